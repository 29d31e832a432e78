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
    static QString hint(const Payment &payment)
    {
        return tr("%1, %2 of %3 refunded")
            .arg(toText(payment.status), money(payment.refunded), money(payment.amount));
    }
};

} // namespace

StatusPill pillOf(const Payment &payment)
{
    const bool isRefunded =
        payment.status == PaymentStatus::Succeeded && payment.refunded.cents() > 0;
    if (!isRefunded)
        return {Text::status(payment.status), toText(payment.status), toneOf(payment.status)};
    if (payment.refunded < payment.amount)
        return {PillWords::partlyRefunded(), PillWords::hint(payment), Tone::Amber, true};
    return {PillWords::refunded(), PillWords::hint(payment), Tone::Grey};
}

} // namespace tilldesk::ui
