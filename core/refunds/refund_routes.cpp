#include "core/refunds/refund_routes.h"

#include "core/http/errors.h"
#include "core/refunds/refund_json.h"
#include "core/refunds/refund_request.h"

using namespace Qt::StringLiterals;

namespace tilldesk::refunds {
namespace {

using http::Reply;
using http::RequestPtr;
using http::Response;
using merchants::Caller;

/// The refund operations. Each one reads a request into a command and turns its result into a
/// signed answer; it decides nothing.
class RefundRoutes
{
public:
    explicit RefundRoutes(const RefundRouteNeeds &needs) : m_needs(needs) {}

    void create(const RequestPtr &request, const Reply &reply) const
    {
        authenticated(request, reply, [this, request, reply](const Caller &caller) {
            auto wanted = parseNewRefund(*request);
            if (!wanted)
                return refuse(request, reply, wanted.error());
            m_needs.refunds.create(
                std::move(*wanted), {caller.actor, caller.profileId},
                answering<AcceptedRefund>(request, reply, [](const AcceptedRefund &accepted) {
                    return Response{.status = 201, .body = accepted.answer};
                }));
        });
    }

    void get(const RequestPtr &request, const Reply &reply) const
    {
        authenticated(request, reply, [this, request, reply](const Caller &caller) {
            const auto payment = paymentIdOf(*request);
            if (!payment)
                return refuse(request, reply, payment.error());
            const auto refund = refundIdOf(*request);
            if (!refund)
                return refuse(request, reply, refund.error());
            m_needs.refunds.find(*payment, *refund, caller.profileId,
                                 answering<Refund>(request, reply, [](const Refund &found) {
                                     return Response{.body = refundJson(found)};
                                 }));
        });
    }

private:
    /// Calls `then` with who asks; or answers why not.
    template <typename F>
    void authenticated(const RequestPtr &request, const Reply &reply, F then) const
    {
        m_needs.authenticator.authenticate(
            request, merchants::Authority::MerchantRefund,
            [this, request, reply, then = std::move(then)](const Result<Caller> &caller) {
                if (!caller)
                    return refuse(request, reply, caller.error());
                if (!isSigned(*request) && !acceptsApiKey(caller->profileId))
                    return refuse(
                        request, reply,
                        {ErrorCode::AccessDenied, u"Refunds of this profile need a signature"_s});
                then(*caller);
            });
    }

    /// @pre the credentials hold
    [[nodiscard]] static bool isSigned(const http::Request &request)
    {
        return request.headerCount("Signature") > 0;
    }
    [[nodiscard]] bool acceptsApiKey(const ProfileId &id) const
    {
        const auto directory = m_needs.directory.current();
        const auto *found = directory->profile(id);
        return found != nullptr && found->profile.refundsAcceptApiKey;
    }

    /// What is done with a result: sends the error, or what `make` makes of the value, on the
    /// connection's own thread.
    template <typename T, typename F>
    [[nodiscard]] RefundPort::Done<T> answering(const RequestPtr &request, const Reply &reply,
                                                F make) const
    {
        return [this, request, reply, make = std::move(make)](Result<T> result) {
            reply.send([this, request, result = std::move(result), make] {
                if (!result)
                    return http::errorResponse(result.error(), *request);
                Response response = make(*result);
                m_needs.signer.sign(response, *request);
                return response;
            });
        };
    }

    static void refuse(const RequestPtr &request, const Reply &reply, const Error &error)
    {
        reply.send(http::errorResponse(error, *request));
    }

    RefundRouteNeeds m_needs;
};

} // namespace

void addRefundRoutes(http::Router &router, const RefundRouteNeeds &needs)
{
    const auto routes = std::make_shared<const RefundRoutes>(needs);
    const auto to = [&routes](void (RefundRoutes::*operation)(const RequestPtr &, const Reply &)
                                  const) {
        return [routes, operation](const RequestPtr &request, const Reply &reply) {
            ((*routes).*operation)(request, reply);
        };
    };
    router.addErrorStyle("/v3/payments/{id}/refunds", http::ErrorStyle::Refund);
    router.add("POST", "/v3/payments/{id}/refunds", to(&RefundRoutes::create));
    router.add("GET", "/v3/payments/{id}/refunds/{refundId}", to(&RefundRoutes::get));
}

} // namespace tilldesk::refunds
