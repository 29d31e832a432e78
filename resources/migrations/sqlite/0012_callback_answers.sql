-- Answer times by host. The index has every column of the query, so it never reads the bodies. It is in
-- the order of seq: a period is one range, and a page of a filtered list is read from its end.
CREATE INDEX callback_answers ON callback (seq, profile_id, host, state, last_outcome, last_duration, last_at);
