#pragma once

#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <QByteArray>
#include <QString>
#include <optional>

namespace tilldesk::storage {

/// How far a database has come: the state after its last commit.
struct HighWater {
    QString database;      ///< id of the database; empty: not known
    qint64 paymentSeq = 0; ///< last payment; 0: none
    qint64 ledgerSeq = 0;  ///< last ledger entry; 0: none
    QByteArray ledgerHash; ///< chain head, in hex; empty: no entry
    Timestamp wallTime;    ///< wall clock at the last commit
    QByteArray bootId;     ///< boot of the computer at the last commit; empty: not known
    std::chrono::milliseconds sinceBoot{0}; ///< monotonic clock at the last commit

    friend bool operator==(const HighWater &, const HighWater &) = default;
};

/// The file beside a database that remembers how far the database had come. It guards against
/// accidents (an old copy, a cut-off file, another shop's database), not against forgery.
///
/// The file is written with one pwrite() after each commit and never synced: after a power failure
/// it may be behind the database, never ahead of it, because the commit was synced before.
/// Not thread-safe.
class HighWaterMark
{
public:
    explicit HighWaterMark(QString path) : m_path(std::move(path)) {}
    ~HighWaterMark();
    HighWaterMark(const HighWaterMark &) = delete;
    HighWaterMark &operator=(const HighWaterMark &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Returns what the file holds; empty if there is no file, or none that write() has completed.
    [[nodiscard]] std::optional<HighWater> read() const;
    /// Opens the file for write(), and creates it, mode 0600. Errors: `Storage` with the path.
    [[nodiscard]] Result<void> open();
    /// Replaces the content. @return false if the system refuses. @pre open()
    [[nodiscard]] bool write(const HighWater &mark);

private:
    QString m_path;
    int m_file = -1; ///< -1: not open
};

} // namespace tilldesk::storage
