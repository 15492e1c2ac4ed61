"""What must not be seen in the room: pages for one person, and what the host alone may look up."""
