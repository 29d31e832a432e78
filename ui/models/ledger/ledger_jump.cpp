#include "ui/models/ledger/ledger_jump.h"

#include "core/base/when_ready.h"

namespace tilldesk::ui {

LedgerJump::LedgerJump(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
}

void LedgerJump::toSubject(const LedgerEntry &entry)
{
    switch (entry.cause) {
    case LedgerCause::PaymentSucceeded: Q_EMIT paymentFound(PaymentId(entry.subject)); return;
    case LedgerCause::RefundReserved:
    case LedgerCause::RefundDone:
    case LedgerCause::RefundFailed: toRefund(RefundId(entry.subject)); return;
    case LedgerCause::PayoutMade:
    case LedgerCause::PayoutFailed:
    case LedgerCause::PaidOutAgain: Q_EMIT payoutFound(PayoutId(entry.subject)); return;
    case LedgerCause::FeeCharged: toPayout(PayoutId(entry.subject)); return;
    case LedgerCause::FeeReturned:
    case LedgerCause::FeeCollected:
    case LedgerCause::FeePaidBack:
    case LedgerCause::FeeCarried: return; // of a month: nothing to show
    }
    Q_UNREACHABLE();
}

void LedgerJump::toRefund(const RefundId &id)
{
    RefundFilter filter;
    filter.find = id.text();
    whenReady(m_gateways.refunds.page(filter, {}, 1), this, [this](const Result<RefundPage> &page) {
        if (page && !page->rows.isEmpty())
            Q_EMIT paymentFound(page->rows.first().paymentId);
    });
}

/// Fees are those of a payout or of a month, which no view shows.
void LedgerJump::toPayout(const PayoutId &id)
{
    whenReady(m_gateways.payouts.details(id), this, [this](const Result<PayoutDetails> &details) {
        if (details)
            Q_EMIT payoutFound(details->payout.id);
    });
}

} // namespace tilldesk::ui
