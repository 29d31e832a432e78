#include "ui/widgets/refunds/refunds_table.h"

#include "ui/models/refunds/refunds_model.h"
#include "ui/widgets/payments/payment_delegate.h"

namespace tilldesk::ui {
namespace {

int usualWidth(int column)
{
    switch (RefundsModel::Column(column)) {
    case RefundsModel::Created: return 112;
    case RefundsModel::PaymentColumn: return 150;
    case RefundsModel::Status: return 130;
    case RefundsModel::Description: return 180;
    case RefundsModel::AmountColumn: return 120;
    }
    Q_UNREACHABLE();
}

} // namespace

RefundsTable::RefundsTable(const Theme &theme, RefundsModel &model, QWidget *parent)
    : KeysetTable(model, parent)
{
    setItemDelegate(new PaymentDelegate(theme, this));
    setAccessibleName(tr("Refunds"));
    for (int column = 0; column < RefundsModel::kColumns; ++column)
        setColumnWidth(column, usualWidth(column));
}

void RefundsTable::fillWidth()
{
    giveTheRestTo(RefundsModel::Description);
}

} // namespace tilldesk::ui
