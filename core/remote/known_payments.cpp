#include "core/remote/known_payments.h"

#include "core/domain/search_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::remote {
namespace {

bool has(const QString &text, const QString &part)
{
    return part.isEmpty() || searchable(text).contains(searchable(part));
}

template <typename T>
bool isAmong(const QList<T> &wanted, const T &value)
{
    return wanted.isEmpty() || wanted.contains(value);
}

bool fits(const Payment &payment, const SearchTerm &term)
{
    const auto hasText = [&](const QString &text) {
        return !term.wanted.isEmpty() && searchable(text).contains(term.wanted);
    };
    const QString digits = term.digits();
    const QString iban = term.ibanEnd();
    return hasText(payment.reference) || hasText(payment.description)
        || hasText(payment.debtor.name) || hasText(payment.shopName) || hasText(payment.pointOfSale)
        || (term.wanted.size() >= SearchTerm::kIdPart && hasText(payment.id.text()))
        || (!digits.isEmpty() && payment.reference.contains(digits))
        || (term.amount && term.amount->amount == payment.amount)
        || (term.days && term.days->contains(payment.createdAt))
        || (!iban.isEmpty() && payment.debtor.iban.endsWith(iban));
}

bool fits(const Payment &payment, const PaymentFilter &filter)
{
    return isAmong(filter.profiles, payment.profileId) && isAmong(filter.statuses, payment.status)
        && isAmong(filter.types, payment.type) && isAmong(filter.ids, payment.id)
        && (!filter.from || payment.createdAt >= *filter.from)
        && (!filter.to || payment.createdAt <= *filter.to) && includes(filter.refunded, payment)
        && filter.amounts.contains(payment.amount) && filter.week.contains(payment.createdAt)
        && (filter.reference.isEmpty() || payment.reference == filter.reference)
        && (filter.find.isEmpty() || payment.id.text() == filter.find.toLower()
            || payment.reference.contains(filter.find, Qt::CaseInsensitive))
        && has(payment.debtor.name, filter.payer) && has(payment.reference, filter.referencePart)
        && has(personOf(payment.takenBy), filter.person)
        && std::ranges::all_of(filter.terms,
                               [&](const SearchTerm &term) { return fits(payment, term); });
}

/// Returns whether payments alone tell which of them the filter selects.
bool isTellable(const PaymentFilter &filter)
{
    return filter.channels.isEmpty() && filter.profileName.isEmpty() && filter.pointOfSale.isEmpty()
        && filter.payout.isEmpty();
}

} // namespace

void KnownPayments::add(const QList<Payment> &payments)
{
    for (const Payment &payment : payments)
        m_payments.insert_or_assign(payment.seq, payment);
    while (m_payments.size() > kMost)
        m_payments.erase(m_payments.begin());
}

void KnownPayments::follow(const Events &events)
{
    if (events.refundsChanged)
        return clear();
    QHash<PaymentId, PaymentStatus> statuses;
    for (const PaymentChange &change : events.payments)
        statuses.insert(change.id, change.status);
    if (statuses.isEmpty())
        return;
    for (auto &[seq, payment] : m_payments)
        payment.status = statuses.value(payment.id, payment.status);
}

std::optional<PaymentPage> KnownPayments::page(const PaymentFilter &filter, qint64 first,
                                               int count) const
{
    if (m_payments.empty() || !isTellable(filter))
        return {};
    QList<Payment> list;
    for (const auto &[seq, payment] : m_payments) {
        if (fits(payment, filter))
            list << payment;
    }
    std::ranges::sort(list, [&filter](const Payment &a, const Payment &b) {
        return comesBefore(sortKeyOf(a, filter.order.by), sortKeyOf(b, filter.order.by),
                           filter.order);
    });
    return PaymentPage{list.size(), list.mid(first, count)};
}

std::optional<PaymentTotals> KnownPayments::totals(PaymentFilter filter) const
{
    filter.statuses.clear();
    if (m_payments.empty() || !isTellable(filter))
        return {};
    PaymentTotals totals;
    for (const auto &[seq, payment] : m_payments) {
        if (!fits(payment, filter))
            continue;
        PaymentTotal &total = totals[payment.status];
        ++total.count;
        total.sum = Amount::add(total.sum, payment.amount).value_or(total.sum);
        if (filter.refunded != RefundShare::Any)
            total.refunded = Amount::add(total.refunded, payment.refunded).value_or(total.refunded);
    }
    return totals;
}

} // namespace tilldesk::remote
