#include "ui/widgets/common/question_dialog.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/metrics.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QuestionDialog::QuestionDialog(const QString &heading, const QString &sentence, QWidget *parent)
    : QDialog(parent),
      m_buttons(row({LayoutItem::stretch()}))
{
    constexpr int kWidth = 420;
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(heading);
    setAccessibleDescription(sentence);
    QLabel *title = makeLabel(heading, u"heading"_s);
    QLabel *words = makeText(sentence, u"plain"_s);
    for (QLabel *label : {title, words})
        label->ensurePolished();
    const int width = qMax(kWidth, title->sizeHint().width());
    words->setFixedSize(width, words->heightForWidth(width));
    fill(this, {title, words, m_buttons}, {.spacing = metrics::kGap, .margins = {28, 24, 28, 24}})
        ->setSizeConstraint(QLayout::SetFixedSize);
}

void QuestionDialog::addChoice(const QString &words, int result, const QString &role,
                               const QString &name)
{
    QPushButton *button = named(makeButton(words, role), name);
    connect(button, &QPushButton::clicked, this, [this, result] { done(result); });
    if (role == u"danger"_s) { // at the right end, and never what Enter does
        m_danger = button;
        button->setAutoDefault(false);
        m_buttons->addWidget(button);
        return;
    }
    const int place = m_danger ? m_buttons->indexOf(m_danger) : m_buttons->count();
    m_buttons->insertWidget(place, button);
    if (m_danger)
        setTabOrder(button, m_danger);
    button->setDefault(true);
    button->setFocus();
}

} // namespace tilldesk::ui
