#pragma once

#include "ui/models/common/profile_choice.h"
#include "ui/models/common/ticker.h"
#include "ui/models/common/timing.h"
#include "ui/models/common/tone.h"
#include "ui/models/payments/payments_model.h"
#include "ui/models/today/today_figures.h"

namespace tilldesk::ui {

/// The day of the shop at a glance: four sums, the hours, what needs attention, the latest
/// payments. Keeps them live.
class TodayPresenter : public QObject
{
    Q_OBJECT

public:
    /// Where a tile or notice leads.
    enum class Leads { Taken, Payments, Refunds, Payouts, Acknowledgements, Callbacks };

    struct Tile {
        QString title;
        QString value; ///< empty until known
        QString note;
        Leads leads = Leads::Taken;

        friend bool operator==(const Tile &, const Tile &) = default;
    };
    struct Notice {
        QString word; ///< for a pill
        Tone tone = Tone::Red;
        QString text;
        QString action;
        Leads leads = Leads::Callbacks;

        friend bool operator==(const Notice &, const Notice &) = default;
    };
    /// A step on the way to the first payment.
    struct Step {
        enum class Does { OpenSettings, CreatePayment };
        QString text;
        QString action;
        bool isDone = false;
        Does does = Does::OpenSettings;

        friend bool operator==(const Step &, const Step &) = default;
    };

    /// @pre all outlive this object
    TodayPresenter(const Gateways &gateways, const ProfileChoice &profiles, const Ticker &ticker,
                   QObject *parent = nullptr);

    /// Reads for the first time; before that the gateways are not called.
    void start();
    void refresh();

    [[nodiscard]] QList<Tile> tiles() const;
    /// Empty until they are known.
    [[nodiscard]] QList<TodayHour> hours() const;
    [[nodiscard]] QList<Notice> notices() const;
    /// Newest first; its first rows are all that is looked at.
    [[nodiscard]] PaymentsModel &latest() { return m_latest; }
    /// There has never been a payment.
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] QList<Step> steps() const;
    /// Why figures may be missing or out of date; empty when all were read.
    [[nodiscard]] QString failure() const;

Q_SIGNALS:
    void changed();

private:
    /// One kind of answer: the last good one.
    template <typename T>
    void ask(const QFuture<Result<T>> &answer, std::optional<T> TodayPresenter::*place);
    /// Calls `asks` when `timer` runs out, but never while answers are on their way.
    /// Asks once all earlier answers are there: else a slow database would be asked faster than it
    /// answers.
    void askOrWait(Throttled &timer, void (TodayPresenter::*asks)());
    void askPayments();
    void askOthers();
    [[nodiscard]] QList<ProfileId> profiles() const;
    [[nodiscard]] QList<MerchantId> merchants() const;
    [[nodiscard]] PaymentTotal total(PaymentStatus status) const;
    [[nodiscard]] QString comparison() const;
    [[nodiscard]] Tile payoutTile() const;
    void beginAgain();

    const Gateways m_gateways;
    const ProfileChoice &m_profiles;
    PaymentsModel m_latest;
    Throttled m_paymentsSoon;
    Throttled m_othersSoon;
    QDate m_day;
    QList<Timestamp> m_bounds;
    std::optional<PaymentTotals> m_payments;
    std::optional<QList<PaymentTotal>> m_hours;
    std::optional<QList<PaymentTotal>> m_weekAgo; ///< up to this time of the day
    std::optional<PaymentPage> m_due;             ///< that wait for an acknowledgement, the oldest
    std::optional<RefundTotals> m_refunds;
    std::optional<RunningPayouts> m_payouts;
    std::optional<qint64> m_failedPayouts;
    std::optional<CallbackCounts> m_callbacks;
    QMap<const void *, Error> m_errors; ///< by the place of the answer
    Latest m_answers;                   ///< about the scope that is shown
    int m_onTheirWay = 0;               ///< questions without an answer
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
