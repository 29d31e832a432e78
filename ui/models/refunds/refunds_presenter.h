#pragma once

#include "ui/models/common/period.h"
#include "ui/models/lists/list_presenter.h"
#include "ui/models/refunds/refunds_model.h"

namespace tilldesk::ui {

/// The list of refunds: its filter, its rows and its counts.
class RefundsPresenter : public ListPresenter
{
    Q_OBJECT

public:
    explicit RefundsPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] RefundsModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    /// Returns the status that the list is filtered by; empty: all statuses.
    [[nodiscard]] std::optional<RefundStatus> status() const { return m_status; }
    [[nodiscard]] const Period &period() const { return m_period; }
    [[nodiscard]] const QString &find() const { return m_find; }
    /// Returns the filter of the list as of now.
    [[nodiscard]] RefundFilter filter() const;
    void setStatus(std::optional<RefundStatus> status);
    void setPeriod(const Period &period) { choose(m_period, period); }
    /// @param text  a complete refund id, payment id or reference; empty: all refunds
    void setFind(const QString &text) { choose(m_find, text.trimmed()); }
    void setProfiles(const QList<ProfileId> &profiles) { choose(m_profiles, profiles); }
    /// Replaces all filters except the profile.
    void showOnly(std::optional<RefundStatus> status, const Period &period, const QString &find);
    void clearFilters() override; ///< clears the chips; keeps the tab and the profile
    void showAll() override { setStatus({}); }

    /// Returns how many refunds the tab of a status would show. Empty `status`: the tab of all
    /// refunds. Empty result: not loaded.
    [[nodiscard]] std::optional<qint64> countOf(std::optional<RefundStatus> status) const;
    /// `3 refunds`, followed by sums(); empty until loaded.
    [[nodiscard]] QString summary() const;
    /// Sums of the refunds that are not done, and of those that are.
    [[nodiscard]] QList<ListSum> sums() const override;
    [[nodiscard]] QString note() const override;
    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;

protected:
    void ask() override;
    void askAgain() override;

private:
    [[nodiscard]] RefundTotal totalOf(std::optional<RefundStatus> status) const;
    void askTotals();

    RefundsModel m_model;
    std::optional<RefundStatus> m_status;
    Period m_period;
    QString m_find;
    QList<ProfileId> m_profiles; ///< empty: all profiles
    std::optional<RefundTotals> m_totals;
    Latest m_totalAnswers;
};

} // namespace tilldesk::ui
