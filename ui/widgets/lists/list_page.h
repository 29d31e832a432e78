#pragma once

#include "ui/widgets/common/forward.h"
#include "ui/widgets/lists/list_card.h"

namespace tilldesk::ui {

class DetailsSheet;

/// Base of pages with a list: tabs, filters, the rows, and the chosen record beside or below them.
/// Remembers how the user has divided the space. Without details, the list takes the whole width.
/// In a window narrower than Parts::room, details beside the list are in a DetailsSheet
/// instead, which Enter or a click on a row opens.
class ListPage : public QWidget
{
    Q_OBJECT

public:
    /// Usual width of the window from which the details stand beside the list.
    static constexpr int kRoomForDetails = 1200;

    /// Reloads the rows, and in derived pages also what is shown beside them.
    virtual void refresh();
    /// Exports the list, as filtered, to a file (Ctrl+E).
    virtual void exportShown() {}

protected:
    /// The parts of a page. Their widgets are owned by the page once build() was called.
    struct Parts {
        ListPresenter &presenter; ///< must outlive the page
        TableView *table;
        TabStrip *tabs = nullptr;
        QWidget *above = nullptr;  ///< widget above the filters
        QWidget *before = nullptr; ///< widget at the left of the list; only without details
        QString title = {};        ///< title of the list, at the left of the filters
        FilterChips *filters = nullptr;
        QWidget *field = nullptr; ///< FilterField; Ctrl+F leads to it
        QWidget *top = nullptr;   ///< widget in the place of the filters, which contains `field`
        /// Widget between the filters and the list, as wide as the page.
        QWidget *figures = nullptr;
        QList<QWidget *> buttons = {}; ///< buttons to the right of the filters
        QString exportName = {};       ///< object name of the Export button; empty: no such button
        ListCard::Note note = ListCard::Note::Summary;
        QString noteName = {};
        QWidget *bar = nullptr;  ///< bar below the rows, for example a SelectionBar
        QLayout *head = nullptr; ///< line in the card, above the rows
        QSize smallest = {};     ///< minimum size of the list; only without details
        QWidget *details = nullptr;
        Qt::Orientation split = Qt::Horizontal; ///< Vertical: the details are below the list
        int size = 372; ///< initial size of the details, or of the list if the details are below
        /// Width of the window from which the details stand beside the list.
        int room = kRoomForDetails;
        QString layoutKey = {}; ///< preferences key of the remembered division
        QMargins margins = {};
    };

    /// @pre `theme` and `preferences` must outlive this object.
    ListPage(const Theme &theme, Preferences &preferences, QWidget *parent);

    void build(const Parts &parts);
    /// Calls exportShown() on Ctrl+E. build() does this for pages with an Export button.
    void exportOnKeys();
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] Preferences &preferences() { return m_preferences; }
    [[nodiscard]] TableView &table() const { return *m_table; }
    [[nodiscard]] ListCard &list() const { return *m_card; }
    /// Makes the details visible: opens the sheet of a narrow window, else a no-op.
    void showDetails();
    /// Opens the record of a row in a window of its own. Called when the user opens the row while
    /// its details are in no sheet.
    virtual void openRow(const QString &) {}
    /// Adds the actions on the chosen row to its menu. The page adds those that copy.
    virtual void addToMenu(QMenu &) {}
    /// Adds the action that does the same as Enter on the chosen row.
    void addOpen(QMenu &menu);

    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeTop(const Parts &parts);
    [[nodiscard]] QWidget *makeSplitter(const Parts &parts, QWidget *top);
    void addSorting(QMenu &menu);
    void connectSheet();
    void layOut();
    void openChosen(const QString &id);
    void openMenu(QPoint globalPosition);
    void setSheetOpen(bool isOpen);
    [[nodiscard]] bool hasSheet() const;

    const Theme &m_theme;
    Preferences &m_preferences;
    ListPresenter *m_presenter = nullptr;
    TableView *m_table = nullptr;
    ListCard *m_card = nullptr;
    QWidget *m_details = nullptr; ///< null: no details
    QWidget *m_beside = nullptr;  ///< card of the details beside the list; null: no such card
    QWidget *m_left = nullptr;    ///< the list in the splitter
    DetailsSheet *m_sheet = nullptr;
    QMargins m_margins;
    int m_room = kRoomForDetails;
};

} // namespace tilldesk::ui
