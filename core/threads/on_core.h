#pragma once

#include <functional>

namespace tilldesk::threads {

/// Names a service that lives on the core thread and that the core may create later: in a standby,
/// requests are served before this process leads. Dereferenced on the core thread only.
template <typename T>
class OnCore
{
public:
    /// @pre `service` outlives this object
    OnCore(T &service) // NOLINT(google-explicit-constructor): most services exist already
        : m_find([&service]() -> T & { return service; })
    {
    }
    /// @param find  called on the core thread
    explicit OnCore(std::function<T &()> find) : m_find(std::move(find)) {}

    [[nodiscard]] T &operator*() const { return m_find(); }
    [[nodiscard]] T *operator->() const { return &m_find(); }

private:
    std::function<T &()> m_find;
};

} // namespace tilldesk::threads
