#include "ui/widgets/settings/merchants_page.h"

#include "core/domain/merchant_details.h"
#include "ui/models/common/bank_line_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

MerchantsPage::MerchantsPage(const Gateways &gateways, const Theme &theme,
                             SettingsProfiles &profiles, QWidget *parent)
    : SettingsPage(parent),
      m_profiles(profiles),
      m_form(gateways, profiles),
      m_model({tr("Merchant"), tr("Profiles"), tr("Merchant ID")}),
      m_table(new TextTableView(theme, m_model, tr("Merchants"))),
      m_actions(new QWidget),
      m_newProfile(named(makeButton(theme.icon(u"plus"_s, &Colours::text), tr("New profile")),
                         u"newProfile"_s)),
      m_empty(makeText({}, u"muted"_s)),
      m_rows(new SettingRows),
      m_title(makeSectionLabel({})),
      m_fields(*m_rows, m_form)
{
    setHeading(tr("Merchants"));
    m_table->setWidths({0, 100, 260});
    auto *add = named(makeButton(theme.icon(u"plus"_s, &Colours::text), tr("Add merchant")),
                      u"addMerchant"_s);
    m_actions->setLayout(
        row({add, m_newProfile, LayoutItem::stretch()}, {.spacing = -1, .margins = {0, 4, 0, 0}}));
    addRows();
    content().addWidget(m_empty);
    content().addWidget(m_table);
    content().addWidget(m_actions);
    content().addSpacing(8);
    content().addWidget(m_rows);
    SettingsPage::follow(m_form);

    connect(add, &QPushButton::clicked, this, &MerchantsPage::addMerchant);
    connect(m_newProfile, &QPushButton::clicked, this,
            [this] { Q_EMIT newRequested(MerchantId(m_table->selectedId())); });
    connect(m_table, &TextTableView::selectedChanged, this,
            [this] { follow(MerchantId(m_table->selectedId())); });
    connect(&m_form, &SettingsForm::changed, this, &MerchantsPage::showForm);
    connect(&profiles, &SettingsProfiles::changed, this, &MerchantsPage::showMerchants);
    showMerchants();
    showForm();
}

void MerchantsPage::addRows()
{
    constexpr int kLines = kAddressLines + 1;
    m_title->setContentsMargins(0, 12, 0, 8);
    m_rows->addWide(m_title);
    m_name = m_fields.text(u"name"_s, tr("Name"), BankLineWords::merchantName({}), &Merchant::name);
    m_fields.text(u"companyName"_s, tr("Company"),
                  tr("Registered name, if it is another one; on receipts and exports"),
                  &Merchant::companyName);
    auto *address = new QPlainTextEdit;
    address->setTabChangesFocus(true);
    address->setFixedHeight(address->fontMetrics().lineSpacing() * kLines);
    m_rows->addRow(u"address"_s, tr("Address"), tr("On receipts and exports, at most 4 lines"),
                   address);
    m_fields.bindText(*address, &Merchant::address);
    m_fields
        .text(u"vatNumber"_s, tr("VAT number"), tr("On receipts and exports"), &Merchant::vatNumber)
        ->setPlaceholderText(u"BE0403019261"_s);
}

void MerchantsPage::addMerchant()
{
    Q_EMIT leaveRequested([this] {
        m_form.beginNew();
        m_table->setCurrentIndex({});
        m_name->setFocus();
    });
}

/// Shows the merchant of the chosen row. If the form holds unsaved changes, the old row stays
/// selected and leaveRequested() is emitted instead.
void MerchantsPage::follow(const MerchantId &id)
{
    if (id == m_form.stored().id || id.isEmpty())
        return;
    if (!isChanged())
        return m_form.choose(id);
    m_table->select(m_form.stored().id.text());
    if (m_table->selectedId() != id.text()) // a new merchant has no row: `id` stays selected
        Q_EMIT leaveRequested([this, id] { m_form.choose(id); });
}

void MerchantsPage::showForm()
{
    m_fields.show();
    m_title->setText(m_form.heading());
    m_rows->setHint(u"name"_s, BankLineWords::merchantName(m_form.draft()));
    setWhyNot(m_newProfile, m_form.isNew() ? tr("Save the new merchant first") : QString(),
              tr("A new profile of the chosen merchant"));
    if (!m_form.isNew() && m_model.rowOf(m_form.stored().id.text()) >= 0)
        m_table->select(m_form.stored().id.text());
}

void MerchantsPage::showMerchants()
{
    QList<TextRow> rows;
    for (const Merchant &merchant : m_profiles.merchants())
        rows << TextRow{merchant.id.text(),
                        {{merchant.name},
                         {QString::number(m_profiles.profilesOf(merchant.id))},
                         {.text = merchant.id.text(), .isCode = true}}};
    {
        const QSignalBlocker blocker(m_table); // showForm() selects the merchant of the form
        m_model.setRows(rows);
    }
    showForm();
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
