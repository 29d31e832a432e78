#include "ui/models/ledger/ledger_cells.h"

#include "ui/models/common/format.h"
#include "ui/models/ledger/ledger_cell.h"
#include "ui/models/ledger/ledger_model.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// The one that is of a merchant; the bank is nobody's.
const LedgerAccount &accountOf(const LedgerEntry &entry)
{
    return entry.debit.kind == LedgerAccountKind::Bank ? entry.credit : entry.debit;
}

QString accountWords(const LedgerEntry &entry)
{
    const LedgerAccount &account = accountOf(entry);
    const QString number = accountNumber(account.iban);
    return account.bulkId.isEmpty() ? number : QString(number + u" · " + account.bulkId);
}

QString words(const LedgerEntry &entry, LedgerModel::Column column, const LedgerLook &look)
{
    constexpr int kShownHash = 10;
    switch (column) {
    case LedgerModel::When: return shortMoment(entry.at, look.now);
    case LedgerModel::Cause: return LedgerWords::cause(entry.cause);
    case LedgerModel::Way: return LedgerWords::way(entry);
    case LedgerModel::Account: return accountWords(entry);
    case LedgerModel::Subject: return entry.subject;
    case LedgerModel::AmountColumn:
        return look.isSigned ? signedMoney(look.amount) : money(look.amount);
    case LedgerModel::Hash: return QString(QString::fromLatin1(entry.hash.left(kShownHash)) + u'…');
    }
    Q_UNREACHABLE();
}

QString hint(const LedgerEntry &entry, LedgerModel::Column column)
{
    switch (column) {
    case LedgerModel::When: return utcMoment(entry.at);
    case LedgerModel::Hash:
        return LedgerModel::tr("Row %1, with the hash %2")
            .arg(entry.seq)
            .arg(QString::fromLatin1(entry.hash));
    case LedgerModel::Subject: return entry.subject;
    case LedgerModel::Account: return accountWords(entry);
    case LedgerModel::Cause:
    case LedgerModel::Way:
    case LedgerModel::AmountColumn: return LedgerWords::way(entry);
    }
    Q_UNREACHABLE();
}

} // namespace

QVariant ledgerCell(const LedgerEntry &entry, int column, int role, const LedgerLook &look)
{
    const auto what = LedgerModel::Column(column);
    switch (role) {
    case Qt::DisplayRole: return words(entry, what, look);
    case Qt::ToolTipRole: return hint(entry, what);
    case Qt::TextAlignmentRole: return int(ledgerAlignment(column));
    case CellIsCodeRole: return what == LedgerModel::Subject || what == LedgerModel::Hash;
    case CellIsQuietRole:
        return what != LedgerModel::Cause && what != LedgerModel::AmountColumn
            && what != LedgerModel::Subject;
    case Qt::AccessibleTextRole:
        return QString(ledgerColumnTitle(column) + u": " + words(entry, what, look));
    default: return {};
    }
}

QString ledgerColumnTitle(int column)
{
    switch (LedgerModel::Column(column)) {
    case LedgerModel::When: return LedgerModel::tr("Time");
    case LedgerModel::Cause: return LedgerModel::tr("What happened");
    case LedgerModel::Way: return LedgerModel::tr("From → to");
    case LedgerModel::Account: return LedgerModel::tr("Account");
    case LedgerModel::Subject: return LedgerModel::tr("About");
    case LedgerModel::AmountColumn: return LedgerModel::tr("Amount");
    case LedgerModel::Hash: return LedgerModel::tr("Hash");
    }
    Q_UNREACHABLE();
}

Qt::Alignment ledgerAlignment(int column)
{
    const bool isNumber = column == LedgerModel::AmountColumn;
    return Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft);
}

} // namespace tilldesk::ui
