#include "ui/widgets/print/print_dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QStandardPaths>
#include <memory>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

class PrintText
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::PrintText)

public:
    static QString savePdf() { return tr("Save as PDF"); }
    static QString pdfFilter() { return tr("PDF documents (*.pdf)"); }
};

} // namespace

void askPrinter(QWidget *parent, const PrintedDocument &document,
                const std::function<void(const PrintOutcome &)> &told)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(document.title);
    printer->setCreator(u"Tilldesk"_s);
    printer->setPageLayout(pageLayoutOf(document));
    auto *dialog = new QPrintDialog(printer.get(), parent->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, parent, [printer, document, told] {
        // Set the page layout again: the dialog does not know a receipt roll or the paper of a
        // file, and has replaced the layout.
        if (document.paper == Paper::Roll80 || !printer->outputFileName().isEmpty())
            printer->setPageLayout(pageLayoutOf(document));
        if (render(document, *printer))
            told(printer->printerName());
        else
            told(fail(ErrorCode::FileNotWritten, printer->printerName()));
    });
    dialog->open();
}

void askPdf(QWidget *parent, const PrintedDocument &document, const QString &name,
            const std::function<void(const PrintOutcome &)> &told)
{
    askFile(parent, PrintText::savePdf(), name, u"pdf"_s, PrintText::pdfFilter(),
            [document, told](const QString &file) {
                const Result<void> written = writePdf(document, file);
                told(written ? PrintOutcome(file) : PrintOutcome(written.failure()));
            });
}

void askFile(QWidget *parent, const QString &title, const QString &name, const QString &suffix,
             const QString &filter, const std::function<void(const QString &)> &chosen)
{
    auto *dialog = new QFileDialog(parent->window(), title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(filter);
    dialog->setDefaultSuffix(suffix);
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(fileNameOf(name));
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

QString fileNameOf(const QString &title)
{
    static const QRegularExpression forbidden(uR"([\x00-\x1f<>:"/\\|?*]+)"_s);
    QString name = title;
    name.replace(forbidden, u"-"_s);
    while (name.endsWith(u'.') || name.endsWith(u' '))
        name.chop(1);
    return name;
}

} // namespace tilldesk::ui
