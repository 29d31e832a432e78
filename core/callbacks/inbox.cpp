#include "core/callbacks/inbox.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

const QString kSelect = u"SELECT seq, received_at, address, headers, signature, body, payment_id,"
                        " payment_status, is_good, first_fault FROM inbox_message"_s;

InboxMessage messageOf(storage::Statement &row)
{
    return {.seq = row.read<qint64>(),
            .receivedAt = row.read<Timestamp>(),
            .address = row.read<QString>(),
            .headers = row.read<QString>(),
            .signature = row.read<QString>(),
            .body = row.read<QByteArray>(),
            .paymentId = row.read<QString>(),
            .paymentStatus = row.read<QString>(),
            .isGood = row.read<bool>(),
            .firstFault = row.read<QString>()};
}

} // namespace

qint64 Inbox::add(const InboxMessage &message, const QString &jti)
{
    const qint64 seq = lastSeq() + 1;
    m_db.prepare(
            u"INSERT INTO inbox_message (seq, received_at, address, headers, signature, body,"
            " jti, payment_id, payment_status, is_good, first_fault) VALUES (:seq, :at,"
            " :address, :headers, :signature, :body, :jti, :payment, :status, :good, :fault)"_s)
        .bind(u":seq"_s, seq)
        .bind(u":at"_s, message.receivedAt)
        .bind(u":address"_s, message.address)
        .bind(u":headers"_s, message.headers)
        .bind(u":signature"_s, message.signature)
        .bind(u":body"_s, QString::fromUtf8(message.body))
        .bind(u":jti"_s, jti)
        .bind(u":payment"_s, message.paymentId)
        .bind(u":status"_s, message.paymentStatus)
        .bind(u":good"_s, qint64(message.isGood))
        .bind(u":fault"_s, message.firstFault)
        .run();
    m_db.prepare(u"DELETE FROM inbox_message WHERE seq <= :last"_s)
        .bind(u":last"_s, seq - kKept)
        .run();
    return seq;
}

qint64 Inbox::lastSeq()
{
    auto row = m_db.prepare(u"SELECT coalesce(max(seq), 0) FROM inbox_message"_s);
    return row.next() ? row.read<qint64>() : 0;
}

QList<InboxMessage> Inbox::latest(int limit, const QString &payment)
{
    auto rows = m_db.prepare(kSelect
                             + u" WHERE :payment = '' OR payment_id = :payment"
                               " ORDER BY seq DESC LIMIT :limit"_s);
    rows.bind(u":payment"_s, payment).bind(u":limit"_s, qint64(limit));
    QList<InboxMessage> messages;
    while (rows.next())
        messages << messageOf(rows);
    return messages;
}

std::optional<InboxMessage> Inbox::message(qint64 seq)
{
    auto row = m_db.prepare(kSelect + u" WHERE seq = :seq"_s);
    row.bind(u":seq"_s, seq);
    return row.next() ? std::optional(messageOf(row)) : std::nullopt;
}

std::optional<Timestamp> Inbox::receivedAt(qint64 seq)
{
    auto row = m_db.prepare(u"SELECT received_at FROM inbox_message WHERE seq = :seq"_s);
    row.bind(u":seq"_s, seq);
    return row.next() ? std::optional(row.read<Timestamp>()) : std::nullopt;
}

std::optional<Timestamp> Inbox::receivedAt(const QString &jti, const QString &signature)
{
    auto row = m_db.prepare(u"SELECT received_at FROM inbox_message WHERE jti = :jti"
                            " AND signature = :signature ORDER BY seq LIMIT 1"_s);
    row.bind(u":jti"_s, jti).bind(u":signature"_s, signature);
    return row.next() ? std::optional(row.read<Timestamp>()) : std::nullopt;
}

int Inbox::timesSeen(const QString &jti, qint64 seq)
{
    auto row =
        m_db.prepare(u"SELECT count(*) FROM inbox_message WHERE jti = :jti AND seq < :seq"_s);
    row.bind(u":jti"_s, jti).bind(u":seq"_s, seq);
    return row.next() ? row.read<int>() : 0;
}

int Inbox::timesSeenOtherwise(const QString &jti, const QString &signature)
{
    auto row = m_db.prepare(u"SELECT count(*) FROM inbox_message WHERE jti = :jti"
                            " AND signature <> :signature"_s);
    row.bind(u":jti"_s, jti).bind(u":signature"_s, signature);
    return row.next() ? row.read<int>() : 0;
}

int Inbox::forget(Timestamp before, const QList<PaymentId> &payments)
{
    QJsonArray ids;
    for (const PaymentId &id : payments)
        ids << id.text();
    auto change = m_db.prepare(u"DELETE FROM inbox_message WHERE received_at < :before"
                               " OR payment_id IN (SELECT value FROM json_each(:ids))"_s);
    change.bind(u":before"_s, before)
        .bind(u":ids"_s, QString::fromUtf8(QJsonDocument(ids).toJson(QJsonDocument::Compact)));
    return change.runCounted();
}

void Inbox::clear()
{
    m_db.execute(u"DELETE FROM inbox_message"_s);
}

} // namespace tilldesk::callbacks
