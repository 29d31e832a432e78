#include "app/pack_run.h"

#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace tilldesk::app {

QJsonObject packRunJson(const PackRun &run)
{
    return {{u"at"_s, toMillis(run.at)},
            {u"month"_s, run.month.toString(Qt::ISODate)},
            {u"isByHand"_s, run.isByHand},
            {u"files"_s, QJsonArray::fromStringList(run.files)},
            {u"sha256"_s, QJsonArray::fromStringList(run.sha256)},
            {u"bytes"_s, run.bytes},
            {u"problem"_s, run.problem},
            {u"sentTo"_s, QJsonArray::fromStringList(run.sentTo)},
            {u"mailProblem"_s, run.mailProblem},
            {u"mailTries"_s, run.mailTries},
            {u"nextTry"_s, run.nextTry ? QJsonValue(toMillis(*run.nextTry)) : QJsonValue()}};
}

PackRun packRunFrom(const QJsonObject &json)
{
    const auto texts = [&json](const QString &name) {
        QStringList list;
        for (const QJsonValue &value : json[name].toArray())
            list << value.toString();
        return list;
    };
    PackRun run;
    run.at = fromMillis(json[u"at"_s].toInteger());
    run.month = QDate::fromString(json[u"month"_s].toString(), Qt::ISODate);
    run.isByHand = json[u"isByHand"_s].toBool();
    run.files = texts(u"files"_s);
    run.sha256 = texts(u"sha256"_s);
    run.bytes = json[u"bytes"_s].toInteger();
    run.problem = json[u"problem"_s].toString();
    run.sentTo = texts(u"sentTo"_s);
    run.mailProblem = json[u"mailProblem"_s].toString();
    run.mailTries = json[u"mailTries"_s].toInt();
    if (json[u"nextTry"_s].isDouble())
        run.nextTry = fromMillis(json[u"nextTry"_s].toInteger());
    return run;
}

QJsonObject packRunFacts(const PackRun &run)
{
    QStringList names;
    for (const QString &file : run.files)
        names << QFileInfo(file).fileName();
    QJsonObject facts{{u"month"_s, run.month.toString(u"yyyy-MM"_s)}};
    if (!names.isEmpty()) {
        facts[u"files"_s] = QJsonArray::fromStringList(names);
        facts[u"sha256"_s] = QJsonArray::fromStringList(run.sha256);
        facts[u"bytes"_s] = run.bytes;
    }
    return facts;
}

audit::Event packMailEvent(const PackRun &run)
{
    const bool isSent = run.mailProblem.isEmpty();
    QJsonObject facts = packRunFacts(run);
    facts[u"try"_s] = run.mailTries;
    if (isSent)
        facts[u"to"_s] = QJsonArray::fromStringList(run.sentTo);
    else
        facts[u"problem"_s] = run.mailProblem;
    return {.kind = isSent ? AuditKind::MonthPackMailed : AuditKind::MonthPackNotMailed,
            .facts = facts};
}

QString packMailText(const PackRun &run, const exports::Words &words)
{
    QString text =
        words(QT_TRANSLATE_NOOP(
                  "tilldesk::exports",
                  "Attached is the bookkeeping of %1. Each file is a zipped folder; open "
                  "the reading guide in it first. The checksums below are SHA-256."))
            .arg(words.locale().standaloneMonthName(run.month.month()) + u' '
                 + QString::number(run.month.year()));
    text += u"\r\n\r\n"_s;
    for (qsizetype i = 0; i < run.files.size(); ++i)
        text +=
            QFileInfo(run.files[i]).fileName() + u"\r\n"_s + run.sha256.value(i) + u"\r\n\r\n"_s;
    return text;
}

} // namespace tilldesk::app
