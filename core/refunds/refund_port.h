#pragma once

#include "core/domain/refund.h"
#include "core/payments/payment_service.h"

#include <functional>

namespace tilldesk::refunds {

/// A refund and the body that answered its request first.
struct AcceptedRefund {
    Refund refund;
    std::string answer; ///< JSON, status PENDING; the same bytes each time
};

/// Asks the core about refunds from any thread, without waiting; see payments::PaymentPort.
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
    /// @param prepare  is called on the core's thread with what `done` will most likely get, while
    /// it is not yet certain
    virtual void create(NewRefund wanted, payments::Asker asker,
                        std::function<void(const AcceptedRefund &)> prepare,
                        Done<AcceptedRefund> done) = 0;
    /// Errors: `PaymentNotFound`; `RefundNotFound` (also another payment's); `AccessDenied` (the
    /// payment is another profile's).
    virtual void find(PaymentId payment, RefundId refund, ProfileId own, Done<Refund> done) = 0;
};

} // namespace tilldesk::refunds
