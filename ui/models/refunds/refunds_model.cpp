#include "ui/models/refunds/refunds_model.h"

#include "ui/models/common/format.h"
#include "ui/models/refunds/refund_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString words(const Refund &refund, RefundsModel::Column column, Timestamp now)
{
    switch (column) {
    case RefundsModel::Created: return shortMoment(refund.createdAt, now);
    case RefundsModel::PaymentColumn: return RefundWords::payment(refund);
    case RefundsModel::Status: return RefundWords::status(refund.status);
    case RefundsModel::Description: return refund.description;
    case RefundsModel::AmountColumn: return money(refund.amount);
    }
    Q_UNREACHABLE();
}

QString hint(const Refund &refund, RefundsModel::Column column)
{
    switch (column) {
    case RefundsModel::Created: return utcMoment(refund.createdAt);
    case RefundsModel::PaymentColumn: return refund.paymentId.text();
    case RefundsModel::Status: return toText(refund.status);
    case RefundsModel::Description: return refund.description;
    case RefundsModel::AmountColumn: return {};
    }
    Q_UNREACHABLE();
}

QString title(RefundsModel::Column column)
{
    switch (column) {
    case RefundsModel::Created: return RefundsModel::tr("Created");
    case RefundsModel::PaymentColumn: return RefundsModel::tr("Payment");
    case RefundsModel::Status: return RefundsModel::tr("Status");
    case RefundsModel::Description: return RefundsModel::tr("Description");
    case RefundsModel::AmountColumn: return RefundsModel::tr("Amount");
    }
    Q_UNREACHABLE();
}

int alignmentOf(int column)
{
    const bool isAmount = column == RefundsModel::AmountColumn;
    return int(Qt::AlignVCenter | (isAmount ? Qt::AlignRight : Qt::AlignLeft));
}

} // namespace

RefundsModel::RefundsModel(gateway::Refunds &refunds, const Clock &clock, QObject *parent)
    : KeysetModel(parent),
      m_refunds(refunds),
      m_clock(clock)
{
}

QFuture<Result<RefundPage>> RefundsModel::read(const RefundFilter &filter,
                                               std::optional<qint64> before, int count)
{
    return m_refunds.page(filter, before, count);
}

int RefundsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant RefundsModel::data(const QModelIndex &index, int role) const
{
    const Refund *refund = at(index.row());
    if (!refund)
        return {};
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole: return words(*refund, column, m_clock.now());
    case Qt::ToolTipRole: return hint(*refund, column);
    case Qt::TextAlignmentRole: return alignmentOf(column);
    case ToneRole: return column == Status ? QVariant(int(toneOf(refund->status))) : QVariant();
    case IsQuietRole: return column == Created || column == Description;
    case Qt::AccessibleTextRole:
        return QString(title(column) + u": " + words(*refund, column, m_clock.now()));
    default: return {};
    }
}

QVariant RefundsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kColumns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    return role == Qt::DisplayRole ? QVariant(title(Column(section))) : QVariant();
}

} // namespace tilldesk::ui
