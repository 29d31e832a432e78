<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>tilldesk::app::DesktopWords</name>
    <message>
        <source>Tilldesk cannot start: %1</source>
        <translation>Tilldesk kann nicht starten: %1</translation>
    </message>
    <message>
        <source>Tilldesk has stopped to protect the books: %1. Everything that was confirmed is stored. Close the other program and start Tilldesk again.</source>
        <translation>Tilldesk wurde beendet, um die Bücher zu schützen: %1. Alles, was bestätigt wurde, ist gespeichert. Schließen Sie das andere Programm und starten Sie Tilldesk neu.</translation>
    </message>
</context>
<context>
    <name>tilldesk::exports</name>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufspunkt</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Geschäft</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Bezahlt von</translation>
    </message>
    <message>
        <source>Payer&apos;s IBAN</source>
        <translation>IBAN des Zahlers</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Sum of payments</source>
        <translation>Summe Zahlungen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Sum of refunds</source>
        <translation>Summe Erstattungen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Payments: %1, EUR %2. Refunds: %3, EUR %4</source>
        <translation>Zahlungen: %1, EUR %2. Erstattungen: %3, EUR %4</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Auszahlungen</translation>
    </message>
    <message>
        <source>The same as CODA</source>
        <translation>Dieselben Kontoauszüge als CODA</translation>
    </message>
    <message>
        <source>The same as MT940</source>
        <translation>Dieselben Kontoauszüge als MT940</translation>
    </message>
    <message>
        <source>The payments and refunds in one payout (CAMT.054)</source>
        <translation>Die Zahlungen und Erstattungen einer Auszahlung (CAMT.054)</translation>
    </message>
    <message>
        <source>The same with a decimal point</source>
        <translation>Dieselben Listen mit Dezimalpunkt</translation>
    </message>
    <message>
        <source>Payments and payouts of %1</source>
        <translation>Zahlungen und Auszahlungen im %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>How payouts are made up</source>
        <translation>Wie sich Auszahlungen zusammensetzen</translation>
    </message>
    <message>
        <source>Payments in the month&apos;s payouts</source>
        <translation>Zahlungen in den Auszahlungen des Monats</translation>
    </message>
    <message>
        <source>Refunds in the month&apos;s payouts</source>
        <translation>Erstattungen in den Auszahlungen des Monats</translation>
    </message>
    <message>
        <source>Payouts that arrived</source>
        <translation>Eingegangene Auszahlungen</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Ausstehend</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>Gescannt</translation>
    </message>
    <message>
        <source>Authorized</source>
        <translation>Autorisiert</translation>
    </message>
    <message>
        <source>Refused by bank</source>
        <translation>Von Bank abgelehnt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Erfolgreich</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstattung</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Total, EUR</source>
        <translation>Gesamt, EUR</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Payment ID</source>
        <translation>Zahlungs-ID</translation>
    </message>
    <message>
        <source>Batch ID</source>
        <translation>Sammler-ID</translation>
    </message>
    <message>
        <source>Payout ID</source>
        <translation>Auszahlungs-ID</translation>
    </message>
    <message>
        <source>Payout date</source>
        <translation>Auszahlungsdatum</translation>
    </message>
    <message>
        <source>Remittance text</source>
        <translation>Verwendungszweck</translation>
    </message>
    <message>
        <source>Repeats payout</source>
        <translation>Wiederholung von</translation>
    </message>
    <message>
        <source>Repeated as payout</source>
        <translation>Wiederholt als</translation>
    </message>
    <message>
        <source>Refund ID</source>
        <translation>Erstattungs-ID</translation>
    </message>
    <message>
        <source>Waiting for the shop</source>
        <translation>Wartet auf Händler</translation>
    </message>
    <message>
        <source>Not confirmed by shop</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>The bank import of Belgian bookkeeping software</source>
        <translation>Der Bankimport belgischer Buchhaltungsprogramme</translation>
    </message>
    <message>
        <source>The bank import of older bookkeeping software</source>
        <translation>Der Bankimport älterer Buchhaltungsprogramme</translation>
    </message>
    <message>
        <source>The same as tables, and as a PDF to read</source>
        <translation>Dieselben Zeilen als Tabelle und als PDF</translation>
    </message>
    <message>
        <source>Spreadsheets; reading on screen or paper</source>
        <translation>Tabellenprogramme; zum Lesen</translation>
    </message>
    <message>
        <source>Spreadsheets with a decimal comma; the CSV import of your bookkeeping software</source>
        <translation>Tabellenprogramme mit Dezimalkomma; der CSV-Import Ihres Buchhaltungsprogramms</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Andere Programme</translation>
    </message>
    <message>
        <source>The same lists to print</source>
        <translation>Dieselben Listen zum Drucken</translation>
    </message>
    <message>
        <source>Reading and filing</source>
        <translation>Zum Lesen und Ablegen</translation>
    </message>
    <message>
        <source>What each file is for</source>
        <translation>Wofür welche Datei gedacht ist</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>Each payout is the sum of its payments less its refunds; its lines are in payout-contents. Payments of the last days may be paid out in the next month, so the list of payments has another total.</source>
        <translation>Jede Auszahlung ist die Summe ihrer Zahlungen abzüglich ihrer Erstattungen; ihre Zeilen stehen in payout-contents. Zahlungen der letzten Tage werden manchmal erst im nächsten Monat ausgezahlt. Deshalb hat die Liste der Zahlungen eine andere Summe.</translation>
    </message>
    <message>
        <source>Check that the files are complete and unchanged</source>
        <translation>Prüfen, ob die Dateien vollständig und unverändert sind</translation>
    </message>
    <message>
        <source>Run this command in a terminal, in this folder. It prints OK for each file:</source>
        <translation>Führen Sie diesen Befehl in einem Terminal in diesem Ordner aus. Er meldet OK für jede Datei:</translation>
    </message>
    <message>
        <source>ledger-heads.json contains the service&apos;s signature of the ledger for each day. Keep the file outside the shop: it shows whether the ledger was rewritten afterwards.</source>
        <translation>ledger-heads.json enthält für jeden Tag die Signatur des Dienstes unter dem Hauptbuch. Bewahren Sie die Datei außerhalb des Geschäfts auf: Sie zeigt, ob das Hauptbuch später umgeschrieben wurde.</translation>
    </message>
    <message>
        <source>Lines of a payout</source>
        <translation>Zeilen einer Auszahlung</translation>
    </message>
    <message>
        <source>Clearing account, Tilldesk</source>
        <translation>Verrechnungskonto Tilldesk</translation>
    </message>
    <message>
        <source>PAYOUTS ONLY, not by the bank</source>
        <translation>NUR AUSZAHLUNGEN, nicht v. d. Bank</translation>
    </message>
    <message>
        <source>Made by Tilldesk, not by the bank. Contains the payouts only. Do not import it beside the bank&apos;s own statement.</source>
        <translation>Erstellt von Tilldesk, nicht von der Bank. Enthält nur die Auszahlungen. Nicht neben dem Kontoauszug der Bank importieren.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Clearing account</source>
        <translation>Verrechnungskonto</translation>
    </message>
    <message>
        <source>Owed before</source>
        <translation>Guthaben vorher</translation>
    </message>
    <message>
        <source>Owed after</source>
        <translation>Guthaben nachher</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>Import this. Statements of the clearing account (CAMT.053): every payment, every refund, every payout</source>
        <translation>Dies importieren. Auszüge des Verrechnungskontos (CAMT.053): jede Zahlung, jede Erstattung, jede Auszahlung</translation>
    </message>
    <message>
        <source>The bank import of your bookkeeping software, for a financial account of its own, beside your bank&apos;s statements. Version 02 if it cannot read the newer version 08</source>
        <translation>Der Bankimport Ihres Buchhaltungsprogramms, als eigenes Finanzkonto neben den Auszügen Ihrer Bank. Version 02, wenn es die neuere Version 08 nicht liest</translation>
    </message>
    <message>
        <source>Payouts only, as credits of your bank account (CAMT.053, MT940, CODA)</source>
        <translation>Nur die Auszahlungen, als Gutschriften auf Ihrem Bankkonto (CAMT.053, MT940, CODA)</translation>
    </message>
    <message>
        <source>The clearing account day by day: how the month adds up</source>
        <translation>Das Verrechnungskonto Tag für Tag: die Abstimmung des Monats</translation>
    </message>
    <message>
        <source>Spreadsheets; entries by hand, per day</source>
        <translation>Tabellenkalkulation; Buchungen von Hand, je Tag</translation>
    </message>
    <message>
        <source>All payments paid, refunds made and payouts of the month</source>
        <translation>Alle im Monat eingegangenen Zahlungen, ausgeführten Erstattungen und Auszahlungen</translation>
    </message>
    <message>
        <source>How the month adds up</source>
        <translation>Abstimmung des Monats</translation>
    </message>
    <message>
        <source>Owed to you at the beginning of the month</source>
        <translation>Ihr Guthaben am Monatsanfang</translation>
    </message>
    <message>
        <source>Payments paid in the month</source>
        <translation>Im Monat eingegangene Zahlungen</translation>
    </message>
    <message>
        <source>Refunds made in the month</source>
        <translation>Im Monat ausgeführte Erstattungen</translation>
    </message>
    <message>
        <source>Paid out in the month</source>
        <translation>Im Monat ausgezahlt</translation>
    </message>
    <message>
        <source>Owed to you at the end of the month</source>
        <translation>Ihr Guthaben am Monatsende</translation>
    </message>
    <message>
        <source>A payment belongs to the month in which it was paid, whenever it was created. What is owed to you is the balance of the clearing account %1. A payout leaves the clearing account and arrives on your bank account: post both to the account for internal transfers, and it comes to zero.</source>
        <translation>Eine Zahlung gehört in den Monat, in dem sie bezahlt wurde, gleich wann sie angelegt wurde. Ihr Guthaben ist der Saldo des Verrechnungskontos %1. Eine Auszahlung verlässt das Verrechnungskonto und kommt auf Ihrem Bankkonto an: Buchen Sie beides gegen Geldtransit, der danach null ist.</translation>
    </message>
    <message>
        <source>Statements are numbered per year. A second export has the same numbers, so your software can skip what it has already imported.</source>
        <translation>Die Auszüge sind je Jahr nummeriert. Ein zweiter Export hat dieselben Nummern, sodass Ihr Programm überspringt, was es schon importiert hat.</translation>
    </message>
    <message>
        <source>Payouts that failed: %1 (%2). They reached no account, are on no statement, and are still owed to you.</source>
        <translation>Fehlgeschlagene Auszahlungen: %1 (%2). Sie haben kein Konto erreicht, stehen auf keinem Auszug und bleiben Ihr Guthaben.</translation>
    </message>
    <message>
        <source>VAT number %1</source>
        <translation>USt-IdNr. %1</translation>
    </message>
    <message>
        <source>Sales of %1</source>
        <translation>Umsätze vom %1</translation>
    </message>
    <message>
        <source>Refunds of %1</source>
        <translation>Erstattungen vom %1</translation>
    </message>
    <message>
        <source>Payouts of %1</source>
        <translation>Auszahlungen vom %1</translation>
    </message>
    <message>
        <source>Payout %1</source>
        <translation>Auszahlung %1</translation>
    </message>
    <message>
        <source>VAT of refunds %1</source>
        <translation>USt auf Erstattungen %1</translation>
    </message>
    <message>
        <source>VAT %1</source>
        <translation>USt %1</translation>
    </message>
    <message>
        <source>Sales %1</source>
        <translation>Umsätze %1</translation>
    </message>
    <message>
        <source>Refunds %1</source>
        <translation>Erstattungen %1</translation>
    </message>
    <message>
        <source>VAT rate not known</source>
        <translation>USt-Satz nicht bekannt</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>VAT book</source>
        <translation>Umsatzsteuerbuch</translation>
    </message>
    <message>
        <source>VAT rate, %</source>
        <translation>USt-Satz, %</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Umsätze</translation>
    </message>
    <message>
        <source>Sales with VAT</source>
        <translation>Umsätze brutto</translation>
    </message>
    <message>
        <source>Large sales</source>
        <translation>Große Umsätze</translation>
    </message>
    <message>
        <source>Large sales with VAT</source>
        <translation>Große Umsätze brutto</translation>
    </message>
    <message>
        <source>Refunds with VAT</source>
        <translation>Erstattungen brutto</translation>
    </message>
    <message>
        <source>With VAT</source>
        <translation>Brutto</translation>
    </message>
    <message>
        <source>Without VAT</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>USt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Done by</source>
        <translation>Ausgeführt von</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Genehmigt von</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Eingenommen von</translation>
    </message>
    <message>
        <source>Entries: %1</source>
        <translation>Einträge: %1</translation>
    </message>
    <message>
        <source>Refunded by</source>
        <translation>Erstattet von</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Days open</source>
        <translation>Tage offen</translation>
    </message>
    <message>
        <source>Text on the statement</source>
        <translation>Text auf dem Auszug</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Zugeordnet</translation>
    </message>
    <message>
        <source>Amount differs</source>
        <translation>Anderer Betrag</translation>
    </message>
    <message>
        <source>No reference</source>
        <translation>Ohne Referenz</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Mehrdeutig</translation>
    </message>
    <message>
        <source>Unexpected</source>
        <translation>Unerwartet</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Awaited</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Other line</source>
        <translation>Andere Zeile</translation>
    </message>
    <message>
        <source>Or import this, never beside the clearing account: the journal, which posts each day&apos;s sales by VAT rate, refunds and payouts on your accounts</source>
        <translation>Oder importieren Sie dies, nie neben dem Verrechnungskonto: das Journal, das je Tag die Erlöse nach Steuersatz, Erstattungen und Auszahlungen auf Ihre Konten bucht</translation>
    </message>
    <message>
        <source>The VAT book: receipts of each day by till and VAT rate, days without receipts too, receipts above the limit apart</source>
        <translation>Das Umsatzsteuerbuch: Einnahmen je Tag, Kasse und Steuersatz, auch Tage ohne Einnahmen, Einnahmen über der Grenze gesondert</translation>
    </message>
    <message>
        <source>The VAT return; not to be imported: the journal has the same sums</source>
        <translation>Die Umsatzsteuervoranmeldung; nicht importieren: das Journal hat dieselben Summen</translation>
    </message>
    <message>
        <source>Payouts and lines of your bank&apos;s statements that do not fit each other, and for how many days</source>
        <translation>Auszahlungen und Zeilen Ihrer Kontoauszüge, die nicht zueinander passen, und seit wie vielen Tagen</translation>
    </message>
    <message>
        <source>Questions to the bank or the provider</source>
        <translation>Fragen an die Bank oder den Anbieter</translation>
    </message>
    <message>
        <source>This folder contains the month in the formats that bookkeeping software reads. All formats have the same content: import one format of the clearing account, or else the journal, beside the statements of your own bank. The other files are for reading and checking.</source>
        <translation>Dieser Ordner enthält den Monat in den Formaten, die Buchhaltungsprogramme lesen. Alle Formate haben denselben Inhalt: Importieren Sie ein Format des Verrechnungskontos oder stattdessen das Journal, neben den Auszügen Ihrer eigenen Bank. Die anderen Dateien sind zum Lesen und Prüfen.</translation>
    </message>
    <message>
        <source>There is no journal: accounts are missing for %1. Choose them in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Es gibt kein Journal: Konten fehlen für %1. Wählen Sie sie in Tilldesk unter Einstellungen, Buchhaltung.</translation>
    </message>
    <message>
        <source>Attached is the bookkeeping of %1. Each file is a zipped folder; open the reading guide in it first. The checksums below are SHA-256.</source>
        <translation>Anbei die Buchhaltung für %1. Jede Datei ist ein gezippter Ordner; öffnen Sie darin zuerst den Lesehinweis. Die Prüfsummen unten sind SHA-256.</translation>
    </message>
    <message>
        <source>Fees: EUR %1</source>
        <translation>Gebühren: EUR %1</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <source>Fees collected</source>
        <translation>Eingezogene Gebühren</translation>
    </message>
    <message>
        <source>Fees of %1</source>
        <translation>Gebühren vom %1</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Fees charged in the month</source>
        <translation>Im Monat berechnete Gebühren</translation>
    </message>
    <message>
        <source>Fees that these payouts are reduced by</source>
        <translation>Gebühren, die von diesen Auszahlungen einbehalten wurden</translation>
    </message>
    <message>
        <source>Fees collected from the bank account</source>
        <translation>Vom Bankkonto eingezogene Gebühren</translation>
    </message>
    <message>
        <source>Fees of the payment service</source>
        <translation>Gebühren des Zahlungsdienstes</translation>
    </message>
    <message>
        <source>Fees are subtracted from these payouts, too: the fees of their payments, and what was charged for a month or its invoice.</source>
        <translation>Von diesen Auszahlungen sind auch Gebühren einbehalten: die Gebühren ihrer Zahlungen und was für einen Monat oder laut Rechnung berechnet wurde.</translation>
    </message>
    <message>
        <source>The month was not over: this folder has its days up to %1.</source>
        <translation>Der Monat war noch nicht vorbei: Dieser Ordner enthält die Tage bis %1.</translation>
    </message>
    <message>
        <source>Fees are lines of the clearing account, and the journal books them on the account for fees: fees that a payout is reduced by on the day of the payout, the minimum of a month and fees that are collected apart on its last day, the difference to an invoice on the day on which it was entered. They are booked without VAT: take the VAT on fees from the provider&apos;s invoice.</source>
        <translation>Gebühren sind Zeilen des Verrechnungskontos, und das Journal bucht sie auf das Gebührenkonto: von einer Auszahlung einbehaltene Gebühren am Tag der Auszahlung, den Mindestbetrag eines Monats und gesondert eingezogene Gebühren an dessen letztem Tag, den Unterschied zu einer Rechnung am Tag ihrer Erfassung. Sie werden ohne Umsatzsteuer gebucht: Entnehmen Sie die Umsatzsteuer auf Gebühren der Rechnung des Anbieters.</translation>
    </message>
    <message>
        <source>Minimum fee of a month</source>
        <translation>Mindestgebühr eines Monats</translation>
    </message>
    <message>
        <source>Invoice for fees</source>
        <translation>Gebührenrechnung</translation>
    </message>
    <message>
        <source>Fees of another batch</source>
        <translation>Gebühren eines anderen Sammlers</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>%1 is not over: the list has what happened so far</source>
        <translation>%1 ist noch nicht vorbei: Die Liste enthält, was bisher geschah</translation>
    </message>
    <message>
        <source>Only instead of the clearing account and the journal: software that splits a payout on your bank&apos;s statement into its payments</source>
        <translation>Nur statt des Verrechnungskontos und des Journals: Programme, die eine Auszahlung auf dem Kontoauszug Ihrer Bank in ihre Zahlungen auflösen</translation>
    </message>
    <message>
        <source>Only if you import neither your bank&apos;s statements, nor the clearing account, nor the journal: beside them every payout is booked twice</source>
        <translation>Nur wenn Sie weder die Auszüge Ihrer Bank noch das Verrechnungskonto noch das Journal importieren: Daneben wird jede Auszahlung doppelt gebucht</translation>
    </message>
    <message>
        <source>The journal books payouts on account %1, which looks like the account of your bank. If you post your bank&apos;s statements too, each payout is booked twice: choose an account for internal transfers in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Das Journal bucht Auszahlungen auf Konto %1, das Ihr Bankkonto zu sein scheint. Wenn Sie auch die Auszüge Ihrer Bank buchen, wird jede Auszahlung doppelt gebucht: Wählen Sie in Tilldesk unter Einstellungen, Buchhaltung ein Geldtransitkonto.</translation>
    </message>
    <message>
        <source>The journal books payouts on account %1 for internal transfers. Post the payouts on your bank&apos;s statements to it too, and it comes to zero.</source>
        <translation>Das Journal bucht Auszahlungen auf das Geldtransitkonto %1. Buchen Sie auch die Auszahlungen auf den Auszügen Ihrer Bank auf dieses Konto: Dann ist es ausgeglichen.</translation>
    </message>
    <message>
        <source>Sales without a VAT rate (%1): %2, %3. The journal books them on account %4. Choose a rate in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Verkäufe ohne Steuersatz (%1): %2, %3. Das Journal bucht sie auf Konto %4. Wählen Sie in Tilldesk unter Einstellungen, Buchhaltung einen Satz.</translation>
    </message>
    <message>
        <source>No journal for %1: the program does not take accounts of this length. Change them in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Kein Journal für %1: Das Programm nimmt keine Kontonummern dieser Länge. Ändern Sie sie in Tilldesk unter Einstellungen, Buchhaltung.</translation>
    </message>
    <message>
        <source>No journal for %1: the first book year is not set in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Kein Journal für %1: Das erste Geschäftsjahr ist in Tilldesk unter Einstellungen, Buchhaltung nicht eingetragen.</translation>
    </message>
    <message>
        <source>No journal for %1: the program does not take so long a code of the journal.</source>
        <translation>Kein Journal für %1: Das Programm nimmt kein so langes Journalkürzel.</translation>
    </message>
    <message>
        <source>No journal for %1: the month is before the first book year.</source>
        <translation>Kein Journal für %1: Der Monat liegt vor dem ersten Geschäftsjahr.</translation>
    </message>
    <message>
        <source>No journal for %1: the numbers of the tax consultant and of the client are not set in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Kein Journal für %1: Berater- und Mandantennummer sind in Tilldesk unter Einstellungen, Buchhaltung nicht eingetragen.</translation>
    </message>
    <message>
        <source>Fees collected from your bank account</source>
        <translation>Von Ihrem Bankkonto eingezogene Gebühren</translation>
    </message>
    <message>
        <source>No CODA: a day has more than 9,999 movements, which CODA cannot number. Import CAMT.053.</source>
        <translation>Kein CODA: Ein Tag hat mehr als 9.999 Umsätze, die CODA nicht nummerieren kann. Importieren Sie CAMT.053.</translation>
    </message>
    <message>
        <source>Open since</source>
        <translation>Offen seit</translation>
    </message>
    <message>
        <source>Why it is open</source>
        <translation>Warum offen</translation>
    </message>
    <message>
        <source>In the shop</source>
        <translation>Im Geschäft</translation>
    </message>
    <message>
        <source>By the provider</source>
        <translation>Laut Zahlungsanbieter</translation>
    </message>
    <message>
        <source>Share of the difference</source>
        <translation>Anteil an der Differenz</translation>
    </message>
    <message>
        <source>ID at the provider</source>
        <translation>ID beim Zahlungsanbieter</translation>
    </message>
    <message>
        <source>Waits for payout</source>
        <translation>Wartet auf Auszahlung</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Verspätet</translation>
    </message>
    <message>
        <source>Payout not fetched</source>
        <translation>Auszahlung nicht abgerufen</translation>
    </message>
    <message>
        <source>Not known there</source>
        <translation>Dort nicht bekannt</translation>
    </message>
    <message>
        <source>Not known here</source>
        <translation>Hier nicht bekannt</translation>
    </message>
    <message>
        <source>Status differs</source>
        <translation>Status weicht ab</translation>
    </message>
    <message>
        <source>In two payouts</source>
        <translation>In zwei Auszahlungen</translation>
    </message>
    <message>
        <source>Sum differs</source>
        <translation>Summe weicht ab</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Offene Posten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AccountField</name>
    <message>
        <source>from the chart</source>
        <translation>aus dem Kontenrahmen</translation>
    </message>
    <message>
        <source>yours; the chart has %1</source>
        <translation>Ihres; der Rahmen hat %1</translation>
    </message>
    <message>
        <source>Take the account %1 of the chart again</source>
        <translation>Wieder das Konto %1 des Kontenrahmens nehmen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AcknowledgeText</name>
    <message numerus="yes">
        <source>%1 d</source>
        <translation>
            <numerusform>%1 Tag</numerusform>
            <numerusform>%1 Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 d %2 h</source>
        <translation>
            <numerusform>%1 Tag %2 Std.</numerusform>
            <numerusform>%1 Tage %2 Std.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 Std.</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 Std. %2 Min.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 Min.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>Empfang bestätigen: %1</translation>
    </message>
    <message>
        <source>The customer has paid. Acknowledge the payment once the goods are handed over. On %1 it is voided and no money moves.</source>
        <translation>Der Kunde hat bezahlt. Bestätigen Sie den Empfang, sobald die Ware übergeben ist. Am %1 wird die Zahlung rückgängig gemacht, und es fließt kein Geld.</translation>
    </message>
    <message>
        <source>The customer has not paid yet.</source>
        <translation>Der Kunde hat noch nicht bezahlt.</translation>
    </message>
    <message>
        <source>This payment is already acknowledged.</source>
        <translation>Der Empfang dieser Zahlung ist bereits bestätigt.</translation>
    </message>
    <message>
        <source>This payment needs no acknowledgement.</source>
        <translation>Diese Zahlung braucht keine Empfangsbestätigung.</translation>
    </message>
    <message>
        <source>The time to acknowledge this payment has passed.</source>
        <translation>Die Frist für die Empfangsbestätigung dieser Zahlung ist abgelaufen.</translation>
    </message>
    <message>
        <source>The deadline passed on %1. No money moves.</source>
        <translation>Die Frist ist am %1 abgelaufen. Es fließt kein Geld.</translation>
    </message>
    <message>
        <source>This payment has ended: %1.</source>
        <translation>Diese Zahlung ist beendet: %1.</translation>
    </message>
    <message>
        <source>This payment no longer waits for an acknowledgement: %1.</source>
        <translation>Diese Zahlung wartet nicht mehr auf eine Empfangsbestätigung: %1.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityDetails</name>
    <message>
        <source>No entry chosen</source>
        <translation>Kein Eintrag ausgewählt</translation>
    </message>
    <message>
        <source>Choose an entry to see what changed.</source>
        <translation>Wählen Sie einen Eintrag aus, um zu sehen, was sich geändert hat.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Open payment</source>
        <translation>Zahlung öffnen</translation>
    </message>
    <message>
        <source>Copy entry</source>
        <translation>Eintrag kopieren</translation>
    </message>
    <message>
        <source>Details of the entry</source>
        <translation>Details des Eintrags</translation>
    </message>
    <message>
        <source>Who and where</source>
        <translation>Wer und wo</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Nachweis</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityModel</name>
    <message>
        <source>Today, %1</source>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Gestern, %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityPresenter</name>
    <message>
        <source>Checking the chain…</source>
        <translation>Kette wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>Chain not checked: %1</source>
        <translation>Kette nicht geprüft: %1</translation>
    </message>
    <message>
        <source>Broken at entry %1</source>
        <translation>Unterbrochen bei Eintrag %1</translation>
    </message>
    <message>
        <source>Chain intact · %1 · checked %2</source>
        <translation>Kette unversehrt · %1 · geprüft %2</translation>
    </message>
    <message>
        <source>The activity cannot be shown</source>
        <translation>Die Aktivität kann nicht angezeigt werden</translation>
    </message>
    <message>
        <source>No entry fits these filters</source>
        <translation>Kein Eintrag passt zu diesen Filtern</translation>
    </message>
    <message>
        <source>No entry fits all of the filters above.</source>
        <translation>Kein Eintrag passt zu allen Filtern oben.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Nothing in this period</source>
        <translation>Nichts in diesem Zeitraum</translation>
    </message>
    <message>
        <source>Nobody did anything that is recorded here.</source>
        <translation>Niemand hat etwas getan, das hier aufgezeichnet wird.</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Alle Tage</translation>
    </message>
    <message>
        <source>No activity yet</source>
        <translation>Noch keine Aktivität</translation>
    </message>
    <message>
        <source>Who signed in, refunded, exported or changed a setting is listed here.</source>
        <translation>Hier steht, wer sich angemeldet, erstattet, exportiert oder eine Einstellung geändert hat.</translation>
    </message>
    <message>
        <source>Checking… %1</source>
        <translation>Wird geprüft&#xa0;… %1</translation>
    </message>
    <message>
        <source>Chain not checked</source>
        <translation>Kette nicht geprüft</translation>
    </message>
    <message numerus="yes">
        <source>Not checked for %1 days</source>
        <translation>
            <numerusform>Seit %1 Tag nicht geprüft</numerusform>
            <numerusform>Seit %1 Tagen nicht geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 entries are newer than the last check</source>
        <translation>
            <numerusform>%1 Eintrag ist neuer als die letzte Prüfung</numerusform>
            <numerusform>%1 Einträge sind neuer als die letzte Prüfung</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityRecord</name>
    <message>
        <source>Done by</source>
        <translation>Ausgeführt von</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Genehmigt von</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Its seal</source>
        <translation>Siegel des Eintrags</translation>
    </message>
    <message>
        <source>Seal before</source>
        <translation>Siegel davor</translation>
    </message>
    <message>
        <source>Does not fit the entry before it.</source>
        <translation>Passt nicht zum Eintrag davor.</translation>
    </message>
    <message>
        <source>Fits the entry before it, but not the one after it.</source>
        <translation>Passt zum Eintrag davor, aber nicht zu dem danach.</translation>
    </message>
    <message>
        <source>Fits the entry before it and the one after it.</source>
        <translation>Passt zum Eintrag davor und zu dem danach.</translation>
    </message>
    <message>
        <source>Fits the entry before it; it is the last one.</source>
        <translation>Passt zum Eintrag davor; dies ist der letzte.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 The last backup before it is of %2.</source>
        <translation>%1 Die letzte Sicherung davor ist vom %2.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityTable</name>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityView</name>
    <message>
        <source>Checks the seals of all entries again</source>
        <translation>Prüft die Siegel aller Einträge erneut</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Person: %1</source>
        <translation>Person: %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>Art: %1</translation>
    </message>
    <message>
        <source>Copy entry</source>
        <translation>Eintrag kopieren</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>Prüfung abbrechen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityWords</name>
    <message>
        <source>API key “%1”</source>
        <translation>API-Schlüssel „%1“</translation>
    </message>
    <message>
        <source>Somebody at this computer</source>
        <translation>Jemand an diesem Computer</translation>
    </message>
    <message>
        <source>The customer</source>
        <translation>Der Kunde</translation>
    </message>
    <message>
        <source>Customer %1</source>
        <translation>Kunde %1</translation>
    </message>
    <message>
        <source>Signing key “%1”</source>
        <translation>Signaturschlüssel „%1“</translation>
    </message>
    <message>
        <source>The command line</source>
        <translation>Die Befehlszeile</translation>
    </message>
    <message>
        <source>%1 on the command line</source>
        <translation>%1 auf der Befehlszeile</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Private data</source>
        <translation>Private Daten</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Ablehnungen</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>%1 signed in</source>
        <translation>%1 hat sich angemeldet</translation>
    </message>
    <message>
        <source>%1 locked the till</source>
        <translation>%1 hat die Kasse gesperrt</translation>
    </message>
    <message>
        <source>A wrong PIN was given for %1, %2 of 5 tries</source>
        <translation>Für %1 wurde eine falsche PIN eingegeben, Versuch %2 von 5</translation>
    </message>
    <message numerus="yes">
        <source>%1 was blocked for %2 minutes after wrong PINs</source>
        <translation>
            <numerusform>%1 wurde nach falschen PINs %2 Minute gesperrt</numerusform>
            <numerusform>%1 wurde nach falschen PINs %2 Minuten gesperrt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ended the block of %2</source>
        <translation>%1 hat die Sperre von %2 aufgehoben</translation>
    </message>
    <message>
        <source>%1 chose a PIN</source>
        <translation>%1 hat eine PIN gewählt</translation>
    </message>
    <message>
        <source>%1 gave %2 a temporary PIN</source>
        <translation>%1 hat %2 eine vorläufige PIN gegeben</translation>
    </message>
    <message>
        <source>%1 added %2 to the staff</source>
        <translation>%1 hat %2 zum Personal hinzugefügt</translation>
    </message>
    <message>
        <source>%1 changed the details of %2</source>
        <translation>%1 hat die Angaben zu %2 geändert</translation>
    </message>
    <message>
        <source>%1 noted that %2 has left</source>
        <translation>%1 hat vermerkt, dass %2 ausgeschieden ist</translation>
    </message>
    <message>
        <source>%1 changed the refund limits of the role %2</source>
        <translation>%1 hat die Erstattungsgrenzen der Rolle %2 geändert</translation>
    </message>
    <message>
        <source>signing in</source>
        <translation>die Anmeldung</translation>
    </message>
    <message>
        <source>looking up payments</source>
        <translation>das Einsehen von Zahlungen</translation>
    </message>
    <message>
        <source>taking a payment</source>
        <translation>das Annehmen einer Zahlung</translation>
    </message>
    <message>
        <source>cancelling a payment</source>
        <translation>das Abbrechen einer Zahlung</translation>
    </message>
    <message>
        <source>acknowledging a payment</source>
        <translation>das Bestätigen einer Zahlung</translation>
    </message>
    <message>
        <source>a refund</source>
        <translation>eine Erstattung</translation>
    </message>
    <message>
        <source>approving a refund</source>
        <translation>das Freigeben einer Erstattung</translation>
    </message>
    <message>
        <source>a whole account number</source>
        <translation>eine vollständige Kontonummer</translation>
    </message>
    <message>
        <source>closing the day</source>
        <translation>der Tagesabschluss</translation>
    </message>
    <message>
        <source>payouts, ledger and reports</source>
        <translation>Auszahlungen, Hauptbuch und Berichte</translation>
    </message>
    <message>
        <source>making a payout</source>
        <translation>das Ausführen einer Auszahlung</translation>
    </message>
    <message>
        <source>an export</source>
        <translation>ein Export</translation>
    </message>
    <message>
        <source>the activity</source>
        <translation>die Aktivität</translation>
    </message>
    <message>
        <source>callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>sending a callback</source>
        <translation>das Senden eines Callbacks</translation>
    </message>
    <message>
        <source>the simulation</source>
        <translation>die Simulation</translation>
    </message>
    <message>
        <source>a change of the settings</source>
        <translation>eine Änderung der Einstellungen</translation>
    </message>
    <message>
        <source>the keys</source>
        <translation>die Schlüssel</translation>
    </message>
    <message>
        <source>the staff</source>
        <translation>das Personal</translation>
    </message>
    <message>
        <source>the backups</source>
        <translation>die Sicherungen</translation>
    </message>
    <message>
        <source>Not allowed for %1: %2</source>
        <translation>Nicht erlaubt für %1: %2</translation>
    </message>
    <message>
        <source>%1 approved a refund of %2 for %3</source>
        <translation>%1 hat eine Erstattung von %2 für %3 genehmigt</translation>
    </message>
    <message>
        <source>%1 cancelled the payment of %2, %3</source>
        <translation>%1 hat die Zahlung über %2 abgebrochen, %3</translation>
    </message>
    <message>
        <source>%1 refunded %2 of %3</source>
        <translation>%1 hat %2 von %3 erstattet</translation>
    </message>
    <message>
        <source>%1 refunded %2 of %3, approved by %4</source>
        <translation>%1 hat %2 von %3 erstattet, genehmigt von %4</translation>
    </message>
    <message>
        <source>%1 made the payouts</source>
        <translation>%1 hat die Auszahlungen ausgeführt</translation>
    </message>
    <message>
        <source>%1 paid a failed payout again</source>
        <translation>%1 hat eine fehlgeschlagene Auszahlung wiederholt</translation>
    </message>
    <message>
        <source>%1 made X reading %2</source>
        <translation>%1 hat X-Bericht %2 erstellt</translation>
    </message>
    <message>
        <source>%1 closed the day, Z %2</source>
        <translation>%1 hat den Tag abgeschlossen, Z %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 read a bank statement with %2 new lines</source>
        <translation>
            <numerusform>%1 hat einen Kontoauszug mit %2 neuer Zeile eingelesen</numerusform>
            <numerusform>%1 hat einen Kontoauszug mit %2 neuen Zeilen eingelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 matched a payout with a line of the bank</source>
        <translation>%1 hat eine Auszahlung einer Zeile der Bank zugeordnet</translation>
    </message>
    <message>
        <source>%1 undid the match of a line of the bank</source>
        <translation>%1 hat die Zuordnung einer Zeile der Bank aufgehoben</translation>
    </message>
    <message>
        <source>%1 added the merchant %2</source>
        <translation>%1 hat den Händler %2 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 changed the merchant %2</source>
        <translation>%1 hat den Händler %2 geändert</translation>
    </message>
    <message>
        <source>%1 added the profile %2</source>
        <translation>%1 hat das Profil %2 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 changed the profile %2</source>
        <translation>%1 hat das Profil %2 geändert</translation>
    </message>
    <message>
        <source>%1 added the point of sale %2</source>
        <translation>%1 hat den Verkaufspunkt %2 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 changed the point of sale %2</source>
        <translation>%1 hat den Verkaufspunkt %2 geändert</translation>
    </message>
    <message>
        <source>%1 changed the settings</source>
        <translation>%1 hat die Einstellungen geändert</translation>
    </message>
    <message>
        <source>%1 changed the settings: %2</source>
        <translation>%1 hat die Einstellungen geändert: %2</translation>
    </message>
    <message>
        <source>%1 made the API key “%2”</source>
        <translation>%1 hat den API-Schlüssel „%2“ erstellt</translation>
    </message>
    <message>
        <source>%1 revoked the API key “%2”</source>
        <translation>%1 hat den API-Schlüssel „%2“ widerrufen</translation>
    </message>
    <message>
        <source>%1 made a signing key of the service</source>
        <translation>%1 hat einen Signaturschlüssel des Dienstes erstellt</translation>
    </message>
    <message>
        <source>%1 sent a callback again</source>
        <translation>%1 hat einen Callback erneut gesendet</translation>
    </message>
    <message numerus="yes">
        <source>%1 sent %2 failed callbacks again</source>
        <translation>
            <numerusform>%1 hat %2 fehlgeschlagenen Callback erneut gesendet</numerusform>
            <numerusform>%1 hat %2 fehlgeschlagene Callbacks erneut gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sent a test callback</source>
        <translation>%1 hat einen Test-Callback gesendet</translation>
    </message>
    <message>
        <source>%1 cleared the inbox of callbacks</source>
        <translation>%1 hat den Eingang der Callbacks geleert</translation>
    </message>
    <message>
        <source>%1 changed the simulation</source>
        <translation>%1 hat die Simulation geändert</translation>
    </message>
    <message>
        <source>%1 changed the clock of the simulation</source>
        <translation>%1 hat die Uhr der Simulation geändert</translation>
    </message>
    <message>
        <source>%1 accepted a jump of the computer’s clock</source>
        <translation>%1 hat einen Sprung der Computeruhr akzeptiert</translation>
    </message>
    <message>
        <source>The record of activity begins here</source>
        <translation>Hier beginnt die Aufzeichnung der Aktivität</translation>
    </message>
    <message>
        <source>A record that existed before was added to the activity</source>
        <translation>Ein bestehender Datensatz wurde der Aktivität hinzugefügt</translation>
    </message>
    <message numerus="yes">
        <source>%1 exported %2 rows (%3) as %4</source>
        <translation>
            <numerusform>%1 hat %2 Zeile (%3) als %4 exportiert</numerusform>
            <numerusform>%1 hat %2 Zeilen (%3) als %4 exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made a backup and checked it</source>
        <translation>%1 hat eine Sicherung erstellt und geprüft</translation>
    </message>
    <message>
        <source>A backup failed</source>
        <translation>Eine Sicherung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The shop was restored from a backup</source>
        <translation>Das Geschäft wurde aus einer Sicherung wiederhergestellt</translation>
    </message>
    <message>
        <source>%1 rehearsed restoring a backup</source>
        <translation>%1 hat die Wiederherstellung einer Sicherung geprobt</translation>
    </message>
    <message>
        <source>%1 saved a snapshot</source>
        <translation>%1 hat eine Momentaufnahme gespeichert</translation>
    </message>
    <message>
        <source>%1 loaded a snapshot</source>
        <translation>%1 hat eine Momentaufnahme geladen</translation>
    </message>
    <message>
        <source>%1 made a support file</source>
        <translation>%1 hat eine Supportdatei erstellt</translation>
    </message>
    <message>
        <source>%1 replaced old payers by pseudonyms</source>
        <translation>%1 hat alte Zahler durch Pseudonyme ersetzt</translation>
    </message>
    <message>
        <source>%1 accepted an older copy of the database</source>
        <translation>%1 hat eine ältere Kopie der Datenbank akzeptiert</translation>
    </message>
    <message>
        <source>Left to refund</source>
        <translation>Noch erstattbar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>One refund, at most</source>
        <translation>Eine Erstattung, höchstens</translation>
    </message>
    <message>
        <source>All refunds in a day, at most</source>
        <translation>Alle Erstattungen eines Tages, höchstens</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Ask about sums above</source>
        <translation>Nachfragen bei Beträgen über</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message numerus="yes">
        <source>%1 entries</source>
        <translation>
            <numerusform>%1 Eintrag</numerusform>
            <numerusform>%1 Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2, entry %3, seal %4)</source>
        <translation>%1 (%2, Eintrag %3, Siegel %4)</translation>
    </message>
    <message>
        <source>Read by the approver</source>
        <translation>Vom Freigebenden gelesen</translation>
    </message>
    <message>
        <source>the statements of the bank</source>
        <translation>die Kontoauszüge der Bank</translation>
    </message>
    <message>
        <source>%1 made the month’s pack for the accountant</source>
        <translation>%1 hat das Monatspaket für den Buchhalter erstellt</translation>
    </message>
    <message>
        <source>The month’s pack for the accountant could not be made</source>
        <translation>Das Monatspaket für den Buchhalter konnte nicht erstellt werden</translation>
    </message>
    <message>
        <source>%1 sent the month’s pack to the accountant</source>
        <translation>%1 hat das Monatspaket an den Buchhalter gesendet</translation>
    </message>
    <message>
        <source>The month’s pack could not be sent by e-mail</source>
        <translation>Das Monatspaket konnte nicht per E-Mail gesendet werden</translation>
    </message>
    <message>
        <source>%1 set the fees of payments</source>
        <translation>%1 hat die Gebühren der Zahlungen festgelegt</translation>
    </message>
    <message>
        <source>%1 booked the provider’s invoice for fees</source>
        <translation>%1 hat die Gebührenrechnung des Anbieters gebucht</translation>
    </message>
    <message>
        <source>The right PIN of %1 was given after wrong ones</source>
        <translation>Die richtige PIN von %1 wurde nach falschen eingegeben</translation>
    </message>
    <message>
        <source>From here on the activity proves more kinds of records</source>
        <translation>Ab hier belegt die Aktivität mehr Arten von Daten</translation>
    </message>
    <message>
        <source>%1 looked at the whole account number of the payer of %2</source>
        <translation>%1 hat die ganze Kontonummer des Zahlers von %2 angesehen</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>Genehmigt von</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Has access</source>
        <translation>Hat Zugang</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Kontonummer</translation>
    </message>
    <message>
        <source>payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>payouts</source>
        <translation>Auszahlungen</translation>
    </message>
    <message>
        <source>paid payments</source>
        <translation>bezahlte Zahlungen</translation>
    </message>
    <message>
        <source>done refunds</source>
        <translation>ausgeführte Erstattungen</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>clearing account</source>
        <translation>Verrechnungskonto</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>VAT book</source>
        <translation>Umsatzsteuerbuch</translation>
    </message>
    <message>
        <source>month&apos;s pack</source>
        <translation>Monatspaket</translation>
    </message>
    <message>
        <source>the tills</source>
        <translation>die Kassen</translation>
    </message>
    <message>
        <source>%1 added the till %2</source>
        <translation>%1 hat die Kasse %2 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 revoked the till %2</source>
        <translation>%1 hat der Kasse %2 den Zugang entzogen</translation>
    </message>
    <message>
        <source>Too many wrong codes for adding a till</source>
        <translation>Zu viele falsche Codes beim Hinzufügen einer Kasse</translation>
    </message>
    <message>
        <source>lines of the bank</source>
        <translation>Zeilen der Bank</translation>
    </message>
    <message>
        <source>%1 changed the till %2</source>
        <translation>%1 hat die Kasse %2 geändert</translation>
    </message>
    <message>
        <source>%1 took the till %2 off the list</source>
        <translation>%1 hat die Kasse %2 von der Liste genommen</translation>
    </message>
    <message>
        <source>%1 changed the connection of the profile %2 with its provider</source>
        <translation>%1 hat die Verbindung des Profils %2 mit seinem Zahlungsanbieter geändert</translation>
    </message>
    <message>
        <source>%1 made a key that signs the requests of the profile %2</source>
        <translation>%1 hat einen Schlüssel erstellt, der die Anfragen des Profils %2 signiert</translation>
    </message>
    <message>
        <source>%1 changed what the profile %2 may do with real money</source>
        <translation>%1 hat geändert, was das Profil %2 mit echtem Geld tun darf</translation>
    </message>
    <message>
        <source>%1 set a payment of %2 as not created, %3</source>
        <translation>%1 hat eine Zahlung von %2 als nicht erstellt festgelegt, %3</translation>
    </message>
    <message>
        <source>%1 turned the till %2 away</source>
        <translation>%1 hat die Kasse %2 abgelehnt</translation>
    </message>
    <message>
        <source>Nobody answered the till %1, which asked to be added</source>
        <translation>Niemand hat der Kasse %1 geantwortet, die hinzugefügt werden wollte</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AddTillCard</name>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Add a till</source>
        <translation>Kasse hinzufügen</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>QR-Code des Links</translation>
    </message>
    <message>
        <source>Address of this computer in the link</source>
        <translation>Adresse dieses Computers im Link</translation>
    </message>
    <message>
        <source>Address of the shop’s computer</source>
        <translation>Adresse des Computers des Geschäfts</translation>
    </message>
    <message>
        <source>Open Tilldesk on the other computer, choose “Connect to a shop on another computer…”, and paste this link there.</source>
        <translation>Öffnen Sie Tilldesk auf dem anderen Computer, wählen Sie „Mit einem Geschäft auf einem anderen Computer verbinden&#xa0;…“ und fügen Sie dort diesen Link ein.</translation>
    </message>
    <message>
        <source>Code in the link; works once, for one till only</source>
        <translation>Code im Link; gilt einmal, nur für eine Kasse</translation>
    </message>
    <message>
        <source>Both screens must show this fingerprint</source>
        <translation>Beide Bildschirme müssen diesen Fingerabdruck zeigen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Yes, add it</source>
        <translation>Ja, hinzufügen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Address %1, version %2</source>
        <translation>Adresse %1, Version %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ApiKeysPage</name>
    <message>
        <source>API keys</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Neuer API-Schlüssel</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Widerrufen&#xa0;…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>The keys could not be read</source>
        <translation>Die Schlüssel können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No API key yet</source>
        <translation>Noch kein API-Schlüssel</translation>
    </message>
    <message>
        <source>Revoke the key?</source>
        <translation>Den Schlüssel widerrufen?</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>This key is already revoked</source>
        <translation>Dieser Schlüssel ist bereits widerrufen</translation>
    </message>
    <message>
        <source>Keys belong to a profile. Add a profile first</source>
        <translation>Schlüssel gehören zu einem Profil. Fügen Sie zuerst ein Profil hinzu</translation>
    </message>
    <message>
        <source>The shop&apos;s software sends its key with each request. The key determines the profile and the rights.</source>
        <translation>Die Software eines Geschäfts sendet ihren Schlüssel bei jeder Anfrage mit. Der Schlüssel bestimmt das Profil und die Rechte.</translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation>Schlüssel behalten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>Dieses Fenster</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Light, dark, or as the system is set</source>
        <translation>Hell, dunkel oder wie im System eingestellt</translation>
    </message>
    <message>
        <source>Takes effect at the next start</source>
        <translation>Ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Nach %n Minute</numerusform>
            <numerusform>Nach %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock till</source>
        <translation>Kasse sperren</translation>
    </message>
    <message>
        <source>Without input</source>
        <translation>Ohne Eingabe</translation>
    </message>
    <message>
        <source>Only in a shop with staff; running payments go on</source>
        <translation>Nur in einem Geschäft mit Mitarbeitern; laufende Zahlungen gehen weiter</translation>
    </message>
    <message>
        <source>After each payment</source>
        <translation>Nach jeder Zahlung</translation>
    </message>
    <message>
        <source>Locks 5 seconds after a payment at the till was paid</source>
        <translation>Sperrt 5 Sekunden, nachdem eine Zahlung an der Kasse bezahlt ist</translation>
    </message>
    <message>
        <source>Large sums</source>
        <translation>Große Beträge</translation>
    </message>
    <message>
        <source>Ask above</source>
        <translation>Nachfragen über</translation>
    </message>
    <message>
        <source>A larger payment or refund is asked about, with the sum in words. Empty: never ask</source>
        <translation>Bei einer größeren Zahlung oder Erstattung wird nachgefragt, mit dem Betrag in Worten. Leer: nie nachfragen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ApprovalBox</name>
    <message>
        <source>Approve</source>
        <translation>Genehmigen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AttemptsList</name>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AttentionList</name>
    <message>
        <source>Nothing needs your attention.</source>
        <translation>Nichts erfordert Ihre Aufmerksamkeit.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Background</name>
    <message>
        <source>Tilldesk keeps serving</source>
        <translation>Tilldesk läuft weiter</translation>
    </message>
    <message>
        <source>Open Tilldesk</source>
        <translation>Tilldesk öffnen</translation>
    </message>
    <message>
        <source>Close Tilldesk</source>
        <translation>Tilldesk schließen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankCandidate</name>
    <message>
        <source>Not a payout of the provider</source>
        <translation>Keine Auszahlung des Anbieters</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankDetailsView</name>
    <message>
        <source>What the file says</source>
        <translation>Was die Datei sagt</translation>
    </message>
    <message>
        <source>Match by hand</source>
        <translation>Von Hand zuordnen</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zuordnen</translation>
    </message>
    <message>
        <source>Unmatch</source>
        <translation>Zuordnung lösen</translation>
    </message>
    <message>
        <source>Leave open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Line of the bank</source>
        <translation>Zeile der Bank</translation>
    </message>
    <message>
        <source>No line chosen</source>
        <translation>Keine Zeile gewählt</translation>
    </message>
    <message>
        <source>Choose a line to see what the bank wrote and which payout it is.</source>
        <translation>Wählen Sie eine Zeile, um zu sehen, was die Bank schrieb und welche Auszahlung es ist.</translation>
    </message>
    <message>
        <source>Go to the next one that needs you (N)</source>
        <translation>Zur nächsten, die Sie braucht (N)</translation>
    </message>
    <message>
        <source>Take back the last match (Ctrl+Z)</source>
        <translation>Die letzte Zuordnung zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Booked %1 · line %2 of %3</source>
        <translation>Gebucht %1 · Zeile %2 von %3</translation>
    </message>
    <message>
        <source>Payout %1 · %2 old</source>
        <translation>Auszahlung %1 · %2 alt</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankFileCard</name>
    <message>
        <source>Show the days of an earlier file</source>
        <translation>Die Tage einer früheren Datei zeigen</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Andere Datei&#xa0;…</translation>
    </message>
    <message>
        <source>Read a file of the bank: CAMT.053, CODA or MT940 (Ctrl+O)</source>
        <translation>Eine Datei der Bank lesen: CAMT.053, CODA oder MT940 (Strg+O)</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>Trotzdem verwenden</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Read by %1, %2</source>
        <translation>Gelesen von %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>✓ as the bank says · %1 lines</source>
        <translation>
            <numerusform>✓ wie die Bank sagt · %1 Zeile</numerusform>
            <numerusform>✓ wie die Bank sagt · %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are not explained by the lines</source>
        <translation>%1 sind nicht durch die Zeilen erklärt</translation>
    </message>
    <message>
        <source>Choose a file of the bank</source>
        <translation>Wählen Sie eine Datei der Bank</translation>
    </message>
    <message>
        <source>Statements of a bank (*.xml *.cod *.sta *.mt940 *.940 *.txt)</source>
        <translation>Auszüge einer Bank (*.xml *.cod *.sta *.mt940 *.940 *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankImportJob</name>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Statement %1: opening balance and lines make %2, but the closing balance is %3.</source>
        <translation>Auszug %1: Anfangssaldo und Zeilen ergeben %2, aber der Endsaldo ist %3.</translation>
    </message>
    <message>
        <source>Statement %1 opens with %2, but statement %3 closed with %4: one may be missing.</source>
        <translation>Auszug %1 beginnt mit %2, aber Auszug %3 endete mit %4: Vielleicht fehlt einer.</translation>
    </message>
    <message>
        <source>Nothing was matched yet.</source>
        <translation>Noch wurde nichts zugeordnet.</translation>
    </message>
    <message>
        <source>Already read on %1; nothing was added.</source>
        <translation>Schon am %1 gelesen; nichts kam hinzu.</translation>
    </message>
    <message>
        <source>All lines of the file were known already; nothing was added.</source>
        <translation>Alle Zeilen der Datei waren schon bekannt; nichts kam hinzu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 new lines.</source>
        <translation>
            <numerusform>%1 neue Zeile.</numerusform>
            <numerusform>%1 neue Zeilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts are certain.</source>
        <translation>
            <numerusform>%1 Auszahlung ist sicher.</numerusform>
            <numerusform>%1 Auszahlungen sind sicher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>Angehalten. Nichts kam hinzu.</translation>
    </message>
    <message>
        <source>This is no CAMT, CODA or MT940 file. It begins with “%1”.</source>
        <translation>Das ist keine CAMT-, CODA- oder MT940-Datei. Sie beginnt mit „%1“.</translation>
    </message>
    <message>
        <source>The statement is of an account to which no payouts go.</source>
        <translation>Der Auszug ist von einem Konto, auf das keine Auszahlungen gehen.</translation>
    </message>
    <message>
        <source>The file cannot be read. %1: %2</source>
        <translation>Die Datei kann nicht gelesen werden. %1: %2</translation>
    </message>
    <message>
        <source>Statement %1 follows statement %2: one may be missing.</source>
        <translation>Auszug %1 folgt auf Auszug %2: Vielleicht fehlt einer.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankLineWords</name>
    <message numerus="yes">
        <source>Banks do not accept the characters %1.</source>
        <translation>
            <numerusform>Banken akzeptieren das Zeichen %1 nicht.</numerusform>
            <numerusform>Banken akzeptieren die Zeichen %1 nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Remittance text on the statement: “%1”</source>
        <translation>Verwendungszweck auf dem Auszug: „%1“</translation>
    </message>
    <message>
        <source>Remittance text on the statement: “%1”; the bank cuts off “%2”</source>
        <translation>Verwendungszweck auf dem Auszug: „%1“; die Bank schneidet „%2“ ab</translation>
    </message>
    <message>
        <source>%1 characters fit into the remittance text</source>
        <translation>%1 Zeichen passen in den Verwendungszweck</translation>
    </message>
    <message>
        <source>Payouts will look like this on your bank statement (x stands for the payout ID): %1</source>
        <translation>So stehen Auszahlungen auf Ihrem Kontoauszug (x steht für die Auszahlungs-ID): %1</translation>
    </message>
    <message>
        <source>The text has %1 characters, but banks transmit %2, so the end may be missing.</source>
        <translation>Der Text hat %1 Zeichen, Banken übertragen aber nur %2: Das Ende kann fehlen.</translation>
    </message>
    <message>
        <source>The batch IDs of this merchant&apos;s profiles have from %1 to %2 characters. Rules that recognise payouts on bank statements need one length: use the same length for all profiles.</source>
        <translation>Die Sammler-IDs der Profile dieses Händlers haben %1 bis %2 Zeichen. Regeln, die Auszahlungen auf Kontoauszügen erkennen, brauchen eine einheitliche Länge: Verwenden Sie für alle Profile dieselbe.</translation>
    </message>
    <message>
        <source>Remittance text on the statement: “%1”; at banks that know basic letters only: “%2”</source>
        <translation>Verwendungszweck auf dem Auszug: „%1“; bei Banken, die nur einfache Buchstaben kennen: „%2“</translation>
    </message>
    <message>
        <source>The name that staff and customers read</source>
        <translation>Der Name, den Personal und Kunden lesen</translation>
    </message>
    <message>
        <source>Banks write “%1”</source>
        <translation>Banken schreiben „%1“</translation>
    </message>
    <message>
        <source>Banks write “%1”, or in basic letters “%2”</source>
        <translation>Banken schreiben „%1“, oder in einfachen Buchstaben „%2“</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankModel</name>
    <message>
        <source>Booked</source>
        <translation>Gebucht</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>Text on the statement</source>
        <translation>Text auf dem Auszug</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankPage</name>
    <message>
        <source>Lines of the bank</source>
        <translation>Zeilen der Bank</translation>
    </message>
    <message>
        <source>is a payout’s ID</source>
        <translation>ist die ID einer Auszahlung</translation>
    </message>
    <message>
        <source>fits more than one</source>
        <translation>passt zu mehreren</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankPresenter</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>statement %1, %2</source>
        <translation>Auszug %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 statements to number %2, %3</source>
        <translation>
            <numerusform>%1 Auszug, Nummer %2, %3</numerusform>
            <numerusform>%1 Auszüge bis Nummer %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at start + %2 from the provider %3 %4 others = %5 at end</source>
        <translation>%1 am Anfang + %2 vom Anbieter %3 %4 andere = %5 am Ende</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 payouts certain</source>
        <translation>
            <numerusform>%1 von %2 Auszahlung sicher</numerusform>
            <numerusform>%1 von %2 Auszahlungen sicher</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>Ungeklärt</translation>
    </message>
    <message>
        <source>Other lines</source>
        <translation>Andere Zeilen</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>On statements</source>
        <translation>Auf Auszügen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>The statements of the bank cannot be shown</source>
        <translation>Die Auszüge der Bank können nicht gezeigt werden</translation>
    </message>
    <message>
        <source>CAMT.053, CODA or MT940, as your bank offers it for download. Each payout is then found on the statement, and what is missing is shown here.</source>
        <translation>CAMT.053, CODA oder MT940, wie Ihre Bank es zum Herunterladen anbietet. Jede Auszahlung wird dann auf dem Auszug gesucht, und was fehlt, steht hier.</translation>
    </message>
    <message>
        <source>Drop the bank’s file here</source>
        <translation>Legen Sie die Datei der Bank hier ab</translation>
    </message>
    <message>
        <source>The last payout, of %1, is on no statement yet.</source>
        <translation>Die letzte Auszahlung, vom %1, ist noch auf keinem Auszug.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>All %1 payouts are on the statement</source>
        <translation>
            <numerusform>Die %1 Auszahlung ist auf dem Auszug</numerusform>
            <numerusform>Alle %1 Auszahlungen sind auf dem Auszug</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here needs you.</source>
        <translation>Hier braucht nichts Sie.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Nothing in this group</source>
        <translation>Nichts in dieser Gruppe</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zuordnen</translation>
    </message>
    <message>
        <source>Match anyway</source>
        <translation>Trotzdem zuordnen</translation>
    </message>
    <message>
        <source>Match the line with the chosen payout (Enter)</source>
        <translation>Die Zeile der gewählten Auszahlung zuordnen (Eingabe)</translation>
    </message>
    <message>
        <source>A statement may be missing between number %1 of %2 and number %3 of %4.</source>
        <translation>Vielleicht fehlt ein Auszug zwischen Nummer %1 vom %2 und Nummer %3 vom %4.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankWords</name>
    <message>
        <source>Matched</source>
        <translation>Zugeordnet</translation>
    </message>
    <message>
        <source>Amount differs</source>
        <translation>Anderer Betrag</translation>
    </message>
    <message>
        <source>No reference</source>
        <translation>Ohne Referenz</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Mehrdeutig</translation>
    </message>
    <message>
        <source>Unexpected</source>
        <translation>Unerwartet</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Awaited</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Other line</source>
        <translation>Andere Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%1 possible</source>
        <translation>
            <numerusform>%1 möglich</numerusform>
            <numerusform>%1 möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>no text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>on no statement</source>
        <translation>auf keinem Auszug</translation>
    </message>
    <message>
        <source>on no statement yet</source>
        <translation>noch auf keinem Auszug</translation>
    </message>
    <message>
        <source>Another amount than the payout’s</source>
        <translation>Anderer Betrag als die Auszahlung</translation>
    </message>
    <message numerus="yes">
        <source>Cut by the bank: begins %1 payouts</source>
        <translation>
            <numerusform>Gekürzt: Anfang von %1 Auszahlung</numerusform>
            <numerusform>Gekürzt: Anfang von %1 Auszahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The line has the payout’s ID and its amount. The text stood in two records and was joined.</source>
        <translation>Die Zeile hat die ID und den Betrag der Auszahlung. Der Text stand in zwei Sätzen und wurde verbunden.</translation>
    </message>
    <message>
        <source>The line has the payout’s ID and its amount.</source>
        <translation>Die Zeile hat die ID und den Betrag der Auszahlung.</translation>
    </message>
    <message>
        <source>Matched by hand: %1</source>
        <translation>Von Hand zugeordnet: %1</translation>
    </message>
    <message>
        <source>The payout is %1, the bank booked %2 less</source>
        <translation>Die Auszahlung ist %1, die Bank buchte %2 weniger</translation>
    </message>
    <message>
        <source>The payout is %1, the bank booked %2 more</source>
        <translation>Die Auszahlung ist %1, die Bank buchte %2 mehr</translation>
    </message>
    <message>
        <source>Nothing of a payout in it; the amount is that of %1, %2</source>
        <translation>Nichts von einer Auszahlung darin; der Betrag ist der von %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Nothing of a payout in it; the amount is that of %1 payouts</source>
        <translation>
            <numerusform>Nichts von einer Auszahlung darin; der Betrag ist der von %1 Auszahlung</numerusform>
            <numerusform>Nichts von einer Auszahlung darin; der Betrag ist der von %1 Auszahlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bank cut the text. Only %1 characters of the ID are left, and several payouts of that day begin with them.</source>
        <translation>
            <numerusform>Die Bank hat den Text gekürzt. Nur %1 Zeichen der ID ist übrig, und mehrere Auszahlungen dieses Tages beginnen so.</numerusform>
            <numerusform>Die Bank hat den Text gekürzt. Nur %1 Zeichen der ID sind übrig, und mehrere Auszahlungen dieses Tages beginnen so.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line has the IDs of %1 payouts</source>
        <translation>
            <numerusform>Die Zeile hat die ID von %1 Auszahlung</numerusform>
            <numerusform>Die Zeile hat die IDs von %1 Auszahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No payout to this account has this ID</source>
        <translation>Keine Auszahlung auf dieses Konto hat diese ID</translation>
    </message>
    <message>
        <source>A debit with the payout’s ID: the payout was sent back</source>
        <translation>Eine Belastung mit der ID der Auszahlung: sie kam zurück</translation>
    </message>
    <message>
        <source>The payout has failed: no money was sent for it</source>
        <translation>Die Auszahlung ist gescheitert: dafür wurde kein Geld gesendet</translation>
    </message>
    <message>
        <source>The payout is matched with another line</source>
        <translation>Die Auszahlung ist einer anderen Zeile zugeordnet</translation>
    </message>
    <message>
        <source>Booked before the payout was made</source>
        <translation>Gebucht, bevor die Auszahlung gemacht wurde</translation>
    </message>
    <message>
        <source>A match with this payout was undone by hand</source>
        <translation>Eine Zuordnung zu dieser Auszahlung wurde von Hand gelöst</translation>
    </message>
    <message>
        <source>Paid out %1; expected on a statement by %2</source>
        <translation>Ausgezahlt %1; auf einem Auszug erwartet bis %2</translation>
    </message>
    <message>
        <source>Paid out %1; awaited on a statement by %2</source>
        <translation>Ausgezahlt %1; wird bis %2 auf einem Auszug erwartet</translation>
    </message>
    <message>
        <source>The line has nothing to do with a payout</source>
        <translation>Die Zeile hat nichts mit einer Auszahlung zu tun</translation>
    </message>
    <message>
        <source>Said to be no payout: %1</source>
        <translation>Keine Auszahlung laut %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>Bytes %1</translation>
    </message>
    <message>
        <source>The provider says that no money was sent.</source>
        <translation>Der Anbieter sagt, dass kein Geld gesendet wurde.</translation>
    </message>
    <message>
        <source>Its ID is on the line; the amount is another one.</source>
        <translation>Ihre ID steht auf der Zeile; der Betrag ist ein anderer.</translation>
    </message>
    <message>
        <source>Likely: of the possible payouts only this one succeeded.</source>
        <translation>Wahrscheinlich: Von den möglichen Auszahlungen gelang nur diese.</translation>
    </message>
    <message>
        <source>Likely: no other payout has this amount.</source>
        <translation>Wahrscheinlich: Keine andere Auszahlung hat diesen Betrag.</translation>
    </message>
    <message numerus="yes">
        <source>%1 days</source>
        <translation>
            <numerusform>%1 Tag</numerusform>
            <numerusform>%1 Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Joined from two records</source>
        <translation>Aus zwei Datensätzen verbunden</translation>
    </message>
    <message numerus="yes">
        <source>Amount of %1 payouts</source>
        <translation>
            <numerusform>Betrag von %1 Auszahlung</numerusform>
            <numerusform>Betrag von %1 Auszahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No payout has this ID</source>
        <translation>Keine Auszahlung hat diese ID</translation>
    </message>
    <message>
        <source>The payout was sent back</source>
        <translation>Die Auszahlung kam zurück</translation>
    </message>
    <message>
        <source>The payout has failed</source>
        <translation>Die Auszahlung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Matched with another line</source>
        <translation>Einer anderen Zeile zugeordnet</translation>
    </message>
    <message>
        <source>Expected by %1</source>
        <translation>Erwartet bis %1</translation>
    </message>
    <message numerus="yes">
        <source>IDs of %1 payouts</source>
        <translation>
            <numerusform>ID von %1 Auszahlung</numerusform>
            <numerusform>IDs von %1 Auszahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Booked before the payout</source>
        <translation>Vor der Auszahlung gebucht</translation>
    </message>
    <message>
        <source>Match undone by hand</source>
        <translation>Zuordnung von Hand gelöst</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BarChartData</name>
    <message>
        <source>axis starts at %1</source>
        <translation>Achse beginnt bei %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BookkeepingPage</name>
    <message>
        <source>What a day becomes</source>
        <translation>Was aus einem Tag wird</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Chart of accounts</source>
        <translation>Kontenrahmen</translation>
    </message>
    <message>
        <source>Fills all accounts that are not yours</source>
        <translation>Füllt alle Konten, die nicht Ihre sind</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Checks the accounts while you type</source>
        <translation>Prüft die Konten beim Tippen</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Code of the journal in the program</source>
        <translation>Code des Journals im Programm</translation>
    </message>
    <message>
        <source>First book year</source>
        <translation>Erstes Wirtschaftsjahr</translation>
    </message>
    <message>
        <source>Calendar year that is book year 1, for WinBooks and Octopus</source>
        <translation>Kalenderjahr des Wirtschaftsjahres 1, für WinBooks und Octopus</translation>
    </message>
    <message>
        <source>Consultant</source>
        <translation>Berater</translation>
    </message>
    <message>
        <source>Number of the tax consultant, for DATEV</source>
        <translation>Beraternummer, für DATEV</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Mandant</translation>
    </message>
    <message>
        <source>Number of the client, for DATEV</source>
        <translation>Mandantennummer, für DATEV</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>All accounts back to the chart’s</source>
        <translation>Alle Konten wie im Kontenrahmen</translation>
    </message>
    <message>
        <source>VAT by point of sale</source>
        <translation>Umsatzsteuer je Verkaufspunkt</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>all sales of the profile</source>
        <translation>alle Verkäufe des Profils</translation>
    </message>
    <message>
        <source>Changes count from</source>
        <translation>Änderungen gelten ab</translation>
    </message>
    <message>
        <source>Never back in time</source>
        <translation>Nie rückwirkend</translation>
    </message>
    <message>
        <source>Fees of the payment service</source>
        <translation>Gebühren des Zahlungsdienstes</translation>
    </message>
    <message>
        <source>For each payment</source>
        <translation>Je Zahlung</translation>
    </message>
    <message>
        <source>Euros; empty: none</source>
        <translation>Euro; leer: keine</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Prozentsatz</translation>
    </message>
    <message>
        <source>Of the payment’s amount</source>
        <translation>Vom Betrag der Zahlung</translation>
    </message>
    <message>
        <source>Minimum of a month</source>
        <translation>Mindestbetrag im Monat</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Auszahlungen</translation>
    </message>
    <message>
        <source>A change counts from today; earlier payments keep their fee</source>
        <translation>Eine Änderung gilt ab heute; frühere Zahlungen behalten ihre Gebühr</translation>
    </message>
    <message>
        <source>Invoice of the month</source>
        <translation>Rechnung des Monats</translation>
    </message>
    <message>
        <source>Of the provider: replaces the fees by rule</source>
        <translation>Des Anbieters: ersetzt die berechneten Gebühren</translation>
    </message>
    <message>
        <source>Number of the invoice</source>
        <translation>Rechnungsnummer</translation>
    </message>
    <message>
        <source>Amount of the invoice</source>
        <translation>Rechnungsbetrag</translation>
    </message>
    <message>
        <source>Euros, for the whole month</source>
        <translation>Euro, für den ganzen Monat</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackAlerts</name>
    <message>
        <source>Callbacks: %1 waiting</source>
        <translation>Callbacks: %1 warten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackDetailsView</name>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Open in inspector</source>
        <translation>Im Inspektor öffnen</translation>
    </message>
    <message>
        <source>Callback details</source>
        <translation>Details des Callbacks</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Signature check, step by step</source>
        <translation>Prüfung der Signatur, Schritt für Schritt</translation>
    </message>
    <message>
        <source>No callback chosen</source>
        <translation>Kein Callback ausgewählt</translation>
    </message>
    <message>
        <source>Choose a callback to see its attempts and its answer.</source>
        <translation>Wählen Sie einen Callback aus, um seine Versuche und die Antwort zu sehen.</translation>
    </message>
    <message>
        <source>The callback cannot be shown</source>
        <translation>Der Callback kann nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Payment %1</source>
        <translation>Zahlung %1</translation>
    </message>
    <message>
        <source>Show the payment</source>
        <translation>Zahlung anzeigen</translation>
    </message>
    <message>
        <source>No attempts yet.</source>
        <translation>Noch keine Versuche.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackExchange</name>
    <message>
        <source>Headers of the answer</source>
        <translation>Header der Antwort</translation>
    </message>
    <message>
        <source>Body of the answer</source>
        <translation>Inhalt der Antwort</translation>
    </message>
    <message>
        <source>Headers of the request</source>
        <translation>Header der Anfrage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackFigures</name>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>under %1 ms</source>
        <translation>unter %1 ms</translation>
    </message>
    <message>
        <source>%1 s and more</source>
        <translation>%1 s und mehr</translation>
    </message>
    <message>
        <source>%1 to %2 s</source>
        <translation>%1 bis %2 s</translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation>%1 bis %2 ms</translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks</source>
        <translation>
            <numerusform>%1 Callback</numerusform>
            <numerusform>%1 Callbacks</numerusform>
        </translation>
    </message>
    <message>
        <source>How fast hosts answer</source>
        <translation>Wie schnell Hosts antworten</translation>
    </message>
    <message>
        <source>Answer time</source>
        <translation>Antwortzeit</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>shows them</source>
        <translation>zeigt sie</translation>
    </message>
    <message>
        <source>half within %1</source>
        <translation>Hälfte unter %1</translation>
    </message>
    <message>
        <source>95 % within %1</source>
        <translation>95 % unter %1</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Hälfte</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Last failure</source>
        <translation>Letzter Fehler</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>All hosts</source>
        <translation>Alle Hosts</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackFiguresView</name>
    <message>
        <source>in time</source>
        <translation>rechtzeitig</translation>
    </message>
    <message>
        <source>slow, from 0.8 s</source>
        <translation>langsam, ab 0,8 s</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>Success by host</source>
        <translation>Erfolg je Host</translation>
    </message>
    <message>
        <source>answered with 2xx, in the end</source>
        <translation>am Ende mit 2xx beantwortet</translation>
    </message>
    <message>
        <source>None in this period.</source>
        <translation>Keine in diesem Zeitraum.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackInbox</name>
    <message>
        <source>The inbox cannot be shown</source>
        <translation>Der Eingang kann nicht angezeigt werden</translation>
    </message>
    <message>
        <source>The inbox is off</source>
        <translation>Der Eingang ist ausgeschaltet</translation>
    </message>
    <message>
        <source>No message received yet</source>
        <translation>Noch keine Nachricht empfangen</translation>
    </message>
    <message>
        <source>Enter this address as the callback address of a profile, or send a test callback to it.</source>
        <translation>Tragen Sie diese Adresse als Callback-Adresse eines Profils ein oder senden Sie einen Test-Callback an sie.</translation>
    </message>
    <message>
        <source>The inbox receives callbacks as a shop&apos;s server would, checks them and lists them here.</source>
        <translation>Der Eingang empfängt Callbacks wie der Server eines Geschäfts, prüft sie und zeigt sie hier.</translation>
    </message>
    <message>
        <source>Switch the inbox on</source>
        <translation>Eingang einschalten</translation>
    </message>
    <message>
        <source>Send a test callback…</source>
        <translation>Test-Callback senden&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackInspector</name>
    <message>
        <source>Paste the value of the header Signature first.</source>
        <translation>Fügen Sie zuerst den Wert des Headers Signature ein.</translation>
    </message>
    <message>
        <source>Type the address of the key set first.</source>
        <translation>Geben Sie zuerst die Adresse des Schlüsselsatzes ein.</translation>
    </message>
    <message>
        <source>Paste the key set first.</source>
        <translation>Fügen Sie zuerst den Schlüsselsatz ein.</translation>
    </message>
    <message>
        <source>The callback is being checked.</source>
        <translation>Der Callback wird geprüft.</translation>
    </message>
    <message>
        <source>No key set could be fetched from that address: %1</source>
        <translation>Von dieser Adresse konnte kein Schlüsselsatz abgerufen werden: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackLog</name>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>Callback</translation>
    </message>
    <message>
        <source>Show figures</source>
        <translation>Zahlen zeigen</translation>
    </message>
    <message>
        <source>Hide figures</source>
        <translation>Zahlen ausblenden</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>Show the payment</source>
        <translation>Zahlung anzeigen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackPresenter</name>
    <message>
        <source>Callback to %1</source>
        <translation>Callback an %1</translation>
    </message>
    <message>
        <source>%1 · planned</source>
        <translation>%1 · geplant</translation>
    </message>
    <message>
        <source>HTTP %1</source>
        <translation>HTTP %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Nothing was sent in this attempt.</source>
        <translation>Bei diesem Versuch wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Sent with a simulated fault: %1</source>
        <translation>Mit einem simulierten Fehler gesendet: %1</translation>
    </message>
    <message>
        <source>The callback is still loading.</source>
        <translation>Der Callback wird noch geladen.</translation>
    </message>
    <message>
        <source>The callback is already waiting to be sent.</source>
        <translation>Der Callback wartet bereits auf das Senden.</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 bytes are stored.</source>
        <translation>Nur die ersten %1 von %2 Bytes sind gespeichert.</translation>
    </message>
    <message>
        <source>The callback is signed when it is sent.</source>
        <translation>Der Callback wird beim Senden signiert.</translation>
    </message>
    <message>
        <source>Technical cause, in English: %1</source>
        <translation>Technische Ursache, auf Englisch: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackTestForm</name>
    <message>
        <source>Faults need the simulation: switch it on in Settings.</source>
        <translation>Fehler setzen die Simulation voraus: Schalten Sie sie in den Einstellungen ein.</translation>
    </message>
    <message>
        <source>The service does not send callbacks to this address.</source>
        <translation>Der Dienst sendet keine Callbacks an diese Adresse.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackWords</name>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Zugestellt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>received, HTTP %1</source>
        <translation>empfangen, HTTP %1</translation>
    </message>
    <message>
        <source>refused with HTTP %1</source>
        <translation>abgelehnt mit HTTP %1</translation>
    </message>
    <message>
        <source>HTTP %1</source>
        <translation>HTTP %1</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>keine Verbindung</translation>
    </message>
    <message>
        <source>certificate not trusted</source>
        <translation>Zertifikat nicht vertrauenswürdig</translation>
    </message>
    <message>
        <source>host not found</source>
        <translation>Server nicht gefunden</translation>
    </message>
    <message>
        <source>address not allowed, nothing sent</source>
        <translation>Adresse nicht erlaubt, nichts gesendet</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Verspätet</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Falsche Reihenfolge</translation>
    </message>
    <message>
        <source>Wrong key</source>
        <translation>Falscher Schlüssel</translation>
    </message>
    <message>
        <source>Another profile</source>
        <translation>Anderes Profil</translation>
    </message>
    <message>
        <source>DER signature</source>
        <translation>DER-Signatur</translation>
    </message>
    <message>
        <source>Four critical names</source>
        <translation>Vier kritische Namen</translation>
    </message>
    <message>
        <source>Five critical names</source>
        <translation>Fünf kritische Namen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>no answer within %1</source>
        <translation>keine Antwort innerhalb von %1</translation>
    </message>
    <message>
        <source>lost (simulated), nothing sent</source>
        <translation>verloren (simuliert), nichts gesendet</translation>
    </message>
    <message>
        <source>Unknown key ID</source>
        <translation>Unbekannte Schlüssel-ID</translation>
    </message>
    <message>
        <source>Old timestamp</source>
        <translation>Alter Zeitstempel</translation>
    </message>
    <message>
        <source>Callbacks are sent normally.</source>
        <translation>Callbacks werden normal gesendet.</translation>
    </message>
    <message>
        <source>Callbacks are not sent. A good receiver asks for the payment itself.</source>
        <translation>Callbacks werden nicht gesendet. Ein guter Empfänger fragt die Zahlung selbst ab.</translation>
    </message>
    <message>
        <source>Each callback is sent twice. A good receiver processes it once.</source>
        <translation>Jeder Callback wird zweimal gesendet. Ein guter Empfänger verarbeitet ihn nur einmal.</translation>
    </message>
    <message>
        <source>Each callback is sent one minute late.</source>
        <translation>Jeder Callback wird eine Minute zu spät gesendet.</translation>
    </message>
    <message>
        <source>Each callback is sent after the next callback of its payment, or one minute late. A good receiver does not return to an older status.</source>
        <translation>Jeder Callback wird nach dem nächsten Callback derselben Zahlung gesendet oder eine Minute zu spät. Ein guter Empfänger kehrt nicht zu einem älteren Status zurück.</translation>
    </message>
    <message>
        <source>The callback is signed with another key than the one that it names. A good receiver refuses it.</source>
        <translation>Der Callback ist mit einem anderen Schlüssel signiert, als er angibt. Ein guter Empfänger lehnt ihn ab.</translation>
    </message>
    <message>
        <source>The callback names a key that is not in the key set. A good receiver refuses it.</source>
        <translation>Der Callback nennt einen Schlüssel, der nicht im Schlüsselsatz steht. Ein guter Empfänger lehnt ihn ab.</translation>
    </message>
    <message>
        <source>The callback names another profile than the receiver&apos;s. A good receiver refuses it.</source>
        <translation>Der Callback nennt ein anderes Profil als das des Empfängers. Ein guter Empfänger lehnt ihn ab.</translation>
    </message>
    <message>
        <source>The callback claims to be ten minutes old. A good receiver refuses it.</source>
        <translation>Der Callback gibt an, zehn Minuten alt zu sein. Ein guter Empfänger lehnt ihn ab.</translation>
    </message>
    <message>
        <source>The signature has the DER format instead of 64 bytes. A good receiver refuses the callback.</source>
        <translation>Die Signatur hat das DER-Format statt 64 Bytes. Ein guter Empfänger lehnt den Callback ab.</translation>
    </message>
    <message>
        <source>The callback has the four critical names of the specified header, whatever the setting of the profile.</source>
        <translation>Der Callback hat die vier kritischen Namen des beschriebenen Headers, unabhängig von der Einstellung des Profils.</translation>
    </message>
    <message>
        <source>The callback has the five critical names of the extended header, whatever the setting of the profile.</source>
        <translation>Der Callback hat die fünf kritischen Namen des erweiterten Headers, unabhängig von der Einstellung des Profils.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksModel</name>
    <message>
        <source>Planned: %1</source>
        <translation>Geplant: %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Status sent</source>
        <translation>Gesendeter Status</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Answer time</source>
        <translation>Antwortzeit</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksPresenter</name>
    <message>
        <source>Send all failed again</source>
        <translation>Alle fehlgeschlagenen erneut senden</translation>
    </message>
    <message>
        <source>Send all failed again (%1)</source>
        <translation>Alle fehlgeschlagenen erneut senden (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks are sent again.</source>
        <translation>
            <numerusform>%1 Callback wird erneut gesendet.</numerusform>
            <numerusform>%1 Callbacks werden erneut gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>No callback matches</source>
        <translation>Kein Callback gefunden</translation>
    </message>
    <message>
        <source>No callbacks yet</source>
        <translation>Noch keine Callbacks</translation>
    </message>
    <message>
        <source>Send a test callback…</source>
        <translation>Test-Callback senden&#xa0;…</translation>
    </message>
    <message>
        <source>The callbacks cannot be shown</source>
        <translation>Die Callbacks können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>The failed callbacks are being sent again.</source>
        <translation>Die fehlgeschlagenen Callbacks werden erneut gesendet.</translation>
    </message>
    <message>
        <source>No callback failed in this period.</source>
        <translation>In diesem Zeitraum ist kein Callback fehlgeschlagen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 failed callbacks of this period are sent once more, now. A receiver may get a callback that it already has.</source>
        <translation>
            <numerusform>%1 fehlgeschlagener Callback dieses Zeitraums wird jetzt noch einmal gesendet. Ein Empfänger kann einen Callback bekommen, den er schon hat.</numerusform>
            <numerusform>%1 fehlgeschlagene Callbacks dieses Zeitraums werden jetzt noch einmal gesendet. Ein Empfänger kann einen Callback bekommen, den er schon hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>When a payment changes, the service notifies the shop at its callback address. Each of these messages is listed here.</source>
        <translation>Wenn sich eine Zahlung ändert, meldet der Dienst das an die Callback-Adresse des Geschäfts. Jede dieser Nachrichten steht hier in der Liste.</translation>
    </message>
    <message>
        <source>Callbacks are sent with a simulated fault: %1</source>
        <translation>Callbacks werden mit einem simulierten Fehler gesendet: %1</translation>
    </message>
    <message>
        <source>No callback fits all of the filters above.</source>
        <translation>Kein Callback passt zu allen Filtern oben.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksView</name>
    <message>
        <source>Send test callback…</source>
        <translation>Test-Callback senden&#xa0;…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Stop the fault</source>
        <translation>Fehler beenden</translation>
    </message>
    <message>
        <source>Send all failed again?</source>
        <translation>Alle fehlgeschlagenen erneut senden?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CancelDialog</name>
    <message>
        <source>Cancel payment</source>
        <translation>Zahlung abbrechen</translation>
    </message>
    <message>
        <source>Keep the payment</source>
        <translation>Zahlung behalten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ChangesView</name>
    <message>
        <source>Nothing changed.</source>
        <translation>Nichts geändert.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>%1: before %2, after %3</source>
        <translation>%1: vorher %2, nachher %3</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Chart</name>
    <message>
        <source>The arrow keys move over the parts. The context menu shows the figures as a table.</source>
        <translation>Die Pfeiltasten gehen durch die Teile. Das Kontextmenü zeigt die Zahlen als Tabelle.</translation>
    </message>
    <message>
        <source>Show as a table…</source>
        <translation>Als Tabelle zeigen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ChartTableDialog</name>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Save the rows as CSV</source>
        <translation>Zeilen als CSV speichern</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ChartTip</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckAllBox</name>
    <message>
        <source>Select all loaded rows (Ctrl+A)</source>
        <translation>Alle geladenen Zeilen auswählen (Strg+A)</translation>
    </message>
    <message>
        <source>Select all loaded rows</source>
        <translation>Alle geladenen Zeilen auswählen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckList</name>
    <message>
        <source>What was checked</source>
        <translation>Was geprüft wurde</translation>
    </message>
    <message>
        <source>What was checked: %1</source>
        <translation>Was geprüft wurde: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckWords</name>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Header and signature are strict base64url</source>
        <translation>Header und Signatur sind striktes base64url</translation>
    </message>
    <message>
        <source>The type is jose+json</source>
        <translation>Der Typ ist jose+json</translation>
    </message>
    <message>
        <source>The algorithm is ES256</source>
        <translation>Der Algorithmus ist ES256</translation>
    </message>
    <message>
        <source>The key is in the key set</source>
        <translation>Der Schlüssel steht im Schlüsselsatz</translation>
    </message>
    <message>
        <source>The issuer is the service</source>
        <translation>Der Aussteller ist der Dienst</translation>
    </message>
    <message>
        <source>The profile is one of ours</source>
        <translation>Das Profil ist eines der unseren</translation>
    </message>
    <message>
        <source>The path is that of the receiver</source>
        <translation>Der Pfad ist der des Empfängers</translation>
    </message>
    <message>
        <source>The time is within five minutes of the clock</source>
        <translation>Die Zeit weicht höchstens fünf Minuten von der Uhr ab</translation>
    </message>
    <message>
        <source>Header is a detached JWS, ES256</source>
        <translation>Der Header ist eine Detached JWS mit ES256</translation>
    </message>
    <message>
        <source>Key %1 found in the key set</source>
        <translation>Schlüssel %1 im Schlüsselsatz gefunden</translation>
    </message>
    <message>
        <source>Key %1 is not in the key set</source>
        <translation>Schlüssel %1 steht nicht im Schlüsselsatz</translation>
    </message>
    <message>
        <source>x5t#S256 matches the certificate</source>
        <translation>x5t#S256 passt zum Zertifikat</translation>
    </message>
    <message>
        <source>x5t#S256 does not match the certificate</source>
        <translation>x5t#S256 passt nicht zum Zertifikat</translation>
    </message>
    <message>
        <source>path is %1, sub is this profile</source>
        <translation>path ist %1, sub ist dieses Profil</translation>
    </message>
    <message>
        <source>Body is a callback of this payment</source>
        <translation>Der Inhalt ist ein Callback dieser Zahlung</translation>
    </message>
    <message>
        <source>crit names %1</source>
        <translation>crit nennt %1</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlerhaft</translation>
    </message>
    <message>
        <source>Three parts, of which the middle one is empty</source>
        <translation>Drei Teile, von denen der mittlere leer ist</translation>
    </message>
    <message>
        <source>The header is a JSON object without duplicate members</source>
        <translation>Der Header ist ein JSON-Objekt ohne doppelte Felder</translation>
    </message>
    <message>
        <source>The thumbprint matches the certificate of the key</source>
        <translation>Der Fingerabdruck passt zum Zertifikat des Schlüssels</translation>
    </message>
    <message>
        <source>The signed text: header, dot, body</source>
        <translation>Der signierte Text: Header, Punkt, Inhalt</translation>
    </message>
    <message>
        <source>The signature of 64 bytes is valid for this text</source>
        <translation>Die Signatur von 64 Bytes ist für diesen Text gültig</translation>
    </message>
    <message>
        <source>The critical names are the four or five expected ones</source>
        <translation>Die kritischen Namen sind die vier oder fünf erwarteten</translation>
    </message>
    <message>
        <source>The callback was not received before</source>
        <translation>Der Callback wurde noch nie empfangen</translation>
    </message>
    <message>
        <source>The body is a callback and matches the payment</source>
        <translation>Der Inhalt ist ein Callback und passt zur Zahlung</translation>
    </message>
    <message>
        <source>Many receivers would still refuse this callback: they expect five critical names and the whole callback address as path. Set the profile’s “Callback header” to “Extended” for them.</source>
        <translation>Viele Empfänger würden diesen Callback trotzdem ablehnen: Sie erwarten fünf kritische Namen und die ganze Callback-Adresse als Pfad. Stellen Sie dafür „Callback-Header“ des Profils auf „Erweitert“.</translation>
    </message>
    <message>
        <source>All checks passed</source>
        <translation>Alle Prüfungen bestanden</translation>
    </message>
    <message>
        <source>No check failed, but not everything could be checked</source>
        <translation>Kein Fehler gefunden, aber nicht alles konnte geprüft werden</translation>
    </message>
    <message>
        <source>First failure: %1 — %2</source>
        <translation>Erster Fehler: %1 — %2</translation>
    </message>
    <message>
        <source>Header is not a detached JWS with ES256</source>
        <translation>Der Header ist keine Detached JWS mit ES256</translation>
    </message>
    <message>
        <source>crit does not have the expected names</source>
        <translation>crit hat nicht die erwarteten Namen</translation>
    </message>
    <message>
        <source>Issuer, profile or path is wrong</source>
        <translation>Aussteller, Profil oder Pfad stimmt nicht</translation>
    </message>
    <message>
        <source>Signature over header.body is valid</source>
        <translation>Die Signatur über header.body ist gültig</translation>
    </message>
    <message>
        <source>Signature over header.body is not valid</source>
        <translation>Die Signatur über header.body ist ungültig</translation>
    </message>
    <message>
        <source>Body is not a callback of this payment</source>
        <translation>Der Inhalt ist kein Callback dieser Zahlung</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>The address is not found</source>
        <translation>Die Adresse wird nicht gefunden</translation>
    </message>
    <message>
        <source>The address is found</source>
        <translation>Die Adresse wird gefunden</translation>
    </message>
    <message>
        <source>The connection is not safe</source>
        <translation>Die Verbindung ist nicht sicher</translation>
    </message>
    <message>
        <source>The connection is encrypted</source>
        <translation>Die Verbindung ist verschlüsselt</translation>
    </message>
    <message>
        <source>The clocks differ</source>
        <translation>Die Uhren weichen ab</translation>
    </message>
    <message>
        <source>The clocks agree</source>
        <translation>Die Uhren stimmen überein</translation>
    </message>
    <message>
        <source>The provider’s keys cannot be read</source>
        <translation>Die Schlüssel des Anbieters sind nicht lesbar</translation>
    </message>
    <message>
        <source>The provider’s keys are read</source>
        <translation>Die Schlüssel des Anbieters sind gelesen</translation>
    </message>
    <message>
        <source>The API key is refused</source>
        <translation>Der API-Schlüssel wird abgelehnt</translation>
    </message>
    <message>
        <source>The API key is accepted</source>
        <translation>Der API-Schlüssel wird angenommen</translation>
    </message>
    <message>
        <source>Signed requests are refused</source>
        <translation>Signierte Anfragen werden abgelehnt</translation>
    </message>
    <message>
        <source>Signed requests are accepted</source>
        <translation>Signierte Anfragen werden angenommen</translation>
    </message>
    <message>
        <source>Refunds are refused</source>
        <translation>Erstattungen werden abgelehnt</translation>
    </message>
    <message>
        <source>Refunds may be requested</source>
        <translation>Erstattungen sind erlaubt</translation>
    </message>
    <message>
        <source>Payout lists cannot be read</source>
        <translation>Auszahlungslisten sind nicht lesbar</translation>
    </message>
    <message>
        <source>Payout lists can be read</source>
        <translation>Auszahlungslisten sind lesbar</translation>
    </message>
    <message>
        <source>The provider answered %1.</source>
        <translation>Der Anbieter hat mit %1 geantwortet.</translation>
    </message>
    <message>
        <source>The provider answered %1 (%2).</source>
        <translation>Der Anbieter hat mit %1 (%2) geantwortet.</translation>
    </message>
    <message>
        <source>They show the same second.</source>
        <translation>Sie zeigen dieselbe Sekunde.</translation>
    </message>
    <message>
        <source>This computer is %1 s ahead.</source>
        <translation>Dieser Computer geht %1 s vor.</translation>
    </message>
    <message>
        <source>This computer is %1 s behind.</source>
        <translation>Dieser Computer geht %1 s nach.</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft&#xa0;…</translation>
    </message>
    <message>
        <source>Not tried: it needs a step that fails.</source>
        <translation>Nicht versucht: Ein nötiger Schritt schlägt fehl.</translation>
    </message>
    <message>
        <source>Not tried: the check was stopped.</source>
        <translation>Nicht versucht: Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>No answer came.</source>
        <translation>Es kam keine Antwort.</translation>
    </message>
    <message numerus="yes">
        <source>%1 addresses</source>
        <translation>
            <numerusform>%1 Adresse</numerusform>
            <numerusform>%1 Adressen</numerusform>
        </translation>
    </message>
    <message>
        <source>The name has no address.</source>
        <translation>Der Name hat keine Adresse.</translation>
    </message>
    <message>
        <source>The name leads to this computer or into a private network.</source>
        <translation>Der Name führt zu diesem Computer oder in ein privates Netz.</translation>
    </message>
    <message>
        <source>%1, certificate valid until %2</source>
        <translation>%1, Zertifikat gültig bis %2</translation>
    </message>
    <message>
        <source>Plain http to this computer</source>
        <translation>Einfaches HTTP zu diesem Computer</translation>
    </message>
    <message>
        <source>The certificate is not trusted.</source>
        <translation>Dem Zertifikat wird nicht vertraut.</translation>
    </message>
    <message>
        <source>No connection was made.</source>
        <translation>Es kam keine Verbindung zustande.</translation>
    </message>
    <message>
        <source>The answer has no time.</source>
        <translation>Die Antwort enthält keine Uhrzeit.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys: %2</source>
        <translation>
            <numerusform>%1 Schlüssel: %2</numerusform>
            <numerusform>%1 Schlüssel: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>An unknown payment gives 404, as it must.</source>
        <translation>Eine unbekannte Zahlung ergibt 404, wie es sein muss.</translation>
    </message>
    <message>
        <source>There is no API key.</source>
        <translation>Es gibt keinen API-Schlüssel.</translation>
    </message>
    <message>
        <source>The answer is 404, but not one of the interface.</source>
        <translation>Die Antwort ist 404, aber keine der Schnittstelle.</translation>
    </message>
    <message>
        <source>An unknown refund gives 404, as it must, signed with the key %1.</source>
        <translation>Eine unbekannte Erstattung ergibt 404, wie es sein muss, signiert mit dem Schlüssel %1.</translation>
    </message>
    <message>
        <source>They are, but the answer proves nothing.</source>
        <translation>Das stimmt, aber die Antwort beweist nichts.</translation>
    </message>
    <message>
        <source>%1 It may not know the key %2.</source>
        <translation>%1 Er kennt den Schlüssel %2 vielleicht nicht.</translation>
    </message>
    <message>
        <source>The signature of the answer does not hold.</source>
        <translation>Die Signatur der Antwort ist ungültig.</translation>
    </message>
    <message>
        <source>There is no key to sign with.</source>
        <translation>Es gibt keinen Schlüssel zum Signieren.</translation>
    </message>
    <message>
        <source>A refund of an unknown payment is refused for that reason alone.</source>
        <translation>Die Erstattung einer unbekannten Zahlung wird nur deshalb abgelehnt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts today</source>
        <translation>
            <numerusform>%1 Auszahlung heute</numerusform>
            <numerusform>%1 Auszahlungen heute</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tried: the merchant’s ID at the provider is not filled in.</source>
        <translation>Nicht versucht: Die Händler-ID beim Anbieter ist nicht ausgefüllt.</translation>
    </message>
    <message>
        <source>Nothing reaches the provider.</source>
        <translation>Nichts erreicht den Anbieter.</translation>
    </message>
    <message>
        <source>Payments can work; refunds and payout lists do not.</source>
        <translation>Zahlungen können funktionieren, Erstattungen und Auszahlungslisten nicht.</translation>
    </message>
    <message>
        <source>The outcome of requests can stay unknown.</source>
        <translation>Das Ergebnis von Anfragen kann unbekannt bleiben.</translation>
    </message>
    <message>
        <source>Too many requests at this time.</source>
        <translation>Zu viele Anfragen im Moment.</translation>
    </message>
    <message>
        <source>The provider has a fault.</source>
        <translation>Der Anbieter hat eine Störung.</translation>
    </message>
    <message>
        <source>The provider answers differently than agreed.</source>
        <translation>Der Anbieter antwortet anders als vereinbart.</translation>
    </message>
    <message>
        <source>Nothing is sent there.</source>
        <translation>Dorthin wird nichts gesendet.</translation>
    </message>
    <message>
        <source>The provider has to renew its certificate soon.</source>
        <translation>Der Anbieter muss sein Zertifikat bald erneuern.</translation>
    </message>
    <message>
        <source>Somebody else may answer in the provider’s place. Nothing was sent.</source>
        <translation>Vielleicht antwortet jemand anders anstelle des Anbieters. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Above 60 s nothing is signed any more.</source>
        <translation>Über 60 s wird nichts mehr signiert.</translation>
    </message>
    <message>
        <source>A wrong clock would not be noticed.</source>
        <translation>Eine falsche Uhr würde nicht auffallen.</translation>
    </message>
    <message>
        <source>Signatures of the provider cannot be checked, so refunds stay unknown.</source>
        <translation>Signaturen des Anbieters sind nicht prüfbar, daher bleiben Erstattungen unbekannt.</translation>
    </message>
    <message>
        <source>No payment can be made with this API key.</source>
        <translation>Mit diesem API-Schlüssel ist keine Zahlung möglich.</translation>
    </message>
    <message>
        <source>The API key may not read payments of this profile.</source>
        <translation>Der API-Schlüssel darf keine Zahlungen dieses Profils lesen.</translation>
    </message>
    <message>
        <source>Nothing can be asked for.</source>
        <translation>Es kann nichts angefragt werden.</translation>
    </message>
    <message>
        <source>This address is not that of the interface.</source>
        <translation>Diese Adresse ist nicht die der Schnittstelle.</translation>
    </message>
    <message>
        <source>Refunds may stay unknown: their answers must be signed.</source>
        <translation>Erstattungen können unbekannt bleiben: Ihre Antworten müssen signiert sein.</translation>
    </message>
    <message>
        <source>Refunds and payout lists would not be believed.</source>
        <translation>Erstattungen und Auszahlungslisten würden nicht geglaubt.</translation>
    </message>
    <message>
        <source>Refunds of this profile are refused.</source>
        <translation>Erstattungen dieses Profils werden abgelehnt.</translation>
    </message>
    <message>
        <source>Payouts cannot be compared.</source>
        <translation>Auszahlungen können nicht verglichen werden.</translation>
    </message>
    <message>
        <source>Check again later; if it stays so, tell the provider the trace ID.</source>
        <translation>Prüfen Sie später erneut; bleibt es so, nennen Sie dem Anbieter die Trace-ID.</translation>
    </message>
    <message>
        <source>Check again in a minute.</source>
        <translation>Prüfen Sie in einer Minute erneut.</translation>
    </message>
    <message>
        <source>Tell the provider the trace ID.</source>
        <translation>Nennen Sie dem Anbieter die Trace-ID.</translation>
    </message>
    <message>
        <source>Compare the address with your contract, with its path.</source>
        <translation>Vergleichen Sie die Adresse mit Ihrem Vertrag, auch den Pfad.</translation>
    </message>
    <message>
        <source>Check the internet connection and the port of the address.</source>
        <translation>Prüfen Sie die Internetverbindung und den Port der Adresse.</translation>
    </message>
    <message>
        <source>Ask the provider whether it will be renewed in time.</source>
        <translation>Fragen Sie den Anbieter, ob es rechtzeitig erneuert wird.</translation>
    </message>
    <message>
        <source>Compare the address with your contract. If it is right, tell the provider.</source>
        <translation>Vergleichen Sie die Adresse mit Ihrem Vertrag. Stimmt sie, melden Sie es dem Anbieter.</translation>
    </message>
    <message>
        <source>Set the clock of this computer by a time server.</source>
        <translation>Stellen Sie die Uhr dieses Computers nach einem Zeitserver.</translation>
    </message>
    <message>
        <source>Tell the provider.</source>
        <translation>Melden Sie es dem Anbieter.</translation>
    </message>
    <message>
        <source>Compare the address of the public keys with your contract.</source>
        <translation>Vergleichen Sie die Adresse der öffentlichen Schlüssel mit Ihrem Vertrag.</translation>
    </message>
    <message>
        <source>Enter the API key again, or ask the provider for a new one.</source>
        <translation>Geben Sie den API-Schlüssel erneut ein, oder bitten Sie den Anbieter um einen neuen.</translation>
    </message>
    <message>
        <source>Ask the provider for an API key of this profile with the right to payments.</source>
        <translation>Bitten Sie den Anbieter um einen API-Schlüssel dieses Profils mit dem Recht auf Zahlungen.</translation>
    </message>
    <message>
        <source>Enter the API key of your contract.</source>
        <translation>Geben Sie den API-Schlüssel Ihres Vertrags ein.</translation>
    </message>
    <message>
        <source>Send the provider your public key or the address of your keys, then check again. They may take up to 12 hours to read it.</source>
        <translation>Senden Sie dem Anbieter Ihren öffentlichen Schlüssel oder die Adresse Ihrer Schlüssel, und prüfen Sie dann erneut. Er liest ihn vielleicht erst nach 12 Stunden.</translation>
    </message>
    <message>
        <source>Ask the provider whether this profile may sign requests.</source>
        <translation>Fragen Sie den Anbieter, ob dieses Profil Anfragen signieren darf.</translation>
    </message>
    <message>
        <source>Compare the public keys, the issuer and the claim namespace with your contract.</source>
        <translation>Vergleichen Sie die öffentlichen Schlüssel, den Aussteller und den Namensraum der Claims mit Ihrem Vertrag.</translation>
    </message>
    <message>
        <source>Make a signing key and send its public part to the provider.</source>
        <translation>Erstellen Sie einen Signaturschlüssel, und senden Sie dessen öffentlichen Teil an den Anbieter.</translation>
    </message>
    <message>
        <source>Ask the provider to allow refunds for this profile.</source>
        <translation>Bitten Sie den Anbieter, Erstattungen für dieses Profil zu erlauben.</translation>
    </message>
    <message>
        <source>Compare the merchant’s ID with your contract.</source>
        <translation>Vergleichen Sie die Händler-ID mit Ihrem Vertrag.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Chip</name>
    <message>
        <source>Click to change, Delete to clear</source>
        <translation>Klicken zum Ändern, Entf zum Löschen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ClockWords</name>
    <message>
        <source>The clock is right</source>
        <translation>Die Uhr stimmt</translation>
    </message>
    <message>
        <source>This computer&apos;s clock has jumped to %1; it should be %2. No payments are accepted until the clock is right again.</source>
        <translation>Die Uhr dieses Computers ist auf %1 gesprungen; richtig wäre %2. Bis sie wieder stimmt, werden keine Zahlungen angenommen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ClosePaper</name>
    <message>
        <source>the beginning</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>COPY, printed %1</source>
        <translation>KOPIE, gedruckt am %1</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Payments (%1)</source>
        <translation>Zahlungen (%1)</translation>
    </message>
    <message>
        <source>Refunds (%1)</source>
        <translation>Erstattungen (%1)</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Made by Tilldesk</source>
        <translation>Erstellt mit Tilldesk</translation>
    </message>
    <message>
        <source>Ledger entry</source>
        <translation>Buchung im Hauptbuch</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Signaturschlüssel</translation>
    </message>
    <message>
        <source>Hash of the ledger up to this entry</source>
        <translation>Hash des Hauptbuchs bis einschließlich dieser Buchung</translation>
    </message>
    <message>
        <source>Later payments and refunds count in the next day close.</source>
        <translation>Spätere Zahlungen und Erstattungen zählen im nächsten Tagesabschluss.</translation>
    </message>
    <message>
        <source>A reading of the current day. It does not close the day.</source>
        <translation>Ein Zwischenstand des laufenden Tages. Der Tag wird nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Running total before</source>
        <translation>Laufende Gesamtsumme vorher</translation>
    </message>
    <message>
        <source>Running total after</source>
        <translation>Laufende Gesamtsumme nachher</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Abgeschlossen von</translation>
    </message>
    <message>
        <source>Entry of the activity</source>
        <translation>Eintrag der Aktivität</translation>
    </message>
    <message>
        <source>Hash of the activity up to this entry</source>
        <translation>Hash der Aktivität bis zu diesem Eintrag</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Closing</name>
    <message numerus="yes">
        <source>%1 payments are still open: customers cannot pay them until Tilldesk runs again.</source>
        <translation>
            <numerusform>%1 Zahlung ist noch offen: Der Kunde kann sie erst bezahlen, wenn Tilldesk wieder läuft.</numerusform>
            <numerusform>%1 Zahlungen sind noch offen: Die Kunden können sie erst bezahlen, wenn Tilldesk wieder läuft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks wait and are sent when Tilldesk runs again.</source>
        <translation>
            <numerusform>%1 Callback wartet und wird gesendet, sobald Tilldesk wieder läuft.</numerusform>
            <numerusform>%1 Callbacks warten und werden gesendet, sobald Tilldesk wieder läuft.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CommandText</name>
    <message>
        <source>New payment</source>
        <translation>Neue Zahlung</translation>
    </message>
    <message>
        <source>opens the form</source>
        <translation>öffnet das Formular</translation>
    </message>
    <message>
        <source>Customer display</source>
        <translation>Kundenanzeige</translation>
    </message>
    <message>
        <source>opens or closes it on a second screen</source>
        <translation>öffnet oder schließt sie auf einem zweiten Bildschirm</translation>
    </message>
    <message>
        <source>Day close</source>
        <translation>Tagesabschluss</translation>
    </message>
    <message>
        <source>the X and Z reports of the tills</source>
        <translation>die X- und Z-Berichte der Kassen</translation>
    </message>
    <message>
        <source>Export payments…</source>
        <translation>Zahlungen exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>saves the list to a file</source>
        <translation>speichert die Liste in einer Datei</translation>
    </message>
    <message>
        <source>Export refunds…</source>
        <translation>Erstattungen exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export payouts…</source>
        <translation>Auszahlungen exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>A month for the accountant…</source>
        <translation>Ein Monat für die Buchhaltung&#xa0;…</translation>
    </message>
    <message>
        <source>saves all files of a month</source>
        <translation>speichert alle Dateien eines Monats</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Hauptbuch</translation>
    </message>
    <message>
        <source>accounts and entries behind the payouts</source>
        <translation>Konten und Buchungen hinter den Auszahlungen</translation>
    </message>
    <message>
        <source>Send test callback…</source>
        <translation>Test-Callback senden&#xa0;…</translation>
    </message>
    <message>
        <source>tests the receiver of a shop</source>
        <translation>testet den Empfänger eines Geschäfts</translation>
    </message>
    <message>
        <source>Inspect a callback</source>
        <translation>Callback prüfen</translation>
    </message>
    <message>
        <source>checks a callback that a shop has received</source>
        <translation>prüft einen Callback, den ein Geschäft empfangen hat</translation>
    </message>
    <message>
        <source>Inbox of callbacks</source>
        <translation>Eingang der Callbacks</translation>
    </message>
    <message>
        <source>shows what this computer has received</source>
        <translation>zeigt an, was dieser Computer empfangen hat</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>reads all lists again</source>
        <translation>liest alle Listen neu</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>lists all shortcuts</source>
        <translation>zeigt alle Tastenkürzel an</translation>
    </message>
    <message>
        <source>Rules of the service</source>
        <translation>Regeln des Dienstes</translation>
    </message>
    <message>
        <source>the manual for the makers of shop software</source>
        <translation>das Handbuch für Hersteller von Geschäftssoftware</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>a key</comment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>a key</comment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Support file…</source>
        <translation>Support-Datei&#xa0;…</translation>
    </message>
    <message>
        <source>shows what helps to find a fault, then saves it</source>
        <translation>zeigt an, was bei der Fehlersuche hilft, und speichert es dann</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CompatiblePage</name>
    <message>
        <source>Fill in what most clients expect</source>
        <translation>Eintragen, was die meisten Clients erwarten</translation>
    </message>
    <message>
        <source>The service, for all profiles</source>
        <translation>Der Dienst, für alle Profile</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>Aussteller</translation>
    </message>
    <message>
        <source>The claim “iss” of every signature</source>
        <translation>Der Claim „iss“ jeder Signatur</translation>
    </message>
    <message>
        <source>Claim namespace</source>
        <translation>Namensraum der Claims</translation>
    </message>
    <message>
        <source>The address in front of the claims&apos; names</source>
        <translation>Die Adresse vor den Namen der Claims</translation>
    </message>
    <message>
        <source>This profile</source>
        <translation>Dieses Profil</translation>
    </message>
    <message>
        <source>Callback header</source>
        <translation>Callback-Header</translation>
    </message>
    <message>
        <source>Refunds by API key</source>
        <translation>Erstattungen per API-Schlüssel</translation>
    </message>
    <message>
        <source>Existing clients</source>
        <translation>Vorhandene Clients</translation>
    </message>
    <message>
        <source>Software that was made for another service of this interface checks whose callbacks it accepts. Its manual says which names it expects. Saved changes take effect at once.</source>
        <translation>Software für einen anderen Dienst mit dieser Schnittstelle prüft, wessen Callbacks sie annimmt. In ihrer Anleitung steht, welche Namen sie erwartet. Gespeicherte Änderungen gelten sofort.</translation>
    </message>
    <message>
        <source>Most clients expect the extended header</source>
        <translation>Die meisten Clients erwarten den erweiterten Header</translation>
    </message>
    <message>
        <source>An API key is enough; no signature is needed</source>
        <translation>Ein API-Schlüssel genügt, ohne Signatur</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectDialog</name>
    <message>
        <source>The service&apos;s screen must show the same fingerprint:</source>
        <translation>Der Bildschirm des Dienstes muss denselben Fingerabdruck zeigen:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Connect to a shop</source>
        <translation>Mit einem Geschäft verbinden</translation>
    </message>
    <message>
        <source>This computer becomes a till of a shop whose service runs on another computer.</source>
        <translation>Dieser Computer wird eine Kasse eines Geschäfts, dessen Dienst auf einem anderen Computer läuft.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Name of this till</source>
        <translation>Name dieser Kasse</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectForm</name>
    <message>
        <source>The owner finds it under Settings &gt; Tills &gt; Add a till.</source>
        <translation>Der Inhaber findet ihn unter Einstellungen &gt; Kassen &gt; Kasse hinzufügen.</translation>
    </message>
    <message>
        <source>This is not a whole link. It begins with tilldesk:// and ends with a code of six digits.</source>
        <translation>Das ist kein vollständiger Link. Er beginnt mit tilldesk:// und endet mit einem Code aus sechs Ziffern.</translation>
    </message>
    <message>
        <source>Leads to the service at %1, port %2.</source>
        <translation>Führt zum Dienst unter %1, Port %2.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird aufgebaut …</translation>
    </message>
    <message>
        <source>Paste the link, or scan its QR code</source>
        <translation>Fügen Sie den Link ein, oder scannen Sie seinen QR-Code</translation>
    </message>
    <message>
        <source>Name this till</source>
        <translation>Geben Sie dieser Kasse einen Namen</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Der Name ist zu lang</translation>
    </message>
    <message>
        <source>The shop is asked</source>
        <translation>Das Geschäft wird gefragt</translation>
    </message>
    <message>
        <source>The shop is asked until %1 whether this till may be added. Compare the fingerprint with the one on the shop’s screen, and choose “Yes, add it” there.</source>
        <translation>Bis %1 Uhr kann das Geschäft entscheiden, ob diese Kasse hinzugefügt wird. Vergleichen Sie den Fingerabdruck mit dem auf dem Bildschirm des Geschäfts und wählen Sie dort „Ja, hinzufügen“.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionBar</name>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>Pair again…</source>
        <translation>Erneut koppeln&#xa0;…</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Was kann ich tun?</translation>
    </message>
    <message>
        <source>What you can do now</source>
        <translation>Was Sie jetzt tun können</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Pause before the next attempt</source>
        <translation>Pause vor dem nächsten Versuch</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionCheckSteps</name>
    <message>
        <source>Not checked yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%1 steps fail</source>
        <translation>
            <numerusform>%1 Schritt schlägt fehl</numerusform>
            <numerusform>%1 Schritte schlagen fehl</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 steps hold</source>
        <translation>Alle %1 Schritte stimmen</translation>
    </message>
    <message>
        <source>Not all steps were tried</source>
        <translation>Nicht alle Schritte wurden versucht</translation>
    </message>
    <message>
        <source>%1 of %2 hold · checked %3, in %4 s</source>
        <translation>%1 von %2 stimmen · geprüft %3, in %4 s</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionCheckView</name>
    <message>
        <source>Check connection</source>
        <translation>Verbindung prüfen</translation>
    </message>
    <message>
        <source>The check creates nothing and moves no money.</source>
        <translation>Die Prüfung erstellt nichts. Es fließt kein Geld.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Stop the check (Esc)</source>
        <translation>Die Prüfung anhalten (Esc)</translation>
    </message>
    <message>
        <source>Ask the provider, step by step</source>
        <translation>Den Anbieter Schritt für Schritt fragen</translation>
    </message>
    <message>
        <source>Do this: %1</source>
        <translation>Zu tun: %1</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>Trace ID</source>
        <translation>Trace-ID</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionPage</name>
    <message>
        <source>Key set address</source>
        <translation>Adresse des Schlüsselsatzes</translation>
    </message>
    <message>
        <source>Public keys</source>
        <translation>Öffentliche Schlüssel</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Als Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Allow payments…</source>
        <translation>Zahlungen erlauben&#xa0;…</translation>
    </message>
    <message>
        <source>Allow refunds…</source>
        <translation>Erstattungen erlauben&#xa0;…</translation>
    </message>
    <message>
        <source>Allow nothing</source>
        <translation>Nichts erlauben</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Fixed once the profile has a payment</source>
        <translation>Steht fest, sobald das Profil eine Zahlung hat</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>From your contract, with https</source>
        <translation>Aus Ihrem Vertrag, mit https</translation>
    </message>
    <message>
        <source>Its public keys</source>
        <translation>Öffentliche Schlüssel des Anbieters</translation>
    </message>
    <message>
        <source>Empty: below the address</source>
        <translation>Leer: unter der Adresse</translation>
    </message>
    <message>
        <source>Profile ID</source>
        <translation>Profil-ID</translation>
    </message>
    <message>
        <source>From your contract</source>
        <translation>Aus Ihrem Vertrag</translation>
    </message>
    <message>
        <source>Merchant ID</source>
        <translation>Händler-ID</translation>
    </message>
    <message>
        <source>For payout lists; may be empty</source>
        <translation>Für Auszahlungslisten; darf leer sein</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>Aussteller</translation>
    </message>
    <message>
        <source>Who signs the requests; empty: Tilldesk</source>
        <translation>Wer die Anfragen signiert; leer: Tilldesk</translation>
    </message>
    <message>
        <source>Claim namespace</source>
        <translation>Namensraum der Claims</translation>
    </message>
    <message>
        <source>From your contract; may be empty</source>
        <translation>Aus Ihrem Vertrag; darf leer sein</translation>
    </message>
    <message>
        <source>Send callbacks from here</source>
        <translation>Callbacks von hier senden</translation>
    </message>
    <message>
        <source>With this shop’s signature; otherwise the provider sends them</source>
        <translation>Mit der Signatur dieses Geschäfts; sonst sendet sie der Anbieter</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>API-Schlüssel einfügen</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Neuer API-Schlüssel</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Kept sealed; never shown again</source>
        <translation>Versiegelt aufbewahrt; wird nie wieder angezeigt</translation>
    </message>
    <message>
        <source>Your signing key</source>
        <translation>Ihr Signaturschlüssel</translation>
    </message>
    <message>
        <source>Refunds and payout lists are signed with it. The private half never leaves this service.</source>
        <translation>Erstattungen und Auszahlungslisten werden damit signiert. Die geheime Hälfte verlässt diesen Dienst nie.</translation>
    </message>
    <message>
        <source>Key set address for the provider</source>
        <translation>Adresse des Schlüsselsatzes für den Anbieter</translation>
    </message>
    <message>
        <source>Public keys for the provider</source>
        <translation>Öffentliche Schlüssel für den Anbieter</translation>
    </message>
    <message>
        <source>Real money</source>
        <translation>Echtes Geld</translation>
    </message>
    <message>
        <source>Save or discard the changes first</source>
        <translation>Speichern oder verwerfen Sie zuerst die Änderungen</translation>
    </message>
    <message>
        <source>A profile of production stays one for ever. Make a new profile.</source>
        <translation>Ein Profil der Produktion bleibt es für immer. Erstellen Sie ein neues Profil.</translation>
    </message>
    <message>
        <source>API key: %1</source>
        <translation>API-Schlüssel: %1</translation>
    </message>
    <message>
        <source>Keep the old one</source>
        <translation>Den alten behalten</translation>
    </message>
    <message>
        <source>Enter…</source>
        <translation>Eingeben&#xa0;…</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen&#xa0;…</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Neuer Schlüssel&#xa0;…</translation>
    </message>
    <message>
        <source>Make a key</source>
        <translation>Schlüssel erstellen</translation>
    </message>
    <message>
        <source>Real money for ever: type the name of the profile, “%1”</source>
        <translation>Für immer echtes Geld: Geben Sie den Namen des Profils ein, „%1“</translation>
    </message>
    <message>
        <source>The name of the profile is “%1”.</source>
        <translation>Der Name des Profils ist „%1“.</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <translation>Name des Profils</translation>
    </message>
    <message>
        <source>Connect with production</source>
        <translation>Mit der Produktion verbinden</translation>
    </message>
    <message>
        <source>Make a new key?</source>
        <translation>Einen neuen Schlüssel erstellen?</translation>
    </message>
    <message>
        <source>It signs from tomorrow on, so that the provider has read its public half by then.</source>
        <translation>Er signiert ab morgen, damit der Anbieter die öffentliche Hälfte bis dahin gelesen hat.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Allow real money?</source>
        <translation>Echtes Geld erlauben?</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Save the public keys</source>
        <translation>Die öffentlichen Schlüssel speichern</translation>
    </message>
    <message>
        <source>Key sets (*.json)</source>
        <translation>Schlüsselsätze (*.json)</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Die Datei konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>E-mail…</source>
        <translation>E-Mail…</translation>
    </message>
    <message>
        <source>QR code of the public keys</source>
        <translation>QR-Code der öffentlichen Schlüssel</translation>
    </message>
    <message>
        <source>The same as a QR code</source>
        <translation>Dasselbe als QR-Code</translation>
    </message>
    <message>
        <source>Public keys of %1</source>
        <translation>Öffentliche Schlüssel von %1</translation>
    </message>
    <message>
        <source>Profile ID: %1
Key set address: %2

%3</source>
        <translation>Profil-ID: %1
Adresse des Schlüsselsatzes: %2

%3</translation>
    </message>
    <message>
        <source>No mail program was found. Save the keys as a file instead.</source>
        <translation>Es wurde kein E-Mail-Programm gefunden. Speichern Sie die Schlüssel stattdessen als Datei.</translation>
    </message>
    <message>
        <source>Older payments from</source>
        <translation>Frühere Zahlungen ab</translation>
    </message>
    <message>
        <source>The check of the connection has failed</source>
        <translation>Die Prüfung der Verbindung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>First day. They count in reports and books on the day they are found.</source>
        <translation>Erster Tag. Sie zählen in Berichten und Büchern an dem Tag, an dem sie gefunden werden.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionStatus</name>
    <message>
        <source>No connection to the shop.</source>
        <translation>Keine Verbindung zum Geschäft.</translation>
    </message>
    <message>
        <source>No connection to the shop since %1. You see what was last known.</source>
        <translation>Seit %1 keine Verbindung zum Geschäft. Sie sehen, was zuletzt bekannt war.</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Wieder verbunden.</translation>
    </message>
    <message numerus="yes">
        <source>Connected again. %n payment(s) have changed.</source>
        <translation>
            <numerusform>Wieder verbunden. %n Zahlung hat sich geändert.</numerusform>
            <numerusform>Wieder verbunden. %n Zahlungen haben sich geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the service that this till was paired with: its certificate is another one. Pair the till again only if you know why.</source>
        <translation>Das ist nicht der Dienst, mit dem diese Kasse gekoppelt wurde: Sein Zertifikat ist ein anderes. Koppeln Sie die Kasse nur dann neu, wenn Sie wissen, warum.</translation>
    </message>
    <message>
        <source>This till and the service have versions that do not fit together: %1.</source>
        <translation>Die Versionen dieser Kasse und des Dienstes passen nicht zusammen: %1.</translation>
    </message>
    <message>
        <source>This till was revoked. Ask the owner to pair it again.</source>
        <translation>Dieser Kasse wurde der Zugang entzogen. Bitten Sie den Inhaber, sie neu zu koppeln.</translation>
    </message>
    <message>
        <source>This till is connected in another window.</source>
        <translation>Diese Kasse ist in einem anderen Fenster verbunden.</translation>
    </message>
    <message>
        <source>The service does not know this till. Ask the owner to pair it again.</source>
        <translation>Der Dienst kennt diese Kasse nicht. Bitten Sie den Inhaber, sie neu zu koppeln.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird aufgebaut …</translation>
    </message>
    <message numerus="yes">
        <source>Trying again in %n s</source>
        <translation>
            <numerusform>Neuer Versuch in %n s</numerusform>
            <numerusform>Neuer Versuch in %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s), %1</source>
        <translation>
            <numerusform>%n Versuch, %1</numerusform>
            <numerusform>%n Versuche, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This till was revoked on %1. Ask the owner to pair it again.</source>
        <translation>Dieser Kasse wurde am %1 der Zugang entzogen. Bitten Sie den Inhaber, sie erneut zu koppeln.</translation>
    </message>
    <message>
        <source>This till was revoked by %1 on %2. Ask the owner to pair it again.</source>
        <translation>Dieser Kasse wurde von %1 am %2 der Zugang entzogen. Bitten Sie den Inhaber, sie erneut zu koppeln.</translation>
    </message>
    <message>
        <source>Take cash, or use another till that is connected.</source>
        <translation>Kassieren Sie bar oder an einer anderen Kasse, die verbunden ist.</translation>
    </message>
    <message>
        <source>A code that a customer has seen can still be paid. Look at the customer’s phone before you charge again.</source>
        <translation>Ein Code, den ein Kunde gesehen hat, kann noch bezahlt werden. Sehen Sie auf dem Telefon des Kunden nach, bevor Sie noch einmal kassieren.</translation>
    </message>
    <message>
        <source>Check that the shop’s computer (%1) is on, and that this computer has its network. This till connects again by itself.</source>
        <translation>Prüfen Sie, ob der Computer des Geschäfts (%1) eingeschaltet ist und ob dieser Computer Netz hat. Diese Kasse verbindet sich von selbst wieder.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ContentList</name>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CustomerDisplay</name>
    <message>
        <source>Customer display</source>
        <translation>Kundenanzeige</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayCloseDialog</name>
    <message>
        <source>Print on 80 mm…</source>
        <translation>Auf 80 mm drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Print on A4…</source>
        <translation>Auf A4 drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayClosePage</name>
    <message>
        <source>X reading</source>
        <translation>X-Bericht</translation>
    </message>
    <message>
        <source>Close the day (Z)…</source>
        <translation>Tag abschließen (Z)&#xa0;…</translation>
    </message>
    <message>
        <source>Print again…</source>
        <translation>Erneut drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Day closes</source>
        <translation>Tagesabschlüsse</translation>
    </message>
    <message>
        <source>Till</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Only this till</source>
        <translation>Nur diese Kasse</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>Earlier closes</source>
        <translation>Frühere Abschlüsse</translation>
    </message>
    <message>
        <source>X and Z</source>
        <translation>X und Z</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>Art: %1</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Close the day</source>
        <translation>Tag abschließen</translation>
    </message>
    <message>
        <source>Day closes (Z)</source>
        <translation>Tagesabschlüsse (Z)</translation>
    </message>
    <message>
        <source>X readings</source>
        <translation>X-Berichte</translation>
    </message>
    <message>
        <source>Records the takings so far under a number of their own, without closing the day</source>
        <translation>Hält die bisherigen Einnahmen unter einer eigenen Nummer fest, ohne den Tag abzuschließen</translation>
    </message>
    <message>
        <source>Closes this period and starts the next one</source>
        <translation>Schließt diesen Zeitraum ab und beginnt den nächsten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayClosePresenter</name>
    <message>
        <source>Nothing was recorded. %1</source>
        <translation>Es wurde nichts festgehalten. %1</translation>
    </message>
    <message>
        <source>Since the beginning: this till has not been closed yet.</source>
        <translation>Seit Beginn: Diese Kasse wurde noch nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>Since %1 of %2</source>
        <translation>Seit %1 vom %2</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Eingenommen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>taken less refunded</source>
        <translation>eingenommen minus erstattet</translation>
    </message>
    <message>
        <source>Close the day of %1?</source>
        <translation>Tag abschließen für %1?</translation>
    </message>
    <message>
        <source>The day closes cannot be shown</source>
        <translation>Die Tagesabschlüsse können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>No day was closed yet</source>
        <translation>Es wurde noch kein Tag abgeschlossen</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Laufende Gesamtsumme</translation>
    </message>
    <message>
        <source>%1 before this period</source>
        <translation>%1 vor diesem Zeitraum</translation>
    </message>
    <message>
        <source>%1 will be recorded permanently, with %2 (%3) and %4 (%5) at this moment. Later payments and refunds count in the next day close. This cannot be undone.</source>
        <translation>%1 wird endgültig festgehalten, derzeit mit %2 (%3) und %4 (%5). Spätere Zahlungen und Erstattungen zählen im nächsten Tagesabschluss. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Close the day when the till is counted. Each day close keeps its number and its sums permanently.</source>
        <translation>Schließen Sie den Tag ab, wenn die Kasse gezählt ist. Jeder Abschluss behält seine Nummer und seine Beträge dauerhaft.</translation>
    </message>
    <message>
        <source>No close matches</source>
        <translation>Kein Abschluss gefunden</translation>
    </message>
    <message>
        <source>No close fits all of the filters above.</source>
        <translation>Kein Abschluss passt zu allen Filtern oben.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Close the day (Z)…</source>
        <translation>Tag abschließen (Z)&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayClosesModel</name>
    <message>
        <source>Close</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Till</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Eingenommen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Laufende Gesamtsumme</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DetailsFrame</name>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DetailsSheet</name>
    <message>
        <source>Close the details (Esc)</source>
        <translation>Details schließen (Esc)</translation>
    </message>
    <message>
        <source>Row above (Up)</source>
        <translation>Zeile darüber (Nach oben)</translation>
    </message>
    <message>
        <source>Row below (Down)</source>
        <translation>Zeile darunter (Nach unten)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DropEdge</name>
    <message>
        <source>Drop the bank’s file</source>
        <translation>Datei der Bank ablegen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EndpointPage</name>
    <message>
        <source>Address on this computer</source>
        <translation>Adresse auf diesem Computer</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>Im Netzwerk</translation>
    </message>
    <message>
        <source>Address on the network</source>
        <translation>Adresse im Netzwerk</translation>
    </message>
    <message>
        <source>Choose the certificate</source>
        <translation>Zertifikat auswählen</translation>
    </message>
    <message>
        <source>Choose the key</source>
        <translation>Schlüssel auswählen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>https on this computer</source>
        <translation>https auf diesem Computer</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Open to the network</source>
        <translation>Für das Netzwerk offen</translation>
    </message>
    <message>
        <source>Port on the network</source>
        <translation>Port im Netzwerk</translation>
    </message>
    <message>
        <source>Public address</source>
        <translation>Öffentliche Adresse</translation>
    </message>
    <message>
        <source>Certificate of your own</source>
        <translation>Eigenes Zertifikat</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>PEM, without a passphrase</source>
        <translation>PEM, ohne Passphrase</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Certificate to install on phones</source>
        <translation>Zu installierendes Zertifikat</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Adresse des Dienstes</translation>
    </message>
    <message>
        <source>A port that no other program uses</source>
        <translation>Ein Port, den kein anderes Programm benutzt</translation>
    </message>
    <message>
        <source>Off: http. The network always uses https</source>
        <translation>Aus: http. Das Netzwerk verwendet immer https</translation>
    </message>
    <message>
        <source>Phones and other computers on your network can reach this service</source>
        <translation>Telefone und andere Computer in Ihrem Netzwerk können diesen Dienst erreichen</translation>
    </message>
    <message>
        <source>Used in links and QR codes if this service is behind a proxy</source>
        <translation>Für Links und QR-Codes, wenn dieser Dienst hinter einem Proxy steht</translation>
    </message>
    <message>
        <source>PEM with its chain; empty: Tilldesk makes a certificate</source>
        <translation>PEM mit Kette; leer: Tilldesk erstellt ein Zertifikat</translation>
    </message>
    <message>
        <source>No address while the service is closed</source>
        <translation>Keine Adresse, solange der Dienst geschlossen ist</translation>
    </message>
    <message>
        <source>On the shop’s computer</source>
        <translation>Auf dem Computer des Geschäfts</translation>
    </message>
    <message>
        <source>The shop’s computer</source>
        <translation>Der Computer des Geschäfts</translation>
    </message>
    <message>
        <source>https on the shop’s computer</source>
        <translation>https auf dem Computer des Geschäfts</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EnvironmentBar</name>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EnvironmentWords</name>
    <message>
        <source>LOCAL</source>
        <translation>LOKAL</translation>
    </message>
    <message>
        <source>PRE-PRODUCTION</source>
        <translation>VORPRODUKTION</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation>PRODUKTION</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Lokal</translation>
    </message>
    <message>
        <source>Pre-production</source>
        <translation>Vorproduktion</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Simulated on this computer. No provider and no bank are involved.</source>
        <translation>Auf diesem Computer simuliert. Kein Anbieter und keine Bank sind beteiligt.</translation>
    </message>
    <message>
        <source>The provider’s test system. Payments look real; no money moves.</source>
        <translation>Das Testsystem des Anbieters. Zahlungen sehen echt aus. Es fließt kein Geld.</translation>
    </message>
    <message>
        <source>Real money. Every payment here is charged to a customer’s bank account.</source>
        <translation>Echtes Geld. Jede Zahlung hier wird vom Bankkonto eines Kunden abgebucht.</translation>
    </message>
    <message numerus="yes">
        <source>and %1 local profiles</source>
        <translation>
            <numerusform>und %1 lokales Profil</numerusform>
            <numerusform>und %1 lokale Profile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %1 profiles in pre-production</source>
        <translation>
            <numerusform>und %1 Profil in der Vorproduktion</numerusform>
            <numerusform>und %1 Profile in der Vorproduktion</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EquationView</name>
    <message>
        <source>fees</source>
        <translation>Gebühren</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ExplainDialog</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Parts of the sum</source>
        <translation>Teile der Summe</translation>
    </message>
    <message>
        <source>Calculate again</source>
        <translation>Neu berechnen</translation>
    </message>
    <message>
        <source>Explain this sum</source>
        <translation>Diese Summe aufschlüsseln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Summe: %1</translation>
    </message>
    <message>
        <source>The sum cannot be explained now</source>
        <translation>Die Summe kann gerade nicht aufgeschlüsselt werden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ExportWords</name>
    <message>
        <source>CSV, international</source>
        <translation>CSV, international</translation>
    </message>
    <message>
        <source>CSV for Excel in Europe</source>
        <translation>CSV für Excel in Europa</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-Zeilen</translation>
    </message>
    <message>
        <source>PDF statement</source>
        <translation>PDF-Aufstellung</translation>
    </message>
    <message>
        <source>Notification CAMT.054, version 02</source>
        <translation>Umsatzavis CAMT.054, Version 02</translation>
    </message>
    <message>
        <source>Notification CAMT.054, version 08</source>
        <translation>Umsatzavis CAMT.054, Version 08</translation>
    </message>
    <message>
        <source>Comma and decimal point, for other programs</source>
        <translation>Komma und Dezimalpunkt, für andere Programme</translation>
    </message>
    <message>
        <source>Semicolon and decimal comma</source>
        <translation>Semikolon und Dezimalkomma</translation>
    </message>
    <message>
        <source>For programmers</source>
        <translation>Für Programmierer</translation>
    </message>
    <message>
        <source>To print or file</source>
        <translation>Zum Drucken oder Ablegen</translation>
    </message>
    <message>
        <source>Each line of the payout</source>
        <translation>Jede Zeile der Auszahlung</translation>
    </message>
    <message>
        <source>Export payments</source>
        <translation>Zahlungen exportieren</translation>
    </message>
    <message>
        <source>Export refunds</source>
        <translation>Erstattungen exportieren</translation>
    </message>
    <message>
        <source>Export payouts</source>
        <translation>Auszahlungen exportieren</translation>
    </message>
    <message>
        <source>Export the lines of a payout</source>
        <translation>Zeilen einer Auszahlung exportieren</translation>
    </message>
    <message>
        <source>payments</source>
        <translation>zahlungen</translation>
    </message>
    <message>
        <source>refunds</source>
        <translation>erstattungen</translation>
    </message>
    <message>
        <source>payouts</source>
        <translation>auszahlungen</translation>
    </message>
    <message>
        <source>payout</source>
        <translation>auszahlung</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows</source>
        <translation>
            <numerusform>%1 von %2 Zeile</numerusform>
            <numerusform>%1 von %2 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>To view and calculate</source>
        <translation>Zum Ansehen und Rechnen</translation>
    </message>
    <message>
        <source>For most bookkeeping software</source>
        <translation>Für die meisten Buchhaltungsprogramme</translation>
    </message>
    <message>
        <source>For newer bookkeeping software</source>
        <translation>Für neuere Buchhaltungsprogramme</translation>
    </message>
    <message>
        <source>Each line, for newer bookkeeping software</source>
        <translation>Jede Zeile, für neuere Programme</translation>
    </message>
    <message>
        <source>For older bookkeeping software</source>
        <translation>Für ältere Buchhaltungsprogramme</translation>
    </message>
    <message>
        <source>For Belgian bookkeeping software</source>
        <translation>Für belgische Buchhaltungsprogramme</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %1 rows, %2 in total</source>
        <translation>
            <numerusform>Gespeichert: %1 Zeile, zusammen %2</numerusform>
            <numerusform>Gespeichert: %1 Zeilen, zusammen %2</numerusform>
        </translation>
    </message>
    <message>
        <source>This month is not over yet. Choose another month.</source>
        <translation>Dieser Monat ist noch nicht zu Ende. Wählen Sie einen anderen Monat.</translation>
    </message>
    <message>
        <source>A bank statement contains every payout of a day. Clear the filters for batch and status first.</source>
        <translation>Ein Kontoauszug enthält alle Auszahlungen eines Tages. Löschen Sie zuerst die Filter für Sammler und Status.</translation>
    </message>
    <message>
        <source>This payout failed and reached no account, so there is no notification of it.</source>
        <translation>Diese Auszahlung ist fehlgeschlagen und hat kein Konto erreicht. Es gibt daher kein Umsatzavis.</translation>
    </message>
    <message>
        <source>This list cannot be saved in this format. Choose another format.</source>
        <translation>Diese Liste lässt sich in diesem Format nicht speichern. Wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>CSV for programs</source>
        <translation>CSV für Programme</translation>
    </message>
    <message>
        <source>Every text unaltered: do not open it in a spreadsheet</source>
        <translation>Texte unverändert, nicht für Tabellen</translation>
    </message>
    <message>
        <source>CAMT.053, version 02</source>
        <translation>CAMT.053, Version 02</translation>
    </message>
    <message>
        <source>CAMT.053, version 08</source>
        <translation>CAMT.053, Version 08</translation>
    </message>
    <message>
        <source>The payouts of this list</source>
        <translation>Die Auszahlungen dieser Liste</translation>
    </message>
    <message>
        <source>Statements of the clearing account</source>
        <translation>Auszüge des Verrechnungskontos</translation>
    </message>
    <message>
        <source>Payouts only, on my bank account</source>
        <translation>Nur Auszahlungen, auf meinem Bankkonto</translation>
    </message>
    <message>
        <source>To view and print</source>
        <translation>Zum Ansehen und Drucken</translation>
    </message>
    <message>
        <source>For bookkeeping: every movement</source>
        <translation>Für die Buchhaltung: jede Bewegung</translation>
    </message>
    <message>
        <source>Never beside the bank&apos;s statements</source>
        <translation>Nicht neben Kontoauszügen einlesen</translation>
    </message>
    <message>
        <source>clearing-account</source>
        <translation>verrechnungskonto</translation>
    </message>
    <message>
        <source>payouts-only</source>
        <translation>nur-auszahlungen</translation>
    </message>
    <message>
        <source>Nothing was booked in this period on a day that is over, so there is no statement yet. Choose another period, or try again tomorrow.</source>
        <translation>In diesem Zeitraum wurde an keinem abgeschlossenen Tag etwas gebucht, daher gibt es noch keinen Auszug. Wählen Sie einen anderen Zeitraum oder versuchen Sie es morgen erneut.</translation>
    </message>
    <message>
        <source>The shop did not exist in this month yet. Choose a later month.</source>
        <translation>Das Geschäft gab es in diesem Monat noch nicht. Wählen Sie einen späteren Monat.</translation>
    </message>
    <message>
        <source>The file %1 of the earlier pack was changed or added later. Nothing was replaced.</source>
        <translation>Die Datei %1 des früheren Monatspakets wurde nachträglich geändert oder hinzugefügt. Es wurde nichts ersetzt.</translation>
    </message>
    <message>
        <source>This period begins in the future. Choose another period.</source>
        <translation>Dieser Zeitraum beginnt in der Zukunft. Wählen Sie einen anderen Zeitraum.</translation>
    </message>
    <message>
        <source>CSV of financial entries</source>
        <translation>CSV mit Finanzbuchungen</translation>
    </message>
    <message>
        <source>The file ACT.txt</source>
        <translation>Die Datei ACT.txt</translation>
    </message>
    <message>
        <source>CSV of a general journal</source>
        <translation>CSV eines Journals</translation>
    </message>
    <message>
        <source>CSV of miscellaneous bookings</source>
        <translation>CSV mit sonstigen Buchungen</translation>
    </message>
    <message>
        <source>Batch of bookings, EXTF</source>
        <translation>Buchungsstapel, EXTF</translation>
    </message>
    <message>
        <source>CSV of journal entries</source>
        <translation>CSV mit Buchungssätzen</translation>
    </message>
    <message>
        <source>Journal in plain text</source>
        <translation>Journal als reiner Text</translation>
    </message>
    <message>
        <source>Export the VAT book</source>
        <translation>Umsatzsteuerbuch exportieren</translation>
    </message>
    <message>
        <source>Journal of my bookkeeping program</source>
        <translation>Journal meines Buchhaltungsprogramms</translation>
    </message>
    <message>
        <source>VAT book</source>
        <translation>Umsatzsteuerbuch</translation>
    </message>
    <message>
        <source>Balanced entries of each day</source>
        <translation>Ausgeglichene Buchungen jedes Tages</translation>
    </message>
    <message>
        <source>Sales by day, till and rate</source>
        <translation>Umsätze nach Tag, Kasse und Satz</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>journal</translation>
    </message>
    <message>
        <source>vat-book</source>
        <translation>umsatzsteuerbuch</translation>
    </message>
    <message>
        <source>The books of this merchant have nothing for &quot;%1&quot;. Set it with tilldeskd accounts set.</source>
        <translation>Die Buchhaltung dieses Händlers hat nichts für „%1“. Legen Sie es mit tilldeskd accounts set fest.</translation>
    </message>
    <message>
        <source>An account of this merchant&apos;s books does not fit this program: %1.</source>
        <translation>Ein Konto dieses Händlers passt nicht zu diesem Programm: %1.</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>Aktivität exportieren</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>aktivitaet</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %1 rows</source>
        <translation>
            <numerusform>Gespeichert: %1 Zeile</numerusform>
            <numerusform>Gespeichert: %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Of today, and not in the file yet: %1. The file has only days that are over.</source>
        <translation>Von heute und noch nicht in der Datei: %1. Die Datei enthält nur Tage, die vorbei sind.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 Datei</numerusform>
            <numerusform>%1 Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved: %1, %2, %3 paid out</source>
        <translation>Gespeichert: %1, %2, %3 ausgezahlt</translation>
    </message>
    <message>
        <source>Export the bank’s lines</source>
        <translation>Zeilen der Bank exportieren</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>%1 is not over: the file has what happened so far.</source>
        <translation>%1 ist noch nicht vorbei: Die Datei enthält, was bisher geschah.</translation>
    </message>
    <message>
        <source>Export open items</source>
        <translation>Offene Posten exportieren</translation>
    </message>
    <message>
        <source>open-items</source>
        <translation>offene-posten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FactWords</name>
    <message>
        <source>Payment ID</source>
        <translation>Zahlungs-ID</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Zahler</translation>
    </message>
    <message>
        <source>Creditor</source>
        <translation>Zahlungsempfänger</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufspunkt</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Batch ID</source>
        <translation>Sammler-ID</translation>
    </message>
    <message>
        <source>The bank cuts the remittance text here, after %1 characters.</source>
        <translation>Die Bank schneidet den Verwendungszweck hier ab, nach %1 Zeichen.</translation>
    </message>
    <message>
        <source>Acknowledge by</source>
        <translation>Bestätigen bis</translation>
    </message>
    <message>
        <source>VAT rate</source>
        <translation>Steuersatz</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>Net of the fee</source>
        <translation>Netto nach Gebühr</translation>
    </message>
    <message>
        <source>Not known since %1</source>
        <translation>Unbekannt seit %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>The steps since then come with the connection.</source>
        <translation>Die Schritte seitdem kommen mit der Verbindung.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FileField</name>
    <message>
        <source>Choose…</source>
        <translation>Auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.key)</source>
        <translation>PEM-Dateien (*.pem *.crt *.key)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Backups (*.backup)</source>
        <translation>Sicherungen (*.backup)</translation>
    </message>
    <message>
        <source>A path on the shop’s computer</source>
        <translation>Ein Pfad auf dem Computer des Geschäfts</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterChips</name>
    <message>
        <source>Period: %1</source>
        <translation>Zeitraum: %1</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Datum: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Alle Filter zurücksetzen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterPopup</name>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>übernimmt</translation>
    </message>
    <message>
        <source>next</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>closes</source>
        <translation>schließt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterToken</name>
    <message>
        <source>Enter edits the filter, Delete removes it</source>
        <translation>Die Eingabetaste ändert den Filter, Entf entfernt ihn</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterWords</name>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter: a reference, a name, or status:paid …</source>
        <translation>Name, Referenz, status:bezahlt …</translation>
    </message>
    <message>
        <source>All filters</source>
        <translation>Alle Filter</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Alle Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Choose days …</source>
        <translation>Tage auswählen …</translation>
    </message>
    <message>
        <source>how far the payment is</source>
        <translation>wie weit die Zahlung ist</translation>
    </message>
    <message>
        <source>amount, or from and to</source>
        <translation>Betrag, oder von und bis</translation>
    </message>
    <message>
        <source>day or days of the payment</source>
        <translation>Tag oder Tage der Zahlung</translation>
    </message>
    <message>
        <source>name of the customer</source>
        <translation>Name des Kunden</translation>
    </message>
    <message>
        <source>id of the payout</source>
        <translation>ID der Auszahlung</translation>
    </message>
    <message>
        <source>point of sale</source>
        <translation>Verkaufspunkt</translation>
    </message>
    <message>
        <source>part of the reference</source>
        <translation>Teil der Referenz</translation>
    </message>
    <message>
        <source>where the shop sells</source>
        <translation>wo das Geschäft verkauft</translation>
    </message>
    <message>
        <source>whether it was refunded</source>
        <translation>ob erstattet wurde</translation>
    </message>
    <message>
        <source>name of the profile</source>
        <translation>Name des Profils</translation>
    </message>
    <message>
        <source>kind of QR code</source>
        <translation>Art des QR-Codes</translation>
    </message>
    <message>
        <source>exactly this amount</source>
        <translation>genau dieser Betrag</translation>
    </message>
    <message>
        <source>this amount or more</source>
        <translation>dieser Betrag oder mehr</translation>
    </message>
    <message>
        <source>this amount or less</source>
        <translation>dieser Betrag oder weniger</translation>
    </message>
    <message>
        <source>from and to</source>
        <translation>von und bis</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <comment>at least this amount</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>at most this amount</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>from an amount to another</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 payments</source>
        <translation>
            <numerusform>%1 Zahlung</numerusform>
            <numerusform>%1 Zahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>examples</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>day of the week</source>
        <translation>Wochentag</translation>
    </message>
    <message>
        <source>hour of the day</source>
        <translation>Stunde des Tages</translation>
    </message>
    <message>
        <source>who took the payment</source>
        <translation>wer die Zahlung eingenommen hat</translation>
    </message>
    <message>
        <source>Filter: a reference, a name, or amount:&gt;=20 …</source>
        <translation>Name, Referenz, betrag:&gt;=20 …</translation>
    </message>
    <message>
        <source>Filter: an amount, an ID, or status:failed …</source>
        <translation>Betrag, ID, status:fehlgeschlagen …</translation>
    </message>
    <message>
        <source>Filter: a reference, a host, or status:failed …</source>
        <translation>Referenz, Host, status:fehlgeschlagen …</translation>
    </message>
    <message>
        <source>Filter: an amount, a day, or kind:refund …</source>
        <translation>Betrag, Tag, art:erstattung …</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>day, or from and to</source>
        <translation>Tag, oder von und bis</translation>
    </message>
    <message>
        <source>payment, refund or payout</source>
        <translation>Zahlung, Erstattung oder Auszahlung</translation>
    </message>
    <message>
        <source>receiver of the callback</source>
        <translation>Empfänger des Callbacks</translation>
    </message>
    <message>
        <source>how fast the receiver answered</source>
        <translation>wie schnell der Empfänger antwortete</translation>
    </message>
    <message>
        <source>batch of the payout</source>
        <translation>Sammler der Auszahlung</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>this day on</comment>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>Filter: a name, an amount, or kind:refund …</source>
        <translation>Name, Betrag, art:erstattung …</translation>
    </message>
    <message>
        <source>who refunded</source>
        <translation>wer erstattet hat</translation>
    </message>
    <message>
        <source>who did or approved it</source>
        <translation>wer es getan oder freigegeben hat</translation>
    </message>
    <message>
        <source>what was done</source>
        <translation>was getan wurde</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>status</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Status</translation>
    </message>
    <message>
        <source>amount</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>day</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Tag</translation>
    </message>
    <message>
        <source>payer</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Zahler</translation>
    </message>
    <message>
        <source>payout</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>pos</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Verkaufspunkt</translation>
    </message>
    <message>
        <source>ref</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Ref</translation>
    </message>
    <message>
        <source>channel</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>refund</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Erstattung</translation>
    </message>
    <message>
        <source>profile</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Profil</translation>
    </message>
    <message>
        <source>type</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>weekday</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Wochentag</translation>
    </message>
    <message>
        <source>hour</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>person</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Person</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Art</translation>
    </message>
    <message>
        <source>host</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Host</translation>
    </message>
    <message>
        <source>answer</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>batch</source>
        <comment>typed before the colon of a filter</comment>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>last-week</source>
        <translation>letzte-Woche</translation>
    </message>
    <message>
        <source>month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>last-month</source>
        <translation>letzter-Monat</translation>
    </message>
    <message>
        <source>quarter</source>
        <translation>Quartal</translation>
    </message>
    <message>
        <source>last-quarter</source>
        <translation>letztes-Quartal</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>last-year</source>
        <translation>letztes-Jahr</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>laufend</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <source>refunded</source>
        <translation>erstattet</translation>
    </message>
    <message>
        <source>scanned</source>
        <translation>gescannt</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>ausstehend</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>succeeded</source>
        <translation>erfolgreich</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>zugestellt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>part</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>all</source>
        <translation>ganz</translation>
    </message>
    <message>
        <source>online</source>
        <translation>online</translation>
    </message>
    <message>
        <source>instore</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>invoice</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamisch</translation>
    </message>
    <message>
        <source>static</source>
        <translation>Aufkleber</translation>
    </message>
    <message>
        <source>p2p</source>
        <translation>p2p</translation>
    </message>
    <message>
        <source>request</source>
        <translation>request</translation>
    </message>
    <message>
        <source>payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>refund</source>
        <translation>Erstattung</translation>
    </message>
    <message>
        <source>payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>approval</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>sign-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>private-data</source>
        <translation>private-Daten</translation>
    </message>
    <message>
        <source>export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>refusals</source>
        <translation>Ablehnungen</translation>
    </message>
    <message>
        <source>service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>this day, inclusive</comment>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>Gebühr</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindBox</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindList</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindPalette</name>
    <message>
        <source>choose</source>
        <translation>auswählen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öffnen</translation>
    </message>
    <message>
        <source>own window</source>
        <translation>eigenes Fenster</translation>
    </message>
    <message>
        <source>copy the ID</source>
        <translation>ID kopieren</translation>
    </message>
    <message>
        <source>close</source>
        <translation>schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Suche läuft</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindTabs</name>
    <message>
        <source>next group</source>
        <translation>nächste Gruppe</translation>
    </message>
    <message>
        <source>Groups of results</source>
        <translation>Gruppen von Ergebnissen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindWords</name>
    <message>
        <source>read as the amount %1</source>
        <translation>gelesen als der Betrag %1</translation>
    </message>
    <message>
        <source>read as the day %1</source>
        <translation>gelesen als der Tag %1</translation>
    </message>
    <message>
        <source>read as the days %1</source>
        <translation>gelesen als die Tage %1</translation>
    </message>
    <message>
        <source>Refund of %1</source>
        <translation>Erstattung von %1</translation>
    </message>
    <message>
        <source>Payout of %1</source>
        <translation>Auszahlung vom %1</translation>
    </message>
    <message>
        <source>Payout %1</source>
        <translation>Auszahlung %1</translation>
    </message>
    <message>
        <source>Payout of batch %1</source>
        <translation>Auszahlung des Sammlers %1</translation>
    </message>
    <message>
        <source>Test callback</source>
        <translation>Test-Callback</translation>
    </message>
    <message>
        <source>Callback about %1</source>
        <translation>Callback zu %1</translation>
    </message>
    <message>
        <source>amount is %1</source>
        <translation>der Betrag ist %1</translation>
    </message>
    <message>
        <source>%1 of it was refunded</source>
        <translation>%1 davon wurde erstattet</translation>
    </message>
    <message>
        <source>a part of it was refunded</source>
        <translation>ein Teil davon wurde erstattet</translation>
    </message>
    <message>
        <source>part of the reference</source>
        <translation>Teil der Referenz</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>Referenz %1</translation>
    </message>
    <message>
        <source>payer %1</source>
        <translation>Zahler %1</translation>
    </message>
    <message>
        <source>ID %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>shop %1</source>
        <translation>Geschäft %1</translation>
    </message>
    <message>
        <source>name of the point of sale</source>
        <translation>Name des Verkaufspunkts</translation>
    </message>
    <message>
        <source>point of sale %1</source>
        <translation>Verkaufspunkt %1</translation>
    </message>
    <message>
        <source>end of the payer&apos;s account number</source>
        <translation>Ende der Kontonummer des Zahlers</translation>
    </message>
    <message>
        <source>made on that day</source>
        <translation>an diesem Tag erstellt</translation>
    </message>
    <message numerus="yes">
        <source>%1 of its payments match</source>
        <translation>
            <numerusform>%1 ihrer Zahlungen passt</numerusform>
            <numerusform>%1 ihrer Zahlungen passen</numerusform>
        </translation>
    </message>
    <message>
        <source>its payment matches</source>
        <translation>die Zahlung dazu passt</translation>
    </message>
    <message>
        <source>sent to %1</source>
        <translation>gesendet an %1</translation>
    </message>
    <message>
        <source>name of its batch</source>
        <translation>Name des Sammlers</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>Sammler %1</translation>
    </message>
    <message>
        <source>fits the filters</source>
        <translation>passt zu den Filtern</translation>
    </message>
    <message>
        <source>Partly refunded</source>
        <translation>Teilweise erstattet</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>Open %1… from the clipboard</source>
        <translation>%1… aus der Zwischenablage öffnen</translation>
    </message>
    <message>
        <source>New payment of %1</source>
        <translation>Neue Zahlung über %1</translation>
    </message>
    <message>
        <source>opens the form with the amount</source>
        <translation>öffnet das Formular mit dem Betrag</translation>
    </message>
    <message>
        <source>Filter the payments: %1</source>
        <translation>Zahlungen filtern: %1</translation>
    </message>
    <message>
        <source>shows the list of payments</source>
        <translation>zeigt die Liste der Zahlungen an</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles suchen</translation>
    </message>
    <message>
        <source>An amount, a reference, a name, a day, a setting …</source>
        <translation>Ein Betrag, eine Referenz, ein Name, ein Tag, eine Einstellung&#xa0;…</translation>
    </message>
    <message>
        <source>Find a payment, reference, amount</source>
        <translation>Zahlung, Referenz, Betrag suchen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>All</source>
        <comment>results of every kind</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Last opened</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>at least so many</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Show the first %1</source>
        <translation>Die ersten %1 anzeigen</translation>
    </message>
    <message>
        <source>Show both</source>
        <translation>Beide anzeigen</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Alle %1 anzeigen</translation>
    </message>
    <message>
        <source>%1 found · %2</source>
        <translation>%1 gefunden · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 older payments were not searched</source>
        <translation>
            <numerusform>%1 ältere Zahlung wurde nicht durchsucht</numerusform>
            <numerusform>%1 ältere Zahlungen wurden nicht durchsucht</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no filter.</source>
        <translation>„%1“ ist kein Filter.</translation>
    </message>
    <message>
        <source>“%1” is no filter. Did you mean %2?</source>
        <translation>„%1“ ist kein Filter. Meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>“%1:” needs a value.</source>
        <translation>Nach „%1:“ fehlt ein Wert.</translation>
    </message>
    <message>
        <source>“%1” is not an amount.</source>
        <translation>„%1“ ist kein Betrag.</translation>
    </message>
    <message>
        <source>“%1” is not a day.</source>
        <translation>„%1“ ist kein Tag.</translation>
    </message>
    <message>
        <source>“%1” is not a value of %2.</source>
        <translation>„%1“ ist kein Wert von %2.</translation>
    </message>
    <message>
        <source>“%1” is not a value of %2. Did you mean %3?</source>
        <translation>„%1“ ist kein Wert von %2. Meinten Sie „%3“?</translation>
    </message>
    <message>
        <source>The text is too long: at most %1 characters.</source>
        <translation>Der Text ist zu lang: höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>At most %1 words can be searched for.</source>
        <translation>Gesucht werden kann nach höchstens %1 Wörtern.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Für „%1“ wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>Try an amount, a reference, a name, or status:failed.</source>
        <translation>Versuchen Sie einen Betrag, eine Referenz, einen Namen oder status:fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The search did not work</source>
        <translation>Die Suche hat nicht funktioniert</translation>
    </message>
    <message>
        <source>%1 (trace %2)</source>
        <translation>%1 (Trace %2)</translation>
    </message>
    <message>
        <source>Only payments that this till has seen. The others come with the connection.</source>
        <translation>Nur Zahlungen, die diese Kasse gesehen hat. Die anderen kommen mit der Verbindung zurück.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FirstSteps</name>
    <message>
        <source>No payments yet</source>
        <translation>Noch keine Zahlungen</translation>
    </message>
    <message>
        <source>The day&apos;s figures appear here with the first payment. Until then:</source>
        <translation>Die Zahlen des Tages erscheinen hier mit der ersten Zahlung. Bis dahin:</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Zu erledigen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FormatList</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::HealthWords</name>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfung läuft</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Fehlerhaft</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>In Ordnung</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::HelpWords</name>
    <message>
        <source>Rules of the service</source>
        <translation>Regeln des Dienstes</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Previous place (Shift+Enter)</source>
        <translation>Vorige Fundstelle (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next place (Enter)</source>
        <translation>Nächste Fundstelle (Eingabe)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The rules of the service are written in English.</source>
        <translation>Die Regeln des Dienstes sind auf Englisch verfasst.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::HoursChart</name>
    <message>
        <source>Takings by hour</source>
        <translation>Einnahmen pro Stunde</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::InboxModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehlerhaft: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::InboxPage</name>
    <message>
        <source>Address of the inbox</source>
        <translation>Adresse des Eingangs</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Open in inspector</source>
        <translation>Im Inspektor öffnen</translation>
    </message>
    <message>
        <source>No message chosen</source>
        <translation>Keine Nachricht ausgewählt</translation>
    </message>
    <message>
        <source>Choose a message to see its checks, its headers and its body.</source>
        <translation>Wählen Sie eine Nachricht aus, um ihre Prüfungen, ihre Header und ihren Inhalt zu sehen.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>There is nothing to clear</source>
        <translation>Es gibt nichts zu leeren</translation>
    </message>
    <message>
        <source>Received on %1 at the address %2</source>
        <translation>Empfangen am %1 an Adresse %2</translation>
    </message>
    <message>
        <source>The message has no signature</source>
        <translation>Die Nachricht hat keine Signatur</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Ausschalten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::InspectorPage</name>
    <message>
        <source>Header Signature</source>
        <translation>Header Signature</translation>
    </message>
    <message>
        <source>Signature: eyJ0eXAi…</source>
        <translation>Signature: eyJ0eXAi…</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Schlüsselsatz</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>This service&apos;s own keys</source>
        <translation>Die eigenen Schlüssel dieses Dienstes</translation>
    </message>
    <message>
        <source>The key set at an address</source>
        <translation>Der Schlüsselsatz an einer Adresse</translation>
    </message>
    <message>
        <source>A key set pasted here</source>
        <translation>Ein hier eingefügter Schlüsselsatz</translation>
    </message>
    <message>
        <source>Address of the key set</source>
        <translation>Adresse des Schlüsselsatzes</translation>
    </message>
    <message>
        <source>A callback from anywhere</source>
        <translation>Ein Callback von beliebiger Stelle</translation>
    </message>
    <message>
        <source>Value of the header Signature</source>
        <translation>Wert des Headers Signature</translation>
    </message>
    <message>
        <source>Body, byte for byte</source>
        <translation>Inhalt, Byte für Byte</translation>
    </message>
    <message>
        <source>Address of the receiver</source>
        <translation>Adresse des Empfängers</translation>
    </message>
    <message>
        <source>Keys to check with</source>
        <translation>Schlüssel für die Prüfung</translation>
    </message>
    <message>
        <source>Ctrl+Return checks</source>
        <translation>Strg+Eingabe prüft</translation>
    </message>
    <message>
        <source>The checks</source>
        <translation>Die Prüfungen</translation>
    </message>
    <message>
        <source>Where the callback was received; empty: not compared</source>
        <translation>Wo der Callback empfangen wurde; leer: kein Vergleich</translation>
    </message>
    <message>
        <source>Paste a header and a body, or open a callback of the log or the inbox in the inspector. Each of the 16 checks is then listed here with what was checked.</source>
        <translation>Fügen Sie Header und Inhalt ein oder öffnen Sie einen Callback aus Protokoll oder Eingang im Inspektor. Hier steht dann jede der 16 Prüfungen mit dem, was geprüft wurde.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::JobView</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten&#xa0;…</translation>
    </message>
    <message>
        <source>No program on this computer can open this file.</source>
        <translation>Kein Programm auf diesem Computer kann diese Datei öffnen.</translation>
    </message>
    <message>
        <source>Save beside it</source>
        <translation>Daneben speichern</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::KeysDialog</name>
    <message>
        <source>Go to a view</source>
        <translation>Zu einer Ansicht wechseln</translation>
    </message>
    <message>
        <source>Open the payment in a window of its own</source>
        <translation>Die Zahlung in einem eigenen Fenster öffnen</translation>
    </message>
    <message>
        <source>? or F1</source>
        <translation>? oder F1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Refund the chosen payment</source>
        <translation>Die ausgewählte Zahlung erstatten</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>Exportieren, was angezeigt wird</translation>
    </message>
    <message>
        <source>Receipt of the chosen payment; print a report</source>
        <translation>Zahlungsbeleg der ausgewählten Zahlung; einen Bericht drucken</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>This list of shortcuts</source>
        <translation>Diese Liste der Tastenkürzel</translation>
    </message>
    <message>
        <source>Back; empty or close the search box; close a window</source>
        <translation>Zurück; die Suche leeren oder schließen; ein Fenster schließen</translation>
    </message>
    <message>
        <source>Acknowledge the chosen payment</source>
        <translation>Den Empfang der gewählten Zahlung bestätigen</translation>
    </message>
    <message>
        <source>Space, Shift+↑, Shift+↓</source>
        <translation>Leertaste, Umschalt+↑, Umschalt+↓</translation>
    </message>
    <message>
        <source>Select several payments</source>
        <translation>Mehrere Zahlungen auswählen</translation>
    </message>
    <message>
        <source>Lock the till, in a shop with staff</source>
        <translation>Die Kasse sperren, in einem Geschäft mit Mitarbeitern</translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+9</source>
        <translation>Strg+1 bis Strg+9</translation>
    </message>
    <message>
        <source>Filter the list</source>
        <translation>Die Liste filtern</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LargeAmountWords</name>
    <message>
        <source>Change the amount</source>
        <translation>Betrag ändern</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LargeAmounts</name>
    <message>
        <source>Ask for %1?</source>
        <translation>%1 verlangen?</translation>
    </message>
    <message>
        <source>Ask for %1</source>
        <translation>%1 verlangen</translation>
    </message>
    <message>
        <source>Refund %1?</source>
        <translation>%1 erstatten?</translation>
    </message>
    <message>
        <source>Refund %1</source>
        <translation>%1 erstatten</translation>
    </message>
    <message>
        <source>In words: %1. Sums above %2 are asked about; the limit is in the settings, under Appearance.</source>
        <translation>In Worten: %1. Ab einem Betrag über %2 wird nachgefragt; die Grenze steht in den Einstellungen unter Erscheinungsbild.</translation>
    </message>
    <message numerus="yes">
        <source>%1 euros</source>
        <comment>a whole number of millions</comment>
        <translation>
            <numerusform>%1 Euro</numerusform>
            <numerusform>%1 Euro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 euros</source>
        <translation>
            <numerusform>%1 Euro</numerusform>
            <numerusform>%1 Euro</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>euros and cents</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 cents</source>
        <translation>
            <numerusform>%1 Cent</numerusform>
            <numerusform>%1 Cent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LatestPayments</name>
    <message>
        <source>Latest payments</source>
        <translation>Neueste Zahlungen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerExplanationModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Left to explain</source>
        <translation>Noch aufzuschlüsseln</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows so far, %2 left to explain. Scroll down for more.</source>
        <translation>
            <numerusform>%1 Zeile bisher, noch %2 aufzuschlüsseln. Scrollen Sie für mehr nach unten.</numerusform>
            <numerusform>%1 Zeilen bisher, noch %2 aufzuschlüsseln. Scrollen Sie für mehr nach unten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows, and nothing is left: the sum is explained.</source>
        <translation>
            <numerusform>%1 Zeile; sie ergibt die ganze Summe.</numerusform>
            <numerusform>%1 Zeilen; zusammen ergeben sie die ganze Summe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Transaction</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>These rows differ from the sum by %1.</source>
        <translation>Diese Zeilen weichen um %1 von der Summe ab.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerModel</name>
    <message>
        <source>Row %1, with the hash %2</source>
        <translation>Zeile %1, mit dem Hash %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>From → to</source>
        <translation>Von → nach</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerOverview</name>
    <message>
        <source>Accounts of the ledger</source>
        <translation>Konten des Hauptbuchs</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Aufschlüsseln</translation>
    </message>
    <message>
        <source>Copy hash</source>
        <translation>Hash kopieren</translation>
    </message>
    <message>
        <source>Entries of the ledger</source>
        <translation>Buchungen im Hauptbuch</translation>
    </message>
    <message>
        <source>Explain this balance</source>
        <translation>Diesen Saldo aufschlüsseln</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All entries, the newest first</source>
        <translation>Alle Buchungen, die neueste zuerst</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerPresenter</name>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Alle Konten</translation>
    </message>
    <message>
        <source>The ledger cannot be shown</source>
        <translation>Das Hauptbuch kann nicht angezeigt werden</translation>
    </message>
    <message>
        <source>No money has moved yet</source>
        <translation>Es ist noch kein Geld geflossen</translation>
    </message>
    <message>
        <source>Every payment, refund and payout is recorded here as an entry. Entries are never changed or removed.</source>
        <translation>Jede Zahlung, Erstattung und Auszahlung wird hier gebucht. Buchungen werden nie geändert oder entfernt.</translation>
    </message>
    <message>
        <source>No entry matches</source>
        <translation>Keine Buchung gefunden</translation>
    </message>
    <message>
        <source>No entry fits all of the filters above.</source>
        <translation>Keine Buchung passt zu allen Filtern oben.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Neue Zahlung</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerWords</name>
    <message>
        <source>Payment received</source>
        <translation>Zahlung eingegangen</translation>
    </message>
    <message>
        <source>Refund set aside</source>
        <translation>Erstattung reserviert</translation>
    </message>
    <message>
        <source>Refund failed</source>
        <translation>Erstattung fehlgeschlagen</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>Payout failed</source>
        <translation>Auszahlung fehlgeschlagen</translation>
    </message>
    <message>
        <source>Paid out again</source>
        <translation>Erneut ausgezahlt</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Owed to the merchant</source>
        <translation>Guthaben des Händlers</translation>
    </message>
    <message>
        <source>Refunds under way</source>
        <translation>Laufende Erstattungen</translation>
    </message>
    <message>
        <source>Failed payouts</source>
        <translation>Fehlgeschlagene Auszahlungen</translation>
    </message>
    <message>
        <source>The ledger has not been checked yet.</source>
        <translation>Das Hauptbuch wurde noch nicht geprüft.</translation>
    </message>
    <message>
        <source>The ledger is being checked…</source>
        <translation>Das Hauptbuch wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>Refund carried out</source>
        <translation>Erstattung ausgeführt</translation>
    </message>
    <message>
        <source>The ledger was checked at the start: the chain of entries is complete and all balances are right.</source>
        <translation>Das Hauptbuch wurde beim Start geprüft: Die Kette der Buchungen ist vollständig, und alle Salden stimmen.</translation>
    </message>
    <message>
        <source>Fee charged</source>
        <translation>Gebühr berechnet</translation>
    </message>
    <message>
        <source>Fee taken back</source>
        <translation>Gebühr zurückgenommen</translation>
    </message>
    <message>
        <source>Fee collected</source>
        <translation>Gebühr eingezogen</translation>
    </message>
    <message>
        <source>Fee paid back</source>
        <translation>Gebühr zurückgezahlt</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <source>The ledger is wrong: refunds and payouts are stopped. The command “tilldeskd verify” says what does not fit.</source>
        <translation>Das Hauptbuch ist fehlerhaft: Erstattungen und Auszahlungen sind angehalten. Der Befehl „tilldeskd verify“ sagt, was nicht stimmt.</translation>
    </message>
    <message>
        <source>Fee moved to another batch</source>
        <translation>Gebühr in anderen Sammler</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListCard</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListModel</name>
    <message>
        <source>%1, sorted, ascending</source>
        <translation>%1, sortiert, aufsteigend</translation>
    </message>
    <message>
        <source>%1, sorted, descending</source>
        <translation>%1, sortiert, absteigend</translation>
    </message>
    <message>
        <source>Click to sort the list by this column</source>
        <translation>Klicken Sie, um die Liste nach dieser Spalte zu sortieren</translation>
    </message>
    <message>
        <source>The list cannot be sorted by this column</source>
        <translation>Die Liste kann nicht nach dieser Spalte sortiert werden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListPage</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save the filtered rows to a file (Ctrl+E)</source>
        <translation>Die gefilterten Zeilen in einer Datei speichern (Strg+E)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>ID kopieren</translation>
    </message>
    <message numerus="yes">
        <source>Copy %1 rows as text</source>
        <translation>
            <numerusform>%1 Zeile als Text kopieren</numerusform>
            <numerusform>%1 Zeilen als Text kopieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy row as text</source>
        <translation>Zeile als Text kopieren</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListPresenter</name>
    <message>
        <source>These rows may be out of date. %1</source>
        <translation>Diese Zeilen sind möglicherweise nicht mehr aktuell. %1</translation>
    </message>
    <message>
        <source>Nothing is known yet. The list comes with the connection.</source>
        <translation>Noch ist nichts bekannt. Die Liste kommt mit der Verbindung.</translation>
    </message>
    <message>
        <source>As of %1. Newer and older rows come with the connection.</source>
        <translation>Stand %1. Neuere und ältere Zeilen kommen mit der Verbindung.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LockPage</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Forgotten your PIN?</source>
        <translation>PIN vergessen?</translation>
    </message>
    <message>
        <source>The till is locked</source>
        <translation>Die Kasse ist gesperrt</translation>
    </message>
    <message>
        <source>Payments go on while the till is locked</source>
        <translation>Zahlungen gehen weiter, während die Kasse gesperrt ist</translation>
    </message>
    <message>
        <source>Nobody signed in</source>
        <translation>Niemand angemeldet</translation>
    </message>
    <message>
        <source>Who is at the till?</source>
        <translation>Wer ist an der Kasse?</translation>
    </message>
    <message>
        <source>The till is locked. Choose your name, then your PIN.</source>
        <translation>Die Kasse ist gesperrt. Wählen Sie Ihren Namen, dann Ihre PIN.</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Die letzte Ziffer löschen</translation>
    </message>
    <message>
        <source>Keyboard: the first letter %1 of your name, your PIN, then %2</source>
        <translation>Tastatur: der erste Buchstabe %1 Ihres Namens, Ihre PIN, dann %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LockPresenter</name>
    <message>
        <source>Locked it at %1</source>
        <translation>Gesperrt um %1</translation>
    </message>
    <message>
        <source>The two PINs differ.</source>
        <translation>Die beiden PINs sind verschieden.</translation>
    </message>
    <message>
        <source>Choose your own PIN</source>
        <translation>Wählen Sie Ihre eigene PIN</translation>
    </message>
    <message>
        <source>Choose your own PIN: once more</source>
        <translation>Wählen Sie Ihre eigene PIN: noch einmal</translation>
    </message>
    <message>
        <source>Choose your name</source>
        <translation>Wählen Sie Ihren Namen</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN von %1</translation>
    </message>
    <message>
        <source>%1 (%2 left)</source>
        <translation>%1 (noch %2)</translation>
    </message>
    <message>
        <source>Nobody else is an owner: set a new PIN on this computer with “tilldeskd staff pin”.</source>
        <translation>Niemand sonst ist Inhaber: Legen Sie auf diesem Computer mit „tilldeskd staff pin“ eine neue PIN fest.</translation>
    </message>
    <message>
        <source>A new PIN is given in Settings, Staff. Ask %1.</source>
        <translation>Eine neue PIN gibt es unter Einstellungen, Personal. Fragen Sie %1.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MainWindow</name>
    <message>
        <source>Close Tilldesk?</source>
        <translation>Tilldesk schließen?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep serving in the tray</source>
        <translation>Im Infobereich weiterlaufen</translation>
    </message>
    <message>
        <source>Keep serving, minimised</source>
        <translation>Minimiert weiterlaufen</translation>
    </message>
    <message>
        <source>What was sold here stays in the shop’s books. Nothing of the shop is kept on this computer.</source>
        <translation>Was hier verkauft wurde, bleibt in den Büchern des Geschäfts. Auf diesem Computer bleibt nichts vom Geschäft.</translation>
    </message>
    <message>
        <source>Pair again…</source>
        <translation>Erneut koppeln&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MerchantWords</name>
    <message>
        <source>VAT number %1</source>
        <translation>USt-IdNr. %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MerchantsPage</name>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Merchants</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <source>A new profile of the chosen merchant</source>
        <translation>Ein neues Profil des ausgewählten Händlers</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Add merchant</source>
        <translation>Händler hinzufügen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>Merchant ID</source>
        <translation>Händler-ID</translation>
    </message>
    <message>
        <source>There is no merchant yet. Add the company that takes the payments, then a profile for each way of taking payments.</source>
        <translation>Es gibt noch keinen Händler. Fügen Sie das Unternehmen hinzu, das die Zahlungen annimmt, danach ein Profil für jeden Zahlungsweg.</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Registered name, if it is another one; on receipts and exports</source>
        <translation>Eingetragener Name, falls er anders lautet; auf Belegen und in Exporten</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>On receipts and exports, at most 4 lines</source>
        <translation>Auf Belegen und in Exporten, höchstens 4 Zeilen</translation>
    </message>
    <message>
        <source>VAT number</source>
        <translation>USt-IdNr.</translation>
    </message>
    <message>
        <source>On receipts and exports</source>
        <translation>Auf Belegen und in Exporten</translation>
    </message>
    <message>
        <source>Save the new merchant first</source>
        <translation>Speichern Sie zuerst den neuen Händler</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MonthContentsView</name>
    <message>
        <source>What goes in</source>
        <translation>Was hineinkommt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MonthSummary</name>
    <message>
        <source>VAT</source>
        <translation>USt.</translation>
    </message>
    <message>
        <source>Without VAT</source>
        <translation>Ohne USt.</translation>
    </message>
    <message>
        <source>VAT amount</source>
        <translation>USt.-Betrag</translation>
    </message>
    <message>
        <source>With VAT</source>
        <translation>Mit USt.</translation>
    </message>
    <message>
        <source>Owed at start</source>
        <translation>Guthaben am Anfang</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>Owed at end</source>
        <translation>Guthaben am Ende</translation>
    </message>
    <message>
        <source>Proved from the ledger</source>
        <translation>Aus dem Hauptbuch belegt</translation>
    </message>
    <message>
        <source>Off by %1</source>
        <translation>%1 Abweichung</translation>
    </message>
    <message>
        <source>The movements do not add up to what the ledger says</source>
        <translation>Die Bewegungen ergeben nicht, was das Hauptbuch sagt</translation>
    </message>
    <message>
        <source>No rate yet</source>
        <translation>Noch kein Satz</translation>
    </message>
    <message>
        <source>Paid − refunded</source>
        <translation>Bezahlt − erstattet</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts are not on a bank statement yet</source>
        <translation>
            <numerusform>%1 Auszahlung ist noch auf keinem Kontoauszug</numerusform>
            <numerusform>%1 Auszahlungen sind noch auf keinem Kontoauszug</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no VAT rate</source>
        <translation>%1 hat keinen Steuersatz</translation>
    </message>
    <message numerus="yes">
        <source>%1 accounts are missing</source>
        <translation>
            <numerusform>%1 Konto fehlt</numerusform>
            <numerusform>%1 Konten fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is booked as on its way.</source>
        <translation>%1 sind als unterwegs gebucht.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>%1, %2: without a rate until you choose one.</source>
        <translation>%1, %2: ohne Steuersatz, bis Sie einen wählen.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>There is no journal without: %1.</source>
        <translation>Kein Journal ohne: %1.</translation>
    </message>
    <message>
        <source>Statements of the clearing account</source>
        <translation>Auszüge des Verrechnungskontos</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Left out: accounts are missing</source>
        <translation>Weggelassen: Konten fehlen</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>VAT book</source>
        <translation>Umsatzsteuerbuch</translation>
    </message>
    <message>
        <source>Left out: no VAT rates are set</source>
        <translation>Weggelassen: keine Steuersätze festgelegt</translation>
    </message>
    <message>
        <source>%1, by day and point of sale</source>
        <translation>%1, nach Tag und Verkaufspunkt</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Payments, refunds and payouts</source>
        <translation>Zahlungen, Erstattungen und Auszahlungen</translation>
    </message>
    <message>
        <source>Workbook, CSV and PDF</source>
        <translation>Arbeitsmappe, CSV und PDF</translation>
    </message>
    <message>
        <source>Open items of the bank</source>
        <translation>Offene Posten der Bank</translation>
    </message>
    <message>
        <source>Payouts and lines without a match</source>
        <translation>Auszahlungen und Zeilen ohne Zuordnung</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <source>Fees collected from the bank account</source>
        <translation>Vom Bankkonto eingezogene Gebühren</translation>
    </message>
    <message>
        <source>%1 is not over</source>
        <translation>%1 ist noch nicht vorbei</translation>
    </message>
    <message>
        <source>The pack has its days up to %1, and its name ends in “-so-far”.</source>
        <translation>Das Paket enthält die Tage bis %1, und sein Name endet auf „-so-far“.</translation>
    </message>
    <message>
        <source>Nothing was paid in %1</source>
        <translation>Im %1 wurde nichts bezahlt</translation>
    </message>
    <message>
        <source>The pack says what was owed and paid out.</source>
        <translation>Das Paket nennt Ihr Guthaben und was ausgezahlt wurde.</translation>
    </message>
    <message>
        <source>The balance is what is owed</source>
        <translation>Der Saldo ist Ihr Guthaben</translation>
    </message>
    <message numerus="yes">
        <source>Sales, refunds and payouts by day, %1 lines</source>
        <translation>
            <numerusform>Verkäufe, Erstattungen und Auszahlungen je Tag, %1 Zeile</numerusform>
            <numerusform>Verkäufe, Erstattungen und Auszahlungen je Tag, %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>No VAT rate is chosen</source>
        <translation>Kein Steuersatz ist gewählt</translation>
    </message>
    <message>
        <source>The journal books all sales on the account for “%1”.</source>
        <translation>Das Journal bucht alle Verkäufe auf das Konto für „%1“.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MonthView</name>
    <message>
        <source>VAT of the month</source>
        <translation>Umsatzsteuer des Monats</translation>
    </message>
    <message>
        <source>How the month adds up</source>
        <translation>Wie der Monat aufgeht</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Aufschlüsseln</translation>
    </message>
    <message>
        <source>Shows the entries of the ledger</source>
        <translation>Zeigt die Buchungen des Hauptbuchs</translation>
    </message>
    <message>
        <source>The figures are being read</source>
        <translation>Die Zahlen werden gelesen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NameDialog</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NewApiKeyDialog</name>
    <message>
        <source>Make the key</source>
        <translation>Schlüssel erstellen</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Neuer API-Schlüssel</translation>
    </message>
    <message>
        <source>For example: web shop</source>
        <translation>Zum Beispiel: Webshop</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Create, read, search, cancel</source>
        <translation>Erstellen, lesen, suchen, abbrechen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Also read the payer&apos;s account</source>
        <translation>Auch das Konto des Zahlers lesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Give the key a name first</source>
        <translation>Geben Sie dem Schlüssel zuerst einen Namen</translation>
    </message>
    <message>
        <source>Close without copying the key?</source>
        <translation>Schließen, ohne den Schlüssel zu kopieren?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the key</source>
        <translation>Zurück zum Schlüssel</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>After 30 days</source>
        <translation>Nach 30 Tagen</translation>
    </message>
    <message>
        <source>After 90 days</source>
        <translation>Nach 90 Tagen</translation>
    </message>
    <message>
        <source>After a year</source>
        <translation>Nach einem Jahr</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Only from addresses</source>
        <translation>Nur von Adressen</translation>
    </message>
    <message>
        <source>Command to try the key</source>
        <translation>Befehl zum Ausprobieren (curl)</translation>
    </message>
    <message>
        <source>Who will use the key</source>
        <translation>Wer den Schlüssel benutzen wird</translation>
    </message>
    <message>
        <source>Integrator ID</source>
        <translation>Integrator-ID</translation>
    </message>
    <message>
        <source>Empty: the merchant uses the key</source>
        <translation>Leer: Der Händler benutzt den Schlüssel selbst</translation>
    </message>
    <message>
        <source>The key is refused after this time</source>
        <translation>Danach wird der Schlüssel abgelehnt</translation>
    </message>
    <message>
        <source>For example 192.168.1.0/24; empty: from any address</source>
        <translation>Zum Beispiel 192.168.1.0/24; leer: von jeder Adresse</translation>
    </message>
    <message>
        <source>The key is shown only once. Copy it now to a place that only its user can read. Tilldesk keeps only a fingerprint of the key.</source>
        <translation>Der Schlüssel wird nur einmal angezeigt. Kopieren Sie ihn jetzt an einen Ort, den nur sein Benutzer lesen kann. Tilldesk bewahrt nur einen Fingerabdruck des Schlüssels auf.</translation>
    </message>
    <message>
        <source>Try the key on the command line</source>
        <translation>In der Befehlszeile ausprobieren</translation>
    </message>
    <message>
        <source>The key “%1” has been made</source>
        <translation>Der Schlüssel „%1“ wurde erstellt</translation>
    </message>
    <message>
        <source>The key is never shown again. Without a copy it is useless, and you have to make another key.</source>
        <translation>Der Schlüssel wird nie wieder angezeigt. Ohne Kopie ist er nutzlos, und Sie müssen einen anderen erstellen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NewPaymentDialog</name>
    <message>
        <source>New payment</source>
        <translation>Neue Zahlung</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NewPaymentForm</name>
    <message>
        <source>Show QR code</source>
        <translation>QR-Code anzeigen</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Optional, for example an order number</source>
        <translation>Optional, zum Beispiel eine Bestellnummer</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Optional, shown to the customer</source>
        <translation>Optional, für den Kunden sichtbar</translation>
    </message>
    <message>
        <source>Show the QR code (Enter)</source>
        <translation>QR-Code anzeigen (Eingabetaste)</translation>
    </message>
    <message>
        <source>VAT rate</source>
        <translation>Steuersatz</translation>
    </message>
    <message>
        <source>as the profile</source>
        <translation>wie das Profil</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NewPaymentPresenter</name>
    <message>
        <source>Type the amount to pay.</source>
        <translation>Geben Sie den zu zahlenden Betrag ein.</translation>
    </message>
    <message>
        <source>This is not an amount. Type it like 24.50 or 24,50.</source>
        <translation>Das ist kein Betrag. Geben Sie ihn wie 24,50 oder 24.50 ein.</translation>
    </message>
    <message>
        <source>The amount must be at least %1.</source>
        <translation>Der Betrag muss mindestens %1 sein.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The amount must be at most %1.</source>
        <translation>Der Betrag darf höchstens %1 sein.</translation>
    </message>
    <message>
        <source>No open profile can take the payment.</source>
        <translation>Kein offenes Profil kann die Zahlung annehmen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NextPayoutStrip</name>
    <message>
        <source>Explain</source>
        <translation>Aufschlüsseln</translation>
    </message>
    <message>
        <source>Pay out now</source>
        <translation>Jetzt auszahlen</translation>
    </message>
    <message>
        <source>Explain the next payout</source>
        <translation>Die nächste Auszahlung aufschlüsseln</translation>
    </message>
    <message>
        <source>Next payout</source>
        <translation>Nächste Auszahlung</translation>
    </message>
    <message>
        <source>Next payout: %1</source>
        <translation>Nächste Auszahlung: %1</translation>
    </message>
    <message>
        <source>Pay out now?</source>
        <translation>Jetzt auszahlen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>Auszahlen</translation>
    </message>
    <message>
        <source>Next payout, expected</source>
        <translation>Nächste Auszahlung, erwartet</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OfferBar</name>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenBalance</name>
    <message>
        <source>The provider says the same</source>
        <translation>Der Zahlungsanbieter sagt dasselbe</translation>
    </message>
    <message numerus="yes">
        <source>%n items explain it, nothing is left</source>
        <translation>
            <numerusform>%n Posten erklärt sie, es bleibt nichts übrig</numerusform>
            <numerusform>%n Posten erklären sie, es bleibt nichts übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are not explained</source>
        <translation>%1 sind nicht erklärt</translation>
    </message>
    <message>
        <source>%1 %2 − %3 %4 · compared %5</source>
        <translation>%1 %2 − %3 %4 · verglichen um %5</translation>
    </message>
    <message numerus="yes">
        <source>%n payments</source>
        <translation>
            <numerusform>%n Zahlung</numerusform>
            <numerusform>%n Zahlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refunds</source>
        <translation>
            <numerusform>%n Erstattung</numerusform>
            <numerusform>%n Erstattungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference from the provider</source>
        <translation>Differenz zum Zahlungsanbieter</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>Noch nicht verglichen</translation>
    </message>
    <message numerus="yes">
        <source>The sums are equal, but %n items differ</source>
        <translation>
            <numerusform>Die Summen sind gleich, aber %n Posten weicht ab</numerusform>
            <numerusform>Die Summen sind gleich, aber %n Posten weichen ab</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenBalanceBand</name>
    <message>
        <source>Explain</source>
        <translation>Aufschlüsseln</translation>
    </message>
    <message>
        <source>Explain the difference</source>
        <translation>Zusammensetzung der Differenz anzeigen</translation>
    </message>
    <message>
        <source>The provider says</source>
        <translation>Anbieter sagt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>We say you are owed</source>
        <translation>Offen nach unserem Stand</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemDetails</name>
    <message>
        <source>Fetch the payouts</source>
        <translation>Auszahlungen abrufen</translation>
    </message>
    <message>
        <source>Open payment</source>
        <translation>Zahlung öffnen</translation>
    </message>
    <message>
        <source>Copy for the provider</source>
        <translation>Für den Zahlungsanbieter kopieren</translation>
    </message>
    <message>
        <source>Open item</source>
        <translation>Offener Posten</translation>
    </message>
    <message>
        <source>No item chosen</source>
        <translation>Kein Posten gewählt</translation>
    </message>
    <message>
        <source>Choose an item to see what the provider says, and what to do.</source>
        <translation>Wählen Sie einen Posten, um zu sehen, was der Zahlungsanbieter sagt und was zu tun ist.</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Zahlungsanbieter</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemWords</name>
    <message>
        <source>Waits for payout</source>
        <translation>Wartet auf Auszahlung</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Verspätet</translation>
    </message>
    <message>
        <source>Payout not fetched</source>
        <translation>Auszahlung nicht abgerufen</translation>
    </message>
    <message>
        <source>Not known there</source>
        <translation>Dort nicht bekannt</translation>
    </message>
    <message>
        <source>Not known here</source>
        <translation>Hier nicht bekannt</translation>
    </message>
    <message>
        <source>Amount differs</source>
        <translation>Betrag weicht ab</translation>
    </message>
    <message>
        <source>Status differs</source>
        <translation>Status weicht ab</translation>
    </message>
    <message>
        <source>In two payouts</source>
        <translation>In zwei Auszahlungen</translation>
    </message>
    <message>
        <source>Sum differs</source>
        <translation>Summe weicht ab</translation>
    </message>
    <message>
        <source>The provider has not paid this out yet. It usually does so with its next payout.</source>
        <translation>Der Zahlungsanbieter hat dies noch nicht ausgezahlt. Üblicherweise geschieht das mit seiner nächsten Auszahlung.</translation>
    </message>
    <message>
        <source>The provider’s payouts were fetched, and none of them has this. Ask the provider when it is paid out.</source>
        <translation>Die Auszahlungen des Zahlungsanbieters wurden abgerufen, und keine enthält dies. Fragen Sie den Zahlungsanbieter, wann es ausgezahlt wird.</translation>
    </message>
    <message>
        <source>The provider’s newest payouts were not fetched, so this may be paid out already. Fetch them.</source>
        <translation>Die neuesten Auszahlungen des Zahlungsanbieters wurden nicht abgerufen; dies kann also schon ausgezahlt sein. Rufen Sie sie ab.</translation>
    </message>
    <message>
        <source>The provider’s list of that day does not have this. Send the facts to the provider.</source>
        <translation>Die Liste des Zahlungsanbieters für diesen Tag enthält dies nicht. Senden Sie die Angaben an den Zahlungsanbieter.</translation>
    </message>
    <message>
        <source>The provider lists this, and this shop does not have it. Another system of the shop may have made it; if none did, ask the provider.</source>
        <translation>Der Zahlungsanbieter führt dies auf, und dieses Geschäft hat es nicht. Vielleicht hat ein anderes System des Geschäfts es angelegt; falls nicht, fragen Sie den Zahlungsanbieter.</translation>
    </message>
    <message>
        <source>This shop and the provider name different amounts. The books keep this shop’s amount. Send the facts to the provider.</source>
        <translation>Dieses Geschäft und der Zahlungsanbieter nennen verschiedene Beträge. Die Bücher behalten den Betrag dieses Geschäfts. Senden Sie die Angaben an den Zahlungsanbieter.</translation>
    </message>
    <message>
        <source>The provider lists money for this, and here it has not succeeded. Send the facts to the provider.</source>
        <translation>Der Zahlungsanbieter führt dafür Geld auf, und hier ist es nicht erfolgreich. Senden Sie die Angaben an den Zahlungsanbieter.</translation>
    </message>
    <message>
        <source>The provider lists this in more than one payout. Send the facts to the provider.</source>
        <translation>Der Zahlungsanbieter führt dies in mehr als einer Auszahlung auf. Senden Sie die Angaben an den Zahlungsanbieter.</translation>
    </message>
    <message>
        <source>The numbers of this payout are not the sums of what is in it. Send the facts to the provider.</source>
        <translation>Die Zahlen dieser Auszahlung sind nicht die Summe ihres Inhalts. Senden Sie die Angaben an den Zahlungsanbieter.</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstattung</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 T</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>1 to 3 days</source>
        <translation>1 bis 3 Tage</translation>
    </message>
    <message>
        <source>4 to 7 days</source>
        <translation>4 bis 7 Tage</translation>
    </message>
    <message>
        <source>Over 7 days</source>
        <translation>Über 7 Tage</translation>
    </message>
    <message>
        <source>Provider: %1</source>
        <translation>Zahlungsanbieter: %1</translation>
    </message>
    <message>
        <source>Shop: %1</source>
        <translation>Geschäft: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemsModel</name>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>The provider says</source>
        <translation>Anbieter sagt</translation>
    </message>
    <message>
        <source>We say</source>
        <translation>Wir sagen</translation>
    </message>
    <message>
        <source>Why it is open</source>
        <translation>Warum offen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemsPage</name>
    <message>
        <source>Compare now</source>
        <translation>Jetzt vergleichen</translation>
    </message>
    <message>
        <source>Ask the provider for the payouts that were not fetched yet, and compare again (F5)</source>
        <translation>Die noch nicht abgerufenen Auszahlungen vom Zahlungsanbieter abrufen und erneut vergleichen (F5)</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Offene Posten</translation>
    </message>
    <message numerus="yes">
        <source>%n payments and refunds</source>
        <translation>
            <numerusform>%n Zahlung oder Erstattung</numerusform>
            <numerusform>%n Zahlungen und Erstattungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemsPresenter</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Weicht ab</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Verspätet</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>%1 differ · %2 late · %3 wait for a payout</source>
        <translation>%1 weichen ab · %2 überfällig · %3 warten auf eine Auszahlung</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>The open items cannot be shown</source>
        <translation>Die offenen Posten können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Everything paid is in a payout</source>
        <translation>Alles Bezahlte ist in einer Auszahlung</translation>
    </message>
    <message>
        <source>The provider says the same as this shop.</source>
        <translation>Der Zahlungsanbieter sagt dasselbe wie dieses Geschäft.</translation>
    </message>
    <message>
        <source>Nothing in this group</source>
        <translation>Nichts in dieser Gruppe</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OutcomeStrip</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>und %1 weitere</numerusform>
            <numerusform>und %1 weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OutcomeWords</name>
    <message>
        <source>Outcome not known</source>
        <translation>Ergebnis unbekannt</translation>
    </message>
    <message>
        <source>%1 s ago</source>
        <translation>vor %1 s</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>vor %1 min</translation>
    </message>
    <message>
        <source>%1, %2: asking the provider</source>
        <translation>%1, %2: Der Anbieter wird gefragt</translation>
    </message>
    <message>
        <source>%1, %2: asking the provider, last asked %3</source>
        <translation>%1, %2: Der Anbieter wird gefragt, zuletzt %3</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackDialog</name>
    <message>
        <source>The month for the accountant</source>
        <translation>Der Monat für die Buchhaltung</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Replace the earlier pack?</source>
        <translation>Das frühere Paket ersetzen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Where to create the folder</source>
        <translation>Wo der Ordner angelegt werden soll</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>All merchants</source>
        <translation>Alle Händler</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>All that an accountant needs to book the month, in one folder with a page that explains it.</source>
        <translation>Alles, was die Buchhaltung für den Monat braucht, in einem Ordner mit einem Lesehinweis.</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Vorbereiten&#xa0;…</translation>
    </message>
    <message>
        <source>The pack is written to look at it</source>
        <translation>Das Paket wird für die Vorschau erstellt</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Send it by e-mail to %1</source>
        <translation>Per E-Mail an %1 senden</translation>
    </message>
    <message>
        <source>A zipped pack with all parts is made in the folder of the schedule, and sent</source>
        <translation>Im Ordner des Zeitplans wird ein ZIP-Paket mit allen Teilen erstellt und gesendet</translation>
    </message>
    <message>
        <source>Save and send</source>
        <translation>Speichern und senden</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackForm</name>
    <message>
        <source>The folder %1 already contains an earlier pack of this month. It will be replaced.</source>
        <translation>Der Ordner %1 enthält bereits ein früheres Paket dieses Monats. Es wird ersetzt.</translation>
    </message>
    <message>
        <source>This folder has a pack of %1, saved on %2.</source>
        <translation>Dieser Ordner enthält ein Paket von %1, gespeichert am %2.</translation>
    </message>
    <message>
        <source>Choose a folder that exists</source>
        <translation>Wählen Sie einen vorhandenen Ordner</translation>
    </message>
    <message>
        <source>A month that is not over is not sent</source>
        <translation>Ein Monat, der noch nicht vorbei ist, wird nicht gesendet</translation>
    </message>
    <message>
        <source>Packs are sent for all merchants together</source>
        <translation>Pakete werden für alle Händler gemeinsam gesendet</translation>
    </message>
    <message>
        <source>Packs are sent with all parts and formats</source>
        <translation>Pakete werden mit allen Teilen und Formaten gesendet</translation>
    </message>
    <message numerus="yes">
        <source>%1 files · about %2</source>
        <translation>
            <numerusform>%1 Datei · etwa %2</numerusform>
            <numerusform>%1 Dateien · etwa %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackSchedule</name>
    <message>
        <source>Tilldesk can make the zipped pack of the last month automatically, and send it by e-mail.</source>
        <translation>Tilldesk kann das gezippte Paket des letzten Monats automatisch erstellen und per E-Mail senden.</translation>
    </message>
    <message>
        <source>On day %1 of each month, at %2, in %3.</source>
        <translation>Wird am %1. jedes Monats um %2 Uhr in %3 erstellt.</translation>
    </message>
    <message>
        <source>It is sent to %1.</source>
        <translation>Es wird an %1 gesendet.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Nächstes: %1.</translation>
    </message>
    <message>
        <source>The pack of %1 could not be made. Is its folder there, is its disk connected, and has it room?</source>
        <translation>Das Paket für %1 konnte nicht erstellt werden. Gibt es den Zielordner, ist das Laufwerk verbunden und ist Platz?</translation>
    </message>
    <message>
        <source>The pack of %1 was made, but not sent. Check the mail server, the user and the password.</source>
        <translation>Das Paket für %1 wurde erstellt, aber nicht gesendet. Prüfen Sie Mailserver, Benutzer und Passwort.</translation>
    </message>
    <message>
        <source>Tilldesk tries again on %1.</source>
        <translation>Tilldesk versucht es am %1 erneut.</translation>
    </message>
    <message>
        <source>%1 was made on %2.</source>
        <translation>%1 wurde am %2 erstellt.</translation>
    </message>
    <message>
        <source>%1 was made on %2 and sent to %3.</source>
        <translation>%1 wurde am %2 erstellt und an %3 gesendet.</translation>
    </message>
    <message>
        <source>Choose a folder first</source>
        <translation>Wählen Sie zuerst einen Ordner</translation>
    </message>
    <message>
        <source>A pack is being made</source>
        <translation>Ein Paket wird gerade erstellt</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackScheduleForm</name>
    <message>
        <source>Choose the folder, or type its whole path from / on</source>
        <translation>Wählen Sie den Ordner oder geben Sie den ganzen Pfad ab / ein</translation>
    </message>
    <message>
        <source>A day from 1 to %1</source>
        <translation>Ein Tag von 1 bis %1</translation>
    </message>
    <message>
        <source>A time of day, for example 06:00</source>
        <translation>Eine Uhrzeit, zum Beispiel 06:00</translation>
    </message>
    <message>
        <source>%1 is no e-mail address</source>
        <translation>%1 ist keine E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Without a mail server, nothing is sent</source>
        <translation>Ohne Mailserver wird nichts gesendet</translation>
    </message>
    <message>
        <source>A whole number from 1 to %1</source>
        <translation>Eine ganze Zahl von 1 bis %1</translation>
    </message>
    <message>
        <source>The address that the e-mail comes from</source>
        <translation>Die Adresse, von der die E-Mail kommt</translation>
    </message>
    <message>
        <source>The password of this user</source>
        <translation>Das Passwort dieses Benutzers</translation>
    </message>
    <message>
        <source>The user of this password</source>
        <translation>Der Benutzer dieses Passworts</translation>
    </message>
    <message>
        <source>The packs cannot be written to this folder. Does it exist, is its disk connected, and may you write to it?</source>
        <translation>Die Pakete können nicht in diesen Ordner geschrieben werden. Gibt es ihn, ist sein Laufwerk verbunden und dürfen Sie hineinschreiben?</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>Diese Datei kann nicht gelesen werden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PageList</name>
    <message>
        <source>Pages of the settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PairingWords</name>
    <message>
        <source>Nothing answers at this address. Is the service&apos;s computer on, and in the same network?</source>
        <translation>Unter dieser Adresse antwortet nichts. Ist der Computer des Dienstes eingeschaltet und im selben Netz?</translation>
    </message>
    <message>
        <source>Another service answers at this address: its certificate is not that of the link. Do not go on.</source>
        <translation>Unter dieser Adresse antwortet ein anderer Dienst: Sein Zertifikat ist nicht das des Links. Fahren Sie nicht fort.</translation>
    </message>
    <message>
        <source>This till and the service have versions that do not fit together: %1.</source>
        <translation>Die Versionen dieser Kasse und des Dienstes passen nicht zusammen: %1.</translation>
    </message>
    <message>
        <source>The service refuses the code: it is wrong, used already, or older than ten minutes. Make a new one.</source>
        <translation>Der Dienst lehnt den Code ab: Er ist falsch, schon benutzt oder älter als zehn Minuten. Erstellen Sie einen neuen.</translation>
    </message>
    <message>
        <source>The shop has said no to this till, or has withdrawn the code.</source>
        <translation>Das Geschäft hat diese Kasse abgelehnt oder den Code zurückgezogen.</translation>
    </message>
    <message>
        <source>Nobody in the shop has answered within ten minutes. Make a new code.</source>
        <translation>Niemand im Geschäft hat innerhalb von zehn Minuten geantwortet. Erstellen Sie einen neuen Code.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PassphraseDialog</name>
    <message>
        <source>Set</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Noch einmal dieselbe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PassphraseForm</name>
    <message>
        <source>Passphrase of the backups</source>
        <translation>Passphrase der Sicherungen</translation>
    </message>
    <message>
        <source>Do you still know it?</source>
        <translation>Wissen Sie sie noch?</translation>
    </message>
    <message>
        <source>Nobody can open a backup without it, and nobody can give you a new one. Write it down, and keep it away from this computer. Earlier backups keep the passphrase that they were made with.</source>
        <translation>Ohne sie kann niemand eine Sicherung öffnen, und niemand kann Ihnen eine neue geben. Schreiben Sie sie auf und bewahren Sie sie nicht bei diesem Computer auf. Frühere Sicherungen behalten die Passphrase, mit der sie angelegt wurden.</translation>
    </message>
    <message>
        <source>Type the passphrase of the backups. Only you see whether it is right.</source>
        <translation>Geben Sie die Passphrase der Sicherungen ein. Nur Sie sehen, ob sie stimmt.</translation>
    </message>
    <message>
        <source>The following backups have the new passphrase.</source>
        <translation>Die folgenden Sicherungen haben die neue Passphrase.</translation>
    </message>
    <message>
        <source>That is the passphrase of the backups.</source>
        <translation>Das ist die Passphrase der Sicherungen.</translation>
    </message>
    <message>
        <source>At least %1 characters</source>
        <translation>Mindestens %1 Zeichen</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Die beiden Passphrasen unterscheiden sich.</translation>
    </message>
    <message>
        <source>That is not the passphrase of the backups.</source>
        <translation>Das ist nicht die Passphrase der Sicherungen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Patterns</name>
    <message numerus="yes">
        <source>mean takings per hour, %1 weeks</source>
        <translation>
            <numerusform>mittlere Einnahmen je Stunde, %1 Woche</numerusform>
            <numerusform>mittlere Einnahmen je Stunde, %1 Wochen</numerusform>
        </translation>
    </message>
    <message>
        <source>When customers pay</source>
        <translation>Wann Kunden zahlen</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Weekday</source>
        <translation>Wochentag</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>Mean takings</source>
        <translation>Mittlere Einnahmen</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>no payment in any week</source>
        <translation>in keiner Woche eine Zahlung</translation>
    </message>
    <message>
        <source>Today against the same weekday (%1)</source>
        <translation>Heute gegenüber demselben Wochentag (%1)</translation>
    </message>
    <message>
        <source>%1 at this hour</source>
        <translation>%1 zu dieser Stunde</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Niedrigste</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message numerus="yes">
        <source>mean of %1 weeks: %2</source>
        <translation>
            <numerusform>Mittel aus %1 Woche: %2</numerusform>
            <numerusform>Mittel aus %1 Wochen: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>best %1, worst %2</source>
        <translation>beste %1, schlechteste %2</translation>
    </message>
    <message>
        <source>Refund share</source>
        <translation>Anteil der Erstattungen</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Eingenommen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>shows the refunds</source>
        <translation>zeigt die Erstattungen</translation>
    </message>
    <message>
        <source>%1 points on the days before</source>
        <translation>%1 Prozentpunkte gegenüber den Tagen davor</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>3 or 4 times</source>
        <translation>3- oder 4-mal</translation>
    </message>
    <message>
        <source>5 times or more</source>
        <translation>5-mal oder öfter</translation>
    </message>
    <message>
        <source>Payers who come back</source>
        <translation>Zahler, die wiederkommen</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Payers</source>
        <translation>Zahler</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message numerus="yes">
        <source>%1 payers</source>
        <translation>
            <numerusform>%1 Zahler</numerusform>
            <numerusform>%1 Zahler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 payers paid more than once</source>
        <translation>%1 von %2 Zahlern zahlten mehr als einmal</translation>
    </message>
    <message>
        <source>shows the payments</source>
        <translation>zeigt die Zahlungen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PatternsPage</name>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Strg+E</translation>
    </message>
    <message>
        <source>Period: %1</source>
        <translation>Zeitraum: %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>mean of 4 weeks</source>
        <translation>Mittel aus 4 Wochen</translation>
    </message>
    <message>
        <source>best and worst</source>
        <translation>beste und schlechteste</translation>
    </message>
    <message>
        <source>Refund share</source>
        <translation>Anteil der Erstattungen</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>above 4 %</source>
        <translation>über 4 %</translation>
    </message>
    <message>
        <source>refunded of what was taken, per day</source>
        <translation>erstattet von den Einnahmen, je Tag</translation>
    </message>
    <message>
        <source>Payers who come back</source>
        <translation>Zahler, die wiederkommen</translation>
    </message>
    <message>
        <source>by their account, which is never shown</source>
        <translation>nach ihrem Konto, das nie gezeigt wird</translation>
    </message>
    <message>
        <source>Not enough payments yet</source>
        <translation>Noch nicht genug Zahlungen</translation>
    </message>
    <message>
        <source>The patterns cannot be shown</source>
        <translation>Die Muster können nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>%1 as CSV…</source>
        <translation>%1 als CSV&#xa0;…</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Point of sale: %1</source>
        <translation>Verkaufspunkt: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PatternsPresenter</name>
    <message numerus="yes">
        <source>Needs two weeks of payments; there are %1 days.</source>
        <translation>
            <numerusform>Dazu braucht es zwei Wochen mit Zahlungen; es ist %1 Tag.</numerusform>
            <numerusform>Dazu braucht es zwei Wochen mit Zahlungen; es sind %1 Tage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %1 weeks</source>
        <translation>
            <numerusform>Letzte %1 Woche</numerusform>
            <numerusform>Letzte %1 Wochen</numerusform>
        </translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>All points of sale</source>
        <translation>Alle Verkaufspunkte</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentCallbacks</name>
    <message numerus="yes">
        <source>%1 attempts</source>
        <translation>
            <numerusform>%1 Versuch</numerusform>
            <numerusform>%1 Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>No callback was sent.</source>
        <translation>Es wurde kein Callback gesendet.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentDetailsView</name>
    <message>
        <source>Copy ID</source>
        <translation>ID kopieren</translation>
    </message>
    <message>
        <source>Payment details</source>
        <translation>Details der Zahlung</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>JSON of the payment</source>
        <translation>JSON der Zahlung</translation>
    </message>
    <message>
        <source>No payment chosen</source>
        <translation>Keine Zahlung ausgewählt</translation>
    </message>
    <message>
        <source>The payment cannot be shown</source>
        <translation>Die Zahlung kann nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Hauptbuch</translation>
    </message>
    <message>
        <source>Payment %1 · %2</source>
        <translation>Zahlung %1 · %2</translation>
    </message>
    <message>
        <source>Show the refund</source>
        <translation>Erstattung anzeigen</translation>
    </message>
    <message>
        <source>Refund of %1: %2, %3</source>
        <translation>Erstattung von %1: %2, %3</translation>
    </message>
    <message>
        <source>Callback to %1: %2, %3</source>
        <translation>Callback an %1: %2, %3</translation>
    </message>
    <message>
        <source>Choose a payment to see its details.</source>
        <translation>Wählen Sie eine Zahlung aus, um ihre Details zu sehen.</translation>
    </message>
    <message>
        <source>The payment as the interface returns it</source>
        <translation>Die Zahlung, wie die Schnittstelle sie liefert</translation>
    </message>
    <message>
        <source>Refund…</source>
        <translation>Erstatten …</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Zahlungsbeleg</translation>
    </message>
    <message>
        <source>Cancel payment</source>
        <translation>Zahlung abbrechen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentHead</name>
    <message>
        <source>Refund…</source>
        <translation>Erstatten …</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Zahlungsbeleg</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel payment</source>
        <translation>Zahlung abbrechen</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Betrag: %1</translation>
    </message>
    <message>
        <source>Acknowledge this payment (Ctrl+Enter)</source>
        <translation>Den Empfang dieser Zahlung bestätigen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Refund this payment (Ctrl+R)</source>
        <translation>Diese Zahlung erstatten (Strg+R)</translation>
    </message>
    <message>
        <source>Print or save the receipt (Ctrl+P)</source>
        <translation>Den Zahlungsbeleg drucken oder speichern (Strg+P)</translation>
    </message>
    <message>
        <source>%1 left.</source>
        <translation>Noch %1.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentLedgerView</name>
    <message>
        <source>No money has moved.</source>
        <translation>Es ist kein Geld geflossen.</translation>
    </message>
    <message>
        <source>Waiting for the next payout</source>
        <translation>Wartet auf die nächste Auszahlung</translation>
    </message>
    <message>
        <source>In payout</source>
        <translation>In der Auszahlung</translation>
    </message>
    <message>
        <source>Show the payout %1</source>
        <translation>Die Auszahlung %1 anzeigen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Aufschlüsseln</translation>
    </message>
    <message>
        <source>Explain the refunded amount</source>
        <translation>Den erstatteten Betrag aufschlüsseln</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentPresenter</name>
    <message>
        <source>The bank has authorized this payment; it can no longer be cancelled.</source>
        <translation>Die Bank hat diese Zahlung autorisiert; sie kann nicht mehr abgebrochen werden.</translation>
    </message>
    <message>
        <source>This payment has ended: %1.</source>
        <translation>Diese Zahlung ist beendet: %1.</translation>
    </message>
    <message>
        <source>Cancel this payment of %1? The customer can no longer pay it.</source>
        <translation>Diese Zahlung über %1 abbrechen? Der Kunde kann sie dann nicht mehr bezahlen.</translation>
    </message>
    <message>
        <source>The payment is still loading.</source>
        <translation>Die Zahlung wird noch geladen.</translation>
    </message>
    <message>
        <source>One moment: the payment is being changed.</source>
        <translation>Einen Moment: Die Zahlung wird gerade geändert.</translation>
    </message>
    <message>
        <source>The customer has already paid. Without an acknowledgement, the payment is voided on %1.</source>
        <translation>Der Kunde hat bereits bezahlt. Ohne Empfangsbestätigung wird die Zahlung am %1 rückgängig gemacht.</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>It may have changed since.</source>
        <translation>Sie kann sich inzwischen geändert haben.</translation>
    </message>
    <message>
        <source>Look at another till before you charge again.</source>
        <translation>Sehen Sie an einer anderen Kasse nach, bevor Sie noch einmal kassieren.</translation>
    </message>
    <message>
        <source>It may have been paid since.</source>
        <translation>Sie kann inzwischen bezahlt sein.</translation>
    </message>
    <message>
        <source>The customer can pay it until %1. Look at the customer’s phone, or at another till, before you charge again.</source>
        <translation>Der Kunde kann bis %1 bezahlen. Sehen Sie auf seinem Telefon oder an einer anderen Kasse nach, bevor Sie noch einmal kassieren.</translation>
    </message>
    <message>
        <source>The customer could pay it until %1. Look at the customer’s phone, or at another till, before you charge again.</source>
        <translation>Der Kunde konnte bis %1 bezahlen. Sehen Sie auf seinem Telefon oder an einer anderen Kasse nach, bevor Sie noch einmal kassieren.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentQr</name>
    <message>
        <source>Open Settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentRefunds</name>
    <message>
        <source>Up to %1 can be refunded.</source>
        <translation>Sie können bis zu %1 erstatten.</translation>
    </message>
    <message>
        <source>Only a paid payment can be refunded.</source>
        <translation>Nur eine erfolgreiche Zahlung kann erstattet werden.</translation>
    </message>
    <message>
        <source>No refunds.</source>
        <translation>Keine Erstattungen.</translation>
    </message>
    <message>
        <source>It is not known yet how much can be refunded.</source>
        <translation>Es ist noch nicht bekannt, wie viel erstattet werden kann.</translation>
    </message>
    <message>
        <source>Acknowledge the payment first.</source>
        <translation>Bestätigen Sie zuerst den Empfang der Zahlung.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentSelection</name>
    <message>
        <source>%1 of %2 acknowledged</source>
        <translation>%1 von %2 bestätigt</translation>
    </message>
    <message>
        <source>%1 acknowledged, %2 not</source>
        <translation>%1 bestätigt, %2 nicht</translation>
    </message>
    <message numerus="yes">
        <source>%1 selected · %2</source>
        <translation>
            <numerusform>%1 ausgewählt · %2</numerusform>
            <numerusform>%1 ausgewählt · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>first deadline in %1</source>
        <translation>erste Frist in %1</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Average payment</source>
        <translation>Mittlere Zahlung</translation>
    </message>
    <message>
        <source>To acknowledge</source>
        <translation>Zu bestätigen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Acknowledge %1 · %2</source>
        <translation>Empfang bestätigen: %1 · %2</translation>
    </message>
    <message>
        <source>The payments are being acknowledged.</source>
        <translation>Der Empfang der Zahlungen wird gerade bestätigt.</translation>
    </message>
    <message>
        <source>None of these payments waits for an acknowledgement.</source>
        <translation>Keine dieser Zahlungen wartet auf eine Empfangsbestätigung.</translation>
    </message>
    <message numerus="yes">
        <source>Acknowledge %1 payments, %2? They become part of the next payout. This cannot be undone.</source>
        <translation>
            <numerusform>Den Empfang von %1 Zahlung bestätigen, %2? Sie wird Teil der nächsten Auszahlung. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>Den Empfang von %1 Zahlungen bestätigen, %2? Sie werden Teil der nächsten Auszahlung. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payments acknowledged · %2</source>
        <translation>
            <numerusform>%1 Zahlung bestätigt · %2</numerusform>
            <numerusform>%1 Zahlungen bestätigt · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentSelectionBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave the rest as it is</source>
        <translation>Den Rest so lassen</translation>
    </message>
    <message>
        <source>Acknowledge payments</source>
        <translation>Empfang der Zahlungen bestätigen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentSelectionView</name>
    <message>
        <source>By payout</source>
        <translation>Nach Auszahlung</translation>
    </message>
    <message>
        <source>Selected payments</source>
        <translation>Ausgewählte Zahlungen</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>adds or removes</source>
        <translation>wählt an/ab</translation>
    </message>
    <message>
        <source>Shift ↓</source>
        <translation>Umschalt ↓</translation>
    </message>
    <message>
        <source>extends</source>
        <translation>erweitert</translation>
    </message>
    <message numerus="yes">
        <source>%1 payments selected</source>
        <translation>
            <numerusform>%1 Zahlung ausgewählt</numerusform>
            <numerusform>%1 Zahlungen ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the payout</source>
        <translation>Die Auszahlung anzeigen</translation>
    </message>
    <message>
        <source>Payout %1: %2</source>
        <translation>Auszahlung %1: %2</translation>
    </message>
    <message>
        <source>Show the payment</source>
        <translation>Die Zahlung anzeigen</translation>
    </message>
    <message>
        <source>Payment %1: %2, %3</source>
        <translation>Zahlung %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>und %1 weitere</numerusform>
            <numerusform>und %1 weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Nach Person</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentsModel</name>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufspunkt</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Zahler</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Acknowledge within</source>
        <translation>Zu bestätigen in</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>Net of the fee</source>
        <translation>Netto nach Gebühr</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentsPresenter</name>
    <message>
        <source>No payment matches</source>
        <translation>Keine Zahlung gefunden</translation>
    </message>
    <message>
        <source>No payment fits all of the filters above.</source>
        <translation>Keine Zahlung passt zu allen Filtern oben.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Show all payments</source>
        <translation>Alle Zahlungen anzeigen</translation>
    </message>
    <message>
        <source>No payments yet</source>
        <translation>Noch keine Zahlungen</translation>
    </message>
    <message>
        <source>Payments appear here as soon as you or your web shop create them.</source>
        <translation>Zahlungen erscheinen hier, sobald Sie oder Ihr Webshop sie erstellen.</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Neue Zahlung</translation>
    </message>
    <message>
        <source>The payments cannot be shown</source>
        <translation>Die Zahlungen können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Nichts zu erledigen</translation>
    </message>
    <message>
        <source>Payments that wait for the shop&apos;s acknowledgement are listed here.</source>
        <translation>Zahlungen, deren Empfang das Geschäft noch bestätigen muss, erscheinen hier.</translation>
    </message>
    <message>
        <source>No refunds</source>
        <translation>Keine Erstattungen</translation>
    </message>
    <message>
        <source>Payments with a refund are listed here.</source>
        <translation>Zahlungen mit einer Erstattung erscheinen hier.</translation>
    </message>
    <message>
        <source>No payments here</source>
        <translation>Keine Zahlungen</translation>
    </message>
    <message>
        <source>No payment has this status now.</source>
        <translation>Zurzeit hat keine Zahlung diesen Status.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>Nicht bezahlt</translation>
    </message>
    <message>
        <source>To acknowledge</source>
        <translation>Zu bestätigen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentsView</name>
    <message>
        <source>Choose columns</source>
        <translation>Spalten auswählen</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Groups of payments</source>
        <translation>Gruppen von Zahlungen</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>At most %1 payments can be selected. Export writes the whole list.</source>
        <translation>Höchstens %1 Zahlungen lassen sich auswählen. Der Export schreibt die ganze Liste.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutDetailsView</name>
    <message>
        <source>Explain</source>
        <translation>Aufschlüsseln</translation>
    </message>
    <message>
        <source>Pay out again</source>
        <translation>Erneut auszahlen</translation>
    </message>
    <message>
        <source>Lines of the payout</source>
        <translation>Zeilen der Auszahlung</translation>
    </message>
    <message>
        <source>Payout details</source>
        <translation>Details der Auszahlung</translation>
    </message>
    <message>
        <source>Explain this payout</source>
        <translation>Diese Auszahlung aufschlüsseln</translation>
    </message>
    <message>
        <source>Payout ID</source>
        <translation>Auszahlungs-ID</translation>
    </message>
    <message>
        <source>Remittance text</source>
        <translation>Verwendungszweck</translation>
    </message>
    <message>
        <source>No payout chosen</source>
        <translation>Keine Auszahlung ausgewählt</translation>
    </message>
    <message>
        <source>Choose a payout to see its payments and refunds.</source>
        <translation>Wählen Sie eine Auszahlung aus, um ihre Zahlungen und Erstattungen zu sehen.</translation>
    </message>
    <message>
        <source>The payout cannot be shown</source>
        <translation>Die Auszahlung kann nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Show the payout %1</source>
        <translation>Die Auszahlung %1 anzeigen</translation>
    </message>
    <message>
        <source>Payments %1</source>
        <translation>Zahlungen %1</translation>
    </message>
    <message>
        <source>Refunds %1</source>
        <translation>Erstattungen %1</translation>
    </message>
    <message>
        <source>The lines cannot be shown</source>
        <translation>Die Zeilen können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Pay out again?</source>
        <translation>Erneut auszahlen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Repeated as payout</source>
        <translation>Wiederholt als</translation>
    </message>
    <message>
        <source>Save the payments and refunds of this payout to a file</source>
        <translation>Die Zahlungen und Erstattungen dieser Auszahlung in einer Datei speichern</translation>
    </message>
    <message>
        <source>Repeats payout</source>
        <translation>Wiederholung von</translation>
    </message>
    <message>
        <source>No lines in this payout</source>
        <translation>Keine Zeilen in dieser Auszahlung</translation>
    </message>
    <message>
        <source>From what was taken to what was paid out</source>
        <translation>Von der Einnahme zur Auszahlung</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Fees %1</source>
        <translation>Gebühren %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutLines</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Refund %1</source>
        <translation>Erstattung %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstattung</translation>
    </message>
    <message>
        <source>Sum so far</source>
        <translation>Zwischensumme</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <source>Up to the minimum of %1</source>
        <translation>Bis zum Mindestbetrag für %1</translation>
    </message>
    <message>
        <source>Difference to the invoice of %1</source>
        <translation>Unterschied zur Rechnung für %1</translation>
    </message>
    <message>
        <source>Moved to another batch</source>
        <translation>Auf einen anderen Sammler übertragen</translation>
    </message>
    <message>
        <source>Moved from another batch</source>
        <translation>Von einem anderen Sammler übernommen</translation>
    </message>
    <message>
        <source>Net of the fee</source>
        <translation>Netto nach Gebühr</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutNext</name>
    <message>
        <source>%1 set aside for refunds under way</source>
        <translation>%1 für laufende Erstattungen reserviert</translation>
    </message>
    <message>
        <source>There is nothing to pay out.</source>
        <translation>Es gibt nichts auszuzahlen.</translation>
    </message>
    <message>
        <source>There was nothing to pay out.</source>
        <translation>Es gab nichts auszuzahlen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts were made.</source>
        <translation>
            <numerusform>%1 Auszahlung wurde ausgeführt.</numerusform>
            <numerusform>%1 Auszahlungen wurden ausgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was paid or refunded since the last payout.</source>
        <translation>Seit der letzten Auszahlung wurde nichts bezahlt oder erstattet.</translation>
    </message>
    <message numerus="yes">
        <source>%1 waiting for more payments</source>
        <translation>
            <numerusform>%1 wartet auf weitere Zahlungen</numerusform>
            <numerusform>%1 warten auf weitere Zahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>The amount to pay out is not known yet.</source>
        <translation>Der auszuzahlende Betrag ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The payout is being made.</source>
        <translation>Die Auszahlung wird ausgeführt.</translation>
    </message>
    <message>
        <source>The amounts due to other merchants are paid out too.</source>
        <translation>Die Beträge für andere Händler werden ebenfalls ausgezahlt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts failed.</source>
        <translation>
            <numerusform>%1 Auszahlung ist fehlgeschlagen.</numerusform>
            <numerusform>%1 Auszahlungen sind fehlgeschlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is paid out now (planned: %2).</source>
        <translation>%1 werden jetzt ausgezahlt (geplant: %2).</translation>
    </message>
    <message>
        <source>%1 fees</source>
        <translation>%1 Gebühren</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutPresenter</name>
    <message>
        <source>matches the ledger</source>
        <translation>stimmt mit dem Hauptbuch überein</translation>
    </message>
    <message>
        <source>differs by %1</source>
        <translation>weicht um %1 ab</translation>
    </message>
    <message>
        <source>does not match: its lines have changed since it was paid out</source>
        <translation>stimmt nicht: Die Zeilen sind nicht mehr die der Auszahlung</translation>
    </message>
    <message>
        <source>%1 will be paid out to %2 now, with the same payments and refunds as before.</source>
        <translation>%1 wird jetzt auf %2 ausgezahlt, mit denselben Zahlungen und Erstattungen wie zuvor.</translation>
    </message>
    <message>
        <source>The payout failed again. The new payout can be paid out once more.</source>
        <translation>Die Auszahlung ist erneut fehlgeschlagen. Die neue Auszahlung kann noch einmal ausgeführt werden.</translation>
    </message>
    <message>
        <source>The payout is still loading.</source>
        <translation>Die Auszahlung wird noch geladen.</translation>
    </message>
    <message>
        <source>The payout is being made.</source>
        <translation>Die Auszahlung wird gerade ausgeführt.</translation>
    </message>
    <message>
        <source>This payout has already been repeated.</source>
        <translation>Diese Auszahlung wurde bereits wiederholt.</translation>
    </message>
    <message>
        <source>Only a failed payout can be paid out again.</source>
        <translation>Nur eine fehlgeschlagene Auszahlung kann wiederholt werden.</translation>
    </message>
    <message>
        <source>The provider makes this payout.</source>
        <translation>Diese Auszahlung macht der Zahlungsanbieter.</translation>
    </message>
    <message>
        <source>The provider made this payout. Its lines are the provider’s word; only the entry in the ledger is this shop’s own.</source>
        <translation>Der Zahlungsanbieter hat dies ausgezahlt. Die Zeilen sind seine Angabe; nur die Buchung im Hauptbuch stammt von diesem Geschäft.</translation>
    </message>
    <message>
        <source>%1 of it is not this shop’s.</source>
        <translation>Davon gehören %1 nicht zu diesem Geschäft.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutSumWords</name>
    <message>
        <source>Payout %1</source>
        <translation>Auszahlung %1</translation>
    </message>
    <message>
        <source>Next payout</source>
        <translation>Nächste Auszahlung</translation>
    </message>
    <message>
        <source>Next payout to %1</source>
        <translation>Nächste Auszahlung auf %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstattung</translation>
    </message>
    <message>
        <source>Set aside for refunds under way: still part of the sum</source>
        <translation>Für laufende Erstattungen reserviert: noch in der Summe enthalten</translation>
    </message>
    <message>
        <source>Already set aside at the last payout</source>
        <translation>Bei der letzten Auszahlung bereits reserviert</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <source>Fees that this payout will be reduced by</source>
        <translation>Gebühren, die von dieser Auszahlung einbehalten werden</translation>
    </message>
    <message>
        <source>Fees that other payouts will be reduced by</source>
        <translation>Gebühren, die von anderen Auszahlungen einbehalten werden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutWaterfall</name>
    <message>
        <source>Others</source>
        <translation>Übrige</translation>
    </message>
    <message>
        <source>From what was taken to what was paid out</source>
        <translation>Von der Einnahme zur Auszahlung</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>shows the lines</source>
        <translation>zeigt die Zeilen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <source>Refunds</source>
        <comment>short word below a narrow bar</comment>
        <translation>Erstatt.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutWords</name>
    <message>
        <source>Succeeded</source>
        <translation>Erfolgreich</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>Noch kein Konto</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>In store</source>
        <translation>Im Geschäft</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Rechnung</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts</source>
        <translation>
            <numerusform>%1 Auszahlung</numerusform>
            <numerusform>%1 Auszahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paid out again</source>
        <translation>Erneut ausgezahlt</translation>
    </message>
    <message>
        <source>No batch</source>
        <translation>Kein Sammler</translation>
    </message>
    <message>
        <source>no batch</source>
        <translation>kein Sammler</translation>
    </message>
    <message>
        <source>batch “%1”</source>
        <translation>Sammler „%1“</translation>
    </message>
    <message>
        <source>tonight %1</source>
        <translation>heute Nacht um %1</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute um %1</translation>
    </message>
    <message>
        <source>tomorrow %1</source>
        <translation>morgen um %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>sum of all lines</source>
        <translation>Summe aller Zeilen</translation>
    </message>
    <message>
        <source>sum of the payments</source>
        <translation>Summe der Zahlungen</translation>
    </message>
    <message>
        <source>sum of the refunds</source>
        <translation>Summe der Erstattungen</translation>
    </message>
    <message>
        <source>equals the payout</source>
        <translation>gleich der Auszahlung</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 Differenz</translation>
    </message>
    <message>
        <source>sum of all lines, less %1 fees</source>
        <translation>Summe aller Zeilen, abzüglich %1 Gebühren</translation>
    </message>
    <message>
        <source>sum of these fees</source>
        <translation>Summe dieser Gebühren</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Sum of payments</source>
        <translation>Summe Zahlungen</translation>
    </message>
    <message>
        <source>Failed, and repeated as payout %1</source>
        <translation>Fehlgeschlagen und wiederholt als Auszahlung %1</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <source>%1, made by the provider</source>
        <translation>%1, vom Zahlungsanbieter</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsPage</name>
    <message>
        <source>Payouts</source>
        <translation>Auszahlungen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>These payouts…</source>
        <translation>Diese Auszahlungen&#xa0;…</translation>
    </message>
    <message>
        <source>The lines of the chosen payout…</source>
        <translation>Die Zeilen der ausgewählten Auszahlung&#xa0;…</translation>
    </message>
    <message>
        <source>A month for the accountant…</source>
        <translation>Ein Monat für die Buchhaltung&#xa0;…</translation>
    </message>
    <message>
        <source>Save payouts to a file, or a month for the accountant (Ctrl+E)</source>
        <translation>Auszahlungen in einer Datei speichern oder einen Monat für die Buchhaltung (Strg+E)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsPresenter</name>
    <message>
        <source>No payout matches</source>
        <translation>Keine Auszahlung gefunden</translation>
    </message>
    <message>
        <source>No payouts yet</source>
        <translation>Noch keine Auszahlungen</translation>
    </message>
    <message>
        <source>The payouts cannot be shown</source>
        <translation>Die Auszahlungen können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Once a day, payments less refunds are paid out to the account. Each payout is listed here with its payments and refunds.</source>
        <translation>Einmal am Tag werden die Zahlungen abzüglich der Erstattungen auf das Konto ausgezahlt. Jede Auszahlung steht hier mit ihren Zahlungen und Erstattungen.</translation>
    </message>
    <message>
        <source>No payout fits all of the filters above.</source>
        <translation>Keine Auszahlung passt zu allen Filtern oben.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Neue Zahlung</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsView</name>
    <message>
        <source>Payouts</source>
        <translation>Auszahlungen</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Hauptbuch</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Offene Posten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PeriodDialog</name>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Show payments</source>
        <translation>Zahlungen anzeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show a period</source>
        <translation>Zeitraum anzeigen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PermittedText</name>
    <message>
        <source>Only a manager or the owner can acknowledge payments.</source>
        <translation>Nur ein Filialleiter oder der Inhaber kann den Empfang von Zahlungen bestätigen.</translation>
    </message>
    <message>
        <source>Your role does not allow this.</source>
        <translation>Ihre Rolle erlaubt das nicht.</translation>
    </message>
    <message>
        <source>Needs the shop. Possible when the connection is back.</source>
        <translation>Dafür wird das Geschäft gebraucht. Möglich, sobald die Verbindung wieder steht.</translation>
    </message>
    <message>
        <source>This till does not allow this. The owner decides that in Settings &gt; Tills.</source>
        <translation>Diese Kasse lässt das nicht zu. Der Inhaber legt das unter Einstellungen &gt; Kassen fest.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PillWords</name>
    <message>
        <source>Partly refunded</source>
        <translation>Teilweise erstattet</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>%1, %2 of %3 refunded</source>
        <translation>%1, %2 von %3 erstattet</translation>
    </message>
    <message>
        <source>Was scanned</source>
        <translation>War gescannt</translation>
    </message>
    <message>
        <source>Was authorized</source>
        <translation>War autorisiert</translation>
    </message>
    <message>
        <source>Was waiting for you</source>
        <translation>Wartete auf Sie</translation>
    </message>
    <message>
        <source>Was pending</source>
        <translation>War offen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PlaceText</name>
    <message>
        <source>Go to payments</source>
        <translation>Zu den Zahlungen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Till</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Auszahlungen</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Lock till</source>
        <translation>Kasse sperren</translation>
    </message>
    <message>
        <source>Lock the till when you step away</source>
        <translation>Kasse beim Weggehen sperren</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Nobody has a PIN yet. Add the people who work here in Settings, Staff. Then this button locks the till, and each person opens it with their own PIN.</source>
        <translation>Noch niemand hat eine PIN. Fügen Sie die Personen, die hier arbeiten, unter Einstellungen, Personal hinzu. Dann sperrt diese Schaltfläche die Kasse, und jede Person öffnet sie mit der eigenen PIN.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PointsOfSalePage</name>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufspunkt</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Geschäft</translation>
    </message>
    <message>
        <source>Points of sale</source>
        <translation>Verkaufspunkte</translation>
    </message>
    <message>
        <source>Add point of sale</source>
        <translation>Verkaufspunkt hinzufügen</translation>
    </message>
    <message>
        <source>Sticker</source>
        <translation>Aufkleber</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>For you and your staff</source>
        <translation>Für Sie und Ihr Personal</translation>
    </message>
    <message>
        <source>Shop name</source>
        <translation>Name des Geschäfts</translation>
    </message>
    <message>
        <source>Your own number of the shop</source>
        <translation>Ihre eigene Nummer des Geschäfts</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>The points of sale could not be read</source>
        <translation>Die Verkaufspunkte können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>Noch kein Profil</translation>
    </message>
    <message>
        <source>No point of sale yet</source>
        <translation>Noch kein Verkaufspunkt</translation>
    </message>
    <message>
        <source>A point of sale is a till, a table or a counter. Each can have a sticker with a QR code of its own.</source>
        <translation>Ein Verkaufspunkt ist eine Kasse, ein Tisch oder eine Theke. Jeder kann einen Aufkleber mit eigenem QR-Code haben.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Shop ID</source>
        <translation>Geschäfts-ID</translation>
    </message>
    <message>
        <source>Letters and digits; cannot be changed later</source>
        <translation>Buchstaben und Ziffern; später nicht änderbar</translation>
    </message>
    <message>
        <source>Points of sale belong to a profile. Add a profile first.</source>
        <translation>Verkaufspunkte gehören zu einem Profil. Fügen Sie zuerst ein Profil hinzu.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PrintText</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProfileChoice</name>
    <message>
        <source>All profiles</source>
        <translation>Alle Profile</translation>
    </message>
    <message>
        <source>%1 · All profiles</source>
        <translation>%1 · Alle Profile</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProfileSwitcher</name>
    <message>
        <source>Choose another profile</source>
        <translation>Ein anderes Profil auswählen</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>Profil: %1</translation>
    </message>
    <message>
        <source>%1 (closed)</source>
        <translation>%1 (geschlossen)</translation>
    </message>
    <message>
        <source>New profile of %1…</source>
        <translation>Neues Profil von %1&#xa0;…</translation>
    </message>
    <message>
        <source>No profile</source>
        <translation>Kein Profil</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProfilesPage</name>
    <message>
        <source>Profile name</source>
        <translation>Name des Profils</translation>
    </message>
    <message>
        <source>For you and your staff</source>
        <translation>Für Sie und Ihr Personal</translation>
    </message>
    <message>
        <source>Name shown to customers</source>
        <translation>Name, den Kunden sehen</translation>
    </message>
    <message>
        <source>Payout account</source>
        <translation>Auszahlungskonto</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>A closed profile takes no payments</source>
        <translation>Ein geschlossenes Profil nimmt keine Zahlungen an</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>Callback-Adresse</translation>
    </message>
    <message>
        <source>Callback header</source>
        <translation>Callback-Header</translation>
    </message>
    <message>
        <source>Allow this computer</source>
        <translation>Diesen Computer zulassen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Refunds by API key</source>
        <translation>Erstattungen per API-Schlüssel</translation>
    </message>
    <message>
        <source>Ask for acknowledgement</source>
        <translation>Empfangsbestätigung verlangen</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>The profiles could not be read</source>
        <translation>Die Profile können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No merchant yet</source>
        <translation>Noch kein Händler</translation>
    </message>
    <message>
        <source>Go to merchants</source>
        <translation>Zu den Händlern</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>Noch kein Profil</translation>
    </message>
    <message>
        <source>A profile is one way in which a merchant takes payments: a web shop, a counter, invoices.</source>
        <translation>Ein Profil ist ein Weg, auf dem ein Händler Zahlungen annimmt: ein Webshop, eine Theke, Rechnungen.</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <source>Allow private networks</source>
        <translation>Private Netze zulassen</translation>
    </message>
    <message>
        <source>Servers of your own network, such as 192.168.1.20</source>
        <translation>Server Ihres eigenen Netzes, zum Beispiel 192.168.1.20</translation>
    </message>
    <message>
        <source>Ask before settling</source>
        <translation>Vor dem Abschluss fragen</translation>
    </message>
    <message>
        <source>Your server decides whether an authorized payment is paid</source>
        <translation>Ihr Server entscheidet, ob eine autorisierte Zahlung ausgeführt wird</translation>
    </message>
    <message>
        <source>Profile ID</source>
        <translation>Profil-ID</translation>
    </message>
    <message>
        <source>Batch ID</source>
        <translation>Sammler-ID</translation>
    </message>
    <message>
        <source>Notified when a payment has ended</source>
        <translation>Wird benachrichtigt, wenn eine Zahlung beendet ist</translation>
    </message>
    <message>
        <source>Callback address for scans</source>
        <translation>Callback-Adresse beim Scannen</translation>
    </message>
    <message>
        <source>Notified when the customer has scanned</source>
        <translation>Wird benachrichtigt, wenn der Kunde gescannt hat</translation>
    </message>
    <message>
        <source>http and loopback addresses, for testing</source>
        <translation>http und Loopback-Adressen, zum Testen</translation>
    </message>
    <message>
        <source>Payments may be refunded</source>
        <translation>Erstattungen sind erlaubt</translation>
    </message>
    <message>
        <source>An API key is enough; no signature is needed</source>
        <translation>Ein API-Schlüssel genügt, ohne Signatur</translation>
    </message>
    <message>
        <source>Payments wait up to 7 days for your server&apos;s acknowledgement</source>
        <translation>Zahlungen warten bis zu 7 Tage auf die Bestätigung Ihres Servers</translation>
    </message>
    <message>
        <source>Profiles belong to a merchant: the company that takes the payments. Add the merchant first.</source>
        <translation>Profile gehören zu einem Händler: dem Unternehmen, das die Zahlungen annimmt. Fügen Sie zuerst den Händler hinzu.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProgressWords</name>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>Gescannt</translation>
    </message>
    <message>
        <source>Authorized</source>
        <translation>Autorisiert</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProviderWords</name>
    <message>
        <source>Provider does not answer; it last did %1</source>
        <translation>Zahlungsanbieter antwortet nicht; letzte Antwort %1</translation>
    </message>
    <message>
        <source>Provider does not answer</source>
        <translation>Zahlungsanbieter antwortet nicht</translation>
    </message>
    <message>
        <source>Provider refuses access (%1): check the connection</source>
        <translation>Zahlungsanbieter verweigert den Zugriff (%1): Verbindung prüfen</translation>
    </message>
    <message>
        <source>This computer’s clock is %1 s ahead of the provider’s</source>
        <translation>Die Uhr dieses Computers geht gegenüber der des Zahlungsanbieters %1 s vor</translation>
    </message>
    <message>
        <source>This computer’s clock is %1 s behind the provider’s</source>
        <translation>Die Uhr dieses Computers geht gegenüber der des Zahlungsanbieters %1 s nach</translation>
    </message>
    <message>
        <source>Provider answered %1</source>
        <translation>Zahlungsanbieter hat %1 geantwortet</translation>
    </message>
    <message>
        <source>Requests in the last minute: %1. The latest answer took %2 ms.</source>
        <translation>Anfragen in der letzten Minute: %1. Die letzte Antwort dauerte %2 ms.</translation>
    </message>
    <message>
        <source>Reading payments: %1 so far, up to %2</source>
        <translation>Zahlungen werden gelesen: %1, bis %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::QrCode</name>
    <message>
        <source>QR code of the payment</source>
        <translation>QR-Code der Zahlung</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::QrPresenter</name>
    <message>
        <source>Your web shop still has to acknowledge this payment.</source>
        <translation>Ihr Webshop muss den Empfang dieser Zahlung noch bestätigen.</translation>
    </message>
    <message>
        <source>The customer has scanned the code and is confirming the payment.</source>
        <translation>Der Kunde hat den Code gescannt und bestätigt gerade die Zahlung.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::QrView</name>
    <message>
        <source>Cancel payment</source>
        <translation>Zahlung abbrechen</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Neue Zahlung</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>QR code of the payment</source>
        <translation>QR-Code der Zahlung</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Rail</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Show the names of the views</source>
        <translation>Namen der Ansichten anzeigen</translation>
    </message>
    <message>
        <source>Show only the icons of the views</source>
        <translation>Nur die Symbole anzeigen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RailButton</name>
    <message>
        <source>Needs attention: %1</source>
        <translation>Braucht Aufmerksamkeit: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReachWords</name>
    <message>
        <source>Phones cannot open this link: its address works on this computer only. Open the service to the network in Settings.</source>
        <translation>Telefone können diesen Link nicht öffnen: Seine Adresse funktioniert nur auf diesem Computer. Öffnen Sie den Dienst in den Einstellungen für das Netzwerk.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReceiptDialog</name>
    <message>
        <source>Till roll</source>
        <translation>Kassenrolle</translation>
    </message>
    <message>
        <source>80 mm wide</source>
        <translation>80 mm breit</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Sent to the printer %1 ✓</source>
        <translation>An den Drucker %1 gesendet ✓</translation>
    </message>
    <message>
        <source>Saved as %1 ✓</source>
        <translation>Gespeichert als %1 ✓</translation>
    </message>
    <message>
        <source>What will be printed</source>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <source>The printer did not accept the job. Is the printer on and connected?</source>
        <translation>Der Drucker hat den Auftrag nicht angenommen. Ist er eingeschaltet und verbunden?</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation>Ganze Breite</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReceiptWords</name>
    <message>
        <source>Receipt</source>
        <translation>Zahlungsbeleg</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufspunkt</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Bezahlt von</translation>
    </message>
    <message>
        <source>account ending in %1</source>
        <translation>Konto mit der Endung %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>on its way</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>Paid after refunds</source>
        <translation>Bezahlt nach Erstattungen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>A receipt exists only for a paid payment.</source>
        <translation>Einen Zahlungsbeleg gibt es nur für erfolgreiche Zahlungen.</translation>
    </message>
    <message>
        <source>The receipt exists as soon as the payment is acknowledged.</source>
        <translation>Den Zahlungsbeleg gibt es, sobald der Empfang der Zahlung bestätigt ist.</translation>
    </message>
    <message>
        <source>of which VAT %1</source>
        <translation>davon USt. %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RecoverySteps</name>
    <message>
        <source>If the computer of the shop breaks</source>
        <translation>Wenn der Computer des Geschäfts ausfällt</translation>
    </message>
    <message>
        <source>%1 (disk %2)</source>
        <translation>%1 (Festplatte %2)</translation>
    </message>
    <message>
        <source>Install Tilldesk on another computer.</source>
        <translation>Installieren Sie Tilldesk auf einem anderen Computer.</translation>
    </message>
    <message>
        <source>Connect the disk with the backups, or copy the newest backup.</source>
        <translation>Schließen Sie die Festplatte mit den Sicherungen an oder kopieren Sie die neueste Sicherung.</translation>
    </message>
    <message>
        <source>Connect the disk with the backups, or copy the newest backup. They are in the folder %1.</source>
        <translation>Schließen Sie die Festplatte mit den Sicherungen an oder kopieren Sie die neueste Sicherung. Sie liegen im Ordner %1.</translation>
    </message>
    <message>
        <source>Start Tilldesk. On the first page choose “Restore from a backup…”, then the file with the latest date in its name.</source>
        <translation>Starten Sie Tilldesk. Wählen Sie auf der ersten Seite „Aus einer Sicherung wiederherstellen&#xa0;…“, dann die Datei mit dem neuesten Datum im Namen.</translation>
    </message>
    <message>
        <source>These backups have no passphrase.</source>
        <translation>Diese Sicherungen haben keine Passphrase.</translation>
    </message>
    <message>
        <source>Type the passphrase of the backups. Nobody can open a backup without it.</source>
        <translation>Geben Sie die Passphrase der Sicherungen ein. Ohne sie kann niemand eine Sicherung öffnen.</translation>
    </message>
    <message>
        <source>Compare the date and the number of payments with what you expect, and press Restore.</source>
        <translation>Vergleichen Sie Datum und Zahl der Zahlungen mit Ihrer Erwartung und klicken Sie auf Wiederherstellen.</translation>
    </message>
    <message>
        <source>Payouts, refunds and callbacks wait. Look up what was paid out and refunded after the backup, then choose “Let them go on…” in Settings, Safe keeping.</source>
        <translation>Auszahlungen, Erstattungen und Callbacks warten. Prüfen Sie, was nach der Sicherung ausgezahlt und erstattet wurde, und wählen Sie dann „Weiterlaufen lassen&#xa0;…“ in Einstellungen, Datensicherung.</translation>
    </message>
    <message numerus="yes">
        <source>Last backup when this page was printed: %1, %n payment(s).</source>
        <translation>
            <numerusform>Letzte Sicherung beim Druck dieser Seite: %1, %n Zahlung.</numerusform>
            <numerusform>Letzte Sicherung beim Druck dieser Seite: %1, %n Zahlungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Printed on %1. Keep this page and the passphrase apart from the backups.</source>
        <translation>Gedruckt am %1. Bewahren Sie diese Seite und die Passphrase getrennt von den Sicherungen auf.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundApproval</name>
    <message>
        <source>The approval of %1 has run out. Ask again.</source>
        <translation>Die Genehmigung von %1 ist abgelaufen. Fragen Sie erneut.</translation>
    </message>
    <message>
        <source>Approved by %1</source>
        <translation>Genehmigt von %1</translation>
    </message>
    <message>
        <source>Above %1’s limit of %2 a refund</source>
        <translation>Über der Grenze von %1: %2 je Erstattung</translation>
    </message>
    <message>
        <source>Above %1’s %2 of refunds a day</source>
        <translation>Über der Grenze von %1: %2 Erstattungen am Tag</translation>
    </message>
    <message>
        <source>For this refund only, until %1. Changing the amount takes it back.</source>
        <translation>Nur für diese Erstattung, bis %1. Eine Änderung des Betrags hebt die Genehmigung auf.</translation>
    </message>
    <message>
        <source>A manager or the owner has to approve it here.</source>
        <translation>Ein Filialleiter oder der Inhaber muss das hier genehmigen.</translation>
    </message>
    <message>
        <source>Nobody here may approve %1. Ask %2.</source>
        <translation>Niemand hier darf %1 genehmigen. Fragen Sie %2.</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN von %1</translation>
    </message>
    <message>
        <source>PIN of %1 was right, %2</source>
        <translation>PIN von %1 war richtig, %2</translation>
    </message>
    <message>
        <source>It is not known yet whether this refund needs an approval.</source>
        <translation>Noch ist nicht bekannt, ob diese Erstattung eine Genehmigung braucht.</translation>
    </message>
    <message>
        <source>Needs an approval</source>
        <translation>Braucht eine Genehmigung</translation>
    </message>
    <message>
        <source>Signed in: %1</source>
        <translation>Angemeldet: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundDetailsView</name>
    <message>
        <source>Show the payment</source>
        <translation>Zahlung anzeigen</translation>
    </message>
    <message>
        <source>Refund details</source>
        <translation>Details der Erstattung</translation>
    </message>
    <message>
        <source>No refund chosen</source>
        <translation>Keine Erstattung ausgewählt</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Betrag: %1</translation>
    </message>
    <message>
        <source>Payment %1</source>
        <translation>Zahlung %1</translation>
    </message>
    <message>
        <source>Choose a refund to see its status.</source>
        <translation>Wählen Sie eine Erstattung aus, um ihren Status zu sehen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundDialog</name>
    <message>
        <source>Transfer it yourself…</source>
        <translation>Selbst überweisen&#xa0;…</translation>
    </message>
    <message>
        <source>Description (optional)</source>
        <translation>Beschreibung (optional)</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>For example: returned tart</source>
        <translation>Zum Beispiel: Torte zurückgebracht</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>Account of the customer</source>
        <translation>Konto des Kunden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Refunding…</source>
        <translation>Wird erstattet&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The whole amount left</source>
        <translation>Der ganze verbleibende Betrag</translation>
    </message>
    <message>
        <source>A part of it</source>
        <translation>Ein Teil davon</translation>
    </message>
    <message>
        <source>Amount to refund</source>
        <translation>Zu erstattender Betrag</translation>
    </message>
    <message>
        <source>It is not known yet whether the refund was made. Tilldesk repeats the same request; the refund is never made twice.</source>
        <translation>Es ist noch nicht bekannt, ob die Erstattung erfolgt ist. Tilldesk wiederholt dieselbe Anfrage; die Erstattung erfolgt nie zweimal.</translation>
    </message>
    <message>
        <source>Shows the customer&apos;s full account number. This is recorded.</source>
        <translation>Zeigt die vollständige Kontonummer des Kunden an. Dies wird festgehalten.</translation>
    </message>
    <message>
        <source>If the refund was made, it is listed with the refunds of the payment.</source>
        <translation>Falls die Erstattung erfolgt ist, steht sie bei den Erstattungen der Zahlung.</translation>
    </message>
    <message>
        <source>It was recorded that the number was shown. A transfer of your own does not count as a refund.</source>
        <translation>Es wurde festgehalten, dass die Nummer angezeigt wurde. Eine eigene Überweisung zählt nicht als Erstattung.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundForm</name>
    <message>
        <source>This is not an amount. Type it like 24.50 or 24,50.</source>
        <translation>Das ist kein Betrag. Geben Sie ihn wie 24,50 oder 24.50 ein.</translation>
    </message>
    <message>
        <source>The amount must be at least %1.</source>
        <translation>Der Betrag muss mindestens %1 sein.</translation>
    </message>
    <message>
        <source>The refund has been made.</source>
        <translation>Die Erstattung wurde ausgeführt.</translation>
    </message>
    <message>
        <source>Refund payment</source>
        <translation>Zahlung erstatten</translation>
    </message>
    <message>
        <source>Refund %1</source>
        <translation>%1 erstatten</translation>
    </message>
    <message>
        <source>Paid %1 on %2</source>
        <translation>%1 bezahlt am %2</translation>
    </message>
    <message>
        <source>Paid %1 by %2 on %3</source>
        <translation>%1 bezahlt von %2 am %3</translation>
    </message>
    <message>
        <source>%1 on its way</source>
        <translation>%1 unterwegs</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstatten</translation>
    </message>
    <message>
        <source>%1 gets %2 back.</source>
        <translation>%1 erhält %2 zurück.</translation>
    </message>
    <message>
        <source>%1 gets %2 back on %3.</source>
        <translation>%1 erhält %2 auf Konto %3 zurück.</translation>
    </message>
    <message>
        <source>The refund of %1 has failed</source>
        <translation>Die Erstattung von %1 ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The money has gone back to the customer.</source>
        <translation>Das Geld wurde dem Kunden erstattet.</translation>
    </message>
    <message>
        <source>No money has moved. The amount can be refunded again.</source>
        <translation>Es ist kein Geld geflossen. Der Betrag kann erneut erstattet werden.</translation>
    </message>
    <message>
        <source>Type the amount to refund.</source>
        <translation>Geben Sie den zu erstattenden Betrag ein.</translation>
    </message>
    <message>
        <source>Only %1 of this payment is left to refund.</source>
        <translation>Von dieser Zahlung können nur noch %1 erstattet werden.</translation>
    </message>
    <message>
        <source>The next payout is only %1, and a refund cannot be higher. Refund a part, or try again after more payments.</source>
        <translation>Die nächste Auszahlung beträgt nur %1, und eine Erstattung kann nicht höher sein. Erstatten Sie einen Teil oder versuchen Sie es nach weiteren Zahlungen erneut.</translation>
    </message>
    <message>
        <source>The amount left to refund is not known yet.</source>
        <translation>Es ist noch nicht bekannt, wie viel noch erstattet werden kann.</translation>
    </message>
    <message>
        <source>The refund has been requested.</source>
        <translation>Die Erstattung wurde angefordert.</translation>
    </message>
    <message>
        <source>%1 refunded so far</source>
        <translation>bisher %1 erstattet</translation>
    </message>
    <message>
        <source>The customer gets %1 back.</source>
        <translation>Der Kunde erhält %1 zurück.</translation>
    </message>
    <message>
        <source>The customer gets %1 back on %2.</source>
        <translation>Der Kunde erhält %1 auf Konto %2 zurück.</translation>
    </message>
    <message>
        <source>The amount is deducted from the next payout (%1).</source>
        <translation>Der Betrag geht von der nächsten Auszahlung ab (%1).</translation>
    </message>
    <message>
        <source>%1 is being refunded</source>
        <translation>%1 werden erstattet</translation>
    </message>
    <message>
        <source>%1 has been refunded</source>
        <translation>%1 wurden erstattet</translation>
    </message>
    <message>
        <source>The refund has been requested and is being processed. You can close this window.</source>
        <translation>Die Erstattung wurde angefordert und wird verarbeitet. Sie können dieses Fenster schließen.</translation>
    </message>
    <message>
        <source>batch “%1”</source>
        <translation>Sammler „%1“</translation>
    </message>
    <message>
        <source>the customer</source>
        <translation>der Kunde</translation>
    </message>
    <message>
        <source>%1 gets %2 back for %3, as %4 asks.</source>
        <translation>%1 bekommt %2 für %3 zurück, wie %4 es wünscht.</translation>
    </message>
    <message>
        <source>%1 gets %2 back on %3 for %4, as %5 asks.</source>
        <translation>%1 bekommt %2 auf %3 für %4 zurück, wie %5 es wünscht.</translation>
    </message>
    <message>
        <source>%1 has approved: %2</source>
        <translation>%1 hat freigegeben: %2</translation>
    </message>
    <message>
        <source>%1 approves: %2</source>
        <translation>%1 gibt frei: %2</translation>
    </message>
    <message>
        <source>The amount is deducted from the next payout (%1), which then is %2.</source>
        <translation>Der Betrag geht von der nächsten Auszahlung ab (%1); sie beträgt dann %2.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundPresenter</name>
    <message>
        <source>Refund of %1</source>
        <translation>Erstattung von %1</translation>
    </message>
    <message>
        <source>The money has gone back to the customer.</source>
        <translation>Das Geld wurde dem Kunden erstattet.</translation>
    </message>
    <message>
        <source>No money has moved. The amount can be refunded again.</source>
        <translation>Es ist kein Geld geflossen. Der Betrag kann erneut erstattet werden.</translation>
    </message>
    <message>
        <source>Refund ID</source>
        <translation>Erstattungs-ID</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Zahler</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>The money is set aside and will be refunded in a moment.</source>
        <translation>Das Geld ist reserviert und wird gleich erstattet.</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Angefordert von</translation>
    </message>
    <message>
        <source>Refunded to</source>
        <translation>Erstattet an</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundWords</name>
    <message>
        <source>Pending</source>
        <translation>Ausstehend</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%1 refunds</source>
        <translation>
            <numerusform>%1 Erstattung</numerusform>
            <numerusform>%1 Erstattungen</numerusform>
        </translation>
    </message>
    <message>
        <source>API key “%1”</source>
        <translation>API-Schlüssel „%1“</translation>
    </message>
    <message>
        <source>A request signed with key “%1”</source>
        <translation>Eine mit Schlüssel „%1“ signierte Anfrage</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>Der Dienst</translation>
    </message>
    <message>
        <source>At this till</source>
        <translation>An dieser Kasse</translation>
    </message>
    <message>
        <source>The whole amount is being refunded.</source>
        <translation>Der ganze Betrag wird gerade erstattet.</translation>
    </message>
    <message>
        <source>The whole amount has been refunded.</source>
        <translation>Der ganze Betrag ist erstattet.</translation>
    </message>
    <message>
        <source>%1, at this till</source>
        <translation>%1, an dieser Kasse</translation>
    </message>
    <message>
        <source>The payment provider</source>
        <translation>Der Zahlungsanbieter</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundsModel</name>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundsPresenter</name>
    <message>
        <source>No refund matches</source>
        <translation>Keine Erstattung gefunden</translation>
    </message>
    <message>
        <source>No refund fits all of the filters above.</source>
        <translation>Keine Erstattung passt zu allen Filtern oben.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Show all refunds</source>
        <translation>Alle Erstattungen anzeigen</translation>
    </message>
    <message>
        <source>No refunds yet</source>
        <translation>Noch keine Erstattungen</translation>
    </message>
    <message>
        <source>Go to payments</source>
        <translation>Zu den Zahlungen</translation>
    </message>
    <message>
        <source>The refunds cannot be shown</source>
        <translation>Die Erstattungen können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>No refunds here</source>
        <translation>Keine Erstattungen</translation>
    </message>
    <message>
        <source>No refund has this status now.</source>
        <translation>Zurzeit hat keine Erstattung diesen Status.</translation>
    </message>
    <message>
        <source>To refund a payment, choose a paid payment and press Refund. Every refund is listed here with its status.</source>
        <translation>Wählen Sie eine erfolgreiche Zahlung aus und drücken Sie Erstatten. Jede Erstattung steht hier mit ihrem Status.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not refunded</source>
        <translation>Nicht erstattet</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundsView</name>
    <message>
        <source>Groups of refunds</source>
        <translation>Gruppen von Erstattungen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Show the payment</source>
        <translation>Zahlung anzeigen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportBars</name>
    <message>
        <source>%1, %2 each</source>
        <translation>%1, im Mittel %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>shows the %1 payments</source>
        <translation>
            <numerusform>zeigt die %1 Zahlung</numerusform>
            <numerusform>zeigt die %1 Zahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>noch nicht vorbei</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportPaper</name>
    <message>
        <source>Made by Tilldesk on %1</source>
        <translation>Erstellt mit Tilldesk am %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportPresenter</name>
    <message>
        <source>Taken</source>
        <translation>Eingenommen</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Average payment</source>
        <translation>Mittlere Zahlung</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>taken less refunded</source>
        <translation>eingenommen minus erstattet</translation>
    </message>
    <message>
        <source>A refund counts in the row of its payment&apos;s point of sale, even if it was made after this period.</source>
        <translation>Eine Erstattung zählt beim Verkaufspunkt ihrer Zahlung, auch wenn sie nach diesem Zeitraum ausgeführt wurde.</translation>
    </message>
    <message>
        <source>A payment counts in the row of the time it was created, a refund in the row of the time it was carried out.</source>
        <translation>Eine Zahlung zählt in der Zeile des Zeitpunkts, zu dem sie erstellt wurde, eine Erstattung in der Zeile ihrer Ausführung.</translation>
    </message>
    <message>
        <source>Web shops, and before the staff</source>
        <translation>Webshops, und vor dem Personal</translation>
    </message>
    <message>
        <source>A payment counts for who took it, a refund for who requested it, in the period of the request and for all profiles.</source>
        <translation>Eine Zahlung zählt für die Person, die sie eingenommen hat, eine Erstattung für die Person, die sie beantragt hat, im Zeitraum des Antrags und für alle Profile.</translation>
    </message>
    <message>
        <source>taken less refunded and %1 fees</source>
        <translation>eingenommen minus erstattet und %1 Gebühren</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportTable</name>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Eingenommen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportWords</name>
    <message>
        <source>Hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufspunkt</translation>
    </message>
    <message>
        <source>Takings by hour</source>
        <translation>Einnahmen pro Stunde</translation>
    </message>
    <message>
        <source>Takings by day</source>
        <translation>Einnahmen pro Tag</translation>
    </message>
    <message>
        <source>Takings by week</source>
        <translation>Einnahmen pro Woche</translation>
    </message>
    <message>
        <source>Takings by month</source>
        <translation>Einnahmen pro Monat</translation>
    </message>
    <message>
        <source>Takings by point of sale</source>
        <translation>Einnahmen pro Verkaufspunkt</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Woche %1</translation>
    </message>
    <message>
        <source>W%1</source>
        <comment>short for a week&apos;s number</comment>
        <translation>KW %1</translation>
    </message>
    <message>
        <source>No point of sale</source>
        <translation>Kein Verkaufspunkt</translation>
    </message>
    <message>
        <source>whole profile</source>
        <translation>gesamtes Profil</translation>
    </message>
    <message>
        <source>Day close</source>
        <translation>Tagesabschluss</translation>
    </message>
    <message>
        <source>X reading</source>
        <translation>X-Bericht</translation>
    </message>
    <message>
        <source>For rows by hour, choose a period of at most three days.</source>
        <translation>Wählen Sie für Zeilen pro Stunde einen Zeitraum von höchstens drei Tagen.</translation>
    </message>
    <message>
        <source>For rows by day, choose a period of at most three months.</source>
        <translation>Wählen Sie für Zeilen pro Tag einen Zeitraum von höchstens drei Monaten.</translation>
    </message>
    <message>
        <source>For rows by week, choose a period of at most two years.</source>
        <translation>Wählen Sie für Zeilen pro Woche einen Zeitraum von höchstens zwei Jahren.</translation>
    </message>
    <message>
        <source>For rows by month, choose a period of at most twenty years.</source>
        <translation>Wählen Sie für Zeilen pro Monat einen Zeitraum von höchstens zwanzig Jahren.</translation>
    </message>
    <message>
        <source>%1 vs. a week earlier</source>
        <translation>%1 gegenüber der Vorwoche</translation>
    </message>
    <message>
        <source>%1 vs. the week before</source>
        <translation>%1 gegenüber der Vorwoche</translation>
    </message>
    <message>
        <source>%1 vs. the month before</source>
        <translation>%1 gegenüber dem Vormonat</translation>
    </message>
    <message>
        <source>%1 vs. the quarter before</source>
        <translation>%1 gegenüber dem Vorquartal</translation>
    </message>
    <message>
        <source>%1 vs. the year before</source>
        <translation>%1 gegenüber dem Vorjahr</translation>
    </message>
    <message>
        <source>%1 vs. the days before</source>
        <translation>%1 gegenüber den Tagen davor</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Takings by person</source>
        <translation>Einnahmen je Person</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportsView</name>
    <message>
        <source>Takings</source>
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>Day close</source>
        <translation>Tagesabschluss</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RestoreDialog</name>
    <message>
        <source>Choose the backup</source>
        <translation>Wählen Sie die Sicherung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Restore from a backup</source>
        <translation>Aus einer Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Backup file</source>
        <translation>Sicherungsdatei</translation>
    </message>
    <message>
        <source>The shop of the backup takes the place of this one. A backup of the present state is made first, and the folder of the present shop is kept under another name.</source>
        <translation>Das Geschäft der Sicherung tritt an die Stelle dieses Geschäfts. Zuerst wird der jetzige Stand gesichert, und der Ordner des jetzigen Geschäfts bleibt unter einem anderen Namen erhalten.</translation>
    </message>
    <message>
        <source>The file that Tilldesk wrote to your backup disk. Nothing in it is changed.</source>
        <translation>Die Datei, die Tilldesk auf Ihren Sicherungsdatenträger geschrieben hat. Sie wird nicht verändert.</translation>
    </message>
    <message>
        <source>The backup is being read…</source>
        <translation>Die Sicherung wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Type the name of the shop</source>
        <translation>Geben Sie den Namen des Geschäfts ein</translation>
    </message>
    <message>
        <source>To put this backup in the place of the shop, type its name: %1</source>
        <translation>Geben Sie den Namen des Geschäfts ein, um es durch diese Sicherung zu ersetzen: %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Show what is in it</source>
        <translation>Inhalt anzeigen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SafekeepingPage</name>
    <message>
        <source>Support file…</source>
        <translation>Support-Datei&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Choose the folder of the backups</source>
        <translation>Ordner der Sicherungen auswählen</translation>
    </message>
    <message>
        <source>Ask me now…</source>
        <translation>Jetzt prüfen&#xa0;…</translation>
    </message>
    <message>
        <source>Rehearse now</source>
        <translation>Jetzt proben</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Let them go on…</source>
        <translation>Weiterlaufen lassen&#xa0;…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Best on another disk. Empty: no daily backups</source>
        <translation>Am besten auf einer anderen Festplatte. Leer: keine täglichen Sicherungen</translation>
    </message>
    <message>
        <source>Every day at</source>
        <translation>Jeden Tag um</translation>
    </message>
    <message>
        <source>A time at which the computer is on</source>
        <translation>Eine Uhrzeit, zu der der Computer eingeschaltet ist</translation>
    </message>
    <message>
        <source>Keep the last</source>
        <translation>Die letzten behalten</translation>
    </message>
    <message>
        <source>Older daily backups are deleted</source>
        <translation>Ältere tägliche Sicherungen werden gelöscht</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Nobody can open a backup without it</source>
        <translation>Ohne sie kann niemand eine Sicherung öffnen</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Probewiederherstellung</translation>
    </message>
    <message>
        <source>Try a restore</source>
        <translation>Wiederherstellung proben</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Festgelegt</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht festgelegt</translation>
    </message>
    <message>
        <source>Anyone who has a backup can read it</source>
        <translation>Wer eine Sicherung hat, kann sie lesen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Set…</source>
        <translation>Festlegen&#xa0;…</translation>
    </message>
    <message>
        <source>Let payouts, refunds and callbacks go on?</source>
        <translation>Auszahlungen, Erstattungen und Callbacks weiterlaufen lassen?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Let them go on</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <source>And every day at</source>
        <translation>Und jeden Tag um</translation>
    </message>
    <message>
        <source>Empty: once a day</source>
        <translation>Leer: einmal am Tag</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n Jahr</numerusform>
            <numerusform>%n Jahre</numerusform>
        </translation>
    </message>
    <message>
        <source>The first of each month</source>
        <translation>Die erste jedes Monats</translation>
    </message>
    <message>
        <source>Kept longer than the others</source>
        <translation>Wird länger aufbewahrt als die anderen</translation>
    </message>
    <message>
        <source>Not kept longer</source>
        <translation>Nicht länger</translation>
    </message>
    <message>
        <source>When you quit Tilldesk</source>
        <translation>Beim Beenden von Tilldesk</translation>
    </message>
    <message>
        <source>Also makes a backup then</source>
        <translation>Auch dann eine Sicherung erstellen</translation>
    </message>
    <message>
        <source>Still known?</source>
        <translation>Noch bekannt?</translation>
    </message>
    <message>
        <source>Ask twice a year</source>
        <translation>Fragen Sie zweimal im Jahr</translation>
    </message>
    <message>
        <source>If this computer breaks: install Tilldesk on another one, choose “Restore from a backup…” at its first start, then the newest backup, and type the passphrase.</source>
        <translation>Wenn dieser Computer ausfällt: Installieren Sie Tilldesk auf einem anderen, wählen Sie beim ersten Start „Aus einer Sicherung wiederherstellen&#xa0;…“, dann die neueste Sicherung, und geben Sie die Passphrase ein.</translation>
    </message>
    <message>
        <source>Print these steps…</source>
        <translation>Diese Schritte drucken&#xa0;…</translation>
    </message>
    <message>
        <source>The printer did not accept the job. Is the printer on and connected?</source>
        <translation>Der Drucker hat den Auftrag nicht angenommen. Ist er eingeschaltet und verbunden?</translation>
    </message>
    <message>
        <source>In a copy; nothing of the shop is changed</source>
        <translation>In einer Kopie; am Geschäft ändert sich nichts</translation>
    </message>
    <message>
        <source>Every 30 days</source>
        <translation>Alle 30 Tage</translation>
    </message>
    <message>
        <source>Never automatically</source>
        <translation>Nie automatisch</translation>
    </message>
    <message>
        <source>Try it now</source>
        <translation>Jetzt probieren</translation>
    </message>
    <message>
        <source>With the newest backup</source>
        <translation>Mit der neuesten Sicherung</translation>
    </message>
    <message>
        <source>A backup is restored at the shop’s computer</source>
        <translation>Eine Sicherung wird am Computer des Geschäfts wiederhergestellt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SafekeepingSide</name>
    <message>
        <source>No backup has been made yet.</source>
        <translation>Es wurde noch keine Sicherung angelegt.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Last rehearsal</source>
        <translation>Letzte Probewiederherstellung</translation>
    </message>
    <message>
        <source>Latest backups</source>
        <translation>Neueste Sicherungen</translation>
    </message>
    <message>
        <source>Disk %1</source>
        <translation>Festplatte %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 backups: %2</source>
        <translation>
            <numerusform>%1 Sicherung: %2</numerusform>
            <numerusform>%1 Sicherungen: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files: %1</source>
        <translation>Andere Dateien: %1</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Frei: %1</translation>
    </message>
    <message>
        <source>Free: %1, %2</source>
        <translation>Frei: %1, %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SafekeepingWords</name>
    <message>
        <source>tonight at %1</source>
        <translation>heute Nacht um %1</translation>
    </message>
    <message>
        <source>today at %1</source>
        <translation>heute um %1</translation>
    </message>
    <message>
        <source>tomorrow at %1</source>
        <translation>morgen um %1</translation>
    </message>
    <message>
        <source>yesterday at %1</source>
        <translation>gestern um %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>This shop was restored from the backup of %1. Its last payment is of %2; everything after that is missing here. Payouts, refunds and callbacks wait, because they may have been made already.</source>
        <translation>Dieses Geschäft wurde aus einer Sicherung wiederhergestellt: %1. Ihre letzte Zahlung: %2; alles danach fehlt hier. Auszahlungen, Erstattungen und Callbacks warten, weil sie vielleicht schon ausgeführt wurden.</translation>
    </message>
    <message>
        <source>This shop was restored from the backup of %1, which has no payments. Payouts, refunds and callbacks wait, because they may have been made already.</source>
        <translation>Dieses Geschäft wurde aus einer Sicherung ohne Zahlungen wiederhergestellt: %1. Auszahlungen, Erstattungen und Callbacks warten, weil sie vielleicht schon ausgeführt wurden.</translation>
    </message>
    <message>
        <source>Check first which refunds and payouts were made after %1: compare the bank&apos;s statements and the shop&apos;s own software. When you continue, everything that was open in the backup is carried out. A refund or payout that was made after the backup is then made a second time. This cannot be undone.</source>
        <translation>Prüfen Sie zuerst, welche Erstattungen und Auszahlungen nach diesem Zeitpunkt ausgeführt wurden: %1. Vergleichen Sie die Kontoauszüge und die eigene Software des Geschäfts. Wenn Sie fortfahren, wird alles ausgeführt, was in der Sicherung offen war. Eine Erstattung oder Auszahlung, die nach der Sicherung ausgeführt wurde, wird dann ein zweites Mal ausgeführt. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>The last backup failed. The last good backup was made %1.</source>
        <translation>Die letzte Sicherung ist fehlgeschlagen. Die letzte gute Sicherung: %1.</translation>
    </message>
    <message>
        <source>The last backup failed, and there is no good one.</source>
        <translation>Die letzte Sicherung ist fehlgeschlagen, und es gibt keine gute.</translation>
    </message>
    <message>
        <source>There is no backup of this shop yet.</source>
        <translation>Von diesem Geschäft gibt es noch keine Sicherung.</translation>
    </message>
    <message>
        <source>The last good backup is older than a day: %1.</source>
        <translation>Die letzte gute Sicherung ist älter als ein Tag: %1.</translation>
    </message>
    <message>
        <source>The rehearsal of a restore failed: the backup could not be restored.</source>
        <translation>Die Probewiederherstellung ist fehlgeschlagen: Die Sicherung konnte nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>The disk of the backups is nearly full: %1 are free.</source>
        <translation>Die Festplatte der Sicherungen ist fast voll: %1 frei.</translation>
    </message>
    <message>
        <source>The last %1 backups failed</source>
        <translation>Die letzten %1 Sicherungen sind fehlgeschlagen</translation>
    </message>
    <message>
        <source>The last backup failed</source>
        <translation>Die letzte Sicherung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Last backup %1</source>
        <translation>Letzte Sicherung %1</translation>
    </message>
    <message>
        <source>No backup yet</source>
        <translation>Noch keine Sicherung</translation>
    </message>
    <message>
        <source>The folder is not there: is its disk connected?</source>
        <translation>Der Ordner fehlt: Ist seine Festplatte angeschlossen?</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>Complete and verified</source>
        <translation>Vollständig und geprüft</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Choose a folder below: then Tilldesk makes a backup every day</source>
        <translation>Wählen Sie unten einen Ordner aus: Dann legt Tilldesk jeden Tag eine Sicherung an</translation>
    </message>
    <message>
        <source>a daily backup is being made</source>
        <translation>die tägliche Sicherung läuft</translation>
    </message>
    <message>
        <source>next one now</source>
        <translation>nächste Sicherung jetzt</translation>
    </message>
    <message>
        <source>next one %1</source>
        <translation>nächste Sicherung %1</translation>
    </message>
    <message>
        <source>Backup %1</source>
        <translation>Sicherung %1</translation>
    </message>
    <message>
        <source>No rehearsal yet</source>
        <translation>Noch keine Probe</translation>
    </message>
    <message>
        <source>Restored and verified %1, %2</source>
        <translation>Wiederhergestellt und geprüft: %1, %2</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>A rehearsal restores the last backup into a temporary folder and checks it.</source>
        <translation>Eine Probe stellt die letzte Sicherung in einem temporären Ordner wieder her und prüft sie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 payments came back, and every check of the books passed.</source>
        <translation>
            <numerusform>%1 Zahlung kam zurück, und alle Prüfungen der Bücher waren erfolgreich.</numerusform>
            <numerusform>%1 Zahlungen kamen zurück, und alle Prüfungen der Bücher waren erfolgreich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next rehearsal %1</source>
        <translation>Nächste Probe %1</translation>
    </message>
    <message>
        <source>Too short: at least %1 characters</source>
        <translation>Zu kurz: mindestens %1 Zeichen</translation>
    </message>
    <message>
        <source>Weak: a few more words make it hard to guess</source>
        <translation>Schwach: Mit ein paar Wörtern mehr ist sie schwer zu erraten</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Mittelstark</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>Noch nicht gefragt</translation>
    </message>
    <message>
        <source>Known on %1</source>
        <translation>Bekannt am %1</translation>
    </message>
    <message>
        <source>%1 knew it on %2</source>
        <translation>%1 kannte sie am %2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SavedViewTabs</name>
    <message>
        <source>Save view</source>
        <translation>Ansicht speichern</translation>
    </message>
    <message>
        <source>More saved views</source>
        <translation>Weitere gespeicherte Ansichten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Choose a filter, a tab or an order first</source>
        <translation>Wählen Sie zuerst einen Filter, einen Reiter oder eine Reihenfolge aus</translation>
    </message>
    <message>
        <source>Keep these filters and this order under a name</source>
        <translation>Diese Filter und diese Reihenfolge unter einem Namen behalten</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Update to these filters</source>
        <translation>Mit diesen Filtern aktualisieren</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>The view “%1” is deleted.</source>
        <translation>Die Ansicht „%1“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>Diese Ansicht speichern</translation>
    </message>
    <message>
        <source>Rename the view</source>
        <translation>Die Ansicht umbenennen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SavedViews</name>
    <message>
        <source>A view needs a name.</source>
        <translation>Eine Ansicht braucht einen Namen.</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>Ein Name hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Another view has this name.</source>
        <translation>Eine andere Ansicht hat diesen Namen.</translation>
    </message>
    <message>
        <source>There are %1 views already. Delete one first.</source>
        <translation>Es gibt schon %1 Ansichten. Löschen Sie zuerst eine.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ScheduleDialog</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Automatic monthly pack</source>
        <translation>Automatisches Monatspaket</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Every month</source>
        <translation>Jeden Monat</translation>
    </message>
    <message>
        <source>Choose the folder of the packs</source>
        <translation>Wählen Sie den Ordner der Pakete</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>One zipped pack for each merchant. Empty: none is made automatically</source>
        <translation>Ein gezipptes Paket je Händler. Leer: Es wird keines automatisch erstellt</translation>
    </message>
    <message>
        <source>On day</source>
        <translation>Am Tag</translation>
    </message>
    <message>
        <source>Of the following month, 1 to 28</source>
        <translation>Des folgenden Monats, 1 bis 28</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>If the computer is off then: at the next start</source>
        <translation>Ist der Computer dann aus: beim nächsten Start</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Of the guide and of the e-mail</source>
        <translation>Von E-Mail und Lesehinweis</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Send it to</source>
        <translation>Senden an</translation>
    </message>
    <message>
        <source>Addresses with commas between them</source>
        <translation>Adressen, mit Kommas getrennt</translation>
    </message>
    <message>
        <source>Mail server</source>
        <translation>Mailserver</translation>
    </message>
    <message>
        <source>SMTP, for example mail.example.com</source>
        <translation>SMTP, zum Beispiel mail.example.com</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>Nothing is sent without it</source>
        <translation>Ohne sie wird nichts gesendet</translation>
    </message>
    <message>
        <source>TLS, usually port 465</source>
        <translation>TLS, meist Port 465</translation>
    </message>
    <message>
        <source>STARTTLS, usually port 587</source>
        <translation>STARTTLS, meist Port 587</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Address of the sender</source>
        <translation>Adresse des Absenders</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Empty: the server asks for no name</source>
        <translation>Leer: Der Server verlangt keinen Namen</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>A password is set</source>
        <translation>Ein Passwort ist festgelegt</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht festgelegt</translation>
    </message>
    <message>
        <source>Choose the file of certificates</source>
        <translation>Wählen Sie die Datei mit Zertifikaten</translation>
    </message>
    <message>
        <source>Own certificates</source>
        <translation>Eigene Zertifikate</translation>
    </message>
    <message>
        <source>PEM file, only for a mail server of your own</source>
        <translation>PEM-Datei, nur für einen eigenen Mailserver</translation>
    </message>
    <message>
        <source>Stored encrypted</source>
        <translation>Verschlüsselt gespeichert</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ScheduleView</name>
    <message>
        <source>Make now</source>
        <translation>Jetzt erstellen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Automatically, every month</source>
        <translation>Automatisch, jeden Monat</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Einrichten&#xa0;…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SelectionBar</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Ausgewählte Zeilen</translation>
    </message>
    <message>
        <source>Copy the selected rows as text (Ctrl+C)</source>
        <translation>Die ausgewählten Zeilen als Text kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Clear the selection (Esc)</source>
        <translation>Die Auswahl aufheben (Esc)</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message numerus="yes">
        <source>Select all %1 by the filter</source>
        <translation>
            <numerusform>Die %1 des Filters auswählen</numerusform>
            <numerusform>Alle %1 des Filters auswählen</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save the selected rows to a file (Ctrl+E)</source>
        <translation>Die ausgewählten Zeilen in einer Datei speichern (Strg+E)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsApiKeyForm</name>
    <message>
        <source>At most 64 letters, digits, dots, hyphens and underscores.</source>
        <translation>Höchstens 64 Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.</translation>
    </message>
    <message>
        <source>Choose at least one right for the key.</source>
        <translation>Wählen Sie mindestens ein Recht für den Schlüssel aus.</translation>
    </message>
    <message>
        <source>At most 16 addresses or networks such as 192.168.1.0/24, separated by commas.</source>
        <translation>Höchstens 16 Adressen oder Netze wie 192.168.1.0/24, durch Kommas getrennt.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsApiKeys</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Rechte</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Integrator %1</source>
        <translation>Integrator %1</translation>
    </message>
    <message>
        <source>The merchant</source>
        <translation>Der Händler</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Payments, refunds</source>
        <translation>Zahlungen, Erstattungen</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Expires on %1</source>
        <translation>Läuft am %1 ab</translation>
    </message>
    <message>
        <source>Only from %1</source>
        <translation>Nur von %1</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Benutzt von</translation>
    </message>
    <message>
        <source>Requests with the key “%1” are refused from now on. This cannot be undone, but you can make a new key at any time.</source>
        <translation>Anfragen mit dem Schlüssel „%1“ werden ab jetzt abgelehnt. Das lässt sich nicht rückgängig machen, Sie können aber jederzeit einen neuen Schlüssel erstellen.</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsBooksForm</name>
    <message>
        <source>VAT is not booked apart: the program splits it off.</source>
        <translation>Die Umsatzsteuer wird nicht getrennt gebucht: Das Programm spaltet sie ab.</translation>
    </message>
    <message>
        <source>Without this account no journal can be written.</source>
        <translation>Ohne dieses Konto gibt es kein Journal.</translation>
    </message>
    <message>
        <source>The same account as “%1”.</source>
        <translation>Dasselbe Konto wie „%1“.</translation>
    </message>
    <message>
        <source>A number from 1001 to 9999999.</source>
        <translation>Eine Zahl von 1001 bis 9999999.</translation>
    </message>
    <message>
        <source>A number from 1 to 99999.</source>
        <translation>Eine Zahl von 1 bis 99999.</translation>
    </message>
    <message>
        <source>A year such as 2024.</source>
        <translation>Ein Jahr wie 2024.</translation>
    </message>
    <message>
        <source>A rate such as 6, or shares that are 100 % together: 12:75,21:25</source>
        <translation>Ein Satz wie 6 oder Anteile, die zusammen 100 % sind: 12:75,21:25</translation>
    </message>
    <message>
        <source>Rates are never changed back in time.</source>
        <translation>Sätze ändern sich nie rückwirkend.</translation>
    </message>
    <message>
        <source>1 to 6 letters and digits.</source>
        <translation>1 bis 6 Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>The journal of the day does not balance.</source>
        <translation>Das Journal des Tages ist nicht ausgeglichen.</translation>
    </message>
    <message>
        <source>Your bank’s account? Clearing needs an account of its own.</source>
        <translation>Ihr Bankkonto? Die Verrechnung braucht ein anderes Konto.</translation>
    </message>
    <message>
        <source>Your bank’s account? If its statements are posted too, payouts are booked twice.</source>
        <translation>Ihr Bankkonto? Wenn auch seine Auszüge gebucht werden, werden Auszahlungen doppelt gebucht.</translation>
    </message>
    <message>
        <source>Taken already: clearing and VAT need accounts of their own.</source>
        <translation>Schon vergeben: Verrechnung und Umsatzsteuer brauchen eigene Konten.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsBooksWords</name>
    <message>
        <source>Belgium · PCMN / MAR</source>
        <translation>Belgien · PCMN / MAR</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Niederlande</translation>
    </message>
    <message>
        <source>France · PCG</source>
        <translation>Frankreich · PCG</translation>
    </message>
    <message>
        <source>Germany · SKR03</source>
        <translation>Deutschland · SKR03</translation>
    </message>
    <message>
        <source>Germany · SKR04</source>
        <translation>Deutschland · SKR04</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Ihr eigener</translation>
    </message>
    <message>
        <source>Clearing</source>
        <translation>Verrechnung</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Erlöse</translation>
    </message>
    <message>
        <source>VAT to pay</source>
        <translation>Umsatzsteuer</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <source>Not yet known</source>
        <translation>Noch unbekannt</translation>
    </message>
    <message>
        <source>owed by the provider, money on its way</source>
        <translation>Guthaben beim Anbieter, Geld unterwegs</translation>
    </message>
    <message>
        <source>sales without VAT</source>
        <translation>Erlöse ohne Umsatzsteuer</translation>
    </message>
    <message>
        <source>VAT of the sales</source>
        <translation>Umsatzsteuer der Erlöse</translation>
    </message>
    <message>
        <source>refunds granted, without VAT</source>
        <translation>gewährte Erstattungen, ohne Umsatzsteuer</translation>
    </message>
    <message>
        <source>costs of the provider</source>
        <translation>Kosten des Anbieters</translation>
    </message>
    <message>
        <source>sales without a VAT rate</source>
        <translation>Erlöse ohne Steuersatz</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>kein Satz</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>1 to 20 letters, digits, dots and hyphens.</source>
        <translation>1 bis 20 Buchstaben, Ziffern, Punkte und Bindestriche.</translation>
    </message>
    <message>
        <source>%1 takes %2 to %3 digits.</source>
        <translation>%1 nimmt %2 bis %3 Ziffern.</translation>
    </message>
    <message>
        <source>Internal transfers</source>
        <translation>Geldtransit</translation>
    </message>
    <message>
        <source>payouts, until your bank has booked them</source>
        <translation>Auszahlungen, bis Ihre Bank sie gebucht hat</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsCompatibleForm</name>
    <message>
        <source>At most %1 characters.</source>
        <translation>Höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Type an address like https://claims.example, without a slash at the end.</source>
        <translation>Geben Sie eine Adresse wie https://claims.example ein, ohne Schrägstrich am Ende.</translation>
    </message>
    <message>
        <source>The name must be on one line.</source>
        <translation>Der Name muss in einer Zeile stehen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsConnectionForm</name>
    <message>
        <source>A profile of production stays one for ever. Make a new profile.</source>
        <translation>Ein Profil der Produktion bleibt es für immer. Erstellen Sie ein neues Profil.</translation>
    </message>
    <message>
        <source>No API key yet</source>
        <translation>Noch kein API-Schlüssel</translation>
    </message>
    <message>
        <source>No key yet. Refunds and payout lists are signed with it.</source>
        <translation>Noch kein Schlüssel. Erstattungen und Auszahlungslisten werden damit signiert.</translation>
    </message>
    <message>
        <source>ES256, made %1</source>
        <translation>ES256, erstellt %1</translation>
    </message>
    <message>
        <source>Payments are followed and listed. No payment and no refund is made from here.</source>
        <translation>Zahlungen werden verfolgt und angezeigt. Von hier wird keine Zahlung und keine Erstattung gemacht.</translation>
    </message>
    <message>
        <source>Payments are allowed. No refund is made from here.</source>
        <translation>Zahlungen sind erlaubt. Von hier wird keine Erstattung gemacht.</translation>
    </message>
    <message>
        <source>Payments and refunds are allowed.</source>
        <translation>Zahlungen und Erstattungen sind erlaubt.</translation>
    </message>
    <message>
        <source>From now on each payment of %1 is charged to a customer’s bank account.</source>
        <translation>Ab jetzt wird jede Zahlung von %1 vom Bankkonto eines Kunden abgebucht.</translation>
    </message>
    <message>
        <source>From now on refunds of %1 pay real money back to customers.</source>
        <translation>Ab jetzt zahlen Erstattungen von %1 echtes Geld an Kunden zurück.</translation>
    </message>
    <message>
        <source>Needs https.</source>
        <translation>Benötigt https.</translation>
    </message>
    <message>
        <source>Fill in this field.</source>
        <translation>Füllen Sie dieses Feld aus.</translation>
    </message>
    <message>
        <source>An ID has 24 digits of 0–9 and a–f.</source>
        <translation>Eine ID hat 24 Ziffern aus 0–9 und a–f.</translation>
    </message>
    <message>
        <source>This is no API key. Paste it whole, without spaces.</source>
        <translation>Das ist kein API-Schlüssel. Fügen Sie ihn ganz ein, ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>Not possible: the profile has payments, or the shop is for another environment. Make a new profile.</source>
        <translation>Nicht möglich: Das Profil hat Zahlungen, oder das Geschäft ist für eine andere Umgebung. Erstellen Sie ein neues Profil.</translation>
    </message>
    <message>
        <source>Enter a day such as %1.</source>
        <translation>Geben Sie einen Tag ein, zum Beispiel %1.</translation>
    </message>
    <message>
        <source>Enter a day of the last %1 years.</source>
        <translation>Geben Sie einen Tag der letzten %1 Jahre ein.</translation>
    </message>
    <message>
        <source>Enter a later day: payouts before it were stored without this profile.</source>
        <translation>Geben Sie einen späteren Tag ein: Frühere Auszahlungen wurden ohne dieses Profil gespeichert.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsEndpointForm</name>
    <message>
        <source>The service runs on this computer, but not on the network: port %1 is taken there, or this computer has no network. Choose another port or connect the computer.</source>
        <translation>Der Dienst läuft auf diesem Computer, aber nicht im Netzwerk: Port %1 ist dort belegt, oder dieser Computer hat kein Netzwerk. Wählen Sie einen anderen Port oder verbinden Sie den Computer.</translation>
    </message>
    <message>
        <source>The service cannot be reached: port %1 is used by another program, or this user may not use the port. Choose another port.</source>
        <translation>Der Dienst ist nicht erreichbar: Port %1 ist von einem anderen Programm belegt, oder dieser Benutzer darf ihn nicht verwenden. Wählen Sie einen anderen Port.</translation>
    </message>
    <message>
        <source>Tilldesk made this certificate itself, so phones and other computers do not trust it yet. Install this file on each of them as a trusted authority, or choose a certificate of your own below.</source>
        <translation>Tilldesk hat dieses Zertifikat selbst erstellt; Telefone und andere Computer vertrauen ihm noch nicht. Installieren Sie diese Datei auf jedem Gerät als vertrauenswürdige Stelle oder wählen Sie unten ein eigenes Zertifikat.</translation>
    </message>
    <message>
        <source>A port must be a number from 1 to 65535.</source>
        <translation>Ein Port muss eine Zahl von 1 bis 65535 sein.</translation>
    </message>
    <message>
        <source>Choose different ports for the network and for this computer.</source>
        <translation>Wählen Sie verschiedene Ports für das Netzwerk und für diesen Computer.</translation>
    </message>
    <message>
        <source>Type an address like https://pay.example.com, without a slash at the end.</source>
        <translation>Geben Sie eine Adresse wie https://pay.example.com ein, ohne Schrägstrich am Ende.</translation>
    </message>
    <message>
        <source>Choose the certificate of this key too.</source>
        <translation>Wählen Sie auch das Zertifikat dieses Schlüssels aus.</translation>
    </message>
    <message>
        <source>Choose the key of this certificate too.</source>
        <translation>Wählen Sie auch den Schlüssel dieses Zertifikats aus.</translation>
    </message>
    <message>
        <source>These files cannot be used. They must be readable PEM files that belong together. The certificate must be valid today. The key must have no passphrase and be readable only by its owner.</source>
        <translation>Diese Dateien sind nicht verwendbar. Es müssen lesbare PEM-Dateien sein, die zusammengehören. Das Zertifikat muss heute gültig sein. Der Schlüssel darf keine Passphrase haben und nur für seinen Besitzer lesbar sein.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsFees</name>
    <message>
        <source>Euros with up to two decimals, such as 0.25.</source>
        <translation>Euro mit höchstens zwei Nachkommastellen, zum Beispiel 0,25.</translation>
    </message>
    <message>
        <source>A percentage from 0 to 100, such as 1.4.</source>
        <translation>Ein Prozentsatz von 0 bis 100, zum Beispiel 1,4.</translation>
    </message>
    <message>
        <source>The amount of the invoice, such as 123.45.</source>
        <translation>Der Rechnungsbetrag, zum Beispiel 123,45.</translation>
    </message>
    <message>
        <source>The number of the invoice, up to 35 characters. No other month has it.</source>
        <translation>Die Rechnungsnummer, höchstens 35 Zeichen. Kein anderer Monat hat sie.</translation>
    </message>
    <message>
        <source>Net: less the fees</source>
        <translation>Netto: abzüglich Gebühren</translation>
    </message>
    <message>
        <source>Gross: fees apart</source>
        <translation>Brutto: Gebühren getrennt</translation>
    </message>
    <message>
        <source>A month that has ended.</source>
        <translation>Ein Monat, der vorbei ist.</translation>
    </message>
    <message>
        <source>%1: invoice %2 of %3 instead of %4</source>
        <translation>%1: Rechnung %2 über %3 statt %4</translation>
    </message>
    <message>
        <source>The new invoice replaces invoice %1 of %2: the difference is booked.</source>
        <translation>Die neue Rechnung ersetzt Rechnung %1 über %2: Der Unterschied wird gebucht.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsForm</name>
    <message>
        <source>Nothing has been changed</source>
        <translation>Es wurde nichts geändert</translation>
    </message>
    <message>
        <source>The changes are being saved</source>
        <translation>Die Änderungen werden gespeichert</translation>
    </message>
    <message>
        <source>Correct the marked fields first</source>
        <translation>Korrigieren Sie zuerst die markierten Felder</translation>
    </message>
    <message>
        <source>Fill in the empty fields first</source>
        <translation>Füllen Sie zuerst die leeren Felder aus</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsJournalDay</name>
    <message>
        <source>VAT of refunds</source>
        <translation>Umsatzsteuer der Erstattungen</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Debit</source>
        <translation>Soll</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Haben</translation>
    </message>
    <message>
        <source>No journal: “%1” has no account.</source>
        <translation>Kein Journal: „%1“ hat kein Konto.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Debit and credit differ by %1.</source>
        <translation>Soll und Haben unterscheiden sich um %1.</translation>
    </message>
    <message>
        <source>✓ Debit equals credit. Example: no day has payments yet.</source>
        <translation>✓ Soll gleich Haben. Beispiel: Noch kein Tag hat Zahlungen.</translation>
    </message>
    <message>
        <source>✓ Debit equals credit.</source>
        <translation>✓ Soll gleich Haben.</translation>
    </message>
    <message>
        <source>Account %1 ends at %2, but you are owed %3.</source>
        <translation>Konto %1 endet mit %2, aber Sie haben %3 gut.</translation>
    </message>
    <message>
        <source>✓ Account %1 ends at %2 once paid out.</source>
        <translation>✓ Konto %1 endet nach der Auszahlung mit %2.</translation>
    </message>
    <message>
        <source>✓ Account %1 ends at %2: what you are owed.</source>
        <translation>✓ Konto %1 endet mit %2: was Ihnen geschuldet wird.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsLimitsForm</name>
    <message>
        <source>An amount such as 50.00; empty: no limit</source>
        <translation>Ein Betrag wie 50,00; leer: keine Grenze</translation>
    </message>
    <message>
        <source>Less than one refund.</source>
        <translation>Weniger als eine Erstattung.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMemberForm</name>
    <message>
        <source>Give this PIN to %1. It is shown only now, and must be replaced at the first sign-in.</source>
        <translation>Geben Sie diese PIN an %1. Sie wird nur jetzt angezeigt und muss bei der ersten Anmeldung ersetzt werden.</translation>
    </message>
    <message>
        <source>%1 can no longer sign in or approve. The name stays in this list and in Activity.</source>
        <translation>%1 kann sich nicht mehr anmelden oder genehmigen. Der Name bleibt in dieser Liste und unter Aktivität.</translation>
    </message>
    <message>
        <source>The shop needs an owner.</source>
        <translation>Das Geschäft braucht einen Inhaber.</translation>
    </message>
    <message>
        <source>An owner needs a PIN first.</source>
        <translation>Zuerst braucht ein Inhaber eine PIN.</translation>
    </message>
    <message>
        <source>There is a %1 already; add a letter.</source>
        <translation>Es gibt bereits %1; fügen Sie einen Buchstaben hinzu.</translation>
    </message>
    <message>
        <source>A password has 10 to 128 characters.</source>
        <translation>Ein Passwort hat 10 bis 128 Zeichen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMerchantForm</name>
    <message>
        <source>A new merchant</source>
        <translation>Ein neuer Händler</translation>
    </message>
    <message>
        <source>The merchant needs a name.</source>
        <translation>Der Händler braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMerchantKeysForm</name>
    <message numerus="yes">
        <source>%1 usable: %2</source>
        <translation>
            <numerusform>%1 verwendbar: %2</numerusform>
            <numerusform>%1 verwendbar: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 not usable</source>
        <translation>
            <numerusform>%1 nicht verwendbar</numerusform>
            <numerusform>%1 nicht verwendbar</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a JSON object. Paste the whole key set, from { to }.</source>
        <translation>Das ist kein JSON-Objekt. Fügen Sie den ganzen Schlüsselsatz ein, von { bis }.</translation>
    </message>
    <message>
        <source>A key set must have a list named “keys”.</source>
        <translation>Ein Schlüsselsatz muss eine Liste „keys“ haben.</translation>
    </message>
    <message>
        <source>The key set must have at least one key.</source>
        <translation>Der Schlüsselsatz muss mindestens einen Schlüssel enthalten.</translation>
    </message>
    <message>
        <source>The key set contains a private key. Paste public keys only, and stop using that private key.</source>
        <translation>Der Schlüsselsatz enthält einen privaten Schlüssel. Fügen Sie nur öffentliche Schlüssel ein und verwenden Sie diesen privaten Schlüssel nicht mehr.</translation>
    </message>
    <message>
        <source>No key of the key set can check signatures. A key needs its own “kid” and must be P-256, or RSA with at least 2048 bits.</source>
        <translation>Kein Schlüssel des Schlüsselsatzes kann Signaturen prüfen. Ein Schlüssel braucht eine eigene „kid“ und muss P-256 sein oder RSA mit mindestens 2048 Bit.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPage</name>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Saved ✓</source>
        <translation>Gespeichert ✓</translation>
    </message>
    <message numerus="yes">
        <source>%n fields to correct</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of the profile</source>
        <translation>Teile des Profils</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPageText</name>
    <message>
        <source>Merchants</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Points of sale</source>
        <translation>Verkaufspunkte</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Signing keys</source>
        <translation>Signaturschlüssel</translation>
    </message>
    <message>
        <source>Simulation and clock</source>
        <translation>Simulation und Uhr</translation>
    </message>
    <message>
        <source>Existing clients</source>
        <translation>Vorhandene Clients</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Adresse des Dienstes</translation>
    </message>
    <message>
        <source>companies that take payments</source>
        <translation>Firmen, die Zahlungen annehmen</translation>
    </message>
    <message>
        <source>account (IBAN), channel, refunds, callback addresses</source>
        <translation>Konto (IBAN), Kanal, Erstattungen, Callback-Adressen</translation>
    </message>
    <message>
        <source>tills, shops, stickers with a QR code</source>
        <translation>Kassen, Geschäfte, Aufkleber mit QR-Code</translation>
    </message>
    <message>
        <source>access for the software of a shop</source>
        <translation>Zugang für die Software eines Geschäfts</translation>
    </message>
    <message>
        <source>keys that sign callbacks and responses</source>
        <translation>Schlüssel, die Callbacks und Antworten signieren</translation>
    </message>
    <message>
        <source>address, port, network, certificate (TLS)</source>
        <translation>Adresse, Port, Netzwerk, Zertifikat (TLS)</translation>
    </message>
    <message>
        <source>names and rules for clients that exist</source>
        <translation>Namen und Regeln für bestehende Clients</translation>
    </message>
    <message>
        <source>test customers, faults, time and date</source>
        <translation>Testkunden, Fehler, Uhrzeit und Datum</translation>
    </message>
    <message>
        <source>language, light and dark</source>
        <translation>Sprache, hell und dunkel</translation>
    </message>
    <message>
        <source>Safe keeping</source>
        <translation>Datensicherung</translation>
    </message>
    <message>
        <source>backups, passphrase, rehearsal, restored shop</source>
        <translation>Sicherungen, Passphrase, Probe, wiederhergestelltes Geschäft</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>people, PINs, roles, limits of refunds</source>
        <translation>Personen, PINs, Rollen, Erstattungsgrenzen</translation>
    </message>
    <message>
        <source>Bookkeeping</source>
        <translation>Buchhaltung</translation>
    </message>
    <message>
        <source>chart of accounts, journal, VAT rates, fees</source>
        <translation>Kontenrahmen, Journal, Steuersätze, Gebühren</translation>
    </message>
    <message>
        <source>Tills</source>
        <translation>Kassen</translation>
    </message>
    <message>
        <source>other computers of the shop, pairing</source>
        <translation>andere Computer des Geschäfts, Kopplung</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>where the shop is, connection, server</source>
        <translation>wo das Geschäft ist, Verbindung, Server</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>environment, provider, API key, signing key, check</source>
        <translation>Umgebung, Anbieter, API-Schlüssel, Signaturschlüssel, Prüfung</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPointOfSaleForm</name>
    <message>
        <source>At most %1 letters A to Z and digits.</source>
        <translation>Höchstens %1 Buchstaben von A bis Z und Ziffern.</translation>
    </message>
    <message>
        <source>This profile already has a point of sale with this ID.</source>
        <translation>Dieses Profil hat bereits einen Verkaufspunkt mit dieser ID.</translation>
    </message>
    <message>
        <source>This ID is taken, or the profile already has the maximum of 1000 points of sale.</source>
        <translation>Diese ID ist bereits vergeben, oder das Profil hat schon die Höchstzahl von 1000 Verkaufspunkten.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsProfileForm</name>
    <message>
        <source>New profile</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <source>Same length as your other profiles ✓</source>
        <translation>Gleich lang wie bei Ihren anderen Profilen ✓</translation>
    </message>
    <message>
        <source>Your other profiles use %1 characters</source>
        <translation>Ihre anderen Profile verwenden %1 Zeichen</translation>
    </message>
    <message>
        <source>Combines payments in one payout; empty: no batch</source>
        <translation>Fasst Zahlungen in einer Auszahlung zusammen; leer: kein Sammler</translation>
    </message>
    <message>
        <source>Combines payments in one payout</source>
        <translation>Fasst Zahlungen in einer Auszahlung zusammen</translation>
    </message>
    <message>
        <source>Without an account the profile takes no payments</source>
        <translation>Ohne Konto nimmt das Profil keine Zahlungen an</translation>
    </message>
    <message>
        <source>The check digits are correct ✓</source>
        <translation>Prüfziffern stimmen ✓</translation>
    </message>
    <message>
        <source>The profile needs a name.</source>
        <translation>Das Profil braucht einen Namen.</translation>
    </message>
    <message>
        <source>Type the name that customers see.</source>
        <translation>Geben Sie den Namen ein, den Kunden sehen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSafekeeping</name>
    <message>
        <source>Made</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>A backup is being made</source>
        <translation>Eine Sicherung wird angelegt</translation>
    </message>
    <message>
        <source>A restore is being rehearsed</source>
        <translation>Eine Wiederherstellung wird geprobt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>The shop goes on · %1</source>
        <translation>Das Geschäft läuft weiter · %1</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was kept of it.</source>
        <translation>Abgebrochen. Davon wurde nichts behalten.</translation>
    </message>
    <message>
        <source>The last backup could not be restored: its file is missing or damaged, or it was made with another passphrase. Make a backup now, then rehearse again.</source>
        <translation>Die letzte Sicherung konnte nicht wiederhergestellt werden: Ihre Datei fehlt oder ist beschädigt, oder sie wurde mit einer anderen Passphrase angelegt. Sichern Sie jetzt und proben Sie dann erneut.</translation>
    </message>
    <message>
        <source>The restored copy did not pass its checks. Make a backup now, and ask for help if the next rehearsal fails too.</source>
        <translation>Die wiederhergestellte Kopie hat ihre Prüfungen nicht bestanden. Sichern Sie jetzt und holen Sie Hilfe, wenn auch die nächste Probe fehlschlägt.</translation>
    </message>
    <message>
        <source>Choose and save a folder first</source>
        <translation>Wählen Sie zuerst einen Ordner aus und speichern Sie</translation>
    </message>
    <message>
        <source>There is no backup to restore yet</source>
        <translation>Es gibt noch keine Sicherung zum Wiederherstellen</translation>
    </message>
    <message>
        <source>The folder is not there. Connect its disk, or choose another folder.</source>
        <translation>Der Ordner fehlt. Schließen Sie seine Festplatte an oder wählen Sie einen anderen Ordner aus.</translation>
    </message>
    <message>
        <source>Tilldesk may not write to this folder.</source>
        <translation>Tilldesk darf nicht in diesen Ordner schreiben.</translation>
    </message>
    <message>
        <source>The folder is on the disk of the shop itself: if that disk breaks, the backups are lost too. Choose a folder on another disk.</source>
        <translation>Der Ordner liegt auf der Festplatte des Geschäfts selbst: Geht sie kaputt, sind auch die Sicherungen verloren. Wählen Sie einen Ordner auf einer anderen Festplatte aus.</translation>
    </message>
    <message>
        <source>enough for all backups that are kept</source>
        <translation>genug für alle Sicherungen, die behalten werden</translation>
    </message>
    <message>
        <source>not enough for the next backup</source>
        <translation>nicht genug für die nächste Sicherung</translation>
    </message>
    <message numerus="yes">
        <source>enough for %1 more backups</source>
        <translation>
            <numerusform>genug für noch %1 Sicherung</numerusform>
            <numerusform>genug für noch %1 Sicherungen</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup is being restored</source>
        <translation>Eine Sicherung wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Nothing was restored; the shop is as it was. %1</source>
        <translation>Nichts wurde wiederhergestellt; das Geschäft ist unverändert. %1</translation>
    </message>
    <message>
        <source>A backup, a rehearsal or a restore is running</source>
        <translation>Eine Sicherung, eine Probe oder eine Wiederherstellung läuft</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSafekeepingForm</name>
    <message>
        <source>Choose the folder, or type its whole path from / on</source>
        <translation>Wählen Sie den Ordner aus oder geben Sie seinen ganzen Pfad ab / ein</translation>
    </message>
    <message>
        <source>A time of day, for example 12:00</source>
        <translation>Eine Uhrzeit, zum Beispiel 12:00</translation>
    </message>
    <message>
        <source>A whole number from 1 to %1</source>
        <translation>Eine ganze Zahl von 1 bis %1</translation>
    </message>
    <message>
        <source>Backups cannot be written to this folder. Does it exist, is its disk connected, and may you write to it?</source>
        <translation>In diesen Ordner können keine Sicherungen geschrieben werden. Gibt es ihn, ist seine Festplatte angeschlossen und dürfen Sie hineinschreiben?</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsServiceKeys</name>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Signs from</source>
        <translation>Signiert ab</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Signing</source>
        <translation>Signiert</translation>
    </message>
    <message>
        <source>New keys are being made</source>
        <translation>Neue Schlüssel werden erstellt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt am</translation>
    </message>
    <message>
        <source>Being retired</source>
        <translation>Läuft aus</translation>
    </message>
    <message>
        <source>New keys are already waiting; they will sign soon</source>
        <translation>Neue Schlüssel warten bereits; sie signieren bald</translation>
    </message>
    <message>
        <source>A new key of each algorithm is published now and signs after 24 hours. The old keys stay in the key set for another 24 hours. Shops that read the key set at its address need to do nothing.</source>
        <translation>Von jedem Algorithmus wird jetzt ein neuer Schlüssel veröffentlicht, der nach 24 Stunden zu signieren beginnt. Die alten Schlüssel bleiben danach noch 24 Stunden im Schlüsselsatz. Geschäfte, die den Schlüsselsatz unter seiner Adresse lesen, brauchen nichts zu tun.</translation>
    </message>
    <message>
        <source>New keys are already waiting. They can be replaced as soon as they sign.</source>
        <translation>Neue Schlüssel warten bereits. Sie können ersetzt werden, sobald sie signieren.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSimulation</name>
    <message>
        <source>This is a production database. Customers and time are real here, so the simulation can never be switched on.</source>
        <translation>Dies ist eine Produktionsdatenbank. Kunden und Zeit sind hier echt; die Simulation kann daher nie eingeschaltet werden.</translation>
    </message>
    <message>
        <source>The clock stands still</source>
        <translation>Die Uhr steht still</translation>
    </message>
    <message numerus="yes">
        <source>%1 d</source>
        <translation>
            <numerusform>%1 Tag</numerusform>
            <numerusform>%1 Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 Std.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 Min.</translation>
    </message>
    <message>
        <source>The clock shows the computer&apos;s time</source>
        <translation>Die Uhr zeigt die Uhrzeit des Computers</translation>
    </message>
    <message>
        <source>The clock differs by less than a minute from the computer&apos;s</source>
        <translation>Die Uhr weicht weniger als eine Minute von der des Computers ab</translation>
    </message>
    <message>
        <source>The clock is %1 behind the computer&apos;s</source>
        <translation>Die Uhr geht %1 nach, verglichen mit der des Computers</translation>
    </message>
    <message>
        <source>The clock is %1 ahead of the computer&apos;s</source>
        <translation>Die Uhr geht %1 vor, verglichen mit der des Computers</translation>
    </message>
    <message>
        <source>The clock can be moved forward by at most 400 days.</source>
        <translation>Die Uhr kann höchstens 400 Tage vorgestellt werden.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsStaff</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Zuletzt gesehen</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>What a role may do</source>
        <translation>Was eine Rolle darf</translation>
    </message>
    <message>
        <source>Left on %1</source>
        <translation>Ausgeschieden am %1</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Kein Zugang</translation>
    </message>
    <message>
        <source>Blocked until %1</source>
        <translation>Gesperrt bis %1</translation>
    </message>
    <message>
        <source>No PIN</source>
        <translation>Keine PIN</translation>
    </message>
    <message>
        <source>PIN set</source>
        <translation>PIN gesetzt</translation>
    </message>
    <message>
        <source>Temporary until sign-in</source>
        <translation>Vorläufig</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Take payments, cancel a running one</source>
        <translation>Zahlungen einnehmen und abbrechen</translation>
    </message>
    <message>
        <source>Look up payments, print receipts</source>
        <translation>Zahlungen nachsehen, Belege drucken</translation>
    </message>
    <message>
        <source>Close the day of a till</source>
        <translation>Den Tag einer Kasse abschließen</translation>
    </message>
    <message>
        <source>Refund, up to the own limit</source>
        <translation>Erstatten, bis zur eigenen Grenze</translation>
    </message>
    <message>
        <source>Payouts and reports</source>
        <translation>Auszahlungen und Berichte</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exporte</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Approve refunds, up to the own limit</source>
        <translation>Erstattungen bis zur Grenze genehmigen</translation>
    </message>
    <message>
        <source>See whole account numbers</source>
        <translation>Vollständige Kontonummern sehen</translation>
    </message>
    <message>
        <source>Simulation and its clock</source>
        <translation>Simulation und ihre Uhr</translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <translation>
            <numerusform>%1 Person</numerusform>
            <numerusform>%1 Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 have left</source>
        <translation>
            <numerusform>%1, %2 ist ausgeschieden</numerusform>
            <numerusform>%1, %2 sind ausgeschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a PIN: everybody at this computer may do everything. Add the owner first, then the others; each person gets a PIN.</source>
        <translation>Niemand hat eine PIN: Jeder an diesem Computer darf alles. Fügen Sie zuerst den Inhaber hinzu, dann die anderen; jede Person erhält eine PIN.</translation>
    </message>
    <message>
        <source>You are alone here. Add someone and they get their own PIN.</source>
        <translation>Sie sind hier allein. Fügen Sie jemanden hinzu; diese Person erhält eine eigene PIN.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>Settings, staff, tills, keys and backups</source>
        <translation>Einstellungen, Personal, Kassen, Schlüssel und Sicherungen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsTillForm</name>
    <message>
        <source>Chosen at the till</source>
        <translation>An der Kasse gewählt</translation>
    </message>
    <message>
        <source>What its user may do</source>
        <translation>Was der Benutzer darf</translation>
    </message>
    <message>
        <source>At most what a manager may do</source>
        <translation>Höchstens, was ein Filialleiter darf</translation>
    </message>
    <message>
        <source>At most what a cashier may do</source>
        <translation>Höchstens, was ein Kassierer darf</translation>
    </message>
    <message numerus="yes">
        <source>The name has at most %n characters</source>
        <translation>
            <numerusform>Der Name hat höchstens %n Zeichen</numerusform>
            <numerusform>Der Name hat höchstens %n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Another till has this name</source>
        <translation>Eine andere Kasse hat diesen Namen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsTills</name>
    <message>
        <source>Till</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Angemeldet</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Zuletzt gesehen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Added on %1</source>
        <translation>Hinzugefügt am %1</translation>
    </message>
    <message>
        <source>Added on %1 by %2</source>
        <translation>Hinzugefügt am %1 von %2</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Entzogen</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>%1 of %2 connected</source>
        <translation>%1 von %2 verbunden</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 revoked</source>
        <translation>
            <numerusform>%1, %2 ohne Zugang</numerusform>
            <numerusform>%1, %2 ohne Zugang</numerusform>
        </translation>
    </message>
    <message>
        <source>Other computers cannot connect: the shop’s computer cannot open the port for tills. Another program may be using it.</source>
        <translation>Andere Computer können sich nicht verbinden: Der Computer des Geschäfts kann den Port für Kassen nicht öffnen. Vielleicht benutzt ihn ein anderes Programm.</translation>
    </message>
    <message>
        <source>All tills lose their connection at once. They stay on the list and connect again when you allow it.</source>
        <translation>Alle Kassen verlieren sofort ihre Verbindung. Sie bleiben in der Liste und verbinden sich wieder, sobald Sie es erlauben.</translation>
    </message>
    <message>
        <source>The tills are not known yet</source>
        <translation>Die Kassen sind noch nicht bekannt</translation>
    </message>
    <message>
        <source>Only this computer may connect. Let other computers connect first</source>
        <translation>Nur dieser Computer darf sich verbinden. Lassen Sie zuerst andere Computer zu</translation>
    </message>
    <message>
        <source>The shop’s computer has no network</source>
        <translation>Der Computer des Geschäfts hat kein Netzwerk</translation>
    </message>
    <message>
        <source>Choose a till first</source>
        <translation>Wählen Sie zuerst eine Kasse</translation>
    </message>
    <message>
        <source>This till is revoked</source>
        <translation>Dieser Kasse ist der Zugang entzogen</translation>
    </message>
    <message>
        <source>“%1” loses its connection at once and for ever. What was sold there stays in the books. To use that computer again, add it as a new till.</source>
        <translation>„%1“ verliert sofort und für immer die Verbindung. Was dort verkauft wurde, bleibt in den Büchern. Um den Computer wieder zu benutzen, fügen Sie ihn als neue Kasse hinzu.</translation>
    </message>
    <message>
        <source>this computer, the shop’s server</source>
        <translation>dieser Computer, der Server</translation>
    </message>
    <message>
        <source>the shop’s server</source>
        <translation>der Server des Geschäfts</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Büro</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>older, still works</source>
        <translation>älter, läuft noch</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufspunkt</translation>
    </message>
    <message>
        <source>at most manager</source>
        <translation>höchstens Filialleiter</translation>
    </message>
    <message>
        <source>at most cashier</source>
        <translation>höchstens Kassierer</translation>
    </message>
    <message>
        <source>Too old</source>
        <translation>Zu alt</translation>
    </message>
    <message>
        <source>Install the version of the shop’s computer on this till</source>
        <translation>Installieren Sie auf dieser Kasse die Version des Computers des Geschäfts</translation>
    </message>
    <message>
        <source>“%1” disappears from this list. What was sold there stays in the books, and its entries stay in Activity.</source>
        <translation>„%1“ verschwindet aus dieser Liste. Was dort verkauft wurde, bleibt in den Büchern, und die Einträge bleiben unter Aktivität.</translation>
    </message>
    <message>
        <source>“%1” asks to be added as a till.</source>
        <translation>„%1“ möchte als Kasse hinzugefügt werden.</translation>
    </message>
    <message>
        <source>The shop’s computer cannot be revoked</source>
        <translation>Dem Computer des Geschäfts kann der Zugang nicht entzogen werden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsView</name>
    <message>
        <source>Discard the changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>There are unsaved changes. They are lost if you continue.</source>
        <translation>Es gibt nicht gespeicherte Änderungen. Sie gehen verloren, wenn Sie fortfahren.</translation>
    </message>
    <message>
        <source>There are unsaved changes</source>
        <translation>Es gibt nicht gespeicherte Änderungen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsWords</name>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>As specified (4 critical names)</source>
        <translation>Wie beschrieben (4 kritische Namen)</translation>
    </message>
    <message>
        <source>Extended (5 critical names, whole address)</source>
        <translation>Erweitert (5 kritische Namen, ganze Adresse)</translation>
    </message>
    <message>
        <source>Too long: %1 of at most %2 characters.</source>
        <translation>Zu lang: %1 von höchstens %2 Zeichen.</translation>
    </message>
    <message>
        <source>An IBAN has only letters and digits.</source>
        <translation>Eine IBAN besteht nur aus Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>In store</source>
        <translation>Im Geschäft</translation>
    </message>
    <message>
        <source>The text contains a character that cannot be displayed.</source>
        <translation>Der Text enthält ein Zeichen, das nicht dargestellt werden kann.</translation>
    </message>
    <message>
        <source>This address is on this computer: switch on “Allow this computer” to use it.</source>
        <translation>Diese Adresse liegt auf diesem Computer: Schalten Sie „Diesen Computer zulassen“ ein, um sie zu verwenden.</translation>
    </message>
    <message>
        <source>This address is on a private network: switch on “Allow private networks” to use it.</source>
        <translation>Diese Adresse liegt in einem privaten Netz: Schalten Sie „Private Netze zulassen“ ein, um sie zu verwenden.</translation>
    </message>
    <message>
        <source>Type an https address with a full host name, for example https://shop.example/notify.</source>
        <translation>Geben Sie eine https-Adresse mit vollständigem Hostnamen ein, zum Beispiel https://shop.example/notify.</translation>
    </message>
    <message>
        <source>This is not a valid IBAN: its country, length or check digits are wrong.</source>
        <translation>Das ist keine gültige IBAN: Land, Länge oder Prüfziffern stimmen nicht.</translation>
    </message>
    <message>
        <source>At most %1 lines of %2 characters.</source>
        <translation>Höchstens %1 Zeilen mit je %2 Zeichen.</translation>
    </message>
    <message>
        <source>A Belgian VAT number has 10 digits after BE: the first is 0 or 1, and the last two are check digits.</source>
        <translation>Eine belgische USt-IdNr. hat 10 Ziffern nach BE: Die erste ist 0 oder 1, und die letzten zwei sind Prüfziffern.</translation>
    </message>
    <message>
        <source>A VAT number begins with the two letters of its country, for example BE0403019261.</source>
        <translation>Eine USt-IdNr. beginnt mit den zwei Buchstaben ihres Landes, zum Beispiel BE0403019261.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupPresenter</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The bank cuts it here.</source>
        <translation>Hier schneidet die Bank ab.</translation>
    </message>
    <message>
        <source>Customers read it on their phone and their bank statement.</source>
        <translation>Kunden lesen ihn auf ihrem Telefon und ihrem Kontoauszug.</translation>
    </message>
    <message>
        <source>This country&apos;s accounts cannot be paid out to.</source>
        <translation>Auf Konten dieses Landes kann nicht ausgezahlt werden.</translation>
    </message>
    <message>
        <source>This account number is too long for its country.</source>
        <translation>Diese Kontonummer ist zu lang für ihr Land.</translation>
    </message>
    <message>
        <source>These check digits do not fit. Compare it with your bank card.</source>
        <translation>Diese Prüfziffern passen nicht. Vergleichen Sie sie mit Ihrer Bankkarte.</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Beide sind gleich.</translation>
    </message>
    <message>
        <source>The two PINs differ.</source>
        <translation>Die beiden PINs sind verschieden.</translation>
    </message>
    <message>
        <source>Type the name of your shop.</source>
        <translation>Geben Sie den Namen Ihres Geschäfts ein.</translation>
    </message>
    <message>
        <source>Type the whole account number (IBAN).</source>
        <translation>Geben Sie die ganze Kontonummer (IBAN) ein.</translation>
    </message>
    <message>
        <source>Type the name of the account.</source>
        <translation>Geben Sie den Namen des Kontos ein.</translation>
    </message>
    <message>
        <source>Type a name for the till.</source>
        <translation>Geben Sie einen Namen für die Kasse ein.</translation>
    </message>
    <message>
        <source>Type your name.</source>
        <translation>Geben Sie Ihren Namen ein.</translation>
    </message>
    <message>
        <source>Type the same PIN twice, or skip it.</source>
        <translation>Geben Sie zweimal dieselbe PIN ein, oder überspringen Sie sie.</translation>
    </message>
    <message>
        <source>The shop is being opened…</source>
        <translation>Das Geschäft wird eröffnet&#xa0;…</translation>
    </message>
    <message>
        <source>The demo shop is being filled…</source>
        <translation>Das Demogeschäft wird gefüllt&#xa0;…</translation>
    </message>
    <message>
        <source>The backup is being restored and checked…</source>
        <translation>Die Sicherung wird wiederhergestellt und geprüft&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupPreview</name>
    <message>
        <source>What your customers see</source>
        <translation>Was Ihre Kunden sehen</translation>
    </message>
    <message>
        <source>On your own bank statement</source>
        <translation>Auf Ihrem eigenen Kontoauszug</translation>
    </message>
    <message>
        <source>The sticker on your counter</source>
        <translation>Der Aufkleber auf Ihrer Theke</translation>
    </message>
    <message>
        <source>How you unlock the till</source>
        <translation>So entsperren Sie die Kasse</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Bezahlen</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>Zu zahlen</translation>
    </message>
    <message>
        <source>Flour mill</source>
        <translation>Mühle</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Scan to pay</source>
        <translation>Zum Bezahlen scannen</translation>
    </message>
    <message>
        <source>Payout, %1</source>
        <translation>Auszahlung, %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupWindow</name>
    <message>
        <source>Welcome. Let’s open your shop.</source>
        <translation>Willkommen. Eröffnen wir Ihr Geschäft.</translation>
    </message>
    <message>
        <source>Four short questions. You can change every answer later.</source>
        <translation>Vier kurze Fragen. Sie können jede Antwort später ändern.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Name of your shop</source>
        <translation>Name Ihres Geschäfts</translation>
    </message>
    <message>
        <source>Where does the money go?</source>
        <translation>Wohin geht das Geld?</translation>
    </message>
    <message>
        <source>The day’s takings are paid out to this account every night.</source>
        <translation>Die Tageseinnahmen werden jede Nacht auf dieses Konto ausgezahlt.</translation>
    </message>
    <message>
        <source>Account number (IBAN)</source>
        <translation>Kontonummer (IBAN)</translation>
    </message>
    <message>
        <source>Name of the account</source>
        <translation>Name des Kontos</translation>
    </message>
    <message>
        <source>As your bank writes it.</source>
        <translation>Wie Ihre Bank ihn schreibt.</translation>
    </message>
    <message>
        <source>Name your first till</source>
        <translation>Benennen Sie Ihre erste Kasse</translation>
    </message>
    <message>
        <source>A till is one place where customers pay. Add more at any time.</source>
        <translation>Eine Kasse ist ein Ort, an dem Kunden bezahlen. Sie können jederzeit weitere hinzufügen.</translation>
    </message>
    <message>
        <source>Name of the till</source>
        <translation>Name der Kasse</translation>
    </message>
    <message>
        <source>Make a QR sticker for the counter</source>
        <translation>Einen QR-Aufkleber für die Theke erstellen</translation>
    </message>
    <message>
        <source>Customers scan it and pay what the till asks. Print it afterwards, A6 or A4.</source>
        <translation>Kunden scannen ihn und zahlen, was die Kasse verlangt. Drucken Sie ihn danach, A6 oder A4.</translation>
    </message>
    <message>
        <source>And who are you?</source>
        <translation>Und wer sind Sie?</translation>
    </message>
    <message>
        <source>The owner may do everything. Your PIN unlocks the till.</source>
        <translation>Die Inhaberin oder der Inhaber darf alles. Ihre PIN entsperrt die Kasse.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>PIN, 4 to 8 digits</source>
        <translation>PIN, 4 bis 8 Ziffern</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>Dieselbe PIN noch einmal</translation>
    </message>
    <message>
        <source>Without a PIN, everybody at this computer is the owner. You can set one later in Settings, Staff.</source>
        <translation>Ohne PIN gilt jeder an diesem Computer als Inhaber. Sie können später unter Einstellungen, Personal eine festlegen.</translation>
    </message>
    <message>
        <source>Open the shop</source>
        <translation>Geschäft eröffnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Look around with a demo shop instead</source>
        <translation>Stattdessen ein Demogeschäft ansehen</translation>
    </message>
    <message>
        <source>Restore from a backup…</source>
        <translation>Aus einer Sicherung wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip the PIN</source>
        <translation>PIN überspringen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Leave the setup?</source>
        <translation>Einrichtung verlassen?</translation>
    </message>
    <message>
        <source>Your answers are kept.</source>
        <translation>Ihre Antworten bleiben erhalten.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Connect to a shop on another computer…</source>
        <translation>Mit einem Geschäft auf einem anderen Computer verbinden …</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupWords</name>
    <message>
        <source>A Belgian account number, and its check digits are right.</source>
        <translation>Eine belgische Kontonummer, und ihre Prüfziffern stimmen.</translation>
    </message>
    <message>
        <source>An account in %1, check digits are right.</source>
        <translation>Ein Konto (%1), die Prüfziffern stimmen.</translation>
    </message>
    <message>
        <source>Till 1</source>
        <translation>Kasse 1</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Theke</translation>
    </message>
    <message>
        <source>Terrace</source>
        <translation>Terrasse</translation>
    </message>
    <message>
        <source>Market stall</source>
        <translation>Marktstand</translation>
    </message>
    <message>
        <source>Backup of %1</source>
        <translation>Sicherung vom %1</translation>
    </message>
    <message numerus="yes">
        <source>%n payments since then would be lost</source>
        <translation>
            <numerusform>%n Zahlung seither ginge verloren</numerusform>
            <numerusform>%n spätere Zahlungen würden verloren gehen</numerusform>
        </translation>
    </message>
    <message>
        <source>No payment since then would be lost</source>
        <translation>Keine Zahlung seither ginge verloren</translation>
    </message>
    <message>
        <source>The shop could not be saved. %1 (trace %2)</source>
        <translation>Das Geschäft konnte nicht gespeichert werden. %1 (Trace %2)</translation>
    </message>
    <message>
        <source>This backup is sealed: type its passphrase.</source>
        <translation>Diese Sicherung ist verschlüsselt: Geben Sie ihre Passphrase ein.</translation>
    </message>
    <message>
        <source>This is not the passphrase of this backup.</source>
        <translation>Das ist nicht die Passphrase dieser Sicherung.</translation>
    </message>
    <message>
        <source>This file is no backup of Tilldesk, or it is damaged.</source>
        <translation>Diese Datei ist keine Sicherung von Tilldesk, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>Demo shop, no real money</source>
        <translation>Demogeschäft, kein echtes Geld</translation>
    </message>
    <message>
        <source>Start my own shop</source>
        <translation>Mein eigenes Geschäft eröffnen</translation>
    </message>
    <message>
        <source>The QR sticker of your till is ready to print.</source>
        <translation>Der QR-Aufkleber Ihrer Kasse kann gedruckt werden.</translation>
    </message>
    <message>
        <source>Print the sticker</source>
        <translation>Aufkleber drucken</translation>
    </message>
    <message>
        <source>A payment of %1 was being created when this window was closed. The payment was made. Its state is: %2.</source>
        <translation>Eine Zahlung über %1 wurde gerade angelegt, als dieses Fenster geschlossen wurde. Die Zahlung wurde angelegt. Ihr Status: %2.</translation>
    </message>
    <message>
        <source>A payment of %1 was being created when this window was closed. The payment was not made, so nobody can have paid.</source>
        <translation>Eine Zahlung über %1 wurde gerade angelegt, als dieses Fenster geschlossen wurde. Die Zahlung wurde nicht angelegt, also kann niemand bezahlt haben.</translation>
    </message>
    <message>
        <source>Show payment</source>
        <translation>Zahlung anzeigen</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SigningKeysPage</name>
    <message>
        <source>The service&apos;s keys</source>
        <translation>Die Schlüssel des Dienstes</translation>
    </message>
    <message>
        <source>Rotate keys…</source>
        <translation>Schlüssel erneuern&#xa0;…</translation>
    </message>
    <message>
        <source>Published key set</source>
        <translation>Veröffentlichter Schlüsselsatz</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>At an address</source>
        <translation>An einer Adresse</translation>
    </message>
    <message>
        <source>Pasted here</source>
        <translation>Hier eingefügt</translation>
    </message>
    <message>
        <source>The merchant&apos;s keys</source>
        <translation>Die Schlüssel des Händlers</translation>
    </message>
    <message>
        <source>Public keys</source>
        <translation>Öffentliche Schlüssel</translation>
    </message>
    <message>
        <source>Address of the key set</source>
        <translation>Adresse des Schlüsselsatzes</translation>
    </message>
    <message>
        <source>Fetched when needed, kept for 12 hours</source>
        <translation>Wird bei Bedarf abgerufen und 12 Stunden behalten</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Schlüsselsatz</translation>
    </message>
    <message>
        <source>A JWKS (RFC 7517)</source>
        <translation>Ein JWKS (RFC 7517)</translation>
    </message>
    <message>
        <source>Shops find the key set at</source>
        <translation>Geschäfte finden den Schlüsselsatz unter</translation>
    </message>
    <message>
        <source>Signing keys</source>
        <translation>Signaturschlüssel</translation>
    </message>
    <message>
        <source>Rotate the keys?</source>
        <translation>Die Schlüssel erneuern?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Erneuern</translation>
    </message>
    <message>
        <source>Used to check the signed requests of this profile</source>
        <translation>Damit werden signierte Anfragen dieses Profils geprüft</translation>
    </message>
    <message>
        <source>The service signs callbacks and answers with these keys. They are the same for all profiles.</source>
        <translation>Der Dienst signiert Callbacks und Antworten mit diesen Schlüsseln. Sie sind für alle Profile dieselben.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SimulationPage</name>
    <message>
        <source>Back to the computer&apos;s time</source>
        <translation>Zurück zur Uhrzeit des Computers</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Simulation and clock</source>
        <translation>Simulation und Uhr</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Simulated customers</source>
        <translation>Simulierte Kunden</translation>
    </message>
    <message>
        <source>They scan and confirm in place of phones and banks. No money moves.</source>
        <translation>Sie scannen und bestätigen anstelle von Telefonen und Banken. Es fließt kein Geld.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Expiry, payouts and repeats follow this clock</source>
        <translation>Ablauf, Auszahlungen und Wiederholungen richten sich nach dieser Uhr</translation>
    </message>
    <message>
        <source>20 min: open payments expire</source>
        <translation>20 Min.: offene Zahlungen laufen ab</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Stellen auf</translation>
    </message>
    <message>
        <source>A date and time in Brussels</source>
        <translation>Datum und Uhrzeit in Brüssel</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 Min.</translation>
    </message>
    <message>
        <source>20 min</source>
        <translation>20 Min.</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>Laufen lassen</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Switch the simulation on first</source>
        <translation>Schalten Sie zuerst die Simulation ein</translation>
    </message>
    <message>
        <source>Type a whole number</source>
        <translation>Geben Sie eine ganze Zahl ein</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Refunds and payouts</source>
        <translation>Erstattungen und Auszahlungen</translation>
    </message>
    <message>
        <source>Refunds fail</source>
        <translation>Erstattungen schlagen fehl</translation>
    </message>
    <message>
        <source>Payouts fail</source>
        <translation>Auszahlungen schlagen fehl</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Vorstellen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufen oder anhalten</translation>
    </message>
    <message>
        <source>Move forward by</source>
        <translation>Vorstellen um</translation>
    </message>
    <message>
        <source>Another duration</source>
        <translation>Andere Dauer</translation>
    </message>
    <message>
        <source>Simulated fault of callbacks</source>
        <translation>Simulierter Fehler der Callbacks</translation>
    </message>
    <message>
        <source>Refunds that are processed from now on; no money moves</source>
        <translation>Erstattungen, die ab jetzt verarbeitet werden; es fließt kein Geld</translation>
    </message>
    <message>
        <source>Payouts that are made from now on; they can be paid out again</source>
        <translation>Auszahlungen, die ab jetzt ausgeführt werden; sie können erneut ausgezahlt werden</translation>
    </message>
    <message>
        <source>The clock already shows the computer&apos;s time</source>
        <translation>Die Uhr zeigt bereits die Uhrzeit des Computers</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Receives callbacks as a shop&apos;s server would, checks them and lists them under Callbacks</source>
        <translation>Empfängt Callbacks wie der Server eines Geschäfts, prüft sie und zeigt sie unter Callbacks</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StaffMemberDialog</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Give a temporary PIN</source>
        <translation>Vorläufige PIN geben</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Has left…</source>
        <translation>Als ausgeschieden eintragen&#xa0;…</translation>
    </message>
    <message>
        <source>Temporary PIN</source>
        <translation>Vorläufige PIN</translation>
    </message>
    <message>
        <source>Add someone</source>
        <translation>Person hinzufügen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>First name and surname, as colleagues know them</source>
        <translation>Vorname und Name, wie die Kollegen sie kennen</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>What the person may do</source>
        <translation>Was die Person darf</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Has %1 left?</source>
        <translation>Ist %1 ausgeschieden?</translation>
    </message>
    <message>
        <source>Has left</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Password for another computer</source>
        <translation>Passwort für einen anderen Computer</translation>
    </message>
    <message>
        <source>To sign in from a window elsewhere, 10 characters or more</source>
        <translation>Zum Anmelden an einem anderen Ort, mindestens 10 Zeichen</translation>
    </message>
    <message>
        <source>Set the password</source>
        <translation>Passwort setzen</translation>
    </message>
    <message>
        <source>Remove the password</source>
        <translation>Passwort entfernen</translation>
    </message>
    <message>
        <source>A password is set</source>
        <translation>Ein Passwort ist gesetzt</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StaffPage</name>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>What a role may do</source>
        <translation>Was eine Rolle darf</translation>
    </message>
    <message>
        <source>Add someone…</source>
        <translation>Person hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Refund limits</source>
        <translation>Erstattungsgrenzen</translation>
    </message>
    <message>
        <source>Above them, somebody with a higher limit approves with their own PIN. The owner has no limit, a bookkeeper makes no refunds.</source>
        <translation>Darüber genehmigt jemand mit einer höheren Grenze mit der eigenen PIN. Der Inhaber hat keine Grenze, die Buchhaltung erstattet nicht.</translation>
    </message>
    <message>
        <source>One refund, at most. Empty: no limit; 0: every refund needs approval</source>
        <translation>Eine Erstattung, höchstens. Leer: keine Grenze; 0: jede Erstattung braucht eine Genehmigung</translation>
    </message>
    <message>
        <source>All refunds of a person in a day, at most</source>
        <translation>Alle Erstattungen einer Person an einem Tag, höchstens</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StaffWords</name>
    <message>
        <source>Owner</source>
        <translation>Inhaber</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Filialleiter</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Kassierer</translation>
    </message>
    <message>
        <source>Bookkeeper</source>
        <translation>Buchhalter</translation>
    </message>
    <message>
        <source>Nobody signed in</source>
        <translation>Niemand angemeldet</translation>
    </message>
    <message numerus="yes">
        <source>That is not the PIN of %1. %n tries left.</source>
        <translation>
            <numerusform>Das ist nicht die PIN von %1. Noch %n Versuch.</numerusform>
            <numerusform>Das ist nicht die PIN von %1. Noch %n Versuche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocked until %1</source>
        <translation>Gesperrt bis %1</translation>
    </message>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>Eine PIN hat 4 bis 8 Ziffern.</translation>
    </message>
    <message>
        <source>Too easy: 1234, 0000, 1111 are tried first.</source>
        <translation>Zu einfach: 1234, 0000 und 1111 werden zuerst versucht.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits entered</source>
        <translation>
            <numerusform>%n Ziffer eingegeben</numerusform>
            <numerusform>%n Ziffern eingegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>payments</comment>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StatusBar</name>
    <message>
        <source>The ledger is wrong</source>
        <translation>Das Hauptbuch ist fehlerhaft</translation>
    </message>
    <message>
        <source>Service address %1</source>
        <translation>Adresse des Dienstes: %1</translation>
    </message>
    <message>
        <source>Service not reachable: shops&apos; software cannot connect</source>
        <translation>Dienst nicht erreichbar: Shop-Software kann sich nicht verbinden</translation>
    </message>
    <message>
        <source>Shop at %1</source>
        <translation>Geschäft unter %1</translation>
    </message>
    <message>
        <source>Shop at %1: no connection</source>
        <translation>Geschäft unter %1: keine Verbindung</translation>
    </message>
    <message>
        <source>last word %1</source>
        <translation>zuletzt gehört %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StepsRow</name>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StickerBox</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Als SVG speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>This point of sale</source>
        <translation>Dieser Verkaufspunkt</translation>
    </message>
    <message>
        <source>All of this profile</source>
        <translation>Alle dieses Profils</translation>
    </message>
    <message>
        <source>Stickers of</source>
        <translation>Aufkleber von</translation>
    </message>
    <message>
        <source>A6, one on a page</source>
        <translation>A6, einer pro Seite</translation>
    </message>
    <message>
        <source>A4, eight on a page</source>
        <translation>A4, acht pro Seite</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>The sticker that is shown, A6, for a printing house</source>
        <translation>Der angezeigte Aufkleber, A6, für eine Druckerei</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Saved as %1 ✓</source>
        <translation>Gespeichert als %1 ✓</translation>
    </message>
    <message>
        <source>Save the stickers as PDF</source>
        <translation>Die Aufkleber als PDF speichern</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Save the sticker as SVG</source>
        <translation>Den Aufkleber als SVG speichern</translation>
    </message>
    <message>
        <source>SVG pictures (*.svg)</source>
        <translation>SVG-Bilder (*.svg)</translation>
    </message>
    <message>
        <source>Customers scan the same sticker each time; it shows the payment that is open at this point of sale. It contains this link:</source>
        <translation>Kunden scannen jedes Mal denselben Aufkleber; er zeigt die Zahlung an, die an diesem Verkaufspunkt offen ist. Er enthält diesen Link:</translation>
    </message>
    <message>
        <source>%1 could not be saved. Choose another place.</source>
        <translation>%1 konnte nicht gespeichert werden. Wählen Sie einen anderen Speicherort.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StickerMaker</name>
    <message>
        <source>Scan to pay</source>
        <translation>Zum Bezahlen scannen</translation>
    </message>
    <message>
        <source>With the camera or your payment app</source>
        <translation>Mit der Kamera oder Ihrer Bezahl-App</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StickerPreview</name>
    <message>
        <source>Preview of the sticker</source>
        <translation>Vorschau des Aufklebers</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SumWords</name>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstattung</translation>
    </message>
    <message>
        <source>Refunded amount of %1</source>
        <translation>Erstatteter Betrag von %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SupportDialog</name>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Collect again</source>
        <translation>Erneut sammeln</translation>
    </message>
    <message>
        <source>Text of the support file</source>
        <translation>Text der Support-Datei</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The text is not complete yet</source>
        <translation>Der Text ist noch nicht vollständig</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SupportFile</name>
    <message>
        <source>Support file</source>
        <translation>Support-Datei</translation>
    </message>
    <message>
        <source>Versions, settings, the number of rows of each table, the checks of the books and the end of the log. Names, account numbers, references and secrets are replaced. Nothing is sent: you decide who gets the file.</source>
        <translation>Versionen, Einstellungen, die Zahl der Zeilen jeder Tabelle, die Prüfungen der Bücher und das Ende des Protokolls. Namen, Kontonummern, Referenzen und Geheimnisse sind ersetzt. Nichts wird gesendet: Sie entscheiden, wer die Datei bekommt.</translation>
    </message>
    <message>
        <source>Collecting, and checking the books. This can take a minute…</source>
        <translation>Daten werden gesammelt und die Bücher geprüft. Das kann eine Minute dauern&#xa0;…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TabStrip</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More tabs</source>
        <translation>Weitere Registerkarten</translation>
    </message>
    <message>
        <source>Show the tabs that do not fit</source>
        <translation>Die Registerkarten zeigen, die nicht passen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TakingsPage</name>
    <message>
        <source>Takings</source>
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Strg+E</translation>
    </message>
    <message>
        <source>The figures may be out of date. %1</source>
        <translation>Die Zahlen sind möglicherweise nicht mehr aktuell. %1</translation>
    </message>
    <message>
        <source>The takings cannot be shown</source>
        <translation>Die Einnahmen können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Nothing was taken this month</source>
        <translation>In diesem Monat wurde nichts eingenommen</translation>
    </message>
    <message>
        <source>Payments that customers have paid are counted here.</source>
        <translation>Hier zählen die Zahlungen, die Kunden bezahlt haben.</translation>
    </message>
    <message>
        <source>Nothing was taken in this period</source>
        <translation>In diesem Zeitraum wurde nichts eingenommen</translation>
    </message>
    <message>
        <source>Show this month</source>
        <translation>Diesen Monat anzeigen</translation>
    </message>
    <message>
        <source>This report as PDF…</source>
        <translation>Diesen Bericht als PDF&#xa0;…</translation>
    </message>
    <message>
        <source>These rows as CSV…</source>
        <translation>Diese Zeilen als CSV&#xa0;…</translation>
    </message>
    <message>
        <source>The payments of this period…</source>
        <translation>Die Zahlungen dieses Zeitraums&#xa0;…</translation>
    </message>
    <message>
        <source>Month&apos;s pack…</source>
        <translation>Monatspaket&#xa0;…</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Period and rows</source>
        <translation>Zeitraum und Zeilen</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>Zeilen: %1</translation>
    </message>
    <message>
        <source>The VAT book of this period…</source>
        <translation>Das Umsatzsteuerbuch dieses Zeitraums&#xa0;…</translation>
    </message>
    <message>
        <source>Sales of each day by till and VAT rate</source>
        <translation>Erlöse jedes Tages je Kasse und Steuersatz</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TestCallbackDialog</name>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send a test callback</source>
        <translation>Test-Callback senden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>In whose name</source>
        <translation>Im Namen welches Profils</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>To see what the receiver does</source>
        <translation>Um zu sehen, was der Empfänger tut</translation>
    </message>
    <message>
        <source>The test callback is signed and sent like any callback. It belongs to no payment, so nothing changes in the shop.</source>
        <translation>Der Test-Callback wird signiert und gesendet wie jeder Callback. Er gehört zu keiner Zahlung, im Geschäft ändert sich also nichts.</translation>
    </message>
    <message>
        <source>The status that the callback reports</source>
        <translation>Der Status, den der Callback meldet</translation>
    </message>
    <message>
        <source>Where the callback is sent</source>
        <translation>Wohin der Callback gesendet wird</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Text</name>
    <message>
        <source>Pending</source>
        <translation>Ausstehend</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>Gescannt</translation>
    </message>
    <message>
        <source>Authorized</source>
        <translation>Autorisiert</translation>
    </message>
    <message>
        <source>Refused by bank</source>
        <translation>Von Bank abgelehnt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Needs action</source>
        <translation>Zu erledigen</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <source>Last week</source>
        <translation>Letzte Woche</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Eigener Zeitraum&#xa0;…</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Nothing was sent. Fill in the form and try again.</source>
        <translation>Es wurde nichts gesendet. Füllen Sie das Formular aus und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>You are not signed in. Sign in and try again.</source>
        <translation>Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>You may not do this. Ask someone with more rights.</source>
        <translation>Sie dürfen das nicht. Wenden Sie sich an jemanden mit mehr Rechten.</translation>
    </message>
    <message>
        <source>Only the merchant who created this payment can cancel it.</source>
        <translation>Nur der Händler, der diese Zahlung erstellt hat, kann sie abbrechen.</translation>
    </message>
    <message>
        <source>There is no such payment.</source>
        <translation>Diese Zahlung gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such merchant.</source>
        <translation>Diesen Händler gibt es nicht.</translation>
    </message>
    <message>
        <source>This profile does not exist any more. Choose another one.</source>
        <translation>Dieses Profil gibt es nicht mehr. Wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>This API key does not exist any more.</source>
        <translation>Diesen API-Schlüssel gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This profile takes no payments: it is closed or has no bank account yet.</source>
        <translation>Dieses Profil nimmt keine Zahlungen an: Es ist geschlossen oder hat noch kein Bankkonto.</translation>
    </message>
    <message>
        <source>The payment does not wait for an acknowledgement. Nothing was changed.</source>
        <translation>Die Zahlung wartet auf keine Empfangsbestätigung. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Only a paid payment can be refunded.</source>
        <translation>Nur eine erfolgreiche Zahlung kann erstattet werden.</translation>
    </message>
    <message>
        <source>This payment cannot be refunded.</source>
        <translation>Diese Zahlung kann nicht erstattet werden.</translation>
    </message>
    <message>
        <source>This point of sale does not exist any more.</source>
        <translation>Diesen Verkaufspunkt gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The simulation is off. Switch it on in Settings, Simulation.</source>
        <translation>Die Simulation ist aus. Schalten Sie sie unter Einstellungen, Simulation ein.</translation>
    </message>
    <message>
        <source>The service took too long. Try again.</source>
        <translation>Der Dienst hat zu lange gebraucht. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Too many requests in a short time. Wait a moment and try again.</source>
        <translation>Zu viele Anfragen in kurzer Zeit. Warten Sie einen Moment und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The service is busy or closing. Nothing was done; try again in a moment.</source>
        <translation>Der Dienst ist ausgelastet oder wird beendet. Es ist nichts geschehen; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The data could not be read or written. Nothing was done. Check the free space on the disk, then try again.</source>
        <translation>Die Daten konnten nicht gelesen oder geschrieben werden. Es ist nichts geschehen. Prüfen Sie den freien Speicherplatz und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The customer is confirming this payment right now, or it has ended. It was not cancelled.</source>
        <translation>Der Kunde bestätigt diese Zahlung gerade, oder sie ist beendet. Sie wurde nicht abgebrochen.</translation>
    </message>
    <message>
        <source>Too long: %1 of at most %2 characters.</source>
        <translation>Zu lang: %1 von höchstens %2 Zeichen.</translation>
    </message>
    <message>
        <source>Banks do not accept the character “%1”.</source>
        <translation>Banken akzeptieren das Zeichen „%1“ nicht.</translation>
    </message>
    <message>
        <source>Scan to pay</source>
        <translation>Zum Bezahlen scannen</translation>
    </message>
    <message>
        <source>Check your phone</source>
        <translation>Schauen Sie auf Ihr Smartphone</translation>
    </message>
    <message>
        <source>The bank refused the payment</source>
        <translation>Die Bank hat die Zahlung abgelehnt</translation>
    </message>
    <message>
        <source>The payment failed</source>
        <translation>Die Zahlung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The payment was cancelled</source>
        <translation>Die Zahlung wurde abgebrochen</translation>
    </message>
    <message>
        <source>The time to pay has passed</source>
        <translation>Die Zeit zum Bezahlen ist abgelaufen</translation>
    </message>
    <message numerus="yes">
        <source>%1 payments</source>
        <translation>
            <numerusform>%1 Zahlung</numerusform>
            <numerusform>%1 Zahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Expires in %1</source>
        <translation>Läuft ab in %1</translation>
    </message>
    <message>
        <source>Created through API key “%1”</source>
        <translation>Erstellt mit Schlüssel „%1“</translation>
    </message>
    <message>
        <source>Created by a request signed with key “%1”</source>
        <translation>Durch eine mit Schlüssel „%1“ signierte Anfrage erstellt</translation>
    </message>
    <message>
        <source>Created by the service</source>
        <translation>Vom Dienst erstellt</translation>
    </message>
    <message>
        <source>Cancelled through API key “%1”</source>
        <translation>Abgebrochen mit Schlüssel „%1“</translation>
    </message>
    <message>
        <source>Cancelled by a request signed with key “%1”</source>
        <translation>Durch eine mit Schlüssel „%1“ signierte Anfrage abgebrochen</translation>
    </message>
    <message>
        <source>Cancelled by the merchant</source>
        <translation>Vom Händler abgebrochen</translation>
    </message>
    <message>
        <source>Acknowledged through API key “%1”</source>
        <translation>Empfang mit API-Schlüssel „%1“ bestätigt</translation>
    </message>
    <message>
        <source>Acknowledged by a request signed with key “%1”</source>
        <translation>Empfang durch eine mit Schlüssel „%1“ signierte Anfrage bestätigt</translation>
    </message>
    <message>
        <source>Acknowledged by the merchant</source>
        <translation>Empfang vom Händler bestätigt</translation>
    </message>
    <message>
        <source>Scanned by %1</source>
        <translation>Gescannt von %1</translation>
    </message>
    <message>
        <source>Replaced by a new payment at the point of sale</source>
        <translation>Durch eine neue Zahlung am Verkaufspunkt ersetzt</translation>
    </message>
    <message>
        <source>Cancelled by %1</source>
        <translation>Von %1 abgebrochen</translation>
    </message>
    <message>
        <source>Cancelled by the customer</source>
        <translation>Vom Kunden abgebrochen</translation>
    </message>
    <message>
        <source>Authorized by bank</source>
        <translation>Von der Bank autorisiert</translation>
    </message>
    <message>
        <source>Failed for a technical reason</source>
        <translation>Aus technischem Grund fehlgeschlagen</translation>
    </message>
    <message>
        <source>Paid, waiting for the merchant&apos;s acknowledgement</source>
        <translation>Bezahlt, wartet auf Händler</translation>
    </message>
    <message>
        <source>Waiting for the shop&apos;s acknowledgement</source>
        <translation>Wartet auf die Empfangsbestätigung des Geschäfts</translation>
    </message>
    <message>
        <source>This callback is not in the log any more.</source>
        <translation>Dieser Callback steht nicht mehr im Protokoll.</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>There is no such refund.</source>
        <translation>Diese Erstattung gibt es nicht.</translation>
    </message>
    <message>
        <source>The money for this refund has not come in yet. Try again after more payments.</source>
        <translation>Das Geld für diese Erstattung ist noch nicht verfügbar. Versuchen Sie es nach weiteren Zahlungen erneut.</translation>
    </message>
    <message>
        <source>There is no such payout.</source>
        <translation>Diese Auszahlung gibt es nicht.</translation>
    </message>
    <message>
        <source>This quarter</source>
        <translation>Dieses Quartal</translation>
    </message>
    <message>
        <source>Last quarter</source>
        <translation>Letztes Quartal</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Created by scanning a transfer code</source>
        <translation>Durch Scannen eines Überweisungscodes erstellt</translation>
    </message>
    <message>
        <source>Waiting for the shop</source>
        <translation>Wartet auf Händler</translation>
    </message>
    <message>
        <source>Not confirmed by shop</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>A required field is empty. Fill it in and try again.</source>
        <translation>Ein Pflichtfeld ist leer. Füllen Sie es aus und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>A field is not filled in correctly. Correct it and try again.</source>
        <translation>Ein Feld ist nicht richtig ausgefüllt. Korrigieren Sie es und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The payment&apos;s status has changed in the meantime. Nothing was done.</source>
        <translation>Der Status der Zahlung ist inzwischen ein anderer. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The amount differs from the amount of the payment.</source>
        <translation>Der Betrag weicht von dem der Zahlung ab.</translation>
    </message>
    <message>
        <source>This is more than the amount left of the payment.</source>
        <translation>Das ist mehr, als von der Zahlung noch übrig ist.</translation>
    </message>
    <message>
        <source>This profile does not allow refunds. You can change this in Settings.</source>
        <translation>Dieses Profil erlaubt keine Erstattungen. Das können Sie in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>This request number was already used for another refund. Check the refunds of this payment.</source>
        <translation>Mit derselben Anfragenummer wurde bereits eine andere Erstattung angefordert. Sehen Sie bei den Erstattungen dieser Zahlung nach.</translation>
    </message>
    <message>
        <source>This payout has already been paid out.</source>
        <translation>Diese Auszahlung wurde bereits ausgeführt.</translation>
    </message>
    <message>
        <source>The request is too large. Shorten the texts and try again.</source>
        <translation>Die Anfrage ist zu groß. Kürzen Sie die Texte und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The file could not be saved. Choose another folder, or close the program that has it open.</source>
        <translation>Die Datei konnte nicht gespeichert werden. Wählen Sie einen anderen Ordner oder schließen Sie das Programm, das sie geöffnet hat.</translation>
    </message>
    <message>
        <source>There is not enough space on the disk for this file. Nothing was saved.</source>
        <translation>Auf dem Datenträger ist nicht genug Platz für diese Datei. Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was saved.</source>
        <translation>Angehalten. Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>An unexpected error occurred. Try again; if the error stays, restart Tilldesk.</source>
        <translation>Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es erneut; bleibt der Fehler, starten Sie Tilldesk neu.</translation>
    </message>
    <message>
        <source>The shop did not confirm the payment</source>
        <translation>Das Geschäft hat die Zahlung nicht bestätigt</translation>
    </message>
    <message>
        <source>Created at this till</source>
        <translation>An dieser Kasse erstellt</translation>
    </message>
    <message>
        <source>Cancelled at this till</source>
        <translation>An dieser Kasse abgebrochen</translation>
    </message>
    <message>
        <source>Not confirmed by the shop in time</source>
        <translation>Rückgängig gemacht: nicht rechtzeitig bestätigt</translation>
    </message>
    <message>
        <source>Created by %1 at this till</source>
        <translation>Erstellt von %1 an dieser Kasse</translation>
    </message>
    <message>
        <source>Cancelled by %1 at this till</source>
        <translation>Abgebrochen von %1 an dieser Kasse</translation>
    </message>
    <message>
        <source>Acknowledged by %1 at this till</source>
        <translation>Empfang bestätigt von %1 an dieser Kasse</translation>
    </message>
    <message>
        <source>The payment provider cannot be reached. Nothing was done. Try again.</source>
        <translation>Der Zahlungsanbieter ist nicht erreichbar. Es wurde nichts getan. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The payment provider has refused this. Check the connection in Settings.</source>
        <translation>Der Zahlungsanbieter hat dies abgelehnt. Prüfen Sie die Verbindung in den Einstellungen.</translation>
    </message>
    <message>
        <source>The payment provider has not answered. It is not known yet whether this was done.</source>
        <translation>Der Zahlungsanbieter hat nicht geantwortet. Es ist noch nicht bekannt, ob dies ausgeführt wurde.</translation>
    </message>
    <message>
        <source>The owner has not allowed this with real money yet. Allow it in Settings.</source>
        <translation>Der Inhaber hat dies mit echtem Geld noch nicht erlaubt. Erlauben Sie es in den Einstellungen.</translation>
    </message>
    <message>
        <source>Created by another system of the shop at the payment provider</source>
        <translation>Von einem anderen System des Geschäfts beim Zahlungsanbieter erstellt</translation>
    </message>
    <message>
        <source>Cancelled, as the payment provider reports</source>
        <translation>Abgebrochen, wie der Zahlungsanbieter meldet</translation>
    </message>
    <message>
        <source>The shop’s service is older than this window and cannot do this. Update the service.</source>
        <translation>Der Dienst des Geschäfts ist älter als dieses Fenster und kann dies nicht. Aktualisieren Sie den Dienst.</translation>
    </message>
    <message>
        <source>The shop’s service is newer than this window, which does not understand its answer. Update this window.</source>
        <translation>Der Dienst des Geschäfts ist neuer als dieses Fenster, das seine Antwort nicht versteht. Aktualisieren Sie dieses Fenster.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TextTableView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ThisComputerPage</name>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>The shop is on this computer.</source>
        <translation>Das Geschäft ist auf diesem Computer.</translation>
    </message>
    <message>
        <source>Its payments are stored here. Other computers of the shop connect to this one as tills.</source>
        <translation>Seine Zahlungen werden hier gespeichert. Andere Computer des Geschäfts verbinden sich als Kassen mit diesem.</translation>
    </message>
    <message>
        <source>Tills…</source>
        <translation>Kassen&#xa0;…</translation>
    </message>
    <message>
        <source>To use this computer as a till of another shop, too, start Tilldesk with another data folder and the link of that shop:</source>
        <translation>Um diesen Computer auch als Kasse eines anderen Geschäfts zu nutzen, starten Sie Tilldesk mit einem anderen Datenordner und dem Link jenes Geschäfts:</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Pair again…</source>
        <translation>Erneut koppeln&#xa0;…</translation>
    </message>
    <message>
        <source>Leave the shop…</source>
        <translation>Geschäft verlassen&#xa0;…</translation>
    </message>
    <message>
        <source>The shop is on the computer at %1.</source>
        <translation>Das Geschäft ist auf dem Computer mit der Adresse %1.</translation>
    </message>
    <message>
        <source>This computer is a till of that shop. The connection is encrypted and leads to the computer that was paired.</source>
        <translation>Dieser Computer ist eine Kasse jenes Geschäfts. Die Verbindung ist verschlüsselt und führt zum gekoppelten Computer.</translation>
    </message>
    <message>
        <source>This computer is a till of that shop. There is no connection now.</source>
        <translation>Dieser Computer ist eine Kasse jenes Geschäfts. Im Moment besteht keine Verbindung.</translation>
    </message>
    <message>
        <source>Leave the shop?</source>
        <translation>Das Geschäft verlassen?</translation>
    </message>
    <message>
        <source>This computer forgets how to reach the shop, and Tilldesk closes. The shop keeps all payments. Revoke the till there, too, under Settings &gt; Tills.</source>
        <translation>Dieser Computer vergisst, wie er das Geschäft erreicht, und Tilldesk wird geschlossen. Das Geschäft behält alle Zahlungen. Entziehen Sie der Kasse auch dort den Zugang, unter Einstellungen &gt; Kassen.</translation>
    </message>
    <message>
        <source>Leave and close</source>
        <translation>Verlassen und schließen</translation>
    </message>
    <message>
        <source>Stay a till</source>
        <translation>Kasse bleiben</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillCounters</name>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>The profiles could not be read</source>
        <translation>Die Profile können nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>This profile takes no payments</source>
        <translation>Dieses Profil nimmt keine Zahlungen an</translation>
    </message>
    <message>
        <source>No profile can take payments yet</source>
        <translation>Noch kein Profil kann Zahlungen annehmen</translation>
    </message>
    <message>
        <source>Open Settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
    <message>
        <source>A profile takes payments when it is open and has a bank account. You set both in Settings.</source>
        <translation>Ein Profil nimmt Zahlungen an, sobald es offen ist und ein Bankkonto hat. Beides legen Sie in den Einstellungen fest.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillCustomer</name>
    <message>
        <source>Scans the code</source>
        <translation>Scannt den Code</translation>
    </message>
    <message>
        <source>Confirms</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Is refused by the bank</source>
        <translation>Wird von der Bank abgelehnt</translation>
    </message>
    <message>
        <source>Backs out</source>
        <translation>Bricht ab</translation>
    </message>
    <message>
        <source>Walks away</source>
        <translation>Geht weg</translation>
    </message>
    <message>
        <source>This payment has ended.</source>
        <translation>Diese Zahlung ist beendet.</translation>
    </message>
    <message>
        <source>The customer has already confirmed.</source>
        <translation>Der Kunde hat die Zahlung bereits bestätigt.</translation>
    </message>
    <message>
        <source>The customer has already scanned the code.</source>
        <translation>Der Kunde hat den Code bereits gescannt.</translation>
    </message>
    <message>
        <source>The customer has left. Nothing more happens: the payment expires at %1.</source>
        <translation>Der Kunde ist weg. Es geschieht nichts mehr: Die Zahlung läuft um %1 ab.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillDialog</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Change the till</source>
        <translation>Kasse ändern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>As the staff calls the till</source>
        <translation>Wie das Personal die Kasse nennt</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufspunkt</translation>
    </message>
    <message>
        <source>Where its till view begins</source>
        <translation>Wo die Kassenansicht beginnt</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Was hier erlaubt ist</translation>
    </message>
    <message>
        <source>Whoever signs in there, and without staff, too</source>
        <translation>Für alle, die sich dort anmelden, auch ohne Personal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillForm</name>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>optional · %1 characters</source>
        <translation>optional · %1 Zeichen</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>shown to the customer</source>
        <translation>für den Kunden sichtbar</translation>
    </message>
    <message>
        <source>Show QR code</source>
        <translation>QR-Code anzeigen</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufspunkt</translation>
    </message>
    <message>
        <source>Show the QR code (Enter)</source>
        <translation>QR-Code anzeigen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Charge %1 again</source>
        <translation>%1 erneut kassieren</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillInvite</name>
    <message>
        <source>This code was withdrawn or replaced. Make a new one.</source>
        <translation>Dieser Code wurde zurückgezogen oder ersetzt. Erstellen Sie einen neuen.</translation>
    </message>
    <message>
        <source>A code is being made</source>
        <translation>Ein Code wird erstellt</translation>
    </message>
    <message>
        <source>Waiting for the till</source>
        <translation>Wartet auf die Kasse</translation>
    </message>
    <message>
        <source>“%1” was added. Its window is connected.</source>
        <translation>„%1“ wurde hinzugefügt. Das Fenster ist verbunden.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Make a new one.</source>
        <translation>Zu viele falsche Codes. Erstellen Sie einen neuen.</translation>
    </message>
    <message>
        <source>The ten minutes are over. Make a new code.</source>
        <translation>Die zehn Minuten sind um. Erstellen Sie einen neuen Code.</translation>
    </message>
    <message>
        <source>Ends in %1</source>
        <translation>Endet in %1</translation>
    </message>
    <message>
        <source>“%1” asks to be added. Does its screen show the same fingerprint?</source>
        <translation>„%1“ möchte hinzugefügt werden. Zeigt der Bildschirm dort denselben Fingerabdruck?</translation>
    </message>
    <message>
        <source>“%1” no longer asks.</source>
        <translation>„%1“ fragt nicht mehr an.</translation>
    </message>
    <message>
        <source>“%1” was turned away, and its code has ended.</source>
        <translation>„%1“ wurde abgelehnt, und der Code ist ungültig.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillKeypad</name>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Clear the amount (C)</source>
        <translation>Betrag löschen (C)</translation>
    </message>
    <message>
        <source>Double zero</source>
        <translation>Doppelnull</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Letzte Ziffer löschen</translation>
    </message>
    <message>
        <source>Delete the last digit (Backspace)</source>
        <translation>Letzte Ziffer löschen (Rücktaste)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillOutcome</name>
    <message>
        <source>Not created</source>
        <translation>Nicht erstellt</translation>
    </message>
    <message>
        <source>We do not know if this payment was created</source>
        <translation>Es ist nicht bekannt, ob diese Zahlung erstellt wurde</translation>
    </message>
    <message>
        <source>Not created. You can charge again.</source>
        <translation>Nicht erstellt. Sie können erneut kassieren.</translation>
    </message>
    <message>
        <source>The provider has refused this payment. Nobody was charged.</source>
        <translation>Der Anbieter hat diese Zahlung abgelehnt. Niemandem wurde etwas abgebucht.</translation>
    </message>
    <message>
        <source>The provider does not know this payment. Nobody was charged.</source>
        <translation>Der Anbieter kennt diese Zahlung nicht. Niemandem wurde etwas abgebucht.</translation>
    </message>
    <message>
        <source>Set as not created by a person: %1</source>
        <translation>Von einer Person als nicht erstellt festgelegt: %1</translation>
    </message>
    <message>
        <source>Still not known: the provider has not answered since %1.</source>
        <translation>Noch immer unbekannt: Der Anbieter hat seit %1 nicht geantwortet.</translation>
    </message>
    <message>
        <source>The connection broke before the provider answered. No code was shown, so nobody can have paid.</source>
        <translation>Die Verbindung brach ab, bevor der Anbieter antwortete. Es wurde kein Code angezeigt, also kann niemand bezahlt haben.</translation>
    </message>
    <message>
        <source>The connection broke before the provider answered. The customer may be able to pay it from the QR sticker at %1, or it may not exist.</source>
        <translation>Die Verbindung brach ab, bevor der Anbieter antwortete. Vielleicht kann der Kunde sie über den QR-Aufkleber bei %1 bezahlen, oder es gibt sie nicht.</translation>
    </message>
    <message>
        <source>If the customer’s phone asks to pay %1, they may confirm: it counts.</source>
        <translation>Fragt das Telefon des Kunden nach der Zahlung von %1, darf der Kunde bestätigen: Sie zählt.</translation>
    </message>
    <message>
        <source>Take no other payment for this sale, no cash either, until it is certain.</source>
        <translation>Nehmen Sie für diesen Verkauf keine andere Zahlung an, auch kein Bargeld, bis es sicher ist.</translation>
    </message>
    <message>
        <source>It ends by itself: “Paid”, or “Not created, charge again”.</source>
        <translation>Es endet von selbst: „Bezahlt“ oder „Nicht erstellt, erneut kassieren“.</translation>
    </message>
    <message>
        <source>The provider is asked for it by its reference.</source>
        <translation>Der Anbieter wird mit der Referenz danach gefragt.</translation>
    </message>
    <message>
        <source>Last asked %1.</source>
        <translation>Zuletzt gefragt: %1.</translation>
    </message>
    <message>
        <source>Asked for the reference %1. It has not answered yet.</source>
        <translation>Gefragt nach der Referenz %1. Noch keine Antwort.</translation>
    </message>
    <message>
        <source>Asked for the reference %1. It answers: no such payment yet.</source>
        <translation>Gefragt nach der Referenz %1. Antwort: noch keine solche Zahlung.</translation>
    </message>
    <message>
        <source>Sent to the provider</source>
        <translation>An den Anbieter gesendet</translation>
    </message>
    <message>
        <source>The connection broke, no answer came</source>
        <translation>Die Verbindung brach ab, es kam keine Antwort</translation>
    </message>
    <message>
        <source>Asking for it by its reference: not there yet</source>
        <translation>Suche mit der Referenz: noch nicht gefunden</translation>
    </message>
    <message>
        <source>Asking for it by its reference</source>
        <translation>Suche mit der Referenz</translation>
    </message>
    <message>
        <source>After that, nobody can pay it from the sticker any more</source>
        <translation>Danach kann niemand mehr über den Aufkleber bezahlen</translation>
    </message>
    <message>
        <source>After that, an answer without it is certain</source>
        <translation>Danach ist eine Antwort ohne die Zahlung sicher</translation>
    </message>
    <message>
        <source>until it is certain,
at %1</source>
        <translation>bis es sicher ist,
um %1</translation>
    </message>
    <message>
        <source>It is known what became of the payment.</source>
        <translation>Es ist bekannt, was aus der Zahlung wurde.</translation>
    </message>
    <message>
        <source>The provider was asked just now.</source>
        <translation>Der Anbieter wurde gerade gefragt.</translation>
    </message>
    <message>
        <source>Possible from %1, when nobody can pay it any more.</source>
        <translation>Möglich ab %1, wenn niemand mehr bezahlen kann.</translation>
    </message>
    <message>
        <source>Closed until it is certain, so that nobody is charged twice. To serve the next customer now, put this payment aside.</source>
        <translation>Gesperrt, bis es sicher ist, damit niemand zweimal zahlt. Für den nächsten Kunden legen Sie diese Zahlung beiseite.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillOutcomeView</name>
    <message>
        <source>A payment whose outcome is not known</source>
        <translation>Eine Zahlung, deren Ergebnis unbekannt ist</translation>
    </message>
    <message>
        <source>Do not charge again yet</source>
        <translation>Noch nicht erneut kassieren</translation>
    </message>
    <message>
        <source>Asking the provider…</source>
        <translation>Der Anbieter wird gefragt&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillPresenter</name>
    <message>
        <source>The last payment is not on screen yet. Look at it, or put it aside with Esc.</source>
        <translation>Die letzte Zahlung ist noch nicht zu sehen. Sehen Sie sie an oder legen Sie sie mit Esc beiseite.</translation>
    </message>
    <message>
        <source>The payment of %1 is still open. Cancel it, or wait until it has ended.</source>
        <translation>Die Zahlung über %1 ist noch offen. Brechen Sie sie ab oder warten Sie, bis sie beendet ist.</translation>
    </message>
    <message>
        <source>The payment of %1 is still under way. Esc puts it aside.</source>
        <translation>Die Zahlung über %1 läuft noch. Mit Esc legen Sie sie beiseite.</translation>
    </message>
    <message>
        <source>Enter shows a new code for the same amount.</source>
        <translation>Die Eingabetaste zeigt einen neuen Code für denselben Betrag.</translation>
    </message>
    <message>
        <source>Type digits, a comma or a point.</source>
        <translation>Geben Sie Ziffern, ein Komma oder einen Punkt ein.</translation>
    </message>
    <message>
        <source>The amount already has a comma or a point.</source>
        <translation>Der Betrag hat schon ein Komma oder einen Punkt.</translation>
    </message>
    <message>
        <source>At most two digits after the comma or point. C clears the amount.</source>
        <translation>Höchstens zwei Ziffern nach dem Komma. C löscht alles.</translation>
    </message>
    <message>
        <source>The amount must be at most %1.</source>
        <translation>Der Betrag darf höchstens %1 sein.</translation>
    </message>
    <message>
        <source>The pasted text is not an amount.</source>
        <translation>Der eingefügte Text ist kein Betrag.</translation>
    </message>
    <message>
        <source>The amount is 0. Type the amount to pay.</source>
        <translation>Der Betrag ist 0. Geben Sie den zu zahlenden Betrag ein.</translation>
    </message>
    <message>
        <source>Type the amount first, then press the QR code of the point of sale.</source>
        <translation>Geben Sie zuerst den Betrag ein und drücken Sie dann auf den QR-Code des Verkaufspunkts.</translation>
    </message>
    <message>
        <source>The service cannot be reached, so phones cannot open the codes.</source>
        <translation>Der Dienst ist nicht erreichbar: Telefone können die Codes nicht öffnen.</translation>
    </message>
    <message>
        <source>We will see it when the connection is back.</source>
        <translation>Das sehen wir, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>It may have been paid before it ended. Look at the customer’s phone.</source>
        <translation>Vielleicht wurde sie noch rechtzeitig bezahlt. Sehen Sie auf dem Telefon des Kunden nach.</translation>
    </message>
    <message>
        <source>No connection to the shop. Take cash or use another till.</source>
        <translation>Keine Verbindung zum Geschäft. Kassieren Sie bar oder an einer anderen Kasse.</translation>
    </message>
    <message>
        <source>It was created after all.</source>
        <translation>Sie wurde doch erstellt.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillStage</name>
    <message>
        <source>Open Settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Customer display</source>
        <translation>Kundenanzeige</translation>
    </message>
    <message>
        <source>Simulate customer</source>
        <translation>Kunden simulieren</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>Nächster Kunde</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>Cancel payment</source>
        <translation>Zahlung abbrechen</translation>
    </message>
    <message>
        <source>Show the payment on a second screen (Ctrl+D)</source>
        <translation>Zahlung auf einem zweiten Bildschirm anzeigen (Strg+D)</translation>
    </message>
    <message>
        <source>Put this payment aside and go on (Esc)</source>
        <translation>Diese Zahlung beiseitelegen und weitermachen (Esc)</translation>
    </message>
    <message>
        <source>Ask for the same amount again (Enter)</source>
        <translation>Denselben Betrag noch einmal anfordern (Eingabetaste)</translation>
    </message>
    <message>
        <source>The payment cannot be shown</source>
        <translation>Die Zahlung kann nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment&#xa0;…</translation>
    </message>
    <message>
        <source>The QR code is being made.</source>
        <translation>Der QR-Code wird erstellt.</translation>
    </message>
    <message>
        <source>Ready for the next customer</source>
        <translation>Bereit für den nächsten Kunden</translation>
    </message>
    <message>
        <source>Cancel the payment (Esc)</source>
        <translation>Zahlung abbrechen (Esc)</translation>
    </message>
    <message>
        <source>Act as the customer of this payment</source>
        <translation>Die Rolle des Kunden dieser Zahlung übernehmen</translation>
    </message>
    <message>
        <source>Type the amount and press Enter. The QR code appears here for the customer to scan.</source>
        <translation>Geben Sie den Betrag ein und drücken Sie die Eingabetaste. Der QR-Code erscheint hier, und der Kunde scannt ihn.</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Zahlungsbeleg</translation>
    </message>
    <message>
        <source>Printed codes</source>
        <translation>Gedruckte Codes</translation>
    </message>
    <message>
        <source>Print or save the receipt</source>
        <translation>Den Zahlungsbeleg drucken oder speichern</translation>
    </message>
    <message>
        <source>Put the amount on a printed QR code of the counter</source>
        <translation>Den Betrag auf einen gedruckten QR-Code der Theke legen</translation>
    </message>
    <message>
        <source>%1 left (Ctrl+Enter)</source>
        <translation>Noch %1 (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>No connection to the shop</source>
        <translation>Keine Verbindung zum Geschäft</translation>
    </message>
    <message>
        <source>Take cash or use another till. This till goes on by itself when the connection is back.</source>
        <translation>Kassieren Sie bar oder an einer anderen Kasse. Diese Kasse macht von selbst weiter, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>Ask now</source>
        <translation>Jetzt fragen</translation>
    </message>
    <message>
        <source>Set as not created…</source>
        <translation>Als nicht erstellt festlegen&#xa0;…</translation>
    </message>
    <message>
        <source>Put aside, next customer</source>
        <translation>Beiseite, nächster Kunde</translation>
    </message>
    <message>
        <source>Ask the provider now (F5)</source>
        <translation>Jetzt den Anbieter fragen (F5)</translation>
    </message>
    <message>
        <source>End it, although the provider has not answered</source>
        <translation>Beenden, obwohl der Anbieter nicht geantwortet hat</translation>
    </message>
    <message>
        <source>There is no payment ID to cancel yet</source>
        <translation>Es gibt noch keine Zahlungs-ID zum Abbrechen</translation>
    </message>
    <message>
        <source>Why was it not created?</source>
        <translation>Warum wurde sie nicht erstellt?</translation>
    </message>
    <message>
        <source>Write the reason: it is kept in Activity.</source>
        <translation>Geben Sie den Grund an: Er wird in den Aktivitäten aufbewahrt.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Set as not created</source>
        <translation>Als nicht erstellt festlegen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTileButton</name>
    <message>
        <source>QR code at %1: %2</source>
        <translation>QR-Code bei %1: %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTiles</name>
    <message>
        <source>At %1 a customer is confirming %2 right now. Cancel that payment and ask for %3 instead?</source>
        <translation>Bei %1 bestätigt ein Kunde gerade %2. Diese Zahlung abbrechen und stattdessen %3 anfordern?</translation>
    </message>
    <message>
        <source>At %1 a payment of %2 is still open. Cancel it and ask for %3 instead?</source>
        <translation>Bei %1 ist noch eine Zahlung über %2 offen. Diese abbrechen und stattdessen %3 anfordern?</translation>
    </message>
    <message>
        <source>Ask %1 here</source>
        <translation>Hier %1 anfordern</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTilesRow</name>
    <message>
        <source>Open Settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No points of sale yet. A point of sale can have a printed QR code on the counter.</source>
        <translation>Noch keine Verkaufspunkte. Ein Verkaufspunkt kann einen gedruckten QR-Code auf der Theke haben.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillView</name>
    <message>
        <source>Replace the payment</source>
        <translation>Zahlung ersetzen</translation>
    </message>
    <message>
        <source>Keep the payment</source>
        <translation>Zahlung behalten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillWords</name>
    <message>
        <source>The customer scans the code with their payment app.</source>
        <translation>Der Kunde scannt den Code mit seiner Bezahl-App.</translation>
    </message>
    <message>
        <source>The customer scans this code or the one at %1.</source>
        <translation>Der Kunde scannt diesen Code oder den bei %1.</translation>
    </message>
    <message>
        <source>No money was paid.</source>
        <translation>Es wurde nichts bezahlt.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>The amount to pay will be shown here</source>
        <translation>Hier sehen Sie den Betrag, den Sie zahlen</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>Zu zahlen</translation>
    </message>
    <message>
        <source>Please ask at the counter</source>
        <translation>Bitte fragen Sie an der Kasse</translation>
    </message>
    <message>
        <source>Open your payment app and point it at the code</source>
        <translation>Öffnen Sie Ihre Bezahl-App und scannen Sie den Code</translation>
    </message>
    <message>
        <source>Confirm the payment in your payment app</source>
        <translation>Bestätigen Sie die Zahlung in Ihrer Bezahl-App</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Vielen Dank</translation>
    </message>
    <message>
        <source>The customer has scanned the code and is confirming the payment.</source>
        <translation>Der Kunde hat den Code gescannt und bestätigt gerade die Zahlung.</translation>
    </message>
    <message>
        <source>The bank has authorized the payment; the money is on its way. Esc puts the payment aside.</source>
        <translation>Die Bank hat die Zahlung autorisiert; das Geld ist unterwegs. Mit Esc legen Sie die Zahlung beiseite.</translation>
    </message>
    <message>
        <source>Type the next amount.</source>
        <translation>Geben Sie den nächsten Betrag ein.</translation>
    </message>
    <message>
        <source>The customer has paid. Acknowledge the payment (Ctrl+Enter) once the goods are handed over, or put it aside with Esc.</source>
        <translation>Der Kunde hat bezahlt. Bestätigen Sie den Empfang (Strg+Eingabe), sobald die Ware übergeben ist, oder legen Sie die Zahlung mit Esc beiseite.</translation>
    </message>
    <message>
        <source>Pay it as a simulated customer</source>
        <translation>Als simulierter Kunde bezahlen</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Einen Moment, bitte</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillsPage</name>
    <message>
        <source>Add a till…</source>
        <translation>Kasse hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Tills</source>
        <translation>Kassen</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Zugang entziehen&#xa0;…</translation>
    </message>
    <message>
        <source>A revoked till loses its connection at once and keeps no payments. What it sold stays in the books.</source>
        <translation>Eine Kasse ohne Zugang verliert sofort die Verbindung und behält keine Zahlungen. Was sie verkauft hat, bleibt in den Büchern.</translation>
    </message>
    <message>
        <source>Close to other computers…</source>
        <translation>Für andere Computer schließen&#xa0;…</translation>
    </message>
    <message>
        <source>Let other computers connect</source>
        <translation>Andere Computer zulassen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>The tills could not be read</source>
        <translation>Die Kassen konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No till yet</source>
        <translation>Noch keine Kasse</translation>
    </message>
    <message>
        <source>Other computers of the shop can be tills.</source>
        <translation>Andere Computer des Geschäfts können Kassen sein.</translation>
    </message>
    <message>
        <source>Only this computer may connect</source>
        <translation>Nur dieser Computer darf sich verbinden</translation>
    </message>
    <message>
        <source>Other computers of the shop can be tills. They reach this computer through the shop’s network.</source>
        <translation>Andere Computer des Geschäfts können Kassen sein. Sie erreichen diesen Computer über das Netzwerk des Geschäfts.</translation>
    </message>
    <message>
        <source>Revoke “%1”?</source>
        <translation>Zugang von „%1“ entziehen?</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Zugang entziehen</translation>
    </message>
    <message>
        <source>Keep the till</source>
        <translation>Kasse behalten</translation>
    </message>
    <message>
        <source>Close to other computers?</source>
        <translation>Für andere Computer schließen?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen&#xa0;…</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>Protokoll anzeigen</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>„%1“ entfernen?</translation>
    </message>
    <message>
        <source>Keep in the list</source>
        <translation>In der Liste lassen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TodayPresenter</name>
    <message>
        <source>Taken today</source>
        <translation>Heute eingenommen</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message numerus="yes">
        <source>%1 paid · %2</source>
        <translation>
            <numerusform>%1 bezahlt · %2</numerusform>
            <numerusform>%1 bezahlt · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>%1 · %2 on its way</source>
        <translation>%1 · %2 unterwegs</translation>
    </message>
    <message>
        <source>Next payout</source>
        <translation>Nächste Auszahlung</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks have failed in the last 24 hours</source>
        <translation>
            <numerusform>%1 Callback ist in den letzten 24 Stunden fehlgeschlagen</numerusform>
            <numerusform>%1 Callbacks sind in den letzten 24 Stunden fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Empfang</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts have failed and can be paid out again</source>
        <translation>
            <numerusform>%1 Auszahlung ist fehlgeschlagen und kann erneut ausgezahlt werden</numerusform>
            <numerusform>%1 Auszahlungen sind fehlgeschlagen und können erneut ausgezahlt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>A profile with the bank account that the money goes to</source>
        <translation>Ein Profil mit dem Bankkonto, auf das das Geld ausgezahlt wird</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Your first payment</source>
        <translation>Ihre erste Zahlung</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Neue Zahlung</translation>
    </message>
    <message>
        <source>Some figures may be missing or out of date. %1</source>
        <translation>Einige Zahlen fehlen oder sind veraltet. %1</translation>
    </message>
    <message>
        <source>%1 vs. last %2</source>
        <translation>%1 gegenüber letztem %2</translation>
    </message>
    <message>
        <source>The payment %1 waits for your acknowledgement</source>
        <translation>Die Zahlung %1 wartet auf Ihre Empfangsbestätigung</translation>
    </message>
    <message numerus="yes">
        <source>%1 payments wait for your acknowledgement</source>
        <translation>
            <numerusform>%1 Zahlung wartet auf Ihre Empfangsbestätigung</numerusform>
            <numerusform>%1 Zahlungen warten auf Ihre Empfangsbestätigung</numerusform>
        </translation>
    </message>
    <message>
        <source>A service address that phones and web shops can reach</source>
        <translation>Eine Adresse des Dienstes, die Telefone und Webshops erreichen</translation>
    </message>
    <message>
        <source>Next payout, all profiles</source>
        <translation>Nächste Auszahlung, alle Profile</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Wiederhergestellt</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>%1 is blocked until %2: the PIN was wrong %3 times</source>
        <translation>%1 ist bis %2 gesperrt: Die PIN war %3-mal falsch</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts on the bank’s statements need your decision; the oldest for %2</source>
        <translation>
            <numerusform>%1 Auszahlung auf den Kontoauszügen ist ungeklärt (%2 offen)</numerusform>
            <numerusform>%1 Auszahlungen auf den Kontoauszügen sind ungeklärt (die älteste: %2 offen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Accountant</source>
        <translation>Buchhaltung</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>Stand %1 Uhr</translation>
    </message>
    <message>
        <source>Next payout, expected</source>
        <translation>Nächste Auszahlung, erwartet</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TodayTile</name>
    <message>
        <source>Show the rows behind this figure</source>
        <translation>Die Zeilen hinter dieser Zahl anzeigen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TodayView</name>
    <message>
        <source>Takings by hour</source>
        <translation>Einnahmen pro Stunde</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Braucht Aufmerksamkeit</translation>
    </message>
    <message>
        <source>All payments</source>
        <translation>Alle Zahlungen</translation>
    </message>
    <message>
        <source>Latest payments</source>
        <translation>Neueste Zahlungen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>The payments cannot be shown</source>
        <translation>Die Zahlungen können nicht angezeigt werden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TopBar</name>
    <message>
        <source>New payment</source>
        <translation>Neue Zahlung</translation>
    </message>
    <message>
        <source>New payment (Ctrl+N)</source>
        <translation>Neue Zahlung (Strg+N)</translation>
    </message>
    <message>
        <source>All profiles</source>
        <translation>Alle Profile</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>Profil: %1</translation>
    </message>
    <message>
        <source>Environment: %1</source>
        <translation>Umgebung: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::VatField</name>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Shares of the sales with VAT, in percent: 75 % at 12 % and 25 % at 21 % is 12:75,21:25</source>
        <translation>Anteile der Erlöse mit Umsatzsteuer, in Prozent: 75 % mit 12 % und 25 % mit 21 % ist 12:75,21:25</translation>
    </message>
    <message>
        <source>Shares of the rates</source>
        <translation>Anteile der Sätze</translation>
    </message>
    <message>
        <source>As the profile</source>
        <translation>Wie das Profil</translation>
    </message>
    <message>
        <source>No rate yet</source>
        <translation>Noch kein Satz</translation>
    </message>
</context>
</TS>
