"""What pupils knew and which paintings were missed, for the teacher."""
