#pragma once

#include "core/audit/trail.h"
#include "core/base/result.h"
#include "core/threads/core_thread.h"

#include <QFuture>
#include <QPromise>

namespace tilldesk::runtime {

/// Maximum number of rows in one page of a list.
constexpr int kMaxRows = 500;

/// Returns a future and the function that completes it. The function is thread-safe.
template <typename T>
[[nodiscard]] std::pair<QFuture<Result<T>>, std::function<void(Result<T>)>> promised()
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    auto future = promise->future();
    return {future, [promise](Result<T> result) {
                promise->addResult(std::move(result));
                promise->finish();
            }};
}

/// Returns a future that is completed already.
template <typename T>
[[nodiscard]] QFuture<Result<T>> answered(Result<T> result)
{
    auto [future, fulfil] = promised<T>();
    fulfil(std::move(result));
    return future;
}

template <typename T>
[[nodiscard]] QFuture<Result<T>> refused(const Error &error)
{
    return answered(Result<T>(tl::unexpected<Error>(error)));
}

/// Runs `work()` on the core thread; see threads::CoreThread::submit().
/// @param actor  named in the entries of the audit trail
template <typename T, typename F>
[[nodiscard]] QFuture<Result<T>> promisedByCore(threads::CoreThread &core, F work,
                                                AuditActor actor = {.kind = AuditActorKind::Window})
{
    auto [future, fulfil] = promised<T>();
    core.submit(
        [work = std::move(work), actor = std::move(actor)]() mutable {
            const audit::Acting acting(actor);
            return work();
        },
        std::move(fulfil));
    return future;
}

} // namespace tilldesk::runtime
