#include "ui/models/common/status_pill.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <QCoreApplication>

namespace tilldesk::ui {
namespace {

class PillWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::PillWords)

public:
    static QString partlyRefunded() { return tr("Partly refunded"); }
    static QString refunded() { return tr("Refunded"); }
    static QString was(PaymentStatus status)
    {
        switch (status) {
        case PaymentStatus::Identified: return tr("Was scanned");
        case PaymentStatus::Authorized: return tr("Was authorized");
        case PaymentStatus::PendingMerchantAcknowledgement: return tr("Was waiting for you");
        default: return tr("Was pending");
        }
    }
    static QString hint(const Payment &payment)
    {
        return tr("%1, %2 of %3 refunded")
            .arg(toText(payment.status), money(payment.refunded), money(payment.amount));
    }
};

} // namespace

StatusPill pillOf(const Payment &stored, const Knowledge &knowledge)
{
    const Payment payment = asKnown(stored, knowledge);
    if (knowledge.isCutOff && !isFinal(payment.status))
        return {PillWords::was(payment.status), toText(payment.status), Tone::Grey,
                PillMark::Clock};
    const bool isRefunded =
        payment.status == PaymentStatus::Succeeded && payment.refunded.cents() > 0;
    if (!isRefunded)
        return {Text::status(payment.status), toText(payment.status), toneOf(payment.status)};
    if (payment.refunded < payment.amount)
        return {PillWords::partlyRefunded(), PillWords::hint(payment), Tone::Amber,
                PillMark::HalfDot};
    return {PillWords::refunded(), PillWords::hint(payment), Tone::Grey};
}

} // namespace tilldesk::ui
