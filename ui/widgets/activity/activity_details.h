#pragma once

#include "ui/models/activity/activity_record.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/lists/details_frame.h"

namespace tilldesk::ui {

class ChangesView;
class FactsView;
class ToneBadge;

/// The details of an entry of the audit trail: who and where, what changed, and its seal.
class ActivityDetails : public DetailsFrame
{
    Q_OBJECT

public:
    /// @param record  must outlive this object
    ActivityDetails(const Theme &theme, ActivityRecord &record, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return m_record.title(); }

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);

protected:
    void showRecord() override;

private:
    void showFit();

    const Theme &m_theme;
    ActivityRecord &m_record;
    ToneBadge *m_badge;
    QLabel *m_title;
    QLabel *m_when;
    FactsView *m_persons;
    QLabel *m_factsTitle;
    FactsView *m_facts;
    ChangesView *m_changes;
    FactsView *m_proof;
    QLabel *m_fitIcon;
    QLabel *m_fit;
    QPushButton *m_payment;
    QPushButton *m_copy;
};

} // namespace tilldesk::ui
