#include "ui/widgets/callbacks/callbacks_table.h"

#include "ui/models/callbacks/callbacks_model.h"
#include "ui/widgets/payments/payment_delegate.h"

namespace tilldesk::ui {
namespace {

int usualWidth(int column)
{
    switch (CallbacksModel::Column(column)) {
    case CallbacksModel::Time: return 104;
    case CallbacksModel::PaymentColumn: return 110;
    case CallbacksModel::Status: return 172;
    case CallbacksModel::To: return 86;
    case CallbacksModel::Attempts: return 84;
    case CallbacksModel::Answer: return 130;
    }
    Q_UNREACHABLE();
}

} // namespace

CallbacksTable::CallbacksTable(const Theme &theme, CallbacksModel &model, QWidget *parent)
    : KeysetTable(model, parent)
{
    setItemDelegate(new PaymentDelegate(theme, this));
    setAccessibleName(tr("Callbacks"));
    for (int column = 0; column < CallbacksModel::kColumns; ++column)
        setColumnWidth(column, usualWidth(column));
}

void CallbacksTable::fillWidth()
{
    constexpr int kRoomForTarget = 668;
    constexpr int kNarrowStatus = 150;
    const bool isNarrow = viewport()->width() < kRoomForTarget;
    setColumnHidden(CallbacksModel::To, isNarrow);
    setColumnWidth(CallbacksModel::Status,
                   isNarrow ? kNarrowStatus : usualWidth(CallbacksModel::Status));
    giveTheRestTo(CallbacksModel::PaymentColumn);
}

} // namespace tilldesk::ui
