#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/payouts/payout_rows.h"

#include <QAbstractTableModel>

namespace tilldesk::ui {

/// The payments or the refunds of a payout, oldest first, of any number: what is looked at is here.
/// They never change.
class PayoutLines : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { When, PaymentColumn, Reference, Description, Channel, AmountColumn };
    static constexpr int kColumns = AmountColumn + 1;

    explicit PayoutLines(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows those of another payout, or of the other kind; an empty id shows none.
    /// @param total  how many there are
    void show(const PayoutId &payout, PayoutItemKind kind, qint64 total);
    /// Asks again after a failure.
    void retry();
    void setVisibleRows(int first, int last) { m_rows.setVisible(first, last); }
    [[nodiscard]] PayoutItemKind kind() const { return m_kind; }
    /// Why rows could not be read; empty when all is well.
    [[nodiscard]] const QString &failure() const { return m_failure; }
    /// @return null while it is not here
    [[nodiscard]] const PayoutItem *lineAt(int row) const { return m_rows.at(row); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void failureChanged();

private:
    void askPageOf(int row);
    void setFailure(const QString &failure);
    [[nodiscard]] QString words(const PayoutItem &item, Column column) const;
    [[nodiscard]] QVariant cell(const PayoutItem &item, Column column, int role) const;

    const Gateways m_gateways;
    PayoutId m_payout;
    PayoutItemKind m_kind = PayoutItemKind::Payment;
    PayoutRows<PayoutItem> m_rows;
    QString m_failure;
    int m_generation = 0; ///< of the list; answers to an older one are dropped
};

} // namespace tilldesk::ui
