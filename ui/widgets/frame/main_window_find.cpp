#include "ui/models/find/find_row.h"
#include "ui/widgets/callbacks/callbacks_view.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/find/find_palette.h"
#include "ui/widgets/frame/main_window.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/payouts/payouts_page.h"
#include "ui/widgets/payouts/payouts_view.h"
#include "ui/widgets/refunds/refunds_view.h"
#include "ui/widgets/reports/reports_view.h"
#include "ui/widgets/settings/settings_view.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kLastOpenedKey = u"lastOpened"_s;

} // namespace

FindPalette &MainWindow::finder()
{
    if (!m_finder) {
        m_find.lastOpened() = LastOpened::from(m_preferences.layout(kLastOpenedKey));
        m_finder = new FindPalette(m_theme, m_find, this);
        connect(m_finder, &FindPalette::opened, this,
                [this](const FindRow &row, bool inOwnWindow) { openFound(row, inOwnWindow); });
    }
    return *m_finder;
}

void MainWindow::openFound(const FindRow &row, bool inOwnWindow)
{
    m_find.lastOpened().add(row);
    m_preferences.setLayout(kLastOpenedKey, m_find.lastOpened().save());
    std::visit([&](const auto &target) { openFound(row, target, inOwnWindow); }, row.target);
}

/// Shows all profiles if the chosen profile is not that of a record: its lists would not have it.
void MainWindow::widenTo(const FindRow &row)
{
    if (!m_profiles.chosen())
        return;
    const auto isOwner = [&](const ProfileEntry &entry) {
        return entry.profile.id == *m_profiles.chosen()
            && (entry.profile.id == row.profile || entry.merchant.id == row.merchant);
    };
    if (std::ranges::none_of(m_profiles.entries(), isOwner))
        m_profiles.choose({});
}

void MainWindow::showPayment(const PaymentId &id)
{
    m_profiles.choose({});
    payments().choose(id);
    m_payments->setFocus();
}

void MainWindow::openFound(const FindRow &row, const PaymentId &id, bool inOwnWindow)
{
    if (inOwnWindow) {
        addPage(Place::Payments);
        return m_payments->open(id);
    }
    widenTo(row);
    payments().choose(id);
    m_payments->setFocus();
}

void MainWindow::openFound(const FindRow &row, const RefundId &id, bool)
{
    widenTo(row);
    refunds().choose(id);
    m_refunds->setFocus();
}

void MainWindow::openFound(const FindRow &row, const PayoutId &id, bool)
{
    widenTo(row);
    payouts().choose(id);
    m_payouts->setFocus();
}

void MainWindow::openFound(const FindRow &row, const CallbackId &id, bool inOwnWindow)
{
    if (inOwnWindow) {
        addPage(Place::Callbacks);
        return m_callbacks->open(id);
    }
    widenTo(row);
    callbacks().choose(id);
    m_callbacks->setFocus();
}

void MainWindow::openFound(const FindRow &, const PointOfSaleKey &key, bool)
{
    goTo(Place::Settings);
    m_settings->goToPointOfSale(key.profile, key.posId);
}

void MainWindow::openFound(const FindRow &, SettingsPageId page, bool)
{
    goTo(Place::Settings);
    m_settings->goTo(page);
    m_settings->setFocus();
}

void MainWindow::openFound(const FindRow &, Place place, bool)
{
    goTo(place);
    m_pages.value(place)->setFocus();
}

void MainWindow::openFound(const FindRow &, Command command, bool)
{
    run(command);
}

void MainWindow::openFound(const FindRow &, const NewPaymentOf &payment, bool)
{
    newPayment(payment.amount);
}

void MainWindow::openFound(const FindRow &, const PaymentsFilteredBy &filter, bool)
{
    payments().filterBy(filter.query);
    m_payments->setFocus();
}

void MainWindow::run(Command command)
{
    switch (command) {
    case Command::NewPayment: return newPayment();
    case Command::CustomerDisplay: return toggleCustomerDisplay();
    case Command::DayClose:
        goTo(Place::Reports);
        m_reports->goTo(ReportsView::DayCloses);
        return m_reports->setFocus();
    case Command::ExportPayments: return payments().exportShown();
    case Command::ExportRefunds: return refunds().exportShown();
    case Command::ExportPayouts:
        payouts().goTo(PayoutsView::Payouts);
        return m_payouts->page().exportPayouts();
    case Command::MonthPack:
        payouts().goTo(PayoutsView::Payouts);
        return m_payouts->page().packMonth();
    case Command::Ledger: showLedger(); return m_payouts->setFocus();
    case Command::TestCallback: return callbacks().sendTest();
    case Command::InspectCallback: return callbacks().goTo(CallbacksView::Inspector);
    case Command::CallbackInbox: return callbacks().goTo(CallbacksView::Inbox);
    case Command::Refresh: return refresh();
    case Command::Keys: return showKeys();
    case Command::Rules: return showRules();
    case Command::SupportFile: return showSupport();
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::ui
