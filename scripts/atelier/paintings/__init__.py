"""One file a painting: what it is (`PAINTING`) and how it is composed (`compose`)."""
