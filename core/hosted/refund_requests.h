#pragma once

#include "core/hosted/connection_service.h"
#include "core/hosted/refund_request_repository.h"
#include "core/hosted/reply.h"
#include "core/refunds/refund_service.h"

namespace tilldesk::hosted {

/// The refunds of payments that providers have made: what is asked of the providers, and what these
/// say. Called on the core thread; each call is part of the open transaction.
///
/// Each refund is stored, with its Idempotency-Key, before it is asked for, and asked for with that
/// key until the provider has answered: the interface promises that it makes the refund once.
/// @source service.md#hosted-refunds
class RefundRequests
{
public:
    /// @pre all references outlive this object; the schema is up to date
    RefundRequests(storage::Database &db, const Clock &clock, refunds::RefundService &refunds,
                   ConnectionService &connections);
    RefundRequests(const RefundRequests &) = delete;
    RefundRequests &operator=(const RefundRequests &) = delete;

    /// Sets the function that learns of new requests. Called after the commit, on the core thread;
    /// must neither throw nor block.
    using Tell = std::function<void(const QList<RefundRequest> &)>;
    void setTell(Tell tell) { m_tell = std::move(tell); }

    /// Returns why the provider cannot be asked for refunds of a payment; empty if it can.
    [[nodiscard]] std::optional<Error> obstacleTo(const Payment &payment);
    /// Stores the request for a refund.
    void begin(const Refund &refund);

    /// Takes over a refund that another system of the shop has made, as the reconciliation lists
    /// its money. Waits while a request for the same payment is not answered: the refund may be
    /// that of the request.
    /// @return the refund; empty: it waits, is known already, or is of a payment that is not known
    /// Errors: as RefundService::takeOver().
    Result<std::optional<Refund>> takeOver(const HostedItem &listed);

    /// Every request that is not answered may have arrived: the service has ended meanwhile.
    /// Returns what must be sent or asked for.
    [[nodiscard]] QList<RefundRequest> resume();
    /// Returns a request if it may be sent now: not while money may not move.
    /// @param isUnsure  an earlier one may have arrived whose end ended() could not store
    /// Errors: `RefundNotFound`.
    Result<std::optional<RefundRequest>> toSend(const RefundId &id, bool isUnsure);
    /// Takes over what became of a request that was sent. Errors: `RefundNotFound`; `AccessDenied`
    /// (the provider names a refund that another request has made); as see().
    Result<RefundRequest> ended(const RefundId &id, const Reply<HostedRefund> &reply);
    /// Takes over what the provider says of an accepted refund. A status that the stored one cannot
    /// become is recorded and changes nothing.
    /// Errors: `RefundNotFound`; `AccessDenied` (another refund, or another amount); `Unavailable`.
    Result<RefundRequest> see(const RefundId &id, const HostedRefund &seen);
    /// Errors: `RefundNotFound`.
    [[nodiscard]] Result<RefundRequest> find(const RefundId &id);
    [[nodiscard]] RefundRequestRepository &repository() { return m_repository; }

private:
    RefundRequestRepository m_repository;
    const Clock &m_clock;
    refunds::RefundService &m_refunds;
    ConnectionService &m_connections;
    Tell m_tell = [](const QList<RefundRequest> &) {};
    QList<RefundRequest> m_begun; ///< in the open transaction
};

} // namespace tilldesk::hosted
