#include "app/commands/bank_text.h"

#include "app/commands/table.h"
#include "core/bank/file_examination.h"
#include "core/domain/iban.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <map>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QString dayOf(const QDate &day)
{
    return day.toString(Qt::ISODate);
}

QString isoTimeOf(Timestamp at)
{
    return QString::fromLatin1(toIsoUtc(at));
}

/// Returns the text for a terminal: without control characters, cut at `limit` characters.
QString shown(QString text, qsizetype limit)
{
    for (QChar &c : text) {
        if (!c.isPrint())
            c = u' ';
    }
    return text.size() <= limit ? text : QString(text.left(limit - 1) + u'…');
}

QString payoutCell(const BankItem &item)
{
    if (item.payouts.isEmpty())
        return u"-"_s;
    return item.payouts.size() == 1 ? item.payouts.first().id.text()
                                    : u"%1 possible"_s.arg(item.payouts.size());
}

QJsonObject payoutJson(const Payout &payout)
{
    return {{u"payoutId"_s, payout.id.text()},
            {u"merchantId"_s, payout.merchantId.text()},
            {u"amount"_s, payout.amount.cents()},
            {u"status"_s, QString(toText(payout.status))},
            {u"madeAt"_s, isoTimeOf(payout.madeAt)}};
}

QJsonObject lineJson(const BankEntry &entry)
{
    return {{u"line"_s, entry.seq},
            {u"account"_s, maskedIban(entry.iban)},
            {u"booked"_s, dayOf(entry.day)},
            {u"amount"_s, entry.amount.cents()},
            {u"reference"_s, entry.reference},
            {u"party"_s, entry.party},
            {u"text"_s, entry.text.text()},
            {u"file"_s, entry.file},
            {u"lineOfFile"_s, entry.line}};
}

QJsonObject headJson(const BankStatementHead &head)
{
    return {{u"number"_s, head.number},
            {u"to"_s, dayOf(head.last)},
            {u"opening"_s, head.opening.cents()},
            {u"closing"_s, head.closing.cents()}};
}

QJsonArray evidenceJson(const QList<BankEvidence> &evidence)
{
    QJsonArray all;
    for (const BankEvidence &part : evidence) {
        QJsonArray bytes;
        for (const ByteSpan &span : part.spans)
            bytes << QJsonObject{{u"offset"_s, span.offset}, {u"length"_s, span.length}};
        all << QJsonObject{{u"text"_s, part.text}, {u"bytes"_s, bytes}};
    }
    return all;
}

QJsonObject itemJson(const BankItem &item)
{
    QJsonArray payouts;
    for (const Payout &payout : item.payouts)
        payouts << payoutJson(payout);
    QJsonObject json{{u"outcome"_s, QString(toText(item.outcome))},
                     {u"reason"_s, reasonInWords(item)},
                     {u"ageInDays"_s, item.age},
                     {u"payouts"_s, payouts},
                     {u"evidence"_s, evidenceJson(item.evidence)}};
    if (item.entry)
        json[u"line"_s] = lineJson(*item.entry);
    if (item.expected.isValid())
        json[u"expected"_s] = dayOf(item.expected);
    if (item.decision)
        json[u"decision"_s] =
            QJsonObject{{u"at"_s, isoTimeOf(item.decision->at)}, {u"by"_s, item.decision->by}};
    return json;
}

} // namespace

QByteArray inWords(const BankImport &report)
{
    QList<QStringList> rows{{u"STATEMENT"_s, u"ACCOUNT"_s, u"FROM"_s, u"TO"_s, u"OPENING"_s,
                             u"CREDITS"_s, u"DEBITS"_s, u"CLOSING"_s, u"LINES"_s, u"NEW"_s}};
    for (const ImportedBankStatement &statement : report.statements)
        rows << QStringList{shown(statement.head.number, 35),
                            maskedIban(statement.head.iban),
                            dayOf(statement.head.first),
                            dayOf(statement.head.last),
                            QString::number(statement.head.opening.cents()),
                            QString::number(statement.credits.cents()),
                            QString::number(statement.debits.cents()),
                            QString::number(statement.head.closing.cents()),
                            QString::number(statement.lines),
                            QString::number(statement.added)};
    QString text;
    for (const ImportedBankStatement &statement : report.statements) {
        if (statement.readBefore)
            text += u"Statement %1 was read on %2 already.\n"_s.arg(
                shown(statement.head.number, 35), isoTimeOf(*statement.readBefore));
    }
    for (const QString &note : report.notes)
        text += u"Note: "_s + note + u'\n';
    text += u"%1 new lines, %2 payouts matched\n"_s.arg(report.added).arg(report.matched);
    return table(rows) + text.toUtf8();
}

QByteArray inJson(const BankImport &report)
{
    QJsonArray statements;
    for (const ImportedBankStatement &statement : report.statements) {
        QJsonObject json{{u"number"_s, statement.head.number},
                         {u"account"_s, maskedIban(statement.head.iban)},
                         {u"from"_s, dayOf(statement.head.first)},
                         {u"to"_s, dayOf(statement.head.last)},
                         {u"opening"_s, statement.head.opening.cents()},
                         {u"credits"_s, statement.credits.cents()},
                         {u"debits"_s, statement.debits.cents()},
                         {u"closing"_s, statement.head.closing.cents()},
                         {u"difference"_s, statement.difference.cents()},
                         {u"lines"_s, statement.lines},
                         {u"added"_s, statement.added}};
        if (statement.readBefore)
            json[u"readBefore"_s] = isoTimeOf(*statement.readBefore);
        statements << json;
    }
    return QJsonDocument(QJsonObject{{u"file"_s, report.name},
                                     {u"format"_s, QString(toText(report.format))},
                                     {u"statements"_s, statements},
                                     {u"added"_s, report.added},
                                     {u"matched"_s, report.matched},
                                     {u"notes"_s, QJsonArray::fromStringList(report.notes)}})
        .toJson();
}

QByteArray inWords(const QList<BankItem> &items, const QList<BankGap> &gaps)
{
    constexpr qsizetype kTextShown = 48;
    QByteArray notes;
    for (const BankGap &gap : gaps)
        notes += "Note: " + bank::gapInWords(gap.before, gap.after).toUtf8() + '\n';
    if (items.isEmpty())
        return "Nothing to list.\n" + notes;
    QList<QStringList> rows{{u"LINE"_s, u"BOOKED"_s, u"CENTS"_s, u"OUTCOME"_s, u"DAYS"_s,
                             u"PAYOUT"_s, u"TEXT"_s, u"REASON"_s}};
    std::map<BankOutcome, int> counts;
    for (const BankItem &item : items) {
        ++counts[item.outcome];
        rows << QStringList{
            item.entry ? QString::number(item.entry->seq) : u"-"_s,
            item.entry ? dayOf(item.entry->day) : u"-"_s,
            QString::number(
                (item.entry ? item.entry->amount : item.payouts.first().amount).cents()),
            toText(item.outcome),
            QString::number(item.age),
            payoutCell(item),
            item.entry ? shown(item.entry->text.text(), kTextShown) : u"-"_s,
            reasonInWords(item)};
    }
    QStringList sums;
    for (const auto &[outcome, count] : counts)
        sums << u"%1 %2"_s.arg(count).arg(toText(outcome));
    return table(rows) + sums.join(u", "_s).toUtf8() + '\n' + notes;
}

QByteArray inJson(const QList<BankItem> &items, const QList<BankGap> &gaps)
{
    QJsonArray between;
    for (const BankGap &gap : gaps)
        between << QJsonObject{{u"account"_s, maskedIban(gap.after.iban)},
                               {u"before"_s, headJson(gap.before)},
                               {u"after"_s, headJson(gap.after)}};
    QJsonArray all;
    for (const BankItem &item : items)
        all << itemJson(item);
    return QJsonDocument(QJsonObject{{u"items"_s, all}, {u"gaps"_s, between}}).toJson();
}

} // namespace tilldesk::app
