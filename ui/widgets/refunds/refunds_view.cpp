#include "ui/widgets/refunds/refunds_view.h"

#include "ui/models/refunds/refund_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/filters/filter_field.h"
#include "ui/widgets/filters/list_order.h"
#include "ui/widgets/filters/saved_view_tabs.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/refunds/refund_details_view.h"
#include "ui/widgets/theme/metrics.h"

#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// The status of each tab; empty: all refunds.
constexpr std::array<std::optional<RefundStatus>, kRefundStatuses.size() + 1> kTabs{
    std::nullopt, kRefundStatuses[0], kRefundStatuses[1], kRefundStatuses[2]};

const QString kViewsKey = u"refundViews"_s; ///< key of the preference

} // namespace

RefundsView::RefundsView(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                         QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_gateways(gateways),
      m_presenter(gateways),
      m_chosen(gateways),
      m_tabs(makeTabs()),
      m_views(preferences.layout(kViewsKey),
              [&preferences](const QByteArray &saved) { preferences.setLayout(kViewsKey, saved); }),
      m_viewTabs(makeViewTabs()),
      m_field(named(new FilterField(theme, m_presenter.filters()), u"refundFilters"_s))
{
    build({.presenter = m_presenter,
           .table = new TableView(theme, m_presenter.model(), tr("Refunds")),
           .tabs = m_tabs,
           .above = m_viewTabs->undoLine(),
           .field = m_field,
           .top = makeFilters(),
           .exportName = u"exportRefunds"_s,
           .noteName = u"refundSummary"_s,
           .details = makeDetails(m_chosen),
           .layoutKey = u"refundSplitter"_s,
           .margins = metrics::kPageMargins});
    connect(&list(), &ListCard::elsewhereRequested, this, &RefundsView::paymentsRequested);
    connect(&m_presenter, &RefundsPresenter::replaced, this, [this] { m_views.setOpen(-1); });
    connect(&table(), &TableView::chosen, this, &RefundsView::showChosen);
    connect(&m_presenter, &RefundsPresenter::changed, this, &RefundsView::showTabs);
    connect(&m_presenter.model(), &RefundsModel::rowsLoaded, this, &RefundsView::showChosen);
    connect(&gateways.staff, &gateway::Staff::changed, this, &RefundsView::showTabs);
    letSort(table(), m_presenter, preferences, u"refundOrder"_s);
    showTabs();
    m_presenter.start();
}

TabStrip *RefundsView::makeTabs()
{
    QStringList titles;
    for (const auto &status : kTabs)
        titles.append(status ? RefundWords::status(*status) : tr("All"));
    auto *tabs = new TabStrip(theme(), titles, tr("Groups of refunds"));
    connect(tabs, &TabStrip::chosen, this, [this](int tab) {
        if (std::size_t(tab) < kTabs.size())
            m_presenter.setStatus(kTabs[std::size_t(tab)]);
    });
    return tabs;
}

/// Returns the filter field with the button that saves the view.
QWidget *RefundsView::makeFilters()
{
    return rowWidget(
        {LayoutItem(m_field, 1), LayoutItem(m_viewTabs->saveButton(), 0, Qt::AlignTop)});
}

SavedViewTabs *RefundsView::makeViewTabs()
{
    const SavedViewTabs::List list{
        .now = [this] { return m_presenter.view(); },
        .show = [this](const SavedView &view) { m_presenter.show(view); },
        .fixedTab = [this] { return currentTab(); },
        .isPlain = [this] { return m_presenter.view().showsTheSame({}); }};
    return new SavedViewTabs(theme(), m_views, list, int(kTabs.size()), *m_tabs);
}

int RefundsView::currentTab() const
{
    return int(std::ranges::find(kTabs, m_presenter.status()) - kTabs.begin());
}

RefundDetailsView *RefundsView::makeDetails(RefundPresenter &refund)
{
    auto *details = new RefundDetailsView(theme(), refund);
    connect(details, &RefundDetailsView::paymentRequested, this, &RefundsView::paymentRequested);
    return details;
}

void RefundsView::choose(const RefundId &id)
{
    m_presenter.showOnly({}, id.text());
    table().choose(id.text());
    showDetails();
}

void RefundsView::showChosen()
{
    const QString id = table().chosenId();
    if (id.isEmpty())
        return m_chosen.showNone();
    const RefundsModel &model = m_presenter.model();
    const Refund *refund = model.at(model.rowOfId(id)); // null: not loaded yet
    if (refund && m_chosen.refund().id.text() != id)
        m_chosen.show(*refund);
}

void RefundsView::showTabs()
{
    table().lendColumns(m_gateways.staff.session().isOn ? QList<int>{RefundsModel::Person}
                                                        : QList<int>{});
    m_viewTabs->showState();
    for (std::size_t tab = 0; tab < kTabs.size(); ++tab)
        m_tabs->setCount(int(tab), m_presenter.countOf(kTabs[tab]));
}

void RefundsView::refresh()
{
    ListPage::refresh();
    m_chosen.reload();
}

void RefundsView::exportShown()
{
    exportList(m_gateways, preferences(), m_presenter.filter(), m_presenter.summary(), this);
}

void RefundsView::openRow(const QString &id)
{
    const RefundsModel &model = m_presenter.model();
    const Refund *refund = model.at(model.rowOfId(id));
    if (!refund)
        return;
    auto record = std::make_unique<RefundPresenter>(m_gateways);
    record->show(*refund);
    RefundDetailsView *details = makeDetails(*record);
    (new DetailsWindow(std::move(record), details, {}, QSize(440, 620), this))->show();
}

void RefundsView::addToMenu(QMenu &menu)
{
    addOpen(menu);
    const RefundsModel &model = m_presenter.model();
    if (const Refund *refund = model.at(model.rowOfId(table().chosenId())))
        menu.addAction(tr("Show the payment"), this,
                       [this, id = refund->paymentId] { Q_EMIT paymentRequested(id); });
}

} // namespace tilldesk::ui
