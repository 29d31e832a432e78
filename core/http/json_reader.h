#pragma once

#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <QStringList>
#include <boost/json/object.hpp>
#include <functional>
#include <string_view>

namespace tilldesk::http {

/// Reads the members of a JSON object into values, one line a member, and keeps the first error:
///
///     JsonReader in(*body);
///     const NewPayment draft{
///         .amount = in.integer("amount"),
///         .reference = in.text("reference"),
///         .returnUrl = in.take(returnUrl(in.text("returnUrl"))),
///     };
///     return in.result(draft);
///
/// A member that is `null` counts as absent. After an error reading goes on with empty values.
/// Errors: `FieldRequired`, `FieldInvalid`, with the member's name as the field.
class JsonReader
{
public:
    /// `object` must outlive it.
    explicit JsonReader(const boost::json::object &object) : m_object(object) {}

    /// @return the text; absent, `null` and `""` are all empty
    [[nodiscard]] QString text(std::string_view name);
    /// The same, but `FieldRequired` when empty.
    [[nodiscard]] QString requiredText(std::string_view name);
    /// @return an integer of 64 bits, however it is written (`1e3`, `1000.0`)
    [[nodiscard]] qint64 integer(std::string_view name);
    [[nodiscard]] std::optional<qint64> optionalInteger(std::string_view name);
    [[nodiscard]] std::optional<bool> optionalTruth(std::string_view name);
    /// @return a list of texts; absent is empty
    [[nodiscard]] QStringList textList(std::string_view name);
    /// @return an ISO 8601 date-time with a zone; empty when absent or `""`
    [[nodiscard]] std::optional<Timestamp> time(std::string_view name);
    /// @return whether the member is there and not `null`
    [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
    /// @return whether the member is a text
    [[nodiscard]] bool hasText(std::string_view name) const;
    /// Calls `read` with each object of the array `name`; absent is an empty array. Fields of its
    /// errors read `name[0].member`.
    void forEach(std::string_view name, const std::function<void(JsonReader &)> &read);

    /// @return the value of `result`, or an empty one after keeping its error
    template <typename T>
    [[nodiscard]] T take(Result<T> result)
    {
        if (result)
            return std::move(*result);
        keep(result.error());
        return T();
    }
    /// Keeps an error of the caller's own finding, unless there is an earlier one.
    void keep(Error error);

    /// @return the name of a member as errors tell it, with its place in an array
    [[nodiscard]] QString fieldName(std::string_view name) const;

    [[nodiscard]] const std::optional<Error> &firstError() const { return m_error; }
    /// @return `value`, or the first error
    template <typename T>
    [[nodiscard]] Result<T> result(T value) const
    {
        if (m_error)
            return tl::unexpected<Error>(*m_error);
        return value;
    }

private:
    JsonReader(const boost::json::object &object, QString prefix);

    [[nodiscard]] const boost::json::value *find(std::string_view name) const;
    void require(std::string_view name);
    void refuse(std::string_view name, const QString &why);

    const boost::json::object &m_object;
    QString m_prefix;
    std::optional<Error> m_error;
};

} // namespace tilldesk::http
