#include "app/commands/demo_debtors.h"

#include "core/domain/iban.h"

#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr int kCount = 4'000;

constexpr std::array kDutchNames{u"Lotte", u"Pieter",  u"Emma",   u"Wout", u"Noor", u"Jonas",
                                 u"Mila",  u"Arthur",  u"Fatima", u"Lars", u"Anke", u"Sven",
                                 u"Yusuf", u"Katrien", u"Bram",   u"Els"};
constexpr std::array kFrenchNames{
    u"Chloé", u"Antoine", u"Élise", u"Julien", u"Amélie", u"Mehdi", u"Camille", u"Hugo",
    u"Inès",  u"Luc",     u"Zoé",   u"Benoît", u"Nadia",  u"Rémi",  u"Margaux", u"Olivier"};
constexpr std::array kGermanNames{u"Jürgen", u"Sabine", u"Lukas", u"Käthe",
                                  u"Stefan", u"Anja",   u"Emre",  u"Heike"};
constexpr std::array kDutchBanks{u"INGB", u"RABO", u"ABNA", u"TRIO"};

QString digits(int count, DemoRandom &random)
{
    QString text(count, u'0');
    for (QChar &digit : text)
        digit = QChar(char16_t(u'0' + random.below(10)));
    return text;
}

/// The last two of its twelve digits are the first ten modulo 97, or 97.
QString belgianAccount(DemoRandom &random)
{
    const QString start = digits(10, random);
    const qint64 rest = start.toLongLong() % 97;
    return start + u"%1"_s.arg(rest == 0 ? 97 : rest, 2, 10, '0'_L1);
}

template <std::size_t N>
QString nameOf(const std::array<const char16_t *, N> &names, DemoRandom &random)
{
    return QString::fromUtf16(random.pick(names));
}

Debtor someDebtor(DemoRandom &random)
{
    const qint64 percent = random.below(100);
    if (percent < 40)
        return {nameOf(kDutchNames, random), ibanWithCheckDigits(u"BE", belgianAccount(random))};
    if (percent < 70)
        return {nameOf(kFrenchNames, random), ibanWithCheckDigits(u"BE", belgianAccount(random))};
    if (percent < 80) {
        const QString account = QString::fromUtf16(random.pick(kDutchBanks)) + digits(10, random);
        return {nameOf(kDutchNames, random), ibanWithCheckDigits(u"NL", account)};
    }
    if (percent < 87)
        return {nameOf(kFrenchNames, random), ibanWithCheckDigits(u"LU", digits(16, random))};
    if (percent < 94)
        return {nameOf(kFrenchNames, random), ibanWithCheckDigits(u"FR", digits(23, random))};
    return {nameOf(kGermanNames, random), ibanWithCheckDigits(u"DE", digits(18, random))};
}

} // namespace

DemoDebtors::DemoDebtors(DemoRandom random)
{
    m_debtors.reserve(kCount);
    for (int i = 0; i < kCount; ++i)
        m_debtors << someDebtor(random);
}

} // namespace tilldesk::app
