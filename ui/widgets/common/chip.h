#pragma once

#include <QAbstractButton>

namespace tilldesk::ui {

class Theme;

/// A filter in a row of filters, accented while it filters. Delete or Backspace clears one of the
/// kind Filter, as its cross does.
class Chip : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Kind {
        Filter, ///< a click opens its choices, the cross clears it
        Choice, ///< a click opens its choices; one of them always holds
        Toggle, ///< a click switches it on and off
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

    const Theme &m_theme;
    Kind m_kind = Kind::Filter;
    bool m_isActive = false;
};

} // namespace tilldesk::ui
