#include "ui/widgets/activity/activity_details.h"

#include "ui/models/activity/activity_words.h"
#include "ui/widgets/activity/changes_view.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/payments/facts_view.h"
#include "ui/widgets/settings/tone_badge.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ActivityDetails::ActivityDetails(const Theme &theme, ActivityRecord &record, QWidget *parent)
    : DetailsFrame(
        theme, record,
        {u"history"_s, tr("No entry chosen"), tr("Choose an entry to see what changed."), {}},
        parent),
      m_theme(theme),
      m_record(record),
      m_badge(new ToneBadge(theme)),
      m_title(named(makeText({}, u"heading"_s), u"entryTitle"_s)),
      m_when(makeLabel({}, u"muted"_s)),
      m_persons(new FactsView(theme)),
      m_factsTitle(makeSectionLabel(tr("Details"))),
      m_facts(new FactsView(theme)),
      m_changes(named(new ChangesView, u"entryChanges"_s)),
      m_proof(named(new FactsView(theme), u"entryProof"_s)),
      m_fitIcon(makeLabel({}, u"plain"_s)),
      m_fit(named(makeText({}, u"success"_s), u"entryFits"_s)),
      m_payment(named(makeButton(theme.icon(u"credit-card"_s, &Colours::text), tr("Open payment")),
                      u"entryPayment"_s)),
      m_copy(named(makeButton(theme.icon(u"copy"_s, &Colours::text), tr("Copy entry")),
                   u"copyEntry"_s))
{
    setAccessibleName(tr("Details of the entry"));
    connect(m_payment, &QPushButton::clicked, this,
            [this] { Q_EMIT paymentRequested(paymentOf(m_record.entry())); });
    connect(m_copy, &QPushButton::clicked, this,
            [this] { copyText(m_copy, ActivityWords::copied(m_record.entry())); });
    QLayout *lines = column(
        {makeSectionLabel(tr("Who and where")), m_persons, LayoutItem::gap(8), m_factsTitle,
         m_facts, LayoutItem::gap(8), makeSectionLabel(tr("Before and after")), m_changes,
         LayoutItem::gap(8), makeSectionLabel(tr("Proof")), m_proof,
         row({{m_fitIcon, 0, Qt::AlignTop}, {m_fit, 1}}, {.spacing = 6}), LayoutItem::stretch()});
    QLayout *head =
        row({{m_badge, 0, Qt::AlignTop}, {columnWidget({m_title, m_when}, {.spacing = 2}), 1}},
            {.spacing = 12});
    setContent(detailsContent(head, lines, row({m_payment, m_copy, LayoutItem::stretch()})));
}

void ActivityDetails::showRecord()
{
    m_title->setText(m_record.title());
    m_when->setText(m_record.when());
    m_persons->setFacts(m_record.persons());
    const QList<Fact> facts = m_record.facts();
    m_facts->setFacts(facts);
    m_factsTitle->setHidden(facts.isEmpty());
    const AuditEntry &entry = m_record.entry();
    m_badge->setIcon(ActivityWords::icon(entry.kind),
                     isWarning(entry.kind) ? Tone::Amber : Tone::Green);
    m_changes->setChanges(ActivityWords::changes(entry));
    m_proof->setFacts(m_record.proof());
    showFit();
    m_payment->setHidden(paymentOf(m_record.entry()).isEmpty());
}

void ActivityDetails::showFit()
{
    constexpr int kIcon = 16;
    showText(m_fit, m_record.fitWords());
    m_fitIcon->setHidden(m_record.fitWords().isEmpty());
    setStyleProperty(m_fit, "role", m_record.fits() ? u"success"_s : u"problem"_s);
    m_fitIcon->setPixmap(m_theme
                             .icon(m_record.fits() ? u"circle-check"_s : u"triangle-alert"_s,
                                   m_record.fits() ? &Colours::accentText : &Colours::danger)
                             .pixmap(kIcon));
}

} // namespace tilldesk::ui
