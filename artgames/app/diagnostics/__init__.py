"""For whoever looks for a fault: crash log, recorded demonstrations, a missing screen."""
