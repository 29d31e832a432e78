#include "ui/widgets/today/attention_list.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/theme/metrics.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

AttentionList::AttentionList(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

void AttentionList::setNotices(const QList<TodayPresenter::Notice> &notices)
{
    if (m_content && notices == m_shown)
        return; // a rebuild would take the keyboard focus from its button
    m_shown = notices;
    delete m_content;
    m_content = new QWidget;
    auto *lines = new QVBoxLayout(m_content);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    for (const TodayPresenter::Notice &notice : notices)
        lines->addWidget(makeRow(notice));
    if (notices.isEmpty())
        lines->addWidget(makeLabel(tr("Nothing needs your attention."), u"muted"_s));
    layout()->addWidget(m_content);
}

QWidget *AttentionList::makeRow(const TodayPresenter::Notice &notice)
{
    auto *pill = new Pill(m_theme);
    pill->setWord(notice.word, notice.tone);
    QLabel *words = makeLabel(notice.text, u"plain"_s);
    words->setWordWrap(true);
    auto *button = new QPushButton(notice.action);
    button->setProperty("role", u"link"_s);
    button->setObjectName(u"attention%1"_s.arg(int(notice.leads)));
    button->setAccessibleName(QString(notice.text + u": "_s + notice.action));
    connect(button, &QPushButton::clicked, this,
            [this, leads = notice.leads] { Q_EMIT chosen(leads); });
    return rowWidget({pill, {words, 1}, button});
}

} // namespace tilldesk::ui
