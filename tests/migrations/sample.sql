-- What a small shop's database holds, so that an upgrade meets data. It goes into the kept schema
-- together with the tables; change it when a migration adds a table worth filling.
INSERT INTO merchant (seq, id, name, created_at)
VALUES (1, '0000000000010000000000a1', 'Janssens', 1795181530000);
INSERT INTO profile (seq, id, merchant, name, creditor_name, iban, channel, bulk_id,
    identify_callback_url, callback_url, is_open, allows_refunds, allows_loopback_callbacks, created_at,
    last_iban)
VALUES (1, '0000000000010000000000b1', 1, 'Web shop', 'Bakkerij Janssens', 'BE68539007547034', 1, '',
    '', 'https://shop.example.com/callback', 1, 0, 0, 1795181530000,
    'BE68539007547034');
INSERT INTO point_of_sale (seq, profile, id, name, shop_id, shop_name)
VALUES (1, 1, 'T1', 'Till 1', 'S1', 'Main street');
INSERT INTO api_key (seq, id, profile, sha256, name, subject, authorities, created_at)
VALUES (1, '0000000000010000000000c1', 1,
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', 'Web shop 1',
    'MERCHANT:0000000000010000000000a1', 1, 1795181530000);
INSERT INTO payment (seq, id, profile, status, amount, created_at, expire_at, succeeded_at, reference,
    description, bulk_id, message, identify_callback_url, callback_url, return_url,
    voucher_eligibility, point_of_sale, debtor_name, debtor_iban, actor_kind, actor_name)
VALUES
    (1, '0000000000010000000000d1', 1, 6, 1250, 1795181530000, 1795182730000, 1795181560000,
     'Order 1', 'Two breads', '', '', '', '', '', '', 1, 'An', 'BE68539007547034', 2, 'Web shop 1'),
    (2, '0000000000010000000000d2', 1, 1, 999999999999, 1795181531000, 1795182731000, NULL, '', '', '',
     '', '', '', '', '', NULL, '', '', 2, 'Web shop 1');
INSERT INTO payment_step (seq, payment, at, cause, status, actor_kind, actor_name)
VALUES
    (1, 1, 1795181540000, 1, 2, 4, 'An'), (2, 1, 1795181550000, 6, 3, 1, ''),
    (3, 1, 1795181560000, 9, 6, 1, '');
INSERT INTO payment_count (profile, level, block, status, n, amount)
VALUES
    (1, 1, 0, 6, 1, 1250), (1, 2, 0, 6, 1, 1250), (1, 1, 0, 1, 1, 999999999999),
    (1, 2, 0, 1, 1, 999999999999);
INSERT INTO day_close (seq, kind, profile, point_of_sale, number, items_after, items_upto, from_at, made_at,
    payments, payments_amount, refunds, refunds_amount, total_before)
VALUES (1, 2, 1, 1, 1, 0, 0, NULL, 1795181600000, 0, 0, 0, 0, 0);
