#pragma once

#include "ui/models/today/today_presenter.h"

#include <QAbstractButton>

namespace tilldesk::ui {

class Theme;

/// A figure of the day. A click opens the list that the figure sums.
class TodayTile : public QAbstractButton
{
    Q_OBJECT

public:
    explicit TodayTile(const Theme &theme, QWidget *parent = nullptr);

    void setTile(const TodayPresenter::Tile &tile);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    const Theme &m_theme;
    TodayPresenter::Tile m_tile;
};

} // namespace tilldesk::ui
