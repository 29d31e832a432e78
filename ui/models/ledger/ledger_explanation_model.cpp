#include "ui/models/ledger/ledger_explanation_model.h"

#include "ui/models/common/format.h"
#include "ui/models/ledger/ledger_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

using Part = ExplainedRow;
using Look = ExplanationLook;

QString moment(const Part &part, const Look &look)
{
    return part.at ? shortMoment(*part.at, look.now) : QString();
}

QString amountLeft(const Part &, const Look &look)
{
    return money(look.left);
}

} // namespace

LedgerExplanationModel::Columns LedgerExplanationModel::columns()
{
    static constexpr auto kColumns = std::to_array<ListColumn<Part, Look>>({
        {.title = QT_TR_NOOP("Time"),
         .width = {.usual = 112, .roomNeeded = 480, .isHidden = true, .isLent = true},
         .style = {.isQuiet = true},
         .text = moment,
         .hint = [](const Part &part,
                    const Look &) { return part.at ? utcMoment(*part.at) : QString(); }},
        {.title = QT_TR_NOOP("What happened"),
         .width = {200},
         .text = [](const Part &part, const Look &) { return part.what; },
         .hint = [](const Part &part, const Look &) { return part.what; }},
        {.title = QT_TR_NOOP("Transaction"),
         .text = [](const Part &part, const Look &) { return part.name; },
         .hint = [](const Part &part, const Look &) { return part.name; },
         .styleOf = [](const Part &part,
                       const Look &) { return CellStyle{.isCode = part.isNamedById()}; }},
        {.title = QT_TR_NOOP("Amount"),
         .width = {116},
         .isNumber = true,
         .text = [](const Part &part, const Look &) { return signedMoney(part.amount); },
         .hint = [](const Part &part, const Look &) { return signedMoney(part.amount); }},
        {.title = QT_TR_NOOP("Left to explain"),
         .width = {126},
         .isNumber = true,
         .style = {.isQuiet = true},
         .text = amountLeft,
         .hint = amountLeft},
    });
    static_assert(std::size(kColumns) == Left + 1);
    return kColumns;
}

LedgerExplanationModel::LedgerExplanationModel(const Clock &clock, QObject *parent)
    : RowsModel(columns(), parent),
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
    m_answers.drop();
    beginResetModel();
    m_rows.clear();
    m_left.clear();
    m_hasMore = false;
    m_total = m_explanation->total();
    endResetModel();
    setState(State::Loading);
    ask();
    Q_EMIT changed();
}

void LedgerExplanationModel::ask()
{
    m_isFetching = true;
    m_explanation->ask(this, m_rows, m_answers.guarded([this](const Result<ExplainedRows> &rows) {
        if (rows)
            take(*rows);
        else
            setFailed(State::Failed, rows.error());
        m_isFetching = false; // set last: a view calls fetchMore() as soon as rows are inserted
        Q_EMIT changed();
    }));
}

void LedgerExplanationModel::take(const ExplainedRows &rows)
{
    if (rows.total)
        m_total = *rows.total;
    setState(State::Ready);
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
    if (state() != State::Ready)
        return {};
    if (m_hasMore)
        return tr("%1 rows so far, %2 left to explain. Scroll down for more.", nullptr,
                  int(m_rows.size()))
            .arg(wholeNumber(m_rows.size()), money(left()));
    if (isOff())
        return tr("These rows differ from the sum by %1.").arg(signedMoney(left()));
    return tr("%1 rows, and nothing is left: the sum is explained.", nullptr, int(m_rows.size()))
        .arg(wholeNumber(m_rows.size()));
}

QString LedgerExplanationModel::title(int column) const
{
    const bool isOfPayouts = m_explanation && m_explanation->isOfPayouts();
    if (isOfPayouts && column == What)
        return tr("Batch");
    if (isOfPayouts && column == Name)
        return tr("Account");
    return RowsModel::title(column);
}

const ExplainedRow *LedgerExplanationModel::at(int row) const
{
    return row >= 0 && row < m_rows.size() ? &m_rows[row] : nullptr;
}

int LedgerExplanationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

bool LedgerExplanationModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_hasMore && !m_isFetching && state() == State::Ready;
}

void LedgerExplanationModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        ask();
}

ExplanationLook LedgerExplanationModel::lookAt(int row) const
{
    return {m_clock.now(), m_left[row]};
}

} // namespace tilldesk::ui
