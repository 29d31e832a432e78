#include "core/bank/file_examination.h"

#include "core/bank/statement_gaps.h"
#include "core/domain/iban.h"

#include <algorithm>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace tilldesk::bank {

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

QString gapInWords(const BankStatementHead &before, const BankStatementHead &after)
{
    if (before.closing != after.opening)
        return u"%1 opens with %2, but %3 closed with %4: a statement may be missing"_s.arg(
            named(after), euros(after.opening.cents()), named(before),
            euros(before.closing.cents()));
    return u"%1 follows %2: a statement may be missing"_s.arg(named(after), named(before));
}

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

namespace {

/// Refuses days on which no bank can have booked: years with slips, or of the future.
Result<void> checkDays(const ParsedStatement &statement, const QDate &today)
{
    static const QDate kFirst(1999, 1, 1); // of the euro
    constexpr int kAhead = 31;             // days by which a bank or a clock may be ahead
    const QDate last = today.isValid() ? today.addDays(kAhead) : QDate(9999, 12, 31);
    const auto check = [&last](const QDate &day, qint64 line) -> Result<void> {
        if (day >= kFirst && day <= last)
            return {};
        return fail(ErrorCode::FieldInvalid,
                    u"line %1: is of %2; must be of a day from %3 to %4"_s.arg(
                        QString::number(line), day.toString(Qt::ISODate),
                        kFirst.toString(Qt::ISODate), last.toString(Qt::ISODate)),
                    u"day"_s);
    };
    for (const BankEntry &entry : statement.entries) {
        if (const auto checked = check(entry.day, entry.line); !checked)
            return checked;
    }
    return check(statement.head.last, statement.line);
}

} // namespace

Result<void> checkFile(BankRepository &rows, const ParsedFile &file, const ImportRequest &request)
{
    const QSet<QString> ibans = rows.ibansOf(request.merchants);
    for (const ParsedStatement &statement : file.statements) {
        const BankStatementHead &head = statement.head;
        if (!ibans.contains(head.iban))
            return fail(ErrorCode::FieldInvalid,
                        u"line %1: %2 is no account to which payouts of the merchant go"_s
                            .arg(statement.line)
                            .arg(maskedIban(head.iban)),
                        u"account"_s);
        if (const auto days = checkDays(statement, request.today); !days)
            return days;
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

QList<BankGap> addGapsBehind(BankRepository &rows, qint64 account,
                             const std::vector<BankStatementHead> &added, BankImport &report)
{
    if (account == 0)
        return {};
    QList<BankGap> gaps = gapsBehind(rows.statements(account), added);
    for (const BankGap &gap : gaps) {
        const auto of =
            std::ranges::find(report.statements, gap.before, &ImportedBankStatement::head);
        if (of != report.statements.end() && !of->gapAfter)
            of->gapAfter = gap.after;
    }
    return gaps;
}

std::optional<StoredStatement> gapBefore(BankRepository &rows, qint64 account,
                                         const BankStatementHead &head)
{
    auto last = rows.before(account, head.last);
    return last && leavesGap(last->head, head) ? last : std::nullopt;
}

Result<BankImport> examineFile(BankRepository &rows, const ParsedFile &file,
                               const QList<MerchantId> &merchants, const QDate &today)
{
    if (const auto checked = checkFile(
            rows, file, {.merchants = merchants, .acceptsDifferences = true, .today = today});
        !checked)
        return checked.failure();
    QHash<QString, qint64> accounts;
    for (const BankAccount &account : rows.accounts())
        accounts.insert(account.iban, account.seq);
    BankImport report{
        .name = file.name, .format = file.format, .statements = {}, .isStored = false, .notes = {}};
    QHash<QString, BankStatementHead> lastOfFile;            // by account
    std::map<QString, std::vector<BankStatementHead>> added; // by account
    for (const ParsedStatement &statement : file.statements) {
        const BankStatementHead &head = statement.head;
        ImportedBankStatement found = figuresOf(statement);
        const qint64 account = accounts.value(head.iban);
        if (const auto before = account > 0 ? rows.find(account, head) : std::nullopt)
            found.readBefore = before->readAt;
        const auto inFile = lastOfFile.constFind(head.iban);
        if (inFile != lastOfFile.cend() && inFile->last <= head.last) {
            if (*inFile != head && leavesGap(*inFile, head))
                found.gapAfter = *inFile;
        } else if (account > 0 && !found.readBefore) {
            if (const auto before = gapBefore(rows, account, head))
                found.gapAfter = before->head;
        }
        lastOfFile.insert(head.iban, head);
        std::vector<BankStatementHead> &ofAccount = added[head.iban];
        if (!found.readBefore && std::ranges::find(ofAccount, head) == ofAccount.end())
            ofAccount.push_back(head);
        report.statements << found;
    }
    for (const auto &[iban, heads] : added)
        std::ignore = addGapsBehind(rows, accounts.value(iban), heads, report);
    return report;
}

} // namespace tilldesk::bank
