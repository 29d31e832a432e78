#include "core/callbacks/callback_log.h"

#include "core/callbacks/callback_repository.h"
#include "core/domain/callback_url.h"
#include "core/domain/payment_order.h"
#include "core/storage/sorted_scan.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

constexpr auto kStates = enumerators<CallbackState>();

/// Returns the WHERE clause. One index serves it in the order of seq: payment, or profile and
/// state, or state.
/// @param only  index of the one profile in `filter.profiles`; -1: all of them
QString conditionsOf(const CallbackFilter &filter, std::optional<CallbackState> state,
                     qsizetype only = -1)
{
    // An expression keeps another index from being used: a payment has few callbacks, so its own
    // index is the fastest.
    const QString noIndex = filter.payment ? u"+"_s : QString();
    QString sql = u" WHERE seq BETWEEN :first AND :last"_s;
    if (filter.payment)
        sql += u" AND payment_id = :payment"_s;
    const QString profile = filter.payment ? u"profile_id || ''"_s : u"profile_id"_s;
    if (only >= 0)
        sql += u" AND %1 = :profile%2"_s.arg(profile).arg(only);
    else if (!filter.profiles.isEmpty())
        sql += u" AND %1 IN (%2)"_s.arg(profile, profileNames(filter));
    if (state)
        sql += u" AND %1state = %2"_s.arg(noIndex, storage::sqlNumber(*state));
    return sql + answerConditions(filter) + textConditions(filter).sql();
}

void bind(storage::Statement &statement, const CallbackFilter &filter, const SeqRange &stretch)
{
    statement.bind(u":first"_s, stretch.first).bind(u":last"_s, stretch.last);
    if (filter.payment)
        statement.bind(u":payment"_s, filter.payment->text());
    bindProfiles(statement, filter);
    bindHost(statement, filter);
    textConditions(filter).bind(statement);
}

/// Returns whether the filter has conditions on the answers. The index callback_answers alone
/// answers these, in the order of seq; a payment has few callbacks, so its own index is better.
bool isByAnswer(const CallbackFilter &filter)
{
    return !filter.payment && (!filter.host.isEmpty() || filter.answer);
}

QString tableOf(const CallbackFilter &filter)
{
    return isByAnswer(filter) ? u" FROM callback INDEXED BY callback_answers"_s
                              : u" FROM callback"_s;
}

/// Returns the query of a page by creation. Each profile and state needs a range scan of its index.
/// The first rows overall are among the first rows of each scan.
QString pageSql(const CallbackFilter &filter, bool oldestFirst)
{
    const QString tail = u" ORDER BY seq%1 LIMIT :count"_s.arg(oldestFirst ? u""_s : u" DESC"_s);
    if (isByAnswer(filter) || filter.payment || filter.profiles.isEmpty()) {
        const bool isPlain = !isByAnswer(filter) && !filter.payment && !filter.state;
        const QString table = isPlain ? u" FROM callback NOT INDEXED"_s : tableOf(filter);
        return u"SELECT seq"_s + table + conditionsOf(filter, filter.state) + tail;
    }
    QStringList parts;
    for (qsizetype profile = 0; profile < filter.profiles.size(); ++profile) {
        for (const CallbackState state : kStates) {
            if (filter.state.value_or(state) == state)
                parts << u"SELECT seq FROM (SELECT seq FROM callback"_s
                        + conditionsOf(filter, state, profile) + tail
                        + u") AS part%1_%2"_s.arg(profile).arg(int(state));
        }
    }
    return u"SELECT seq FROM callback WHERE seq IN ("_s + parts.join(u" UNION ALL "_s) + u")"_s
        + tail;
}

QList<qint64> byCreation(storage::Database &db, const CallbackFilter &filter,
                         std::optional<qint64> before, bool oldestFirst, int count)
{
    SeqRange stretch = stretchOf(db, filter);
    if (before && oldestFirst)
        stretch.first = std::max(stretch.first, *before + 1);
    else if (before)
        stretch.last = std::min(stretch.last, *before - 1);
    auto rows = db.prepare(pageSql(filter, oldestFirst));
    bind(rows, filter, stretch);
    rows.bind(u":count"_s, qint64(count));
    QList<qint64> seqs;
    while (rows.next())
        seqs << rows.read<qint64>();
    return seqs;
}

/// Returns the callbacks of one state after those of another, each newest first.
QList<qint64> byState(storage::Database &db, const CallbackFilter &filter,
                      const std::optional<Callback> &after, int count)
{
    QList<CallbackState> states(kStates.begin(), kStates.end());
    if (!filter.order.isAscending)
        std::ranges::reverse(states);
    QList<qint64> seqs;
    bool isReached = !after;
    for (const CallbackState state : std::as_const(states)) {
        const bool isFirst = after && after->state == state;
        isReached = isReached || isFirst;
        if (!isReached || filter.state.value_or(state) != state || seqs.size() >= count)
            continue;
        CallbackFilter wanted = filter;
        wanted.state = state;
        seqs << byCreation(db, wanted, isFirst ? std::optional(after->seq) : std::nullopt, false,
                           count - int(seqs.size()));
    }
    return seqs;
}

/// A column by whose values an index sorts the callbacks.
struct ValueOrder {
    QString index;
    QString value;                            ///< as in the index
    QString condition = {};                   ///< of callbacks that have a value; empty: all
    std::optional<CallbackState> blanks = {}; ///< state of all callbacks without a value
};

ValueOrder orderOf(CallbackColumn column)
{
    switch (column) {
    case CallbackColumn::Created:
    case CallbackColumn::State:
    case CallbackColumn::PaymentStatus: break;
    case CallbackColumn::AnswerTime:
        return {u"callback_by_duration"_s, u"last_duration"_s, u"last_duration IS NOT NULL"_s,
                CallbackState::Waiting};
    case CallbackColumn::Reference:
        return {u"callback_by_reference"_s, u"reference COLLATE NOCASE"_s, u"reference <> ''"_s};
    case CallbackColumn::Host: return {u"callback_by_host"_s, u"host"_s};
    case CallbackColumn::Attempts: return {u"callback_by_attempts"_s, u"attempts"_s};
    }
    return {};
}

/// Returns the place of a callback among those that have a value; empty: it has none.
std::optional<storage::SortKey> keyOf(const Callback &callback, CallbackColumn column)
{
    switch (column) {
    case CallbackColumn::Created:
    case CallbackColumn::State:
    case CallbackColumn::PaymentStatus: break;
    case CallbackColumn::AnswerTime:
        return callback.lastAt
            ? std::optional(storage::SortKey{callback.lastDuration.count(), callback.seq})
            : std::nullopt;
    case CallbackColumn::Reference:
        return callback.reference.isEmpty()
            ? std::nullopt
            : std::optional(storage::SortKey{callback.reference, callback.seq});
    case CallbackColumn::Host: return storage::SortKey{callbackHost(callback.url), callback.seq};
    case CallbackColumn::Attempts: return storage::SortKey{callback.attempts, callback.seq};
    }
    return {};
}

/// Callbacks without a value are last, newest first.
QList<qint64> byValue(storage::Database &db, const CallbackFilter &filter,
                      const std::optional<Callback> &after, int count)
{
    const ValueOrder order = orderOf(filter.order.by);
    const SeqRange stretch = stretchOf(db, filter);
    const auto bindAll = [&](storage::Statement &row) { bind(row, filter, stretch); };
    const auto key = after ? keyOf(*after, filter.order.by) : std::nullopt;
    // A payment has few callbacks, so its own index is the fastest.
    const QString own = filter.payment ? QString() : QString(u" INDEXED BY "_s + order.index);
    const QString rest = filter.payment ? QString() : u" NOT INDEXED"_s;
    QList<qint64> seqs;
    if (!after || key) {
        const QString condition =
            order.condition.isEmpty() ? QString() : QString(u" AND "_s + order.condition);
        const storage::SortedScan scan{.from = u" FROM callback"_s + own
                                           + conditionsOf(filter, filter.state) + condition,
                                       .value = order.value,
                                       .seq = u"seq"_s,
                                       .isAscending = filter.order.isAscending,
                                       .bind = bindAll};
        seqs = scan.seqs(db, key, count);
    }
    if (seqs.size() >= count || order.condition.isEmpty()
        || (order.blanks && filter.state.value_or(*order.blanks) != *order.blanks))
        return seqs;
    const auto state = order.blanks ? order.blanks : filter.state;
    auto rows = db.prepare(u"SELECT seq FROM callback"_s + (order.blanks ? QString() : rest)
                           + conditionsOf(filter, state) + u" AND NOT (%1)"_s.arg(order.condition)
                           + u" AND seq < :blank ORDER BY seq DESC LIMIT :count"_s);
    bindAll(rows);
    rows.bind(u":blank"_s, after && !key ? after->seq : std::numeric_limits<qint64>::max())
        .bind(u":count"_s, count - seqs.size());
    while (rows.next())
        seqs << rows.read<qint64>();
    return seqs;
}

/// Returns the callbacks that report one status after those that report another, each newest first.
QList<qint64> byPaymentStatus(storage::Database &db, const CallbackFilter &filter,
                              const std::optional<Callback> &after, int count)
{
    QList<PaymentStatus> statuses(kPaymentStatuses.begin(), kPaymentStatuses.end());
    std::ranges::sort(statuses, {}, rankOf);
    if (!filter.order.isAscending)
        std::ranges::reverse(statuses);
    const SeqRange stretch = stretchOf(db, filter);
    const QString index = filter.payment ? QString() : u" INDEXED BY callback_by_payment_status"_s;
    QList<qint64> seqs;
    bool isReached = !after;
    for (const PaymentStatus status : std::as_const(statuses)) {
        const bool isFirst = after && after->status == status;
        isReached = isReached || isFirst;
        if (!isReached || seqs.size() >= count)
            continue;
        auto rows =
            db.prepare(u"SELECT seq FROM callback"_s + index + conditionsOf(filter, filter.state)
                       + u" AND payment_status = %1 AND seq < :before"
                         " ORDER BY seq DESC LIMIT :count"_s.arg(storage::sqlNumber(status)));
        bind(rows, filter, stretch);
        rows.bind(u":before"_s, isFirst ? after->seq : std::numeric_limits<qint64>::max())
            .bind(u":count"_s, count - seqs.size());
        while (rows.next())
            seqs << rows.read<qint64>();
    }
    return seqs;
}

std::optional<Callback> callbackOf(storage::Database &db, qint64 seq)
{
    auto row = db.prepare(u"SELECT "_s + callbackColumns() + u" FROM callback WHERE seq = :seq"_s);
    row.bind(u":seq"_s, seq);
    return row.next() ? std::optional(toCallback(row)) : std::nullopt;
}

/// Returns the first `count` callbacks of the filter after the callback `before`, in its order.
QList<qint64> sorted(storage::Database &db, const CallbackFilter &filter,
                     std::optional<qint64> before, int count)
{
    if (filter.order.by == CallbackColumn::Created)
        return byCreation(db, filter, before, filter.order.isAscending, count);
    const std::optional<Callback> after = before ? callbackOf(db, *before) : std::nullopt;
    if (before && !after)
        return {};
    switch (filter.order.by) {
    case CallbackColumn::State: return byState(db, filter, after, count);
    case CallbackColumn::PaymentStatus: return byPaymentStatus(db, filter, after, count);
    case CallbackColumn::Created:
    case CallbackColumn::AnswerTime:
    case CallbackColumn::Reference:
    case CallbackColumn::Host:
    case CallbackColumn::Attempts: break;
    }
    return byValue(db, filter, after, count);
}

qint64 countOf(storage::Database &db, const CallbackFilter &filter, const SeqRange &stretch,
               CallbackState state)
{
    auto row = db.prepare(u"SELECT count(*)"_s + tableOf(filter) + conditionsOf(filter, state));
    bind(row, filter, stretch);
    return row.next() ? row.read<qint64>() : 0;
}

QList<CallbackAttempt> attemptsOf(storage::Database &db, qint64 callback)
{
    QList<CallbackAttempt> attempts;
    auto row = db.prepare(u"SELECT number, at, duration, outcome, status, detail, address,"
                          " request_headers, answer_headers, answer_body, answer_size"
                          " FROM callback_attempt WHERE callback = :callback ORDER BY number"_s);
    row.bind(u":callback"_s, callback);
    while (row.next()) {
        attempts << CallbackAttempt{.number = row.read<int>(),
                                    .at = row.read<Timestamp>(),
                                    .duration = row.read<std::chrono::milliseconds>(),
                                    .outcome = row.read<CallbackOutcome>(),
                                    .status = row.read<int>(),
                                    .detail = row.read<QString>(),
                                    .address = row.read<QString>(),
                                    .requestHeaders = row.read<QString>(),
                                    .answerHeaders = row.read<QString>(),
                                    .answerBody = row.read<QString>(),
                                    .answerSize = row.read<qint64>()};
    }
    return attempts;
}

} // namespace

SeqRange stretchOf(storage::Database &db, const CallbackFilter &filter)
{
    SeqRange stretch;
    if (filter.from) {
        auto row = db.prepare(u"SELECT seq FROM callback WHERE created_at >= :from"
                              " ORDER BY created_at, seq LIMIT 1"_s);
        row.bind(u":from"_s, *filter.from);
        stretch.first = row.next() ? row.read<qint64>() : std::numeric_limits<qint64>::max();
    }
    if (filter.to) {
        auto row = db.prepare(u"SELECT seq FROM callback WHERE created_at <= :to"
                              " ORDER BY created_at DESC, seq DESC LIMIT 1"_s);
        row.bind(u":to"_s, *filter.to);
        stretch.last = row.next() ? row.read<qint64>() : 0;
    }
    return stretch;
}

CallbackPage page(storage::Database &db, const CallbackFilter &filter, std::optional<qint64> before,
                  int count)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    QList<qint64> seqs = sorted(db, filter, before, count + 1);
    CallbackPage page{.rows = {}, .hasMore = seqs.size() > count};
    seqs.resize(std::min<qsizetype>(seqs.size(), count));
    for (const qint64 seq : std::as_const(seqs)) {
        if (auto callback = callbackOf(db, seq))
            page.rows << std::move(*callback);
    }
    return page;
}

CallbackCounts counts(storage::Database &db, const CallbackFilter &filter)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    const SeqRange stretch = stretchOf(db, filter);
    return {.waiting = countOf(db, filter, stretch, CallbackState::Waiting),
            .delivered = countOf(db, filter, stretch, CallbackState::Delivered),
            .failed = countOf(db, filter, stretch, CallbackState::Failed)};
}

qint64 countWaiting(storage::Database &db)
{
    auto row = db.prepare(u"SELECT count(*) FROM callback WHERE state = :state"_s);
    row.bind(u":state"_s, qint64(CallbackState::Waiting));
    return row.next() ? row.read<qint64>() : 0;
}

Result<CallbackDetails> details(storage::Database &db, const CallbackId &id)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    auto row =
        db.prepare(u"SELECT "_s + callbackColumns() + u", body FROM callback WHERE id = :id"_s);
    row.bind(u":id"_s, id.text());
    if (!row.next())
        return fail(ErrorCode::CallbackNotFound, u"There is no such callback"_s);
    CallbackDetails details{
        .callback = toCallback(row), .body = row.read<QByteArray>(), .attempts = {}};
    details.attempts = attemptsOf(db, details.callback.seq);
    return details;
}

std::optional<Timestamp> sentAt(storage::Database &db, const QString &jti, const QString &signature)
{
    if (jti.isEmpty() || signature.isEmpty())
        return {};
    auto rows = db.prepare(u"SELECT a.at, a.request_headers FROM callback c"
                           " JOIN callback_attempt a ON a.callback = c.seq"
                           " WHERE c.id = :jti ORDER BY a.number"_s);
    rows.bind(u":jti"_s, jti);
    while (rows.next()) {
        const auto at = rows.read<Timestamp>();
        if (rows.read<QString>().contains(signature))
            return at;
    }
    return {};
}

} // namespace tilldesk::callbacks
