#include "core/domain/books.h"

#include "core/base/enum_texts.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

using Kind = BookAccountKind;

constexpr EnumTexts<Kind> kKinds{{Kind::Clearing, "clearing"}, {Kind::Sales, "sales"},
                                 {Kind::Vat, "vat"},           {Kind::Refunds, "refunds"},
                                 {Kind::Fees, "fees"},         {Kind::Bank, "bank"},
                                 {Kind::Unknown, "unknown"}};
constexpr EnumTexts<BookChart> kCharts{
    {BookChart::Belgium, "be"},         {BookChart::Netherlands, "nl"},
    {BookChart::France, "fr"},          {BookChart::GermanySkr03, "skr03"},
    {BookChart::GermanySkr04, "skr04"}, {BookChart::Own, "own"}};

bool hasRates(Kind kind)
{
    return kind == Kind::Sales || kind == Kind::Vat || kind == Kind::Refunds;
}

std::optional<QString> in(const BookAccounts &accounts, const BookUse &use)
{
    const auto found = accounts.find(use);
    return found == accounts.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

QLatin1StringView toText(BookAccountKind kind)
{
    return kKinds.textOf(kind);
}

QString toText(const BookUse &use)
{
    const QString kind = toText(use.kind);
    return use.rate == kNoVatRate ? kind : QString(kind + u':' + vatRateText(use.rate));
}

Result<BookUse> bookUseFrom(const QString &text)
{
    const auto kind = kKinds.valueOf(QStringView(text).left(text.indexOf(u':')));
    const auto refused = [] {
        return fail(ErrorCode::FieldInvalid,
                    u"must be clearing, sales, vat, refunds, fees, bank or unknown; sales, vat and"
                    " refunds may have a rate: sales:21"_s,
                    u"for"_s);
    };
    if (!kind)
        return refused();
    if (!text.contains(u':'))
        return BookUse{.kind = *kind};
    const auto rate = vatRateFrom(text.section(u':', 1));
    if (!rate || !hasRates(*kind))
        return refused();
    return BookUse{.kind = *kind, .rate = *rate};
}

QLatin1StringView toText(BookChart chart)
{
    return kCharts.textOf(chart);
}

std::optional<BookChart> bookChartFrom(QStringView name)
{
    return kCharts.valueOf(name);
}

BookChart defaultChart(const Merchant &merchant)
{
    const QString country = merchant.vatNumber.left(2);
    if (country == "NL"_L1)
        return BookChart::Netherlands;
    if (country == "FR"_L1)
        return BookChart::France;
    return country == "DE"_L1 ? BookChart::GermanySkr03 : BookChart::Belgium;
}

BookAccounts accountsOf(BookChart chart)
{
    const int every = kNoVatRate;
    switch (chart) {
    case BookChart::Belgium:
        return {{{Kind::Clearing, every}, u"580100"_s}, {{Kind::Sales, 0}, u"700000"_s},
                {{Kind::Sales, 600}, u"700060"_s},      {{Kind::Sales, 1200}, u"700120"_s},
                {{Kind::Sales, 2100}, u"700210"_s},     {{Kind::Vat, every}, u"451000"_s},
                {{Kind::Refunds, every}, u"708000"_s},  {{Kind::Fees, every}, u"657000"_s},
                {{Kind::Bank, every}, u"550000"_s},     {{Kind::Unknown, every}, u"499000"_s}};
    case BookChart::Netherlands:
        return {{{Kind::Clearing, every}, u"2050"_s}, {{Kind::Sales, 0}, u"8200"_s},
                {{Kind::Sales, 900}, u"8100"_s},      {{Kind::Sales, 2100}, u"8000"_s},
                {{Kind::Vat, 900}, u"1501"_s},        {{Kind::Vat, 2100}, u"1500"_s},
                {{Kind::Vat, every}, u"1500"_s},      {{Kind::Refunds, every}, u"8900"_s},
                {{Kind::Fees, every}, u"4730"_s},     {{Kind::Bank, every}, u"1100"_s},
                {{Kind::Unknown, every}, u"2999"_s}};
    case BookChart::France:
        return {{{Kind::Clearing, every}, u"511500"_s}, {{Kind::Sales, 0}, u"707000"_s},
                {{Kind::Sales, 210}, u"707021"_s},      {{Kind::Sales, 550}, u"707055"_s},
                {{Kind::Sales, 1000}, u"707100"_s},     {{Kind::Sales, 2000}, u"707200"_s},
                {{Kind::Vat, every}, u"445710"_s},      {{Kind::Refunds, every}, u"709700"_s},
                {{Kind::Fees, every}, u"627800"_s},     {{Kind::Bank, every}, u"512000"_s},
                {{Kind::Unknown, every}, u"471000"_s}};
    case BookChart::GermanySkr03:
        return {{{Kind::Clearing, every}, u"1360"_s}, {{Kind::Sales, 0}, u"8200"_s},
                {{Kind::Sales, 700}, u"8300"_s},      {{Kind::Sales, 1900}, u"8400"_s},
                {{Kind::Vat, every}, QString()},      {{Kind::Refunds, 0}, u"8700"_s},
                {{Kind::Refunds, 700}, u"8710"_s},    {{Kind::Refunds, 1900}, u"8720"_s},
                {{Kind::Fees, every}, u"4970"_s},     {{Kind::Bank, every}, u"1200"_s},
                {{Kind::Unknown, every}, u"1590"_s}};
    case BookChart::GermanySkr04:
        return {{{Kind::Clearing, every}, u"1460"_s}, {{Kind::Sales, 0}, u"4200"_s},
                {{Kind::Sales, 700}, u"4300"_s},      {{Kind::Sales, 1900}, u"4400"_s},
                {{Kind::Vat, every}, QString()},      {{Kind::Refunds, 0}, u"4700"_s},
                {{Kind::Refunds, 700}, u"4710"_s},    {{Kind::Refunds, 1900}, u"4720"_s},
                {{Kind::Fees, every}, u"6855"_s},     {{Kind::Bank, every}, u"1800"_s},
                {{Kind::Unknown, every}, u"1370"_s}};
    case BookChart::Own: return {};
    }
    Q_UNREACHABLE();
}

std::optional<QString> Books::account(const BookUse &use) const
{
    const BookAccounts usual = accountsOf(chart);
    const BookUse every{.kind = use.kind};
    for (const auto &found : {in(own, use), in(usual, use), in(own, every), in(usual, every)}) {
        if (found)
            return found;
    }
    return {};
}

BookAccounts Books::all() const
{
    BookAccounts accounts = own;
    accounts.merge(accountsOf(chart));
    return accounts;
}

Result<QString> checkedBookAccount(const QString &text)
{
    static const QRegularExpression form(
        QRegularExpression::anchoredPattern(u"[A-Za-z0-9][A-Za-z0-9.-]{0,19}"_s));
    const QString account = text.trimmed();
    if (!form.match(account).hasMatch())
        return fail(ErrorCode::FieldInvalid,
                    u"must have 1 to 20 letters, digits, dots and hyphens"_s, u"account"_s);
    return account;
}

Result<Books> checkedBooks(Books books)
{
    static const QRegularExpression code(QRegularExpression::anchoredPattern(u"[A-Z0-9]{1,6}"_s));
    const auto refused = [](const QString &field, const QString &rule) {
        return fail(ErrorCode::FieldInvalid, rule, field);
    };
    books.journal = books.journal.trimmed().toUpper();
    if (!code.match(books.journal).hasMatch())
        return refused(u"journal"_s, u"must have 1 to 6 letters and digits"_s);
    if (books.consultant != 0 && (books.consultant < 1001 || books.consultant > 9'999'999))
        return refused(u"consultant"_s, u"must be a number from 1001 to 9999999"_s);
    if (books.client < 0 || books.client > 99'999)
        return refused(u"client"_s, u"must be a number from 1 to 99999"_s);
    if (books.firstYear != 0 && (books.firstYear < 1970 || books.firstYear > 9999))
        return refused(u"first-year"_s, u"must be a year such as 2024"_s);
    if (books.largeSale < Amount() || books.largeSale.cents() > Amount::kMaxCents)
        return refused(u"large-sale"_s, u"must be cents, 0 to 999999999999; 0: list none apart"_s);
    return books;
}

} // namespace tilldesk
