#include "tests/support/fake_merchants.h"

#include <QPromise>

namespace tilldesk::test {

QFuture<Result<QList<ProfileEntry>>> FakeMerchants::profiles()
{
    QPromise<Result<QList<ProfileEntry>>> promise;
    promise.start();
    promise.addResult(Result<QList<ProfileEntry>>(entries));
    promise.finish();
    return promise.future();
}

void FakeEndpoint::setState(const EndpointState &state)
{
    m_state = state;
    Q_EMIT changed(state);
}

} // namespace tilldesk::test
