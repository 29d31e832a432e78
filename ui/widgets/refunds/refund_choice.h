#pragma once

#include <QFrame>

class QHBoxLayout;
class QRadioButton;

namespace tilldesk::ui {

/// One option of several, in a frame. A click anywhere in the frame chooses the option.
class RefundChoice : public QFrame
{
    Q_OBJECT

public:
    /// @param value  widget at the right of the option
    RefundChoice(const QString &words, QWidget *value, QWidget *parent = nullptr);

    [[nodiscard]] QRadioButton &button() { return *m_button; }

protected:
    void mousePressEvent(QMouseEvent *event) override;

private:
    QRadioButton *m_button;
};

} // namespace tilldesk::ui
