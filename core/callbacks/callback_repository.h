#pragma once

#include "core/domain/callback.h"
#include "core/storage/database.h"
#include "core/storage/list_conditions.h"

#include <QString>

namespace tilldesk::callbacks {

/// A row of table callback, without its body.
struct CallbackRow : Callback {
    std::optional<Timestamp> deliveredAt; ///< time of the first receipt
};

/// Reads and writes the tables callback and callback_attempt.
class CallbackRepository
{
public:
    explicit CallbackRepository(storage::Database &db) : m_db(db) {}

    /// Inserts a callback.
    /// @param body  JSON that every attempt sends
    /// @param waitsFor  seq of an earlier callback: the first attempt starts only after
    /// releaseAfter() of that seq. Empty: the callback waits only for its due time
    /// @pre `callback.seq` is not set: the database assigns it
    void insert(const Callback &callback, const QByteArray &body, std::optional<qint64> waitsFor);
    /// Returns the seq of the payment's newest waiting callback without an attempt; empty if none
    /// exists. Ignores `Reordered` callbacks that are held back at `now`.
    [[nodiscard]] std::optional<qint64> lastUnattempted(const PaymentId &payment, Timestamp now);
    /// Sends the look-up of lastUnattempted(), see storage::Statement::readAhead().
    void readUnattemptedAhead(const PaymentId &payment);
    /// Releases the callbacks that wait for the first attempt of the callback `seq`.
    void releaseAfter(qint64 seq);
    /// Returns whether the payment has a synchronous callback, in any state.
    [[nodiscard]] bool hasSynchronous(const PaymentId &payment);
    /// Ends the retries of the payment's waiting synchronous callback. A callback that was
    /// attempted becomes Failed; one without an attempt keeps its first attempt only. Returns the
    /// number of callbacks changed.
    int endSynchronous(const PaymentId &payment);
    /// Returns the delivery state. Only `seq`, `paymentId`, `kind`, `status` and the columns that
    /// record() changes are set. Empty if the callback does not exist.
    [[nodiscard]] std::optional<CallbackRow> findDeliveryState(qint64 seq);
    [[nodiscard]] std::optional<CallbackRow> find(const CallbackId &id);
    /// Returns the creation time of the newest callback; empty if none exists.
    [[nodiscard]] std::optional<Timestamp> lastCreated();

    /// Adds an attempt and calls update().
    void record(const CallbackRow &row, const CallbackAttempt &attempt);
    /// Stores state, due time, retries and last attempt of the callback.
    void update(const CallbackRow &row);
    /// Schedules one attempt at `now`, without retries, for every failed callback that matches the
    /// filter; ignores `filter.state`. Returns how many.
    int retryFailed(const CallbackFilter &filter, Timestamp now);

    /// Returns whether any `Reordered` callback created at `since` or later is held back at `now`,
    /// to be sent after the payment's next callback.
    [[nodiscard]] bool hasAnyReordered(Timestamp now, Timestamp since);
    /// Returns whether a `Reordered` callback of the payment is held back at `now`.
    [[nodiscard]] bool hasReordered(const PaymentId &payment, Timestamp now);
    /// Makes due at `now` the payment's `Reordered` callbacks that are held back until the callback
    /// `next` has overtaken them.
    void releaseReordered(const PaymentId &payment, qint64 next, Timestamp now);

    /// Sets `due_at` to `now` for all callbacks due after `dueAfter`. Returns how many.
    int makeDueNow(Timestamp dueAfter, Timestamp now);

    /// Deletes callbacks that wait for no attempt and whose last attempt was before `before`, with
    /// all attempts. Returns how many, at most `limit`.
    int remove(Timestamp before, int limit);
    /// Deletes the callbacks of a payment that have ended. Returns how many.
    int removeEnded(const PaymentId &payment);

private:
    [[nodiscard]] storage::Statement unattemptedOf(const PaymentId &payment);
    storage::Database &m_db;
};

/// Returns the names of the parameters that bindProfiles() binds, for an SQL list.
[[nodiscard]] QString profileNames(const CallbackFilter &filter);
/// Binds each profile of the filter to the parameter that profileNames() names for this profile.
void bindProfiles(storage::Statement &statement, const CallbackFilter &filter);
/// Returns ` AND …` with the filter's conditions on host and answer; empty if it has none.
[[nodiscard]] QString answerConditions(const CallbackFilter &filter);
/// Binds the host of answerConditions().
void bindHost(storage::Statement &statement, const CallbackFilter &filter);
/// Returns the filter's conditions on texts and days of the free text.
[[nodiscard]] storage::ListConditions textConditions(const CallbackFilter &filter);
/// Returns the columns of `callback` in the order in which toCallback() reads them.
[[nodiscard]] QString callbackColumns();
[[nodiscard]] Callback toCallback(storage::Statement &row);

} // namespace tilldesk::callbacks
