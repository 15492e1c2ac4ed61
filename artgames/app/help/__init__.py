"""Help for the page that is open: guides, shortcuts, licences."""
