#pragma once

#include "ui/widgets/common/forward.h"

#include <QObject>

class QSystemTrayIcon;

namespace tilldesk::ui {

/// Keeps the program serving without its window. Its icon in the system tray brings the window back
/// or ends the program; without a tray, the window is minimised instead.
class Background : public QObject
{
    Q_OBJECT

public:
    /// @pre `theme` and `window` outlive this object.
    Background(const Theme &theme, QWidget &window);

    /// Hides the window.
    void enter();
    /// Shows the window again.
    void leave();
    /// Returns whether the desktop shows tray icons.
    [[nodiscard]] static bool hasTray();

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void quitRequested();

private:
    void makeIcon();

    const Theme &m_theme;
    QWidget &m_window;
    QSystemTrayIcon *m_icon = nullptr; ///< null until enter()
};

} // namespace tilldesk::ui
