#pragma once

#include <QLineEdit>

namespace tilldesk::ui {

/// A line of text that shows the beginning of a long text while another widget has the focus; a
/// plain QLineEdit shows its end, where the caret is.
class TextField : public QLineEdit
{
public:
    explicit TextField(QWidget *parent = nullptr);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    bool m_isTyped = false; ///< the change that is being reported is the user's
};

} // namespace tilldesk::ui
