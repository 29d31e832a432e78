#pragma once

#include "ui/models/payouts/open_items_presenter.h"
#include "ui/widgets/lists/list_page.h"

namespace tilldesk::ui {

class OpenBalanceBand;
class OpenItemDetails;
class TodayTile;

/// What the providers have not paid out, or tell otherwise than this shop: the ages, the list, and
/// the chosen item with what to do.
class OpenItemsPage : public ListPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    OpenItemsPage(const ShopGateways &gateways, const Theme &theme, Preferences &preferences,
                  QWidget *parent = nullptr);

    [[nodiscard]] OpenItemsPresenter &presenter() { return m_presenter; }
    void exportShown() override;

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void payoutRequested(const tilldesk::PayoutId &id);

protected:
    void openRow(const QString &id) override;

private:
    [[nodiscard]] QWidget *makeTiles();
    [[nodiscard]] FilterChips *makeChips();
    void showTiles();
    void showChosen();
    void explain();

    const Gateways m_gateways;
    OpenItemsPresenter m_presenter;
    QList<TodayTile *> m_tiles;
    QPushButton *m_compare;
    OpenBalanceBand *m_band;
    QLabel *m_message;
    OpenItemDetails *m_details;
};

} // namespace tilldesk::ui
