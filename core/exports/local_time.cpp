#include "core/exports/local_time.h"

#include <limits>

namespace tilldesk::exports {
namespace {

void appendDigits(std::string &out, unsigned number, int count)
{
    const std::size_t end = out.size() + std::size_t(count);
    out.resize(end);
    for (std::size_t i = 1; i <= std::size_t(count); ++i) {
        out[end - i] = static_cast<char>('0' + number % 10);
        number /= 10;
    }
}

void appendDate(std::string &out, const LocalMoment &moment)
{
    appendDigits(out, unsigned(moment.year), 4);
    out += '-';
    appendDigits(out, moment.month, 2);
    out += '-';
    appendDigits(out, moment.day, 2);
}

void append(std::string &out, const LocalMoment &moment, char between)
{
    appendDate(out, moment);
    out += between;
    appendDigits(out, unsigned(moment.hour), 2);
    out += ':';
    appendDigits(out, unsigned(moment.minute), 2);
    out += ':';
    appendDigits(out, unsigned(moment.second), 2);
}

} // namespace

qint64 LocalTime::offsetAt(qint64 millis)
{
    if (millis >= m_from && millis < m_until)
        return m_offset;
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(millis, Qt::UTC);
    m_offset = qint64(m_zone.offsetFromUtc(moment)) * 1000;
    const auto before = m_zone.previousTransition(moment.addMSecs(1));
    const auto after = m_zone.nextTransition(moment);
    m_from = before.atUtc.isValid() ? before.atUtc.toMSecsSinceEpoch()
                                    : std::numeric_limits<qint64>::min();
    m_until = after.atUtc.isValid() ? after.atUtc.toMSecsSinceEpoch()
                                    : std::numeric_limits<qint64>::max();
    return m_offset;
}

LocalMoment LocalTime::at(Timestamp time)
{
    using namespace std::chrono;
    const qint64 offset = offsetAt(toMillis(time));
    const Timestamp local = time + milliseconds(offset);
    const auto midnight = floor<days>(local);
    const year_month_day date(midnight);
    const auto seconds = int(floor<std::chrono::seconds>(local - midnight).count());
    return {.year = int(date.year()),
            .month = unsigned(date.month()),
            .day = unsigned(date.day()),
            .hour = seconds / 3600,
            .minute = seconds / 60 % 60,
            .second = seconds % 60,
            .offset = int(offset / 60'000)};
}

void LocalTime::appendIso(std::string &out, Timestamp time)
{
    const LocalMoment moment = at(time);
    append(out, moment, 'T');
    out += moment.offset < 0 ? '-' : '+';
    const auto minutes = unsigned(std::abs(moment.offset));
    appendDigits(out, minutes / 60, 2);
    out += ':';
    appendDigits(out, minutes % 60, 2);
}

void LocalTime::appendPlain(std::string &out, Timestamp time)
{
    append(out, at(time), ' ');
}

void LocalTime::appendDay(std::string &out, Timestamp time)
{
    appendDate(out, at(time));
}

} // namespace tilldesk::exports
