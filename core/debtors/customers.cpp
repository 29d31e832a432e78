#include "core/debtors/customers.h"

#include "core/crypto/digest.h"
#include "core/domain/iban.h"

#include <QtEndian>
#include <array>
#include <random>

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {
namespace {

constexpr std::array kDutchNames{u"Lotte", u"Pieter",  u"Emma",   u"Wout", u"Noor", u"Jonas",
                                 u"Mila",  u"Arthur",  u"Fatima", u"Lars", u"Anke", u"Sven",
                                 u"Yusuf", u"Katrien", u"Bram",   u"Els"};
constexpr std::array kFrenchNames{
    u"Chloé", u"Antoine", u"Élise", u"Julien", u"Amélie", u"Mehdi", u"Camille", u"Hugo",
    u"Inès",  u"Luc",     u"Zoé",   u"Benoît", u"Nadia",  u"Rémi",  u"Margaux", u"Olivier"};
constexpr std::array kGermanNames{u"Jürgen", u"Sabine", u"Lukas", u"Käthe",
                                  u"Stefan", u"Anja",   u"Emre",  u"Heike"};
constexpr std::array kDutchBanks{u"INGB", u"RABO", u"ABNA", u"TRIO"};

QString digits(int count, const Dice &dice)
{
    QString text(count, u'0');
    for (QChar &digit : text)
        digit = QChar(char16_t(u'0' + dice(10)));
    return text;
}

/// Returns twelve digits; the last two are the first ten modulo 97, with 97 instead of 0.
QString belgianAccount(const Dice &dice)
{
    const QString start = digits(10, dice);
    const qint64 rest = start.toLongLong() % 97;
    return start + u"%1"_s.arg(rest == 0 ? 97 : rest, 2, 10, '0'_L1);
}

template <std::size_t N>
QString pick(const std::array<const char16_t *, N> &texts, const Dice &dice)
{
    return QString::fromUtf16(texts[std::size_t(dice(N))]);
}

} // namespace

Debtor someCustomer(const Dice &dice)
{
    const qint64 percent = dice(100);
    if (percent < 40)
        return {pick(kDutchNames, dice), ibanWithCheckDigits(u"BE", belgianAccount(dice))};
    if (percent < 70)
        return {pick(kFrenchNames, dice), ibanWithCheckDigits(u"BE", belgianAccount(dice))};
    if (percent < 80) {
        const QString account = pick(kDutchBanks, dice) + digits(10, dice);
        return {pick(kDutchNames, dice), ibanWithCheckDigits(u"NL", account)};
    }
    if (percent < 87)
        return {pick(kFrenchNames, dice), ibanWithCheckDigits(u"LU", digits(16, dice))};
    if (percent < 94)
        return {pick(kFrenchNames, dice), ibanWithCheckDigits(u"FR", digits(23, dice))};
    return {pick(kGermanNames, dice), ibanWithCheckDigits(u"DE", digits(18, dice))};
}

Debtor customerOf(const PaymentId &payment)
{
    const QByteArray digest = crypto::sha256(payment.text().toLatin1());
    std::mt19937_64 engine(qFromBigEndian<quint64>(digest.constData()));
    // No std::uniform_int_distribution: its results differ between standard libraries, so the same
    // payment would get another customer.
    return someCustomer([&engine](qint64 bound) { return qint64(engine() % quint64(bound)); });
}

} // namespace tilldesk::debtors
