#pragma once

#include "ui/models/lists/list_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

class ListFooter;

/// A list in a card: the rows, or a page that says why there are none, with a note below.
class ListCard : public QFrame
{
    Q_OBJECT

public:
    enum class Note {
        Summary, ///< a ListFooter below a separator, always shown
        Message, ///< text at the left, hidden if empty
    };

    /// @param presenter  must outlive this object
    ListCard(const Theme &theme, ListPresenter &presenter, TableView *table, Note note,
             const QString &noteName = {}, QWidget *parent = nullptr);

    /// Inserts a layout above the rows.
    void setTop(QLayout *top);
    /// Inserts a widget between the rows and the note.
    void setBar(QWidget *bar);
    void showState();

Q_SIGNALS:
    /// The user clicked the button of the empty list, and its action is EmptyList::Does::Elsewhere.
    void elsewhereRequested();

private:
    void act();

    ListPresenter &m_presenter;
    QStackedWidget *m_rows;
    MessagePage *m_message;
    QLabel *m_note;
    ListFooter *m_footer = nullptr; ///< null: the note is a message
    QBoxLayout *m_layout;
};

} // namespace tilldesk::ui
