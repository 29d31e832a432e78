#include "ui/widgets/settings/sticker_box.h"

#include "ui/models/common/reach.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/settings/sticker_preview.h"
#include "ui/widgets/settings/sticker_sheet.h"
#include "ui/widgets/theme/theme.h"

#include <QDir>
#include <QFileDialog>
#include <QGridLayout>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

StickerBox::StickerBox(const Gateways &gateways, const Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_maker(gateways),
      m_preview(new StickerPreview(theme)),
      m_link(makeText({}, u"small"_s)),
      m_reach(named(makeText({}, u"warning"_s), u"stickerReach"_s)),
      m_which(named(new ComboBox(theme), u"stickerWhich"_s)),
      m_paper(named(new ComboBox(theme), u"stickerPaper"_s)),
      m_pdf(named(new QPushButton(tr("Save as PDF…")), u"stickerPdf"_s)),
      m_svg(named(new QPushButton(tr("Save as SVG…")), u"stickerSvg"_s)),
      m_print(named(new QPushButton(tr("Print…")), u"stickerPrint"_s)),
      m_outcome(makeText({}, u"done"_s))
{
    m_which->addItem(tr("This point of sale"));
    m_which->addItem(tr("All of this profile"));
    m_which->setAccessibleName(tr("Stickers of"));
    m_paper->addItem(tr("A6, one on a page"));
    m_paper->addItem(tr("A4, eight on a page"));
    m_paper->setAccessibleName(tr("Paper"));
    m_svg->setToolTip(tr("The sticker that is shown, A6, for a printing house"));
    m_link->setFont(theme.codeFont(metrics::kSmallTextSize));
    m_link->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_link->setMinimumWidth(1); // lets the label shrink: a link has no spaces to wrap at
    m_reach->hide();
    layOut(theme);

    connect(m_pdf, &QPushButton::clicked, this, &StickerBox::choosePdf);
    connect(m_svg, &QPushButton::clicked, this, &StickerBox::chooseSvg);
    connect(m_print, &QPushButton::clicked, this, &StickerBox::choosePrinter);
    connect(&m_maker, &StickerMaker::made, this, &StickerBox::take);
    connect(&m_maker, &StickerMaker::failed, this, [this](const QString &sentence) {
        setStyleProperty(m_outcome, "role", u"problem"_s);
        m_outcome->setText(sentence);
    });
}

StickerBox::~StickerBox() = default;

void StickerBox::layOut(const Theme &theme)
{
    QLabel *why = makeLabel(tr("Customers scan the same sticker each time; it shows the payment "
                               "that is open at this point of sale. It contains this link:"),
                            u"muted"_s);
    why->setWordWrap(true);
    QHBoxLayout *link =
        row({{m_link, 1},
             {new CopyButton(theme, tr("Link"), [this] { return m_shown.link; }), 0, Qt::AlignTop}},
            {.spacing = 4});
    QHBoxLayout *choices = row({{m_which, 1}, {m_paper, 1}});
    QHBoxLayout *buttons = row({m_pdf, m_svg, m_print, LayoutItem::stretch()});
    QVBoxLayout *words = column(
        {why, link, m_reach, choices, buttons, m_outcome, LayoutItem::stretch()}, {.spacing = 10});
    this->setLayout(
        row({{m_preview, 0, Qt::AlignTop}, {words, 1}}, {.spacing = 20, .margins = {0, 4, 0, 0}}));
}

void StickerBox::setPlace(const ProfileEntry &entry, const QString &posId)
{
    if (entry == m_entry && posId == m_posId)
        return;
    m_entry = entry;
    m_posId = posId;
    m_outcome->clear();
    m_which->setEnabled(entry.pointsOfSale.size() > 1);
    make(Target::Preview);
}

QList<PointOfSale> StickerBox::wanted() const
{
    if (m_target != Target::Preview && m_which->currentIndex() == 1 && m_which->isEnabled())
        return m_entry.pointsOfSale;
    for (const PointOfSale &place : m_entry.pointsOfSale) {
        if (place.id != m_posId)
            continue;
        const bool fillsSheet = m_target != Target::Preview && paper() == StickerPaper::A4;
        const qsizetype count = fillsSheet ? stickersOn(StickerPaper::A4) : 1;
        return {count, place};
    }
    return {};
}

StickerPaper StickerBox::paper() const
{
    return m_paper->currentIndex() == 0 ? StickerPaper::A6 : StickerPaper::A4;
}

void StickerBox::make(Target target)
{
    m_target = target;
    m_maker.make(m_entry.profile, wanted());
}

void StickerBox::take(const QList<Sticker> &stickers)
{
    switch (m_target) {
    case Target::Preview:
        m_shown = stickers.isEmpty() ? Sticker() : stickers.first();
        m_preview->setSticker(m_shown);
        m_link->setText(m_shown.link);
        showText(m_reach, reachWarning(m_shown.link));
        return;
    case Target::Pdf: return tell(writePdf(m_file, stickers, paper()), m_file);
    case Target::Printer:
        if (!drawStickers(*m_printer, m_printer->resolution(), stickers, paper()))
            tell(fail(ErrorCode::Storage), m_printer->printerName());
        m_printer.reset();
        return;
    }
    Q_UNREACHABLE();
}

void StickerBox::tell(const Result<void> &written, const QString &file)
{
    const QString name = QDir::toNativeSeparators(file);
    setStyleProperty(m_outcome, "role", written ? u"done"_s : u"problem"_s);
    m_outcome->setText(written ? tr("Saved as %1 ✓").arg(name)
                               : tr("%1 could not be saved. Choose another place.").arg(name));
}

void StickerBox::askFile(const QString &title, const QString &ending, const QString &filter,
                         const std::function<void(const QString &)> &then)
{
    auto *dialog = new QFileDialog(window(), title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(filter);
    dialog->setDefaultSuffix(ending);
    dialog->setDirectory(
        QStandardPaths::writableLocation(QStandardPaths::StandardLocation::DocumentsLocation));
    const bool isAll = ending == "pdf"_L1 && m_which->currentIndex() == 1 && m_which->isEnabled();
    dialog->selectFile(StickerMaker::fileName(m_entry.profile, isAll ? QString() : m_posId));
    connect(dialog, &QFileDialog::fileSelected, this, then);
    dialog->open();
}

void StickerBox::choosePdf()
{
    askFile(tr("Save the stickers as PDF"), u"pdf"_s, tr("PDF documents (*.pdf)"),
            [this](const QString &file) {
                m_file = file;
                make(Target::Pdf);
            });
}

void StickerBox::chooseSvg()
{
    askFile(tr("Save the sticker as SVG"), u"svg"_s, tr("SVG pictures (*.svg)"),
            [this](const QString &file) { tell(writeSvg(file, m_shown), file); });
}

void StickerBox::choosePrinter()
{
    m_printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    m_printer->setFullPage(true);
    m_printer->setPageSize(pageSizeOf(paper()));
    m_printer->setDocName(StickerMaker::fileName(m_entry.profile, m_posId));
    auto *dialog = new QPrintDialog(m_printer.get(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this] { make(Target::Printer); });
    dialog->open();
}

} // namespace tilldesk::ui
