#include "ui/models/settings/connection_check_steps.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/settings/connection_check_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ConnectionCheckSteps::ConnectionCheckSteps(const ShopGateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    connect(&gateways.hosted, &gateway::Hosted::checkChanged, this, &ConnectionCheckSteps::ask);
}

void ConnectionCheckSteps::start(const ProfileId &profile)
{
    m_problem.clear();
    m_isMine = true;
    whenReady(m_gateways.hosted.startCheck(profile), this, [this](const Result<void> &started) {
        if (!started)
            m_problem = Text::sentence(started.error());
        Q_EMIT changed();
    });
}

void ConnectionCheckSteps::stop()
{
    whenReady(m_gateways.hosted.stopCheck(), this,
              [this](const Result<void> & /*checkChanged() follows*/) { Q_EMIT changed(); });
}

void ConnectionCheckSteps::forget()
{
    if (isRunning())
        stop();
    m_isMine = false;
    m_report = {};
    m_problem.clear();
    m_answers.drop();
    Q_EMIT changed();
}

void ConnectionCheckSteps::ask()
{
    if (!m_isMine)
        return;
    m_answers.await(m_gateways.hosted.checked(), this,
                    [this](const Result<ConnectionReport> &report) {
                        if (!report)
                            return;
                        m_report = *report;
                        Q_EMIT changed();
                    });
}

QList<ConnectionCheckSteps::Line> ConnectionCheckSteps::lines() const
{
    QList<Line> lines;
    for (const CheckStep step : kCheckSteps) {
        const CheckedStep seen = hasRun() ? m_report.of(step) : CheckedStep{.step = step};
        Line line{.state = seen.state,
                  .title = CheckWords::title(seen),
                  .seen = CheckWords::seen(seen),
                  .meaning = {},
                  .toDo = {},
                  .traceId = {},
                  .took = {}};
        const bool isTried =
            seen.state != CheckState::NotTried && seen.state != CheckState::Running;
        if (isTried)
            line.took = CheckWords::milliseconds(seen.took);
        if (seen.state == CheckState::Fails || seen.state == CheckState::Warns) {
            line.meaning = CheckWords::meaning(seen.finding);
            line.toDo = CheckWords::toDo(seen.finding);
            line.traceId = seen.traceId;
        }
        lines << line;
    }
    return lines;
}

QString ConnectionCheckSteps::word() const
{
    if (!hasRun())
        return tr("Not checked yet");
    if (isRunning())
        return tr("Checking…");
    const int failing = m_report.count(CheckState::Fails);
    if (failing > 0)
        return tr("%1 steps fail", nullptr, failing).arg(wholeNumber(failing));
    return holds() ? tr("All %1 steps hold").arg(wholeNumber(m_report.steps.size()))
                   : tr("Not all steps were tried");
}

Tone ConnectionCheckSteps::tone() const
{
    if (!hasRun() || isRunning())
        return Tone::Grey;
    if (m_report.count(CheckState::Fails) > 0)
        return Tone::Red;
    return holds() && m_report.count(CheckState::Warns) == 0 ? Tone::Green : Tone::Amber;
}

QString ConnectionCheckSteps::summary() const
{
    if (!hasRun())
        return {};
    constexpr double kSecond = 1000;
    const int works = m_report.count(CheckState::Holds) + m_report.count(CheckState::Warns);
    return tr("%1 of %2 hold · checked %3, in %4 s")
        .arg(wholeNumber(works), wholeNumber(m_report.steps.size()),
             timeWithSeconds(m_report.startedAt),
             QLocale().toString(double(m_report.took.count()) / kSecond, 'f', 1));
}

} // namespace tilldesk::ui
