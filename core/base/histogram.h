#pragma once

#include <QtGlobal>
#include <algorithm>
#include <array>
#include <atomic>

namespace tilldesk {

/// Histogram of values. Lock-free and thread-safe: add() is two relaxed atomic additions, so a
/// reader may see a value in its bucket before the sum includes it.
/// @tparam kBounds  inclusive upper bounds of the buckets, ascending; the last bucket is unbounded
template <auto kBounds>
class Histogram
{
public:
    struct Figures {
        std::array<quint64, kBounds.size() + 1> counts{}; ///< number of values per bucket, not
                                                          ///< cumulative
        quint64 sum = 0;                                  ///< sum of all values
        quint64 count = 0;                                ///< number of values
    };

    /// @param value  0 or more; a negative value counts as 0
    void add(qint64 value)
    {
        const auto bucket = std::ranges::lower_bound(kBounds, value) - kBounds.begin();
        m_counts[std::size_t(bucket)].fetch_add(1, std::memory_order_relaxed);
        m_sum.fetch_add(quint64(std::max<qint64>(value, 0)), std::memory_order_relaxed);
    }

    [[nodiscard]] Figures figures() const
    {
        Figures figures;
        figures.sum = m_sum.load(std::memory_order_relaxed);
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            figures.counts[i] = m_counts[i].load(std::memory_order_relaxed);
            figures.count += figures.counts[i];
        }
        return figures;
    }

private:
    std::array<std::atomic<quint64>, kBounds.size() + 1> m_counts{};
    std::atomic<quint64> m_sum = 0;
};

} // namespace tilldesk
