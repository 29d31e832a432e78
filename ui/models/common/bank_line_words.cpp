#include "ui/models/common/bank_line_words.h"

#include "core/domain/bank_line.h"
#include "core/domain/basic_latin.h"
#include "core/domain/merchant_details.h"
#include "core/domain/sepa_text.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString quoted(const QStringList &characters)
{
    QStringList all;
    for (const QString &one : characters)
        all << BankLineWords::tr("“%1”").arg(one);
    return all.join(u", "_s);
}

} // namespace

BankLineNote BankLineWords::description(const QString &description)
{
    if (description.trimmed().isEmpty())
        return {};
    const BankText line = bankText(description, kRemittanceLength);
    if (!line.refused.isEmpty()) {
        const QString text =
            tr("Banks do not accept the characters %1.", nullptr, int(line.refused.size()))
                .arg(quoted(line.refused));
        return {text, text.toHtmlEscaped(), true};
    }
    const QString words = tr("Remittance text on the statement: “%1”");
    const QString text = words.arg(line.shown);
    if (line.cut.isEmpty())
        return {text, text.toHtmlEscaped(), false};
    const QString marked =
        line.shown.toHtmlEscaped() + u"<s>"_s + line.cut.toHtmlEscaped() + u"</s>"_s;
    return {tr("Remittance text on the statement: “%1”; the bank cuts off “%2”")
                .arg(line.shown, line.cut),
            words.toHtmlEscaped().arg(marked), false};
}

QString BankLineWords::shopName(const QString &name)
{
    const QString shown = bankSpelling(name.trimmed(), kRemittanceShopLength);
    const QString latin = basicLatin(shown);
    if (shown == name.trimmed() && latin == shown)
        return tr("%1 characters fit into the remittance text").arg(kRemittanceShopLength);
    if (latin == shown)
        return tr("Remittance text on the statement: “%1”").arg(shown);
    return tr("Remittance text on the statement: “%1”; at banks that know basic letters only: “%2”")
        .arg(shown, latin);
}

QString BankLineWords::merchantName(const Merchant &merchant)
{
    const QString owner = accountOwner(merchant).trimmed();
    const QString shown = bankSpelling(owner, kCompanyNameLength);
    const QString latin = basicLatin(shown);
    if (shown == owner && latin == shown)
        return tr("The name that staff and customers read");
    if (latin == shown)
        return tr("Banks write “%1”").arg(shown);
    return tr("Banks write “%1”, or in basic letters “%2”").arg(shown, latin);
}

QString BankLineWords::payouts(const Profile &profile, QDate day)
{
    const PayoutLine line = payoutLine(profile.bulkId, profile.merchantId, day);
    QString sentence =
        tr("Payouts will look like this on your bank statement (x stands for the payout ID): %1")
            .arg(line.text);
    if (line.fits)
        return sentence;
    return sentence + u' '
        + tr("The text has %1 characters, but banks transmit %2, so the end may be missing.")
              .arg(line.length)
              .arg(kRemittanceLineLength);
}

QString BankLineWords::bulkIdWarning(const QStringList &bulkIds)
{
    const QList<int> lengths = bulkIdLengths(bulkIds);
    if (lengths.size() < 2)
        return {};
    return tr("The batch IDs of this merchant's profiles have from %1 to %2 characters. Rules that "
              "recognise payouts on bank statements need one length: use the same length for all "
              "profiles.")
        .arg(lengths.first())
        .arg(lengths.last());
}

} // namespace tilldesk::ui
