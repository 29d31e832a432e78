#include "core/debtors/clock_change.h"

#include "core/http/json.h"
#include "core/http/json_reader.h"

#include <QRegularExpression>
#include <array>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::debtors {
namespace {

constexpr std::chrono::milliseconds kLongest = std::chrono::years(100);
constexpr std::array<std::string_view, 4> kMembers{"freeze", "advance", "set", "reset"};

std::chrono::milliseconds durationFrom(http::JsonReader &in)
{
    constexpr qint64 kMaxSeconds = kLongest / 1s;
    if (!in.hasText("advance")) {
        const qint64 seconds = in.integer("advance");
        if (seconds >= 0 && seconds <= kMaxSeconds)
            return std::chrono::seconds(seconds);
        in.keep({ErrorCode::FieldInvalid, u"must be from 0 to %1 seconds"_s.arg(kMaxSeconds),
                 u"advance"_s});
        return 0ms; // in milliseconds the number could overflow
    }
    const auto duration = parseIsoDuration(in.text("advance"));
    if (!duration)
        in.keep({ErrorCode::FieldInvalid,
                 u"must be seconds, or a duration of ISO 8601 such as PT20M, up to 100 years"_s,
                 u"advance"_s});
    return duration.value_or(0ms);
}

ClockChange changeFrom(http::JsonReader &in)
{
    using enum ClockChange::Kind;
    if (in.has("freeze"))
        return {.kind = in.optionalTruth("freeze").value_or(false) ? Freeze : Run};
    if (in.has("advance"))
        return {.kind = Advance, .by = durationFrom(in)};
    if (in.has("set")) {
        const auto to = in.time("set");
        if (!to)
            in.keep({ErrorCode::FieldRequired, {}, u"set"_s});
        return {.kind = Set, .to = to.value_or(Timestamp())};
    }
    if (!in.optionalTruth("reset").value_or(false))
        in.keep({ErrorCode::FieldInvalid, u"must be true"_s, u"reset"_s});
    return {};
}

} // namespace

Result<ClockChange> parseClockChange(std::string_view body)
{
    const auto object = http::parseObject(body);
    if (!object)
        return object.failure();
    http::JsonReader in(*object);
    const auto count =
        std::ranges::count_if(kMembers, [&in](std::string_view name) { return in.has(name); });
    if (count != 1)
        return fail(ErrorCode::FieldInvalid,
                    u"must have exactly one of freeze, advance, set and reset"_s, u"body"_s);
    return in.result(changeFrom(in));
}

std::optional<std::chrono::milliseconds> parseIsoDuration(QStringView text)
{
    static const QRegularExpression form(QRegularExpression::anchoredPattern(
        u"P(?=.)(?:(\\d{1,9})W)?(?:(\\d{1,9})D)?"
        "(?:T(?=.)(?:(\\d{1,9})H)?(?:(\\d{1,9})M)?(?:(\\d{1,9})(?:[.,](\\d{1,3}))?S)?)?"_s));
    const auto match = form.match(text.toString());
    if (!match.hasMatch())
        return {};
    const auto part = [&match](int group) { return match.captured(group).toLongLong(); };
    const auto decimals = match.captured(6).leftJustified(3, u'0').toLongLong();
    const std::chrono::milliseconds duration = std::chrono::weeks(part(1))
        + std::chrono::days(part(2)) + std::chrono::hours(part(3)) + std::chrono::minutes(part(4))
        + std::chrono::seconds(part(5)) + std::chrono::milliseconds(decimals);
    return duration <= kLongest ? std::optional(duration) : std::nullopt;
}

} // namespace tilldesk::debtors
