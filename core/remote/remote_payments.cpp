#include "core/remote/remote_payments.h"

#include "core/base/clock.h"
#include "core/base/promised.h"
#include "core/gateway/payment_id.h"

using namespace Qt::StringLiterals;

namespace tilldesk::remote {

RemotePayments::RemotePayments(Line &line, QObject *parent) : Payments(parent), m_line(line)
{
    connect(&line, &Line::isOpenChanged, this, [this] { m_isTurnedAway = false; });
    connect(&line, &Line::refused, this, [this] {
        m_isTurnedAway = true;
        m_known.clear();
    });
    connect(&line, &Line::changed, this, [this](const Events &events) { m_known.follow(events); });
    connect(&line, &Line::missed, this, [this] { m_known.clear(); });
}

QFuture<Result<PaymentPage>> RemotePayments::page(const PaymentFilter &filter, qint64 first,
                                                  int count, const std::optional<Payment> &after)
{
    auto answer = m_line.ask<&gateway::Payments::page>(filter, first, count, after);
    if (m_line.isOpen()) {
        whenReady(answer, this, [this](const Result<PaymentPage> &page) {
            if (page)
                m_known.add(page->rows);
        });
        return answer;
    }
    const auto known = m_known.page(filter, first, count);
    // A list that is shown may be longer than what is known: it keeps its length.
    const bool isPart = known && (first == 0 || first < known->total);
    return answer.result() || !isPart ? answer : answered(Result<PaymentPage>(*known));
}

QFuture<Result<PaymentTotals>> RemotePayments::totals(const PaymentFilter &filter)
{
    auto answer = m_line.ask<&gateway::Payments::totals>(filter);
    if (m_line.isOpen() || answer.result())
        return answer;
    const auto known = m_known.totals(filter);
    return known ? answered(Result<PaymentTotals>(*known)) : answer;
}

QFuture<Result<PaymentDetails>> RemotePayments::details(const PaymentId &id)
{
    auto answer = m_line.ask<&gateway::Payments::details>(id);
    whenReady(answer, this, [this](const Result<PaymentDetails> &details) {
        if (details && m_line.isOpen())
            m_known.add({details->payment});
    });
    return answer;
}

template <auto method>
QFuture<Result<Payment>> RemotePayments::begin(const ProfileId &profile, const NewPayment &payment,
                                               const VatShares &vat)
{
    NewPayment own = payment;
    if (own.id.isEmpty())
        own.id = gateway::newPaymentId(SystemClock().now());
    if (!m_line.isOpen())
        return m_line.ask<method>(profile, own, vat); // fails, and nothing is sent
    if (const auto kept = m_begun.begin({own.id, own.amount, own.reference}); !kept)
        return QtFuture::makeReadyFuture(Result<Payment>(kept.failure()));
    auto future = askUntilAnswered<method>(m_line, this, profile, own, vat);
    whenReady(future, this, [this, id = own.id](const Result<Payment> &created) {
        const bool isAnswered = created || (m_line.isOpen() && !m_isTurnedAway);
        if (isAnswered)
            m_begun.end(id);
    });
    return future;
}

QFuture<Result<Payment>> RemotePayments::create(const ProfileId &profile, const NewPayment &payment,
                                                const VatShares &vat)
{
    return begin<&gateway::Payments::create>(profile, payment, vat);
}

QFuture<Result<Payment>> RemotePayments::createStaticQr(const ProfileId &profile,
                                                        const NewPayment &payment,
                                                        const VatShares &vat)
{
    return begin<&gateway::Payments::createStaticQr>(profile, payment, vat);
}

void RemotePayments::keepBegun(BegunPayments begun)
{
    m_begun = std::move(begun);
    lookUpBegun();
}

void RemotePayments::lookUpBegun()
{
    if (!m_line.isOpen())
        return;
    const QList<BegunPayment> left = m_begun.left();
    for (const BegunPayment &begun : left)
        whenReady(details(begun.id), this, [this, begun](const Result<PaymentDetails> &found) {
            if (found)
                tell(begun, found->payment);
            else if (found.error().code == ErrorCode::PaymentNotFound)
                lookUpRequest(begun);
        });
}

void RemotePayments::lookUpRequest(const BegunPayment &begun)
{
    whenReady(m_line.ask<&gateway::Hosted::outcome>(begun.id), this,
              [this, begun](const Result<HostedOutcome> &outcome) {
                  if (!outcome && outcome.error().code != ErrorCode::PaymentNotFound)
                      return;
                  if (!outcome || outcome->state == OutcomeState::Refused
                      || outcome->state == OutcomeState::NotCreated)
                      return tell(begun, {});
                  if (outcome->state == OutcomeState::Created)
                      whenReady(details(outcome->paymentId), this,
                                [this, begun](const Result<PaymentDetails> &found) {
                                    if (found)
                                        tell(begun, found->payment);
                                });
              });
}

void RemotePayments::tell(const BegunPayment &begun, const std::optional<Payment> &made)
{
    if (!m_begun.left().contains(begun))
        return;
    m_begun.end(begun.id);
    Q_EMIT recovered(begun, made);
}

} // namespace tilldesk::remote
