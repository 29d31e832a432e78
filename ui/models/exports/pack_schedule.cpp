#include "ui/models/exports/pack_schedule.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/exports/export_words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString momentText(Timestamp at)
{
    const QDateTime local = inShopZone(at);
    return dayText(local.date()) + u' ' + QLocale().toString(local.time(), u"HH:mm"_s);
}

} // namespace

PackSchedule::PackSchedule(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    connect(&gateways.exports, &gateway::Exports::packChanged, this, &PackSchedule::ask);
    ask();
}

PackSchedule::~PackSchedule()
{
    cancel();
}

void PackSchedule::ask()
{
    m_answers.ask(m_gateways.exports.packState(), this, [this](const Result<PackState> &state) {
        m_state = state ? std::optional(*state) : std::nullopt;
        Q_EMIT changed();
    });
}

QString PackSchedule::plan() const
{
    if (!m_state)
        return {};
    if (!isOn())
        return tr(
            "Tilldesk can make the zipped pack of the last month automatically, and send it by "
            "e-mail.");
    const PackSettings &settings = m_state->settings;
    QString text = tr("On day %1 of each month, at %2, in %3.")
                       .arg(settings.day)
                       .arg(settings.time.toString(u"HH:mm"_s), settings.folder);
    if (settings.isMailed())
        text += u' ' + tr("It is sent to %1.").arg(settings.to.join(u", "_s));
    if (m_state->next)
        text += u' ' + tr("Next: %1.").arg(momentText(*m_state->next));
    return text;
}

QString PackSchedule::problem(const PackRun &run)
{
    const QString month = ExportWords::month(run.month);
    if (!run.problem.isEmpty())
        return tr("The pack of %1 could not be made. Is its folder there, is its disk connected, "
                  "and has it room?")
            .arg(month);
    if (run.mailProblem.isEmpty())
        return {};
    const QString text = tr("The pack of %1 was made, but not sent. Check the mail server, the "
                            "user and the password.")
                             .arg(month);
    return run.nextTry
        ? text + u' ' + tr("Tilldesk tries again on %1.").arg(momentText(*run.nextTry))
        : text;
}

QString PackSchedule::lastRun() const
{
    if (!m_state || !m_state->last)
        return {};
    const PackRun &run = *m_state->last;
    const QString reason = run.problem.isEmpty() ? run.mailProblem : run.problem;
    if (!run.isGood()) // the reason is that of the system or the mail server, in its own words
        return problem(run) + u'\n' + tr("“%1”").arg(reason);
    const QString month = ExportWords::month(run.month);
    return run.sentTo.isEmpty() ? tr("%1 was made on %2.").arg(month, momentText(run.at))
                                : tr("%1 was made on %2 and sent to %3.")
                                      .arg(month, momentText(run.at), run.sentTo.join(u", "_s));
}

Tone PackSchedule::lastTone() const
{
    if (!m_state || !m_state->last)
        return Tone::Grey;
    return m_state->last->isGood() ? Tone::Green : Tone::Red;
}

QString PackSchedule::addressees() const
{
    return m_state ? m_state->settings.to.join(u", "_s) : QString();
}

QDate PackSchedule::failedMonth() const
{
    return lastTone() == Tone::Red ? m_state->last->month : QDate();
}

QString PackSchedule::whyNotMake() const
{
    if (!isOn())
        return tr("Choose a folder first");
    return m_isMaking || m_state->isRunning ? tr("A pack is being made") : QString();
}

void PackSchedule::makeNow(const QDate &month)
{
    if (!whyNotMake().isEmpty())
        return;
    m_isMaking = true;
    m_failure.clear();
    m_control = std::make_shared<ExportControl>();
    Q_EMIT changed();
    whenReady(m_gateways.exports.makePackNow(month, m_control), this,
              [this](const Result<PackRun> &made) {
                  m_isMaking = false;
                  if (!made && made.error().code != ErrorCode::Cancelled)
                      m_failure = ExportWords::problem(made.error());
                  Q_EMIT changed();
                  ask();
              });
}

void PackSchedule::cancel()
{
    if (m_isMaking)
        m_control->isCancelled = true;
}

} // namespace tilldesk::ui
