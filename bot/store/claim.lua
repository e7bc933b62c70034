-- Take over the unfinished entries of every reader of a group, and remove the other readers.
-- KEYS: out   ARGV: group, reader, how many entries at once
local found = redis.call('XAUTOCLAIM', KEYS[1], ARGV[1], ARGV[2], 0, '0-0', 'COUNT', ARGV[3])
local entries = found[2]
while found[1] ~= '0-0' do
  found = redis.call('XAUTOCLAIM', KEYS[1], ARGV[1], ARGV[2], 0, found[1], 'COUNT', ARGV[3])
  for _, entry in ipairs(found[2]) do entries[#entries + 1] = entry end
end
for _, flat in ipairs(redis.call('XINFO', 'CONSUMERS', KEYS[1], ARGV[1])) do
  local reader = {}
  for i = 1, #flat, 2 do reader[flat[i]] = flat[i + 1] end
  if reader['name'] ~= ARGV[2] and reader['pending'] == 0 then
    redis.call('XGROUP', 'DELCONSUMER', KEYS[1], ARGV[1], reader['name'])
  end
end
return {#entries, entries}
