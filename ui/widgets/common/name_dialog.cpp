#include "ui/widgets/common/name_dialog.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

NameDialog::NameDialog(const QString &title, const QString &name, qsizetype longest,
                       std::function<QString(const QString &)> whyNot, QWidget *parent)
    : QDialog(parent),
      m_label(makeLabel(tr("Name"), u"muted"_s)),
      m_name(named(new QLineEdit(name), u"newName"_s)),
      m_save(named(makeButton(tr("Save"), u"primary"_s), u"saveName"_s)),
      m_problem(named(makeText({}, u"problem"_s), u"newNameProblem"_s)),
      m_whyNot(std::move(whyNot))
{
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    m_name->setAccessibleName(tr("Name"));
    m_name->setMaxLength(int(longest));
    m_name->setMinimumWidth(300);
    m_name->selectAll();
    m_problem->hide();
    auto *cancel = new QPushButton(tr("Cancel"));
    m_save->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &NameDialog::accept);
    connect(m_name, &QLineEdit::textChanged, this, [this] { showText(m_problem, {}); });
    fill(this,
         {makeLabel(title, u"heading"_s), LayoutItem::gap(4), m_label, m_name, m_problem,
          LayoutItem::gap(8), row({LayoutItem::stretch(), cancel, m_save})},
         {.margins = {28, 24, 28, 24}});
}

void NameDialog::setWords(const QString &label, const QString &goOn)
{
    m_label->setText(label);
    m_name->setAccessibleName(label);
    m_save->setText(goOn);
}

QString NameDialog::name() const
{
    return m_name->text();
}

void NameDialog::accept()
{
    const QString whyNot = m_whyNot(name());
    showText(m_problem, whyNot);
    m_name->setAccessibleDescription(whyNot);
    if (whyNot.isEmpty())
        QDialog::accept();
    else
        m_name->setFocus();
}

} // namespace tilldesk::ui
