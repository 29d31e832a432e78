#pragma once

#include "core/base/timestamp.h"

#include <QTime>
#include <QTimeZone>

namespace tilldesk::payouts {

/// The end of the business day in the shop's time zone. From the settings.
struct ClosingTime {
    QTime time{0, 0};
    QTimeZone zone{"Europe/Brussels"};
    bool onBankDaysOnly = false; ///< true: payouts are made only on days of the TARGET calendar

    /// Returns the first closing time after `now`; each calendar day, or with `onBankDaysOnly` each
    /// bank day, has one. A time that the switch to summer time skips moves to the moment of the
    /// switch. A time that occurs twice in autumn counts the first time.
    [[nodiscard]] Timestamp next(Timestamp now) const;
    /// Returns whether payouts may be made at `at`. @source isBankDay()
    [[nodiscard]] bool paysAt(Timestamp at) const;
    /// Returns the shop's calendar day at `at`.
    [[nodiscard]] QDate day(Timestamp at) const;
};

} // namespace tilldesk::payouts
