#include "core/bank/bank_repository.h"

#include "core/bank/statement_gaps.h"
#include "core/domain/ledger.h"
#include "core/storage/sql_list.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

QString dayText(const QDate &day)
{
    return day.toString(Qt::ISODate);
}

QDate readDay(storage::Statement &row)
{
    return QDate::fromString(row.read<QString>(), Qt::ISODate);
}

/// SQL conditions that leave out staged lines and staged statements.
const QString kLineCounts = u" AND e.file NOT IN (SELECT file FROM bank_staged)"_s;
const QString kStatementCounts = u" AND s.file NOT IN (SELECT file FROM bank_staged)"_s;

const QString kEntryColumns =
    u"SELECT e.seq, a.iban, e.day, e.amount, e.reference, e.party, e.text, e.places, e.line, f.name"
    " FROM bank_entry e JOIN bank_account a ON a.seq = e.account"
    " JOIN bank_statement s ON s.seq = e.statement JOIN bank_file f ON f.seq = s.file"_s;

BankEntry readEntry(storage::Statement &row)
{
    BankEntry entry;
    entry.seq = row.read<qint64>();
    entry.iban = row.read<QString>();
    entry.day = readDay(row);
    entry.amount = row.read<Amount>();
    entry.reference = row.read<QString>();
    entry.party = row.read<QString>();
    const auto [text, places] = row.read<QString, QString>();
    entry.text = FileText::fromStored(text, places);
    entry.line = row.read<qint64>();
    entry.file = row.read<QString>();
    return entry;
}

std::vector<BankEntry> readEntries(storage::Statement &rows)
{
    std::vector<BankEntry> entries;
    while (rows.next())
        entries.push_back(readEntry(rows));
    return entries;
}

const QString kStatementColumns =
    u"SELECT s.seq, a.iban, s.number, s.first_day, s.last_day, s.opening, s.closing, f.read_at"
    " FROM bank_statement s JOIN bank_account a ON a.seq = s.account"
    " JOIN bank_file f ON f.seq = s.file"_s;

std::optional<StoredStatement> readStatement(storage::Statement &row)
{
    if (!row.next())
        return {};
    StoredStatement stored;
    stored.seq = row.read<qint64>();
    stored.head.iban = row.read<QString>();
    stored.head.number = row.read<QString>();
    stored.head.first = readDay(row);
    stored.head.last = readDay(row);
    stored.head.opening = row.read<Amount>();
    stored.head.closing = row.read<Amount>();
    stored.readAt = row.read<Timestamp>();
    return stored;
}

const QString kMatchColumns =
    u"SELECT m.seq, m.entry, coalesce(m.payout, -m.hosted_payout), m.by_hand, m.made_at, m.actor"
    " FROM bank_match m"_s;
const QString kIsValid = u" NOT EXISTS (SELECT 1 FROM bank_unmatch u WHERE u.match = m.seq)"_s;

StoredMatch readMatch(storage::Statement &row)
{
    return {.seq = row.read<qint64>(),
            .entry = row.read<qint64>(),
            .payout = row.read<std::optional<qint64>>(),
            .isByHand = row.read<bool>(),
            .decision = {row.read<Timestamp>(), row.read<QString>()}};
}

/// @param payout  seq; negative: of a provider's payout
void bindPayout(storage::Statement &statement, std::optional<qint64> payout)
{
    const bool isHosted = payout.value_or(0) < 0;
    statement.bind(u":payout"_s, isHosted ? std::nullopt : payout)
        .bind(u":hosted_payout"_s, isHosted ? std::optional(-*payout) : std::nullopt);
}

} // namespace

QSet<QString> BankRepository::ibansOf(const QList<MerchantId> &merchants)
{
    auto rows = m_db.prepare(
        u"SELECT m.id, p.iban FROM profile p JOIN merchant m ON m.seq = p.merchant"
        " UNION SELECT m.id, p.last_iban FROM profile p JOIN merchant m ON m.seq = p.merchant"
        " UNION SELECT a.merchant_id, a.iban FROM ledger_account a WHERE a.kind = %1"_s.arg(
            storage::sqlNumber(LedgerAccountKind::Merchant)));
    QSet<QString> ibans;
    while (rows.next()) {
        const auto [merchant, iban] = rows.read<MerchantId, QString>();
        if (!iban.isEmpty() && (merchants.isEmpty() || merchants.contains(merchant)))
            ibans.insert(iban);
    }
    return ibans;
}

QList<BankAccount> BankRepository::accounts()
{
    auto rows = m_db.prepare(u"SELECT seq, iban FROM bank_account ORDER BY iban"_s);
    QList<BankAccount> all;
    while (rows.next())
        all << BankAccount{rows.read<qint64>(), rows.read<QString>()};
    return all;
}

qint64 BankRepository::accountOf(const QString &iban)
{
    auto row = m_db.prepare(u"SELECT seq FROM bank_account WHERE iban = :iban"_s);
    row.bind(u":iban"_s, iban);
    if (row.next())
        return row.read<qint64>();
    auto inserted = m_db.prepare(u"INSERT INTO bank_account (iban) VALUES (:iban) RETURNING seq"_s);
    inserted.bind(u":iban"_s, iban);
    return inserted.next() ? inserted.read<qint64>() : 0;
}

CoveredDays BankRepository::covered(qint64 account)
{
    auto row = m_db.prepare(u"SELECT min(s.first_day), max(s.last_day) FROM bank_statement s"
                            " WHERE s.account = :account"_s
                            + kStatementCounts);
    row.bind(u":account"_s, account);
    if (!row.next())
        return {};
    CoveredDays days;
    days.first = readDay(row);
    days.last = readDay(row);
    return days;
}

qint64 BankRepository::insertFile(const ParsedFile &file, Timestamp at, const QString &actor)
{
    auto row = m_db.prepare(u"INSERT INTO bank_file (name, sha256, format, read_at, actor)"
                            " VALUES (:name, :sha256, :format, :read_at, :actor) RETURNING seq"_s);
    row.bind(u":name"_s, file.name)
        .bind(u":sha256"_s, QString::fromLatin1(file.sha256))
        .bind(u":format"_s, qint64(file.format))
        .bind(u":read_at"_s, at)
        .bind(u":actor"_s, actor);
    return row.next() ? row.read<qint64>() : 0;
}

qint64 BankRepository::insertStatement(qint64 file, qint64 account, const BankStatementHead &head)
{
    auto row = m_db.prepare(
        u"INSERT INTO bank_statement (file, account, number, first_day, last_day, opening, closing)"
        " VALUES (:file, :account, :number, :first_day, :last_day, :opening, :closing)"
        " RETURNING seq"_s);
    row.bind(u":file"_s, file)
        .bind(u":account"_s, account)
        .bind(u":number"_s, head.number)
        .bind(u":first_day"_s, dayText(head.first))
        .bind(u":last_day"_s, dayText(head.last))
        .bind(u":opening"_s, head.opening.cents())
        .bind(u":closing"_s, head.closing.cents());
    return row.next() ? row.read<qint64>() : 0;
}

void BankRepository::insertEntry(qint64 file, qint64 statement, qint64 account,
                                 const BankEntry &entry)
{
    m_db.prepare(u"INSERT INTO bank_entry (file, statement, account, day, amount, reference, party,"
                 " text, places, line, names_payout) VALUES (:file, :statement, :account, :day,"
                 " :amount, :reference, :party, :text, :places, :line, :names_payout)"_s)
        .bind(u":file"_s, file)
        .bind(u":statement"_s, statement)
        .bind(u":account"_s, account)
        .bind(u":day"_s, dayText(entry.day))
        .bind(u":amount"_s, entry.amount.cents())
        .bind(u":reference"_s, entry.reference)
        .bind(u":party"_s, entry.party)
        .bind(u":text"_s, entry.text.text())
        .bind(u":places"_s, entry.text.places())
        .bind(u":line"_s, entry.line)
        .bind(u":names_payout"_s, qint64(mayNamePayout(entry.text.text())))
        .run();
}

void BankRepository::stage(qint64 file)
{
    m_db.prepare(u"INSERT INTO bank_staged (file) VALUES (:file)"_s).bind(u":file"_s, file).run();
}

void BankRepository::publish(qint64 file)
{
    m_db.prepare(u"DELETE FROM bank_staged WHERE file = :file"_s).bind(u":file"_s, file).run();
}

bool BankRepository::hasStaged()
{
    auto row = m_db.prepare(u"SELECT 1 FROM bank_staged"_s);
    return row.next();
}

bool BankRepository::removeStaged(qint64 most)
{
    const auto removed = [this, most](const QString &sql) {
        auto rows = m_db.prepare(sql);
        rows.bind(u":most"_s, most);
        return rows.runCounted() > 0;
    };
    // Rows that refer to other rows are removed first, because of the foreign keys.
    for (
        const QString &sql :
        {u"DELETE FROM bank_match WHERE seq IN (SELECT m.seq FROM bank_staged t"
         " JOIN bank_entry e ON e.file = t.file JOIN bank_match m ON m.entry = e.seq LIMIT :most)"_s,
         u"DELETE FROM bank_entry WHERE seq IN (SELECT e.seq FROM bank_staged t"
         " JOIN bank_entry e ON e.file = t.file LIMIT :most)"_s,
         u"DELETE FROM bank_statement WHERE seq IN (SELECT s.seq FROM bank_staged t"
         " JOIN bank_statement s ON s.file = t.file LIMIT :most)"_s}) {
        if (removed(sql))
            return true;
    }
    if (!hasStaged())
        return false;
    m_db.prepare(u"DELETE FROM bank_file WHERE seq IN (SELECT file FROM bank_staged)"_s).run();
    m_db.prepare(u"DELETE FROM bank_staged"_s).run();
    m_db.prepare(u"DELETE FROM bank_account WHERE NOT EXISTS"
                 " (SELECT 1 FROM bank_statement s WHERE s.account = bank_account.seq)"_s)
        .run();
    return false;
}

qint64 BankRepository::firstLineOf(qint64 file)
{
    auto row = m_db.prepare(u"SELECT coalesce(min(seq), 0) FROM bank_entry WHERE file = :file"_s);
    row.bind(u":file"_s, file);
    return row.next() ? row.read<qint64>() : 0;
}

std::optional<StoredStatement> BankRepository::find(qint64 account, const BankStatementHead &head)
{
    auto row = m_db.prepare(kStatementColumns
                            + u" WHERE s.account = :account AND s.number = :number"
                              " AND s.last_day = :day AND s.opening = :opening"
                              " AND s.closing = :closing"_s
                            + kStatementCounts);
    row.bind(u":account"_s, account)
        .bind(u":number"_s, head.number)
        .bind(u":day"_s, dayText(head.last))
        .bind(u":opening"_s, head.opening.cents())
        .bind(u":closing"_s, head.closing.cents());
    return readStatement(row);
}

std::optional<StoredStatement> BankRepository::before(qint64 account, const QDate &day)
{
    auto row =
        m_db.prepare(kStatementColumns + u" WHERE s.account = :account AND s.last_day < :day"_s
                     + kStatementCounts + u" ORDER BY s.last_day DESC, s.seq DESC LIMIT 1"_s);
    row.bind(u":account"_s, account).bind(u":day"_s, dayText(day));
    return readStatement(row);
}

std::vector<BankStatementHead> BankRepository::statements(qint64 account)
{
    auto rows = m_db.prepare(kStatementColumns + u" WHERE s.account = :account"_s + kStatementCounts
                             + u" ORDER BY s.last_day, s.first_day, s.seq"_s);
    rows.bind(u":account"_s, account);
    std::vector<BankStatementHead> heads;
    for (auto found = readStatement(rows); found; found = readStatement(rows))
        heads.push_back(found->head);
    return heads;
}

QList<BankFileSummary> BankRepository::files(const QSet<QString> &ibans, int count)
{
    auto rows = m_db.prepare(
        u"SELECT f.name, f.format, f.read_at, f.actor, a.seq, a.iban, s.number, s.first_day,"
        " s.last_day, s.opening, s.closing, s.file FROM bank_file f"
        " JOIN bank_statement s ON s.file = f.seq JOIN bank_account a ON a.seq = s.account"
        " WHERE f.seq NOT IN (SELECT file FROM bank_staged) ORDER BY f.seq DESC, a.seq, s.last_day, s.seq"_s);
    QList<BankFileSummary> files;
    qint64 file = 0;
    QList<qint64> accounts;
    while (rows.next()) {
        BankFileSummary one;
        one.name = rows.read<QString>();
        one.format = rows.read<BankFormat>();
        one.readAt = rows.read<Timestamp>();
        one.by = rows.read<QString>();
        const auto account = rows.read<qint64>();
        one.head.iban = rows.read<QString>();
        one.head.number = rows.read<QString>();
        one.head.first = readDay(rows);
        one.head.last = readDay(rows);
        one.head.opening = rows.read<Amount>();
        one.head.closing = rows.read<Amount>();
        one.statements = 1;
        const auto ofFile = rows.read<qint64>();
        if (!ibans.contains(one.head.iban))
            continue;
        if (ofFile == file && account == accounts.last()) {
            BankFileSummary &known = files.last();
            known.head.number = one.head.number;
            known.head.first = std::min(known.head.first, one.head.first);
            known.head.last = one.head.last;
            known.head.closing = one.head.closing;
            ++known.statements;
            continue;
        }
        if (files.size() == count)
            break;
        file = ofFile;
        accounts << account;
        files << one;
    }
    for (qsizetype i = 0; i < files.size(); ++i) {
        BankFileSummary &each = files[i];
        auto lines = m_db.prepare(
            u"SELECT count(*), CAST(coalesce(sum(e.amount), 0) AS BIGINT) FROM bank_entry e"
            " WHERE e.account = :account AND e.day BETWEEN :first AND :last"_s
            + kLineCounts);
        lines.bind(u":account"_s, accounts[i])
            .bind(u":first"_s, dayText(each.head.first))
            .bind(u":last"_s, dayText(each.head.last));
        if (!lines.next())
            continue;
        const auto [number, cents] = lines.read<qint64, qint64>();
        each.lines = number;
        each.difference =
            Amount::fromCents(each.head.closing.cents() - each.head.opening.cents() - cents);
        const QList<BankGap> gaps = gapsBetween(statements(accounts[i]));
        if (!gaps.isEmpty())
            each.gap = gaps.last();
    }
    return files;
}

std::vector<BankRepository::Stored> BankRepository::stored(qint64 account, const QDate &first,
                                                           const QDate &last)
{
    auto rows = m_db.prepare(
        u"SELECT e.day, e.amount, e.text, e.reference, f.format FROM bank_entry e"
        " JOIN bank_statement s ON s.seq = e.statement JOIN bank_file f ON f.seq = s.file"
        " WHERE e.account = :account AND e.day BETWEEN :first AND :last"_s
        + kLineCounts);
    rows.bind(u":account"_s, account)
        .bind(u":first"_s, dayText(first))
        .bind(u":last"_s, dayText(last));
    std::vector<Stored> all;
    while (rows.next()) {
        Stored one;
        one.day = readDay(rows);
        one.amount = rows.read<Amount>();
        one.text = rows.read<QString>();
        one.reference = rows.read<QString>();
        one.format = rows.read<BankFormat>();
        all.push_back(std::move(one));
    }
    return all;
}

std::optional<BankEntry> BankRepository::entry(qint64 seq)
{
    auto row = m_db.prepare(kEntryColumns + u" WHERE e.seq = :seq"_s + kLineCounts);
    row.bind(u":seq"_s, seq);
    return row.next() ? std::optional(readEntry(row)) : std::nullopt;
}

std::vector<BankEntry> BankRepository::open(qint64 account, const QSet<qint64> &amounts,
                                            qint64 staged)
{
    const QString isOpen =
        u" AND e.file NOT IN (SELECT file FROM bank_staged WHERE file <> :staged)"
        " AND NOT EXISTS (SELECT 1 FROM bank_match m WHERE m.entry = e.seq AND"_s
        + kIsValid + u')';
    auto named = m_db.prepare(
        kEntryColumns + u" WHERE e.account = :account AND e.names_payout = 1 AND e.amount > 0"_s
        + isOpen);
    named.bind(u":account"_s, account).bind(u":staged"_s, staged);
    std::vector<BankEntry> entries = readEntries(named);
    for (const qint64 cents : amounts) {
        auto rows = m_db.prepare(kEntryColumns
                                 + u" WHERE e.account = :account AND e.amount = :amount"
                                   " AND e.amount > 0 AND e.names_payout = 0"_s
                                 + isOpen);
        rows.bind(u":account"_s, account).bind(u":amount"_s, cents).bind(u":staged"_s, staged);
        std::ranges::move(readEntries(rows), std::back_inserter(entries));
    }
    std::ranges::sort(entries, {},
                      [](const BankEntry &entry) { return std::pair(entry.day, entry.seq); });
    return entries;
}

std::vector<BankEntry> BankRepository::openDebits(qint64 account)
{
    auto rows = m_db.prepare(
        kEntryColumns + u" WHERE e.account = :account AND e.names_payout = 1 AND e.amount < 0"_s
        + kLineCounts + u" AND NOT EXISTS (SELECT 1 FROM bank_match m WHERE m.entry = e.seq AND"_s
        + kIsValid + u") ORDER BY e.day, e.seq"_s);
    rows.bind(u":account"_s, account);
    return readEntries(rows);
}

std::vector<BankEntry> BankRepository::lines(qint64 account, const LineRange &range)
{
    auto rows = m_db.prepare(kEntryColumns
                             + u" WHERE e.account = :account AND e.day BETWEEN :first AND :last"_s
                             + kLineCounts + u" ORDER BY e.day, e.seq"_s);
    rows.bind(u":account"_s, account)
        .bind(u":first"_s, dayText(range.first.value_or(QDate(1970, 1, 1))))
        .bind(u":last"_s, dayText(range.last.value_or(QDate(9999, 12, 31))));
    return readEntries(rows);
}

qint64 BankRepository::insertMatch(const StoredMatch &match, Amount difference)
{
    auto row = m_db.prepare(
        u"INSERT INTO bank_match (entry, payout, hosted_payout, made_at, by_hand, difference,"
        " actor) VALUES (:entry, :payout, :hosted_payout, :made_at, :by_hand, :difference, :actor)"
        " RETURNING seq"_s);
    bindPayout(row, match.payout);
    row.bind(u":entry"_s, match.entry)
        .bind(u":made_at"_s, match.decision.at)
        .bind(u":by_hand"_s, qint64(match.isByHand))
        .bind(u":difference"_s, difference.cents())
        .bind(u":actor"_s, match.decision.by);
    return row.next() ? row.read<qint64>() : 0;
}

void BankRepository::insertUnmatch(qint64 match, const BankDecision &decision)
{
    m_db.prepare(u"INSERT INTO bank_unmatch (match, made_at, actor)"
                 " VALUES (:match, :made_at, :actor)"_s)
        .bind(u":match"_s, match)
        .bind(u":made_at"_s, decision.at)
        .bind(u":actor"_s, decision.by)
        .run();
}

QHash<qint64, StoredMatch> BankRepository::matches(qint64 account)
{
    auto rows = m_db.prepare(kMatchColumns
                             + u" JOIN bank_entry e ON e.seq = m.entry"
                               " WHERE e.account = :account AND"_s
                             + kIsValid + kLineCounts);
    rows.bind(u":account"_s, account);
    QHash<qint64, StoredMatch> all;
    while (rows.next()) {
        const StoredMatch match = readMatch(rows);
        all.insert(match.entry, match);
    }
    return all;
}

std::optional<StoredMatch> BankRepository::matchOf(qint64 entry)
{
    auto row = m_db.prepare(kMatchColumns + u" WHERE m.entry = :entry AND"_s + kIsValid);
    row.bind(u":entry"_s, entry);
    return row.next() ? std::optional(readMatch(row)) : std::nullopt;
}

bool BankRepository::isMatched(qint64 payout)
{
    auto row = m_db.prepare(u"SELECT 1 FROM bank_match m WHERE (m.payout = :payout"
                            " OR m.hosted_payout = :hosted_payout) AND"_s
                            + kIsValid);
    bindPayout(row, payout);
    return row.next();
}

QSet<PayoutMatcher::Pair> BankRepository::undone(qint64 account)
{
    auto rows = m_db.prepare(
        u"SELECT m.entry, coalesce(m.payout, -m.hosted_payout) FROM bank_unmatch u"
        " JOIN bank_match m ON m.seq = u.match"
        " JOIN bank_entry e ON e.seq = m.entry"
        " WHERE e.account = :account AND coalesce(m.payout, m.hosted_payout) IS NOT NULL"_s);
    rows.bind(u":account"_s, account);
    QSet<PayoutMatcher::Pair> pairs;
    while (rows.next()) {
        const auto [entry, payout] = rows.read<qint64, qint64>();
        pairs.insert({entry, payout});
    }
    return pairs;
}

} // namespace tilldesk::bank
