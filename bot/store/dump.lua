-- Several keys of one slot as they are at this moment: for each its life (ms; -1 without end, -2 if it is not there) and its dump.
local out = {}
for i, key in ipairs(KEYS) do
  out[i] = {redis.call('PTTL', key), redis.call('DUMP', key)}
end
return out
