#include "core/refunds/refund_routes.h"

#include "core/http/operation.h"
#include "core/refunds/refund_json.h"
#include "core/refunds/refund_request.h"

using namespace Qt::StringLiterals;

namespace tilldesk::refunds {
namespace {

using http::Operation;
using http::Response;
using merchants::Caller;

/// The refund operations. Each one parses a request into a command and turns the result into a
/// signed response; business rules stay in the service.
class RefundRoutes
{
public:
    explicit RefundRoutes(const RefundRouteNeeds &needs) : m_needs(needs) {}

    void create(const Operation &operation) const
    {
        authenticated(operation, [this, operation](const Caller &caller) {
            auto wanted = operation.valueOf(parseNewRefund(operation.request()));
            if (!wanted)
                return;
            // Speculative: signs the response while the core commits. It is sent only if its body
            // equals the committed one.
            const auto prepared = std::make_shared<Response>();
            m_needs.refunds.create(
                std::move(*wanted), {caller.actor, caller.profileId},
                [this, operation, prepared](const AcceptedRefund &accepted) {
                    operation.reply().prepare(
                        [this, operation, prepared, answer = accepted.answer] {
                            *prepared = signedAnswer({.status = 201, .body = answer}, operation);
                        });
                },
                operation.answering<AcceptedRefund>(
                    [this, operation, prepared](const AcceptedRefund &accepted) {
                        if (prepared->body == accepted.answer)
                            return std::move(*prepared);
                        return signedAnswer({.status = 201, .body = accepted.answer}, operation);
                    }));
        });
    }

    void get(const Operation &operation) const
    {
        authenticated(operation, [this, operation](const Caller &caller) {
            const auto payment = operation.valueOf(paymentIdOf(operation.request()));
            if (!payment)
                return;
            const auto refund = operation.valueOf(refundIdOf(operation.request()));
            if (!refund)
                return;
            m_needs.refunds.find(
                *payment, *refund, caller.profileId,
                operation.answering<Refund>([this, operation](const Refund &found) {
                    return signedAnswer({.body = refundJson(found)}, operation);
                }));
        });
    }

private:
    /// Authenticates the request, then calls `then` with the caller; answers an error if that
    /// fails.
    template <typename F>
    void authenticated(const Operation &operation, F then) const
    {
        const auto proceed = [this, operation, then = std::move(then)](const Caller &caller) {
            if (isSigned(operation.request()) || acceptsApiKey(caller.profileId))
                then(caller);
            else
                operation.refuse(
                    {ErrorCode::AccessDenied, u"Refunds of this profile need a signature"_s});
        };
        m_needs.authenticator.authenticate(operation, Authority::MerchantRefund, proceed);
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

    [[nodiscard]] Response signedAnswer(Response response, const Operation &operation) const
    {
        m_needs.signer.sign(response, operation.request());
        return response;
    }

    RefundRouteNeeds m_needs;
};

} // namespace

void addRefundRoutes(http::Router &router, const RefundRouteNeeds &needs)
{
    const auto to = http::operationsOf(RefundRoutes(needs));
    router.addErrorStyle("/v3/payments/{id}/refunds", http::ErrorStyle::Refund);
    router.add("POST", "/v3/payments/{id}/refunds", to(&RefundRoutes::create));
    router.add("GET", "/v3/payments/{id}/refunds/{refundId}", to(&RefundRoutes::get));
}

} // namespace tilldesk::refunds
