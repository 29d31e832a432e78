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

/// The refund operations. Each one parses a request into a command and turns the result into a
/// signed response; business rules stay in the service.
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
            // Speculative: signs the response while the core commits. It is sent only if its body
            // equals the committed one.
            const auto prepared = std::make_shared<Response>();
            m_needs.refunds.create(
                std::move(*wanted), {caller.actor, caller.profileId},
                [this, request, reply, prepared](const AcceptedRefund &accepted) {
                    reply.prepare([this, request, prepared, answer = accepted.answer] {
                        *prepared = signedAnswer({.status = 201, .body = answer}, *request);
                    });
                },
                answering<AcceptedRefund>(
                    request, reply, [this, request, prepared](const AcceptedRefund &accepted) {
                        if (prepared->body == accepted.answer)
                            return std::move(*prepared);
                        return signedAnswer({.status = 201, .body = accepted.answer}, *request);
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
            m_needs.refunds.find(
                *payment, *refund, caller.profileId,
                answering<Refund>(request, reply, [this, request](const Refund &found) {
                    return signedAnswer({.body = refundJson(found)}, *request);
                }));
        });
    }

private:
    /// Authenticates the request, then calls `then` with the caller; answers an error if that
    /// fails.
    template <typename F>
    void authenticated(const RequestPtr &request, const Reply &reply, F then) const
    {
        m_needs.authenticator.authenticate(
            request, Authority::MerchantRefund,
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

    /// @pre the credentials are valid
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

    [[nodiscard]] Response signedAnswer(Response response, const http::Request &request) const
    {
        m_needs.signer.sign(response, request);
        return response;
    }

    /// Returns a callback that runs on the connection's thread and sends the error, or
    /// `make(value)`.
    template <typename T, typename F>
    [[nodiscard]] static RefundPort::Done<T> answering(const RequestPtr &request,
                                                       const Reply &reply, F make)
    {
        return [request, reply, make = std::move(make)](Result<T> result) {
            reply.send([request, result = std::move(result), make] {
                return result ? make(*result) : http::errorResponse(result.error(), *request);
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
