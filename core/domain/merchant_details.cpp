#include "core/domain/merchant_details.h"

#include "core/domain/sepa_text.h"

#include <QRegularExpression>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

/// Returns whether the last two digits of a Belgian enterprise number are its check digits.
/// @source Royal decree of 24 June 2003 on the enterprise number, article 2
bool hasBelgianCheckDigits(QStringView digits)
{
    constexpr int kCheckModulus = 97;
    return kCheckModulus - digits.first(8).toInt() % kCheckModulus == digits.sliced(8).toInt();
}

tl::unexpected<Error> refusedVat(const QString &rule)
{
    return fail(ErrorCode::FieldInvalid, rule, u"vatNumber"_s);
}

} // namespace

Result<QString> checkedName(const QString &text, const QString &field)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return fail(ErrorCode::FieldInvalid, u"must not be empty"_s, field);
    return plainText(trimmed, kDisplayNameLength, field);
}

Result<QString> checkedAddress(const QString &text)
{
    constexpr qsizetype kMost = 1000; // characters that are worth splitting
    if (text.size() > kMost)
        return fail(ErrorCode::FieldInvalid, u"at most %1 characters"_s.arg(kMost), u"address"_s);
    QStringList lines;
    for (const QString &line : text.split(u'\n')) {
        if (line.trimmed().isEmpty())
            continue;
        const auto checked = plainText(line.trimmed(), kAddressLineLength, u"address"_s);
        if (!checked)
            return checked.failure();
        lines << *checked;
    }
    if (lines.size() > kAddressLines)
        return fail(ErrorCode::FieldInvalid, u"at most %1 lines"_s.arg(kAddressLines),
                    u"address"_s);
    return lines.join(u'\n');
}

Result<QString> checkedVatNumber(const QString &text)
{
    static const QRegularExpression form(
        QRegularExpression::anchoredPattern(u"[A-Z]{2}(?=[A-Z]*[0-9])[A-Z0-9]{2,14}"_s));
    static const QRegularExpression belgian(
        QRegularExpression::anchoredPattern(u"BE([01][0-9]{9})"_s));
    QString number = text.toUpper();
    number.removeIf([](QChar c) { return c.isSpace() || c == u'.' || c == u'-'; });
    if (number.isEmpty())
        return number;
    if (!form.match(number).hasMatch())
        return refusedVat(
            u"must be two letters of the country and 2 to 14 letters and digits, at least one a"
            " digit"_s);
    if (!number.startsWith("BE"_L1))
        return number;
    const auto match = belgian.match(number);
    if (!match.hasMatch())
        return refusedVat(u"a Belgian number has 10 digits and begins with 0 or 1"_s);
    if (!hasBelgianCheckDigits(match.capturedView(1)))
        return refusedVat(u"the check digits are wrong"_s);
    return number;
}

Result<Merchant> checkedMerchant(Merchant merchant)
{
    const auto name = checkedName(merchant.name, u"name"_s);
    if (!name)
        return name.failure();
    const auto company =
        plainText(merchant.companyName.trimmed(), kCompanyNameLength, u"companyName"_s);
    if (!company)
        return company.failure();
    const auto address = checkedAddress(merchant.address);
    if (!address)
        return address.failure();
    const auto vatNumber = checkedVatNumber(merchant.vatNumber);
    if (!vatNumber)
        return vatNumber.failure();
    merchant.name = *name;
    merchant.companyName = *company;
    merchant.address = *address;
    merchant.vatNumber = *vatNumber;
    return merchant;
}

QString accountOwner(const Merchant &merchant)
{
    return merchant.companyName.isEmpty() ? merchant.name : merchant.companyName;
}

QStringList addressLines(const Merchant &merchant)
{
    QStringList lines;
    if (merchant.companyName != merchant.name)
        lines << merchant.companyName;
    lines << merchant.address.split(u'\n');
    lines.removeAll(QString());
    return lines;
}

} // namespace tilldesk
