#pragma once

#include "ui/models/today/today_presenter.h"
#include "ui/widgets/common/painted_button.h"

namespace tilldesk::ui {

/// A figure of the day. A click opens the list that the figure sums.
class TodayTile : public PaintedButton
{
    Q_OBJECT

public:
    explicit TodayTile(const Theme &theme, QWidget *parent = nullptr);

    void setTile(const TodayPresenter::Tile &tile);
    /// Marks the tile whose rows alone are shown.
    void setChosen(bool isChosen);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    TodayPresenter::Tile m_tile;
    bool m_isChosen = false;
};

} // namespace tilldesk::ui
