#pragma once

#include "ui/models/common/outcome_watch.h"
#include "ui/models/common/profile_choice.h"
#include "ui/models/common/safekeeping_watch.h"
#include "ui/models/common/shop_gateways.h"
#include "ui/models/common/ticker.h"
#include "ui/models/common/timing.h"
#include "ui/models/common/tone.h"
#include "ui/models/payments/payments_model.h"
#include "ui/models/today/today_figures.h"

namespace tilldesk::ui {

/// The shop's day at a glance, kept up to date: four sums, the hours, notices, and the latest
/// payments.
class TodayPresenter : public QObject
{
    Q_OBJECT

public:
    /// The list or page that a tile or notice opens.
    enum class Leads {
        Taken,
        Payments,
        Refunds,
        Payouts,
        Bank,
        MonthPack,
        Acknowledgements,
        Outcomes,
        Callbacks,
        Safekeeping,
        Staff
    };

    struct Tile {
        QString title;
        QString value; ///< empty until loaded
        QString note;
        Leads leads = Leads::Taken;

        friend bool operator==(const Tile &, const Tile &) = default;
    };
    struct Notice {
        QString word; ///< text of a pill
        Tone tone = Tone::Red;
        QString text;
        QString action;
        Leads leads = Leads::Callbacks;

        friend bool operator==(const Notice &, const Notice &) = default;
    };
    /// A step of the guide to the first payment.
    struct Step {
        enum class Does { OpenSettings, OpenEndpoint, CreatePayment };
        QString text;
        QString action;
        bool isDone = false;
        Does does = Does::OpenSettings;

        friend bool operator==(const Step &, const Step &) = default;
    };

    /// @pre The gateways, `profiles`, `outcomes` and `ticker` outlive this object.
    TodayPresenter(const ShopGateways &gateways, const ProfileChoice &profiles,
                   const OutcomeWatch &outcomes, const Ticker &ticker, QObject *parent = nullptr);

    /// Reads everything for the first time. Does not call the gateways before start().
    void start();
    void refresh();

    [[nodiscard]] QList<Tile> tiles() const;
    /// Returns the hours to draw; empty until loaded.
    [[nodiscard]] QList<TodayHour> hours() const;
    /// Returns of when the hours are if the last reading failed; empty otherwise.
    [[nodiscard]] QString hoursNote() const { return readWords(&m_hours); }
    [[nodiscard]] QList<Notice> notices() const;
    /// Returns the payments, newest first. The page shows only the first rows.
    [[nodiscard]] PaymentsModel &latest() { return m_latest; }
    /// Returns whether the shown profiles have no payments at all. False until loaded.
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] QList<Step> steps() const;
    /// Returns why figures may be missing or out of date; empty if all were read.
    [[nodiscard]] QString failure() const;

Q_SIGNALS:
    void changed();

private:
    /// Stores the reply of a query in `place`. A failed query keeps the last good reply.
    template <typename T>
    void ask(const QFuture<Result<T>> &answer, std::optional<T> TodayPresenter::*place);
    /// Back-pressure: calls `asks` if no query is in flight, otherwise restarts `timer`, which
    /// calls this function again. A slow database is not asked faster than it answers.
    void askOrWait(Throttled &timer, void (TodayPresenter::*asks)());
    void askPayments();
    void askOthers();
    void askBank();
    void askPack();
    [[nodiscard]] QList<ProfileId> profiles() const;
    [[nodiscard]] QList<MerchantId> merchants() const;
    [[nodiscard]] PaymentTotal total(PaymentStatus status) const;
    [[nodiscard]] QString comparison() const;
    /// Returns of when the reply in a member is if the last reading failed; empty otherwise.
    [[nodiscard]] QString readWords(const void *place) const;
    [[nodiscard]] Tile payoutTile() const;
    void addSafekeeping(QList<Notice> &notices) const;
    void addOutcomes(QList<Notice> &notices) const;
    void addBank(QList<Notice> &notices) const;
    void addPack(QList<Notice> &notices) const;
    void addBlocked(QList<Notice> &notices) const;
    void beginAgain();

    const ShopGateways m_gateways;
    const ProfileChoice &m_profiles;
    PaymentsModel m_latest;
    SafekeepingWatch m_safekeeping;
    const OutcomeWatch &m_outcomes;
    Throttled m_paymentsSoon;
    Throttled m_othersSoon;
    QDate m_day;
    QList<Timestamp> m_bounds;
    std::optional<PaymentTotals> m_payments;
    std::optional<QList<PaymentTotal>> m_hours;
    std::optional<QList<PaymentTotal>> m_weekAgo; ///< takings a week ago, up to this time of day
    /// Payments that wait for an acknowledgement: their number and the oldest one.
    std::optional<PaymentPage> m_due;
    std::optional<RefundTotals> m_refunds;
    std::optional<RunningPayouts> m_payouts;
    std::optional<qint64> m_failedPayouts;
    std::optional<QList<BankItem>> m_bank; ///< items of statements that need a person
    std::optional<PackState> m_pack;       ///< the pack that is made automatically
    std::optional<CallbackCounts> m_callbacks;
    QMap<const void *, Error> m_errors;     ///< key: address of the member that holds the reply
    QMap<const void *, Timestamp> m_readAt; ///< last good reply, by the same key
    Latest m_answers;                       ///< drops replies about an earlier day or profile
    int m_onTheirWay = 0;                   ///< number of queries in flight
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
