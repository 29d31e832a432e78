#include "app/commands/demo_rhythm.h"

#include <QDateTime>
#include <QTimeZone>
#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::app {
namespace {

constexpr auto kSlot = 30min;
constexpr int kSlotsADay = 48;
constexpr int kDaysAWeek = 7;

struct Hours {
    double open;
    double close;
};

/// The week of a trade in local time, Monday first. A closed day has both times 0.
struct Week {
    double share; ///< relative share of all payments
    std::array<Hours, kDaysAWeek> opening;
    std::array<int, kDaysAWeek> days; ///< relative number of payments per day
    std::array<int, 24> hours;        ///< relative number of payments per hour
};

constexpr Hours kAllDay{0, 24};
constexpr Hours kClosed{0, 0};

/// In the order of kDemoTrades.
constexpr std::array kWeeks{
    Week{22,
         {kAllDay, kAllDay, kAllDay, kAllDay, kAllDay, kAllDay, kAllDay},
         {10, 10, 11, 13, 16, 14, 9},
         {1, 1, 1, 1, 1, 2, 6, 12, 14, 14, 13, 16, 18, 14, 11, 11, 12, 16, 22, 28, 30, 26, 14, 5}},
    Week{50,
         {kClosed, Hours{7, 18.5}, {7, 18.5}, {7, 18.5}, {7, 18.5}, {7, 18.5}, {7, 13}},
         {0, 10, 11, 10, 13, 20, 24},
         {0, 0, 0, 0, 0, 0, 0, 26, 30, 20, 16, 18, 28, 16, 10, 12, 18, 22, 14, 0, 0, 0, 0, 0}},
    Week{20,
         {kClosed, Hours{9.5, 18.5}, {9.5, 18.5}, {9.5, 18.5}, {9.5, 18.5}, {9.5, 18.5}, {9, 13}},
         {0, 8, 9, 9, 15, 18, 16},
         {0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 14, 16, 12, 10, 12, 14, 18, 20, 12, 0, 0, 0, 0, 0}},
    Week{8,
         {Hours{8, 21}, {8, 21}, {8, 21}, {8, 21}, {8, 21}, {9, 17}, kClosed},
         {14, 12, 11, 11, 10, 4, 0},
         {0, 0, 0, 0, 0, 0, 0, 0, 8, 14, 18, 16, 8, 8, 12, 12, 10, 8, 6, 8, 6, 0, 0, 0}}};
static_assert(kWeeks.size() == kDemoTrades.size());

double busyness(const Week &week, std::size_t day, int slot)
{
    const double hour = slot / 2.0;
    const Hours &opening = week.opening[day];
    if (hour < opening.open || hour >= opening.close)
        return 0;
    return week.days[day] * week.hours[std::size_t(hour)];
}

/// Returns a factor for each trade. The factor makes the trade's busyness add up to its `share` of
/// a week.
std::array<double, kWeeks.size()> scales()
{
    std::array<double, kWeeks.size()> scales{};
    for (std::size_t trade = 0; trade < kWeeks.size(); ++trade) {
        double sum = 0;
        for (std::size_t day = 0; day < kDaysAWeek; ++day) {
            for (int slot = 0; slot < kSlotsADay; ++slot)
                sum += busyness(kWeeks[trade], day, slot);
        }
        scales[trade] = kWeeks[trade].share / sum;
    }
    return scales;
}

std::chrono::seconds offsetAt(const QTimeZone &zone, Timestamp time)
{
    const auto dateTime = QDateTime::fromMSecsSinceEpoch(toMillis(time), Qt::UTC);
    return std::chrono::seconds(zone.offsetFromUtc(dateTime));
}

} // namespace

DemoRhythm::DemoRhythm(qint64 payments, Timestamp until, DemoRandom random)
    : m_payments(payments),
      m_random(std::move(random))
{
    makeSlots(until);
}

void DemoRhythm::makeSlots(Timestamp until)
{
    const QTimeZone zone("Europe/Brussels");
    const auto scale = scales();
    std::array<double, kDemoDays.count() + 2> weather{};
    for (double &factor : weather)
        factor = double(m_random.between(80, 120)) / 100;
    const Timestamp begin = until - kDemoDays;
    const auto localDay = [&zone](Timestamp time) {
        return std::chrono::floor<std::chrono::days>(time + offsetAt(zone, time));
    };
    const auto firstDay = localDay(begin);
    double sum = 0;
    for (Timestamp at = std::chrono::floor<std::chrono::duration<int, std::ratio<1800>>>(begin);
         at < until; at += kSlot) {
        Slot slot{std::max(at, begin), std::min<Timestamp>(at + kSlot, until), {}, 0};
        const auto day = localDay(at);
        const int slotOfDay = int((at + offsetAt(zone, at) - day) / kSlot);
        const auto weekday = std::chrono::weekday(day).iso_encoding() - 1;
        const auto dayNumber = std::size_t(std::max(0, int((day - firstDay).count())));
        const double part = double((slot.to - slot.from).count())
            / double(std::chrono::milliseconds(kSlot).count()) * weather[dayNumber];
        for (std::size_t trade = 0; trade < kWeeks.size(); ++trade)
            slot.weights[trade] = part * scale[trade] * busyness(kWeeks[trade], weekday, slotOfDay);
        sum += std::accumulate(slot.weights.begin(), slot.weights.end(), 0.0);
        slot.weightUntil = sum;
        m_slots.push_back(slot);
    }
}

std::optional<DemoMoment> DemoRhythm::next()
{
    while (m_nextTime == m_times.size()) {
        if (!fill())
            return {};
    }
    return DemoMoment{m_times[m_nextTime++], tradeIn(m_slots[m_nextSlot - 1])};
}

bool DemoRhythm::fill()
{
    if (m_nextSlot == m_slots.size())
        return false;
    const Slot &slot = m_slots[m_nextSlot++];
    const bool isLast = m_nextSlot == m_slots.size();
    const double part = slot.weightUntil / m_slots.back().weightUntil;
    const qint64 target = isLast ? m_payments : qRound64(part * double(m_payments));
    m_times.resize(std::size_t(std::max(qint64(0), target - m_handedOut)));
    for (Timestamp &time : m_times)
        time = slot.from + std::chrono::milliseconds(m_random.below((slot.to - slot.from).count()));
    std::ranges::sort(m_times);
    m_nextTime = 0;
    m_handedOut += qint64(m_times.size());
    return true;
}

DemoTrade DemoRhythm::tradeIn(const Slot &slot)
{
    constexpr qint64 kSteps = 1'000'000;
    double rest = std::accumulate(slot.weights.begin(), slot.weights.end(), 0.0)
        * double(m_random.below(kSteps)) / double(kSteps);
    for (std::size_t trade = 0; trade < slot.weights.size(); ++trade) {
        if (rest < slot.weights[trade])
            return kDemoTrades[trade];
        rest -= slot.weights[trade];
    }
    return DemoTrade::BakeryWebshop;
}

} // namespace tilldesk::app
