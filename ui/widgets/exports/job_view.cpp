#include "ui/widgets/exports/job_view.h"

#include "ui/models/exports/export_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QProgressBar>
#include <QPushButton>
#include <QUrl>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

using State = ExportJob::State;

QPushButton *makeNamed(const QString &name, const QString &words)
{
    auto *button = named(new QPushButton(words), name);
    button->setAutoDefault(false);
    return button;
}

} // namespace

JobView::JobView(ExportJob &job, Of of, QWidget *parent)
    : QWidget(parent),
      m_job(job),
      m_of(of),
      m_bar(new QProgressBar),
      m_rows(named(makeLabel({}, u"muted"_s), u"exportProgress"_s)),
      m_problemFrame(makeFrame(u"notice"_s)),
      m_problem(named(makeLabel({}, u"notice"_s), u"exportProblem"_s)),
      m_done(named(makeLabel({}, u"done"_s), u"exportDone"_s)),
      m_place(makeLabel({}, u"small"_s)),
      m_note(named(makeText({}, u"muted"_s), u"exportNote"_s)),
      m_stop(makeNamed(u"stopExport"_s, tr("Stop"))),
      m_open(makeNamed(u"openExport"_s, of == Of::File ? tr("Open") : tr("Open folder"))),
      m_showFolder(makeNamed(u"showExport"_s, tr("Show in folder"))),
      m_retry(makeNamed(u"retryExport"_s, tr("Retry"))),
      m_beside(makeNamed(u"besideExport"_s, tr("Save beside it"))),
      m_close(makeNamed(u"closeExport"_s, tr("Close"))),
      m_save(makeNamed(u"saveExport"_s, tr("Save…")))
{
    for (QLabel *label : {m_problem, m_done, m_place})
        label->setWordWrap(true);
    m_place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress = makeProgress();
    fill(m_problemFrame, {m_problem}, {.spacing = -1, .margins = {12, 9, 12, 9}});
    fill(this, {m_progress, m_problemFrame, m_done, m_place, LayoutItem::gap(10), makeButtons()},
         {.spacing = 4});
    connect(&job, &ExportJob::changed, this, &JobView::showState);
    m_save->setDefault(true);
    showState();
}

void JobView::setSaveText(const QString &text)
{
    m_save->setText(text);
}

void JobView::setWhyNotSave(const QString &whyNot)
{
    setWhyNot(m_save, whyNot);
}

void JobView::setNote(const QString &note)
{
    m_note->setText(note);
    showState();
}

void JobView::addAction(QPushButton *button)
{
    button->setAutoDefault(false);
    m_buttons->insertWidget(m_buttons->indexOf(m_close), button);
    m_actions << button;
}

QWidget *JobView::makeProgress()
{
    constexpr int kWhole = 1000;
    m_bar->setTextVisible(false);
    m_bar->setMaximum(kWhole);
    m_bar->setAccessibleName(tr("Progress"));
    auto *progress = new QWidget;
    fill(progress, {m_rows, m_bar}, {.spacing = 6});
    return progress;
}

QWidget *JobView::makeButtons()
{
    m_save->setProperty("role", u"primary"_s);
    auto *buttons = new QWidget;
    m_buttons = row({m_open,
                     m_showFolder,
                     {m_note, 1},
                     LayoutItem::stretch(),
                     m_stop,
                     m_retry,
                     m_beside,
                     m_close,
                     m_save});
    buttons->setLayout(m_buttons);
    connect(m_stop, &QPushButton::clicked, &m_job, &ExportJob::cancel);
    connect(m_retry, &QPushButton::clicked, &m_job, &ExportJob::retry);
    connect(m_beside, &QPushButton::clicked, this, &JobView::besideRequested);
    connect(m_close, &QPushButton::clicked, this, &JobView::closeRequested);
    connect(m_save, &QPushButton::clicked, this, &JobView::saveRequested);
    connect(m_open, &QPushButton::clicked, this,
            [this] { open(m_of == Of::File ? m_job.report().files.value(0) : folder()); });
    connect(m_showFolder, &QPushButton::clicked, this, [this] { open(folder()); });
    return buttons;
}

void JobView::showState()
{
    const State state = m_job.state();
    const bool isDone = state == State::Done;
    m_progress->setVisible(m_job.isWriting());
    m_stop->setVisible(m_job.isWriting());
    m_stop->setEnabled(!m_job.isStopping());
    m_problem->setText(m_job.message());
    m_problemFrame->setHidden(m_job.message().isEmpty());
    m_done->setVisible(isDone);
    m_place->setVisible(isDone);
    m_open->setVisible(isDone);
    m_showFolder->setVisible(isDone && m_of == Of::File);
    m_retry->setVisible(state == State::Failed);
    // A file of the earlier pack was changed: the error names it.
    const auto &error = m_job.error();
    m_beside->setVisible(state == State::Failed && error->code == ErrorCode::FileNotWritten
                         && !error->field.isEmpty());
    m_close->setHidden(m_job.isWriting());
    for (QPushButton *button : m_actions)
        button->setHidden(m_job.isWriting() || isDone);
    m_save->setHidden(m_job.isWriting() || isDone);
    m_note->setHidden(m_job.isWriting() || isDone || m_note->text().isEmpty());
    if (isDone) {
        const ExportReport &report = m_job.report();
        const QString notYet = ExportWords::notYet(report);
        m_done->setText(
            (m_of == Of::File ? ExportWords::saved(report) : ExportWords::savedPack(report))
            + (notYet.isEmpty() ? QString() : u"\n"_s + notYet));
        const QStringList places = m_of == Of::File ? report.files : report.folders;
        m_place->setText(QDir::toNativeSeparators(places.join(u"\n"_s)));
    }
    if (m_job.isWriting())
        showProgress();
    if (std::exchange(m_shown, state) == state)
        return;
    // Move the keyboard focus to the button for the likely next action.
    QPushButton *next = isDone ? m_open : m_job.isWriting() ? m_stop : m_save;
    next->setDefault(true);
    next->setFocus();
}

void JobView::showProgress()
{
    const int perMille = m_job.perMille();
    m_bar->setMaximum(perMille < 0 ? 0 : 1000);
    m_bar->setValue(qMax(0, perMille));
    m_rows->setText(m_job.isStopping() ? tr("Stopping…") : m_job.progress());
}

void JobView::open(const QString &path)
{
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path))) {
        m_problem->setText(tr("No program on this computer can open this file."));
        m_problemFrame->show();
    }
}

QString JobView::folder() const
{
    const ExportReport &report = m_job.report();
    if (report.folders.size() == 1)
        return report.folders.first();
    // The folder around several packs, or around the files.
    const QString &first =
        report.folders.isEmpty() ? report.files.value(0) : report.folders.first();
    return QFileInfo(first).absolutePath();
}

} // namespace tilldesk::ui
