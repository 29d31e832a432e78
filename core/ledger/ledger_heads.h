#pragma once

#include "core/base/clock.h"
#include "core/domain/ledger.h"
#include "core/storage/database.h"

#include <QTimeZone>
#include <functional>
#include <optional>

namespace tilldesk::ledger {

/// How heads are signed: with the service's own keys, which are a layer above.
struct HeadSigner {
    struct Signed {
        QString kid;
        QByteArray jws;
    };
    std::function<bool()> isReady;                      ///< false: no head can be made yet
    std::function<Signed(QByteArrayView payload)> sign; ///< compact JWS
};

/// Returns what a head's signature covers: a JSON object with the members seq, cause, day,
/// timeZone, entry, hash and madeAt, always the same bytes for the same head.
[[nodiscard]] QByteArray headPayload(const LedgerHead &head);
/// Returns `DAY_END`, `PAYOUTS_MADE` or `DAY_CLOSED`.
[[nodiscard]] QLatin1StringView toText(LedgerHeadCause cause);

/// Table ledger_head. Lives on the core thread; each call belongs to the open transaction.
class LedgerHeads
{
public:
    /// @param zone  whose calendar days are meant
    /// @pre `db` and `clock` outlive it; the schema is up to date
    LedgerHeads(storage::Database &db, const Clock &clock, QTimeZone zone, HeadSigner signer);
    LedgerHeads(const LedgerHeads &) = delete;
    LedgerHeads &operator=(const LedgerHeads &) = delete;

    /// Returns the end of the first day without a head, counted from the day of the first ledger
    /// entry; in the past after downtime. Empty: the ledger is empty, or no key can sign.
    [[nodiscard]] std::optional<Timestamp> nextDue();
    /// Makes the heads of the days that have ended, oldest first, kDaysAtOnce at most; call it
    /// again while nextDue() is not in the future.
    void makeDue();
    /// Returns the head of the chain as it is now; makes one unless the last head is of the same
    /// entry. Empty: no key can sign.
    std::optional<LedgerHead> make(LedgerHeadCause cause);

    /// Days of downtime whose heads are made in one transaction: 50 ms.
    static constexpr int kDaysAtOnce = 400;

private:
    struct NextDay {
        QDate day;
        Timestamp end;
    };
    [[nodiscard]] const std::optional<NextDay> &nextDay();
    [[nodiscard]] LedgerHead insert(LedgerHead head);
    [[nodiscard]] QDate dayOf(Timestamp at) const;
    [[nodiscard]] NextDay dayThat(const QDate &day) const;

    storage::Database &m_db;
    const Clock &m_clock;
    QTimeZone m_zone;
    HeadSigner m_signer;
    std::optional<NextDay> m_next; ///< empty: not read yet, or the ledger is empty
};

/// Reads heads, oldest first, over any connection.
/// @param from, to  days, both inclusive; null: unbounded
[[nodiscard]] QList<LedgerHead> headsBetween(storage::Database &db, const QDate &from = {},
                                             const QDate &to = {});
/// Returns the head with that `seq`; empty if there is none.
[[nodiscard]] std::optional<LedgerHead> headAt(storage::Database &db, qint64 seq);

} // namespace tilldesk::ledger
