#include "core/debtors/phone_routes.h"

#include "core/debtors/page_json.h"
#include "core/debtors/place.h"
#include "core/debtors/request_guard.h"
#include "core/debtors/transfer_code.h"
#include "core/http/ascii.h"
#include "core/http/errors.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {
namespace {

using http::Reply;
using http::RequestPtr;
using http::Response;

/// The actions of a customer; the others are those of the bank.
constexpr std::array kActions{CustomerAction::Identify, CustomerAction::Confirm,
                              CustomerAction::Refuse, CustomerAction::Cancel};

PaymentId paymentIdOf(const http::Request &request)
{
    return PaymentId(QString::fromStdString(request.params.at("id")).toLower());
}

/// CSRF guard: a page of another site must not act for a customer.
Result<void> checkOrigin(const http::Request &request, std::string_view base)
{
    if (isFromForeignPage(request, base))
        return fail(ErrorCode::AccessDenied, u"A page of another site may not do this"_s);
    if (!hasJsonType(request))
        return fail(ErrorCode::AccessDenied, u"The body must be application/json"_s);
    return {};
}

Result<CustomerAction> actionOf(const http::Request &request, std::string_view base)
{
    if (const auto checked = checkOrigin(request, base); !checked)
        return checked.failure();
    std::string name = request.params.at("action");
    std::ranges::transform(name, name.begin(), http::asciiLower);
    const auto action = customerActionFrom(name);
    if (!action || std::ranges::find(kActions, *action) == kActions.end())
        return fail(ErrorCode::RouteNotFound);
    return *action;
}

class PhoneRoutes
{
public:
    explicit PhoneRoutes(PhoneRouteNeeds needs) : m_needs(std::move(needs)) {}

    void page(const RequestPtr &request, const Reply &reply) const
    {
        if (!isOn())
            return sendPage(reply, 200);
        m_needs.payments.find(paymentIdOf(*request), [this, reply](const Result<Payment> &payment) {
            sendPage(reply, payment ? 200 : http::statusOf(payment.error().code));
        });
    }

    void state(const RequestPtr &request, const Reply &reply) const
    {
        if (isOn(request, reply))
            m_needs.payments.find(paymentIdOf(*request), answering(request, reply));
    }

    void act(const RequestPtr &request, const Reply &reply) const
    {
        if (!isOn(request, reply))
            return;
        const auto action = actionOf(*request, m_needs.address.base());
        if (!action)
            return reply.send(http::errorResponse(action.error(), *request));
        m_needs.debtors.act(paymentIdOf(*request), *action, answering(request, reply));
    }

    void locationPage(const RequestPtr &request, const Reply &reply) const
    {
        sendPage(reply, !isOn() || placeOf(*request) ? 200 : 404);
    }

    void locationState(const RequestPtr &request, const Reply &reply) const
    {
        if (!isOn(request, reply))
            return;
        const auto place = placeOf(*request);
        if (!place)
            return reply.send(http::errorResponse({ErrorCode::PointOfSaleNotFound, {}}, *request));
        m_needs.payments.active(
            place->profile.id, place->pointOfSale.id,
            [this, reply, place, answer = answering(request, reply)](Result<Payment> payment) {
                const bool isEmpty = !payment && payment.error().code == ErrorCode::PaymentNotFound;
                if (!isEmpty)
                    return answer(std::move(payment));
                reply.send(pageJson(
                    emptyLocationJson(place->profile, place->pointOfSale, m_needs.clock.now())));
            });
    }

    void transferPage(const RequestPtr &request, const Reply &reply) const
    {
        const bool isUsable = !isOn() || (profileOf(*request) && transferOf(*request));
        sendPage(reply, isUsable ? 200 : 404);
    }

    void makeTransfer(const RequestPtr &request, const Reply &reply) const
    {
        if (!isOn(request, reply))
            return;
        const auto refuse = [&request, &reply](const Error &error) {
            reply.send(http::errorResponse(error, *request));
        };
        if (const auto checked = checkOrigin(*request, m_needs.address.base()); !checked)
            return refuse(checked.error());
        const auto profile = profileOf(*request);
        if (!profile)
            return refuse({ErrorCode::ProfileNotFound, u"There is no such merchant profile"_s});
        const auto wanted = transferOf(*request);
        if (!wanted)
            return refuse(wanted.error());
        m_needs.payments.create(*profile, *wanted, {Actor::Kind::Debtor, {}},
                                answering(request, reply));
    }

private:
    [[nodiscard]] bool isOn() const { return m_needs.simulation.current().isOn; }
    bool isOn(const RequestPtr &request, const Reply &reply) const
    {
        const bool on = isOn();
        if (!on)
            reply.send(http::errorResponse({ErrorCode::SimulationOff, {}}, *request));
        return on;
    }

    void sendPage(const Reply &reply, int status) const
    {
        reply.send([this, status] { return m_needs.files->page("phone.html", status); });
    }

    [[nodiscard]] std::optional<Place> placeOf(const http::Request &request) const
    {
        return findPlace(*m_needs.directory.current(),
                         QString::fromStdString(request.params.at("profileId")),
                         QString::fromStdString(request.params.at("posId")));
    }

    /// Returns the profile in the path; empty if it does not exist.
    [[nodiscard]] std::optional<ProfileId> profileOf(const http::Request &request) const
    {
        const ProfileId id(QString::fromStdString(request.params.at("profileId")).toLower());
        return m_needs.directory.current()->profile(id) != nullptr ? std::optional(id)
                                                                   : std::nullopt;
    }

    [[nodiscard]] std::function<void(Result<Payment>)> answering(const RequestPtr &request,
                                                                 const Reply &reply) const
    {
        return [this, request, reply](Result<Payment> payment) {
            reply.send([this, request, payment = std::move(payment)] {
                return payment ? pageJson(json(*payment))
                               : http::errorResponse(payment.error(), *request);
            });
        };
    }

    [[nodiscard]] std::string json(const Payment &payment) const
    {
        const auto directory = m_needs.directory.current();
        const auto *profile = directory->profile(payment.profileId);
        return phoneJson(payment, profile != nullptr ? profile->profile : Profile(),
                         m_needs.clock.now());
    }

    PhoneRouteNeeds m_needs;
};

} // namespace

void addPhoneRoutes(http::Router &router, const PhoneRouteNeeds &needs)
{
    const auto routes = std::make_shared<const PhoneRoutes>(needs);
    const auto to = [&routes](void (PhoneRoutes::*operation)(const RequestPtr &, const Reply &)
                                  const) {
        return [routes, operation](const RequestPtr &request, const Reply &reply) {
            ((*routes).*operation)(request, reply);
        };
    };
    constexpr auto kAnyCase = http::Router::Case::Insensitive;
    router.add("GET", "/pay/2/{id}", to(&PhoneRoutes::page), kAnyCase);
    router.add("GET", "/pay/2/{id}/payment", to(&PhoneRoutes::state), kAnyCase);
    router.add("POST", "/pay/2/{id}/{action}", to(&PhoneRoutes::act), kAnyCase);
    router.add("GET", "/l/1/{profileId}/{posId}", to(&PhoneRoutes::locationPage), kAnyCase);
    router.add("GET", "/l/1/{profileId}/{posId}/payment", to(&PhoneRoutes::locationState),
               kAnyCase);
    router.add("GET", "/t/1/{profileId}", to(&PhoneRoutes::transferPage), kAnyCase);
    router.add("POST", "/t/1/{profileId}/payment", to(&PhoneRoutes::makeTransfer), kAnyCase);
}

} // namespace tilldesk::debtors
