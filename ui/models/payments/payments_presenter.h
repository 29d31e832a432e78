#pragma once

#include "ui/models/filters/filter_input.h"
#include "ui/models/lists/list_presenter.h"
#include "ui/models/payments/payments_model.h"
#include "ui/models/payments/payments_query.h"

namespace tilldesk::ui {

/// The list of payments: its query, its rows and its counts.
class PaymentsPresenter : public ListPresenter
{
    Q_OBJECT

public:
    explicit PaymentsPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] PaymentsModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    [[nodiscard]] const PaymentsQuery &query() const { return m_query; }
    /// Returns the filter of the query as of now.
    [[nodiscard]] PaymentFilter filter() const;

    /// The filter field. Its chips are the text of the query; a status chooses the tab All.
    [[nodiscard]] FilterInput &filters() { return m_filters; }

    void setTab(PaymentTab tab); ///< also removes the statuses from the filter field
    void setFind(const QString &text);
    void setProfiles(const QList<ProfileId> &profiles); ///< empty: all profiles
    void setOrder(const PaymentOrder &order);
    /// Sets the tab and the period. Clears everything else except the profile.
    void showOnly(PaymentTab tab, const Period &period);
    /// Shows the payments of a search text. Clears everything else except the profile.
    void showOnly(const QString &find);
    void clearFilters() override; ///< clears all chips; keeps the tab, the profile and the order
    void showAll() override { setTab(PaymentTab::All); }

    /// Shows what a saved view has stored.
    void show(const SavedView &view);

    /// Returns how many payments the tab would show; empty until loaded. `Needs action` also counts
    /// the requests whose outcome is not known.
    [[nodiscard]] std::optional<qint64> countOf(PaymentTab tab) const;
    /// Sets how many requests for payments have no known outcome: each needs action.
    void setUnknownOutcomes(int count);
    /// `1 284 payments`, followed by sums(); empty until loaded.
    [[nodiscard]] QString summary() const;
    /// Sums of the payments not paid, and of the payments paid.
    [[nodiscard]] QList<ListSum> sums() const override;
    /// `1 284 payments`, or why the rows may be out of date.
    [[nodiscard]] QString note() const override;
    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;

Q_SIGNALS:
    void queryChanged();
    /// showOnly() replaces the query.
    void replaced();

protected:
    void ask() override;
    void askAgain() override;

private:
    /// Returns the totals of the shown list; empty until loaded.
    [[nodiscard]] const std::optional<PaymentTotals> &totals() const;
    void setQuery(PaymentsQuery query);
    void takeFilters();
    /// Returns the total of the payments that the query would show in a tab.
    [[nodiscard]] PaymentTotal totalIn(const PaymentTotals &totals, PaymentTab tab) const;
    void askTotals();
    void takeTotals(bool refundedOnly, const Result<PaymentTotals> &totals);

    PaymentsModel m_model;
    FilterInput m_filters;
    bool m_isFillingField = false; ///< the program changes the chips, not the user
    PaymentsQuery m_query;
    std::optional<PaymentTotals> m_totals;
    /// Totals of payments that were refunded, even in part.
    std::optional<PaymentTotals> m_refundedTotals;
    Latest m_totalAnswers;
    int m_unknownOutcomes = 0;
    int m_totalsInFlight = 0;
    bool m_mustAskTotalsAgain = false;
};

} // namespace tilldesk::ui
