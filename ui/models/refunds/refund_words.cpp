#include "ui/models/refunds/refund_words.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

Tone toneOf(RefundStatus status)
{
    switch (status) {
    case RefundStatus::Pending: return Tone::Amber;
    case RefundStatus::Refunded: return Tone::Green;
    case RefundStatus::Failed: return Tone::Red;
    }
    Q_UNREACHABLE();
}

QString RefundWords::status(RefundStatus status)
{
    switch (status) {
    case RefundStatus::Pending: return tr("Pending");
    case RefundStatus::Refunded: return tr("Refunded");
    case RefundStatus::Failed: return tr("Failed");
    }
    Q_UNREACHABLE();
}

QString RefundWords::refunds(qint64 count)
{
    return tr("%1 refunds", nullptr, int(count)).arg(wholeNumber(count));
}

QString RefundWords::payment(const Refund &refund)
{
    constexpr qsizetype kEnd = 8;
    if (!refund.reference.isEmpty())
        return refund.reference;
    const QString &id = refund.paymentId.text();
    return u"…"_s + id.last(qMin(kEnd, id.size()));
}

QString RefundWords::actor(const Actor &actor)
{
    switch (actor.kind) {
    case Actor::Kind::Window:
        return actor.name.isEmpty() ? tr("At this till") : tr("%1, at this till").arg(actor.name);
    case Actor::Kind::ApiKey: return tr("API key “%1”").arg(actor.name);
    case Actor::Kind::Signature: return tr("A request signed with key “%1”").arg(actor.name);
    case Actor::Kind::Debtor: return actor.name;
    case Actor::Kind::Provider: return tr("The payment provider");
    case Actor::Kind::Service: return tr("The service");
    }
    Q_UNREACHABLE();
}

QString RefundWords::obstacle(const Refundable &refundable)
{
    if (!refundable.obstacle)
        return {};
    if (refundable.obstacle->code != ErrorCode::RefundAmountTooHigh)
        return Text::sentence(*refundable.obstacle);
    return refundable.pending.cents() > 0 ? tr("The whole amount is being refunded.")
                                          : tr("The whole amount has been refunded.");
}

} // namespace tilldesk::ui
