#pragma once

#include "core/bank/file_examination.h"
#include "core/base/clock.h"
#include "core/payouts/closing_time.h"

#include <map>

namespace tilldesk::bank {

/// Returns the matches that are certain: lines with the whole id and the amount of a payout.
/// @param staged  file whose lines are compared although they are staged; 0: none
/// @param control  counts the lines in `stored`, and cancels; null: neither
/// Errors: `Cancelled`.
[[nodiscard]] Result<std::vector<StoredMatch>>
certainMatches(storage::Database &db, const payouts::ClosingTime &closing,
               const BankAccount &account, qint64 staged, BankReadControl *control);

/// The import of a file in parts. compare() and match() read, on any connection; all others write
/// little each, and do the same if they run again after a rollback. The lines are staged: nobody
/// sees them before publish().
///
/// Order: compare(); store() for each part; match(); storeMatches() for each part; publish();
/// storeOlderMatches() for each part.
class StagedImport
{
public:
    static constexpr qsizetype kPart = 1000; ///< lines, or matches, of one part

    /// @pre the file outlives this object  @param control  may be null
    StagedImport(const ParsedFile &file, ImportRequest request, const Clock &clock,
                 payouts::ClosingTime closing, BankReadControl *control);

    /// Checks the file and compares its lines with those that are stored.
    /// Errors: as checkFile(); `Cancelled`.
    [[nodiscard]] Result<void> compare(storage::Database &db);
    /// Returns whether compare() found doubts, and the request stops at them.
    [[nodiscard]] bool hasStopped() const { return !m_report.isStored; }
    /// Returns the number of parts that store() takes; 0: the file has nothing new.
    [[nodiscard]] qsizetype parts() const { return partsOf(qsizetype(m_toStore.size())); }
    void store(storage::Database &db, qsizetype part);
    /// Computes the matches, and the digest of the staged file. Errors: `Cancelled`.
    [[nodiscard]] Result<void> match(storage::Database &db);
    [[nodiscard]] qsizetype matchParts() const { return partsOf(qsizetype(m_matches.size())); }
    void storeMatches(storage::Database &db, qsizetype part);
    /// Makes the file visible, and records it in the audit trail. No-op if nothing was stored.
    void publish(storage::Database &db);
    [[nodiscard]] qsizetype olderParts() const { return partsOf(qsizetype(m_older.size())); }
    /// Stores and records matches of lines that earlier files brought.
    void storeOlderMatches(storage::Database &db, qsizetype part);

    /// Returns the report of the import.
    [[nodiscard]] const BankImport &report() const { return m_report; }

private:
    class Known;
    /// A statement of the file.
    struct Planned {
        const BankStatementHead *head = nullptr;
        qint64 seq = 0; ///< of the stored statement
    };
    /// A row that store() inserts.
    struct Insert {
        std::size_t statement = 0;        ///< index in m_statements
        const BankEntry *entry = nullptr; ///< null: the statement itself
    };

    [[nodiscard]] static qsizetype partsOf(qsizetype count) { return (count + kPart - 1) / kPart; }
    [[nodiscard]] bool isCancelled() const { return m_control && m_control->isCancelled; }
    [[nodiscard]] ImportedBankStatement plan(BankRepository &rows, const ParsedStatement &statement,
                                             Known &known);
    [[nodiscard]] std::optional<BankStatementHead>
    gapBefore(BankRepository &rows, const Known &known, const BankStatementHead &head);
    void insert(BankRepository &rows, StoredMatch match) const;
    [[nodiscard]] QJsonObject facts(qint64 matched) const;

    const ParsedFile &m_file;
    ImportRequest m_request;
    const Clock &m_clock;
    payouts::ClosingTime m_closing;
    BankReadControl *m_control;
    std::map<QString, qint64> m_accounts; ///< seq by IBAN; 0: not stored yet
    std::vector<Planned> m_statements;
    std::vector<Insert> m_toStore;
    qint64 m_stored = 0;                ///< seq of the file; 0: not stored
    std::vector<StoredMatch> m_matches; ///< of lines of this file
    std::vector<StoredMatch> m_older;   ///< of other lines
    QByteArray m_digest;                ///< of the staged file, for the audit trail
    BankImport m_report;
};

} // namespace tilldesk::bank
