#include "core/domain/fees.h"

#include "core/base/enum_texts.h"
#include "core/domain/fee_text.h"

#include <QRegularExpression>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr EnumTexts<FeeCollection> kCollections{{FeeCollection::Net, "net"},
                                                {FeeCollection::Gross, "gross"}};

} // namespace

QLatin1StringView toText(FeeCollection collection)
{
    return kCollections.textOf(collection);
}

std::optional<qint64> hundredthsFrom(QStringView text)
{
    static const QRegularExpression kNumber(u"^(\\d{1,10})(?:[.,](\\d{1,2}))?$"_s);
    const auto found = kNumber.match(text.toString());
    if (!found.hasMatch())
        return {};
    return found.captured(1).toLongLong() * 100
        + found.captured(2).leftJustified(2, u'0').toLongLong();
}

QString hundredthsText(qint64 hundredths, QChar mark)
{
    return u"%1%2%3"_s.arg(hundredths / 100).arg(mark).arg(hundredths % 100, 2, 10, QChar(u'0'));
}

std::optional<FeeCollection> feeCollectionFrom(QStringView text)
{
    return kCollections.valueOf(text);
}

Amount FeeRule::of(Amount payment) const
{
    // Fits: a payment has 12 digits at most, a share 5.
    const qint64 part = (payment.cents() * share + kMaxShare / 2) / kMaxShare;
    return Amount::fromCents(std::min(fixed.cents() + part, payment.cents()));
}

Result<FeeRule> checkedFeeRule(const FeeRule &rule)
{
    const auto isSum = [](Amount amount) { return amount == Amount() || amount.isPayable(); };
    if (!isSum(rule.fixed))
        return fail(ErrorCode::FieldInvalid, u"must be 0 to 9999999999.99"_s, u"fixed"_s);
    if (rule.share < 0 || rule.share > FeeRule::kMaxShare)
        return fail(ErrorCode::FieldInvalid, u"must be 0 to 100"_s, u"percent"_s);
    if (!isSum(rule.minimum))
        return fail(ErrorCode::FieldInvalid, u"must be 0 to 9999999999.99"_s, u"minimum"_s);
    return rule;
}

std::optional<FeeRule> FeeTerms::at(const QDate &day) const
{
    const auto after = std::ranges::upper_bound(rules, day, {}, &FeeRule::first);
    return after == rules.begin() ? std::nullopt : std::optional(*std::prev(after));
}

std::optional<FeeInvoice> FeeTerms::invoiceOf(const QDate &month) const
{
    const auto found =
        std::find_if(invoices.crbegin(), invoices.crend(), [&month](const FeeInvoice &invoice) {
            return invoice.month.year() == month.year() && invoice.month.month() == month.month();
        });
    return found == invoices.crend() ? std::nullopt : std::optional(*found);
}

} // namespace tilldesk
