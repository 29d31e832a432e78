#include "app/till_home.h"

#include "core/storage/atomic_file.h"

#include <QDir>
#include <QFile>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QString entryOf(const QByteArray &fingerprint)
{
    return u"till "_s + QString::fromLatin1(fingerprint.left(16));
}

Result<void> writeForOwner(const QString &path, const QByteArray &content)
{
    auto file = storage::AtomicFile::begin(path, content.size(), storage::FileAccess::OwnerOnly);
    if (!file)
        return file.failure();
    if (file->file().write(content) != content.size())
        return fail(ErrorCode::FileNotWritten, file->file().errorString());
    if (const auto written = file->commit(); !written)
        return written.failure();
    return {};
}

} // namespace

bool TillHome::isTill(const QString &folder)
{
    return QFile::exists(folder + u"/till.ini"_s);
}

QString TillHome::path() const
{
    return m_folder + u"/till.ini"_s;
}

QString TillHome::tokenPath() const
{
    return m_folder + u"/till.token"_s;
}

QString TillHome::begunPath() const
{
    return m_folder + u"/begun.cbor"_s;
}

QByteArray TillHome::readBegun() const
{
    QFile file(begunPath());
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

Result<void> TillHome::writeBegun(const QByteArray &list) const
{
    return writeForOwner(begunPath(), list);
}

Result<std::optional<KnownService>> TillHome::read() const
{
    if (!isTill(m_folder))
        return std::nullopt;
    const QSettings stored(path(), QSettings::IniFormat);
    KnownService service{stored.value(u"host"_s).toString(),
                         quint16(stored.value(u"port"_s).toUInt()),
                         stored.value(u"fingerprint"_s).toString().toLatin1(),
                         {},
                         stored.value(u"name"_s).toString()};
    if (QFile file(tokenPath()); file.open(QFile::ReadOnly)) {
        service.token = QString::fromLatin1(file.readAll().trimmed());
        return service;
    }
    if (m_keychain == nullptr)
        return fail(ErrorCode::Storage, u"%1 cannot be read"_s.arg(tokenPath()));
    const auto token =
        m_keychain->read(entryOf(service.fingerprint), keys::kRequiredKeychainTimeout);
    if (!token)
        return token.failure();
    if (!*token)
        return fail(ErrorCode::Storage,
                    u"the keychain has no token of this till; pair the till again"_s);
    service.token = QString::fromLatin1(**token);
    return service;
}

Result<void> TillHome::write(const KnownService &service) const
{
    if (!QDir().mkpath(m_folder))
        return fail(ErrorCode::FileNotWritten, u"%1 cannot be made"_s.arg(m_folder));
    const QByteArray token = service.token.toLatin1();
    const bool isInKeychain = m_keychain != nullptr
        && m_keychain->write(entryOf(service.fingerprint), token, keys::kOptionalKeychainTimeout)
               .has_value();
    if (isInKeychain)
        QFile::remove(tokenPath()); // of an earlier pairing
    else if (auto written = writeForOwner(tokenPath(), token + '\n'); !written)
        return written;
    QSettings stored(path(), QSettings::IniFormat);
    const QString before = stored.value(u"fingerprint"_s).toString();
    if (!before.isEmpty() && before != QString::fromLatin1(service.fingerprint))
        QFile::remove(begunPath()); // another shop does not know these payments
    stored.setValue(u"host"_s, service.host);
    stored.setValue(u"port"_s, service.port);
    stored.setValue(u"fingerprint"_s, QString::fromLatin1(service.fingerprint));
    stored.setValue(u"name"_s, service.name);
    stored.sync();
    if (stored.status() != QSettings::NoError)
        return fail(ErrorCode::FileNotWritten, u"%1 cannot be written"_s.arg(path()));
    return {};
}

Result<void> TillHome::forget() const
{
    for (const QString &file : {path(), tokenPath(), begunPath()}) {
        if (QFile::exists(file) && !QFile::remove(file))
            return fail(ErrorCode::FileNotWritten, u"%1 cannot be removed"_s.arg(file));
    }
    return {};
}

} // namespace tilldesk::app
