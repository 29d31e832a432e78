#pragma once

#include "core/base/timestamp.h"

#include <QTime>
#include <QTimeZone>

namespace tilldesk::payouts {

/// When the day ends, by the shop's clock. Settings.
struct ClosingTime {
    QTime time{0, 0};
    QTimeZone zone{"Europe/Brussels"};

    /// @return the first closing time after `now`: one each calendar day. A time that the clock
    /// skips in spring is the moment when it jumps; one that comes twice in autumn counts once, the
    /// first time.
    [[nodiscard]] Timestamp next(Timestamp now) const;
    /// @return the shop's calendar day at `at`
    [[nodiscard]] QDate day(Timestamp at) const;
};

} // namespace tilldesk::payouts
