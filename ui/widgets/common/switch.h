#pragma once

#include <QCheckBox>

namespace tilldesk::ui {

class Theme;

/// An on/off switch. Keyboard and screen readers treat it as a check box.
class Switch : public QCheckBox
{
    Q_OBJECT

public:
    /// Width of the margin reserved for the focus ring, in pixels.
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
