#include "ui/models/ledger/ledger_explanations.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/ledger/ledger_row.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kExplainedRows = 200;

class SumWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::SumWords)

public:
    static QString refundedOf(const QString &payment)
    {
        return tr("Refunded amount of %1").arg(payment);
    }
    static QString payment() { return tr("Payment"); }
    static QString refund() { return tr("Refund"); }
};

QString nameOf(const QString &reference, const QString &id)
{
    return reference.isEmpty() ? id : reference;
}

ExplainedRow rowOfPayment(const Payment &payment)
{
    return {.at = payment.createdAt,
            .what = SumWords::payment(),
            .name = nameOf(payment.reference, payment.id.text()),
            .amount = payment.amount,
            .payment = payment.id};
}

ExplainedRow rowOfRefund(const Refund &refund)
{
    return {.at = refund.createdAt,
            .what = SumWords::refund(),
            .name = nameOf(refund.reference, refund.id.text()),
            .amount = refund.amount,
            .seq = refund.seq,
            .payment = refund.paymentId};
}

/// Returns the `seq` of the last row, from which the next page is read; empty if there are no rows.
std::optional<qint64> lastSeq(const QList<ExplainedRow> &given)
{
    return given.isEmpty() ? std::nullopt : std::optional(given.last().seq);
}

} // namespace

ExplainedRow rowOf(const LedgerEntry &entry, const LedgerAccount &account)
{
    ExplainedRow row{.at = entry.at,
                     .what = LedgerWords::cause(entry.cause),
                     .name = entry.subject,
                     .amount = addedTo(account, entry),
                     .seq = entry.seq};
    switch (entry.cause) {
    case LedgerCause::PaymentSucceeded: row.payment = PaymentId(entry.subject); break;
    case LedgerCause::RefundReserved:
    case LedgerCause::RefundDone:
    case LedgerCause::RefundFailed: row.refund = RefundId(entry.subject); break;
    case LedgerCause::PayoutMade:
    case LedgerCause::PayoutFailed:
    case LedgerCause::PaidOutAgain: row.payout = PayoutId(entry.subject); break;
    case LedgerCause::FeeCharged:
    case LedgerCause::FeeReturned:
    case LedgerCause::FeeCollected:
    case LedgerCause::FeePaidBack:
    case LedgerCause::FeeCarried: break;
    }
    return row;
}

ExplanationPtr explainAccount(const Gateways &gateways, const QString &title, Amount total,
                              const LedgerFilter &filter)
{
    return std::make_shared<KnownSum>(
        title, total, [gateways, filter](auto *context, const auto &given, const auto &done) {
            whenReady(gateways.ledger.entries(filter, lastSeq(given), kExplainedRows), context,
                      [done, account = *filter.account](const Result<LedgerPage> &page) {
                          if (!page)
                              return done(page.failure());
                          ExplainedRows rows{{}, page->hasMore, {}};
                          for (const LedgerEntry &entry : page->rows)
                              rows.rows.append(rowOf(entry, account));
                          done(rows);
                      });
        });
}

ExplanationPtr explainPayments(const Gateways &gateways, const QString &title, Amount total,
                               const PaymentFilter &filter)
{
    return std::make_shared<KnownSum>(
        title, total, [gateways, filter](auto *context, const auto &given, const auto &done) {
            whenReady(gateways.payments.page(filter, given.size(), kExplainedRows), context,
                      [done, first = given.size()](const Result<PaymentPage> &page) {
                          if (!page)
                              return done(page.failure());
                          ExplainedRows rows;
                          for (const Payment &payment : page->rows)
                              rows.rows.append(rowOfPayment(payment));
                          rows.hasMore =
                              !rows.rows.isEmpty() && first + rows.rows.size() < page->total;
                          done(rows);
                      });
        });
}

ExplanationPtr explainRefunds(const Gateways &gateways, const QString &title, Amount total,
                              const RefundFilter &filter)
{
    return std::make_shared<KnownSum>(
        title, total, [gateways, filter](auto *context, const auto &given, const auto &done) {
            whenReady(gateways.refunds.page(filter, lastSeq(given), kExplainedRows), context,
                      [done](const Result<RefundPage> &page) {
                          if (!page)
                              return done(page.failure());
                          ExplainedRows rows{{}, page->hasMore, {}};
                          for (const Refund &refund : page->rows)
                              rows.rows.append(rowOfRefund(refund));
                          done(rows);
                      });
        });
}

ExplanationPtr explainRefunded(const PaymentDetails &payment)
{
    ExplainedRows rows;
    for (const LedgerEntry &entry : payment.ledger) {
        if (entry.cause == LedgerCause::RefundDone)
            rows.rows.append(rowOf(entry, entry.credit));
    }
    const QString name = nameOf(payment.payment.reference, payment.payment.id.text());
    return std::make_shared<KnownSum>(SumWords::refundedOf(name), payment.payment.refunded,
                                      [rows](auto *context, const auto &, const auto &done) {
                                          QMetaObject::invokeMethod(
                                              context, [done, rows] { done(rows); },
                                              Qt::QueuedConnection);
                                      });
}

} // namespace tilldesk::ui
