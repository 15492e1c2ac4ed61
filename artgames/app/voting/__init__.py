"""The public plays along: hands are counted or slips typed in, and the majority answers for one seat."""
