#include "core/domain/books.h"

#include "core/base/enum_texts.h"
#include "core/base/enumerators.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

using Kind = BookAccountKind;

constexpr EnumTexts<Kind> kKinds{{Kind::Clearing, "clearing"}, {Kind::Sales, "sales"},
                                 {Kind::Vat, "vat"},           {Kind::Refunds, "refunds"},
                                 {Kind::Fees, "fees"},         {Kind::Transfer, "transfer"},
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

/// Returns whether a chart keeps the accounts of banks there.
bool isBanks(BookChart chart, const QString &account)
{
    const auto begins = [&account](std::initializer_list<QLatin1StringView> groups) {
        return std::ranges::any_of(
            groups, [&account](QLatin1StringView group) { return account.startsWith(group); });
    };
    switch (chart) {
    case BookChart::Belgium: return begins({"55"_L1, "56"_L1});
    case BookChart::Netherlands: return account.size() == 4 && begins({"10"_L1, "11"_L1});
    case BookChart::France: return begins({"512"_L1, "514"_L1});
    case BookChart::GermanySkr03: return begins({"11"_L1, "12"_L1});
    case BookChart::GermanySkr04: return begins({"17"_L1, "18"_L1});
    case BookChart::Own: break;
    }
    // Accounts of one's own usually have the numbers of a chart.
    return account.contains("bank"_L1, Qt::CaseInsensitive)
        || std::ranges::any_of(enumerators<BookChart>(), [&account](BookChart other) {
               return other != BookChart::Own && isBanks(other, account);
           });
}

/// Returns whether two uses can never have the same account.
bool areApart(BookAccountKind one, BookAccountKind other)
{
    return one != other && std::ranges::any_of(std::array{one, other}, [](BookAccountKind kind) {
               return kind == Kind::Clearing || kind == Kind::Vat;
           });
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
        return fail(
            ErrorCode::FieldInvalid,
            u"must be clearing, sales, vat, refunds, fees, transfer or unknown; sales, vat and"
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
                {{Kind::Transfer, every}, u"580000"_s}, {{Kind::Unknown, every}, u"499000"_s}};
    case BookChart::Netherlands:
        return {{{Kind::Clearing, every}, u"2050"_s}, {{Kind::Sales, 0}, u"8200"_s},
                {{Kind::Sales, 900}, u"8100"_s},      {{Kind::Sales, 2100}, u"8000"_s},
                {{Kind::Vat, 900}, u"1501"_s},        {{Kind::Vat, 2100}, u"1500"_s},
                {{Kind::Vat, every}, u"1500"_s},      {{Kind::Refunds, every}, u"8900"_s},
                {{Kind::Fees, every}, u"4730"_s},     {{Kind::Transfer, every}, u"2000"_s},
                {{Kind::Unknown, every}, u"2999"_s}};
    case BookChart::France:
        return {{{Kind::Clearing, every}, u"511500"_s}, {{Kind::Sales, 0}, u"707000"_s},
                {{Kind::Sales, 210}, u"707021"_s},      {{Kind::Sales, 550}, u"707055"_s},
                {{Kind::Sales, 1000}, u"707100"_s},     {{Kind::Sales, 2000}, u"707200"_s},
                {{Kind::Vat, every}, u"445710"_s},      {{Kind::Refunds, every}, u"709700"_s},
                {{Kind::Fees, every}, u"627800"_s},     {{Kind::Transfer, every}, u"580000"_s},
                {{Kind::Unknown, every}, u"471000"_s}};
    case BookChart::GermanySkr03:
        return {{{Kind::Clearing, every}, u"1361"_s}, {{Kind::Sales, 0}, u"8200"_s},
                {{Kind::Sales, 700}, u"8300"_s},      {{Kind::Sales, 1900}, u"8400"_s},
                {{Kind::Vat, every}, QString()},      {{Kind::Refunds, 0}, u"8700"_s},
                {{Kind::Refunds, 700}, u"8710"_s},    {{Kind::Refunds, 1900}, u"8720"_s},
                {{Kind::Fees, every}, u"4970"_s},     {{Kind::Transfer, every}, u"1360"_s},
                {{Kind::Unknown, every}, u"1590"_s}};
    case BookChart::GermanySkr04:
        return {{{Kind::Clearing, every}, u"1461"_s}, {{Kind::Sales, 0}, u"4200"_s},
                {{Kind::Sales, 700}, u"4300"_s},      {{Kind::Sales, 1900}, u"4400"_s},
                {{Kind::Vat, every}, QString()},      {{Kind::Refunds, 0}, u"4700"_s},
                {{Kind::Refunds, 700}, u"4710"_s},    {{Kind::Refunds, 1900}, u"4720"_s},
                {{Kind::Fees, every}, u"6855"_s},     {{Kind::Transfer, every}, u"1460"_s},
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

std::optional<AccountAdvice> adviceOn(BookChart chart, const BookAccounts &accounts,
                                      const BookUse &use)
{
    const QString account = in(accounts, use).value_or(QString()).trimmed();
    if (account.isEmpty())
        return AccountAdvice{use.kind == Kind::Vat ? AccountDoubt::NotApart
                                                   : AccountDoubt::Missing};
    std::optional<BookUse> shared;
    for (const auto &[other, text] : accounts) {
        if (other.kind == use.kind || text.trimmed() != account) // rates may share an account
            continue;
        if (areApart(use.kind, other.kind))
            return AccountAdvice{AccountDoubt::Wrong, other};
        shared = shared.value_or(other);
    }
    if ((use.kind == Kind::Transfer || use.kind == Kind::Clearing) && isBanks(chart, account))
        return AccountAdvice{AccountDoubt::Bank};
    return shared ? std::optional(AccountAdvice{AccountDoubt::Shared, *shared}) : std::nullopt;
}

Result<void> checkedSharing(const Books &before, const Books &after)
{
    const BookAccounts accounts = after.all();
    for (const auto &[use, account] : accounts) {
        const auto advice = adviceOn(after.chart, accounts, use);
        if (!advice || advice->doubt != AccountDoubt::Wrong)
            continue;
        const bool isNew = before.account(use) != after.account(use);
        if (!isNew && before.account(advice->other) == after.account(advice->other))
            continue;
        const BookUse &changed = isNew ? use : advice->other;
        const BookUse &same = isNew ? advice->other : use;
        return fail(ErrorCode::FieldInvalid,
                    u"%1 is the account for '%2' already; clearing and VAT need accounts of their"
                    " own"_s.arg(account, toText(same)),
                    toText(changed));
    }
    return {};
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
        return refused(u"first-year"_s, u"must be a year from 1970 to 9999"_s);
    if (books.largeSale < Amount() || books.largeSale.cents() > Amount::kMaxCents)
        return refused(u"large-sale"_s, u"must be cents, 0 to 999999999999; 0: list none apart"_s);
    return books;
}

} // namespace tilldesk
