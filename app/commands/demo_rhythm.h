#pragma once

#include "app/commands/demo_shop.h"

#include <optional>
#include <vector>

namespace tilldesk::app {

/// How many days of payments the demo has.
inline constexpr std::chrono::days kDemoDays{30};

/// When a customer pays, and where.
struct DemoMoment {
    Timestamp at;
    DemoTrade trade = DemoTrade::BakeryWebshop;
};

/// Spreads payments over opening hours, days of the week and the weather. Holds a half-hour of
/// them at a time.
class DemoRhythm
{
public:
    /// @param until  end of the days; all moments are before it
    DemoRhythm(qint64 payments, Timestamp until, DemoRandom random);

    /// @return the moments in the order of time; empty after the last
    [[nodiscard]] std::optional<DemoMoment> next();

private:
    struct Slot {
        Timestamp from;
        Timestamp to;
        std::array<double, kDemoTrades.size()> weights; ///< of the trades
        double weightUntil = 0;                         ///< of all slots to this one
    };
    void makeSlots(Timestamp until);
    bool fill();
    [[nodiscard]] DemoTrade tradeIn(const Slot &slot);

    qint64 m_payments;
    DemoRandom m_random;
    std::vector<Slot> m_slots;
    std::size_t m_nextSlot = 0;
    qint64 m_handedOut = 0; ///< with those of the current slot
    std::vector<Timestamp> m_times;
    std::size_t m_nextTime = 0;
};

} // namespace tilldesk::app
