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
    /// Returns why no refund of the payment is possible, for people; empty if one is possible.
    [[nodiscard]] static QString obstacle(const Refundable &refundable);
};

} // namespace tilldesk::ui
