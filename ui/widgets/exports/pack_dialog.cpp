#include "ui/widgets/exports/pack_dialog.h"

#include "ui/models/exports/export_words.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/exports/job_view.h"
#include "ui/widgets/exports/month_view.h"

#include <QFileDialog>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PackDialog::PackDialog(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                       const QList<MerchantId> &chosen, QWidget *parent)
    : QDialog(parent),
      m_preferences(preferences),
      m_form(gateways, chosen),
      m_summary(gateways)
{
    constexpr int kWidth = 520;
    constexpr int kFigures = 440;
    constexpr int kSide = 28;
    setWindowTitle(tr("The month for the accountant"));
    setFixedWidth(kWidth);
    QLabel *what = makeText(
        tr("A folder with all payments, refunds and payouts of a month: workbook, CSV, PDF, "
           "statements, journal, VAT book, and a page that explains them."),
        u"muted"_s);
    auto *months = named(new ComboBox(theme), u"packMonth"_s);
    months->setAccessibleName(tr("Month"));
    for (const QDate month : m_form.months())
        months->addItem(ExportWords::month(month), month);
    QLabel *label = makeLabel(tr("Month"), u"muted"_s);
    label->setBuddy(months);
    auto *merchants = named(new ComboBox(theme), u"packMerchant"_s);
    merchants->setAccessibleName(tr("Merchant"));
    QWidget *merchantRow =
        columnWidget({makeLabel(tr("Merchant"), u"muted"_s), merchants}, {.spacing = 6});
    merchantRow->hide();
    auto *job = new JobView(m_form.job(), JobView::Of::Pack);
    auto *figures = named(new MonthView(theme, m_summary), u"monthFigures"_s);
    figures->setFixedWidth(kFigures);
    QLayout *form =
        column({makeLabel(windowTitle(), u"title"_s), what, LayoutItem::gap(8), merchantRow, label,
                months, LayoutItem::gap(10), LayoutItem::stretch(), job},
               {.spacing = 6});
    this->setLayout(
        row({{form, 1}, figures}, {.spacing = kSide, .margins = {kSide, 24, kSide, 24}}));
    const auto fit = [this, figures] {
        const bool hasFigures = m_summary.isShown();
        setFixedWidth(hasFigures ? kWidth + kFigures : kWidth);
        figures->setVisible(hasFigures);
        this->layout()->activate();
        resize(width(),
               std::max(this->layout()->totalHeightForWidth(width()),
                        this->layout()->totalMinimumSize().height()));
    };
    connect(&m_summary, &MonthSummary::changed, this, [this, job, fit] {
        job->setWhyNotSave(m_summary.whyNotSave());
        fit();
    });

    connect(months, &QComboBox::currentIndexChanged, this, [this, months] {
        m_form.choose(months->currentData().toDate());
        showFigures();
    });
    connect(merchants, &QComboBox::activated, this, [this, merchants] {
        m_form.chooseMerchant(MerchantId(merchants->currentData().toString()));
        showFigures();
    });
    connect(&m_form, &PackForm::merchantsChanged, this, [this, merchants, merchantRow] {
        merchants->addItem(tr("All merchants"), QString());
        for (const Merchant &merchant : m_form.merchants())
            merchants->addItem(merchant.name, merchant.id.text());
        merchants->setCurrentIndex(qMax(0, merchants->findData(m_form.merchant().text())));
        merchantRow->setVisible(m_form.merchants().size() > 1);
        showFigures();
    });
    connect(job, &JobView::saveRequested, this, &PackDialog::chooseFolder);
    connect(job, &JobView::besideRequested, &m_form, &PackForm::saveBeside);
    connect(job, &JobView::closeRequested, this, &QDialog::accept);
    connect(&m_form.job(), &ExportJob::changed, this, [this, months, merchants, fit] {
        months->setEnabled(!m_form.job().isWriting());
        merchants->setEnabled(!m_form.job().isWriting());
        fit();
    });
    months->setFocus();
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

void makePack(const Gateways &gateways, const Theme &theme, Preferences &preferences,
              const QList<MerchantId> &merchants, QWidget *view)
{
    auto *dialog = new PackDialog(gateways, theme, preferences, merchants, view);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

} // namespace tilldesk::ui
