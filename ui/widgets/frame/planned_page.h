#pragma once

#include "ui/models/common/place.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// A page in place of a view that has nothing to show yet: what will be found here, and what the
/// user can do meanwhile.
class PlannedPage : public QWidget
{
    Q_OBJECT

public:
    PlannedPage(const Theme &theme, Place place, QWidget *parent = nullptr);

Q_SIGNALS:
    void actionTriggered();
};

} // namespace tilldesk::ui
