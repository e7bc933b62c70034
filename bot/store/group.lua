-- Make a consumer group that starts with what the outbox still has; one that is there stays as it is.
-- KEYS: out   ARGV: group
local made = redis.pcall('XGROUP', 'CREATE', KEYS[1], ARGV[1], '0', 'MKSTREAM')
if type(made) == 'table' and made['err'] and not string.find(made['err'], 'BUSYGROUP', 1, true) then return made end
return 1
