#include "ui/widgets/settings/points_of_sale_page.h"

#include "ui/models/common/bank_line_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/sticker_box.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PointsOfSalePage::PointsOfSalePage(const Gateways &gateways, const Theme &theme,
                                   SettingsProfiles &profiles, QWidget *parent)
    : SettingsPage(parent),
      m_profiles(profiles),
      m_form(gateways, profiles),
      m_model({tr("Point of sale"), tr("ID"), tr("Shop"), tr("Shop ID")}),
      m_message(new MessagePage(theme)),
      m_table(new TextTableView(theme, m_model, tr("Points of sale"))),
      m_add(named(makeButton(theme.icon(u"plus"_s, &Colours::text), tr("Add point of sale")),
                  u"addPointOfSale"_s)),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form),
      m_stickerTitle(makeSectionLabel(tr("Sticker"))),
      m_sticker(new StickerBox(gateways, theme))
{
    m_table->setWidths({0, 190, 170, 130});
    m_stickerTitle->setContentsMargins(0, 14, 0, 0);
    addSwitcher(theme, profiles, false);
    QHBoxLayout *actions =
        row({m_add, LayoutItem::stretch()}, {.spacing = -1, .margins = {0, 4, 0, 4}});
    addRows();
    content().addWidget(m_message);
    content().addWidget(m_table);
    content().addLayout(actions);
    content().addWidget(m_rows);
    content().addWidget(m_stickerTitle);
    content().addWidget(m_sticker);
    SettingsPage::follow(m_form);

    connect(m_add, &QPushButton::clicked, this, &PointsOfSalePage::beginNew);
    connect(m_message, &MessagePage::actionTriggered, this, &PointsOfSalePage::beginNew);
    connect(m_table, &TextTableView::selectedChanged, this,
            [this] { follow(m_table->selectedId()); });
    connect(&m_form, &SettingsForm::saved, this, [this] { m_isAdding = false; });
    connect(&m_form, &SettingsForm::changed, this, &PointsOfSalePage::showForm);
    connect(&profiles, &SettingsProfiles::changed, this, &PointsOfSalePage::showRows);
    connect(&profiles, &SettingsProfiles::chosenChanged, this, &PointsOfSalePage::showRows);
    showRows();
    showForm();
}

void PointsOfSalePage::addRows()
{
    m_rows->addSection(tr("Point of sale"));
    m_name = m_fields.text(u"name"_s, tr("Name"), tr("For you and your staff"), &PointOfSale::name);
    m_posId = m_fields.text(u"posId"_s, tr("ID"), tr("Letters and digits; cannot be changed later"),
                            &PointOfSale::id);
    m_fields.text(u"shopName"_s, tr("Shop name"), BankLineWords::shopName({}),
                  &PointOfSale::shopName);
    m_fields.text(u"shopId"_s, tr("Shop ID"), tr("Your own number of the shop"),
                  &PointOfSale::shopId);
}

void PointsOfSalePage::beginNew()
{
    Q_EMIT leaveRequested([this] {
        m_isAdding = true;
        m_form.beginNew();
        m_name->setFocus();
    });
}

void PointsOfSalePage::choose(const QString &posId)
{
    m_wanted = posId;
    showRows();
    m_table->setFocus();
}

void PointsOfSalePage::discard()
{
    m_isAdding = false;
    m_form.discard();
}

/// Shows the point of sale of the chosen row. If the form holds unsaved changes, the old row stays
/// selected and leaveRequested() is emitted instead.
void PointsOfSalePage::follow(const QString &posId)
{
    if (posId == m_form.stored().id || posId.isEmpty())
        return;
    if (!isChanged())
        return m_form.choose(posId);
    m_table->select(m_form.stored().id);
    // A new point of sale has no row, so select() chose the first row: `posId`.
    if (m_table->selectedId() == posId)
        return;
    Q_EMIT leaveRequested([this, posId] { m_form.choose(posId); });
}

void PointsOfSalePage::showRows()
{
    QList<TextRow> rows;
    for (const PointOfSale &place : m_form.all())
        rows << TextRow{place.id,
                        {{place.name.isEmpty() ? place.id : place.name},
                         {.text = place.id, .isCode = true},
                         {.text = place.shopName, .isQuiet = true},
                         {.text = place.shopId, .isQuiet = true}}};
    m_model.setRows(rows);
    showParts();
    if (!m_wanted.isEmpty() && std::ranges::count(rows, m_wanted, &TextRow::id) > 0)
        m_form.choose(std::exchange(m_wanted, {}));
}

void PointsOfSalePage::showForm()
{
    m_fields.show();
    m_rows->setHint(u"shopName"_s, BankLineWords::shopName(m_form.draft().shopName));
    m_posId->setEnabled(m_form.isNew());
    if (!m_form.isNew()) {
        m_isAdding = false;
        m_table->select(m_form.stored().id);
    }
    showParts();
}

void PointsOfSalePage::showParts()
{
    const ProfileEntry *entry = m_profiles.chosen();
    const bool hasSome = !m_form.all().isEmpty();
    const bool hasForm = entry != nullptr && (hasSome || m_isAdding);
    const bool hasSticker = entry != nullptr && hasSome && !m_form.isNew();
    showProfile(entry != nullptr, tr("Points of sale"), *m_rows);
    m_table->setVisible(hasSome);
    m_add->setVisible(hasForm && !m_isAdding);
    m_rows->setVisible(hasForm);
    m_stickerTitle->setVisible(hasSticker);
    m_sticker->setVisible(hasSticker);
    setButtonsVisible(hasForm);
    m_message->setVisible(!hasForm);
    if (hasSticker)
        m_sticker->setPlace(*entry, m_form.stored().id);
    if (hasForm)
        return;
    if (m_profiles.state() == SettingsProfiles::State::Loading)
        m_message->setMessage({}, tr("Loading…"), {}, {});
    else if (m_profiles.state() == SettingsProfiles::State::Failed)
        m_message->setMessage(u"triangle-alert"_s, tr("The points of sale could not be read"),
                              m_profiles.problem(), {});
    else if (entry == nullptr)
        m_message->setMessage(u"store"_s, tr("No profile yet"),
                              tr("Points of sale belong to a profile. Add a profile first."), {});
    else
        m_message->setMessage(u"qr-code"_s, tr("No point of sale yet"),
                              tr("A point of sale is a till, a table or a counter. Each can have "
                                 "a sticker with a QR code of its own."),
                              tr("Add point of sale"));
}

} // namespace tilldesk::ui
