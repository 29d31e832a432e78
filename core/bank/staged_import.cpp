#include "core/bank/staged_import.h"

#include "core/audit/guarded_state.h"
#include "core/audit/known_state.h"
#include "core/audit/trail.h"
#include "core/bank/bank_service.h"
#include "core/domain/iban.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

/// The values in which equal lines agree.
QByteArray keyOf(const QDate &day, Amount amount, const QString &text)
{
    return QByteArray::number(day.toJulianDay()) + ' ' + QByteArray::number(amount.cents()) + ' '
        + identityOf(text);
}

/// Calls `work` with the index of each row of a part.
template <typename F>
void eachOf(qsizetype part, std::size_t count, F work)
{
    const auto size = std::size_t(StagedImport::kPart);
    const std::size_t end = std::min(count, (std::size_t(part) + 1) * size);
    for (std::size_t i = std::size_t(part) * size; i < end; ++i)
        work(i);
}

} // namespace

Result<std::vector<StoredMatch>> certainMatches(storage::Database &db,
                                                const payouts::ClosingTime &closing,
                                                const BankAccount &account, qint64 staged,
                                                BankReadControl *control)
{
    constexpr qint64 kBetweenLooks = 256; // lines between two looks at the control
    BankRepository rows(db);
    const QList<Payout> payouts = payoutsTo(db, account.iban);
    PayoutMatcher matcher(closing, payouts, rows.undone(account.seq));
    for (const StoredMatch &match : rows.matches(account.seq)) {
        if (match.payout)
            matcher.take(*match.payout);
    }
    std::vector<StoredMatch> certain;
    qint64 count = 0;
    for (const BankEntry &entry : rows.open(account.seq, {}, staged)) {
        if (control != nullptr && ++count % kBetweenLooks == 0) {
            control->stored += kBetweenLooks;
            if (control->isCancelled)
                return fail(ErrorCode::Cancelled, u"cancelled"_s);
        }
        const BankItem item = matcher.match(entry);
        if (item.outcome != BankOutcome::Matched)
            continue;
        StoredMatch match;
        match.entry = entry.seq;
        match.payout = item.payouts.first().seq;
        certain.push_back(match);
    }
    return certain;
}

/// The lines of an account that were stored before the import, by what equal lines have in common.
class StagedImport::Known
{
public:
    Known(BankRepository &rows, qint64 account, const QDate &first, const QDate &last)
        : m_account(account)
    {
        for (BankRepository::Stored &line : rows.stored(account, first, last))
            m_lines[keyOf(line.day, line.amount, line.text)].append(
                {std::move(line.reference), line.format});
    }

    [[nodiscard]] qint64 account() const { return m_account; }

    /// Returns whether the line is stored already. Each stored line counts for one line of the
    /// file. Banks repeat a line with the same reference, in files of one format.
    [[nodiscard]] bool takes(const BankEntry &entry, BankFormat format)
    {
        const auto found = m_lines.find(keyOf(entry.day, entry.amount, entry.text.text()));
        if (found == m_lines.end())
            return false;
        const auto same = std::ranges::find_if(*found, [&](const Line &line) {
            return line.format != format || line.reference.isEmpty() || entry.reference.isEmpty()
                || line.reference == entry.reference;
        });
        if (same == found->end())
            return false;
        found->erase(same);
        return true;
    }

    QList<std::size_t> inFile; ///< statements of the file so far: indexes of those that are planned

private:
    struct Line {
        QString reference;
        BankFormat format;
    };

    qint64 m_account;
    QHash<QByteArray, QList<Line>> m_lines;
};

StagedImport::StagedImport(const ParsedFile &file, ImportRequest request, const Clock &clock,
                           payouts::ClosingTime closing, BankReadControl *control)
    : m_file(file),
      m_request(std::move(request)),
      m_clock(clock),
      m_closing(std::move(closing)),
      m_control(control)
{
    m_request.today = m_closing.day(m_clock.now());
    m_report.name = file.name;
    m_report.format = file.format;
    if (control == nullptr)
        return;
    qint64 lines = 0;
    for (const ParsedStatement &statement : file.statements)
        lines += qint64(statement.entries.size());
    control->stored = 0;
    control->toStore = 2 * lines; // stored, then matched
}

Result<void> StagedImport::compare(storage::Database &db)
{
    BankRepository rows(db);
    if (m_request.stopsAtDoubts) {
        auto found = examineFile(rows, m_file, m_request.merchants, m_request.today);
        if (!found)
            return found.failure();
        if (found->hasDoubts()) {
            m_report = std::move(*found);
            return {};
        }
    }
    if (auto checked = checkFile(rows, m_file, m_request); !checked)
        return checked;
    std::map<QString, std::pair<QDate, QDate>> days; // by account
    for (const ParsedStatement &statement : m_file.statements) {
        auto &[first, last] = days[statement.head.iban];
        for (const BankEntry &entry : statement.entries) {
            first = first.isValid() ? std::min(first, entry.day) : entry.day;
            last = last.isValid() ? std::max(last, entry.day) : entry.day;
        }
    }
    for (const BankAccount &account : rows.accounts())
        m_accounts[account.iban] = account.seq;
    std::map<QString, Known> known;
    for (const auto &[iban, range] : days)
        known.try_emplace(iban, rows, m_accounts[iban], range.first, range.second);
    std::erase_if(m_accounts,
                  [&days](const auto &account) { return !days.contains(account.first); });
    for (const ParsedStatement &statement : m_file.statements) {
        if (isCancelled())
            return fail(ErrorCode::Cancelled, u"cancelled"_s);
        m_report.statements << plan(rows, statement, known.at(statement.head.iban));
        m_report.added += m_report.statements.last().added;
    }
    std::map<QString, std::vector<BankStatementHead>> added; // by account
    for (const Planned &statement : m_statements) {
        if (statement.seq == 0)
            added[statement.head->iban].push_back(*statement.head);
    }
    for (const auto &[iban, heads] : added) {
        const qint64 account = m_accounts[iban];
        for (const BankGap &gap : addGapsBehind(rows, account, heads, m_report))
            m_report.notes << gapInWords(gap.before, gap.after);
    }
    return {};
}

/// The statement before may be in the same file.
std::optional<BankStatementHead> StagedImport::gapBefore(BankRepository &rows, const Known &known,
                                                         const BankStatementHead &head)
{
    std::optional<BankStatementHead> last;
    if (const auto stored = rows.before(known.account(), head.last))
        last = stored->head;
    for (const std::size_t i : known.inFile) {
        const BankStatementHead &other = *m_statements[i].head;
        if (other.last < head.last && (!last || other.last >= last->last))
            last = other;
    }
    return last && leavesGap(*last, head) ? last : std::nullopt;
}

ImportedBankStatement StagedImport::plan(BankRepository &rows, const ParsedStatement &statement,
                                         Known &known)
{
    const BankStatementHead &head = statement.head;
    ImportedBankStatement done = figuresOf(statement);
    if (statement.difference != 0)
        m_report.notes << u"%1 does not add up: %2 are missing or too much"_s.arg(
            named(head), euros(statement.difference));
    const auto isSame = [&](std::size_t i) {
        const BankStatementHead &other = *m_statements[i].head;
        return other.number == head.number && other.last == head.last
            && other.opening == head.opening && other.closing == head.closing;
    };
    const auto inFile = std::ranges::find_if(known.inFile, isSame);
    const bool isInFile = inFile != known.inFile.end();
    const auto before = isInFile ? std::nullopt : rows.find(known.account(), head);
    if (before)
        done.readBefore = before->readAt;
    else if (isInFile)
        done.readBefore = m_clock.now();
    const bool isRepeated = isInFile && *m_statements[*inFile].head == head;
    std::vector<const BankEntry *> fresh;
    for (const BankEntry &entry : statement.entries) {
        if (!isRepeated && !known.takes(entry, m_file.format))
            fresh.push_back(&entry);
    }
    std::size_t index = isInFile ? *inFile : m_statements.size();
    if (!isInFile) {
        m_statements.push_back({&head, before ? before->seq : 0});
        if (!before) {
            done.gapAfter = gapBefore(rows, known, head);
            if (done.gapAfter)
                m_report.notes << gapInWords(*done.gapAfter, head);
            m_toStore.push_back({index, nullptr});
        }
        known.inFile << index;
    }
    for (const BankEntry *entry : fresh)
        m_toStore.push_back({index, entry});
    done.added = qint64(fresh.size());
    return done;
}

void StagedImport::store(storage::Database &db, qsizetype part)
{
    BankRepository rows(db);
    if (part == 0) {
        m_stored = rows.insertFile(m_file, m_clock.now(), actorName());
        rows.stage(m_stored);
        for (auto &[iban, account] : m_accounts)
            account = rows.accountOf(iban);
    }
    eachOf(part, m_toStore.size(), [&](std::size_t i) {
        Planned &statement = m_statements[m_toStore[i].statement];
        const qint64 account = m_accounts[statement.head->iban];
        if (m_toStore[i].entry == nullptr)
            statement.seq = rows.insertStatement(m_stored, account, *statement.head);
        else
            rows.insertEntry(m_stored, statement.seq, account, *m_toStore[i].entry);
    });
}

Result<void> StagedImport::match(storage::Database &db)
{
    BankRepository rows(db);
    const qint64 first = m_stored > 0 ? rows.firstLineOf(m_stored) : 0;
    for (const auto &[iban, account] : m_accounts) {
        const auto certain = certainMatches(db, m_closing, {account, iban}, m_stored, m_control);
        if (!certain)
            return certain.failure();
        for (const StoredMatch &each : *certain)
            (first > 0 && each.entry >= first ? m_matches : m_older).push_back(each);
    }
    if (m_stored > 0)
        m_digest = audit::stateOf(db, AuditGuard::BankFile, QString::number(m_stored));
    m_report.matched = qint64(m_matches.size() + m_older.size());
    return {};
}

void StagedImport::insert(BankRepository &rows, StoredMatch match) const
{
    match.decision = {m_clock.now(), actorName()};
    rows.insertMatch(match, {});
}

void StagedImport::storeMatches(storage::Database &db, qsizetype part)
{
    BankRepository rows(db);
    eachOf(part, m_matches.size(), [&](std::size_t i) { insert(rows, m_matches[i]); });
}

QJsonObject StagedImport::facts(qint64 matched) const
{
    QStringList accounts;
    for (const auto &[iban, account] : m_accounts)
        accounts << maskedIban(iban);
    return {{u"name"_s, m_file.name},
            {u"format"_s, QString(toText(m_file.format))},
            {u"sha256"_s, QString::fromLatin1(m_file.sha256)},
            {u"accounts"_s, accounts.join(u", "_s)},
            {u"statements"_s, m_report.statements.size()},
            {u"lines"_s, m_report.added},
            {u"matched"_s, matched}};
}

void StagedImport::publish(storage::Database &db)
{
    if (m_stored == 0)
        return;
    BankRepository(db).publish(m_stored);
    const audit::KnownState known(AuditGuard::BankFile, QString::number(m_stored), m_digest);
    audit::Trail(db, m_clock)
        .record({.kind = AuditKind::BankFileRead,
                 .subject = QString::number(m_stored),
                 .facts = facts(qint64(m_matches.size())),
                 .guard = AuditGuard::BankFile});
}

void StagedImport::storeOlderMatches(storage::Database &db, qsizetype part)
{
    BankRepository rows(db);
    qint64 matched = 0;
    eachOf(part, m_older.size(), [&](std::size_t i) {
        insert(rows, m_older[i]);
        ++matched;
    });
    if (m_stored > 0)
        audit::Trail(db, m_clock)
            .record({.kind = AuditKind::BankLineMatched, .facts = {{u"matched"_s, matched}}});
    else
        audit::Trail(db, m_clock)
            .record({.kind = AuditKind::BankFileRead, .facts = facts(matched)});
}

} // namespace tilldesk::bank
