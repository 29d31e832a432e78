#include "ui/widgets/settings/file_field.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

FileField::FileField(const QString &title, Of of, QWidget *parent)
    : QWidget(parent),
      m_title(title),
      m_of(of),
      m_line(new QLineEdit),
      m_choose(new QPushButton(tr("Choose…"))),
      m_where(named(makeText(tr("A path on the shop’s computer"), u"small"_s), u"fileAtTheShop"_s))
{
    m_line->setAccessibleName(title);
    m_choose->setAccessibleName(title);
    m_choose->setAutoDefault(false); // Return in the line is for the dialog around it
    m_where->hide();
    fill(this, {row({{m_line, 1}, m_choose}), m_where}, {.spacing = 4});
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::textEdited, this, &FileField::edited);
    connect(m_choose, &QPushButton::clicked, this, &FileField::choose);
}

void FileField::setAtTheShop()
{
    m_choose->hide();
    m_where->show();
}

void FileField::choose()
{
    auto *dialog = new QFileDialog(window(), m_title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_of == Of::Folder) {
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
        dialog->setDirectory(m_line->text());
    } else {
        dialog->setFileMode(QFileDialog::ExistingFile);
        if (m_of == Of::Backup)
            dialog->setNameFilters({tr("Backups (*.backup)"), tr("All files (*)")});
        else
            dialog->setNameFilters({tr("PEM files (*.pem *.crt *.key)"), tr("All files (*)")});
    }
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        m_line->setText(file);
        Q_EMIT edited(file);
    });
    dialog->open();
}

} // namespace tilldesk::ui
