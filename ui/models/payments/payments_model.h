#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/row_edits.h"

#include <QAbstractTableModel>
#include <QSet>

namespace tilldesk::ui {

/// The payments of a filter as a table of any length, of which only the rows that are looked at are
/// here. A row that is not here shows "…" and asks for its page once the current paint is done.
class PaymentsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Created,
        Reference,
        Status,
        Description,
        PointOfSale,
        DebtorName,
        AmountColumn,
        RefundedColumn
    };
    static constexpr int kColumns = RefundedColumn + 1;
    enum Role { ToneRole = Qt::UserRole, IsQuietRole };
    /// Stale: rows are shown, but asking for them again failed.
    enum class State { Loading, Ready, Stale, Failed };

    PaymentsModel(gateway::Payments &payments, const Clock &clock, QObject *parent = nullptr);

    /// Shows another list; nothing is asked when it is the one already shown.
    void setFilter(const PaymentFilter &filter);
    /// Forgets everything and asks again, as after a failure.
    void reload();
    /// Asks again for the rows in view and keeps every other row where it is.
    void refresh();
    /// Draws countdowns anew.
    void tick();
    void setVisibleRows(int first, int last);

    [[nodiscard]] State state() const { return m_state; }
    /// Why the list could not be read. @pre state() is Stale or Failed
    [[nodiscard]] const Error &error() const { return m_error; }
    /// @return null while the row is not here
    [[nodiscard]] const Payment *paymentAt(int row) const;
    /// @return the row of a payment that is here, else -1
    [[nodiscard]] int rowOf(const PaymentId &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void stateChanged();
    /// Rows came in; also after every change of rows.
    void rowsLoaded();

private:
    enum class Purpose { First, Page, Refresh };
    void request(int first, int count, Purpose purpose);
    void requestPage(int page);
    void take(int first, const PaymentPage &content, Purpose purpose);
    void takeFailure(const Error &error, Purpose purpose);
    void takeList(int first, const PaymentPage &content);
    [[nodiscard]] std::optional<QList<RowEdit>> editsFor(int first,
                                                         const PaymentPage &content) const;
    void applyEdit(const RowEdit &edit);
    void store(int first, const QList<Payment> &rows);
    void setState(State state);
    void forgetFarRows();

    gateway::Payments &m_payments;
    const Clock &m_clock;
    PaymentFilter m_filter;
    std::map<int, Payment> m_rows;
    QSet<int> m_loading; ///< pages asked for and not answered
    int m_total = 0;
    int m_generation = 0; ///< of the list; answers to an older one are dropped
    int m_firstVisible = 0;
    int m_lastVisible = 0;
    bool m_isRefreshing = false;
    bool m_mustRefreshAgain = false;
    State m_state = State::Loading;
    Error m_error;
};

} // namespace tilldesk::ui
