#pragma once

#include "core/domain/callback.h"

#include <array>

namespace tilldesk {

/// Upper bounds of the classes of answer times, exclusive. Slower answers are in the class after
/// the last bound; the last class of all has the callbacks without an answer.
inline constexpr std::array kAnswerBounds{
    std::chrono::milliseconds(50),   std::chrono::milliseconds(100),
    std::chrono::milliseconds(200),  std::chrono::milliseconds(400),
    std::chrono::milliseconds(800),  std::chrono::milliseconds(1600),
    std::chrono::milliseconds(3000), std::chrono::milliseconds(5000)};
/// The class of callbacks whose last attempt got no answer.
inline constexpr int kNoAnswer = int(kAnswerBounds.size()) + 1;
inline constexpr int kAnswerClasses = kNoAnswer + 1;
/// Answer time from which an answer counts as slow.
inline constexpr std::chrono::milliseconds kSlowAnswer{800};

/// Returns whether the receiver answered the attempt, with any HTTP status.
[[nodiscard]] constexpr bool isAnswer(CallbackOutcome outcome)
{
    return outcome <= CallbackOutcome::TryLater;
}

/// Returns the class of an attempt, from 0 to kNoAnswer.
[[nodiscard]] constexpr int answerClassOf(CallbackOutcome outcome,
                                          std::chrono::milliseconds duration)
{
    if (!isAnswer(outcome))
        return kNoAnswer;
    int found = 0;
    while (found < int(kAnswerBounds.size()) && duration >= kAnswerBounds[std::size_t(found)])
        ++found;
    return found;
}

/// How fast a host answers: by the last attempt of each callback that was sent at least once.
struct AnswerTimes {
    QString host;         ///< with its port; empty: all hosts
    qint64 sent = 0;      ///< callbacks with an attempt
    qint64 delivered = 0; ///< of these
    std::array<qint64, kAnswerClasses> classes{};
    /// Median of the answer times; empty: no answer.
    std::optional<std::chrono::milliseconds> half = {};
    /// 95th percentile of the answer times; empty: no answer.
    std::optional<std::chrono::milliseconds> most = {};
    std::optional<Timestamp> lastFailure = {}; ///< latest last attempt that was not a receipt

    friend bool operator==(const AnswerTimes &, const AnswerTimes &) = default;
};

/// The answer times of all hosts, and of each host.
struct CallbackTimes {
    AnswerTimes all;
    QList<AnswerTimes> hosts; ///< most callbacks first

    friend bool operator==(const CallbackTimes &, const CallbackTimes &) = default;
};

} // namespace tilldesk
