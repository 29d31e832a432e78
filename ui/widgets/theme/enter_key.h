#pragma once

#include <QObject>

namespace tilldesk::ui {

/// Makes Enter press the focused button in every window. Qt does that in dialogs only, and there
/// only for buttons with autoDefault; otherwise Enter presses the default button of the dialog.
class EnterKey : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace tilldesk::ui
