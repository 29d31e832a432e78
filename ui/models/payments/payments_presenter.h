#pragma once

#include "ui/models/payments/payments_model.h"
#include "ui/models/payments/payments_query.h"

#include <QTimer>

namespace tilldesk::ui {

/// What the list of payments shows and says: its query, its rows, its counts. Keeps them live.
class PaymentsPresenter : public QObject
{
    Q_OBJECT

public:
    explicit PaymentsPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] PaymentsModel &model() { return m_model; }
    [[nodiscard]] const PaymentsQuery &query() const { return m_query; }
    /// What the list shows now.
    [[nodiscard]] PaymentFilter filter() const;

    /// The day it is in the shop.
    [[nodiscard]] QDate today() const;
    /// Asks for the list for the first time; until then the gateways hear nothing.
    void start();
    void setTab(PaymentTab tab); ///< and forgets the statuses chosen one by one
    void setStatuses(const QList<PaymentStatus> &statuses); ///< and goes to the tab All
    void setPeriod(const Period &period);
    void setFind(const QString &text);
    void setProfile(const std::optional<ProfileId> &profile);
    void setOldestFirst(bool oldestFirst);
    /// Shows all payments of a tab and a period, whatever was chosen before; the profile stays.
    void showOnly(PaymentTab tab, const Period &period);
    void clearFilters(); ///< all chips; the tab and the profile stay
    void refresh();
    void retry();

    /// @return how many payments the tab would show; empty until that is known
    [[nodiscard]] std::optional<qint64> countOf(PaymentTab tab) const;
    /// `1 284 payments · € 38 912.40`, or why the numbers are not there.
    [[nodiscard]] QString summary() const;

    struct EmptyState {
        QString title;
        QString why;
        QString action;
        enum class Does { CreatePayment, ClearFilters, ShowAll } does = Does::CreatePayment;
    };
    /// What to say in place of the rows when there are none.
    [[nodiscard]] EmptyState emptyState() const;

Q_SIGNALS:
    void queryChanged();
    void totalsChanged();

private:
    void setQuery(PaymentsQuery query);
    void askTotals();
    void takeTotals(bool refundedOnly, const Result<PaymentTotals> &totals);

    const Gateways m_gateways;
    PaymentsModel m_model;
    PaymentsQuery m_query;
    std::optional<PaymentTotals> m_totals;
    std::optional<PaymentTotals> m_refundedTotals; ///< of those of which money was given back
    QTimer m_refreshSoon;
    int m_totalsGeneration = 0;
    bool m_isStarted = false;
    int m_totalsOnTheirWay = 0;
    bool m_mustAskTotalsAgain = false;
};

} // namespace tilldesk::ui
