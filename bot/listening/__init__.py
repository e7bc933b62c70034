"""HTTP from strangers: connections with caps and deadlines, bodies with limits, and visitors told apart behind a proxy.

Begin with `serving.py`.

connections  The connections of a listening socket, limited in all and for each address, with deadlines
reading      Reading the content of a request, within limits of size and time
serving      Listening: the socket an application is served at
visitors     Visitors and their rates, told apart by address, also behind a proxy
"""
