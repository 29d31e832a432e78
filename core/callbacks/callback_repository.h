#pragma once

#include "core/domain/callback.h"
#include "core/storage/database.h"

namespace tilldesk::callbacks {

/// A row of table callback, without its body.
struct CallbackRow : Callback {
    std::optional<Timestamp> deliveredAt; ///< of the first receipt
};

/// Tables callback and callback_attempt, one callback at a time.
class CallbackRepository
{
public:
    explicit CallbackRepository(storage::Database &db) : m_db(db) {}

    /// @param body  what is sent
    /// @param waitsFor  seq of an earlier callback: the first attempt starts after releaseAfter()
    /// of it. Empty: waits for nothing but its time
    /// @pre the seq is not set: the database gives it
    void insert(const Callback &callback, const QByteArray &body, std::optional<qint64> waitsFor);
    /// Returns the seq of the payment's newest callback that waits for its first attempt, except
    /// those that the simulation holds back at `now` to be overtaken.
    [[nodiscard]] std::optional<qint64> lastUnattempted(const PaymentId &payment, Timestamp now);
    /// Lets callbacks start that wait for the first attempt of the callback `seq`.
    void releaseAfter(qint64 seq);
    /// Returns whether the payment has a synchronous callback, whatever became of it.
    [[nodiscard]] bool hasSynchronous(const PaymentId &payment);
    /// Ends the payment's synchronous callback, or lets it have its first attempt only.
    /// @return how many were waiting
    int endSynchronous(const PaymentId &payment);
    /// @return what an attempt changes, with seq, payment, kind and status; all else is left out
    [[nodiscard]] std::optional<CallbackRow> standingOf(qint64 seq);
    [[nodiscard]] std::optional<CallbackRow> find(const CallbackId &id);
    /// @return when the newest was created
    [[nodiscard]] std::optional<Timestamp> lastCreated();

    /// Adds an attempt, and writes where the callback stands now.
    void record(const CallbackRow &row, const CallbackAttempt &attempt);
    /// Writes where the callback stands.
    void update(const CallbackRow &row);
    /// Lets all failed ones that fit the filter, its state aside, wait for one attempt at `now`.
    /// @return how many
    int retryFailed(const CallbackFilter &filter, Timestamp now);

    /// @return whether any callback that was created at `since` or later is held back at `now` to
    /// come after the next one of its payment
    [[nodiscard]] bool isAnyHeld(Timestamp now, Timestamp since);
    /// @return whether a callback of the payment is held back at `now` to come after the next one
    [[nodiscard]] bool isHeld(const PaymentId &payment, Timestamp now);
    /// Lets those go at `now` that are held back for the payment's callback `next`.
    void letGo(const PaymentId &payment, qint64 next, Timestamp now);

    /// Lets those that wait for later than `latest` go at `now`. @return how many
    int callBack(Timestamp latest, Timestamp now);

    /// Removes callbacks whose last attempt was before `before` and that wait for none, with all
    /// attempts. @return how many, `limit` at most
    int remove(Timestamp before, int limit);

private:
    storage::Database &m_db;
};

/// The columns of `callback` in the order in which toCallback() reads them.
[[nodiscard]] QString callbackColumns();
inline constexpr int kCallbackColumns = 18;
[[nodiscard]] Callback toCallback(const storage::Statement &row);

} // namespace tilldesk::callbacks
