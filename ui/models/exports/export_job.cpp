#include "ui/models/exports/export_job.h"

#include "core/base/when_ready.h"
#include "ui/models/exports/export_words.h"

#include <algorithm>

namespace tilldesk::ui {

ExportJob::ExportJob(QObject *parent) : QObject(parent)
{
    // Throttle: the view repaints the progress ten times a second, which looks smooth.
    m_look.setInterval(std::chrono::milliseconds(100));
    connect(&m_look, &QTimer::timeout, this, &ExportJob::changed);
}

ExportJob::~ExportJob()
{
    if (m_control)
        m_control->isCancelled = true;
}

void ExportJob::begin(Write write)
{
    if (isWriting())
        return;
    m_write = std::move(write);
    m_control = std::make_shared<ExportControl>();
    m_message.clear();
    m_error.reset();
    m_look.start();
    setState(State::Writing);
    whenReady(m_write(m_control), this,
              [this](const Result<ExportReport> &report) { take(report); });
}

void ExportJob::retry()
{
    if (m_state == State::Failed)
        begin(m_write);
}

void ExportJob::cancel()
{
    if (!isWriting())
        return;
    m_control->isCancelled = true;
    Q_EMIT changed();
}

void ExportJob::reset()
{
    if (isWriting())
        return;
    m_message.clear();
    m_error.reset();
    setState(State::Idle);
}

void ExportJob::take(const Result<ExportReport> &report)
{
    m_look.stop();
    if (report) {
        m_report = *report;
        setState(State::Done);
        return;
    }
    m_error = report.error();
    m_message = ExportWords::problem(report.error());
    setState(report.error().code == ErrorCode::Cancelled ? State::Idle : State::Failed);
}

void ExportJob::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

int ExportJob::perMille() const
{
    constexpr int kWhole = 1000;
    const qint64 total = m_control ? m_control->total.load() : 0;
    if (total <= 0)
        return -1;
    const double part = double(m_control->done.load()) / double(total);
    return int(std::clamp(part, 0.0, 1.0) * kWhole);
}

QString ExportJob::progress() const
{
    return m_control ? ExportWords::progress(m_control->done, m_control->total) : QString();
}

} // namespace tilldesk::ui
