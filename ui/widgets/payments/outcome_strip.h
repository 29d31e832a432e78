#pragma once

#include "ui/models/common/outcome_watch.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

/// Says above the payments which requests have no known outcome: they are no payments yet. Hidden
/// if there are none.
class OutcomeStrip : public QFrame
{
    Q_OBJECT

public:
    /// @pre `outcomes`, `ticker` and `clock` outlive this object
    OutcomeStrip(const OutcomeWatch &outcomes, const Theme &theme, const Ticker &ticker,
                 const Clock &clock, QWidget *parent = nullptr);

    /// @param profiles  limits the strip to these; empty: all
    void setProfiles(const QList<ProfileId> &profiles);

    /// Returns how many there are of these profiles.
    [[nodiscard]] int count() const { return int(m_watch.openOf(m_profiles).size()); }

Q_SIGNALS:
    void counted(); ///< count() may have changed
    void outcomeRequested(const tilldesk::PaymentId &request);

private:
    void showState();

    const Clock &m_clock;
    const OutcomeWatch &m_watch;
    QList<ProfileId> m_profiles;
    Pill *m_pill;
    QLabel *m_line;
    QLabel *m_more;
    QPushButton *m_open;
};

} // namespace tilldesk::ui
