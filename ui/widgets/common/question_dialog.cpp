#include "ui/widgets/common/question_dialog.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/theme/metrics.h"

#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QuestionDialog::QuestionDialog(const QString &heading, const QString &sentence, QWidget *parent)
    : QDialog(parent),
      m_buttons(new QHBoxLayout)
{
    constexpr int kWidth = 420;
    setWindowTitle(heading);
    setAccessibleDescription(sentence);
    QLabel *words = makeLabel(sentence, u"plain"_s);
    words->setWordWrap(true);
    words->setFixedWidth(kWidth);
    m_buttons->setSpacing(8);
    m_buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(28, 24, 28, 24);
    layout->setSpacing(metrics::kGap);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    layout->addWidget(makeLabel(heading, u"heading"_s));
    layout->addWidget(words);
    layout->addLayout(m_buttons);
}

QPushButton *QuestionDialog::addChoice(const QString &words, int result, const QString &role)
{
    auto *button = new QPushButton(words);
    button->setProperty("role", role);
    button->setDefault(true);
    connect(button, &QPushButton::clicked, this, [this, result] { done(result); });
    m_buttons->addWidget(button);
    button->setFocus();
    return button;
}

} // namespace tilldesk::ui
