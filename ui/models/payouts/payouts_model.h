#pragma once

#include "core/gateway/payouts.h"
#include "ui/models/payouts/payout_rows.h"

#include <QAbstractTableModel>

namespace tilldesk::ui {

/// The payouts of a filter, newest first, of any number: what is looked at is here. New ones come
/// in at the top.
class PayoutsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Day,
        PayoutColumn,
        Bulk,
        Account,
        Payments,
        Refunds,
        PaidIn,
        Refunded,
        PaidOut,
        Status
    };
    static constexpr int kColumns = Status + 1;
    /// Stale: rows are shown, but asking for them again failed.
    enum class State { Loading, Ready, Stale, Failed };

    explicit PayoutsModel(gateway::Payouts &payouts, QObject *parent = nullptr);

    /// Shows another list from its beginning.
    void show(const PayoutFilter &filter);
    /// Asks again for what is looked at.
    void refresh();
    void setVisibleRows(int first, int last) { m_rows.setVisible(first, last); }

    [[nodiscard]] State state() const { return m_state; }
    /// Why the list could not be read. @pre state() is Stale or Failed
    [[nodiscard]] const Error &error() const { return m_error; }
    /// @return null while it is not here
    [[nodiscard]] const Payout *payoutAt(int row) const { return m_rows.at(row); }
    /// -1 when it is not here.
    [[nodiscard]] int rowOf(const PayoutId &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void stateChanged();
    /// Rows came in, or there are none.
    void rowsLoaded();

private:
    void ask(int first, int count, bool isPage);
    void askPageOf(int row);
    void take(int first, const PayoutPage &page, bool isPage);
    void setState(State state);

    gateway::Payouts &m_payouts;
    PayoutFilter m_filter;
    PayoutRows<Payout> m_rows;
    int m_generation = 0; ///< of the list; answers to an older one are dropped
    bool m_isRefreshing = false;
    bool m_mustRefreshAgain = false;
    State m_state = State::Loading;
    Error m_error;
};

} // namespace tilldesk::ui
