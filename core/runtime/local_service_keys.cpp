#include "core/runtime/local_service_keys.h"

#include "core/runtime/promised.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {

LocalServiceKeys::LocalServiceKeys(threads::CoreThread &core, keys::KeyService &service,
                                   const keys::PublishedKeys &published,
                                   const payments::PublicAddress &address, const Clock &clock,
                                   keys::KeyMaker make, QObject *parent)
    : ServiceKeys(parent),
      m_core(core),
      m_service(service),
      m_published(published),
      m_address(address),
      m_clock(clock),
      m_make(std::move(make))
{
    m_worker.setMaxThreadCount(1);
}

LocalServiceKeys::~LocalServiceKeys()
{
    m_worker.waitForDone();
}

QFuture<Result<QList<ServiceKeyEntry>>> LocalServiceKeys::keys()
{
    return answered(Result<QList<ServiceKeyEntry>>(m_published.current()->entries(m_clock.now())));
}

QFuture<Result<void>> LocalServiceKeys::rotate()
{
    auto [future, fulfil] = promised<void>();
    m_worker.start([this, fulfil = std::move(fulfil)] {
        m_core.submit([this, made = keys::makeKeys(m_make)] { return m_service.rotate(made); },
                      fulfil);
    });
    return future;
}

QStringList LocalServiceKeys::keySetAddresses() const
{
    const QString base = QString::fromStdString(m_address.base());
    return {base + u"/.well-known/jwks.json"_s, base + u"/certificates"_s, base + u"/"_s};
}

QByteArray LocalServiceKeys::keySet() const
{
    const auto ring = m_published.current();
    return QJsonDocument::fromJson(QByteArray::fromStdString(ring->keySet())).toJson();
}

void LocalServiceKeys::notify()
{
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
