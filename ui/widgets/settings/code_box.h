#pragma once

#include <QWidget>

class QPlainTextEdit;

namespace tilldesk::ui {

class Theme;

/// Text that is there to be copied, as it is: a key, a command, JSON.
class CodeBox : public QWidget
{
    Q_OBJECT

public:
    /// @param what   names the text, for screen readers
    /// @param lines  its height
    CodeBox(const Theme &theme, const QString &what, int lines, QWidget *parent = nullptr);

    void setText(const QString &text);
    /// Takes a text of any length, in as many lines as it needs up to twelve; hides for none.
    void fit(const QString &text);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void copied();

private:
    void setLines(qsizetype lines, int around);

    QPlainTextEdit *m_text;
};

} // namespace tilldesk::ui
