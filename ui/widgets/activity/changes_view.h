#pragma once

#include "ui/models/activity/activity_words.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

/// The values that an entry has changed, before and after, a line each.
class ChangesView : public QWidget
{
    Q_OBJECT

public:
    explicit ChangesView(QWidget *parent = nullptr);

    /// @param changes  empty: "Nothing changed."
    void setChanges(const QList<Change> &changes);

private:
    void addLine(QGridLayout &grid, int row, const Change &change) const;

    QWidget *m_content = nullptr;
};

} // namespace tilldesk::ui
