#include "tests/support/fake_exports.h"

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
