#pragma once

#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

/// Read-only text that the user can copy: a key, a command or JSON.
class CodeBox : public QWidget
{
    Q_OBJECT

public:
    /// @param what   name of the text for screen readers
    /// @param lines  height of the box in lines of text; a shorter text makes a box of several
    ///               lines lower
    CodeBox(const Theme &theme, const QString &what, int lines, QWidget *parent = nullptr);

    void setText(const QString &text);
    /// Shows a text of any length: the box grows with the text, up to twelve lines. Hides itself if
    /// the text is empty.
    void fit(const QString &text);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void copied();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitLines();
    void setLines(qsizetype lines, int around);

    QPlainTextEdit *m_text;
    qsizetype m_most; ///< lines
};

} // namespace tilldesk::ui
