#pragma once

#include "ui/models/common/period.h"
#include "ui/models/refunds/refunds_model.h"

#include <QTimer>

namespace tilldesk::ui {

/// What the list of refunds shows and says: its filter, its rows, its counts. Keeps them live.
class RefundsPresenter : public QObject
{
    Q_OBJECT

public:
    explicit RefundsPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] RefundsModel &model() { return m_model; }
    /// Empty: those of every status.
    [[nodiscard]] std::optional<RefundStatus> status() const { return m_status; }
    [[nodiscard]] const Period &period() const { return m_period; }
    [[nodiscard]] const QString &find() const { return m_find; }
    /// What the list shows now.
    [[nodiscard]] RefundFilter filter() const;
    /// The day it is in the shop.
    [[nodiscard]] QDate today() const;

    /// Asks for the list for the first time; until then the gateways hear nothing.
    void start();
    void setStatus(std::optional<RefundStatus> status);
    void setPeriod(const Period &period);
    /// @param text  a whole id of a refund or a payment, or a whole reference; empty: all
    void setFind(const QString &text);
    void setProfile(const std::optional<ProfileId> &profile);
    /// Shows all refunds of a period, whatever was chosen before.
    void showOnly(std::optional<RefundStatus> status, const Period &period, const QString &find);
    void clearFilters(); ///< the chips; the tab and the profile stay
    void refresh();
    void retry();

    /// How many the tab of a status, or of all, would show; empty until it is known.
    [[nodiscard]] std::optional<qint64> countOf(std::optional<RefundStatus> status) const;
    /// `3 refunds · € 63.90`, or why the rows may be out of date.
    [[nodiscard]] QString summary() const;

    struct EmptyState {
        QString title;
        QString why;
        QString action;
        enum class Does { GoToPayments, ClearFilters, ShowAll } does = Does::GoToPayments;
    };
    /// What to say in place of the rows when there are none.
    [[nodiscard]] EmptyState emptyState() const;

Q_SIGNALS:
    void changed(); ///< all but the rows

private:
    [[nodiscard]] RefundTotal totalOf(std::optional<RefundStatus> status) const;
    void setQuery();
    void askTotals();

    const Gateways m_gateways;
    RefundsModel m_model;
    std::optional<RefundStatus> m_status;
    Period m_period;
    QString m_find;
    std::optional<ProfileId> m_profile;
    std::optional<RefundTotals> m_totals;
    QTimer m_refreshSoon;
    int m_totalsGeneration = 0;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
