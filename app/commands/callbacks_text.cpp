#include "app/commands/callbacks_text.h"

#include "core/base/enum_texts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr EnumTexts<CallbackState> kStateNames{
    {CallbackState::Waiting, "waiting"},
    {CallbackState::Delivered, "delivered"},
    {CallbackState::Failed, "failed"},
};

constexpr EnumTexts<CallbackOutcome> kOutcomeNames{
    {CallbackOutcome::Receipt, "receipt"},
    {CallbackOutcome::Refused, "refused"},
    {CallbackOutcome::TryLater, "try-later"},
    {CallbackOutcome::TimedOut, "timed-out"},
    {CallbackOutcome::ConnectionBroken, "connection-broken"},
    {CallbackOutcome::TlsFailed, "tls-failed"},
    {CallbackOutcome::NameUnknown, "name-unknown"},
    {CallbackOutcome::NotAllowed, "not-allowed"},
    {CallbackOutcome::LostOnPurpose, "lost-on-purpose"},
};

constexpr EnumTexts<CallbackKind> kKindNames{
    {CallbackKind::Identification, "identification"},
    {CallbackKind::Status, "status"},
    {CallbackKind::Test, "test"},
};

QLatin1StringView kindName(const Callback &callback)
{
    if (isSynchronous(callback.kind, callback.status))
        return "synchronous"_L1;
    return kKindNames.textOf(callback.kind);
}

QString timeOf(const std::optional<Timestamp> &time)
{
    return time ? QString::fromLatin1(toIsoUtc(*time)) : u"-"_s;
}

/// Returns the outcome, followed by the HTTP status if a response arrived.
QString resultOf(CallbackOutcome outcome, int status)
{
    const QString name = kOutcomeNames.textOf(outcome);
    return status == 0 ? name : QString(name + u' ' + QString::number(status));
}

QJsonValue jsonTime(const std::optional<Timestamp> &time)
{
    return time ? QJsonValue(timeOf(time)) : QJsonValue();
}

QJsonObject toJson(const Callback &callback)
{
    const bool isSent = callback.attempts > 0;
    return {{u"id"_s, callback.id.text()},
            {u"kind"_s, kindName(callback)},
            {u"profileId"_s, callback.profileId.text()},
            {u"paymentId"_s, callback.paymentId.text()},
            {u"reference"_s, callback.reference},
            {u"status"_s, toText(callback.status)},
            {u"url"_s, callback.url},
            {u"fault"_s, toText(callback.fault)},
            {u"state"_s, nameOf(callback.state)},
            {u"createdAt"_s, timeOf(callback.createdAt)},
            {u"dueAt"_s, jsonTime(callback.dueAt)},
            {u"retriesLeft"_s, callback.retriesLeft},
            {u"attempts"_s, callback.attempts},
            {u"lastAt"_s, jsonTime(callback.lastAt)},
            {u"lastOutcome"_s,
             isSent ? QJsonValue(kOutcomeNames.textOf(callback.lastOutcome)) : QJsonValue()},
            {u"lastStatus"_s, isSent ? QJsonValue(callback.lastStatus) : QJsonValue()}};
}

QJsonObject toJson(const CallbackAttempt &attempt)
{
    return {{u"number"_s, attempt.number},
            {u"at"_s, timeOf(attempt.at)},
            {u"milliseconds"_s, qint64(attempt.duration.count())},
            {u"outcome"_s, kOutcomeNames.textOf(attempt.outcome)},
            {u"status"_s, attempt.status},
            {u"detail"_s, attempt.detail},
            {u"address"_s, attempt.address},
            {u"requestHeaders"_s, attempt.requestHeaders},
            {u"answerHeaders"_s, attempt.answerHeaders},
            {u"answerBody"_s, attempt.answerBody},
            {u"answerSize"_s, attempt.answerSize}};
}

QString indented(const QString &text)
{
    QString lines;
    for (const QStringView line : QStringView(text).split(u'\n', Qt::SkipEmptyParts))
        lines += u"    "_s + line.trimmed() + u'\n';
    return lines;
}

} // namespace

QLatin1StringView nameOf(CallbackState state)
{
    return kStateNames.textOf(state);
}

std::optional<CallbackState> callbackStateFrom(QStringView name)
{
    return kStateNames.valueOf(name);
}

QByteArray asTable(const QList<Callback> &callbacks)
{
    constexpr std::array kWidths{24, 24, 32, 24, 9, 8, 24, 0};
    QString text;
    const auto add = [&text, &kWidths](const QStringList &cells) {
        for (qsizetype i = 0; i + 1 < cells.size(); ++i)
            text += QString(cells[i].leftJustified(kWidths[size_t(i)]) + u"  "_s);
        text += QString(cells.last() + u'\n');
    };
    add({u"ID"_s, u"CREATED"_s, u"STATUS"_s, u"PAYMENT"_s, u"STATE"_s, u"ATTEMPTS"_s, u"LAST"_s,
         u"URL"_s});
    for (const Callback &callback : callbacks)
        add({callback.id.text(), timeOf(callback.createdAt), toText(callback.status),
             callback.kind == CallbackKind::Test ? u"test"_s : callback.paymentId.text(),
             nameOf(callback.state), QString::number(callback.attempts),
             callback.attempts == 0 ? u"-"_s : resultOf(callback.lastOutcome, callback.lastStatus),
             callback.url});
    return text.toUtf8();
}

QByteArray asJson(const QList<Callback> &callbacks)
{
    QJsonArray list;
    for (const Callback &callback : callbacks)
        list << toJson(callback);
    return QJsonDocument(list).toJson();
}

QByteArray asText(const CallbackDetails &details)
{
    const Callback &callback = details.callback;
    QString text;
    const auto add = [&text](const QString &name, const QString &value) {
        text += QString(name.leftJustified(13) + value + u'\n');
    };
    add(u"id"_s, callback.id.text());
    add(u"kind"_s, kindName(callback));
    add(u"profile"_s, callback.profileId.text());
    add(u"payment"_s, callback.paymentId.text());
    add(u"reference"_s, callback.reference);
    add(u"status"_s, toText(callback.status));
    add(u"url"_s, callback.url);
    add(u"fault"_s, toText(callback.fault));
    add(u"state"_s, nameOf(callback.state));
    add(u"created"_s, timeOf(callback.createdAt));
    add(u"due"_s, timeOf(callback.dueAt));
    add(u"retries left"_s, QString::number(callback.retriesLeft));
    add(u"body"_s, QString::fromUtf8(details.body));
    for (const CallbackAttempt &attempt : details.attempts) {
        text += u"\nattempt %1 at %2: %3 in %4 ms\n"_s.arg(
            QString::number(attempt.number), timeOf(attempt.at),
            resultOf(attempt.outcome, attempt.status), QString::number(attempt.duration.count()));
        for (const QString &line : {attempt.detail, attempt.address})
            text += line.isEmpty() ? QString() : QString(u"  "_s + line + u'\n');
        text += u"  request\n"_s + indented(attempt.requestHeaders);
        if (attempt.status != 0)
            text += u"  answer, %1 bytes\n"_s.arg(attempt.answerSize)
                + indented(attempt.answerHeaders) + indented(attempt.answerBody);
    }
    return text.toUtf8();
}

QByteArray asJson(const CallbackDetails &details)
{
    QJsonObject object = toJson(details.callback);
    object[u"body"_s] = QString::fromUtf8(details.body);
    QJsonArray attempts;
    for (const CallbackAttempt &attempt : details.attempts)
        attempts << toJson(attempt);
    object[u"log"_s] = attempts;
    return QJsonDocument(object).toJson();
}

} // namespace tilldesk::app
