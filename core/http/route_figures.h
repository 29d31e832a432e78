#pragma once

#include "core/base/histogram.h"

#include <array>
#include <string>

namespace tilldesk::http {

/// Counters for the requests of one route. Thread-safe; add() is four relaxed atomic additions.
class RouteFigures
{
public:
    /// Bounds of the time from a request's first byte to its response, in microseconds.
    static constexpr std::array<qint64, 12> kBounds{250,     500,     1'000,     2'500,
                                                    5'000,   10'000,  25'000,    50'000,
                                                    100'000, 500'000, 1'000'000, 5'000'000};
    /// Statuses with a counter of their own; 0: the caller disconnected before its response.
    static constexpr std::array kStatuses{0,   200, 201, 202, 204, 302, 400, 401, 403,
                                          404, 405, 408, 413, 422, 429, 431, 500, 503};
    using Latency = Histogram<kBounds>;

    /// @param status  a status outside kStatuses counts as `other`
    void add(int status, qint64 micros)
    {
        const auto at = std::ranges::lower_bound(kStatuses, status) - kStatuses.begin();
        const bool isKnown = at < std::ssize(kStatuses) && kStatuses[std::size_t(at)] == status;
        m_statuses[isKnown ? std::size_t(at) : kStatuses.size()].fetch_add(
            1, std::memory_order_relaxed);
        m_latency.add(micros);
    }

    /// @param index  index into kStatuses; kStatuses.size(): all other statuses
    [[nodiscard]] quint64 count(std::size_t index) const
    {
        return m_statuses[index].load(std::memory_order_relaxed);
    }
    [[nodiscard]] Latency::Figures latency() const { return m_latency.figures(); }

private:
    std::array<std::atomic<quint64>, kStatuses.size() + 1> m_statuses{};
    Latency m_latency;
};

} // namespace tilldesk::http
