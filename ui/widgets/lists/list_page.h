#pragma once

#include "ui/widgets/lists/list_card.h"

namespace tilldesk::ui {

class FilterChips;
class Preferences;
class TableView;
class TabStrip;

/// A page with a list: tabs, filters, the rows, and the chosen record beside or below them.
/// Remembers how the person has divided the space.
class ListPage : public QWidget
{
    Q_OBJECT

public:
    /// Refreshes the rows and what is shown beside them.
    virtual void refresh();
    /// Writes what the filters show to a file (Ctrl+E).
    virtual void exportShown() {}

protected:
    /// What a page consists of. All of it is owned by the page from build() on.
    struct Parts {
        ListPresenter &presenter; ///< must outlive the page
        TableView *table;
        TabStrip *tabs = nullptr;
        QWidget *above = nullptr; ///< stands above the filters
        FilterChips *filters = nullptr;
        QWidget *top = nullptr;        ///< stands in place of filters
        QList<QWidget *> buttons = {}; ///< to the right of the filters
        QString exportName = {};       ///< of the Export button; empty: there is none
        ListCard::Note note = ListCard::Note::Summary;
        QString noteName = {};
        QWidget *details;
        Qt::Orientation split = Qt::Horizontal; ///< Vertical: details below the list
        int size = 372;            ///< of the details, or, with details below, of the list
        int roomForDetails = 1000; ///< details are hidden while the page is narrower
        QString layoutKey;         ///< of the remembered division
        QMargins margins = {};
    };

    /// @pre `theme` and `preferences` outlive this object
    ListPage(const Theme &theme, Preferences &preferences, QWidget *parent);

    void build(const Parts &parts);
    /// Calls exportShown() on Ctrl+E. Done by build() where there is an Export button.
    void exportOnKeys();
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] Preferences &preferences() { return m_preferences; }
    [[nodiscard]] TableView &table() const { return *m_table; }
    [[nodiscard]] ListCard &list() const { return *m_card; }

    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeTop(const Parts &parts);

    const Theme &m_theme;
    Preferences &m_preferences;
    ListPresenter *m_presenter = nullptr;
    TableView *m_table = nullptr;
    ListCard *m_card = nullptr;
    QWidget *m_details = nullptr;
    int m_roomForDetails = 0;
};

} // namespace tilldesk::ui
