#include "core/debtors/simulation_routes.h"

#include "core/debtors/simulation_gate.h"
#include "core/http/json.h"
#include "core/http/json_reader.h"
#include "core/http/json_writer.h"
#include "core/payments/payment_json.h"

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {
namespace {

using http::Operation;
using http::Response;

Result<CustomerAction> confirmation(std::string_view body)
{
    if (body.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return CustomerAction::Confirm;
    const auto object = http::parseObject(body);
    if (!object)
        return object.failure();
    http::JsonReader in(*object);
    const bool settles = in.optionalTruth("settle").value_or(true);
    return in.result(settles ? CustomerAction::Confirm : CustomerAction::Authorize);
}

Result<CustomerAction> actionOf(const http::Request &request)
{
    const auto action = customerActionFrom(request.params.at("action"));
    // The path has no action `authorize`: the body of `confirm` chooses it.
    if (!action || action == CustomerAction::Authorize)
        return fail(ErrorCode::RouteNotFound);
    return action == CustomerAction::Confirm ? confirmation(request.body) : *action;
}

Result<CallbackFault> faultFrom(std::string_view body)
{
    const auto object = http::parseObject(body);
    if (!object)
        return object.failure();
    http::JsonReader in(*object);
    const auto fault = callbackFaultFrom(in.requiredText("fault"));
    if (!fault)
        in.keep({ErrorCode::FieldInvalid, u"is not a known fault"_s, u"fault"_s});
    return in.result(fault.value_or(CallbackFault::None));
}

enum class Outcome { Succeed, Fail };

Result<Outcome> outcomeFrom(std::string_view body)
{
    const auto object = http::parseObject(body);
    if (!object)
        return object.failure();
    http::JsonReader in(*object);
    const auto fails = in.optionalTruth("fail");
    if (!fails)
        in.keep({ErrorCode::FieldRequired, {}, u"fail"_s});
    return in.result(fails.value_or(false) ? Outcome::Fail : Outcome::Succeed);
}

/// Replaces the service's argument name in an error by the member name in the request body.
Error namedAsMember(Error error)
{
    if (error.field == "by"_L1)
        error.field = u"advance"_s;
    else if (error.field == "to"_L1)
        error.field = u"set"_s;
    return error;
}

class SimulationRoutes
{
public:
    explicit SimulationRoutes(const SimulationRouteNeeds &needs) : m_needs(needs) {}

    void act(const Operation &operation) const
    {
        if (!isAllowed(operation))
            return;
        const auto action = operation.valueOf(actionOf(operation.request()));
        if (action)
            m_needs.debtors.act(PaymentId(operation.parameter("id")), *action,
                                operation.answering<Payment>([this](const Payment &payment) {
                                    return Response{.body = json(payment)};
                                }));
    }

    void showClock(const Operation &operation) const
    {
        show(operation, [this] { return clock(); });
    }

    void changeClock(const Operation &operation) const
    {
        if (!isAllowed(operation))
            return;
        const auto change = operation.valueOf(parseClockChange(operation.request().body));
        if (!change)
            return;
        const auto answer = operation.answering<void>([this] { return clock(); });
        m_needs.debtors.changeClock(*change, [answer](Result<void> changed) {
            if (!changed)
                changed.error() = namedAsMember(changed.error());
            answer(std::move(changed));
        });
    }

    void showCallbacks(const Operation &operation) const
    {
        show(operation, [this] { return callbacks(); });
    }

    void changeCallbacks(const Operation &operation) const
    {
        if (!isAllowed(operation))
            return;
        if (const auto fault = operation.valueOf(faultFrom(operation.request().body)))
            m_needs.debtors.setCallbackFault(
                *fault, operation.answering<void>([this] { return callbacks(); }));
    }

    void showRefunds(const Operation &operation) const
    {
        show(operation, [this] { return failing(&SimulationState::refundsFail); });
    }

    void changeRefunds(const Operation &operation) const
    {
        changeFailing(operation, &SimulationState::refundsFail, &DebtorPort::setRefundsFail);
    }

    void showPayouts(const Operation &operation) const
    {
        show(operation, [this] { return failing(&SimulationState::payoutsFail); });
    }

    void changePayouts(const Operation &operation) const
    {
        changeFailing(operation, &SimulationState::payoutsFail, &DebtorPort::setPayoutsFail);
    }

private:
    using Fails = bool SimulationState::*;
    using SetFails = void (DebtorPort::*)(bool, DebtorPort::Done<void>);

    template <typename F>
    void show(const Operation &operation, F make) const
    {
        if (isAllowed(operation))
            operation.reply().send(make());
    }

    void changeFailing(const Operation &operation, Fails which, SetFails set) const
    {
        if (!isAllowed(operation))
            return;
        if (const auto outcome = operation.valueOf(outcomeFrom(operation.request().body)))
            (m_needs.debtors
             .*set)(*outcome == Outcome::Fail,
                    operation.answering<void>([this, which] { return failing(which); }));
    }

    [[nodiscard]] bool isAllowed(const Operation &operation) const
    {
        return SimulationGate{m_needs.simulation, m_needs.address}.admits(operation);
    }

    [[nodiscard]] std::string json(const Payment &payment) const
    {
        const auto directory = m_needs.directory.current();
        const auto *profile = directory->profile(payment.profileId);
        return payments::paymentJson(payment, profile != nullptr ? profile->profile : Profile(),
                                     m_needs.address.base());
    }

    [[nodiscard]] Response clock() const
    {
        const Timestamp now = m_needs.clock.now();
        Response response;
        response.headers.push_back({"Cache-Control", "no-store"});
        http::JsonWriter json(response.body);
        json.beginObject();
        json.member("now", toIsoUtc(now));
        json.member("frozen", m_needs.simulation.current().clock.frozenAt.has_value());
        json.member("offsetSeconds", (now - m_needs.realClock.now()) / std::chrono::seconds(1));
        json.endObject();
        return response;
    }

    [[nodiscard]] Response callbacks() const
    {
        Response response;
        response.headers.push_back({"Cache-Control", "no-store"});
        http::JsonWriter json(response.body);
        json.beginObject();
        json.member("fault", toText(m_needs.simulation.current().callbackFault));
        json.endObject();
        return response;
    }

    [[nodiscard]] Response failing(Fails which) const
    {
        Response response;
        response.headers.push_back({"Cache-Control", "no-store"});
        http::JsonWriter json(response.body);
        json.beginObject();
        json.member("fail", m_needs.simulation.current().*which);
        json.endObject();
        return response;
    }

    SimulationRouteNeeds m_needs;
};

} // namespace

void addSimulationRoutes(http::Router &router, const SimulationRouteNeeds &needs)
{
    const auto to = http::operationsOf(SimulationRoutes(needs));
    router.add("POST", "/sim/payments/{id}/{action}", to(&SimulationRoutes::act));
    router.add("GET", "/sim/clock", to(&SimulationRoutes::showClock));
    router.add("POST", "/sim/clock", to(&SimulationRoutes::changeClock));
    router.add("GET", "/sim/callbacks", to(&SimulationRoutes::showCallbacks));
    router.add("POST", "/sim/callbacks", to(&SimulationRoutes::changeCallbacks));
    router.add("GET", "/sim/refunds", to(&SimulationRoutes::showRefunds));
    router.add("POST", "/sim/refunds", to(&SimulationRoutes::changeRefunds));
    router.add("GET", "/sim/payouts", to(&SimulationRoutes::showPayouts));
    router.add("POST", "/sim/payouts", to(&SimulationRoutes::changePayouts));
}

} // namespace tilldesk::debtors
