#include "ui/widgets/exports/export_dialog.h"

#include "ui/models/exports/export_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/exports/content_list.h"
#include "ui/widgets/exports/format_list.h"
#include "ui/widgets/exports/job_view.h"
#include "ui/widgets/theme/metrics.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Returns the beginning of the object names of a content's formats.
QString prefixOf(ExportContent content)
{
    switch (content) {
    case ExportContent::List: return u"format"_s;
    case ExportContent::Clearing: return u"clearing"_s;
    case ExportContent::PayoutsOnly: return u"payouts-only"_s;
    case ExportContent::Journal: return u"journal"_s;
    case ExportContent::VatBook: return u"vat-book"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

ExportDialog::ExportDialog(const Gateways &gateways, Preferences &preferences,
                           const ExportList &list, const QString &what, QWidget *parent)
    : QDialog(parent),
      m_preferences(preferences),
      m_form(gateways, list, exportFormatFrom(preferences.exportFormat()))
{
    const int width = m_form.contents().size() > 1 ? 960 : 620; // contents beside the formats
    constexpr int kSide = 28;
    setWindowTitle(m_form.title());
    setFixedWidth(width);
    QLabel *content = makeLabel(what, u"muted"_s);
    content->setObjectName(u"exportContent"_s);
    content->setWordWrap(true);
    QWidget *formats = makeFormats();
    auto *job = new JobView(m_form.job(), JobView::Of::File);
    fill(this,
         {makeLabel(m_form.title(), u"title"_s), content, LayoutItem::gap(8), formats,
          LayoutItem::gap(10), job},
         {.spacing = 6, .margins = {kSide, 24, kSide, 24}});

    connect(job, &JobView::saveRequested, this, &ExportDialog::choosePath);
    connect(job, &JobView::closeRequested, this, &QDialog::accept);
    connect(&m_form.job(), &ExportJob::changed, this, [this, formats] {
        formats->setEnabled(!m_form.job().isWriting());
        fit();
    });
    m_formats.value(m_form.content())->setFocus();
}

/// Makes a list of formats for each content; only that of the chosen content is visible.
QWidget *ExportDialog::makeFormats()
{
    auto *all = new QWidget;
    const QList<ExportContent> contents = m_form.contents();
    QVBoxLayout *layout = column({});
    QHBoxLayout *beside = row({}, {.spacing = metrics::kGap});
    all->setLayout(beside);
    if (contents.size() > 1) {
        auto *choice = new ContentList(contents);
        choice->setContent(m_form.content());
        beside->addWidget(choice, 1, Qt::AlignTop);
        connect(choice, &ContentList::chosen, this, &ExportDialog::choose);
    }
    for (const ExportContent content : contents) {
        const QList<ExportFormat> formats = m_form.formats(content);
        const bool isChosen = content == m_form.content();
        auto *list = new FormatList(formats, prefixOf(content));
        list->setFormat(isChosen ? m_form.format() : formats.first());
        layout->addWidget(list);
        list->setHidden(!isChosen);
        connect(list, &FormatList::chosen, &m_form, qOverload<ExportFormat>(&ExportForm::choose));
        m_formats.insert(content, list);
    }
    layout->addStretch();
    beside->addLayout(layout, 1);
    return all;
}

void ExportDialog::choose(ExportContent content)
{
    m_form.choose(content);
    for (auto list = m_formats.cbegin(); list != m_formats.cend(); ++list)
        list.value()->setVisible(list.key() == content);
    m_formats.value(content)->setFormat(m_form.format());
    fit();
}

void ExportDialog::showEvent(QShowEvent *event)
{
    fit(); // the hints wrap in the fixed width
    QDialog::showEvent(event);
}

void ExportDialog::fit()
{
    layout()->activate();
    resize(width(), layout()->totalHeightForWidth(width()));
}

void ExportDialog::choosePath()
{
    auto *dialog = new QFileDialog(this, m_form.title());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(ExportWords::fileFilter(m_form.format()));
    dialog->setDefaultSuffix(fileSuffix(m_form.format()));
    dialog->setDirectory(m_preferences.exportFolder());
    dialog->selectFile(m_form.fileName());
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::saveTo);
    dialog->open();
}

void ExportDialog::saveTo(const QString &path)
{
    m_preferences.setExportFolder(QFileInfo(path).absolutePath());
    m_preferences.setExportFormat(toText(m_form.format()));
    m_form.save(path);
}

void exportList(const Gateways &gateways, Preferences &preferences, const ExportList &list,
                const QString &what, QWidget *view)
{
    auto *dialog = new ExportDialog(gateways, preferences, list, what, view);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

} // namespace tilldesk::ui
