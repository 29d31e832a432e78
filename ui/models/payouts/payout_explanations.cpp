#include "core/base/when_ready.h"
#include "ui/models/ledger/ledger_explanations.h"
#include "ui/models/ledger/ledger_row.h"
#include "ui/models/payouts/payout_next.h"
#include "ui/models/payouts/payout_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kExplanationRows = 200;

class PayoutSumWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::PayoutSumWords)

public:
    static QString payout(const QString &id) { return tr("Payout %1").arg(id); }
    static QString next() { return tr("Next payout"); }
    static QString nextOf(const QString &account) { return tr("Next payout to %1").arg(account); }
    static QString payment() { return tr("Payment"); }
    static QString refund() { return tr("Refund"); }
    static QString underWay()
    {
        return tr("Set aside for refunds under way: still part of the sum");
    }
    static QString fees() { return tr("Fees"); }
    static QString feesToCome() { return tr("Fees that this payout will be reduced by"); }
    static QString feesElsewhere() { return tr("Fees that other payouts will be reduced by"); }
    static QString carried() { return tr("Already set aside at the last payout"); }
};

LedgerAccount merchantAccount(const RunningPayout &running)
{
    return {LedgerAccountKind::Merchant, running.merchantId, running.iban, running.bulkId};
}

ExplainedRow rowOfItem(const PayoutItem &item)
{
    const bool isRefund = item.kind == PayoutItemKind::Refund;
    return {.at = item.at,
            .what = isRefund ? PayoutSumWords::refund() : PayoutSumWords::payment(),
            .name = item.reference.isEmpty() ? item.paymentId.text() : item.reference,
            .amount = isRefund ? less({}, item.amount) : item.amount,
            .payment = item.paymentId};
}

/// Explains the running payout of an account by its ledger entries since the last payout. The
/// ledger debits the account when a refund is reserved; the running payout shrinks only when the
/// refund is done. The first row adds what is reserved now. The last row is what was already
/// reserved at the last payout.
class RunningSum final : public Explanation, public std::enable_shared_from_this<RunningSum>
{
public:
    RunningSum(const Gateways &gateways, RunningPayout running)
        : m_gateways(gateways),
          m_account(merchantAccount(running)),
          m_running(std::move(running))
    {
    }

    [[nodiscard]] QString title() const override
    {
        return PayoutSumWords::nextOf(PayoutWords::account(m_account.iban, m_account.bulkId));
    }
    [[nodiscard]] Amount total() const override { return m_running.amount; }
    void ask(QObject *context, const QList<ExplainedRow> &given, Done done) const override
    {
        if (!given.isEmpty())
            return askEntries(context, given, {}, std::move(done));
        // Reads the sum and the balance right after each other: no query returns both for one
        // moment.
        whenReady(m_gateways.payouts.running({m_account.merchant}), context,
                  [self = shared_from_this(), context, done](const Result<RunningPayouts> &now) {
                      if (!now)
                          return done(now.failure());
                      self->askBalance(context, *now, done);
                  });
    }

private:
    void askBalance(QObject *context, const RunningPayouts &now, const Done &done) const
    {
        const auto found = std::ranges::find(now.rows, m_account, merchantAccount);
        const RunningPayout running = found == now.rows.end() ? RunningPayout() : *found;
        whenReady(m_gateways.ledger.balances(), context,
                  [self = shared_from_this(), context, running,
                   done](const Result<QList<LedgerBalance>> &all) {
                      if (!all)
                          return done(all.failure());
                      self->begin(context, running, *all, done);
                  });
    }

    void begin(QObject *context, const RunningPayout &running, const QList<LedgerBalance> &all,
               const Done &done) const
    {
        const auto found = std::ranges::find(all, m_account, &LedgerBalance::account);
        m_balance = found == all.end() ? Amount() : found->balance;
        ExplainedRows rows;
        rows.total = running.amount;
        if (running.reserved.cents() != 0)
            rows.rows.append({.what = PayoutSumWords::underWay(), .amount = running.reserved});
        // The ledger charges the fees of payments together with the payout.
        const Amount fees = less(running.amount, plus(m_balance, running.reserved));
        const Amount elsewhere = less({}, std::min(running.carried, Amount()));
        const Amount ofThis = less(fees, elsewhere);
        if (running.fees.cents() != 0 && ofThis.cents() != 0)
            rows.rows.append({.what = PayoutSumWords::feesToCome(), .amount = ofThis});
        if (elsewhere.cents() != 0)
            rows.rows.append({.what = PayoutSumWords::feesElsewhere(), .amount = elsewhere});
        askEntries(context, {}, rows, done);
    }

    void askEntries(QObject *context, const QList<ExplainedRow> &given, const ExplainedRows &rows,
                    const Done &done) const
    {
        LedgerFilter filter;
        filter.account = m_account;
        const bool areGiven = !given.isEmpty() && given.last().seq > 0;
        const auto before = areGiven ? std::optional(given.last().seq) : std::nullopt;
        Amount sum; // sum of the ledger entries
        for (const ExplainedRow &row : given)
            sum = row.seq > 0 ? plus(sum, row.amount) : sum;
        whenReady(m_gateways.ledger.entries(filter, before, kExplanationRows), context,
                  [self = shared_from_this(), rows, sum, done](const Result<LedgerPage> &page) {
                      if (page)
                          done(self->withEntries(rows, sum, *page));
                      else
                          done(page.failure());
                  });
    }

    [[nodiscard]] ExplainedRows withEntries(ExplainedRows rows, Amount sum,
                                            const LedgerPage &page) const
    {
        const auto isPayout = [](const LedgerEntry &entry) {
            return entry.cause == LedgerCause::PayoutMade
                || entry.cause == LedgerCause::PayoutFailed;
        };
        const auto last = std::ranges::find_if(page.rows, isPayout);
        for (auto entry = page.rows.begin(); entry != last; ++entry) {
            rows.rows.append(rowOf(*entry, m_account));
            sum = plus(sum, rows.rows.last().amount);
        }
        rows.hasMore = page.hasMore && last == page.rows.end();
        const Amount carried = less(m_balance, sum);
        if (!rows.hasMore && carried.cents() != 0)
            rows.rows.append(
                {.what = PayoutSumWords::carried(),
                 .amount = carried,
                 .payout = last == page.rows.end() ? PayoutId() : PayoutId(last->subject)});
        return rows;
    }

    const Gateways m_gateways;
    const LedgerAccount m_account;
    const RunningPayout m_running;
    mutable Amount m_balance; ///< balance of the account when its first entries were read
};

} // namespace

ExplanationPtr explainPayout(const Gateways &gateways, const Payout &payout)
{
    return std::make_shared<KnownSum>(
        PayoutSumWords::payout(payout.id.text()), payout.amount,
        [gateways, payout](auto *context, const auto &given, const auto &done) {
            const qint64 payments = payout.payments.count;
            const bool areRefunds = given.size() >= payments;
            const auto kind = areRefunds ? PayoutItemKind::Refund : PayoutItemKind::Payment;
            const qint64 first = areRefunds ? given.size() - payments : given.size();
            const qint64 all = payments + payout.refunds.count;
            whenReady(gateways.payouts.items(payout.id, kind, first, kExplanationRows), context,
                      [done, all, fees = payout.fees,
                       before = given.size()](const Result<PayoutItemPage> &page) {
                          if (!page)
                              return done(page.failure());
                          ExplainedRows rows;
                          for (const PayoutItem &item : page->rows)
                              rows.rows.append(rowOfItem(item));
                          rows.hasMore = !rows.rows.isEmpty() && before + rows.rows.size() < all;
                          if (!rows.hasMore && fees.cents() != 0)
                              rows.rows.append(
                                  {.what = PayoutSumWords::fees(), .amount = less({}, fees)});
                          done(rows);
                      });
        });
}

ExplanationPtr explainRunning(const Gateways &gateways, const RunningPayout &running)
{
    return std::make_shared<RunningSum>(gateways, running);
}

ExplanationPtr explainNextRun(const Gateways &gateways, const QList<MerchantId> &merchants,
                              Amount total)
{
    return std::make_shared<KnownSum>(
        PayoutSumWords::next(), total,
        [gateways, merchants](auto *context, const auto &, const auto &done) {
            whenReady(gateways.payouts.running(merchants), context,
                      [gateways, done](const Result<RunningPayouts> &running) {
                          if (!running)
                              return done(running.failure());
                          ExplainedRows rows;
                          rows.total = Amount();
                          for (const RunningPayout &row : running->rows) {
                              if (!willBePaid(row))
                                  continue;
                              rows.total = plus(*rows.total, row.amount);
                              rows.rows.append({.what = PayoutWords::bulk(row.bulkId),
                                                .name = PayoutWords::number(row.iban),
                                                .amount = row.amount,
                                                .inner = explainRunning(gateways, row)});
                          }
                          done(rows);
                      });
        },
        KnownSum::Of::Payouts);
}

} // namespace tilldesk::ui
