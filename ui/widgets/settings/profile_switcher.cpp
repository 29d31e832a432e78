#include "ui/widgets/settings/profile_switcher.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/theme/theme.h"

#include <QActionGroup>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ProfileSwitcher::ProfileSwitcher(const Theme &theme, SettingsProfiles &profiles, bool offersNew,
                                 QWidget *parent)
    : QToolButton(parent),
      m_profiles(profiles),
      m_offersNew(offersNew)
{
    constexpr int kLeastWidth = 60; // the name is elided
    setObjectName(u"profileSwitcher"_s);
    setMinimumWidth(kLeastWidth);
    setProperty("role", u"heading"_s);
    setPopupMode(InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setLayoutDirection(Qt::RightToLeft); // puts the arrow after the text
    setIcon(theme.icon(u"chevron-down"_s, &Colours::muted));
    setIconSize({14, 14});
    setFocusPolicy(Qt::StrongFocus);
    setMenu(new QMenu(this));
    menu()->setLayoutDirection(Qt::LeftToRight);
    connect(&profiles, &SettingsProfiles::changed, this, &ProfileSwitcher::fill);
    connect(&profiles, &SettingsProfiles::chosenChanged, this, &ProfileSwitcher::fill);
    fill();
}

void ProfileSwitcher::setHeading(const QString &heading)
{
    setText(menuText(heading));
    setToolTip(heading + u'\n' + tr("Choose another profile"));
    setAccessibleName(tr("Profile: %1").arg(heading));
}

void ProfileSwitcher::fill()
{
    menu()->clear();
    auto *group = new QActionGroup(menu());
    const ProfileEntry *chosen = m_profiles.chosen();
    for (const Merchant &merchant : m_profiles.merchants()) {
        menu()->addSection(menuText(merchant.name));
        for (const ProfileEntry &entry : m_profiles.entries()) {
            if (entry.merchant.id != merchant.id)
                continue;
            const ProfileId id = entry.profile.id;
            QAction *action = menu()->addAction(
                menuText(entry.profile.isOpen ? entry.profile.name
                                              : tr("%1 (closed)").arg(entry.profile.name)));
            action->setCheckable(true);
            action->setChecked(chosen != nullptr && chosen->profile.id == id);
            group->addAction(action);
            // Queued: the receiver fills the menu again, which deletes the action that emits this
            // signal.
            connect(
                action, &QAction::triggered, this, [this, id] { Q_EMIT chooseRequested(id); },
                Qt::QueuedConnection);
        }
        if (m_offersNew)
            connect(
                menu()->addAction(menuText(tr("New profile of %1…").arg(merchant.name))),
                &QAction::triggered, this, [this, id = merchant.id] { Q_EMIT newRequested(id); },
                Qt::QueuedConnection);
    }
    setHeading(chosen != nullptr ? chosen->profile.name : tr("No profile"));
}

} // namespace tilldesk::ui
