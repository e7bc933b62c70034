-- One step of a table, all or nothing. docs/storage.md has the contract.
-- KEYS: log, head, draft, keys, due, out, record, places
-- ARGV: game, expected version, idempotency key, draft ('' keep, '-' drop, or its revision), wake channel, shard, firm,
--       state, deciders, extra, record, clear timers, format, keys kept,
--       how many entries, timers, messages; when the last entry was written, or '';
--       then the entries; member and time of each timer; kind and body of each message
local log, head, draft, keys, due, out, record = unpack(KEYS)
local game, expected, key, drafted = ARGV[1], tonumber(ARGV[2]), ARGV[3], ARGV[4]
local entries, timers, messages = tonumber(ARGV[15]), tonumber(ARGV[16]), tonumber(ARGV[17])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local version = redis.call('LLEN', log)

local made = redis.call('ZSCORE', keys, key)
if made then
  -- Written again, so that replicas can confirm it again.
  if ARGV[7] == '1' then redis.call('HSET', head, 'v', version) end
  return {'duplicate', tonumber(made), version, now}
end
if version ~= expected then return {'stale', version, now} end
-- A Redis that has lost its newest entries may have got others since.
if ARGV[18] ~= '' and version > 0 and struct.unpack('>I8', redis.call('LINDEX', log, -1)) ~= tonumber(ARGV[18]) then
  return {'stale', version, now}
end
if drafted ~= '' and drafted ~= '-' then
  local revision = redis.call('HGET', draft, 'r') or '0'
  if revision ~= drafted then return {'redrafted', version, now, tonumber(revision)} end
end

local next = 19
for _ = 1, entries do
  redis.call('RPUSH', log, struct.pack('>I8B', now, tonumber(ARGV[13])) .. ARGV[next])
  next = next + 1
end
version = version + entries

-- The head names the timers in `due`, with their times: those that `due` may lose can be set again.
local names, known = {}, redis.call('HMGET', head, 't', 'w')
local times = {}
for name, at in string.gmatch(known[2] or '', '(%S+)=(%S+)') do times[name] = at end
local function name_of(member) return string.match(member, '[^:]*$') end
for member in string.gmatch(known[1] or '', '%S+') do
  names[member] = redis.call('ZSCORE', due, member) or times[name_of(member)] or ''
end
if ARGV[12] == '1' then
  for name in pairs(names) do redis.call('ZREM', due, name) end
  names = {}
end
for _ = 1, timers do
  local member, at = ARGV[next], ARGV[next + 1]
  next = next + 2
  if at == '' then
    redis.call('ZREM', due, member)
    names[member] = nil
  else
    if string.sub(at, 1, 1) == '+' then at = string.format('%.0f', now + tonumber(at)) end
    redis.call('ZADD', due, at, member)
    names[member] = at
  end
end
local set, when = {}, {}
for name in pairs(names) do set[#set + 1] = name end
table.sort(set)
for i, member in ipairs(set) do when[i] = name_of(member) .. '=' .. names[member] end
redis.call('HSET', head, 'f', ARGV[13], 'v', version, 's', ARGV[8], 'd', ARGV[9], 'x', ARGV[10], 'at', now,
  't', table.concat(set, ' '), 'w', table.concat(when, ' '))

for _ = 1, messages do
  redis.call('XADD', out, '*', 'f', ARGV[13], 'k', ARGV[next], 'g', game, 'v', version, 'b', ARGV[next + 1])
  next = next + 2
end
if drafted == '' then
  if redis.call('EXISTS', draft) == 1 then redis.call('HSET', draft, 'v', version) end
else
  redis.call('DEL', draft)
end
if ARGV[11] ~= '' then redis.call('SET', record, ARGV[11]) end
redis.call('ZADD', keys, version, key)
redis.call('ZREMRANGEBYRANK', keys, 0, -1 - tonumber(ARGV[14]))
if messages > 0 then redis.call('PUBLISH', ARGV[5], ARGV[6]) end
return {'applied', version, now}
