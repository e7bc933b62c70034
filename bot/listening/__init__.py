"""HTTP from strangers: connections with caps and deadlines, bodies with limits, and visitors told apart behind a proxy."""
