#include "ui/models/payments/payments_query.h"

#include "core/domain/search_query.h"
#include "ui/models/common/format.h"

#include <algorithm>

namespace tilldesk::ui {

QList<PaymentStatus> statusesOf(const PaymentsQuery &query)
{
    return query.statuses.isEmpty() ? statusesOf(query.tab) : query.statuses;
}

PaymentFilter filterOf(const PaymentsQuery &query, Timestamp now)
{
    PaymentFilter filter;
    if (looksLikePaymentId(query.find))
        filter.find = query.find;
    else
        filter = parseQuery(query.find, now, shopZone()).filter;
    filter.profiles = query.profiles;
    if (const QList<PaymentStatus> statuses = statusesOf(query); !statuses.isEmpty())
        filter.statuses = statuses;
    const TimeRange range = rangeOf(query.period, now);
    if (range.from)
        filter.from = range.from;
    if (range.to)
        filter.to = range.to;
    if (query.tab == PaymentTab::Refunded)
        filter.refunded = RefundShare::Some;
    filter.oldestFirst = query.oldestFirst;
    filter.byDeadline = query.tab == PaymentTab::NeedsAction;
    return filter;
}

bool looksLikePaymentId(QStringView text)
{
    constexpr qsizetype kIdLength = 24;
    return text.size() == kIdLength && std::ranges::all_of(text, [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

} // namespace tilldesk::ui
