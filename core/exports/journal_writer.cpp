#include "core/exports/journal_writer.h"

#include "core/domain/journal_program.h"
#include "core/domain/merchant_details.h"
#include "core/exports/bank_statement.h"

#include <QBuffer>
#include <QCoreApplication>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

/// Quotes a CSV field if it has a separator, a quote or a blank.
QString quoted(const QString &text)
{
    QString doubled = text;
    return u'"' + doubled.replace(u'"', u"\"\""_s) + u'"';
}

/// @source hledger 1.25, "Journal format": transactions, account and commodity directives
class HledgerWriter final : public JournalWriter
{
public:
    using JournalWriter::JournalWriter;

    Result<void> begin() override
    {
        line(u"; Tilldesk, %1, %2 - %3"_s.arg(accountOwner(file().merchant).simplified(),
                                              file().first.toString(Qt::ISODate),
                                              file().last.toString(Qt::ISODate)),
             "\n");
        line(u"decimal-mark ."_s, "\n");
        line(u"commodity EUR 1000.00"_s, "\n");
        return {};
    }
    Result<void> entry(const JournalEntry &entry) override
    {
        line(u"\n%1 (%2) %3"_s.arg(entry.day.toString(Qt::ISODate))
                 .arg(entry.number())
                 .arg(textOf(entry)),
             "\n");
        for (const JournalLine &posting : entry.lines)
            line(u"    %1    EUR %2  ; %3"_s.arg(posting.account, euros(posting.amount),
                                                 textOf(entry, posting)),
                 "\n");
        return {};
    }
};

/// @source Exact, "CSV import definition for Financial entries": 40 fields; a general journal
/// (M) has a header line 0 and lines from 1
class ExactWriter final : public JournalWriter
{
public:
    using JournalWriter::JournalWriter;

    Result<void> begin() override
    {
        if (file().books.journal.size() > kJournal)
            return fail(ErrorCode::FieldInvalid,
                        u"Exact takes a journal of up to %1 characters"_s.arg(kJournal),
                        u"journal"_s);
        return {};
    }
    Result<void> entry(const JournalEntry &entry) override
    {
        if (const auto valid = checkDigits(entry); !valid)
            return valid;
        const JournalEntry pieces = inPieces(entry, kMostCents);
        write(entry, 0, {}, textOf(entry, kText), {});
        for (qsizetype i = 0; i < pieces.lines.size(); ++i) {
            const JournalLine &posting = pieces.lines.at(i);
            write(entry, i + 1, posting.account, textOf(entry, posting, kText), posting.amount);
        }
        return {};
    }

private:
    static constexpr int kFields = 40;
    static constexpr int kText = 25;
    static constexpr int kJournal = 3;
    static constexpr qint64 kMostCents = 9'999'999'999; // N8,2

    void write(const JournalEntry &entry, qsizetype number, const QString &account,
               const QString &text, Amount amount)
    {
        QStringList fields(kFields);
        fields[0] = QString::number(number);
        fields[1] = u"M"_s;
        fields[2] = file().books.journal;
        fields[3] = QString::number(entry.day.month());
        fields[4] = entry.day.toString(u"yy"_s);
        fields[5] = QString::number(entry.number());
        fields[6] = quoted(text);
        fields[7] = entry.day.toString(u"ddMMyyyy"_s);
        fields[8] = account;
        fields[12] = euros(amount);
        fields[13] = u"N"_s;
        fields[14] = u"EUR"_s;
        line(fields.join(u','));
    }
};

/// @source WinBooks, "Import of external data", annex 2: file ACT, one line for each entry; type 3
/// is the general ledger, journal type 5 miscellaneous
class WinBooksWriter final : public JournalWriter
{
public:
    using JournalWriter::JournalWriter;

    Result<void> begin() override
    {
        const auto first = bookYear(file().first);
        const auto last = bookYear(file().last);
        if (!first || !last)
            return !first ? first.failure() : last.failure();
        return {};
    }
    Result<void> entry(const JournalEntry &entry) override
    {
        if (const auto valid = checkDigits(entry); !valid)
            return valid;
        const auto year = bookYear(entry.day);
        if (!year)
            return year.failure();
        const QString day = entry.day.toString(u"yyyyMMdd"_s);
        for (qsizetype i = 0; i < entry.lines.size(); ++i) {
            const JournalLine &posting = entry.lines.at(i);
            QStringList fields(kFields);
            fields[0] = u"3"_s;
            fields[1] = file().books.journal;
            fields[2] = u"5"_s;
            fields[3] = QString::number(entry.number());
            fields[4] = u"%1"_s.arg(i + 1, 3, 10, '0'_L1);
            fields[6] = posting.account;
            fields[8] = QString(QChar(u"123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[*year - 1]));
            fields[9] = entry.day.toString(u"MM"_s);
            fields[10] = day;
            fields[11] = day;
            fields[12] = day;
            fields[13] = textOf(entry, posting, kText);
            fields[15] = u"0.00"_s;
            fields[16] = euros(posting.amount);
            for (QString &field : fields)
                field = quoted(field);
            line(fields.join(u','));
        }
        return {};
    }

private:
    static constexpr int kFields = 36;
    static constexpr int kText = 40;
};

/// @source Yuki, "Import general journal / financial transactions": six columns in this order,
/// separated by semicolons
class YukiWriter final : public JournalWriter
{
public:
    using JournalWriter::JournalWriter;

    Result<void> begin() override
    {
        line(u"Regelnummer;Datum;Omschrijving;Grootboek;Debet;Credit"_s);
        return {};
    }
    Result<void> entry(const JournalEntry &entry) override
    {
        for (const JournalLine &posting : entry.lines) {
            const QString amount = euros(magnitude(posting.amount), ',');
            const bool isDebit = posting.amount > Amount();
            line(QStringList{QString::number(++m_number), entry.day.toString(u"dd-MM-yyyy"_s),
                             quoted(textOf(entry, posting)), posting.account,
                             isDebit ? amount : u"0,00"_s, isDebit ? u"0,00"_s : amount}
                     .join(u';'));
        }
        return {};
    }

private:
    qint64 m_number = 0;
};

/// Octopus publishes no description of its CSV import. The columns are the members of its web
/// service for miscellaneous bookings (FinancialDiversBooking, lines of type A).
class OctopusWriter final : public JournalWriter
{
public:
    using JournalWriter::JournalWriter;

    Result<void> begin() override
    {
        const auto first = bookYear(file().first);
        const auto last = bookYear(file().last);
        if (!first || !last)
            return !first ? first.failure() : last.failure();
        line(u"bookyearKey;journalKey;documentSequenceNr;bookyearPeriodeNr;documentDate;type;"
             "accountKey;amount;reference;comment"_s);
        return {};
    }
    Result<void> entry(const JournalEntry &entry) override
    {
        if (const auto valid = checkDigits(entry); !valid)
            return valid;
        const auto year = bookYear(entry.day);
        if (!year)
            return year.failure();
        for (const JournalLine &posting : entry.lines)
            line(QStringList{QString::number(*year), file().books.journal,
                             QString::number(entry.number()), entry.day.toString(u"yyyyMM"_s),
                             entry.day.toString(Qt::ISODate), u"A"_s, posting.account,
                             euros(posting.amount), posting.payout, quoted(textOf(entry, posting))}
                     .join(u';'));
        return {};
    }
};

/// @source Odoo, "Export and import data": one row for each journal item; the columns of the entry
/// only in its first row
class OdooWriter final : public JournalWriter
{
public:
    using JournalWriter::JournalWriter;

    Result<void> begin() override
    {
        line(u"date,journal_id,ref,line_ids/account_id,line_ids/name,line_ids/debit,"
             "line_ids/credit"_s);
        return {};
    }
    Result<void> entry(const JournalEntry &entry) override
    {
        bool isFirst = true;
        for (const JournalLine &posting : entry.lines) {
            const QString amount = euros(magnitude(posting.amount));
            const bool isDebit = posting.amount > Amount();
            QStringList fields{QString(),
                               QString(),
                               QString(),
                               posting.account,
                               quoted(textOf(entry, posting)),
                               isDebit ? amount : u"0.00"_s,
                               isDebit ? u"0.00"_s : amount};
            if (isFirst) {
                fields[0] = entry.day.toString(Qt::ISODate);
                fields[1] = file().books.journal;
                fields[2] = QString::number(entry.number());
            }
            isFirst = false;
            line(fields.join(u','));
        }
        return {};
    }
};

} // namespace

void JournalWriter::line(const QString &text, const char *end)
{
    bytes(text.toUtf8() + end);
}

void JournalWriter::bytes(const QByteArray &line)
{
    m_hasFailed = m_device.write(line) != line.size() || m_hasFailed;
}

QString JournalWriter::textOf(const JournalEntry &entry, int most) const
{
    const Words &words = m_file.words;
    const QString day = words.locale().toString(
        entry.day,
        words.locale().language() == QLocale::German ? u"d. MMM yyyy"_s : u"d MMM yyyy"_s);
    const auto text = [&] {
        switch (entry.kind) {
        case JournalKind::Sales:
            return words(QT_TRANSLATE_NOOP("tilldesk::exports", "Sales of %1"));
        case JournalKind::Refunds:
            return words(QT_TRANSLATE_NOOP("tilldesk::exports", "Refunds of %1"));
        case JournalKind::Payouts:
            return words(QT_TRANSLATE_NOOP("tilldesk::exports", "Payouts of %1"));
        case JournalKind::Fees: return words(QT_TRANSLATE_NOOP("tilldesk::exports", "Fees of %1"));
        }
        Q_UNREACHABLE();
    };
    return firstCharacters(text().arg(day), most);
}

QString JournalWriter::textOf(const JournalEntry &entry, const JournalLine &line, int most) const
{
    const Words &words = m_file.words;
    if (entry.kind == JournalKind::Payouts)
        return firstCharacters(
            words(QT_TRANSLATE_NOOP("tilldesk::exports", "Payout %1")).arg(line.payout), most);
    const bool isRefund = entry.kind == JournalKind::Refunds;
    const QString rate = line.rate == kNoVatRate
        ? QString()
        : QString(words.locale().toString(line.rate / 100.0, 'g', 4) + u" %"_s);
    switch (line.use.kind) {
    case BookAccountKind::Vat:
        return firstCharacters(
            (isRefund ? words(QT_TRANSLATE_NOOP("tilldesk::exports", "VAT of refunds %1"))
                      : words(QT_TRANSLATE_NOOP("tilldesk::exports", "VAT %1")))
                .arg(rate),
            most);
    case BookAccountKind::Sales:
        return firstCharacters(words(QT_TRANSLATE_NOOP("tilldesk::exports", "Sales %1")).arg(rate),
                               most);
    case BookAccountKind::Refunds:
        return firstCharacters(
            words(QT_TRANSLATE_NOOP("tilldesk::exports", "Refunds %1")).arg(rate), most);
    case BookAccountKind::Unknown:
        return firstCharacters(words(QT_TRANSLATE_NOOP("tilldesk::exports", "VAT rate not known")),
                               most);
    case BookAccountKind::Clearing:
    case BookAccountKind::Fees:
    case BookAccountKind::Transfer: break;
    }
    return textOf(entry, most);
}

Result<void> JournalWriter::checkDigits(const JournalEntry &entry, int digits) const
{
    const JournalProgram program = journalProgram(m_file.format).value_or(JournalProgram());
    const int least = digits > 0 ? digits : program.leastDigits;
    const int most = digits > 0 ? digits : program.mostDigits;
    for (const JournalLine &line : entry.lines) {
        const bool isNumber =
            std::ranges::all_of(line.account, [](QChar c) { return c >= u'0' && c <= u'9'; });
        if (!isNumber || line.account.size() < least || line.account.size() > most)
            return fail(ErrorCode::FieldInvalid,
                        u"%1 takes accounts of %2 to %3 digits, not %4 (%5)"_s.arg(program.name)
                            .arg(least)
                            .arg(most)
                            .arg(line.account, toText(line.use)),
                        u"account"_s);
    }
    return {};
}

JournalEntry JournalWriter::inPieces(const JournalEntry &entry, qint64 most)
{
    JournalEntry pieces{.day = entry.day, .kind = entry.kind, .lines = {}};
    for (const JournalLine &line : entry.lines) {
        JournalLine piece = line;
        for (qint64 rest = line.amount.cents(); rest != 0; rest -= piece.amount.cents()) {
            piece.amount = Amount::fromCents(std::clamp(rest, -most, most));
            pieces.lines << piece;
        }
    }
    return pieces;
}

Result<int> JournalWriter::bookYear(const QDate &day) const
{
    constexpr int kYears = 35; // 1 to 9, A to Z
    if (m_file.books.firstYear == 0)
        return fail(ErrorCode::FieldRequired,
                    u"this program numbers its book years; set the calendar year that is book year"
                    " 1 with accounts set"_s,
                    u"first-year"_s);
    const int year = day.year() - m_file.books.firstYear + 1;
    if (year < 1 || year > kYears)
        return fail(
            ErrorCode::FieldInvalid,
            u"must be in the book years 1 (%1) to %2"_s.arg(m_file.books.firstYear).arg(kYears),
            u"from"_s);
    return year;
}

std::unique_ptr<JournalWriter> journalWriter(QIODevice &device, const JournalFile &file)
{
    switch (file.format) {
    case ExportFormat::Exact: return std::make_unique<ExactWriter>(device, file);
    case ExportFormat::WinBooks: return std::make_unique<WinBooksWriter>(device, file);
    case ExportFormat::Yuki: return std::make_unique<YukiWriter>(device, file);
    case ExportFormat::Octopus: return std::make_unique<OctopusWriter>(device, file);
    case ExportFormat::Datev: return datevWriter(device, file);
    case ExportFormat::Odoo: return std::make_unique<OdooWriter>(device, file);
    case ExportFormat::Hledger: return std::make_unique<HledgerWriter>(device, file);
    case ExportFormat::Csv:
    case ExportFormat::CsvRaw:
    case ExportFormat::CsvEu:
    case ExportFormat::Xlsx:
    case ExportFormat::Json:
    case ExportFormat::Pdf:
    case ExportFormat::Camt053v02:
    case ExportFormat::Camt053v08:
    case ExportFormat::Camt054v02:
    case ExportFormat::Camt054v08:
    case ExportFormat::Mt940:
    case ExportFormat::Coda: break;
    }
    return nullptr;
}

Result<void> journalFits(const JournalFile &file, const QStringList &accounts)
{
    QBuffer unused;
    unused.open(QIODevice::WriteOnly);
    const auto writer = journalWriter(unused, file);
    if (const auto begun = writer->begin(); !begun)
        return begun;
    JournalEntry entry{.day = file.last, .kind = JournalKind::Sales, .lines = {}};
    for (const QString &account : accounts)
        entry.lines.append(
            {.account = account, .use = {}, .amount = Amount::fromCents(1), .rate = kNoVatRate});
    return writer->entry(entry);
}

} // namespace tilldesk::exports
