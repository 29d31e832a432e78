#pragma once

#include <QFutureWatcher>

namespace tilldesk {

/// Calls `f(result)` on the thread of `context` once `future` is done. Never calls it within this
/// call, if `context` is destroyed first, or if the future was cancelled.
///
/// Replaces `QFuture::then(context, …)`, which in Qt 6.4 may run `f` before it returns, and asserts
/// in a debug build if the context has been destroyed.
/// @pre called on the thread of `context`
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
