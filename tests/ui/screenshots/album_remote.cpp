#include "tests/support/fake_connection.h"
#include "tests/support/some_payments.h"
#include "tests/ui/screenshots/album.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/settings/settings_view.h"
#include "ui/widgets/setup/connect_dialog.h"
#include "ui/widgets/till/customer_display.h"
#include "ui/widgets/till/till_view.h"

#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {

using State = gateway::Connection::State;

/// The window of a till: connected, cut off, connected again, revoked; and its pairing.
void Album::takeRemote()
{
    m_window.hide();
    FakeConnection connection;
    ui::ShopGateways all = m_gateways;
    all.connection = &connection;
    ui::Preferences preferences(m_home.filePath(u"till.ini"_s));
    ui::MainWindow window(all, m_theme, preferences);
    window.resize(m_window.size());
    window.show();
    const auto setCutOff = [&](bool isCutOff) {
        m_staff.now.isCutOff = isCutOff;
        if (isCutOff)
            connection.lose(kSomeNow - 13s);
        else
            connection.set(State::Connected);
        Q_EMIT m_staff.changed();
        window.ticker().tick();
    };
    window.goTo(ui::Place::Till);
    settle();
    auto *till = window.findChild<ui::TillView *>();
    till->presenter().type(u"2450");
    till->presenter().enter();
    settle();
    till->toggleCustomerDisplay();
    setCutOff(true);
    save(window, u"till-cut-off"_s);
    m_clock.advance(1h);
    window.ticker().tick();
    save(window, u"till-cut-off-over"_s);
    save(*till->customerDisplay(), u"customer-display-cut-off"_s);
    till->customerDisplay()->close();
    till->presenter().putAside();
    save(window, u"till-cut-off-empty"_s);
    m_clock.set(kSomeNow);
    window.goTo(ui::Place::Payments);
    setCutOff(false);
    settle();
    window.findChild<ui::PaymentsView *>()->findChild<ui::TableView *>()->selectRow(0);
    settle();
    setCutOff(true);
    save(window, u"payments-cut-off"_s);
    if (m_order.size.isEmpty()) {
        window.resize(1024, 680);
        save(window, u"payments-cut-off-small"_s);
        window.resize(m_window.size());
    }
    window.goTo(ui::Place::Settings);
    auto *settings = window.findChild<ui::SettingsView *>();
    settings->goTo(ui::SettingsPageId::ThisComputer);
    save(window, u"settings-till-cut-off"_s);
    setCutOff(false);
    save(window, u"settings-till"_s);
    settings->findChild<QPushButton *>(u"leaveShop"_s)->click();
    save(top<ui::QuestionDialog>(), u"settings-till-leave"_s);
    top<ui::QuestionDialog>().close();
    connection.revoked = Revocation{kSomeNow - 1h, u"An V."_s};
    connection.set(State::Refused, {ErrorCode::AccessDenied, {}, u"token"_s});
    save(window, u"till-revoked"_s);
    window.hide();
    const QString link = u"tilldesk://192.168.1.20:8444/?fingerprint=%1&code=482917"_s.arg(
        u"5d91c07e2b64f8a390ae17d26c3b84f5"_s.repeated(2));
    ui::ConnectDialog dialog(connection, {}, u"Counter left"_s);
    dialog.show();
    save(dialog, u"connect"_s);
    ui::ConnectDialog filled(connection, link, u"Counter left"_s);
    filled.show();
    save(filled, u"connect-link"_s);
    filled.findChild<QPushButton *>(u"connectGo"_s)->click();
    connection.asked = m_clock.now() + kPairingLife;
    connection.asks = true;
    connection.set(State::Connecting);
    save(filled, u"connect-asked"_s);
    connection.set(State::Refused, {ErrorCode::Unauthorized, {}, u"code"_s});
    save(filled, u"connect-refused"_s);
    m_window.show();
}

} // namespace tilldesk::test
