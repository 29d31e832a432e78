#pragma once

#include "core/base/enumerators.h"
#include "core/domain/audit.h"
#include "core/domain/bank.h"
#include "core/domain/hosted_open.h"
#include "core/domain/payment_list.h"

#include <atomic>
#include <variant>

namespace tilldesk {

/// Format of an exported file.
enum class ExportFormat {
    Csv,        ///< RFC 4180: comma, decimal point, UTF-8
    CsvRaw,     ///< as Csv, every text unaltered: for programs, not for spreadsheets
    CsvEu,      ///< semicolon, decimal comma, UTF-8 with byte-order mark
    Xlsx,       ///< a workbook
    Json,       ///< one JSON object per line
    Pdf,        ///< a statement on A4
    Camt053v02, ///< ISO 20022 bank statement, camt.053.001.02
    Camt053v08, ///< same, camt.053.001.08
    Camt054v02, ///< ISO 20022 notification of a payout's lines, camt.054.001.02
    Camt054v08, ///< same, camt.054.001.08
    Mt940,      ///< SWIFT customer statement
    Coda,       ///< Belgian coded statement, 128 characters per record
    Exact,      ///< Exact: CSV of financial entries
    WinBooks,   ///< WinBooks: ACT.txt
    Yuki,       ///< Yuki: CSV of a general journal
    Octopus,    ///< Octopus: CSV of miscellaneous bookings
    Datev,      ///< DATEV: EXTF Buchungsstapel
    Odoo,       ///< Odoo: CSV of journal entries
    Hledger,    ///< hledger: journal in plain text
};

inline constexpr auto kExportFormats = enumerators<ExportFormat>();

/// Returns the name on the command line: csv, csv-raw, csv-eu, xlsx, json, pdf, camt053,
/// camt053-08, camt054, camt054-08, mt940, coda, exact, winbooks, yuki, octopus, datev, odoo,
/// hledger.
[[nodiscard]] QLatin1StringView toText(ExportFormat format);
/// Returns the format; empty unless `name` is exactly one of the names.
[[nodiscard]] std::optional<ExportFormat> exportFormatFrom(QStringView name);
/// Returns the file name suffix without the dot: csv, xlsx, jsonl, pdf, xml, sta, cod, txt,
/// journal.
[[nodiscard]] QLatin1StringView fileSuffix(ExportFormat format);

/// The payments and refunds of one payout.
struct PayoutContent {
    PayoutId payout;

    friend bool operator==(const PayoutContent &, const PayoutContent &) = default;
};

/// The payments that were paid in a period, by the time at which the ledger booked them, whenever
/// they were created.
struct PaidPayments {
    QList<ProfileId> profiles;     ///< empty: all profiles
    std::optional<Timestamp> from; ///< paid at or after
    std::optional<Timestamp> to;   ///< paid before

    friend bool operator==(const PaidPayments &, const PaidPayments &) = default;
};

/// The refunds whose money moved in a period, whenever they were requested.
struct DoneRefunds {
    QList<ProfileId> profiles;     ///< empty: all profiles
    std::optional<Timestamp> from; ///< refunded at or after
    std::optional<Timestamp> to;   ///< refunded before

    friend bool operator==(const DoneRefunds &, const DoneRefunds &) = default;
};

/// The clearing accounts of merchants: every payment in, every refund and every payout out. The
/// balance is what the service owes the merchant. As a table: one row for each day.
struct ClearingFilter {
    QList<MerchantId> merchants;   ///< empty: all merchants
    std::optional<Timestamp> from; ///< booked at or after; the begin of a day
    std::optional<Timestamp> to;   ///< booked before; the begin of a day

    friend bool operator==(const ClearingFilter &, const ClearingFilter &) = default;
};

/// The journals of merchants: balanced double entries of each day that is over, on the accounts of
/// the merchants' books.
struct JournalFilter {
    QList<MerchantId> merchants;   ///< empty: all merchants
    std::optional<Timestamp> from; ///< booked at or after; the begin of a day
    std::optional<Timestamp> to;   ///< booked before; the begin of a day

    friend bool operator==(const JournalFilter &, const JournalFilter &) = default;
};

/// The VAT books of merchants: sales by day, till and VAT rate. Days without sales have a row.
struct VatBookFilter {
    QList<MerchantId> merchants; ///< empty: all merchants
    /// Booked at or after; the begin of a day. Empty: since the first sale.
    std::optional<Timestamp> from;
    std::optional<Timestamp> to; ///< booked before; the begin of a day

    friend bool operator==(const VatBookFilter &, const VatBookFilter &) = default;
};

/// The list to export: all rows that its filter shows. As bank statements, a PayoutFilter gives
/// the payouts only, as credits of the merchant's bank account.
using ExportList = std::variant<PaymentFilter, RefundFilter, PayoutFilter, PayoutContent,
                                PaidPayments, DoneRefunds, ClearingFilter, JournalFilter,
                                VatBookFilter, AuditFilter, BankItemFilter, OpenItemFilter>;

/// Returns whether the list can have the format: tables (CSV to PDF) for every list except
/// journals, but no PDF for the clearing account; formats of bookkeeping programs for journals;
/// statements (camt.053, MT940, CODA) for the clearing account and for payouts; camt.054 for a
/// payout's content.
[[nodiscard]] bool canExport(const ExportList &list, ExportFormat format);

/// A request for an export.
struct ExportRequest {
    ExportList list;
    ExportFormat format = ExportFormat::Csv;
    QString language = QStringLiteral("en"); ///< language of headings and words: en, nl, fr or de

    friend bool operator==(const ExportRequest &, const ExportRequest &) = default;
};

/// The parts of a pack: all unless one is left out. Reading guide, bridge and heads always stay.
struct PackParts {
    QList<ExportFormat> without{}; ///< formats of statements and journals that are left out
    bool hasVatBook = true;
    bool hasLists = true; ///< payments, refunds, payouts and their contents
    bool hasBankItems = true;

    friend bool operator==(const PackParts &, const PackParts &) = default;
};

/// Everything of one month, for the accountant.
struct PackRequest {
    QDate month;                   ///< any day of the month, in the shop's calendar
    QList<MerchantId> merchants{}; ///< empty: all merchants
    QString language = QStringLiteral("en");
    /// true: if a file of an earlier pack was changed, writes into a new folder beside that pack.
    bool isBeside = false;
    PackParts parts = {};
    /// true: of a month that is not over, writes the days before today; its name ends in `-so-far`.
    bool allowsRunning = false;

    friend bool operator==(const PackRequest &, const PackRequest &) = default;
};

/// What a pack will be, before it is written.
struct PackSize {
    qint64 files = 0; ///< with the guide and the checksums
    qint64 bytes = 0; ///< estimated

    friend bool operator==(const PackSize &, const PackSize &) = default;
};

/// Progress and cancellation, shared by the requester and the exporter. Thread-safe.
struct ExportControl {
    std::atomic<bool> isCancelled = false; ///< set by the requester; the exporter removes
                                           ///< unfinished files
    std::atomic<qint64> done = 0;          ///< rows written so far
    std::atomic<qint64> total = 0;         ///< rows to write; 0: not known yet
    /// For exporters of several files: rows of the complete files; `total` then covers all files.
    std::optional<qint64> doneBefore = {};

    /// Called by the exporter at the start of a file. @param rows  rows that the file will have
    void beginFile(qint64 rows)
    {
        if (!doneBefore)
            total = rows;
        hasDone(0);
    }
    /// @param rows  rows of this file written so far
    void hasDone(qint64 rows) { done = doneBefore.value_or(0) + rows; }
};

/// Summary of a finished export.
struct ExportReport {
    QStringList files; ///< full paths
    qint64 rows = 0;   ///< rows of the list, or of all lists of a pack
    Amount sum; ///< list: sum of the rows whose money has moved (payout content: payments less
                ///< refunds); pack: sum of its payouts
    qint64 bytes = 0;
    QStringList folders = {}; ///< full paths of the packs, one for each merchant; empty for a list
    /// Payouts of today that belong to the period but are in no file yet: a statement and a journal
    /// are made of days that are over. For clearing statements and journals also the payments and
    /// refunds of today.
    PayoutSum payoutsOfToday = {};
    PayoutSum paymentsOfToday = {};
    PayoutSum refundsOfToday = {};
    /// Last day of a list, if it is not over: the list has what happened so far. Null: it is over.
    QDate openDay = {};

    friend bool operator==(const ExportReport &, const ExportReport &) = default;
};

} // namespace tilldesk
