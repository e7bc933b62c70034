-- Note that a process is alive, give up the shards it names, and give it its share of the shards that nobody holds.
-- KEYS: holders, alive   ARGV: process, milliseconds a lease lives, how many shards there are, 'leave' or '', shards given up
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local me, life, shards = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local held = redis.call('HGETALL', KEYS[1])
local owner = {}
for i = 1, #held, 2 do owner[held[i]] = held[i + 1] end
for i = 5, #ARGV do
  if owner[ARGV[i]] == me then
    redis.call('HDEL', KEYS[1], ARGV[i])
    owner[ARGV[i]] = nil
  end
end
-- After the clock was set back: a process last heard later than now counts as heard now, and not for hours to come.
for _, who in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. now, '+inf')) do redis.call('ZADD', KEYS[2], now, who) end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', '(' .. (now - life))
if ARGV[4] == 'leave' then
  redis.call('ZREM', KEYS[2], me)
  for shard, who in pairs(owner) do
    if who == me then redis.call('HDEL', KEYS[1], shard) end
  end
  return {0}
end
redis.call('ZADD', KEYS[2], now, me)
local alive = {}
for _, who in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do alive[who] = true end
local share = math.ceil(shards / redis.call('ZCARD', KEYS[2]))
local mine = {}
for shard = 0, shards - 1 do
  if owner[tostring(shard)] == me then mine[#mine + 1] = shard end
end
for shard = 0, shards - 1 do
  if #mine >= share then break end
  local who = owner[tostring(shard)]
  if who ~= me and not alive[who or ''] then
    redis.call('HSET', KEYS[1], shard, me)
    mine[#mine + 1] = shard
  end
end
return {share, unpack(mine)}
