#include "core/debtors/phone_routes.h"

#include "core/debtors/page_json.h"
#include "core/debtors/place.h"
#include "core/debtors/request_guard.h"
#include "core/debtors/transfer_code.h"
#include "core/http/ascii.h"
#include "core/http/operation.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {
namespace {

using http::Operation;

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
        return fail(ErrorCode::AccessDenied, u"Pages of other sites may not send this request"_s);
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

    void page(const Operation &operation) const
    {
        if (!isOn())
            return sendPage(operation, 200);
        m_needs.payments.find(
            paymentIdOf(operation.request()), [this, operation](const Result<Payment> &payment) {
                sendPage(operation, payment ? 200 : http::statusOf(payment.error().code));
            });
    }

    void state(const Operation &operation) const
    {
        if (isOn(operation))
            m_needs.payments.find(paymentIdOf(operation.request()), answering(operation));
    }

    void act(const Operation &operation) const
    {
        if (!isOn(operation))
            return;
        const auto action =
            operation.valueOf(actionOf(operation.request(), m_needs.address.base()));
        if (action)
            m_needs.debtors.act(paymentIdOf(operation.request()), *action, answering(operation));
    }

    void locationPage(const Operation &operation) const
    {
        sendPage(operation, !isOn() || placeOf(operation.request()) ? 200 : 404);
    }

    void locationState(const Operation &operation) const
    {
        if (!isOn(operation))
            return;
        const auto place = placeOf(operation.request());
        if (!place)
            return operation.refuse({ErrorCode::PointOfSaleNotFound, {}});
        m_needs.payments.active(
            place->profile.id, place->pointOfSale.id,
            [this, operation, place, answer = answering(operation)](Result<Payment> payment) {
                const bool isEmpty = !payment && payment.error().code == ErrorCode::PaymentNotFound;
                if (!isEmpty)
                    return answer(std::move(payment));
                operation.reply().send(pageJson(
                    emptyLocationJson(place->profile, place->pointOfSale, m_needs.clock.now())));
            });
    }

    void transferPage(const Operation &operation) const
    {
        const http::Request &request = operation.request();
        const bool isUsable = !isOn() || (profileOf(request) && transferOf(request));
        sendPage(operation, isUsable ? 200 : 404);
    }

    void makeTransfer(const Operation &operation) const
    {
        if (!isOn(operation))
            return;
        const http::Request &request = operation.request();
        if (const auto checked = checkOrigin(request, m_needs.address.base()); !checked)
            return operation.refuse(checked.error());
        const auto profile = profileOf(request);
        if (!profile)
            return operation.refuse(
                {ErrorCode::ProfileNotFound, u"There is no such merchant profile"_s});
        if (const auto wanted = operation.valueOf(transferOf(request)))
            m_needs.payments.create(*profile, *wanted, {}, {Actor::Kind::Debtor, {}},
                                    answering(operation));
    }

private:
    [[nodiscard]] bool isOn() const { return m_needs.simulation.current().isOn; }
    bool isOn(const Operation &operation) const
    {
        const bool on = isOn();
        if (!on)
            operation.refuse({ErrorCode::SimulationOff, {}});
        return on;
    }

    void sendPage(const Operation &operation, int status) const
    {
        operation.reply().send(
            [this, status] { return m_needs.files->page("phone.html", status); });
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

    [[nodiscard]] std::function<void(Result<Payment>)> answering(const Operation &operation) const
    {
        return operation.answering<Payment>(
            [this](const Payment &payment) { return pageJson(json(payment)); });
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
    const auto to = http::operationsOf(PhoneRoutes(needs));
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
