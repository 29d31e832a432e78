#pragma once

#include "core/bank/bank_file.h"
#include "core/bank/payout_matcher.h"
#include "core/storage/database.h"

namespace tilldesk::bank {

/// A match that is valid, or the decision that a line is no payout.
struct StoredMatch {
    qint64 seq = 0;
    qint64 entry = 0;
    std::optional<qint64> payout; ///< seq; empty: no payout
    bool isByHand = false;
    BankDecision decision;
};

/// A statement that is stored, without its lines.
struct StoredStatement {
    qint64 seq = 0;
    BankStatementHead head;
    Timestamp readAt; ///< when its file was read
};

/// First and last day that the stored statements of an account cover.
struct CoveredDays {
    QDate first;
    QDate last;
};

/// An account with statements.
struct BankAccount {
    qint64 seq = 0;
    QString iban;
};

/// Which lines of an account lines() returns.
struct LineRange {
    std::optional<QDate> first{}; ///< booked on this day or later
    std::optional<QDate> last{};  ///< booked on this day or earlier
};

/// Reads and writes the tables of imported bank files. Queries leave out staged files, with their
/// statements and lines, until publish().
class BankRepository
{
public:
    explicit BankRepository(storage::Database &db) : m_db(db) {}

    /// Returns the accounts of the merchants, with or without statements: those of their profiles
    /// and of the ledger. @param merchants  empty: all merchants
    [[nodiscard]] QSet<QString> ibansOf(const QList<MerchantId> &merchants);
    /// Returns the accounts with statements.
    [[nodiscard]] QList<BankAccount> accounts();
    /// Returns the account's seq; adds the account if it is new.
    qint64 accountOf(const QString &iban);
    [[nodiscard]] CoveredDays covered(qint64 account);

    /// @return seq of the file
    qint64 insertFile(const ParsedFile &file, Timestamp at, const QString &actor);
    qint64 insertStatement(qint64 file, qint64 account, const BankStatementHead &head);
    void insertEntry(qint64 file, qint64 statement, qint64 account, const BankEntry &entry);
    /// Returns the same statement; empty if it was not read yet.
    [[nodiscard]] std::optional<StoredStatement> find(qint64 account,
                                                      const BankStatementHead &head);
    /// Returns the last statement that ended before `day`; empty if there is none.
    [[nodiscard]] std::optional<StoredStatement> before(qint64 account, const QDate &day);

    /// Returns the statements of an account by their last days.
    [[nodiscard]] std::vector<BankStatementHead> statements(qint64 account);

    /// Hides a file, its statements and its lines until publish().
    void stage(qint64 file);
    void publish(qint64 file);
    /// Returns whether a file is staged.
    [[nodiscard]] bool hasStaged();
    /// Removes staged files with their statements, lines and matches. Returns whether staged rows
    /// are left.
    /// @param most  rows of each table to remove
    [[nodiscard]] bool removeStaged(qint64 most);
    /// Returns the smallest seq of the file's lines; 0: it has none.
    [[nodiscard]] qint64 firstLineOf(qint64 file);

    /// Returns the files with statements of the accounts, latest first, one for each account.
    [[nodiscard]] QList<BankFileSummary> files(const QSet<QString> &ibans, int count);

    /// A line that is stored, as far as the recognition of the same line needs it.
    struct Stored {
        QDate day;
        Amount amount;
        QString text;
        QString reference;
        BankFormat format = BankFormat::Coda;
    };
    [[nodiscard]] std::vector<Stored> stored(qint64 account, const QDate &first, const QDate &last);

    /// Returns the line; empty if there is none.
    [[nodiscard]] std::optional<BankEntry> entry(qint64 seq);
    /// Returns the credits without a match that may be payouts: with the form of a payout's text,
    /// or with one of the amounts; by day and seq. @param staged  file whose lines are not left out
    [[nodiscard]] std::vector<BankEntry> open(qint64 account, const QSet<qint64> &amounts,
                                              qint64 staged = 0);
    /// Returns the debits without a match that have the form of a payout's text, by day and seq: a
    /// payout that was sent back.
    [[nodiscard]] std::vector<BankEntry> openDebits(qint64 account);
    /// Returns all lines of the days, by day and seq.
    [[nodiscard]] std::vector<BankEntry> lines(qint64 account, const LineRange &range);

    /// @return seq of the match. Throws StorageException if the line or the payout has a match.
    qint64 insertMatch(const StoredMatch &match, Amount difference);
    void insertUnmatch(qint64 match, const BankDecision &decision);
    /// Returns the valid matches of the account by line.
    [[nodiscard]] QHash<qint64, StoredMatch> matches(qint64 account);
    [[nodiscard]] std::optional<StoredMatch> matchOf(qint64 entry);
    /// Returns whether another line has a valid match with the payout.
    [[nodiscard]] bool isMatched(qint64 payout);
    /// Returns the lines and payouts whose match was ended by a person.
    [[nodiscard]] QSet<PayoutMatcher::Pair> undone(qint64 account);

private:
    storage::Database &m_db;
};

} // namespace tilldesk::bank
