"""Every player's own private page on a phone: a small server in a thread of its own, opened only when a host wants it.

`host.PhoneHost` is the door. It knows views and choices and no game, and the table speaks to it in messages alone.
"""
