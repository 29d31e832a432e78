#include "ui/widgets/payouts/open_items_page.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/ledger/explain_dialog.h"
#include "ui/widgets/lists/filter_chips.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payouts/open_balance_band.h"
#include "ui/widgets/payouts/open_item_details.h"
#include "ui/widgets/theme/theme.h"
#include "ui/widgets/today/today_tile.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

OpenItemsPage::OpenItemsPage(const ShopGateways &gateways, const Theme &theme,
                             Preferences &preferences, QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_gateways(gateways),
      m_presenter(gateways),
      m_compare(named(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), tr("Compare now")),
                      u"compareNow"_s)),
      m_band(new OpenBalanceBand(theme, m_compare)),
      m_message(named(makeText({}, u"problem"_s), u"openItemsMessage"_s)),
      m_details(new OpenItemDetails(theme, gateways.clock))
{
    m_compare->setToolTip(
        tr("Ask the provider for the payouts that were not fetched yet, and compare again (F5)"));
    build({.presenter = m_presenter,
           .table = new TableView(theme, m_presenter.model(), tr("Open items")),
           .above = makeTiles(),
           .filters = makeChips(),
           .exportName = u"exportOpenItems"_s,
           .noteName = u"openItemsSummary"_s,
           .details = m_details,
           .layoutKey = u"openItemsSplitter"_s});
    connect(m_compare, &QPushButton::clicked, &m_presenter, &OpenItemsPresenter::fetch);
    connect(m_band, &OpenBalanceBand::explanationRequested, this, &OpenItemsPage::explain);
    connect(&table(), &TableView::chosen, this, &OpenItemsPage::showChosen);
    connect(&m_presenter.model(), &OpenItemsModel::rowsLoaded, this, &OpenItemsPage::showChosen);
    connect(&m_presenter, &ListPresenter::changed, this, &OpenItemsPage::showTiles);
    connect(m_details, &OpenItemDetails::paymentRequested, this, &OpenItemsPage::paymentRequested);
    connect(m_details, &OpenItemDetails::fetchRequested, &m_presenter, &OpenItemsPresenter::fetch);
    showTiles();
}

QWidget *OpenItemsPage::makeTiles()
{
    QBoxLayout *tiles = row({}, {.spacing = metrics::kGap});
    for (const OpenAge age : enumerators<OpenAge>()) {
        auto *tile = named(new TodayTile(theme()), u"openAge%1"_s.arg(int(age)));
        connect(tile, &TodayTile::clicked, this, [this, age] {
            m_presenter.setAge(m_presenter.age() == age ? std::nullopt : std::optional(age));
        });
        tiles->addWidget(tile);
        m_tiles << tile;
    }
    return columnWidget({tiles, m_band, m_message}, {.spacing = 8});
}

void OpenItemsPage::showTiles()
{
    for (const OpenAge age : enumerators<OpenAge>()) {
        const int count = m_presenter.countOf(age);
        TodayTile *tile = m_tiles.at(int(age));
        tile->setTile({.title = OpenItemWords::title(age),
                       .value = money(m_presenter.sumOf(age)),
                       .note = tr("%n payments and refunds", nullptr, count)});
        tile->setChosen(m_presenter.age() == age);
    }
    m_band->setBalance(m_presenter.balance());
    showText(m_message, m_presenter.message());
}

void OpenItemsPage::exportShown()
{
    if (m_presenter.balance().at() == Timestamp())
        return; // nothing was read yet
    exportList(m_gateways, preferences(), m_presenter.filter(), m_presenter.summary(), this);
}

void OpenItemsPage::explain()
{
    auto *dialog =
        new ExplainDialog(m_gateways, theme(), m_presenter.balance().explanation(), this);
    connect(dialog, &ExplainDialog::paymentRequested, this, &OpenItemsPage::paymentRequested);
    connect(dialog, &ExplainDialog::payoutRequested, this, &OpenItemsPage::payoutRequested);
    dialog->show();
}

FilterChips *OpenItemsPage::makeChips()
{
    using Group = OpenItemsPresenter::Group;
    auto *chips = new FilterChips(theme());
    for (const auto group : enumerators<Group>())
        chips->add({.name = u"openGroup%1"_s.arg(int(group)),
                    .kind = Chip::Kind::Toggle,
                    .text =
                        [this, group] {
                            return QString(OpenItemsPresenter::textOf(group) + u' '
                                           + wholeNumber(m_presenter.countOf(group)));
                        },
                    .isActive = [this, group] { return m_presenter.group() == group; },
                    .click = [this, group](QWidget *) { m_presenter.setGroup(group); }});
    return chips;
}

void OpenItemsPage::showChosen()
{
    const OpenItemsModel &model = m_presenter.model();
    m_details->show(model.at(model.rowOfId(table().chosenId())));
}

void OpenItemsPage::openRow(const QString &id)
{
    const OpenItemsModel &model = m_presenter.model();
    const HostedOpenItem *item = model.at(model.rowOfId(id));
    if (item != nullptr && !item->paymentId.isEmpty())
        Q_EMIT paymentRequested(item->paymentId);
}

} // namespace tilldesk::ui
