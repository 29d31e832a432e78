#pragma once

#include "ui/models/common/period.h"
#include "ui/models/filters/sorted_presenter.h"
#include "ui/models/refunds/refunds_model.h"

namespace tilldesk::ui {

/// The list of refunds: its filter, its rows and its counts.
class RefundsPresenter : public SortedPresenter<RefundColumn>
{
    Q_OBJECT

public:
    explicit RefundsPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] RefundsModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    /// Returns the status of the tab; empty: all statuses. A chip with a status requires the tab of
    /// all.
    [[nodiscard]] std::optional<RefundStatus> status() const { return m_status; }
    /// Returns the filter of the list as of now.
    [[nodiscard]] RefundFilter filter() const;
    void setStatus(std::optional<RefundStatus> status);
    void setProfiles(const QList<ProfileId> &profiles);
    /// Replaces all filters except the profile.
    /// @param query  as parseQuery() reads it
    void showOnly(std::optional<RefundStatus> status, const QString &query);
    void showOnly(std::optional<RefundStatus> status, const Period &period);
    /// Returns what a saved view stores of the list: the tab and the chips.
    [[nodiscard]] SavedView view() const override;
    void show(const SavedView &view) override;
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
    void adaptToFilters() override;

private:
    [[nodiscard]] RefundTotal totalOf(std::optional<RefundStatus> status) const;
    void showQuery(std::optional<RefundStatus> status, const QString &query);
    void askTotals();

    RefundsModel m_model;
    std::optional<RefundStatus> m_status;
    QList<ProfileId> m_profiles; ///< empty: all profiles
    std::optional<RefundTotals> m_totals;
    Latest m_totalAnswers;
};

} // namespace tilldesk::ui
