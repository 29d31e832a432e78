#pragma once

#include "core/domain/refund.h"
#include "ui/models/common/tone.h"

#include <QCoreApplication>

namespace tilldesk::ui {

[[nodiscard]] Tone toneOf(RefundStatus status);

/// Texts about refunds that several views share.
class RefundWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::RefundWords)

public:
    /// `Refunded`, `Pending`, `Failed`
    [[nodiscard]] static QString status(RefundStatus status);
    /// `3 refunds`
    [[nodiscard]] static QString refunds(qint64 count);
    /// Returns the payment's reference, or else the last 8 characters of its id.
    [[nodiscard]] static QString payment(const Refund &refund);
    /// Returns who requested the refund, for example "At this till".
    [[nodiscard]] static QString actor(const Actor &actor);
    /// Returns when the next payout is made: `tonight 23:00`, `today 14:00`, `21 Nov 14:00`.
    [[nodiscard]] static QString nextRun(Timestamp run, Timestamp now);
    /// Returns why no refund of the payment is possible, for people; empty if one is possible.
    [[nodiscard]] static QString obstacle(const Refundable &refundable);
};

/// Returns whether a time lies in the night that begins today: 18:00 to 06:00 in the shop's time
/// zone.
[[nodiscard]] bool isTonight(Timestamp moment, Timestamp now);

} // namespace tilldesk::ui
