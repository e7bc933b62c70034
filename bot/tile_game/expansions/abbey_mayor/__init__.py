"""Abbey & Mayor: abbey, mayor, barn and wagon."""
