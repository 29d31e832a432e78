#include "core/exports/bank_statement.h"
#include "core/exports/journal_writer.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

/// Headings of the 125 columns of a Buchungsstapel.
/// @source DATEV-Format, Buchungsstapel, version 13
QStringList datevColumns()
{
    QStringList columns{u"Umsatz (ohne Soll/Haben-Kz)"_s,
                        u"Soll/Haben-Kennzeichen"_s,
                        u"WKZ Umsatz"_s,
                        u"Kurs"_s,
                        u"Basis-Umsatz"_s,
                        u"WKZ Basis-Umsatz"_s,
                        u"Konto"_s,
                        u"Gegenkonto (ohne BU-Schlüssel)"_s,
                        u"BU-Schlüssel"_s,
                        u"Belegdatum"_s,
                        u"Belegfeld 1"_s,
                        u"Belegfeld 2"_s,
                        u"Skonto"_s,
                        u"Buchungstext"_s,
                        u"Postensperre"_s,
                        u"Diverse Adressnummer"_s,
                        u"Geschäftspartnerbank"_s,
                        u"Sachverhalt"_s,
                        u"Zinssperre"_s,
                        u"Beleglink"_s};
    for (int i = 1; i <= 8; ++i)
        columns << u"Beleginfo - Art %1"_s.arg(i) << u"Beleginfo - Inhalt %1"_s.arg(i);
    columns << u"KOST1 - Kostenstelle"_s << u"KOST2 - Kostenstelle"_s << u"Kost-Menge"_s
            << u"EU-Land u. UStID (Bestimmung)"_s << u"EU-Steuersatz (Bestimmung)"_s
            << u"Abw. Versteuerungsart"_s << u"Sachverhalt L+L"_s << u"Funktionsergänzung L+L"_s
            << u"BU 49 Hauptfunktionstyp"_s << u"BU 49 Hauptfunktionsnummer"_s
            << u"BU 49 Funktionsergänzung"_s;
    for (int i = 1; i <= 20; ++i)
        columns << u"Zusatzinformation - Art %1"_s.arg(i)
                << u"Zusatzinformation- Inhalt %1"_s.arg(i);
    columns << u"Stück"_s << u"Gewicht"_s << u"Zahlweise"_s << u"Forderungsart"_s
            << u"Veranlagungsjahr"_s << u"Zugeordnete Fälligkeit"_s << u"Skontotyp"_s
            << u"Auftragsnummer"_s << u"Buchungstyp"_s << u"USt-Schlüssel (Anzahlungen)"_s
            << u"EU-Land (Anzahlungen)"_s << u"Sachverhalt L+L (Anzahlungen)"_s
            << u"EU-Steuersatz (Anzahlungen)"_s << u"Erlöskonto (Anzahlungen)"_s << u"Herkunft-Kz"_s
            << u"Buchungs GUID"_s << u"KOST-Datum"_s << u"SEPA-Mandatsreferenz"_s
            << u"Skontosperre"_s << u"Gesellschaftername"_s << u"Beteiligtennummer"_s
            << u"Identifikationsnummer"_s << u"Zeichnernummer"_s << u"Postensperre bis"_s
            << u"Bezeichnung SoBil-Sachverhalt"_s << u"Kennzeichen SoBil-Buchung"_s
            << u"Festschreibung"_s << u"Leistungsdatum"_s << u"Datum Zuord. Steuerperiode"_s
            << u"Fälligkeit"_s << u"Generalumkehr (GU)"_s << u"Steuersatz"_s << u"Land"_s
            << u"Abrechnungsreferenz"_s << u"BVV-Position"_s << u"EU-Land u. UStID (Ursprung)"_s
            << u"EU-Steuersatz (Ursprung)"_s << u"Abw. Skontokonto"_s;
    return columns;
}

/// The number of the chart that DATEV has for it; empty for other charts.
QString skrOf(BookChart chart)
{
    switch (chart) {
    case BookChart::GermanySkr03: return u"03"_s;
    case BookChart::GermanySkr04: return u"04"_s;
    case BookChart::Belgium:
    case BookChart::Netherlands:
    case BookChart::France:
    case BookChart::Own: break;
    }
    return {};
}

/// DATEV's bookings have two accounts each: every line of an entry is booked against the clearing
/// account. Windows-1252, semicolons, CR LF. @source DATEV-Format, Einstieg, Header, Buchungsstapel
class DatevWriter final : public JournalWriter
{
public:
    using JournalWriter::JournalWriter;

    Result<void> begin() override
    {
        const Books &books = file().books;
        if (books.consultant == 0 || books.client == 0)
            return fail(ErrorCode::FieldRequired,
                        u"DATEV needs the numbers of the tax consultant and of the client; set"
                        " them with accounts set"_s,
                        books.consultant == 0 ? u"consultant"_s : u"client"_s);
        if (file().first.year() != file().last.year())
            return fail(ErrorCode::FieldInvalid, u"a batch of DATEV must be of one calendar year"_s,
                        u"from"_s);
        QStringList head(kHeadFields);
        head[0] = u"\"EXTF\""_s;
        head[1] = u"700"_s;
        head[2] = u"21"_s;
        head[3] = u"\"Buchungsstapel\""_s;
        head[4] = u"13"_s;
        // The same journal gives the same file: the last day instead of the time of writing.
        head[5] = file().last.toString(u"yyyyMMdd"_s) + u"235959000"_s;
        head[7] = u"\"TD\""_s;
        head[8] = u"\"\""_s;
        head[9] = u"\"\""_s;
        head[10] = QString::number(books.consultant);
        head[11] = QString::number(books.client);
        head[12] = QDate(file().first.year(), 1, 1).toString(u"yyyyMMdd"_s);
        head[13] = QString::number(digits());
        head[14] = file().first.toString(u"yyyyMMdd"_s);
        head[15] = file().last.toString(u"yyyyMMdd"_s);
        head[16] = u"\"Tilldesk %1\""_s.arg(file().first.toString(u"yyyy-MM"_s));
        head[17] = u"\"\""_s;
        head[18] = u"1"_s;
        head[19] = u"0"_s;
        head[20] = u"0"_s;
        head[21] = u"\"EUR\""_s;
        head[26] =
            skrOf(books.chart).isEmpty() ? QString() : QString(u'"' + skrOf(books.chart) + u'"');
        latin(head.join(u';'));
        latin(datevColumns().join(u';'));
        return {};
    }

    Result<void> entry(const JournalEntry &entry) override
    {
        if (const auto valid = checkDigits(entry, digits()); !valid)
            return valid;
        QString contra;
        for (const JournalLine &line : entry.lines) {
            if (line.use.kind == BookAccountKind::Clearing)
                contra = line.account;
        }
        const JournalEntry pieces = inPieces(entry, kMostCents);
        for (const JournalLine &line : pieces.lines) {
            if (line.use.kind == BookAccountKind::Clearing)
                continue;
            QStringList fields(kFields);
            fields[0] = euros(magnitude(line.amount), ',');
            fields[1] = line.amount > Amount() ? u"\"S\""_s : u"\"H\""_s;
            fields[2] = u"\"EUR\""_s;
            fields[6] = line.account;
            fields[7] = contra;
            fields[9] = entry.day.toString(u"ddMM"_s);
            fields[10] = u"\"%1\""_s.arg(entry.number());
            fields[13] = u"\"%1\""_s.arg(textOf(entry, line, kText));
            fields[113] = u"0"_s;
            latin(fields.join(u';'));
        }
        return {};
    }

private:
    static constexpr int kHeadFields = 31;
    static constexpr int kFields = 125;
    static constexpr int kText = 60;
    static constexpr qint64 kMostCents = 999'999'999'999; // ten digits and two decimals

    /// Returns the length of the accounts, which all have: that of the clearing account, 4 to 8.
    [[nodiscard]] int digits() const
    {
        const auto clearing = file().books.account({.kind = BookAccountKind::Clearing});
        return std::clamp(int(clearing.value_or(QString()).size()), 4, 8);
    }
    void latin(const QString &line)
    {
        // The texts have no character outside ISO-8859-1, which Windows-1252 contains.
        bytes(line.toLatin1() + "\r\n");
    }
};

} // namespace

std::unique_ptr<JournalWriter> datevWriter(QIODevice &device, const JournalFile &file)
{
    return std::make_unique<DatevWriter>(device, file);
}

} // namespace tilldesk::exports
