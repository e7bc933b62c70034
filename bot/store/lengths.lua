-- How many entries each of these outboxes still holds.
-- KEYS: out of each shard
local found = {}
for i, out in ipairs(KEYS) do found[i] = redis.call('XLEN', out) end
return found
