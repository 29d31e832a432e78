#include "ui/widgets/frame/top_bar.h"

#include "ui/models/common/environment_words.h"
#include "ui/models/common/profile_choice.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/frame/find_box.h"
#include "ui/widgets/theme/theme.h"

#include <QActionGroup>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

TopBar::TopBar(const Theme &theme, ProfileChoice &profiles, QWidget *parent)
    : QWidget(parent),
      m_profiles(profiles),
      m_title(makeLabel({}, u"title"_s)),
      m_environment(named(makeLabel({}, u"environment"_s), u"environmentBadge"_s)),
      m_profile(named(new QToolButton, u"profile"_s)),
      m_find(new FindBox(theme)),
      m_newPayment(named(makeButton(theme.icon(u"plus"_s, &Colours::onAccent), tr("New payment")),
                         u"newPayment"_s))
{
    setProperty("role", u"topbar"_s);
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(metrics::kTopBarHeight);

    m_profile->setProperty("role", u"switcher"_s);
    m_profile->setPopupMode(QToolButton::InstantPopup);
    m_profile->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_profile->setLayoutDirection(Qt::RightToLeft); // puts the arrow after the text
    m_profile->setIcon(theme.icon(u"chevron-down"_s, &Colours::muted));
    m_profile->setIconSize({14, 14});
    m_profile->setFocusPolicy(Qt::StrongFocus);
    m_profile->setMenu(new QMenu(m_profile));

    m_newPayment->setProperty("role", u"primary"_s);
    setWhyNoPayment({});

    this->setLayout(
        row({m_title,
             {m_environment, 0, Qt::AlignVCenter},
             m_profile,
             LayoutItem::stretch(1),
             {m_find, 4},
             m_newPayment},
            {.spacing = 12, .margins = {metrics::kPageMargin, 0, metrics::kPageMargin, 0}}));

    connect(m_newPayment, &QPushButton::clicked, this, &TopBar::newPaymentRequested);
    connect(&profiles, &ProfileChoice::entriesChanged, this, &TopBar::fillProfiles);
    connect(&profiles, &ProfileChoice::chosenChanged, this, &TopBar::showProfile);
    fillProfiles();
}

void TopBar::setWhyNoPayment(const QString &whyNot)
{
    setWhyNot(m_newPayment, whyNot, tr("New payment (Ctrl+N)"));
}

void TopBar::setTitle(const QString &title)
{
    m_title->setText(title);
}

void TopBar::fillProfiles()
{
    QMenu *menu = m_profile->menu();
    menu->clear();
    auto *group = new QActionGroup(menu);
    const auto add = [this, menu, group](const QString &name, bool isChosen, auto choose) {
        QAction *action = menu->addAction(menuText(name));
        action->setCheckable(true);
        action->setChecked(isChosen);
        group->addAction(action);
        connect(action, &QAction::triggered, this, choose);
    };
    const QList<Merchant> merchants = m_profiles.allMerchants();
    const EnvironmentScope all = environmentOf(m_profiles.entries());
    const bool hasBadges = all.isSeveral || isHosted(all.strictest);
    const auto badged = [hasBadges](const ProfileEntry &entry) {
        const QString name = ProfileChoice::nameOf(entry);
        return hasBadges
            ? name + u'\t' + EnvironmentWords::word(entry.profile.environment) // at the right
            : name;
    };
    add(tr("All profiles"), m_profiles.profiles().isEmpty(), [this] { m_profiles.choose({}); });
    for (const Merchant &merchant : merchants) {
        menu->addSeparator();
        if (merchants.size() > 1)
            add(ProfileChoice::nameOf(merchant),
                !m_profiles.chosen() && m_profiles.merchant() == merchant.id,
                [this, id = merchant.id] { m_profiles.chooseMerchant(id); });
        for (const ProfileEntry &entry : m_profiles.entries()) {
            if (entry.merchant.id == merchant.id)
                add(badged(entry), m_profiles.chosen() == entry.profile.id,
                    [this, id = entry.profile.id] { m_profiles.choose(id); });
        }
    }
    showProfile();
}

void TopBar::showProfile()
{
    m_environment->setVisible(!m_profiles.entries().isEmpty());
    const Environment environment = environmentOf(m_profiles).strictest;
    m_environment->setText(EnvironmentWords::word(environment));
    m_environment->setToolTip(EnvironmentWords::sentence(environment));
    m_environment->setAccessibleName(
        tr("Environment: %1").arg(EnvironmentWords::name(environment)));
    setStyleProperty(m_environment, "environment", QString(toText(environment)));
    m_profile->setText(menuText(m_profiles.chosenName()));
    m_profile->setToolTip(m_profiles.chosenName()); // the button may be too narrow for the name
    m_profile->setAccessibleName(tr("Profile: %1").arg(m_profiles.chosenName()));
}

} // namespace tilldesk::ui
