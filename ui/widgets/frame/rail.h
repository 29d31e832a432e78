#pragma once

#include "ui/models/common/place.h"

#include <QMap>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace tilldesk::ui {

class RailButton;
class Theme;

/// The way around the window, at its left; can be narrowed to icons.
class Rail : public QWidget
{
    Q_OBJECT

public:
    explicit Rail(const Theme &theme, QWidget *parent = nullptr);

    void setPlace(Place place);
    void setBadge(Place place, int count);
    void setNarrow(bool narrow);
    /// There is no room for words, whatever the person has chosen.
    void setCramped(bool cramped);
    [[nodiscard]] bool isNarrow() const { return m_isNarrow; }

Q_SIGNALS:
    void placeChosen(tilldesk::ui::Place place);

private:
    void addButton(QVBoxLayout *layout, Place place);
    void showBrand();
    void showWidth();

    const Theme &m_theme;
    QBoxLayout *m_brandRow;
    QLabel *m_mark;
    QLabel *m_brand;
    QToolButton *m_narrow;
    QMap<Place, RailButton *> m_buttons;
    bool m_isNarrow = false;
    bool m_isCramped = false;
};

} // namespace tilldesk::ui
