#pragma once

#include <QFrame>

class QLabel;

namespace tilldesk::ui {

class Theme;

/// A figure with its title and a note. Shows all of them at every width.
class FigureTile : public QFrame
{
    Q_OBJECT

public:
    /// @param theme  must outlive this object
    explicit FigureTile(const Theme &theme, QWidget *parent = nullptr);

    /// @param value  empty: not known yet, shown as "…"
    void setFigure(const QString &title, const QString &value, const QString &note);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Sets the largest font in which the figure fits. The title and the note wrap.
    void fit();

    const Theme &m_theme;
    QLabel *m_title;
    QLabel *m_value;
    QLabel *m_note;
};

} // namespace tilldesk::ui
