#pragma once

#include <QDialog>

class QHBoxLayout;
class QPushButton;

namespace tilldesk::ui {

/// Asks before something happens that cannot be taken back. Its result is that of the button;
/// Escape and closing give 0.
class QuestionDialog : public QDialog
{
    Q_OBJECT

public:
    QuestionDialog(const QString &heading, const QString &sentence, QWidget *parent = nullptr);

    /// The last one added is the one for Enter.
    /// @param role    of theme.qss, for example "danger"; empty: a plain button
    /// @param result  0: nothing happens
    QPushButton *addChoice(const QString &words, int result, const QString &role = {});

private:
    QHBoxLayout *m_buttons;
};

} // namespace tilldesk::ui
