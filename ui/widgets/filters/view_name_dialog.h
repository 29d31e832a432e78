#pragma once

#include "ui/widgets/common/forward.h"

#include <QDialog>
#include <functional>

namespace tilldesk::ui {

/// Asks for the name of a saved view. Enter saves.
class ViewNameDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param name    the name so far; empty for a new view
    /// @param whyNot  returns why a name is refused; empty: it is possible
    ViewNameDialog(const QString &title, const QString &name,
                   std::function<QString(const QString &)> whyNot, QWidget *parent = nullptr);

    [[nodiscard]] QString name() const;
    void accept() override;

private:
    QLineEdit *m_name;
    QLabel *m_problem;
    std::function<QString(const QString &)> m_whyNot;
};

} // namespace tilldesk::ui
