#include "ui/widgets/settings/staff_page.h"

#include "ui/models/staff/staff_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/lists/cell_delegate.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/staff_member_dialog.h"
#include "ui/widgets/staff/person_tile.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kEditColumn = 4;

/// Paints the disc with a person's initials before the name, and "Edit…" as a link.
class PersonDelegate final : public CellDelegate
{
public:
    PersonDelegate(const Theme &theme, QObject *parent)
        : CellDelegate(theme, parent),
          m_theme(theme)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        constexpr int kDisc = 32;
        constexpr int kGap = 12;
        if (index.column() != 0 && index.column() != kEditColumn)
            return CellDelegate::paint(painter, option, index);
        drawBackground(*painter, option, index);
        const QString text = index.data().toString();
        QRect space = option.rect.adjusted(kPadding, 0, -kPadding, -1);
        painter->save();
        if (index.column() == kEditColumn) {
            painter->setFont(m_theme.font(metrics::kTextSize, QFont::Medium));
            painter->setPen(m_theme.colours().accentText);
            painter->drawText(space, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text);
        } else {
            const QRect disc(space.left(), space.center().y() - kDisc / 2 + 1, kDisc, kDisc);
            painter->setRenderHint(QPainter::Antialiasing);
            paintInitials(*painter, m_theme, disc, StaffWords::initials(text),
                          index.data(CellIsQuietRole).toBool() ? InitialsLook::Quiet
                              : option.state.testFlag(QStyle::State_Selected)
                              ? InitialsLook::Chosen
                              : InitialsLook::Usual);
            space.setLeft(disc.right() + kGap);
            drawText(*painter, space, option, index);
        }
        painter->restore();
    }

private:
    const Theme &m_theme;
};

/// Paints a permission that a role has as a green check, and any other as a grey dash.
class RoleDelegate final : public CellDelegate
{
public:
    RoleDelegate(const Theme &theme, QObject *parent) : CellDelegate(theme, parent), m_theme(theme)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        constexpr int kIcon = 16;
        if (index.column() == 0)
            return CellDelegate::paint(painter, option, index);
        drawBackground(*painter, option, index);
        const bool may = !index.data(CellIsQuietRole).toBool();
        const QRect icon(option.rect.left() + kPadding, option.rect.center().y() - kIcon / 2 + 1,
                         kIcon, kIcon);
        m_theme.drawIcon(*painter, icon, may ? u"check"_s : u"minus"_s,
                         may ? m_theme.colours().accentText : m_theme.colours().muted);
    }

private:
    const Theme &m_theme;
};

} // namespace

StaffPage::StaffPage(const Gateways &gateways, const Theme &theme, QWidget *parent)
    : SettingsPage(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_staff(gateways),
      m_limits(gateways),
      m_summary(makeLabel({}, u"muted"_s)),
      m_hint(named(makeText({}, u"muted"_s), u"staffHint"_s)),
      m_people(named(new TextTableView(theme, m_staff.people(), tr("Staff")), u"people"_s)),
      m_roles(
          named(new TextTableView(theme, m_staff.roles(), tr("What a role may do")), u"roles"_s)),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_limits),
      m_add(named(makeButton(theme.icon(u"user-plus"_s, &Colours::text), tr("Add someone…")),
                  u"addMember"_s))
{
    setHeading(tr("Staff"));
    header().addWidget(m_summary);
    follow(m_limits);
    header().insertWidget(header().count() - 2, m_add); // before Discard and Save
    m_people->setTwoLines();
    m_people->setItemDelegate(new PersonDelegate(theme, m_people));
    m_people->setWidths({0, 80, 110, 110, 60});
    m_roles->setItemDelegate(new RoleDelegate(theme, m_roles));
    m_roles->setWidths({0, 80, 80, 80, 80});
    addLimits();
    content().addWidget(m_hint);
    content().addWidget(m_people);
    content().addSpacing(8);
    content().addWidget(m_roles);
    content().addSpacing(8);
    content().addWidget(m_rows);
    connect(m_add, &QPushButton::clicked, this, &StaffPage::add);
    connect(m_people, &TextTableView::activated, this, &StaffPage::edit);
    connect(m_people, &TextTableView::clicked, this, [this](const QModelIndex &cell) {
        if (cell.column() == kEditColumn)
            edit();
    });
    connect(&m_staff, &SettingsStaff::changed, this, &StaffPage::showPeople);
    connect(&m_limits, &SettingsForm::changed, this, &StaffPage::showLimits);
    load();
}

void StaffPage::addLimits()
{
    using Draft = SettingsLimitsForm::Draft;
    m_rows->addSection(tr("Refund limits"));
    m_rows->addWide(makeText(
        tr("Above them, somebody with a higher limit approves with their own PIN. The owner has "
           "no limit, a bookkeeper makes no refunds."),
        u"small"_s));
    const auto add = [this](const QString &key, StaffRole role, const QString &what,
                            QString Draft::*member) {
        m_fields.text(key, StaffWords::role(role), what, member)->setAlignment(Qt::AlignRight);
    };
    const QString one = tr("One refund, at most. Empty: no limit; 0: every refund needs approval");
    const QString day = tr("All refunds of a person in a day, at most");
    add(u"managerRefund"_s, StaffRole::Manager, one, &Draft::managerRefund);
    add(u"managerDay"_s, StaffRole::Manager, day, &Draft::managerDay);
    add(u"cashierRefund"_s, StaffRole::Cashier, one, &Draft::cashierRefund);
    add(u"cashierDay"_s, StaffRole::Cashier, day, &Draft::cashierDay);
}

void StaffPage::load()
{
    m_staff.load();
    m_limits.load();
}

void StaffPage::showPeople()
{
    const bool hasPeople = m_staff.people().rowCount() > 0;
    m_summary->setText(hasPeople ? m_staff.summary() : QString());
    showText(m_hint, m_staff.hint());
    m_people->setVisible(hasPeople);
    m_rows->setVisible(hasPeople);
    setButtonsVisible(hasPeople);
}

void StaffPage::showLimits()
{
    m_fields.show();
}

void StaffPage::add()
{
    auto *dialog = new StaffMemberDialog(m_gateways, m_theme, {}, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void StaffPage::edit()
{
    const StaffMember *member = m_staff.find(m_people->selectedId());
    if (member == nullptr || member->leftAt)
        return;
    auto *dialog = new StaffMemberDialog(m_gateways, m_theme, *member, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace tilldesk::ui
