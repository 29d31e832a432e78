#include "ui/widgets/exports/pack_dialog.h"

#include "ui/models/exports/export_words.h"
#include "ui/widgets/common/check_box.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/exports/job_view.h"
#include "ui/widgets/exports/month_contents_view.h"
#include "ui/widgets/exports/month_view.h"
#include "ui/widgets/exports/schedule_view.h"
#include "ui/widgets/settings/file_field.h"
#include "ui/widgets/theme/theme.h"

#include <QDesktopServices>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QUrl>
#include <QVBoxLayout>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kWidth = 520;
constexpr int kBeside = 464; // figures and schedule
constexpr int kSide = 28;
constexpr int kBar = 12;   // room of the scroll bar
constexpr int kFrame = 40; // of the window around the dialog

} // namespace

PackDialog::PackDialog(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                       const QList<MerchantId> &chosen, QWidget *parent)
    : QDialog(parent),
      m_preferences(preferences),
      m_form(gateways, chosen),
      m_summary(gateways),
      m_schedule(gateways),
      m_months(named(new ComboBox(theme), u"packMonth"_s)),
      m_merchants(named(new ComboBox(theme), u"packMerchant"_s)),
      m_job(new JobView(m_form.job(), JobView::Of::Pack)),
      m_figures(named(new MonthView(theme, m_summary), u"monthFigures"_s)),
      m_preview(
          named(makeButton(theme.icon(u"eye"_s, &Colours::text), tr("Preview")), u"previewPack"_s)),
      m_folder(named(new FileField(tr("Where to create the folder"), FileField::Of::Folder),
                     u"packDestination"_s)),
      m_earlier(named(makeText({}, u"muted"_s), u"packEarlier"_s)),
      m_send(named(new CheckBox(theme, {}), u"packSend"_s))
{
    setWindowTitle(tr("The month for the accountant"));
    m_months->setAccessibleName(tr("Month"));
    for (const QDate month : m_form.months())
        m_months->addItem(ExportWords::month(month), month);
    m_months->setCurrentIndex(m_months->findData(m_form.month()));
    QLabel *label = makeLabel(tr("Month"), u"muted"_s);
    label->setBuddy(m_months);
    auto *contents = new MonthContentsView(theme, m_summary, m_form);
    auto *schedule = new ScheduleView(gateways, theme, m_schedule);
    QWidget *month = columnWidget({label, m_months}, {.spacing = 6});
    QLayout *form = column(
        {makeLabel(windowTitle(), u"title"_s),
         makeText(tr("All that an accountant needs to book the month, in one folder with a page "
                     "that explains it."),
                  u"muted"_s),
         LayoutItem::gap(4), row({{month, 1}, {makeMerchants(), 1}}, {.spacing = 12}),
         LayoutItem::gap(4), contents, LayoutItem::gap(4), makeDestination(),
         LayoutItem::stretch()},
        {.spacing = 6});
    m_content = new QWidget;
    m_beside = columnWidget({m_figures, schedule, LayoutItem::stretch()}, {.spacing = 10});
    m_beside->setFixedWidth(kBeside);
    m_content->setLayout(
        row({{form, 1}, m_beside}, {.spacing = kSide, .margins = {0, 0, kBar, 0}}));
    fill(this, {{scrolling(m_content), 1}, m_job},
         {.spacing = 10, .margins = {kSide, 24, kSide - kBar, 20}});
    addPreview();
    fit();
    connect(contents, &MonthContentsView::linkChosen, this, &PackDialog::followLink);
    connect(m_figures, &MonthView::linkChosen, this, &PackDialog::followLink);
    connect(schedule, &ScheduleView::makeRequested, this, [this] {
        const QDate failed = m_schedule.failedMonth();
        m_schedule.makeNow(failed.isNull() ? m_form.month() : failed);
    });
    connect(&m_schedule, &PackSchedule::changed, this, [this, schedule] {
        // A pack that was not made or not sent comes first: on a small screen the end is below.
        auto *beside = qobject_cast<QVBoxLayout *>(m_beside->layout());
        beside->removeWidget(schedule);
        beside->insertWidget(m_schedule.lastTone() == Tone::Red ? 0 : 1, schedule);
        showSaving();
    });
    connect(&m_summary, &MonthSummary::changed, this, [this] {
        showSaving();
        // Again when Qt has shown the new rows and warnings.
        QMetaObject::invokeMethod(this, &PackDialog::fit, Qt::QueuedConnection);
    });
    connect(m_months, &QComboBox::currentIndexChanged, this, [this] {
        m_form.choose(m_months->currentData().toDate());
        showFigures();
    });
    connect(m_job, &JobView::saveRequested, this, [this] { saveTo(m_folder->line().text()); });
    connect(m_job, &JobView::besideRequested, &m_form, &PackForm::saveBeside);
    connect(m_job, &JobView::closeRequested, this, &QDialog::accept);
    connect(&m_form.job(), &ExportJob::changed, this, [this] {
        m_months->setEnabled(!m_form.job().isWriting());
        m_merchants->setEnabled(!m_form.job().isWriting());
        m_folder->setEnabled(!m_form.job().isWriting());
        sendSaved();
        showSaving();
    });
    connect(&m_form, &PackForm::sizeChanged, this, [this] { m_job->setNote(m_form.sizeText()); });
    m_folder->line().setText(preferences.exportFolder());
    m_send->setChecked(true);
    connect(m_folder, &FileField::edited, this, &PackDialog::showSaving);
    connect(m_send, &QCheckBox::toggled, this, &PackDialog::showSaving);
    showSaving();
    m_months->setFocus();
}

QWidget *PackDialog::makeDestination()
{
    return columnWidget({makeSectionLabel(tr("Where to")), m_folder, m_earlier, m_send},
                        {.spacing = 6});
}

void PackDialog::showSaving()
{
    const QString folder = m_folder->line().text();
    showText(m_earlier, m_form.earlier(folder));
    m_send->setVisible(m_schedule.isSent());
    m_send->setText(tr("Send it by e-mail to %1").arg(m_schedule.addressees()));
    setWhyNot(m_send, m_form.whyNotSend(),
              tr("A zipped pack with all parts is made in the folder of the schedule, and sent"));
    m_job->setSaveText(isToSend() ? tr("Save and send") : tr("Save"));
    const QString wrong = m_summary.whyNotSave();
    m_job->setWhyNotSave(wrong.isEmpty() ? m_form.whyNot(folder) : wrong);
    fit();
}

bool PackDialog::isToSend() const
{
    return m_send->isVisibleTo(this) && m_send->isEnabled() && m_send->isChecked();
}

void PackDialog::sendSaved()
{
    const ExportJob::State state = m_form.job().state();
    if (state == ExportJob::State::Done && std::exchange(m_sendsSaved, false))
        m_schedule.makeNow(m_form.month());
}

QWidget *PackDialog::makeMerchants()
{
    m_merchants->setAccessibleName(tr("Merchant"));
    QWidget *merchants =
        columnWidget({makeLabel(tr("Merchant"), u"muted"_s), m_merchants}, {.spacing = 6});
    merchants->hide();
    connect(m_merchants, &QComboBox::activated, this, [this] {
        m_form.chooseMerchant(MerchantId(m_merchants->currentData().toString()));
        showFigures();
    });
    connect(&m_form, &PackForm::merchantsChanged, this, [this, merchants] {
        m_merchants->addItem(tr("All merchants"), QString());
        for (const Merchant &merchant : m_form.merchants())
            m_merchants->addItem(merchant.name, merchant.id.text());
        m_merchants->setCurrentIndex(qMax(0, m_merchants->findData(m_form.merchant().text())));
        merchants->setVisible(m_form.merchants().size() > 1);
        showFigures();
    });
    return merchants;
}

void PackDialog::addPreview()
{
    m_job->addAction(m_preview);
    connect(m_preview, &QPushButton::clicked, &m_form, &PackForm::preview);
    connect(&m_form.previewJob(), &ExportJob::changed, this, &PackDialog::showPreview);
}

void PackDialog::showPreview()
{
    const ExportJob &job = m_form.previewJob();
    m_preview->setText(job.isWriting() ? tr("Preparing…") : tr("Preview"));
    setWhyNot(m_preview, job.isWriting() ? tr("The pack is written to look at it") : QString(),
              job.message());
    if (const QString guide = m_form.previewedGuide(); !guide.isEmpty())
        QDesktopServices::openUrl(QUrl::fromLocalFile(guide));
}

void PackDialog::fit()
{
    const bool hasFigures = m_summary.isShown() || m_summary.isLoading();
    const bool hasBeside = hasFigures || m_schedule.state();
    setFixedWidth(hasBeside ? kWidth + kBeside : kWidth);
    m_beside->setVisible(hasBeside);
    m_figures->setVisible(hasFigures);
    // The layouts inside would learn of their new texts only with later events, the inner ones
    // first.
    const auto inside = findChildren<QWidget *>();
    for (auto widget = inside.rbegin(); widget != inside.rend(); ++widget) {
        if ((*widget)->layout())
            (*widget)->layout()->activate();
    }
    layout()->activate();
    const QMargins margins = layout()->contentsMargins();
    const int inner = width() - margins.left() - margins.right();
    const QLayout &content = *m_content->layout();
    const int wanted =
        std::max(content.totalHeightForWidth(inner), content.totalMinimumSize().height())
        + std::max(m_job->heightForWidth(inner), m_job->sizeHint().height()) + layout()->spacing()
        + margins.top() + margins.bottom();
    resize(width(), std::min(wanted, screen()->availableGeometry().height() - kFrame));
}

void PackDialog::followLink(const MonthLink &link)
{
    Q_EMIT linkChosen(link);
    close();
}

void PackDialog::showFigures()
{
    const QList<Merchant> &all = m_form.merchants();
    const bool isOnly = m_form.merchant().isEmpty() && all.size() == 1;
    m_summary.show(isOnly ? all.first().id : m_form.merchant(), m_form.month());
    showSaving();
}

void PackDialog::saveTo(const QString &folder)
{
    const QString question = m_form.question(folder);
    if (question.isEmpty())
        return save(folder);
    auto *dialog = new QuestionDialog(tr("Replace the earlier pack?"), question, this);
    dialog->addChoice(tr("Cancel"), QDialog::Rejected);
    dialog->addChoice(tr("Replace"), QDialog::Accepted, u"primary"_s, u"replacePack"_s);
    connect(dialog, &QDialog::accepted, this, [this, folder] { save(folder); });
    dialog->open();
}

void PackDialog::save(const QString &folder)
{
    m_preferences.setExportFolder(folder);
    m_folder->line().setText(folder);
    showSaving();
    m_sendsSaved = isToSend();
    m_form.save(folder);
}

PackDialog *makePack(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                     const QList<MerchantId> &merchants, QWidget *view)
{
    auto *dialog = new PackDialog(gateways, theme, preferences, merchants, view);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    return dialog;
}

} // namespace tilldesk::ui
