"""The expansions, a folder each, and the lists of their rules, worths and faces.

Begin with `rules.py`; a good one to read first is `abbot/`.

faces              The faces of the expansions: one line for each, and the face of Carcassonne that they make
rules              The expansions of Carcassonne: one line for each, in the order of the rules
worths             What the expansions are worth to computer players: one line for each, as in the list of their rules
abbey_mayor/       Abbey & Mayor: abbey, mayor, barn and wagon
abbot/             The Abbot and the gardens
base/              The base game: tiles, followers, roads, cities and monasteries
fields/            Fields and the followers on them
inns_cathedrals/   Inns & Cathedrals
king_robber/       King & Robber
river/             The River: tiles that open the map
siege/             Siege and Defence: the fortress and its attackers
tower/             The Tower: towers, captures and ransoms
traders_builders/  Traders & Builders: goods, builder and pig
"""
