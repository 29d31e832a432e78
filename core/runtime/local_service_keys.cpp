#include "core/runtime/local_service_keys.h"

#include "core/runtime/promised.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {

LocalServiceKeys::LocalServiceKeys(Gate &gate, keys::KeyService &service,
                                   const keys::PublishedKeys &published,
                                   const payments::PublicAddress &address, const Clock &clock,
                                   keys::KeyMaker make, QObject *parent)
    : ServiceKeys(parent),
      m_gate(gate),
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
    using Entries = QList<ServiceKeyEntry>;
    return m_gate.start<StaffCommand::ReadServiceKeys, Entries>([this](const auto &fulfil) {
        fulfil(Result<Entries>(m_published.current()->entries(m_clock.now())));
    });
}

QFuture<Result<void>> LocalServiceKeys::rotate()
{
    return m_gate.start<StaffCommand::RotateServiceKeys, void>([this](auto fulfil) {
        m_worker.start([this, fulfil = std::move(fulfil)] {
            m_gate.change<StaffCommand::RotateServiceKeys, void>(
                [this, made = keys::makeKeys(m_make)] { return m_service.rotate(made); }, fulfil);
        });
    });
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
