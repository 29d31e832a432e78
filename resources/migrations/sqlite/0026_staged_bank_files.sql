-- A file of a bank is stored in several transactions. Until the last one, a row here hides the file, its
-- statements, its lines and their matches, and lets them be removed: the import was cancelled or killed.
CREATE TABLE bank_staged (
    file INTEGER PRIMARY KEY REFERENCES bank_file (seq) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE INDEX bank_entry_by_statement ON bank_entry (statement);

DROP TRIGGER bank_account_stays;
CREATE TRIGGER bank_account_stays BEFORE DELETE ON bank_account
WHEN EXISTS (SELECT 1 FROM bank_statement s WHERE s.account = OLD.seq)
BEGIN
    SELECT RAISE(ABORT, 'a bank account is never removed');
END;
DROP TRIGGER bank_file_stays;
CREATE TRIGGER bank_file_stays BEFORE DELETE ON bank_file
WHEN OLD.seq NOT IN (SELECT file FROM bank_staged)
BEGIN
    SELECT RAISE(ABORT, 'a file of a bank is never removed');
END;
DROP TRIGGER bank_statement_stays;
CREATE TRIGGER bank_statement_stays BEFORE DELETE ON bank_statement
WHEN OLD.file NOT IN (SELECT file FROM bank_staged)
BEGIN
    SELECT RAISE(ABORT, 'a statement of a bank is never removed');
END;
DROP TRIGGER bank_entry_stays;
CREATE TRIGGER bank_entry_stays BEFORE DELETE ON bank_entry
WHEN NOT EXISTS (SELECT 1 FROM bank_staged t WHERE t.file = OLD.file)
BEGIN
    SELECT RAISE(ABORT, 'a line of a statement is never removed');
END;
DROP TRIGGER bank_match_stays;
CREATE TRIGGER bank_match_stays BEFORE DELETE ON bank_match
WHEN NOT EXISTS (SELECT 1 FROM bank_entry e JOIN bank_staged t ON t.file = e.file WHERE e.seq = OLD.entry)
BEGIN
    SELECT RAISE(ABORT, 'a match is never removed');
END;
