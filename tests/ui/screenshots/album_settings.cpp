#include "tests/support/some_payments.h"
#include "tests/ui/screenshots/album.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/settings/new_api_key_dialog.h"
#include "ui/widgets/settings/page_list.h"
#include "ui/widgets/settings/profile_switcher.h"
#include "ui/widgets/settings/settings_page.h"
#include "ui/widgets/settings/settings_view.h"

#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

ui::SettingsPage *pageOn(const QWidget &window)
{
    for (auto *page : window.findChildren<ui::SettingsPage *>()) {
        if (page->isVisible())
            return page;
    }
    qFatal("there is no page of settings");
}

void chooseTills(const ui::SettingsPage &page)
{
    const auto *switcher = page.findChild<ui::ProfileSwitcher *>();
    const auto actions = switcher->menu()->actions();
    const auto found = std::ranges::find_if(
        actions, [](const QAction *action) { return action->text().startsWith(u"Tills"_s); });
    (*found)->trigger();
}

void write(const ui::SettingsPage &page, const QString &field, const QString &text)
{
    auto *line = page.findChild<QLineEdit *>(field);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
}

} // namespace

void Album::fillSettings()
{
    const ProfileId webshop = m_merchants.entries.first().profile.id;
    const auto key = [&webshop](const QString &id, const QString &name, Authorities rights) {
        return ApiKey{.id = ApiKeyId(id),
                      .profileId = webshop,
                      .sha256 = {},
                      .name = name,
                      .subject = u"MERCHANT:6a0b1c2d3e4f5a6b7c8d9e00"_s,
                      .authorities = rights,
                      .createdAt = kSomeNow - std::chrono::hours(2000),
                      .lastUsedAt = kSomeNow - std::chrono::minutes(3),
                      .revokedAt = {}};
    };
    m_merchants.keys = {
        key(u"a1"_s, u"Web shop"_s, Authority::MerchantPayment),
        key(u"a2"_s, u"Bookkeeping"_s, Authority::MerchantPayment | Authority::MerchantRefund),
        key(u"a3"_s, u"Old till"_s, Authority::MerchantPayment)};
    m_merchants.keys[1].subject = u"INTEGRATOR:acme"_s;
    m_merchants.keys[1].lastUsedAt.reset();
    m_merchants.keys[2].revokedAt = kSomeNow - std::chrono::hours(90);
    m_merchants.entries[0].profile.bulkId = u"webshop"_s;
    m_merchants.entries[0].profile.callbackUrl = u"https://shop.example/notify"_s;
    m_merchants.entries[0].profile.jwks =
        u"{\n  \"keys\": [\n    { \"kty\": \"EC\", \"kid\": \"shop-2026\" },\n"
        "    { \"kty\": \"EC\", \"kid\": \"shop-2027\" }\n  ]\n}"_s;
    m_endpoint.wanted.lan = true;
    m_endpoint.setState({true,
                         u"http://127.0.0.1:8400"_s,
                         {},
                         u"https://192.168.1.20:8443"_s,
                         u"/var/lib/tilldesk/tls/ca.pem"_s});
    m_simulation.setState({true, false, {.offset = std::chrono::hours(171), .frozenAt = {}}});
    (void)m_serviceKeys.rotate();
    m_serviceKeys.set = "{\n    \"keys\": [\n        {\n            \"kty\": \"EC\",\n"
                        "            \"use\": \"sig\",\n            \"alg\": \"ES256\"\n"
                        "        }\n    ]\n}\n";
    Q_EMIT m_merchants.changed();
}

void Album::takeSettings()
{
    fillSettings();
    m_window.goTo(ui::Place::Settings);
    auto *list = m_window.findChild<ui::PageList *>();
    for (size_t row = 0; row < ui::kSettingsPages.size(); ++row) {
        m_window.showSettings(ui::kSettingsPages[row]);
        list->setFocus();
        settle();
        if (ui::kSettingsPages.at(row) == ui::SettingsPageId::PointsOfSale)
            chooseTills(*pageOn(m_window));
        save(m_window, u"settings-%1"_s.arg(row));
        const auto areas = pageOn(m_window)->findChildren<QScrollArea *>();
        const auto scrolled = std::ranges::find_if(areas, [](const QScrollArea *area) {
            return area->isVisible() && area->verticalScrollBar()->maximum() > 0;
        });
        if (scrolled == areas.end())
            continue;
        QScrollBar *bar = (*scrolled)->verticalScrollBar();
        bar->setValue(bar->maximum());
        save(m_window, u"settings-%1-end"_s.arg(row));
        bar->setValue(0);
    }
    takeSettingsDialogs();
    list->setCurrentRow(1);
    write(*pageOn(m_window), u"name"_s, u"Web & shop"_s);
    write(*pageOn(m_window), u"iban"_s, u"BE7109612345676"_s);
    save(m_window, u"settings-problems"_s);
    m_window.close();
    settle();
    save(*m_window.findChild<ui::QuestionDialog *>(), u"settings-question"_s);
    m_window.findChild<ui::QuestionDialog *>()->findChild<QPushButton *>(u"discardAll"_s)->click();
    m_window.show();
}

void Album::takeSettingsDialogs()
{
    auto *settings = m_window.findChild<ui::SettingsView *>();
    settings->goTo(ui::SettingsPageId::ApiKeys);
    settle();
    pageOn(m_window)->findChild<QPushButton *>(u"newApiKey"_s)->click();
    auto *dialog = m_window.findChild<ui::NewApiKeyDialog *>();
    QTest::keyClicks(dialog->findChild<QLineEdit *>(u"name"_s), u"Web shop"_s);
    save(*dialog, u"settings-new-key"_s);
    dialog->findChild<QPushButton *>(u"makeKey"_s)->click();
    save(*dialog, u"settings-made-key"_s);
    dialog->findChild<QPushButton *>(u"done"_s)->click();
    dialog->findChild<QPushButton *>(u"closeUncopied"_s)->click();
    m_endpoint.setState({false, {}, u"address in use"_s});
    settings->goTo(ui::SettingsPageId::Endpoint);
    save(m_window, u"settings-endpoint-closed"_s);
    m_endpoint.setState({true, u"http://127.0.0.1:8400"_s, {}});
    m_simulation.setState({false, true, {}});
    settings->goTo(ui::SettingsPageId::Simulation);
    save(m_window, u"settings-simulation-production"_s);
    m_simulation.setState({true, false, {}});
    m_merchants.keys.clear();
    settings->goTo(ui::SettingsPageId::ApiKeys);
    save(m_window, u"settings-no-keys"_s);
}

} // namespace tilldesk::test
