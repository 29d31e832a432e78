#include "ui/models/payouts/payout_cells.h"

#include "ui/models/common/format.h"
#include "ui/models/ledger/ledger_cell.h"
#include "ui/models/ledger/ledger_words.h"
#include "ui/models/payouts/payout_words.h"
#include "ui/models/payouts/payouts_model.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString words(const Payout &payout, PayoutsModel::Column column)
{
    switch (column) {
    case PayoutsModel::Day: return dayText(inShopZone(payout.madeAt).date());
    case PayoutsModel::PayoutColumn: return payout.id.text();
    case PayoutsModel::Bulk: return payout.bulkId;
    case PayoutsModel::Account: return accountNumber(payout.iban);
    case PayoutsModel::Payments: return wholeNumber(payout.payments.count);
    case PayoutsModel::Refunds: return wholeNumber(payout.refunds.count);
    case PayoutsModel::PaidIn: return money(payout.payments.sum);
    case PayoutsModel::Refunded: return money(payout.refunds.sum);
    case PayoutsModel::PaidOut: return money(payout.amount);
    case PayoutsModel::Status: return PayoutWords::outcome(payout);
    }
    Q_UNREACHABLE();
}

QString hint(const Payout &payout, PayoutsModel::Column column)
{
    switch (column) {
    case PayoutsModel::Day:
        return QString(fullMoment(payout.madeAt) + u'\n' + utcMoment(payout.madeAt));
    case PayoutsModel::PayoutColumn:
        return QString(payout.id.text() + u'\n' + PayoutWords::account(payout.iban, payout.bulkId));
    case PayoutsModel::Bulk: return PayoutWords::bulk(payout.bulkId);
    case PayoutsModel::Status:
        return payout.paidBy.isEmpty()
            ? QString(toText(payout.status))
            : PayoutsModel::tr("Failed, and paid out again by %1").arg(payout.paidBy.text());
    case PayoutsModel::Account:
    case PayoutsModel::Payments:
    case PayoutsModel::Refunds:
    case PayoutsModel::PaidIn:
    case PayoutsModel::Refunded:
    case PayoutsModel::PaidOut: return {};
    }
    Q_UNREACHABLE();
}

} // namespace

QVariant payoutCell(const Payout &payout, int column, int role)
{
    const auto what = PayoutsModel::Column(column);
    switch (role) {
    case Qt::DisplayRole: return words(payout, what);
    case Qt::ToolTipRole: return hint(payout, what);
    case Qt::TextAlignmentRole: return int(payoutAlignment(column));
    case CellToneRole:
        return what == PayoutsModel::Status ? QVariant(int(PayoutWords::tone(payout))) : QVariant();
    case CellIsCodeRole: return what == PayoutsModel::PayoutColumn;
    case CellIsQuietRole: return what == PayoutsModel::Bulk || what == PayoutsModel::Account;
    case CellIsStrongRole: return what == PayoutsModel::PaidOut;
    case Qt::AccessibleTextRole:
        return QString(payoutColumnTitle(column) + u": " + words(payout, what));
    default: return {};
    }
}

QString payoutColumnTitle(int column)
{
    switch (PayoutsModel::Column(column)) {
    case PayoutsModel::Day: return PayoutsModel::tr("Date");
    case PayoutsModel::PayoutColumn: return PayoutsModel::tr("Payout");
    case PayoutsModel::Bulk: return PayoutsModel::tr("Bulk");
    case PayoutsModel::Account: return PayoutsModel::tr("Account");
    case PayoutsModel::Payments: return PayoutsModel::tr("Payments");
    case PayoutsModel::Refunds: return PayoutsModel::tr("Refunds");
    case PayoutsModel::PaidIn: return PayoutsModel::tr("Paid in");
    case PayoutsModel::Refunded: return PayoutsModel::tr("Refunded");
    case PayoutsModel::PaidOut: return PayoutsModel::tr("Paid out");
    case PayoutsModel::Status: return PayoutsModel::tr("Status");
    }
    Q_UNREACHABLE();
}

Qt::Alignment payoutAlignment(int column)
{
    const bool isNumber = column >= PayoutsModel::Payments && column <= PayoutsModel::PaidOut;
    return Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft);
}

} // namespace tilldesk::ui
