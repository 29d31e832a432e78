#include "core/payments/payment_routes.h"

#include "core/http/errors.h"
#include "core/payments/payment_json.h"
#include "core/payments/payment_request.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

using http::Reply;
using http::RequestPtr;
using http::Response;
using merchants::Authority;
using merchants::Caller;

/// The payment operations. Each one reads bytes into a command and turns its result into an answer;
/// it decides nothing.
class PaymentRoutes
{
public:
    explicit PaymentRoutes(const PaymentRouteNeeds &needs) : m_needs(needs) {}

    void create(const RequestPtr &request, const Reply &reply) const
    {
        const auto caller = authenticated(request, reply);
        if (!caller)
            return;
        const auto wanted = parseNewPayment(request->body,
                                            profile(caller->profileId).allowsLoopbackCallbacks
                                                ? UrlRule::PublicHttpsOrLoopback
                                                : UrlRule::PublicHttps);
        if (!wanted)
            return reply.send(http::errorResponse(wanted.error(), *request));
        m_needs.payments.create(
            caller->profileId, *wanted, actor(*caller),
            [this, request, reply](const Result<Payment> &payment) {
                answer(request, reply, payment, [this](const Payment &created) {
                    return Response{.status = 201,
                                    .body =
                                        createdJson(created, profile(created.profileId), base())};
                });
            });
    }

    void get(const RequestPtr &request, const Reply &reply) const
    {
        const auto caller = authenticated(request, reply);
        if (!caller)
            return;
        m_needs.payments.find(
            paymentId(*request),
            [this, request, reply, own = caller->profileId](const Result<Payment> &payment) {
                const Result<Payment> shown = payment && payment->profileId != own
                    ? Result<Payment>(
                        fail(ErrorCode::AccessDenied, u"The payment is another profile's"_s))
                    : payment;
                answer(request, reply, shown, [this](const Payment &found) {
                    return Response{.body = paymentJson(found, profile(found.profileId), base())};
                });
            });
    }

    void cancel(const RequestPtr &request, const Reply &reply) const
    {
        const auto caller = authenticated(request, reply);
        if (!caller)
            return;
        m_needs.payments.cancel(paymentId(*request), {actor(*caller), caller->profileId},
                                [this, request, reply](const Result<Payment> &payment) {
                                    answer(request, reply, payment,
                                           [](const Payment &) { return Response{.status = 204}; });
                                });
    }

    void search(const RequestPtr &request, const Reply &reply) const
    {
        const auto caller = authenticated(request, reply);
        if (!caller)
            return;
        auto search = parseSearch(*request, m_needs.clock.now());
        if (!search)
            return reply.send(http::errorResponse(search.error(), *request));
        search->filter.profiles = {caller->profileId};
        m_needs.payments.page(
            search->filter, search->page * search->size, search->size,
            [this, request, reply, search = *search](const Result<PaymentPage> &page) {
                answer(request, reply, page, [this, search](const PaymentPage &found) {
                    return Response{.body = searchPageJson(found, search.page, search.size,
                                                           profile(search.filter.profiles.first()),
                                                           base())};
                });
            });
    }

private:
    /// Answers the error and returns nothing, or returns who asks.
    [[nodiscard]] std::optional<Caller> authenticated(const RequestPtr &request,
                                                      const Reply &reply) const
    {
        auto caller = m_needs.authenticator.authenticate(*request, Authority::MerchantPayment);
        if (caller)
            return std::move(*caller);
        reply.send(http::errorResponse(caller.error(), *request));
        return {};
    }

    /// Sends the error, or what `make` makes of the value, on the connection's own thread.
    template <typename T, typename F>
    void answer(const RequestPtr &request, const Reply &reply, Result<T> result, F make) const
    {
        reply.send([request, result = std::move(result), make = std::move(make)] {
            return result ? make(*result) : http::errorResponse(result.error(), *request);
        });
    }

    [[nodiscard]] static Actor actor(const Caller &caller)
    {
        return {Actor::Kind::ApiKey, caller.keyName};
    }
    [[nodiscard]] static PaymentId paymentId(const http::Request &request)
    {
        return PaymentId(QString::fromStdString(request.params.at("id")));
    }
    /// @return an empty profile when it has gone meanwhile
    [[nodiscard]] Profile profile(const ProfileId &id) const
    {
        const auto directory = m_needs.directory.current();
        const auto *found = directory->profile(id);
        return found != nullptr ? found->profile : Profile();
    }
    [[nodiscard]] std::string base() const { return m_needs.address.base(); }

    PaymentRouteNeeds m_needs;
};

} // namespace

void addPaymentRoutes(http::Router &router, const PaymentRouteNeeds &needs)
{
    const auto routes = std::make_shared<const PaymentRoutes>(needs);
    const auto to = [&routes](void (PaymentRoutes::*operation)(const RequestPtr &, const Reply &)
                                  const) {
        return [routes, operation](const RequestPtr &request, const Reply &reply) {
            ((*routes).*operation)(request, reply);
        };
    };
    router.add("POST", "/v3/payments", to(&PaymentRoutes::create));
    router.add("POST", "/v3/payments/search", to(&PaymentRoutes::search));
    router.add("GET", "/v3/payments/{id}", to(&PaymentRoutes::get));
    router.add("DELETE", "/v3/payments/{id}", to(&PaymentRoutes::cancel));
}

} // namespace tilldesk::payments
