#include "ui/widgets/lists/details_frame.h"

#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/theme/metrics.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

DetailsFrame::DetailsFrame(const Theme &theme, AsyncRecordBase &record, const Words &words,
                           QWidget *parent)
    : QWidget(parent),
      m_record(record),
      m_words(words),
      // The next record usually loads in a few milliseconds. The loading message appears only if it
      // takes longer, so that it does not flash.
      m_loadingSoon(std::chrono::milliseconds(200), [this] { showMessage(); }),
      m_stack(new QStackedLayout(this)),
      m_message(new MessagePage(theme))
{
    m_stack->addWidget(m_message);
    connect(m_message, &MessagePage::actionTriggered, &record, &AsyncRecordBase::reload);
    connect(&record, &AsyncRecordBase::changed, this, &DetailsFrame::showState);
    connect(&record, &AsyncRecordBase::replaced, this, &DetailsFrame::scrollToTop);
}

void DetailsFrame::scrollToTop()
{
    if (auto *area = findChild<QScrollArea *>())
        area->verticalScrollBar()->setValue(0);
}

void DetailsFrame::setContent(QWidget *content)
{
    m_stack->addWidget(content);
    showState();
}

void DetailsFrame::showState()
{
    if (m_record.state() == AsyncRecordBase::State::Loading) {
        disableActions();
        m_loadingSoon.request();
        return;
    }
    m_loadingSoon.cancel();
    if (!m_record.isShown())
        return showMessage();
    m_stack->setCurrentIndex(1);
    showRecord();
}

void DetailsFrame::showMessage()
{
    m_stack->setCurrentIndex(0);
    switch (m_record.state()) {
    case AsyncRecordBase::State::Nothing:
        m_message->setMessage(m_words.icon, m_words.noneTitle, m_words.noneWhy, {});
        return;
    case AsyncRecordBase::State::Loading:
        m_message->setMessage(u"clock"_s, tr("Loading…"), {}, {});
        return;
    case AsyncRecordBase::State::Failed:
        m_message->setMessage(u"triangle-alert"_s, m_words.failureTitle, m_record.message(),
                              tr("Retry"));
        return;
    case AsyncRecordBase::State::Shown: return;
    }
}

QWidget *detailsContent(QLayout *head, QLayout *lines, QLayout *footer)
{
    constexpr int kSide = metrics::kCardPadding;
    auto *body = new QWidget;
    lines->setContentsMargins(kSide, 12, kSide, kSide);
    body->setLayout(lines);
    head->setContentsMargins(kSide, kSide, kSide, 12);
    if (footer)
        footer->setContentsMargins(kSide, 10, kSide, 10);
    return columnWidget({head, rule(), {scrolling(body), 1}, footer ? rule() : nullptr, footer},
                        {.spacing = 0, .margins = {1, 1, 1, 1}});
}

} // namespace tilldesk::ui
