#include "tests/unit/keys/keys_fixture.h"

#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "core/storage/migrate.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

Keys::Keys(Begin begin)
{
    if (!restart(masterKey))
        qFatal("an empty database has keys that cannot be opened");
    if (begin == Begin::Empty)
        return;
    if (!commit([this] { return service->ensure(keys::makeKeys(make)); }))
        qFatal("first keys could not be added");
    events = {};
}

Result<void> Keys::restart(const QByteArray &key)
{
    service.reset();
    published = std::make_unique<keys::PublishedKeys>();
    db.reset();
    db = std::make_unique<storage::Database>(place.path());
    storage::migrate(*db);
    service = std::make_unique<keys::KeyService>(*db, clock, events, *published, serviceNames);
    return commit([&] {
        return service->open(key, [this](auto wanted) { asked.push_back(std::move(wanted)); });
    });
}

Result<void> Keys::rotate()
{
    return commit([this] { return service->rotate(keys::makeKeys(make)); });
}

void Keys::runDueJobs()
{
    int turns = 0;
    while (service->nextChange().value_or(Timestamp::max()) <= clock.now()) {
        if (++turns > 10)
            qFatal("a job stays due");
        applyDueChanges();
        makeAskedKeys();
    }
}

void Keys::applyDueChanges()
{
    std::ignore = commit([this]() -> Result<void> {
        service->applyDueChanges(make);
        return {};
    });
}

int Keys::makeAskedKeys()
{
    const auto wanted = std::exchange(asked, {});
    for (const auto &one : wanted) {
        const keys::NewKeys made = one();
        std::ignore = commit([&] { return service->renew(made); });
    }
    return int(wanted.size());
}

QString Keys::phases(crypto::Algorithm algorithm) const
{
    constexpr std::array kNames{"Waiting", "Signing", "Leaving"};
    QStringList names;
    for (const ServiceKeyEntry &entry : ring()->entries(clock.now())) {
        if (entry.algorithm == crypto::toText(algorithm))
            names << QString::fromLatin1(kNames[size_t(entry.phase)]);
    }
    return names.join(u' ');
}

QString Keys::signingKid(crypto::Algorithm algorithm) const
{
    const auto *key = ring()->signing(algorithm, clock.now());
    return key != nullptr ? key->kid : QString();
}

QStringList Keys::column(const QString &sql)
{
    QStringList texts;
    auto rows = db->prepare(sql);
    while (rows.next())
        texts << rows.read<QString>();
    return texts;
}

QByteArray valueOf(const http::Response &response, const std::string &name)
{
    for (const http::Header &header : response.headers) {
        if (header.name == name)
            return QByteArray::fromStdString(header.value);
    }
    return {};
}

bool isValid(const QByteArray &jws, const QByteArray &body, const std::string &keySet)
{
    const auto parsed = crypto::parseDetachedJws(jws);
    const auto set = crypto::JwkSet::parse(keySet);
    if (!parsed || !set)
        return false;
    const auto header = QJsonDocument::fromJson(parsed->header);
    const crypto::Jwk *key = set->find(header[u"kid"_s].toString());
    return key != nullptr && crypto::toText(key->key.algorithm()) == header[u"alg"_s].toString()
        && crypto::verifySignature(crypto::signingInput(parsed->headerPart, body),
                                   parsed->signature, key->key);
}

} // namespace tilldesk::test
