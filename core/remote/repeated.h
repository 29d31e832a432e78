#pragma once

#include "core/base/when_ready.h"
#include "core/remote/line.h"

namespace tilldesk::remote {

/// Asks again, after each loss of the connection, until the service answers: for requests that
/// carry an id of the window, so that the service carries them out once. A request that begins
/// without a connection fails at once, and so does a request of a till that the service no longer
/// admits.
/// @pre `line` and `context` outlive the request; called on the thread of both
template <auto method, typename... A>
[[nodiscard]] auto askUntilAnswered(Line &line, QObject *context, const A &...argument)
    -> QFuture<Result<typename wire::PartsOf<method>::Value>>
{
    using Value = typename wire::PartsOf<method>::Value;
    if (!line.isOpen())
        return line.template ask<method>(argument...);
    auto promise = std::make_shared<QPromise<Result<Value>>>();
    promise->start();
    auto *life = new QObject(context); // ends the connections below with the request
    const auto finish = [promise, life](const Result<Value> &result) {
        if (promise->future().isFinished())
            return;
        promise->addResult(result);
        promise->finish();
        life->deleteLater();
    };
    const auto latest = std::make_shared<int>(0);
    const auto attempt = [&line, life, finish, latest, argument...] {
        whenReady(line.template ask<method>(argument...), life,
                  [&line, finish, latest, number = ++*latest](const Result<Value> &result) {
                      const bool isLost = !result && result.error().code == ErrorCode::Unavailable;
                      if (isLost && (!line.isOpen() || number != *latest))
                          return; // isOpenChanged() begins, or has begun, the next attempt
                      finish(result);
                  });
    };
    QObject::connect(&line, &Line::isOpenChanged, life, [attempt](bool isOpen) {
        if (isOpen)
            attempt();
    });
    QObject::connect(&line, &Line::refused, life,
                     [finish](const Error &error) { finish(tl::unexpected<Error>(error)); });
    attempt();
    return promise->future();
}

} // namespace tilldesk::remote
