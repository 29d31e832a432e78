#pragma once

namespace tilldesk {

/// A visitor for `std::visit` made of lambdas, one for each alternative of the variant.
template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};

// Clang before version 17 cannot deduce the arguments of an aggregate.
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace tilldesk
