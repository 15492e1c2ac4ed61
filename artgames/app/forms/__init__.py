"""Generated from the Qt Designer files in `ui/` by `scripts/build_forms.py`. Never edited."""
