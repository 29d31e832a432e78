#pragma once

#include "ui/widgets/common/forward.h"

#include <QDialog>
#include <functional>

namespace tilldesk::ui {

/// Asks for a name. Enter saves.
class NameDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param name     the name so far; may be empty
    /// @param longest  characters that a name may have
    /// @param whyNot   returns why a name is refused; empty: it is possible
    NameDialog(const QString &title, const QString &name, qsizetype longest,
               std::function<QString(const QString &)> whyNot, QWidget *parent = nullptr);

    /// Sets what is asked for, in place of a name, and the words of the button that goes on.
    void setWords(const QString &label, const QString &goOn);
    [[nodiscard]] QString name() const;
    void accept() override;

private:
    QLabel *m_label;
    QLineEdit *m_name;
    QPushButton *m_save;
    QLabel *m_problem;
    std::function<QString(const QString &)> m_whyNot;
};

} // namespace tilldesk::ui
