#include "core/ledger/ledger_queries.h"

#include "core/storage/list_conditions.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"

#include <algorithm>
#include <functional>
#include <limits>

using namespace Qt::StringLiterals;

namespace tilldesk::ledger {
namespace {

LedgerAccount readAccount(storage::Statement &row)
{
    return {.kind = row.read<LedgerAccountKind>(),
            .merchant = row.read<MerchantId>(),
            .iban = row.read<QString>(),
            .bulkId = row.read<QString>()};
}

LedgerEntry readEntry(storage::Statement &row)
{
    return {.seq = row.read<qint64>(),
            .at = row.read<Timestamp>(),
            .cause = row.read<LedgerCause>(),
            .subject = row.read<QString>(),
            .debit = readAccount(row),
            .credit = readAccount(row),
            .amount = row.read<Amount>(),
            .hash = row.read<QByteArray>()};
}

std::optional<qint64> rowOf(storage::Database &db, const LedgerAccount &account)
{
    auto row = db.prepare(u"SELECT seq FROM ledger_account WHERE kind = :kind AND"
                          " merchant_id = :merchant AND iban = :iban AND bulk_id = :bulk_id"_s);
    row.bind(u":kind"_s, qint64(account.kind))
        .bind(u":merchant"_s, account.merchant.text())
        .bind(u":iban"_s, account.iban)
        .bind(u":bulk_id"_s, account.bulkId);
    return row.next() ? std::optional(row.read<qint64>()) : std::nullopt;
}

const QString kEntries =
    u"SELECT e.seq, e.at, e.cause, e.subject, d.kind, d.merchant_id, d.iban, d.bulk_id, c.kind,"
    " c.merchant_id, c.iban, c.bulk_id, e.amount, e.hash FROM ledger_entry e"
    " JOIN ledger_account d ON d.seq = e.debit JOIN ledger_account c ON c.seq = e.credit"_s;

/// Returns the `seq` of the entries of all subjects, newest first. A subject has few entries.
QList<qint64> seqsOf(storage::Database &db, const QStringList &subjects)
{
    QList<qint64> seqs;
    for (const QString &subject : subjects) {
        auto row = db.prepare(u"SELECT seq FROM ledger_entry WHERE subject = :subject"_s);
        row.bind(u":subject"_s, subject);
        while (row.next())
            seqs << row.read<qint64>();
    }
    std::ranges::sort(seqs, std::greater());
    return seqs;
}

/// Takes the next entry of a page. Returns false if no further entry is wanted.
using Take = std::function<bool(const LedgerEntry &)>;

/// Reads the subjects' entries with a seq from `first` to `last`, newest first.
void readSubjects(storage::Database &db, const QStringList &subjects, qint64 first, qint64 last,
                  const Take &take)
{
    for (const qint64 seq : seqsOf(db, subjects)) {
        if (seq < first || seq > last)
            continue;
        auto row = db.prepare(kEntries + u" WHERE e.seq = :seq"_s);
        row.bind(u":seq"_s, seq);
        if (row.next() && !take(readEntry(row)))
            return;
    }
}

/// Reads the entries with a seq from `first` to `last` that match the other conditions of the
/// filter, newest first.
void readRange(storage::Database &db, const LedgerFilter &filter, qint64 first, qint64 last,
               const Take &take)
{
    const auto account = filter.account ? rowOf(db, *filter.account) : std::nullopt;
    if (filter.account && !account)
        return;
    storage::ListConditions conditions;
    if (account)
        conditions.add(u"(e.debit = %1 OR e.credit = %1)"_s.arg(*account));
    if (!filter.causes.isEmpty())
        conditions.add(u"e.cause IN (%1)"_s.arg(storage::sqlList(filter.causes)));
    conditions.addAmounts(filter.amounts, u"e.amount"_s);
    conditions.addTerms(filter.terms,
                        {.ids = u"e.subject"_s, .amount = u"e.amount"_s, .time = u"e.at"_s});
    auto rows = db.prepare(kEntries + u" WHERE e.seq BETWEEN :first AND :last"_s + conditions.sql()
                           + u" ORDER BY e.seq DESC"_s);
    rows.bind(u":first"_s, first).bind(u":last"_s, last);
    conditions.bind(rows);
    while (rows.next() && take(readEntry(rows))) {}
}

} // namespace

/// By binary search: seq is gap-free, and time is monotonic in seq.
qint64 firstEntryAt(storage::Database &db, Timestamp from)
{
    auto last = db.prepare(u"SELECT coalesce(max(seq), 0) FROM ledger_entry"_s);
    qint64 low = 1;
    qint64 high = (last.next() ? last.read<qint64>() : 0) + 1;
    while (low < high) {
        const qint64 middle = low + (high - low) / 2;
        auto row = db.prepare(u"SELECT at FROM ledger_entry WHERE seq = :seq"_s);
        row.bind(u":seq"_s, middle);
        if (row.next() && row.read<Timestamp>() < from)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

LedgerPage page(storage::Database &db, const LedgerFilter &filter, std::optional<qint64> before,
                int count)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    const qint64 first = filter.from ? firstEntryAt(db, *filter.from) : 1;
    qint64 last = filter.to ? firstEntryAt(db, *filter.to) - 1 : std::numeric_limits<qint64>::max();
    if (before)
        last = std::min(last, *before - 1);
    LedgerPage page;
    const auto take = [&](const LedgerEntry &entry) {
        // readSubjects() ignores the account.
        if (filter.account && entry.debit != *filter.account && entry.credit != *filter.account)
            return true;
        page.hasMore = page.rows.size() == count;
        if (!page.hasMore)
            page.rows << entry;
        return !page.hasMore;
    };
    if (filter.subjects.isEmpty())
        readRange(db, filter, first, last, take);
    else
        readSubjects(db, filter.subjects, first, last, take);
    return page;
}

QList<LedgerBalance> balances(storage::Database &db)
{
    auto rows = db.prepare(u"SELECT kind, merchant_id, iban, bulk_id, balance FROM ledger_account"
                           " ORDER BY kind, merchant_id, iban, bulk_id"_s);
    QList<LedgerBalance> all;
    while (rows.next())
        all << LedgerBalance{readAccount(rows), rows.read<Amount>()};
    return all;
}

} // namespace tilldesk::ledger
