"""What holds for all tests: the same examples on every machine and in every run."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("steady")
