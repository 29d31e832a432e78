#include "core/domain/bank_line.h"

#include "core/domain/basic_latin.h"
#include "core/domain/sepa_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

/// Placeholder with the length of every id of the service.
const QString kAnyId = u"xxxxxxxxxxxxxxxxxxxxxxxx"_s;

} // namespace

QString bankSpelling(const QString &name, int limit)
{
    QString spelt;
    for (const char32_t c : composed(name, std::max(limit, kDescriptionLength)).toUcs4()) {
        const QString one = QString::fromUcs4(&c, 1);
        spelt += sepaText(one, 1, {}) ? one : basicLatin(one);
    }
    return firstCharacters(spelt, limit).toString();
}

BankText bankText(const QString &text, int limit)
{
    const QString whole = composed(text, std::max(limit, kDescriptionLength));
    const qsizetype shown = firstCharacters(whole, limit).size();
    BankText line{whole.first(shown), whole.sliced(shown), {}};
    for (const char32_t c : whole.toUcs4()) {
        const QString one = QString::fromUcs4(&c, 1);
        if (!line.refused.contains(one) && !sepaText(one, 1, {}))
            line.refused << one;
    }
    return line;
}

PayoutLine payoutLine(const QString &bulkId, const MerchantId &merchant, QDate day)
{
    Payout payout;
    payout.id = PayoutId(kAnyId);
    payout.merchantId = merchant.isEmpty() ? MerchantId(kAnyId) : merchant;
    payout.bulkId = composed(bulkId, kReferenceLength);
    PayoutLine line{remittanceOf(payout, day), 0, true};
    line.length = characterCount(line.text);
    line.fits = line.length <= kRemittanceLineLength;
    return line;
}

QList<int> bulkIdLengths(const QStringList &bulkIds)
{
    QList<int> lengths;
    for (const QString &bulkId : bulkIds) {
        const int length = composedCount(bulkId, kReferenceLength);
        if (length > 0 && !lengths.contains(length))
            lengths << length;
    }
    std::ranges::sort(lengths);
    return lengths;
}

} // namespace tilldesk
