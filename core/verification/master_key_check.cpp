#include "core/verification/master_key_check.h"

#include "core/crypto/sealed.h"
#include "core/keys/master_key_file.h"

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

QString checkKeys(storage::Database &db, const QByteArray &masterKey, Findings &found)
{
    qint64 opened = 0;
    auto rows = db.prepare(
        u"SELECT seq, kid, sealed_key FROM service_key WHERE sealed_key <> '' ORDER BY seq"_s);
    while (rows.next()) {
        const auto seq = rows.read<qint64>();
        const auto kid = rows.read<QString>();
        const auto sealedKey = QByteArray::fromBase64(rows.read<QString>().toLatin1());
        if (crypto::unseal(sealedKey, masterKey, kid.toUtf8()))
            ++opened;
        else
            found.at(u"service_key"_s, seq,
                     u"the master key does not open this key: the service cannot start"_s);
    }
    return u"the master key opens %1 private keys"_s.arg(opened);
}

} // namespace

Check masterKeyCheck(const storage::DataDirectory &directory)
{
    return {u"master key"_s,
            [file = keys::MasterKeyFile(directory.masterKeyPath())](storage::Database &db,
                                                                    Findings &found) {
                if (!file.exists())
                    return u"not checked: no file master.key; the keychain may hold the key"_s;
                // MasterKeyFile reads files of its own user only.
                if (!file.belongsToThisUser())
                    return u"not checked: master.key belongs to another user"_s;
                const auto masterKey = file.read();
                if (masterKey)
                    return checkKeys(db, *masterKey, found);
                found.add(u"master.key"_s, masterKey.error().detail);
                return QString();
            }};
}

} // namespace tilldesk::verification
