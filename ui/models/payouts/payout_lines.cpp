#include "ui/models/payouts/payout_lines.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/ledger/ledger_cell.h"
#include "ui/models/payouts/payout_words.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString title(PayoutLines::Column column)
{
    switch (column) {
    case PayoutLines::When: return PayoutLines::tr("Time");
    case PayoutLines::PaymentColumn: return PayoutLines::tr("Payment");
    case PayoutLines::Reference: return PayoutLines::tr("Reference");
    case PayoutLines::Description: return PayoutLines::tr("Description");
    case PayoutLines::Channel: return PayoutLines::tr("Channel");
    case PayoutLines::AmountColumn: return PayoutLines::tr("Amount");
    }
    Q_UNREACHABLE();
}

int alignment(PayoutLines::Column column)
{
    return int(Qt::AlignVCenter
               | (column == PayoutLines::AmountColumn ? Qt::AlignRight : Qt::AlignLeft));
}

} // namespace

PayoutLines::PayoutLines(const Gateways &gateways, QObject *parent)
    : QAbstractTableModel(parent),
      m_gateways(gateways)
{
}

void PayoutLines::show(const PayoutId &payout, PayoutItemKind kind, qint64 total)
{
    const int rows = int(qMin<qint64>(total, std::numeric_limits<int>::max() / 64));
    if (payout == m_payout && kind == m_kind && rows == m_rows.total())
        return;
    m_payout = payout;
    m_kind = kind;
    ++m_generation;
    beginResetModel();
    m_rows.begin(rows);
    endResetModel();
    setFailure({});
}

void PayoutLines::retry()
{
    setFailure({});
    beginResetModel(); // what is looked at is asked for again
    endResetModel();
}

void PayoutLines::askPageOf(int row)
{
    const int first = m_failure.isEmpty() ? m_rows.ask(row) : -1;
    if (first < 0)
        return;
    whenReady(m_gateways.payouts.items(m_payout, m_kind, first, PayoutRows<PayoutItem>::kPage),
              this, [this, first, generation = m_generation](const Result<PayoutItemPage> &page) {
                  if (generation != m_generation)
                      return;
                  m_rows.answered(first);
                  if (!page)
                      return setFailure(Text::sentence(page.error()));
                  m_rows.store(first, page->rows);
                  if (!page->rows.isEmpty())
                      Q_EMIT dataChanged(index(first, 0),
                                         index(first + int(page->rows.size()) - 1, kColumns - 1));
              });
}

void PayoutLines::setFailure(const QString &failure)
{
    if (std::exchange(m_failure, failure) != failure)
        Q_EMIT failureChanged();
}

QString PayoutLines::words(const PayoutItem &item, Column column) const
{
    switch (column) {
    case When: return shortMoment(item.at, m_gateways.clock.now());
    case PaymentColumn: return item.paymentId.text();
    case Reference: return item.reference;
    case Description: return item.description;
    case Channel: return PayoutWords::channel(item.channel);
    case AmountColumn: return money(item.amount);
    }
    Q_UNREACHABLE();
}

QVariant PayoutLines::cell(const PayoutItem &item, Column column, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return words(item, column);
    case Qt::ToolTipRole:
        if (column == When)
            return utcMoment(item.at);
        if (column == PaymentColumn && !item.refundId.isEmpty())
            return tr("Refund %1").arg(item.refundId.text());
        return column == Channel ? QString(toText(item.channel)) : words(item, column);
    case Qt::TextAlignmentRole: return alignment(column);
    case CellIsCodeRole: return column == PaymentColumn;
    case CellIsQuietRole: return column == When || column == Description || column == Channel;
    case Qt::AccessibleTextRole: return QString(title(column) + u": " + words(item, column));
    default: return {};
    }
}

int PayoutLines::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows.total();
}

int PayoutLines::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant PayoutLines::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const PayoutItem *item = m_rows.at(index.row()))
        return cell(*item, Column(index.column()), role);
    if (role != Qt::DisplayRole)
        return {};
    // A read asks for its page after the current paint: data() itself must stay const and fast.
    auto *self = const_cast<PayoutLines *>(this); // NOLINT(*-const-cast)
    QMetaObject::invokeMethod(
        self, [self, row = index.row()] { self->askPageOf(row); }, Qt::QueuedConnection);
    return u"…"_s;
}

QVariant PayoutLines::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(Column(section));
    return role == Qt::DisplayRole ? QVariant(title(Column(section))) : QVariant();
}

} // namespace tilldesk::ui
