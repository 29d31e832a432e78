#pragma once

#include "core/base/amount.h"
#include "core/http/json_reader.h"

#include <QStringView>

/// The members that the bodies of a hosted service share, read and checked. Each function keeps its
/// error in `in` and then returns an empty value.
namespace tilldesk::hosted {

inline constexpr int kHostedIdLength = 24; ///< @source service.md#ids
inline constexpr int kNameLength = 200;    ///< of people and companies; the interface has no limit
inline constexpr qint64 kMaxHostedSum = 100'000'000'000'000'000; ///< cents; far below 2^63

/// Reads an id of 1 to `maxLength` of `A-Z a-z 0-9 . _ -`. Ids become parts of paths.
[[nodiscard]] QString wordIn(http::JsonReader &in, std::string_view name, int maxLength);
[[nodiscard]] QString optionalWordIn(http::JsonReader &in, std::string_view name, int maxLength);
/// Reads an id of exactly kHostedIdLength such characters.
[[nodiscard]] QString idIn(http::JsonReader &in, std::string_view name);
/// Reads an optional text of at most `maxLength` characters; see response_values.h.
[[nodiscard]] QString textIn(http::JsonReader &in, std::string_view name, int maxLength);
/// Reads an optional account number: 5 to 34 of `A-Z 0-9 *`.
[[nodiscard]] QString accountIn(http::JsonReader &in, std::string_view name);
[[nodiscard]] qint64 numberIn(http::JsonReader &in, std::string_view name, qint64 least,
                              qint64 most);
[[nodiscard]] Amount centsIn(http::JsonReader &in, std::string_view name, qint64 least,
                             qint64 most = Amount::kMaxCents);
[[nodiscard]] Timestamp timeIn(http::JsonReader &in, std::string_view name);
/// Requires the currency to be EUR.
void checkEuro(http::JsonReader &in, std::string_view name);

/// Reads one of the names of an enumeration. @param from  returns the enumerator, or empty
template <typename From>
[[nodiscard]] auto oneOfIn(http::JsonReader &in, std::string_view name, From from)
{
    using Value = typename decltype(from(QStringView()))::value_type;
    const QString text = in.requiredText(name);
    const auto value = from(QStringView(text));
    if (!value)
        in.keep(
            {ErrorCode::FieldInvalid, QStringLiteral("is not a known value"), in.fieldName(name)});
    return value.value_or(Value());
}

/// Returns `text` with U+FFFD in place of each unprintable character.
[[nodiscard]] QString printable(const QString &text);

} // namespace tilldesk::hosted
