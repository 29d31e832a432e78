#pragma once

#include <QFrame>

class QLabel;

namespace tilldesk::ui {

/// A figure with its title and a note.
class FigureTile : public QFrame
{
    Q_OBJECT

public:
    explicit FigureTile(QWidget *parent = nullptr);

    /// @param value  empty: not known yet, shown as "…"
    void setFigure(const QString &title, const QString &value, const QString &note);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Elides the texts that do not fit.
    void fit();

    QString m_titleText;
    QString m_valueText;
    QString m_noteText;
    QLabel *m_title;
    QLabel *m_value;
    QLabel *m_note;
};

} // namespace tilldesk::ui
