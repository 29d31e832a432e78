#pragma once

#include "ui/widgets/common/painted_button.h"

namespace tilldesk::ui {

/// One filter in a row of filters, highlighted while active. An active chip of kind Filter is
/// cleared by its cross, Delete or Backspace.
class Chip : public PaintedButton
{
    Q_OBJECT

public:
    enum class Kind {
        Filter, ///< a click opens the choices, the cross clears the filter
        Choice, ///< a click opens the choices; one of them is always chosen
        Toggle, ///< a click switches the filter on or off
    };

    explicit Chip(const Theme &theme, QWidget *parent = nullptr);

    void setKind(Kind kind);
    void setActive(bool active);
    [[nodiscard]] bool isActive() const { return m_isActive; }

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void cleared();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QRect signRect() const;

    Kind m_kind = Kind::Filter;
    bool m_isActive = false;
};

} // namespace tilldesk::ui
