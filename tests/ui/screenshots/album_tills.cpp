#include "tests/ui/screenshots/album.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/add_till_card.h"
#include "ui/widgets/settings/settings_view.h"

#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {

/// Settings > Tills: without tills, with tills in every state, and the dialog that adds one.
void Album::takeTills()
{
    m_window.goTo(ui::Place::Settings);
    auto *settings = m_window.findChild<ui::SettingsView *>();
    std::ignore = m_tills.setOn(false);
    settings->goTo(ui::SettingsPageId::Tills);
    save(m_window, u"settings-tills-closed"_s);
    std::ignore = m_tills.setOn(true);
    save(m_window, u"settings-tills-none"_s);
    const TillId left = m_tills.add(u"Counter left"_s, 20s);
    const TillId right = m_tills.add(u"Counter right"_s, 40s);
    m_tills.add(u"Market van"_s, 70h);
    const TillId old = m_tills.add(u"Old laptop"_s, 900h);
    m_tills.connectTill(left, m_staff.people[2]);
    m_tills.connectTill(right);
    std::ignore = m_tills.revoke(old);
    m_window.findChild<ui::TextTableView *>(u"tills"_s)->select(right.text());
    save(m_window, u"settings-tills"_s);
    resize({1024, 680});
    save(m_window, u"settings-tills-small"_s);
    usual();
    m_window.findChild<QPushButton *>(u"addTill"_s)->click();
    settle();
    auto &card = *m_window.findChild<ui::AddTillCard *>();
    save(m_window, u"tills-add"_s);
    resize({1024, 680});
    save(m_window, u"tills-add-small"_s);
    usual();
    m_tills.setPairing({.state = TillPairing::State::TooManyTries,
                        .until = m_tills.pairing.until,
                        .triesLeft = 0});
    settle();
    save(m_window, u"tills-add-ended"_s);
    card.findChild<QPushButton *>(u"newTillCode"_s)->click();
    settle();
    m_tills.ask(u"Counter middle"_s);
    settle();
    save(m_window, u"tills-asks"_s);
    m_tills.setPairing({});
    settle();
    card.findChild<QPushButton *>(u"newTillCode"_s)->click();
    settle();
    m_tills.addWithCode(u"Counter middle"_s);
    settle();
    save(m_window, u"tills-added"_s);
    card.hide();
    settle();
    std::ignore = m_tills.invite({});
    m_tills.ask(u"Counter middle"_s);
    save(m_window, u"settings-tills-asks"_s);
    m_tills.setPairing({});
    m_window.goTo(ui::Place::Payments);
}

} // namespace tilldesk::test
