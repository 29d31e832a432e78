#include "core/books/journal.h"

using namespace Qt::StringLiterals;

namespace tilldesk::books {
namespace {

using Kind = BookAccountKind;

/// Sales or refunds of a day at one VAT rate.
struct OfRate {
    qint64 gross = 0; ///< cents
    qint64 vat = 0;   ///< cents
};

/// Makes the entries of a day.
class Composer
{
public:
    explicit Composer(const Books &books) : m_books(books) {}

    Result<QList<JournalEntry>> compose(const SalesDay &day)
    {
        QList<JournalEntry> entries;
        for (const JournalKind kind :
             {JournalKind::Sales, JournalKind::Refunds, JournalKind::Payouts, JournalKind::Fees}) {
            auto entry = make(kind, day);
            if (!entry)
                return entry.failure();
            if (!entry->lines.isEmpty())
                entries << std::move(*entry);
        }
        return entries;
    }

private:
    Result<JournalEntry> make(JournalKind kind, const SalesDay &day)
    {
        switch (kind) {
        case JournalKind::Sales:
        case JournalKind::Refunds: return sales(day, kind);
        case JournalKind::Payouts: return payouts(day);
        case JournalKind::Fees: return fees(day);
        }
        Q_UNREACHABLE();
    }
    Result<JournalEntry> sales(const SalesDay &day, JournalKind kind);
    Result<JournalEntry> payouts(const SalesDay &day);
    Result<JournalEntry> fees(const SalesDay &day);
    Result<void> add(JournalEntry &entry, const BookUse &use, qint64 cents, int rate = kNoVatRate,
                     const QString &payout = {});

    const Books &m_books;
};

} // namespace

Result<QList<JournalEntry>> entriesOf(const Books &books, const SalesDay &day)
{
    return Composer(books).compose(day);
}

Result<const JournalEntry *> Journal::next()
{
    while (m_waiting.isEmpty()) {
        const auto day = m_days.next();
        if (!day)
            return day.failure();
        if (*day == nullptr)
            return nullptr;
        auto entries = entriesOf(m_books, **day);
        if (!entries)
            return entries.failure();
        m_waiting = std::move(*entries);
    }
    m_entry = m_waiting.takeFirst();
    return &m_entry;
}

Result<JournalEntry> Composer::sales(const SalesDay &day, JournalKind kind)
{
    const bool isRefund = kind == JournalKind::Refunds;
    const int sign = isRefund ? 1 : -1; // sales are credited, refunds debited
    std::map<int, OfRate> rates;
    for (const auto &[key, sum] : day.sales) {
        OfRate &rate = rates[key.rate];
        // The sums fit: they are parts of the sum of the day.
        rate.gross += (isRefund ? sum.refunded : sum.paid).sum.cents();
        rate.vat += (isRefund ? sum.vatRefunded(key.rate) : sum.vatPaid(key.rate)).cents();
    }
    JournalEntry entry{.day = day.day, .kind = kind, .lines = {}};
    const qint64 whole = (isRefund ? day.refunded : day.paid).sum.cents();
    if (const auto added = add(entry, {.kind = Kind::Clearing}, -sign * whole); !added)
        return added.failure();
    for (const auto &[rate, sum] : rates) {
        const BookUse use = rate == kNoVatRate
            ? BookUse{.kind = Kind::Unknown}
            : BookUse{.kind = isRefund ? Kind::Refunds : Kind::Sales, .rate = rate};
        const BookUse vat{.kind = Kind::Vat, .rate = rate};
        const bool isApart = sum.vat != 0 && m_books.account(vat) != QString();
        const qint64 net = isApart ? sum.gross - sum.vat : sum.gross;
        if (const auto added = add(entry, use, sign * net, rate); !added)
            return added.failure();
        if (!isApart)
            continue;
        if (const auto added = add(entry, vat, sign * sum.vat, rate); !added)
            return added.failure();
    }
    return entry;
}

Result<JournalEntry> Composer::payouts(const SalesDay &day)
{
    JournalEntry entry{.day = day.day, .kind = JournalKind::Payouts, .lines = {}};
    for (const PaidOut &payout : day.payouts) {
        for (const auto &added :
             {add(entry, {.kind = Kind::Transfer}, payout.amount.cents(), kNoVatRate, payout.id),
              add(entry, {.kind = Kind::Clearing}, -payout.amount.cents(), kNoVatRate,
                  payout.id)}) {
            if (!added)
                return added.failure();
        }
    }
    return entry;
}

Result<JournalEntry> Composer::fees(const SalesDay &day)
{
    JournalEntry entry{.day = day.day, .kind = JournalKind::Fees, .lines = {}};
    const qint64 charged = day.fees.charged.cents();
    const qint64 collected = day.fees.collected.cents();
    for (const auto &added :
         {add(entry, {.kind = Kind::Fees}, charged), add(entry, {.kind = Kind::Clearing}, -charged),
          add(entry, {.kind = Kind::Clearing}, collected),
          add(entry, {.kind = Kind::Transfer}, -collected)}) {
        if (!added)
            return added.failure();
    }
    return entry;
}

Result<void> Composer::add(JournalEntry &entry, const BookUse &use, qint64 cents, int rate,
                           const QString &payout)
{
    if (cents == 0)
        return {};
    const auto account = m_books.account(use);
    if (!account || account->isEmpty())
        return fail(ErrorCode::FieldRequired,
                    account
                        ? u"the books have no account for it; set one with accounts set"_s
                        : u"the chart '%1' has no account for it; set one with accounts set"_s.arg(
                            toText(m_books.chart)),
                    toText(use));
    entry.lines.append({.account = *account,
                        .use = use,
                        .amount = Amount::fromCents(cents),
                        .rate = rate,
                        .payout = payout});
    return {};
}

} // namespace tilldesk::books
