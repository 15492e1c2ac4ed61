"""What lies over the table for a while: `table_overlays` shows the one that belongs there, the others are its parts."""
