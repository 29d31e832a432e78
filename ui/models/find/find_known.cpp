#include "ui/models/find/find_known.h"

#include "ui/models/common/status_pill.h"
#include "ui/models/find/find_words.h"

namespace tilldesk::ui {
namespace {

/// Sets why the payment was found: the first text that has a term of the query.
void setReason(Hit &hit, const Payment &payment, const SearchQuery &query)
{
    for (const SearchTerm &term : query.filter.terms) {
        if (term.amount && term.amount->amount == payment.amount) {
            hit.reason = HitReason::Amount;
            return;
        }
        for (const auto &[reason, text] : {std::pair(HitReason::Reference, payment.reference),
                                           std::pair(HitReason::Payer, payment.debtor.name),
                                           std::pair(HitReason::Description, payment.description),
                                           std::pair(HitReason::Shop, payment.shopName),
                                           std::pair(HitReason::Id, payment.id.text())}) {
            const auto span =
                term.wanted.isEmpty() ? std::nullopt : findSearchable(text, term.wanted);
            if (!span)
                continue;
            hit.reason = reason;
            hit.text = text;
            hit.span = *span;
            return;
        }
    }
}

FindRow rowOf(const Payment &payment, const SearchQuery &query, const Knowledge &knowledge)
{
    Hit hit{.kind = HitKind::Payment,
            .id = payment.id.text(),
            .profileId = payment.profileId,
            .paymentId = payment.id,
            .title = payment.reference,
            .payer = payment.debtor.name,
            .amount = payment.amount,
            .refunded = payment.refunded,
            .status = payment.status,
            .at = payment.createdAt};
    setReason(hit, payment, query);
    FindRow row = FindWords::row(hit, query, knowledge.now);
    const StatusPill pill = pillOf(payment, knowledge);
    row.status = pill.word;
    row.tone = pill.tone;
    row.mark = pill.mark;
    return row;
}

} // namespace

QList<FindGroupRows> knownResults(const SearchQuery &query, const PaymentPage &page,
                                  const Knowledge &knowledge)
{
    if (page.rows.isEmpty())
        return {};
    FindGroupRows found{FindGroup::Payments, {}, page.total > page.rows.size()};
    for (const Payment &payment : page.rows)
        found.rows << rowOf(payment, query, knowledge);
    return {found};
}

} // namespace tilldesk::ui
