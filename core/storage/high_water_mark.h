#pragma once

#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <QByteArray>
#include <QString>
#include <optional>

namespace tilldesk::storage {

/// The state of a database after its last commit.
struct HighWater {
    QString database;      ///< id of the database; empty: unknown
    qint64 paymentSeq = 0; ///< seq of the last payment; 0: none
    qint64 ledgerSeq = 0;  ///< seq of the last ledger entry; 0: none
    QByteArray ledgerHash; ///< head of the ledger's hash chain, in hex; empty: no entry
    qint64 auditSeq = 0;   ///< seq of the last entry of the audit trail; 0: none, or not known
    QByteArray auditHash;  ///< head of the audit trail's hash chain, in hex; empty: no entry
    qint64 headSeq = 0;    ///< seq of the last signed head of the ledger; 0: none, or not known
    Timestamp wallTime;    ///< wall clock at the last commit
    QByteArray bootId;     ///< boot id of the computer at the last commit; empty: unknown
    std::chrono::milliseconds sinceBoot{0}; ///< monotonic clock at the last commit

    friend bool operator==(const HighWater &, const HighWater &) = default;
};

/// The file next to a database that records its high-water mark. It guards against accidents (an
/// old copy, a truncated file, another shop's database), not against forgery.
///
/// The file is written with one pwrite() after each commit and never synced. After a power failure
/// it may be behind the database, never ahead of it, because the commit was synced before. Not
/// thread-safe.
class HighWaterMark
{
public:
    explicit HighWaterMark(QString path) : m_path(std::move(path)) {}
    ~HighWaterMark();
    HighWaterMark(const HighWaterMark &) = delete;
    HighWaterMark &operator=(const HighWaterMark &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Returns the content; empty if the file does not exist or was not written completely.
    [[nodiscard]] std::optional<HighWater> read() const;
    /// Opens the file for write(); creates it with mode 0600. Errors: `Storage` with the path.
    [[nodiscard]] Result<void> open();
    /// Replaces the content. Returns false if the system refuses. @pre open()
    [[nodiscard]] bool write(const HighWater &mark);

private:
    QString m_path;
    int m_file = -1; ///< -1: not open
};

} // namespace tilldesk::storage
