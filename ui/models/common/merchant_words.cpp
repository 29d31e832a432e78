#include "ui/models/common/merchant_words.h"

#include "core/domain/merchant_details.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QStringList MerchantWords::details(const Merchant &merchant)
{
    QStringList lines = addressLines(merchant);
    if (!merchant.vatNumber.isEmpty())
        lines << tr("VAT number %1").arg(merchant.vatNumber);
    return lines;
}

QString MerchantWords::detailsHtml(const Merchant &merchant)
{
    QStringList lines;
    for (const QString &line : details(merchant))
        lines << line.toHtmlEscaped();
    return lines.join(u"<br/>"_s);
}

} // namespace tilldesk::ui
