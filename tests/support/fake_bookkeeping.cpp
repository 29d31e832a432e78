#include "tests/support/fake_bookkeeping.h"

#include "tests/support/done_future.h"
#include "tests/support/some_payments.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

/// A line of the made-up journal: its use and its cents.
struct Booked {
    BookUse use;
    qint64 cents;
};

Result<JournalEntry> entryOf(const Books &books, const QDate &day, JournalKind kind,
                             const QList<Booked> &lines)
{
    JournalEntry entry{.day = day, .kind = kind, .lines = {}};
    for (const Booked &line : lines) {
        const auto account = books.account(line.use);
        if (!account)
            return fail(ErrorCode::FieldRequired, {}, toText(line.use));
        entry.lines << JournalLine{.account = *account,
                                   .use = line.use,
                                   .amount = Amount::fromCents(line.cents),
                                   .rate = line.use.rate,
                                   .payout = {}};
    }
    return entry;
}

} // namespace

QFuture<Result<Books>> FakeBookkeeping::books(const MerchantId &)
{
    return doneFuture(error ? Result<Books>(tl::unexpected(*error)) : Result<Books>(stored));
}

QFuture<Result<Books>> FakeBookkeeping::change(const MerchantId &, const Books &books)
{
    calls << u"change"_s;
    if (changeError)
        return doneFuture(Result<Books>(tl::unexpected(*changeError)));
    stored = books;
    Q_EMIT changed();
    return doneFuture(Result<Books>(stored));
}

QFuture<Result<QList<VatPlace>>> FakeBookkeeping::vatPlaces(const QList<MerchantId> &merchants)
{
    if (error)
        return doneFuture(Result<QList<VatPlace>>(tl::unexpected(*error)));
    QList<VatPlace> found;
    std::ranges::copy_if(places, std::back_inserter(found), [&merchants](const VatPlace &place) {
        return merchants.isEmpty() || merchants.contains(place.merchant);
    });
    return doneFuture(Result<QList<VatPlace>>(found));
}

QFuture<Result<void>> FakeBookkeeping::setVat(const ProfileId &profile, const QString &posId,
                                              const VatShares &shares, const QDate &first)
{
    calls << u"vat %1 %2 %3 %4"_s.arg(profile.text(), posId, toText(shares),
                                      first.toString(Qt::ISODate));
    if (changeError)
        return doneFuture(Result<void>(tl::unexpected(*changeError)));
    for (VatPlace &place : places) {
        if (place.profile == profile && place.posId == posId)
            place.periods << VatPeriod{first, shares};
    }
    Q_EMIT changed();
    return doneFuture(Result<void>());
}

QFuture<Result<QList<QDate>>> FakeBookkeeping::days(const MerchantId &, int count)
{
    return doneFuture(Result<QList<QDate>>(bookedDays.mid(0, count)));
}

QFuture<Result<JournalDay>> FakeBookkeeping::journalOf(const MerchantId &, const Books &books,
                                                       const QDate &day)
{
    using enum BookAccountKind;
    if (error)
        return doneFuture(Result<JournalDay>(tl::unexpected(*error)));
    JournalDay found{day, day.isNull(), {}};
    const bool isVatApart = books.account({.kind = Vat}) != QString();
    const auto vat = [isVatApart](qint64 cents) { return isVatApart ? cents : 0; };
    QList<Booked> sales{{{.kind = Clearing}, 151'700}};
    for (const auto &[rate, net, tax] :
         {std::tuple(600, 100'000, 6'000), std::tuple(1200, 30'000, 3'600),
          std::tuple(2100, 10'000, 2'100)}) {
        sales << Booked{{.kind = Sales, .rate = rate}, -(net + tax - vat(tax))};
        if (isVatApart)
            sales << Booked{{.kind = Vat, .rate = rate}, -tax};
    }
    QList<Booked> refunds{{{.kind = Refunds, .rate = 600}, 1'095 - vat(62)}};
    if (isVatApart)
        refunds << Booked{{.kind = Vat, .rate = 600}, 62};
    refunds << Booked{{.kind = Clearing}, -1'095};
    const QList<Booked> payouts{{{.kind = Transfer}, 150'605}, {{.kind = Clearing}, -150'605}};
    for (const auto &[kind, lines] :
         {std::pair(JournalKind::Sales, sales), std::pair(JournalKind::Refunds, refunds),
          std::pair(JournalKind::Payouts, payouts)}) {
        auto entry = entryOf(books, day, kind, lines);
        if (!entry)
            return doneFuture(Result<JournalDay>(entry.failure()));
        // The fake's sales are 1 400.00 without VAT and 117.00 of VAT.
        found.entries << *entry;
    }
    JournalLine &first = found.entries.first().lines.first();
    first.amount = Amount::fromCents(first.amount.cents() + imbalance);
    return doneFuture(Result<JournalDay>(found));
}

QFuture<Result<MonthFigures>> FakeBookkeeping::month(const MerchantId &merchant, const QDate &month)
{
    calls << QString(u"month "_s + month.toString(Qt::ISODate));
    if (error)
        return doneFuture(Result<MonthFigures>(tl::unexpected(*error)));
    MonthFigures reply = figures;
    reply.merchant = merchant;
    reply.month = month;
    if (!isSlow)
        return doneFuture(Result<MonthFigures>(reply));
    m_asked = reply;
    m_waiting = std::make_shared<QPromise<Result<MonthFigures>>>();
    m_waiting->start();
    return m_waiting->future();
}

void FakeBookkeeping::answerMonth()
{
    m_waiting->addResult(Result<MonthFigures>(m_asked));
    m_waiting->finish();
}

QFuture<Result<FeeTerms>> FakeBookkeeping::fees(const MerchantId &)
{
    if (error)
        return doneFuture(Result<FeeTerms>(tl::unexpected(*error)));
    return doneFuture(Result<FeeTerms>(feeTerms));
}

QFuture<Result<void>> FakeBookkeeping::setFeeRule(const MerchantId &, const FeeRule &rule)
{
    calls << QString(u"fees "_s + rule.first.toString(Qt::ISODate));
    if (changeError)
        return doneFuture(Result<void>(tl::unexpected(*changeError)));
    feeTerms.rules << rule;
    Q_EMIT changed();
    return doneFuture(Result<void>());
}

QFuture<Result<FeeInvoice>> FakeBookkeeping::bookFeeInvoice(const MerchantId &,
                                                            const FeeInvoice &invoice)
{
    calls << u"invoice %1 %2 %3"_s.arg(invoice.month.toString(Qt::ISODate), invoice.number)
                 .arg(invoice.amount.cents());
    if (changeError)
        return doneFuture(Result<FeeInvoice>(tl::unexpected(*changeError)));
    feeTerms.invoices << invoice;
    Q_EMIT changed();
    return doneFuture(Result<FeeInvoice>(invoice));
}

void keepTheBakerysVat(FakeBookkeeping &bookkeeping)
{
    const auto cents = [](qint64 amount) { return Amount::fromCents(amount); };
    const QDate since(2026, 1, 1);
    for (const ProfileEntry &entry : someProfiles()) {
        VatPlace place{.merchant = entry.merchant.id,
                       .profile = entry.profile.id,
                       .profileName = entry.profile.name,
                       .posId = {},
                       .posName = {},
                       .periods = {{since, {{600, 1}}}}};
        bookkeeping.places << place;
        int number = 0;
        for (const PointOfSale &till : entry.pointsOfSale) {
            place.posId = till.id;
            place.posName = till.name;
            place.periods.clear();
            if (number == 1)
                place.periods << VatPeriod{since, {{1200, 7500}, {2100, 2500}}};
            ++number;
            bookkeeping.places << place;
        }
    }
    for (int day = 20; day > 9; --day)
        bookkeeping.bookedDays << QDate(2026, 11, day);
    bookkeeping.figures = {.merchant = {},
                           .month = {},
                           .last = {},
                           .bridge = {.owedBefore = cents(211'845),
                                      .paid = {3214, cents(4'630'280)},
                                      .refunded = {41, cents(61'235)},
                                      .fees = {},
                                      .collected = {},
                                      .paidOut = {62, cents(4'510'010)},
                                      .owedAfter = cents(270'880)},
                           .ledgerAfter = cents(270'880),
                           .owedNext = cents(270'880),
                           .journalLines = 188,
                           .missingAccounts = {},
                           .accounts = {},
                           .vat = {{600, cents(3'922'000), cents(222'000)},
                                   {1200, cents(492'800), cents(52'800)},
                                   {2100, cents(133'045), cents(23'090)},
                                   {kNoVatRate, cents(21'200), {}}},
                           .withoutRate = {{u"Bakkerij"_s, u"Market stall"_s, {9, cents(21'200)}}},
                           .notOnStatement = {2, cents(291'465)},
                           .hasBankFiles = true};
}

} // namespace tilldesk::test
