#pragma once

#include "core/base/clock.h"
#include "core/domain/ledger.h"
#include "core/storage/database.h"

#include <QTimeZone>
#include <functional>
#include <optional>

namespace tilldesk::ledger {

/// Signs heads with the service's own keys. Functions, because the keys belong to a higher layer.
struct HeadSigner {
    struct Signed {
        QString kid;
        QByteArray jws;
    };
    std::function<bool()> isReady; ///< false: no key yet, so no head can be made
    std::function<Signed(QByteArrayView payload)> sign; ///< returns the compact JWS of `payload`
};

/// Returns the payload of a head's signature: a JSON object with the members seq, cause, day,
/// timeZone, entry, hash and madeAt. Deterministic: the same head gives the same bytes.
[[nodiscard]] QByteArray headPayload(const LedgerHead &head);
/// Returns `DAY_END`, `PAYOUTS_MADE` or `DAY_CLOSED`.
[[nodiscard]] QLatin1StringView toText(LedgerHeadCause cause);
/// Returns the cause; empty unless `name` is exactly one of those names.
[[nodiscard]] std::optional<LedgerHeadCause> headCauseFrom(QStringView name);

/// Table ledger_head. Lives on the core thread; each call belongs to the open transaction.
class LedgerHeads
{
public:
    /// @param zone  time zone whose calendar days get a head
    /// @pre `db` and `clock` outlive this object; the schema is up to date
    LedgerHeads(storage::Database &db, const Clock &clock, const QTimeZone &zone,
                HeadSigner signer);
    LedgerHeads(const LedgerHeads &) = delete;
    LedgerHeads &operator=(const LedgerHeads &) = delete;

    /// Returns the end of the first day without a head, starting with the day of the first ledger
    /// entry. In the past after downtime. The end of today if the ledger is empty: no head can be
    /// due earlier. Empty if no key can sign.
    [[nodiscard]] std::optional<Timestamp> nextDue();
    /// Makes the heads of ended days, oldest first, at most kDaysAtOnce. Must be called again until
    /// nextDue() is in the future.
    void makeDue();
    /// Makes a head of the present chain; returns the last head if the ledger has no entry since.
    /// Empty if no key can sign.
    std::optional<LedgerHead> make(LedgerHeadCause cause);

    /// Maximum of heads made in one transaction after downtime; that takes 50 ms.
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
    /// Cache while the ledger is empty: the end of the day on which its emptiness was read.
    std::optional<Timestamp> m_emptyUntil;
};

/// Reads heads, oldest first, over any connection.
/// @param from, to  days, both inclusive; null: unbounded
[[nodiscard]] QList<LedgerHead> headsBetween(storage::Database &db, const QDate &from = {},
                                             const QDate &to = {});
/// Returns `seq` of the last head; 0: there is none.
[[nodiscard]] qint64 lastHeadSeq(storage::Database &db);
/// Returns the head with that `seq`; empty if there is none.
[[nodiscard]] std::optional<LedgerHead> headAt(storage::Database &db, qint64 seq);

} // namespace tilldesk::ledger
