#include "core/bank/bank_file.h"

#include "core/bank/camt_reader.h"
#include "core/bank/coda_reader.h"
#include "core/bank/mt940_reader.h"
#include "core/crypto/digest.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

/// Recognises the format by the beginning of the file; CAMT stands for both versions.
std::optional<BankFormat> formatOf(QByteArrayView head)
{
    const QByteArray text = head.trimmed().toByteArray();
    if (text.startsWith('<'))
        return BankFormat::Camt053v02;
    if (text.startsWith("0000") && text.size() > 20 && text.mid(14, 2) == "05")
        return BankFormat::Coda;
    if (text.startsWith(":20:") || text.contains("\n:20:") || text.contains("{4:"))
        return BankFormat::Mt940;
    return {};
}

/// Returns the beginning of the file's first line, without characters that a terminal would run.
QString firstLineOf(const FileBytes &bytes)
{
    constexpr qsizetype kShown = 40;
    const QByteArray line = bytes.head.mid(bytes.begin).trimmed().left(kShown);
    QString text = decoded(line, 0, bytes.encoding).text().section(u'\n', 0, 0);
    for (QChar &c : text) {
        if (!c.isPrint())
            c = u'?';
    }
    return text;
}

Result<QByteArray> digestOf(QIODevice &file)
{
    constexpr qint64 kPiece = 64 * 1024;
    crypto::Sha256 digest;
    while (!file.atEnd()) {
        const QByteArray bytes = file.read(kPiece);
        if (bytes.isEmpty())
            return fail(ErrorCode::Storage,
                        u"the file cannot be read: %1"_s.arg(file.errorString()));
        digest.add(bytes);
    }
    file.seek(0);
    return digest.result().toHex();
}

} // namespace

Result<ParsedFile> readBankFile(QIODevice &file, const QString &name, BankReadControl &control)
{
    if (file.size() > kMaxFileBytes)
        return fail(ErrorCode::FieldInvalid,
                    u"has more than %1 MiB"_s.arg(kMaxFileBytes / 1024 / 1024), u"file"_s);
    control.total = file.size();
    const auto bytes = examine(file);
    if (!bytes)
        return bytes.failure();
    const auto format = formatOf(QByteArrayView(bytes->head).sliced(bytes->begin));
    if (!format)
        return fail(
            ErrorCode::FieldInvalid,
            u"is no CAMT.053, MT940 or CODA file; it begins with '%1'"_s.arg(firstLineOf(*bytes)),
            u"file"_s);
    const auto sha256 = digestOf(file);
    if (!sha256)
        return sha256.failure();
    ParsedFile parsed{.name = name, .sha256 = *sha256, .format = *format, .statements = {}};
    if (*format == BankFormat::Camt053v02) {
        auto content = CamtReader::read(file, *bytes, control);
        if (!content)
            return content.failure();
        parsed.format = content->format;
        parsed.statements = std::move(content->statements);
    } else {
        TextLines lines(file, *bytes, control);
        auto statements =
            *format == BankFormat::Coda ? CodaReader::read(lines) : Mt940Reader::read(lines);
        if (!statements)
            return statements.failure();
        parsed.statements = std::move(*statements);
    }
    if (parsed.statements.empty())
        return fail(ErrorCode::FieldInvalid, u"has no statement"_s, u"file"_s);
    for (ParsedStatement &statement : parsed.statements) {
        for (BankEntry &entry : statement.entries)
            entry.file = name;
    }
    return parsed;
}

Result<ParsedFile> readBankFile(const QString &path, BankReadControl &control)
{
    const QFileInfo info(path);
    if (!info.isFile()) // a pipe would block
        return fail(ErrorCode::FieldInvalid, u"is not a file"_s, u"file"_s);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Storage, u"%1: %2"_s.arg(path, file.errorString()));
    return readBankFile(file, info.fileName(), control);
}

} // namespace tilldesk::bank
