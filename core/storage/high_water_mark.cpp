#include "core/storage/high_water_mark.h"

#include <QFile>
#include <QMap>
#include <array>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

/// One sector: disks and file systems write it atomically.
constexpr std::size_t kSize = 512;
constexpr QByteArrayView kTitle = "tilldesk-high-water 1";
constexpr QByteArrayView kEnd = "end\n";

} // namespace

HighWaterMark::~HighWaterMark()
{
    if (m_file >= 0)
        ::close(m_file);
}

std::optional<HighWater> HighWaterMark::read() const
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray content = file.read(kSize + 1).trimmed() + '\n';
    if (!content.startsWith(kTitle) || !content.endsWith(kEnd))
        return {};
    QMap<QByteArray, QByteArray> values;
    for (const QByteArray &line : content.split('\n')) {
        const auto space = line.indexOf(' ');
        values[line.first(std::max<qsizetype>(space, 0))] = line.sliced(space + 1);
    }
    return HighWater{.database = QString::fromLatin1(values["database"]),
                     .paymentSeq = values["payment"].toLongLong(),
                     .ledgerSeq = values["ledger"].toLongLong(),
                     .ledgerHash = values["head"],
                     .auditSeq = values["audit"].toLongLong(),
                     .auditHash = values["audit-head"],
                     .headSeq = values["signed-head"].toLongLong(),
                     .wallTime = fromMillis(values["wall"].toLongLong()),
                     .bootId = values["boot"],
                     .sinceBoot = std::chrono::milliseconds(values["since-boot"].toLongLong())};
}

Result<void> HighWaterMark::open()
{
    if (m_file >= 0)
        return {};
    m_file = ::open(QFile::encodeName(m_path).constData(), O_WRONLY | O_CREAT | O_CLOEXEC,
                    S_IRUSR | S_IWUSR);
    if (m_file < 0)
        return fail(ErrorCode::Storage, u"cannot write %1"_s.arg(m_path));
    return {};
}

bool HighWaterMark::write(const HighWater &mark)
{
    QByteArray text;
    text.reserve(qsizetype(kSize));
    const auto line = [&text](QByteArrayView name, QByteArrayView value) {
        text.append(name).append(' ').append(value).append('\n');
    };
    text.append(kTitle).append('\n');
    line("database", mark.database.toLatin1());
    line("payment", QByteArray::number(mark.paymentSeq));
    line("ledger", QByteArray::number(mark.ledgerSeq));
    line("head", mark.ledgerHash);
    line("audit", QByteArray::number(mark.auditSeq));
    line("audit-head", mark.auditHash);
    line("signed-head", QByteArray::number(mark.headSeq));
    line("wall", QByteArray::number(toMillis(mark.wallTime)));
    line("boot", mark.bootId);
    line("since-boot", QByteArray::number(qint64(mark.sinceBoot.count())));
    text.append(kEnd);
    Q_ASSERT(text.size() <= qsizetype(kSize));
    text.append(qsizetype(kSize) - text.size(), '\n');
    return ::pwrite(m_file, text.constData(), kSize, 0) == ssize_t(kSize);
}

} // namespace tilldesk::storage
