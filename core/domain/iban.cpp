#include "core/domain/iban.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}
bool isCapital(QChar c)
{
    return c >= u'A' && c <= u'Z';
}

/// Returns the number that the characters spell (A is 10, Z is 35), modulo 97.
/// @param rest  remainder of the preceding characters
int mod97(QStringView characters, int rest = 0)
{
    for (const QChar c : characters) {
        if (isDigit(c))
            rest = (rest * 10 + (c.unicode() - u'0')) % 97;
        else
            rest = (rest * 100 + (c.unicode() - u'A' + 10)) % 97;
    }
    return rest;
}

} // namespace

// @source IBAN registry (SWIFT), EPC409-09 list of SEPA countries
int ibanLength(QStringView country)
{
    static const QHash<QString, int> lengths{
        {u"AD"_s, 24}, {u"AL"_s, 28}, {u"AT"_s, 20}, {u"BE"_s, 16}, {u"BG"_s, 22}, {u"CH"_s, 21},
        {u"CY"_s, 28}, {u"CZ"_s, 24}, {u"DE"_s, 22}, {u"DK"_s, 18}, {u"EE"_s, 20}, {u"ES"_s, 24},
        {u"FI"_s, 18}, {u"FR"_s, 27}, {u"GB"_s, 22}, {u"GI"_s, 23}, {u"GR"_s, 27}, {u"HR"_s, 21},
        {u"HU"_s, 28}, {u"IE"_s, 22}, {u"IS"_s, 26}, {u"IT"_s, 27}, {u"LI"_s, 21}, {u"LT"_s, 20},
        {u"LU"_s, 20}, {u"LV"_s, 21}, {u"MC"_s, 27}, {u"MD"_s, 24}, {u"ME"_s, 22}, {u"MK"_s, 19},
        {u"MT"_s, 31}, {u"NL"_s, 18}, {u"NO"_s, 15}, {u"PL"_s, 28}, {u"PT"_s, 25}, {u"RO"_s, 24},
        {u"RS"_s, 22}, {u"SE"_s, 24}, {u"SI"_s, 19}, {u"SK"_s, 24}, {u"SM"_s, 27}, {u"VA"_s, 22}};
    return lengths.value(country.toString());
}

QString faultOfIban(QStringView iban)
{
    const QStringView country = iban.first(std::min<qsizetype>(iban.size(), 2));
    const int length = ibanLength(country);
    if (length == 0)
        return u"must be an IBAN that begins with a country of the SEPA area, such as BE, in"
               " capitals"_s;
    if (iban.size() != length)
        return u"must be an IBAN of %1 characters, as those of %2 are, without spaces"_s.arg(
            QString::number(length), country);
    const auto isAllowed = [](QChar c) { return isDigit(c) || isCapital(c); };
    if (!std::ranges::all_of(iban, isAllowed) || !isDigit(iban[2]) || !isDigit(iban[3]))
        return u"must be an IBAN: two capitals, two check digits, then digits and capitals"_s;
    if (mod97(iban.first(4), mod97(iban.sliced(4))) != 1)
        return u"has wrong check digits: is a digit wrong, or are two exchanged?"_s;
    return {};
}

bool isValidIban(QStringView iban)
{
    return faultOfIban(iban).isEmpty();
}

QString ibanWithCheckDigits(QStringView country, QStringView bban)
{
    const QString rearranged = bban.toString() + country + u"00"_s;
    const int check = 98 - mod97(rearranged);
    return country.toString() + u"%1"_s.arg(check, 2, 10, '0'_L1) + bban;
}

QString maskedIban(QStringView iban)
{
    constexpr qsizetype kVisible = 5;
    if (iban.size() <= kVisible)
        return iban.toString();
    return QString(iban.size() - kVisible, u'*') + iban.last(kVisible);
}

QString ibanForPeople(QStringView iban)
{
    QString text;
    for (qsizetype i = 0; i < iban.size(); ++i) {
        if (i > 0 && i % 4 == 0)
            text += u' ';
        text += iban[i];
    }
    return text;
}

} // namespace tilldesk
