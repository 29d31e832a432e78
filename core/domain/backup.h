#pragma once

#include "core/base/timestamp.h"

#include <QStringList>
#include <atomic>

namespace tilldesk {

/// The content of a shop's database, in figures.
struct ShopContents {
    QString database;      ///< id of the database
    qint64 schema = 0;     ///< number of the last migration
    QStringList merchants; ///< names, in the order of creation
    qint64 profiles = 0;
    qint64 payments = 0;
    qint64 refunds = 0;
    qint64 payouts = 0;
    qint64 ledgerEntries = 0;
    std::optional<Timestamp> firstPayment; ///< time of creation
    std::optional<Timestamp> lastPayment;  ///< time of creation
    std::optional<Timestamp> lastEntry;    ///< time of the last ledger entry

    friend bool operator==(const ShopContents &, const ShopContents &) = default;
};

/// Progress of a backup or a restore, and the way to cancel it. Thread-safe.
struct BackupControl {
    std::atomic<bool> isCancelled = false; ///< set by the requester; no file is left then
    std::atomic<qint64> done = 0;          ///< bytes copied, written, read back or extracted so far
    std::atomic<qint64> total = 0;         ///< bytes in all; 0: not known yet
};

} // namespace tilldesk
