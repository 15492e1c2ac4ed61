"""Forms generated from the Qt Designer files in `ui/` by `scripts/build_forms.py`; never edited by hand."""
