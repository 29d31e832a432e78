#pragma once

#include "core/domain/payment_list.h"

#include <atomic>
#include <variant>

namespace tilldesk {

/// What an export's file looks like.
enum class ExportFormat {
    Csv,        ///< RFC 4180: comma, decimal point, UTF-8
    CsvEu,      ///< semicolon, decimal comma, UTF-8 with byte-order mark
    Xlsx,       ///< a workbook
    Json,       ///< a JSON object a line
    Pdf,        ///< a statement on A4
    Camt053v02, ///< ISO 20022 bank statement, camt.053.001.02
    Camt053v08, ///< the same, camt.053.001.08
    Camt054v02, ///< ISO 20022 notification of a payout's lines, camt.054.001.02
    Camt054v08, ///< the same, camt.054.001.08
    Mt940,      ///< SWIFT customer statement
    Coda,       ///< Belgian coded statement, 128 characters a record
};

inline constexpr std::array kExportFormats{
    ExportFormat::Csv,        ExportFormat::CsvEu,      ExportFormat::Xlsx,
    ExportFormat::Json,       ExportFormat::Pdf,        ExportFormat::Camt053v02,
    ExportFormat::Camt053v08, ExportFormat::Camt054v02, ExportFormat::Camt054v08,
    ExportFormat::Mt940,      ExportFormat::Coda};

/// Its name on the command line: csv, csv-eu, xlsx, json, pdf, camt053, camt053-08, camt054,
/// camt054-08, mt940, coda.
[[nodiscard]] QLatin1StringView toText(ExportFormat format);
/// @return empty for anything but one of the names, letter for letter
[[nodiscard]] std::optional<ExportFormat> exportFormatFrom(QStringView name);
/// How its files end, without the dot: csv, xlsx, jsonl, pdf, xml, sta, cod.
[[nodiscard]] QLatin1StringView fileSuffix(ExportFormat format);

/// A payout's payments and refunds.
struct PayoutContent {
    PayoutId payout;

    friend bool operator==(const PayoutContent &, const PayoutContent &) = default;
};

/// The list that is exported: all that its filter shows.
using ExportList = std::variant<PaymentFilter, RefundFilter, PayoutFilter, PayoutContent>;

/// Tables (CSV to PDF) of every list; bank statements (camt.053, MT940, CODA) of payouts; camt.054
/// of a payout's content.
[[nodiscard]] bool canExport(const ExportList &list, ExportFormat format);

/// What is to be exported.
struct ExportRequest {
    ExportList list;
    ExportFormat format = ExportFormat::Csv;
    QString language = QStringLiteral("en"); ///< en, nl, fr or de: of headings and words

    friend bool operator==(const ExportRequest &, const ExportRequest &) = default;
};

/// All of a month, for the accountant.
struct PackRequest {
    QDate month;                   ///< any day of it, in the shop's calendar
    QList<MerchantId> merchants{}; ///< empty: of every merchant
    QString language = QStringLiteral("en");

    friend bool operator==(const PackRequest &, const PackRequest &) = default;
};

/// Between who waits for an export and who makes it. From any thread.
struct ExportControl {
    std::atomic<bool> isCancelled = false; ///< set it; what was begun is removed
    std::atomic<qint64> done = 0;          ///< rows
    std::atomic<qint64> total = 0;         ///< rows; 0 while it is not known
    /// For who writes several files: rows of those that are whole; `total` is of all of them.
    std::optional<qint64> doneBefore = {};

    /// For who writes a file. @param rows  that it will have
    void beginFile(qint64 rows)
    {
        if (!doneBefore)
            total = rows;
        hasDone(0);
    }
    /// @param rows  of this file that are written
    void hasDone(qint64 rows) { done = doneBefore.value_or(0) + rows; }
};

/// What was written.
struct ExportReport {
    QStringList files; ///< whole paths
    qint64 rows = 0;   ///< of the list, or of all lists of a pack
    Amount sum; ///< of a list's rows whose money has moved (a payout's content: payments less
                ///< refunds); of a pack: what its payouts paid out
    qint64 bytes = 0;

    friend bool operator==(const ExportReport &, const ExportReport &) = default;
};

} // namespace tilldesk
