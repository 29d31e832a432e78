#pragma once

#include "core/base/error.h"

#include <tl/expected.hpp>

namespace tilldesk {

/// A value of type `T`, or the `Error` that prevented it.
///
/// tl::expected with one addition: ignoring a result does not compile under the project's flags.
template <typename T>
class [[nodiscard]] Result : public tl::expected<T, Error>
{
    static_assert(!std::is_same_v<T, bool>, "Result<bool> reads as a success flag; use an enum");

public:
    using tl::expected<T, Error>::expected;

    /// Default-constructs the value; QFuture needs it.
    Result() = default;

    /// Returns only the error, to be returned as a Result of another type.
    /// @pre !has_value()
    [[nodiscard]] tl::unexpected<Error> failure() const
    {
        return tl::unexpected<Error>(this->error());
    }
};

/// Creates a failure; converts to a Result of any type.
[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, QString detail = {},
                                                QString field = {})
{
    return tl::unexpected<Error>(Error{code, std::move(detail), std::move(field)});
}

} // namespace tilldesk
