#include "ui/models/till/till_words.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payments/payment_progress.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

using Status = PaymentStatus;

bool hasEndedUnpaid(Status status)
{
    return isFinal(status) && !isPaid(status);
}

} // namespace

QString TillWords::hint(const Payment &payment, const QString &sticker)
{
    switch (payment.status) {
    case Status::Pending:
        return sticker.isEmpty()
            ? tr("The customer scans the code with their payment app.")
            : tr("The customer scans this code or the one at %1.").arg(sticker);
    case Status::Identified:
        return tr("The customer has scanned the code and is confirming the payment.");
    case Status::Authorized:
        return tr("The bank has authorized the payment; the money is on its way. Esc puts the "
                  "payment aside.");
    case Status::PendingMerchantAcknowledgement:
        return tr("The customer has paid. Acknowledge the payment (Ctrl+Enter) once the goods are "
                  "handed over, or put it aside with Esc.");
    case Status::Succeeded: return tr("Type the next amount.");
    case Status::AuthorizationFailed:
    case Status::Failed:
    case Status::Cancelled:
    case Status::Expired:
    case Status::Voided: return tr("No money was paid.");
    }
    Q_UNREACHABLE();
}

QString TillWords::sign(const PaymentPresenter &payment)
{
    const PaymentStatus status = payment.details().payment.status;
    if (isOpen(status)) // over, although its end is not known: the service was lost before
        return payment.timeLeft().count() > 0 ? QString() : u"clock"_s;
    if (isPaid(status))
        return u"circle-check"_s;
    return isFinal(status) ? u"circle-x"_s : u"smartphone"_s;
}

QString TillWords::payAsCustomer()
{
    return tr("Pay it as a simulated customer");
}

CustomerScreen TillWords::doubtfulScreen()
{
    CustomerScreen screen;
    screen.live = tr("One moment, please");
    screen.hint = tr("Please ask at the counter");
    screen.sign = u"clock"_s;
    return screen;
}

CustomerScreen TillWords::customerScreen(const PaymentPresenter &payment)
{
    CustomerScreen screen;
    if (payment.state() != PaymentPresenter::State::Shown) {
        screen.live = tr("Welcome");
        screen.hint = tr("The amount to pay will be shown here");
        screen.sign = u"store"_s;
        return screen;
    }
    const PaymentDetails details = payment.details();
    const Status status = details.payment.status;
    screen.label = isPaid(status) ? QString() : tr("To pay");
    screen.amount = money(details.payment.amount);
    screen.live = Text::live(status);
    screen.sign = sign(payment);
    screen.isBad = hasEndedUnpaid(status);
    const bool isDoubtful = isOpen(status) && !screen.sign.isEmpty();
    if (isDoubtful)
        screen.live = tr("One moment, please");
    if (screen.isBad || isDoubtful)
        screen.hint = tr("Please ask at the counter");
    else if (status == Status::Pending)
        screen.hint = tr("Open your payment app and point it at the code");
    else if (status == Status::Identified)
        screen.hint = tr("Confirm the payment in your payment app");
    else if (isPaid(status))
        screen.hint = tr("Thank you");
    // Privacy: the display does not say that the bank refused the payment.
    if (status == Status::AuthorizationFailed)
        screen.live = Text::live(Status::Failed);
    if (screen.sign.isEmpty()) {
        screen.countdown = countdown(payment.timeLeft());
        screen.code = details.qrCode;
    }
    return screen;
}

qsizetype customerScreenOf(const QStringList &screens, qsizetype own, const QString &remembered)
{
    const qsizetype last = remembered.isEmpty() ? -1 : screens.indexOf(remembered);
    if (last >= 0 && last != own)
        return last;
    for (qsizetype i = 0; i < screens.size(); ++i) {
        if (i != own)
            return i;
    }
    return -1;
}

} // namespace tilldesk::ui
