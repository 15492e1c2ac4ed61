"""The room: a picture for everybody on the projector, and a console for the host on the laptop."""
