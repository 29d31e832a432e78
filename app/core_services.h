#pragma once

#include "core/bank/bank_service.h"
#include "core/books/book_service.h"
#include "core/callbacks/callback_outbox.h"
#include "core/debtors/debtor_service.h"
#include "core/debtors/simulation_service.h"
#include "core/fees/fee_service.h"
#include "core/hosted/intent_service.h"
#include "core/hosted/payout_book.h"
#include "core/hosted/refund_requests.h"
#include "core/keys/key_service.h"
#include "core/ledger/ledger_heads.h"
#include "core/merchants/merchant_service.h"
#include "core/merchants/seen_request_store.h"
#include "core/payments/payer_retention.h"
#include "core/payments/payment_service.h"
#include "core/payments/search_index.h"
#include "core/payouts/payout_service.h"
#include "core/refunds/refund_service.h"
#include "core/reports/day_close_service.h"
#include "core/staff/staff_service.h"
#include "core/storage/high_water_mark.h"
#include "core/storage/sole_writer.h"
#include "core/storage/wal_guard.h"
#include "core/threads/clock_guard.h"
#include "core/threads/core_thread.h"
#include "core/tills/till_service.h"

#include <QElapsedTimer>

namespace tilldesk::app {

/// Returns the boot id of the computer; empty if the system does not provide it.
[[nodiscard]] QByteArray bootId();

/// The objects of the core thread: the writing connection and all services that use it.
class CoreServices final : public threads::CoreThread::Core
{
public:
    /// Objects that the services share with other threads. All must outlive the services.
    struct Shared {
        AdjustableClock &clock;
        const Clock &realClock;
        const MonotonicClock &monotonic;
        threads::ClockGuard &clockGuard;
        Log &log;
        merchants::PublishedDirectory &directory;
        debtors::PublishedSimulation &simulation;
        keys::PublishedKeys &keys;
        staff::PublishedStaff &staff;
        tills::PublishedTills &tills;
        hosted::PublishedConnections &connections;
        const keys::KeyMaker &makeKey;
        merchants::SeenRequests &seenRequests;
        const PublishedServiceNames &names;
    };

    /// How the services become the only ones that write to a PostgreSQL database.
    struct Leading {
        /// Asked each 50 ms while another service leads: false gives up.
        std::function<bool()> goesOn;
        /// Called once nobody else writes, before any value is read. May throw StorageException.
        std::function<void()> begun;
    };

    /// The settings of the services.
    struct Rules {
        payments::PaymentRules payments;
        callbacks::RetryRule retries;
        std::chrono::hours callbackLog;        ///< how long ended callbacks are kept
        std::chrono::milliseconds refundDelay; ///< time until a refund is processed
        payouts::ClosingTime closing;
        int retentionMonths = 0; ///< age of payments whose payers are replaced; 0: never
        std::function<QByteArray()> masterKey; ///< secret of their pseudonyms; empty: not yet known
        std::function<bool()>
            mayMoveMoney; ///< false stops payouts and refunds; must outlive the services
    };

    /// Opens the database, migrates its schema and adds the scheduled jobs.
    /// Throws storage::StorageException. @pre called on the core thread
    CoreServices(const storage::DataDirectory &directory, const Shared &shared, const Rules &rules,
                 const Leading &leading);

    [[nodiscard]] storage::Database &database() override { return m_db; }
    [[nodiscard]] Events &events() override { return m_events; }
    [[nodiscard]] threads::Scheduler &scheduler() override { return m_scheduler; }
    [[nodiscard]] std::optional<Error> pause() override { return m_clockGuard.check(); }
    void afterAnswers() override;
    [[nodiscard]] merchants::MerchantService &merchants() { return m_merchants; }
    [[nodiscard]] callbacks::CallbackOutbox &callbacks() { return m_callbacks; }
    [[nodiscard]] payments::PaymentService &payments() { return m_payments; }
    [[nodiscard]] refunds::RefundService &refunds() { return m_refunds; }
    [[nodiscard]] payouts::PayoutService &payouts() { return m_payouts; }
    [[nodiscard]] bank::BankService &bank() { return m_bank; }
    [[nodiscard]] books::BookService &books() { return m_books; }
    [[nodiscard]] fees::FeeService &fees() { return m_fees; }
    [[nodiscard]] ledger::LedgerHeads &heads() { return m_heads; }
    [[nodiscard]] reports::DayCloseService &dayCloses() { return m_dayCloses; }
    [[nodiscard]] debtors::DebtorService &debtors() { return m_debtors; }
    [[nodiscard]] debtors::SimulationService &simulation() { return m_simulation; }
    [[nodiscard]] keys::KeyService &keys() { return m_keys; }
    [[nodiscard]] staff::StaffService &staff() { return m_staff; }
    [[nodiscard]] tills::TillService &tills() { return m_tills; }
    [[nodiscard]] hosted::ConnectionService &connections() { return m_connections; }
    [[nodiscard]] hosted::IntentService &intents() { return m_intents; }
    [[nodiscard]] hosted::RefundRequests &refundRequests() { return m_refundRequests; }
    [[nodiscard]] hosted::PayoutBook &hostedPayouts() { return m_hostedPayouts; }
    [[nodiscard]] merchants::SeenRequestStore &seenRequests() { return m_seenRequests; }
    [[nodiscard]] const Clock &clock() const { return m_clock; }

private:
    void bookEarlierPayments();
    void addJobs();
    void addMoneyJobs();
    void addLedgerHeads();
    void addRecordingOfUse();
    void addCallbackSweep();
    void addSearchIndex();
    void addRetention();
    [[nodiscard]] std::chrono::nanoseconds restOfIndexing();
    void addMark();
    void writeMark();

    const Clock &m_clock;
    threads::ClockGuard &m_clockGuard;
    Log &m_log;
    storage::Database m_db;
    storage::SoleWriter m_soleWriter;
    storage::WalGuard m_walGuard;
    Events m_events;
    threads::Scheduler m_scheduler;
    merchants::MerchantService m_merchants;
    callbacks::CallbackOutbox m_callbacks;
    ledger::LedgerService m_ledger;
    ledger::PayoutItems m_payoutItems;
    ledger::LedgerHeads m_heads; ///< signs with m_keys
    payments::PaymentBooking m_booking;
    payments::PaymentService m_payments;
    debtors::DebtorService m_debtors;
    debtors::SimulationService m_simulation;
    refunds::RefundService m_refunds;
    payouts::PayoutService m_payouts;
    bank::BankService m_bank;
    books::BookService m_books;
    fees::FeeService m_fees;
    reports::DayCloseService m_dayCloses;
    keys::KeyService m_keys;
    staff::StaffService m_staff;
    tills::TillService m_tills;
    hosted::ConnectionService m_connections;
    hosted::IntentService m_intents;
    hosted::RefundRequests m_refundRequests;
    hosted::PayoutBook m_hostedPayouts;
    const keys::KeyMaker &m_makeKey;
    merchants::SeenRequestStore m_seenRequests;
    Timestamp m_nextLastUse;
    int m_retentionMonths;
    std::function<QByteArray()> m_masterKey;
    Timestamp m_nextRetention;
    std::chrono::hours m_callbackLog;
    Timestamp m_nextCallbackSweep;
    QElapsedTimer m_sinceRefunds; ///< time since all due refunds were processed
    payments::SearchIndex m_searchIndex{m_db};
    std::optional<payments::PayerRetention> m_retention; ///< empty: switched off
    bool m_hasReplaced = false;    ///< the write-ahead log may have replaced payers
    QElapsedTimer m_sinceIndexing; ///< time since the last round of indexing began
    /// From then to the next round; empty: the last round has not been timed yet.
    std::optional<std::chrono::nanoseconds> m_indexPause;
    bool m_isIndexingAlone = false; ///< nothing else wrote between the last two rounds
    qint64 m_indexedChanges = 0;    ///< totalChanges() after the last round
    bool m_isIndexBehind = true;    ///< the last round ended at its limit
    storage::HighWaterMark m_markFile;
    storage::HighWater m_mark;
    bool m_isMarkDue = false;    ///< a commit has not been marked yet
    bool m_isMarkBroken = false; ///< the last write of the high-water mark failed
};

} // namespace tilldesk::app
