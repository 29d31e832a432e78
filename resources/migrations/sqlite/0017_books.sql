-- Bookkeeping: accounts of a merchant's books, VAT rates of sales.

-- chart: 1 Belgium, 2 Netherlands, 3 France, 4 SKR03, 5 SKR04, 6 own. Numbers are 0 where they are not
-- known. large_sale: in cents. A merchant without a row has the defaults.
CREATE TABLE book_setting (
    merchant   INTEGER PRIMARY KEY REFERENCES merchant (seq),
    chart      INTEGER NOT NULL CHECK (chart BETWEEN 1 AND 6),
    journal    TEXT    NOT NULL CHECK (length(journal) BETWEEN 1 AND 6),
    consultant INTEGER NOT NULL CHECK (consultant >= 0),
    client     INTEGER NOT NULL CHECK (client >= 0),
    first_year INTEGER NOT NULL CHECK (first_year >= 0),
    large_sale INTEGER NOT NULL CHECK (large_sale >= 0)
) STRICT;

-- Accounts that the merchant has chosen instead of the chart's. kind: 1 clearing, 2 sales, 3 VAT,
-- 4 refunds, 5 fees, 6 bank, 7 unknown. rate: in hundredths of a percent; -1: every rate. account '':
-- not booked apart.
CREATE TABLE book_account (
    merchant INTEGER NOT NULL REFERENCES merchant (seq),
    kind     INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 7),
    rate     INTEGER NOT NULL CHECK (rate BETWEEN -1 AND 9999),
    account  TEXT    NOT NULL CHECK (length(account) <= 20),
    PRIMARY KEY (merchant, kind, rate)
) STRICT, WITHOUT ROWID;

-- VAT rates of a profile, or of one of its points of sale, from a day on (Julian day number, in the
-- shop's calendar). Of two rows for one day, the later one counts. shares: rates in hundredths of a
-- percent with their weights, for example '1200:7500 2100:2500'; '': no rate.
CREATE TABLE vat_rate (
    seq           INTEGER PRIMARY KEY,
    profile       INTEGER NOT NULL REFERENCES profile (seq),
    point_of_sale INTEGER REFERENCES point_of_sale (seq),
    first_day     INTEGER NOT NULL,
    shares        TEXT    NOT NULL,
    set_at        INTEGER NOT NULL
) STRICT;
CREATE TRIGGER vat_rate_is_fixed BEFORE UPDATE ON vat_rate
BEGIN
    SELECT RAISE(ABORT, 'a VAT rate is never changed');
END;
CREATE TRIGGER vat_rate_stays BEFORE DELETE ON vat_rate
BEGIN
    SELECT RAISE(ABORT, 'a VAT rate is never removed');
END;

-- VAT rates that a payment's request named, by their amounts in cents: '600:500 2100:1200'.
CREATE TABLE payment_vat (
    payment INTEGER PRIMARY KEY REFERENCES payment (seq),
    shares  TEXT NOT NULL CHECK (shares <> '')
) STRICT;
CREATE TRIGGER payment_vat_is_fixed BEFORE UPDATE ON payment_vat
BEGIN
    SELECT RAISE(ABORT, 'the VAT rates of a payment are fixed');
END;
CREATE TRIGGER payment_vat_stays BEFORE DELETE ON payment_vat
BEGIN
    SELECT RAISE(ABORT, 'the VAT rates of a payment are fixed');
END;
