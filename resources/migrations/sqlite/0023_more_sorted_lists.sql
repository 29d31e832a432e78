-- The other orders in which lists are shown. Only rows with a text are in the indexes of texts.
-- The reference of a refund's payment is repeated here, because no index covers two tables.
ALTER TABLE refund ADD COLUMN reference TEXT NOT NULL DEFAULT '';
UPDATE refund SET reference = (SELECT p.reference FROM payment p WHERE p.seq = refund.payment);
CREATE TRIGGER refund_reference_is_fixed BEFORE UPDATE OF reference ON refund
BEGIN
    SELECT RAISE(ABORT, 'the terms of a refund are fixed');
END;

CREATE INDEX refund_by_reference ON refund (reference COLLATE NOCASE, seq, profile, status)
    WHERE reference <> '';
CREATE INDEX refund_by_description ON refund (description COLLATE NOCASE, seq, profile, status)
    WHERE description <> '';
CREATE INDEX refund_by_person ON refund (actor_name COLLATE NOCASE, seq, profile, status, actor_kind)
    WHERE actor_name <> '';
CREATE INDEX callback_by_reference ON callback (reference COLLATE NOCASE, seq, profile_id, state)
    WHERE reference <> '';
CREATE INDEX callback_by_payment_status ON callback (payment_status, seq, profile_id, state);
CREATE INDEX callback_by_host ON callback (host, seq, profile_id, state);
CREATE INDEX callback_by_attempts ON callback (attempts, seq, profile_id, state);
-- The creation of a payment writes this one. An index of descriptions would cost it half of its time again.
CREATE INDEX payment_by_person ON payment (actor_name COLLATE NOCASE) WHERE actor_name <> '';
