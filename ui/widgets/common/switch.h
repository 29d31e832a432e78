#pragma once

#include <QCheckBox>

namespace tilldesk::ui {

class Theme;

/// On or off, as a switch; for keyboard and screen readers it is a check box.
class Switch : public QCheckBox
{
    Q_OBJECT

public:
    /// Room around it for the mark of the keyboard, in pixels.
    static constexpr int kRing = 3;

    explicit Switch(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] bool hitButton(const QPoint &position) const override;

private:
    const Theme &m_theme;
};

} // namespace tilldesk::ui
