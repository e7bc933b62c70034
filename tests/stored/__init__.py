"""Data stored by earlier versions: a dump, what its tables show, and the stored form of every type.

`dump.xz` and `summary.xz` come from commit 9cb376f and are never rewritten: a newer dump would prove nothing about older
data. That commit also has the script that made them.
"""
