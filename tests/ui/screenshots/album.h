#pragma once

#include "tests/support/fake_activity.h"
#include "tests/support/fake_bank.h"
#include "tests/support/fake_bookkeeping.h"
#include "tests/support/fake_callbacks.h"
#include "tests/support/fake_exports.h"
#include "tests/support/fake_hosted.h"
#include "tests/support/fake_merchants.h"
#include "tests/support/fake_payments.h"
#include "tests/support/fake_payouts.h"
#include "tests/support/fake_refunds.h"
#include "tests/support/fake_reports.h"
#include "tests/support/fake_safekeeping.h"
#include "tests/support/fake_search.h"
#include "tests/support/fake_service_keys.h"
#include "tests/support/fake_simulation.h"
#include "tests/support/fake_staff.h"
#include "tests/support/fake_tills.h"
#include "tests/ui/screenshots/exaggerate.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/exports/pack_dialog.h"
#include "ui/widgets/frame/main_window.h"
#include "ui/widgets/frame/window_lock.h"

#include <QApplication>
#include <QTemporaryDir>
#include <functional>

namespace tilldesk::test {

/// Brings the main window, with one day of the bakery's payments, into one state after another and
/// shows each of them to its caller.
class Album
{
public:
    /// How the album is taken.
    struct Order {
        /// Called with each state: the widget to look at and the name of the state.
        std::function<void(QWidget &widget, const QString &name)> look;
        /// Returns the path of the PDF file that a print dialog writes.
        std::function<QString(const QString &name)> paper;
        QSize size = {}; ///< size of the window in every state; empty: the usual size of each state
        bool isExaggerated = false; ///< the amounts and texts are as long as they can be
    };

    Album(ui::Theme &theme, Order order);

    void takeAll();

private:
    void takePayments();
    void takeFilters();
    void takeStates();
    void takePlaces();
    void takeSettings();
    void takeSettingsDialogs();
    void takeSafekeeping();
    void takeStaff();
    void takeActivity();
    void takeStaffSettings();
    void takeTills();
    void takeRemote();
    void takeHosted();
    void takeOpenItems();
    void takeUnknown();
    void takeConnection();
    /// Puts all profiles into an environment.
    void putInto(Environment environment);
    void takeApproval();
    void takeLock();
    void takeSetup();
    void fillSettings();
    void takeNewPayment();
    void takeTill();
    void takeCallbacks();
    void takePayouts();
    void takePayoutFees(ui::TableView &table);
    void takeRefunds();
    void takeRefundDialog();
    void takeToday();
    void takeExports();
    void takePayoutExports();
    void takeSchedule(ui::PackDialog &dialog);
    void takeBank();
    void takeBookkeeping();
    void takeReceipt();
    void takeReports();
    void takePatterns();
    void takeDayCloses();
    /// Saves the document that the open print dialog would print as a PDF file.
    void savePaper(const QString &name);
    void takeLedger();
    void takeFind();
    void takePaymentLedger();
    void takeSheet();
    void takeAcknowledge();
    void takeDialogs();
    void settle();
    void choose(int row);
    void save(QWidget &widget, const QString &name);
    /// Resizes the window for some states; `usual()` undoes it. No-op if the order has a size.
    void resize(QSize size);
    void usual();
    /// Returns the rows as the order wants them.
    template <typename T>
    [[nodiscard]] T sample(T rows) const
    {
        if (m_order.isExaggerated)
            exaggerate(rows);
        return rows;
    }
    /// Returns the visible widget of type `Widget`; of several dialogs, the one opened last.
    template <typename Widget>
    [[nodiscard]] Widget &top()
    {
        if (auto *modal = qobject_cast<Widget *>(QApplication::activeModalWidget()))
            return *modal;
        for (QWidget *widget : QApplication::allWidgets()) {
            if (auto *found = qobject_cast<Widget *>(widget); found && found->isVisible())
                return *found;
        }
        qFatal("there is no such window");
    }

    ui::Theme &m_theme;
    const Order m_order;
    ManualClock m_clock;
    FakePayments m_payments;
    FakeMerchants m_merchants;
    FakeEndpoint m_endpoint;
    FakeSimulation m_simulation{m_payments, m_clock};
    FakeServiceKeys m_serviceKeys;
    FakeCallbacks m_callbacks{m_clock};
    FakeRefunds m_refunds{m_clock};
    FakePayouts m_payouts;
    FakeLedger m_ledger;
    FakeExports m_exports;
    FakeReports m_reports;
    FakeSearch m_search;
    FakeSafekeeping m_safekeeping;
    FakeStaff m_staff{m_clock};
    FakeActivity m_activity;
    FakeBank m_bank;
    FakeBookkeeping m_bookkeeping;
    FakeHosted m_hosted;
    FakeTills m_tills{m_clock};
    const ui::ShopGateways m_gateways{{m_payments, m_merchants, m_endpoint, m_simulation,
                                       m_serviceKeys, m_callbacks, m_refunds, m_payouts, m_ledger,
                                       m_exports, m_reports, m_search, m_safekeeping, m_staff,
                                       m_activity, m_bank, m_bookkeeping, m_clock},
                                      m_tills,
                                      m_hosted};
    QTemporaryDir m_home;
    ui::Preferences m_preferences;
    ui::MainWindow m_window;
    ui::WindowLock m_lock;
};

} // namespace tilldesk::test
