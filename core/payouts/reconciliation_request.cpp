#include "core/payouts/reconciliation_request.h"

#include "core/http/query_number.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

using Day = std::chrono::sys_days;

constexpr int kMaxSize = 10'000;
constexpr qint64 kMaxPage = 900'000'000'000'000; ///< times the largest page size, this fits 64 bits
constexpr std::chrono::days kMaxDifference(30);

/// Returns a date of the years 1 to 9999 written as yyyy-MM-dd; empty if `text` is not such a date.
std::optional<Day> dayFrom(const QString &text)
{
    static const QRegularExpression form(
        QRegularExpression::anchoredPattern(u"([0-9]{4})-([0-9]{2})-([0-9]{2})"_s));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return {};
    const std::chrono::year_month_day day(std::chrono::year(match.captured(1).toInt()),
                                          std::chrono::month(match.captured(2).toUInt()),
                                          std::chrono::day(match.captured(3).toUInt()));
    if (!day.ok() || day.year() < std::chrono::year(1))
        return {};
    return Day(day);
}

/// Returns the day; empty if the parameter is absent.
Result<std::optional<Day>> queryDay(const http::Request &request, std::string_view name)
{
    const auto text = request.queryValue(name);
    if (!text)
        return std::optional<Day>();
    const auto day = dayFrom(QString::fromStdString(*text));
    if (!day)
        return fail(ErrorCode::FieldInvalid, u"must be a date as yyyy-MM-dd"_s,
                    QString::fromUtf8(name.data(), qsizetype(name.size())));
    return day;
}

Result<PageAsked> pageAsked(const http::Request &request)
{
    const auto size = http::queryNumber(request, "size", kMaxSize, 1, kMaxSize);
    if (!size)
        return size.failure();
    const auto number = http::queryNumber(request, "page", 0, 0, kMaxPage);
    if (!number)
        return number.failure();
    return PageAsked{*number, int(*size)};
}

struct Days {
    Day first;
    Day last;
};

/// Returns the period; empty if neither day is given.
Result<std::optional<Days>> daysAsked(const http::Request &request)
{
    const auto first = queryDay(request, "start-date");
    if (!first)
        return first.failure();
    const auto last = queryDay(request, "end-date");
    if (!last)
        return last.failure();
    if (!*first && !*last)
        return std::optional<Days>();
    if (!*first)
        return fail(ErrorCode::FieldInvalid, u"must be given with 'end-date'"_s, u"start-date"_s);
    if (!*last)
        return fail(ErrorCode::FieldInvalid, u"must be given with 'start-date'"_s, u"end-date"_s);
    if (**last < **first)
        return fail(ErrorCode::FieldInvalid, u"must not be before 'start-date'"_s, u"end-date"_s);
    if (**last - **first > kMaxDifference)
        return fail(ErrorCode::FieldInvalid,
                    u"must be at most %1 days after 'start-date'"_s.arg(kMaxDifference.count()),
                    u"end-date"_s);
    return std::optional(Days{**first, **last});
}

/// Returns the id; empty if the parameter is absent or empty. A provider's payout may have an id of
/// another form than this service's.
Result<std::optional<PayoutId>> payoutAsked(const http::Request &request)
{
    static const QRegularExpression form(QRegularExpression::anchoredPattern(u"[!-~]{1,64}"_s));
    const QString text = QString::fromStdString(request.queryValue("payout-id").value_or(""));
    if (!text.isEmpty() && !form.match(text).hasMatch())
        return fail(ErrorCode::FieldInvalid, u"must have 24 characters, 0-9 and a-f"_s,
                    u"payout-id"_s);
    return text.isEmpty() ? std::nullopt : std::optional(PayoutId(text));
}

Timestamp after(Day day)
{
    return day + std::chrono::days(1);
}

} // namespace

Result<PayoutsAsked> parsePayoutsAsked(const http::Request &request, Timestamp now)
{
    const auto page = pageAsked(request);
    if (!page)
        return page.failure();
    const auto day = queryDay(request, "date");
    if (!day)
        return day.failure();
    const Day date = day->value_or(std::chrono::floor<std::chrono::days>(now));
    PayoutsAsked asked{.filter = {}, .page = *page};
    asked.filter.from = date;
    asked.filter.to = after(date);
    return asked;
}

Result<ItemsAsked> parseItemsAsked(const http::Request &request, PayoutItemKind kind, Timestamp now)
{
    const auto page = pageAsked(request);
    if (!page)
        return page.failure();
    auto days = daysAsked(request);
    if (!days)
        return days.failure();
    const auto payout = payoutAsked(request);
    if (!payout)
        return payout.failure();
    ItemsAsked asked{.query = {}, .page = *page};
    asked.query.kind = kind;
    asked.query.hasProviderIds = true;
    const Day today = std::chrono::floor<std::chrono::days>(now);
    asked.query.payout = *payout;
    if (!*payout && !*days)
        *days = {today, today};
    if (*days) {
        asked.query.from = (*days)->first;
        asked.query.to = after((*days)->last);
    }
    asked.query.first = page->first();
    asked.query.count = page->size;
    return asked;
}

} // namespace tilldesk::payouts
