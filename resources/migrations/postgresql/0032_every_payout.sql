-- Payouts of this service and of providers in one list, and their matches with lines of a bank. The comments are in the
-- migration of SQLite.

CREATE VIEW every_payout AS
    SELECT p.seq, p.id, p.id AS subject, CAST(0 AS BIGINT) AS is_hosted, p.account, a.merchant_id, a.iban, a.bulk_id,
        p.status, p.made_at, p.payments_upto - p.payments_after AS payment_count, p.payment_amount,
        p.refunds_upto - p.refunds_after AS refund_count, p.refund_amount, p.amount, p.again_of, p.fee_amount,
        p.fees_upto - p.fees_after AS charge_count, '' AS merchant_there
    FROM payout p JOIN ledger_account a ON a.seq = p.account
    UNION ALL
    SELECT -o.seq, o.id, o.subject, 1, NULL, m.id, o.iban, CASE o.bulk_id WHEN 'NONE' THEN '' ELSE o.bulk_id END,
        o.status, o.made_at, o.payment_count, o.payment_amount, o.refund_count, o.refund_amount, o.amount, NULL, 0, 0,
        coalesce(c.hosted_merchant, '')
    FROM hosted_payout o JOIN profile r ON r.seq = o.profile JOIN merchant m ON m.seq = r.merchant
    LEFT JOIN hosted_connection c ON c.profile = o.profile;

CREATE VIEW hosted_payout_line AS
    SELECT o.seq AS payout, o.id AS payout_id, o.status, i.kind, i.item, i.payment AS payment_id, i.profile, i.amount,
        i.at, p.seq AS payment, f.seq AS refund,
        CASE i.kind WHEN 2 THEN coalesce(f.id, i.item) ELSE '' END AS refund_id, p.reference, p.type, p.point_of_sale,
        coalesce(f.description, p.description) AS description
    FROM hosted_payout o JOIN hosted_payout_item i ON i.payout = o.seq
    LEFT JOIN hosted_refund h ON i.kind = 2 AND h.hosted_id = i.item AND h.hosted_id <> ''
    LEFT JOIN refund f ON f.seq = h.refund
    LEFT JOIN payment p ON p.id = i.payment;

CREATE INDEX hosted_payout_item_by_time ON hosted_payout_item (payout, at, item);
CREATE INDEX hosted_payout_item_of_others ON hosted_payout_item (payout, kind) WHERE profile IS NULL;

ALTER TABLE bank_match ADD COLUMN hosted_payout BIGINT REFERENCES hosted_payout (seq);
CREATE INDEX bank_match_by_hosted_payout ON bank_match (hosted_payout);
ALTER TABLE bank_match DROP CONSTRAINT bank_match_check;
ALTER TABLE bank_match DROP CONSTRAINT bank_match_check1;
ALTER TABLE bank_match ADD CHECK (by_hand = 1 OR (coalesce(payout, hosted_payout) IS NOT NULL AND difference = 0));
ALTER TABLE bank_match ADD CHECK (coalesce(payout, hosted_payout) IS NOT NULL OR difference = 0);
ALTER TABLE bank_match ADD CHECK (payout IS NULL OR hosted_payout IS NULL);

CREATE OR REPLACE FUNCTION bank_match_is_single() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM bank_match m LEFT JOIN bank_unmatch u ON u.match = m.seq
        WHERE u.match IS NULL AND m.entry = NEW.entry)
        OR EXISTS (SELECT 1 FROM bank_match m LEFT JOIN bank_unmatch u ON u.match = m.seq
        WHERE u.match IS NULL AND (m.payout = NEW.payout OR m.hosted_payout = NEW.hosted_payout)) THEN
        RAISE EXCEPTION 'a line or a payout has one match at most';
    END IF;
    RETURN NEW;
END $$;
