#pragma once

#include "core/base/when_ready.h"

#include <QObject>

namespace tilldesk::ui {

/// Drops the answers to questions that are no longer asked, with a generation counter.
/// Not thread-safe.
class Latest
{
public:
    /// Returns `take` for a callback: calls to it are dropped after drop() or ask().
    /// @pre not called after this object is destroyed
    template <typename F>
    [[nodiscard]] auto guarded(F take) const
    {
        return
            [this, generation = m_generation, take = std::move(take)](const auto &value) mutable {
                if (generation == m_generation)
                    take(value);
            };
    }

    /// Calls `take` with the answer, unless drop() or ask() was called in between.
    /// @param context  owns this object; no call after it is destroyed
    template <typename T, typename F>
    void await(const QFuture<T> &answer, QObject *context, F take)
    {
        whenReady(answer, context, guarded(std::move(take)));
    }

    /// As await(), and drops the answers to all earlier questions.
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
