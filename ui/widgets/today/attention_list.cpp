#include "ui/widgets/today/attention_list.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/theme/metrics.h"

#include <QPushButton>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr qsizetype kFew = 4; ///< more notices need the height themselves

} // namespace

AttentionList::AttentionList(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    fill(this, {});
}

void AttentionList::setNotices(const QList<TodayPresenter::Notice> &notices)
{
    if (m_content && notices == m_shown)
        return; // a rebuild would take the keyboard focus from its button
    m_shown = notices;
    delete m_content;
    m_content = new QWidget;
    constexpr int kGap = 6;
    constexpr int kLeastGap = 4;
    QVBoxLayout *lines = fill(m_content, {}, {.spacing = notices.size() > kFew ? kLeastGap : kGap});
    QList<Pill *> pills;
    int widest = 0;
    for (const TodayPresenter::Notice &notice : notices) {
        auto *pill = new Pill(m_theme);
        pill->setWord(notice.word, notice.tone);
        widest = std::max(widest, pill->sizeHint().width());
        pills << pill;
    }
    for (qsizetype i = 0; i < notices.size(); ++i) {
        QWidget *place = rowWidget({pills[i], LayoutItem::stretch()});
        place->setFixedWidth(widest); // the sentences stand below each other
        lines->addWidget(makeRow(notices[i], place));
    }
    if (notices.isEmpty())
        lines->addWidget(makeLabel(tr("Nothing needs your attention."), u"muted"_s));
    layout()->addWidget(m_content);
}

QWidget *AttentionList::makeRow(const TodayPresenter::Notice &notice, QWidget *pill)
{
    QLabel *words = makeText(notice.text, u"plain"_s);
    auto *button =
        named(makeButton(notice.action, u"link"_s), u"attention%1"_s.arg(int(notice.leads)));
    button->setProperty("look", m_shown.size() > kFew ? u"flush"_s : QString()); // lower
    button->setAccessibleName(QString(notice.text + u": "_s + notice.action));
    connect(button, &QPushButton::clicked, this,
            [this, leads = notice.leads] { Q_EMIT chosen(leads); });
    return rowWidget({pill, {words, 1}, button});
}

} // namespace tilldesk::ui
