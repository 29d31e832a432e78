#include "ui/widgets/lists/list_card.h"

#include "ui/models/common/text.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/lists/list_footer.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/theme/theme.h"

#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ListCard::ListCard(const Theme &theme, ListPresenter &presenter, TableView *table, Note note,
                   const QString &noteName, QWidget *parent)
    : QFrame(parent),
      m_presenter(presenter),
      m_rows(new QStackedWidget),
      m_message(new MessagePage(theme)),
      m_note(makeLabel({}, u"muted"_s))
{
    setProperty("role", u"card"_s);
    m_rows->addWidget(table);
    m_rows->addWidget(m_message);
    if (note == Note::Summary) {
        m_footer = named(new ListFooter, noteName);
        m_note->hide();
    } else {
        m_note->setObjectName(noteName);
        m_note->setContentsMargins(12, 8, 12, 8);
        m_note->setWordWrap(true);
    }
    m_layout = fill(this, {{m_rows, 1}, m_footer ? rule() : nullptr, m_footer, m_note},
                    {.spacing = 0, .margins = {1, 1, 1, 1}});
    connect(&presenter, &ListPresenter::changed, this, &ListCard::showState);
    connect(&presenter.rows(), &ListModel::stateChanged, this, &ListCard::showState);
    connect(&presenter.rows(), &ListModel::rowsLoaded, this, &ListCard::showState);
    connect(m_message, &MessagePage::actionTriggered, this, &ListCard::act);
    showState();
}

void ListCard::setTop(QLayout *top)
{
    m_layout->insertLayout(0, top);
}

void ListCard::setBar(QWidget *bar)
{
    m_layout->insertWidget(m_layout->indexOf(m_rows) + 1, bar);
}

void ListCard::showState()
{
    const ListModel &rows = m_presenter.rows();
    const bool isFailed = rows.state() == ListModel::State::Failed;
    const bool isEmpty = rows.rowCount() == 0 && rows.state() != ListModel::State::Loading;
    m_rows->setCurrentIndex(isFailed || isEmpty ? 1 : 0);
    if (m_footer)
        m_footer->setNote(m_presenter.note(), m_presenter.sums());
    else
        showText(m_note, m_presenter.note());
    if (isFailed) {
        m_message->setMessage(u"triangle-alert"_s, m_presenter.failureTitle(),
                              Text::sentence(rows.error()), tr("Retry"));
    } else if (isEmpty) {
        const EmptyList empty = m_presenter.emptyState();
        m_message->setMessage(empty.icon, empty.title, empty.why, empty.action);
    }
}

void ListCard::act()
{
    if (m_presenter.rows().state() == ListModel::State::Failed)
        return m_presenter.retry();
    switch (m_presenter.emptyState().does) {
    case EmptyList::Does::Nothing: return;
    case EmptyList::Does::ClearFilters: m_presenter.clearFilters(); return;
    case EmptyList::Does::ShowAll: m_presenter.showAll(); return;
    case EmptyList::Does::Elsewhere: Q_EMIT elsewhereRequested(); return;
    }
}

} // namespace tilldesk::ui
