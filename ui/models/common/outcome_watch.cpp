#include "ui/models/common/outcome_watch.h"

#include "ui/models/common/format.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString OutcomeWords::pill()
{
    return tr("Outcome not known");
}

QString OutcomeWords::ago(std::chrono::milliseconds time)
{
    constexpr int kMinute = 60;
    const auto seconds = int(std::max<qint64>(time.count() / 1000, 0));
    return seconds < kMinute ? tr("%1 s ago").arg(seconds)
                             : tr("%1 min ago").arg(seconds / kMinute);
}

QString OutcomeWords::line(const HostedOutcome &outcome, Timestamp now)
{
    const QString name = outcome.reference.isEmpty() ? outcome.sentReference : outcome.reference;
    if (!outcome.askedAt)
        return tr("%1, %2: asking the provider").arg(name, money(outcome.amount));
    return tr("%1, %2: asking the provider, last asked %3")
        .arg(name, money(outcome.amount), ago(now - *outcome.askedAt));
}

OutcomeWatch::OutcomeWatch(const ShopGateways &gateways, QObject *parent)
    : QObject(parent),
      m_hosted(gateways.hosted)
{
    connect(&m_hosted, &gateway::Hosted::outcomesChanged, this, [this] {
        if (m_isStarted)
            ask();
    });
    connect(&gateways.staff, &gateway::Staff::changed, this, [this] {
        if (m_hasFailed)
            ask();
    });
}

void OutcomeWatch::start()
{
    m_isStarted = true;
    ask();
}

void OutcomeWatch::ask()
{
    m_answers.ask(m_hosted.openOutcomes(), this, [this](const Result<QList<HostedOutcome>> &open) {
        m_hasFailed = !open;
        if (!open || *open == m_open)
            return;
        m_open = *open;
        Q_EMIT changed();
    });
}

QList<HostedOutcome> OutcomeWatch::openOf(const QList<ProfileId> &profiles) const
{
    QList<HostedOutcome> found;
    for (const HostedOutcome &outcome : m_open) {
        if (profiles.isEmpty() || profiles.contains(outcome.profileId))
            found << outcome;
    }
    return found;
}

} // namespace tilldesk::ui
