#pragma once

#include "core/domain/payout.h"

namespace tilldesk {

/// The kinds of day close. The numbers are what the database stores.
enum class DayCloseKind : quint8 {
    X = 1, ///< looks at the stretch that runs and changes nothing
    Z = 2, ///< ends the stretch that runs; the next one begins
};

/// What is closed: a point of sale, or a whole profile. Each has numbers of its own.
struct DayCloseScope {
    ProfileId profile;
    QString pointOfSale = {}; ///< posId; empty: the whole profile

    friend bool operator==(const DayCloseScope &, const DayCloseScope &) = default;
};

/// What was taken since the last Z of a scope: payments that have succeeded and refunds that are
/// done, by the ledger. Every one of them is in exactly one Z of each scope that it belongs to.
struct DayClose {
    qint64 seq = 0; ///< place in the order of time, dense, from 1; 0 for a preview
    DayCloseKind kind = DayCloseKind::X;
    qint64 number = 0; ///< running, from 1, for each scope and kind
    DayCloseScope scope;
    std::optional<Timestamp> from; ///< when the Z before was made; empty: there is none
    Timestamp at;
    PayoutSum payments;
    PayoutSum refunds;
    Amount taken;       ///< payments - refunds; may be negative
    Amount totalBefore; ///< taken of all Z before this close
    Amount total;       ///< totalBefore + taken

    friend bool operator==(const DayClose &, const DayClose &) = default;
};

/// Which day closes a list shows. Every condition that is set must hold.
struct DayCloseFilter {
    QList<ProfileId> profiles;            ///< empty: of every profile
    std::optional<QString> pointOfSale{}; ///< posId; empty text: those of whole profiles
    std::optional<DayCloseKind> kind{};

    friend bool operator==(const DayCloseFilter &, const DayCloseFilter &) = default;
};

/// A stretch of a list of day closes, newest first.
struct DayClosePage {
    QList<DayClose> rows;
    bool hasMore = false; ///< older ones follow
};

/// What a point of sale has taken.
struct PointOfSaleTakings {
    ProfileId profile;
    QString pointOfSale; ///< posId; empty: of payments that belong to none
    QString name;        ///< of the point of sale
    PayoutSum payments;  ///< SUCCEEDED
    PayoutSum refunds;   ///< REFUNDED, of those payments, whenever

    friend bool operator==(const PointOfSaleTakings &, const PointOfSaleTakings &) = default;
};

} // namespace tilldesk
