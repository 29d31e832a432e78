#include "ui/widgets/settings/merchants_page.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

MerchantsPage::MerchantsPage(const Gateways &gateways, const Theme &theme,
                             SettingsProfiles &profiles, QWidget *parent)
    : SettingsPage(parent),
      m_profiles(profiles),
      m_form(gateways),
      m_model({tr("Merchant"), tr("Profiles"), tr("Merchant ID")}),
      m_table(new TextTableView(theme, m_model, tr("Merchants"))),
      m_actions(new QWidget),
      m_empty(makeText({}, u"muted"_s)),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form)
{
    setHeading(tr("Merchants"));
    m_table->setWidths({0, 100, 260});
    auto *add = makeButton(theme.icon(u"plus"_s, &Colours::text), tr("New profile"));
    add->setObjectName(u"newProfile"_s);
    add->setToolTip(tr("A new profile of the chosen merchant"));
    m_actions->setLayout(
        row({add, LayoutItem::stretch()}, {.spacing = -1, .margins = {0, 4, 0, 0}}));
    m_rows->addSection(tr("A new merchant"));
    m_fields.text(u"name"_s, tr("Name"), tr("The company that takes the payments"),
                  &SettingsMerchantForm::Draft::name);
    content().addWidget(m_empty);
    content().addWidget(m_table);
    content().addWidget(m_actions);
    content().addSpacing(8);
    content().addWidget(m_rows);
    follow(m_form, tr("Add merchant"));

    connect(&m_form, &SettingsForm::changed, this, [this] { m_fields.show(); });
    connect(&m_form, &SettingsMerchantForm::added, this, [this](const Merchant &merchant) {
        m_added = merchant.id.text();
        m_profiles.load();
    });
    connect(add, &QPushButton::clicked, this,
            [this] { Q_EMIT newRequested(MerchantId(m_table->selectedId())); });
    connect(&profiles, &SettingsProfiles::changed, this, &MerchantsPage::showMerchants);
    showMerchants();
}

void MerchantsPage::showMerchants()
{
    QList<TextRow> rows;
    for (const Merchant &merchant : m_profiles.merchants())
        rows << TextRow{merchant.id.text(),
                        {{merchant.name},
                         {QString::number(m_profiles.profilesOf(merchant.id))},
                         {.text = merchant.id.text(), .isCode = true}}};
    m_model.setRows(rows);
    if (m_model.rowOf(m_added) >= 0)
        m_table->select(std::exchange(m_added, {}));
    m_table->setHidden(rows.isEmpty());
    m_actions->setHidden(rows.isEmpty());
    const auto state = m_profiles.state();
    m_empty->setText(state == SettingsProfiles::State::Loading ? tr("Loading…")
                         : state == SettingsProfiles::State::Failed
                         ? m_profiles.problem()
                         : tr("There is no merchant yet. Add the company that takes the payments, "
                              "then a profile for each way of taking payments."));
    m_empty->setHidden(!rows.isEmpty() && state != SettingsProfiles::State::Failed);
}

} // namespace tilldesk::ui
