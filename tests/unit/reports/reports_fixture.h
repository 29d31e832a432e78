#pragma once

#include "core/reports/day_close_service.h"
#include "tests/unit/refunds/refund_fixture.h"

namespace tilldesk::test {

/// A shop with two tills and day closes, on the test's thread.
struct ReportsFixture : RefundFixture {
    explicit ReportsFixture(Where where = Where::Memory)
        : RefundFixture(where),
          service(db, clock, events),
          rows(db)
    {
        for (const QString &id : {QStringLiteral("TILL1"), QStringLiteral("TILL2")})
            std::ignore = *commit([&] {
                return merchants.addPointOfSale({id, profile.id, id.toLower(), {}, {}});
            });
        events = {};
    }

    /// Returns a succeeded payment. Empty `posId`: at no point of sale.
    Payment paidAt(const QString &posId, qint64 cents)
    {
        NewPayment wanted = newPayment(cents);
        wanted.pointOfSale = posId;
        return advance(pay(profile.id, wanted).id, PaymentStatus::Succeeded);
    }
    /// Makes a refund and completes it.
    void giveBack(const Payment &payment, qint64 cents)
    {
        if (!refund(payment.id, cents) || process() < 1)
            qFatal("a refund was not done");
    }
    [[nodiscard]] DayCloseScope at(const QString &posId = {}) const { return {profile.id, posId}; }
    DayClose close(const DayCloseScope &scope, DayCloseKind kind)
    {
        return *commit([&] { return service.record(*rows.count(scope), kind); });
    }
    DayClose z(const QString &posId = {}) { return close(at(posId), DayCloseKind::Z); }
    DayClose x(const QString &posId = {}) { return close(at(posId), DayCloseKind::X); }

    reports::DayCloseService service;
    reports::DayCloseRepository rows;
};

} // namespace tilldesk::test
