#include "app/system_keychain.h"

#include <QEventLoop>
#include <QTimer>
#include <qt6keychain/keychain.h>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

const QString kService = u"Tilldesk"_s;

struct Outcome {
    QKeychain::Error error = QKeychain::OtherError;
    QString why = u"the keychain did not answer in time"_s;
    QByteArray data = {};
};

/// Runs a job until it finishes or times out. The job deletes itself when it finishes, however
/// late.
template <typename Job>
Outcome run(Job *job, const QString &entry, std::chrono::milliseconds timeout)
{
    Outcome outcome;
    QEventLoop loop;
    QObject::connect(job, &QKeychain::Job::finished, &loop,
                     [&outcome, &loop, job](const QKeychain::Job *) {
                         outcome = {job->error(), job->errorString(), {}};
                         if constexpr (std::is_same_v<Job, QKeychain::ReadPasswordJob>)
                             outcome.data = job->binaryData();
                         loop.quit();
                     });
    job->setInsecureFallback(false);
    job->setKey(entry);
    job->start();
    QTimer::singleShot(timeout, &loop, &QEventLoop::quit);
    loop.exec();
    return outcome;
}

tl::unexpected<Error> refuse(const Outcome &outcome)
{
    return fail(ErrorCode::Storage, u"the keychain cannot be used: %1"_s.arg(outcome.why));
}

} // namespace

Result<std::optional<QByteArray>> SystemKeychain::read(const QString &entry,
                                                       std::chrono::milliseconds timeout)
{
    const Outcome outcome = run(new QKeychain::ReadPasswordJob(kService), entry, timeout);
    if (outcome.error == QKeychain::EntryNotFound)
        return std::nullopt;
    if (outcome.error != QKeychain::NoError)
        return refuse(outcome);
    return std::optional(outcome.data);
}

Result<void> SystemKeychain::write(const QString &entry, const QByteArray &text,
                                   std::chrono::milliseconds timeout)
{
    auto *job = new QKeychain::WritePasswordJob(kService);
    job->setBinaryData(text);
    const Outcome outcome = run(job, entry, timeout);
    return outcome.error == QKeychain::NoError ? Result<void>() : refuse(outcome);
}

} // namespace tilldesk::app
