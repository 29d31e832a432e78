#include "core/callbacks/callback_repository.h"

#include "core/domain/callback_times.h"
#include "core/domain/callback_url.h"
#include "core/domain/search_text.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

const QString kWaiting = storage::sqlNumber(CallbackState::Waiting);
const QString kFailed = storage::sqlNumber(CallbackState::Failed);
const QString kReordered = storage::sqlNumber(CallbackFault::Reordered);
/// Condition: the receiver's answer decides if the payment settles; see isSynchronous().
const QString kIsSynchronous = u"kind = %1 AND payment_status = %2"_s.arg(
    storage::sqlNumber(CallbackKind::Status), storage::sqlNumber(PaymentStatus::Authorized));
/// Condition: held back so that the payment's next callback overtakes it. Needs `:now`.
const QString kIsHeldBack =
    u"+state = %1 AND fault = %2 AND attempts = 0 AND due_at > :now"_s.arg(kWaiting, kReordered);

} // namespace

QString callbackColumns()
{
    return u"seq, id, kind, profile_id, payment_id, reference, payment_status, url, fault, state,"
           " created_at, due_at, retries_left, attempts, last_at, last_outcome, last_status,"
           " last_duration"_s;
}

Callback toCallback(storage::Statement &row)
{
    Callback callback{.seq = row.read<qint64>(),
                      .id = row.read<CallbackId>(),
                      .kind = row.read<CallbackKind>(),
                      .profileId = row.read<ProfileId>(),
                      .paymentId = row.read<PaymentId>(),
                      .reference = row.read<QString>(),
                      .status = row.read<PaymentStatus>(),
                      .url = row.read<QString>(),
                      .fault = row.read<CallbackFault>(),
                      .state = row.read<CallbackState>(),
                      .createdAt = row.read<Timestamp>(),
                      .dueAt = row.read<std::optional<Timestamp>>(),
                      .retriesLeft = row.read<int>(),
                      .attempts = row.read<int>(),
                      .lastAt = row.read<std::optional<Timestamp>>()};
    if (callback.lastAt) {
        callback.lastOutcome = row.read<CallbackOutcome>();
        callback.lastStatus = row.read<int>();
        callback.lastDuration = row.read<std::chrono::milliseconds>();
    } else {
        row.skip(3);
    }
    return callback;
}

void CallbackRepository::insert(const Callback &callback, const QByteArray &body,
                                std::optional<qint64> waitsFor)
{
    static const QString sql =
        u"INSERT INTO callback (id, kind, profile_id, payment_id, reference, payment_status, url,"
        " host, body, fault, state, created_at, due_at, retries_left, attempts, waits_for)"
        " VALUES (:id, :kind, :profile_id, :payment_id, :reference, :payment_status, :url, :host,"
        " :body, :fault, :state, :created_at, :due_at, :retries_left, 0, :waits_for)"_s;
    auto insert = m_db.prepare(sql);
    insert.bind(u":id"_s, callback.id.text())
        .bind(u":kind"_s, qint64(callback.kind))
        .bind(u":profile_id"_s, callback.profileId.text())
        .bind(u":payment_id"_s, callback.paymentId.text())
        .bind(u":reference"_s, callback.reference)
        .bind(u":payment_status"_s, qint64(callback.status))
        .bind(u":url"_s, callback.url)
        .bind(u":host"_s, callbackHost(callback.url))
        .bind(u":body"_s, QString::fromUtf8(body))
        .bind(u":fault"_s, qint64(callback.fault))
        .bind(u":state"_s, qint64(callback.state))
        .bind(u":created_at"_s, callback.createdAt)
        .bind(u":due_at"_s, callback.dueAt)
        .bind(u":retries_left"_s, callback.retriesLeft);
    if (waitsFor)
        insert.bind(u":waits_for"_s, *waitsFor);
    else
        insert.bindNull(u":waits_for"_s);
    insert.changesOnly(callback.paymentId.text()).run();
}

/// Without the present time, so that the look-up can be sent before it is needed.
storage::Statement CallbackRepository::unattemptedOf(const PaymentId &payment)
{
    static const QString sql =
        u"SELECT seq, fault, due_at FROM callback WHERE payment_id = :payment AND +state = %1"
        " AND attempts = 0 ORDER BY seq DESC"_s.arg(kWaiting);
    auto rows = m_db.prepare(sql);
    rows.bind(u":payment"_s, payment.text());
    return rows;
}

void CallbackRepository::readUnattemptedAhead(const PaymentId &payment)
{
    unattemptedOf(payment).readAhead(payment.text());
}

std::optional<qint64> CallbackRepository::lastUnattempted(const PaymentId &payment, Timestamp now)
{
    auto rows = unattemptedOf(payment);
    while (rows.next()) {
        const auto [seq, fault, dueAt] =
            rows.read<qint64, CallbackFault, std::optional<Timestamp>>();
        if (fault != CallbackFault::Reordered || dueAt <= now)
            return seq;
    }
    return {};
}

void CallbackRepository::releaseAfter(qint64 seq)
{
    m_db.prepare(u"UPDATE callback SET waits_for = NULL WHERE waits_for = :seq"_s)
        .bind(u":seq"_s, seq)
        .run();
}

bool CallbackRepository::hasSynchronous(const PaymentId &payment)
{
    static const QString sql = u"SELECT 1 FROM callback WHERE payment_id = :payment AND "_s
        + kIsSynchronous + u" LIMIT 1"_s;
    auto row = m_db.prepare(sql);
    row.bind(u":payment"_s, payment.text());
    return row.next();
}

int CallbackRepository::endSynchronous(const PaymentId &payment)
{
    return m_db
        .prepare(u"UPDATE callback SET retries_left = 0,"
                 " state = CASE WHEN attempts > 0 THEN %1 ELSE %2 END,"
                 " due_at = CASE WHEN attempts > 0 THEN NULL ELSE due_at END"
                 " WHERE payment_id = :payment AND %3 AND +state = %2"_s.arg(kFailed, kWaiting,
                                                                             kIsSynchronous))
        .bind(u":payment"_s, payment.text())
        .runCounted();
}

std::optional<CallbackRow> CallbackRepository::findDeliveryState(qint64 seq)
{
    auto row = m_db.prepare(u"SELECT state, due_at, retries_left, attempts, payment_id,"
                            " delivered_at, kind, payment_status FROM callback WHERE seq = :seq"_s);
    row.bind(u":seq"_s, seq);
    if (!row.next())
        return {};
    CallbackRow found{};
    found.seq = seq;
    found.state = row.read<CallbackState>();
    found.dueAt = row.read<std::optional<Timestamp>>();
    found.retriesLeft = row.read<int>();
    found.attempts = row.read<int>();
    found.paymentId = row.read<PaymentId>();
    found.deliveredAt = row.read<std::optional<Timestamp>>();
    found.kind = row.read<CallbackKind>();
    found.status = row.read<PaymentStatus>();
    return found;
}

std::optional<CallbackRow> CallbackRepository::find(const CallbackId &id)
{
    static const QString sql =
        u"SELECT "_s + callbackColumns() + u", delivered_at FROM callback WHERE id = :id"_s;
    auto row = m_db.prepare(sql);
    row.bind(u":id"_s, id.text());
    if (!row.next())
        return {};
    return CallbackRow{toCallback(row), row.read<std::optional<Timestamp>>()};
}

std::optional<Timestamp> CallbackRepository::lastCreated()
{
    auto row = m_db.prepare(u"SELECT created_at FROM callback ORDER BY seq DESC LIMIT 1"_s);
    return row.next() ? row.read<std::optional<Timestamp>>() : std::nullopt;
}

void CallbackRepository::record(const CallbackRow &row, const CallbackAttempt &attempt)
{
    static const QString sql =
        u"INSERT INTO callback_attempt (callback, number, at, duration, outcome, status, detail,"
        " address, request_headers, answer_headers, answer_body, answer_size)"
        " VALUES (:callback, :number, :at, :duration, :outcome, :status, :detail, :address,"
        " :request_headers, :answer_headers, :answer_body, :answer_size)"_s;
    m_db.prepare(sql)
        .bind(u":callback"_s, row.seq)
        .bind(u":number"_s, attempt.number)
        .bind(u":at"_s, attempt.at)
        .bind(u":duration"_s, attempt.duration.count())
        .bind(u":outcome"_s, qint64(attempt.outcome))
        .bind(u":status"_s, attempt.status)
        .bind(u":detail"_s, attempt.detail)
        .bind(u":address"_s, attempt.address)
        .bind(u":request_headers"_s, attempt.requestHeaders)
        .bind(u":answer_headers"_s, attempt.answerHeaders)
        .bind(u":answer_body"_s, attempt.answerBody)
        .bind(u":answer_size"_s, attempt.answerSize)
        .run();
    update(row);
}

void CallbackRepository::update(const CallbackRow &row)
{
    static const QString sql =
        u"UPDATE callback SET state = :state, due_at = :due_at, delivered_at = :delivered_at,"
        " retries_left = :retries_left, attempts = :attempts, last_at = :last_at,"
        " last_outcome = :last_outcome, last_status = :last_status,"
        " last_duration = :last_duration WHERE seq = :seq"_s;
    auto change = m_db.prepare(sql);
    change.bind(u":state"_s, qint64(row.state))
        .bind(u":due_at"_s, row.dueAt)
        .bind(u":delivered_at"_s, row.deliveredAt)
        .bind(u":retries_left"_s, row.retriesLeft)
        .bind(u":attempts"_s, row.attempts)
        .bind(u":last_at"_s, row.lastAt)
        .bind(u":seq"_s, row.seq);
    if (row.lastAt) {
        change.bind(u":last_outcome"_s, qint64(row.lastOutcome))
            .bind(u":last_status"_s, row.lastStatus)
            .bind(u":last_duration"_s, row.lastDuration.count());
    } else {
        change.bindNull(u":last_outcome"_s)
            .bindNull(u":last_status"_s)
            .bindNull(u":last_duration"_s);
    }
    change.run();
}

QString profileNames(const CallbackFilter &filter)
{
    QStringList names;
    for (qsizetype i = 0; i < filter.profiles.size(); ++i)
        names << u":profile%1"_s.arg(i);
    return names.join(u", "_s);
}

void bindProfiles(storage::Statement &statement, const CallbackFilter &filter)
{
    for (qsizetype i = 0; i < filter.profiles.size(); ++i)
        statement.bind(u":profile%1"_s.arg(i), filter.profiles[i].text());
}

QString answerConditions(const CallbackFilter &filter)
{
    static const QString answered = u"last_outcome IN (%1)"_s.arg(storage::sqlList(
        {CallbackOutcome::Receipt, CallbackOutcome::Refused, CallbackOutcome::TryLater}));
    QString sql;
    if (filter.host.startsWith(u'='))
        sql += u" AND host = :host"_s;
    else if (!filter.host.isEmpty())
        sql += u" AND has_text(:host, host)"_s;
    if (filter.answer == kNoAnswer)
        return sql + u" AND NOT "_s + answered; // false before the first attempt, when it is NULL
    if (!filter.answer)
        return sql;
    const auto limit = [](int bound) {
        return QString::number(kAnswerBounds[std::size_t(bound)].count());
    };
    sql += u" AND "_s + answered;
    if (*filter.answer > 0)
        sql += u" AND last_duration >= "_s + limit(*filter.answer - 1);
    if (*filter.answer < int(kAnswerBounds.size()))
        sql += u" AND last_duration < "_s + limit(*filter.answer);
    return sql;
}

void bindHost(storage::Statement &statement, const CallbackFilter &filter)
{
    if (!filter.host.isEmpty())
        statement.bind(u":host"_s,
                       filter.host.startsWith(u'=') ? filter.host.sliced(1)
                                                    : searchable(filter.host));
}

storage::ListConditions textConditions(const CallbackFilter &filter)
{
    storage::ListConditions conditions;
    conditions.addPart(filter.referencePart, u"reference"_s);
    conditions.addTerms(
        filter.terms,
        {.texts = u"reference, url"_s, .ids = u"id, payment_id"_s, .time = u"created_at"_s});
    return conditions;
}

int CallbackRepository::retryFailed(const CallbackFilter &filter, Timestamp now)
{
    QString sql = u"UPDATE callback SET state = %1, due_at = :now, retries_left = 0"
                  " WHERE state = %2"_s.arg(kWaiting, kFailed);
    if (!filter.profiles.isEmpty())
        sql += u" AND profile_id IN (%1)"_s.arg(profileNames(filter));
    if (filter.payment)
        sql += u" AND payment_id = :payment"_s;
    if (filter.from)
        sql += u" AND +created_at >= :from"_s;
    if (filter.to)
        sql += u" AND +created_at <= :to"_s;
    const storage::ListConditions texts = textConditions(filter);
    auto change = m_db.prepare(sql + answerConditions(filter) + texts.sql());
    change.bind(u":now"_s, now);
    bindProfiles(change, filter);
    bindHost(change, filter);
    texts.bind(change);
    if (filter.payment)
        change.bind(u":payment"_s, filter.payment->text());
    if (filter.from)
        change.bind(u":from"_s, *filter.from);
    if (filter.to)
        change.bind(u":to"_s, *filter.to);
    return change.runCounted();
}

bool CallbackRepository::hasAnyReordered(Timestamp now, Timestamp since)
{
    static const QString sql =
        u"SELECT 1 FROM callback WHERE created_at >= :since AND "_s + kIsHeldBack + u" LIMIT 1"_s;
    auto row = m_db.prepare(sql);
    row.bind(u":since"_s, since).bind(u":now"_s, now);
    return row.next();
}

bool CallbackRepository::hasReordered(const PaymentId &payment, Timestamp now)
{
    static const QString sql =
        u"SELECT 1 FROM callback WHERE payment_id = :payment AND "_s + kIsHeldBack + u" LIMIT 1"_s;
    auto row = m_db.prepare(sql);
    row.bind(u":payment"_s, payment.text()).bind(u":now"_s, now);
    return row.next();
}

void CallbackRepository::releaseReordered(const PaymentId &payment, qint64 next, Timestamp now)
{
    m_db.prepare(u"UPDATE callback SET due_at = :now WHERE payment_id = :payment AND seq < :next"
                 " AND "_s
                 + kIsHeldBack)
        .bind(u":now"_s, now)
        .bind(u":payment"_s, payment.text())
        .bind(u":next"_s, next)
        .run();
}

int CallbackRepository::makeDueNow(Timestamp dueAfter, Timestamp now)
{
    return m_db
        .prepare(u"UPDATE callback SET due_at = :now WHERE state = %1 AND due_at > :dueAfter"_s.arg(
            kWaiting))
        .bind(u":now"_s, now)
        .bind(u":dueAfter"_s, dueAfter)
        .runCounted();
}

int CallbackRepository::remove(Timestamp before, int limit)
{
    return m_db
        .prepare(u"DELETE FROM callback WHERE seq IN (SELECT seq FROM callback"
                 " WHERE created_at < :before AND +state <> %1 AND last_at < :before"
                 " ORDER BY created_at LIMIT :limit)"_s.arg(kWaiting))
        .bind(u":before"_s, before)
        .bind(u":limit"_s, limit)
        .runCounted();
}

int CallbackRepository::removeEnded(const PaymentId &payment)
{
    return m_db
        .prepare(
            u"DELETE FROM callback WHERE payment_id = :payment AND state <> %1"_s.arg(kWaiting))
        .bind(u":payment"_s, payment.text())
        .runCounted();
}

} // namespace tilldesk::callbacks
