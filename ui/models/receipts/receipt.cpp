#include "ui/models/receipts/receipt.h"

#include "ui/models/common/format.h"
#include "ui/models/common/merchant_words.h"
#include "ui/models/common/text.h"
#include "ui/models/settings/settings_books_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

class ReceiptWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ReceiptWords)

public:
    static QString title() { return tr("Receipt"); }
    static QString when() { return tr("Date"); }
    static QString pointOfSale() { return tr("Point of sale"); }
    static QString reference() { return tr("Reference"); }
    static QString description() { return tr("Description"); }
    static QString paidBy() { return tr("Paid by"); }
    static QString account(const QString &end) { return tr("account ending in %1").arg(end); }
    static QString id() { return tr("Payment"); }
    static QString vatIn(const QString &rate) { return tr("of which VAT %1").arg(rate); }
    static QString refunds() { return tr("Refunded"); }
    static QString onItsWay() { return tr("on its way"); }
    static QString left() { return tr("Paid after refunds"); }
    static QString notPaid() { return tr("A receipt exists only for a paid payment."); }
    static QString notAcknowledged()
    {
        return tr("The receipt exists as soon as the payment is acknowledged.");
    }
};

QString row(const QString &label, const QString &value)
{
    if (value.isEmpty())
        return {};
    return u"<tr><td class='quiet'>"_s + label.toHtmlEscaped() + u"</td><td class='figure'>"_s
        + value.toHtmlEscaped() + u"</td></tr>"_s;
}

/// Returns a row for text of any length. Puts the text below its label: beside it, a narrow roll
/// would have no room.
QString longRow(const QString &label, const QString &value)
{
    if (value.isEmpty())
        return {};
    return u"<tr><td class='quiet' colspan='2'>"_s + label.toHtmlEscaped()
        + u"</td></tr><tr><td colspan='2'>"_s + value.toHtmlEscaped() + u"</td></tr>"_s;
}

/// Returns a table. On a page it is 60 % wide: otherwise label and value would be too far apart.
QString table(const QString &rows, bool isRoll)
{
    const QString width = isRoll ? u"100%"_s : u"60%"_s;
    return u"<table class='facts' cellspacing='0' width='"_s + width + u"'>"_s + rows
        + u"</table>"_s;
}

/// Returns the VAT contained in the amount, by rate; empty if the payment has no rate.
QString vatRows(const PaymentDetails &details)
{
    QString rows;
    if (details.vat.isEmpty())
        return rows;
    for (const auto &[rate, amount] : splitByVat(details.payment.amount, details.vat))
        rows +=
            row(ReceiptWords::vatIn(SettingsBooksWords::rate(rate)), money(vatIn(amount, rate)));
    return rows;
}

QString payer(const Debtor &debtor)
{
    constexpr int kShown = 4;
    QStringList parts;
    if (!debtor.name.isEmpty())
        parts << debtor.name;
    if (debtor.iban.size() > kShown)
        parts << ReceiptWords::account(debtor.iban.last(kShown));
    return parts.join(u", "_s);
}

/// Returns the refunds, and the amount left after them; empty if there are no refunds.
QString refundRows(const PaymentDetails &details, bool isRoll)
{
    QString rows;
    qint64 left = details.payment.amount.cents();
    for (const Refund &refund : details.refunds) {
        if (refund.status == RefundStatus::Failed)
            continue;
        left -= refund.amount.cents();
        const QString when = fullMoment(refund.endedAt.value_or(refund.createdAt));
        const bool isDone = refund.status == RefundStatus::Refunded;
        const QString note = isDone ? when : QString(when + u", "_s + ReceiptWords::onItsWay());
        rows += row(note, money(Amount::fromCents(-refund.amount.cents())));
    }
    if (rows.isEmpty())
        return {};
    return u"<h2>"_s + ReceiptWords::refunds() + u"</h2>"_s
        + table(rows + u"<tr><td class='total'>"_s + ReceiptWords::left()
                    + u"</td><td class='figure total'>"_s + money(Amount::fromCents(left))
                    + u"</td></tr>"_s,
                isRoll);
}

} // namespace

Receipt receiptOf(const PaymentDetails &details, bool isRoll)
{
    const Payment &payment = details.payment;
    const QString place = isRoll ? u" align='center'"_s : QString();
    const QString shop = payment.shopName.isEmpty() ? details.profile.name : payment.shopName;
    const QString merchant = MerchantWords::detailsHtml(details.merchant);
    QString body =
        u"<h2%1>"_s.arg(place) + details.profile.creditorName.toHtmlEscaped() + u"</h2>"_s;
    if (!merchant.isEmpty())
        body += u"<p class='quiet'%1>"_s.arg(place) + merchant + u"</p>"_s;
    body += u"<p%1>"_s.arg(place) + shop.toHtmlEscaped() + u"</p><h1%1>"_s.arg(place)
        + money(payment.amount) + u"</h1><p%1><b>"_s.arg(place) + Text::status(payment.status)
        + u"</b></p>"_s;
    body +=
        table(row(ReceiptWords::when(), fullMoment(payment.succeededAt.value_or(payment.createdAt)))
                  + row(ReceiptWords::pointOfSale(), payment.pointOfSale) + vatRows(details)
                  + row(ReceiptWords::reference(), payment.reference)
                  + longRow(ReceiptWords::paidBy(), payer(payment.debtor))
                  + longRow(ReceiptWords::description(), payment.description)
                  + longRow(ReceiptWords::id(), payment.id.text()),
              isRoll);
    body += refundRows(details, isRoll);
    const QString name = payment.reference.isEmpty() ? payment.id.text() : payment.reference;
    return {ReceiptWords::title() + u" "_s + name, ReceiptWords::title() + u" "_s + name, body};
}

QString whyNoReceipt(const Payment &payment)
{
    if (payment.status == PaymentStatus::PendingMerchantAcknowledgement)
        return ReceiptWords::notAcknowledged();
    return payment.status == PaymentStatus::Succeeded ? QString() : ReceiptWords::notPaid();
}

bool isFromShop(const PaymentDetails &details)
{
    return !details.payment.pointOfSale.isEmpty() || details.payment.type == PaymentType::StaticQr
        || details.profile.channel == PaymentChannel::InStore;
}

} // namespace tilldesk::ui
