#include "ui/models/ledger/ledger_explanation_model.h"

#include "ui/models/common/format.h"
#include "ui/models/ledger/ledger_cell.h"
#include "ui/models/ledger/ledger_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

int alignment(int column)
{
    const bool isNumber = column >= LedgerExplanationModel::AmountColumn;
    return int(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
}

QString title(LedgerExplanationModel::Column column)
{
    switch (column) {
    case LedgerExplanationModel::When: return LedgerExplanationModel::tr("Time");
    case LedgerExplanationModel::What: return LedgerExplanationModel::tr("What happened");
    case LedgerExplanationModel::Name: return LedgerExplanationModel::tr("Which");
    case LedgerExplanationModel::AmountColumn: return LedgerExplanationModel::tr("Amount");
    case LedgerExplanationModel::Left: return LedgerExplanationModel::tr("Left to explain");
    }
    Q_UNREACHABLE();
}

} // namespace

LedgerExplanationModel::LedgerExplanationModel(const Clock &clock, QObject *parent)
    : QAbstractTableModel(parent),
      m_clock(clock)
{
}

void LedgerExplanationModel::show(std::shared_ptr<const Explanation> explanation)
{
    m_explanation = std::move(explanation);
    reload();
}

void LedgerExplanationModel::reload()
{
    ++m_generation;
    beginResetModel();
    m_rows.clear();
    m_left.clear();
    m_hasMore = false;
    m_total = m_explanation->total();
    m_state = State::Loading;
    endResetModel();
    ask();
    Q_EMIT changed();
}

void LedgerExplanationModel::ask()
{
    m_isFetching = true;
    m_explanation->ask(this, m_rows,
                       [this, generation = m_generation](const Result<ExplainedRows> &rows) {
                           if (generation != m_generation)
                               return;
                           if (rows) {
                               take(*rows);
                           } else {
                               m_error = rows.error();
                               m_state = State::Failed;
                           }
                           m_isFetching = false; // a view asks for more as soon as it hears of rows
                           Q_EMIT changed();
                       });
}

void LedgerExplanationModel::take(const ExplainedRows &rows)
{
    if (rows.total)
        m_total = *rows.total;
    m_state = State::Ready;
    m_hasMore = rows.hasMore;
    if (rows.rows.isEmpty())
        return;
    const int first = int(m_rows.size());
    beginInsertRows({}, first, first + int(rows.rows.size()) - 1);
    for (const ExplainedRow &row : rows.rows) {
        m_left.append(less(left(), row.amount));
        m_rows.append(row);
    }
    endInsertRows();
}

Amount LedgerExplanationModel::left() const
{
    return m_left.isEmpty() ? m_total : m_left.last();
}

QString LedgerExplanationModel::verdict() const
{
    if (m_state != State::Ready)
        return {};
    if (m_hasMore)
        return tr("%1 rows so far, %2 left to explain. Scroll down for more.")
            .arg(wholeNumber(m_rows.size()), money(left()));
    if (isOff())
        return tr("These rows are off by %1.").arg(signedMoney(left()));
    return m_rows.size() == 1
        ? tr("1 row, and nothing is left: the sum is explained.")
        : tr("%1 rows, and nothing is left: the sum is explained.").arg(wholeNumber(m_rows.size()));
}

const ExplainedRow *LedgerExplanationModel::rowAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? &m_rows[row] : nullptr;
}

int LedgerExplanationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int LedgerExplanationModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

bool LedgerExplanationModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_hasMore && !m_isFetching && m_state == State::Ready;
}

void LedgerExplanationModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        ask();
}

QString LedgerExplanationModel::words(int row, Column column) const
{
    const ExplainedRow &part = m_rows[row];
    switch (column) {
    case When: return part.at ? shortMoment(*part.at, m_clock.now()) : QString();
    case What: return part.what;
    case Name: return part.name;
    case AmountColumn: return signedMoney(part.amount);
    case Left: return money(m_left[row]);
    }
    Q_UNREACHABLE();
}

QVariant LedgerExplanationModel::data(const QModelIndex &index, int role) const
{
    const ExplainedRow *part = rowAt(index.row());
    if (part == nullptr)
        return {};
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole: return words(index.row(), column);
    case Qt::ToolTipRole:
        return column == When && part->at ? utcMoment(*part->at) : words(index.row(), column);
    case Qt::TextAlignmentRole: return alignment(column);
    case CellIsQuietRole: return column == When || column == Left;
    case CellIsCodeRole: return column == Name && part->isNamedById();
    case Qt::AccessibleTextRole: return QString(title(column) + u": " + words(index.row(), column));
    default: return {};
    }
}

QVariant LedgerExplanationModel::headerData(int section, Qt::Orientation orientation,
                                            int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    return role == Qt::DisplayRole ? QVariant(title(Column(section))) : QVariant();
}

} // namespace tilldesk::ui
