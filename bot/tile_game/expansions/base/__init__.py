"""The base game: tiles, followers, roads, cities and monasteries."""
