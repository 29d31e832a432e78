#include "ui/widgets/lists/filter_chips.h"

#include "ui/models/common/text.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/lists/period_dialog.h"

#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kGap = 8;

void openPeriodDialog(const Theme &theme, QWidget *parent, const PeriodSource &source)
{
    auto *dialog = new PeriodDialog(theme, source.custom(), source.today(), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, parent,
                     [dialog, choose = source.choose] { choose(dialog->period()); });
    dialog->open();
}

} // namespace

Filter periodFilter(const Theme &theme, QWidget *parent, const QString &name,
                    const PeriodSource &source)
{
    const auto text = [source] { return Text::period(source.period()); };
    Filter filter{.name = name, .text = text};
    filter.kind = source.isRequired ? Chip::Kind::Choice : Chip::Kind::Filter;
    filter.spoken = [text, source] {
        return (source.isRequired ? FilterChips::tr("Period: %1") : FilterChips::tr("Date: %1"))
            .arg(text());
    };
    filter.isActive = [source] {
        return !source.isRequired && source.period().kind != Period::Kind::AnyTime;
    };
    filter.clear = [source] { source.choose({}); };
    filter.choices = [&theme, parent, source] {
        QList<Filter::Choice> choices;
        for (const Period::Kind kind : kPeriodKinds) {
            const bool isCustom = kind == Period::Kind::Custom;
            if (source.isRequired && kind == Period::Kind::AnyTime)
                continue;
            choices.append({.text = Text::period(kind),
                            .isChosen = kind == source.period().kind,
                            .choose = {},
                            .isSeparated = isCustom});
            if (isCustom)
                choices.last().choose = [&theme, parent, source] {
                    openPeriodDialog(theme, parent, source);
                };
            else
                choices.last().choose = [source, kind] { source.choose({kind}); };
        }
        return choices;
    };
    return filter;
}

FilterChips::FilterChips(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    new FlowLayout(kGap, this);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Filters"));
}

void FilterChips::add(const Filter &filter)
{
    auto *chip = named(new Chip(m_theme), filter.name);
    chip->setKind(filter.kind);
    layout()->addWidget(chip);
    const Entry entry{filter, chip};
    connect(chip, &Chip::clicked, this, [this, entry] { open(entry); });
    if (filter.clear)
        connect(chip, &Chip::cleared, this, filter.clear);
    m_entries.append(entry);
}

void FilterChips::addClear(const QString &name, std::function<void()> clear)
{
    m_clear = new QPushButton(tr("Clear"));
    m_clear->setObjectName(name);
    m_clear->setProperty("role", u"link"_s);
    m_clear->setToolTip(tr("Clear all filters"));
    layout()->addWidget(m_clear);
    connect(m_clear, &QAbstractButton::clicked, this, std::move(clear));
}

void FilterChips::showFilters()
{
    bool isNarrowed = false;
    bool isAnyShown = false;
    for (const auto &[filter, chip] : std::as_const(m_entries)) {
        const bool isShown = !filter.isShown || filter.isShown();
        const QString whyNot = filter.whyNot ? filter.whyNot() : QString();
        chip->setText(filter.text());
        chip->setAccessibleName(filter.spoken ? filter.spoken() : filter.text());
        chip->setActive(filter.isActive());
        chip->setHidden(!isShown);
        isAnyShown = isAnyShown || isShown;
        if (filter.whyNot || filter.detail)
            chip->setToolTip(whyNot.isEmpty() && filter.detail ? filter.detail() : whyNot);
        chip->setEnabled(whyNot.isEmpty());
        chip->setAccessibleDescription(whyNot);
        isNarrowed = isNarrowed || (isShown && chip->isActive());
    }
    if (m_clear)
        m_clear->setHidden(!isNarrowed);
    if (!isAnyShown)
        hide();
    else if (parentWidget() && isHidden())
        show();
    layout()->invalidate();
    updateGeometry();
}

void FilterChips::open(const Entry &entry)
{
    if (!entry.filter.choices) {
        entry.filter.click(entry.chip);
        // The click toggled the chip, but the filter may still be active: restore the chip's state.
        showFilters();
        return;
    }
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Filter::Choice &choice : entry.filter.choices()) {
        if (choice.isSeparated)
            menu->addSeparator();
        QAction *action = menu->addAction(choice.text);
        action->setCheckable(true);
        action->setChecked(choice.isChosen);
        connect(action, &QAction::triggered, this, choice.choose);
        if (choice.isChosen)
            menu->setActiveAction(action);
    }
    menu->popup(entry.chip->mapToGlobal(QPoint(0, entry.chip->height() + 4)));
}

} // namespace tilldesk::ui
