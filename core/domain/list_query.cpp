#include "core/domain/list_query.h"

#include <chrono>

namespace tilldesk {
namespace {

/// Returns the end of a filter whose end is exclusive.
std::optional<Timestamp> before(const std::optional<Timestamp> &last)
{
    return last ? std::optional(*last + std::chrono::milliseconds(1)) : std::nullopt;
}

} // namespace

RefundFilter refundFilterOf(const ParsedQuery &query)
{
    RefundFilter filter;
    filter.status = refundStatusValueFrom(query.last(FilterWord::Status));
    filter.from = query.days.from;
    filter.to = query.days.to;
    filter.amounts = query.amounts;
    filter.payer = query.last(FilterWord::Payer);
    filter.referencePart = query.last(FilterWord::Reference);
    filter.pointOfSale = query.last(FilterWord::PointOfSale);
    filter.profileName = query.last(FilterWord::Profile);
    filter.payout = query.last(FilterWord::Payout);
    filter.person = query.last(FilterWord::Person);
    filter.terms = query.terms;
    return filter;
}

PayoutFilter payoutFilterOf(const ParsedQuery &query)
{
    PayoutFilter filter;
    filter.status = payoutStatusValueFrom(query.last(FilterWord::Status));
    filter.from = query.days.from;
    filter.to = before(query.days.to);
    filter.amounts = query.amounts;
    filter.idPart = query.last(FilterWord::Payout);
    const QString bulk = query.last(FilterWord::Batch);
    if (bulk.compare(kNoBatch, Qt::CaseInsensitive) == 0)
        filter.bulkId = QString();
    else
        filter.bulkPart = bulk;
    filter.terms = query.terms;
    return filter;
}

CallbackFilter callbackFilterOf(const ParsedQuery &query)
{
    CallbackFilter filter;
    filter.state = callbackStateValueFrom(query.last(FilterWord::Status));
    filter.from = query.days.from;
    filter.to = query.days.to;
    filter.host = query.last(FilterWord::Host);
    filter.answer = answerClassFrom(query.last(FilterWord::Answer));
    filter.referencePart = query.last(FilterWord::Reference);
    filter.terms = query.terms;
    return filter;
}

LedgerFilter ledgerFilterOf(const ParsedQuery &query)
{
    LedgerFilter filter;
    filter.from = query.days.from;
    filter.to = before(query.days.to);
    filter.causes = ledgerCausesFrom(query.last(FilterWord::Kind));
    filter.amounts = query.amounts;
    filter.terms = query.terms;
    return filter;
}

AuditFilter auditFilterOf(const ParsedQuery &query)
{
    AuditFilter filter{.from = query.days.from, .to = before(query.days.to)};
    const QStringList kinds = query.values(FilterWord::Kind);
    for (const QString &kind : kinds)
        filter.kinds += auditKindsFrom(kind);
    const QStringList names = query.values(FilterWord::Person);
    for (const QString &name : names)
        filter.names << searchable(name);
    filter.amounts = query.amounts;
    filter.referencePart = query.last(FilterWord::Reference);
    filter.terms = query.terms;
    return filter;
}

} // namespace tilldesk
