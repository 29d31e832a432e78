#pragma once

#include "core/base/error.h"
#include "core/domain/export.h"

#include <QCoreApplication>

namespace tilldesk::ui {

enum class ExportContent;

/// Texts about exported files.
class ExportWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ExportWords)

public:
    /// `Excel workbook`
    [[nodiscard]] static QString format(ExportFormat format);
    /// Returns the purpose of a format in a few words.
    [[nodiscard]] static QString use(ExportFormat format);
    /// `Excel workbook (*.xlsx)`, as a name filter of QFileDialog.
    [[nodiscard]] static QString fileFilter(ExportFormat format);
    /// Returns what an export contains: `Statements of the clearing account`.
    [[nodiscard]] static QString content(ExportContent content);
    /// Returns the purpose of a content in a few words.
    [[nodiscard]] static QString use(ExportContent content);
    /// `Export payments`
    [[nodiscard]] static QString title(const ExportList &list);
    /// Returns a file name without folder and extension, with the days of the list:
    /// `payments-2026-11-01-2026-11-30`
    [[nodiscard]] static QString fileName(const ExportList &list, Timestamp now);
    /// Marks a file name: the file has the payouts only. `payouts-2026-11-20-payouts-only`
    [[nodiscard]] static QString payoutsOnly(const QString &name);
    /// `12 345 of 1 000 000 rows`
    [[nodiscard]] static QString progress(qint64 done, qint64 total);
    /// `Saved: 412 rows, € 12 266.10 in total`
    [[nodiscard]] static QString saved(const ExportReport &report);
    /// As saved(), for a pack: `Saved: 18 files, 1 284 rows, € 38 912.40 paid out`
    [[nodiscard]] static QString savedPack(const ExportReport &report);
    /// Returns what of today is not in the file yet; empty if nothing is left out.
    [[nodiscard]] static QString notYet(const ExportReport &report);
    /// Returns what went wrong and what to do about it. See exports::statementAccounts() and
    /// exports::writePack() for the fields.
    [[nodiscard]] static QString problem(const Error &error);
    /// `October 2026`
    [[nodiscard]] static QString month(QDate month);
};

/// Returns the formats available for a list, the most requested first.
[[nodiscard]] QList<ExportFormat> formatsOf(const ExportList &list);
/// Returns the window's language, in the form of ExportRequest::language.
[[nodiscard]] QString exportLanguage();

} // namespace tilldesk::ui
