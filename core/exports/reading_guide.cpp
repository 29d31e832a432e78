#include "core/exports/reading_guide.h"

#include "core/domain/journal_program.h"
#include "core/exports/bank_statement.h"
#include "core/exports/drawing.h"
#include "core/exports/pdf_time.h"
#include "core/exports/words.h"
#include "core/storage/atomic_file.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr const char *kStyle =
    "body { color: #1f2328; } h1 { font-size: 16pt; margin-bottom: 2px; }"
    " h2 { font-size: 10.5pt; margin-top: 9px; margin-bottom: 2px; } p { margin: 2px 0 3px 0; }"
    " td { padding: 1.5px 8px 1.5px 0; } th { padding: 1.5px 8px 1.5px 0; text-align: left; }"
    " .file { font-family: monospace; white-space: nowrap; } .command { font-family: monospace; }"
    " .figure { text-align: right; }";

/// A kind of file: its names, its purpose, and the programs that read it. English, marked for
/// Words.
struct Kind {
    const char *files;
    const char *what;
    const char *reader;
};

constexpr std::array kClearingKinds{
    Kind{"clearing-account/*-camt053-08.xml, clearing-account/*-camt053-02.xml",
         QT_TRANSLATE_NOOP("tilldesk::exports",
                           "Import this. Statements of the clearing account (CAMT.053): every "
                           "payment, every refund, every payout"),
         QT_TRANSLATE_NOOP("tilldesk::exports",
                           "The bank import of your bookkeeping software, for a financial account "
                           "of its own, beside your bank's statements. Version 02 if it cannot "
                           "read the newer version 08")},
    Kind{"clearing-account/*.cod", QT_TRANSLATE_NOOP("tilldesk::exports", "The same as CODA"),
         QT_TRANSLATE_NOOP("tilldesk::exports", "The bank import of Belgian bookkeeping software")},
    Kind{"clearing-account/*.sta", QT_TRANSLATE_NOOP("tilldesk::exports", "The same as MT940"),
         QT_TRANSLATE_NOOP("tilldesk::exports", "The bank import of older bookkeeping software")}};
constexpr const char *kJournalWords =
    QT_TRANSLATE_NOOP("tilldesk::exports",
                      "Or import this, never beside the clearing account: the journal, which posts "
                      "each day's sales by VAT rate, refunds and payouts on your accounts");
constexpr Kind kVatKind{
    "vat-book.xlsx, vat-book-eu.csv, vat-book.pdf",
    QT_TRANSLATE_NOOP("tilldesk::exports",
                      "The VAT book: receipts of each day by till and VAT rate, days without "
                      "receipts too, receipts above the limit apart"),
    QT_TRANSLATE_NOOP("tilldesk::exports",
                      "The VAT return; not to be imported: the journal has the same sums")};
constexpr Kind kBankKind{
    "bank-open-items.xlsx, bank-open-items-eu.csv",
    QT_TRANSLATE_NOOP("tilldesk::exports",
                      "Payouts and lines of your bank's statements that do not fit each other, "
                      "and for how many days"),
    QT_TRANSLATE_NOOP("tilldesk::exports", "Questions to the bank or the provider")};
constexpr std::array kPayoutKinds{
    Kind{
        "payout-contents/*-camt054-08.xml, payout-contents/*-camt054-02.xml",
        QT_TRANSLATE_NOOP("tilldesk::exports", "The payments and refunds in one payout (CAMT.054)"),
        QT_TRANSLATE_NOOP("tilldesk::exports",
                          "Only instead of the clearing account and the journal: software that "
                          "splits a payout on your bank's statement into its payments")},
    Kind{"payout-contents/*.xlsx, *-eu.csv, *.pdf",
         QT_TRANSLATE_NOOP("tilldesk::exports", "The same as tables, and as a PDF to read"),
         QT_TRANSLATE_NOOP("tilldesk::exports", "Spreadsheets; reading on screen or paper")},
    Kind{"payouts-only/*-payouts-only*",
         QT_TRANSLATE_NOOP("tilldesk::exports",
                           "Payouts only, as credits of your bank account (CAMT.053, MT940, CODA)"),
         QT_TRANSLATE_NOOP("tilldesk::exports",
                           "Only if you import neither your bank's statements, nor the clearing "
                           "account, nor the journal: beside them every payout is booked twice")}};
constexpr std::array kListKinds{
    Kind{"clearing-account.xlsx, clearing-account-eu.csv",
         QT_TRANSLATE_NOOP("tilldesk::exports",
                           "The clearing account day by day: how the month adds up"),
         QT_TRANSLATE_NOOP("tilldesk::exports", "Spreadsheets; entries by hand, per day")},
    Kind{"*.xlsx, *-eu.csv",
         QT_TRANSLATE_NOOP("tilldesk::exports",
                           "All payments paid, refunds made and payouts of the month"),
         QT_TRANSLATE_NOOP(
             "tilldesk::exports",
             "Spreadsheets with a decimal comma; the CSV import of your bookkeeping software")},
    Kind{"*.csv, *.jsonl", QT_TRANSLATE_NOOP("tilldesk::exports", "The same with a decimal point"),
         QT_TRANSLATE_NOOP("tilldesk::exports", "Other programs")},
    Kind{"*.pdf", QT_TRANSLATE_NOOP("tilldesk::exports", "The same lists to print"),
         QT_TRANSLATE_NOOP("tilldesk::exports", "Reading and filing")}};

/// Prints OK or FAILED for each file of the pack. @source PowerShell 5.1, part of Windows
constexpr QLatin1StringView
    kPowerShell("Get-Content SHA256SUMS | % { $h, $f = $_ -split '\\s+', 2;"
                " if ((Get-FileHash $f).Hash -eq $h) { \"${f}: OK\" } else { \"${f}: FAILED\" } }");

class Guide
{
public:
    Guide(const PackPlan &plan, const QString &language) : m_plan(plan), m_words(language) {}

    QString body()
    {
        heading();
        files();
        bridge();
        sums();
        proof();
        return m_html;
    }

private:
    void heading()
    {
        const QString month = m_words.locale().toString(m_plan.month, u"MMMM yyyy"_s);
        m_html += u"<h1>"_s
            + m_words(QT_TRANSLATE_NOOP("tilldesk::exports", "Payments and payouts of %1"))
                  .arg(month)
            + u"</h1><p><b>"_s + m_plan.merchant.name.toHtmlEscaped() + u"</b>"_s;
        if (const QStringList details = detailsOf(m_plan.merchant, m_words); !details.isEmpty())
            m_html += u"<br/>"_s + details.join(u" · "_s).toHtmlEscaped();
        m_html += u"</p>"_s;
        if (m_plan.isSoFar())
            m_html += u"<p><b>"_s
                + m_words(QT_TRANSLATE_NOOP("tilldesk::exports",
                                            "The month was not over: this folder has its days up "
                                            "to %1."))
                      .arg(m_words.locale().toString(m_plan.last, QLocale::LongFormat))
                + u"</b></p>"_s;
        paragraph(QT_TRANSLATE_NOOP(
            "tilldesk::exports",
            "This folder contains the month in the formats that bookkeeping software reads. All "
            "formats have the same content: import one format of the clearing account, or else "
            "the journal, beside the statements of your own bank. The other files are for reading "
            "and checking."));
        if (m_plan.hasJournal)
            journal();
    }

    /// How the journal and the statements of the bank meet.
    void journal()
    {
        sentence(m_words(m_plan.isTransferTheBanks
                             ? QT_TRANSLATE_NOOP(
                                 "tilldesk::exports",
                                 "The journal books payouts on account %1, which looks like the "
                                 "account of your bank. If you post your bank's statements too, "
                                 "each payout is booked twice: choose an account for internal "
                                 "transfers in Tilldesk under Settings, Bookkeeping.")
                             : QT_TRANSLATE_NOOP(
                                 "tilldesk::exports",
                                 "The journal books payouts on account %1 for internal transfers. "
                                 "Post the payouts on your bank's statements to it too, and it "
                                 "comes to zero."))
                     .arg(m_plan.transferAccount));
        PayoutSum sales;
        QStringList tills;
        for (const TillWithoutVat &till : m_plan.withoutRate) {
            tills << (till.posName.isEmpty() ? till.profileName : till.posName);
            // The sums fit: they are parts of the sum of the month.
            sales = {sales.count + till.sales.count,
                     Amount::fromCents(sales.sum.cents() + till.sales.sum.cents())};
        }
        if (sales.count > 0)
            sentence(m_words(QT_TRANSLATE_NOOP(
                                 "tilldesk::exports",
                                 "Sales without a VAT rate (%1): %2, %3. The journal books them on "
                                 "account %4. Choose a rate in Tilldesk under Settings, "
                                 "Bookkeeping."))
                         .arg(tills.join(u", "_s), m_words.locale().toString(sales.count),
                              money(sales.sum), m_plan.unknownAccount));
    }

    void files()
    {
        title(QT_TRANSLATE_NOOP("tilldesk::exports", "What each file is for"));
        m_html += u"<table width=\"100%\">"_s;
        row({QT_TRANSLATE_NOOP("tilldesk::exports", "File"),
             QT_TRANSLATE_NOOP("tilldesk::exports", "Content"),
             QT_TRANSLATE_NOOP("tilldesk::exports", "Used by")});
        for (const Kind &kind : kClearingKinds)
            row(kind);
        if (m_plan.hasJournal)
            journalRow();
        if (m_plan.hasVatBook)
            row(kVatKind);
        if (m_plan.hasBankItems)
            row(kBankKind);
        if (m_plan.paidOut.count > 0) {
            for (const Kind &kind : kPayoutKinds)
                row(kind);
        }
        for (const Kind &kind : kListKinds)
            row(kind);
        m_html += u"</table>"_s;
        if (!m_plan.missingAccounts.isEmpty())
            sentence(
                m_words(QT_TRANSLATE_NOOP("tilldesk::exports",
                                          "There is no journal: accounts are missing for %1. "
                                          "Choose them in Tilldesk under Settings, Bookkeeping."))
                    .arg(m_plan.missingAccounts.join(u", "_s)));
        absentJournals();
        if (m_plan.hasTooManyForCoda)
            paragraph(QT_TRANSLATE_NOOP(
                "tilldesk::exports",
                "No CODA: a day has more than 9,999 movements, which CODA cannot number. Import "
                "CAMT.053."));
    }

    /// The journals of the pack: their files, and the program that reads each.
    void journalRow()
    {
        QStringList files;
        QStringList programs;
        for (const PackFile &file : m_plan.files) {
            if (!std::holds_alternative<JournalFilter>(file.request.list))
                continue;
            files << file.path.toHtmlEscaped();
            programs << journalProgramName(file.request.format);
        }
        m_html += u"<tr><td class=\"file\">"_s + files.join("<br/>"_L1) + u"</td><td>"_s
            + m_words(kJournalWords).toHtmlEscaped() + u"</td><td>"_s + programs.join("<br/>"_L1)
            + u"</td></tr>"_s;
    }

    /// Why journals are not in the pack.
    void absentJournals()
    {
        QStringList reasons;
        for (const AbsentJournal &journal : m_plan.absentJournals) {
            if (!reasons.contains(journal.reason))
                reasons << journal.reason;
        }
        for (const QString &reason : std::as_const(reasons)) {
            QStringList programs;
            for (const AbsentJournal &journal : m_plan.absentJournals) {
                if (journal.reason == reason)
                    programs << journalProgramName(journal.format);
            }
            sentence(m_words(whyAbsent(reason)).arg(programs.join(u", "_s)));
        }
    }

    static const char *whyAbsent(const QString &reason)
    {
        if (reason == "account"_L1)
            return QT_TRANSLATE_NOOP(
                "tilldesk::exports",
                "No journal for %1: the program does not take accounts of this "
                "length. Change them in Tilldesk under Settings, Bookkeeping.");
        if (reason == "first-year"_L1)
            return QT_TRANSLATE_NOOP(
                "tilldesk::exports",
                "No journal for %1: the first book year is not set in Tilldesk "
                "under Settings, Bookkeeping.");
        if (reason == "journal"_L1)
            return QT_TRANSLATE_NOOP("tilldesk::exports",
                                     "No journal for %1: the program does not take so long a code "
                                     "of the journal.");
        if (reason == "from"_L1)
            return QT_TRANSLATE_NOOP("tilldesk::exports",
                                     "No journal for %1: the month is before the first book year.");
        return QT_TRANSLATE_NOOP("tilldesk::exports",
                                 "No journal for %1: the numbers of the tax consultant and of the "
                                 "client are not set in Tilldesk under Settings, Bookkeeping.");
    }

    void bridge()
    {
        title(QT_TRANSLATE_NOOP("tilldesk::exports", "How the month adds up"));
        m_html += u"<table>"_s;
        const ClearingBridge &bridge = m_plan.bridge;
        balance(QT_TRANSLATE_NOOP("tilldesk::exports", "Owed to you at the beginning of the month"),
                bridge.owedBefore, QString());
        figures(QT_TRANSLATE_NOOP("tilldesk::exports", "Payments paid in the month"), bridge.paid,
                u"+ "_s);
        figures(QT_TRANSLATE_NOOP("tilldesk::exports", "Refunds made in the month"),
                bridge.refunded, u"− "_s);
        if (bridge.fees.count > 0)
            figures(QT_TRANSLATE_NOOP("tilldesk::exports", "Fees charged in the month"),
                    bridge.fees, u"− "_s);
        if (bridge.collected.count > 0)
            figures(QT_TRANSLATE_NOOP("tilldesk::exports", "Fees collected from your bank account"),
                    bridge.collected, u"+ "_s);
        figures(QT_TRANSLATE_NOOP("tilldesk::exports", "Paid out in the month"), bridge.paidOut,
                u"− "_s);
        balance(QT_TRANSLATE_NOOP("tilldesk::exports", "Owed to you at the end of the month"),
                bridge.owedAfter, u"= "_s);
        m_html +=
            u"</table><p class=\"file\">"_s + m_plan.clearingAccount.toHtmlEscaped() + u"</p>"_s;
        m_html += u"<p>"_s
            + m_words(QT_TRANSLATE_NOOP(
                          "tilldesk::exports",
                          "A payment belongs to the month in which it was paid, whenever it was "
                          "created. What is owed to you is the balance of the clearing account %1. "
                          "A payout leaves the clearing account and arrives on your bank account: "
                          "post both to the account for internal transfers, and it comes to zero."))
                  .arg(m_plan.clearingAccount)
            + u"</p>"_s;
        if (bridge.fees.count > 0)
            paragraph(QT_TRANSLATE_NOOP(
                "tilldesk::exports",
                "Fees are lines of the clearing account, and the journal books them on the account "
                "for fees: fees that a payout is reduced by on the day of the payout, the minimum "
                "of a month and fees that are collected apart on its last day, the difference to "
                "an invoice on the day on which it was entered. They are booked without VAT: take "
                "the "
                "VAT on fees from the provider's invoice."));
        paragraph(QT_TRANSLATE_NOOP(
            "tilldesk::exports",
            "Statements are numbered per year. A second export has the same numbers, so your "
            "software can skip what it has already imported."));
    }

    void sums()
    {
        title(QT_TRANSLATE_NOOP("tilldesk::exports", "How payouts are made up"));
        m_html += u"<table>"_s;
        figures(QT_TRANSLATE_NOOP("tilldesk::exports", "Payments in the month's payouts"),
                m_plan.paymentsPaidOut, QString());
        figures(QT_TRANSLATE_NOOP("tilldesk::exports", "Refunds in the month's payouts"),
                m_plan.refundsPaidOut, u"− "_s);
        if (m_plan.feesPaidOut != Amount())
            balance(
                QT_TRANSLATE_NOOP("tilldesk::exports", "Fees that these payouts are reduced by"),
                m_plan.feesPaidOut, u"− "_s);
        figures(QT_TRANSLATE_NOOP("tilldesk::exports", "Payouts that arrived"), m_plan.paidOut,
                u"= "_s);
        m_html += u"</table>"_s;
        paragraph(
            QT_TRANSLATE_NOOP("tilldesk::exports",
                              "Each payout is the sum of its payments less its refunds; its lines "
                              "are in payout-contents. Payments of the last days may be paid out "
                              "in the next month, so the list of payments has another total."));
        if (m_plan.feesPaidOut != Amount())
            paragraph(QT_TRANSLATE_NOOP(
                "tilldesk::exports",
                "Fees are subtracted from these payouts, too: the fees of their payments, and what "
                "was charged for a month or its invoice."));
        if (m_plan.failed.count > 0)
            m_html += u"<p>"_s
                + m_words(
                      QT_TRANSLATE_NOOP("tilldesk::exports",
                                        "Payouts that failed: %1 (%2). They reached no account, "
                                        "are on no statement, and are still owed to you."))
                      .arg(QString::number(m_plan.failed.count), money(m_plan.failed.sum))
                + u"</p>"_s;
    }

    void proof()
    {
        title(QT_TRANSLATE_NOOP("tilldesk::exports",
                                "Check that the files are complete and unchanged"));
        paragraph(QT_TRANSLATE_NOOP(
            "tilldesk::exports",
            "Run this command in a terminal, in this folder. It prints OK for each file:"));
        m_html += u"<table>"_s;
        for (const auto &[system, command] :
             {std::pair(u"Linux"_s, u"sha256sum -c SHA256SUMS"_s),
              std::pair(u"macOS"_s, u"shasum -a 256 -c SHA256SUMS"_s),
              std::pair(u"Windows (PowerShell)"_s, QString(kPowerShell))})
            m_html += u"<tr><td>"_s + system + u"</td><td class=\"command\">"_s
                + command.toHtmlEscaped() + u"</td></tr>"_s;
        m_html += u"</table>"_s;
        paragraph(QT_TRANSLATE_NOOP(
            "tilldesk::exports",
            "ledger-heads.json contains the service's signature of the ledger for each day. Keep "
            "the file outside the shop: it shows whether the ledger was rewritten afterwards."));
        m_html += u"<p class=\"file\">tilldeskd verify --heads ledger-heads.json</p>"_s;
    }

    void title(const char *english)
    {
        m_html += u"<h2>"_s + m_words(english).toHtmlEscaped() + u"</h2>"_s;
    }

    void paragraph(const char *english) { sentence(m_words(english)); }

    void sentence(const QString &text) { m_html += u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s; }

    void row(std::initializer_list<const char *> headings)
    {
        m_html += u"<tr>"_s;
        for (const char *english : headings)
            m_html += u"<th>"_s + m_words(english).toHtmlEscaped() + u"</th>"_s;
        m_html += u"</tr>"_s;
    }

    /// Returns whether the pack has a file of the kind.
    [[nodiscard]] bool hasAny(const Kind &kind) const
    {
        const QStringList patterns = QString::fromLatin1(kind.files).split(u", "_s);
        return std::ranges::any_of(patterns, [this](const QString &pattern) {
            const QRegularExpression form(QRegularExpression::wildcardToRegularExpression(pattern));
            return std::ranges::any_of(m_plan.files, [&form](const PackFile &file) {
                return form.match(file.path).hasMatch();
            });
        });
    }

    void row(const Kind &kind)
    {
        if (!hasAny(kind))
            return;
        m_html += u"<tr><td class=\"file\">"_s
            + QString::fromLatin1(kind.files).replace(", "_L1, "<br/>"_L1) + u"</td><td>"_s
            + m_words(kind.what).toHtmlEscaped() + u"</td><td>"_s
            + m_words(kind.reader).toHtmlEscaped() + u"</td></tr>"_s;
    }

    void figures(const char *english, const PayoutSum &sum, const QString &sign)
    {
        m_html += u"<tr><td>"_s + m_words(english).toHtmlEscaped() + u"</td><td class=\"figure\">"_s
            + m_words.locale().toString(sum.count) + u"</td><td class=\"figure\">"_s + sign
            + money(sum.sum) + u"</td></tr>"_s;
    }

    void balance(const char *english, Amount amount, const QString &sign)
    {
        m_html += u"<tr><td>"_s + m_words(english).toHtmlEscaped()
            + u"</td><td></td><td class=\"figure\">"_s + sign + money(amount) + u"</td></tr>"_s;
    }

    [[nodiscard]] QString money(Amount amount) const
    {
        const QLocale &locale = m_words.locale();
        const QString digits = eurosInWords(m_words, amount.cents());
        const bool isSignLast =
            locale.language() == QLocale::French || locale.language() == QLocale::German;
        return isSignLast ? digits + u"\u00A0€"_s : u"€\u00A0"_s + digits;
    }

    const PackPlan &m_plan;
    Words m_words;
    QString m_html;
};

} // namespace

QString readingGuide(const PackPlan &plan, const QString &language)
{
    return Guide(plan, language).body();
}

Result<qint64> writeReadingGuide(const PackPlan &plan, const QString &language, const QString &path)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::ReadWrite);
    {
        QPdfWriter writer(&buffer);
        writer.setPageLayout({QPageSize(QPageSize::A4), QPageLayout::Portrait,
                              QMarginsF(18, 15, 18, 15), QPageLayout::Millimeter});
        writer.setResolution(144);
        writer.setTitle(u"tilldesk-"_s + plan.month.toString(u"yyyy-MM"_s));
        QTextDocument document;
        document.documentLayout()->setPaintDevice(&writer);
        document.setDefaultStyleSheet(QString::fromLatin1(kStyle));
        const QSizeF page = writer.pageLayout().paintRectPixels(writer.resolution()).size();
        // Uses the largest font size at which the text fits one page.
        for (int halfPoints = 19; halfPoints >= 10; --halfPoints) {
            QFont font(drawingFont());
            font.setPointSizeF(halfPoints / 2.0);
            document.setDefaultFont(font);
            document.setHtml(u"<body>"_s + readingGuide(plan, language) + u"</body>"_s);
            document.setPageSize(page);
            if (document.pageCount() == 1)
                break;
        }
        QPainter painter(&writer);
        document.drawContents(&painter);
    }
    if (!setPdfTime(buffer, plan.month))
        return fail(ErrorCode::Internal, u"the guide cannot be read back"_s);
    auto file = storage::AtomicFile::begin(path, pdf.size());
    if (!file)
        return file.failure();
    if (file->file().write(pdf) != pdf.size())
        return notWritten(file->file());
    return file->commit();
}

} // namespace tilldesk::exports
