#pragma once

#include "ui/models/lists/list_presenter.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QStackedWidget;

namespace tilldesk::ui {

class MessagePage;
class TableView;
class Theme;

/// A list in a card: its rows, or a page that says why there are none, and the note below them.
class ListCard : public QFrame
{
    Q_OBJECT

public:
    enum class Note {
        Summary, ///< a line that is always there, set off by a rule
        Message, ///< words to the left, hidden while there are none
    };

    /// @param presenter  must outlive this object
    ListCard(const Theme &theme, ListPresenter &presenter, TableView *table, Note note,
             const QString &noteName = {}, QWidget *parent = nullptr);

    /// Puts a layout above the rows.
    void setTop(QLayout *top);
    void showState();

Q_SIGNALS:
    /// The empty list leads out of itself, see EmptyList::Does::Elsewhere.
    void elsewhereRequested();

private:
    void act();

    ListPresenter &m_presenter;
    QStackedWidget *m_rows;
    MessagePage *m_message;
    QLabel *m_note;
    Note m_kind;
    QBoxLayout *m_layout;
};

} // namespace tilldesk::ui
