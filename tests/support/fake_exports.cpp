#include "tests/support/fake_exports.h"

#include "tests/support/done_future.h"

using namespace Qt::StringLiterals;

namespace tilldesk::test {

QFuture<Result<ExportReport>> FakeExports::write(const ExportRequest &request, const QString &path,
                                                 const std::shared_ptr<ExportControl> &control)
{
    return keep({.request = request, .pack = {}, .path = path, .control = control});
}

QFuture<Result<ExportReport>> FakeExports::writePack(const PackRequest &request,
                                                     const QString &folder,
                                                     const std::shared_ptr<ExportControl> &control)
{
    return keep({.request = {}, .pack = request, .path = folder, .control = control});
}

QFuture<Result<PackSize>> FakeExports::packSize(const PackRequest &request)
{
    sizesAsked << request;
    return doneFuture(Result<PackSize>(size));
}

QFuture<Result<PackState>> FakeExports::packState()
{
    return doneFuture(Result<PackState>(pack));
}

QFuture<Result<void>> FakeExports::setPackSettings(const PackSettings &settings)
{
    if (refusal)
        return doneFuture(Result<void>(fail(refusal->code, refusal->detail, refusal->field)));
    pack.settings = settings;
    Q_EMIT packChanged();
    return doneFuture(Result<void>());
}

QFuture<Result<void>> FakeExports::setMailPassword(const QString &text)
{
    if (refusal)
        return doneFuture(Result<void>(fail(refusal->code, refusal->detail, refusal->field)));
    password = text;
    pack.hasPassword = !text.isEmpty();
    Q_EMIT packChanged();
    return doneFuture(Result<void>());
}

QFuture<Result<PackRun>>
FakeExports::makePackNow(const QDate &month, const std::shared_ptr<ExportControl> & /*control*/)
{
    packsMade << month;
    PackRun run;
    run.month = month;
    run.isByHand = true;
    run.files = {u"/srv/accountant/tilldesk-2026-10.zip"_s};
    run.sha256 = {QString(64, u'a')};
    run.bytes = 812'000;
    run.sentTo = pack.settings.to;
    Result<PackRun> result = nextRun.value_or(run);
    if (result)
        pack.last = *result;
    Q_EMIT packChanged();
    return doneFuture(std::move(result));
}

void FakeExports::answer(const Result<ExportReport> &result)
{
    const auto promise = m_waiting.takeFirst();
    promise->addResult(result);
    promise->finish();
}

QFuture<Result<ExportReport>> FakeExports::keep(Asked question)
{
    asked << std::move(question);
    auto promise = std::make_shared<QPromise<Result<ExportReport>>>();
    promise->start();
    m_waiting << promise;
    return promise->future();
}

} // namespace tilldesk::test
