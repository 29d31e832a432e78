#include "ui/widgets/exports/pack_dialog.h"

#include "ui/models/exports/export_words.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/exports/job_view.h"
#include "ui/widgets/exports/month_contents_view.h"
#include "ui/widgets/exports/month_view.h"
#include "ui/widgets/exports/schedule_view.h"
#include "ui/widgets/theme/theme.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kWidth = 520;
constexpr int kFigures = 464;
constexpr int kSide = 28;

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
          named(makeButton(theme.icon(u"eye"_s, &Colours::text), tr("Preview")), u"previewPack"_s))
{
    setWindowTitle(tr("The month for the accountant"));
    m_months->setAccessibleName(tr("Month"));
    for (const QDate month : m_form.months())
        m_months->addItem(ExportWords::month(month), month);
    m_months->setCurrentIndex(m_months->findData(m_form.month()));
    QLabel *label = makeLabel(tr("Month"), u"muted"_s);
    label->setBuddy(m_months);
    m_figures->setFixedWidth(kFigures);
    auto *contents = new MonthContentsView(theme, m_summary, m_form);
    auto *schedule = new ScheduleView(gateways, theme, m_schedule);
    QWidget *month = columnWidget({label, m_months}, {.spacing = 6});
    QLayout *form = column(
        {makeLabel(windowTitle(), u"title"_s),
         makeText(tr("All that an accountant needs to book the month, in one folder with a page "
                     "that explains it."),
                  u"muted"_s),
         LayoutItem::gap(4), row({{month, 1}, {makeMerchants(), 1}}, {.spacing = 12}),
         LayoutItem::gap(4), contents, LayoutItem::gap(4), schedule, LayoutItem::stretch()},
        {.spacing = 6});
    QLayout *columns = row({{form, 1}, m_figures}, {.spacing = kSide});
    fill(this, {columns, m_job}, {.spacing = 10, .margins = {kSide, 24, kSide, 24}});
    addPreview();
    fit();
    connect(contents, &MonthContentsView::linkChosen, this, &PackDialog::followLink);
    connect(m_figures, &MonthView::linkChosen, this, &PackDialog::followLink);
    connect(schedule, &ScheduleView::makeRequested, this,
            [this] { m_schedule.makeNow(m_form.month()); });
    connect(&m_schedule, &PackSchedule::changed, this, &PackDialog::fit);
    connect(&m_summary, &MonthSummary::changed, this, [this] {
        m_job->setWhyNotSave(m_summary.whyNotSave());
        fit();
        // Again when Qt has shown the new rows and warnings.
        QMetaObject::invokeMethod(this, &PackDialog::fit, Qt::QueuedConnection);
    });
    connect(m_months, &QComboBox::currentIndexChanged, this, [this] {
        m_form.choose(m_months->currentData().toDate());
        showFigures();
    });
    connect(m_job, &JobView::saveRequested, this, &PackDialog::chooseFolder);
    connect(m_job, &JobView::besideRequested, &m_form, &PackForm::saveBeside);
    connect(m_job, &JobView::closeRequested, this, &QDialog::accept);
    connect(&m_form.job(), &ExportJob::changed, this, [this] {
        m_months->setEnabled(!m_form.job().isWriting());
        m_merchants->setEnabled(!m_form.job().isWriting());
        fit();
    });
    m_months->setFocus();
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
    const bool hasFigures = m_summary.isShown();
    setFixedWidth(hasFigures ? kWidth + kFigures : kWidth);
    m_figures->setVisible(hasFigures);
    // The layouts inside would learn of their new texts only with later events, the inner ones
    // first.
    const auto inside = findChildren<QWidget *>();
    for (auto widget = inside.rbegin(); widget != inside.rend(); ++widget) {
        if ((*widget)->layout())
            (*widget)->layout()->activate();
    }
    layout()->activate();
    resize(width(),
           std::max(layout()->totalHeightForWidth(width()), layout()->totalMinimumSize().height()));
}

void PackDialog::followLink(MonthLink link)
{
    Q_EMIT linkChosen(link);
    close();
}

void PackDialog::showFigures()
{
    const QList<Merchant> &all = m_form.merchants();
    const bool isOnly = m_form.merchant().isEmpty() && all.size() == 1;
    m_summary.show(isOnly ? all.first().id : m_form.merchant(), m_form.month());
}

void PackDialog::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Where to create the folder"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setDirectory(m_preferences.exportFolder());
    connect(dialog, &QFileDialog::fileSelected, this, &PackDialog::saveTo);
    dialog->open();
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
