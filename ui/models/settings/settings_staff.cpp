#include "ui/models/settings/settings_staff.h"

#include "core/domain/permissions.h"
#include "ui/models/common/format.h"
#include "ui/models/staff/staff_words.h"

#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString clockOf(Timestamp time)
{
    return QLocale().toString(inShopZone(time).time(), u"HH:mm"_s);
}

} // namespace

SettingsStaff::SettingsStaff(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_people({tr("Name"), tr("Role"), tr("Last seen"), tr("PIN"), {}}),
      m_roles({tr("What a role may do"), StaffWords::role(StaffRole::Owner),
               StaffWords::role(StaffRole::Manager), StaffWords::role(StaffRole::Cashier),
               StaffWords::role(StaffRole::Bookkeeper)})
{
    connect(&gateways.staff, &gateway::Staff::changed, this, &SettingsStaff::load);
    fillRoles();
}

void SettingsStaff::load()
{
    m_members = m_gateways.staff.members();
    const Timestamp now = m_gateways.clock.now();
    QList<TextRow> rows;
    for (const StaffMember &member : std::as_const(m_members)) {
        const bool hasLeft = member.leftAt.has_value();
        const QString since = hasLeft
            ? tr("Left on %1").arg(dayText(inShopZone(*member.leftAt).date()))
            : tr("Since %1").arg(dayText(inShopZone(member.addedAt).date()));
        const QString edit = hasLeft ? QString() : tr("Edit…");
        rows << TextRow{
            member.id.text(),
            {{.text = member.name,
              .hint = member.name + u" · "_s + since,
              .isQuiet = hasLeft,
              .second = since},
             {.text = StaffWords::role(member.role), .isQuiet = hasLeft},
             {.text = lastSeen(member),
              .hint = member.lastSeenAt ? fullMoment(*member.lastSeenAt) : QString(),
              .isQuiet = true},
             pinOf(member, now),
             {.text = edit, .hint = hasLeft ? QString() : QString(edit + u'\n' + member.name)}}};
    }
    m_people.setRows(rows);
    Q_EMIT changed();
}

QString SettingsStaff::lastSeen(const StaffMember &member) const
{
    const StaffSession session = m_gateways.staff.session();
    QString seen;
    if (session.member && session.member->id == member.id && !session.isLocked)
        seen = tr("Now");
    else if (member.lastSeenAt)
        seen = shortMoment(*member.lastSeenAt, m_gateways.clock.now());
    else
        return tr("Never");
    return member.lastPlace.isEmpty() ? seen : QString(seen + u" · "_s + member.lastPlace);
}

TextCell SettingsStaff::pinOf(const StaffMember &member, Timestamp now)
{
    if (!member.isEmployed())
        return {.text = tr("No access"), .tone = Tone::Grey};
    if (member.blockedUntil && *member.blockedUntil > now)
        return {.text = tr("Blocked until %1").arg(clockOf(*member.blockedUntil)),
                .tone = Tone::Red};
    switch (member.pin) {
    case PinState::None: return {.text = tr("No PIN"), .tone = Tone::Grey};
    case PinState::Set: return {.text = tr("PIN set"), .tone = Tone::Green};
    case PinState::Temporary: return {.text = tr("Temporary until sign-in"), .tone = Tone::Amber};
    }
    Q_UNREACHABLE();
}

void SettingsStaff::fillRoles()
{
    const auto row = [this](const QString &words, Permission permission) {
        TextRow made{words, {{.text = words, .hint = words}}};
        for (const StaffRole role : kStaffRoles) {
            const bool may = kRolePermissions.allows(role, permission);
            const QString spoken =
                StaffWords::role(role) + u": "_s + (may ? tr("allowed") : tr("not allowed"));
            made.cells << TextCell{
                .text = may ? u"✓"_s : u"–"_s, .hint = spoken, .isQuiet = !may, .spoken = spoken};
        }
        return made;
    };
    m_roles.setRows({row(tr("Take payments, cancel a running one"), Permission::TakePayments),
                     row(tr("Look up payments, print receipts"), Permission::LookUpPayments),
                     row(tr("Close the day of a till"), Permission::CloseDay),
                     row(tr("Refund, up to the own limit"), Permission::Refund),
                     row(tr("Payouts and reports"), Permission::SeePayouts),
                     row(tr("Exports"), Permission::Export),
                     row(tr("Activity"), Permission::SeeActivity),
                     row(tr("Callbacks"), Permission::SeeCallbacks),
                     row(tr("Approve refunds, up to the own limit"), Permission::ApproveRefunds),
                     row(tr("See whole account numbers"), Permission::SeeAccountNumbers),
                     row(tr("Simulation and its clock"), Permission::Simulate),
                     row(tr("Settings, staff, tills, keys and backups"), Permission::ManageStaff)});
}

QString SettingsStaff::summary() const
{
    const auto left = std::ranges::count_if(
        m_members, [](const StaffMember &member) { return member.leftAt.has_value(); });
    const auto here = m_members.size() - left;
    const QString people = tr("%1 people", nullptr, int(here)).arg(wholeNumber(here));
    return left == 0 ? people
                     : tr("%1, %2 have left", nullptr, int(left)).arg(people, wholeNumber(left));
}

QString SettingsStaff::hint() const
{
    if (m_members.isEmpty())
        return tr("Nobody has a PIN: everybody at this computer may do everything. Add the owner "
                  "first, then the others; each person gets a PIN.");
    const auto here = std::ranges::count_if(m_members, &StaffMember::isEmployed);
    return here == 1 ? tr("You are alone here. Add someone and they get their own PIN.")
                     : QString();
}

const StaffMember *SettingsStaff::find(const QString &id) const
{
    const auto found = std::ranges::find_if(
        m_members, [&id](const StaffMember &member) { return member.id.text() == id; });
    return found == m_members.end() ? nullptr : &*found;
}

} // namespace tilldesk::ui
