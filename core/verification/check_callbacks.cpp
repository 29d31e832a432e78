#include "core/verification/checks.h"

#include "core/callbacks/callback_repository.h"
#include "core/domain/callback.h"

#include <tuple>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

/// Iterates over the attempts of all callbacks, in the order of callbacks.
class AttemptCursor
{
public:
    explicit AttemptCursor(storage::Database &db)
        : m_rows(db.prepare(u"SELECT callback, number, at, outcome, status, duration"
                            " FROM callback_attempt ORDER BY callback, number"_s))
    {
        m_isThere = m_rows.next();
    }

    /// Reads the attempts of one callback. Returns how its row contradicts them; empty if it does
    /// not.
    QString compare(const storage::Statement &row)
    {
        qint64 count = 0;
        qint64 missing = 0; // number of the first attempt that is missing
        bool isLast = false;
        for (; m_isThere && m_rows.int64(0) == row.int64(0); m_isThere = m_rows.next()) {
            ++count;
            if (m_rows.int64(1) != count && missing == 0)
                missing = count;
            isLast = true;
            for (int column = 2; column <= 5; ++column)
                isLast = isLast && m_rows.int64(column) == row.int64(kLast + column - 2);
        }
        if (missing > 0)
            return u"attempt %1 is missing"_s.arg(missing);
        if (count != row.int64(kAttempts))
            return u"it has %1 attempts, and %2 are there"_s.arg(row.int64(kAttempts)).arg(count);
        if (count > 0 && !isLast)
            return u"it does not say what its last attempt says"_s;
        return {};
    }

    static constexpr int kAttempts = 10; ///< index of the column `attempts` in checkCallbacks()
    static constexpr int kLast = 11;     ///< index of the first column about the last attempt

private:
    storage::Statement m_rows;
    bool m_isThere = false;
};

constexpr int kWaitsFor = 15;  ///< index of the column `waits_for` in checkCallbacks()
constexpr int kWaitedFor = 16; ///< index of the column: is the callback it waits for unsent?

QString faultOf(const storage::Statement &row)
{
    if (const QString fault = faultOfId(row.utf8(1), row.time(2)); !fault.isEmpty())
        return fault;
    if (row.text(4) != callbacks::callbackHost(row.text(3)))
        return u"the host is not that of the url"_s;
    const auto state = CallbackState(row.int64(5));
    if ((state == CallbackState::Waiting) == row.isNull(6))
        return row.isNull(6) ? u"it waits for no time"_s : u"it is due and does not wait"_s;
    if (state == CallbackState::Delivered && row.isNull(7))
        return u"it is delivered without delivered_at"_s;
    if (state == CallbackState::Failed && !row.isNull(7))
        return u"it has failed, yet was delivered once"_s;
    if (!row.isNull(kWaitsFor) && row.int64(kWaitedFor) == 0)
        return u"it waits for an earlier callback that is no longer to be sent"_s;
    const bool isTest = CallbackKind(row.int64(8)) == CallbackKind::Test;
    if (!isTest && row.int64(9) == 0)
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
        " EXISTS (SELECT 1 FROM callback e WHERE e.seq = c.waits_for AND e.state = 1"
        "  AND e.attempts = 0 AND e.payment_id = c.payment_id)"
        " FROM callback c ORDER BY c.seq"_s);
    for (; rows.next(); ++count) {
        QString fault = faultOf(rows);
        if (fault.isEmpty() && rows.time(2) < last)
            fault = u"created_at is earlier than that of the row before"_s;
        if (fault.isEmpty())
            fault = attempts.compare(rows);
        else
            std::ignore = attempts.compare(rows); // keeps both cursors at the same callback
        if (!fault.isEmpty())
            found.at(u"callback"_s, rows.int64(0), fault);
        last = rows.time(2);
    }
    return u"%1 rows, each of a step, attempts complete"_s.arg(count);
}

} // namespace tilldesk::verification
