-- Orders in which the lists of refunds and callbacks are shown. The creation of a payment writes neither
-- index: its callbacks have no attempt yet. The other columns answer the usual filters from the index alone.
CREATE INDEX refund_by_amount ON refund (amount, seq, profile, status);
CREATE INDEX callback_by_duration ON callback (last_duration, seq, profile_id, state, host, last_outcome)
    WHERE last_duration IS NOT NULL;
