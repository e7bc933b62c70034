-- Forget a document. It is written first, so that replicas have something to confirm also when it is gone already.
-- KEYS: document
redis.call('HSET', KEYS[1], 'k', '')
return redis.call('DEL', KEYS[1])
