#pragma once

#include "core/base/result.h"
#include "core/base/when_ready.h"
#include "ui/models/common/text.h"
#include "ui/models/common/timing.h"

#include <QObject>
#include <utility>

namespace tilldesk::ui {

/// The state of a record that is read from a gateway.
class AsyncRecordBase : public QObject
{
    Q_OBJECT

public:
    enum class State { Nothing, Loading, Shown, Failed };

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isShown() const { return m_state == State::Shown; }
    /// Returns the result of the last action, or why the record could not be read; empty if neither
    /// needs a message.
    [[nodiscard]] const QString &message() const { return m_message; }
    virtual void reload() = 0;

Q_SIGNALS:
    void changed();
    void replaced(); ///< another record is shown from now on

protected:
    using QObject::QObject;

    State m_state = State::Nothing;
    QString m_message;
    bool m_isBusy = false; ///< an action is running
};

/// A record that is read from a gateway by its id. Read again when the record changes.
/// @tparam Id  an empty id means no record
template <typename Id, typename T>
class AsyncRecord : public AsyncRecordBase
{
public:
    /// Shows another record. Empty id: shows no record.
    void show(const Id &id)
    {
        if (id == m_id && m_state != State::Failed)
            return;
        if (id != m_id) {
            m_value = {}; // the previous record must not stay visible: a customer could pay it
            forget();
        }
        const bool isOther = std::exchange(m_id, id) != id;
        m_isBusy = false;
        reload();
        if (isOther)
            Q_EMIT replaced();
    }
    void reload() override
    {
        m_message.clear();
        m_state = m_id.isEmpty() ? State::Nothing : State::Loading;
        Q_EMIT changed();
        if (!m_id.isEmpty())
            readAgain();
    }

    [[nodiscard]] const Id &id() const { return m_id; }

protected:
    /// @param delay  readAgainSoon() coalesces requests for this long
    explicit AsyncRecord(std::chrono::milliseconds delay, QObject *parent)
        : AsyncRecordBase(parent),
          m_reloadSoon(delay, [this] { readAgain(); })
    {
    }

    [[nodiscard]] virtual QFuture<Result<T>> read(const Id &id) = 0;
    /// Hook: called before another record is shown.
    virtual void forget() {}
    /// Hook: called after each successful read, before changed().
    virtual void arrived() {}

    /// Shows a record at once with an already known value, then reads it.
    void showKnown(const Id &id, const T &value)
    {
        const bool isOther = std::exchange(m_id, id) != id;
        m_value = value;
        m_isBusy = false;
        m_state = State::Shown;
        reload();
        if (isOther)
            Q_EMIT replaced();
    }
    /// Reads the record again, and keeps it shown meanwhile. Does not block.
    /// @pre id() is not empty
    void readAgain()
    {
        whenReady(read(m_id), this, [this, id = m_id](const Result<T> &value) {
            if (id != m_id)
                return; // another record is shown by now
            if (value) {
                m_value = *value;
                m_state = State::Shown;
                arrived();
            } else {
                m_message = Text::sentence(value.error());
                m_state = m_state == State::Shown ? State::Shown : State::Failed;
            }
            Q_EMIT changed();
        });
    }
    /// Calls readAgain() after the delay. Coalesces requests until then.
    void readAgainSoon() { m_reloadSoon.request(); }
    /// Waits for the result of an action on the record, then reads the record again. Does not
    /// block.
    /// @param done  returns the message to show: `QString(const Result<R> &)`
    template <typename R, typename F>
    void act(const QFuture<Result<R>> &answer, F done)
    {
        m_isBusy = true;
        m_message.clear();
        Q_EMIT changed();
        whenReady(answer, this, [this, id = m_id, done = std::move(done)](const Result<R> &result) {
            if (id != m_id)
                return;
            m_isBusy = false;
            m_message = done(result);
            readAgain();
            Q_EMIT changed();
        });
    }
    [[nodiscard]] const T &value() const { return m_value; }
    [[nodiscard]] T &value() { return m_value; }

private:
    Id m_id;
    T m_value;
    Throttled m_reloadSoon;
};

} // namespace tilldesk::ui
