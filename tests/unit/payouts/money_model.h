#pragma once

#include "core/base/error.h"
#include "core/base/timestamp.h"

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tilldesk::test {

/// The model's record of a shop.
struct ModelShop {
    int merchant = 0;
    std::string iban;
    bool allowsRefunds = true;
};

/// Merchant, IBAN and bulk.
using ModelAccount = std::tuple<int, std::string, std::string>;

/// Balances of an account in cents.
struct ModelBalance {
    qint64 merchant = 0;
    qint64 refunds = 0;
    qint64 payouts = 0;
    qint64 fees = 0;
    // Since the last payout, not counting payouts paid again:
    qint64 paymentCount = 0;
    qint64 paymentSum = 0;
    qint64 refundCount = 0;
    qint64 refundSum = 0;
    qint64 withheld = 0; ///< fees of the payments
    qint64 charges = 0;  ///< of months and invoices; negative: taken back
};

/// A rule of fees.
struct ModelFeeRule {
    int merchant = 0;
    Timestamp from; ///< midnight
    qint64 fixed = 0;
    qint64 share = 0; ///< hundredths of a percent
    qint64 minimum = 0;
    bool isGross = false;
};

/// A payment that a merchant's months count.
struct ModelSale {
    int merchant = 0;
    Timestamp at;
    ModelAccount account;
    qint64 fee = 0;
    bool isGross = false;
    bool isClosed = false;
};

struct ModelPayment {
    int shop = 0;
    qint64 amount = 0;
    std::string bulk;
    bool hasSucceeded = false;
    qint64 refunded = 0;
    qint64 pending = 0;
};

enum class ModelEnd { Pending, Done, Failed };

struct ModelRefund {
    int payment = 0;
    qint64 amount = 0;
    std::string description;
    ModelAccount account;
    ModelEnd end = ModelEnd::Pending;
    Timestamp createdAt;
    Timestamp dueAt;
};

struct ModelPayout {
    ModelAccount account;
    bool hasFailed = false;
    Timestamp madeAt;
    qint64 paymentCount = 0;
    qint64 paymentSum = 0;
    qint64 refundCount = 0;
    qint64 refundSum = 0;
    qint64 withheld = 0;
    qint64 fees = 0; ///< all that it is reduced by
    int againOf = -1;
    bool isPaidAgain = false;
};

/// Reference model of the money rules in service.md#refunds and service.md#payouts. Shares no code
/// with the services. Payments, refunds and payouts are numbered from 0 in order of creation.
class MoneyModel
{
public:
    std::vector<ModelShop> shops;
    bool refundsFail = false;
    bool payoutsFail = false;
    Timestamp begin; ///< of the merchants

    int pay(int shop, qint64 amount, const std::string &bulk, bool hasSucceeded, Timestamp now);
    /// Sets a rule from today on.
    void setRule(ModelFeeRule rule, Timestamp now);
    /// Charges the fees of the months that have ended.
    void closeMonths(Timestamp now);
    /// @param month  number of months since year 0
    /// Returns whether the invoice was booked.
    bool bookInvoice(int merchant, int month, qint64 amount, Timestamp now);
    /// Why the refund was refused; otherwise the new refund, or the known one of a repeated
    /// request.
    struct Asked {
        std::optional<ErrorCode> refusal;
        int refund = -1;
        bool isNew = false;
    };
    Asked refund(int payment, qint64 amount, const std::string &description, const std::string &key,
                 Timestamp now);
    /// Ends the refunds that are due. Returns which.
    std::vector<int> process(Timestamp now);
    /// Returns the new payouts in the order of their accounts.
    std::vector<int> run(Timestamp now);
    /// Returns the new payout; -1: refused.
    int payAgain(int payout, Timestamp now);
    /// Returns when the next refund is due; empty if none is pending.
    [[nodiscard]] std::optional<Timestamp> nextDue(Timestamp now) const;
    [[nodiscard]] Timestamp nextRun(Timestamp now);
    void hasRun(Timestamp now);

    [[nodiscard]] const std::deque<ModelPayment> &payments() const { return m_payments; }
    [[nodiscard]] const std::deque<ModelRefund> &refunds() const { return m_refunds; }
    [[nodiscard]] const std::deque<ModelPayout> &payouts() const { return m_payouts; }
    [[nodiscard]] const std::map<ModelAccount, ModelBalance> &accounts() const
    {
        return m_accounts;
    }
    [[nodiscard]] qint64 bank() const { return m_bank; }
    [[nodiscard]] const std::deque<ModelSale> &sales() const { return m_sales; }

    void commit();
    /// Restores the state of the last commit().
    void rollback();

private:
    template <typename T>
    void set(T &what, T to)
    {
        m_undo.push_back([&what, was = what] { what = was; });
        what = to;
    }
    template <typename List, typename T>
    void add(List &list, T what)
    {
        m_undo.push_back([&list] { list.pop_back(); });
        list.push_back(std::move(what));
    }
    ModelAccount accountOf(int shop, const std::string &bulk) const;
    int makePayout(ModelPayout payout, Timestamp now);
    Timestamp book(Timestamp now);
    void charge(const ModelAccount &where, qint64 amount, bool isGross, Timestamp at);
    /// Moves charges without a payout to other payouts of their merchants.
    void carry(Timestamp now);
    const ModelFeeRule *ruleAt(int merchant, Timestamp at) const;
    const ModelAccount *accountFor(int merchant, Timestamp end) const;

    // Not vectors: rollback() keeps references to the elements.
    std::deque<ModelPayment> m_payments;
    std::deque<ModelRefund> m_refunds;
    std::deque<ModelPayout> m_payouts;
    std::deque<ModelFeeRule> m_rules;
    std::deque<ModelSale> m_sales;                    ///< in the order of the ledger
    std::map<std::pair<int, int>, qint64> m_months;   ///< fees by merchant and month
    std::map<int, int> m_openMonth;                   ///< by merchant: first one not closed
    std::map<std::pair<int, int>, qint64> m_invoices; ///< last one by merchant and month
    Timestamp m_at;                                   ///< of the ledger's last entry
    std::map<ModelAccount, ModelBalance> m_accounts;
    std::map<std::pair<int, std::string>, int> m_keys; ///< by shop and idempotency key
    qint64 m_bank = 0;
    std::vector<int> m_pending; ///< pending refunds, and some that have ended
    std::optional<Timestamp> m_nextRun;
    std::optional<Timestamp> m_nextRunCommitted;
    std::vector<std::function<void()>> m_undo;
};

} // namespace tilldesk::test
