#include "ui/widgets/settings/safekeeping_page.h"

#include "ui/models/settings/recovery_steps.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/print/print_dialogs.h"
#include "ui/widgets/settings/file_field.h"
#include "ui/widgets/settings/passphrase_dialog.h"
#include "ui/widgets/settings/safekeeping_side.h"
#include "ui/widgets/settings/tone_badge.h"
#include "ui/widgets/setup/restore_dialog.h"
#include "ui/widgets/theme/theme.h"

#include <QProgressBar>
#include <QPushButton>
#include <QResizeEvent>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Width of the page from which the side cards stand beside the settings.
constexpr int kRoomForSide = 920;
/// Width that the state of the backups needs beside its buttons, with the badge and the margins.
constexpr int kRoomForState = 400;

} // namespace

SafekeepingPage::SafekeepingPage(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                                 QWidget *parent)
    : SettingsPage(parent),
      m_gateways(gateways),
      m_model(gateways, ticker),
      m_form(gateways),
      m_badge(new ToneBadge(theme)),
      m_headWords(named(makeText({}, u"title"_s), u"backupState"_s)),
      m_summary(named(makeText({}, u"muted"_s), u"backupSummary"_s)),
      m_bar(named(new QProgressBar, u"backupProgress"_s)),
      m_support(named(makeButton(theme.icon(u"life-buoy"_s, &Colours::text), tr("Support file…")),
                      u"supportFile"_s)),
      m_restore(named(makeButton(theme.icon(u"archive-restore"_s, &Colours::text), tr("Restore…")),
                      u"restoreBackup"_s)),
      m_cancel(named(new QPushButton(tr("Cancel")), u"cancelBackup"_s)),
      m_backUp(named(makeButton(theme.icon(u"archive"_s, &Colours::onAccent), tr("Back up now")),
                     u"backUp"_s)),
      m_gap(named(makeText({}, u"warning"_s), u"restoreGap"_s)),
      m_restored(makeRestored()),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form),
      m_folder(new FileField(tr("Choose the folder of the backups"), FileField::Of::Folder)),
      m_adviceFrame(makeFrame(u"warning"_s)),
      m_advice(named(makeText({}, u"warning"_s), u"folderAdvice"_s)),
      m_hasPassphrase(new Pill(theme)),
      m_passphraseSince(named(makeLabel({}, u"muted"_s), u"passphraseSince"_s)),
      m_setPassphrase(named(new QPushButton, u"setPassphrase"_s)),
      m_askPassphrase(named(new QPushButton(tr("Ask me now…")), u"askPassphrase"_s)),
      m_known(named(makeText({}, u"muted"_s), u"passphraseKnown"_s)),
      m_rehearse(named(new QPushButton(tr("Rehearse now")), u"rehearse"_s)),
      m_side(new SafekeepingSide(theme, m_model, gateways.connection == nullptr))
{
    setHeading(titleOf(SettingsPageId::Safekeeping));
    m_beside = placeAbove(makeHead());
    m_beside->addWidget(m_side);
    content().addWidget(m_restored);
    addRows(theme);
    follow(m_form);
    connect(&m_form, &SettingsForm::changed, this, &SafekeepingPage::showForm);
    connect(&m_model, &SettingsSafekeeping::changed, this, &SafekeepingPage::showState);
    connect(&m_model, &SettingsSafekeeping::progressed, this, &SafekeepingPage::showProgress);
    showForm();
    showState();
}

QWidget *SafekeepingPage::makeHead()
{
    constexpr int kWhole = 1000;
    m_backUp->setProperty("role", u"primary"_s);
    m_bar->setTextVisible(false);
    m_bar->setMaximum(kWhole);
    m_bar->setAccessibleName(tr("Progress"));
    connect(m_support, &QPushButton::clicked, this, &SafekeepingPage::supportRequested);
    connect(m_cancel, &QPushButton::clicked, &m_model, &SettingsSafekeeping::cancel);
    connect(m_backUp, &QPushButton::clicked, &m_model, &SettingsSafekeeping::backUp);
    connect(m_restore, &QPushButton::clicked, this, &SafekeepingPage::openRestore);
    m_buttons =
        row({LayoutItem::stretch(), m_support, m_restore, m_cancel, m_backUp}, {.spacing = 14});
    m_head =
        row({{row({m_badge, {columnWidget({m_headWords, m_summary, m_bar}, {.spacing = 4}), 1}},
                  {.spacing = 14}),
              1},
             m_buttons},
            {.spacing = 14, .margins = {20, 16, 20, 16}});
    return card({m_head});
}

QFrame *SafekeepingPage::makeRestored()
{
    QFrame *frame = makeFrame(u"warning"_s);
    auto *accept = named(new QPushButton(tr("Let them go on…")), u"acceptRestore"_s);
    fill(frame, {m_gap, row({LayoutItem::stretch(), accept})},
         {.spacing = 8, .margins = {12, 10, 12, 10}});
    connect(accept, &QPushButton::clicked, this, &SafekeepingPage::askToAccept);
    frame->hide();
    return frame;
}

void SafekeepingPage::addRows(const Theme &theme)
{
    using Draft = SettingsSafekeepingForm::Draft;
    m_rows->addSection(tr("Backups"));
    m_rows->addRow(u"backupFolder"_s, tr("Folder"),
                   tr("Best on another disk. Empty: no daily backups"), m_folder);
    m_fields.bindLine(m_folder->line(), &Draft::folder);
    fill(m_adviceFrame, {m_advice}, {.spacing = -1, .margins = {12, 8, 12, 8}});
    m_rows->addWide(m_adviceFrame);
    m_fields.text(u"backupTime"_s, tr("Every day at"), tr("A time at which the computer is on"),
                  &Draft::time);
    m_fields.text(u"backupSecondTime"_s, tr("And every day at"), tr("Empty: once a day"),
                  &Draft::secondTime);
    m_fields.text(u"backupKeep"_s, tr("Keep the last"), tr("Older daily backups are deleted"),
                  &Draft::keep);
    const auto years = [](int count) {
        return std::pair(12 * count, tr("%n year(s)", nullptr, count));
    };
    m_fields.choice<int>(theme, u"backupKeepMonths"_s, tr("The first of each month"),
                         tr("Kept longer than the others"), &Draft::keepMonths,
                         {{0, tr("Not kept longer")}, years(1), years(3), years(7), years(10)});
    m_fields.toggle(theme, u"backupAtQuit"_s, tr("When you quit Tilldesk"),
                    tr("Also makes a backup then"), &Draft::isAtQuit);
    m_rows->addSection(tr("Passphrase"));
    m_rows->addRow(
        u"passphraseRow"_s, tr("Passphrase"), tr("Nobody can open a backup without it"),
        rowWidget({m_hasPassphrase, m_passphraseSince, LayoutItem::stretch(), m_setPassphrase}));
    m_rows->addRow(u"knownRow"_s, tr("Still known?"), tr("Ask twice a year"),
                   rowWidget({{m_known, 1}, m_askPassphrase}));
    m_rows->addSection(tr("Rehearsal"));
    m_fields.choice<bool>(theme, u"backupRehearsal"_s, tr("Try a restore"),
                          tr("In a copy; nothing of the shop is changed"), &Draft::rehearses,
                          {{true, tr("Every 30 days")}, {false, tr("Never automatically")}});
    m_rows->addRow(u"rehearsalRow"_s, tr("Try it now"), tr("With the newest backup"),
                   rowWidget({LayoutItem::stretch(), m_rehearse}));
    QFrame *broken = makeFrame(u"info"_s);
    auto *print =
        named(makeButton(theme.icon(u"printer"_s, &Colours::accentText), tr("Print these steps…")),
              u"printSteps"_s);
    print->setProperty("role", u"link"_s);
    fill(broken,
         {makeText(tr("If this computer breaks: install Tilldesk on another one, choose “Restore "
                      "from a backup…” at its first start, then the newest backup, and type the "
                      "passphrase."),
                   u"info"_s),
          {print, 0, Qt::AlignLeft}},
         {.spacing = 4, .margins = {12, 10, 12, 10}});
    connect(print, &QPushButton::clicked, this, &SafekeepingPage::printSteps);
    content().addWidget(m_rows);
    content().addSpacing(metrics::kGap);
    content().addWidget(broken);
    connect(m_setPassphrase, &QPushButton::clicked, this,
            [this] { openPassphrase(PassphraseForm::Kind::Set); });
    connect(m_askPassphrase, &QPushButton::clicked, this,
            [this] { openPassphrase(PassphraseForm::Kind::Ask); });
    connect(m_rehearse, &QPushButton::clicked, &m_model, &SettingsSafekeeping::rehearse);
}

/// Places the buttons below the state where they would leave it too little room.
void SafekeepingPage::placeButtons()
{
    const bool isBelow = m_buttons->sizeHint().width() + kRoomForState > width();
    m_head->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void SafekeepingPage::resizeEvent(QResizeEvent *event)
{
    SettingsPage::resizeEvent(event);
    placeButtons();
    const bool isBelow = event->size().width() < kRoomForSide;
    if (std::exchange(m_isSideBelow, isBelow) == isBelow)
        return;
    m_side->setMaximumWidth(isBelow ? QWIDGETSIZE_MAX : SafekeepingSide::kWidth);
    if (isBelow)
        content().addWidget(m_side); // scrolls with the settings
    else
        m_beside->addWidget(m_side);
}

void SafekeepingPage::showForm()
{
    m_fields.show();
    setStyleProperty(&m_folder->line(), "problem", m_form.problems().contains(u"backupFolder"_s));
}

void SafekeepingPage::showState()
{
    const auto &state = m_model.state();
    if (state)
        m_form.setStored(state->settings);
    const Tone tone = m_model.tone();
    m_badge->setIcon(tone == Tone::Green                            ? u"shield-check"_s
                         : tone == Tone::Amber || tone == Tone::Red ? u"triangle-alert"_s
                                                                    : u"archive"_s,
                     tone);
    m_headWords->setText(m_model.heading());
    m_restored->setVisible(state && state->restored);
    if (state && state->restored)
        m_gap->setText(SafekeepingWords::gap(*state->restored, state->now));
    m_advice->setText(m_model.diskAdvice());
    m_adviceFrame->setHidden(m_model.diskAdvice().isEmpty());
    m_hasPassphrase->setWord(m_model.hasPassphrase() ? tr("Set") : tr("Not set"),
                             m_model.hasPassphrase() ? Tone::Green : Tone::Amber);
    m_hasPassphrase->setToolTip(
        m_model.hasPassphrase() ? QString() : tr("Anyone who has a backup can read it"));
    m_setPassphrase->setText(m_model.hasPassphrase() ? tr("Change…") : tr("Set…"));
    m_passphraseSince->setText(state ? SafekeepingWords::passphraseSince(*state) : QString());
    m_rows->setRowVisible(u"knownRow"_s, m_model.hasPassphrase());
    m_known->setText(state ? SafekeepingWords::known(*state) : QString());
    m_cancel->setVisible(m_model.isBusy());
    m_support->setHidden(m_model.isBusy()); // leaves room for Cancel
    m_restore->setHidden(m_model.isBusy());
    m_bar->setVisible(m_model.isBusy());
    placeButtons();
    setWhyNot(m_restore,
              m_gateways.connection == nullptr ? QString()
                                               : tr("A backup is restored at the shop’s computer"));
    setWhyNot(m_backUp, m_model.whyNotBackUp());
    setWhyNot(m_rehearse, m_model.whyNotRehearse());
    if (!m_model.failure().isEmpty())
        setFailure(m_model.failure());
    else
        setFailure(m_form.failure());
    showProgress();
}

void SafekeepingPage::showProgress()
{
    m_summary->setText(m_model.summary());
    const int perMille = m_model.perMille();
    m_bar->setMaximum(perMille < 0 ? 0 : 1000); // 0: moves without a value
    m_bar->setValue(std::max(0, perMille));
}

void SafekeepingPage::askToAccept()
{
    const auto &state = m_model.state();
    if (!state || !state->restored)
        return;
    auto *dialog = new QuestionDialog(
        tr("Let payouts, refunds and callbacks go on?"),
        SafekeepingWords::acceptQuestion(*state->restored, state->now), window());
    dialog->addChoice(tr("Not yet"), QDialog::Rejected);
    dialog->addChoice(tr("Let them go on"), QDialog::Accepted, u"danger"_s, u"confirmAccept"_s);
    connect(dialog, &QDialog::accepted, &m_model, &SettingsSafekeeping::acceptRestore);
    dialog->open();
}

void SafekeepingPage::openRestore()
{
    const auto &state = m_model.state();
    const QString newest =
        state && state->status.lastGood ? state->status.lastGood->path : QString();
    auto *dialog = new RestoreDialog(
        RestoreDialog::Kind::InPlace, newest,
        [this](const QString &path, const QString &passphrase) {
            return m_gateways.safekeeping.examine(path, passphrase,
                                                  std::make_shared<BackupControl>());
        },
        window());
    connect(dialog, &RestoreDialog::chosen, &m_model, &SettingsSafekeeping::restore);
    dialog->open();
}

PrintedDocument SafekeepingPage::steps() const
{
    return {.title = RecoverySteps::title(),
            .body = RecoverySteps::body(m_model.state().value_or(SafekeepingState()))};
}

void SafekeepingPage::printSteps()
{
    askPrinter(window(), steps(), [this](const PrintOutcome &printed) {
        setFailure(printed ? QString()
                           : tr("The printer did not accept the job. Is the printer on and "
                                "connected?"));
    });
}

void SafekeepingPage::openPassphrase(PassphraseForm::Kind kind)
{
    (new PassphraseDialog(m_gateways, kind, window()))->open();
}

} // namespace tilldesk::ui
