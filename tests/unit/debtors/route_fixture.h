#pragma once

#include "core/debtors/checkout_routes.h"
#include "core/debtors/debtor_service.h"
#include "core/debtors/phone_routes.h"
#include "core/debtors/simulation_routes.h"
#include "tests/support/core_fixture.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace tilldesk::test {

/// A synchronous port over the services of a CoreFixture.
class DirectDebtors final : public debtors::DebtorPort
{
public:
    DirectDebtors(CoreFixture &core, debtors::SimulationService &simulation)
        : m_core(core),
          m_service(core.payments),
          m_simulation(simulation)
    {
    }

    void act(PaymentId id, CustomerAction action, Done<Payment> done) override
    {
        actions << action;
        done(m_core.commit([&] { return m_service.act(id, action); }));
    }
    void changeClock(debtors::ClockChange change, Done<void> done) override
    {
        done(m_core.commit([&] { return m_simulation.setClock(change.to); }));
    }
    void setCallbackFault(CallbackFault fault, Done<void> done) override
    {
        done(m_core.commit([&] { return m_simulation.setCallbackFault(fault); }));
    }
    void setRefundsFail(bool fail, Done<void> done) override
    {
        done(m_core.commit([&] { return m_simulation.setRefundsFail(fail); }));
    }
    void setPayoutsFail(bool fail, Done<void> done) override
    {
        done(m_core.commit([&] { return m_simulation.setPayoutsFail(fail); }));
    }

    QList<CustomerAction> actions;

private:
    CoreFixture &m_core;
    debtors::DebtorService m_service;
    debtors::SimulationService &m_simulation;
};

/// A port with only the calls that the pages make.
class DirectPayments final : public payments::PaymentPort
{
public:
    explicit DirectPayments(CoreFixture &core) : m_repository(core.db) {}

    void find(PaymentId id, Done<Payment> done) override
    {
        const auto found = m_repository.find(id);
        done(found ? Result<Payment>(*found) : fail(ErrorCode::PaymentNotFound));
    }
    void active(ProfileId profile, QString pointOfSale, Done<Payment> done) override
    {
        const auto found = m_repository.activeAt(profile, pointOfSale);
        done(error       ? Result<Payment>(tl::unexpected<Error>(*error))
                 : found ? Result<Payment>(*found)
                         : fail(ErrorCode::PaymentNotFound));
    }
    void create(ProfileId, NewPayment, VatShares, Actor, Done<Payment>) override {}
    void createStaticQr(ProfileId, NewPayment, VatShares, Actor, Done<Payment>) override {}
    void acknowledge(PaymentId, Amount, payments::Asker, Done<Payment>) override {}
    void cancel(PaymentId, payments::Asker, Done<Payment>) override {}
    void revealIban(PaymentId, payments::Asker, Done<QString>) override {}
    void history(PaymentId, Done<payments::PaymentHistory>) override {}
    void page(PaymentFilter, qint64, int, std::optional<Payment>, Done<PaymentPage>) override {}
    void totals(PaymentFilter, Done<PaymentTotals>) override {}
    void takings(QList<ProfileId>, QList<Timestamp>, QString, Done<QList<PaymentTotal>>) override {}

    std::optional<Error> error; ///< error reply of active() while set

private:
    payments::PaymentRepository m_repository;
};

/// The routes without a listener, so that a request can come from any address.
class RouteFixture
{
public:
    RouteFixture()
    {
        if (!core.commit([this] { return simulation.switchOn(true); }))
            qFatal("the simulation could not be switched on");
        address.set("https://pay.example.com");
        debtors::addSimulationRoutes(
            m_router, {debtors, published, core.published, address, clock, core.clock});
        const auto files = std::make_shared<const debtors::WebFiles>();
        debtors::addCheckoutRoutes(m_router, {payments, core.published, address, clock, files});
        debtors::addPhoneRoutes(
            m_router, {debtors, payments, published, core.published, address, clock, files});
    }

    /// Returns a request of a program on this computer.
    static http::Request local(const std::string &method, const std::string &path,
                               const std::string &body = {})
    {
        http::Request request;
        request.method = method;
        request.path = request.target = path;
        request.headers = {{"Host", "127.0.0.1:8400"}};
        request.body = body;
        request.isFromLoopback = true;
        return request;
    }
    /// Returns a request of the phone page, sent by a phone on the same network.
    static http::Request phone(const std::string &path)
    {
        http::Request request = local("POST", path, "{}");
        request.isFromLoopback = false;
        request.headers = {{"Host", "192.168.1.20:8443"},
                           {"Origin", "https://192.168.1.20:8443"},
                           {"Sec-Fetch-Site", "same-origin"},
                           {"Content-Type", "application/json"}};
        return request;
    }
    static void set(http::Request &request, const std::string &name, const std::string &value)
    {
        std::erase_if(request.headers,
                      [&name](const http::Header &each) { return each.name == name; });
        if (!value.empty())
            request.headers.push_back({name, value});
    }

    http::Response ask(const http::Request &request)
    {
        std::optional<http::Response> response;
        m_router.handle(std::make_shared<http::Request>(request),
                        http::Reply([&response](const std::function<http::Response()> &make) {
                            response = make();
                        }));
        return response.value_or(http::Response{.status = 0});
    }
    static QString codeOf(const http::Response &response)
    {
        const auto json =
            QJsonDocument::fromJson(QByteArray::fromStdString(response.body)).object();
        return QString::number(response.status) + u' ' + json[QStringLiteral("code")].toString();
    }
    [[nodiscard]] PaymentStatus statusOf(const PaymentId &id) { return core.stored(id)->status; }

    CoreFixture core;
    AdjustableClock clock{core.clock};
    debtors::PublishedSimulation published;
    debtors::SimulationService simulation{core.db,     clock,       core.clock,
                                          core.events, core.outbox, published};
    DirectDebtors debtors{core, simulation};
    DirectPayments payments{core};
    payments::PublicAddress address;

private:
    http::Router m_router;
};

} // namespace tilldesk::test
