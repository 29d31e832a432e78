#pragma once

#include "core/base/result.h"

#include <QFuture>
#include <QPromise>
#include <functional>
#include <memory>
#include <utility>

namespace tilldesk {

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

} // namespace tilldesk
