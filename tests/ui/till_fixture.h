#pragma once

#include "tests/ui/shop_fixture.h"
#include "ui/models/till/till_presenter.h"

#include <QRegularExpression>
#include <QTest>

namespace tilldesk::test {

/// The till of a bakery with two static QR codes, already loaded.
struct TestTill : Shop {
    TestTill()
    {
        payments.payments.clear();
        merchants.entries = someProfiles();
        endpoint.setState({true, QStringLiteral("http://127.0.0.1:8400"), {}});
        presenter.counters().setProfiles({tills()});
        presenter.counters().load();
        settle();
        payments.calls.clear();
    }

    void settle()
    {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
            payments.settle();
        }
    }
    void pass(std::chrono::milliseconds time)
    {
        clock.advance(time);
        ticker.tick();
        settle();
    }
    void enter(const QString &keys)
    {
        presenter.type(keys);
        presenter.enter();
        settle();
    }
    void happens(PaymentStatus status)
    {
        const PaymentId id = payments.payments.last().id;
        payments.setStatus(id, status);
        QTRY_VERIFY(payments.isReadSinceTold(id));
        settle();
    }
    [[nodiscard]] QString problem() const
    {
        return presenter.problem().value_or(ui::TillPresenter::Problem{}).text;
    }
    [[nodiscard]] bool hasStage() const
    {
        return presenter.stage().payment().state() == ui::PaymentPresenter::State::Shown;
    }
    [[nodiscard]] QStringList creations() const
    {
        return payments.calls.filter(QRegularExpression(QStringLiteral("^(create|static)")));
    }
    [[nodiscard]] static ProfileId tills() { return someProfiles().at(1).profile.id; }

    ui::Ticker ticker;
    ui::TillPresenter presenter{gateways, ticker};
};

} // namespace tilldesk::test
