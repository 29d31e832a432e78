#pragma once

#include "core/domain/ledger.h"
#include "core/domain/payout.h"

namespace tilldesk {

/// The kinds of day close. The numbers are stored in the database.
enum class DayCloseKind : quint8 {
    X = 1, ///< reports the current period; changes nothing
    Z = 2, ///< ends the current period; the next one begins
};

/// The scope of a day close: a point of sale, or a whole profile. Each scope has its own numbers.
struct DayCloseScope {
    ProfileId profile;
    QString pointOfSale = {}; ///< posId; empty: the whole profile

    friend bool operator==(const DayCloseScope &, const DayCloseScope &) = default;
};

/// The entry of the audit trail that records a day close.
struct DayCloseRecord {
    QString by;       ///< name of the staff member who closed; empty in a shop without staff
    qint64 entry = 0; ///< its `seq`
    QByteArray hash;  ///< head of the trail's hash chain after this entry, in hex

    friend bool operator==(const DayCloseRecord &, const DayCloseRecord &) = default;
};

/// Takings since the last Z of a scope: succeeded payments and completed refunds, by the ledger.
/// Each of them is in exactly one Z of every scope that it belongs to.
struct DayClose {
    qint64 seq = 0; ///< gap-free sequence number in order of time, from 1; 0: a preview
    DayCloseKind kind = DayCloseKind::X;
    qint64 number = 0; ///< consecutive number for each scope and kind, from 1
    DayCloseScope scope;
    std::optional<Timestamp> from; ///< time of the previous Z; empty: no previous Z
    Timestamp at;
    PayoutSum payments;
    PayoutSum refunds;
    Amount taken;       ///< payments - refunds; may be negative
    Amount totalBefore; ///< sum of `taken` of all earlier Z
    Amount total;       ///< totalBefore + taken
    /// For a Z: the signed head of the ledger's chain at that moment. Empty for an X, and for a Z
    /// made before the service had a key.
    std::optional<LedgerHead> head = {};
    std::optional<DayCloseRecord> record = {}; ///< empty for a preview

    friend bool operator==(const DayClose &, const DayClose &) = default;
};

/// The filter of a list of day closes. All conditions that are set must hold.
struct DayCloseFilter {
    QList<ProfileId> profiles;            ///< empty: all profiles
    std::optional<QString> pointOfSale{}; ///< posId; empty text: closes of whole profiles
    std::optional<DayCloseKind> kind{};

    friend bool operator==(const DayCloseFilter &, const DayCloseFilter &) = default;
};

/// One page of a list of day closes, newest first.
struct DayClosePage {
    QList<DayClose> rows;
    bool hasMore = false; ///< older closes follow
};

/// Takings of one point of sale.
struct PointOfSaleTakings {
    ProfileId profile;
    QString pointOfSale; ///< posId; empty: payments without a point of sale
    QString name;        ///< name of the point of sale
    PayoutSum payments;  ///< SUCCEEDED payments
    PayoutSum refunds;   ///< REFUNDED refunds of those payments, at any time
    Amount fees = {};    ///< of those payments

    friend bool operator==(const PointOfSaleTakings &, const PointOfSaleTakings &) = default;
};

/// Takings and refunds of one person.
struct PersonTakings {
    QString name;       ///< of the staff member, as it was then
    PayoutSum payments; ///< SUCCEEDED payments that the person took, by time of creation
    PayoutSum refunds;  ///< REFUNDED refunds that the person requested, by time of completion
    Amount fees = {};   ///< of those payments

    friend bool operator==(const PersonTakings &, const PersonTakings &) = default;
};

} // namespace tilldesk
