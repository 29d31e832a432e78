#include "ui/models/payouts/payout_words.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/ledger/ledger_words.h"
#include "ui/models/refunds/refund_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString PayoutWords::status(PayoutStatus status)
{
    switch (status) {
    case PayoutStatus::Succeeded: return tr("Succeeded");
    case PayoutStatus::Failed: return tr("Failed");
    }
    Q_UNREACHABLE();
}

QString PayoutWords::outcome(const Payout &payout)
{
    if (payout.status == PayoutStatus::Failed && !payout.paidBy.isEmpty())
        return tr("Paid out again");
    return status(payout.status);
}

Tone PayoutWords::tone(const Payout &payout)
{
    if (payout.status == PayoutStatus::Succeeded)
        return Tone::Green;
    return payout.paidBy.isEmpty() ? Tone::Red : Tone::Grey;
}

QString PayoutWords::bulk(const QString &bulkId)
{
    return bulkId.isEmpty() ? tr("No batch") : bulkId;
}

QString PayoutWords::account(const QString &iban, const QString &bulkId)
{
    const QString words = bulkId.isEmpty() ? tr("no batch") : tr("batch “%1”").arg(bulkId);
    return number(iban) + u" · " + words;
}

QString PayoutWords::number(const QString &iban)
{
    return iban.isEmpty() ? tr("No account yet") : accountNumber(iban);
}

QString PayoutWords::content(const Payout &payout)
{
    return QStringList{Text::payments(payout.payments.count), refunds(payout.refunds.count),
                       money(payout.amount)}
        .join(u" · "_s);
}

QString PayoutWords::payouts(qint64 count)
{
    return tr("%1 payouts", nullptr, int(count)).arg(wholeNumber(count));
}

QString PayoutWords::refunds(qint64 count)
{
    return RefundWords::refunds(count);
}

QString PayoutWords::lines(qint64 count)
{
    return tr("%1 lines", nullptr, int(count)).arg(wholeNumber(count));
}

QString PayoutWords::sumTitle(const PayoutProof &proof, std::optional<PayoutItemKind> kind)
{
    if (!kind && proof.fees != Amount())
        return tr("sum of all lines, less %1 fees").arg(money(proof.fees));
    if (!kind)
        return tr("sum of all lines");
    switch (*kind) {
    case PayoutItemKind::Payment: return tr("sum of the payments");
    case PayoutItemKind::Refund: return tr("sum of the refunds");
    case PayoutItemKind::Charge: return tr("sum of these fees");
    }
    Q_UNREACHABLE();
}

QString PayoutWords::sumOfLines(const PayoutProof &proof, std::optional<PayoutItemKind> kind)
{
    const qint64 paid = kind == PayoutItemKind::Refund ? 0 : proof.payments.sum.cents();
    const qint64 back = kind == PayoutItemKind::Payment ? 0 : proof.refunds.sum.cents();
    const qint64 fees = kind ? 0 : proof.fees.cents();
    return money(Amount::fromCents(paid - back - fees));
}

QString PayoutWords::verdict(const PayoutProof &proof)
{
    return proof.isProved ? tr("equals the payout") : tr("%1 off").arg(money(proof.difference));
}

QString PayoutWords::channel(PaymentChannel channel)
{
    switch (channel) {
    case PaymentChannel::Online: return tr("Online");
    case PaymentChannel::InStore: return tr("In store");
    case PaymentChannel::Invoice: return tr("Invoice");
    }
    Q_UNREACHABLE();
}

QString PayoutWords::when(Timestamp time, Timestamp now)
{
    const QDateTime moment = inShopZone(time);
    const QDate today = inShopZone(now).date();
    const QString clock = moment.toString(u"HH:mm"_s);
    constexpr int kEvening = 18;
    constexpr int kMorning = 6;
    const int hour = moment.time().hour();
    if (moment.date() == today)
        return (hour >= kEvening ? tr("tonight %1") : tr("today %1")).arg(clock);
    if (moment.date() == today.addDays(1))
        return (hour < kMorning ? tr("tonight %1") : tr("tomorrow %1")).arg(clock);
    return momentInSentence(time, now);
}

} // namespace tilldesk::ui
