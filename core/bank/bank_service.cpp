#include "core/bank/bank_service.h"

#include "core/audit/trail.h"
#include "core/domain/iban.h"
#include "core/payouts/payout_rows.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

QString euros(qint64 cents)
{
    return u"EUR %1%2.%3"_s.arg(cents < 0 ? u"-"_s : QString())
        .arg(std::abs(cents) / 100)
        .arg(std::abs(cents) % 100, 2, 10, '0'_L1);
}

QString named(const BankStatementHead &head)
{
    return u"statement %1 of %2, account %3"_s.arg(head.number, head.last.toString(Qt::ISODate),
                                                   maskedIban(head.iban));
}

QString actorName()
{
    const AuditActor actor = audit::Acting::current();
    return actor.name.isEmpty() ? QString(toText(actor.kind)) : actor.name;
}

/// Returns the statement as an import reports it, before anything is stored.
ImportedBankStatement figuresOf(const ParsedStatement &statement)
{
    qint64 credits = 0;
    qint64 debits = 0;
    for (const BankEntry &entry : statement.entries) {
        const qint64 cents = entry.amount.cents();
        (cents > 0 ? credits : debits) += std::abs(cents);
    }
    return {.head = statement.head,
            .lines = qint64(statement.entries.size()),
            .credits = Amount::fromCents(credits),
            .debits = Amount::fromCents(debits),
            .added = 0,
            .difference = Amount::fromCents(statement.difference),
            .readBefore = {},
            .gapAfter = {}};
}

/// What equal lines have in common.
QByteArray keyOf(const QDate &day, Amount amount, const QString &text)
{
    return QByteArray::number(day.toJulianDay()) + ' ' + QByteArray::number(amount.cents()) + ' '
        + identityOf(text);
}

constexpr qint64 kBetweenLooks = 256; ///< lines between two looks at the control

/// Counts a line. Returns false if the import was cancelled.
bool goesOn(BankReadControl *control, qint64 &count)
{
    if (control == nullptr || ++count % kBetweenLooks != 0)
        return true;
    control->stored += kBetweenLooks;
    return !control->isCancelled;
}

tl::unexpected<Error> wrongEntry(const QString &rule)
{
    return fail(ErrorCode::FieldInvalid, rule, u"entry"_s);
}

} // namespace

/// The lines of an account that were stored before the import, by what equal lines have in common.
struct BankService::Known {
    struct Line {
        QString reference;
        BankFormat format;
    };

    Known(BankRepository &rows, const QString &iban, const QDate &first, const QDate &last)
        : account(rows.accountOf(iban))
    {
        for (BankRepository::Stored &line : rows.stored(account, first, last))
            lines[keyOf(line.day, line.amount, line.text)].append(
                {std::move(line.reference), line.format});
    }

    /// Returns whether the line is stored already. Each stored line counts for one line of the
    /// file. Banks repeat a line with the same reference, in files of one format.
    [[nodiscard]] bool takes(const BankEntry &entry, BankFormat format)
    {
        const auto found = lines.find(keyOf(entry.day, entry.amount, entry.text.text()));
        if (found == lines.end())
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

    qint64 account;
    QHash<QByteArray, QList<Line>> lines;
    QList<BankStatementHead> inFile; ///< statements of the file so far
};

QList<Payout> payoutsTo(storage::Database &db, const QString &iban)
{
    QList<Payout> all;
    for (payouts::PayoutRows rows(db, {}); rows.next();) {
        if (iban.isEmpty() || rows.row().iban == iban)
            all << rows.row();
    }
    return all;
}

Result<void> BankService::check(const ParsedFile &file, const ImportRequest &request)
{
    const QSet<QString> ibans = m_rows.ibansOf(request.merchants);
    for (const ParsedStatement &statement : file.statements) {
        const BankStatementHead &head = statement.head;
        if (!ibans.contains(head.iban))
            return fail(ErrorCode::FieldInvalid,
                        u"line %1: %2 is no account to which payouts of the merchant go"_s
                            .arg(statement.line)
                            .arg(maskedIban(head.iban)),
                        u"account"_s);
        if (statement.difference != 0 && !request.acceptsDifferences)
            return fail(ErrorCode::FieldInvalid,
                        u"line %1: %2: opening balance %3 and the lines make %4, but the closing"
                        " balance is %5"_s.arg(QString::number(statement.line), named(head),
                                               euros(head.opening.cents()),
                                               euros(head.closing.cents() - statement.difference),
                                               euros(head.closing.cents())),
                        u"balance"_s);
    }
    return {};
}

std::optional<StoredStatement> BankService::gapBefore(qint64 account, const BankStatementHead &head)
{
    auto last = m_rows.before(account, head.last);
    return last && last->head.closing != head.opening ? last : std::nullopt;
}

Result<BankImport> BankService::examine(const ParsedFile &file, const QList<MerchantId> &merchants)
{
    if (const auto checked = check(file, {.merchants = merchants, .acceptsDifferences = true});
        !checked)
        return checked.failure();
    QHash<QString, qint64> accounts;
    for (const BankAccount &account : m_rows.accounts())
        accounts.insert(account.iban, account.seq);
    BankImport report{
        .name = file.name, .format = file.format, .statements = {}, .isStored = false, .notes = {}};
    QHash<QString, BankStatementHead> lastOfFile; // by account
    for (const ParsedStatement &statement : file.statements) {
        const BankStatementHead &head = statement.head;
        ImportedBankStatement found = figuresOf(statement);
        const qint64 account = accounts.value(head.iban);
        if (const auto before = account > 0 ? m_rows.find(account, head) : std::nullopt)
            found.readBefore = before->readAt;
        const auto inFile = lastOfFile.constFind(head.iban);
        if (inFile != lastOfFile.cend() && inFile->last <= head.last) {
            if (inFile->closing != head.opening && *inFile != head)
                found.gapAfter = *inFile;
        } else if (account > 0 && !found.readBefore) {
            if (const auto before = gapBefore(account, head))
                found.gapAfter = before->head;
        }
        lastOfFile.insert(head.iban, head);
        report.statements << found;
    }
    return report;
}

Result<ImportedBankStatement> BankService::add(const ParsedStatement &statement, Known &known,
                                               std::optional<qint64> &file,
                                               const ParsedFile &parsed, QStringList &notes,
                                               BankReadControl *control)
{
    qint64 count = 0;
    const BankStatementHead &head = statement.head;
    ImportedBankStatement done = figuresOf(statement);
    const auto before = m_rows.find(known.account, head);
    if (before)
        done.readBefore = before->readAt;
    if (statement.difference != 0)
        notes << u"%1 does not add up: %2 are missing or too much"_s.arg(
            named(head), euros(statement.difference));
    const bool isRepeated = known.inFile.contains(head);
    known.inFile << head;
    std::vector<const BankEntry *> fresh;
    for (const BankEntry &entry : statement.entries) {
        if (!isRepeated && !known.takes(entry, parsed.format))
            fresh.push_back(&entry);
    }
    if (before && fresh.empty())
        return done;
    if (!file)
        file = m_rows.insertFile(parsed, m_clock.now(), actorName());
    qint64 stored = before ? before->seq : 0;
    if (!before) {
        if (const auto last = gapBefore(known.account, head)) {
            done.gapAfter = last->head;
            notes << u"%1 opens with %2, but %3 closed with %4: a statement may be missing"_s.arg(
                named(head), euros(head.opening.cents()), named(last->head),
                euros(last->head.closing.cents()));
        }
        stored = m_rows.insertStatement(*file, known.account, head);
    }
    for (const BankEntry *entry : fresh) {
        m_rows.insertEntry(*file, stored, known.account, *entry);
        if (!goesOn(control, count))
            return fail(ErrorCode::Cancelled, u"cancelled"_s);
    }
    done.added = qint64(fresh.size());
    return done;
}

Result<BankImport> BankService::import(const ParsedFile &file, const ImportRequest &request,
                                       BankReadControl *control)
{
    if (control != nullptr) {
        qint64 lines = 0;
        for (const ParsedStatement &statement : file.statements)
            lines += qint64(statement.entries.size());
        control->stored = 0;
        control->toStore = 2 * lines; // stored, then matched
        if (control->isCancelled)
            return fail(ErrorCode::Cancelled, u"cancelled"_s);
    }
    if (const auto checked = check(file, request); !checked)
        return checked.failure();
    std::map<QString, std::pair<QDate, QDate>> days; // by account
    for (const ParsedStatement &statement : file.statements) {
        auto &[first, last] = days[statement.head.iban];
        for (const BankEntry &entry : statement.entries) {
            first = first.isValid() ? std::min(first, entry.day) : entry.day;
            last = last.isValid() ? std::max(last, entry.day) : entry.day;
        }
    }
    std::map<QString, Known> known;
    for (const auto &[iban, range] : days)
        known.try_emplace(iban, m_rows, iban, range.first, range.second);
    BankImport report{.name = file.name, .format = file.format, .statements = {}, .notes = {}};
    std::optional<qint64> stored;
    for (const ParsedStatement &statement : file.statements) {
        auto added =
            add(statement, known.at(statement.head.iban), stored, file, report.notes, control);
        if (!added)
            return added.failure();
        report.statements << std::move(*added);
        report.added += report.statements.last().added;
    }
    for (const auto &[iban, lines] : known) {
        const auto matched = matchAccount({lines.account, iban}, control);
        if (!matched)
            return matched.failure();
        report.matched += *matched;
    }
    if (!stored && report.matched == 0)
        return report;
    QStringList accounts;
    for (const auto &[iban, lines] : known)
        accounts << maskedIban(iban);
    audit::Trail(m_db, m_clock)
        .record({.kind = AuditKind::BankFileRead,
                 .subject = stored ? QString::number(*stored) : QString(),
                 .facts = {{u"name"_s, file.name},
                           {u"format"_s, QString(toText(file.format))},
                           {u"sha256"_s, QString::fromLatin1(file.sha256)},
                           {u"accounts"_s, accounts.join(u", "_s)},
                           {u"statements"_s, report.statements.size()},
                           {u"lines"_s, report.added},
                           {u"matched"_s, report.matched}},
                 .guard = stored ? AuditGuard::BankFile : AuditGuard::None});
    return report;
}

Result<qint64> BankService::matchAccount(const BankAccount &account, BankReadControl *control)
{
    qint64 count = 0;
    const QList<Payout> payouts = payoutsTo(m_db, account.iban);
    PayoutMatcher matcher(m_closing, payouts, m_rows.undone(account.seq));
    for (const StoredMatch &match : m_rows.matches(account.seq)) {
        if (match.payout)
            matcher.take(*match.payout);
    }
    qint64 matched = 0;
    for (const BankEntry &entry : m_rows.open(account.seq, {})) {
        const BankItem item = matcher.match(entry);
        if (!goesOn(control, count))
            return fail(ErrorCode::Cancelled, u"cancelled"_s);
        if (item.outcome != BankOutcome::Matched)
            continue;
        StoredMatch match;
        match.entry = entry.seq;
        match.payout = item.payouts.first().seq;
        match.decision = {m_clock.now(), actorName()};
        m_rows.insertMatch(match, {});
        ++matched;
    }
    return matched;
}

Result<qint64> BankService::matchAll()
{
    qint64 matched = 0;
    for (const BankAccount &account : m_rows.accounts()) {
        const auto more = matchAccount(account);
        if (!more)
            return more.failure();
        matched += *more;
    }
    if (matched > 0)
        audit::Trail(m_db, m_clock)
            .record({.kind = AuditKind::BankLineMatched, .facts = {{u"matched"_s, matched}}});
    return matched;
}

Result<StoredMatch> BankService::match(qint64 entry, const PayoutId &payout,
                                       const QList<MerchantId> &merchants)
{
    const auto line = m_rows.entry(entry);
    if (!line || !m_rows.ibansOf(merchants).contains(line->iban))
        return wrongEntry(u"there is no such line"_s);
    if (line->amount.cents() <= 0)
        return wrongEntry(u"must be a credit"_s);
    if (m_rows.matchOf(entry))
        return wrongEntry(u"is matched already; unmatch it first"_s);
    StoredMatch match;
    match.entry = entry;
    match.isByHand = true;
    match.decision = {m_clock.now(), actorName()};
    qint64 difference = 0;
    if (!payout.isEmpty()) {
        PayoutFilter filter;
        filter.merchants = merchants;
        filter.find = payout.text();
        payouts::PayoutRows rows(m_db, filter);
        if (!rows.next())
            return fail(ErrorCode::PayoutNotFound, u"There is no such payout"_s);
        const Payout &found = rows.row();
        const auto refuse = [](const QString &rule) {
            return fail(ErrorCode::FieldInvalid, rule, u"payout"_s);
        };
        if (found.iban != line->iban)
            return refuse(u"was made to another account than that of the line"_s);
        if (found.status == PayoutStatus::Failed)
            return refuse(u"has failed: no money was sent for it"_s);
        if (m_rows.isMatched(found.seq))
            return refuse(u"is matched with another line; unmatch that first"_s);
        match.payout = found.seq;
        difference = line->amount.cents() - found.amount.cents();
    }
    match.seq = m_rows.insertMatch(match, Amount::fromCents(difference));
    audit::Trail(m_db, m_clock)
        .record({.kind = AuditKind::BankLineMatched,
                 .subject = payout.text(),
                 .facts = {{u"line"_s, entry},
                           {u"amount"_s, line->amount.cents()},
                           {u"difference"_s, difference}}});
    return match;
}

Result<void> BankService::unmatch(qint64 entry, const QList<MerchantId> &merchants)
{
    const auto line = m_rows.entry(entry);
    if (!line || !m_rows.ibansOf(merchants).contains(line->iban))
        return wrongEntry(u"there is no such line"_s);
    const auto match = m_rows.matchOf(entry);
    if (!match)
        return wrongEntry(u"has no match"_s);
    QString payout;
    for (const Payout &made : match->payout ? payoutsTo(m_db, line->iban) : QList<Payout>()) {
        if (made.seq != match->payout)
            continue;
        if (!merchants.isEmpty() && !merchants.contains(made.merchantId))
            return fail(ErrorCode::PayoutNotFound, u"There is no such payout"_s);
        payout = made.id.text();
    }
    m_rows.insertUnmatch(match->seq, {m_clock.now(), actorName()});
    audit::Trail(m_db, m_clock)
        .record({.kind = AuditKind::BankLineUnmatched,
                 .subject = payout,
                 .facts = {{u"line"_s, entry}, {u"wasByHand"_s, match->isByHand}}});
    return {};
}

} // namespace tilldesk::bank
