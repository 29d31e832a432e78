#include "ui/models/payments/payments_query.h"

#include <algorithm>

namespace tilldesk::ui {

QList<PaymentStatus> statusesOf(const PaymentsQuery &query)
{
    return query.statuses.isEmpty() ? statusesOf(query.tab) : query.statuses;
}

PaymentFilter filterOf(const PaymentsQuery &query, Timestamp now)
{
    PaymentFilter filter;
    if (query.profile)
        filter.profiles = {*query.profile};
    filter.statuses = statusesOf(query);
    const TimeRange range = rangeOf(query.period, now);
    filter.from = range.from;
    filter.to = range.to;
    filter.find = query.find;
    if (query.tab == PaymentTab::Refunded)
        filter.refunded = RefundShare::Some;
    filter.oldestFirst = query.oldestFirst;
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
