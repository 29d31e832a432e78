#include "ui/models/ledger/ledger_explanations.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/ledger/ledger_row.h"

#include <algorithm>

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

/// Base of sums whose title and total the caller provides.
class NamedSum : public Explanation
{
public:
    NamedSum(const Gateways &gateways, QString title, Amount total)
        : m_gateways(gateways),
          m_title(std::move(title)),
          m_total(total)
    {
    }

    [[nodiscard]] QString title() const override { return m_title; }
    [[nodiscard]] Amount total() const override { return m_total; }

protected:
    [[nodiscard]] const Gateways &gateways() const { return m_gateways; }

private:
    const Gateways m_gateways;
    const QString m_title;
    const Amount m_total;
};

class AccountSum final : public NamedSum
{
public:
    AccountSum(const Gateways &gateways, QString title, Amount total, LedgerFilter filter)
        : NamedSum(gateways, std::move(title), total),
          m_filter(std::move(filter))
    {
    }

    void ask(QObject *context, const QList<ExplainedRow> &given, Done done) const override
    {
        const auto before = given.isEmpty() ? std::nullopt : std::optional(given.last().seq);
        whenReady(gateways().ledger.entries(m_filter, before, kExplainedRows), context,
                  [done, account = *m_filter.account](const Result<LedgerPage> &page) {
                      if (!page)
                          return done(page.failure());
                      ExplainedRows rows{{}, page->hasMore, {}};
                      for (const LedgerEntry &entry : page->rows)
                          rows.rows.append(rowOf(entry, account));
                      done(rows);
                  });
    }

private:
    const LedgerFilter m_filter;
};

class PaymentsSum final : public NamedSum
{
public:
    PaymentsSum(const Gateways &gateways, QString title, Amount total, PaymentFilter filter)
        : NamedSum(gateways, std::move(title), total),
          m_filter(std::move(filter))
    {
    }

    void ask(QObject *context, const QList<ExplainedRow> &given, Done done) const override
    {
        whenReady(gateways().payments.page(m_filter, given.size(), kExplainedRows), context,
                  [done, first = given.size()](const Result<PaymentPage> &page) {
                      if (!page)
                          return done(page.failure());
                      ExplainedRows rows;
                      for (const Payment &payment : page->rows)
                          rows.rows.append({.at = payment.createdAt,
                                            .what = SumWords::payment(),
                                            .name = nameOf(payment.reference, payment.id.text()),
                                            .amount = payment.amount,
                                            .payment = payment.id});
                      rows.hasMore = !rows.rows.isEmpty() && first + rows.rows.size() < page->total;
                      done(rows);
                  });
    }

private:
    const PaymentFilter m_filter;
};

class RefundsSum final : public NamedSum
{
public:
    RefundsSum(const Gateways &gateways, QString title, Amount total, RefundFilter filter)
        : NamedSum(gateways, std::move(title), total),
          m_filter(std::move(filter))
    {
    }

    void ask(QObject *context, const QList<ExplainedRow> &given, Done done) const override
    {
        const auto before = given.isEmpty() ? std::nullopt : std::optional(given.last().seq);
        whenReady(gateways().refunds.page(m_filter, before, kExplainedRows), context,
                  [done](const Result<RefundPage> &page) {
                      if (!page)
                          return done(page.failure());
                      ExplainedRows rows{{}, page->hasMore, {}};
                      for (const Refund &refund : page->rows)
                          rows.rows.append({.at = refund.createdAt,
                                            .what = SumWords::refund(),
                                            .name = nameOf(refund.reference, refund.id.text()),
                                            .amount = refund.amount,
                                            .seq = refund.seq,
                                            .payment = refund.paymentId});
                      done(rows);
                  });
    }

private:
    const RefundFilter m_filter;
};

/// A sum whose parts are all in memory.
class KnownSum final : public Explanation
{
public:
    KnownSum(QString title, Amount total, QList<ExplainedRow> rows)
        : m_title(std::move(title)),
          m_total(total),
          m_rows(std::move(rows))
    {
    }

    [[nodiscard]] QString title() const override { return m_title; }
    [[nodiscard]] Amount total() const override { return m_total; }
    void ask(QObject *context, const QList<ExplainedRow> &, Done done) const override
    {
        QMetaObject::invokeMethod(
            context,
            [done, rows = m_rows] {
                done(ExplainedRows{rows, false, {}});
            },
            Qt::QueuedConnection);
    }

private:
    const QString m_title;
    const Amount m_total;
    const QList<ExplainedRow> m_rows;
};

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
    }
    return row;
}

ExplanationPtr explainAccount(const Gateways &gateways, const QString &title, Amount total,
                              const LedgerFilter &filter)
{
    return std::make_shared<AccountSum>(gateways, title, total, filter);
}

ExplanationPtr explainPayments(const Gateways &gateways, const QString &title, Amount total,
                               const PaymentFilter &filter)
{
    return std::make_shared<PaymentsSum>(gateways, title, total, filter);
}

ExplanationPtr explainRefunds(const Gateways &gateways, const QString &title, Amount total,
                              const RefundFilter &filter)
{
    return std::make_shared<RefundsSum>(gateways, title, total, filter);
}

ExplanationPtr explainRefunded(const PaymentDetails &payment)
{
    QList<ExplainedRow> rows;
    for (const LedgerEntry &entry : payment.ledger) {
        if (entry.cause == LedgerCause::RefundDone)
            rows.append(rowOf(entry, entry.credit));
    }
    const QString name = nameOf(payment.payment.reference, payment.payment.id.text());
    return std::make_shared<KnownSum>(SumWords::refundedOf(name), payment.payment.refunded, rows);
}

} // namespace tilldesk::ui
