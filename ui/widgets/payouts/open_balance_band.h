#pragma once

#include "ui/models/payouts/open_balance.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

/// Shows "we − the provider = difference", and whether the open items explain the difference.
class OpenBalanceBand : public QFrame
{
    Q_OBJECT

public:
    /// @param atEnd  stands at the end of the band; becomes its child
    OpenBalanceBand(const Theme &theme, QWidget *atEnd, QWidget *parent = nullptr);

    void setBalance(const OpenBalance &balance);

Q_SIGNALS:
    /// The user wants to see what makes the difference.
    void explanationRequested();

private:
    void showSign();

    const Theme &m_theme;
    OpenBalance::State m_state = OpenBalance::State::Equal;
    QLabel *m_here;
    QLabel *m_there;
    QLabel *m_difference;
    QLabel *m_sign;
    QLabel *m_verdict;
    QPushButton *m_explain;
    QLabel *m_parts;
};

} // namespace tilldesk::ui
