#include "ui/widgets/payments/outcome_strip.h"

#include "ui/models/common/format.h"
#include "ui/models/common/ticker.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

OutcomeStrip::OutcomeStrip(const OutcomeWatch &outcomes, const Theme &theme, const Ticker &ticker,
                           const Clock &clock, QWidget *parent)
    : QFrame(parent),
      m_clock(clock),
      m_watch(outcomes),
      m_pill(new Pill(theme)),
      m_line(named(makeText({}, u"warning"_s), u"outcomeLine"_s)),
      m_more(named(makeLabel({}, u"small"_s), u"moreOutcomes"_s)),
      m_open(named(makeButton(tr("Open"), u"link"_s), u"openOutcome"_s))
{
    setProperty("role", u"warning"_s);
    m_pill->setPill({OutcomeWords::pill(), {}, Tone::Amber, PillMark::Clock});
    setLayout(
        row({m_pill, {m_line, 1}, m_more, m_open}, {.spacing = 12, .margins = {10, 5, 6, 5}}));
    connect(&m_watch, &OutcomeWatch::changed, this, &OutcomeStrip::showState);
    connect(&m_watch, &OutcomeWatch::changed, this, &OutcomeStrip::counted);
    connect(&ticker, &Ticker::ticked, this, &OutcomeStrip::showState);
    connect(m_open, &QPushButton::clicked, this, [this] {
        const auto open = m_watch.openOf(m_profiles);
        if (!open.isEmpty())
            Q_EMIT outcomeRequested(open.first().id);
    });
    showState();
}

void OutcomeStrip::setProfiles(const QList<ProfileId> &profiles)
{
    m_profiles = profiles;
    showState();
    Q_EMIT counted();
}

void OutcomeStrip::showState()
{
    const auto open = m_watch.openOf(m_profiles);
    setHidden(open.isEmpty());
    if (open.isEmpty())
        return;
    m_line->setText(OutcomeWords::line(open.first(), m_clock.now()));
    m_open->setAccessibleName(QString(m_line->text() + u": "_s + m_open->text()));
    const auto more = int(open.size()) - 1;
    showText(m_more,
             more > 0 ? tr("and %1 more", nullptr, more).arg(wholeNumber(more)) : QString());
}

} // namespace tilldesk::ui
