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
      m_name(named(new QLineEdit(name), u"newName"_s)),
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
    auto *save = makeButton(tr("Save"), u"primary"_s);
    save->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &NameDialog::accept);
    connect(m_name, &QLineEdit::textChanged, this, [this] { showText(m_problem, {}); });
    fill(this,
         {makeLabel(title, u"heading"_s), LayoutItem::gap(4), makeLabel(tr("Name"), u"muted"_s),
          m_name, m_problem, LayoutItem::gap(8), row({LayoutItem::stretch(), cancel, save})},
         {.margins = {28, 24, 28, 24}});
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
