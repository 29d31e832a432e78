#pragma once

#include "core/base/when_ready.h"

#include <QObject>

namespace tilldesk::ui {

/// Drops stale replies with a generation counter. Not thread-safe.
class Latest
{
public:
    /// Wraps `take`: after drop() or ask(), calls to the wrapper do nothing.
    /// @pre the wrapper is not called after this object is destroyed
    template <typename F>
    [[nodiscard]] auto guarded(F take) const
    {
        return
            [this, generation = m_generation, take = std::move(take)](const auto &value) mutable {
                if (generation == m_generation)
                    take(value);
            };
    }

    /// Calls `take` with the reply, unless drop() or ask() is called first. Does not block.
    /// @param context  owns this object; no call after it is destroyed
    template <typename T, typename F>
    void await(const QFuture<T> &answer, QObject *context, F take)
    {
        whenReady(answer, context, guarded(std::move(take)));
    }

    /// As await(), but first drops the replies to all earlier queries.
    template <typename T, typename F>
    void ask(const QFuture<T> &answer, QObject *context, F take)
    {
        drop();
        await(answer, context, std::move(take));
    }

    void drop() { ++m_generation; }

private:
    int m_generation = 0;
};

} // namespace tilldesk::ui
