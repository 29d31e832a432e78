#pragma once

#include "core/fees/fee_service.h"
#include "core/payouts/payout_service.h"
#include "core/refunds/refund_service.h"
#include "core/storage/transaction.h"
#include "tests/support/empty_database.h"
#include "tests/unit/payouts/money_model.h"

namespace tilldesk::test {

/// The services of refunds, ledger and payouts over a database file, and their model. Applies each
/// step to both and compares them. Keeps the first difference.
class MoneyWorld
{
public:
    MoneyWorld();
    ~MoneyWorld();
    MoneyWorld(const MoneyWorld &) = delete;
    MoneyWorld &operator=(const MoneyWorld &) = delete;

    // Steps. Each returns whether services and model agree.
    bool setFees(int merchant, qint64 fixed, int share, qint64 minimum, bool isGross);
    bool closeMonths();
    bool bookInvoice(int merchant, int monthsAgo, qint64 amount);
    bool pay(int shop, qint64 amount, bool isBulked, bool succeeds);
    bool refund(int payment, qint64 amount, int description, int key);
    bool process();
    bool run();
    bool runDailyWhenDue();
    bool payAgain(int payout);
    bool restart();                       ///< commits first
    bool moveTo(const std::string &iban); ///< sets the account of shop 3
    void failRefunds(bool fail);
    void failPayouts(bool fail);
    bool passTime(std::chrono::milliseconds by);
    void commit();
    void rollback();
    /// Commits, then reads and compares everything.
    bool compareAll();

    [[nodiscard]] const MoneyModel &model() const { return m_model; }
    [[nodiscard]] int shops() const { return int(m_profiles.size()); }
    [[nodiscard]] ManualClock &clock() { return m_clock; }
    [[nodiscard]] const QString &difference() const { return m_difference; }
    void forgetTheStory() { m_story.clear(); }

private:
    struct Services;

    void open();
    Result<Payment> succeed(const Payment &payment);
    bool compareTimes();
    bool compareBalances();
    bool compareBalance(const ModelAccount &where, const ModelBalance &expected);
    bool compareRefund(int index);
    bool comparePayout(int index, const Payout &payout);
    bool compareLines();
    bool check(bool isRight, const char *what);
    void note(const std::string &what);
    [[nodiscard]] LedgerAccount accountOf(LedgerAccountKind kind, const ModelAccount &where) const;
    [[nodiscard]] qint64 number(const QString &sql);

    ServiceDatabase m_place;
    ManualClock m_clock;
    MoneyModel m_model;
    std::unique_ptr<Services> m_services;
    std::optional<storage::Transaction> m_transaction;
    QList<MerchantId> m_merchants;
    QList<Profile> m_profiles;
    std::deque<PaymentId> m_payments;
    std::deque<RefundId> m_refunds;
    std::deque<std::string> m_answers;
    std::deque<PayoutId> m_payouts;
    int m_lastInvoice = 0;
    std::string m_story;
    QString m_difference;
};

} // namespace tilldesk::test
