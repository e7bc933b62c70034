"""Words: messages by code and parameters, with plurals, in the languages there are."""
