#pragma once

#include "core/domain/bank.h"
#include "ui/models/lists/whole_model.h"

namespace tilldesk::ui {

/// Lines of the bank and payouts that are on no line. All rows are loaded at once.
class BankModel : public WholeModel<BankItem, NoLook>
{
    Q_OBJECT

public:
    enum Column { Day, AmountColumn, Outcome, PayoutColumn, TextColumn };

    explicit BankModel(QObject *parent = nullptr);

    /// Returns the id of an item's row: `line 7`, or `payout ` and its id.
    [[nodiscard]] static QString idFor(const BankItem &item);

protected:
    [[nodiscard]] QString idOf(const BankItem &row) const override { return idFor(row); }
    [[nodiscard]] NoLook lookAt(int) const override { return {}; }

private:
    [[nodiscard]] static Columns columns();
};

} // namespace tilldesk::ui
