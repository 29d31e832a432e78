#pragma once

#include "ui/models/common/place.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// Placeholder for a view that does not exist yet. Says what the view will show, and what the user
/// can do until then.
class PlannedPage : public QWidget
{
    Q_OBJECT

public:
    PlannedPage(const Theme &theme, Place place, QWidget *parent = nullptr);

Q_SIGNALS:
    void actionTriggered();
};

} // namespace tilldesk::ui
