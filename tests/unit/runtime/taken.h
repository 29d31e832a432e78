#pragma once

#include "core/base/result.h"
#include "core/base/when_ready.h"

#include <QtTest>

namespace tilldesk::test {

/// Waits for the reply as the window does. Fails if it arrives synchronously or on another thread.
template <typename T>
[[nodiscard]] Result<T> taken(const QFuture<Result<T>> &future)
{
    QObject window;
    std::optional<Result<T>> answer;
    const QThread *thread = nullptr;
    whenReady(future, &window, [&](const Result<T> &result) {
        answer = result;
        thread = QThread::currentThread();
    });
    if (answer)
        return fail(ErrorCode::Internal, QStringLiteral("answered too early"));
    if (!QTest::qWaitFor([&] { return answer.has_value(); }))
        return fail(ErrorCode::Internal, QStringLiteral("never answered"));
    if (thread != QThread::currentThread())
        return fail(ErrorCode::Internal, QStringLiteral("answered on another thread"));
    return *answer;
}

} // namespace tilldesk::test
