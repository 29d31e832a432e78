#pragma once

#include "core/base/result.h"
#include "core/base/when_ready.h"
#include "ui/models/common/text.h"
#include "ui/models/common/timing.h"

#include <QObject>

namespace tilldesk::ui {

/// The state of a record that is read from a gateway.
class AsyncRecordBase : public QObject
{
    Q_OBJECT

public:
    enum class State { Nothing, Loading, Shown, Failed };

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isShown() const { return m_state == State::Shown; }
    /// What came of the last action, or why the record cannot be shown; empty if all is well.
    [[nodiscard]] const QString &message() const { return m_message; }
    virtual void reload() = 0;

Q_SIGNALS:
    void changed();

protected:
    using QObject::QObject;

    State m_state = State::Nothing;
    QString m_message;
    bool m_isBusy = false; ///< an action is running
};

/// One record, read by its id and read again while it changes.
/// @tparam Id  empty: no record
template <typename Id, typename T>
class AsyncRecord : public AsyncRecordBase
{
public:
    /// Shows another record; an empty id shows none.
    void show(const Id &id);
    void reload() override;

    [[nodiscard]] const Id &id() const { return m_id; }

protected:
    /// @param delay  changes of the record are coalesced for this long
    explicit AsyncRecord(std::chrono::milliseconds delay, QObject *parent)
        : AsyncRecordBase(parent),
          m_reloadSoon(delay, [this] { readAgain(); })
    {
    }

    [[nodiscard]] virtual QFuture<Result<T>> read(const Id &id) = 0;
    /// Another record will be shown.
    virtual void forget() {}
    /// The value was read; changed() follows.
    virtual void arrived() {}

    /// Shows a record at once, with what is known of it, and reads it.
    void showKnown(const Id &id, const T &value);
    /// Reads the record again, and keeps it shown meanwhile. @pre id() is not empty
    void readAgain();
    /// readAgain() after a delay; requests within it are coalesced.
    void readAgainSoon() { m_reloadSoon.request(); }
    /// Takes the answer to an action on the record, and reads the record again.
    /// @param done  returns what is to be said: `QString(const Result<R> &)`
    template <typename R, typename F>
    void act(const QFuture<Result<R>> &answer, F done);
    [[nodiscard]] const T &value() const { return m_value; }
    [[nodiscard]] T &value() { return m_value; }

private:
    Id m_id;
    T m_value;
    Throttled m_reloadSoon;
};

template <typename Id, typename T>
void AsyncRecord<Id, T>::show(const Id &id)
{
    if (id == m_id && m_state != State::Failed)
        return;
    if (id != m_id) {
        m_value = {}; // nobody may see, let alone pay, the record before
        forget();
    }
    m_id = id;
    m_isBusy = false;
    reload();
}

template <typename Id, typename T>
void AsyncRecord<Id, T>::showKnown(const Id &id, const T &value)
{
    m_id = id;
    m_value = value;
    m_isBusy = false;
    m_state = State::Shown;
    reload();
}

template <typename Id, typename T>
void AsyncRecord<Id, T>::reload()
{
    m_message.clear();
    m_state = m_id.isEmpty() ? State::Nothing : State::Loading;
    Q_EMIT changed();
    if (!m_id.isEmpty())
        readAgain();
}

template <typename Id, typename T>
void AsyncRecord<Id, T>::readAgain()
{
    whenReady(read(m_id), this, [this, id = m_id](const Result<T> &value) {
        if (id != m_id)
            return; // the person has moved on
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

template <typename Id, typename T>
template <typename R, typename F>
void AsyncRecord<Id, T>::act(const QFuture<Result<R>> &answer, F done)
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

} // namespace tilldesk::ui
