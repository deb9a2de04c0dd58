"""How hard hypothesis searches: `HYPOTHESIS_PROFILE=thorough make test`.

`default` is for a developer's loop, `ci` repeats the same cases on every run, `thorough` is for
a change to the rules. None has a deadline: these tests check answers, and machines are noisy.
"""

import os

from hypothesis import settings

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("thorough", deadline=None, max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
