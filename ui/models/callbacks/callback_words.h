#pragma once

#include "core/domain/callback.h"
#include "ui/models/common/tone.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// What a list of callbacks reaches back to.
enum class CallbackSpan { Day, Week, Month, Always };

inline constexpr std::array kCallbackSpans{CallbackSpan::Day, CallbackSpan::Week,
                                           CallbackSpan::Month, CallbackSpan::Always};

/// @return since when; empty: since ever
[[nodiscard]] std::optional<Timestamp> startOf(CallbackSpan span, Timestamp now);

/// The words for callbacks that more than one view needs.
class CallbackWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::CallbackWords)

public:
    [[nodiscard]] static QString span(CallbackSpan span);
    /// `Failed`, `Waiting`, `Delivered`
    [[nodiscard]] static QString state(CallbackState state);
    /// The payment's reference, or the end of its id; "Test" when it is of no payment.
    [[nodiscard]] static QString payment(const Callback &callback);
    /// `…/notify`, or the host when there is no path.
    [[nodiscard]] static QString target(const QString &url);
    /// `shop.example`, with its port when it has one.
    [[nodiscard]] static QString host(const QString &url);
    /// How many there were: `1`, `3 of 4`.
    [[nodiscard]] static QString attempts(const Callback &callback);
    /// `200 · 90 ms`, `no answer`, `waiting`.
    [[nodiscard]] static QString answer(const Callback &callback);
    [[nodiscard]] static Tone answerTone(const Callback &callback);
    /// How an attempt ended, for example "timed out after 10 s".
    [[nodiscard]] static QString outcome(const CallbackAttempt &attempt);

    /// `DER signature`
    [[nodiscard]] static QString fault(CallbackFault fault);
    /// What is done wrong, and what a receiver should make of it.
    [[nodiscard]] static QString faultSentence(CallbackFault fault);
};

/// `90 ms`, from a second on `1.2 s`.
[[nodiscard]] QString durationText(std::chrono::milliseconds duration);

/// A body as people read it: JSON indented with its members in their order, anything else as it is.
[[nodiscard]] QString bodyText(const QByteArray &body);

/// The value of the header `name`, whose case does not matter, among `Name: value` lines.
[[nodiscard]] QString headerValue(const QString &headers, QLatin1StringView name);

} // namespace tilldesk::ui
