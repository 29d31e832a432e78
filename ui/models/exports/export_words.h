#pragma once

#include "core/base/error.h"
#include "core/domain/export.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// The words about files for the accountant.
class ExportWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ExportWords)

public:
    /// `Excel workbook`
    [[nodiscard]] static QString format(ExportFormat format);
    /// What the format is for, in a few words.
    [[nodiscard]] static QString use(ExportFormat format);
    /// `Excel workbook (*.xlsx)`, as QFileDialog has it.
    [[nodiscard]] static QString fileFilter(ExportFormat format);
    /// `Export payments`
    [[nodiscard]] static QString title(const ExportList &list);
    /// A name without folder and ending, with the days that the list is about:
    /// `payments-2026-11-01-2026-11-30`
    [[nodiscard]] static QString fileName(const ExportList &list, Timestamp now);
    /// `12 345 of 1 000 000 rows`
    [[nodiscard]] static QString progress(qint64 done, qint64 total);
    /// `Saved: 412 rows, € 12 266.10`
    [[nodiscard]] static QString saved(const ExportReport &report);
    /// The same of a pack: `Saved: 18 files, 1 284 rows, € 38 912.40 paid out`
    [[nodiscard]] static QString savedPack(const ExportReport &report);
    /// What went wrong and what to do about it; see exports::writeStatement() for the fields.
    [[nodiscard]] static QString problem(const Error &error);
    /// `October 2026`
    [[nodiscard]] static QString month(QDate month);
};

/// The formats that a list can be written in, those that are asked for most first.
[[nodiscard]] QList<ExportFormat> formatsOf(const ExportList &list);
/// The window's language as ExportRequest::language has it.
[[nodiscard]] QString exportLanguage();

} // namespace tilldesk::ui
