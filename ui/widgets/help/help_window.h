#pragma once

#include "ui/widgets/common/forward.h"

#include <QTextCursor>
#include <QWidget>

class QTextBrowser;

namespace tilldesk::ui {

/// The rules of the service (service.md) in a separate window. The user follows the links between
/// the sections, and searches the page.
class HelpWindow : public QWidget
{
    Q_OBJECT

public:
    /// @param theme  must outlive this object
    HelpWindow(const Theme &theme, QWidget *parent);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QToolButton *makeStep(const QString &icon, const QString &words, int by);
    void showPage();
    void findAll();
    void choose(qsizetype match);

    const Theme &m_theme;
    QLineEdit *m_find;
    QLabel *m_found;
    QTextBrowser *m_page;
    QList<QTextCursor> m_matches;
    qsizetype m_match = 0; ///< index of the match that is in view
};

} // namespace tilldesk::ui
