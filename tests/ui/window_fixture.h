#pragma once

#include "tests/support/fake_gateways.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/frame/main_window.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payments/payments_view.h"

#include <QApplication>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace tilldesk::test {

/// Returns whether a visible label in `widget` contains `text`.
[[nodiscard]] inline bool showsText(const QWidget *widget, const QString &text)
{
    const auto labels = widget->findChildren<QLabel *>();
    return std::ranges::any_of(labels, [&text](const QLabel *label) {
        return label->isVisible() && label->text().contains(text);
    });
}

/// The main window with one day of the bakery's payments, visible and loaded.
struct Desk : FakeGateways {
    explicit Desk(const QList<Payment> &day = aDayAtTheBakery())
    {
        merchants.entries = someProfiles();
        payments.payments = day;
        payments.profile = merchants.entries.first().profile;
        payments.addToDetails = [this](PaymentDetails &details) {
            details.refunds = refunds.of(details.payment.id);
        };
        endpoint.setState({true, QStringLiteral("http://127.0.0.1:8400"), {}});
        search.now = kSomeNow;
        window = std::make_unique<ui::MainWindow>(gateways, theme, preferences);
        window->show();
        window->activateWindow();
        settle();
    }

    /// Processes events and answers gateway calls until all are done.
    void settle()
    {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
            payments.settle();
        }
    }
    /// Waits for the throttled reload that a change signal starts, then for its replies.
    void settleChange()
    {
        QTRY_VERIFY(payments.waiting() > 0);
        settle();
    }
    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name = {}) const
    {
        return window->findChild<Widget *>(name);
    }
    /// Returns the payments table.
    [[nodiscard]] ui::TableView *paymentsTable() const
    {
        return find<ui::PaymentsView>()->findChild<ui::TableView *>();
    }
    /// Returns the visible top-level window of type `Widget`; null if there is none.
    template <typename Widget>
    [[nodiscard]] static Widget *top()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<Widget *>(widget); found && found->isVisible())
                return found;
        }
        return nullptr;
    }
    /// Types `text` into the widget that has the focus.
    static void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *target = QApplication::focusWidget();
        QTest::keyClick(target ? target : QApplication::activeWindow(), key, modifiers);
    }

    QTemporaryDir home;
    const ui::ShopGateways gateways{{payments, merchants, endpoint, simulation, serviceKeys,
                                     callbacks, refunds, payouts, ledger, exports, reports, search,
                                     safekeeping, staff, activity, bank, bookkeeping, clock},
                                    tills,
                                    hosted};
    ui::Theme theme{*qApp, ui::ThemeChoice::Light};
    ui::Preferences preferences{home.filePath(QStringLiteral("window.ini"))};
    std::unique_ptr<ui::MainWindow> window;
};

} // namespace tilldesk::test
