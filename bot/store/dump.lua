-- Dump several keys of one slot at one moment: for each its life (ms; -1 no expiry, -2 no such key) and its dump.
local out = {}
for i, key in ipairs(KEYS) do
  out[i] = {redis.call('PTTL', key), redis.call('DUMP', key)}
end
return out
