#include "ui/models/payments/payments_query.h"

#include "core/domain/search_query.h"
#include "ui/models/common/format.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

bool hasWord(const QString &query, FilterWord word)
{
    // The day does not matter: only the words do.
    const QList<QueryPart> parts = parseQuery(query, {}, shopZone()).parts;
    return std::ranges::any_of(parts, [word](const QueryPart &part) { return part.word == word; });
}

PaymentOrder orderOf(const PaymentsQuery &query)
{
    if (query.order)
        return *query.order;
    return query.tab == PaymentTab::NeedsAction ? PaymentOrder{PaymentColumn::Deadline, true}
                                                : PaymentOrder();
}

PaymentFilter filterOf(const PaymentsQuery &query, Timestamp now)
{
    PaymentFilter filter;
    if (looksLikePaymentId(query.find))
        filter.find = query.find;
    else
        filter = parseQuery(query.find, now, shopZone()).filter;
    filter.profiles = query.profiles;
    if (const QList<PaymentStatus> statuses = statusesOf(query.tab); !statuses.isEmpty())
        filter.statuses = statuses;
    if (query.tab == PaymentTab::Refunded && filter.refunded == RefundShare::Any)
        filter.refunded = RefundShare::Some;
    filter.order = orderOf(query);
    return filter;
}

SavedView viewOf(const PaymentsQuery &query)
{
    SavedView view{{}, textOf(query.tab), query.find, {}};
    if (query.order)
        view.order = toText(query.order->by) + (query.order->isAscending ? u" up"_s : u" down"_s);
    return view;
}

PaymentsQuery queryOf(const SavedView &view)
{
    PaymentsQuery query{.tab = paymentTabFrom(view.tab), .find = view.query};
    const QStringList order = view.order.split(u' ');
    if (const auto by = paymentColumnFrom(order.first()))
        query.order = PaymentOrder{*by, order.last() == u"up"_s};
    return query;
}

bool looksLikePaymentId(QStringView text)
{
    constexpr qsizetype kIdLength = 24;
    return text.size() == kIdLength && std::ranges::all_of(text, [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

} // namespace tilldesk::ui
