#pragma once

#include <QAbstractButton>

namespace tilldesk::ui {

class Theme;

/// A filter in a row of filters. A click opens its choices; while it filters it is accented and its
/// cross, Delete or Backspace clears it.
class Chip : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Chip(const Theme &theme, QWidget *parent = nullptr);

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

    const Theme &m_theme;
    bool m_isActive = false;
};

} // namespace tilldesk::ui
