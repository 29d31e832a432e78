#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/common/profile_choice.h"
#include "ui/models/common/ticker.h"
#include "ui/models/common/timing.h"
#include "ui/models/reports/report_rows.h"
#include "ui/models/reports/report_spans.h"

#include <QMap>

namespace tilldesk::ui {

/// A report of the takings of a period, kept up to date.
class ReportPresenter : public QObject
{
    Q_OBJECT

public:
    /// Stale: figures are shown, but reading them again failed.
    enum class State { Loading, Ready, Stale, Failed };

    struct Card {
        QString title;
        QString value; ///< empty until loaded
        QString note;

        friend bool operator==(const Card &, const Card &) = default;
    };

    /// @pre The gateways, `profiles` and `ticker` outlive this object.
    ReportPresenter(const Gateways &gateways, const ProfileChoice &profiles, const Ticker &ticker,
                    QObject *parent = nullptr);

    /// Reads the report for the first time. Does not call the gateways before start().
    void start();
    void refresh();
    /// Sets the period, and the usual grouping of a period of that length.
    /// @pre the kind is not AnyTime
    void setPeriod(const Period &period);
    /// Sets the grouping. No-op if the report would have too many rows.
    void setGrouping(Grouping grouping);

    [[nodiscard]] const Period &period() const { return m_period; }
    [[nodiscard]] Grouping grouping() const { return m_grouping; }
    /// Returns whether the shop has staff, so that rows by person say something.
    [[nodiscard]] bool hasPersons() const { return m_gateways.staff.session().isOn; }
    [[nodiscard]] const ReportDays &days() const { return m_days; }
    [[nodiscard]] QDate today() const;
    [[nodiscard]] State state() const { return m_state; }
    /// @pre state() is Stale or Failed
    [[nodiscard]] const Error &error() const { return m_error; }

    [[nodiscard]] const QList<ReportRow> &rows() const { return m_rows; }
    [[nodiscard]] ReportRow total() const { return totalOf(m_rows); }
    /// Returns the figures of the whole period, with the refunds made in it.
    [[nodiscard]] QList<Card> cards() const;
    /// Returns whether nothing was taken or refunded in the period. False until loaded.
    [[nodiscard]] bool isEmpty() const;
    /// Returns a sentence that says in which row a payment and a refund are counted.
    [[nodiscard]] QString note() const;
    /// `Last week · 9–15 Nov 2026 · Bakkerij Janssens · Webshop`
    [[nodiscard]] QString title() const;
    /// Returns the number and sum of the payments taken in the period.
    [[nodiscard]] const PayoutSum &taken() const { return m_whole.payments; }
    /// Returns the filter that finds the payments of taken().
    [[nodiscard]] PaymentFilter filter() const;
    /// Returns the merchant of the shown profile; empty: all merchants.
    [[nodiscard]] QList<MerchantId> merchants() const;

Q_SIGNALS:
    void changed();

private:
    /// The replies to one round of queries.
    struct Answers {
        std::optional<QList<PaymentTotal>> taken;
        std::optional<QList<PayoutSum>> refunds;
        std::optional<QList<Amount>> fees;
        std::optional<QList<PointOfSaleTakings>> pointsOfSale;
        std::optional<QList<PaymentTotal>> before;
        std::optional<QList<PersonTakings>> persons;
    };
    template <typename T>
    void ask(const QFuture<Result<T>> &answer, std::optional<T> Answers::*place);
    void askAll();
    void answered();
    void beginAgain();
    void take();
    [[nodiscard]] QList<ReportRow> timeRows() const;
    [[nodiscard]] QList<ReportRow> placeRows() const;
    [[nodiscard]] QList<ReportRow> personRows() const;
    [[nodiscard]] QList<ProfileId> profiles() const;
    [[nodiscard]] QString profileName(const ProfileId &id) const;

    const Gateways m_gateways;
    const ProfileChoice &m_profiles;
    Throttled m_soon;
    Period m_period{Period::Kind::Today};
    Grouping m_grouping = Grouping::Hour;
    ReportDays m_days;
    QDate m_day; ///< today, at the time `m_days` was computed
    QList<Timestamp> m_bounds;
    Answers m_answers;
    QList<ReportRow> m_rows;
    ReportRow m_whole; ///< the total of the whole period
    Amount m_before;
    State m_state = State::Loading;
    Error m_error;
    std::optional<Error> m_newError; ///< the last error of the round in flight
    Latest m_latest;                 ///< drops replies to an earlier period, grouping or profile
    int m_onTheirWay = 0;
    bool m_mustAskAgain = false;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
