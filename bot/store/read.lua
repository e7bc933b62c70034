-- The entries that nobody in a group has read, and how many the group has read and not finished: more than the reader knows of if
-- an answer was lost. (A script also because a cluster's client would have to ask where the command's keys are.)
-- KEYS: out   ARGV: group, reader, how many entries at most
local found = redis.call('XREADGROUP', 'GROUP', ARGV[1], ARGV[2], 'COUNT', ARGV[3], 'STREAMS', KEYS[1], '>')
return {redis.call('XPENDING', KEYS[1], ARGV[1])[1], found and found[1][2] or {}}
