#pragma once

#include "core/domain/bank.h"
#include "ui/models/lists/rows_model.h"

namespace tilldesk::ui {

/// Lines of the bank and payouts that are on no line. All rows are loaded at once.
class BankModel : public RowsModel<BankItem, NoLook>
{
    Q_OBJECT

public:
    enum Column { Day, AmountColumn, Outcome, PayoutColumn, TextColumn };

    explicit BankModel(QObject *parent = nullptr);

    /// Returns the id of an item's row: `line 7`, or `payout ` and its id.
    [[nodiscard]] static QString idFor(const BankItem &item);
    [[nodiscard]] const BankItem *at(int row) const override;
    [[nodiscard]] int rowOfId(const QString &id) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;

    void setRows(const QList<BankItem> &rows);
    void setLoading() { setState(State::Loading); }
    /// Shows why the rows cannot be read; rows that are shown stay.
    void setError(const Error &error);

protected:
    [[nodiscard]] QString idOf(const BankItem &row) const override { return idFor(row); }
    [[nodiscard]] NoLook lookAt(int) const override { return {}; }

private:
    [[nodiscard]] static Columns columns();

    QList<BankItem> m_rows;
};

} // namespace tilldesk::ui
