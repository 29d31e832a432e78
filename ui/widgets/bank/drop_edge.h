#pragma once

#include <QWidget>

class QMimeData;

namespace tilldesk::ui {

class Theme;

/// Covers a view while a file is dragged over it: a dashed edge, and what a drop does.
class DropEdge : public QWidget
{
    Q_OBJECT

public:
    /// @pre `theme` must outlive this object
    DropEdge(const Theme &theme, QWidget *view);

    /// Covers the view.
    void showOver();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
};

/// Returns the path of the one local file that is dragged; empty otherwise.
[[nodiscard]] QString droppedFile(const QMimeData &data);

} // namespace tilldesk::ui
