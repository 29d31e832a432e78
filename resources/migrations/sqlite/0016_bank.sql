-- The statements of the merchants' real banks, and which of their lines are payouts. Append-only.

CREATE TABLE bank_account (
    seq  INTEGER PRIMARY KEY,
    iban TEXT    NOT NULL UNIQUE
) STRICT;

-- A file that was read. format: 1 CAMT.053 version 02, 2 CAMT.053 version 08, 3 MT940, 4 CODA. sha256: of its
-- bytes, in hex. actor: name of who read it.
CREATE TABLE bank_file (
    seq     INTEGER PRIMARY KEY,
    name    TEXT    NOT NULL,
    sha256  TEXT    NOT NULL CHECK (length(sha256) = 64),
    format  INTEGER NOT NULL CHECK (format BETWEEN 1 AND 4),
    read_at INTEGER NOT NULL,
    actor   TEXT    NOT NULL
) STRICT;

-- number: the bank's. Days are YYYY-MM-DD. A statement is stored once, however many files have it.
CREATE TABLE bank_statement (
    seq       INTEGER PRIMARY KEY,
    file      INTEGER NOT NULL REFERENCES bank_file (seq),
    account   INTEGER NOT NULL REFERENCES bank_account (seq),
    number    TEXT    NOT NULL,
    first_day TEXT    NOT NULL CHECK (length(first_day) = 10),
    last_day  TEXT    NOT NULL CHECK (length(last_day) = 10),
    opening   INTEGER NOT NULL,
    closing   INTEGER NOT NULL,
    UNIQUE (account, number, last_day, opening, closing)
) STRICT;
CREATE INDEX bank_statement_by_day ON bank_statement (account, last_day);

-- A booked line. amount: credits are positive. reference: the bank's. places: the bytes of the file behind
-- the text. line: of the file, from 1. names_payout: the text has the form of a payout's.
CREATE TABLE bank_entry (
    seq          INTEGER PRIMARY KEY,
    statement    INTEGER NOT NULL REFERENCES bank_statement (seq),
    account      INTEGER NOT NULL REFERENCES bank_account (seq),
    day          TEXT    NOT NULL CHECK (length(day) = 10),
    amount       INTEGER NOT NULL,
    reference    TEXT    NOT NULL,
    party        TEXT    NOT NULL,
    text         TEXT    NOT NULL,
    places       TEXT    NOT NULL,
    line         INTEGER NOT NULL CHECK (line >= 1),
    names_payout INTEGER NOT NULL CHECK (names_payout IN (0, 1))
) STRICT;
CREATE INDEX bank_entry_by_day ON bank_entry (account, day);
CREATE INDEX bank_entry_by_amount ON bank_entry (account, amount) WHERE amount > 0;
CREATE INDEX bank_entry_of_payouts ON bank_entry (account) WHERE names_payout = 1 AND amount > 0;

-- A line and its payout. payout: NULL if a person has said that the line is no payout. by_hand: 0 by the
-- rule, 1 by a person. difference: amount of the line less that of the payout.
CREATE TABLE bank_match (
    seq        INTEGER PRIMARY KEY,
    entry      INTEGER NOT NULL REFERENCES bank_entry (seq),
    payout     INTEGER REFERENCES payout (seq),
    made_at    INTEGER NOT NULL,
    by_hand    INTEGER NOT NULL CHECK (by_hand IN (0, 1)),
    difference INTEGER NOT NULL,
    actor      TEXT    NOT NULL,
    CHECK (by_hand = 1 OR (payout IS NOT NULL AND difference = 0)),
    CHECK (payout IS NOT NULL OR difference = 0)
) STRICT;
CREATE INDEX bank_match_by_entry ON bank_match (entry);
CREATE INDEX bank_match_by_payout ON bank_match (payout);

-- The end of a match.
CREATE TABLE bank_unmatch (
    match   INTEGER PRIMARY KEY REFERENCES bank_match (seq),
    made_at INTEGER NOT NULL,
    actor   TEXT    NOT NULL
) STRICT;

CREATE TRIGGER bank_match_is_single BEFORE INSERT ON bank_match
WHEN EXISTS (SELECT 1 FROM bank_match m LEFT JOIN bank_unmatch u ON u.match = m.seq
             WHERE u.match IS NULL AND m.entry = NEW.entry)
    OR EXISTS (SELECT 1 FROM bank_match m LEFT JOIN bank_unmatch u ON u.match = m.seq
               WHERE u.match IS NULL AND m.payout = NEW.payout)
BEGIN
    SELECT RAISE(ABORT, 'a line or a payout has one match at most');
END;

CREATE TRIGGER bank_account_is_fixed BEFORE UPDATE ON bank_account
BEGIN
    SELECT RAISE(ABORT, 'a bank account is never changed');
END;
CREATE TRIGGER bank_account_stays BEFORE DELETE ON bank_account
BEGIN
    SELECT RAISE(ABORT, 'a bank account is never removed');
END;
CREATE TRIGGER bank_file_is_fixed BEFORE UPDATE ON bank_file
BEGIN
    SELECT RAISE(ABORT, 'a file of a bank is never changed');
END;
CREATE TRIGGER bank_file_stays BEFORE DELETE ON bank_file
BEGIN
    SELECT RAISE(ABORT, 'a file of a bank is never removed');
END;
CREATE TRIGGER bank_statement_is_fixed BEFORE UPDATE ON bank_statement
BEGIN
    SELECT RAISE(ABORT, 'a statement of a bank is never changed');
END;
CREATE TRIGGER bank_statement_stays BEFORE DELETE ON bank_statement
BEGIN
    SELECT RAISE(ABORT, 'a statement of a bank is never removed');
END;
CREATE TRIGGER bank_entry_is_fixed BEFORE UPDATE ON bank_entry
BEGIN
    SELECT RAISE(ABORT, 'a line of a statement is never changed');
END;
CREATE TRIGGER bank_entry_stays BEFORE DELETE ON bank_entry
BEGIN
    SELECT RAISE(ABORT, 'a line of a statement is never removed');
END;
CREATE TRIGGER bank_match_is_fixed BEFORE UPDATE ON bank_match
BEGIN
    SELECT RAISE(ABORT, 'a match is never changed');
END;
CREATE TRIGGER bank_match_stays BEFORE DELETE ON bank_match
BEGIN
    SELECT RAISE(ABORT, 'a match is never removed');
END;
CREATE TRIGGER bank_unmatch_is_fixed BEFORE UPDATE ON bank_unmatch
BEGIN
    SELECT RAISE(ABORT, 'the end of a match is never changed');
END;
CREATE TRIGGER bank_unmatch_stays BEFORE DELETE ON bank_unmatch
BEGIN
    SELECT RAISE(ABORT, 'the end of a match is never removed');
END;
