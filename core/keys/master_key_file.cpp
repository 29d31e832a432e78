#include "core/keys/master_key_file.h"

#include "core/crypto/sealed.h"

#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::keys {
namespace {

class Descriptor
{
public:
    Descriptor(const QString &path, int flags)
        : m_number(::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC, kOwnerOnly))
    {
    }
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] int number() const { return m_number; }

private:
    static constexpr mode_t kOwnerOnly = S_IRUSR | S_IWUSR;

    int m_number;
};

tl::unexpected<Error> refuse(const QString &path, const QString &why)
{
    return fail(ErrorCode::Storage, u"%1: %2"_s.arg(path, why));
}

tl::unexpected<Error> refuseByErrno(const QString &path)
{
    return refuse(path, QString::fromStdString(std::generic_category().message(errno)));
}

} // namespace

bool MasterKeyFile::belongsToThisUser() const
{
    return QFileInfo(m_path).ownerId() == ::geteuid();
}

bool MasterKeyFile::exists() const
{
    return QFileInfo(m_path).isSymLink() || QFileInfo::exists(m_path);
}

Result<QByteArray> MasterKeyFile::read() const
{
    // Checks the open descriptor, so the file cannot be exchanged between check and read.
    // Non-blocking: opening a FIFO must not block the start.
    const Descriptor file(m_path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    if (!file.isOpen())
        return refuseByErrno(m_path);
    struct stat status = {};
    if (::fstat(file.number(), &status) != 0)
        return refuseByErrno(m_path);
    if (!S_ISREG(status.st_mode))
        return refuse(m_path, u"is not a regular file"_s);
    if (status.st_uid != ::geteuid())
        return refuse(m_path,
                      u"belongs to another user; the master key must belong to the user that"
                      " runs the program"_s);
    if ((status.st_mode & (S_IRWXG | S_IRWXO)) != 0)
        return refuse(
            m_path,
            u"other users can read it (mode %1); the master key must have mode 0600"_s.arg(
                QString::number(status.st_mode & 07777U, 8)));
    QByteArray text(qsizetype{3} * crypto::kSealKeyBytes, '\0'); // larger than any valid content
    const auto size = ::read(file.number(), text.data(), size_t(text.size()));
    text.truncate(qsizetype(size < 0 ? 0 : size));
    const QByteArray key = masterKeyFrom(text);
    if (key.isEmpty())
        return refuse(m_path, u"differs from the master key that was written"_s);
    return key;
}

Result<void> MasterKeyFile::create(const QByteArray &key) const
{
    if (exists())
        return refuse(m_path, u"exists already"_s);
    const QString draft = m_path + u".new"_s;
    QFile::remove(draft); // left by a start that was interrupted
    {
        const Descriptor file(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW);
        const QByteArray text = masterKeyText(key);
        if (!file.isOpen()
            || ::write(file.number(), text.constData(), size_t(text.size())) != text.size()
            || ::fsync(file.number()) != 0)
            return refuseByErrno(draft);
    }
    if (::rename(QFile::encodeName(draft).constData(), QFile::encodeName(m_path).constData()) != 0)
        return refuseByErrno(m_path);
    const Descriptor folder(QFileInfo(m_path).path(), O_RDONLY | O_DIRECTORY);
    if (!folder.isOpen() || ::fsync(folder.number()) != 0)
        return refuseByErrno(m_path);
    // Read back: a full disk can shorten a write without an error, and the umask can take rights
    // from the owner.
    const auto written = read();
    return written && *written == key ? Result<void>() : refuse(m_path, u"could not be written"_s);
}

QByteArray masterKeyText(const QByteArray &key)
{
    return key.toHex() + '\n';
}

QByteArray masterKeyFrom(const QByteArray &text)
{
    const QByteArray digits = text.endsWith('\n') ? text.chopped(1) : text;
    const QByteArray key = QByteArray::fromHex(digits);
    return key.size() == crypto::kSealKeyBytes && key.toHex() == digits.toLower() ? key
                                                                                  : QByteArray();
}

} // namespace tilldesk::keys
