#include "ui/widgets/activity/activity_view.h"

#include "ui/models/activity/activity_words.h"
#include "ui/widgets/activity/activity_details.h"
#include "ui/widgets/activity/activity_table.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/filters/filter_field.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/lists/filter_chips.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/theme/theme.h"

#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ActivityView::ActivityView(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                           QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_gateways(gateways),
      m_presenter(gateways),
      m_chosen(gateways),
      m_badge(makeBadge())
{
    build({.presenter = m_presenter,
           .table = new ActivityTable(theme, m_presenter.model()),
           .filters = makeFilters(),
           .field = named(new FilterField(theme, m_presenter.filters()), u"activityFilters"_s),
           .buttons = {m_badge},
           .exportName = u"exportActivity"_s,
           .noteName = u"activitySummary"_s,
           .details = makeDetails(m_chosen),
           .layoutKey = u"activitySplitter"_s,
           .margins = metrics::kPageMargins});
    connect(&table(), &TableView::chosen, this, &ActivityView::showChosen);
    connect(&m_presenter, &ActivityPresenter::changed, this, &ActivityView::showBadge);
    connect(&m_presenter.model(), &ActivityModel::rowsLoaded, this, &ActivityView::showChosen);
    showBadge();
    m_presenter.start();
}

QPushButton *ActivityView::makeBadge()
{
    auto *badge = named(makeButton(QString(), u"chain"_s), u"chainBadge"_s);
    connect(badge, &QPushButton::clicked, this, [this] {
        if (m_presenter.isChecking())
            return m_presenter.cancelCheck();
        if (const qint64 broken = m_presenter.brokenAt(); broken > 0)
            table().choose(QString::number(broken));
        m_presenter.check();
    });
    return badge;
}

FilterChips *ActivityView::makeFilters()
{
    auto *chips = new FilterChips(theme());
    ActivityPresenter &list = m_presenter;
    chips->add(periodFilter(theme(), chips, u"activityPeriodChip"_s,
                            {.period = [&list] { return list.period(); },
                             .choose = [&list](const Period &period) { list.setPeriod(period); },
                             .today = [&list] { return list.today(); }}));
    const auto person = [&list] {
        return list.peopleWords().isEmpty() ? tr("Person") : list.peopleWords();
    };
    chips->add({.name = u"activityPersonChip"_s,
                .text = person,
                .spoken = [person] { return tr("Person: %1").arg(person()); },
                .isActive = [&list] { return !list.peopleWords().isEmpty(); },
                .clear = [&list] { list.clearPeople(); },
                .choices =
                    [&list] {
                        QList<Filter::Choice> choices;
                        for (const ActivityPresenter::Person &each : list.people())
                            choices
                                << Filter::Choice{each.name, each.isChosen,
                                                  [&list, id = each.id] { list.togglePerson(id); }};
                        return choices;
                    },
                .isShown = [&list] { return !list.people().isEmpty(); }});
    const auto kind = [&list] {
        return list.groupWords().isEmpty() ? tr("Kind") : list.groupWords();
    };
    chips->add({.name = u"activityKindChip"_s,
                .text = kind,
                .spoken = [kind] { return tr("Kind: %1").arg(kind()); },
                .isActive = [&list] { return !list.groupWords().isEmpty(); },
                .clear = [&list] { list.clearGroups(); },
                .choices =
                    [&list] {
                        QList<Filter::Choice> choices;
                        for (const auto group : enumerators<AuditGroup>())
                            choices
                                << Filter::Choice{ActivityWords::group(group), list.isChosen(group),
                                                  [&list, group] { list.toggle(group); }};
                        return choices;
                    }});
    chips->addClear(u"clearActivityFilters"_s, [&list] { list.clearFilters(); });
    return chips;
}

ActivityDetails *ActivityView::makeDetails(ActivityRecord &record)
{
    auto *details = new ActivityDetails(theme(), record);
    connect(details, &ActivityDetails::paymentRequested, this, &ActivityView::paymentRequested);
    return details;
}

void ActivityView::showChosen()
{
    const QString id = table().chosenId();
    if (id.isEmpty())
        return m_chosen.showNone();
    const ActivityModel &model = m_presenter.model();
    const AuditEntry *entry = model.at(model.rowOfId(id)); // null: not loaded yet
    if (entry && (m_chosen.entry().seq != entry->seq || !m_chosen.isShown()))
        m_chosen.show(*entry);
}

void ActivityView::showBadge()
{
    const ActivityPresenter::Badge badge = m_presenter.badge();
    m_badge->setText(badge.text);
    const QString does = m_presenter.isChecking() ? tr("Cancel the check")
                                                  : tr("Checks the seals of all entries again");
    m_badge->setToolTip(does);
    m_badge->setAccessibleDescription(does);
    const QString look = badge.tone == Tone::Green ? u"green"_s
        : badge.tone == Tone::Red                  ? u"red"_s
        : badge.tone == Tone::Amber                ? u"amber"_s
                                                   : u"blue"_s;
    setStyleProperty(m_badge, "look", look);
}

void ActivityView::exportShown()
{
    exportList(m_gateways, preferences(), m_presenter.filter(), m_presenter.summary(), this);
}

void ActivityView::openRow(const QString &id)
{
    const ActivityModel &model = m_presenter.model();
    const AuditEntry *entry = model.at(model.rowOfId(id));
    if (!entry)
        return;
    if (const PaymentId payment = paymentOf(*entry); !payment.isEmpty())
        return Q_EMIT paymentRequested(payment);
    auto record = std::make_unique<ActivityRecord>(m_gateways);
    record->show(*entry);
    ActivityDetails *details = makeDetails(*record);
    (new DetailsWindow(std::move(record), details, {}, QSize(440, 620), this))->show();
}

void ActivityView::addToMenu(QMenu &menu)
{
    addOpen(menu);
    const ActivityModel &model = m_presenter.model();
    if (const AuditEntry *entry = model.at(model.rowOfId(table().chosenId())))
        menu.addAction(tr("Copy entry"), this, [this, entry = *entry] {
            copyText(&table(), ActivityWords::copied(entry));
        });
}

} // namespace tilldesk::ui
