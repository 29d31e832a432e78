#include "core/payouts/reconciliation_routes.h"

#include "core/http/operation.h"
#include "core/payouts/reconciliation_json.h"
#include "core/payouts/reconciliation_request.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

using http::Operation;
using http::Response;
using merchants::Caller;

constexpr std::string_view kSignature = "Signature";

class ReconciliationRoutes
{
public:
    explicit ReconciliationRoutes(const ReconciliationRouteNeeds &needs) : m_needs(needs) {}

    void payouts(const Operation &operation) const
    {
        authenticated(operation, [this, operation](const MerchantId &merchant) {
            auto asked =
                operation.valueOf(parsePayoutsAsked(operation.request(), m_needs.clock.now()));
            if (!asked)
                return;
            asked->filter.merchants = {merchant};
            const PageAsked page = asked->page;
            m_needs.payouts.payouts(
                asked->filter, page.first(), page.size,
                operation.answering<PayoutPage>([this, operation, page](const PayoutPage &found) {
                    return signedAnswer(payoutsJson(found, page), operation);
                }));
        });
    }

    void payments(const Operation &operation) const { items(operation, PayoutItemKind::Payment); }

    void refunds(const Operation &operation) const { items(operation, PayoutItemKind::Refund); }

private:
    void items(const Operation &operation, PayoutItemKind kind) const
    {
        authenticated(operation, [this, operation, kind](const MerchantId &merchant) {
            auto asked =
                operation.valueOf(parseItemsAsked(operation.request(), kind, m_needs.clock.now()));
            if (!asked)
                return;
            asked->query.merchant = merchant;
            const PageAsked page = asked->page;
            m_needs.payouts.items(asked->query,
                                  operation.answering<PayoutItemPage>(
                                      [this, operation, page, kind](const PayoutItemPage &found) {
                                          return signedAnswer(itemsJson(found, kind, page),
                                                              operation);
                                      }));
        });
    }

    /// Authenticates the request, then calls `then` with the merchant; answers an error if that
    /// fails. An API key does not suffice for reconciliation, but a key sent along with a signature
    /// must be valid.
    template <typename F>
    void authenticated(const Operation &operation, F then) const
    {
        const QString reason = u"Reconciliation needs a signature"_s;
        if (operation.request().headerCount(kSignature) == 0) {
            Error error = m_needs.authenticator.refusal(u"header"_s, reason);
            error.detail = reason;
            return operation.refuse(error);
        }
        const auto proceed = [this, operation, then = std::move(then)](const Caller &caller) {
            const auto directory = m_needs.directory.current();
            if (const auto *profile = directory->profile(caller.profileId))
                then(profile->profile.merchantId);
            else
                operation.refuse(m_needs.authenticator.refusal(
                    u"sub"_s, u"the profile does not exist any more"_s));
        };
        m_needs.authenticator.authenticate(operation, Authority::MerchantPayment, proceed,
                                           {.issuer = merchants::IssuerRule::Merchant});
    }

    [[nodiscard]] Response signedAnswer(std::string json, const Operation &operation) const
    {
        Response response{.body = std::move(json)};
        m_needs.signer.sign(response, operation.request(), kSignature);
        return response;
    }

    ReconciliationRouteNeeds m_needs;
};

} // namespace

void addReconciliationRoutes(http::Router &router, const ReconciliationRouteNeeds &needs)
{
    const auto to = http::operationsOf(ReconciliationRoutes(needs));
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
    const auto run = [&payouts, gate](const http::RequestPtr &request, http::Reply reply) {
        const Operation operation(request, std::move(reply));
        if (gate.admits(operation))
            payouts.run(operation.answering<QList<Payout>>(
                [](const QList<Payout> &made) { return Response{.body = runJson(made)}; }));
    };
    router.add("POST", "/sim/payouts/run", run);
}

} // namespace tilldesk::payouts
