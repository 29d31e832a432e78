#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"
#include "ui/models/common/timing.h"
#include "ui/models/filters/saved_views.h"

#include <QHash>

namespace tilldesk::ui {

/// Counts the payments of each saved view, again when payments change.
class ViewCounts : public QObject
{
    Q_OBJECT

public:
    /// Changes are coalesced: each view is a query.
    static constexpr std::chrono::seconds kDelay{2};

    /// @pre the gateways and `views` outlive this object
    ViewCounts(const Gateways &gateways, const SavedViews &views, QObject *parent = nullptr);

    /// Sets the profiles whose payments are counted; empty: all profiles.
    void setProfiles(const QList<ProfileId> &profiles);
    /// Returns the counts by the name of the view. A view is absent until it is counted.
    [[nodiscard]] const QHash<QString, qint64> &counts() const { return m_counts; }

Q_SIGNALS:
    void changed();

private:
    void ask();

    const Gateways m_gateways;
    const SavedViews &m_views;
    QList<ProfileId> m_profiles;
    QHash<QString, qint64> m_counts;
    Latest m_answers;
    Throttled m_askSoon;
};

} // namespace tilldesk::ui
