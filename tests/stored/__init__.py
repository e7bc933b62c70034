"""What earlier programs have stored, for later ones to go on with: a dump, what it shows, and the form of all that is stored.

`dump.xz` and `summary.xz` are of the program of commit 9cb376f and never written anew: a dump of today's program would say
nothing about earlier data. The script that filled it stands in that commit, too.
"""
