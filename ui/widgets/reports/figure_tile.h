#pragma once

#include <QFrame>

class QLabel;

namespace tilldesk::ui {

/// A figure: what it is, how much, and a word about it.
class FigureTile : public QFrame
{
    Q_OBJECT

public:
    explicit FigureTile(QWidget *parent = nullptr);

    /// @param value  empty while it is not known
    void setFigure(const QString &title, const QString &value, const QString &note);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Cuts what does not fit.
    void fit();

    QString m_titleText;
    QString m_valueText;
    QString m_noteText;
    QLabel *m_title;
    QLabel *m_value;
    QLabel *m_note;
};

} // namespace tilldesk::ui
