#pragma once

#include "core/domain/refund.h"
#include "core/payments/payment_service.h"

#include <functional>

namespace tilldesk::refunds {

/// A refund and the body of the first response to its request.
struct AcceptedRefund {
    Refund refund;
    std::string answer; ///< JSON, status PENDING; byte-identical for each repeated request
};

/// Asynchronous access to the core's refunds. Thread-safe. Does not block; see
/// payments::PaymentPort.
///
/// Abstract, so that tests of the routes can prepare one answer and commit another.
class RefundPort
{
public:
    template <typename T>
    using Done = std::function<void(Result<T>)>;

    RefundPort() = default;
    virtual ~RefundPort() = default;
    RefundPort(const RefundPort &) = delete;
    RefundPort &operator=(const RefundPort &) = delete;

    /// Errors: see RefundService::create().
    /// @param prepare  called on the core thread before the commit, with the value that `done` will
    /// get if the commit succeeds
    virtual void create(NewRefund wanted, payments::Asker asker,
                        std::function<void(const AcceptedRefund &)> prepare,
                        Done<AcceptedRefund> done) = 0;
    /// Errors: `PaymentNotFound`; `RefundNotFound` (also another payment's refund); `AccessDenied`
    /// (another profile's payment).
    virtual void find(PaymentId payment, RefundId refund, ProfileId own, Done<Refund> done) = 0;
};

} // namespace tilldesk::refunds
