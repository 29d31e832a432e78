#include "core/runtime/local_merchants.h"

#include <QPromise>

namespace tilldesk::runtime {

QFuture<Result<QList<ProfileEntry>>> LocalMerchants::profiles()
{
    const auto directory = m_directory.current();
    QList<ProfileEntry> entries;
    for (const merchants::StoredProfile &stored : directory->profiles()) {
        const Merchant *merchant = directory->merchant(stored.profile.merchantId);
        entries << ProfileEntry{merchant != nullptr ? *merchant : Merchant(), stored.profile,
                                stored.pointsOfSale};
    }
    QPromise<Result<QList<ProfileEntry>>> promise;
    promise.start();
    promise.addResult(Result<QList<ProfileEntry>>(std::move(entries)));
    promise.finish();
    return promise.future();
}

void LocalMerchants::tell()
{
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
