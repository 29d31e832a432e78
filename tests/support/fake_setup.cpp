#include "tests/support/fake_setup.h"

#include "tests/support/done_future.h"

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

tl::unexpected<Error> refusal(const Error &error)
{
    return fail(error.code, error.detail, error.field);
}

} // namespace

void FakeSetup::finish(const Result<OpenedShop> &result)
{
    m_open->addResult(result);
    m_open->finish();
}

QFuture<Result<OpenedShop>> FakeSetup::open(const NewShop &shop)
{
    opened << shop;
    if (isSlow) {
        m_open = std::make_shared<QPromise<Result<OpenedShop>>>();
        m_open->start();
        return m_open->future();
    }
    return doneFuture(error ? Result<OpenedShop>(refusal(*error)) : OpenedShop{PaymentId(u"p1"_s)});
}

QFuture<Result<OpenedShop>> FakeSetup::openDemo()
{
    calls << u"demo"_s;
    return doneFuture(error ? Result<OpenedShop>(refusal(*error)) : OpenedShop{});
}

QFuture<Result<BackupSummary>> FakeSetup::examine(const QString &path, const QString &typed)
{
    calls << u"examine "_s + path;
    if (error)
        return doneFuture(Result<BackupSummary>(refusal(*error)));
    if (typed != passphrase)
        return doneFuture(Result<BackupSummary>(
            fail(typed.isEmpty() ? ErrorCode::FieldRequired : ErrorCode::FieldInvalid,
                 u"does not open the backup"_s, u"passphrase-file"_s)));
    return doneFuture(Result<BackupSummary>(summary));
}

QFuture<Result<OpenedShop>> FakeSetup::restore(const QString &path, const QString & /*typed*/)
{
    calls << u"restore "_s + path;
    return doneFuture(error ? Result<OpenedShop>(refusal(*error)) : OpenedShop{});
}

void FakeSetup::keepAnswers(const NewShop &shop)
{
    kept = shop;
    kept.pin.clear();
}

QString FakeSetup::logged(const Error & /*error*/)
{
    return u"7f3a0c21"_s;
}

QrMatrix FakeSetup::sampleCode() const
{
    constexpr int kSide = 29;
    QrMatrix matrix{kSide, QByteArray(kSide * kSide, 0)};
    for (int i = 0; i < kSide * kSide; ++i)
        matrix.modules[i] = char((i * i / 7 + i) % 3 == 0);
    return matrix;
}

} // namespace tilldesk::test
