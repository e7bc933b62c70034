"""Computer players and reviews in processes of their own.

Begin with `pool.py`.

arena     Compare the strength of two players: play the same stacks twice with seats swapped, and evaluate the results
pool      The supervisor of the worker processes: at most cores - 1
protocol  The messages between the supervisor and a worker: a question about a view, and the answer, each a line of JSON
review    The review of a finished game: the sources of each seat's points, the turning points, and moves a strong player
          prefers
reviewer  A review in a process of its own (`python -m bot.workers.reviewer`): a record comes in, the review goes out as JSON
worker    A worker process: a question per line in, an answer per line out
"""
