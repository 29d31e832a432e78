#pragma once

#include "ui/models/find/find_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QPointer>
#include <QWidget>

class QProgressBar;

namespace tilldesk::ui {

class FindList;
class FindTabs;
class KeyHints;

/// The search box, over the whole window. The keyboard focus is in its field; the arrow keys move
/// the current row, Enter opens it, Tab changes the group, Escape empties the field and then
/// closes.
class FindPalette : public QWidget
{
    Q_OBJECT

public:
    /// @param window  the palette covers it
    /// @pre `theme` and `presenter` outlive this object.
    FindPalette(const Theme &theme, FindPresenter &presenter, QWidget *window);

    /// Opens with the text of the last time, selected.
    void open();
    /// Opens with a text.
    void openWith(const QString &text);
    /// Closes and returns the keyboard focus to the widget that had it before.
    void dismiss();

Q_SIGNALS:
    /// The user opened a result. The palette is closed by now.
    void opened(const tilldesk::ui::FindRow &row, bool inOwnWindow);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] QWidget *makeFoot();
    [[nodiscard]] bool handle(const QKeyEvent &event);
    [[nodiscard]] bool handleControl(int key);
    void openCurrent(bool inOwnWindow);
    void openRow(const FindRow &row, bool inOwnWindow);
    void filterPayments();
    void copyId();
    void showState();
    void showCurrent();
    void place();

    const Theme &m_theme;
    FindPresenter &m_presenter;
    QFrame *m_panel;
    QLineEdit *m_field;
    QLabel *m_reading;
    QLabel *m_readingValue;
    QProgressBar *m_progress;
    FindTabs *m_tabs;
    FindList *m_list;
    MessagePage *m_message;
    QStackedWidget *m_stack;
    KeyHints *m_keys;
    QLabel *m_summary;
    QPointer<QWidget> m_focusBefore;
};

} // namespace tilldesk::ui
