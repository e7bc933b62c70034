"""The proofs by faults: the bot between both platforms, or workers at tables, are killed hundreds of times while people play."""
