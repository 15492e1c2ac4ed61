"""Pictures from disk, decoded in the background, in the size that is shown."""
