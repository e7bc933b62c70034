"""HTTP as strangers may send it: connections with caps and deadlines, bodies with limits, and who asks, also behind a proxy."""
