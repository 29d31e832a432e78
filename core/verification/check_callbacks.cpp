#include "core/verification/checks.h"

#include "core/callbacks/callback_repository.h"
#include "core/domain/callback.h"
#include "core/domain/callback_url.h"
#include "core/storage/sql_list.h"

#include <array>
#include <tuple>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

/// Time, outcome, HTTP status and duration of an attempt, as they are stored.
using AttemptResult = std::array<qint64, 4>;

AttemptResult readResult(storage::Statement &row)
{
    return {row.read<qint64>(), row.read<qint64>(), row.read<qint64>(), row.read<qint64>()};
}

/// A callback, and facts about its payment and its last attempt.
struct CallbackRow {
    qint64 seq;
    QByteArrayView id;
    Timestamp createdAt;
    QString url;
    QString host;
    CallbackState state;
    std::optional<Timestamp> dueAt;
    std::optional<Timestamp> deliveredAt;
    CallbackKind kind;
    bool reportsAnActualStatus; ///< its payment has had the status that it reports
    qint64 attempts;
    AttemptResult last; ///< of the last attempt; zeros: no attempt
    std::optional<qint64> waitsFor;
    bool precedingIsUnsent; ///< the callback that it waits for has not been sent
};

CallbackRow readCallback(storage::Statement &row)
{
    return {.seq = row.read<qint64>(),
            .id = row.read<QByteArrayView>(),
            .createdAt = row.read<Timestamp>(),
            .url = row.read<QString>(),
            .host = row.read<QString>(),
            .state = row.read<CallbackState>(),
            .dueAt = row.read<std::optional<Timestamp>>(),
            .deliveredAt = row.read<std::optional<Timestamp>>(),
            .kind = row.read<CallbackKind>(),
            .reportsAnActualStatus = row.read<bool>(),
            .attempts = row.read<qint64>(),
            .last = readResult(row),
            .waitsFor = row.read<std::optional<qint64>>(),
            .precedingIsUnsent = row.read<bool>()};
}

/// Iterates over the attempts of all callbacks, in the order of callbacks.
class AttemptCursor
{
public:
    explicit AttemptCursor(storage::Database &db)
        : m_rows(db.prepare(u"SELECT callback, number, at, outcome, status, duration"
                            " FROM callback_attempt ORDER BY callback, number"_s))
    {
        next();
    }

    /// Reads the attempts of one callback. Returns how its row contradicts them; empty if it does
    /// not.
    QString compare(const CallbackRow &row)
    {
        qint64 count = 0;
        qint64 missing = 0; // number of the first attempt that is missing
        AttemptResult last = {};
        for (; m_attempt && m_attempt->callback == row.seq; next()) {
            ++count;
            if (m_attempt->number != count && missing == 0)
                missing = count;
            last = m_attempt->result;
        }
        if (missing > 0)
            return u"attempt %1 is missing"_s.arg(missing);
        if (count != row.attempts)
            return u"attempts is %1, but %2 attempts exist"_s.arg(row.attempts).arg(count);
        if (count > 0 && last != row.last)
            return u"it differs from its last attempt"_s;
        return {};
    }

private:
    struct Attempt {
        qint64 callback;
        qint64 number;
        AttemptResult result;
    };

    void next()
    {
        m_attempt.reset();
        if (m_rows.next())
            m_attempt = {m_rows.read<qint64>(), m_rows.read<qint64>(), readResult(m_rows)};
    }

    storage::Statement m_rows;
    std::optional<Attempt> m_attempt; ///< empty: after the last one
};

QString faultOf(const CallbackRow &row)
{
    if (QString fault = faultOfId(row.id, row.createdAt); !fault.isEmpty())
        return fault;
    if (row.host != callbackHost(row.url))
        return u"the host is not that of the url"_s;
    if ((row.state == CallbackState::Waiting) != row.dueAt.has_value())
        return row.dueAt ? u"it is due and does not wait"_s : u"it waits without a due time"_s;
    if (row.state == CallbackState::Delivered && !row.deliveredAt)
        return u"it is delivered without delivered_at"_s;
    if (row.state == CallbackState::Failed && row.deliveredAt)
        return u"it has failed, yet was delivered once"_s;
    if (row.waitsFor && !row.precedingIsUnsent)
        return u"it waits for an earlier callback that is no longer to be sent"_s;
    if (row.kind != CallbackKind::Test && !row.reportsAnActualStatus)
        return u"its payment never had that status"_s;
    return {};
}

} // namespace

QString checkCallbacks(storage::Database &db, Findings &found)
{
    AttemptCursor attempts(db);
    Timestamp last;
    qint64 count = 0;
    auto rows = db.prepare(
        u"SELECT c.seq, c.id, c.created_at, c.url, c.host, c.state, c.due_at, c.delivered_at,"
        " c.kind, EXISTS (SELECT 1 FROM payment p JOIN payment_step s ON s.payment = p.seq"
        "  WHERE p.id = c.payment_id AND s.status = c.payment_status),"
        " c.attempts, c.last_at, c.last_outcome, c.last_status, c.last_duration, c.waits_for,"
        " EXISTS (SELECT 1 FROM callback e WHERE e.seq = c.waits_for AND e.state = %1"
        "  AND e.attempts = 0 AND e.payment_id = c.payment_id)"
        " FROM callback c ORDER BY c.seq"_s.arg(storage::sqlNumber(CallbackState::Waiting)));
    for (; rows.next(); ++count) {
        const CallbackRow row = readCallback(rows);
        QString fault = faultOf(row);
        if (fault.isEmpty() && row.createdAt < last)
            fault = u"created_at is earlier than in the row before it"_s;
        if (fault.isEmpty())
            fault = attempts.compare(row);
        else
            std::ignore = attempts.compare(row); // keeps both cursors at the same callback
        if (!fault.isEmpty())
            found.at(u"callback"_s, row.seq, fault);
        last = row.createdAt;
    }
    return u"%1 rows, each belonging to a step, attempts complete"_s.arg(count);
}

} // namespace tilldesk::verification
