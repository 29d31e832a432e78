#pragma once

#include "ui/models/staff/lock_presenter.h"
#include "ui/widgets/common/painted_button.h"

namespace tilldesk::ui {

/// A person on the locked till: initials, first name and role.
class PersonTile : public PaintedButton
{
    Q_OBJECT

public:
    explicit PersonTile(const Theme &theme, QWidget *parent = nullptr);

    void setTile(const LockPresenter::Tile &tile);
    [[nodiscard]] const LockPresenter::Tile &tile() const { return m_tile; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    LockPresenter::Tile m_tile;
};

/// Look of a disc with initials.
enum class InitialsLook { Usual, Chosen, Quiet };

/// Paints initials in a disc, as on the tiles of people.
void paintInitials(QPainter &painter, const Theme &theme, const QRect &disc,
                   const QString &initials, InitialsLook look);

} // namespace tilldesk::ui
