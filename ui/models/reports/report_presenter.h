#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/common/profile_choice.h"
#include "ui/models/common/ticker.h"
#include "ui/models/common/timing.h"
#include "ui/models/reports/report_rows.h"
#include "ui/models/reports/report_spans.h"

namespace tilldesk::ui {

/// What was taken in a period, row by row. Keeps it live.
class ReportPresenter : public QObject
{
    Q_OBJECT

public:
    /// Stale: figures are shown, but asking for them again failed.
    enum class State { Loading, Ready, Stale, Failed };

    struct Card {
        QString title;
        QString value; ///< empty until known
        QString note;

        friend bool operator==(const Card &, const Card &) = default;
    };

    /// @pre all outlive this object
    ReportPresenter(const Gateways &gateways, const ProfileChoice &profiles, const Ticker &ticker,
                    QObject *parent = nullptr);

    /// Reads for the first time; before that the gateways are not called.
    void start();
    void refresh();
    /// Takes the grouping that is usual for it. @pre not AnyTime
    void setPeriod(const Period &period);
    /// No-op if there would be too many rows.
    void setGrouping(Grouping grouping);

    [[nodiscard]] const Period &period() const { return m_period; }
    [[nodiscard]] Grouping grouping() const { return m_grouping; }
    [[nodiscard]] const ReportDays &days() const { return m_days; }
    [[nodiscard]] QDate today() const;
    [[nodiscard]] State state() const { return m_state; }
    /// @pre state() is Stale or Failed
    [[nodiscard]] const Error &error() const { return m_error; }

    [[nodiscard]] const QList<ReportRow> &rows() const { return m_rows; }
    [[nodiscard]] ReportRow total() const { return totalOf(m_rows); }
    /// For the whole period, with the refunds that were made in it.
    [[nodiscard]] QList<Card> cards() const;
    /// Whether nothing was taken or refunded in the period.
    [[nodiscard]] bool isEmpty() const;
    /// A remark that the figures need; empty: none.
    [[nodiscard]] QString note() const;
    /// `Last week · 9–15 Nov 2026 · Bakkerij Janssens · Webshop`
    [[nodiscard]] QString title() const;
    /// How many payments were taken in the period, and their sum.
    [[nodiscard]] const PayoutSum &taken() const { return m_whole.payments; }
    /// Returns the filter of these payments.
    [[nodiscard]] PaymentFilter filter() const;
    /// Of the profile that is shown; empty: every merchant.
    [[nodiscard]] QList<MerchantId> merchants() const;

Q_SIGNALS:
    void changed();

private:
    /// The answers to one round of questions.
    struct Answers {
        std::optional<QList<PaymentTotal>> taken;
        std::optional<QList<PayoutSum>> refunds;
        std::optional<QList<PointOfSaleTakings>> pointsOfSale;
        std::optional<QList<PaymentTotal>> before;
    };
    template <typename T>
    void ask(const QFuture<Result<T>> &answer, std::optional<T> Answers::*place);
    void askAll();
    void beginAgain();
    void take();
    [[nodiscard]] QList<ReportRow> timeRows() const;
    [[nodiscard]] QList<ReportRow> placeRows() const;
    [[nodiscard]] QList<ProfileId> profiles() const;
    [[nodiscard]] QString profileName(const ProfileId &id) const;

    const Gateways m_gateways;
    const ProfileChoice &m_profiles;
    Throttled m_soon;
    Period m_period{Period::Kind::Today};
    Grouping m_grouping = Grouping::Hour;
    ReportDays m_days;
    QDate m_day; ///< today, when the days were made
    QList<Timestamp> m_bounds;
    Answers m_answers;
    QList<ReportRow> m_rows;
    ReportRow m_whole; ///< of the period
    Amount m_before;
    State m_state = State::Loading;
    Error m_error;
    std::optional<Error> m_newError; ///< of the round that is on its way
    Latest m_latest;                 ///< of the question that is shown
    int m_onTheirWay = 0;
    bool m_mustAskAgain = false;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
