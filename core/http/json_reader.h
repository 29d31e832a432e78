#pragma once

#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <QStringList>
#include <boost/json/object.hpp>
#include <functional>
#include <string_view>

namespace tilldesk::http {

/// Reads members of a JSON object into values, one line per member, and keeps the first error:
///
///     JsonReader in(*body);
///     const NewPayment draft{
///         .amount = in.integer("amount"),
///         .reference = in.text("reference"),
///         .returnUrl = in.take(returnUrl(in.text("returnUrl"))),
///     };
///     return in.result(draft);
///
/// A member that is `null` counts as absent. After an error, reading continues with empty values.
/// Errors: `FieldRequired`, `FieldInvalid`, with the member's name as the field.
class JsonReader
{
public:
    /// `object` must outlive it.
    explicit JsonReader(const boost::json::object &object) : m_object(object) {}

    /// Returns the text; empty if the member is absent, `null` or `""`.
    [[nodiscard]] QString text(std::string_view name);
    /// Same as text(), but an empty text is the error `FieldRequired`.
    [[nodiscard]] QString requiredText(std::string_view name);
    /// Returns a 64-bit integer in any notation (`1e3`, `1000.0`).
    [[nodiscard]] qint64 integer(std::string_view name);
    [[nodiscard]] std::optional<qint64> optionalInteger(std::string_view name);
    [[nodiscard]] std::optional<bool> optionalTruth(std::string_view name);
    /// Returns a list of texts; empty if the member is absent.
    [[nodiscard]] QStringList textList(std::string_view name);
    /// Reads an ISO 8601 date-time with a zone; empty if the member is absent or `""`.
    [[nodiscard]] std::optional<Timestamp> time(std::string_view name);
    /// Returns whether the member exists and is not `null`.
    [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
    /// Returns whether the member is a text.
    [[nodiscard]] bool hasText(std::string_view name) const;
    /// Calls `read` with the object `name`, unless that member is absent.
    /// Errors name their field as `name.member`.
    void inside(std::string_view name, const std::function<void(JsonReader &)> &read);
    /// Calls `read` with each object of the array `name`; an absent member is an empty array.
    /// Errors name their field as `name[0].member`.
    void forEach(std::string_view name, const std::function<void(JsonReader &)> &read);

    /// Returns the value of `result`; on failure keeps its error and returns an empty value.
    template <typename T>
    [[nodiscard]] T take(Result<T> result)
    {
        if (result)
            return std::move(*result);
        keep(result.error());
        return T();
    }
    /// Keeps an error that the caller has found, unless an earlier error exists.
    void keep(Error error);

    /// Returns the member's name as errors report it, with its array index.
    [[nodiscard]] QString fieldName(std::string_view name) const;

    [[nodiscard]] const std::optional<Error> &firstError() const { return m_error; }
    /// Returns `value`, or the first error.
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
