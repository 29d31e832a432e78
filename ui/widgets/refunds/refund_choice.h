#pragma once

#include <QFrame>

class QHBoxLayout;
class QRadioButton;

namespace tilldesk::ui {

/// One of several ways, in a frame of its own: a click anywhere in it chooses it.
class RefundChoice : public QFrame
{
    Q_OBJECT

public:
    /// @param value  stands at the right
    RefundChoice(const QString &words, QWidget *value, QWidget *parent = nullptr);

    [[nodiscard]] QRadioButton &button() { return *m_button; }

protected:
    void mousePressEvent(QMouseEvent *event) override;

private:
    QRadioButton *m_button;
};

} // namespace tilldesk::ui
