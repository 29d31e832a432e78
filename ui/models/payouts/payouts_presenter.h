#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/period.h"
#include "ui/models/payouts/payouts_model.h"

#include <QTimer>

namespace tilldesk::ui {

/// What the list of payouts shows and says: its filter, its rows. Keeps them live.
class PayoutsPresenter : public QObject
{
    Q_OBJECT

public:
    explicit PayoutsPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] PayoutsModel &model() { return m_model; }
    [[nodiscard]] const Period &period() const { return m_period; }
    [[nodiscard]] std::optional<PayoutStatus> status() const { return m_status; }
    /// Empty: those of every bulk; empty text: those of none.
    [[nodiscard]] const std::optional<QString> &bulk() const { return m_bulk; }
    [[nodiscard]] const std::optional<MerchantId> &merchant() const { return m_merchant; }
    /// The bulks there are, that of none as empty text.
    [[nodiscard]] const QStringList &bulks() const { return m_bulks; }
    [[nodiscard]] QDate today() const;
    /// What the list shows now.
    [[nodiscard]] PayoutFilter filter() const;
    /// `6 payouts`
    [[nodiscard]] QString summary() const;

    /// Asks for the list for the first time; until then the gateways hear nothing.
    void start();
    void setPeriod(const Period &period);
    void setStatus(std::optional<PayoutStatus> status);
    void setBulk(const std::optional<QString> &bulk);
    void setMerchant(const std::optional<MerchantId> &merchant);
    void clearFilters();
    void refresh();
    void retry();

    /// Why the rows may be out of date; empty: they are not.
    [[nodiscard]] QString message() const;

    struct EmptyState {
        QString title;
        QString why;
        QString action; ///< clears the filters; empty: there are none
    };
    [[nodiscard]] EmptyState emptyState() const;

Q_SIGNALS:
    void changed(); ///< all but the rows

private:
    void setQuery();
    void askBulks();

    const Gateways m_gateways;
    PayoutsModel m_model;
    Period m_period{Period::Kind::ThisMonth};
    std::optional<PayoutStatus> m_status;
    std::optional<QString> m_bulk;
    std::optional<MerchantId> m_merchant;
    PayoutFilter m_shown;
    QStringList m_bulks;
    QTimer m_refreshSoon;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
