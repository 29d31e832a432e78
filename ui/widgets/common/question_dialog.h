#pragma once

#include <QDialog>

class QHBoxLayout;

namespace tilldesk::ui {

/// Asks for confirmation before an action that cannot be undone. The dialog's result is the result
/// of the clicked button; Escape and closing the dialog return 0. Deleted when it closes.
class QuestionDialog : public QDialog
{
    Q_OBJECT

public:
    QuestionDialog(const QString &heading, const QString &sentence, QWidget *parent = nullptr);

    /// Adds a button. The last button added is the default for Enter, but never one with the role
    /// "danger", which stands at the right end.
    /// @param role    role in theme.qss, for example "danger"; empty: a plain button
    /// @param result  result of the dialog; use 0 for the button that cancels
    /// @param name    object name of the button
    void addChoice(const QString &words, int result, const QString &role = {},
                   const QString &name = {});

private:
    QHBoxLayout *m_buttons;
    QPushButton *m_danger = nullptr; ///< null: no such choice
};

} // namespace tilldesk::ui
