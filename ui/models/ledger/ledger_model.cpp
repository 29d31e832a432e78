#include "ui/models/ledger/ledger_model.h"

#include "ui/models/common/format.h"
#include "ui/models/ledger/ledger_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString merchantAccount(const LedgerEntry &entry, const LedgerLook &)
{
    const LedgerAccount &account =
        entry.debit.kind == LedgerAccountKind::Bank ? entry.credit : entry.debit;
    const QString number = accountNumber(account.iban);
    return account.bulkId.isEmpty() ? number : QString(number + u" · " + account.bulkId);
}

QString way(const LedgerEntry &entry, const LedgerLook &)
{
    return LedgerWords::way(entry);
}

} // namespace

LedgerModel::Columns LedgerModel::columns()
{
    static constexpr CellStyle kQuiet{.isQuiet = true};
    static constexpr auto kColumns = std::to_array<ListColumn<LedgerEntry, LedgerLook>>({
        {.title = QT_TR_NOOP("Time"),
         .width = {112},
         .style = kQuiet,
         .text = [](const LedgerEntry &entry,
                    const LedgerLook &look) { return shortMoment(entry.at, look.now); },
         .hint = [](const LedgerEntry &entry, const LedgerLook &) { return utcMoment(entry.at); }},
        {.title = QT_TR_NOOP("What happened"),
         .width = {214},
         .text = [](const LedgerEntry &entry,
                    const LedgerLook &) { return LedgerWords::cause(entry.cause); },
         .hint = way},
        {.title = QT_TR_NOOP("From → to"),
         .width = {.usual = 270, .roomNeeded = 1020},
         .style = kQuiet,
         .text = way,
         .hint = way},
        {.title = QT_TR_NOOP("Account"),
         .width = {.usual = 210, .roomNeeded = 1260},
         .style = kQuiet,
         .text = merchantAccount,
         .hint = merchantAccount},
        {.title = QT_TR_NOOP("About"),
         .style = {.isCode = true},
         .text = [](const LedgerEntry &entry, const LedgerLook &) { return entry.subject; },
         .hint = [](const LedgerEntry &entry, const LedgerLook &) { return entry.subject; }},
        {.title = QT_TR_NOOP("Amount"),
         .width = {108},
         .isNumber = true,
         .text =
             [](const LedgerEntry &entry, const LedgerLook &look) {
                 return look.account ? signedMoney(addedTo(*look.account, entry))
                                     : money(entry.amount);
             },
         .hint = way},
        {.title = QT_TR_NOOP("Hash"),
         .width = {.usual = 104, .roomNeeded = 640},
         .style = {.isQuiet = true, .isCode = true},
         .text =
             [](const LedgerEntry &entry, const LedgerLook &) {
                 constexpr int kShown = 10;
                 return QString(QString::fromLatin1(entry.hash.left(kShown)) + u'…');
             },
         .hint =
             [](const LedgerEntry &entry, const LedgerLook &) {
                 return tr("Row %1, with the hash %2")
                     .arg(entry.seq)
                     .arg(QString::fromLatin1(entry.hash));
             }},
    });
    static_assert(std::size(kColumns) == Hash + 1);
    return kColumns;
}

LedgerModel::LedgerModel(const Gateways &gateways, QObject *parent)
    : KeysetModel(columns(), parent),
      m_gateways(gateways)
{
}

QFuture<Result<LedgerPage>> LedgerModel::read(const LedgerFilter &filter,
                                              std::optional<qint64> before, int count)
{
    return m_gateways.ledger.entries(filter, before, count);
}

LedgerLook LedgerModel::lookAt(int) const
{
    return {m_gateways.clock.now(), filter().account};
}

} // namespace tilldesk::ui
