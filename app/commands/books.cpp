#include "app/commands/books.h"

#include "app/commands/export_values.h"
#include "app/commands/table.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

CommandResult fine(const QByteArray &text)
{
    return {CommandResult::kFine, text, {}};
}

QString orHyphen(qint64 number)
{
    return number == 0 ? u"-"_s : QString::number(number);
}

/// Returns what a person should know about an account; empty: nothing.
QString doubtInWords(const Books &books, const BookUse &use, const BookAccounts &accounts)
{
    const auto advice = adviceOn(books.chart, accounts, use);
    if (!advice)
        return {};
    switch (advice->doubt) {
    case AccountDoubt::NotApart: return {};
    case AccountDoubt::Missing: return u"has no account, so no journal is written"_s;
    case AccountDoubt::Bank:
        if (use.kind == BookAccountKind::Clearing)
            return u"looks like the account of the bank, whose balance is another; clearing needs "
                   u"an"
                   " account of its own"_s;
        return u"looks like the account of the bank: if the bank's statements are posted too, each"
               " payout is booked twice; use an account for internal transfers"_s;
    case AccountDoubt::Shared: return u"has the same account as '%1'"_s.arg(toText(advice->other));
    case AccountDoubt::Wrong:
        return u"has the same account as '%1'; clearing and VAT need accounts of their own"_s.arg(
            toText(advice->other));
    }
    Q_UNREACHABLE();
}

/// Returns the accounts of a merchant: what for, the account, and where it comes from; then what is
/// doubtful about them.
QByteArray inWords(const Merchant &merchant, const Books &books)
{
    QByteArray text =
        u"%1 %2: chart %3, journal %4, consultant %5, client %6, first year %7, large sales above"
        " %8 cents\n"_s
            .arg(merchant.id.text(), merchant.name, toText(books.chart), books.journal,
                 orHyphen(books.consultant), orHyphen(books.client), orHyphen(books.firstYear),
                 orHyphen(books.largeSale.cents()))
            .toUtf8();
    QList<QStringList> rows{{u"FOR"_s, u"ACCOUNT"_s, u"FROM"_s}};
    QByteArray doubts;
    const BookAccounts accounts = books.all();
    for (const auto &[use, account] : accounts) {
        rows << QStringList{toText(use), account.isEmpty() ? u"-"_s : account,
                            books.own.contains(use) ? u"own"_s : QString(toText(books.chart))};
        const QString doubt = doubtInWords(books, use, accounts);
        if (!doubt.isEmpty())
            doubts += u"warning: %1 %2\n"_s.arg(toText(use), doubt).toUtf8();
    }
    return text + table(rows) + doubts;
}

CommandResult listAccounts(const CommandValues &values, const storage::DataDirectory &directory,
                           const Settings & /*settings*/)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto wanted = merchantsOf(values, db);
    if (!wanted)
        return CommandResult::failure(wanted.error());
    books::BookRepository repository(db);
    QByteArray text;
    for (const Merchant &merchant : repository.merchants()) {
        if (wanted->isEmpty() || wanted->contains(merchant.id))
            text += inWords(merchant, repository.books(merchant));
    }
    return fine(text);
}

/// Parses a number that an option may set; empty clears it.
Result<void> read(const CommandValues &values, const QString &option, qint64 &number)
{
    if (!values.contains(option))
        return {};
    bool isNumber = values[option].isEmpty();
    number = isNumber ? 0 : values[option].toLongLong(&isNumber);
    if (!isNumber)
        return fail(ErrorCode::FieldInvalid, u"must be a whole number"_s, option);
    return {};
}

Result<Books> detailsOf(const CommandValues &values, Books books)
{
    qint64 year = books.firstYear;
    qint64 large = books.largeSale.cents();
    for (const auto &valid :
         {read(values, u"consultant"_s, books.consultant), read(values, u"client"_s, books.client),
          read(values, u"first-year"_s, year), read(values, u"large-sale"_s, large)}) {
        if (!valid)
            return valid.failure();
    }
    books.journal = values.value(u"journal"_s, books.journal);
    books.firstYear = int(std::clamp<qint64>(year, -1, 10'000));
    books.largeSale = Amount::fromCents(large);
    return books;
}

Result<Books> changed(const CommandValues &values, books::BookService &service)
{
    const MerchantId merchant(values[u"merchant"_s]);
    const auto before = service.books(merchant);
    if (!before)
        return before.failure();
    if (values.contains(u"for"_s) != values.contains(u"account"_s))
        return fail(ErrorCode::FieldRequired, u"goes with --for"_s,
                    values.contains(u"for"_s) ? u"account"_s : u"for"_s);
    const auto details = detailsOf(values, *before);
    if (!details)
        return details.failure();
    auto now = *details == *before ? before : service.change(merchant, *details);
    if (!now || !values.contains(u"for"_s))
        return now;
    const auto use = bookUseFrom(values[u"for"_s]);
    if (!use)
        return use.failure();
    const QString account = values[u"account"_s];
    return service.setAccount(merchant, *use,
                              account.isEmpty()
                                  ? std::nullopt
                                  : std::optional(account == "none"_L1 ? QString() : account));
}

Result<Books> withChart(const CommandValues &values, books::BookService &service)
{
    const MerchantId merchant(values[u"merchant"_s]);
    auto books = service.books(merchant);
    if (!books)
        return books;
    const auto chart = bookChartFrom(values[u"chart"_s]);
    if (!chart)
        return fail(ErrorCode::FieldInvalid, u"must be be, nl, fr, skr03, skr04 or own"_s,
                    u"chart"_s);
    books->chart = *chart;
    return service.change(merchant, *books);
}

/// Runs `change(values, service)` and shows the accounts of the merchant.
template <typename F>
CommandResult changeBooks(const CommandValues &values, Assembly &assembly, F change)
{
    const auto changed = onCore(assembly, [&]() -> Result<QByteArray> {
        books::BookService &service = assembly.services().books();
        const auto books = change(values, service);
        if (!books)
            return books.failure();
        const auto merchant = service.merchant(MerchantId(values[u"merchant"_s]));
        return merchant ? Result<QByteArray>(inWords(*merchant, *books)) : merchant.failure();
    });
    return changed ? fine(*changed) : CommandResult::failure(changed.error());
}

CommandResult setAccounts(const CommandValues &values, Assembly &assembly)
{
    return changeBooks(values, assembly, changed);
}

CommandResult setChart(const CommandValues &values, Assembly &assembly)
{
    return changeBooks(values, assembly, withChart);
}

CommandResult listRates(const CommandValues &values, const storage::DataDirectory &directory,
                        const Settings & /*settings*/)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto merchants = merchantsOf(values, db);
    if (!merchants)
        return CommandResult::failure(merchants.error());
    const books::VatRates rates(db);
    QList<QStringList> rows{{u"PROFILE"_s, u"POS"_s, u"FROM"_s, u"RATE"_s, u"NAME"_s}};
    for (const auto &place : books::BookRepository(db).places(*merchants)) {
        const QString name = place.posId.isEmpty() ? place.profileName : place.posName;
        const QString pos = place.posId.isEmpty() ? u"-"_s : place.posId;
        const QList<books::VatRule> rules = rates.rules(place.profile, place.pointOfSale);
        for (const books::VatRule &rule : rules)
            rows << QStringList{place.profileId.text(), pos, rule.first.toString(Qt::ISODate),
                                rule.shares.isEmpty() ? u"-"_s : toText(rule.shares), name};
        if (rules.isEmpty())
            rows << QStringList{place.profileId.text(), pos, u"-"_s, u"-"_s, name};
    }
    return fine(table(rows));
}

CommandResult setRate(const CommandValues &values, Assembly &assembly)
{
    VatShares shares;
    if (values[u"rate"_s] != "none"_L1) {
        const auto read = vatSharesFrom(values[u"rate"_s], u"rate"_s);
        if (!read)
            return CommandResult::failure(read.error());
        shares = *read;
    }
    QDate first;
    if (values.contains(u"from"_s)) {
        const auto from = dayIn(values, u"from"_s);
        if (!from)
            return CommandResult::failure(from.error());
        first = *from;
    }
    const auto rule = onCore(assembly, [&] {
        return assembly.services().books().setRate(ProfileId(values[u"profile"_s]),
                                                   values.value(u"pos"_s), shares, first);
    });
    if (!rule)
        return CommandResult::failure(rule.error());
    return fine(u"%1 from %2\n"_s
                    .arg(shares.isEmpty() ? u"No rate"_s : toText(shares) + u" %"_s,
                         rule->first.toString(Qt::ISODate))
                    .toUtf8());
}

} // namespace

std::vector<Command> bookCommands()
{
    const CommandOption only{u"merchant"_s, u"id"_s, u"only of this merchant"_s};
    const CommandOption merchant{u"merchant"_s, u"id"_s, u"the merchant"_s, true};
    const auto clearable = [](const QString &name, const QString &value, const QString &help) {
        return CommandOption{.name = name, .value = value, .help = help, .canBeEmpty = true};
    };
    return {
        {.words = u"accounts list"_s,
         .summary = u"Lists the accounts that journals book on, and where each comes from"_s,
         .options = {only},
         .read = listAccounts},
        {.words = u"accounts set"_s,
         .summary = u"Sets an account of a merchant's books, its journal or its numbers"_s,
         .options = {merchant,
                     {u"for"_s, u"use"_s,
                      u"clearing, sales, vat, refunds, fees, transfer or unknown; with a rate for"
                      " sales, vat and refunds: sales:21"_s},
                     clearable(u"account"_s, u"number"_s,
                               u"account in the books; empty: the chart's; none: VAT is not booked"
                               " apart, the bookkeeping program splits it; without another account"
                               " no journal is written"_s),
                     {u"journal"_s, u"code"_s, u"code of the journal, 1 to 6 letters and digits"_s},
                     clearable(u"consultant"_s, u"number"_s,
                               u"number of the tax consultant, for DATEV"_s),
                     clearable(u"client"_s, u"number"_s, u"number of the client, for DATEV"_s),
                     clearable(u"first-year"_s, u"year"_s,
                               u"calendar year that is book year 1, for WinBooks and Octopus"_s),
                     {u"large-sale"_s, u"cents"_s,
                      u"the VAT book lists larger sales apart; 0: none; default 25000"_s}},
         .change = setAccounts},
        {.words = u"accounts chart"_s,
         .summary = u"Chooses the chart of accounts; accounts of the merchant's own stay"_s,
         .options = {merchant,
                     {u"chart"_s, u"name"_s,
                      u"be, nl, fr, skr03, skr04, or own: no account by default"_s, true}},
         .change = setChart},
        {.words = u"vat list"_s,
         .summary = u"Lists the VAT rates of profiles and points of sale"_s,
         .options = {only},
         .read = listRates},
        {.words = u"vat set"_s,
         .summary = u"Sets the VAT rate of a profile or point of sale from a day on"_s,
         .options = {{u"profile"_s, u"id"_s, u"the profile"_s, true},
                     {u"pos"_s, u"id"_s, u"only of this point of sale"_s},
                     {u"rate"_s, u"percent"_s,
                      u"for example 6, or shares of the sales with VAT: 12:75,21:25; none: no"
                      " rate"_s,
                      true},
                     {u"from"_s, u"day"_s,
                      u"first day; default today. An earlier day is possible only while no rate"
                      " counts since"_s}},
         .change = setRate}};
}

} // namespace tilldesk::app
