#include "tests/support/some_activity.h"
#include "tests/ui/screenshots/album.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/widgets/activity/activity_view.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/refunds/refund_dialog.h"
#include "ui/widgets/settings/settings_view.h"
#include "ui/widgets/settings/staff_member_dialog.h"
#include "ui/widgets/staff/pin_field.h"

#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {

void Album::takeStaff()
{
    const StaffId sofie = m_staff.hire(u"Sofie Janssens"_s, StaffRole::Owner, u"4711"_s);
    m_staff.hire(u"Marc Peeters"_s, StaffRole::Manager, u"3690"_s);
    const StaffId anna = m_staff.hire(u"Anna De Smet"_s, StaffRole::Cashier, u"2468"_s);
    m_staff.hire(u"Youssef Amrani"_s, StaffRole::Cashier, u"8642"_s);
    m_staff.people[3].pin = PinState::Temporary;
    m_staff.people[1].lastSeenAt = m_clock.now() - 3h;
    m_staff.people[1].lastPlace = u"Till 1"_s;
    m_staff.roleLimits = {
        {StaffRole::Manager, {Amount::fromCents(50000), Amount::fromCents(150000)}},
        {StaffRole::Cashier, {Amount::fromCents(5000), Amount::fromCents(15000)}}};
    m_staff.open(sofie);
    settle();
    takeActivity();
    takeStaffSettings();
    takeTills();
    m_staff.open(anna);
    takeApproval();
    takeLock();
    m_staff.people.clear();
    m_staff.pins.clear();
    m_staff.now = {};
    Q_EMIT m_staff.changed();
    settle();
}

void Album::takeActivity()
{
    m_activity.trail = someActivity(m_clock.now());
    m_activity.chain = {.entries = m_activity.trail.size(), .brokenAt = 0};
    m_window.goTo(ui::Place::Activity);
    auto *view = m_window.findChild<ui::ActivityView *>();
    view->presenter().check();
    view->presenter().retry();
    settle();
    view->findChild<ui::TableView *>()->selectRow(1);
    save(m_window, u"activity"_s);
    m_activity.chain.brokenAt = 9;
    view->presenter().check();
    view->presenter().toggle(AuditGroup::Money);
    save(m_window, u"activity-broken"_s);
    resize({1024, 680});
    save(m_window, u"activity-small"_s);
    usual();
    view->presenter().clearFilters();
}

void Album::takeStaffSettings()
{
    m_window.goTo(ui::Place::Settings);
    m_window.findChild<ui::SettingsView *>()->goTo(ui::SettingsPageId::Staff);
    m_window.findChild<ui::TextTableView *>(u"people"_s)->select(m_staff.people[3].id.text());
    save(m_window, u"staff"_s);
    resize({1024, 680});
    save(m_window, u"staff-small"_s);
    usual();
    auto *people = m_window.findChild<ui::TextTableView *>(u"people"_s);
    Q_EMIT people->activated(people->currentIndex());
    auto &dialog = top<ui::StaffMemberDialog>();
    save(dialog, u"staff-member"_s);
    dialog.findChild<QPushButton *>(u"givePin"_s)->click();
    save(dialog, u"staff-pin"_s);
    dialog.close();
    m_window.goTo(ui::Place::Payments);
}

void Album::takeApproval()
{
    m_staff.allowed = {.exceeded = RefundAllowance::Limit::PerRefund,
                       .limit = Amount::fromCents(5000),
                       .today = {},
                       .approvers = {m_staff.people[1], m_staff.people[0]}};
    m_window.goTo(ui::Place::Payments);
    choose(2);
    m_window.findChild<ui::PaymentsView *>()->refundChosen();
    settle();
    auto &dialog = *m_window.findChild<ui::RefundDialog *>();
    auto *pin = dialog.findChild<ui::PinField *>();
    pin->setFocus();
    QTest::keyClicks(pin, u"36"_s);
    save(dialog, u"refund-approval"_s);
    pin->clear();
    QTest::keyClicks(pin, u"3690"_s);
    QTest::keyClick(pin, Qt::Key_Return);
    save(dialog, u"refund-approved"_s);
    dialog.close();
    m_staff.allowed = {};
}

void Album::takeLock()
{
    std::ignore = m_staff.lock();
    settle();
    QTest::keyClicks(&m_window, u"24"_s);
    save(m_window, u"lock"_s);
    resize({1024, 680});
    save(m_window, u"lock-small"_s);
    usual();
}

} // namespace tilldesk::test
