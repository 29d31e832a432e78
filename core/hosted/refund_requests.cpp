#include "core/hosted/refund_requests.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

constexpr qsizetype kRefundIdLength = 24;

tl::unexpected<Error> noRefundRequest()
{
    return fail(ErrorCode::RefundNotFound, u"No provider was asked for such a refund"_s);
}

/// Returns whether a refusal is the provider's answer to the request itself. Once an earlier one
/// may have arrived, a refusal for other reasons, such as a revoked key, says nothing of that one;
/// a request that was carried out is answered with its refund, never with 400 or 422.
bool isAnswer(const Reply<HostedRefund> &reply, const RefundRequest &request)
{
    constexpr int kInvalid = 400;
    constexpr int kUnprocessable = 422;
    return reply.kind == ReplyKind::Refused
        && (!request.isUnsure || reply.facts.status == kInvalid
            || reply.facts.status == kUnprocessable);
}

} // namespace

RefundRequests::RefundRequests(storage::Database &db, const Clock &clock,
                               refunds::RefundService &refunds, ConnectionService &connections)
    : m_repository(db),
      m_clock(clock),
      m_refunds(refunds),
      m_connections(connections)
{
    db.addHooks({.beforeCommit = {},
                 .afterCommit =
                     [this] {
                         if (!m_begun.isEmpty())
                             m_tell(std::exchange(m_begun, {}));
                     },
                 .afterRollback = [this] { m_begun.clear(); }});
}

std::optional<Error> RefundRequests::obstacleTo(const Payment &payment)
{
    const auto connection = m_connections.find(payment.profileId);
    if (!connection)
        return connection.error();
    if (connection->baseUrl.isEmpty())
        return Error{ErrorCode::RefundNotPossible,
                     u"The merchant profile is not connected with its provider"_s};
    if (connection->allowed != RealMoney::PaymentsAndRefunds)
        return Error{ErrorCode::NotAllowedYet,
                     u"The owner has not allowed refunds with real money yet"_s};
    if (connection->kid.isEmpty())
        return Error{ErrorCode::RefundNotPossible,
                     u"The profile has no key that signs its refunds"_s};
    return {};
}

void RefundRequests::begin(const Refund &refund)
{
    m_repository.insert(refund);
    if (auto request = m_repository.find(refund.id))
        m_begun << std::move(*request);
}

Result<std::optional<Refund>> RefundRequests::takeOver(const HostedItem &listed)
{
    if (listed.refundId.text().size() != kRefundIdLength || m_repository.findHosted(listed.refundId)
        || !m_repository.mayTakeOver(listed.paymentId, listed.profileId))
        return std::optional<Refund>();
    const auto refund =
        m_refunds.takeOver({.paymentId = listed.paymentId,
                            .amount = listed.amount,
                            .description = listed.description,
                            .idempotencyKey = u"provider "_s + listed.refundId.text()},
                           {Actor::Kind::Provider, {}});
    if (!refund)
        return refund.failure();
    m_repository.insert(*refund);
    m_repository.setAccepted(refund->seq,
                             {.id = listed.refundId,
                              .paymentId = listed.paymentId,
                              .amount = listed.amount,
                              .status = RefundStatus::Refunded,
                              .description = listed.description,
                              .createdAt = listed.at});
    auto settled = m_refunds.settle(refund->id, RefundStatus::Refunded);
    if (!settled)
        return settled.failure();
    return std::optional(std::move(*settled));
}

QList<RefundRequest> RefundRequests::resume()
{
    m_repository.loseAll();
    return m_repository.unended();
}

Result<std::optional<RefundRequest>> RefundRequests::toSend(const RefundId &id, bool isUnsure)
{
    auto request = m_repository.find(id);
    if (!request)
        return noRefundRequest();
    if (request->state != RefundRequestState::Open)
        return request;
    if (isUnsure && !request->isUnsure)
        m_repository.setUnsure(request->refund.seq);
    if (!m_refunds.mayMoveMoney())
        return std::optional<RefundRequest>();
    return request;
}

Result<RefundRequest> RefundRequests::ended(const RefundId &id, const Reply<HostedRefund> &reply)
{
    const auto request = m_repository.find(id);
    if (!request)
        return noRefundRequest();
    if (request->state != RefundRequestState::Open)
        return *request;
    const qint64 seq = request->refund.seq;
    if (reply.kind == ReplyKind::Answered) {
        if (m_repository.findHosted(reply.value->id))
            return fail(ErrorCode::AccessDenied, u"The provider confuses two refunds"_s);
        m_repository.setAccepted(seq, *reply.value);
        return see(id, *reply.value);
    }
    if (isAnswer(reply, *request)) {
        m_repository.setRefused(seq, reply.code, reply.message);
        // Its money was never asked for, or never moved.
        if (const auto settled = m_refunds.settle(id, RefundStatus::Failed); !settled)
            return settled.failure();
    } else if (reply.kind == ReplyKind::Unknown && !request->isUnsure) {
        m_repository.setUnsure(seq);
    }
    return find(id);
}

Result<RefundRequest> RefundRequests::see(const RefundId &id, const HostedRefund &seen)
{
    const auto request = m_repository.find(id);
    if (!request)
        return noRefundRequest();
    const Refund &refund = request->refund;
    if (request->hostedId != seen.id || refund.paymentId != seen.paymentId
        || refund.amount != seen.amount)
        return fail(ErrorCode::AccessDenied, u"The provider confuses two refunds"_s);
    if (seen.status == refund.status)
        return *request;
    if (refund.status != RefundStatus::Pending) {
        // An answer that is older than the stored one says PENDING: it contradicts nothing.
        if (seen.status != RefundStatus::Pending)
            m_repository.setContradiction(refund.seq, seen.status, m_clock.now());
        return *request;
    }
    if (const auto settled = m_refunds.settle(id, seen.status); !settled)
        return settled.failure();
    return find(id);
}

Result<RefundRequest> RefundRequests::find(const RefundId &id)
{
    auto request = m_repository.find(id);
    if (!request)
        return noRefundRequest();
    return std::move(*request);
}

} // namespace tilldesk::hosted
