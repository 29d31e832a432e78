#include "core/debtors/checkout_routes.h"

#include "core/debtors/page_json.h"
#include "core/http/errors.h"

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {
namespace {

using http::Reply;
using http::RequestPtr;
using http::Response;

class CheckoutRoutes
{
public:
    explicit CheckoutRoutes(CheckoutRouteNeeds needs) : m_needs(std::move(needs)) {}

    void page(const RequestPtr &request, const Reply &reply) const
    {
        find(request, [this, reply](const Result<Payment> &payment) {
            const int status = payment ? 200 : http::statusOf(payment.error().code);
            reply.send([this, status] { return m_needs.files->page("checkout.html", status); });
        });
    }

    void status(const RequestPtr &request, const Reply &reply) const
    {
        find(request, [this, request, reply](const Result<Payment> &payment) {
            reply.send([this, request, payment] {
                return payment ? pageJson(json(*payment))
                               : http::errorResponse(payment.error(), *request);
            });
        });
    }

    void file(const RequestPtr &request, const Reply &reply) const
    {
        reply.send(m_needs.files->file(*request));
    }

private:
    void find(const RequestPtr &request, payments::PaymentPort::Done<Payment> done) const
    {
        m_needs.payments.find(PaymentId(QString::fromStdString(request->params.at("id"))),
                              [done = std::move(done)](Result<Payment> payment) {
                                  if (payment && payment->returnUrl.isEmpty())
                                      payment = fail(ErrorCode::PaymentNotFound,
                                                     u"The payment has no page to return to"_s);
                                  done(std::move(payment));
                              });
    }

    [[nodiscard]] std::string json(const Payment &payment) const
    {
        const auto directory = m_needs.directory.current();
        const auto *profile = directory->profile(payment.profileId);
        return checkoutJson(payment, profile != nullptr ? profile->profile : Profile(),
                            payments::linksOf(payment, m_needs.address.base()).deeplink,
                            m_needs.clock.now());
    }

    CheckoutRouteNeeds m_needs;
};

} // namespace

void addCheckoutRoutes(http::Router &router, const CheckoutRouteNeeds &needs)
{
    const auto routes = std::make_shared<const CheckoutRoutes>(needs);
    const auto to = [&routes](void (CheckoutRoutes::*operation)(const RequestPtr &, const Reply &)
                                  const) {
        return [routes, operation](const RequestPtr &request, const Reply &reply) {
            ((*routes).*operation)(request, reply);
        };
    };
    router.add("GET", "/checkout/{id}", to(&CheckoutRoutes::page));
    router.add("GET", "/checkout/{id}/status", to(&CheckoutRoutes::status));
    router.add("GET", "/web/{file}", to(&CheckoutRoutes::file));
}

} // namespace tilldesk::debtors
