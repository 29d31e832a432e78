#include "ui/widgets/settings/settings_page.h"

#include "ui/models/settings/settings_form.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/settings/profile_switcher.h"
#include "ui/widgets/theme/metrics.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kMargin = 24;

} // namespace

SettingsPage::SettingsPage(QWidget *parent)
    : QWidget(parent),
      m_card(nullptr),
      m_header(row({}, {.spacing = 10})),
      m_content(column({}, {.margins = {0, 4, 0, 0}})),
      m_heading(makeLabel({}, u"heading"_s)),
      m_done(makeLabel({}, u"done"_s, this)),
      m_failureFrame(makeFrame(u"notice"_s)),
      m_failure(makeText({}, u"notice"_s))
{
    fill(m_failureFrame, {m_failure}, {.spacing = -1, .margins = {12, 8, 12, 8}});
    m_failureFrame->hide();
    m_heading->hide();
    m_done->hide();
    m_header->addStrut(metrics::kControlHeight); // same height without buttons
    m_header->addWidget(m_heading);

    auto *inside = new QWidget;
    fill(inside, {m_failureFrame, m_content, LayoutItem::stretch()},
         {.spacing = -1, .margins = {kMargin, 0, kMargin, kMargin}});
    m_top = column({m_header}, {.spacing = 6, .margins = {kMargin, 0, kMargin, 0}});
    m_scroll = scrolling(inside);
    m_card =
        card({m_top, {m_scroll, 1}}, {.spacing = 6, .margins = {1, metrics::kCardPadding, 1, 1}});
    fill(this, {m_card}, {.spacing = -1});
}

QHBoxLayout *SettingsPage::placeAbove(QWidget *above)
{
    auto *around = static_cast<QVBoxLayout *>(layout());
    around->removeWidget(m_card);
    around->setSpacing(metrics::kGap);
    around->addWidget(above);
    QHBoxLayout *beside = row({{m_card, 1}}, {.spacing = metrics::kGap});
    around->addLayout(beside, 1);
    return beside;
}

void SettingsPage::placeBelow(QWidget *below)
{
    auto *around = static_cast<QVBoxLayout *>(layout());
    around->setSpacing(metrics::kGap);
    around->addWidget(below);
}

void SettingsPage::setHeading(const QString &heading)
{
    showText(m_heading, heading);
}

void SettingsPage::setFailure(const QString &sentence)
{
    m_failure->setText(sentence);
    m_failureFrame->setHidden(sentence.isEmpty());
}

void SettingsPage::follow(SettingsForm &form, const QString &saveWords)
{
    m_form = &form;
    m_problems = named(makeButton(QString(), u"link"_s), u"showProblem"_s);
    m_problems->hide();
    m_discard = new QPushButton(tr("Discard"));
    m_discard->setObjectName(u"discard"_s);
    m_save = new QPushButton(saveWords.isEmpty() ? tr("Save") : saveWords);
    m_save->setObjectName(u"save"_s);
    m_save->setProperty("role", u"primary"_s);
    m_header->addStretch();
    m_header->addWidget(m_done);
    m_header->addWidget(m_problems);
    m_header->addWidget(m_discard);
    m_header->addWidget(m_save);
    // Both buttons are disabled once nothing is left to save, and a disabled button cannot keep the
    // focus: give the focus back to the field that had it.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *old, QWidget *now) {
        if ((now == m_save || now == m_discard) && old != m_save && old != m_discard)
            m_field = old && isAncestorOf(old) ? old : nullptr;
    });
    connect(m_problems, &QPushButton::clicked, this, &SettingsPage::showProblem);
    connect(m_discard, &QPushButton::clicked, this, [this] { discard(); });
    connect(m_save, &QPushButton::clicked, &form, &SettingsForm::save);
    connect(&form, &SettingsForm::changed, this, &SettingsPage::showForm);
    showForm();
}

ProfileSwitcher *SettingsPage::addSwitcher(const Theme &theme, SettingsProfiles &profiles,
                                           bool offersNew)
{
    m_switcher = new ProfileSwitcher(theme, profiles, offersNew);
    m_header->addWidget(m_switcher);
    connect(m_switcher, &ProfileSwitcher::chooseRequested, this, &SettingsPage::chooseRequested);
    connect(m_switcher, &ProfileSwitcher::newRequested, this, &SettingsPage::newRequested);
    return m_switcher;
}

void SettingsPage::addTabs(const Theme &theme, ProfileTab current)
{
    QStringList titles;
    for (const ProfileTab tab : kProfileTabs)
        titles << titleOf(tab);
    m_pill = new Pill(theme);
    m_header->insertWidget(m_header->indexOf(m_switcher) + 1, m_pill);
    m_tabs = new TabStrip(theme, titles, tr("Parts of the profile"));
    m_tabs->setObjectName(u"profileTabs"_s);
    m_top->addWidget(m_tabs);
    m_tab = current;
    // Queued: an arrow key still moves the focus within the tabs after this signal.
    connect(
        m_tabs, &TabStrip::chosen, this,
        [this](int tab) { Q_EMIT tabRequested(kProfileTabs.at(size_t(tab))); },
        Qt::QueuedConnection);
}

void SettingsPage::showTabs(const Profile *profile)
{
    m_tabs->setHidden(profile == nullptr);
    m_pill->setHidden(profile == nullptr);
    if (profile)
        m_pill->setWord(profile->isOpen ? tr("Open") : tr("Closed"),
                        profile->isOpen ? Tone::Green : Tone::Grey);
}

void SettingsPage::setTab(ProfileTab tab)
{
    m_tab = tab;
    m_tabs->setCurrent(int(tab));
}

void SettingsPage::focusTab()
{
    m_tabs->tab(int(m_tab))->setFocus();
}

void SettingsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_tabs)
        m_tabs->setCurrent(int(m_tab)); // the tab that led to another page was marked
}

void SettingsPage::setButtonsVisible(bool isVisible)
{
    m_discard->setVisible(isVisible);
    m_save->setVisible(isVisible);
}

void SettingsPage::showProfile(bool isThere, const QString &heading, QWidget &rows)
{
    m_switcher->setVisible(isThere);
    setHeading(isThere ? QString() : heading);
    rows.setVisible(isThere);
    setButtonsVisible(isThere);
}

void SettingsPage::showForm()
{
    const bool hadFocus = m_save->hasFocus() || m_discard->hasFocus();
    m_discard->setEnabled(isChanged() && !m_form->isBusy());
    m_save->setEnabled(m_form->canSave());
    const bool hasFocus = m_save->hasFocus() || m_discard->hasFocus();
    if (hadFocus && !hasFocus && m_field)
        m_field->setFocus();
    m_save->setToolTip(m_form->saveHint());
    m_done->setText(m_form->isBusy() ? tr("Saving…") : tr("Saved ✓"));
    m_done->setVisible(m_form->isBusy() || m_form->isSaved());
    const auto problems = int(m_form->problems().size());
    m_problems->setText(tr("%n fields to correct", nullptr, problems));
    m_problems->setVisible(problems > 0 && isChanged());
    setFailure(m_form->failure());
    Q_EMIT edited();
}

/// Scrolls to the uppermost wrong field.
void SettingsPage::showProblem()
{
    QWidget *first = nullptr;
    int top = 0;
    for (QWidget *field : findChildren<QWidget *>()) {
        const int y = field->mapTo(this, QPoint()).y();
        if (field->property("problem").toBool() && field->isVisible() && (!first || y < top)) {
            first = field;
            top = y;
        }
    }
    if (!first)
        return;
    constexpr int kAround = 60; // the row's name and error
    for (QWidget *above = first; above != this; above = above->parentWidget()) {
        if (auto *scroll = qobject_cast<QScrollArea *>(above))
            scroll->ensureWidgetVisible(first, 0, kAround);
    }
    auto *line = first->findChild<QLineEdit *>();
    (line ? line : first)->setFocus();
}

bool SettingsPage::isChanged() const
{
    return m_form != nullptr && m_form->isChanged();
}

void SettingsPage::discard()
{
    if (m_form != nullptr)
        m_form->discard();
}

} // namespace tilldesk::ui
