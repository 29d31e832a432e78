#pragma once

#include "ui/models/activity/activity_model.h"
#include "ui/widgets/lists/table_view.h"

namespace tilldesk::ui {

/// The table of the activity. The day stands above the first entry of each day. A person is a disc
/// with initials, a program a disc with an icon. Each sentence has the icon of its kind, in amber
/// if the entry is a warning.
class ActivityTable : public TableView
{
    Q_OBJECT

public:
    /// @param model  must outlive this object
    ActivityTable(const Theme &theme, ActivityModel &model, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fitRows();

    ActivityModel &m_model;
};

} // namespace tilldesk::ui
