#pragma once

#include "core/domain/callback.h"
#include "ui/models/common/tone.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts about callbacks that several views share.
class CallbackWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::CallbackWords)

public:
    /// `Failed`, `Waiting`, `Delivered`
    [[nodiscard]] static QString state(CallbackState state);
    /// Returns the payment's reference, or else the last 8 characters of its id; "Test" for a test
    /// callback.
    [[nodiscard]] static QString payment(const Callback &callback);
    /// `shop.example/notify`
    [[nodiscard]] static QString target(const QString &url);
    /// `shop.example`, or `shop.example:8443` if the URL has a port.
    [[nodiscard]] static QString host(const QString &url);
    /// Returns the number of attempts: `1`, or `3 of 4` while the callback is waiting.
    [[nodiscard]] static QString attempts(const Callback &callback);
    /// `200 · 90 ms`, `no answer`, `waiting`.
    [[nodiscard]] static QString answer(const Callback &callback);
    /// Returns how long the receiver took to answer the last attempt: `90 ms`; empty: no answer.
    [[nodiscard]] static QString answerTime(const Callback &callback);
    [[nodiscard]] static Tone answerTone(const Callback &callback);
    /// Returns how an attempt ended, for example "no answer within 10 s".
    [[nodiscard]] static QString outcome(const CallbackAttempt &attempt);

    /// `DER signature`
    [[nodiscard]] static QString fault(CallbackFault fault);
    /// Returns what the fault does, and how a receiver should react.
    [[nodiscard]] static QString faultSentence(CallbackFault fault);
};

/// Returns the answer time on a logarithmic scale from 25 ms (0) to 10 s (1); 0 if the last attempt
/// got no answer.
[[nodiscard]] double answerShare(const Callback &callback);

/// `90 ms`; `1.2 s` from one second on.
[[nodiscard]] QString durationText(std::chrono::milliseconds duration);

/// Returns a body in readable form: valid JSON is indented, with its members in their order. Any
/// other body stays unchanged.
[[nodiscard]] QString bodyText(const QByteArray &body);

/// Returns the value of a header among `Name: value` lines; empty if the header is missing. `name`
/// is case-insensitive.
[[nodiscard]] QString headerValue(const QString &headers, QLatin1StringView name);

} // namespace tilldesk::ui
