#include "core/payouts/reconciliation_routes.h"

#include "core/http/errors.h"
#include "core/payouts/reconciliation_json.h"
#include "core/payouts/reconciliation_request.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

using http::Reply;
using http::RequestPtr;
using http::Response;
using merchants::Caller;

constexpr std::string_view kSignature = "Signature";

class ReconciliationRoutes
{
public:
    explicit ReconciliationRoutes(const ReconciliationRouteNeeds &needs) : m_needs(needs) {}

    void payouts(const RequestPtr &request, const Reply &reply) const
    {
        authenticated(request, reply, [this, request, reply](const MerchantId &merchant) {
            auto asked = parsePayoutsAsked(*request, m_needs.clock.now());
            if (!asked)
                return refuse(request, reply, asked.error());
            asked->filter.merchants = {merchant};
            const PageAsked page = asked->page;
            m_needs.payouts.payouts(
                asked->filter, page.first(), page.size,
                answering<PayoutPage>(request, reply, [page](const auto &found) {
                    return payoutsJson(found, page);
                }));
        });
    }

    void payments(const RequestPtr &request, const Reply &reply) const
    {
        items(request, reply, PayoutItemKind::Payment);
    }

    void refunds(const RequestPtr &request, const Reply &reply) const
    {
        items(request, reply, PayoutItemKind::Refund);
    }

private:
    void items(const RequestPtr &request, const Reply &reply, PayoutItemKind kind) const
    {
        authenticated(request, reply, [this, request, reply, kind](const MerchantId &merchant) {
            auto asked = parseItemsAsked(*request, kind, m_needs.clock.now());
            if (!asked)
                return refuse(request, reply, asked.error());
            asked->query.merchant = merchant;
            const PageAsked page = asked->page;
            m_needs.payouts.items(
                asked->query,
                answering<PayoutItemPage>(request, reply, [page, kind](const auto &found) {
                    return itemsJson(found, kind, page);
                }));
        });
    }

    /// Authenticates the request, then calls `then` with the merchant; answers an error if that
    /// fails. An API key does not suffice for reconciliation, but a key sent along with a signature
    /// must be valid.
    template <typename F>
    void authenticated(const RequestPtr &request, const Reply &reply, F then) const
    {
        const QString reason = u"Reconciliation needs a signature"_s;
        if (request->headerCount(kSignature) == 0) {
            Error error = m_needs.authenticator.refusal(u"header"_s, reason);
            error.detail = reason;
            return refuse(request, reply, error);
        }
        m_needs.authenticator.authenticate(
            request, Authority::MerchantPayment,
            [this, request, reply, then = std::move(then)](const Result<Caller> &caller) {
                if (!caller)
                    return refuse(request, reply, caller.error());
                const auto directory = m_needs.directory.current();
                const auto *profile = directory->profile(caller->profileId);
                if (profile == nullptr)
                    return refuse(request, reply,
                                  m_needs.authenticator.refusal(
                                      u"sub"_s, u"the profile does not exist any more"_s));
                then(profile->profile.merchantId);
            },
            {.issuer = merchants::IssuerRule::Merchant});
    }

    /// Returns a callback that runs on the connection's thread and sends the error, or
    /// `json(value)`.
    template <typename T, typename F>
    [[nodiscard]] PayoutPort::Done<T> answering(const RequestPtr &request, const Reply &reply,
                                                F json) const
    {
        return [this, request, reply, json = std::move(json)](Result<T> result) {
            reply.send([this, request, result = std::move(result), json] {
                if (!result)
                    return http::errorResponse(result.error(), *request);
                Response response{.body = json(*result)};
                m_needs.signer.sign(response, *request, kSignature);
                return response;
            });
        };
    }

    static void refuse(const RequestPtr &request, const Reply &reply, const Error &error)
    {
        reply.send(http::errorResponse(error, *request));
    }

    ReconciliationRouteNeeds m_needs;
};

} // namespace

void addReconciliationRoutes(http::Router &router, const ReconciliationRouteNeeds &needs)
{
    const auto routes = std::make_shared<const ReconciliationRoutes>(needs);
    const auto to = [&routes](void (ReconciliationRoutes::*list)(const RequestPtr &, const Reply &)
                                  const) {
        return [routes, list](const RequestPtr &request, const Reply &reply) {
            ((*routes).*list)(request, reply);
        };
    };
    for (const char *root : {"/reconciliation", "/v3/reconciliation"}) {
        router.addErrorStyle(root, http::ErrorStyle::Reconciliation);
        router.addErrorHook(
            root, [&signer = needs.signer](Response &response, const http::Request &request) {
                signer.sign(response, request, kSignature);
            });
    }
    router.add("GET", "/reconciliation/payouts", to(&ReconciliationRoutes::payouts));
    router.add("GET", "/reconciliation/payments", to(&ReconciliationRoutes::payments));
    router.add("GET", "/reconciliation/refunds", to(&ReconciliationRoutes::refunds));
    router.add("GET", "/v3/reconciliation/payouts", to(&ReconciliationRoutes::payouts));
    router.add("GET", "/v3/reconciliation/payments", to(&ReconciliationRoutes::payments));
    router.add("GET", "/v3/reconciliation/refunds", to(&ReconciliationRoutes::refunds));
}

void addPayoutRunRoute(http::Router &router, PayoutPort &payouts,
                       const debtors::SimulationGate &gate)
{
    const auto run = [&payouts, gate](const http::RequestPtr &request, const http::Reply &reply) {
        if (!gate.admits(request, reply))
            return;
        payouts.run([request, reply](const Result<QList<Payout>> &made) {
            reply.send(made ? http::Response{.body = runJson(*made)}
                            : http::errorResponse(made.error(), *request));
        });
    };
    router.add("POST", "/sim/payouts/run", run);
}

} // namespace tilldesk::payouts
