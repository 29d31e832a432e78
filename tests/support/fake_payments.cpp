#include "tests/support/fake_payments.h"

#include "core/domain/search_text.h"

#include "tests/support/some_payments.h"

#include <QCoreApplication>
#include <QPromise>
#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

namespace {

bool fits(const Payment &payment, const SearchTerm &term)
{
    return searchable(payment.reference).contains(term.wanted)
        || searchable(payment.debtor.name).contains(term.wanted)
        || (term.amount && term.amount->amount == payment.amount);
}

} // namespace

FakePayments::FakePayments(const Clock &clock, QObject *parent)
    : gateway::Payments(parent),
      m_clock(clock)
{
}

template <typename T, typename F>
QFuture<Result<T>> FakePayments::later(F answer)
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    m_answers.append([this, promise, answer = std::move(answer)] {
        promise->addResult(error ? Result<T>(tl::unexpected(*error)) : answer());
        promise->finish();
    });
    return promise->future();
}

bool FakePayments::matches(const Payment &payment, const PaymentFilter &filter) const
{
    const Payment now = asOf(payment, m_clock.now());
    return (filter.profiles.isEmpty() || filter.profiles.contains(now.profileId))
        && (filter.statuses.isEmpty() || filter.statuses.contains(now.status))
        && (!filter.from || now.createdAt >= *filter.from)
        && (!filter.to || now.createdAt <= *filter.to) && includes(filter.refunded, now)
        && filter.amounts.contains(now.amount)
        && (filter.ids.isEmpty() || filter.ids.contains(now.id))
        && searchable(now.debtor.name).contains(searchable(filter.payer))
        && searchable(personOf(now.takenBy)).contains(searchable(filter.person))
        && filter.week.contains(now.createdAt)
        && (filter.pointOfSale.startsWith(u'=') ? u'=' + now.pointOfSale == filter.pointOfSale
                                                : now.pointOfSale.contains(filter.pointOfSale))
        && std::ranges::all_of(filter.terms,
                               [&now](const SearchTerm &term) { return fits(now, term); })
        && (filter.find.isEmpty() || now.id.text() == filter.find
            || now.reference.contains(filter.find, Qt::CaseInsensitive));
}

QFuture<Result<PaymentPage>> FakePayments::page(const PaymentFilter &filter, qint64 first,
                                                int count, const std::optional<Payment> &after)
{
    calls.append(u"page %1+%2"_s.arg(first).arg(count));
    filters.append(filter);
    return later<PaymentPage>([this, filter, first, count, after]() -> Result<PaymentPage> {
        QList<Payment> list;
        for (const Payment &payment : std::as_const(payments)) {
            if (matches(payment, filter))
                list.append(asOf(payment, m_clock.now()));
        }
        if (!filter.order.isAscending)
            std::ranges::reverse(list);
        std::ranges::stable_sort(list, [&filter](const Payment &a, const Payment &b) {
            return comesBefore(sortKeyOf(a, filter.order.by), sortKeyOf(b, filter.order.by),
                               filter.order);
        });
        qint64 start = first;
        if (after) {
            const PaymentSortKey key = sortKeyOf(*after, filter.order.by);
            start = std::ranges::find_if(list,
                                         [&](const Payment &payment) {
                                             return comesBefore(key,
                                                                sortKeyOf(payment, filter.order.by),
                                                                filter.order);
                                         })
                - list.begin();
        }
        return PaymentPage{list.size(), list.mid(start, count)};
    });
}

QFuture<Result<PaymentTotals>> FakePayments::totals(const PaymentFilter &filter)
{
    calls.append(u"totals"_s);
    PaymentFilter anyStatus = filter;
    anyStatus.statuses.clear();
    return later<PaymentTotals>([this, anyStatus]() -> Result<PaymentTotals> {
        PaymentTotals totals;
        for (const Payment &payment : std::as_const(payments)) {
            if (!matches(payment, anyStatus))
                continue;
            PaymentTotal &total = totals[asOf(payment, m_clock.now()).status];
            ++total.count;
            total.sum = *Amount::add(total.sum, payment.amount);
            if (anyStatus.refunded != RefundShare::Any)
                total.refunded = *Amount::add(total.refunded, payment.refunded);
        }
        return totals;
    });
}

QFuture<Result<QList<PaymentTotal>>> FakePayments::takings(const QList<ProfileId> &profiles,
                                                           const QList<Timestamp> &bounds,
                                                           const QString &pointOfSale)
{
    calls.append(u"takings"_s);
    return later<QList<PaymentTotal>>(
        [this, profiles, bounds, pointOfSale]() -> Result<QList<PaymentTotal>> {
            QList<PaymentTotal> takings;
            for (qsizetype i = 0; i + 1 < bounds.size(); ++i) {
                PaymentTotal total;
                PaymentFilter filter;
                filter.profiles = profiles;
                filter.statuses = {PaymentStatus::Succeeded};
                filter.from = bounds[i];
                filter.to = bounds[i + 1] - std::chrono::milliseconds(1);
                if (!pointOfSale.isEmpty())
                    filter.pointOfSale = u'=' + pointOfSale;
                for (const Payment &payment : std::as_const(payments)) {
                    if (!matches(payment, filter))
                        continue;
                    ++total.count;
                    total.sum = *Amount::add(total.sum, payment.amount);
                }
                takings << total;
            }
            return takings;
        });
}

PaymentDetails FakePayments::detailsOf(const Payment &payment) const
{
    const QString link = linkBase + u"/pay/2/"_s + payment.id.text();
    Profile owner = profile;
    owner.id = payment.profileId;
    return {.payment = asOf(payment, m_clock.now()),
            .profile = owner,
            .timeline = someTimeline(payment),
            .deeplink = link,
            .qrCode = someQrCode(link),
            .json = someJson(payment)};
}

QFuture<Result<PaymentDetails>> FakePayments::details(const PaymentId &id)
{
    calls.append(u"details "_s + id.text());
    return later<PaymentDetails>([this, id]() -> Result<PaymentDetails> {
        const Payment *payment = find(id);
        if (!payment)
            return fail(ErrorCode::PaymentNotFound);
        PaymentDetails found = detailsOf(*payment);
        addToDetails(found);
        return found;
    });
}

QFuture<Result<Payment>> FakePayments::create(const ProfileId &ofProfile, const NewPayment &payment,
                                              const VatShares &vat)
{
    created << payment;
    createdVat << vat;
    calls.append(u"create %1 %2 %3"_s.arg(payment.amount.cents())
                     .arg(payment.reference, payment.description));
    return later<Payment>([this, ofProfile, payment]() -> Result<Payment> {
        if (createError)
            return tl::unexpected(*createError);
        Payment made = somePayment(int(payments.size()), m_clock.now());
        made.profileId = ofProfile;
        made.amount = payment.amount;
        made.reference = payment.reference;
        made.description = payment.description;
        made.pointOfSale = payment.pointOfSale;
        made.takenBy.kind = Actor::Kind::Window;
        add(made);
        return made;
    });
}

QFuture<Result<Payment>> FakePayments::createStaticQr(const ProfileId &ofProfile,
                                                      const NewPayment &payment,
                                                      const VatShares &vat)
{
    created << payment;
    createdVat << vat;
    calls.append(u"static QR %1 %2"_s.arg(payment.pointOfSale).arg(payment.amount.cents()));
    return later<Payment>([this, ofProfile, payment]() -> Result<Payment> {
        if (createError)
            return tl::unexpected(*createError);
        if (const Payment *active = openAt(ofProfile, payment.pointOfSale))
            setStatus(PaymentId(active->id), PaymentStatus::Cancelled);
        Payment made = somePayment(int(payments.size()), m_clock.now());
        made.type = PaymentType::StaticQr;
        made.profileId = ofProfile;
        made.amount = payment.amount;
        made.reference = payment.reference;
        made.description = payment.description;
        made.pointOfSale = payment.pointOfSale;
        made.expireAt = m_clock.now() + std::chrono::minutes(2);
        add(made);
        return made;
    });
}

QFuture<Result<Payment>> FakePayments::activeAt(const ProfileId &ofProfile, const QString &posId)
{
    calls.append(u"active "_s + posId);
    return later<Payment>([this, ofProfile, posId]() -> Result<Payment> {
        if (const Payment *active = openAt(ofProfile, posId))
            return *active;
        return fail(ErrorCode::PaymentNotFound);
    });
}

const Payment *FakePayments::openAt(const ProfileId &ofProfile, const QString &posId) const
{
    const auto found = std::ranges::find_if(payments, [&](const Payment &payment) {
        return payment.type == PaymentType::StaticQr && payment.profileId == ofProfile
            && payment.pointOfSale == posId && isOpen(asOf(payment, m_clock.now()).status);
    });
    return found == payments.cend() ? nullptr : &*found;
}

QFuture<Result<Payment>> FakePayments::cancel(const PaymentId &id)
{
    calls.append(u"cancel "_s + id.text());
    return later<Payment>([this, id]() -> Result<Payment> {
        if (cancelError)
            return tl::unexpected(*cancelError);
        const auto next = nextStatus(find(id)->status, PaymentTrigger::MerchantCancels);
        if (!next)
            return next.failure();
        setStatus(id, *next);
        return *find(id);
    });
}

QFuture<Result<Payment>> FakePayments::acknowledge(const PaymentId &id, Amount amount)
{
    calls.append(u"acknowledge %1 %2"_s.arg(id.text()).arg(amount.cents()));
    return later<Payment>([this, id, amount]() -> Result<Payment> {
        if (const auto own = acknowledgeErrors.constFind(id); own != acknowledgeErrors.cend())
            return tl::unexpected(*own);
        const auto next =
            nextStatus(asOf(*find(id), m_clock.now()).status, PaymentTrigger::MerchantAcknowledges);
        if (!next)
            return fail(ErrorCode::PaymentNotAcknowledgeable);
        if (find(id)->amount != amount)
            return fail(ErrorCode::AmountMismatch);
        setStatus(id, *next);
        return *find(id);
    });
}

void FakePayments::flush()
{
    for (const auto &answer : std::exchange(m_answers, {}))
        answer();
    QCoreApplication::processEvents();
}

void FakePayments::flushLastFirst()
{
    auto answers = std::exchange(m_answers, {});
    std::ranges::reverse(answers);
    for (const auto &answer : answers)
        answer();
    QCoreApplication::processEvents();
}

void FakePayments::settle()
{
    QCoreApplication::processEvents();
    while (!m_answers.isEmpty())
        flush();
}

void FakePayments::add(Payment payment)
{
    payments.append(payment);
    Q_EMIT changed({{payment.id, payment.profileId, payment.status, true}});
}

void FakePayments::setStatus(const PaymentId &id, PaymentStatus status)
{
    m_callsWhenTold = calls.size();
    Payment *payment = find(id);
    payment->status = status;
    if (status == PaymentStatus::PendingMerchantAcknowledgement)
        payment->acknowledgeBy = m_clock.now() + std::chrono::days(7);
    if (status == PaymentStatus::Succeeded)
        payment->succeededAt = m_clock.now();
    if (status != PaymentStatus::Pending && payment->debtor.name.isEmpty()
        && status != PaymentStatus::Cancelled && status != PaymentStatus::Expired)
        payment->debtor = {u"Lotte"_s, u"BE71096123456769"_s};
    Q_EMIT changed({{id, payment->profileId, status, false}});
}

bool FakePayments::isReadSinceTold(const PaymentId &id) const
{
    return calls.mid(m_callsWhenTold).contains(u"details "_s + id.text());
}

Payment *FakePayments::find(const PaymentId &id)
{
    const auto found =
        std::ranges::find_if(payments, [&id](const Payment &payment) { return payment.id == id; });
    return found == payments.end() ? nullptr : &*found;
}

} // namespace tilldesk::test
