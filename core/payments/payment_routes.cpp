#include "core/payments/payment_routes.h"

#include "core/http/operation.h"
#include "core/payments/payment_json.h"
#include "core/payments/payment_request.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

using http::Operation;
using http::Response;
using merchants::Caller;

/// Replaces `Busy` by `Unavailable`: an acknowledgement reports a busy service as
/// SERVICE_UNAVAILABLE instead of TRY_AGAIN_LATER. @source service.md#errors
template <typename T>
Result<T> unavailableWhenBusy(Result<T> result)
{
    if (!result && result.error().code == ErrorCode::Busy)
        result.error().code = ErrorCode::Unavailable;
    return result;
}

/// A merchant that names a profile that does not exist gets `ProfileNotFound`.
constexpr merchants::SignatureRule kCreation{.tellsUnknownProfile = true};

/// The payment operations. Each one parses a request into a command and turns the result into a
/// response; business rules stay in the service.
class PaymentRoutes
{
public:
    explicit PaymentRoutes(const PaymentRouteNeeds &needs) : m_needs(needs) {}

    void create(const Operation &operation) const
    {
        const auto createFor = [this, operation](const Caller &caller) {
            const auto wanted =
                operation.valueOf(parseNewPayment(operation.request().body, urlRuleOf(caller)));
            if (!wanted)
                return;
            const auto vat =
                operation.valueOf(parseVatLines(operation.request().body, wanted->amount));
            if (vat)
                m_needs.payments.create(caller.profileId, *wanted, *vat, caller.actor,
                                        operation.answering<Payment>(created()));
        };
        m_needs.authenticator.authenticate(operation, Authority::MerchantPayment, createFor,
                                           kCreation);
    }

    void createStaticQr(const Operation &operation) const
    {
        const auto createFor = [this, operation](const Caller &caller) {
            const auto wanted = operation.valueOf(
                parseStaticQrPayment(operation.request().body, urlRuleOf(caller)));
            if (!wanted)
                return;
            const auto vat =
                operation.valueOf(parseVatLines(operation.request().body, wanted->amount));
            if (vat)
                m_needs.payments.createStaticQr(caller.profileId, *wanted, *vat, caller.actor,
                                                operation.answering<Payment>(created()));
        };
        m_needs.authenticator.authenticate(operation, Authority::MerchantPayment, createFor,
                                           kCreation);
    }

    void get(const Operation &operation) const
    {
        const auto findFor = [this, operation](const Caller &caller) {
            findOwn(operation, caller, [this](const Payment &found) {
                return Response{.body = paymentJson(found, profile(found.profileId), base())};
            });
        };
        m_needs.authenticator.authenticate(operation, Authority::MerchantPayment, findFor);
    }

    void cancel(const Operation &operation) const
    {
        const auto cancelFor = [this, operation](const Caller &caller) {
            m_needs.payments.cancel(paymentId(operation), {caller.actor, caller.profileId},
                                    operation.answering<Payment>(
                                        [](const Payment &) { return Response{.status = 204}; }));
        };
        m_needs.authenticator.authenticate(operation, Authority::MerchantPayment, cancelFor);
    }

    void acknowledge(const Operation &operation) const
    {
        const auto acknowledgeFor = [this, operation](Result<Caller> result) {
            const auto caller = operation.valueOf(unavailableWhenBusy(std::move(result)));
            if (!caller)
                return;
            const auto said = operation.valueOf(parseAcknowledgement(operation.request().body));
            if (!said)
                return;
            const auto answer = operation.answering<Payment>(
                [](const Payment &) { return Response{.status = 202}; });
            m_needs.payments.acknowledge(paymentId(operation), said->amount,
                                         {caller->actor, caller->profileId},
                                         [answer](Result<Payment> payment) {
                                             answer(unavailableWhenBusy(std::move(payment)));
                                         });
        };
        m_needs.authenticator.authenticate(operation.sharedRequest(), Authority::MerchantPayment,
                                           acknowledgeFor);
    }

    void refundIban(const Operation &operation) const
    {
        const auto revealFor = [this, operation](const Caller &caller) {
            m_needs.payments.revealIban(paymentId(operation), {caller.actor, caller.profileId},
                                        operation.answering<QString>([](const QString &iban) {
                                            return Response{.body = refundIbanJson(iban)};
                                        }));
        };
        m_needs.authenticator.authenticate(operation, Authority::MerchantRefund, revealFor);
    }

    void search(const Operation &operation) const
    {
        const auto searchFor = [this, operation](const Caller &caller) {
            auto search = operation.valueOf(parseSearch(operation.request(), m_needs.clock.now()));
            if (!search)
                return;
            search->filter.profiles = {caller.profileId};
            const auto json = [this, search = *search](const PaymentPage &found) {
                return Response{.body = searchPageJson(found, search.page, search.size,
                                                       profile(search.filter.profiles.first()),
                                                       base())};
            };
            m_needs.payments.page(search->filter, search->page * search->size, search->size, {},
                                  operation.answering<PaymentPage>(json));
        };
        m_needs.authenticator.authenticate(operation, Authority::MerchantPayment, searchFor);
    }

private:
    /// Finds a payment of the caller's own profile and answers with `make(payment)`.
    template <typename F>
    void findOwn(const Operation &operation, const Caller &caller, F make) const
    {
        m_needs.payments.find(paymentId(operation),
                              [answer = operation.answering<Payment>(std::move(make)),
                               own = caller.profileId](Result<Payment> payment) {
                                  if (payment && payment->profileId != own)
                                      payment = fail(ErrorCode::AccessDenied,
                                                     u"The payment belongs to another profile"_s);
                                  answer(std::move(payment));
                              });
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
    [[nodiscard]] static PaymentId paymentId(const Operation &operation)
    {
        return PaymentId(operation.parameter("id"));
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
    const auto to = http::operationsOf(PaymentRoutes(needs));
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
