#include "core/debtors/checkout_routes.h"

#include "core/debtors/page_json.h"
#include "core/http/operation.h"

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {
namespace {

using http::Operation;

class CheckoutRoutes
{
public:
    explicit CheckoutRoutes(CheckoutRouteNeeds needs) : m_needs(std::move(needs)) {}

    void page(const Operation &operation) const
    {
        find(operation, [this, operation](const Result<Payment> &payment) {
            const int status = payment ? 200 : http::statusOf(payment.error().code);
            operation.reply().send(
                [this, status] { return m_needs.files->page("checkout.html", status); });
        });
    }

    void status(const Operation &operation) const
    {
        find(operation, operation.answering<Payment>([this](const Payment &payment) {
            return pageJson(json(payment));
        }));
    }

    void file(const Operation &operation) const
    {
        operation.reply().send(m_needs.files->file(operation.request()));
    }

private:
    void find(const Operation &operation, payments::PaymentPort::Done<Payment> done) const
    {
        m_needs.payments.find(PaymentId(operation.parameter("id")),
                              [done = std::move(done)](Result<Payment> payment) {
                                  if (payment && payment->returnUrl.isEmpty())
                                      payment = fail(ErrorCode::PaymentNotFound,
                                                     u"The payment has no return URL"_s);
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
    const auto to = http::operationsOf(CheckoutRoutes(needs));
    router.add("GET", "/checkout/{id}", to(&CheckoutRoutes::page));
    router.add("GET", "/checkout/{id}/status", to(&CheckoutRoutes::status));
    router.add("GET", "/web/{file}", to(&CheckoutRoutes::file));
}

} // namespace tilldesk::debtors
