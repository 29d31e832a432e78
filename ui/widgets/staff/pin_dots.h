#pragma once

#include "ui/widgets/common/forward.h"
#include "ui/widgets/theme/colours.h"

#include <QWidget>

namespace tilldesk::ui {

/// The digits of a PIN as dots. Shows four rings at least, so that the length of the PIN is not
/// given away.
class PinDots : public QWidget
{
    Q_OBJECT

public:
    explicit PinDots(const Theme &theme, QWidget *parent = nullptr);

    void setDigits(int digits);
    /// Sets the colour of the digits; default Colours::title.
    void setColour(QColor Colours::*colour) { m_colour = colour; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    int m_digits = 0;
    QColor Colours::*m_colour = &Colours::title;
};

} // namespace tilldesk::ui
