#pragma once

#include "core/domain/file_text.h"
#include "core/domain/payout.h"

#include <QStringList>
#include <atomic>

namespace tilldesk {

/// The format of a file with statements of a real bank. The numbers are stored in the database.
enum class BankFormat : quint8 { Camt053v02 = 1, Camt053v08 = 2, Mt940 = 3, Coda = 4 };

/// Returns the name of the format as the export commands have it, for example `camt053-08`.
[[nodiscard]] QLatin1StringView toText(BankFormat format);

/// A booked line of a bank statement.
struct BankEntry {
    qint64 seq = 0;    ///< number of the line in the database; 0: not stored
    QString iban;      ///< account of the statement
    QDate day;         ///< booking day
    Amount amount;     ///< credits are positive
    QString reference; ///< the bank's own reference; may be empty
    QString party;     ///< name of the other side; may be empty
    FileText text;     ///< remittance text
    qint64 line = 0;   ///< line of the file where the entry begins, from 1
    QString file;      ///< name of the file, without its folder

    friend bool operator==(const BankEntry &, const BankEntry &) = default;
};

/// Balances and period of a statement.
struct BankStatementHead {
    QString iban;
    QString number; ///< the bank's number or id of the statement
    QDate first;    ///< first day with an entry; else that of `last`
    QDate last;     ///< day of the closing balance
    Amount opening;
    Amount closing;

    friend bool operator==(const BankStatementHead &, const BankStatementHead &) = default;
};

/// Two statements of an account between which one may be missing.
struct BankGap {
    BankStatementHead before;
    BankStatementHead after;

    friend bool operator==(const BankGap &, const BankGap &) = default;
};

/// Returns whether a statement may be missing between two: the second one does not open with the
/// balance with which the first one closes, or the bank's numbers of a year leave one out.
[[nodiscard]] bool leavesGap(const BankStatementHead &before, const BankStatementHead &after);

/// What the comparison of the payouts with the bank's lines says about a line, or about a payout
/// that is on no line. @source service.md#bank-statements
enum class BankOutcome : quint8 {
    Matched,       ///< the whole id of a payout and its amount, or matched by a person
    AmountDiffers, ///< the whole id of a payout, another amount
    NoReference,   ///< no id, but amount and day of one payout
    Ambiguous,     ///< a part of an id, or the amount of several payouts
    Unexpected,    ///< an id of a payout that does not exist, has failed or is matched with another
                   ///< line
    Missing, ///< a payout that is on no line, although statements cover the days on which banks
             ///< book
    Awaited, ///< a payout that is on no statement yet
    Other,   ///< a line that has nothing to do with payouts
};

/// Returns the name for commands and files, for example `amount-differs`.
[[nodiscard]] QLatin1StringView toText(BankOutcome outcome);
/// Returns the outcome; empty unless `name` is exactly one of the names.
[[nodiscard]] std::optional<BankOutcome> bankOutcomeFrom(QStringView name);
/// Returns whether a person has to decide or to ask the bank.
[[nodiscard]] bool needsPerson(BankOutcome outcome);

/// Why a line or a payout has its outcome.
enum class BankReason : quint8 {
    IdAndAmount,      ///< Matched: the line has the payout's id and amount
    ByHand,           ///< Matched: a person has matched them
    OtherAmount,      ///< AmountDiffers
    SameAmount,       ///< NoReference: one payout has this amount and was made within three days
    SameAmounts,      ///< Ambiguous: several payouts have this amount
    CutId,            ///< Ambiguous: the id is cut off
    SeveralIds,       ///< Ambiguous: the line has the ids of several payouts
    UnknownId,        ///< Unexpected: no payout has this id
    PayoutFailed,     ///< Unexpected: the payout with this id has failed or was sent back
    MatchedAlready,   ///< Unexpected: the payout with this id is matched with another line
    BeforePayout,     ///< Unexpected: booked before the payout with this id was made
    Undone,           ///< Ambiguous: the line has the payout's id, but a person has unmatched them
    NotOnStatements,  ///< Missing
    NoStatementYet,   ///< Awaited
    NotOfPayouts,     ///< Other
    NotAPayoutByHand, ///< Other: a person has said that the line is no payout
};

/// A part of the text of a line, and its bytes in the file.
struct BankEvidence {
    QString text;
    QList<ByteSpan> spans; ///< several if the text is broken, for example over two records

    friend bool operator==(const BankEvidence &, const BankEvidence &) = default;
};

/// Who has matched a line by hand, and when.
struct BankDecision {
    Timestamp at;
    QString by;

    friend bool operator==(const BankDecision &, const BankDecision &) = default;
};

/// A line of a statement beside its payout, or a payout that is on no line.
struct BankItem {
    BankOutcome outcome = BankOutcome::Other;
    BankReason reason = BankReason::NotOfPayouts;
    std::optional<BankEntry> entry; ///< empty: Missing and Awaited
    /// The payout of a match, or the payouts that may be meant, likeliest first.
    QList<Payout> payouts;
    QList<BankEvidence> evidence;         ///< what the outcome rests on; empty for a payout alone
    std::optional<BankDecision> decision; ///< set for ByHand and NotAPayoutByHand
    QDate expected;                       ///< last day on which the bank books a payout on no line
    int age = 0;                          ///< days since the booking, or since the payout was made

    friend bool operator==(const BankItem &, const BankItem &) = default;
};

/// Progress of the import of a bank's file, and its cancellation, which undoes all of it.
/// Thread-safe.
struct BankReadControl {
    std::atomic<bool> isCancelled = false; ///< set by the requester
    std::atomic<qint64> done = 0;          ///< bytes read so far
    std::atomic<qint64> total = 0;         ///< bytes of the file
    std::atomic<qint64> stored = 0;        ///< lines compared with the stored ones, or matched
    std::atomic<qint64> toStore = 0;       ///< as `stored`, of the whole file; 0: still read
};

/// A statement of a file that was imported, or examined before an import.
struct ImportedBankStatement {
    BankStatementHead head;
    qint64 lines = 0;
    Amount credits;
    Amount debits;                       ///< positive
    qint64 added = 0;                    ///< lines that were not stored yet; 0: only examined
    Amount difference;                   ///< closing balance less opening balance and lines
    std::optional<Timestamp> readBefore; ///< when the same statement was first read
    /// The nearest statement, if a statement may be missing between the two: the one before, or the
    /// later one that is imported already.
    std::optional<BankStatementHead> gapAfter;
};

/// What an import did, or would do.
struct BankImport {
    QString name;
    BankFormat format = BankFormat::Coda;
    QList<ImportedBankStatement> statements;
    bool isStored = true; ///< false: only examined, because the file has doubts
    qint64 added = 0;     ///< lines
    qint64 matched = 0;   ///< payouts that are matched since
    QStringList notes;    ///< for example a gap between two statements, in English; IBANs masked

    /// Returns whether a balance is wrong or a statement may be missing.
    [[nodiscard]] bool hasDoubts() const;
};

/// A file of a bank that was read, as far as it is about one account.
struct BankFileSummary {
    QString name;
    BankFormat format = BankFormat::Coda;
    Timestamp readAt;
    QString by; ///< name of who read it
    /// Account, and number of the last statement; first day and opening balance of the first one.
    BankStatementHead head;
    int statements = 0;
    qint64 lines = 0;  ///< lines of the account on the days of the statements, of all files
    Amount difference; ///< closing balance less opening balance and these lines
    std::optional<BankGap> gap =
        {}; ///< the last one between the account's statements, of all files

    friend bool operator==(const BankFileSummary &, const BankFileSummary &) = default;
};

/// Which lines and payouts to list. Empty members do not restrict the list.
struct BankItemFilter {
    QList<MerchantId> merchants{};
    /// By the booking day of a line, or the day of a payout that is on no line.
    std::optional<QDate> first{};
    std::optional<QDate> last{};
    /// Empty: all except `Other`, which are the lines that have nothing to do with payouts.
    QList<BankOutcome> outcomes{};
    bool hasAllOpen = false; ///< items that need a person are listed whatever their day is

    friend bool operator==(const BankItemFilter &, const BankItemFilter &) = default;
};

/// Returns the filter of the items that need a person. @param merchants  empty: all merchants
[[nodiscard]] BankItemFilter openBankItems(const QList<MerchantId> &merchants);

/// Days of grace until a payout must be on a statement, in bank days.
/// @source service.md#bank-statements
inline constexpr int kBankDaysOfPayout = 2;
/// Days between a payout and a line without its id, in both directions.
/// @source service.md#bank-statements
inline constexpr int kBankDayTolerance = 3;

/// Returns the difference between a line and the payout of its match, which a person has accepted;
/// 0: the same amount, or no match by hand.
[[nodiscard]] Amount acceptedDifference(const BankItem &item);

/// Returns the reason as an English sentence, with the figures of the item. IBANs do not occur.
[[nodiscard]] QString reasonInWords(const BankItem &item);

} // namespace tilldesk
