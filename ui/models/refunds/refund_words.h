#pragma once

#include "core/domain/refund.h"
#include "ui/models/common/tone.h"

#include <QCoreApplication>

namespace tilldesk::ui {

[[nodiscard]] Tone toneOf(RefundStatus status);

/// The words for refunds that more than one view needs.
class RefundWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::RefundWords)

public:
    /// `Refunded`, `Pending`, `Failed`
    [[nodiscard]] static QString status(RefundStatus status);
    /// `3 refunds`
    [[nodiscard]] static QString refunds(qint64 count);
    /// The payment's reference, or the end of its id.
    [[nodiscard]] static QString payment(const Refund &refund);
    /// Who asked for it, for example "at this desk".
    [[nodiscard]] static QString actor(const Actor &actor);
    /// `tonight`, `today 14:00`, `21 Nov 14:00`: when the next payout is made.
    [[nodiscard]] static QString nextRun(Timestamp run, Timestamp now);
    /// What stands in the way of any refund, for people.
    [[nodiscard]] static QString obstacle(const Refundable &refundable);
};

/// Whether a moment is in the night that begins today, from 18:00 to 06:00 in the shop.
[[nodiscard]] bool isTonight(Timestamp moment, Timestamp now);

} // namespace tilldesk::ui
