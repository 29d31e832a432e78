#pragma once

#include "core/bank/bank_file.h"

#include <QByteArray>

namespace tilldesk::test {

/// Returns the bytes of a file of the folder samples. Written by hand from the formats' tables and
/// from what banks send; shares no code with the writers of our exports.
[[nodiscard]] QByteArray sample(const QString &name);

/// Reads a file that is in memory.
[[nodiscard]] Result<bank::ParsedFile> readBytes(const QByteArray &bytes,
                                                 const QString &name = QStringLiteral("file"));

/// Returns the bytes behind a part of a text, as the file has them.
[[nodiscard]] QByteArray bytesBehind(const QByteArray &file, const FileText &text, qsizetype from,
                                     qsizetype count);

/// Returns a CODA record with the fields at their positions, counted from 1.
[[nodiscard]] QByteArray codaRecord(const QByteArray &kind,
                                    const std::vector<std::pair<int, QByteArray>> &fields);

/// A line of a made file.
struct MadeLine {
    QDate day;
    qint64 cents = 0;
    QString text;
    QString reference = {};
};

/// Returns a CODA file with one statement. @param closing  in cents; empty: the right one
[[nodiscard]] QByteArray codaFile(const QString &iban, int number, qint64 opening,
                                  const std::vector<MadeLine> &lines, const QDate &day,
                                  std::optional<qint64> closing = {});

/// Returns record 9 of a CODA file that begins with `file` and has these movements.
[[nodiscard]] QByteArray codaTrailer(const QByteArray &file, const std::vector<MadeLine> &lines);

/// Returns a CAMT.053 file (version 02) with one statement.
[[nodiscard]] QByteArray camtFile(const QString &iban, int number, qint64 opening,
                                  const std::vector<MadeLine> &lines, const QDate &day);

} // namespace tilldesk::test
