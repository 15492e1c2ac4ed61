"""Photographs of the paintings themselves, from Wikimedia Commons: what to ask for, what is taken, what it replaces.

Nothing here speaks to a network; `artgames/app/originals` does, and only when somebody asked for it.
"""
