#include "core/exports/reading_guide.h"

#include "core/domain/iban.h"
#include "core/exports/atomic_file.h"
#include "core/exports/bank_statement.h"
#include "core/exports/drawing.h"
#include "core/exports/pdf_time.h"
#include "core/exports/words.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr std::size_t kMaxAccounts = 8; // number of accounts that fit on the page

constexpr const char *kStyle =
    "body { color: #1f2328; } h1 { font-size: 16pt; margin-bottom: 2px; }"
    " h2 { font-size: 10.5pt; margin-top: 9px; margin-bottom: 2px; } p { margin: 2px 0 3px 0; }"
    " td { padding: 1.5px 8px 1.5px 0; } th { padding: 1.5px 8px 1.5px 0; text-align: left; }"
    " .file { font-family: monospace; white-space: nowrap; } .figure { text-align: right; }";

/// A kind of file: its names, its purpose, and the programs that read it. English, marked for
/// Words.
struct Kind {
    const char *files;
    const char *what;
    const char *reader;
};

constexpr std::array kStatementKinds{
    Kind{"statements/*-camt053-08.xml, *-camt053-02.xml",
         QT_TRANSLATE_NOOP("tilldesk::exports",
                           "Bank statements (CAMT.053): each payout as it arrived on the account"),
         QT_TRANSLATE_NOOP("tilldesk::exports",
                           "The bank import of your bookkeeping software. Use version 02 if it "
                           "cannot read the newer version 08")},
    Kind{"statements/*.cod", QT_TRANSLATE_NOOP("tilldesk::exports", "The same as CODA"),
         QT_TRANSLATE_NOOP("tilldesk::exports", "The bank import of Belgian bookkeeping software")},
    Kind{"statements/*.sta", QT_TRANSLATE_NOOP("tilldesk::exports", "The same as MT940"),
         QT_TRANSLATE_NOOP("tilldesk::exports", "The bank import of older bookkeeping software")},
    Kind{
        "payout-contents/*-camt054-08.xml, *-camt054-02.xml",
        QT_TRANSLATE_NOOP("tilldesk::exports", "The payments and refunds in one payout (CAMT.054)"),
        QT_TRANSLATE_NOOP("tilldesk::exports",
                          "Bookkeeping software that settles single invoices from a payout")},
    Kind{"payout-contents/*.xlsx, *-eu.csv, *.pdf",
         QT_TRANSLATE_NOOP("tilldesk::exports", "The same as tables, and as a PDF to read"),
         QT_TRANSLATE_NOOP("tilldesk::exports", "Spreadsheets; reading on screen or paper")}};
constexpr std::array kListKinds{
    Kind{"*.xlsx, *-eu.csv",
         QT_TRANSLATE_NOOP("tilldesk::exports", "All payments, refunds and payouts of the month"),
         QT_TRANSLATE_NOOP(
             "tilldesk::exports",
             "Spreadsheets with a decimal comma; the CSV import of your bookkeeping software")},
    Kind{"*.csv, *.jsonl", QT_TRANSLATE_NOOP("tilldesk::exports", "The same with a decimal point"),
         QT_TRANSLATE_NOOP("tilldesk::exports", "Other programs")},
    Kind{"*.pdf", QT_TRANSLATE_NOOP("tilldesk::exports", "The same lists to print"),
         QT_TRANSLATE_NOOP("tilldesk::exports", "Reading and filing")}};

class Guide
{
public:
    Guide(const PackPlan &plan, const QString &language) : m_plan(plan), m_words(language) {}

    QString body()
    {
        heading();
        files();
        sums();
        accounts();
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
            + u"</h1>"_s;
        paragraph(
            QT_TRANSLATE_NOOP("tilldesk::exports",
                              "This folder contains the month in every format that bookkeeping "
                              "software reads. All formats have the same content: you need one "
                              "bank format and, if you like, one table."));
    }

    void files()
    {
        title(QT_TRANSLATE_NOOP("tilldesk::exports", "What each file is for"));
        m_html += u"<table width=\"100%\">"_s;
        row({QT_TRANSLATE_NOOP("tilldesk::exports", "File"),
             QT_TRANSLATE_NOOP("tilldesk::exports", "Content"),
             QT_TRANSLATE_NOOP("tilldesk::exports", "Used by")});
        if (m_plan.paidOut.count > 0) {
            for (const Kind &kind : kStatementKinds)
                row(kind);
        }
        for (const Kind &kind : kListKinds)
            row(kind);
        m_html += u"</table>"_s;
    }

    void sums()
    {
        title(QT_TRANSLATE_NOOP("tilldesk::exports", "How payouts are made up"));
        m_html += u"<table>"_s;
        figures(QT_TRANSLATE_NOOP("tilldesk::exports", "Payments in the month's payouts"),
                m_plan.paymentsPaidOut, QString());
        figures(QT_TRANSLATE_NOOP("tilldesk::exports", "Refunds in the month's payouts"),
                m_plan.refundsPaidOut, u"− "_s);
        figures(QT_TRANSLATE_NOOP("tilldesk::exports", "Payouts that arrived"), m_plan.paidOut,
                u"= "_s);
        m_html += u"</table>"_s;
        paragraph(
            QT_TRANSLATE_NOOP("tilldesk::exports",
                              "Each payout is the sum of its payments less its refunds; its lines "
                              "are in payout-contents. Payments of the last days may be paid out "
                              "in the next month, so the list of payments has another total."));
        if (m_plan.failed.count > 0)
            m_html += u"<p>"_s
                + m_words(QT_TRANSLATE_NOOP("tilldesk::exports",
                                            "Payouts that failed: %1 (%2). They reached no account "
                                            "and are on no bank statement."))
                      .arg(QString::number(m_plan.failed.count), money(m_plan.failed.sum))
                + u"</p>"_s;
    }

    void accounts()
    {
        if (m_plan.accounts.empty())
            return;
        title(QT_TRANSLATE_NOOP("tilldesk::exports", "Balances on the bank statements"));
        m_html += u"<table>"_s;
        row({QT_TRANSLATE_NOOP("tilldesk::exports", "Account"),
             QT_TRANSLATE_NOOP("tilldesk::exports", "Opening balance"),
             QT_TRANSLATE_NOOP("tilldesk::exports", "Arrived"),
             QT_TRANSLATE_NOOP("tilldesk::exports", "Closing balance")},
            true);
        const std::size_t shown = std::min(kMaxAccounts, m_plan.accounts.size());
        for (std::size_t i = 0; i < shown; ++i) {
            const PackAccount &account = m_plan.accounts[i];
            m_html += u"<tr><td>"_s + ibanForPeople(account.iban) + u", "_s
                + account.merchant.toHtmlEscaped() + u"</td>"_s;
            for (const Amount amount : {account.opening, account.arrived.sum, account.closing})
                m_html += u"<td class=\"figure\">"_s + money(amount) + u"</td>"_s;
            m_html += u"</tr>"_s;
        }
        m_html += u"</table>"_s;
        if (shown < m_plan.accounts.size())
            m_html += u"<p>"_s
                + m_words(QT_TRANSLATE_NOOP("tilldesk::exports", "Further accounts: %1"))
                      .arg(m_plan.accounts.size() - shown)
                + u"</p>"_s;
        paragraph(QT_TRANSLATE_NOOP(
            "tilldesk::exports",
            "The bank statements here are made by Tilldesk, not by your bank. Do not import them "
            "beside your bank's own statements, or payouts are booked twice."));
        paragraph(QT_TRANSLATE_NOOP(
            "tilldesk::exports",
            "The balance adds up the payouts only; it is not the balance of your bank account. "
            "Statements are numbered per year. A second export has the same numbers, so your "
            "software can skip what it has already imported."));
    }

    void proof()
    {
        title(QT_TRANSLATE_NOOP("tilldesk::exports",
                                "Check that the files are complete and unchanged"));
        paragraph(QT_TRANSLATE_NOOP(
            "tilldesk::exports",
            "Run this command in a terminal, in this folder. It prints OK for each file:"));
        m_html += u"<p class=\"file\">sha256sum -c SHA256SUMS</p>"_s;
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

    void paragraph(const char *english)
    {
        m_html += u"<p>"_s + m_words(english).toHtmlEscaped() + u"</p>"_s;
    }

    void row(std::initializer_list<const char *> headings, bool hasFigures = false)
    {
        m_html += u"<tr>"_s;
        for (const char *english : headings)
            m_html += (hasFigures && english != *headings.begin() ? u"<th class=\"figure\">"_s
                                                                  : u"<th>"_s)
                + m_words(english).toHtmlEscaped() + u"</th>"_s;
        m_html += u"</tr>"_s;
    }

    void row(const Kind &kind)
    {
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

    [[nodiscard]] QString money(Amount amount) const
    {
        const QString text = euros(amount);
        const QLocale &locale = m_words.locale();
        const QString digits =
            locale.toString(amount.cents() / 100) + locale.decimalPoint() + text.right(2);
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
        for (double points = 9.5; points >= 5; points -= 0.5) {
            QFont font(drawingFont());
            font.setPointSizeF(points);
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
    auto file = AtomicFile::begin(path, pdf.size());
    if (!file)
        return file.failure();
    if (file->file().write(pdf) != pdf.size())
        return notWritten(file->file());
    return file->commit();
}

} // namespace tilldesk::exports
