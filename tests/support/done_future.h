#pragma once

#include "core/base/result.h"

#include <QPromise>

namespace tilldesk::test {

/// Returns a finished future.
template <typename T>
[[nodiscard]] QFuture<Result<T>> doneFuture(Result<T> result)
{
    QPromise<Result<T>> promise;
    promise.start();
    promise.addResult(std::move(result));
    promise.finish();
    return promise.future();
}

} // namespace tilldesk::test
