#include "ui/models/reports/day_closes_model.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/ledger/ledger_cell.h"
#include "ui/models/reports/report_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kDayCloseRows = 100;

} // namespace

DayClosesModel::DayClosesModel(gateway::Reports &reports,
                               std::function<QString(const DayCloseScope &)> nameOf,
                               QObject *parent)
    : QAbstractTableModel(parent),
      m_reports(reports),
      m_nameOf(std::move(nameOf))
{
}

void DayClosesModel::show(const DayCloseFilter &filter)
{
    m_filter = filter;
    ++m_generation;
    m_isFetching = false;
    beginResetModel();
    m_rows.clear();
    m_hasMore = false;
    endResetModel();
    m_state = State::Loading;
    Q_EMIT stateChanged();
    ask(Purpose::First, {});
}

void DayClosesModel::refresh()
{
    if (m_state == State::Failed)
        show(m_filter);
    else if (m_state != State::Loading)
        ask(Purpose::News, {});
}

void DayClosesModel::renew()
{
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, Till), index(rowCount() - 1, Till));
}

void DayClosesModel::ask(Purpose purpose, std::optional<qint64> before)
{
    whenReady(m_reports.closes(m_filter, before, kDayCloseRows), this,
              [this, purpose, generation = m_generation](const Result<DayClosePage> &page) {
                  if (generation != m_generation)
                      return;
                  if (purpose == Purpose::More)
                      m_isFetching = false;
                  if (page) {
                      take(purpose, *page);
                  } else {
                      m_state = purpose == Purpose::First ? State::Failed : State::Stale;
                      m_error = page.error();
                  }
                  Q_EMIT stateChanged();
              });
}

void DayClosesModel::take(Purpose purpose, const DayClosePage &page)
{
    m_state = State::Ready;
    const qint64 newest = m_rows.isEmpty() ? 0 : m_rows.first().seq;
    const bool isGap = purpose == Purpose::News && page.hasMore && page.rows.last().seq > newest;
    if (isGap && !m_rows.isEmpty()) { // so many came at once that the list begins anew
        show(m_filter);
        return;
    }
    QList<DayClose> rows = page.rows;
    if (purpose == Purpose::News)
        rows.removeIf([newest](const DayClose &close) { return close.seq <= newest; });
    else
        m_hasMore = page.hasMore;
    if (rows.isEmpty())
        return;
    const int first = purpose == Purpose::News ? 0 : int(m_rows.size());
    beginInsertRows({}, first, first + int(rows.size()) - 1);
    m_rows = purpose == Purpose::News ? rows + m_rows : m_rows + rows;
    endInsertRows();
}

const DayClose *DayClosesModel::at(int row) const
{
    return row >= 0 && row < m_rows.size() ? &m_rows[row] : nullptr;
}

int DayClosesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int DayClosesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

bool DayClosesModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_hasMore && !m_isFetching;
}

void DayClosesModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent) || m_rows.isEmpty())
        return;
    m_isFetching = true;
    ask(Purpose::More, m_rows.last().seq);
}

QString DayClosesModel::cell(const DayClose &close, int column) const
{
    switch (column) {
    case When:
        return inShopZone(close.at)
            .toString(u"HH:mm"_s)
            .prepend(QString(dayText(inShopZone(close.at).date()) + u", "_s));
    case Close: return ReportWords::close(close.kind, close.number);
    case Till: return m_nameOf(close.scope);
    case Payments: return wholeNumber(close.payments.count);
    case Taken: return money(close.payments.sum);
    case Refunds: return wholeNumber(close.refunds.count);
    case Refunded: return money(close.refunds.sum);
    case Net: return money(close.taken);
    case Total: return money(close.total);
    default: return {};
    }
}

QVariant DayClosesModel::data(const QModelIndex &index, int role) const
{
    const DayClose *close = at(index.row());
    if (!index.isValid() || !close)
        return {};
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return cell(*close, column);
    case Qt::ToolTipRole:
        return column == When ? QVariant(utcMoment(close->at))
            : column == Close ? QVariant(ReportWords::kind(close->kind))
                              : QVariant();
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (column >= Payments ? Qt::AlignRight : Qt::AlignLeft));
    case CellIsStrongRole:
        return column == Net || (column == Close && close->kind == DayCloseKind::Z);
    case CellIsQuietRole:
        return (column == Close && close->kind == DayCloseKind::X) || column == Total
            || ((column == Refunds || column == Refunded) && close->refunds.count == 0);
    default: return {};
    }
}

QVariant DayClosesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section >= Payments ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case When: return tr("When");
    case Close: return tr("Close");
    case Till: return tr("Till");
    case Payments: return tr("Payments");
    case Taken: return tr("Taken");
    case Refunds: return tr("Refunds");
    case Refunded: return tr("Refunded");
    case Net: return tr("Net");
    case Total: return tr("Total ever");
    default: return {};
    }
}

} // namespace tilldesk::ui
