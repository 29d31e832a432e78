#pragma once

#include "core/base/clock.h"
#include "core/domain/hosted_open.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

class QStackedLayout;

namespace tilldesk::ui {

/// An open item: what the provider says beside what this shop says, why the item is open, and one
/// thing to do.
class OpenItemDetails : public QWidget
{
    Q_OBJECT

public:
    /// @param clock  of the service
    /// @pre `theme` and `clock` must outlive this object
    OpenItemDetails(const Theme &theme, const Clock &clock, QWidget *parent = nullptr);

    /// @param item  null: none is chosen
    void show(const HostedOpenItem *item);

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void fetchRequested();

private:
    void showItem();

    const Clock &m_clock;
    std::optional<HostedOpenItem> m_item;
    QStackedLayout *m_stack;
    QLabel *m_amount;
    Pill *m_reason;
    QLabel *m_what;
    QLabel *m_there;
    QLabel *m_here;
    QLabel *m_payout;
    QLabel *m_why;
    QPushButton *m_fetch;
    QPushButton *m_open;
    QPushButton *m_copy;
};

} // namespace tilldesk::ui
