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
using merchants::Caller;

/// An acknowledgement answers TRY_AGAIN_LATER under another name. @source service.md#errors
template <typename T>
Result<T> unavailableWhenBusy(Result<T> result)
{
    if (!result && result.error().code == ErrorCode::Busy)
        result.error().code = ErrorCode::Unavailable;
    return result;
}

/// The payment operations. Each one parses a request into a command and turns the result into a
/// response; business rules stay in the service.
class PaymentRoutes
{
public:
    explicit PaymentRoutes(const PaymentRouteNeeds &needs) : m_needs(needs) {}

    void create(const RequestPtr &request, const Reply &reply) const
    {
        creating(request, reply, [this, request, reply](const Caller &caller) {
            const auto wanted = parseNewPayment(request->body, urlRuleOf(caller));
            if (!wanted)
                return refuse(request, reply, wanted.error());
            m_needs.payments.create(caller.profileId, *wanted, caller.actor,
                                    answering(request, reply, created()));
        });
    }

    void createStaticQr(const RequestPtr &request, const Reply &reply) const
    {
        creating(request, reply, [this, request, reply](const Caller &caller) {
            const auto wanted = parseStaticQrPayment(request->body, urlRuleOf(caller));
            if (!wanted)
                return refuse(request, reply, wanted.error());
            m_needs.payments.createStaticQr(caller.profileId, *wanted, caller.actor,
                                            answering(request, reply, created()));
        });
    }

    void get(const RequestPtr &request, const Reply &reply) const
    {
        authenticated(request, reply, [this, request, reply](const Caller &caller) {
            findOwn(request, reply, caller, [this](const Payment &found) {
                return Response{.body = paymentJson(found, profile(found.profileId), base())};
            });
        });
    }

    void cancel(const RequestPtr &request, const Reply &reply) const
    {
        authenticated(request, reply, [this, request, reply](const Caller &caller) {
            m_needs.payments.cancel(
                paymentId(*request), {caller.actor, caller.profileId},
                answering(request, reply, [](const Payment &) { return Response{.status = 204}; }));
        });
    }

    void acknowledge(const RequestPtr &request, const Reply &reply) const
    {
        const auto acknowledgeAs = [this, request, reply](const Caller &caller) {
            const auto said = parseAcknowledgement(request->body);
            if (!said)
                return refuse(request, reply, said.error());
            const auto answer =
                answering(request, reply, [](const Payment &) { return Response{.status = 202}; });
            m_needs.payments.acknowledge(paymentId(*request), said->amount,
                                         {caller.actor, caller.profileId},
                                         [answer](Result<Payment> payment) {
                                             answer(unavailableWhenBusy(std::move(payment)));
                                         });
        };
        const auto proceed = proceeding(request, reply, acknowledgeAs);
        m_needs.authenticator.authenticate(
            request, Authority::MerchantPayment,
            [proceed](Result<Caller> caller) { proceed(unavailableWhenBusy(std::move(caller))); });
    }

    void refundIban(const RequestPtr &request, const Reply &reply) const
    {
        const auto answerIban = [this, request, reply](const Caller &caller) {
            findOwn(request, reply, caller, [request, this](const Payment &payment) {
                const auto iban = refundIbanOf(payment);
                return iban ? Response{.body = refundIbanJson(*iban)}
                            : http::errorResponse(iban.error(), *request);
            });
        };
        authenticated(request, reply, answerIban, Authority::MerchantRefund);
    }

    void search(const RequestPtr &request, const Reply &reply) const
    {
        authenticated(request, reply, [this, request, reply](const Caller &caller) {
            auto search = parseSearch(*request, m_needs.clock.now());
            if (!search)
                return refuse(request, reply, search.error());
            search->filter.profiles = {caller.profileId};
            const auto json = [this, search = *search](const PaymentPage &found) {
                return Response{.body = searchPageJson(found, search.page, search.size,
                                                       profile(search.filter.profiles.first()),
                                                       base())};
            };
            m_needs.payments.page(search->filter, search->page * search->size, search->size,
                                  answering<PaymentPage>(request, reply, json));
        });
    }

private:
    /// Authenticates the request, then calls `then` with the caller; answers an error if that
    /// fails.
    template <typename F>
    void authenticated(const RequestPtr &request, const Reply &reply, F then,
                       Authority needed = Authority::MerchantPayment) const
    {
        m_needs.authenticator.authenticate(request, needed,
                                           proceeding(request, reply, std::move(then)));
    }
    /// Like authenticated(), for a creation: a merchant that names a profile that does not exist
    /// gets `ProfileNotFound`.
    template <typename F>
    void creating(const RequestPtr &request, const Reply &reply, F then) const
    {
        m_needs.authenticator.authenticate(request, Authority::MerchantPayment,
                                           proceeding(request, reply, std::move(then)),
                                           {.tellsUnknownProfile = true});
    }
    template <typename F>
    [[nodiscard]] merchants::Authenticator::Done proceeding(const RequestPtr &request,
                                                            const Reply &reply, F then) const
    {
        return [this, request, reply, then = std::move(then)](const Result<Caller> &caller) {
            if (!caller)
                return refuse(request, reply, caller.error());
            then(*caller);
        };
    }

    /// Finds a payment of the caller's own profile and answers with `make(payment)`.
    template <typename F>
    void findOwn(const RequestPtr &request, const Reply &reply, const Caller &caller, F make) const
    {
        m_needs.payments.find(paymentId(*request),
                              [answer = answering(request, reply, std::move(make)),
                               own = caller.profileId](Result<Payment> payment) {
                                  if (payment && payment->profileId != own)
                                      payment = fail(ErrorCode::AccessDenied,
                                                     u"The payment is another profile's"_s);
                                  answer(std::move(payment));
                              });
    }

    /// Returns a callback that runs on the connection's thread and sends the error, or
    /// `make(value)`.
    template <typename T = Payment, typename F>
    [[nodiscard]] PaymentPort::Done<T> answering(const RequestPtr &request, const Reply &reply,
                                                 F make) const
    {
        return [this, request, reply, make = std::move(make)](Result<T> result) {
            reply.send([this, request, result = std::move(result), make] {
                return result ? make(*result) : http::errorResponse(result.error(), *request);
            });
        };
    }

    static void refuse(const RequestPtr &request, const Reply &reply, const Error &error)
    {
        reply.send(http::errorResponse(error, *request));
    }

    [[nodiscard]] std::function<Response(const Payment &)> created() const
    {
        return [this](const Payment &payment) {
            return Response{.status = 201,
                            .body = createdJson(payment, profile(payment.profileId), base())};
        };
    }

    [[nodiscard]] UrlRule urlRuleOf(const Caller &caller) const
    {
        return tilldesk::urlRuleOf(profile(caller.profileId));
    }
    [[nodiscard]] static PaymentId paymentId(const http::Request &request)
    {
        return PaymentId(QString::fromStdString(request.params.at("id")));
    }
    /// Returns an empty profile if it no longer exists.
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
    router.addErrorHook("/v3/payments",
                        [&signer = needs.signer](Response &response, const http::Request &request) {
                            signer.sign(response, request);
                        });
    router.add("POST", "/v3/payments", to(&PaymentRoutes::create));
    router.add("POST", "/v3/payments/pos", to(&PaymentRoutes::createStaticQr));
    router.add("POST", "/v3/payments/search", to(&PaymentRoutes::search));
    router.add("GET", "/v3/payments/{id}", to(&PaymentRoutes::get));
    router.add("DELETE", "/v3/payments/{id}", to(&PaymentRoutes::cancel));
    router.add("POST", "/v3/payments/{id}/acknowledge", to(&PaymentRoutes::acknowledge));
    router.add("GET", "/v3/payments/{id}/debtor/refundIban", to(&PaymentRoutes::refundIban));
}

} // namespace tilldesk::payments
