#pragma once

#include "ui/models/common/place.h"
#include "ui/widgets/common/forward.h"

#include <QMap>
#include <QWidget>

namespace tilldesk::ui {

class RailButton;

/// The navigation at the left of the window. The user can narrow it to icons. The rail is one tab
/// stop: the arrow keys, Home and End move between its buttons.
class Rail : public QWidget
{
    Q_OBJECT

public:
    explicit Rail(const Theme &theme, QWidget *parent = nullptr);

    void setPlace(Place place);
    void setBadge(Place place, int count);
    /// Shows only these views.
    void setPlaces(const QList<Place> &places);
    /// Returns whether the rail offers the view.
    [[nodiscard]] bool shows(Place place) const;
    /// Makes Place::Lock lock the till in place of opening a view.
    void setLocks(bool locks) { m_locks = locks; }
    void setNarrow(bool narrow);
    /// Narrows the rail to icons, whatever the user has chosen, because the window has no room for
    /// words.
    void setCramped(bool cramped);
    [[nodiscard]] bool isNarrow() const { return m_isNarrow; }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void placeChosen(tilldesk::ui::Place place);
    void lockRequested();

private:
    void addButton(QVBoxLayout *layout, Place place);
    /// Makes `button` the one button that Tab reaches.
    void setTabStop(QWidget *button);
    void showBrand();
    void showWidth();

    const Theme &m_theme;
    QLabel *m_mark;
    QLabel *m_brand;
    QToolButton *m_narrow;
    QBoxLayout *m_brandRow;
    QMap<Place, RailButton *> m_buttons;
    QList<QWidget *> m_stops; ///< all buttons, from the top
    bool m_isNarrow = false;
    bool m_isCramped = false;
    bool m_locks = false;
};

} // namespace tilldesk::ui
