-- A group is done with entries of a shard: take them off its pending list, and drop the entries that every group is done with.
-- KEYS: out, lost, then sent:<id> of each entry   ARGV: group, how long an unread entry is kept (ms), the entries' ids
local out = KEYS[1]
local ids = {}
for i = 3, #ARGV do ids[#ids + 1] = ARGV[i] end
-- None was pending: a repeat, or Redis was emptied and does not know yet which groups have to read its new entries.
if redis.call('XACK', out, ARGV[1], unpack(ids)) == 0 then return 0 end
local function less(a, b)
  local a1, a2 = string.match(a, '(%d+)-(%d+)')
  local b1, b2 = string.match(b, '(%d+)-(%d+)')
  if a1 ~= b1 then return tonumber(a1) < tonumber(b1) end
  return tonumber(a2) < tonumber(b2)
end
local keep
local groups = {}
for number, flat in ipairs(redis.call('XINFO', 'GROUPS', out)) do
  local group = {}
  groups[number] = group
  for i = 1, #flat, 2 do group[flat[i]] = flat[i + 1] end
  local first
  if group['pending'] > 0 then
    first = redis.call('XPENDING', out, group['name'])[2]
  else
    local rest = redis.call('XRANGE', out, '(' .. group['last-delivered-id'], '+', 'COUNT', 1)
    first = rest[1] and rest[1][1]
  end
  if first and (not keep or less(first, keep)) then keep = first end
end
if keep then redis.call('XTRIM', out, 'MINID', keep) else redis.call('XTRIM', out, 'MAXLEN', 0) end
-- Nobody reads in an outage, so its time does not count.
local time = redis.call('TIME')
redis.call('XTRIM', out, 'MINID', string.format('%.0f', time[1] * 1000 - ARGV[2] - (redis.call('GET', KEYS[2]) or 0)))
-- Marks are for groups that still have to tell an entry; the entry itself may wait for older ones to be dropped.
local function open(id)
  for _, group in ipairs(groups) do
    if less(group['last-delivered-id'], id) or redis.call('XPENDING', out, group['name'], id, id, 1)[1] then return true end
  end
end
for i = 1, #ids do
  if not open(ids[i]) then redis.call('DEL', KEYS[i + 2]) end
end
return redis.call('XLEN', out)
