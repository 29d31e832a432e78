#pragma once

#include "ui/models/callbacks/callback_alerts.h"
#include "ui/models/common/closing.h"
#include "ui/models/common/commands.h"
#include "ui/models/common/outcome_watch.h"
#include "ui/models/common/profile_choice.h"
#include "ui/models/common/provider_watch.h"
#include "ui/models/common/safekeeping_watch.h"
#include "ui/models/common/shop_gateways.h"
#include "ui/models/common/ticker.h"
#include "ui/models/exports/month_link.h"
#include "ui/models/find/find_presenter.h"
#include "ui/models/payouts/payout_alerts.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/models/today/today_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QMainWindow>
#include <QMap>
#include <QPointer>

namespace tilldesk::ui {

class ActivityView;
class Background;
class CallbacksView;
class ConnectionStatus;
class FindPalette;
class HelpWindow;
class NewPaymentDialog;
class PaymentsView;
class PayoutsView;
class Rail;
class RefundsView;
class ReportsView;
class SettingsView;
class TillView;
class TodayView;
class TopBar;

/// The main window. Calls no gateway before its first paint, and creates each view when the user
/// first goes to it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// @pre `gateways`, `theme` and `preferences` must outlive this object.
    MainWindow(const ShopGateways &gateways, Theme &theme, Preferences &preferences,
               QWidget *parent = nullptr);
    ~MainWindow() override;

    void goTo(Place place);
    /// Adds a bar above the page.
    void addBar(QWidget *bar);
    [[nodiscard]] Place place() const { return m_place; }
    void showSettings(SettingsPageId page);
    /// Goes to the payments and chooses this payment, of whichever profile.
    void showPayment(const PaymentId &id);
    /// Opens the form of a new payment.
    /// @param amount  filled in; empty: the user types it
    void newPayment(std::optional<Amount> amount = {});
    void run(Command command);
    /// The search box (Ctrl+K).
    [[nodiscard]] FindPalette &finder();
    /// The ticker of all countdowns. Tests tick it by hand.
    [[nodiscard]] Ticker &ticker() { return m_ticker; }

Q_SIGNALS:
    /// Emitted when the widgets of a view were created.
    void pageAdded();
    void pairingRequested(); ///< the user wants to pair this till again
    void leavingRequested(); ///< this computer shall be no till any more

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void layOut();
    void addConnectionBar();
    void addEnvironmentBar();
    void showConnection(QStackedWidget &frames);
    void addShortcuts();
    void begin();
    void goBack();
    void askBeforeClosing();
    void closeForGood();
    void refresh();
    void showKeys();
    void showRules();
    void showSupport();
    void showProfile();
    void toggleCustomerDisplay();
    void showLedger();
    void showTillsLog();
    void showOutcome(const PaymentId &request);
    void showConnectionOf(const ProfileId &profile);
    void showEndpointSettings() { showSettings(SettingsPageId::Endpoint); }
    void showSafekeeping() { showSettings(SettingsPageId::Safekeeping); }
    void addPage(Place place);
    [[nodiscard]] PaymentsView &payments();
    [[nodiscard]] CallbacksView &callbacks();
    [[nodiscard]] PayoutsView &payouts();
    [[nodiscard]] RefundsView &refunds();
    [[nodiscard]] QWidget *makePage(Place place);
    [[nodiscard]] QWidget *makePayments();
    [[nodiscard]] QWidget *makeTill();
    [[nodiscard]] QWidget *makeSettings();
    [[nodiscard]] QWidget *makeCallbacks();
    [[nodiscard]] QWidget *makePayouts();
    [[nodiscard]] QWidget *makeRefunds();
    [[nodiscard]] QWidget *makeReports();
    [[nodiscard]] QWidget *makeActivity();
    [[nodiscard]] QWidget *makeToday();
    void showListOf(TodayPresenter::Leads leads);
    void followMonthLink(const MonthLink &link);
    void openFound(const FindRow &row, bool inOwnWindow);
    void openFound(const FindRow &row, const PaymentId &id, bool inOwnWindow);
    void openFound(const FindRow &row, const RefundId &id, bool inOwnWindow);
    void openFound(const FindRow &row, const PayoutId &id, bool inOwnWindow);
    void openFound(const FindRow &row, const CallbackId &id, bool inOwnWindow);
    void openFound(const FindRow &row, const PointOfSaleKey &key, bool inOwnWindow);
    void openFound(const FindRow &row, SettingsPageId page, bool inOwnWindow);
    void openFound(const FindRow &row, Place place, bool inOwnWindow);
    void openFound(const FindRow &row, Command command, bool inOwnWindow);
    void openFound(const FindRow &row, const NewPaymentOf &payment, bool inOwnWindow);
    void openFound(const FindRow &row, const PaymentsFilteredBy &filter, bool inOwnWindow);
    void widenTo(const FindRow &row);

    const ShopGateways m_gateways;
    Theme &m_theme;
    Preferences &m_preferences;
    Ticker m_ticker;
    std::unique_ptr<ConnectionStatus> m_connection; ///< null: the service runs in this process
    MessagePage *m_shutOut = nullptr;               ///< null: as m_connection
    bool m_isBack = false;                          ///< the connection has come back just now
    ProfileChoice m_profiles;
    CallbackAlerts m_alerts;
    PayoutAlerts m_payoutAlerts;
    OutcomeWatch m_outcomes;
    ProviderWatch m_provider;
    SafekeepingWatch m_safekeeping;
    Closing m_closing;
    Background *m_background;
    FindPresenter m_find;
    Rail *m_rail;
    TopBar *m_topBar;
    QVBoxLayout *m_right = nullptr; ///< top bar, bars, page and status bar
    QStackedWidget *m_stack;
    QMap<Place, QWidget *> m_pages;
    FindPalette *m_finder = nullptr; ///< null until the user first searches
    PaymentsView *m_payments = nullptr;
    TillView *m_till = nullptr;
    CallbacksView *m_callbacks = nullptr;
    PayoutsView *m_payouts = nullptr;
    RefundsView *m_refunds = nullptr;
    ReportsView *m_reports = nullptr;
    ActivityView *m_activity = nullptr;
    TodayView *m_today = nullptr;
    SettingsView *m_settings = nullptr;
    QPointer<NewPaymentDialog> m_newPayment;
    QPointer<HelpWindow> m_rules;
    Place m_place = Place::Payments;
    Place m_placeBefore = Place::Payments;
    bool m_hasBegun = false;
    bool m_mayClose = false; ///< the user has confirmed, or no work would wait
};

} // namespace tilldesk::ui
