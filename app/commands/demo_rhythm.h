#pragma once

#include "app/commands/demo_shop.h"

#include <optional>
#include <vector>

namespace tilldesk::app {

/// Number of days that the demo covers.
inline constexpr std::chrono::days kDemoDays{30};

/// The time and the place of a purchase.
struct DemoMoment {
    Timestamp at;
    DemoTrade trade = DemoTrade::BakeryWebshop;
};

/// Distributes payments over opening hours, weekdays and weather. Memory: the payments of one half
/// hour.
class DemoRhythm
{
public:
    /// @param until  end of the period; all moments are earlier
    DemoRhythm(qint64 payments, Timestamp until, DemoRandom random);

    /// Returns the moments in the order of time; empty after the last one.
    [[nodiscard]] std::optional<DemoMoment> next();

private:
    struct Slot {
        Timestamp from;
        Timestamp to;
        std::array<double, kDemoTrades.size()> weights; ///< per trade
        double weightUntil = 0; ///< sum of the weights up to and including this slot
    };
    void makeSlots(Timestamp until);
    bool fill();
    [[nodiscard]] DemoTrade tradeIn(const Slot &slot);

    qint64 m_payments;
    DemoRandom m_random;
    std::vector<Slot> m_slots;
    std::size_t m_nextSlot = 0;
    qint64 m_handedOut = 0; ///< payments up to and including the current slot
    std::vector<Timestamp> m_times;
    std::size_t m_nextTime = 0;
};

} // namespace tilldesk::app
