#include "app/commands/inbox.h"

#include "app/commands/inspect.h"
#include "app/commands/table.h"
#include "core/callbacks/inbox.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <thread>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

using callbacks::Inbox;

constexpr int kMaxListed = 500;
constexpr int kLongestWait = 600; ///< seconds

/// Reads a number from `least` to `most` from an option. Errors: `FieldInvalid`.
Result<int> numberIn(const CommandValues &values, const QString &option, int byDefault, int least,
                     int most)
{
    if (!values.contains(option))
        return byDefault;
    bool isNumber = false;
    const int number = values[option].toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return fail(ErrorCode::FieldInvalid,
                    u"must be a number from %1 to %2"_s.arg(least).arg(most), option);
    return number;
}

/// Replaces control characters, which must not reach the terminal: anybody may have sent the text.
QString printable(QString text)
{
    for (QChar &c : text) {
        if (!c.isPrint() && c != u'\n' && !c.isSurrogate())
            c = u'?';
    }
    return text;
}

QString verdictOf(const InboxMessage &message)
{
    return message.isGood ? u"good"_s : u"fails "_s + message.firstFault;
}

QString orDash(const QString &text)
{
    return text.isEmpty() ? u"-"_s : printable(text);
}

QJsonObject messageJson(const InboxMessage &message)
{
    return {{u"message"_s, message.seq},
            {u"receivedAt"_s, QString::fromLatin1(toIsoUtc(message.receivedAt))},
            {u"paymentId"_s, message.paymentId},
            {u"paymentStatus"_s, message.paymentStatus},
            {u"isGood"_s, message.isGood},
            {u"failedCheck"_s, message.firstFault},
            {u"address"_s, message.address},
            {u"headers"_s, message.headers},
            {u"signature"_s, message.signature},
            {u"body"_s, QString::fromUtf8(message.body)}};
}

QByteArray messageTable(const QList<InboxMessage> &messages)
{
    QList<QStringList> rows{
        {u"MESSAGE"_s, u"RECEIVED"_s, u"CHECKS"_s, u"STATUS"_s, u"PAYMENT"_s, u"ADDRESS"_s}};
    for (const InboxMessage &message : messages)
        rows << QStringList{
            QString::number(message.seq), QString::fromLatin1(toIsoUtc(message.receivedAt)),
            verdictOf(message),           orDash(message.paymentStatus),
            orDash(message.paymentId),    orDash(message.address)};
    return table(rows);
}

QByteArray messageText(const InboxMessage &message)
{
    QString text;
    const auto add = [&text](const QString &name, const QString &value) {
        text += name.leftJustified(10) + value + u'\n';
    };
    add(u"message"_s, QString::number(message.seq));
    add(u"received"_s, QString::fromLatin1(toIsoUtc(message.receivedAt)));
    add(u"checks"_s, verdictOf(message));
    add(u"status"_s, orDash(message.paymentStatus));
    add(u"payment"_s, orDash(message.paymentId));
    add(u"address"_s, orDash(message.address));
    text += u"headers\n"_s;
    for (const QStringView line : QStringView(message.headers).split(u'\n', Qt::SkipEmptyParts))
        text += u"    "_s + printable(line.toString()) + u'\n';
    text += u"body\n"_s;
    for (const QString &line : QString::fromUtf8(message.body).split(u'\n', Qt::SkipEmptyParts))
        text += u"    "_s + printable(line) + u'\n';
    return text.toUtf8();
}

CommandResult listInbox(const CommandValues &values, const storage::DataDirectory &directory,
                        const Settings & /*settings*/)
{
    const auto limit = numberIn(values, u"limit"_s, 20, 1, kMaxListed);
    if (!limit)
        return CommandResult::failure(limit.error());
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const QList<InboxMessage> messages = Inbox(db).latest(*limit, values[u"payment"_s]);
    if (!values.contains(u"json"_s))
        return {CommandResult::kFine, messageTable(messages), {}};
    QJsonArray json;
    for (const InboxMessage &message : messages)
        json << messageJson(message);
    return {CommandResult::kFine, QJsonDocument(json).toJson(), {}};
}

std::optional<InboxMessage> findMessage(storage::Database &db, const CommandValues &values,
                                        qint64 number)
{
    Inbox inbox(db);
    if (values.contains(u"message"_s))
        return inbox.message(number);
    const QList<InboxMessage> latest = inbox.latest(1, values[u"payment"_s]);
    return latest.isEmpty() ? std::nullopt : std::optional(latest.first());
}

CommandResult showMessage(const CommandValues &values, const storage::DataDirectory &directory,
                          const Settings &settings)
{
    constexpr auto kPause = std::chrono::milliseconds(50);
    const auto number = numberIn(values, u"message"_s, 0, 1, std::numeric_limits<int>::max());
    if (!number)
        return CommandResult::failure(number.error());
    const auto wait = numberIn(values, u"wait"_s, 0, 1, kLongestWait);
    if (!wait)
        return CommandResult::failure(wait.error());
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(*wait);
    auto message = findMessage(db, values, *number);
    while (!message && std::chrono::steady_clock::now() < deadline) {
        std::this_thread::sleep_for(kPause);
        message = findMessage(db, values, *number);
    }
    if (!message)
        return {CommandResult::kFailed, {}, "the inbox has no such message\n"};
    if (values.contains(u"json"_s))
        return {CommandResult::kFine, QJsonDocument(messageJson(*message)).toJson(), {}};
    const QString hint = message->isGood ? strictHintOf(db, message->seq, settings) : QString();
    return {CommandResult::kFine, messageText(*message) + hint.toUtf8(), {}};
}

} // namespace

std::vector<Command> inboxCommands()
{
    const CommandOption payment{u"payment"_s, u"id"_s, u"only of this payment"_s};
    const CommandOption json{u"json"_s, {}, u"as JSON"_s};
    return {
        {.words = u"inbox list"_s,
         .summary = u"Lists the callbacks received by the inbox, newest first"_s,
         .options = {payment,
                     {u"limit"_s, u"number"_s, u"number of rows, 1 to 500; default 20"_s},
                     json},
         .read = listInbox},
        {.words = u"inbox show"_s,
         .summary = u"Shows a callback received by the inbox, and the first check that it fails"_s,
         .options = {payment,
                     {u"message"_s, u"number"_s, u"number of the message; default: the newest"_s},
                     {u"wait"_s, u"seconds"_s,
                      u"how long to wait for the message, 1 to 600; default: no waiting"_s},
                     json},
         .read = showMessage}};
}

} // namespace tilldesk::app
