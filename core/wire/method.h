#pragma once

#include "core/base/result.h"

#include <QFuture>
#include <memory>
#include <string_view>
#include <tuple>

namespace tilldesk::wire {

/// The parts of a gateway's method: `Gateway`, `Value` and the tuple `Arguments`.
template <typename T>
struct MethodParts;

template <typename G, typename R, typename... A>
struct MethodParts<QFuture<Result<R>> (G::*)(A...)> {
    using Gateway = G;
    using Value = R;
    using Arguments = std::tuple<std::remove_cvref_t<A>...>;
};

/// A method that returns its value at once: part of the state that a window always has.
template <typename G, typename R>
struct MethodParts<R (G::*)() const> {
    using Gateway = G;
    using Value = R;
    using Arguments = std::tuple<>;
};

/// A function that reads such a part of the state.
template <typename G, typename R>
struct MethodParts<R (*)(const G &)> {
    using Gateway = G;
    using Value = R;
    using Arguments = std::tuple<>;
};

/// A signal.
template <typename G, typename... A>
struct MethodParts<void (G::*)(A...)> {
    using Gateway = G;
    using Arguments = std::tuple<std::remove_cvref_t<A>...>;
};

template <auto method>
using PartsOf = MethodParts<decltype(method)>;

/// A method and its name in messages.
template <auto method>
struct Named {
    using Parts = PartsOf<method>;
    static constexpr auto kMethod = method;

    std::string_view name;
};

/// Returns the name of `method` in a tuple of Named. A method without a row does not compile.
template <auto method, typename... Row>
[[nodiscard]] consteval std::string_view nameIn(const std::tuple<Row...> &rows)
{
    static_assert((std::is_same_v<Row, Named<method>> || ...), "the method has no row");
    return std::get<Named<method>>(rows).name;
}

/// Whether an argument is shared by the caller and the callee: progress and cancellation.
template <typename T>
inline constexpr bool kIsControl = false;
template <typename T>
inline constexpr bool kIsControl<std::shared_ptr<T>> = true;

} // namespace tilldesk::wire
