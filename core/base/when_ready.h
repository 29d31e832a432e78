#pragma once

#include <QFutureWatcher>

namespace tilldesk {

/// Calls `f(result)` in the thread of `context` once `future` is done; never if `context` dies
/// first or the future was cancelled. Always later, never from inside this call.
///
/// Use this instead of `QFuture::then(context, …)`: in Qt 6.4 that one asserts in a debug build
/// when the context is already gone, and may run `f` before it returns.
/// @pre called in the thread of `context`
/// @source qfuture_impl.h of Qt 6.4.2, `Continuation::create(…, QObject *context)`
template <typename T, typename F>
void whenReady(const QFuture<T> &future, QObject *context, F f)
{
    auto *watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, f = std::move(f)]() mutable {
                         watcher->deleteLater();
                         if (!watcher->isCanceled())
                             f(watcher->result());
                     });
    watcher->setFuture(future);
}

} // namespace tilldesk
