#include "app/own_keys.h"

#include "core/runtime/promised.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {

OwnKeys::OwnKeys(const QString &masterKeyPath, KeySources sources, threads::CoreThread &core)
    : m_sources(std::move(sources)),
      m_places{.file = keys::MasterKeyFile(masterKeyPath),
               .keychain = m_sources.keychain,
               .prefersKeychain = m_sources.prefersKeychain},
      m_core(core)
{
    m_worker.setMaxThreadCount(1);
}

Result<void> OwnKeys::open(keys::KeyService &service, const Clock &clock,
                           const PublishedServiceNames &names)
{
    using Identity = keys::KeyService::Identity;
    m_service = &service;
    const auto identity =
        runtime::promisedByCore<Identity>(
            m_core, [&service]() -> Result<Identity> { return service.identity(); }, {})
            .result();
    if (!identity)
        return identity.failure();
    const auto masterKey = keys::openMasterKey(m_places, identity->serviceId, identity->hasKeys);
    if (!masterKey)
        return masterKey.failure();
    if (!m_signer) { // otherwise openStandby() has found the same, and requests use the signer
        m_masterKey = *masterKey;
        m_signer =
            std::make_unique<keys::ResponseSigner>(m_published, clock, names, identity->serviceId);
    }
    return runtime::promisedByCore<void>(
               m_core,
               [this, key = *masterKey] {
                   return m_service->open(key, [this](auto make) { renew(std::move(make)); });
               },
               {})
        .result();
}

Result<void> OwnKeys::openStandby(storage::Database &db, const Clock &clock,
                                  const PublishedServiceNames &names)
{
    Events events;
    const auto identity = keys::KeyService(db, clock, events, m_published, names).identity();
    if (!identity.hasKeys)
        return fail(ErrorCode::Storage,
                    u"the shop is being created: the database has no keys yet"_s);
    const auto masterKey = keys::openMasterKey(m_places, identity.serviceId, true);
    if (!masterKey)
        return masterKey.failure();
    m_masterKey = *masterKey;
    m_signer =
        std::make_unique<keys::ResponseSigner>(m_published, clock, names, identity.serviceId);
    return publish(db, clock, names);
}

Result<void> OwnKeys::publish(storage::Database &db, const Clock &clock,
                              const PublishedServiceNames &names)
{
    Events events;
    return keys::KeyService(db, clock, events, m_published, names).open(m_masterKey, {});
}

void OwnKeys::renew(std::function<keys::NewKeys()> make)
{
    m_worker.start([this, make = std::move(make)] {
        m_core.submit([this, made = make()] { return m_service->renew(made); },
                      [](const Result<void> & /*tried again later*/) {});
    });
}

QFuture<Result<void>> OwnKeys::prepare(const QString &kid)
{
    if (kid.isEmpty() && !m_published.current()->keys().empty())
        return tilldesk::answered(Result<void>());
    auto [future, fulfil] = tilldesk::promised<void>();
    m_worker.start([this, kid, fulfil = std::move(fulfil)] {
        m_core.submit(
            [this, made = keys::makeKeys(m_sources.make, kid)] { return m_service->ensure(made); },
            fulfil);
    });
    return future;
}

} // namespace tilldesk::app
