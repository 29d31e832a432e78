#include "core/exports/vat_table.h"

#include "core/books/book_repository.h"
#include "core/debtors/simulation_service.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

using Kind = ColumnKind;

constexpr std::size_t kWithVat = 11;

constexpr std::array kVatColumns{
    Column{"day", QT_TRANSLATE_NOOP("tilldesk::exports", "Day"), Kind::Day, 11, 13},
    Column{"merchantName", QT_TRANSLATE_NOOP("tilldesk::exports", "Merchant"), Kind::Text, 24},
    Column{"profileName", QT_TRANSLATE_NOOP("tilldesk::exports", "Profile"), Kind::Text, 20, 20},
    Column{"pointOfSale", QT_TRANSLATE_NOOP("tilldesk::exports", "Point of sale"), Kind::Text, 20,
           20},
    Column{"vatRate", QT_TRANSLATE_NOOP("tilldesk::exports", "VAT rate, %"), Kind::Text, 12, 8},
    Column{"payments", QT_TRANSLATE_NOOP("tilldesk::exports", "Sales"), Kind::Count, 10, 8},
    Column{"sales", QT_TRANSLATE_NOOP("tilldesk::exports", "Sales with VAT"), Kind::Amount, 16, 15,
           true},
    Column{"largeSales", QT_TRANSLATE_NOOP("tilldesk::exports", "Large sales"), Kind::Count, 12, 0,
           false},
    Column{"largeAmount", QT_TRANSLATE_NOOP("tilldesk::exports", "Large sales with VAT"),
           Kind::Amount, 20, 15, true},
    Column{"refunds", QT_TRANSLATE_NOOP("tilldesk::exports", "Refunds"), Kind::Count, 10},
    Column{"refunded", QT_TRANSLATE_NOOP("tilldesk::exports", "Refunds with VAT"), Kind::Amount, 18,
           15, true},
    Column{"withVat", QT_TRANSLATE_NOOP("tilldesk::exports", "With VAT"), Kind::Amount, 14, 15,
           true},
    Column{"withoutVat", QT_TRANSLATE_NOOP("tilldesk::exports", "Without VAT"), Kind::Amount, 14,
           15, true},
    Column{"vat", QT_TRANSLATE_NOOP("tilldesk::exports", "VAT"), Kind::Amount, 14, 13, true},
    Column{"currency", QT_TRANSLATE_NOOP("tilldesk::exports", "Currency"), Kind::Text, 9},
};

Amount less(Amount a, Amount b)
{
    return Amount::fromCents(a.cents() - b.cents());
}

} // namespace

Result<std::unique_ptr<Table>> VatTable::open(storage::Database &db,
                                              const payouts::ClosingTime &closing,
                                              const VatBookFilter &filter)
{
    const QDate today = closing.day(debtors::storedServiceTime(db));
    const QDate end = filter.to ? closing.day(*filter.to - std::chrono::milliseconds(1)) : today;
    std::unique_ptr<VatTable> table(new VatTable(closing.zone));
    books::BookRepository repository(db);
    for (const books::BookRepository::Place &place : repository.places(filter.merchants))
        table->m_tills.insert({place.profile, place.pointOfSale},
                              {place.profileName.toUtf8(), place.posName.toUtf8()});
    for (const Merchant &merchant : repository.merchants()) {
        if (!filter.merchants.isEmpty() && !filter.merchants.contains(merchant.id))
            continue;
        const auto added =
            table->add(db, closing, merchant, filter.from ? closing.day(*filter.from) : QDate(),
                       std::min(end, today));
        if (!added)
            return added.failure();
    }
    if (end >= today)
        table->m_openDay = today;
    return table;
}

Result<void> VatTable::add(storage::Database &db, const payouts::ClosingTime &closing,
                           const Merchant &merchant, const QDate &first, const QDate &last)
{
    const std::size_t number = m_merchants.size();
    m_merchants.push_back(merchant.name.toUtf8());
    books::SalesDays days(db, closing, merchant.id,
                          books::BookRepository(db).books(merchant).largeSale, first, last);
    QDate next = first;
    const auto fillUpTo = [&](const QDate &day) {
        for (; next.isValid() && next < day; next = next.addDays(1))
            addDay(
                {.day = next, .sales = {}, .paid = {}, .refunded = {}, .payouts = {}, .fees = {}},
                number);
    };
    while (true) {
        const auto found = days.next();
        if (!found)
            return found.failure();
        const books::SalesDay *day = *found;
        if (day == nullptr)
            break;
        fillUpTo(day->day);
        addDay(*day, number);
        next = day->day.addDays(1);
    }
    fillUpTo(last.addDays(1));
    return {};
}

void VatTable::addDay(const books::SalesDay &day, std::size_t merchant)
{
    const Timestamp begin = payouts::CalendarDay::beginOf(day.day, m_zone);
    if (day.sales.empty())
        m_rows.push_back({.day = begin, .merchant = merchant, .key = {}, .sum = {}});
    for (const auto &[key, sum] : day.sales)
        m_rows.push_back({.day = begin, .merchant = merchant, .key = key, .sum = sum});
}

std::span<const Column> VatTable::columns() const
{
    static_assert(kVatColumns.size() == kColumns);
    return kVatColumns;
}

std::optional<std::size_t> VatTable::sumColumn() const
{
    return kWithVat;
}

PaperSums VatTable::paperSums(const Words &words) const
{
    using Sums = std::vector<qint64>;
    PaperSums paper{.headings = {QT_TRANSLATE_NOOP("tilldesk::exports", "Sales with VAT"),
                                 QT_TRANSLATE_NOOP("tilldesk::exports", "Refunds with VAT"),
                                 QT_TRANSLATE_NOOP("tilldesk::exports", "With VAT"),
                                 QT_TRANSLATE_NOOP("tilldesk::exports", "Without VAT"),
                                 QT_TRANSLATE_NOOP("tilldesk::exports", "VAT")},
                    .lines = {}};
    Sums all(paper.headings.size());
    std::map<int, Sums> rates;
    for (const Row &row : m_rows) {
        if (row.key.profile == 0)
            continue; // a day without sales
        const qint64 paid = row.sum.paid.sum.cents();
        const qint64 refunded = row.sum.refunded.sum.cents();
        const qint64 vat =
            row.sum.vatPaid(row.key.rate).cents() - row.sum.vatRefunded(row.key.rate).cents();
        // The sums fit: they are those of the columns, which were added before.
        Sums &rate = rates.try_emplace(row.key.rate, all.size()).first->second;
        const std::array parts{paid, refunded, paid - refunded, paid - refunded - vat, vat};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            rate[i] += parts[i];
            all[i] += parts[i];
        }
    }
    for (const auto &[rate, sums] : rates)
        paper.lines.push_back(
            {.name = rate == kNoVatRate
                 ? words(QT_TRANSLATE_NOOP("tilldesk::exports", "VAT rate not known"))
                 : QString(words.locale().toString(rate / 100.0, 'g', 4) + u" %"_s),
             .cents = sums});
    paper.lines.push_back({.name = words(QT_TRANSLATE_NOOP("tilldesk::exports", "Total, EUR")),
                           .cents = all,
                           .isTotal = true});
    return paper;
}

bool VatTable::next()
{
    if (m_next == m_rows.size())
        return false;
    const Row &row = m_rows[m_next++];
    const auto till = m_tills.constFind({row.key.profile, row.key.pointOfSale});
    const bool isKnown = till != m_tills.cend();
    const Amount gross = less(row.sum.paid.sum, row.sum.refunded.sum);
    const Amount vat = less(row.sum.vatPaid(row.key.rate), row.sum.vatRefunded(row.key.rate));
    m_rate = row.key.rate == kNoVatRate ? QByteArray() : vatRateText(row.key.rate).toUtf8();
    m_cells = {Cell::of(row.day),
               Cell::of(QByteArrayView(m_merchants[row.merchant])),
               Cell::of(isKnown ? QByteArrayView(till->profile) : QByteArrayView()),
               Cell::of(isKnown ? QByteArrayView(till->name) : QByteArrayView()),
               Cell::of(QByteArrayView(m_rate)),
               Cell::of(row.sum.paid.count),
               Cell::of(row.sum.paid.sum),
               Cell::of(row.sum.large.count),
               Cell::of(row.sum.large.sum),
               Cell::of(row.sum.refunded.count),
               Cell::of(row.sum.refunded.sum),
               Cell::of(gross),
               Cell::of(less(gross, vat)),
               Cell::of(vat),
               Cell::of("EUR"_L1)};
    return true;
}

} // namespace tilldesk::exports
