<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_BE" sourcelanguage="en_GB">
<context>
    <name>tilldesk::app::DesktopWords</name>
    <message>
        <source>Tilldesk cannot start: %1</source>
        <translation>Tilldesk kan niet starten: %1</translation>
    </message>
    <message>
        <source>Tilldesk has stopped to protect the books: %1. Everything that was confirmed is stored. Close the other program and start Tilldesk again.</source>
        <translation>Tilldesk is gestopt om de boekhouding te beschermen: %1. Alles wat bevestigd is, is opgeslagen. Sluit het andere programma en start Tilldesk opnieuw.</translation>
    </message>
</context>
<context>
    <name>tilldesk::exports</name>
    <message>
        <source>Created</source>
        <translation>Aangemaakt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Munt</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referentie</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkooppunt</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profiel</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Handelaar</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Betaald door</translation>
    </message>
    <message>
        <source>Payer&apos;s IBAN</source>
        <translation>IBAN van de betaler</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Uitbetaald</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Sum of payments</source>
        <translation>Som betalingen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Sum of refunds</source>
        <translation>Som terugbetalingen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Afgerond</translation>
    </message>
    <message>
        <source>Payments: %1, EUR %2. Refunds: %3, EUR %4</source>
        <translation>Betalingen: %1, EUR %2. Terugbetalingen: %3, EUR %4</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Uitbetalingen</translation>
    </message>
    <message>
        <source>The same as CODA</source>
        <translation>Dezelfde uittreksels als CODA</translation>
    </message>
    <message>
        <source>The same as MT940</source>
        <translation>Dezelfde uittreksels als MT940</translation>
    </message>
    <message>
        <source>The payments and refunds in one payout (CAMT.054)</source>
        <translation>De betalingen en terugbetalingen in één uitbetaling (CAMT.054)</translation>
    </message>
    <message>
        <source>The same with a decimal point</source>
        <translation>Dezelfde lijsten met decimale punt</translation>
    </message>
    <message>
        <source>Payments and payouts of %1</source>
        <translation>Betalingen en uitbetalingen van %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>How payouts are made up</source>
        <translation>Hoe uitbetalingen zijn samengesteld</translation>
    </message>
    <message>
        <source>Payments in the month&apos;s payouts</source>
        <translation>Betalingen in de uitbetalingen van de maand</translation>
    </message>
    <message>
        <source>Refunds in the month&apos;s payouts</source>
        <translation>Terugbetalingen in de uitbetalingen van de maand</translation>
    </message>
    <message>
        <source>Payouts that arrived</source>
        <translation>Aangekomen uitbetalingen</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>In afwachting</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>Gescand</translation>
    </message>
    <message>
        <source>Authorized</source>
        <translation>Goedgekeurd</translation>
    </message>
    <message>
        <source>Refused by bank</source>
        <translation>Geweigerd door bank</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Mislukt</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Geslaagd</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Geannuleerd</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Verlopen</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Terugbetaling</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot en met %2</translation>
    </message>
    <message>
        <source>Total, EUR</source>
        <translation>Totaal, EUR</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 van %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Payment ID</source>
        <translation>Betalings-ID</translation>
    </message>
    <message>
        <source>Batch ID</source>
        <translation>Bundel-ID</translation>
    </message>
    <message>
        <source>Payout ID</source>
        <translation>Uitbetalings-ID</translation>
    </message>
    <message>
        <source>Payout date</source>
        <translation>Datum uitbetaling</translation>
    </message>
    <message>
        <source>Remittance text</source>
        <translation>Mededeling</translation>
    </message>
    <message>
        <source>Repeats payout</source>
        <translation>Herhaling van</translation>
    </message>
    <message>
        <source>Repeated as payout</source>
        <translation>Herhaald als</translation>
    </message>
    <message>
        <source>Refund ID</source>
        <translation>Terugbetalings-ID</translation>
    </message>
    <message>
        <source>Waiting for the shop</source>
        <translation>Wacht op de winkel</translation>
    </message>
    <message>
        <source>Not confirmed by shop</source>
        <translation>Ongedaan gemaakt</translation>
    </message>
    <message>
        <source>The bank import of Belgian bookkeeping software</source>
        <translation>De bankimport van Belgische boekhoudsoftware</translation>
    </message>
    <message>
        <source>The bank import of older bookkeeping software</source>
        <translation>De bankimport van oudere boekhoudsoftware</translation>
    </message>
    <message>
        <source>The same as tables, and as a PDF to read</source>
        <translation>Dezelfde regels als tabel en als leesbare PDF</translation>
    </message>
    <message>
        <source>Spreadsheets; reading on screen or paper</source>
        <translation>Rekenbladen; om zelf te lezen</translation>
    </message>
    <message>
        <source>Spreadsheets with a decimal comma; the CSV import of your bookkeeping software</source>
        <translation>Rekenbladen met decimale komma; de CSV-import van uw boekhoudsoftware</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Andere programma’s</translation>
    </message>
    <message>
        <source>The same lists to print</source>
        <translation>Dezelfde lijsten om af te drukken</translation>
    </message>
    <message>
        <source>Reading and filing</source>
        <translation>Om te lezen en te bewaren</translation>
    </message>
    <message>
        <source>What each file is for</source>
        <translation>Waarvoor elk bestand dient</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Te gebruiken in</translation>
    </message>
    <message>
        <source>Each payout is the sum of its payments less its refunds; its lines are in payout-contents. Payments of the last days may be paid out in the next month, so the list of payments has another total.</source>
        <translation>Elke uitbetaling is de som van haar betalingen min haar terugbetalingen; de regels staan in payout-contents. Betalingen van de laatste dagen worden soms pas de maand nadien uitbetaald. Daarom heeft de lijst met betalingen een ander totaal.</translation>
    </message>
    <message>
        <source>Check that the files are complete and unchanged</source>
        <translation>Controleren of de bestanden volledig en ongewijzigd zijn</translation>
    </message>
    <message>
        <source>Run this command in a terminal, in this folder. It prints OK for each file:</source>
        <translation>Voer dit commando uit in een terminal, in deze map. Het meldt OK bij elk bestand:</translation>
    </message>
    <message>
        <source>ledger-heads.json contains the service&apos;s signature of the ledger for each day. Keep the file outside the shop: it shows whether the ledger was rewritten afterwards.</source>
        <translation>ledger-heads.json bevat voor elke dag de handtekening van de dienst onder het grootboek. Bewaar het bestand buiten de winkel: zo blijkt of het grootboek later is herschreven.</translation>
    </message>
    <message>
        <source>Lines of a payout</source>
        <translation>Regels van een uitbetaling</translation>
    </message>
    <message>
        <source>Clearing account, Tilldesk</source>
        <translation>Tussenrekening Tilldesk</translation>
    </message>
    <message>
        <source>PAYOUTS ONLY, not by the bank</source>
        <translation>ENKEL UITBETALINGEN, niet v/d bank</translation>
    </message>
    <message>
        <source>Made by Tilldesk, not by the bank. Contains the payouts only. Do not import it beside the bank&apos;s own statement.</source>
        <translation>Opgemaakt door Tilldesk, niet door de bank. Bevat enkel de uitbetalingen. Niet importeren naast het rekeninguittreksel van de bank.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Clearing account</source>
        <translation>Tussenrekening</translation>
    </message>
    <message>
        <source>Owed before</source>
        <translation>Tegoed vooraf</translation>
    </message>
    <message>
        <source>Owed after</source>
        <translation>Tegoed nadien</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Uitbetaling</translation>
    </message>
    <message>
        <source>Import this. Statements of the clearing account (CAMT.053): every payment, every refund, every payout</source>
        <translation>Dit importeert u. Uittreksels van de tussenrekening (CAMT.053): elke betaling, elke terugbetaling, elke uitbetaling</translation>
    </message>
    <message>
        <source>The bank import of your bookkeeping software, for a financial account of its own, beside your bank&apos;s statements. Version 02 if it cannot read the newer version 08</source>
        <translation>De bankimport van uw boekhoudsoftware, in een eigen financieel dagboek, naast de uittreksels van uw bank. Versie 02 als ze de nieuwere versie 08 niet leest</translation>
    </message>
    <message>
        <source>Payouts only, as credits of your bank account (CAMT.053, MT940, CODA)</source>
        <translation>Enkel de uitbetalingen, als bijschrijvingen op uw bankrekening (CAMT.053, MT940, CODA)</translation>
    </message>
    <message>
        <source>The clearing account day by day: how the month adds up</source>
        <translation>De tussenrekening dag per dag: hoe de maand sluit</translation>
    </message>
    <message>
        <source>Spreadsheets; entries by hand, per day</source>
        <translation>Rekenbladen; boekingen met de hand, per dag</translation>
    </message>
    <message>
        <source>All payments paid, refunds made and payouts of the month</source>
        <translation>Alle in de maand betaalde betalingen, uitgevoerde terugbetalingen en uitbetalingen</translation>
    </message>
    <message>
        <source>How the month adds up</source>
        <translation>Aansluiting van de maand</translation>
    </message>
    <message>
        <source>Owed to you at the beginning of the month</source>
        <translation>Tegoed bij het begin van de maand</translation>
    </message>
    <message>
        <source>Payments paid in the month</source>
        <translation>Betalingen ontvangen in de maand</translation>
    </message>
    <message>
        <source>Refunds made in the month</source>
        <translation>Terugbetalingen uitgevoerd in de maand</translation>
    </message>
    <message>
        <source>Paid out in the month</source>
        <translation>Uitbetaald in de maand</translation>
    </message>
    <message>
        <source>Owed to you at the end of the month</source>
        <translation>Tegoed op het einde van de maand</translation>
    </message>
    <message>
        <source>A payment belongs to the month in which it was paid, whenever it was created. What is owed to you is the balance of the clearing account %1. A payout leaves the clearing account and arrives on your bank account: post both to the account for internal transfers, and it comes to zero.</source>
        <translation>Een betaling hoort bij de maand waarin ze betaald werd, wanneer ze ook aangemaakt is. Uw tegoed is het saldo van de tussenrekening %1. Een uitbetaling verlaat de tussenrekening en komt toe op uw bankrekening: boek beide op de rekening interne overboekingen, die daarna nul is.</translation>
    </message>
    <message>
        <source>Statements are numbered per year. A second export has the same numbers, so your software can skip what it has already imported.</source>
        <translation>De uittreksels zijn per jaar genummerd. Een tweede export heeft dezelfde nummers, zodat uw software overslaat wat ze al geïmporteerd heeft.</translation>
    </message>
    <message>
        <source>Payouts that failed: %1 (%2). They reached no account, are on no statement, and are still owed to you.</source>
        <translation>Mislukte uitbetalingen: %1 (%2). Ze bereikten geen rekening, staan op geen uittreksel en blijven uw tegoed.</translation>
    </message>
    <message>
        <source>VAT number %1</source>
        <translation>Btw-nummer %1</translation>
    </message>
    <message>
        <source>Sales of %1</source>
        <translation>Verkopen van %1</translation>
    </message>
    <message>
        <source>Refunds of %1</source>
        <translation>Terugbetalingen van %1</translation>
    </message>
    <message>
        <source>Payouts of %1</source>
        <translation>Uitbetalingen van %1</translation>
    </message>
    <message>
        <source>Payout %1</source>
        <translation>Uitbetaling %1</translation>
    </message>
    <message>
        <source>VAT of refunds %1</source>
        <translation>Btw op terugbetalingen %1</translation>
    </message>
    <message>
        <source>VAT %1</source>
        <translation>Btw %1</translation>
    </message>
    <message>
        <source>Sales %1</source>
        <translation>Verkopen %1</translation>
    </message>
    <message>
        <source>Refunds %1</source>
        <translation>Terugbetalingen %1</translation>
    </message>
    <message>
        <source>VAT rate not known</source>
        <translation>Btw-tarief niet bekend</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Dagboek</translation>
    </message>
    <message>
        <source>VAT book</source>
        <translation>Btw-dagboek</translation>
    </message>
    <message>
        <source>VAT rate, %</source>
        <translation>Btw-tarief, %</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Verkopen</translation>
    </message>
    <message>
        <source>Sales with VAT</source>
        <translation>Verkopen met btw</translation>
    </message>
    <message>
        <source>Large sales</source>
        <translation>Grote verkopen</translation>
    </message>
    <message>
        <source>Large sales with VAT</source>
        <translation>Grote verkopen met btw</translation>
    </message>
    <message>
        <source>Refunds with VAT</source>
        <translation>Terugbetalingen met btw</translation>
    </message>
    <message>
        <source>With VAT</source>
        <translation>Met btw</translation>
    </message>
    <message>
        <source>Without VAT</source>
        <translation>Zonder btw</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>Btw</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Gebeurtenis</translation>
    </message>
    <message>
        <source>Done by</source>
        <translation>Gedaan door</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Goedgekeurd door</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Betreft</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Na</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Zegel</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Ontvangen door</translation>
    </message>
    <message>
        <source>Entries: %1</source>
        <translation>Regels: %1</translation>
    </message>
    <message>
        <source>Refunded by</source>
        <translation>Terugbetaald door</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activiteit</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Koppeling</translation>
    </message>
    <message>
        <source>Days open</source>
        <translation>Dagen open</translation>
    </message>
    <message>
        <source>Text on the statement</source>
        <translation>Tekst op het uittreksel</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Gekoppeld</translation>
    </message>
    <message>
        <source>Amount differs</source>
        <translation>Ander bedrag</translation>
    </message>
    <message>
        <source>No reference</source>
        <translation>Geen kenmerk</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Niet eenduidig</translation>
    </message>
    <message>
        <source>Unexpected</source>
        <translation>Onverwacht</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Ontbreekt</translation>
    </message>
    <message>
        <source>Awaited</source>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>Other line</source>
        <translation>Andere regel</translation>
    </message>
    <message>
        <source>Or import this, never beside the clearing account: the journal, which posts each day&apos;s sales by VAT rate, refunds and payouts on your accounts</source>
        <translation>Of importeer dit, nooit naast de tussenrekening: het dagboek, dat per dag de verkopen per btw-tarief, de terugbetalingen en de uitbetalingen op uw rekeningen boekt</translation>
    </message>
    <message>
        <source>The VAT book: receipts of each day by till and VAT rate, days without receipts too, receipts above the limit apart</source>
        <translation>Het dagontvangstenboek: ontvangsten per dag, kassa en btw-tarief, ook dagen zonder ontvangsten, ontvangsten boven de grens apart</translation>
    </message>
    <message>
        <source>The VAT return; not to be imported: the journal has the same sums</source>
        <translation>De btw-aangifte; niet importeren: het dagboek heeft dezelfde bedragen</translation>
    </message>
    <message>
        <source>Payouts and lines of your bank&apos;s statements that do not fit each other, and for how many days</source>
        <translation>Uitbetalingen en regels van uw rekeninguittreksels die niet bij elkaar passen, en sinds hoeveel dagen</translation>
    </message>
    <message>
        <source>Questions to the bank or the provider</source>
        <translation>Vragen aan de bank of de aanbieder</translation>
    </message>
    <message>
        <source>This folder contains the month in the formats that bookkeeping software reads. All formats have the same content: import one format of the clearing account, or else the journal, beside the statements of your own bank. The other files are for reading and checking.</source>
        <translation>Deze map bevat de maand in de formaten die boekhoudsoftware leest. Alle formaten hebben dezelfde inhoud: importeer één formaat van de tussenrekening, of anders het dagboek, naast de uittreksels van uw eigen bank. De andere bestanden zijn om te lezen en te controleren.</translation>
    </message>
    <message>
        <source>There is no journal: accounts are missing for %1. Choose them in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Er is geen dagboek: er ontbreken rekeningen voor %1. Kies ze in Tilldesk bij Instellingen, Boekhouding.</translation>
    </message>
    <message>
        <source>Attached is the bookkeeping of %1. Each file is a zipped folder; open the reading guide in it first. The checksums below are SHA-256.</source>
        <translation>Bijgevoegd is de boekhouding van %1. Elk bestand is een gezipte map; open eerst de leeswijzer in die map. De controlegetallen hieronder zijn SHA-256.</translation>
    </message>
    <message>
        <source>Fees: EUR %1</source>
        <translation>Kosten: EUR %1</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Fees collected</source>
        <translation>Geïnde kosten</translation>
    </message>
    <message>
        <source>Fees of %1</source>
        <translation>Kosten van %1</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Fees charged in the month</source>
        <translation>Kosten aangerekend in de maand</translation>
    </message>
    <message>
        <source>Fees that these payouts are reduced by</source>
        <translation>Kosten die op deze uitbetalingen zijn ingehouden</translation>
    </message>
    <message>
        <source>Fees collected from the bank account</source>
        <translation>Kosten geïnd van de bankrekening</translation>
    </message>
    <message>
        <source>Fees of the payment service</source>
        <translation>Kosten van de betaaldienst</translation>
    </message>
    <message>
        <source>Fees are subtracted from these payouts, too: the fees of their payments, and what was charged for a month or its invoice.</source>
        <translation>Ook kosten zijn op deze uitbetalingen ingehouden: de kosten van hun betalingen, en wat voor een maand of een factuur is aangerekend.</translation>
    </message>
    <message>
        <source>The month was not over: this folder has its days up to %1.</source>
        <translation>De maand was nog niet voorbij: deze map bevat de dagen tot en met %1.</translation>
    </message>
    <message>
        <source>Fees are lines of the clearing account, and the journal books them on the account for fees: fees that a payout is reduced by on the day of the payout, the minimum of a month and fees that are collected apart on its last day, the difference to an invoice on the day on which it was entered. They are booked without VAT: take the VAT on fees from the provider&apos;s invoice.</source>
        <translation>Kosten zijn regels van de tussenrekening, en het dagboek boekt ze op de rekening voor kosten: kosten die op een uitbetaling worden ingehouden op de dag van de uitbetaling, het minimum van een maand en afzonderlijk geïnde kosten op de laatste dag van die maand, het verschil met een factuur op de dag waarop die is ingevoerd. Ze worden zonder btw geboekt: neem de btw op de kosten uit de factuur van de aanbieder.</translation>
    </message>
    <message>
        <source>Minimum fee of a month</source>
        <translation>Minimumkosten van een maand</translation>
    </message>
    <message>
        <source>Invoice for fees</source>
        <translation>Kostenfactuur</translation>
    </message>
    <message>
        <source>Fees of another batch</source>
        <translation>Kosten van een andere bundel</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>%1 is not over: the list has what happened so far</source>
        <translation>%1 is nog niet voorbij: de lijst heeft wat tot nu toe gebeurde</translation>
    </message>
    <message>
        <source>Only instead of the clearing account and the journal: software that splits a payout on your bank&apos;s statement into its payments</source>
        <translation>Enkel in plaats van de tussenrekening en het dagboek: software die een uitbetaling op het uittreksel van uw bank splitst in haar betalingen</translation>
    </message>
    <message>
        <source>Only if you import neither your bank&apos;s statements, nor the clearing account, nor the journal: beside them every payout is booked twice</source>
        <translation>Enkel als u noch de uittreksels van uw bank, noch de tussenrekening, noch het dagboek importeert: daarnaast wordt elke uitbetaling dubbel geboekt</translation>
    </message>
    <message>
        <source>The journal books payouts on account %1, which looks like the account of your bank. If you post your bank&apos;s statements too, each payout is booked twice: choose an account for internal transfers in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Het dagboek boekt uitbetalingen op rekening %1, die op de rekening van uw bank lijkt. Boekt u ook de uittreksels van uw bank, dan wordt elke uitbetaling dubbel geboekt: kies in Tilldesk onder Instellingen, Boekhouding een rekening voor interne overboekingen.</translation>
    </message>
    <message>
        <source>The journal books payouts on account %1 for internal transfers. Post the payouts on your bank&apos;s statements to it too, and it comes to zero.</source>
        <translation>Het dagboek boekt uitbetalingen op rekening %1 voor interne overboekingen. Boek ook de uitbetalingen op de uittreksels van uw bank op die rekening: dan komt ze op nul uit.</translation>
    </message>
    <message>
        <source>Sales without a VAT rate (%1): %2, %3. The journal books them on account %4. Choose a rate in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Verkopen zonder btw-tarief (%1): %2, %3. Het dagboek boekt ze op rekening %4. Kies een tarief in Tilldesk onder Instellingen, Boekhouding.</translation>
    </message>
    <message>
        <source>No journal for %1: the program does not take accounts of this length. Change them in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Geen dagboek voor %1: het programma aanvaardt geen rekeningnummers van deze lengte. Wijzig ze in Tilldesk onder Instellingen, Boekhouding.</translation>
    </message>
    <message>
        <source>No journal for %1: the first book year is not set in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Geen dagboek voor %1: het eerste boekjaar is niet ingesteld in Tilldesk onder Instellingen, Boekhouding.</translation>
    </message>
    <message>
        <source>No journal for %1: the program does not take so long a code of the journal.</source>
        <translation>Geen dagboek voor %1: het programma aanvaardt geen zo lange dagboekcode.</translation>
    </message>
    <message>
        <source>No journal for %1: the month is before the first book year.</source>
        <translation>Geen dagboek voor %1: de maand ligt vóór het eerste boekjaar.</translation>
    </message>
    <message>
        <source>No journal for %1: the numbers of the tax consultant and of the client are not set in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Geen dagboek voor %1: de nummers van de belastingadviseur en van de cliënt zijn niet ingesteld in Tilldesk onder Instellingen, Boekhouding.</translation>
    </message>
    <message>
        <source>Fees collected from your bank account</source>
        <translation>Kosten geïnd van uw bankrekening</translation>
    </message>
    <message>
        <source>No CODA: a day has more than 9,999 movements, which CODA cannot number. Import CAMT.053.</source>
        <translation>Geen CODA: een dag heeft meer dan 9.999 bewegingen, die CODA niet kan nummeren. Importeer CAMT.053.</translation>
    </message>
    <message>
        <source>Open since</source>
        <translation>Open sinds</translation>
    </message>
    <message>
        <source>Why it is open</source>
        <translation>Waarom open</translation>
    </message>
    <message>
        <source>In the shop</source>
        <translation>Volgens de winkel</translation>
    </message>
    <message>
        <source>By the provider</source>
        <translation>Volgens de betaalprovider</translation>
    </message>
    <message>
        <source>Share of the difference</source>
        <translation>Aandeel in het verschil</translation>
    </message>
    <message>
        <source>ID at the provider</source>
        <translation>ID bij de betaalprovider</translation>
    </message>
    <message>
        <source>Waits for payout</source>
        <translation>Wacht op uitbetaling</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Laat</translation>
    </message>
    <message>
        <source>Payout not fetched</source>
        <translation>Uitbetaling niet opgehaald</translation>
    </message>
    <message>
        <source>Not known there</source>
        <translation>Daar niet bekend</translation>
    </message>
    <message>
        <source>Not known here</source>
        <translation>Hier niet bekend</translation>
    </message>
    <message>
        <source>Status differs</source>
        <translation>Status wijkt af</translation>
    </message>
    <message>
        <source>In two payouts</source>
        <translation>In twee uitbetalingen</translation>
    </message>
    <message>
        <source>Sum differs</source>
        <translation>Som wijkt af</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Open posten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AccountField</name>
    <message>
        <source>from the chart</source>
        <translation>uit het rekeningstelsel</translation>
    </message>
    <message>
        <source>yours; the chart has %1</source>
        <translation>van u; het stelsel heeft %1</translation>
    </message>
    <message>
        <source>Take the account %1 of the chart again</source>
        <translation>Weer rekening %1 van het stelsel nemen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AcknowledgeText</name>
    <message numerus="yes">
        <source>%1 d</source>
        <translation>
            <numerusform>%1 d</numerusform>
            <numerusform>%1 d</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 d %2 h</source>
        <translation>
            <numerusform>%1 d %2 u</numerusform>
            <numerusform>%1 d %2 u</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 u</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 u %2 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>Ontvangst bevestigen: %1</translation>
    </message>
    <message>
        <source>The customer has paid. Acknowledge the payment once the goods are handed over. On %1 it is voided and no money moves.</source>
        <translation>De klant heeft betaald. Bevestig de ontvangst zodra de goederen overhandigd zijn. Op %1 wordt de betaling ongedaan gemaakt en wordt er geen geld overgemaakt.</translation>
    </message>
    <message>
        <source>The customer has not paid yet.</source>
        <translation>De klant heeft nog niet betaald.</translation>
    </message>
    <message>
        <source>This payment is already acknowledged.</source>
        <translation>De ontvangst van deze betaling is al bevestigd.</translation>
    </message>
    <message>
        <source>This payment needs no acknowledgement.</source>
        <translation>Deze betaling heeft geen bevestiging nodig.</translation>
    </message>
    <message>
        <source>The time to acknowledge this payment has passed.</source>
        <translation>De tijd om de ontvangst van deze betaling te bevestigen is voorbij.</translation>
    </message>
    <message>
        <source>The deadline passed on %1. No money moves.</source>
        <translation>De termijn liep af op %1. Er wordt geen geld overgemaakt.</translation>
    </message>
    <message>
        <source>This payment has ended: %1.</source>
        <translation>Deze betaling is afgelopen: %1.</translation>
    </message>
    <message>
        <source>This payment no longer waits for an acknowledgement: %1.</source>
        <translation>Deze betaling wacht niet meer op een bevestiging: %1.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityDetails</name>
    <message>
        <source>No entry chosen</source>
        <translation>Geen regel gekozen</translation>
    </message>
    <message>
        <source>Choose an entry to see what changed.</source>
        <translation>Kies een regel om te zien wat er is veranderd.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Open payment</source>
        <translation>Betaling openen</translation>
    </message>
    <message>
        <source>Copy entry</source>
        <translation>Regel kopiëren</translation>
    </message>
    <message>
        <source>Details of the entry</source>
        <translation>Details van de regel</translation>
    </message>
    <message>
        <source>Who and where</source>
        <translation>Wie en waar</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Voor en na</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Bewijs</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityModel</name>
    <message>
        <source>Today, %1</source>
        <translation>Vandaag, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Gisteren, %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Gebeurtenis</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityPresenter</name>
    <message>
        <source>Checking the chain…</source>
        <translation>Keten controleren…</translation>
    </message>
    <message>
        <source>Chain not checked: %1</source>
        <translation>Keten niet gecontroleerd: %1</translation>
    </message>
    <message>
        <source>Broken at entry %1</source>
        <translation>Verbroken bij regel %1</translation>
    </message>
    <message>
        <source>Chain intact · %1 · checked %2</source>
        <translation>Keten intact · %1 · gecontroleerd %2</translation>
    </message>
    <message>
        <source>The activity cannot be shown</source>
        <translation>De activiteit kan niet worden getoond</translation>
    </message>
    <message>
        <source>No entry fits these filters</source>
        <translation>Geen regel past bij deze filters</translation>
    </message>
    <message>
        <source>No entry fits all of the filters above.</source>
        <translation>Geen regel past bij alle filters hierboven.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filters wissen</translation>
    </message>
    <message>
        <source>Nothing in this period</source>
        <translation>Niets in deze periode</translation>
    </message>
    <message>
        <source>Nobody did anything that is recorded here.</source>
        <translation>Niemand deed iets dat hier wordt vastgelegd.</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Alle datums</translation>
    </message>
    <message>
        <source>No activity yet</source>
        <translation>Nog geen activiteit</translation>
    </message>
    <message>
        <source>Who signed in, refunded, exported or changed a setting is listed here.</source>
        <translation>Hier staat wie zich aanmeldde, terugbetaalde, exporteerde of een instelling wijzigde.</translation>
    </message>
    <message>
        <source>Checking… %1</source>
        <translation>Controleren… %1</translation>
    </message>
    <message>
        <source>Chain not checked</source>
        <translation>Keten niet gecontroleerd</translation>
    </message>
    <message numerus="yes">
        <source>Not checked for %1 days</source>
        <translation>
            <numerusform>Al %1 dag niet gecontroleerd</numerusform>
            <numerusform>Al %1 dagen niet gecontroleerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 entries are newer than the last check</source>
        <translation>
            <numerusform>%1 regel is nieuwer dan de laatste controle</numerusform>
            <numerusform>%1 regels zijn nieuwer dan de laatste controle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityRecord</name>
    <message>
        <source>Done by</source>
        <translation>Gedaan door</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Goedgekeurd door</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Its seal</source>
        <translation>Zegel van de regel</translation>
    </message>
    <message>
        <source>Seal before</source>
        <translation>Zegel ervoor</translation>
    </message>
    <message>
        <source>Does not fit the entry before it.</source>
        <translation>Past niet bij de vorige regel.</translation>
    </message>
    <message>
        <source>Fits the entry before it, but not the one after it.</source>
        <translation>Past bij de vorige regel, maar niet bij de volgende.</translation>
    </message>
    <message>
        <source>Fits the entry before it and the one after it.</source>
        <translation>Past bij de vorige en de volgende regel.</translation>
    </message>
    <message>
        <source>Fits the entry before it; it is the last one.</source>
        <translation>Past bij de vorige regel; dit is de laatste.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>%1 The last backup before it is of %2.</source>
        <translation>%1 De laatste back-up ervoor is van %2.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityTable</name>
    <message>
        <source>Activity</source>
        <translation>Activiteit</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityView</name>
    <message>
        <source>Checks the seals of all entries again</source>
        <translation>Controleert de zegels van alle regels opnieuw</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Person: %1</source>
        <translation>Persoon: %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>Soort: %1</translation>
    </message>
    <message>
        <source>Copy entry</source>
        <translation>Regel kopiëren</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>De controle afbreken</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityWords</name>
    <message>
        <source>API key “%1”</source>
        <translation>API-sleutel “%1”</translation>
    </message>
    <message>
        <source>Somebody at this computer</source>
        <translation>Iemand aan deze computer</translation>
    </message>
    <message>
        <source>The customer</source>
        <translation>De klant</translation>
    </message>
    <message>
        <source>Customer %1</source>
        <translation>Klant %1</translation>
    </message>
    <message>
        <source>Signing key “%1”</source>
        <translation>Ondertekeningssleutel “%1”</translation>
    </message>
    <message>
        <source>The command line</source>
        <translation>De opdrachtregel</translation>
    </message>
    <message>
        <source>%1 on the command line</source>
        <translation>%1 op de opdrachtregel</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Aanmelden</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Private data</source>
        <translation>Privégegevens</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Back-ups</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Weigeringen</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>%1 signed in</source>
        <translation>%1 heeft zich aangemeld</translation>
    </message>
    <message>
        <source>%1 locked the till</source>
        <translation>%1 heeft de kassa vergrendeld</translation>
    </message>
    <message>
        <source>A wrong PIN was given for %1, %2 of 5 tries</source>
        <translation>Verkeerde pincode ingevoerd voor %1, poging %2 van 5</translation>
    </message>
    <message numerus="yes">
        <source>%1 was blocked for %2 minutes after wrong PINs</source>
        <translation>
            <numerusform>%1 werd na verkeerde pincodes %2 minuut geblokkeerd</numerusform>
            <numerusform>%1 werd na verkeerde pincodes %2 minuten geblokkeerd</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ended the block of %2</source>
        <translation>%1 heeft %2 gedeblokkeerd</translation>
    </message>
    <message>
        <source>%1 chose a PIN</source>
        <translation>%1 heeft een pincode gekozen</translation>
    </message>
    <message>
        <source>%1 gave %2 a temporary PIN</source>
        <translation>%1 heeft %2 een tijdelijke pincode gegeven</translation>
    </message>
    <message>
        <source>%1 added %2 to the staff</source>
        <translation>%1 heeft %2 aan het personeel toegevoegd</translation>
    </message>
    <message>
        <source>%1 changed the details of %2</source>
        <translation>%1 heeft de gegevens van %2 gewijzigd</translation>
    </message>
    <message>
        <source>%1 noted that %2 has left</source>
        <translation>%1 heeft vastgelegd dat %2 weg is</translation>
    </message>
    <message>
        <source>%1 changed the refund limits of the role %2</source>
        <translation>%1 heeft de limieten voor terugbetalingen van de rol %2 gewijzigd</translation>
    </message>
    <message>
        <source>signing in</source>
        <translation>aanmelden</translation>
    </message>
    <message>
        <source>looking up payments</source>
        <translation>betalingen opzoeken</translation>
    </message>
    <message>
        <source>taking a payment</source>
        <translation>een betaling ontvangen</translation>
    </message>
    <message>
        <source>cancelling a payment</source>
        <translation>een betaling annuleren</translation>
    </message>
    <message>
        <source>acknowledging a payment</source>
        <translation>een betaling bevestigen</translation>
    </message>
    <message>
        <source>a refund</source>
        <translation>een terugbetaling</translation>
    </message>
    <message>
        <source>approving a refund</source>
        <translation>een terugbetaling goedkeuren</translation>
    </message>
    <message>
        <source>a whole account number</source>
        <translation>een volledig rekeningnummer</translation>
    </message>
    <message>
        <source>closing the day</source>
        <translation>de dagafsluiting</translation>
    </message>
    <message>
        <source>payouts, ledger and reports</source>
        <translation>uitbetalingen, grootboek en rapporten</translation>
    </message>
    <message>
        <source>making a payout</source>
        <translation>een uitbetaling uitvoeren</translation>
    </message>
    <message>
        <source>an export</source>
        <translation>een export</translation>
    </message>
    <message>
        <source>the activity</source>
        <translation>de activiteit</translation>
    </message>
    <message>
        <source>callbacks</source>
        <translation>callbacks</translation>
    </message>
    <message>
        <source>sending a callback</source>
        <translation>een callback versturen</translation>
    </message>
    <message>
        <source>the simulation</source>
        <translation>de simulatie</translation>
    </message>
    <message>
        <source>a change of the settings</source>
        <translation>een wijziging van de instellingen</translation>
    </message>
    <message>
        <source>the keys</source>
        <translation>de sleutels</translation>
    </message>
    <message>
        <source>the staff</source>
        <translation>het personeel</translation>
    </message>
    <message>
        <source>the backups</source>
        <translation>de back-ups</translation>
    </message>
    <message>
        <source>Not allowed for %1: %2</source>
        <translation>Niet toegestaan voor %1: %2</translation>
    </message>
    <message>
        <source>%1 approved a refund of %2 for %3</source>
        <translation>%1 heeft een terugbetaling van %2 voor %3 goedgekeurd</translation>
    </message>
    <message>
        <source>%1 cancelled the payment of %2, %3</source>
        <translation>%1 heeft de betaling van %2 geannuleerd, %3</translation>
    </message>
    <message>
        <source>%1 refunded %2 of %3</source>
        <translation>%1 heeft %2 van %3 terugbetaald</translation>
    </message>
    <message>
        <source>%1 refunded %2 of %3, approved by %4</source>
        <translation>%1 betaalde %2 van %3 terug, akkoord van %4</translation>
    </message>
    <message>
        <source>%1 made the payouts</source>
        <translation>%1 heeft de uitbetalingen gedaan</translation>
    </message>
    <message>
        <source>%1 paid a failed payout again</source>
        <translation>%1 heeft een mislukte uitbetaling opnieuw gedaan</translation>
    </message>
    <message>
        <source>%1 made X reading %2</source>
        <translation>%1 heeft X-rapport %2 gemaakt</translation>
    </message>
    <message>
        <source>%1 closed the day, Z %2</source>
        <translation>%1 heeft de dag afgesloten, Z %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 read a bank statement with %2 new lines</source>
        <translation>
            <numerusform>%1 heeft een rekeninguittreksel met %2 nieuwe regel ingelezen</numerusform>
            <numerusform>%1 heeft een rekeninguittreksel met %2 nieuwe regels ingelezen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 matched a payout with a line of the bank</source>
        <translation>%1 heeft een uitbetaling aan een regel van de bank gekoppeld</translation>
    </message>
    <message>
        <source>%1 undid the match of a line of the bank</source>
        <translation>%1 heeft de koppeling van een regel van de bank ongedaan gemaakt</translation>
    </message>
    <message>
        <source>%1 added the merchant %2</source>
        <translation>%1 heeft de handelaar %2 toegevoegd</translation>
    </message>
    <message>
        <source>%1 changed the merchant %2</source>
        <translation>%1 heeft de handelaar %2 gewijzigd</translation>
    </message>
    <message>
        <source>%1 added the profile %2</source>
        <translation>%1 heeft het profiel %2 toegevoegd</translation>
    </message>
    <message>
        <source>%1 changed the profile %2</source>
        <translation>%1 heeft het profiel %2 gewijzigd</translation>
    </message>
    <message>
        <source>%1 added the point of sale %2</source>
        <translation>%1 heeft het verkooppunt %2 toegevoegd</translation>
    </message>
    <message>
        <source>%1 changed the point of sale %2</source>
        <translation>%1 heeft het verkooppunt %2 gewijzigd</translation>
    </message>
    <message>
        <source>%1 changed the settings</source>
        <translation>%1 heeft de instellingen gewijzigd</translation>
    </message>
    <message>
        <source>%1 changed the settings: %2</source>
        <translation>%1 heeft de instellingen gewijzigd: %2</translation>
    </message>
    <message>
        <source>%1 made the API key “%2”</source>
        <translation>%1 heeft de API-sleutel “%2” gemaakt</translation>
    </message>
    <message>
        <source>%1 revoked the API key “%2”</source>
        <translation>%1 heeft de API-sleutel “%2” ingetrokken</translation>
    </message>
    <message>
        <source>%1 made a signing key of the service</source>
        <translation>%1 heeft een ondertekeningssleutel van de dienst gemaakt</translation>
    </message>
    <message>
        <source>%1 sent a callback again</source>
        <translation>%1 heeft een callback opnieuw verzonden</translation>
    </message>
    <message numerus="yes">
        <source>%1 sent %2 failed callbacks again</source>
        <translation>
            <numerusform>%1 heeft %2 mislukte callback opnieuw verzonden</numerusform>
            <numerusform>%1 heeft %2 mislukte callbacks opnieuw verzonden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sent a test callback</source>
        <translation>%1 heeft een testcallback verzonden</translation>
    </message>
    <message>
        <source>%1 cleared the inbox of callbacks</source>
        <translation>%1 heeft het postvak van callbacks leeggemaakt</translation>
    </message>
    <message>
        <source>%1 changed the simulation</source>
        <translation>%1 heeft de simulatie gewijzigd</translation>
    </message>
    <message>
        <source>%1 changed the clock of the simulation</source>
        <translation>%1 heeft de klok van de simulatie gewijzigd</translation>
    </message>
    <message>
        <source>%1 accepted a jump of the computer’s clock</source>
        <translation>%1 heeft een sprong van de computerklok aanvaard</translation>
    </message>
    <message>
        <source>The record of activity begins here</source>
        <translation>Hier begint het overzicht van de activiteit</translation>
    </message>
    <message>
        <source>A record that existed before was added to the activity</source>
        <translation>Een bestaand gegeven is aan de activiteit toegevoegd</translation>
    </message>
    <message numerus="yes">
        <source>%1 exported %2 rows (%3) as %4</source>
        <translation>
            <numerusform>%1 heeft %2 rij (%3) als %4 geëxporteerd</numerusform>
            <numerusform>%1 heeft %2 rijen (%3) als %4 geëxporteerd</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made a backup and checked it</source>
        <translation>%1 heeft een back-up gemaakt en gecontroleerd</translation>
    </message>
    <message>
        <source>A backup failed</source>
        <translation>Een back-up is mislukt</translation>
    </message>
    <message>
        <source>The shop was restored from a backup</source>
        <translation>De winkel is uit een back-up hersteld</translation>
    </message>
    <message>
        <source>%1 rehearsed restoring a backup</source>
        <translation>%1 heeft het herstellen van een back-up geoefend</translation>
    </message>
    <message>
        <source>%1 saved a snapshot</source>
        <translation>%1 heeft een momentopname bewaard</translation>
    </message>
    <message>
        <source>%1 loaded a snapshot</source>
        <translation>%1 heeft een momentopname geladen</translation>
    </message>
    <message>
        <source>%1 made a support file</source>
        <translation>%1 heeft een ondersteuningsbestand gemaakt</translation>
    </message>
    <message>
        <source>%1 replaced old payers by pseudonyms</source>
        <translation>%1 heeft oude betalers door pseudoniemen vervangen</translation>
    </message>
    <message>
        <source>%1 accepted an older copy of the database</source>
        <translation>%1 heeft een oudere kopie van de database aanvaard</translation>
    </message>
    <message>
        <source>Left to refund</source>
        <translation>Nog terug te betalen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>One refund, at most</source>
        <translation>Eén terugbetaling, hoogstens</translation>
    </message>
    <message>
        <source>All refunds in a day, at most</source>
        <translation>Alle terugbetalingen op een dag, hoogstens</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>Ask about sums above</source>
        <translation>Vragen bij bedragen boven</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message numerus="yes">
        <source>%1 entries</source>
        <translation>
            <numerusform>%1 regel</numerusform>
            <numerusform>%1 regels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2, entry %3, seal %4)</source>
        <translation>%1 (%2, regel %3, zegel %4)</translation>
    </message>
    <message>
        <source>Read by the approver</source>
        <translation>Gelezen door wie goedkeurde</translation>
    </message>
    <message>
        <source>the statements of the bank</source>
        <translation>de uittreksels van de bank</translation>
    </message>
    <message>
        <source>%1 made the month’s pack for the accountant</source>
        <translation>%1 maakte de maandmap voor de boekhouder</translation>
    </message>
    <message>
        <source>The month’s pack for the accountant could not be made</source>
        <translation>De maandmap voor de boekhouder kon niet worden gemaakt</translation>
    </message>
    <message>
        <source>%1 sent the month’s pack to the accountant</source>
        <translation>%1 stuurde de maandmap naar de boekhouder</translation>
    </message>
    <message>
        <source>The month’s pack could not be sent by e-mail</source>
        <translation>De maandmap kon niet per e-mail worden verstuurd</translation>
    </message>
    <message>
        <source>%1 set the fees of payments</source>
        <translation>%1 stelde de kosten van betalingen in</translation>
    </message>
    <message>
        <source>%1 booked the provider’s invoice for fees</source>
        <translation>%1 boekte de factuur van de aanbieder voor kosten</translation>
    </message>
    <message>
        <source>The right PIN of %1 was given after wrong ones</source>
        <translation>De juiste pincode van %1 is gegeven na foute</translation>
    </message>
    <message>
        <source>From here on the activity proves more kinds of records</source>
        <translation>Vanaf hier bewijst de activiteit meer soorten gegevens</translation>
    </message>
    <message>
        <source>%1 looked at the whole account number of the payer of %2</source>
        <translation>%1 heeft het volledige rekeningnummer van de betaler van %2 bekeken</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referentie</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>Goedgekeurd door</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lijst</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formaat</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Has access</source>
        <translation>Heeft toegang</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Wachtwoord</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Rekeningnummer</translation>
    </message>
    <message>
        <source>payments</source>
        <translation>betalingen</translation>
    </message>
    <message>
        <source>refunds</source>
        <translation>terugbetalingen</translation>
    </message>
    <message>
        <source>payouts</source>
        <translation>uitbetalingen</translation>
    </message>
    <message>
        <source>paid payments</source>
        <translation>betaalde betalingen</translation>
    </message>
    <message>
        <source>done refunds</source>
        <translation>uitgevoerde terugbetalingen</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>activiteit</translation>
    </message>
    <message>
        <source>clearing account</source>
        <translation>tussenrekening</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>dagboek</translation>
    </message>
    <message>
        <source>VAT book</source>
        <translation>btw-dagboek</translation>
    </message>
    <message>
        <source>month&apos;s pack</source>
        <translation>maandmap</translation>
    </message>
    <message>
        <source>the tills</source>
        <translation>de kassa’s</translation>
    </message>
    <message>
        <source>%1 added the till %2</source>
        <translation>%1 heeft de kassa %2 toegevoegd</translation>
    </message>
    <message>
        <source>%1 revoked the till %2</source>
        <translation>%1 heeft de kassa %2 ingetrokken</translation>
    </message>
    <message>
        <source>Too many wrong codes for adding a till</source>
        <translation>Te veel verkeerde codes om een kassa toe te voegen</translation>
    </message>
    <message>
        <source>lines of the bank</source>
        <translation>regels van de bank</translation>
    </message>
    <message>
        <source>%1 changed the till %2</source>
        <translation>%1 heeft de kassa %2 gewijzigd</translation>
    </message>
    <message>
        <source>%1 took the till %2 off the list</source>
        <translation>%1 heeft de kassa %2 van de lijst gehaald</translation>
    </message>
    <message>
        <source>%1 changed the connection of the profile %2 with its provider</source>
        <translation>%1 heeft de verbinding van het profiel %2 met de betaalprovider gewijzigd</translation>
    </message>
    <message>
        <source>%1 made a key that signs the requests of the profile %2</source>
        <translation>%1 heeft een sleutel gemaakt die de aanvragen van het profiel %2 ondertekent</translation>
    </message>
    <message>
        <source>%1 changed what the profile %2 may do with real money</source>
        <translation>%1 heeft gewijzigd wat het profiel %2 met echt geld mag doen</translation>
    </message>
    <message>
        <source>%1 set a payment of %2 as not created, %3</source>
        <translation>%1 heeft een betaling van %2 als niet aangemaakt ingesteld, %3</translation>
    </message>
    <message>
        <source>%1 turned the till %2 away</source>
        <translation>%1 heeft de kassa %2 geweigerd</translation>
    </message>
    <message>
        <source>Nobody answered the till %1, which asked to be added</source>
        <translation>Niemand heeft geantwoord op de kassa %1, die wilde worden toegevoegd</translation>
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
        <translation>Nieuwe code</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Add a till</source>
        <translation>Kassa toevoegen</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>QR-code van de link</translation>
    </message>
    <message>
        <source>Address of this computer in the link</source>
        <translation>Adres van deze computer in de link</translation>
    </message>
    <message>
        <source>Address of the shop’s computer</source>
        <translation>Adres van de computer van de zaak</translation>
    </message>
    <message>
        <source>Open Tilldesk on the other computer, choose “Connect to a shop on another computer…”, and paste this link there.</source>
        <translation>Open Tilldesk op de andere computer, kies “Verbinden met een zaak op een andere computer…” en plak daar deze link.</translation>
    </message>
    <message>
        <source>Code in the link; works once, for one till only</source>
        <translation>Code in de link; werkt één keer, voor één kassa</translation>
    </message>
    <message>
        <source>Both screens must show this fingerprint</source>
        <translation>Beide schermen moeten deze vingerafdruk tonen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Yes, add it</source>
        <translation>Ja, toevoegen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Address %1, version %2</source>
        <translation>Adres %1, versie %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ApiKeysPage</name>
    <message>
        <source>API keys</source>
        <translation>API-sleutels</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nieuwe API-sleutel</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Intrekken…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Laden…</translation>
    </message>
    <message>
        <source>The keys could not be read</source>
        <translation>De sleutels kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>No API key yet</source>
        <translation>Nog geen API-sleutel</translation>
    </message>
    <message>
        <source>Revoke the key?</source>
        <translation>De sleutel intrekken?</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Intrekken</translation>
    </message>
    <message>
        <source>This key is already revoked</source>
        <translation>Deze sleutel is al ingetrokken</translation>
    </message>
    <message>
        <source>Keys belong to a profile. Add a profile first</source>
        <translation>Sleutels horen bij een profiel. Voeg eerst een profiel toe</translation>
    </message>
    <message>
        <source>The shop&apos;s software sends its key with each request. The key determines the profile and the rights.</source>
        <translation>De software van een winkel stuurt bij elk verzoek haar sleutel mee. De sleutel bepaalt het profiel en de rechten.</translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation>Sleutel behouden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>Dit venster</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Systeem volgen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Light, dark, or as the system is set</source>
        <translation>Licht, donker of zoals het systeem is ingesteld</translation>
    </message>
    <message>
        <source>Takes effect at the next start</source>
        <translation>Vanaf de volgende start</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Na %n minuut</numerusform>
            <numerusform>Na %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock till</source>
        <translation>Kassa vergrendelen</translation>
    </message>
    <message>
        <source>Without input</source>
        <translation>Zonder invoer</translation>
    </message>
    <message>
        <source>Only in a shop with staff; running payments go on</source>
        <translation>Alleen in een winkel met medewerkers; lopende betalingen gaan door</translation>
    </message>
    <message>
        <source>After each payment</source>
        <translation>Na elke betaling</translation>
    </message>
    <message>
        <source>Locks 5 seconds after a payment at the till was paid</source>
        <translation>Vergrendelt 5 seconden nadat een betaling aan de kassa betaald is</translation>
    </message>
    <message>
        <source>Large sums</source>
        <translation>Grote bedragen</translation>
    </message>
    <message>
        <source>Ask above</source>
        <translation>Vragen boven</translation>
    </message>
    <message>
        <source>A larger payment or refund is asked about, with the sum in words. Empty: never ask</source>
        <translation>Bij een grotere betaling of terugbetaling wordt bevestiging gevraagd, met het bedrag in woorden. Leeg: nooit vragen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ApprovalBox</name>
    <message>
        <source>Approve</source>
        <translation>Goedkeuren</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Intrekken</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AttemptsList</name>
    <message>
        <source>Attempts</source>
        <translation>Pogingen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AttentionList</name>
    <message>
        <source>Nothing needs your attention.</source>
        <translation>Niets vraagt uw aandacht.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Background</name>
    <message>
        <source>Tilldesk keeps serving</source>
        <translation>Tilldesk blijft werken</translation>
    </message>
    <message>
        <source>Open Tilldesk</source>
        <translation>Tilldesk openen</translation>
    </message>
    <message>
        <source>Close Tilldesk</source>
        <translation>Tilldesk sluiten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankCandidate</name>
    <message>
        <source>Not a payout of the provider</source>
        <translation>Geen uitbetaling van de aanbieder</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankDetailsView</name>
    <message>
        <source>What the file says</source>
        <translation>Wat het bestand zegt</translation>
    </message>
    <message>
        <source>Match by hand</source>
        <translation>Zelf koppelen</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Koppelen</translation>
    </message>
    <message>
        <source>Unmatch</source>
        <translation>Ontkoppelen</translation>
    </message>
    <message>
        <source>Leave open</source>
        <translation>Open laten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Line of the bank</source>
        <translation>Regel van de bank</translation>
    </message>
    <message>
        <source>No line chosen</source>
        <translation>Geen regel gekozen</translation>
    </message>
    <message>
        <source>Choose a line to see what the bank wrote and which payout it is.</source>
        <translation>Kies een regel om te zien wat de bank schreef en welke uitbetaling het is.</translation>
    </message>
    <message>
        <source>Go to the next one that needs you (N)</source>
        <translation>Naar de volgende die u nodig heeft (N)</translation>
    </message>
    <message>
        <source>Take back the last match (Ctrl+Z)</source>
        <translation>De laatste koppeling terugnemen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Booked %1 · line %2 of %3</source>
        <translation>Geboekt %1 · regel %2 van %3</translation>
    </message>
    <message>
        <source>Payout %1 · %2 old</source>
        <translation>Uitbetaling %1 · %2 oud</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Uitbetaling</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankFileCard</name>
    <message>
        <source>Show the days of an earlier file</source>
        <translation>De dagen van een eerder bestand tonen</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Ander bestand…</translation>
    </message>
    <message>
        <source>Read a file of the bank: CAMT.053, CODA or MT940 (Ctrl+O)</source>
        <translation>Een bestand van de bank lezen: CAMT.053, CODA of MT940 (Ctrl+O)</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>Toch gebruiken</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Read by %1, %2</source>
        <translation>Gelezen door %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>✓ as the bank says · %1 lines</source>
        <translation>
            <numerusform>✓ zoals de bank zegt · %1 regel</numerusform>
            <numerusform>✓ zoals de bank zegt · %1 regels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are not explained by the lines</source>
        <translation>%1 wordt niet door de regels verklaard</translation>
    </message>
    <message>
        <source>Choose a file of the bank</source>
        <translation>Kies een bestand van de bank</translation>
    </message>
    <message>
        <source>Statements of a bank (*.xml *.cod *.sta *.mt940 *.940 *.txt)</source>
        <translation>Uittreksels van een bank (*.xml *.cod *.sta *.mt940 *.940 *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankImportJob</name>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wordt gelezen…</translation>
    </message>
    <message>
        <source>Statement %1: opening balance and lines make %2, but the closing balance is %3.</source>
        <translation>Uittreksel %1: beginsaldo en regels geven %2, maar het eindsaldo is %3.</translation>
    </message>
    <message>
        <source>Statement %1 opens with %2, but statement %3 closed with %4: one may be missing.</source>
        <translation>Uittreksel %1 begint met %2, maar uittreksel %3 eindigde met %4: er kan er een ontbreken.</translation>
    </message>
    <message>
        <source>Nothing was matched yet.</source>
        <translation>Er is nog niets gekoppeld.</translation>
    </message>
    <message>
        <source>Already read on %1; nothing was added.</source>
        <translation>Al gelezen op %1; er is niets toegevoegd.</translation>
    </message>
    <message>
        <source>All lines of the file were known already; nothing was added.</source>
        <translation>Alle regels van het bestand waren al bekend; er is niets toegevoegd.</translation>
    </message>
    <message numerus="yes">
        <source>%1 new lines.</source>
        <translation>
            <numerusform>%1 nieuwe regel.</numerusform>
            <numerusform>%1 nieuwe regels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts are certain.</source>
        <translation>
            <numerusform>%1 uitbetaling is zeker.</numerusform>
            <numerusform>%1 uitbetalingen zijn zeker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>Gestopt. Er is niets toegevoegd.</translation>
    </message>
    <message>
        <source>This is no CAMT, CODA or MT940 file. It begins with “%1”.</source>
        <translation>Dit is geen CAMT-, CODA- of MT940-bestand. Het begint met ‘%1’.</translation>
    </message>
    <message>
        <source>The statement is of an account to which no payouts go.</source>
        <translation>Het uittreksel is van een rekening waarnaar geen uitbetalingen gaan.</translation>
    </message>
    <message>
        <source>The file cannot be read. %1: %2</source>
        <translation>Het bestand kan niet worden gelezen. %1: %2</translation>
    </message>
    <message>
        <source>Statement %1 follows statement %2: one may be missing.</source>
        <translation>Uittreksel %1 volgt op uittreksel %2: er ontbreekt er misschien een.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankLineWords</name>
    <message numerus="yes">
        <source>Banks do not accept the characters %1.</source>
        <translation>
            <numerusform>Banken aanvaarden het teken %1 niet.</numerusform>
            <numerusform>Banken aanvaarden de tekens %1 niet.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Remittance text on the statement: “%1”</source>
        <translation>Mededeling op het uittreksel: “%1”</translation>
    </message>
    <message>
        <source>Remittance text on the statement: “%1”; the bank cuts off “%2”</source>
        <translation>Mededeling op het uittreksel: “%1”; de bank kapt “%2” af</translation>
    </message>
    <message>
        <source>%1 characters fit into the remittance text</source>
        <translation>%1 tekens passen in de mededeling</translation>
    </message>
    <message>
        <source>Payouts will look like this on your bank statement (x stands for the payout ID): %1</source>
        <translation>Zo staan uitbetalingen op uw rekeninguittreksel (x staat voor de ID van de uitbetaling): %1</translation>
    </message>
    <message>
        <source>The text has %1 characters, but banks transmit %2, so the end may be missing.</source>
        <translation>De tekst telt %1 tekens, maar banken geven er %2 door: het einde kan ontbreken.</translation>
    </message>
    <message>
        <source>The batch IDs of this merchant&apos;s profiles have from %1 to %2 characters. Rules that recognise payouts on bank statements need one length: use the same length for all profiles.</source>
        <translation>De bundel-ID’s van de profielen van deze handelaar tellen %1 tot %2 tekens. Regels die uitbetalingen op rekeninguittreksels herkennen, vragen één vaste lengte: maak ze allemaal even lang.</translation>
    </message>
    <message>
        <source>Remittance text on the statement: “%1”; at banks that know basic letters only: “%2”</source>
        <translation>Mededeling op het uittreksel: “%1”; bij banken die alleen gewone letters kennen: “%2”</translation>
    </message>
    <message>
        <source>The name that staff and customers read</source>
        <translation>De naam die personeel en klanten lezen</translation>
    </message>
    <message>
        <source>Banks write “%1”</source>
        <translation>Banken schrijven “%1”</translation>
    </message>
    <message>
        <source>Banks write “%1”, or in basic letters “%2”</source>
        <translation>Banken schrijven “%1”, of in gewone letters “%2”</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankModel</name>
    <message>
        <source>Booked</source>
        <translation>Geboekt</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Koppeling</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Uitbetaling</translation>
    </message>
    <message>
        <source>Text on the statement</source>
        <translation>Tekst op het uittreksel</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankPage</name>
    <message>
        <source>Lines of the bank</source>
        <translation>Regels van de bank</translation>
    </message>
    <message>
        <source>is a payout’s ID</source>
        <translation>is de ID van een uitbetaling</translation>
    </message>
    <message>
        <source>fits more than one</source>
        <translation>past bij meer dan één</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankPresenter</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot en met %2</translation>
    </message>
    <message>
        <source>statement %1, %2</source>
        <translation>uittreksel %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 statements to number %2, %3</source>
        <translation>
            <numerusform>%1 uittreksel, nummer %2, %3</numerusform>
            <numerusform>%1 uittreksels tot nummer %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at start + %2 from the provider %3 %4 others = %5 at end</source>
        <translation>%1 aan het begin + %2 van de aanbieder %3 %4 overige = %5 aan het einde</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 payouts certain</source>
        <translation>
            <numerusform>%1 van %2 uitbetaling zeker</numerusform>
            <numerusform>%1 van %2 uitbetalingen zeker</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>Te bekijken</translation>
    </message>
    <message>
        <source>Other lines</source>
        <translation>Andere regels</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Uitbetaald</translation>
    </message>
    <message>
        <source>On statements</source>
        <translation>Op uittreksels</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>The statements of the bank cannot be shown</source>
        <translation>De uittreksels van de bank kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>CAMT.053, CODA or MT940, as your bank offers it for download. Each payout is then found on the statement, and what is missing is shown here.</source>
        <translation>CAMT.053, CODA of MT940, zoals uw bank het aanbiedt om te downloaden. Elke uitbetaling wordt dan op het uittreksel gezocht, en wat ontbreekt staat hier.</translation>
    </message>
    <message>
        <source>Drop the bank’s file here</source>
        <translation>Zet het bestand van de bank hier neer</translation>
    </message>
    <message>
        <source>The last payout, of %1, is on no statement yet.</source>
        <translation>De laatste uitbetaling, van %1, staat nog op geen uittreksel.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Kies een bestand…</translation>
    </message>
    <message numerus="yes">
        <source>All %1 payouts are on the statement</source>
        <translation>
            <numerusform>De %1 uitbetaling staat op het uittreksel</numerusform>
            <numerusform>Alle %1 uitbetalingen staan op het uittreksel</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here needs you.</source>
        <translation>Hier heeft niets u nodig.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles tonen</translation>
    </message>
    <message>
        <source>Nothing in this group</source>
        <translation>Niets in deze groep</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Koppelen</translation>
    </message>
    <message>
        <source>Match anyway</source>
        <translation>Toch koppelen</translation>
    </message>
    <message>
        <source>Match the line with the chosen payout (Enter)</source>
        <translation>De regel aan de gekozen uitbetaling koppelen (Enter)</translation>
    </message>
    <message>
        <source>A statement may be missing between number %1 of %2 and number %3 of %4.</source>
        <translation>Misschien ontbreekt een uittreksel tussen nummer %1 van %2 en nummer %3 van %4.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankWords</name>
    <message>
        <source>Matched</source>
        <translation>Gekoppeld</translation>
    </message>
    <message>
        <source>Amount differs</source>
        <translation>Ander bedrag</translation>
    </message>
    <message>
        <source>No reference</source>
        <translation>Geen kenmerk</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Niet eenduidig</translation>
    </message>
    <message>
        <source>Unexpected</source>
        <translation>Onverwacht</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Ontbreekt</translation>
    </message>
    <message>
        <source>Awaited</source>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>Other line</source>
        <translation>Andere regel</translation>
    </message>
    <message numerus="yes">
        <source>%1 possible</source>
        <translation>
            <numerusform>%1 mogelijk</numerusform>
            <numerusform>%1 mogelijk</numerusform>
        </translation>
    </message>
    <message>
        <source>no text</source>
        <translation>geen tekst</translation>
    </message>
    <message>
        <source>on no statement</source>
        <translation>op geen uittreksel</translation>
    </message>
    <message>
        <source>on no statement yet</source>
        <translation>nog op geen uittreksel</translation>
    </message>
    <message>
        <source>Another amount than the payout’s</source>
        <translation>Ander bedrag dan de uitbetaling</translation>
    </message>
    <message numerus="yes">
        <source>Cut by the bank: begins %1 payouts</source>
        <translation>
            <numerusform>Afgekort: begin van %1 uitbetaling</numerusform>
            <numerusform>Afgekort: begin van %1 uitbetalingen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The line has the payout’s ID and its amount. The text stood in two records and was joined.</source>
        <translation>De regel heeft de ID en het bedrag van de uitbetaling. De tekst stond in twee records en is samengevoegd.</translation>
    </message>
    <message>
        <source>The line has the payout’s ID and its amount.</source>
        <translation>De regel heeft de ID en het bedrag van de uitbetaling.</translation>
    </message>
    <message>
        <source>Matched by hand: %1</source>
        <translation>Zelf gekoppeld: %1</translation>
    </message>
    <message>
        <source>The payout is %1, the bank booked %2 less</source>
        <translation>De uitbetaling is %1, de bank boekte %2 minder</translation>
    </message>
    <message>
        <source>The payout is %1, the bank booked %2 more</source>
        <translation>De uitbetaling is %1, de bank boekte %2 meer</translation>
    </message>
    <message>
        <source>Nothing of a payout in it; the amount is that of %1, %2</source>
        <translation>Niets van een uitbetaling erin; het bedrag is dat van %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Nothing of a payout in it; the amount is that of %1 payouts</source>
        <translation>
            <numerusform>Niets van een uitbetaling erin; het bedrag is dat van %1 uitbetaling</numerusform>
            <numerusform>Niets van een uitbetaling erin; het bedrag is dat van %1 uitbetalingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bank cut the text. Only %1 characters of the ID are left, and several payouts of that day begin with them.</source>
        <translation>
            <numerusform>De bank kortte de tekst af. Er is maar %1 teken van de ID over, en meer uitbetalingen van die dag beginnen ermee.</numerusform>
            <numerusform>De bank kortte de tekst af. Er zijn maar %1 tekens van de ID over, en meer uitbetalingen van die dag beginnen ermee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line has the IDs of %1 payouts</source>
        <translation>
            <numerusform>De regel heeft de ID van %1 uitbetaling</numerusform>
            <numerusform>De regel heeft de ID’s van %1 uitbetalingen</numerusform>
        </translation>
    </message>
    <message>
        <source>No payout to this account has this ID</source>
        <translation>Geen uitbetaling naar deze rekening heeft deze ID</translation>
    </message>
    <message>
        <source>A debit with the payout’s ID: the payout was sent back</source>
        <translation>Een debet met de ID van de uitbetaling: ze is teruggestort</translation>
    </message>
    <message>
        <source>The payout has failed: no money was sent for it</source>
        <translation>De uitbetaling is mislukt: er is geen geld voor verstuurd</translation>
    </message>
    <message>
        <source>The payout is matched with another line</source>
        <translation>De uitbetaling is aan een andere regel gekoppeld</translation>
    </message>
    <message>
        <source>Booked before the payout was made</source>
        <translation>Geboekt voordat de uitbetaling is gemaakt</translation>
    </message>
    <message>
        <source>A match with this payout was undone by hand</source>
        <translation>Een koppeling met deze uitbetaling is zelf ongedaan gemaakt</translation>
    </message>
    <message>
        <source>Paid out %1; expected on a statement by %2</source>
        <translation>Uitbetaald %1; op een uittreksel verwacht vóór of op %2</translation>
    </message>
    <message>
        <source>Paid out %1; awaited on a statement by %2</source>
        <translation>Uitbetaald %1; wordt tot en met %2 op een uittreksel verwacht</translation>
    </message>
    <message>
        <source>The line has nothing to do with a payout</source>
        <translation>De regel heeft niets met een uitbetaling te maken</translation>
    </message>
    <message>
        <source>Said to be no payout: %1</source>
        <translation>Geen uitbetaling volgens %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot en met %2</translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>bytes %1</translation>
    </message>
    <message>
        <source>The provider says that no money was sent.</source>
        <translation>De aanbieder zegt dat er geen geld is verstuurd.</translation>
    </message>
    <message>
        <source>Its ID is on the line; the amount is another one.</source>
        <translation>De ID staat op de regel; het bedrag is anders.</translation>
    </message>
    <message>
        <source>Likely: of the possible payouts only this one succeeded.</source>
        <translation>Waarschijnlijk: van de mogelijke uitbetalingen is alleen deze gelukt.</translation>
    </message>
    <message>
        <source>Likely: no other payout has this amount.</source>
        <translation>Waarschijnlijk: geen andere uitbetaling heeft dit bedrag.</translation>
    </message>
    <message numerus="yes">
        <source>%1 days</source>
        <translation>
            <numerusform>%1 dag</numerusform>
            <numerusform>%1 dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Joined from two records</source>
        <translation>Samengevoegd uit twee records</translation>
    </message>
    <message numerus="yes">
        <source>Amount of %1 payouts</source>
        <translation>
            <numerusform>Bedrag van %1 uitbetaling</numerusform>
            <numerusform>Bedrag van %1 uitbetalingen</numerusform>
        </translation>
    </message>
    <message>
        <source>No payout has this ID</source>
        <translation>Geen uitbetaling heeft deze ID</translation>
    </message>
    <message>
        <source>The payout was sent back</source>
        <translation>De uitbetaling is teruggestort</translation>
    </message>
    <message>
        <source>The payout has failed</source>
        <translation>De uitbetaling is mislukt</translation>
    </message>
    <message>
        <source>Matched with another line</source>
        <translation>Gekoppeld aan een andere regel</translation>
    </message>
    <message>
        <source>Expected by %1</source>
        <translation>Verwacht tegen %1</translation>
    </message>
    <message numerus="yes">
        <source>IDs of %1 payouts</source>
        <translation>
            <numerusform>ID van %1 uitbetaling</numerusform>
            <numerusform>ID’s van %1 uitbetalingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Booked before the payout</source>
        <translation>Geboekt vóór de uitbetaling</translation>
    </message>
    <message>
        <source>Match undone by hand</source>
        <translation>Koppeling zelf ongedaan gemaakt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BarChartData</name>
    <message>
        <source>axis starts at %1</source>
        <translation>as begint bij %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BookkeepingPage</name>
    <message>
        <source>What a day becomes</source>
        <translation>Wat een dag wordt</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Handelaar</translation>
    </message>
    <message>
        <source>Chart of accounts</source>
        <translation>Rekeningstelsel</translation>
    </message>
    <message>
        <source>Fills all accounts that are not yours</source>
        <translation>Vult alle rekeningen die niet van u zijn</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Checks the accounts while you type</source>
        <translation>Controleert de rekeningen terwijl u typt</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Dagboek</translation>
    </message>
    <message>
        <source>Code of the journal in the program</source>
        <translation>Code van het dagboek in het programma</translation>
    </message>
    <message>
        <source>First book year</source>
        <translation>Eerste boekjaar</translation>
    </message>
    <message>
        <source>Calendar year that is book year 1, for WinBooks and Octopus</source>
        <translation>Kalenderjaar dat boekjaar 1 is, voor WinBooks en Octopus</translation>
    </message>
    <message>
        <source>Consultant</source>
        <translation>Adviseur</translation>
    </message>
    <message>
        <source>Number of the tax consultant, for DATEV</source>
        <translation>Nummer van de belastingadviseur, voor DATEV</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliënt</translation>
    </message>
    <message>
        <source>Number of the client, for DATEV</source>
        <translation>Nummer van de cliënt, voor DATEV</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Rekeningen</translation>
    </message>
    <message>
        <source>All accounts back to the chart’s</source>
        <translation>Alle rekeningen terug naar het stelsel</translation>
    </message>
    <message>
        <source>VAT by point of sale</source>
        <translation>Btw per verkooppunt</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>all sales of the profile</source>
        <translation>alle verkopen van het profiel</translation>
    </message>
    <message>
        <source>Changes count from</source>
        <translation>Wijzigingen gelden vanaf</translation>
    </message>
    <message>
        <source>Never back in time</source>
        <translation>Nooit terug in de tijd</translation>
    </message>
    <message>
        <source>Fees of the payment service</source>
        <translation>Kosten van de betaaldienst</translation>
    </message>
    <message>
        <source>For each payment</source>
        <translation>Per betaling</translation>
    </message>
    <message>
        <source>Euros; empty: none</source>
        <translation>Euro; leeg: geen</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Percentage</translation>
    </message>
    <message>
        <source>Of the payment’s amount</source>
        <translation>Van het bedrag van de betaling</translation>
    </message>
    <message>
        <source>Minimum of a month</source>
        <translation>Minimum per maand</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Uitbetalingen</translation>
    </message>
    <message>
        <source>A change counts from today; earlier payments keep their fee</source>
        <translation>Een wijziging geldt vanaf vandaag; eerdere betalingen behouden hun kosten</translation>
    </message>
    <message>
        <source>Invoice of the month</source>
        <translation>Factuur van de maand</translation>
    </message>
    <message>
        <source>Of the provider: replaces the fees by rule</source>
        <translation>Van de aanbieder: vervangt de berekende kosten</translation>
    </message>
    <message>
        <source>Number of the invoice</source>
        <translation>Factuurnummer</translation>
    </message>
    <message>
        <source>Amount of the invoice</source>
        <translation>Bedrag van de factuur</translation>
    </message>
    <message>
        <source>Euros, for the whole month</source>
        <translation>Euro, voor de hele maand</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackAlerts</name>
    <message>
        <source>Callbacks: %1 waiting</source>
        <translation>Callbacks: %1 wachten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackDetailsView</name>
    <message>
        <source>Send again</source>
        <translation>Opnieuw verzenden</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Open in inspector</source>
        <translation>In inspecteur openen</translation>
    </message>
    <message>
        <source>Callback details</source>
        <translation>Details van de callback</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Pogingen</translation>
    </message>
    <message>
        <source>Signature check, step by step</source>
        <translation>De handtekening, stap voor stap gecontroleerd</translation>
    </message>
    <message>
        <source>No callback chosen</source>
        <translation>Geen callback gekozen</translation>
    </message>
    <message>
        <source>Choose a callback to see its attempts and its answer.</source>
        <translation>Kies een callback om de pogingen en het antwoord te zien.</translation>
    </message>
    <message>
        <source>The callback cannot be shown</source>
        <translation>De callback kan niet worden getoond</translation>
    </message>
    <message>
        <source>Payment %1</source>
        <translation>Betaling %1</translation>
    </message>
    <message>
        <source>Show the payment</source>
        <translation>De betaling tonen</translation>
    </message>
    <message>
        <source>No attempts yet.</source>
        <translation>Nog geen pogingen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackExchange</name>
    <message>
        <source>Headers of the answer</source>
        <translation>Headers van het antwoord</translation>
    </message>
    <message>
        <source>Body of the answer</source>
        <translation>Inhoud van het antwoord</translation>
    </message>
    <message>
        <source>Headers of the request</source>
        <translation>Headers van het verzoek</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Verzoek</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackFigures</name>
    <message>
        <source>no answer</source>
        <translation>geen antwoord</translation>
    </message>
    <message>
        <source>under %1 ms</source>
        <translation>minder dan %1 ms</translation>
    </message>
    <message>
        <source>%1 s and more</source>
        <translation>%1 s en meer</translation>
    </message>
    <message>
        <source>%1 to %2 s</source>
        <translation>%1 tot %2 s</translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation>%1 tot %2 ms</translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks</source>
        <translation>
            <numerusform>%1 callback</numerusform>
            <numerusform>%1 callbacks</numerusform>
        </translation>
    </message>
    <message>
        <source>How fast hosts answer</source>
        <translation>Hoe snel hosts antwoorden</translation>
    </message>
    <message>
        <source>Answer time</source>
        <translation>Antwoordtijd</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>traag</translation>
    </message>
    <message>
        <source>shows them</source>
        <translation>toont ze</translation>
    </message>
    <message>
        <source>half within %1</source>
        <translation>helft binnen %1</translation>
    </message>
    <message>
        <source>95 % within %1</source>
        <translation>95 % binnen %1</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Verstuurd</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Geslaagd</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Helft</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Last failure</source>
        <translation>Laatste fout</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>All hosts</source>
        <translation>Alle hosts</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackFiguresView</name>
    <message>
        <source>in time</source>
        <translation>op tijd</translation>
    </message>
    <message>
        <source>slow, from 0.8 s</source>
        <translation>traag, vanaf 0,8 s</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>geen antwoord</translation>
    </message>
    <message>
        <source>Success by host</source>
        <translation>Geslaagd per host</translation>
    </message>
    <message>
        <source>answered with 2xx, in the end</source>
        <translation>uiteindelijk met 2xx beantwoord</translation>
    </message>
    <message>
        <source>None in this period.</source>
        <translation>Geen in deze periode.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackInbox</name>
    <message>
        <source>The inbox cannot be shown</source>
        <translation>De inbox kan niet worden getoond</translation>
    </message>
    <message>
        <source>The inbox is off</source>
        <translation>De inbox staat uit</translation>
    </message>
    <message>
        <source>No message received yet</source>
        <translation>Nog geen bericht ontvangen</translation>
    </message>
    <message>
        <source>Enter this address as the callback address of a profile, or send a test callback to it.</source>
        <translation>Vul dit adres in als callbackadres van een profiel, of verzend er een testcallback naartoe.</translation>
    </message>
    <message>
        <source>The inbox receives callbacks as a shop&apos;s server would, checks them and lists them here.</source>
        <translation>De inbox ontvangt callbacks zoals de server van een winkel, controleert ze en toont ze hier.</translation>
    </message>
    <message>
        <source>Switch the inbox on</source>
        <translation>Inbox inschakelen</translation>
    </message>
    <message>
        <source>Send a test callback…</source>
        <translation>Een testcallback verzenden…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackInspector</name>
    <message>
        <source>Paste the value of the header Signature first.</source>
        <translation>Plak eerst de waarde van de header Signature.</translation>
    </message>
    <message>
        <source>Type the address of the key set first.</source>
        <translation>Typ eerst het adres van de sleutelset.</translation>
    </message>
    <message>
        <source>Paste the key set first.</source>
        <translation>Plak eerst de sleutelset.</translation>
    </message>
    <message>
        <source>The callback is being checked.</source>
        <translation>De callback wordt gecontroleerd.</translation>
    </message>
    <message>
        <source>No key set could be fetched from that address: %1</source>
        <translation>Van dat adres kon geen sleutelset worden opgehaald: %1</translation>
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
        <translation>Cijfers tonen</translation>
    </message>
    <message>
        <source>Hide figures</source>
        <translation>Cijfers verbergen</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Opnieuw verzenden</translation>
    </message>
    <message>
        <source>Show the payment</source>
        <translation>De betaling tonen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackPresenter</name>
    <message>
        <source>Callback to %1</source>
        <translation>Callback naar %1</translation>
    </message>
    <message>
        <source>%1 · planned</source>
        <translation>%1 · gepland</translation>
    </message>
    <message>
        <source>HTTP %1</source>
        <translation>HTTP %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>van %1</translation>
    </message>
    <message>
        <source>Nothing was sent in this attempt.</source>
        <translation>Bij deze poging is niets verzonden.</translation>
    </message>
    <message>
        <source>Sent with a simulated fault: %1</source>
        <translation>Verzonden met een gesimuleerde fout: %1</translation>
    </message>
    <message>
        <source>The callback is still loading.</source>
        <translation>De callback wordt nog geladen.</translation>
    </message>
    <message>
        <source>The callback is already waiting to be sent.</source>
        <translation>De callback wacht al op verzending.</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 bytes are stored.</source>
        <translation>Alleen de eerste %1 van %2 bytes zijn bewaard.</translation>
    </message>
    <message>
        <source>The callback is signed when it is sent.</source>
        <translation>De callback wordt bij het verzenden ondertekend.</translation>
    </message>
    <message>
        <source>Technical cause, in English: %1</source>
        <translation>Technische oorzaak, in het Engels: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackTestForm</name>
    <message>
        <source>Faults need the simulation: switch it on in Settings.</source>
        <translation>Fouten vereisen de simulatie: zet ze aan in de instellingen.</translation>
    </message>
    <message>
        <source>The service does not send callbacks to this address.</source>
        <translation>De dienst verzendt geen callbacks naar dit adres.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackWords</name>
    <message>
        <source>Waiting</source>
        <translation>Wachtend</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Afgeleverd</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Mislukt</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>niet toegestaan</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>geen antwoord</translation>
    </message>
    <message>
        <source>received, HTTP %1</source>
        <translation>ontvangen, HTTP %1</translation>
    </message>
    <message>
        <source>refused with HTTP %1</source>
        <translation>geweigerd met HTTP %1</translation>
    </message>
    <message>
        <source>HTTP %1</source>
        <translation>HTTP %1</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>geen verbinding</translation>
    </message>
    <message>
        <source>certificate not trusted</source>
        <translation>certificaat niet vertrouwd</translation>
    </message>
    <message>
        <source>host not found</source>
        <translation>server niet gevonden</translation>
    </message>
    <message>
        <source>address not allowed, nothing sent</source>
        <translation>adres niet toegestaan, niets verzonden</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Twee keer</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Laat</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Verkeerde volgorde</translation>
    </message>
    <message>
        <source>Wrong key</source>
        <translation>Verkeerde sleutel</translation>
    </message>
    <message>
        <source>Another profile</source>
        <translation>Ander profiel</translation>
    </message>
    <message>
        <source>DER signature</source>
        <translation>DER-handtekening</translation>
    </message>
    <message>
        <source>Four critical names</source>
        <translation>Vier kritieke namen</translation>
    </message>
    <message>
        <source>Five critical names</source>
        <translation>Vijf kritieke namen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>no answer within %1</source>
        <translation>geen antwoord binnen %1</translation>
    </message>
    <message>
        <source>lost (simulated), nothing sent</source>
        <translation>verloren (gesimuleerd), niets verzonden</translation>
    </message>
    <message>
        <source>Unknown key ID</source>
        <translation>Onbekend sleutel-ID</translation>
    </message>
    <message>
        <source>Old timestamp</source>
        <translation>Oud tijdstip</translation>
    </message>
    <message>
        <source>Callbacks are sent normally.</source>
        <translation>Callbacks worden normaal verzonden.</translation>
    </message>
    <message>
        <source>Callbacks are not sent. A good receiver asks for the payment itself.</source>
        <translation>Callbacks worden niet verzonden. Een goede ontvanger vraagt de betaling zelf op.</translation>
    </message>
    <message>
        <source>Each callback is sent twice. A good receiver processes it once.</source>
        <translation>Elke callback wordt twee keer verzonden. Een goede ontvanger verwerkt hem één keer.</translation>
    </message>
    <message>
        <source>Each callback is sent one minute late.</source>
        <translation>Elke callback wordt een minuut te laat verzonden.</translation>
    </message>
    <message>
        <source>Each callback is sent after the next callback of its payment, or one minute late. A good receiver does not return to an older status.</source>
        <translation>Elke callback wordt na de volgende callback van dezelfde betaling verzonden, of een minuut te laat. Een goede ontvanger keert niet terug naar een oudere status.</translation>
    </message>
    <message>
        <source>The callback is signed with another key than the one that it names. A good receiver refuses it.</source>
        <translation>De callback is met een andere sleutel ondertekend dan die hij noemt. Een goede ontvanger weigert hem.</translation>
    </message>
    <message>
        <source>The callback names a key that is not in the key set. A good receiver refuses it.</source>
        <translation>De callback noemt een sleutel die niet in de sleutelset staat. Een goede ontvanger weigert hem.</translation>
    </message>
    <message>
        <source>The callback names another profile than the receiver&apos;s. A good receiver refuses it.</source>
        <translation>De callback noemt een ander profiel dan dat van de ontvanger. Een goede ontvanger weigert hem.</translation>
    </message>
    <message>
        <source>The callback claims to be ten minutes old. A good receiver refuses it.</source>
        <translation>De callback geeft aan tien minuten oud te zijn. Een goede ontvanger weigert hem.</translation>
    </message>
    <message>
        <source>The signature has the DER format instead of 64 bytes. A good receiver refuses the callback.</source>
        <translation>De handtekening staat in DER-formaat in plaats van 64 bytes. Een goede ontvanger weigert de callback.</translation>
    </message>
    <message>
        <source>The callback has the four critical names of the specified header, whatever the setting of the profile.</source>
        <translation>De callback heeft de vier kritieke namen van de beschreven header, ongeacht de instelling van het profiel.</translation>
    </message>
    <message>
        <source>The callback has the five critical names of the extended header, whatever the setting of the profile.</source>
        <translation>De callback heeft de vijf kritieke namen van de uitgebreide header, ongeacht de instelling van het profiel.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksModel</name>
    <message>
        <source>Planned: %1</source>
        <translation>Gepland: %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>Status sent</source>
        <translation>Verzonden status</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Naar</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Pogingen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Answer time</source>
        <translation>Antwoordtijd</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksPresenter</name>
    <message>
        <source>Send all failed again</source>
        <translation>Alle mislukte opnieuw verzenden</translation>
    </message>
    <message>
        <source>Send all failed again (%1)</source>
        <translation>Alle mislukte opnieuw verzenden (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks are sent again.</source>
        <translation>
            <numerusform>%1 callback wordt opnieuw verzonden.</numerusform>
            <numerusform>%1 callbacks worden opnieuw verzonden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No callback matches</source>
        <translation>Geen callback gevonden</translation>
    </message>
    <message>
        <source>No callbacks yet</source>
        <translation>Nog geen callbacks</translation>
    </message>
    <message>
        <source>Send a test callback…</source>
        <translation>Een testcallback verzenden…</translation>
    </message>
    <message>
        <source>The callbacks cannot be shown</source>
        <translation>De callbacks kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>The failed callbacks are being sent again.</source>
        <translation>De mislukte callbacks worden opnieuw verzonden.</translation>
    </message>
    <message>
        <source>No callback failed in this period.</source>
        <translation>In deze periode is geen callback mislukt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 failed callbacks of this period are sent once more, now. A receiver may get a callback that it already has.</source>
        <translation>
            <numerusform>%1 mislukte callback van deze periode wordt nu nog één keer verzonden. Een ontvanger kan een callback krijgen die hij al heeft.</numerusform>
            <numerusform>%1 mislukte callbacks van deze periode worden nu nog één keer verzonden. Een ontvanger kan een callback krijgen die hij al heeft.</numerusform>
        </translation>
    </message>
    <message>
        <source>When a payment changes, the service notifies the shop at its callback address. Each of these messages is listed here.</source>
        <translation>Als een betaling verandert, bericht de dienst dat aan het callbackadres van de winkel. Elk van deze berichten staat hier in de lijst.</translation>
    </message>
    <message>
        <source>Callbacks are sent with a simulated fault: %1</source>
        <translation>Callbacks worden met een gesimuleerde fout verzonden: %1</translation>
    </message>
    <message>
        <source>No callback fits all of the filters above.</source>
        <translation>Geen enkele callback voldoet aan alle filters hierboven.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filters wissen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksView</name>
    <message>
        <source>Send test callback…</source>
        <translation>Testcallback verzenden…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Inbox</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop the fault</source>
        <translation>De fout stoppen</translation>
    </message>
    <message>
        <source>Send all failed again?</source>
        <translation>Alle mislukte opnieuw verzenden?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Opnieuw verzenden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CancelDialog</name>
    <message>
        <source>Cancel payment</source>
        <translation>Betaling annuleren</translation>
    </message>
    <message>
        <source>Keep the payment</source>
        <translation>Betaling behouden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ChangesView</name>
    <message>
        <source>Nothing changed.</source>
        <translation>Niets gewijzigd.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Na</translation>
    </message>
    <message>
        <source>%1: before %2, after %3</source>
        <translation>%1: voor %2, na %3</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Chart</name>
    <message>
        <source>The arrow keys move over the parts. The context menu shows the figures as a table.</source>
        <translation>De pijltjestoetsen gaan langs de delen. Het contextmenu toont de cijfers als tabel.</translation>
    </message>
    <message>
        <source>Show as a table…</source>
        <translation>Als tabel tonen…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ChartTableDialog</name>
    <message>
        <source>Save as CSV…</source>
        <translation>Opslaan als CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Opgeslagen als %1</translation>
    </message>
    <message>
        <source>Save the rows as CSV</source>
        <translation>De rijen opslaan als CSV</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagescheiden waarden (*.csv)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ChartTip</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckAllBox</name>
    <message>
        <source>Select all loaded rows (Ctrl+A)</source>
        <translation>Alle geladen rijen selecteren (Ctrl+A)</translation>
    </message>
    <message>
        <source>Select all loaded rows</source>
        <translation>Alle geladen rijen selecteren</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckList</name>
    <message>
        <source>What was checked</source>
        <translation>Wat is gecontroleerd</translation>
    </message>
    <message>
        <source>What was checked: %1</source>
        <translation>Wat is gecontroleerd: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckWords</name>
    <message>
        <source>Not checked</source>
        <translation>Niet gecontroleerd</translation>
    </message>
    <message>
        <source>Header and signature are strict base64url</source>
        <translation>Header en handtekening zijn strikt base64url</translation>
    </message>
    <message>
        <source>The type is jose+json</source>
        <translation>Het type is jose+json</translation>
    </message>
    <message>
        <source>The algorithm is ES256</source>
        <translation>Het algoritme is ES256</translation>
    </message>
    <message>
        <source>The key is in the key set</source>
        <translation>De sleutel staat in de sleutelset</translation>
    </message>
    <message>
        <source>The issuer is the service</source>
        <translation>De uitgever is de dienst</translation>
    </message>
    <message>
        <source>The profile is one of ours</source>
        <translation>Het profiel is een van de onze</translation>
    </message>
    <message>
        <source>The path is that of the receiver</source>
        <translation>Het pad is dat van de ontvanger</translation>
    </message>
    <message>
        <source>The time is within five minutes of the clock</source>
        <translation>De tijd wijkt hooguit vijf minuten van de klok af</translation>
    </message>
    <message>
        <source>Header is a detached JWS, ES256</source>
        <translation>De header is een detached JWS met ES256</translation>
    </message>
    <message>
        <source>Key %1 found in the key set</source>
        <translation>Sleutel %1 gevonden in de sleutelset</translation>
    </message>
    <message>
        <source>Key %1 is not in the key set</source>
        <translation>Sleutel %1 staat niet in de sleutelset</translation>
    </message>
    <message>
        <source>x5t#S256 matches the certificate</source>
        <translation>x5t#S256 past bij het certificaat</translation>
    </message>
    <message>
        <source>x5t#S256 does not match the certificate</source>
        <translation>x5t#S256 past niet bij het certificaat</translation>
    </message>
    <message>
        <source>path is %1, sub is this profile</source>
        <translation>path is %1, sub is dit profiel</translation>
    </message>
    <message>
        <source>Body is a callback of this payment</source>
        <translation>De inhoud is een callback van deze betaling</translation>
    </message>
    <message>
        <source>crit names %1</source>
        <translation>crit noemt %1</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Klopt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Klopt niet</translation>
    </message>
    <message>
        <source>Three parts, of which the middle one is empty</source>
        <translation>Drie delen, waarvan het middelste leeg is</translation>
    </message>
    <message>
        <source>The header is a JSON object without duplicate members</source>
        <translation>De header is een JSON-object zonder dubbele velden</translation>
    </message>
    <message>
        <source>The thumbprint matches the certificate of the key</source>
        <translation>De vingerafdruk komt overeen met het certificaat van de sleutel</translation>
    </message>
    <message>
        <source>The signed text: header, dot, body</source>
        <translation>De ondertekende tekst: header, punt, inhoud</translation>
    </message>
    <message>
        <source>The signature of 64 bytes is valid for this text</source>
        <translation>De handtekening van 64 bytes is geldig voor deze tekst</translation>
    </message>
    <message>
        <source>The critical names are the four or five expected ones</source>
        <translation>De kritieke namen zijn de vier of vijf verwachte</translation>
    </message>
    <message>
        <source>The callback was not received before</source>
        <translation>De callback is niet eerder ontvangen</translation>
    </message>
    <message>
        <source>The body is a callback and matches the payment</source>
        <translation>De inhoud is een callback en past bij de betaling</translation>
    </message>
    <message>
        <source>Many receivers would still refuse this callback: they expect five critical names and the whole callback address as path. Set the profile’s “Callback header” to “Extended” for them.</source>
        <translation>Veel ontvangers weigeren deze callback toch: ze verwachten vijf kritieke namen en het volledige callbackadres als pad. Zet daarvoor “Callbackheader” van het profiel op “Uitgebreid”.</translation>
    </message>
    <message>
        <source>All checks passed</source>
        <translation>Alle controles kloppen</translation>
    </message>
    <message>
        <source>No check failed, but not everything could be checked</source>
        <translation>Geen fout gevonden, maar niet alles kon worden gecontroleerd</translation>
    </message>
    <message>
        <source>First failure: %1 — %2</source>
        <translation>Eerste fout: %1 — %2</translation>
    </message>
    <message>
        <source>Header is not a detached JWS with ES256</source>
        <translation>De header is geen detached JWS met ES256</translation>
    </message>
    <message>
        <source>crit does not have the expected names</source>
        <translation>crit heeft niet de verwachte namen</translation>
    </message>
    <message>
        <source>Issuer, profile or path is wrong</source>
        <translation>Uitgever, profiel of pad klopt niet</translation>
    </message>
    <message>
        <source>Signature over header.body is valid</source>
        <translation>De handtekening over header.body is geldig</translation>
    </message>
    <message>
        <source>Signature over header.body is not valid</source>
        <translation>De handtekening over header.body is niet geldig</translation>
    </message>
    <message>
        <source>Body is not a callback of this payment</source>
        <translation>De inhoud is geen callback van deze betaling</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>The address is not found</source>
        <translation>Het adres wordt niet gevonden</translation>
    </message>
    <message>
        <source>The address is found</source>
        <translation>Het adres wordt gevonden</translation>
    </message>
    <message>
        <source>The connection is not safe</source>
        <translation>De verbinding is niet veilig</translation>
    </message>
    <message>
        <source>The connection is encrypted</source>
        <translation>De verbinding is versleuteld</translation>
    </message>
    <message>
        <source>The clocks differ</source>
        <translation>De klokken verschillen</translation>
    </message>
    <message>
        <source>The clocks agree</source>
        <translation>De klokken lopen gelijk</translation>
    </message>
    <message>
        <source>The provider’s keys cannot be read</source>
        <translation>De sleutels van de aanbieder zijn niet leesbaar</translation>
    </message>
    <message>
        <source>The provider’s keys are read</source>
        <translation>De sleutels van de aanbieder zijn gelezen</translation>
    </message>
    <message>
        <source>The API key is refused</source>
        <translation>De API-sleutel wordt geweigerd</translation>
    </message>
    <message>
        <source>The API key is accepted</source>
        <translation>De API-sleutel wordt aanvaard</translation>
    </message>
    <message>
        <source>Signed requests are refused</source>
        <translation>Ondertekende verzoeken worden geweigerd</translation>
    </message>
    <message>
        <source>Signed requests are accepted</source>
        <translation>Ondertekende verzoeken worden aanvaard</translation>
    </message>
    <message>
        <source>Refunds are refused</source>
        <translation>Terugbetalingen worden geweigerd</translation>
    </message>
    <message>
        <source>Refunds may be requested</source>
        <translation>Terugbetalingen zijn toegestaan</translation>
    </message>
    <message>
        <source>Payout lists cannot be read</source>
        <translation>Uitbetalingslijsten zijn niet leesbaar</translation>
    </message>
    <message>
        <source>Payout lists can be read</source>
        <translation>Uitbetalingslijsten zijn leesbaar</translation>
    </message>
    <message>
        <source>The provider answered %1.</source>
        <translation>De aanbieder antwoordde %1.</translation>
    </message>
    <message>
        <source>The provider answered %1 (%2).</source>
        <translation>De aanbieder antwoordde %1 (%2).</translation>
    </message>
    <message>
        <source>They show the same second.</source>
        <translation>Ze tonen dezelfde seconde.</translation>
    </message>
    <message>
        <source>This computer is %1 s ahead.</source>
        <translation>Deze computer loopt %1 s voor.</translation>
    </message>
    <message>
        <source>This computer is %1 s behind.</source>
        <translation>Deze computer loopt %1 s achter.</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Bezig…</translation>
    </message>
    <message>
        <source>Not tried: it needs a step that fails.</source>
        <translation>Niet geprobeerd: er is een stap voor nodig die mislukt.</translation>
    </message>
    <message>
        <source>Not tried: the check was stopped.</source>
        <translation>Niet geprobeerd: de controle is gestopt.</translation>
    </message>
    <message>
        <source>No answer came.</source>
        <translation>Er kwam geen antwoord.</translation>
    </message>
    <message numerus="yes">
        <source>%1 addresses</source>
        <translation>
            <numerusform>%1 adres</numerusform>
            <numerusform>%1 adressen</numerusform>
        </translation>
    </message>
    <message>
        <source>The name has no address.</source>
        <translation>De naam heeft geen adres.</translation>
    </message>
    <message>
        <source>The name leads to this computer or into a private network.</source>
        <translation>De naam leidt naar deze computer of naar een privénetwerk.</translation>
    </message>
    <message>
        <source>%1, certificate valid until %2</source>
        <translation>%1, certificaat geldig tot en met %2</translation>
    </message>
    <message>
        <source>Plain http to this computer</source>
        <translation>Gewone http naar deze computer</translation>
    </message>
    <message>
        <source>The certificate is not trusted.</source>
        <translation>Het certificaat wordt niet vertrouwd.</translation>
    </message>
    <message>
        <source>No connection was made.</source>
        <translation>Er kwam geen verbinding tot stand.</translation>
    </message>
    <message>
        <source>The answer has no time.</source>
        <translation>Het antwoord heeft geen tijd.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys: %2</source>
        <translation>
            <numerusform>%1 sleutel: %2</numerusform>
            <numerusform>%1 sleutels: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>An unknown payment gives 404, as it must.</source>
        <translation>Een onbekende betaling geeft 404, zoals het hoort.</translation>
    </message>
    <message>
        <source>There is no API key.</source>
        <translation>Er is geen API-sleutel.</translation>
    </message>
    <message>
        <source>The answer is 404, but not one of the interface.</source>
        <translation>Het antwoord is 404, maar geen antwoord van de interface.</translation>
    </message>
    <message>
        <source>An unknown refund gives 404, as it must, signed with the key %1.</source>
        <translation>Een onbekende terugbetaling geeft 404, zoals het hoort, ondertekend met de sleutel %1.</translation>
    </message>
    <message>
        <source>They are, but the answer proves nothing.</source>
        <translation>Dat klopt, maar het antwoord bewijst niets.</translation>
    </message>
    <message>
        <source>%1 It may not know the key %2.</source>
        <translation>%1 Misschien kent hij de sleutel %2 niet.</translation>
    </message>
    <message>
        <source>The signature of the answer does not hold.</source>
        <translation>De handtekening van het antwoord klopt niet.</translation>
    </message>
    <message>
        <source>There is no key to sign with.</source>
        <translation>Er is geen sleutel om mee te ondertekenen.</translation>
    </message>
    <message>
        <source>A refund of an unknown payment is refused for that reason alone.</source>
        <translation>Een terugbetaling van een onbekende betaling wordt alleen daarom geweigerd.</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts today</source>
        <translation>
            <numerusform>%1 uitbetaling vandaag</numerusform>
            <numerusform>%1 uitbetalingen vandaag</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tried: the merchant’s ID at the provider is not filled in.</source>
        <translation>Niet geprobeerd: de handelaars-ID bij de aanbieder is niet ingevuld.</translation>
    </message>
    <message>
        <source>Nothing reaches the provider.</source>
        <translation>Niets bereikt de aanbieder.</translation>
    </message>
    <message>
        <source>Payments can work; refunds and payout lists do not.</source>
        <translation>Betalingen kunnen werken; terugbetalingen en uitbetalingslijsten niet.</translation>
    </message>
    <message>
        <source>The outcome of requests can stay unknown.</source>
        <translation>De afloop van verzoeken kan onbekend blijven.</translation>
    </message>
    <message>
        <source>Too many requests at this time.</source>
        <translation>Te veel verzoeken op dit moment.</translation>
    </message>
    <message>
        <source>The provider has a fault.</source>
        <translation>De aanbieder heeft een storing.</translation>
    </message>
    <message>
        <source>The provider answers differently than agreed.</source>
        <translation>De aanbieder antwoordt anders dan afgesproken.</translation>
    </message>
    <message>
        <source>Nothing is sent there.</source>
        <translation>Er wordt niets naartoe gestuurd.</translation>
    </message>
    <message>
        <source>The provider has to renew its certificate soon.</source>
        <translation>De aanbieder moet zijn certificaat binnenkort vernieuwen.</translation>
    </message>
    <message>
        <source>Somebody else may answer in the provider’s place. Nothing was sent.</source>
        <translation>Misschien antwoordt iemand anders in plaats van de aanbieder. Er is niets verstuurd.</translation>
    </message>
    <message>
        <source>Above 60 s nothing is signed any more.</source>
        <translation>Boven 60 s wordt niets meer ondertekend.</translation>
    </message>
    <message>
        <source>A wrong clock would not be noticed.</source>
        <translation>Een verkeerde klok zou niet opvallen.</translation>
    </message>
    <message>
        <source>Signatures of the provider cannot be checked, so refunds stay unknown.</source>
        <translation>Handtekeningen van de aanbieder zijn niet te controleren, dus terugbetalingen blijven onbekend.</translation>
    </message>
    <message>
        <source>No payment can be made with this API key.</source>
        <translation>Met deze API-sleutel kan geen betaling worden gemaakt.</translation>
    </message>
    <message>
        <source>The API key may not read payments of this profile.</source>
        <translation>De API-sleutel mag geen betalingen van dit profiel lezen.</translation>
    </message>
    <message>
        <source>Nothing can be asked for.</source>
        <translation>Er kan niets worden gevraagd.</translation>
    </message>
    <message>
        <source>This address is not that of the interface.</source>
        <translation>Dit adres is niet dat van de interface.</translation>
    </message>
    <message>
        <source>Refunds may stay unknown: their answers must be signed.</source>
        <translation>Terugbetalingen kunnen onbekend blijven: hun antwoorden moeten ondertekend zijn.</translation>
    </message>
    <message>
        <source>Refunds and payout lists would not be believed.</source>
        <translation>Terugbetalingen en uitbetalingslijsten zouden niet worden geloofd.</translation>
    </message>
    <message>
        <source>Refunds of this profile are refused.</source>
        <translation>Terugbetalingen van dit profiel worden geweigerd.</translation>
    </message>
    <message>
        <source>Payouts cannot be compared.</source>
        <translation>Uitbetalingen kunnen niet worden vergeleken.</translation>
    </message>
    <message>
        <source>Check again later; if it stays so, tell the provider the trace ID.</source>
        <translation>Controleer later opnieuw; blijft het zo, geef de aanbieder dan de trace-ID.</translation>
    </message>
    <message>
        <source>Check again in a minute.</source>
        <translation>Controleer over een minuut opnieuw.</translation>
    </message>
    <message>
        <source>Tell the provider the trace ID.</source>
        <translation>Geef de aanbieder de trace-ID.</translation>
    </message>
    <message>
        <source>Compare the address with your contract, with its path.</source>
        <translation>Vergelijk het adres met uw contract, ook het pad.</translation>
    </message>
    <message>
        <source>Check the internet connection and the port of the address.</source>
        <translation>Controleer de internetverbinding en de poort van het adres.</translation>
    </message>
    <message>
        <source>Ask the provider whether it will be renewed in time.</source>
        <translation>Vraag de aanbieder of het op tijd wordt vernieuwd.</translation>
    </message>
    <message>
        <source>Compare the address with your contract. If it is right, tell the provider.</source>
        <translation>Vergelijk het adres met uw contract. Klopt het, meld het dan aan de aanbieder.</translation>
    </message>
    <message>
        <source>Set the clock of this computer by a time server.</source>
        <translation>Zet de klok van deze computer gelijk met een tijdserver.</translation>
    </message>
    <message>
        <source>Tell the provider.</source>
        <translation>Meld het aan de aanbieder.</translation>
    </message>
    <message>
        <source>Compare the address of the public keys with your contract.</source>
        <translation>Vergelijk het adres van de publieke sleutels met uw contract.</translation>
    </message>
    <message>
        <source>Enter the API key again, or ask the provider for a new one.</source>
        <translation>Voer de API-sleutel opnieuw in of vraag de aanbieder een nieuwe.</translation>
    </message>
    <message>
        <source>Ask the provider for an API key of this profile with the right to payments.</source>
        <translation>Vraag de aanbieder een API-sleutel van dit profiel met recht op betalingen.</translation>
    </message>
    <message>
        <source>Enter the API key of your contract.</source>
        <translation>Voer de API-sleutel van uw contract in.</translation>
    </message>
    <message>
        <source>Send the provider your public key or the address of your keys, then check again. They may take up to 12 hours to read it.</source>
        <translation>Stuur de aanbieder uw publieke sleutel of het adres van uw sleutels en controleer daarna opnieuw. Het kan tot 12 uur duren voor hij die leest.</translation>
    </message>
    <message>
        <source>Ask the provider whether this profile may sign requests.</source>
        <translation>Vraag de aanbieder of dit profiel verzoeken mag ondertekenen.</translation>
    </message>
    <message>
        <source>Compare the public keys, the issuer and the claim namespace with your contract.</source>
        <translation>Vergelijk de publieke sleutels, de uitgever en de naamruimte van de claims met uw contract.</translation>
    </message>
    <message>
        <source>Make a signing key and send its public part to the provider.</source>
        <translation>Maak een ondertekensleutel en stuur het publieke deel naar de aanbieder.</translation>
    </message>
    <message>
        <source>Ask the provider to allow refunds for this profile.</source>
        <translation>Vraag de aanbieder om terugbetalingen voor dit profiel toe te staan.</translation>
    </message>
    <message>
        <source>Compare the merchant’s ID with your contract.</source>
        <translation>Vergelijk de handelaars-ID met uw contract.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Chip</name>
    <message>
        <source>Click to change, Delete to clear</source>
        <translation>Klik om te wijzigen, Delete om te wissen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ClockWords</name>
    <message>
        <source>The clock is right</source>
        <translation>De klok staat juist</translation>
    </message>
    <message>
        <source>This computer&apos;s clock has jumped to %1; it should be %2. No payments are accepted until the clock is right again.</source>
        <translation>De klok van deze computer is versprongen naar %1; het zou %2 moeten zijn. Er worden geen betalingen aanvaard tot de klok weer juist staat.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ClosePaper</name>
    <message>
        <source>the beginning</source>
        <translation>het begin</translation>
    </message>
    <message>
        <source>COPY, printed %1</source>
        <translation>KOPIE, afgedrukt op %1</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Payments (%1)</source>
        <translation>Betalingen (%1)</translation>
    </message>
    <message>
        <source>Refunds (%1)</source>
        <translation>Terugbetalingen (%1)</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Made by Tilldesk</source>
        <translation>Gemaakt met Tilldesk</translation>
    </message>
    <message>
        <source>Ledger entry</source>
        <translation>Boeking in het grootboek</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Ondertekensleutel</translation>
    </message>
    <message>
        <source>Hash of the ledger up to this entry</source>
        <translation>Hash van het grootboek tot en met deze boeking</translation>
    </message>
    <message>
        <source>Later payments and refunds count in the next day close.</source>
        <translation>Latere betalingen en terugbetalingen tellen mee in de volgende dagafsluiting.</translation>
    </message>
    <message>
        <source>A reading of the current day. It does not close the day.</source>
        <translation>Een tussenstand van de lopende dag. De dag wordt niet afgesloten.</translation>
    </message>
    <message>
        <source>Running total before</source>
        <translation>Doorlopend totaal vóór</translation>
    </message>
    <message>
        <source>Running total after</source>
        <translation>Doorlopend totaal na</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Afgesloten door</translation>
    </message>
    <message>
        <source>Entry of the activity</source>
        <translation>Regel van de activiteit</translation>
    </message>
    <message>
        <source>Hash of the activity up to this entry</source>
        <translation>Hash van de activiteit tot en met deze regel</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Closing</name>
    <message numerus="yes">
        <source>%1 payments are still open: customers cannot pay them until Tilldesk runs again.</source>
        <translation>
            <numerusform>%1 betaling is nog open: de klant kan ze pas betalen als Tilldesk weer draait.</numerusform>
            <numerusform>%1 betalingen zijn nog open: klanten kunnen ze pas betalen als Tilldesk weer draait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks wait and are sent when Tilldesk runs again.</source>
        <translation>
            <numerusform>%1 callback wacht en wordt verzonden zodra Tilldesk weer draait.</numerusform>
            <numerusform>%1 callbacks wachten en worden verzonden zodra Tilldesk weer draait.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CommandText</name>
    <message>
        <source>New payment</source>
        <translation>Nieuwe betaling</translation>
    </message>
    <message>
        <source>opens the form</source>
        <translation>opent het formulier</translation>
    </message>
    <message>
        <source>Customer display</source>
        <translation>Klantenscherm</translation>
    </message>
    <message>
        <source>opens or closes it on a second screen</source>
        <translation>opent of sluit het op een tweede scherm</translation>
    </message>
    <message>
        <source>Day close</source>
        <translation>Dagafsluiting</translation>
    </message>
    <message>
        <source>the X and Z reports of the tills</source>
        <translation>de X- en Z-rapporten van de kassa’s</translation>
    </message>
    <message>
        <source>Export payments…</source>
        <translation>Betalingen exporteren…</translation>
    </message>
    <message>
        <source>saves the list to a file</source>
        <translation>slaat de lijst op in een bestand</translation>
    </message>
    <message>
        <source>Export refunds…</source>
        <translation>Terugbetalingen exporteren…</translation>
    </message>
    <message>
        <source>Export payouts…</source>
        <translation>Uitbetalingen exporteren…</translation>
    </message>
    <message>
        <source>A month for the accountant…</source>
        <translation>Een maand voor de boekhouder…</translation>
    </message>
    <message>
        <source>saves all files of a month</source>
        <translation>slaat alle bestanden van een maand op</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Grootboek</translation>
    </message>
    <message>
        <source>accounts and entries behind the payouts</source>
        <translation>rekeningen en boekingen achter de uitbetalingen</translation>
    </message>
    <message>
        <source>Send test callback…</source>
        <translation>Testcallback verzenden…</translation>
    </message>
    <message>
        <source>tests the receiver of a shop</source>
        <translation>test de ontvanger van een winkel</translation>
    </message>
    <message>
        <source>Inspect a callback</source>
        <translation>Callback controleren</translation>
    </message>
    <message>
        <source>checks a callback that a shop has received</source>
        <translation>controleert een callback die een winkel heeft ontvangen</translation>
    </message>
    <message>
        <source>Inbox of callbacks</source>
        <translation>Inbox van callbacks</translation>
    </message>
    <message>
        <source>shows what this computer has received</source>
        <translation>toont wat deze computer heeft ontvangen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Vernieuwen</translation>
    </message>
    <message>
        <source>reads all lists again</source>
        <translation>leest alle lijsten opnieuw</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>lists all shortcuts</source>
        <translation>toont alle sneltoetsen</translation>
    </message>
    <message>
        <source>Rules of the service</source>
        <translation>Regels van de dienst</translation>
    </message>
    <message>
        <source>the manual for the makers of shop software</source>
        <translation>de handleiding voor makers van winkelsoftware</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>a key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>a key</comment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
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
        <translation>Supportbestand…</translation>
    </message>
    <message>
        <source>shows what helps to find a fault, then saves it</source>
        <translation>toont wat helpt om een fout te vinden en slaat het daarna op</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CompatiblePage</name>
    <message>
        <source>Fill in what most clients expect</source>
        <translation>Invullen wat de meeste clients verwachten</translation>
    </message>
    <message>
        <source>The service, for all profiles</source>
        <translation>De dienst, voor alle profielen</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>Uitgever</translation>
    </message>
    <message>
        <source>The claim “iss” of every signature</source>
        <translation>De claim “iss” van elke handtekening</translation>
    </message>
    <message>
        <source>Claim namespace</source>
        <translation>Naamruimte van de claims</translation>
    </message>
    <message>
        <source>The address in front of the claims&apos; names</source>
        <translation>Het adres vóór de namen van de claims</translation>
    </message>
    <message>
        <source>This profile</source>
        <translation>Dit profiel</translation>
    </message>
    <message>
        <source>Callback header</source>
        <translation>Callbackheader</translation>
    </message>
    <message>
        <source>Refunds by API key</source>
        <translation>Terugbetalen met een API-sleutel</translation>
    </message>
    <message>
        <source>Existing clients</source>
        <translation>Bestaande clients</translation>
    </message>
    <message>
        <source>Software that was made for another service of this interface checks whose callbacks it accepts. Its manual says which names it expects. Saved changes take effect at once.</source>
        <translation>Software voor een andere dienst met deze interface controleert van wie ze callbacks aanvaardt. In haar handleiding staat welke namen ze verwacht. Wat u opslaat, geldt meteen.</translation>
    </message>
    <message>
        <source>Most clients expect the extended header</source>
        <translation>De meeste clients verwachten de uitgebreide header</translation>
    </message>
    <message>
        <source>An API key is enough; no signature is needed</source>
        <translation>Een API-sleutel volstaat; een handtekening is niet nodig</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectDialog</name>
    <message>
        <source>The service&apos;s screen must show the same fingerprint:</source>
        <translation>Het scherm van de dienst moet dezelfde vingerafdruk tonen:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Connect to a shop</source>
        <translation>Verbinden met een zaak</translation>
    </message>
    <message>
        <source>This computer becomes a till of a shop whose service runs on another computer.</source>
        <translation>Deze computer wordt een kassa van een zaak waarvan de dienst op een andere computer draait.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Name of this till</source>
        <translation>Naam van deze kassa</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectForm</name>
    <message>
        <source>The owner finds it under Settings &gt; Tills &gt; Add a till.</source>
        <translation>De eigenaar vindt de link onder Instellingen &gt; Kassa’s &gt; Kassa toevoegen.</translation>
    </message>
    <message>
        <source>This is not a whole link. It begins with tilldesk:// and ends with a code of six digits.</source>
        <translation>Dit is geen volledige link. Een link begint met tilldesk:// en eindigt op een code van zes cijfers.</translation>
    </message>
    <message>
        <source>Leads to the service at %1, port %2.</source>
        <translation>Leidt naar de dienst op %1, poort %2.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>Paste the link, or scan its QR code</source>
        <translation>Plak de link, of scan de QR-code ervan</translation>
    </message>
    <message>
        <source>Name this till</source>
        <translation>Geef deze kassa een naam</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>De naam is te lang</translation>
    </message>
    <message>
        <source>The shop is asked</source>
        <translation>De zaak beslist</translation>
    </message>
    <message>
        <source>The shop is asked until %1 whether this till may be added. Compare the fingerprint with the one on the shop’s screen, and choose “Yes, add it” there.</source>
        <translation>Tot %1 kan de zaak beslissen of deze kassa mag worden toegevoegd. Vergelijk de vingerafdruk met die op het scherm van de zaak en kies daar “Ja, toevoegen”.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionBar</name>
    <message>
        <source>Try now</source>
        <translation>Nu proberen</translation>
    </message>
    <message>
        <source>Pair again…</source>
        <translation>Opnieuw koppelen…</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Wat kan ik doen?</translation>
    </message>
    <message>
        <source>What you can do now</source>
        <translation>Wat u nu kunt doen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Pause before the next attempt</source>
        <translation>Pauze voor de volgende poging</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionCheckSteps</name>
    <message>
        <source>Not checked yet</source>
        <translation>Nog niet gecontroleerd</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Controleren…</translation>
    </message>
    <message numerus="yes">
        <source>%1 steps fail</source>
        <translation>
            <numerusform>%1 stap mislukt</numerusform>
            <numerusform>%1 stappen mislukken</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 steps hold</source>
        <translation>Alle %1 stappen kloppen</translation>
    </message>
    <message>
        <source>Not all steps were tried</source>
        <translation>Niet alle stappen zijn geprobeerd</translation>
    </message>
    <message>
        <source>%1 of %2 hold · checked %3, in %4 s</source>
        <translation>%1 van %2 kloppen · gecontroleerd %3, in %4 s</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionCheckView</name>
    <message>
        <source>Check connection</source>
        <translation>Verbinding controleren</translation>
    </message>
    <message>
        <source>The check creates nothing and moves no money.</source>
        <translation>De controle maakt niets aan. Er wordt geen geld overgemaakt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Opnieuw controleren</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controleren</translation>
    </message>
    <message>
        <source>Stop the check (Esc)</source>
        <translation>De controle stoppen (Esc)</translation>
    </message>
    <message>
        <source>Ask the provider, step by step</source>
        <translation>De aanbieder stap voor stap vragen</translation>
    </message>
    <message>
        <source>Do this: %1</source>
        <translation>Doe dit: %1</translation>
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
        <translation>Adres van de sleutelset</translation>
    </message>
    <message>
        <source>Public keys</source>
        <translation>Publieke sleutels</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Opslaan als bestand…</translation>
    </message>
    <message>
        <source>Allow payments…</source>
        <translation>Betalingen toestaan…</translation>
    </message>
    <message>
        <source>Allow refunds…</source>
        <translation>Terugbetalingen toestaan…</translation>
    </message>
    <message>
        <source>Allow nothing</source>
        <translation>Niets toestaan</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Aanbieder</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Omgeving</translation>
    </message>
    <message>
        <source>Fixed once the profile has a payment</source>
        <translation>Ligt vast zodra het profiel een betaling heeft</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>From your contract, with https</source>
        <translation>Uit uw contract, met https</translation>
    </message>
    <message>
        <source>Its public keys</source>
        <translation>Publieke sleutels van de aanbieder</translation>
    </message>
    <message>
        <source>Empty: below the address</source>
        <translation>Leeg: onder het adres</translation>
    </message>
    <message>
        <source>Profile ID</source>
        <translation>Profiel-ID</translation>
    </message>
    <message>
        <source>From your contract</source>
        <translation>Uit uw contract</translation>
    </message>
    <message>
        <source>Merchant ID</source>
        <translation>Handelaars-ID</translation>
    </message>
    <message>
        <source>For payout lists; may be empty</source>
        <translation>Voor uitbetalingslijsten; mag leeg zijn</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>Uitgever</translation>
    </message>
    <message>
        <source>Who signs the requests; empty: Tilldesk</source>
        <translation>Wie de verzoeken ondertekent; leeg: Tilldesk</translation>
    </message>
    <message>
        <source>Claim namespace</source>
        <translation>Naamruimte van de claims</translation>
    </message>
    <message>
        <source>From your contract; may be empty</source>
        <translation>Uit uw contract; mag leeg zijn</translation>
    </message>
    <message>
        <source>Send callbacks from here</source>
        <translation>Callbacks vanaf hier verzenden</translation>
    </message>
    <message>
        <source>With this shop’s signature; otherwise the provider sends them</source>
        <translation>Met de handtekening van deze winkel; anders verzendt de aanbieder ze</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>Plak de API-sleutel</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nieuwe API-sleutel</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-sleutel</translation>
    </message>
    <message>
        <source>Kept sealed; never shown again</source>
        <translation>Verzegeld bewaard; wordt nooit meer getoond</translation>
    </message>
    <message>
        <source>Your signing key</source>
        <translation>Uw ondertekensleutel</translation>
    </message>
    <message>
        <source>Refunds and payout lists are signed with it. The private half never leaves this service.</source>
        <translation>Terugbetalingen en uitbetalingslijsten worden ermee ondertekend. De geheime helft verlaat deze dienst nooit.</translation>
    </message>
    <message>
        <source>Key set address for the provider</source>
        <translation>Adres van de sleutelset voor de aanbieder</translation>
    </message>
    <message>
        <source>Public keys for the provider</source>
        <translation>Publieke sleutels voor de aanbieder</translation>
    </message>
    <message>
        <source>Real money</source>
        <translation>Echt geld</translation>
    </message>
    <message>
        <source>Save or discard the changes first</source>
        <translation>Bewaar of verwerp eerst de wijzigingen</translation>
    </message>
    <message>
        <source>A profile of production stays one for ever. Make a new profile.</source>
        <translation>Een profiel van productie blijft dat voorgoed. Maak een nieuw profiel.</translation>
    </message>
    <message>
        <source>API key: %1</source>
        <translation>API-sleutel: %1</translation>
    </message>
    <message>
        <source>Keep the old one</source>
        <translation>De oude behouden</translation>
    </message>
    <message>
        <source>Enter…</source>
        <translation>Invoeren…</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Vervangen…</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Nieuwe sleutel…</translation>
    </message>
    <message>
        <source>Make a key</source>
        <translation>Sleutel maken</translation>
    </message>
    <message>
        <source>Real money for ever: type the name of the profile, “%1”</source>
        <translation>Voorgoed echt geld: typ de naam van het profiel, “%1”</translation>
    </message>
    <message>
        <source>The name of the profile is “%1”.</source>
        <translation>De naam van het profiel is “%1”.</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <translation>Naam van het profiel</translation>
    </message>
    <message>
        <source>Connect with production</source>
        <translation>Verbinden met productie</translation>
    </message>
    <message>
        <source>Make a new key?</source>
        <translation>Een nieuwe sleutel maken?</translation>
    </message>
    <message>
        <source>It signs from tomorrow on, so that the provider has read its public half by then.</source>
        <translation>De sleutel ondertekent vanaf morgen, zodat de aanbieder de publieke helft dan gelezen heeft.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Allow real money?</source>
        <translation>Echt geld toestaan?</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Toestaan</translation>
    </message>
    <message>
        <source>Save the public keys</source>
        <translation>De publieke sleutels opslaan</translation>
    </message>
    <message>
        <source>Key sets (*.json)</source>
        <translation>Sleutelsets (*.json)</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Het bestand kon niet worden geschreven: %1</translation>
    </message>
    <message>
        <source>E-mail…</source>
        <translation>E-mailen…</translation>
    </message>
    <message>
        <source>QR code of the public keys</source>
        <translation>QR-code van de publieke sleutels</translation>
    </message>
    <message>
        <source>The same as a QR code</source>
        <translation>Hetzelfde als QR-code</translation>
    </message>
    <message>
        <source>Public keys of %1</source>
        <translation>Publieke sleutels van %1</translation>
    </message>
    <message>
        <source>Profile ID: %1
Key set address: %2

%3</source>
        <translation>Profiel-ID: %1
Adres van de sleutelset: %2

%3</translation>
    </message>
    <message>
        <source>No mail program was found. Save the keys as a file instead.</source>
        <translation>Er is geen mailprogramma gevonden. Bewaar de sleutels als bestand.</translation>
    </message>
    <message>
        <source>Older payments from</source>
        <translation>Oudere betalingen vanaf</translation>
    </message>
    <message>
        <source>The check of the connection has failed</source>
        <translation>De controle van de verbinding is mislukt</translation>
    </message>
    <message>
        <source>First day. They count in reports and books on the day they are found.</source>
        <translation>Eerste dag. Ze tellen in rapporten en boeken mee op de dag waarop ze gevonden worden.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionStatus</name>
    <message>
        <source>No connection to the shop.</source>
        <translation>Geen verbinding met de zaak.</translation>
    </message>
    <message>
        <source>No connection to the shop since %1. You see what was last known.</source>
        <translation>Sinds %1 geen verbinding met de zaak. U ziet wat het laatst bekend was.</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Opnieuw verbonden.</translation>
    </message>
    <message numerus="yes">
        <source>Connected again. %n payment(s) have changed.</source>
        <translation>
            <numerusform>Opnieuw verbonden. %n betaling is veranderd.</numerusform>
            <numerusform>Opnieuw verbonden. %n betalingen zijn veranderd.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the service that this till was paired with: its certificate is another one. Pair the till again only if you know why.</source>
        <translation>Dit is niet de dienst waarmee deze kassa gekoppeld is: het certificaat is een ander. Koppel de kassa alleen opnieuw als u weet waarom.</translation>
    </message>
    <message>
        <source>This till and the service have versions that do not fit together: %1.</source>
        <translation>De versies van deze kassa en van de dienst passen niet bij elkaar: %1.</translation>
    </message>
    <message>
        <source>This till was revoked. Ask the owner to pair it again.</source>
        <translation>De toegang van deze kassa is ingetrokken. Vraag de eigenaar om ze opnieuw te koppelen.</translation>
    </message>
    <message>
        <source>This till is connected in another window.</source>
        <translation>Deze kassa is in een ander venster verbonden.</translation>
    </message>
    <message>
        <source>The service does not know this till. Ask the owner to pair it again.</source>
        <translation>De dienst kent deze kassa niet. Vraag de eigenaar om ze opnieuw te koppelen.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden…</translation>
    </message>
    <message numerus="yes">
        <source>Trying again in %n s</source>
        <translation>
            <numerusform>Nieuwe poging over %n s</numerusform>
            <numerusform>Nieuwe poging over %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s), %1</source>
        <translation>
            <numerusform>%n poging, %1</numerusform>
            <numerusform>%n pogingen, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This till was revoked on %1. Ask the owner to pair it again.</source>
        <translation>De toegang van deze kassa is op %1 ingetrokken. Vraag de eigenaar om ze opnieuw te koppelen.</translation>
    </message>
    <message>
        <source>This till was revoked by %1 on %2. Ask the owner to pair it again.</source>
        <translation>De toegang van deze kassa is door %1 op %2 ingetrokken. Vraag de eigenaar om ze opnieuw te koppelen.</translation>
    </message>
    <message>
        <source>Take cash, or use another till that is connected.</source>
        <translation>Laat contant betalen, of gebruik een andere kassa die verbonden is.</translation>
    </message>
    <message>
        <source>A code that a customer has seen can still be paid. Look at the customer’s phone before you charge again.</source>
        <translation>Een code die een klant gezien heeft, kan nog betaald worden. Kijk op de telefoon van de klant voor u opnieuw laat betalen.</translation>
    </message>
    <message>
        <source>Check that the shop’s computer (%1) is on, and that this computer has its network. This till connects again by itself.</source>
        <translation>Controleer of de computer van de winkel (%1) aanstaat en of deze computer netwerk heeft. Deze kassa maakt vanzelf opnieuw verbinding.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ContentList</name>
    <message>
        <source>Content</source>
        <translation>Inhoud</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopiëren: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CustomerDisplay</name>
    <message>
        <source>Customer display</source>
        <translation>Klantenscherm</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayCloseDialog</name>
    <message>
        <source>Print on 80 mm…</source>
        <translation>Afdrukken op 80 mm…</translation>
    </message>
    <message>
        <source>Print on A4…</source>
        <translation>Afdrukken op A4…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Opgeslagen als %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayClosePage</name>
    <message>
        <source>X reading</source>
        <translation>X-rapport</translation>
    </message>
    <message>
        <source>Close the day (Z)…</source>
        <translation>Dag afsluiten (Z)…</translation>
    </message>
    <message>
        <source>Print again…</source>
        <translation>Opnieuw afdrukken…</translation>
    </message>
    <message>
        <source>Day closes</source>
        <translation>Dagafsluitingen</translation>
    </message>
    <message>
        <source>Till</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>Only this till</source>
        <translation>Alleen deze kassa</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Earlier closes</source>
        <translation>Eerdere afsluitingen</translation>
    </message>
    <message>
        <source>X and Z</source>
        <translation>X en Z</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>Soort: %1</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Niet nu</translation>
    </message>
    <message>
        <source>Close the day</source>
        <translation>Dag afsluiten</translation>
    </message>
    <message>
        <source>Day closes (Z)</source>
        <translation>Dagafsluitingen (Z)</translation>
    </message>
    <message>
        <source>X readings</source>
        <translation>X-rapporten</translation>
    </message>
    <message>
        <source>Records the takings so far under a number of their own, without closing the day</source>
        <translation>Legt de ontvangsten tot nu toe onder een eigen nummer vast, zonder de dag af te sluiten</translation>
    </message>
    <message>
        <source>Closes this period and starts the next one</source>
        <translation>Sluit deze periode af en begint de volgende</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayClosePresenter</name>
    <message>
        <source>Nothing was recorded. %1</source>
        <translation>Er is niets vastgelegd. %1</translation>
    </message>
    <message>
        <source>Since the beginning: this till has not been closed yet.</source>
        <translation>Sinds het begin: deze kassa is nog niet afgesloten.</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Sinds %1</translation>
    </message>
    <message>
        <source>Since %1 of %2</source>
        <translation>Sinds %1 van %2</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>taken less refunded</source>
        <translation>ontvangen min terugbetaald</translation>
    </message>
    <message>
        <source>Close the day of %1?</source>
        <translation>Dag afsluiten voor %1?</translation>
    </message>
    <message>
        <source>The day closes cannot be shown</source>
        <translation>De dagafsluitingen kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>No day was closed yet</source>
        <translation>Er is nog geen dag afgesloten</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Doorlopend totaal</translation>
    </message>
    <message>
        <source>%1 before this period</source>
        <translation>%1 vóór deze periode</translation>
    </message>
    <message>
        <source>%1 will be recorded permanently, with %2 (%3) and %4 (%5) at this moment. Later payments and refunds count in the next day close. This cannot be undone.</source>
        <translation>%1 wordt definitief vastgelegd, op dit moment met %2 (%3) en %4 (%5). Latere betalingen en terugbetalingen tellen mee in de volgende dagafsluiting. Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Close the day when the till is counted. Each day close keeps its number and its sums permanently.</source>
        <translation>Sluit de dag af wanneer de kassa geteld is. Elke dagafsluiting behoudt definitief haar nummer en haar bedragen.</translation>
    </message>
    <message>
        <source>No close matches</source>
        <translation>Geen afsluiting gevonden</translation>
    </message>
    <message>
        <source>No close fits all of the filters above.</source>
        <translation>Geen afsluiting past bij alle filters hierboven.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filters wissen</translation>
    </message>
    <message>
        <source>Close the day (Z)…</source>
        <translation>Dag afsluiten (Z)…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayClosesModel</name>
    <message>
        <source>Close</source>
        <translation>Afsluiting</translation>
    </message>
    <message>
        <source>Till</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Doorlopend totaal</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DetailsFrame</name>
    <message>
        <source>Loading…</source>
        <translation>Laden…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DetailsSheet</name>
    <message>
        <source>Close the details (Esc)</source>
        <translation>Details sluiten (Esc)</translation>
    </message>
    <message>
        <source>Row above (Up)</source>
        <translation>Rij erboven (Omhoog)</translation>
    </message>
    <message>
        <source>Row below (Down)</source>
        <translation>Rij eronder (Omlaag)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DropEdge</name>
    <message>
        <source>Drop the bank’s file</source>
        <translation>Zet het bestand van de bank neer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EndpointPage</name>
    <message>
        <source>Address on this computer</source>
        <translation>Adres op deze computer</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>Op het netwerk</translation>
    </message>
    <message>
        <source>Address on the network</source>
        <translation>Adres op het netwerk</translation>
    </message>
    <message>
        <source>Choose the certificate</source>
        <translation>Het certificaat kiezen</translation>
    </message>
    <message>
        <source>Choose the key</source>
        <translation>De sleutel kiezen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Toepassen</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Op deze computer</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Deze computer</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Poort</translation>
    </message>
    <message>
        <source>https on this computer</source>
        <translation>https op deze computer</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netwerk</translation>
    </message>
    <message>
        <source>Open to the network</source>
        <translation>Open voor het netwerk</translation>
    </message>
    <message>
        <source>Port on the network</source>
        <translation>Poort op het netwerk</translation>
    </message>
    <message>
        <source>Public address</source>
        <translation>Publiek adres</translation>
    </message>
    <message>
        <source>Certificate of your own</source>
        <translation>Eigen certificaat</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificaat</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Sleutel</translation>
    </message>
    <message>
        <source>PEM, without a passphrase</source>
        <translation>PEM, zonder wachtwoordzin</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Gesloten</translation>
    </message>
    <message>
        <source>Certificate to install on phones</source>
        <translation>Te installeren certificaat</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Adres van de dienst</translation>
    </message>
    <message>
        <source>A port that no other program uses</source>
        <translation>Een poort die geen ander programma gebruikt</translation>
    </message>
    <message>
        <source>Off: http. The network always uses https</source>
        <translation>Uit: http. Het netwerk gebruikt altijd https</translation>
    </message>
    <message>
        <source>Phones and other computers on your network can reach this service</source>
        <translation>Telefoons en andere computers op uw netwerk kunnen deze dienst bereiken</translation>
    </message>
    <message>
        <source>Used in links and QR codes if this service is behind a proxy</source>
        <translation>Voor links en QR-codes, als deze dienst achter een proxy staat</translation>
    </message>
    <message>
        <source>PEM with its chain; empty: Tilldesk makes a certificate</source>
        <translation>PEM met de keten; leeg: Tilldesk maakt een certificaat</translation>
    </message>
    <message>
        <source>No address while the service is closed</source>
        <translation>Geen adres zolang de dienst gesloten is</translation>
    </message>
    <message>
        <source>On the shop’s computer</source>
        <translation>Op de computer van de zaak</translation>
    </message>
    <message>
        <source>The shop’s computer</source>
        <translation>De computer van de zaak</translation>
    </message>
    <message>
        <source>https on the shop’s computer</source>
        <translation>https op de computer van de zaak</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EnvironmentBar</name>
    <message>
        <source>Connection</source>
        <translation>Verbinding</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EnvironmentWords</name>
    <message>
        <source>LOCAL</source>
        <translation>LOKAAL</translation>
    </message>
    <message>
        <source>PRE-PRODUCTION</source>
        <translation>PREPRODUCTIE</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation>PRODUCTIE</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Lokaal</translation>
    </message>
    <message>
        <source>Pre-production</source>
        <translation>Preproductie</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Productie</translation>
    </message>
    <message>
        <source>Simulated on this computer. No provider and no bank are involved.</source>
        <translation>Gesimuleerd op deze computer. Er komt geen aanbieder en geen bank aan te pas.</translation>
    </message>
    <message>
        <source>The provider’s test system. Payments look real; no money moves.</source>
        <translation>Het testsysteem van de aanbieder. Betalingen lijken echt. Er wordt geen geld overgemaakt.</translation>
    </message>
    <message>
        <source>Real money. Every payment here is charged to a customer’s bank account.</source>
        <translation>Echt geld. Elke betaling hier gaat van de bankrekening van een klant af.</translation>
    </message>
    <message numerus="yes">
        <source>and %1 local profiles</source>
        <translation>
            <numerusform>en %1 lokaal profiel</numerusform>
            <numerusform>en %1 lokale profielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %1 profiles in pre-production</source>
        <translation>
            <numerusform>en %1 profiel in preproductie</numerusform>
            <numerusform>en %1 profielen in preproductie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EquationView</name>
    <message>
        <source>fees</source>
        <translation>kosten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ExplainDialog</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Parts of the sum</source>
        <translation>Delen van de som</translation>
    </message>
    <message>
        <source>Calculate again</source>
        <translation>Opnieuw berekenen</translation>
    </message>
    <message>
        <source>Explain this sum</source>
        <translation>Opbouw van deze som tonen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Som: %1</translation>
    </message>
    <message>
        <source>The sum cannot be explained now</source>
        <translation>De opbouw van de som kan nu niet worden getoond</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ExportWords</name>
    <message>
        <source>CSV, international</source>
        <translation>CSV, internationaal</translation>
    </message>
    <message>
        <source>CSV for Excel in Europe</source>
        <translation>CSV voor Excel in Europa</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-werkmap</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-regels</translation>
    </message>
    <message>
        <source>PDF statement</source>
        <translation>PDF-overzicht</translation>
    </message>
    <message>
        <source>Notification CAMT.054, version 02</source>
        <translation>Transactiedetails CAMT.054, versie 02</translation>
    </message>
    <message>
        <source>Notification CAMT.054, version 08</source>
        <translation>Transactiedetails CAMT.054, versie 08</translation>
    </message>
    <message>
        <source>Comma and decimal point, for other programs</source>
        <translation>Komma en decimale punt, voor andere programma’s</translation>
    </message>
    <message>
        <source>Semicolon and decimal comma</source>
        <translation>Puntkomma en decimale komma</translation>
    </message>
    <message>
        <source>For programmers</source>
        <translation>Voor programmeurs</translation>
    </message>
    <message>
        <source>To print or file</source>
        <translation>Om af te drukken of te bewaren</translation>
    </message>
    <message>
        <source>Each line of the payout</source>
        <translation>Elke regel van de uitbetaling</translation>
    </message>
    <message>
        <source>Export payments</source>
        <translation>Betalingen exporteren</translation>
    </message>
    <message>
        <source>Export refunds</source>
        <translation>Terugbetalingen exporteren</translation>
    </message>
    <message>
        <source>Export payouts</source>
        <translation>Uitbetalingen exporteren</translation>
    </message>
    <message>
        <source>Export the lines of a payout</source>
        <translation>Regels van een uitbetaling exporteren</translation>
    </message>
    <message>
        <source>payments</source>
        <translation>betalingen</translation>
    </message>
    <message>
        <source>refunds</source>
        <translation>terugbetalingen</translation>
    </message>
    <message>
        <source>payouts</source>
        <translation>uitbetalingen</translation>
    </message>
    <message>
        <source>payout</source>
        <translation>uitbetaling</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 rij</numerusform>
            <numerusform>%1 rijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows</source>
        <translation>
            <numerusform>%1 van %2 rij</numerusform>
            <numerusform>%1 van %2 rijen</numerusform>
        </translation>
    </message>
    <message>
        <source>To view and calculate</source>
        <translation>Om te bekijken en mee te rekenen</translation>
    </message>
    <message>
        <source>For most bookkeeping software</source>
        <translation>Voor de meeste boekhoudsoftware</translation>
    </message>
    <message>
        <source>For newer bookkeeping software</source>
        <translation>Voor nieuwere boekhoudsoftware</translation>
    </message>
    <message>
        <source>Each line, for newer bookkeeping software</source>
        <translation>Elke regel, voor nieuwere software</translation>
    </message>
    <message>
        <source>For older bookkeeping software</source>
        <translation>Voor oudere boekhoudsoftware</translation>
    </message>
    <message>
        <source>For Belgian bookkeeping software</source>
        <translation>Voor Belgische boekhoudsoftware</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %1 rows, %2 in total</source>
        <translation>
            <numerusform>Opgeslagen: %1 rij, samen %2</numerusform>
            <numerusform>Opgeslagen: %1 rijen, samen %2</numerusform>
        </translation>
    </message>
    <message>
        <source>This month is not over yet. Choose another month.</source>
        <translation>Deze maand is nog niet voorbij. Kies een andere maand.</translation>
    </message>
    <message>
        <source>A bank statement contains every payout of a day. Clear the filters for batch and status first.</source>
        <translation>Een rekeninguittreksel bevat alle uitbetalingen van een dag. Wis eerst de filters op bundel en status.</translation>
    </message>
    <message>
        <source>This payout failed and reached no account, so there is no notification of it.</source>
        <translation>Deze uitbetaling is mislukt en op geen rekening aangekomen. Er zijn dus geen transactiedetails.</translation>
    </message>
    <message>
        <source>This list cannot be saved in this format. Choose another format.</source>
        <translation>Deze lijst kan niet in dit formaat worden opgeslagen. Kies een ander formaat.</translation>
    </message>
    <message>
        <source>CSV for programs</source>
        <translation>CSV voor programma’s</translation>
    </message>
    <message>
        <source>Every text unaltered: do not open it in a spreadsheet</source>
        <translation>Teksten ongewijzigd, niet voor rekenbladen</translation>
    </message>
    <message>
        <source>CAMT.053, version 02</source>
        <translation>CAMT.053, versie 02</translation>
    </message>
    <message>
        <source>CAMT.053, version 08</source>
        <translation>CAMT.053, versie 08</translation>
    </message>
    <message>
        <source>The payouts of this list</source>
        <translation>De uitbetalingen van deze lijst</translation>
    </message>
    <message>
        <source>Statements of the clearing account</source>
        <translation>Uittreksels van de tussenrekening</translation>
    </message>
    <message>
        <source>Payouts only, on my bank account</source>
        <translation>Enkel uitbetalingen, op mijn bankrekening</translation>
    </message>
    <message>
        <source>To view and print</source>
        <translation>Om te bekijken en af te drukken</translation>
    </message>
    <message>
        <source>For bookkeeping: every movement</source>
        <translation>Voor de boekhouding: elke beweging</translation>
    </message>
    <message>
        <source>Never beside the bank&apos;s statements</source>
        <translation>Nooit naast bankuittreksels</translation>
    </message>
    <message>
        <source>clearing-account</source>
        <translation>tussenrekening</translation>
    </message>
    <message>
        <source>payouts-only</source>
        <translation>enkel-uitbetalingen</translation>
    </message>
    <message>
        <source>Nothing was booked in this period on a day that is over, so there is no statement yet. Choose another period, or try again tomorrow.</source>
        <translation>In deze periode is op een voorbije dag niets geboekt, dus is er nog geen uittreksel. Kies een andere periode of probeer het morgen opnieuw.</translation>
    </message>
    <message>
        <source>The shop did not exist in this month yet. Choose a later month.</source>
        <translation>De winkel bestond nog niet in deze maand. Kies een latere maand.</translation>
    </message>
    <message>
        <source>The file %1 of the earlier pack was changed or added later. Nothing was replaced.</source>
        <translation>Het bestand %1 van de vroegere maandmap is nadien gewijzigd of toegevoegd. Er is niets vervangen.</translation>
    </message>
    <message>
        <source>This period begins in the future. Choose another period.</source>
        <translation>Deze periode begint in de toekomst. Kies een andere periode.</translation>
    </message>
    <message>
        <source>CSV of financial entries</source>
        <translation>Csv met financiële boekingen</translation>
    </message>
    <message>
        <source>The file ACT.txt</source>
        <translation>Het bestand ACT.txt</translation>
    </message>
    <message>
        <source>CSV of a general journal</source>
        <translation>Csv van een memoriaal</translation>
    </message>
    <message>
        <source>CSV of miscellaneous bookings</source>
        <translation>Csv met diverse boekingen</translation>
    </message>
    <message>
        <source>Batch of bookings, EXTF</source>
        <translation>Boekingsbestand, EXTF</translation>
    </message>
    <message>
        <source>CSV of journal entries</source>
        <translation>Csv met dagboekboekingen</translation>
    </message>
    <message>
        <source>Journal in plain text</source>
        <translation>Dagboek als platte tekst</translation>
    </message>
    <message>
        <source>Export the VAT book</source>
        <translation>Btw-dagboek exporteren</translation>
    </message>
    <message>
        <source>Journal of my bookkeeping program</source>
        <translation>Dagboek van mijn boekhoudprogramma</translation>
    </message>
    <message>
        <source>VAT book</source>
        <translation>Btw-dagboek</translation>
    </message>
    <message>
        <source>Balanced entries of each day</source>
        <translation>Sluitende boekingen van elke dag</translation>
    </message>
    <message>
        <source>Sales by day, till and rate</source>
        <translation>Verkopen per dag, kassa en tarief</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>dagboek</translation>
    </message>
    <message>
        <source>vat-book</source>
        <translation>btw-dagboek</translation>
    </message>
    <message>
        <source>The books of this merchant have nothing for &quot;%1&quot;. Set it with tilldeskd accounts set.</source>
        <translation>De boekhouding van deze handelaar heeft niets voor “%1”. Stel het in met tilldeskd accounts set.</translation>
    </message>
    <message>
        <source>An account of this merchant&apos;s books does not fit this program: %1.</source>
        <translation>Een rekening van deze handelaar past niet in dit programma: %1.</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>Activiteit exporteren</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>activiteit</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %1 rows</source>
        <translation>
            <numerusform>Opgeslagen: %1 rij</numerusform>
            <numerusform>Opgeslagen: %1 rijen</numerusform>
        </translation>
    </message>
    <message>
        <source>Of today, and not in the file yet: %1. The file has only days that are over.</source>
        <translation>Van vandaag, en nog niet in het bestand: %1. Het bestand bevat alleen dagen die voorbij zijn.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 bestand</numerusform>
            <numerusform>%1 bestanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved: %1, %2, %3 paid out</source>
        <translation>Opgeslagen: %1, %2, %3 uitbetaald</translation>
    </message>
    <message>
        <source>Export the bank’s lines</source>
        <translation>De regels van de bank exporteren</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>%1 is not over: the file has what happened so far.</source>
        <translation>%1 is nog niet voorbij: het bestand heeft wat tot nu toe gebeurde.</translation>
    </message>
    <message>
        <source>Export open items</source>
        <translation>Open posten exporteren</translation>
    </message>
    <message>
        <source>open-items</source>
        <translation>open-posten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FactWords</name>
    <message>
        <source>Payment ID</source>
        <translation>Betalings-ID</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referentie</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mededeling</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Betaler</translation>
    </message>
    <message>
        <source>Creditor</source>
        <translation>Begunstigde</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Rekening</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkooppunt</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profiel</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Aangemaakt</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Verloopt</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Batch ID</source>
        <translation>Bundel-ID</translation>
    </message>
    <message>
        <source>The bank cuts the remittance text here, after %1 characters.</source>
        <translation>De bank kapt de mededeling hier af, na %1 tekens.</translation>
    </message>
    <message>
        <source>Acknowledge by</source>
        <translation>Bevestigen tegen</translation>
    </message>
    <message>
        <source>VAT rate</source>
        <translation>Btw-tarief</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Net of the fee</source>
        <translation>Netto na kosten</translation>
    </message>
    <message>
        <source>Not known since %1</source>
        <translation>Niet bekend sinds %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>The steps since then come with the connection.</source>
        <translation>De stappen sindsdien komen met de verbinding.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FileField</name>
    <message>
        <source>Choose…</source>
        <translation>Kiezen…</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.key)</source>
        <translation>PEM-bestanden (*.pem *.crt *.key)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Backups (*.backup)</source>
        <translation>Back-ups (*.backup)</translation>
    </message>
    <message>
        <source>A path on the shop’s computer</source>
        <translation>Een pad op de computer van de zaak</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterChips</name>
    <message>
        <source>Period: %1</source>
        <translation>Periode: %1</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filters</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Datum: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Alle filters wissen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterPopup</name>
    <message>
        <source>Suggestions</source>
        <translation>Suggesties</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>neemt dit over</translation>
    </message>
    <message>
        <source>next</source>
        <translation>volgende</translation>
    </message>
    <message>
        <source>closes</source>
        <translation>sluit</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterToken</name>
    <message>
        <source>Enter edits the filter, Delete removes it</source>
        <translation>Enter wijzigt het filter, Delete verwijdert het</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterWords</name>
    <message>
        <source>Filters</source>
        <translation>Filters</translation>
    </message>
    <message>
        <source>Filter: a reference, a name, or status:paid …</source>
        <translation>Filter: een referentie, een naam of status:betaald …</translation>
    </message>
    <message>
        <source>All filters</source>
        <translation>Alle filters</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Alle filters wissen</translation>
    </message>
    <message>
        <source>Choose days …</source>
        <translation>Dagen kiezen …</translation>
    </message>
    <message>
        <source>how far the payment is</source>
        <translation>hoever de betaling staat</translation>
    </message>
    <message>
        <source>amount, or from and to</source>
        <translation>bedrag, of van en tot</translation>
    </message>
    <message>
        <source>day or days of the payment</source>
        <translation>dag of dagen van de betaling</translation>
    </message>
    <message>
        <source>name of the customer</source>
        <translation>naam van de klant</translation>
    </message>
    <message>
        <source>id of the payout</source>
        <translation>ID van de uitbetaling</translation>
    </message>
    <message>
        <source>point of sale</source>
        <translation>verkooppunt</translation>
    </message>
    <message>
        <source>part of the reference</source>
        <translation>deel van de referentie</translation>
    </message>
    <message>
        <source>where the shop sells</source>
        <translation>waar de winkel verkoopt</translation>
    </message>
    <message>
        <source>whether it was refunded</source>
        <translation>of er terugbetaald is</translation>
    </message>
    <message>
        <source>name of the profile</source>
        <translation>naam van het profiel</translation>
    </message>
    <message>
        <source>kind of QR code</source>
        <translation>soort QR-code</translation>
    </message>
    <message>
        <source>exactly this amount</source>
        <translation>precies dit bedrag</translation>
    </message>
    <message>
        <source>this amount or more</source>
        <translation>dit bedrag of meer</translation>
    </message>
    <message>
        <source>this amount or less</source>
        <translation>dit bedrag of minder</translation>
    </message>
    <message>
        <source>from and to</source>
        <translation>van en tot</translation>
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
            <numerusform>%1 betaling</numerusform>
            <numerusform>%1 betalingen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>examples</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>day of the week</source>
        <translation>dag van de week</translation>
    </message>
    <message>
        <source>hour of the day</source>
        <translation>uur van de dag</translation>
    </message>
    <message>
        <source>who took the payment</source>
        <translation>wie de betaling ontving</translation>
    </message>
    <message>
        <source>Filter: a reference, a name, or amount:&gt;=20 …</source>
        <translation>Filter: een referentie, een naam of bedrag:&gt;=20 …</translation>
    </message>
    <message>
        <source>Filter: an amount, an ID, or status:failed …</source>
        <translation>Filter: een bedrag, een ID of status:mislukt …</translation>
    </message>
    <message>
        <source>Filter: a reference, a host, or status:failed …</source>
        <translation>Filter: een referentie, een host of status:mislukt …</translation>
    </message>
    <message>
        <source>Filter: an amount, a day, or kind:refund …</source>
        <translation>Filter: een bedrag, een dag of soort:terugbetaling …</translation>
    </message>
    <message>
        <source>status</source>
        <translation>status</translation>
    </message>
    <message>
        <source>day, or from and to</source>
        <translation>dag, of van en tot en met</translation>
    </message>
    <message>
        <source>payment, refund or payout</source>
        <translation>betaling, terugbetaling of uitbetaling</translation>
    </message>
    <message>
        <source>receiver of the callback</source>
        <translation>ontvanger van de callback</translation>
    </message>
    <message>
        <source>how fast the receiver answered</source>
        <translation>hoe snel de ontvanger antwoordde</translation>
    </message>
    <message>
        <source>batch of the payout</source>
        <translation>bundel van de uitbetaling</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>this day on</comment>
        <translation>vanaf %1</translation>
    </message>
    <message>
        <source>Filter: a name, an amount, or kind:refund …</source>
        <translation>Filter: een naam, een bedrag of soort:terugbetaling …</translation>
    </message>
    <message>
        <source>who refunded</source>
        <translation>wie terugbetaalde</translation>
    </message>
    <message>
        <source>who did or approved it</source>
        <translation>wie het deed of goedkeurde</translation>
    </message>
    <message>
        <source>what was done</source>
        <translation>wat er gebeurde</translation>
    </message>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>status</source>
        <comment>typed before the colon of a filter</comment>
        <translation>status</translation>
    </message>
    <message>
        <source>amount</source>
        <comment>typed before the colon of a filter</comment>
        <translation>bedrag</translation>
    </message>
    <message>
        <source>day</source>
        <comment>typed before the colon of a filter</comment>
        <translation>dag</translation>
    </message>
    <message>
        <source>payer</source>
        <comment>typed before the colon of a filter</comment>
        <translation>betaler</translation>
    </message>
    <message>
        <source>payout</source>
        <comment>typed before the colon of a filter</comment>
        <translation>uitbetaling</translation>
    </message>
    <message>
        <source>pos</source>
        <comment>typed before the colon of a filter</comment>
        <translation>verkooppunt</translation>
    </message>
    <message>
        <source>ref</source>
        <comment>typed before the colon of a filter</comment>
        <translation>ref</translation>
    </message>
    <message>
        <source>channel</source>
        <comment>typed before the colon of a filter</comment>
        <translation>kanaal</translation>
    </message>
    <message>
        <source>refund</source>
        <comment>typed before the colon of a filter</comment>
        <translation>terugbetaling</translation>
    </message>
    <message>
        <source>profile</source>
        <comment>typed before the colon of a filter</comment>
        <translation>profiel</translation>
    </message>
    <message>
        <source>type</source>
        <comment>typed before the colon of a filter</comment>
        <translation>type</translation>
    </message>
    <message>
        <source>weekday</source>
        <comment>typed before the colon of a filter</comment>
        <translation>weekdag</translation>
    </message>
    <message>
        <source>hour</source>
        <comment>typed before the colon of a filter</comment>
        <translation>uur</translation>
    </message>
    <message>
        <source>person</source>
        <comment>typed before the colon of a filter</comment>
        <translation>persoon</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>typed before the colon of a filter</comment>
        <translation>soort</translation>
    </message>
    <message>
        <source>host</source>
        <comment>typed before the colon of a filter</comment>
        <translation>host</translation>
    </message>
    <message>
        <source>answer</source>
        <comment>typed before the colon of a filter</comment>
        <translation>antwoord</translation>
    </message>
    <message>
        <source>batch</source>
        <comment>typed before the colon of a filter</comment>
        <translation>bundel</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gisteren</translation>
    </message>
    <message>
        <source>week</source>
        <translation>week</translation>
    </message>
    <message>
        <source>last-week</source>
        <translation>vorige-week</translation>
    </message>
    <message>
        <source>month</source>
        <translation>maand</translation>
    </message>
    <message>
        <source>last-month</source>
        <translation>vorige-maand</translation>
    </message>
    <message>
        <source>quarter</source>
        <translation>kwartaal</translation>
    </message>
    <message>
        <source>last-quarter</source>
        <translation>vorig-kwartaal</translation>
    </message>
    <message>
        <source>year</source>
        <translation>jaar</translation>
    </message>
    <message>
        <source>last-year</source>
        <translation>vorig-jaar</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>betaald</translation>
    </message>
    <message>
        <source>open</source>
        <translation>lopend</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>mislukt</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>geannuleerd</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>verlopen</translation>
    </message>
    <message>
        <source>refunded</source>
        <translation>terugbetaald</translation>
    </message>
    <message>
        <source>scanned</source>
        <translation>gescand</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>in-afwachting</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>geweigerd</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>vervallen</translation>
    </message>
    <message>
        <source>succeeded</source>
        <translation>gelukt</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>afgeleverd</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>part</source>
        <translation>deels</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>online</source>
        <translation>online</translation>
    </message>
    <message>
        <source>instore</source>
        <translation>winkel</translation>
    </message>
    <message>
        <source>invoice</source>
        <translation>factuur</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamisch</translation>
    </message>
    <message>
        <source>static</source>
        <translation>sticker</translation>
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
        <translation>betaling</translation>
    </message>
    <message>
        <source>refund</source>
        <translation>terugbetaling</translation>
    </message>
    <message>
        <source>payout</source>
        <translation>uitbetaling</translation>
    </message>
    <message>
        <source>money</source>
        <translation>geld</translation>
    </message>
    <message>
        <source>approval</source>
        <translation>goedkeuring</translation>
    </message>
    <message>
        <source>sign-in</source>
        <translation>aanmelden</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>instellingen</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>personeel</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>sleutels</translation>
    </message>
    <message>
        <source>private-data</source>
        <translation>privégegevens</translation>
    </message>
    <message>
        <source>export</source>
        <translation>export</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>back-ups</translation>
    </message>
    <message>
        <source>callbacks</source>
        <translation>callbacks</translation>
    </message>
    <message>
        <source>refusals</source>
        <translation>weigeringen</translation>
    </message>
    <message>
        <source>service</source>
        <translation>dienst</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>this day, inclusive</comment>
        <translation>tot en met %1</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>kosten</translation>
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
        <translation>Resultaten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindPalette</name>
    <message>
        <source>choose</source>
        <translation>kiezen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>openen</translation>
    </message>
    <message>
        <source>own window</source>
        <translation>eigen venster</translation>
    </message>
    <message>
        <source>copy the ID</source>
        <translation>ID kopiëren</translation>
    </message>
    <message>
        <source>close</source>
        <translation>sluiten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Bezig met zoeken</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindTabs</name>
    <message>
        <source>next group</source>
        <translation>volgende groep</translation>
    </message>
    <message>
        <source>Groups of results</source>
        <translation>Groepen van resultaten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindWords</name>
    <message>
        <source>read as the amount %1</source>
        <translation>gelezen als het bedrag %1</translation>
    </message>
    <message>
        <source>read as the day %1</source>
        <translation>gelezen als de dag %1</translation>
    </message>
    <message>
        <source>read as the days %1</source>
        <translation>gelezen als de dagen %1</translation>
    </message>
    <message>
        <source>Refund of %1</source>
        <translation>Terugbetaling van %1</translation>
    </message>
    <message>
        <source>Payout of %1</source>
        <translation>Uitbetaling van %1</translation>
    </message>
    <message>
        <source>Payout %1</source>
        <translation>Uitbetaling %1</translation>
    </message>
    <message>
        <source>Payout of batch %1</source>
        <translation>Uitbetaling van bundel %1</translation>
    </message>
    <message>
        <source>Test callback</source>
        <translation>Testcallback</translation>
    </message>
    <message>
        <source>Callback about %1</source>
        <translation>Callback over %1</translation>
    </message>
    <message>
        <source>amount is %1</source>
        <translation>het bedrag is %1</translation>
    </message>
    <message>
        <source>%1 of it was refunded</source>
        <translation>%1 ervan is terugbetaald</translation>
    </message>
    <message>
        <source>a part of it was refunded</source>
        <translation>een deel ervan is terugbetaald</translation>
    </message>
    <message>
        <source>part of the reference</source>
        <translation>deel van de referentie</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>referentie %1</translation>
    </message>
    <message>
        <source>payer %1</source>
        <translation>betaler %1</translation>
    </message>
    <message>
        <source>ID %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>shop %1</source>
        <translation>winkel %1</translation>
    </message>
    <message>
        <source>name of the point of sale</source>
        <translation>naam van het verkooppunt</translation>
    </message>
    <message>
        <source>point of sale %1</source>
        <translation>verkooppunt %1</translation>
    </message>
    <message>
        <source>end of the payer&apos;s account number</source>
        <translation>einde van het rekeningnummer van de betaler</translation>
    </message>
    <message>
        <source>made on that day</source>
        <translation>op die dag gemaakt</translation>
    </message>
    <message numerus="yes">
        <source>%1 of its payments match</source>
        <translation>
            <numerusform>%1 betaling ervan past</numerusform>
            <numerusform>%1 betalingen ervan passen</numerusform>
        </translation>
    </message>
    <message>
        <source>its payment matches</source>
        <translation>de betaling ervan past</translation>
    </message>
    <message>
        <source>sent to %1</source>
        <translation>verzonden naar %1</translation>
    </message>
    <message>
        <source>name of its batch</source>
        <translation>naam van de bundel</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>bundel %1</translation>
    </message>
    <message>
        <source>fits the filters</source>
        <translation>past bij de filters</translation>
    </message>
    <message>
        <source>Partly refunded</source>
        <translation>Deels terugbetaald</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>vandaag %1</translation>
    </message>
    <message>
        <source>Open %1… from the clipboard</source>
        <translation>%1… van het klembord openen</translation>
    </message>
    <message>
        <source>New payment of %1</source>
        <translation>Nieuwe betaling van %1</translation>
    </message>
    <message>
        <source>opens the form with the amount</source>
        <translation>opent het formulier met het bedrag</translation>
    </message>
    <message>
        <source>Filter the payments: %1</source>
        <translation>Betalingen filteren: %1</translation>
    </message>
    <message>
        <source>shows the list of payments</source>
        <translation>toont de lijst van betalingen</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles zoeken</translation>
    </message>
    <message>
        <source>An amount, a reference, a name, a day, a setting …</source>
        <translation>Een bedrag, een referentie, een naam, een dag, een instelling…</translation>
    </message>
    <message>
        <source>Find a payment, reference, amount</source>
        <translation>Betaling, referentie, bedrag zoeken</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>All</source>
        <comment>results of every kind</comment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Last opened</source>
        <translation>Laatst geopend</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>at least so many</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Show the first %1</source>
        <translation>De eerste %1 tonen</translation>
    </message>
    <message>
        <source>Show both</source>
        <translation>Beide tonen</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Alle %1 tonen</translation>
    </message>
    <message>
        <source>%1 found · %2</source>
        <translation>%1 gevonden · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 older payments were not searched</source>
        <translation>
            <numerusform>%1 oudere betaling is niet doorzocht</numerusform>
            <numerusform>%1 oudere betalingen zijn niet doorzocht</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no filter.</source>
        <translation>“%1” is geen filter.</translation>
    </message>
    <message>
        <source>“%1” is no filter. Did you mean %2?</source>
        <translation>“%1” is geen filter. Bedoelt u %2?</translation>
    </message>
    <message>
        <source>“%1:” needs a value.</source>
        <translation>Na “%1:” moet een waarde komen.</translation>
    </message>
    <message>
        <source>“%1” is not an amount.</source>
        <translation>“%1” is geen bedrag.</translation>
    </message>
    <message>
        <source>“%1” is not a day.</source>
        <translation>“%1” is geen dag.</translation>
    </message>
    <message>
        <source>“%1” is not a value of %2.</source>
        <translation>“%1” is geen waarde van %2.</translation>
    </message>
    <message>
        <source>“%1” is not a value of %2. Did you mean %3?</source>
        <translation>“%1” is geen waarde van %2. Bedoelt u %3?</translation>
    </message>
    <message>
        <source>The text is too long: at most %1 characters.</source>
        <translation>De tekst is te lang: hoogstens %1 tekens.</translation>
    </message>
    <message>
        <source>At most %1 words can be searched for.</source>
        <translation>U kunt op hoogstens %1 woorden zoeken.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Er is niets gevonden met “%1”.</translation>
    </message>
    <message>
        <source>Try an amount, a reference, a name, or status:failed.</source>
        <translation>Probeer een bedrag, een referentie, een naam of status:mislukt.</translation>
    </message>
    <message>
        <source>The search did not work</source>
        <translation>Het zoeken is niet gelukt</translation>
    </message>
    <message>
        <source>%1 (trace %2)</source>
        <translation>%1 (trace %2)</translation>
    </message>
    <message>
        <source>Only payments that this till has seen. The others come with the connection.</source>
        <translation>Alleen betalingen die deze kassa heeft gezien. De andere komen met de verbinding terug.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FirstSteps</name>
    <message>
        <source>No payments yet</source>
        <translation>Nog geen betalingen</translation>
    </message>
    <message>
        <source>The day&apos;s figures appear here with the first payment. Until then:</source>
        <translation>De cijfers van de dag verschijnen hier zodra de eerste betaling er is. Tot dan:</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gedaan</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Te doen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FormatList</name>
    <message>
        <source>Format</source>
        <translation>Formaat</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::HealthWords</name>
    <message>
        <source>Not checked</source>
        <translation>Niet gecontroleerd</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Controle bezig</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Klopt niet</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>In orde</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::HelpWords</name>
    <message>
        <source>Rules of the service</source>
        <translation>Regels van de dienst</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Op deze pagina zoeken</translation>
    </message>
    <message>
        <source>Previous place (Shift+Enter)</source>
        <translation>Vorige plaats (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next place (Enter)</source>
        <translation>Volgende plaats (Enter)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Niet gevonden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>The rules of the service are written in English.</source>
        <translation>De regels van de dienst zijn in het Engels geschreven.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::HoursChart</name>
    <message>
        <source>Takings by hour</source>
        <translation>Ontvangsten per uur</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::InboxModel</name>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Gecontroleerd</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Klopt</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Klopt niet: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::InboxPage</name>
    <message>
        <source>Address of the inbox</source>
        <translation>Adres van de inbox</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Inbox</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Headers</translation>
    </message>
    <message>
        <source>Open in inspector</source>
        <translation>In inspecteur openen</translation>
    </message>
    <message>
        <source>No message chosen</source>
        <translation>Geen bericht gekozen</translation>
    </message>
    <message>
        <source>Choose a message to see its checks, its headers and its body.</source>
        <translation>Kies een bericht om de controles, de headers en de inhoud te zien.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>There is nothing to clear</source>
        <translation>Er is niets te wissen</translation>
    </message>
    <message>
        <source>Received on %1 at the address %2</source>
        <translation>Ontvangen op %1, adres %2</translation>
    </message>
    <message>
        <source>The message has no signature</source>
        <translation>Het bericht heeft geen handtekening</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Uitschakelen</translation>
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
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Sleutelset</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controleren</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Sleutels</translation>
    </message>
    <message>
        <source>This service&apos;s own keys</source>
        <translation>De eigen sleutels van deze dienst</translation>
    </message>
    <message>
        <source>The key set at an address</source>
        <translation>De sleutelset op een adres</translation>
    </message>
    <message>
        <source>A key set pasted here</source>
        <translation>Een hier geplakte sleutelset</translation>
    </message>
    <message>
        <source>Address of the key set</source>
        <translation>Adres van de sleutelset</translation>
    </message>
    <message>
        <source>A callback from anywhere</source>
        <translation>Een callback van een willekeurige dienst</translation>
    </message>
    <message>
        <source>Value of the header Signature</source>
        <translation>Waarde van de header Signature</translation>
    </message>
    <message>
        <source>Body, byte for byte</source>
        <translation>Inhoud, byte voor byte</translation>
    </message>
    <message>
        <source>Address of the receiver</source>
        <translation>Adres van de ontvanger</translation>
    </message>
    <message>
        <source>Keys to check with</source>
        <translation>Sleutels om mee te controleren</translation>
    </message>
    <message>
        <source>Ctrl+Return checks</source>
        <translation>Ctrl+Enter controleert</translation>
    </message>
    <message>
        <source>The checks</source>
        <translation>De controles</translation>
    </message>
    <message>
        <source>Where the callback was received; empty: not compared</source>
        <translation>Waar de callback is ontvangen; leeg: niet vergeleken</translation>
    </message>
    <message>
        <source>Paste a header and a body, or open a callback of the log or the inbox in the inspector. Each of the 16 checks is then listed here with what was checked.</source>
        <translation>Plak een header en een inhoud, of open een callback uit het logboek of de inbox in de inspecteur. Elk van de 16 controles staat dan hier, met wat er is gecontroleerd.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::JobView</name>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>In map tonen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stoppen…</translation>
    </message>
    <message>
        <source>No program on this computer can open this file.</source>
        <translation>Geen enkel programma op deze computer kan dit bestand openen.</translation>
    </message>
    <message>
        <source>Save beside it</source>
        <translation>Ernaast opslaan</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::KeysDialog</name>
    <message>
        <source>Go to a view</source>
        <translation>Naar een scherm gaan</translation>
    </message>
    <message>
        <source>Open the payment in a window of its own</source>
        <translation>De betaling in een eigen venster openen</translation>
    </message>
    <message>
        <source>? or F1</source>
        <translation>? of F1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Refund the chosen payment</source>
        <translation>De gekozen betaling terugbetalen</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>Exporteren wat wordt getoond</translation>
    </message>
    <message>
        <source>Receipt of the chosen payment; print a report</source>
        <translation>Betaalbewijs van de gekozen betaling; een rapport afdrukken</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>This list of shortcuts</source>
        <translation>Deze lijst met sneltoetsen</translation>
    </message>
    <message>
        <source>Back; empty or close the search box; close a window</source>
        <translation>Terug; het zoekvak leegmaken of sluiten; een venster sluiten</translation>
    </message>
    <message>
        <source>Acknowledge the chosen payment</source>
        <translation>De ontvangst van de gekozen betaling bevestigen</translation>
    </message>
    <message>
        <source>Space, Shift+↑, Shift+↓</source>
        <translation>Spatie, Shift+↑, Shift+↓</translation>
    </message>
    <message>
        <source>Select several payments</source>
        <translation>Meerdere betalingen selecteren</translation>
    </message>
    <message>
        <source>Lock the till, in a shop with staff</source>
        <translation>De kassa vergrendelen, in een winkel met medewerkers</translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+9</source>
        <translation>Ctrl+1 tot Ctrl+9</translation>
    </message>
    <message>
        <source>Filter the list</source>
        <translation>De lijst filteren</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LargeAmountWords</name>
    <message>
        <source>Change the amount</source>
        <translation>Bedrag wijzigen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LargeAmounts</name>
    <message>
        <source>Ask for %1?</source>
        <translation>%1 vragen?</translation>
    </message>
    <message>
        <source>Ask for %1</source>
        <translation>%1 vragen</translation>
    </message>
    <message>
        <source>Refund %1?</source>
        <translation>%1 terugbetalen?</translation>
    </message>
    <message>
        <source>Refund %1</source>
        <translation>%1 terugbetalen</translation>
    </message>
    <message>
        <source>In words: %1. Sums above %2 are asked about; the limit is in the settings, under Appearance.</source>
        <translation>In woorden: %1. Boven %2 wordt bevestiging gevraagd; de grens staat in de instellingen, onder Uiterlijk.</translation>
    </message>
    <message numerus="yes">
        <source>%1 euros</source>
        <comment>a whole number of millions</comment>
        <translation>
            <numerusform>%1 euro</numerusform>
            <numerusform>%1 euro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 euros</source>
        <translation>
            <numerusform>%1 euro</numerusform>
            <numerusform>%1 euro</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>euros and cents</comment>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 cents</source>
        <translation>
            <numerusform>%1 cent</numerusform>
            <numerusform>%1 cent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LatestPayments</name>
    <message>
        <source>Latest payments</source>
        <translation>Laatste betalingen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerExplanationModel</name>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Gebeurtenis</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Left to explain</source>
        <translation>Nog te verklaren</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows so far, %2 left to explain. Scroll down for more.</source>
        <translation>
            <numerusform>%1 rij tot nu toe, nog %2 te verklaren. Scrol omlaag voor meer.</numerusform>
            <numerusform>%1 rijen tot nu toe, nog %2 te verklaren. Scrol omlaag voor meer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows, and nothing is left: the sum is explained.</source>
        <translation>
            <numerusform>%1 rij; ze verklaart de hele som.</numerusform>
            <numerusform>%1 rijen; samen vormen ze de hele som.</numerusform>
        </translation>
    </message>
    <message>
        <source>Transaction</source>
        <translation>Verrichting</translation>
    </message>
    <message>
        <source>These rows differ from the sum by %1.</source>
        <translation>Deze rijen wijken %1 af van de som.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Bundel</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Rekening</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerModel</name>
    <message>
        <source>Row %1, with the hash %2</source>
        <translation>Rij %1, met de hash %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Gebeurtenis</translation>
    </message>
    <message>
        <source>From → to</source>
        <translation>Van → naar</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Rekening</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betreft</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerOverview</name>
    <message>
        <source>Accounts of the ledger</source>
        <translation>Rekeningen van het grootboek</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Opbouw tonen</translation>
    </message>
    <message>
        <source>Copy hash</source>
        <translation>Hash kopiëren</translation>
    </message>
    <message>
        <source>Entries of the ledger</source>
        <translation>Boekingen in het grootboek</translation>
    </message>
    <message>
        <source>Explain this balance</source>
        <translation>Opbouw van dit saldo tonen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All entries, the newest first</source>
        <translation>Alle boekingen, de nieuwste eerst</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerPresenter</name>
    <message>
        <source>Account</source>
        <translation>Rekening</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Alle rekeningen</translation>
    </message>
    <message>
        <source>The ledger cannot be shown</source>
        <translation>Het grootboek kan niet worden getoond</translation>
    </message>
    <message>
        <source>No money has moved yet</source>
        <translation>Er is nog geen geld overgemaakt</translation>
    </message>
    <message>
        <source>Every payment, refund and payout is recorded here as an entry. Entries are never changed or removed.</source>
        <translation>Elke betaling, terugbetaling en uitbetaling wordt hier geboekt. Boekingen worden nooit gewijzigd of verwijderd.</translation>
    </message>
    <message>
        <source>No entry matches</source>
        <translation>Geen boeking gevonden</translation>
    </message>
    <message>
        <source>No entry fits all of the filters above.</source>
        <translation>Geen enkele boeking voldoet aan alle filters hierboven.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filters wissen</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nieuwe betaling</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerWords</name>
    <message>
        <source>Payment received</source>
        <translation>Betaling ontvangen</translation>
    </message>
    <message>
        <source>Refund set aside</source>
        <translation>Terugbetaling gereserveerd</translation>
    </message>
    <message>
        <source>Refund failed</source>
        <translation>Terugbetaling mislukt</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Uitbetaald</translation>
    </message>
    <message>
        <source>Payout failed</source>
        <translation>Uitbetaling mislukt</translation>
    </message>
    <message>
        <source>Paid out again</source>
        <translation>Opnieuw uitbetaald</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Owed to the merchant</source>
        <translation>Tegoed van de handelaar</translation>
    </message>
    <message>
        <source>Refunds under way</source>
        <translation>Lopende terugbetalingen</translation>
    </message>
    <message>
        <source>Failed payouts</source>
        <translation>Mislukte uitbetalingen</translation>
    </message>
    <message>
        <source>The ledger has not been checked yet.</source>
        <translation>Het grootboek is nog niet gecontroleerd.</translation>
    </message>
    <message>
        <source>The ledger is being checked…</source>
        <translation>Het grootboek wordt gecontroleerd…</translation>
    </message>
    <message>
        <source>Refund carried out</source>
        <translation>Terugbetaling uitgevoerd</translation>
    </message>
    <message>
        <source>The ledger was checked at the start: the chain of entries is complete and all balances are right.</source>
        <translation>Het grootboek is bij de start gecontroleerd: de keten van boekingen is volledig en alle saldi kloppen.</translation>
    </message>
    <message>
        <source>Fee charged</source>
        <translation>Kosten aangerekend</translation>
    </message>
    <message>
        <source>Fee taken back</source>
        <translation>Kosten teruggenomen</translation>
    </message>
    <message>
        <source>Fee collected</source>
        <translation>Kosten geïnd</translation>
    </message>
    <message>
        <source>Fee paid back</source>
        <translation>Kosten terugbetaald</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>The ledger is wrong: refunds and payouts are stopped. The command “tilldeskd verify” says what does not fit.</source>
        <translation>Het grootboek klopt niet: terugbetalingen en uitbetalingen zijn stopgezet. De opdracht “tilldeskd verify” zegt wat niet klopt.</translation>
    </message>
    <message>
        <source>Fee moved to another batch</source>
        <translation>Kosten naar andere bundel</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListCard</name>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListModel</name>
    <message>
        <source>%1, sorted, ascending</source>
        <translation>%1, gesorteerd, oplopend</translation>
    </message>
    <message>
        <source>%1, sorted, descending</source>
        <translation>%1, gesorteerd, aflopend</translation>
    </message>
    <message>
        <source>Click to sort the list by this column</source>
        <translation>Klik om de lijst op deze kolom te sorteren</translation>
    </message>
    <message>
        <source>The list cannot be sorted by this column</source>
        <translation>De lijst kan niet op deze kolom worden gesorteerd</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListPage</name>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Save the filtered rows to a file (Ctrl+E)</source>
        <translation>De gefilterde rijen opslaan in een bestand (Ctrl+E)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>ID kopiëren</translation>
    </message>
    <message numerus="yes">
        <source>Copy %1 rows as text</source>
        <translation>
            <numerusform>%1 rij als tekst kopiëren</numerusform>
            <numerusform>%1 rijen als tekst kopiëren</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy row as text</source>
        <translation>Rij als tekst kopiëren</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sorteren op</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListPresenter</name>
    <message>
        <source>These rows may be out of date. %1</source>
        <translation>Deze rijen zijn mogelijk verouderd. %1</translation>
    </message>
    <message>
        <source>Nothing is known yet. The list comes with the connection.</source>
        <translation>Er is nog niets bekend. De lijst komt met de verbinding.</translation>
    </message>
    <message>
        <source>As of %1. Newer and older rows come with the connection.</source>
        <translation>Stand van %1. Nieuwere en oudere regels komen met de verbinding.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LockPage</name>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Forgotten your PIN?</source>
        <translation>Pincode vergeten?</translation>
    </message>
    <message>
        <source>The till is locked</source>
        <translation>De kassa is vergrendeld</translation>
    </message>
    <message>
        <source>Payments go on while the till is locked</source>
        <translation>Betalingen gaan door terwijl de kassa vergrendeld is</translation>
    </message>
    <message>
        <source>Nobody signed in</source>
        <translation>Niemand aangemeld</translation>
    </message>
    <message>
        <source>Who is at the till?</source>
        <translation>Wie staat er aan de kassa?</translation>
    </message>
    <message>
        <source>The till is locked. Choose your name, then your PIN.</source>
        <translation>De kassa is vergrendeld. Kies uw naam en daarna uw pincode.</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Het laatste cijfer wissen</translation>
    </message>
    <message>
        <source>Keyboard: the first letter %1 of your name, your PIN, then %2</source>
        <translation>Toetsenbord: de eerste letter %1 van uw naam, uw pincode, daarna %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LockPresenter</name>
    <message>
        <source>Locked it at %1</source>
        <translation>Vergrendeld om %1</translation>
    </message>
    <message>
        <source>The two PINs differ.</source>
        <translation>De twee pincodes verschillen.</translation>
    </message>
    <message>
        <source>Choose your own PIN</source>
        <translation>Kies uw eigen pincode</translation>
    </message>
    <message>
        <source>Choose your own PIN: once more</source>
        <translation>Kies uw eigen pincode: nog eens</translation>
    </message>
    <message>
        <source>Choose your name</source>
        <translation>Kies uw naam</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>Pincode van %1</translation>
    </message>
    <message>
        <source>%1 (%2 left)</source>
        <translation>%1 (nog %2)</translation>
    </message>
    <message>
        <source>Nobody else is an owner: set a new PIN on this computer with “tilldeskd staff pin”.</source>
        <translation>Niemand anders is eigenaar: stel op deze computer een nieuwe pincode in met “tilldeskd staff pin”.</translation>
    </message>
    <message>
        <source>A new PIN is given in Settings, Staff. Ask %1.</source>
        <translation>Een nieuwe pincode krijgt u via Instellingen, Personeel. Vraag het aan %1.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MainWindow</name>
    <message>
        <source>Close Tilldesk?</source>
        <translation>Tilldesk sluiten?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Keep serving in the tray</source>
        <translation>Blijven werken in het systeemvak</translation>
    </message>
    <message>
        <source>Keep serving, minimised</source>
        <translation>Geminimaliseerd blijven werken</translation>
    </message>
    <message>
        <source>What was sold here stays in the shop’s books. Nothing of the shop is kept on this computer.</source>
        <translation>Wat hier verkocht is, blijft in de boeken van de winkel. Op deze computer blijft niets van de winkel achter.</translation>
    </message>
    <message>
        <source>Pair again…</source>
        <translation>Opnieuw koppelen…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MerchantWords</name>
    <message>
        <source>VAT number %1</source>
        <translation>Btw-nummer %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MerchantsPage</name>
    <message>
        <source>Merchant</source>
        <translation>Handelaar</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profielen</translation>
    </message>
    <message>
        <source>Merchants</source>
        <translation>Handelaars</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nieuw profiel</translation>
    </message>
    <message>
        <source>A new profile of the chosen merchant</source>
        <translation>Een nieuw profiel van de gekozen handelaar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Add merchant</source>
        <translation>Handelaar toevoegen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Laden…</translation>
    </message>
    <message>
        <source>Merchant ID</source>
        <translation>Handelaars-ID</translation>
    </message>
    <message>
        <source>There is no merchant yet. Add the company that takes the payments, then a profile for each way of taking payments.</source>
        <translation>Er is nog geen handelaar. Voeg het bedrijf toe dat de betalingen ontvangt, en daarna een profiel voor elke manier van betalen.</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Bedrijf</translation>
    </message>
    <message>
        <source>Registered name, if it is another one; on receipts and exports</source>
        <translation>Officiële naam, als die anders is; op betaalbewijzen en exports</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>On receipts and exports, at most 4 lines</source>
        <translation>Op betaalbewijzen en exports, hoogstens 4 regels</translation>
    </message>
    <message>
        <source>VAT number</source>
        <translation>Btw-nummer</translation>
    </message>
    <message>
        <source>On receipts and exports</source>
        <translation>Op betaalbewijzen en exports</translation>
    </message>
    <message>
        <source>Save the new merchant first</source>
        <translation>Bewaar eerst de nieuwe handelaar</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MonthContentsView</name>
    <message>
        <source>What goes in</source>
        <translation>Wat erin komt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MonthSummary</name>
    <message>
        <source>VAT</source>
        <translation>Btw</translation>
    </message>
    <message>
        <source>Without VAT</source>
        <translation>Zonder btw</translation>
    </message>
    <message>
        <source>VAT amount</source>
        <translation>Btw-bedrag</translation>
    </message>
    <message>
        <source>With VAT</source>
        <translation>Met btw</translation>
    </message>
    <message>
        <source>Owed at start</source>
        <translation>Tegoed aan het begin</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Uitbetaald</translation>
    </message>
    <message>
        <source>Owed at end</source>
        <translation>Tegoed aan het einde</translation>
    </message>
    <message>
        <source>Proved from the ledger</source>
        <translation>Bewezen uit het grootboek</translation>
    </message>
    <message>
        <source>Off by %1</source>
        <translation>%1 verschil</translation>
    </message>
    <message>
        <source>The movements do not add up to what the ledger says</source>
        <translation>De bewegingen komen niet uit op wat het grootboek zegt</translation>
    </message>
    <message>
        <source>No rate yet</source>
        <translation>Nog geen tarief</translation>
    </message>
    <message>
        <source>Paid − refunded</source>
        <translation>Netto ontvangen</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts are not on a bank statement yet</source>
        <translation>
            <numerusform>%1 uitbetaling staat nog op geen rekeninguittreksel</numerusform>
            <numerusform>%1 uitbetalingen staan nog op geen rekeninguittreksel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no VAT rate</source>
        <translation>%1 heeft geen btw-tarief</translation>
    </message>
    <message numerus="yes">
        <source>%1 accounts are missing</source>
        <translation>
            <numerusform>%1 rekening ontbreekt</numerusform>
            <numerusform>%1 rekeningen ontbreken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is booked as on its way.</source>
        <translation>%1 is geboekt als onderweg.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>%1, %2: without a rate until you choose one.</source>
        <translation>%1, %2: zonder tarief tot u er een kiest.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Kiezen</translation>
    </message>
    <message>
        <source>There is no journal without: %1.</source>
        <translation>Geen dagboek zonder: %1.</translation>
    </message>
    <message>
        <source>Statements of the clearing account</source>
        <translation>Uittreksels van de tussenrekening</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Dagboek</translation>
    </message>
    <message>
        <source>Left out: accounts are missing</source>
        <translation>Weggelaten: er ontbreken rekeningen</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Rekeningen</translation>
    </message>
    <message>
        <source>VAT book</source>
        <translation>Dagontvangstenboek</translation>
    </message>
    <message>
        <source>Left out: no VAT rates are set</source>
        <translation>Weggelaten: geen btw-tarieven ingesteld</translation>
    </message>
    <message>
        <source>%1, by day and point of sale</source>
        <translation>%1, per dag en verkooppunt</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Tarieven</translation>
    </message>
    <message>
        <source>Payments, refunds and payouts</source>
        <translation>Betalingen, terugbetalingen en uitbetalingen</translation>
    </message>
    <message>
        <source>Workbook, CSV and PDF</source>
        <translation>Werkmap, CSV en PDF</translation>
    </message>
    <message>
        <source>Open items of the bank</source>
        <translation>Openstaande posten van de bank</translation>
    </message>
    <message>
        <source>Payouts and lines without a match</source>
        <translation>Uitbetalingen en regels zonder koppeling</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Fees collected from the bank account</source>
        <translation>Kosten geïnd van de bankrekening</translation>
    </message>
    <message>
        <source>%1 is not over</source>
        <translation>%1 is nog niet voorbij</translation>
    </message>
    <message>
        <source>The pack has its days up to %1, and its name ends in “-so-far”.</source>
        <translation>Het pakket bevat de dagen tot en met %1, en de naam eindigt op “-so-far”.</translation>
    </message>
    <message>
        <source>Nothing was paid in %1</source>
        <translation>In %1 is niets betaald</translation>
    </message>
    <message>
        <source>The pack says what was owed and paid out.</source>
        <translation>Het pakket zegt wat u tegoed had en wat is uitbetaald.</translation>
    </message>
    <message>
        <source>The balance is what is owed</source>
        <translation>Het saldo is uw tegoed</translation>
    </message>
    <message numerus="yes">
        <source>Sales, refunds and payouts by day, %1 lines</source>
        <translation>
            <numerusform>Verkopen, terugbetalingen en uitbetalingen per dag, %1 regel</numerusform>
            <numerusform>Verkopen, terugbetalingen en uitbetalingen per dag, %1 regels</numerusform>
        </translation>
    </message>
    <message>
        <source>No VAT rate is chosen</source>
        <translation>Er is geen btw-tarief gekozen</translation>
    </message>
    <message>
        <source>The journal books all sales on the account for “%1”.</source>
        <translation>Het dagboek boekt alle verkopen op de rekening voor “%1”.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MonthView</name>
    <message>
        <source>VAT of the month</source>
        <translation>Btw van de maand</translation>
    </message>
    <message>
        <source>How the month adds up</source>
        <translation>Aansluiting van de maand</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Opbouw tonen</translation>
    </message>
    <message>
        <source>Shows the entries of the ledger</source>
        <translation>Toont de boekingen van het grootboek</translation>
    </message>
    <message>
        <source>The figures are being read</source>
        <translation>De cijfers worden gelezen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NameDialog</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NewApiKeyDialog</name>
    <message>
        <source>Make the key</source>
        <translation>Sleutel maken</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-sleutel</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nieuwe API-sleutel</translation>
    </message>
    <message>
        <source>For example: web shop</source>
        <translation>Bijvoorbeeld: webshop</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profiel</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Create, read, search, cancel</source>
        <translation>Aanmaken, lezen, zoeken, annuleren</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Also read the payer&apos;s account</source>
        <translation>Ook de rekening van de betaler lezen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Give the key a name first</source>
        <translation>Geef de sleutel eerst een naam</translation>
    </message>
    <message>
        <source>Close without copying the key?</source>
        <translation>Sluiten zonder de sleutel te kopiëren?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Back to the key</source>
        <translation>Terug naar de sleutel</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>After 30 days</source>
        <translation>Na 30 dagen</translation>
    </message>
    <message>
        <source>After 90 days</source>
        <translation>Na 90 dagen</translation>
    </message>
    <message>
        <source>After a year</source>
        <translation>Na een jaar</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Verloopt</translation>
    </message>
    <message>
        <source>Only from addresses</source>
        <translation>Alleen vanaf adressen</translation>
    </message>
    <message>
        <source>Command to try the key</source>
        <translation>Opdracht om te proberen (curl)</translation>
    </message>
    <message>
        <source>Who will use the key</source>
        <translation>Wie de sleutel zal gebruiken</translation>
    </message>
    <message>
        <source>Integrator ID</source>
        <translation>Integrator-ID</translation>
    </message>
    <message>
        <source>Empty: the merchant uses the key</source>
        <translation>Leeg: de handelaar gebruikt de sleutel zelf</translation>
    </message>
    <message>
        <source>The key is refused after this time</source>
        <translation>Daarna wordt de sleutel geweigerd</translation>
    </message>
    <message>
        <source>For example 192.168.1.0/24; empty: from any address</source>
        <translation>Bijvoorbeeld 192.168.1.0/24; leeg: vanaf elk adres</translation>
    </message>
    <message>
        <source>The key is shown only once. Copy it now to a place that only its user can read. Tilldesk keeps only a fingerprint of the key.</source>
        <translation>De sleutel wordt maar één keer getoond. Kopieer hem nu naar een plaats die alleen de gebruiker kan lezen. Tilldesk bewaart alleen een vingerafdruk van de sleutel.</translation>
    </message>
    <message>
        <source>Try the key on the command line</source>
        <translation>Probeer de sleutel uit op de opdrachtregel</translation>
    </message>
    <message>
        <source>The key “%1” has been made</source>
        <translation>De sleutel “%1” is gemaakt</translation>
    </message>
    <message>
        <source>The key is never shown again. Without a copy it is useless, and you have to make another key.</source>
        <translation>De sleutel wordt nooit meer getoond. Zonder kopie is hij nutteloos en moet u een andere sleutel maken.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NewPaymentDialog</name>
    <message>
        <source>New payment</source>
        <translation>Nieuwe betaling</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NewPaymentForm</name>
    <message>
        <source>Show QR code</source>
        <translation>QR-code tonen</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profiel</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referentie</translation>
    </message>
    <message>
        <source>Optional, for example an order number</source>
        <translation>Optioneel, bijvoorbeeld een bestelnummer</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>Optional, shown to the customer</source>
        <translation>Optioneel, zichtbaar voor de klant</translation>
    </message>
    <message>
        <source>Show the QR code (Enter)</source>
        <translation>De QR-code tonen (Enter)</translation>
    </message>
    <message>
        <source>VAT rate</source>
        <translation>Btw-tarief</translation>
    </message>
    <message>
        <source>as the profile</source>
        <translation>zoals het profiel</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NewPaymentPresenter</name>
    <message>
        <source>Type the amount to pay.</source>
        <translation>Typ het te betalen bedrag.</translation>
    </message>
    <message>
        <source>This is not an amount. Type it like 24.50 or 24,50.</source>
        <translation>Dit is geen bedrag. Typ het zoals 24,50 of 24.50.</translation>
    </message>
    <message>
        <source>The amount must be at least %1.</source>
        <translation>Het bedrag moet minstens %1 zijn.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>The amount must be at most %1.</source>
        <translation>Het bedrag mag hoogstens %1 zijn.</translation>
    </message>
    <message>
        <source>No open profile can take the payment.</source>
        <translation>Geen enkel open profiel kan de betaling ontvangen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NextPayoutStrip</name>
    <message>
        <source>Explain</source>
        <translation>Opbouw tonen</translation>
    </message>
    <message>
        <source>Pay out now</source>
        <translation>Nu uitbetalen</translation>
    </message>
    <message>
        <source>Explain the next payout</source>
        <translation>Opbouw van de volgende uitbetaling tonen</translation>
    </message>
    <message>
        <source>Next payout</source>
        <translation>Volgende uitbetaling</translation>
    </message>
    <message>
        <source>Next payout: %1</source>
        <translation>Volgende uitbetaling: %1</translation>
    </message>
    <message>
        <source>Pay out now?</source>
        <translation>Nu uitbetalen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>Uitbetalen</translation>
    </message>
    <message>
        <source>Next payout, expected</source>
        <translation>Volgende uitbetaling, verwacht</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OfferBar</name>
    <message>
        <source>Not now</source>
        <translation>Niet nu</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenBalance</name>
    <message>
        <source>The provider says the same</source>
        <translation>De betaalprovider zegt hetzelfde</translation>
    </message>
    <message numerus="yes">
        <source>%n items explain it, nothing is left</source>
        <translation>
            <numerusform>%n post verklaart het, er blijft niets over</numerusform>
            <numerusform>%n posten verklaren het, er blijft niets over</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are not explained</source>
        <translation>%1 is niet verklaard</translation>
    </message>
    <message>
        <source>%1 %2 − %3 %4 · compared %5</source>
        <translation>%1 %2 − %3 %4 · vergeleken om %5</translation>
    </message>
    <message numerus="yes">
        <source>%n payments</source>
        <translation>
            <numerusform>%n betaling</numerusform>
            <numerusform>%n betalingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refunds</source>
        <translation>
            <numerusform>%n terugbetaling</numerusform>
            <numerusform>%n terugbetalingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference from the provider</source>
        <translation>Verschil met de betaalprovider</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>Nog niet vergeleken</translation>
    </message>
    <message numerus="yes">
        <source>The sums are equal, but %n items differ</source>
        <translation>
            <numerusform>De sommen zijn gelijk, maar %n post verschilt</numerusform>
            <numerusform>De sommen zijn gelijk, maar %n posten verschillen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenBalanceBand</name>
    <message>
        <source>Explain</source>
        <translation>Opbouw tonen</translation>
    </message>
    <message>
        <source>Explain the difference</source>
        <translation>Opbouw van het verschil tonen</translation>
    </message>
    <message>
        <source>The provider says</source>
        <translation>Volgens de betaalprovider</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>We say you are owed</source>
        <translation>Volgens ons tegoed</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemDetails</name>
    <message>
        <source>Fetch the payouts</source>
        <translation>Uitbetalingen ophalen</translation>
    </message>
    <message>
        <source>Open payment</source>
        <translation>Betaling openen</translation>
    </message>
    <message>
        <source>Copy for the provider</source>
        <translation>Kopiëren voor de betaalprovider</translation>
    </message>
    <message>
        <source>Open item</source>
        <translation>Open post</translation>
    </message>
    <message>
        <source>No item chosen</source>
        <translation>Geen post gekozen</translation>
    </message>
    <message>
        <source>Choose an item to see what the provider says, and what to do.</source>
        <translation>Kies een post om te zien wat de betaalprovider zegt en wat u kunt doen.</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Betaalprovider</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wij</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Uitbetaling</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemWords</name>
    <message>
        <source>Waits for payout</source>
        <translation>Wacht op uitbetaling</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Laat</translation>
    </message>
    <message>
        <source>Payout not fetched</source>
        <translation>Uitbetaling niet opgehaald</translation>
    </message>
    <message>
        <source>Not known there</source>
        <translation>Daar niet bekend</translation>
    </message>
    <message>
        <source>Not known here</source>
        <translation>Hier niet bekend</translation>
    </message>
    <message>
        <source>Amount differs</source>
        <translation>Bedrag wijkt af</translation>
    </message>
    <message>
        <source>Status differs</source>
        <translation>Status wijkt af</translation>
    </message>
    <message>
        <source>In two payouts</source>
        <translation>In twee uitbetalingen</translation>
    </message>
    <message>
        <source>Sum differs</source>
        <translation>Som wijkt af</translation>
    </message>
    <message>
        <source>The provider has not paid this out yet. It usually does so with its next payout.</source>
        <translation>De betaalprovider heeft dit nog niet uitbetaald. Meestal gebeurt dat met de volgende uitbetaling.</translation>
    </message>
    <message>
        <source>The provider’s payouts were fetched, and none of them has this. Ask the provider when it is paid out.</source>
        <translation>De uitbetalingen van de betaalprovider zijn opgehaald, en dit zit in geen enkele. Vraag de betaalprovider wanneer het wordt uitbetaald.</translation>
    </message>
    <message>
        <source>The provider’s newest payouts were not fetched, so this may be paid out already. Fetch them.</source>
        <translation>De nieuwste uitbetalingen van de betaalprovider zijn niet opgehaald; dit kan dus al uitbetaald zijn. Haal ze op.</translation>
    </message>
    <message>
        <source>The provider’s list of that day does not have this. Send the facts to the provider.</source>
        <translation>De lijst van de betaalprovider voor die dag bevat dit niet. Stuur de gegevens naar de betaalprovider.</translation>
    </message>
    <message>
        <source>The provider lists this, and this shop does not have it. Another system of the shop may have made it; if none did, ask the provider.</source>
        <translation>De betaalprovider vermeldt dit, en deze winkel heeft het niet. Misschien heeft een ander systeem van de winkel het gemaakt; zo niet, vraag het de betaalprovider.</translation>
    </message>
    <message>
        <source>This shop and the provider name different amounts. The books keep this shop’s amount. Send the facts to the provider.</source>
        <translation>Deze winkel en de betaalprovider noemen verschillende bedragen. De boeken houden het bedrag van deze winkel aan. Stuur de gegevens naar de betaalprovider.</translation>
    </message>
    <message>
        <source>The provider lists money for this, and here it has not succeeded. Send the facts to the provider.</source>
        <translation>De betaalprovider vermeldt hier geld voor, en hier is het niet geslaagd. Stuur de gegevens naar de betaalprovider.</translation>
    </message>
    <message>
        <source>The provider lists this in more than one payout. Send the facts to the provider.</source>
        <translation>De betaalprovider vermeldt dit in meer dan één uitbetaling. Stuur de gegevens naar de betaalprovider.</translation>
    </message>
    <message>
        <source>The numbers of this payout are not the sums of what is in it. Send the facts to the provider.</source>
        <translation>De getallen van deze uitbetaling zijn niet de som van wat erin zit. Stuur de gegevens naar de betaalprovider.</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Uitbetaling</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Terugbetaling</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>niet bekend</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>1 to 3 days</source>
        <translation>1 tot 3 dagen</translation>
    </message>
    <message>
        <source>4 to 7 days</source>
        <translation>4 tot 7 dagen</translation>
    </message>
    <message>
        <source>Over 7 days</source>
        <translation>Meer dan 7 dagen</translation>
    </message>
    <message>
        <source>Provider: %1</source>
        <translation>Betaalprovider: %1</translation>
    </message>
    <message>
        <source>Shop: %1</source>
        <translation>Winkel: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemsModel</name>
    <message>
        <source>Since</source>
        <translation>Sinds</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Leeftijd</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>The provider says</source>
        <translation>Betaalprovider zegt</translation>
    </message>
    <message>
        <source>We say</source>
        <translation>Wij zeggen</translation>
    </message>
    <message>
        <source>Why it is open</source>
        <translation>Waarom open</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemsPage</name>
    <message>
        <source>Compare now</source>
        <translation>Nu vergelijken</translation>
    </message>
    <message>
        <source>Ask the provider for the payouts that were not fetched yet, and compare again (F5)</source>
        <translation>Vraag de betaalprovider om de uitbetalingen die nog niet zijn opgehaald, en vergelijk opnieuw (F5)</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Open posten</translation>
    </message>
    <message numerus="yes">
        <source>%n payments and refunds</source>
        <translation>
            <numerusform>%n betaling of terugbetaling</numerusform>
            <numerusform>%n betalingen en terugbetalingen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemsPresenter</name>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Wijkt af</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Laat</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Wacht</translation>
    </message>
    <message>
        <source>%1 differ · %2 late · %3 wait for a payout</source>
        <translation>%1 wijken af · %2 te laat · %3 wachten op een uitbetaling</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>The open items cannot be shown</source>
        <translation>De open posten kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>Everything paid is in a payout</source>
        <translation>Alles wat betaald is, zit in een uitbetaling</translation>
    </message>
    <message>
        <source>The provider says the same as this shop.</source>
        <translation>De betaalprovider zegt hetzelfde als deze winkel.</translation>
    </message>
    <message>
        <source>Nothing in this group</source>
        <translation>Niets in deze groep</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles tonen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OutcomeStrip</name>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>en nog %1</numerusform>
            <numerusform>en nog %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OutcomeWords</name>
    <message>
        <source>Outcome not known</source>
        <translation>Afloop niet bekend</translation>
    </message>
    <message>
        <source>%1 s ago</source>
        <translation>%1 s geleden</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1 min geleden</translation>
    </message>
    <message>
        <source>%1, %2: asking the provider</source>
        <translation>%1, %2: de aanbieder wordt gevraagd</translation>
    </message>
    <message>
        <source>%1, %2: asking the provider, last asked %3</source>
        <translation>%1, %2: de aanbieder wordt gevraagd, laatst %3</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackDialog</name>
    <message>
        <source>The month for the accountant</source>
        <translation>De maand voor de boekhouder</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Replace the earlier pack?</source>
        <translation>De eerdere maandmap vervangen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Where to create the folder</source>
        <translation>Waar de map moet komen</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Handelaar</translation>
    </message>
    <message>
        <source>All merchants</source>
        <translation>Alle handelaars</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>All that an accountant needs to book the month, in one folder with a page that explains it.</source>
        <translation>Alles wat een boekhouder nodig heeft om de maand te boeken, in één map met een leeswijzer.</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Voorbereiden…</translation>
    </message>
    <message>
        <source>The pack is written to look at it</source>
        <translation>De maandmap wordt gemaakt om ze te bekijken</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Waarheen</translation>
    </message>
    <message>
        <source>Send it by e-mail to %1</source>
        <translation>Per e-mail versturen naar %1</translation>
    </message>
    <message>
        <source>A zipped pack with all parts is made in the folder of the schedule, and sent</source>
        <translation>In de map van de planning wordt een zip met alle onderdelen gemaakt en verstuurd</translation>
    </message>
    <message>
        <source>Save and send</source>
        <translation>Opslaan en versturen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackForm</name>
    <message>
        <source>The folder %1 already contains an earlier pack of this month. It will be replaced.</source>
        <translation>De map %1 bevat al een eerdere maandmap. Die wordt vervangen.</translation>
    </message>
    <message>
        <source>This folder has a pack of %1, saved on %2.</source>
        <translation>Deze map bevat de maandmap van %1, opgeslagen op %2.</translation>
    </message>
    <message>
        <source>Choose a folder that exists</source>
        <translation>Kies een bestaande map</translation>
    </message>
    <message>
        <source>A month that is not over is not sent</source>
        <translation>Een maand die nog niet voorbij is, wordt niet verstuurd</translation>
    </message>
    <message>
        <source>Packs are sent for all merchants together</source>
        <translation>Maandmappen worden voor alle handelaars samen verstuurd</translation>
    </message>
    <message>
        <source>Packs are sent with all parts and formats</source>
        <translation>Maandmappen worden met alle onderdelen en formaten verstuurd</translation>
    </message>
    <message numerus="yes">
        <source>%1 files · about %2</source>
        <translation>
            <numerusform>%1 bestand · ongeveer %2</numerusform>
            <numerusform>%1 bestanden · ongeveer %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackSchedule</name>
    <message>
        <source>Tilldesk can make the zipped pack of the last month automatically, and send it by e-mail.</source>
        <translation>Tilldesk kan de gezipte maandmap van de vorige maand automatisch maken en per e-mail verzenden.</translation>
    </message>
    <message>
        <source>On day %1 of each month, at %2, in %3.</source>
        <translation>Op dag %1 van elke maand, om %2, in %3.</translation>
    </message>
    <message>
        <source>It is sent to %1.</source>
        <translation>Ze wordt verzonden naar %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Volgende: %1.</translation>
    </message>
    <message>
        <source>The pack of %1 could not be made. Is its folder there, is its disk connected, and has it room?</source>
        <translation>De maandmap van %1 kon niet gemaakt worden. Bestaat de doelmap, is de schijf aangesloten en is er plaats?</translation>
    </message>
    <message>
        <source>The pack of %1 was made, but not sent. Check the mail server, the user and the password.</source>
        <translation>De maandmap van %1 is gemaakt, maar niet verzonden. Controleer de mailserver, de gebruiker en het wachtwoord.</translation>
    </message>
    <message>
        <source>Tilldesk tries again on %1.</source>
        <translation>Tilldesk probeert het opnieuw op %1.</translation>
    </message>
    <message>
        <source>%1 was made on %2.</source>
        <translation>%1 is gemaakt op %2.</translation>
    </message>
    <message>
        <source>%1 was made on %2 and sent to %3.</source>
        <translation>%1 is gemaakt op %2 en verzonden naar %3.</translation>
    </message>
    <message>
        <source>Choose a folder first</source>
        <translation>Kies eerst een map</translation>
    </message>
    <message>
        <source>A pack is being made</source>
        <translation>Er wordt een maandmap gemaakt</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>‘%1’</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackScheduleForm</name>
    <message>
        <source>Choose the folder, or type its whole path from / on</source>
        <translation>Kies de map, of typ het volledige pad vanaf /</translation>
    </message>
    <message>
        <source>A day from 1 to %1</source>
        <translation>Een dag van 1 tot %1</translation>
    </message>
    <message>
        <source>A time of day, for example 06:00</source>
        <translation>Een tijdstip, bijvoorbeeld 06:00</translation>
    </message>
    <message>
        <source>%1 is no e-mail address</source>
        <translation>%1 is geen e-mailadres</translation>
    </message>
    <message>
        <source>Without a mail server, nothing is sent</source>
        <translation>Zonder mailserver wordt niets verzonden</translation>
    </message>
    <message>
        <source>A whole number from 1 to %1</source>
        <translation>Een geheel getal van 1 tot %1</translation>
    </message>
    <message>
        <source>The address that the e-mail comes from</source>
        <translation>Het adres waar de e-mail vandaan komt</translation>
    </message>
    <message>
        <source>The password of this user</source>
        <translation>Het wachtwoord van deze gebruiker</translation>
    </message>
    <message>
        <source>The user of this password</source>
        <translation>De gebruiker van dit wachtwoord</translation>
    </message>
    <message>
        <source>The packs cannot be written to this folder. Does it exist, is its disk connected, and may you write to it?</source>
        <translation>De maandmappen kunnen niet naar deze map geschreven worden. Bestaat ze, is de schijf aangesloten en mag u erin schrijven?</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>Dit bestand kan niet gelezen worden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PageList</name>
    <message>
        <source>Pages of the settings</source>
        <translation>Pagina’s van de instellingen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PairingWords</name>
    <message>
        <source>Nothing answers at this address. Is the service&apos;s computer on, and in the same network?</source>
        <translation>Op dit adres antwoordt niets. Staat de computer van de dienst aan, en zit die in hetzelfde netwerk?</translation>
    </message>
    <message>
        <source>Another service answers at this address: its certificate is not that of the link. Do not go on.</source>
        <translation>Op dit adres antwoordt een andere dienst: het certificaat is niet dat van de link. Ga niet verder.</translation>
    </message>
    <message>
        <source>This till and the service have versions that do not fit together: %1.</source>
        <translation>De versies van deze kassa en van de dienst passen niet bij elkaar: %1.</translation>
    </message>
    <message>
        <source>The service refuses the code: it is wrong, used already, or older than ten minutes. Make a new one.</source>
        <translation>De dienst weigert de code: ze is fout, al gebruikt, of ouder dan tien minuten. Maak een nieuwe.</translation>
    </message>
    <message>
        <source>The shop has said no to this till, or has withdrawn the code.</source>
        <translation>De zaak heeft deze kassa geweigerd of de code ingetrokken.</translation>
    </message>
    <message>
        <source>Nobody in the shop has answered within ten minutes. Make a new code.</source>
        <translation>Niemand in de zaak heeft binnen tien minuten geantwoord. Maak een nieuwe code.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PassphraseDialog</name>
    <message>
        <source>Set</source>
        <translation>Instellen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controleren</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Wachtwoordzin</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Nogmaals dezelfde</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PassphraseForm</name>
    <message>
        <source>Passphrase of the backups</source>
        <translation>Wachtwoordzin van de back-ups</translation>
    </message>
    <message>
        <source>Do you still know it?</source>
        <translation>Kent u hem nog?</translation>
    </message>
    <message>
        <source>Nobody can open a backup without it, and nobody can give you a new one. Write it down, and keep it away from this computer. Earlier backups keep the passphrase that they were made with.</source>
        <translation>Zonder deze zin kan niemand een back-up openen, en niemand kan u een nieuwe geven. Schrijf hem op en bewaar hem niet bij deze computer. Eerdere back-ups houden de wachtwoordzin waarmee ze zijn gemaakt.</translation>
    </message>
    <message>
        <source>Type the passphrase of the backups. Only you see whether it is right.</source>
        <translation>Typ de wachtwoordzin van de back-ups. Alleen u ziet of hij juist is.</translation>
    </message>
    <message>
        <source>The following backups have the new passphrase.</source>
        <translation>De volgende back-ups hebben de nieuwe wachtwoordzin.</translation>
    </message>
    <message>
        <source>That is the passphrase of the backups.</source>
        <translation>Dat is de wachtwoordzin van de back-ups.</translation>
    </message>
    <message>
        <source>At least %1 characters</source>
        <translation>Minstens %1 tekens</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>De twee wachtwoordzinnen verschillen.</translation>
    </message>
    <message>
        <source>That is not the passphrase of the backups.</source>
        <translation>Dat is niet de wachtwoordzin van de back-ups.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Patterns</name>
    <message numerus="yes">
        <source>mean takings per hour, %1 weeks</source>
        <translation>
            <numerusform>gemiddelde omzet per uur, %1 week</numerusform>
            <numerusform>gemiddelde omzet per uur, %1 weken</numerusform>
        </translation>
    </message>
    <message>
        <source>When customers pay</source>
        <translation>Wanneer klanten betalen</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gem.</translation>
    </message>
    <message>
        <source>Weekday</source>
        <translation>Weekdag</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Uur</translation>
    </message>
    <message>
        <source>Mean takings</source>
        <translation>Gemiddelde omzet</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>gesloten</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 in totaal</translation>
    </message>
    <message>
        <source>no payment in any week</source>
        <translation>in geen enkele week een betaling</translation>
    </message>
    <message>
        <source>Today against the same weekday (%1)</source>
        <translation>Vandaag tegenover dezelfde weekdag (%1)</translation>
    </message>
    <message>
        <source>%1 at this hour</source>
        <translation>%1 op dit uur</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Laagste</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Hoogste</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>vandaag %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>nu %1</translation>
    </message>
    <message numerus="yes">
        <source>mean of %1 weeks: %2</source>
        <translation>
            <numerusform>gemiddelde van %1 week: %2</numerusform>
            <numerusform>gemiddelde van %1 weken: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>best %1, worst %2</source>
        <translation>beste %1, slechtste %2</translation>
    </message>
    <message>
        <source>Refund share</source>
        <translation>Aandeel terugbetalingen</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>meer dan %1</translation>
    </message>
    <message>
        <source>shows the refunds</source>
        <translation>toont de terugbetalingen</translation>
    </message>
    <message>
        <source>%1 points on the days before</source>
        <translation>%1 procentpunt t.o.v. de dagen ervoor</translation>
    </message>
    <message>
        <source>once</source>
        <translation>één keer</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>twee keer</translation>
    </message>
    <message>
        <source>3 or 4 times</source>
        <translation>3 of 4 keer</translation>
    </message>
    <message>
        <source>5 times or more</source>
        <translation>5 keer of vaker</translation>
    </message>
    <message>
        <source>Payers who come back</source>
        <translation>Betalers die terugkomen</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Payers</source>
        <translation>Betalers</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message numerus="yes">
        <source>%1 payers</source>
        <translation>
            <numerusform>%1 betaler</numerusform>
            <numerusform>%1 betalers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 payers paid more than once</source>
        <translation>%1 van %2 betalers betaalden meer dan eens</translation>
    </message>
    <message>
        <source>shows the payments</source>
        <translation>toont de betalingen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PatternsPage</name>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Period: %1</source>
        <translation>Periode: %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>mean of 4 weeks</source>
        <translation>gemiddelde van 4 weken</translation>
    </message>
    <message>
        <source>best and worst</source>
        <translation>beste en slechtste</translation>
    </message>
    <message>
        <source>Refund share</source>
        <translation>Aandeel terugbetalingen</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>gemiddelde</translation>
    </message>
    <message>
        <source>above 4 %</source>
        <translation>boven 4 %</translation>
    </message>
    <message>
        <source>refunded of what was taken, per day</source>
        <translation>terugbetaald van de omzet, per dag</translation>
    </message>
    <message>
        <source>Payers who come back</source>
        <translation>Betalers die terugkomen</translation>
    </message>
    <message>
        <source>by their account, which is never shown</source>
        <translation>volgens hun rekening, die nooit wordt getoond</translation>
    </message>
    <message>
        <source>Not enough payments yet</source>
        <translation>Nog niet genoeg betalingen</translation>
    </message>
    <message>
        <source>The patterns cannot be shown</source>
        <translation>De patronen kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>gesloten</translation>
    </message>
    <message>
        <source>%1 as CSV…</source>
        <translation>%1 als CSV…</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Opgeslagen als %1</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filters</translation>
    </message>
    <message>
        <source>Point of sale: %1</source>
        <translation>Verkooppunt: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PatternsPresenter</name>
    <message numerus="yes">
        <source>Needs two weeks of payments; there are %1 days.</source>
        <translation>
            <numerusform>Er zijn twee weken met betalingen nodig; er is %1 dag.</numerusform>
            <numerusform>Er zijn twee weken met betalingen nodig; er zijn %1 dagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %1 weeks</source>
        <translation>
            <numerusform>Laatste %1 week</numerusform>
            <numerusform>Laatste %1 weken</numerusform>
        </translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Patronen</translation>
    </message>
    <message>
        <source>All points of sale</source>
        <translation>Alle verkooppunten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentCallbacks</name>
    <message numerus="yes">
        <source>%1 attempts</source>
        <translation>
            <numerusform>%1 poging</numerusform>
            <numerusform>%1 pogingen</numerusform>
        </translation>
    </message>
    <message>
        <source>No callback was sent.</source>
        <translation>Er is geen callback verzonden.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentDetailsView</name>
    <message>
        <source>Copy ID</source>
        <translation>ID kopiëren</translation>
    </message>
    <message>
        <source>Payment details</source>
        <translation>Details van de betaling</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>JSON of the payment</source>
        <translation>JSON van de betaling</translation>
    </message>
    <message>
        <source>No payment chosen</source>
        <translation>Geen betaling gekozen</translation>
    </message>
    <message>
        <source>The payment cannot be shown</source>
        <translation>De betaling kan niet worden getoond</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Grootboek</translation>
    </message>
    <message>
        <source>Payment %1 · %2</source>
        <translation>Betaling %1 · %2</translation>
    </message>
    <message>
        <source>Show the refund</source>
        <translation>De terugbetaling tonen</translation>
    </message>
    <message>
        <source>Refund of %1: %2, %3</source>
        <translation>Terugbetaling van %1: %2, %3</translation>
    </message>
    <message>
        <source>Callback to %1: %2, %3</source>
        <translation>Callback naar %1: %2, %3</translation>
    </message>
    <message>
        <source>Choose a payment to see its details.</source>
        <translation>Kies een betaling om de details te zien.</translation>
    </message>
    <message>
        <source>The payment as the interface returns it</source>
        <translation>De betaling zoals de interface ze geeft</translation>
    </message>
    <message>
        <source>Refund…</source>
        <translation>Terugbetalen…</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Betaalbewijs</translation>
    </message>
    <message>
        <source>Cancel payment</source>
        <translation>Betaling annuleren</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentHead</name>
    <message>
        <source>Refund…</source>
        <translation>Terugbetalen…</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Betaalbewijs</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Cancel payment</source>
        <translation>Betaling annuleren</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Bedrag: %1</translation>
    </message>
    <message>
        <source>Acknowledge this payment (Ctrl+Enter)</source>
        <translation>De ontvangst van deze betaling bevestigen (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Refund this payment (Ctrl+R)</source>
        <translation>Deze betaling terugbetalen (Ctrl+R)</translation>
    </message>
    <message>
        <source>Print or save the receipt (Ctrl+P)</source>
        <translation>Het betaalbewijs afdrukken of opslaan (Ctrl+P)</translation>
    </message>
    <message>
        <source>%1 left.</source>
        <translation>Nog %1.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentLedgerView</name>
    <message>
        <source>No money has moved.</source>
        <translation>Er is geen geld overgemaakt.</translation>
    </message>
    <message>
        <source>Waiting for the next payout</source>
        <translation>Wacht op de volgende uitbetaling</translation>
    </message>
    <message>
        <source>In payout</source>
        <translation>In uitbetaling</translation>
    </message>
    <message>
        <source>Show the payout %1</source>
        <translation>De uitbetaling %1 tonen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Opbouw tonen</translation>
    </message>
    <message>
        <source>Explain the refunded amount</source>
        <translation>Opbouw van het terugbetaalde bedrag tonen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentPresenter</name>
    <message>
        <source>The bank has authorized this payment; it can no longer be cancelled.</source>
        <translation>De bank heeft deze betaling goedgekeurd; ze kan niet meer worden geannuleerd.</translation>
    </message>
    <message>
        <source>This payment has ended: %1.</source>
        <translation>Deze betaling is afgelopen: %1.</translation>
    </message>
    <message>
        <source>Cancel this payment of %1? The customer can no longer pay it.</source>
        <translation>Deze betaling van %1 annuleren? De klant kan ze dan niet meer betalen.</translation>
    </message>
    <message>
        <source>The payment is still loading.</source>
        <translation>De betaling wordt nog geladen.</translation>
    </message>
    <message>
        <source>One moment: the payment is being changed.</source>
        <translation>Een ogenblik: de betaling wordt gewijzigd.</translation>
    </message>
    <message>
        <source>The customer has already paid. Without an acknowledgement, the payment is voided on %1.</source>
        <translation>De klant heeft al betaald. Zonder bevestiging wordt de betaling op %1 ongedaan gemaakt.</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>stand van %1</translation>
    </message>
    <message>
        <source>It may have changed since.</source>
        <translation>Intussen kan ze veranderd zijn.</translation>
    </message>
    <message>
        <source>Look at another till before you charge again.</source>
        <translation>Kijk op een andere kassa voor u opnieuw laat betalen.</translation>
    </message>
    <message>
        <source>It may have been paid since.</source>
        <translation>Intussen kan ze betaald zijn.</translation>
    </message>
    <message>
        <source>The customer can pay it until %1. Look at the customer’s phone, or at another till, before you charge again.</source>
        <translation>De klant kan tot %1 betalen. Kijk op de telefoon van de klant of op een andere kassa voor u opnieuw laat betalen.</translation>
    </message>
    <message>
        <source>The customer could pay it until %1. Look at the customer’s phone, or at another till, before you charge again.</source>
        <translation>De klant kon tot %1 betalen. Kijk op de telefoon van de klant of op een andere kassa voor u opnieuw laat betalen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentQr</name>
    <message>
        <source>Open Settings</source>
        <translation>Instellingen openen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentRefunds</name>
    <message>
        <source>Up to %1 can be refunded.</source>
        <translation>U kunt nog tot %1 terugbetalen.</translation>
    </message>
    <message>
        <source>Only a paid payment can be refunded.</source>
        <translation>Alleen een geslaagde betaling kan worden terugbetaald.</translation>
    </message>
    <message>
        <source>No refunds.</source>
        <translation>Geen terugbetalingen.</translation>
    </message>
    <message>
        <source>It is not known yet how much can be refunded.</source>
        <translation>Het is nog niet bekend hoeveel kan worden terugbetaald.</translation>
    </message>
    <message>
        <source>Acknowledge the payment first.</source>
        <translation>Bevestig eerst de ontvangst van de betaling.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentSelection</name>
    <message>
        <source>%1 of %2 acknowledged</source>
        <translation>%1 van %2 bevestigd</translation>
    </message>
    <message>
        <source>%1 acknowledged, %2 not</source>
        <translation>%1 bevestigd, %2 niet</translation>
    </message>
    <message numerus="yes">
        <source>%1 selected · %2</source>
        <translation>
            <numerusform>%1 geselecteerd · %2</numerusform>
            <numerusform>%1 geselecteerd · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>first deadline in %1</source>
        <translation>eerste termijn over %1</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Average payment</source>
        <translation>Gemiddelde betaling</translation>
    </message>
    <message>
        <source>To acknowledge</source>
        <translation>Te bevestigen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Acknowledge %1 · %2</source>
        <translation>Ontvangst bevestigen: %1 · %2</translation>
    </message>
    <message>
        <source>The payments are being acknowledged.</source>
        <translation>De ontvangst van de betalingen wordt bevestigd.</translation>
    </message>
    <message>
        <source>None of these payments waits for an acknowledgement.</source>
        <translation>Geen van deze betalingen wacht op een bevestiging.</translation>
    </message>
    <message numerus="yes">
        <source>Acknowledge %1 payments, %2? They become part of the next payout. This cannot be undone.</source>
        <translation>
            <numerusform>De ontvangst van %1 betaling bevestigen, %2? Ze hoort dan bij de volgende uitbetaling. Dit kan niet ongedaan worden gemaakt.</numerusform>
            <numerusform>De ontvangst van %1 betalingen bevestigen, %2? Ze horen dan bij de volgende uitbetaling. Dit kan niet ongedaan worden gemaakt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payments acknowledged · %2</source>
        <translation>
            <numerusform>%1 betaling bevestigd · %2</numerusform>
            <numerusform>%1 betalingen bevestigd · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentSelectionBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Leave the rest as it is</source>
        <translation>De rest laten zoals ze is</translation>
    </message>
    <message>
        <source>Acknowledge payments</source>
        <translation>Ontvangst van betalingen bevestigen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentSelectionView</name>
    <message>
        <source>By payout</source>
        <translation>Per uitbetaling</translation>
    </message>
    <message>
        <source>Selected payments</source>
        <translation>Geselecteerde betalingen</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Sommen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>adds or removes</source>
        <translation>voegt toe of verwijdert</translation>
    </message>
    <message>
        <source>Shift ↓</source>
        <translation>Shift ↓</translation>
    </message>
    <message>
        <source>extends</source>
        <translation>breidt uit</translation>
    </message>
    <message numerus="yes">
        <source>%1 payments selected</source>
        <translation>
            <numerusform>%1 betaling geselecteerd</numerusform>
            <numerusform>%1 betalingen geselecteerd</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the payout</source>
        <translation>De uitbetaling tonen</translation>
    </message>
    <message>
        <source>Payout %1: %2</source>
        <translation>Uitbetaling %1: %2</translation>
    </message>
    <message>
        <source>Show the payment</source>
        <translation>De betaling tonen</translation>
    </message>
    <message>
        <source>Payment %1: %2, %3</source>
        <translation>Betaling %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>en nog %1</numerusform>
            <numerusform>en nog %1</numerusform>
        </translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Per persoon</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentsModel</name>
    <message>
        <source>Created</source>
        <translation>Aangemaakt</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referentie</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkooppunt</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Betaler</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Acknowledge within</source>
        <translation>Te bevestigen binnen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Net of the fee</source>
        <translation>Netto na kosten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentsPresenter</name>
    <message>
        <source>No payment matches</source>
        <translation>Geen betaling gevonden</translation>
    </message>
    <message>
        <source>No payment fits all of the filters above.</source>
        <translation>Geen enkele betaling voldoet aan alle filters hierboven.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filters wissen</translation>
    </message>
    <message>
        <source>Show all payments</source>
        <translation>Alle betalingen tonen</translation>
    </message>
    <message>
        <source>No payments yet</source>
        <translation>Nog geen betalingen</translation>
    </message>
    <message>
        <source>Payments appear here as soon as you or your web shop create them.</source>
        <translation>Betalingen verschijnen hier zodra u of uw webshop ze aanmaakt.</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nieuwe betaling</translation>
    </message>
    <message>
        <source>The payments cannot be shown</source>
        <translation>De betalingen kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Niets te doen</translation>
    </message>
    <message>
        <source>Payments that wait for the shop&apos;s acknowledgement are listed here.</source>
        <translation>Betalingen waarvan de winkel de ontvangst nog moet bevestigen, verschijnen hier.</translation>
    </message>
    <message>
        <source>No refunds</source>
        <translation>Geen terugbetalingen</translation>
    </message>
    <message>
        <source>Payments with a refund are listed here.</source>
        <translation>Betalingen met een terugbetaling verschijnen hier.</translation>
    </message>
    <message>
        <source>No payments here</source>
        <translation>Geen betalingen</translation>
    </message>
    <message>
        <source>No payment has this status now.</source>
        <translation>Geen enkele betaling heeft nu deze status.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>Niet betaald</translation>
    </message>
    <message>
        <source>To acknowledge</source>
        <translation>Te bevestigen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentsView</name>
    <message>
        <source>Choose columns</source>
        <translation>Kolommen kiezen</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Groups of payments</source>
        <translation>Groepen betalingen</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>At most %1 payments can be selected. Export writes the whole list.</source>
        <translation>Er kunnen hoogstens %1 betalingen geselecteerd worden. Exporteren schrijft de hele lijst.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutDetailsView</name>
    <message>
        <source>Explain</source>
        <translation>Opbouw tonen</translation>
    </message>
    <message>
        <source>Pay out again</source>
        <translation>Opnieuw uitbetalen</translation>
    </message>
    <message>
        <source>Lines of the payout</source>
        <translation>Regels van de uitbetaling</translation>
    </message>
    <message>
        <source>Payout details</source>
        <translation>Details van de uitbetaling</translation>
    </message>
    <message>
        <source>Explain this payout</source>
        <translation>Opbouw van deze uitbetaling tonen</translation>
    </message>
    <message>
        <source>Payout ID</source>
        <translation>Uitbetalings-ID</translation>
    </message>
    <message>
        <source>Remittance text</source>
        <translation>Mededeling</translation>
    </message>
    <message>
        <source>No payout chosen</source>
        <translation>Geen uitbetaling gekozen</translation>
    </message>
    <message>
        <source>Choose a payout to see its payments and refunds.</source>
        <translation>Kies een uitbetaling om de betalingen en terugbetalingen te zien.</translation>
    </message>
    <message>
        <source>The payout cannot be shown</source>
        <translation>De uitbetaling kan niet worden getoond</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Show the payout %1</source>
        <translation>De uitbetaling %1 tonen</translation>
    </message>
    <message>
        <source>Payments %1</source>
        <translation>Betalingen %1</translation>
    </message>
    <message>
        <source>Refunds %1</source>
        <translation>Terugbetalingen %1</translation>
    </message>
    <message>
        <source>The lines cannot be shown</source>
        <translation>De regels kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>Pay out again?</source>
        <translation>Opnieuw uitbetalen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Repeated as payout</source>
        <translation>Herhaald als</translation>
    </message>
    <message>
        <source>Save the payments and refunds of this payout to a file</source>
        <translation>De betalingen en terugbetalingen van deze uitbetaling opslaan in een bestand</translation>
    </message>
    <message>
        <source>Repeats payout</source>
        <translation>Herhaling van</translation>
    </message>
    <message>
        <source>No lines in this payout</source>
        <translation>Geen regels in deze uitbetaling</translation>
    </message>
    <message>
        <source>From what was taken to what was paid out</source>
        <translation>Van omzet tot uitbetaling</translation>
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
        <translation>Kosten %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutLines</name>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referentie</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanaal</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Refund %1</source>
        <translation>Terugbetaling %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Terugbetaling</translation>
    </message>
    <message>
        <source>Sum so far</source>
        <translation>Som tot hier</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Up to the minimum of %1</source>
        <translation>Tot het minimum van %1</translation>
    </message>
    <message>
        <source>Difference to the invoice of %1</source>
        <translation>Verschil met de factuur van %1</translation>
    </message>
    <message>
        <source>Moved to another batch</source>
        <translation>Naar een andere bundel overgebracht</translation>
    </message>
    <message>
        <source>Moved from another batch</source>
        <translation>Van een andere bundel overgenomen</translation>
    </message>
    <message>
        <source>Net of the fee</source>
        <translation>Netto na kosten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutNext</name>
    <message>
        <source>%1 set aside for refunds under way</source>
        <translation>%1 gereserveerd voor lopende terugbetalingen</translation>
    </message>
    <message>
        <source>There is nothing to pay out.</source>
        <translation>Er is niets uit te betalen.</translation>
    </message>
    <message>
        <source>There was nothing to pay out.</source>
        <translation>Er was niets uit te betalen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts were made.</source>
        <translation>
            <numerusform>Er is %1 uitbetaling uitgevoerd.</numerusform>
            <numerusform>Er zijn %1 uitbetalingen uitgevoerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was paid or refunded since the last payout.</source>
        <translation>Sinds de laatste uitbetaling is er niets betaald of terugbetaald.</translation>
    </message>
    <message numerus="yes">
        <source>%1 waiting for more payments</source>
        <translation>
            <numerusform>%1 wacht op meer betalingen</numerusform>
            <numerusform>%1 wachten op meer betalingen</numerusform>
        </translation>
    </message>
    <message>
        <source>The amount to pay out is not known yet.</source>
        <translation>Het uit te betalen bedrag is nog niet bekend.</translation>
    </message>
    <message>
        <source>The payout is being made.</source>
        <translation>De uitbetaling wordt uitgevoerd.</translation>
    </message>
    <message>
        <source>The amounts due to other merchants are paid out too.</source>
        <translation>De bedragen voor andere handelaars worden ook uitbetaald.</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts failed.</source>
        <translation>
            <numerusform>%1 uitbetaling is mislukt.</numerusform>
            <numerusform>%1 uitbetalingen zijn mislukt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is paid out now (planned: %2).</source>
        <translation>%1 wordt nu uitbetaald (gepland: %2).</translation>
    </message>
    <message>
        <source>%1 fees</source>
        <translation>%1 kosten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutPresenter</name>
    <message>
        <source>matches the ledger</source>
        <translation>klopt met het grootboek</translation>
    </message>
    <message>
        <source>differs by %1</source>
        <translation>wijkt %1 af</translation>
    </message>
    <message>
        <source>does not match: its lines have changed since it was paid out</source>
        <translation>klopt niet: de regels zijn niet meer die van de uitbetaling</translation>
    </message>
    <message>
        <source>%1 will be paid out to %2 now, with the same payments and refunds as before.</source>
        <translation>%1 wordt nu uitbetaald op %2, met dezelfde betalingen en terugbetalingen als voordien.</translation>
    </message>
    <message>
        <source>The payout failed again. The new payout can be paid out once more.</source>
        <translation>De uitbetaling is opnieuw mislukt. De nieuwe uitbetaling kan nog eens worden uitgevoerd.</translation>
    </message>
    <message>
        <source>The payout is still loading.</source>
        <translation>De uitbetaling wordt nog geladen.</translation>
    </message>
    <message>
        <source>The payout is being made.</source>
        <translation>De uitbetaling wordt uitgevoerd.</translation>
    </message>
    <message>
        <source>This payout has already been repeated.</source>
        <translation>Deze uitbetaling is al herhaald.</translation>
    </message>
    <message>
        <source>Only a failed payout can be paid out again.</source>
        <translation>Alleen een mislukte uitbetaling kan opnieuw worden uitbetaald.</translation>
    </message>
    <message>
        <source>The provider makes this payout.</source>
        <translation>De betaalprovider doet deze uitbetaling.</translation>
    </message>
    <message>
        <source>The provider made this payout. Its lines are the provider’s word; only the entry in the ledger is this shop’s own.</source>
        <translation>De betaalprovider heeft dit uitbetaald. De regels zijn zijn opgave; alleen de boeking in het grootboek is van deze winkel zelf.</translation>
    </message>
    <message>
        <source>%1 of it is not this shop’s.</source>
        <translation>%1 daarvan is niet van deze winkel.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutSumWords</name>
    <message>
        <source>Payout %1</source>
        <translation>Uitbetaling %1</translation>
    </message>
    <message>
        <source>Next payout</source>
        <translation>Volgende uitbetaling</translation>
    </message>
    <message>
        <source>Next payout to %1</source>
        <translation>Volgende uitbetaling op %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Terugbetaling</translation>
    </message>
    <message>
        <source>Set aside for refunds under way: still part of the sum</source>
        <translation>Gereserveerd voor lopende terugbetalingen: nog begrepen in de som</translation>
    </message>
    <message>
        <source>Already set aside at the last payout</source>
        <translation>Al gereserveerd bij de vorige uitbetaling</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Fees that this payout will be reduced by</source>
        <translation>Kosten die op deze uitbetaling worden ingehouden</translation>
    </message>
    <message>
        <source>Fees that other payouts will be reduced by</source>
        <translation>Kosten die op andere uitbetalingen worden ingehouden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutWaterfall</name>
    <message>
        <source>Others</source>
        <translation>Overige</translation>
    </message>
    <message>
        <source>From what was taken to what was paid out</source>
        <translation>Van omzet tot uitbetaling</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Deel</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>shows the lines</source>
        <translation>toont de regels</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Uitbetaald</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Refunds</source>
        <comment>short word below a narrow bar</comment>
        <translation>Terugbet.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutWords</name>
    <message>
        <source>Succeeded</source>
        <translation>Geslaagd</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Mislukt</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>Nog geen rekening</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>In store</source>
        <translation>In de winkel</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Factuur</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts</source>
        <translation>
            <numerusform>%1 uitbetaling</numerusform>
            <numerusform>%1 uitbetalingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paid out again</source>
        <translation>Opnieuw uitbetaald</translation>
    </message>
    <message>
        <source>No batch</source>
        <translation>Geen bundel</translation>
    </message>
    <message>
        <source>no batch</source>
        <translation>geen bundel</translation>
    </message>
    <message>
        <source>batch “%1”</source>
        <translation>bundel “%1”</translation>
    </message>
    <message>
        <source>tonight %1</source>
        <translation>vannacht om %1</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>vandaag om %1</translation>
    </message>
    <message>
        <source>tomorrow %1</source>
        <translation>morgen om %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 regel</numerusform>
            <numerusform>%1 regels</numerusform>
        </translation>
    </message>
    <message>
        <source>sum of all lines</source>
        <translation>som van alle regels</translation>
    </message>
    <message>
        <source>sum of the payments</source>
        <translation>som van de betalingen</translation>
    </message>
    <message>
        <source>sum of the refunds</source>
        <translation>som van de terugbetalingen</translation>
    </message>
    <message>
        <source>equals the payout</source>
        <translation>gelijk aan de uitbetaling</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 verschil</translation>
    </message>
    <message>
        <source>sum of all lines, less %1 fees</source>
        <translation>som van alle lijnen, min %1 kosten</translation>
    </message>
    <message>
        <source>sum of these fees</source>
        <translation>som van deze kosten</translation>
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
        <translation>Uitbetaling</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Rekening</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Uitbetaald</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Bundel</translation>
    </message>
    <message>
        <source>Sum of payments</source>
        <translation>Som betalingen</translation>
    </message>
    <message>
        <source>Failed, and repeated as payout %1</source>
        <translation>Mislukt, en herhaald als uitbetaling %1</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>%1, made by the provider</source>
        <translation>%1, van de betaalprovider</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsPage</name>
    <message>
        <source>Payouts</source>
        <translation>Uitbetalingen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>These payouts…</source>
        <translation>Deze uitbetalingen…</translation>
    </message>
    <message>
        <source>The lines of the chosen payout…</source>
        <translation>De regels van de gekozen uitbetaling…</translation>
    </message>
    <message>
        <source>A month for the accountant…</source>
        <translation>Een maand voor de boekhouder…</translation>
    </message>
    <message>
        <source>Save payouts to a file, or a month for the accountant (Ctrl+E)</source>
        <translation>Uitbetalingen opslaan in een bestand, of een maand voor de boekhouder (Ctrl+E)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsPresenter</name>
    <message>
        <source>No payout matches</source>
        <translation>Geen uitbetaling gevonden</translation>
    </message>
    <message>
        <source>No payouts yet</source>
        <translation>Nog geen uitbetalingen</translation>
    </message>
    <message>
        <source>The payouts cannot be shown</source>
        <translation>De uitbetalingen kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>Once a day, payments less refunds are paid out to the account. Each payout is listed here with its payments and refunds.</source>
        <translation>Eén keer per dag worden de betalingen min de terugbetalingen op de rekening uitbetaald. Elke uitbetaling staat hier met haar betalingen en terugbetalingen.</translation>
    </message>
    <message>
        <source>No payout fits all of the filters above.</source>
        <translation>Geen enkele uitbetaling voldoet aan alle filters hierboven.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filters wissen</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nieuwe betaling</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsView</name>
    <message>
        <source>Payouts</source>
        <translation>Uitbetalingen</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Grootboek</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Open posten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PeriodDialog</name>
    <message>
        <source>First day</source>
        <translation>Eerste dag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Laatste dag</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Show payments</source>
        <translation>Betalingen tonen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Show a period</source>
        <translation>Een periode tonen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PermittedText</name>
    <message>
        <source>Only a manager or the owner can acknowledge payments.</source>
        <translation>Alleen een manager of de eigenaar kan de ontvangst van betalingen bevestigen.</translation>
    </message>
    <message>
        <source>Your role does not allow this.</source>
        <translation>Uw rol staat dit niet toe.</translation>
    </message>
    <message>
        <source>Needs the shop. Possible when the connection is back.</source>
        <translation>Hiervoor is de zaak nodig. Kan weer zodra er verbinding is.</translation>
    </message>
    <message>
        <source>This till does not allow this. The owner decides that in Settings &gt; Tills.</source>
        <translation>Deze kassa laat dit niet toe. De eigenaar beslist daarover in Instellingen &gt; Kassa’s.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PillWords</name>
    <message>
        <source>Partly refunded</source>
        <translation>Deels terugbetaald</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>%1, %2 of %3 refunded</source>
        <translation>%1, %2 van %3 terugbetaald</translation>
    </message>
    <message>
        <source>Was scanned</source>
        <translation>Was gescand</translation>
    </message>
    <message>
        <source>Was authorized</source>
        <translation>Was geautoriseerd</translation>
    </message>
    <message>
        <source>Was waiting for you</source>
        <translation>Wachtte op u</translation>
    </message>
    <message>
        <source>Was pending</source>
        <translation>Was open</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PlaceText</name>
    <message>
        <source>Go to payments</source>
        <translation>Naar betalingen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Till</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Uitbetalingen</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Rapporten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Lock till</source>
        <translation>Kassa vergrendelen</translation>
    </message>
    <message>
        <source>Lock the till when you step away</source>
        <translation>Vergrendel de kassa als u weggaat</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activiteit</translation>
    </message>
    <message>
        <source>Nobody has a PIN yet. Add the people who work here in Settings, Staff. Then this button locks the till, and each person opens it with their own PIN.</source>
        <translation>Nog niemand heeft een pincode. Voeg de mensen die hier werken toe in Instellingen, Personeel. Dan vergrendelt deze knop de kassa, en opent iedereen ze met een eigen pincode.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PointsOfSalePage</name>
    <message>
        <source>Point of sale</source>
        <translation>Verkooppunt</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Points of sale</source>
        <translation>Verkooppunten</translation>
    </message>
    <message>
        <source>Add point of sale</source>
        <translation>Verkooppunt toevoegen</translation>
    </message>
    <message>
        <source>Sticker</source>
        <translation>Sticker</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>For you and your staff</source>
        <translation>Voor u en uw medewerkers</translation>
    </message>
    <message>
        <source>Shop name</source>
        <translation>Naam van de winkel</translation>
    </message>
    <message>
        <source>Your own number of the shop</source>
        <translation>Uw eigen nummer van de winkel</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Laden…</translation>
    </message>
    <message>
        <source>The points of sale could not be read</source>
        <translation>De verkooppunten kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>Nog geen profiel</translation>
    </message>
    <message>
        <source>No point of sale yet</source>
        <translation>Nog geen verkooppunt</translation>
    </message>
    <message>
        <source>A point of sale is a till, a table or a counter. Each can have a sticker with a QR code of its own.</source>
        <translation>Een verkooppunt is een kassa, een tafel of een toonbank. Elk kan een sticker met een eigen QR-code hebben.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Shop ID</source>
        <translation>Winkel-ID</translation>
    </message>
    <message>
        <source>Letters and digits; cannot be changed later</source>
        <translation>Letters en cijfers; later niet te wijzigen</translation>
    </message>
    <message>
        <source>Points of sale belong to a profile. Add a profile first.</source>
        <translation>Verkooppunten horen bij een profiel. Voeg eerst een profiel toe.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PrintText</name>
    <message>
        <source>Save as PDF</source>
        <translation>Opslaan als PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-documenten (*.pdf)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProfileChoice</name>
    <message>
        <source>All profiles</source>
        <translation>Alle profielen</translation>
    </message>
    <message>
        <source>%1 · All profiles</source>
        <translation>%1 · Alle profielen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProfileSwitcher</name>
    <message>
        <source>Choose another profile</source>
        <translation>Een ander profiel kiezen</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>Profiel: %1</translation>
    </message>
    <message>
        <source>%1 (closed)</source>
        <translation>%1 (gesloten)</translation>
    </message>
    <message>
        <source>New profile of %1…</source>
        <translation>Nieuw profiel van %1…</translation>
    </message>
    <message>
        <source>No profile</source>
        <translation>Geen profiel</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProfilesPage</name>
    <message>
        <source>Profile name</source>
        <translation>Naam van het profiel</translation>
    </message>
    <message>
        <source>For you and your staff</source>
        <translation>Voor u en uw medewerkers</translation>
    </message>
    <message>
        <source>Name shown to customers</source>
        <translation>Naam die klanten te zien krijgen</translation>
    </message>
    <message>
        <source>Payout account</source>
        <translation>Uitbetalingsrekening</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanaal</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>A closed profile takes no payments</source>
        <translation>Een gesloten profiel ontvangt geen betalingen</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>Callbackadres</translation>
    </message>
    <message>
        <source>Callback header</source>
        <translation>Callbackheader</translation>
    </message>
    <message>
        <source>Allow this computer</source>
        <translation>Deze computer toelaten</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Refunds by API key</source>
        <translation>Terugbetalen met een API-sleutel</translation>
    </message>
    <message>
        <source>Ask for acknowledgement</source>
        <translation>Ontvangstbevestiging vragen</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profielen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Laden…</translation>
    </message>
    <message>
        <source>The profiles could not be read</source>
        <translation>De profielen kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>No merchant yet</source>
        <translation>Nog geen handelaar</translation>
    </message>
    <message>
        <source>Go to merchants</source>
        <translation>Naar handelaars</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>Nog geen profiel</translation>
    </message>
    <message>
        <source>A profile is one way in which a merchant takes payments: a web shop, a counter, invoices.</source>
        <translation>Een profiel is een manier waarop een handelaar betalingen ontvangt: een webshop, een toonbank, facturen.</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nieuw profiel</translation>
    </message>
    <message>
        <source>Allow private networks</source>
        <translation>Privénetwerken toelaten</translation>
    </message>
    <message>
        <source>Servers of your own network, such as 192.168.1.20</source>
        <translation>Servers van uw eigen netwerk, zoals 192.168.1.20</translation>
    </message>
    <message>
        <source>Ask before settling</source>
        <translation>Toestemming vragen vóór afronding</translation>
    </message>
    <message>
        <source>Your server decides whether an authorized payment is paid</source>
        <translation>Uw server beslist of een goedgekeurde betaling doorgaat</translation>
    </message>
    <message>
        <source>Profile ID</source>
        <translation>Profiel-ID</translation>
    </message>
    <message>
        <source>Batch ID</source>
        <translation>Bundel-ID</translation>
    </message>
    <message>
        <source>Notified when a payment has ended</source>
        <translation>Krijgt bericht als een betaling afgelopen is</translation>
    </message>
    <message>
        <source>Callback address for scans</source>
        <translation>Callbackadres bij scannen</translation>
    </message>
    <message>
        <source>Notified when the customer has scanned</source>
        <translation>Krijgt bericht als de klant gescand heeft</translation>
    </message>
    <message>
        <source>http and loopback addresses, for testing</source>
        <translation>http en loopbackadressen, om te testen</translation>
    </message>
    <message>
        <source>Payments may be refunded</source>
        <translation>Terugbetalingen toestaan</translation>
    </message>
    <message>
        <source>An API key is enough; no signature is needed</source>
        <translation>Een API-sleutel volstaat; een handtekening is niet nodig</translation>
    </message>
    <message>
        <source>Payments wait up to 7 days for your server&apos;s acknowledgement</source>
        <translation>Betalingen wachten tot 7 dagen op de bevestiging van uw server</translation>
    </message>
    <message>
        <source>Profiles belong to a merchant: the company that takes the payments. Add the merchant first.</source>
        <translation>Profielen horen bij een handelaar: het bedrijf dat de betalingen ontvangt. Voeg eerst de handelaar toe.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProgressWords</name>
    <message>
        <source>Created</source>
        <translation>Aangemaakt</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>Gescand</translation>
    </message>
    <message>
        <source>Authorized</source>
        <translation>Goedgekeurd</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProviderWords</name>
    <message>
        <source>Provider does not answer; it last did %1</source>
        <translation>Betaalprovider antwoordt niet; laatste antwoord %1</translation>
    </message>
    <message>
        <source>Provider does not answer</source>
        <translation>Betaalprovider antwoordt niet</translation>
    </message>
    <message>
        <source>Provider refuses access (%1): check the connection</source>
        <translation>Betaalprovider weigert de toegang (%1): controleer de verbinding</translation>
    </message>
    <message>
        <source>This computer’s clock is %1 s ahead of the provider’s</source>
        <translation>De klok van deze computer loopt %1 s voor op die van de betaalprovider</translation>
    </message>
    <message>
        <source>This computer’s clock is %1 s behind the provider’s</source>
        <translation>De klok van deze computer loopt %1 s achter op die van de betaalprovider</translation>
    </message>
    <message>
        <source>Provider answered %1</source>
        <translation>Betaalprovider antwoordde %1</translation>
    </message>
    <message>
        <source>Requests in the last minute: %1. The latest answer took %2 ms.</source>
        <translation>Verzoeken in de laatste minuut: %1. Het laatste antwoord duurde %2 ms.</translation>
    </message>
    <message>
        <source>Reading payments: %1 so far, up to %2</source>
        <translation>Betalingen lezen: %1, tot en met %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::QrCode</name>
    <message>
        <source>QR code of the payment</source>
        <translation>QR-code van de betaling</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::QrPresenter</name>
    <message>
        <source>Your web shop still has to acknowledge this payment.</source>
        <translation>Uw webshop moet de ontvangst van deze betaling nog bevestigen.</translation>
    </message>
    <message>
        <source>The customer has scanned the code and is confirming the payment.</source>
        <translation>De klant heeft de code gescand en is de betaling aan het bevestigen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::QrView</name>
    <message>
        <source>Cancel payment</source>
        <translation>Betaling annuleren</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nieuwe betaling</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>QR code of the payment</source>
        <translation>QR-code van de betaling</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Rail</name>
    <message>
        <source>Views</source>
        <translation>Schermen</translation>
    </message>
    <message>
        <source>Show the names of the views</source>
        <translation>Namen van de schermen tonen</translation>
    </message>
    <message>
        <source>Show only the icons of the views</source>
        <translation>Alleen de pictogrammen tonen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RailButton</name>
    <message>
        <source>Needs attention: %1</source>
        <translation>Vraagt aandacht: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReachWords</name>
    <message>
        <source>Phones cannot open this link: its address works on this computer only. Open the service to the network in Settings.</source>
        <translation>Telefoons kunnen deze link niet openen: het adres werkt alleen op deze computer. Stel de dienst open voor het netwerk bij Instellingen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReceiptDialog</name>
    <message>
        <source>Till roll</source>
        <translation>Kassarol</translation>
    </message>
    <message>
        <source>80 mm wide</source>
        <translation>80 mm breed</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Blad</translation>
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
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Sent to the printer %1 ✓</source>
        <translation>Naar de printer %1 verzonden ✓</translation>
    </message>
    <message>
        <source>Saved as %1 ✓</source>
        <translation>Opgeslagen als %1 ✓</translation>
    </message>
    <message>
        <source>What will be printed</source>
        <translation>Wat wordt afgedrukt</translation>
    </message>
    <message>
        <source>The printer did not accept the job. Is the printer on and connected?</source>
        <translation>De printer heeft de opdracht niet aanvaard. Staat de printer aan en is hij verbonden?</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation>Hele breedte</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReceiptWords</name>
    <message>
        <source>Receipt</source>
        <translation>Betaalbewijs</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkooppunt</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referentie</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Betaald door</translation>
    </message>
    <message>
        <source>account ending in %1</source>
        <translation>rekening eindigend op %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>on its way</source>
        <translation>onderweg</translation>
    </message>
    <message>
        <source>Paid after refunds</source>
        <translation>Betaald na terugbetalingen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>A receipt exists only for a paid payment.</source>
        <translation>Een betaalbewijs bestaat alleen voor een geslaagde betaling.</translation>
    </message>
    <message>
        <source>The receipt exists as soon as the payment is acknowledged.</source>
        <translation>Het betaalbewijs bestaat zodra de ontvangst van de betaling is bevestigd.</translation>
    </message>
    <message>
        <source>of which VAT %1</source>
        <translation>waarvan btw %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RecoverySteps</name>
    <message>
        <source>If the computer of the shop breaks</source>
        <translation>Als de computer van de winkel stukgaat</translation>
    </message>
    <message>
        <source>%1 (disk %2)</source>
        <translation>%1 (schijf %2)</translation>
    </message>
    <message>
        <source>Install Tilldesk on another computer.</source>
        <translation>Installeer Tilldesk op een andere computer.</translation>
    </message>
    <message>
        <source>Connect the disk with the backups, or copy the newest backup.</source>
        <translation>Sluit de schijf met de back-ups aan, of kopieer de nieuwste back-up.</translation>
    </message>
    <message>
        <source>Connect the disk with the backups, or copy the newest backup. They are in the folder %1.</source>
        <translation>Sluit de schijf met de back-ups aan, of kopieer de nieuwste back-up. Ze staan in de map %1.</translation>
    </message>
    <message>
        <source>Start Tilldesk. On the first page choose “Restore from a backup…”, then the file with the latest date in its name.</source>
        <translation>Start Tilldesk. Kies op de eerste pagina “Een back-up terugzetten…” en daarna het bestand met de laatste datum in zijn naam.</translation>
    </message>
    <message>
        <source>These backups have no passphrase.</source>
        <translation>Deze back-ups hebben geen wachtwoordzin.</translation>
    </message>
    <message>
        <source>Type the passphrase of the backups. Nobody can open a backup without it.</source>
        <translation>Typ de wachtwoordzin van de back-ups. Zonder die zin kan niemand een back-up openen.</translation>
    </message>
    <message>
        <source>Compare the date and the number of payments with what you expect, and press Restore.</source>
        <translation>Vergelijk de datum en het aantal betalingen met wat u verwacht, en klik op Terugzetten.</translation>
    </message>
    <message>
        <source>Payouts, refunds and callbacks wait. Look up what was paid out and refunded after the backup, then choose “Let them go on…” in Settings, Safe keeping.</source>
        <translation>Uitbetalingen, terugbetalingen en callbacks wachten. Zoek op wat er na de back-up is uitbetaald en terugbetaald, en kies daarna “Laten doorgaan…” in Instellingen, Veilig bewaren.</translation>
    </message>
    <message numerus="yes">
        <source>Last backup when this page was printed: %1, %n payment(s).</source>
        <translation>
            <numerusform>Laatste back-up toen deze pagina werd afgedrukt: %1, %n betaling.</numerusform>
            <numerusform>Laatste back-up toen deze pagina werd afgedrukt: %1, %n betalingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Printed on %1. Keep this page and the passphrase apart from the backups.</source>
        <translation>Afgedrukt op %1. Bewaar deze pagina en de wachtwoordzin niet bij de back-ups.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundApproval</name>
    <message>
        <source>The approval of %1 has run out. Ask again.</source>
        <translation>De goedkeuring van %1 is verlopen. Vraag ze opnieuw.</translation>
    </message>
    <message>
        <source>Approved by %1</source>
        <translation>Goedgekeurd door %1</translation>
    </message>
    <message>
        <source>Above %1’s limit of %2 a refund</source>
        <translation>Boven de limiet van %1: %2 per terugbetaling</translation>
    </message>
    <message>
        <source>Above %1’s %2 of refunds a day</source>
        <translation>Boven de limiet van %1: %2 terugbetalingen per dag</translation>
    </message>
    <message>
        <source>For this refund only, until %1. Changing the amount takes it back.</source>
        <translation>Alleen voor deze terugbetaling, tot %1. Als u het bedrag wijzigt, vervalt de goedkeuring.</translation>
    </message>
    <message>
        <source>A manager or the owner has to approve it here.</source>
        <translation>Een manager of de eigenaar moet dit hier goedkeuren.</translation>
    </message>
    <message>
        <source>Nobody here may approve %1. Ask %2.</source>
        <translation>Niemand hier mag %1 goedkeuren. Vraag het aan %2.</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>Pincode van %1</translation>
    </message>
    <message>
        <source>PIN of %1 was right, %2</source>
        <translation>Pincode van %1 was juist, %2</translation>
    </message>
    <message>
        <source>It is not known yet whether this refund needs an approval.</source>
        <translation>Nog niet bekend of deze terugbetaling een goedkeuring nodig heeft.</translation>
    </message>
    <message>
        <source>Needs an approval</source>
        <translation>Goedkeuring nodig</translation>
    </message>
    <message>
        <source>Signed in: %1</source>
        <translation>Aangemeld: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundDetailsView</name>
    <message>
        <source>Show the payment</source>
        <translation>De betaling tonen</translation>
    </message>
    <message>
        <source>Refund details</source>
        <translation>Details van de terugbetaling</translation>
    </message>
    <message>
        <source>No refund chosen</source>
        <translation>Geen terugbetaling gekozen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Bedrag: %1</translation>
    </message>
    <message>
        <source>Payment %1</source>
        <translation>Betaling %1</translation>
    </message>
    <message>
        <source>Choose a refund to see its status.</source>
        <translation>Kies een terugbetaling om de status te zien.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundDialog</name>
    <message>
        <source>Transfer it yourself…</source>
        <translation>Zelf overschrijven…</translation>
    </message>
    <message>
        <source>Description (optional)</source>
        <translation>Omschrijving (optioneel)</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>For example: returned tart</source>
        <translation>Bijvoorbeeld: taart teruggebracht</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Nu nagaan</translation>
    </message>
    <message>
        <source>Account of the customer</source>
        <translation>Rekening van de klant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Refunding…</source>
        <translation>Terugbetaling bezig…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>The whole amount left</source>
        <translation>Het volledige resterende bedrag</translation>
    </message>
    <message>
        <source>A part of it</source>
        <translation>Een deel ervan</translation>
    </message>
    <message>
        <source>Amount to refund</source>
        <translation>Terug te betalen bedrag</translation>
    </message>
    <message>
        <source>It is not known yet whether the refund was made. Tilldesk repeats the same request; the refund is never made twice.</source>
        <translation>Het is nog niet bekend of de terugbetaling gelukt is. Tilldesk herhaalt hetzelfde verzoek; de terugbetaling gebeurt nooit twee keer.</translation>
    </message>
    <message>
        <source>Shows the customer&apos;s full account number. This is recorded.</source>
        <translation>Toont het volledige rekeningnummer van de klant. Dit wordt vastgelegd.</translation>
    </message>
    <message>
        <source>If the refund was made, it is listed with the refunds of the payment.</source>
        <translation>Als de terugbetaling gelukt is, staat ze bij de terugbetalingen van de betaling.</translation>
    </message>
    <message>
        <source>It was recorded that the number was shown. A transfer of your own does not count as a refund.</source>
        <translation>Het is vastgelegd dat het nummer is getoond. Een eigen overschrijving telt niet als terugbetaling.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundForm</name>
    <message>
        <source>This is not an amount. Type it like 24.50 or 24,50.</source>
        <translation>Dit is geen bedrag. Typ het zoals 24,50 of 24.50.</translation>
    </message>
    <message>
        <source>The amount must be at least %1.</source>
        <translation>Het bedrag moet minstens %1 zijn.</translation>
    </message>
    <message>
        <source>The refund has been made.</source>
        <translation>De terugbetaling is uitgevoerd.</translation>
    </message>
    <message>
        <source>Refund payment</source>
        <translation>Betaling terugbetalen</translation>
    </message>
    <message>
        <source>Refund %1</source>
        <translation>%1 terugbetalen</translation>
    </message>
    <message>
        <source>Paid %1 on %2</source>
        <translation>%1 betaald op %2</translation>
    </message>
    <message>
        <source>Paid %1 by %2 on %3</source>
        <translation>%1 betaald door %2 op %3</translation>
    </message>
    <message>
        <source>%1 on its way</source>
        <translation>%1 onderweg</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Terugbetalen</translation>
    </message>
    <message>
        <source>%1 gets %2 back.</source>
        <translation>%1 krijgt %2 terug.</translation>
    </message>
    <message>
        <source>%1 gets %2 back on %3.</source>
        <translation>%1 krijgt %2 terug op rekening %3.</translation>
    </message>
    <message>
        <source>The refund of %1 has failed</source>
        <translation>De terugbetaling van %1 is mislukt</translation>
    </message>
    <message>
        <source>The money has gone back to the customer.</source>
        <translation>Het geld is terugbetaald aan de klant.</translation>
    </message>
    <message>
        <source>No money has moved. The amount can be refunded again.</source>
        <translation>Er is geen geld overgemaakt. Het bedrag kan opnieuw worden terugbetaald.</translation>
    </message>
    <message>
        <source>Type the amount to refund.</source>
        <translation>Typ het terug te betalen bedrag.</translation>
    </message>
    <message>
        <source>Only %1 of this payment is left to refund.</source>
        <translation>Van deze betaling kan nog maar %1 worden terugbetaald.</translation>
    </message>
    <message>
        <source>The next payout is only %1, and a refund cannot be higher. Refund a part, or try again after more payments.</source>
        <translation>De volgende uitbetaling bedraagt maar %1 en een terugbetaling kan niet hoger zijn. Betaal een deel terug of probeer het na nieuwe betalingen opnieuw.</translation>
    </message>
    <message>
        <source>The amount left to refund is not known yet.</source>
        <translation>Het is nog niet bekend hoeveel nog kan worden terugbetaald.</translation>
    </message>
    <message>
        <source>The refund has been requested.</source>
        <translation>De terugbetaling is aangevraagd.</translation>
    </message>
    <message>
        <source>%1 refunded so far</source>
        <translation>tot nu toe %1 terugbetaald</translation>
    </message>
    <message>
        <source>The customer gets %1 back.</source>
        <translation>De klant krijgt %1 terug.</translation>
    </message>
    <message>
        <source>The customer gets %1 back on %2.</source>
        <translation>De klant krijgt %1 terug op rekening %2.</translation>
    </message>
    <message>
        <source>The amount is deducted from the next payout (%1).</source>
        <translation>Het bedrag gaat af van de volgende uitbetaling (%1).</translation>
    </message>
    <message>
        <source>%1 is being refunded</source>
        <translation>%1 wordt terugbetaald</translation>
    </message>
    <message>
        <source>%1 has been refunded</source>
        <translation>%1 is terugbetaald</translation>
    </message>
    <message>
        <source>The refund has been requested and is being processed. You can close this window.</source>
        <translation>De terugbetaling is aangevraagd en wordt verwerkt. U kunt dit venster sluiten.</translation>
    </message>
    <message>
        <source>batch “%1”</source>
        <translation>bundel “%1”</translation>
    </message>
    <message>
        <source>the customer</source>
        <translation>de klant</translation>
    </message>
    <message>
        <source>%1 gets %2 back for %3, as %4 asks.</source>
        <translation>%1 krijgt %2 terug voor %3, zoals %4 vraagt.</translation>
    </message>
    <message>
        <source>%1 gets %2 back on %3 for %4, as %5 asks.</source>
        <translation>%1 krijgt %2 terug op %3 voor %4, zoals %5 vraagt.</translation>
    </message>
    <message>
        <source>%1 has approved: %2</source>
        <translation>%1 heeft goedgekeurd: %2</translation>
    </message>
    <message>
        <source>%1 approves: %2</source>
        <translation>%1 keurt goed: %2</translation>
    </message>
    <message>
        <source>The amount is deducted from the next payout (%1), which then is %2.</source>
        <translation>Het bedrag gaat af van de volgende uitbetaling (%1), die dan %2 bedraagt.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundPresenter</name>
    <message>
        <source>Refund of %1</source>
        <translation>Terugbetaling van %1</translation>
    </message>
    <message>
        <source>The money has gone back to the customer.</source>
        <translation>Het geld is terugbetaald aan de klant.</translation>
    </message>
    <message>
        <source>No money has moved. The amount can be refunded again.</source>
        <translation>Er is geen geld overgemaakt. Het bedrag kan opnieuw worden terugbetaald.</translation>
    </message>
    <message>
        <source>Refund ID</source>
        <translation>Terugbetalings-ID</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Aangemaakt</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Betaler</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profiel</translation>
    </message>
    <message>
        <source>The money is set aside and will be refunded in a moment.</source>
        <translation>Het geld is gereserveerd en wordt zo dadelijk terugbetaald.</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Gevraagd door</translation>
    </message>
    <message>
        <source>Refunded to</source>
        <translation>Terugbetaald aan</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundWords</name>
    <message>
        <source>Pending</source>
        <translation>In afwachting</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Mislukt</translation>
    </message>
    <message numerus="yes">
        <source>%1 refunds</source>
        <translation>
            <numerusform>%1 terugbetaling</numerusform>
            <numerusform>%1 terugbetalingen</numerusform>
        </translation>
    </message>
    <message>
        <source>API key “%1”</source>
        <translation>API-sleutel “%1”</translation>
    </message>
    <message>
        <source>A request signed with key “%1”</source>
        <translation>Een verzoek ondertekend met sleutel “%1”</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>De dienst</translation>
    </message>
    <message>
        <source>At this till</source>
        <translation>Deze kassa</translation>
    </message>
    <message>
        <source>The whole amount is being refunded.</source>
        <translation>Het volledige bedrag wordt momenteel terugbetaald.</translation>
    </message>
    <message>
        <source>The whole amount has been refunded.</source>
        <translation>Het volledige bedrag is terugbetaald.</translation>
    </message>
    <message>
        <source>%1, at this till</source>
        <translation>%1, aan deze kassa</translation>
    </message>
    <message>
        <source>The payment provider</source>
        <translation>De betaalprovider</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundsModel</name>
    <message>
        <source>Created</source>
        <translation>Aangemaakt</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundsPresenter</name>
    <message>
        <source>No refund matches</source>
        <translation>Geen terugbetaling gevonden</translation>
    </message>
    <message>
        <source>No refund fits all of the filters above.</source>
        <translation>Geen enkele terugbetaling voldoet aan alle filters hierboven.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filters wissen</translation>
    </message>
    <message>
        <source>Show all refunds</source>
        <translation>Alle terugbetalingen tonen</translation>
    </message>
    <message>
        <source>No refunds yet</source>
        <translation>Nog geen terugbetalingen</translation>
    </message>
    <message>
        <source>Go to payments</source>
        <translation>Naar betalingen</translation>
    </message>
    <message>
        <source>The refunds cannot be shown</source>
        <translation>De terugbetalingen kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>No refunds here</source>
        <translation>Geen terugbetalingen</translation>
    </message>
    <message>
        <source>No refund has this status now.</source>
        <translation>Geen enkele terugbetaling heeft nu deze status.</translation>
    </message>
    <message>
        <source>To refund a payment, choose a paid payment and press Refund. Every refund is listed here with its status.</source>
        <translation>Kies een geslaagde betaling en druk op Terugbetalen. Elke terugbetaling staat hier met haar status.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not refunded</source>
        <translation>Niet terugbetaald</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundsView</name>
    <message>
        <source>Groups of refunds</source>
        <translation>Groepen terugbetalingen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Show the payment</source>
        <translation>De betaling tonen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportBars</name>
    <message>
        <source>%1, %2 each</source>
        <translation>%1, gemiddeld %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>shows the %1 payments</source>
        <translation>
            <numerusform>toont de %1 betaling</numerusform>
            <numerusform>toont de %1 betalingen</numerusform>
        </translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>nog niet voorbij</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportPaper</name>
    <message>
        <source>Made by Tilldesk on %1</source>
        <translation>Gemaakt met Tilldesk op %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportPresenter</name>
    <message>
        <source>Taken</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Average payment</source>
        <translation>Gemiddelde betaling</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>taken less refunded</source>
        <translation>ontvangen min terugbetaald</translation>
    </message>
    <message>
        <source>A refund counts in the row of its payment&apos;s point of sale, even if it was made after this period.</source>
        <translation>Een terugbetaling telt mee bij het verkooppunt van haar betaling, ook als ze na deze periode is uitgevoerd.</translation>
    </message>
    <message>
        <source>A payment counts in the row of the time it was created, a refund in the row of the time it was carried out.</source>
        <translation>Een betaling telt mee in de rij van het tijdstip waarop ze is aangemaakt, een terugbetaling in de rij van het tijdstip waarop ze is uitgevoerd.</translation>
    </message>
    <message>
        <source>Web shops, and before the staff</source>
        <translation>Webshops, en vóór het personeel</translation>
    </message>
    <message>
        <source>A payment counts for who took it, a refund for who requested it, in the period of the request and for all profiles.</source>
        <translation>Een betaling telt voor wie ze ontving, een terugbetaling voor wie ze aanvroeg, in de periode van de aanvraag en voor alle profielen.</translation>
    </message>
    <message>
        <source>taken less refunded and %1 fees</source>
        <translation>ontvangen min terugbetaald en %1 kosten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportTable</name>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportWords</name>
    <message>
        <source>Hour</source>
        <translation>Uur</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Week</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkooppunt</translation>
    </message>
    <message>
        <source>Takings by hour</source>
        <translation>Ontvangsten per uur</translation>
    </message>
    <message>
        <source>Takings by day</source>
        <translation>Ontvangsten per dag</translation>
    </message>
    <message>
        <source>Takings by week</source>
        <translation>Ontvangsten per week</translation>
    </message>
    <message>
        <source>Takings by month</source>
        <translation>Ontvangsten per maand</translation>
    </message>
    <message>
        <source>Takings by point of sale</source>
        <translation>Ontvangsten per verkooppunt</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Week %1</translation>
    </message>
    <message>
        <source>W%1</source>
        <comment>short for a week&apos;s number</comment>
        <translation>W%1</translation>
    </message>
    <message>
        <source>No point of sale</source>
        <translation>Geen verkooppunt</translation>
    </message>
    <message>
        <source>whole profile</source>
        <translation>hele profiel</translation>
    </message>
    <message>
        <source>Day close</source>
        <translation>Dagafsluiting</translation>
    </message>
    <message>
        <source>X reading</source>
        <translation>X-rapport</translation>
    </message>
    <message>
        <source>For rows by hour, choose a period of at most three days.</source>
        <translation>Kies voor rijen per uur een periode van hoogstens drie dagen.</translation>
    </message>
    <message>
        <source>For rows by day, choose a period of at most three months.</source>
        <translation>Kies voor rijen per dag een periode van hoogstens drie maanden.</translation>
    </message>
    <message>
        <source>For rows by week, choose a period of at most two years.</source>
        <translation>Kies voor rijen per week een periode van hoogstens twee jaar.</translation>
    </message>
    <message>
        <source>For rows by month, choose a period of at most twenty years.</source>
        <translation>Kies voor rijen per maand een periode van hoogstens twintig jaar.</translation>
    </message>
    <message>
        <source>%1 vs. a week earlier</source>
        <translation>%1 t.o.v. een week eerder</translation>
    </message>
    <message>
        <source>%1 vs. the week before</source>
        <translation>%1 t.o.v. de vorige week</translation>
    </message>
    <message>
        <source>%1 vs. the month before</source>
        <translation>%1 t.o.v. de vorige maand</translation>
    </message>
    <message>
        <source>%1 vs. the quarter before</source>
        <translation>%1 t.o.v. het vorige kwartaal</translation>
    </message>
    <message>
        <source>%1 vs. the year before</source>
        <translation>%1 t.o.v. het vorige jaar</translation>
    </message>
    <message>
        <source>%1 vs. the days before</source>
        <translation>%1 t.o.v. de vorige dagen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Takings by person</source>
        <translation>Ontvangsten per persoon</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportsView</name>
    <message>
        <source>Takings</source>
        <translation>Ontvangsten</translation>
    </message>
    <message>
        <source>Day close</source>
        <translation>Dagafsluiting</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Patronen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RestoreDialog</name>
    <message>
        <source>Choose the backup</source>
        <translation>Kies de back-up</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Restore from a backup</source>
        <translation>Een back-up terugzetten</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Wachtwoordzin</translation>
    </message>
    <message>
        <source>Backup file</source>
        <translation>Back-upbestand</translation>
    </message>
    <message>
        <source>The shop of the backup takes the place of this one. A backup of the present state is made first, and the folder of the present shop is kept under another name.</source>
        <translation>De winkel uit de back-up komt in de plaats van deze. Eerst wordt een back-up van de huidige toestand gemaakt, en de map van de huidige winkel blijft onder een andere naam bewaard.</translation>
    </message>
    <message>
        <source>The file that Tilldesk wrote to your backup disk. Nothing in it is changed.</source>
        <translation>Het bestand dat Tilldesk op uw back-upschijf heeft gezet. Er wordt niets in gewijzigd.</translation>
    </message>
    <message>
        <source>The backup is being read…</source>
        <translation>De back-up wordt gelezen…</translation>
    </message>
    <message>
        <source>Type the name of the shop</source>
        <translation>Typ de naam van de winkel</translation>
    </message>
    <message>
        <source>To put this backup in the place of the shop, type its name: %1</source>
        <translation>Typ de naam van de winkel om deze back-up in de plaats ervan te zetten: %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Show what is in it</source>
        <translation>Inhoud tonen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SafekeepingPage</name>
    <message>
        <source>Support file…</source>
        <translation>Supportbestand…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Nu back-up maken</translation>
    </message>
    <message>
        <source>Choose the folder of the backups</source>
        <translation>De map van de back-ups kiezen</translation>
    </message>
    <message>
        <source>Ask me now…</source>
        <translation>Nu controleren…</translation>
    </message>
    <message>
        <source>Rehearse now</source>
        <translation>Nu proberen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>Let them go on…</source>
        <translation>Laten doorgaan…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Back-ups</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Best on another disk. Empty: no daily backups</source>
        <translation>Liefst op een andere schijf. Leeg: geen dagelijkse back-ups</translation>
    </message>
    <message>
        <source>Every day at</source>
        <translation>Elke dag om</translation>
    </message>
    <message>
        <source>A time at which the computer is on</source>
        <translation>Een tijdstip waarop de computer aanstaat</translation>
    </message>
    <message>
        <source>Keep the last</source>
        <translation>Bewaar de laatste</translation>
    </message>
    <message>
        <source>Older daily backups are deleted</source>
        <translation>Oudere dagelijkse back-ups worden verwijderd</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Wachtwoordzin</translation>
    </message>
    <message>
        <source>Nobody can open a backup without it</source>
        <translation>Zonder deze zin kan niemand een back-up openen</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Proefherstel</translation>
    </message>
    <message>
        <source>Try a restore</source>
        <translation>Herstel proberen</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Ingesteld</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Niet ingesteld</translation>
    </message>
    <message>
        <source>Anyone who has a backup can read it</source>
        <translation>Iedereen die een back-up heeft, kan hem lezen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Wijzigen…</translation>
    </message>
    <message>
        <source>Set…</source>
        <translation>Instellen…</translation>
    </message>
    <message>
        <source>Let payouts, refunds and callbacks go on?</source>
        <translation>Uitbetalingen, terugbetalingen en callbacks laten doorgaan?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Nog niet</translation>
    </message>
    <message>
        <source>Let them go on</source>
        <translation>Laten doorgaan</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Terugzetten…</translation>
    </message>
    <message>
        <source>And every day at</source>
        <translation>En elke dag om</translation>
    </message>
    <message>
        <source>Empty: once a day</source>
        <translation>Leeg: één keer per dag</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n jaar</numerusform>
            <numerusform>%n jaar</numerusform>
        </translation>
    </message>
    <message>
        <source>The first of each month</source>
        <translation>De eerste van elke maand</translation>
    </message>
    <message>
        <source>Kept longer than the others</source>
        <translation>Langer bewaard dan de andere</translation>
    </message>
    <message>
        <source>Not kept longer</source>
        <translation>Even lang bewaard als de andere</translation>
    </message>
    <message>
        <source>When you quit Tilldesk</source>
        <translation>Bij het afsluiten van Tilldesk</translation>
    </message>
    <message>
        <source>Also makes a backup then</source>
        <translation>Ook dan een back-up maken</translation>
    </message>
    <message>
        <source>Still known?</source>
        <translation>Nog bekend?</translation>
    </message>
    <message>
        <source>Ask twice a year</source>
        <translation>Vraag het twee keer per jaar</translation>
    </message>
    <message>
        <source>If this computer breaks: install Tilldesk on another one, choose “Restore from a backup…” at its first start, then the newest backup, and type the passphrase.</source>
        <translation>Gaat deze computer stuk: installeer Tilldesk op een andere, kies bij de eerste start “Een back-up terugzetten…”, dan de nieuwste back-up, en typ de wachtwoordzin.</translation>
    </message>
    <message>
        <source>Print these steps…</source>
        <translation>Deze stappen afdrukken…</translation>
    </message>
    <message>
        <source>The printer did not accept the job. Is the printer on and connected?</source>
        <translation>De printer heeft de opdracht niet aanvaard. Staat de printer aan en is hij verbonden?</translation>
    </message>
    <message>
        <source>In a copy; nothing of the shop is changed</source>
        <translation>In een kopie; aan de winkel verandert niets</translation>
    </message>
    <message>
        <source>Every 30 days</source>
        <translation>Elke 30 dagen</translation>
    </message>
    <message>
        <source>Never automatically</source>
        <translation>Nooit automatisch</translation>
    </message>
    <message>
        <source>Try it now</source>
        <translation>Nu proberen</translation>
    </message>
    <message>
        <source>With the newest backup</source>
        <translation>Met de nieuwste back-up</translation>
    </message>
    <message>
        <source>A backup is restored at the shop’s computer</source>
        <translation>Een back-up zet u terug op de computer van de zaak</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SafekeepingSide</name>
    <message>
        <source>No backup has been made yet.</source>
        <translation>Er is nog geen back-up gemaakt.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Last rehearsal</source>
        <translation>Laatste proefherstel</translation>
    </message>
    <message>
        <source>Latest backups</source>
        <translation>Nieuwste back-ups</translation>
    </message>
    <message>
        <source>Disk %1</source>
        <translation>Schijf %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 backups: %2</source>
        <translation>
            <numerusform>%1 back-up: %2</numerusform>
            <numerusform>%1 back-ups: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files: %1</source>
        <translation>Andere bestanden: %1</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Vrij: %1</translation>
    </message>
    <message>
        <source>Free: %1, %2</source>
        <translation>Vrij: %1, %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SafekeepingWords</name>
    <message>
        <source>tonight at %1</source>
        <translation>vannacht om %1</translation>
    </message>
    <message>
        <source>today at %1</source>
        <translation>vandaag om %1</translation>
    </message>
    <message>
        <source>tomorrow at %1</source>
        <translation>morgen om %1</translation>
    </message>
    <message>
        <source>yesterday at %1</source>
        <translation>gisteren om %1</translation>
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
        <translation>Deze winkel is hersteld uit een back-up: %1. De laatste betaling daarin: %2; alles daarna ontbreekt hier. Uitbetalingen, terugbetalingen en callbacks wachten, omdat ze misschien al zijn gedaan.</translation>
    </message>
    <message>
        <source>This shop was restored from the backup of %1, which has no payments. Payouts, refunds and callbacks wait, because they may have been made already.</source>
        <translation>Deze winkel is hersteld uit een back-up zonder betalingen: %1. Uitbetalingen, terugbetalingen en callbacks wachten, omdat ze misschien al zijn gedaan.</translation>
    </message>
    <message>
        <source>Check first which refunds and payouts were made after %1: compare the bank&apos;s statements and the shop&apos;s own software. When you continue, everything that was open in the backup is carried out. A refund or payout that was made after the backup is then made a second time. This cannot be undone.</source>
        <translation>Controleer eerst welke terugbetalingen en uitbetalingen na dit tijdstip zijn gedaan: %1. Vergelijk de rekeninguittreksels en de eigen software van de winkel. Als u doorgaat, wordt alles uitgevoerd wat in de back-up openstond. Een terugbetaling of uitbetaling die na de back-up is gedaan, wordt dan een tweede keer gedaan. Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>The last backup failed. The last good backup was made %1.</source>
        <translation>De laatste back-up is mislukt. De laatste goede back-up: %1.</translation>
    </message>
    <message>
        <source>The last backup failed, and there is no good one.</source>
        <translation>De laatste back-up is mislukt en er is geen goede.</translation>
    </message>
    <message>
        <source>There is no backup of this shop yet.</source>
        <translation>Er is nog geen back-up van deze winkel.</translation>
    </message>
    <message>
        <source>The last good backup is older than a day: %1.</source>
        <translation>De laatste goede back-up is ouder dan een dag: %1.</translation>
    </message>
    <message>
        <source>The rehearsal of a restore failed: the backup could not be restored.</source>
        <translation>Het proefherstel is mislukt: de back-up kon niet worden hersteld.</translation>
    </message>
    <message>
        <source>The disk of the backups is nearly full: %1 are free.</source>
        <translation>De schijf van de back-ups is bijna vol: %1 vrij.</translation>
    </message>
    <message>
        <source>The last %1 backups failed</source>
        <translation>De laatste %1 back-ups zijn mislukt</translation>
    </message>
    <message>
        <source>The last backup failed</source>
        <translation>De laatste back-up is mislukt</translation>
    </message>
    <message>
        <source>Last backup %1</source>
        <translation>Laatste back-up %1</translation>
    </message>
    <message>
        <source>No backup yet</source>
        <translation>Nog geen back-up</translation>
    </message>
    <message>
        <source>The folder is not there: is its disk connected?</source>
        <translation>De map ontbreekt: is de schijf aangesloten?</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Reden: %1</translation>
    </message>
    <message>
        <source>Complete and verified</source>
        <translation>Volledig en gecontroleerd</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Choose a folder below: then Tilldesk makes a backup every day</source>
        <translation>Kies hieronder een map: dan maakt Tilldesk elke dag een back-up</translation>
    </message>
    <message>
        <source>a daily backup is being made</source>
        <translation>de dagelijkse back-up wordt gemaakt</translation>
    </message>
    <message>
        <source>next one now</source>
        <translation>volgende: nu</translation>
    </message>
    <message>
        <source>next one %1</source>
        <translation>volgende: %1</translation>
    </message>
    <message>
        <source>Backup %1</source>
        <translation>Back-up %1</translation>
    </message>
    <message>
        <source>No rehearsal yet</source>
        <translation>Nog geen proefherstel</translation>
    </message>
    <message>
        <source>Restored and verified %1, %2</source>
        <translation>Hersteld en gecontroleerd: %1, %2</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>Mislukt: %1</translation>
    </message>
    <message>
        <source>A rehearsal restores the last backup into a temporary folder and checks it.</source>
        <translation>Een proefherstel herstelt de laatste back-up in een tijdelijke map en controleert hem.</translation>
    </message>
    <message numerus="yes">
        <source>%1 payments came back, and every check of the books passed.</source>
        <translation>
            <numerusform>%1 betaling kwam terug, en elke controle van de boekhouding slaagde.</numerusform>
            <numerusform>%1 betalingen kwamen terug, en elke controle van de boekhouding slaagde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next rehearsal %1</source>
        <translation>Volgend proefherstel %1</translation>
    </message>
    <message>
        <source>Too short: at least %1 characters</source>
        <translation>Te kort: minstens %1 tekens</translation>
    </message>
    <message>
        <source>Weak: a few more words make it hard to guess</source>
        <translation>Zwak: met een paar woorden meer is hij moeilijk te raden</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Redelijk</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>Nog niet gevraagd</translation>
    </message>
    <message>
        <source>Known on %1</source>
        <translation>Bekend op %1</translation>
    </message>
    <message>
        <source>%1 knew it on %2</source>
        <translation>%1 kende ze op %2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>sinds %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SavedViewTabs</name>
    <message>
        <source>Save view</source>
        <translation>Weergave opslaan</translation>
    </message>
    <message>
        <source>More saved views</source>
        <translation>Meer opgeslagen weergaven</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Choose a filter, a tab or an order first</source>
        <translation>Kies eerst een filter, een tabblad of een volgorde</translation>
    </message>
    <message>
        <source>Keep these filters and this order under a name</source>
        <translation>Deze filters en deze volgorde onder een naam bewaren</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Naam wijzigen …</translation>
    </message>
    <message>
        <source>Update to these filters</source>
        <translation>Bijwerken met deze filters</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Naar links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Naar rechts</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>The view “%1” is deleted.</source>
        <translation>De weergave “%1” is verwijderd.</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>Deze weergave opslaan</translation>
    </message>
    <message>
        <source>Rename the view</source>
        <translation>De naam van de weergave wijzigen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SavedViews</name>
    <message>
        <source>A view needs a name.</source>
        <translation>Een weergave heeft een naam nodig.</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>Een naam heeft hoogstens %1 tekens.</translation>
    </message>
    <message>
        <source>Another view has this name.</source>
        <translation>Een andere weergave heeft deze naam.</translation>
    </message>
    <message>
        <source>There are %1 views already. Delete one first.</source>
        <translation>Er zijn al %1 weergaven. Verwijder er eerst een.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ScheduleDialog</name>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Automatic monthly pack</source>
        <translation>Automatische maandmap</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Every month</source>
        <translation>Elke maand</translation>
    </message>
    <message>
        <source>Choose the folder of the packs</source>
        <translation>Kies de map van de maandmappen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>One zipped pack for each merchant. Empty: none is made automatically</source>
        <translation>Eén gezipte map per handelaar. Leeg: niets wordt automatisch gemaakt</translation>
    </message>
    <message>
        <source>On day</source>
        <translation>Op dag</translation>
    </message>
    <message>
        <source>Of the following month, 1 to 28</source>
        <translation>Van de volgende maand, 1 tot 28</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Om</translation>
    </message>
    <message>
        <source>If the computer is off then: at the next start</source>
        <translation>Is de computer dan uit: bij de volgende start</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Of the guide and of the e-mail</source>
        <translation>Van de leeswijzer en de e-mail</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Send it to</source>
        <translation>Verzenden naar</translation>
    </message>
    <message>
        <source>Addresses with commas between them</source>
        <translation>Adressen met komma’s ertussen</translation>
    </message>
    <message>
        <source>Mail server</source>
        <translation>Mailserver</translation>
    </message>
    <message>
        <source>SMTP, for example mail.example.com</source>
        <translation>SMTP, bijvoorbeeld mail.example.com</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Versleuteling</translation>
    </message>
    <message>
        <source>Nothing is sent without it</source>
        <translation>Zonder wordt niets verzonden</translation>
    </message>
    <message>
        <source>TLS, usually port 465</source>
        <translation>TLS, meestal poort 465</translation>
    </message>
    <message>
        <source>STARTTLS, usually port 587</source>
        <translation>STARTTLS, meestal poort 587</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Poort</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>Address of the sender</source>
        <translation>Adres van de afzender</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Gebruiker</translation>
    </message>
    <message>
        <source>Empty: the server asks for no name</source>
        <translation>Leeg: de server vraagt geen naam</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Wachtwoord</translation>
    </message>
    <message>
        <source>A password is set</source>
        <translation>Er is een wachtwoord ingesteld</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Niet ingesteld</translation>
    </message>
    <message>
        <source>Choose the file of certificates</source>
        <translation>Kies het bestand met certificaten</translation>
    </message>
    <message>
        <source>Own certificates</source>
        <translation>Eigen certificaten</translation>
    </message>
    <message>
        <source>PEM file, only for a mail server of your own</source>
        <translation>PEM-bestand, alleen voor een eigen mailserver</translation>
    </message>
    <message>
        <source>Stored encrypted</source>
        <translation>Versleuteld bewaard</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ScheduleView</name>
    <message>
        <source>Make now</source>
        <translation>Nu maken</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Automatically, every month</source>
        <translation>Automatisch, elke maand</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Mislukt</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Wijzigen…</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Instellen…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SelectionBar</name>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Geselecteerde rijen</translation>
    </message>
    <message>
        <source>Copy the selected rows as text (Ctrl+C)</source>
        <translation>De geselecteerde rijen als tekst kopiëren (Ctrl+C)</translation>
    </message>
    <message>
        <source>Clear the selection (Esc)</source>
        <translation>De selectie opheffen (Esc)</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>De selectie opheffen</translation>
    </message>
    <message numerus="yes">
        <source>Select all %1 by the filter</source>
        <translation>
            <numerusform>De %1 van de filter selecteren</numerusform>
            <numerusform>Alle %1 van de filter selecteren</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Save the selected rows to a file (Ctrl+E)</source>
        <translation>Bewaar de geselecteerde rijen in een bestand (Ctrl+E)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsApiKeyForm</name>
    <message>
        <source>At most 64 letters, digits, dots, hyphens and underscores.</source>
        <translation>Hoogstens 64 letters, cijfers, punten, streepjes en liggende streepjes.</translation>
    </message>
    <message>
        <source>Choose at least one right for the key.</source>
        <translation>Kies minstens één recht voor de sleutel.</translation>
    </message>
    <message>
        <source>At most 16 addresses or networks such as 192.168.1.0/24, separated by commas.</source>
        <translation>Hoogstens 16 adressen of netwerken zoals 192.168.1.0/24, gescheiden door komma’s.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsApiKeys</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profiel</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Rechten</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Aangemaakt</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Laatst gebruikt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Toestand</translation>
    </message>
    <message>
        <source>Integrator %1</source>
        <translation>Integrator %1</translation>
    </message>
    <message>
        <source>The merchant</source>
        <translation>De handelaar</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Ingetrokken</translation>
    </message>
    <message>
        <source>Payments, refunds</source>
        <translation>Betalingen, terugbetalingen</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Verlopen</translation>
    </message>
    <message>
        <source>Expires on %1</source>
        <translation>Verloopt op %1</translation>
    </message>
    <message>
        <source>Only from %1</source>
        <translation>Alleen vanaf %1</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Gebruikt door</translation>
    </message>
    <message>
        <source>Requests with the key “%1” are refused from now on. This cannot be undone, but you can make a new key at any time.</source>
        <translation>Verzoeken met de sleutel “%1” worden voortaan geweigerd. Dit kan niet ongedaan worden gemaakt, maar u kunt altijd een nieuwe sleutel maken.</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Geldig</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsBooksForm</name>
    <message>
        <source>VAT is not booked apart: the program splits it off.</source>
        <translation>Btw wordt niet apart geboekt: het programma splitst ze af.</translation>
    </message>
    <message>
        <source>Without this account no journal can be written.</source>
        <translation>Zonder deze rekening is er geen dagboek.</translation>
    </message>
    <message>
        <source>The same account as “%1”.</source>
        <translation>Dezelfde rekening als ‘%1’.</translation>
    </message>
    <message>
        <source>A number from 1001 to 9999999.</source>
        <translation>Een getal van 1001 tot 9999999.</translation>
    </message>
    <message>
        <source>A number from 1 to 99999.</source>
        <translation>Een getal van 1 tot 99999.</translation>
    </message>
    <message>
        <source>A year such as 2024.</source>
        <translation>Een jaar zoals 2024.</translation>
    </message>
    <message>
        <source>A rate such as 6, or shares that are 100 % together: 12:75,21:25</source>
        <translation>Een tarief zoals 6, of aandelen die samen 100 % zijn: 12:75,21:25</translation>
    </message>
    <message>
        <source>Rates are never changed back in time.</source>
        <translation>Tarieven veranderen nooit met terugwerkende kracht.</translation>
    </message>
    <message>
        <source>1 to 6 letters and digits.</source>
        <translation>1 tot 6 letters en cijfers.</translation>
    </message>
    <message>
        <source>The journal of the day does not balance.</source>
        <translation>Het dagboek van de dag is niet in evenwicht.</translation>
    </message>
    <message>
        <source>Your bank’s account? Clearing needs an account of its own.</source>
        <translation>De rekening van uw bank? De tussenrekening moet een andere zijn.</translation>
    </message>
    <message>
        <source>Your bank’s account? If its statements are posted too, payouts are booked twice.</source>
        <translation>De rekening van uw bank? Als ook haar uittreksels geboekt worden, worden uitbetalingen dubbel geboekt.</translation>
    </message>
    <message>
        <source>Taken already: clearing and VAT need accounts of their own.</source>
        <translation>Al gebruikt: tussenrekening en btw hebben een eigen rekening nodig.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsBooksWords</name>
    <message>
        <source>Belgium · PCMN / MAR</source>
        <translation>België · MAR</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Nederland</translation>
    </message>
    <message>
        <source>France · PCG</source>
        <translation>Frankrijk · PCG</translation>
    </message>
    <message>
        <source>Germany · SKR03</source>
        <translation>Duitsland · SKR03</translation>
    </message>
    <message>
        <source>Germany · SKR04</source>
        <translation>Duitsland · SKR04</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Uw eigen</translation>
    </message>
    <message>
        <source>Clearing</source>
        <translation>Tussenrekening</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Verkopen</translation>
    </message>
    <message>
        <source>VAT to pay</source>
        <translation>Te betalen btw</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Not yet known</source>
        <translation>Nog onbekend</translation>
    </message>
    <message>
        <source>owed by the provider, money on its way</source>
        <translation>tegoed bij de aanbieder, geld onderweg</translation>
    </message>
    <message>
        <source>sales without VAT</source>
        <translation>verkopen zonder btw</translation>
    </message>
    <message>
        <source>VAT of the sales</source>
        <translation>btw van de verkopen</translation>
    </message>
    <message>
        <source>refunds granted, without VAT</source>
        <translation>toegekende terugbetalingen, zonder btw</translation>
    </message>
    <message>
        <source>costs of the provider</source>
        <translation>kosten van de aanbieder</translation>
    </message>
    <message>
        <source>sales without a VAT rate</source>
        <translation>verkopen zonder btw-tarief</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>geen tarief</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 aan %2</translation>
    </message>
    <message>
        <source>1 to 20 letters, digits, dots and hyphens.</source>
        <translation>1 tot 20 letters, cijfers, punten en streepjes.</translation>
    </message>
    <message>
        <source>%1 takes %2 to %3 digits.</source>
        <translation>%1 neemt %2 tot %3 cijfers.</translation>
    </message>
    <message>
        <source>Internal transfers</source>
        <translation>Interne overboekingen</translation>
    </message>
    <message>
        <source>payouts, until your bank has booked them</source>
        <translation>uitbetalingen, tot uw bank ze geboekt heeft</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsCompatibleForm</name>
    <message>
        <source>At most %1 characters.</source>
        <translation>Hoogstens %1 tekens.</translation>
    </message>
    <message>
        <source>Type an address like https://claims.example, without a slash at the end.</source>
        <translation>Typ een adres zoals https://claims.example, zonder schuine streep op het einde.</translation>
    </message>
    <message>
        <source>The name must be on one line.</source>
        <translation>De naam moet op één regel staan.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsConnectionForm</name>
    <message>
        <source>A profile of production stays one for ever. Make a new profile.</source>
        <translation>Een profiel van productie blijft dat voorgoed. Maak een nieuw profiel.</translation>
    </message>
    <message>
        <source>No API key yet</source>
        <translation>Nog geen API-sleutel</translation>
    </message>
    <message>
        <source>No key yet. Refunds and payout lists are signed with it.</source>
        <translation>Nog geen sleutel. Terugbetalingen en uitbetalingslijsten worden ermee ondertekend.</translation>
    </message>
    <message>
        <source>ES256, made %1</source>
        <translation>ES256, gemaakt %1</translation>
    </message>
    <message>
        <source>Payments are followed and listed. No payment and no refund is made from here.</source>
        <translation>Betalingen worden gevolgd en getoond. Van hieruit wordt geen betaling en geen terugbetaling gemaakt.</translation>
    </message>
    <message>
        <source>Payments are allowed. No refund is made from here.</source>
        <translation>Betalingen zijn toegestaan. Van hieruit wordt geen terugbetaling gemaakt.</translation>
    </message>
    <message>
        <source>Payments and refunds are allowed.</source>
        <translation>Betalingen en terugbetalingen zijn toegestaan.</translation>
    </message>
    <message>
        <source>From now on each payment of %1 is charged to a customer’s bank account.</source>
        <translation>Vanaf nu gaat elke betaling van %1 van de bankrekening van een klant af.</translation>
    </message>
    <message>
        <source>From now on refunds of %1 pay real money back to customers.</source>
        <translation>Vanaf nu betalen terugbetalingen van %1 echt geld aan klanten terug.</translation>
    </message>
    <message>
        <source>Needs https.</source>
        <translation>Vereist https.</translation>
    </message>
    <message>
        <source>Fill in this field.</source>
        <translation>Vul dit veld in.</translation>
    </message>
    <message>
        <source>An ID has 24 digits of 0–9 and a–f.</source>
        <translation>Een ID heeft 24 cijfers van 0–9 en a–f.</translation>
    </message>
    <message>
        <source>This is no API key. Paste it whole, without spaces.</source>
        <translation>Dit is geen API-sleutel. Plak hem helemaal, zonder spaties.</translation>
    </message>
    <message>
        <source>Not possible: the profile has payments, or the shop is for another environment. Make a new profile.</source>
        <translation>Niet mogelijk: het profiel heeft betalingen, of de winkel is voor een andere omgeving. Maak een nieuw profiel.</translation>
    </message>
    <message>
        <source>Enter a day such as %1.</source>
        <translation>Voer een dag in, bijvoorbeeld %1.</translation>
    </message>
    <message>
        <source>Enter a day of the last %1 years.</source>
        <translation>Voer een dag van de laatste %1 jaar in.</translation>
    </message>
    <message>
        <source>Enter a later day: payouts before it were stored without this profile.</source>
        <translation>Vul een latere dag in: eerdere uitbetalingen zijn zonder dit profiel opgeslagen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsEndpointForm</name>
    <message>
        <source>The service runs on this computer, but not on the network: port %1 is taken there, or this computer has no network. Choose another port or connect the computer.</source>
        <translation>De dienst werkt op deze computer, maar niet op het netwerk: poort %1 is daar bezet, of deze computer heeft geen netwerk. Kies een andere poort of verbind de computer.</translation>
    </message>
    <message>
        <source>The service cannot be reached: port %1 is used by another program, or this user may not use the port. Choose another port.</source>
        <translation>De dienst is niet bereikbaar: poort %1 is bezet door een ander programma, of deze gebruiker mag de poort niet gebruiken. Kies een andere poort.</translation>
    </message>
    <message>
        <source>Tilldesk made this certificate itself, so phones and other computers do not trust it yet. Install this file on each of them as a trusted authority, or choose a certificate of your own below.</source>
        <translation>Tilldesk heeft dit certificaat zelf gemaakt. Telefoons en andere computers vertrouwen het dus nog niet. Installeer dit bestand op elk toestel als vertrouwde autoriteit, of kies hieronder een eigen certificaat.</translation>
    </message>
    <message>
        <source>A port must be a number from 1 to 65535.</source>
        <translation>Een poort moet een getal van 1 tot en met 65535 zijn.</translation>
    </message>
    <message>
        <source>Choose different ports for the network and for this computer.</source>
        <translation>Kies verschillende poorten voor het netwerk en voor deze computer.</translation>
    </message>
    <message>
        <source>Type an address like https://pay.example.com, without a slash at the end.</source>
        <translation>Typ een adres zoals https://pay.example.com, zonder schuine streep op het einde.</translation>
    </message>
    <message>
        <source>Choose the certificate of this key too.</source>
        <translation>Kies ook het certificaat van deze sleutel.</translation>
    </message>
    <message>
        <source>Choose the key of this certificate too.</source>
        <translation>Kies ook de sleutel van dit certificaat.</translation>
    </message>
    <message>
        <source>These files cannot be used. They must be readable PEM files that belong together. The certificate must be valid today. The key must have no passphrase and be readable only by its owner.</source>
        <translation>Deze bestanden zijn niet bruikbaar. Het moeten leesbare PEM-bestanden zijn die bij elkaar horen. Het certificaat moet vandaag geldig zijn. De sleutel mag geen wachtwoordzin hebben en alleen voor de eigenaar leesbaar zijn.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsFees</name>
    <message>
        <source>Euros with up to two decimals, such as 0.25.</source>
        <translation>Euro met hoogstens twee decimalen, zoals 0,25.</translation>
    </message>
    <message>
        <source>A percentage from 0 to 100, such as 1.4.</source>
        <translation>Een percentage van 0 tot 100, zoals 1,4.</translation>
    </message>
    <message>
        <source>The amount of the invoice, such as 123.45.</source>
        <translation>Het bedrag van de factuur, zoals 123,45.</translation>
    </message>
    <message>
        <source>The number of the invoice, up to 35 characters. No other month has it.</source>
        <translation>Het factuurnummer, hoogstens 35 tekens. Geen andere maand heeft het.</translation>
    </message>
    <message>
        <source>Net: less the fees</source>
        <translation>Netto: min de kosten</translation>
    </message>
    <message>
        <source>Gross: fees apart</source>
        <translation>Bruto: kosten apart</translation>
    </message>
    <message>
        <source>A month that has ended.</source>
        <translation>Een maand die voorbij is.</translation>
    </message>
    <message>
        <source>%1: invoice %2 of %3 instead of %4</source>
        <translation>%1: factuur %2 van %3 in plaats van %4</translation>
    </message>
    <message>
        <source>The new invoice replaces invoice %1 of %2: the difference is booked.</source>
        <translation>De nieuwe factuur vervangt factuur %1 van %2: het verschil wordt geboekt.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsForm</name>
    <message>
        <source>Nothing has been changed</source>
        <translation>Er is niets gewijzigd</translation>
    </message>
    <message>
        <source>The changes are being saved</source>
        <translation>De wijzigingen worden opgeslagen</translation>
    </message>
    <message>
        <source>Correct the marked fields first</source>
        <translation>Verbeter eerst de gemarkeerde velden</translation>
    </message>
    <message>
        <source>Fill in the empty fields first</source>
        <translation>Vul eerst de lege velden in</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsJournalDay</name>
    <message>
        <source>VAT of refunds</source>
        <translation>Btw van terugbetalingen</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Rekening</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Waarvoor</translation>
    </message>
    <message>
        <source>Debit</source>
        <translation>Debet</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Credit</translation>
    </message>
    <message>
        <source>No journal: “%1” has no account.</source>
        <translation>Geen dagboek: ‘%1’ heeft geen rekening.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Debit and credit differ by %1.</source>
        <translation>Debet en credit verschillen %1.</translation>
    </message>
    <message>
        <source>✓ Debit equals credit. Example: no day has payments yet.</source>
        <translation>✓ Debet is gelijk aan credit. Voorbeeld: nog geen dag heeft betalingen.</translation>
    </message>
    <message>
        <source>✓ Debit equals credit.</source>
        <translation>✓ Debet is gelijk aan credit.</translation>
    </message>
    <message>
        <source>Account %1 ends at %2, but you are owed %3.</source>
        <translation>Rekening %1 eindigt op %2, maar u hebt %3 te goed.</translation>
    </message>
    <message>
        <source>✓ Account %1 ends at %2 once paid out.</source>
        <translation>✓ Rekening %1 komt na uitbetaling op %2.</translation>
    </message>
    <message>
        <source>✓ Account %1 ends at %2: what you are owed.</source>
        <translation>✓ Rekening %1 eindigt op %2: wat u te goed hebt.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsLimitsForm</name>
    <message>
        <source>An amount such as 50.00; empty: no limit</source>
        <translation>Een bedrag zoals 50,00; leeg: geen limiet</translation>
    </message>
    <message>
        <source>Less than one refund.</source>
        <translation>Minder dan één terugbetaling.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMemberForm</name>
    <message>
        <source>Give this PIN to %1. It is shown only now, and must be replaced at the first sign-in.</source>
        <translation>Geef deze pincode aan %1. Ze wordt alleen nu getoond, en moet bij de eerste aanmelding worden vervangen.</translation>
    </message>
    <message>
        <source>%1 can no longer sign in or approve. The name stays in this list and in Activity.</source>
        <translation>%1 kan zich niet meer aanmelden of iets goedkeuren. De naam blijft in deze lijst en in Activiteit.</translation>
    </message>
    <message>
        <source>The shop needs an owner.</source>
        <translation>De winkel heeft een eigenaar nodig.</translation>
    </message>
    <message>
        <source>An owner needs a PIN first.</source>
        <translation>Eerst heeft een eigenaar een pincode nodig.</translation>
    </message>
    <message>
        <source>There is a %1 already; add a letter.</source>
        <translation>Er is al een %1; voeg een letter toe.</translation>
    </message>
    <message>
        <source>A password has 10 to 128 characters.</source>
        <translation>Een wachtwoord heeft 10 tot 128 tekens.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMerchantForm</name>
    <message>
        <source>A new merchant</source>
        <translation>Een nieuwe handelaar</translation>
    </message>
    <message>
        <source>The merchant needs a name.</source>
        <translation>De handelaar heeft een naam nodig.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMerchantKeysForm</name>
    <message numerus="yes">
        <source>%1 usable: %2</source>
        <translation>
            <numerusform>%1 bruikbaar: %2</numerusform>
            <numerusform>%1 bruikbaar: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 not usable</source>
        <translation>
            <numerusform>%1 niet bruikbaar</numerusform>
            <numerusform>%1 niet bruikbaar</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a JSON object. Paste the whole key set, from { to }.</source>
        <translation>Dit is geen JSON-object. Plak de hele sleutelset, van { tot }.</translation>
    </message>
    <message>
        <source>A key set must have a list named “keys”.</source>
        <translation>Een sleutelset moet een lijst “keys” hebben.</translation>
    </message>
    <message>
        <source>The key set must have at least one key.</source>
        <translation>De sleutelset moet minstens één sleutel bevatten.</translation>
    </message>
    <message>
        <source>The key set contains a private key. Paste public keys only, and stop using that private key.</source>
        <translation>De sleutelset bevat een private sleutel. Plak alleen publieke sleutels, en gebruik die private sleutel niet meer.</translation>
    </message>
    <message>
        <source>No key of the key set can check signatures. A key needs its own “kid” and must be P-256, or RSA with at least 2048 bits.</source>
        <translation>Geen enkele sleutel van de sleutelset kan handtekeningen controleren. Een sleutel heeft een eigen “kid” nodig en moet P-256 zijn, of RSA met minstens 2048 bits.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPage</name>
    <message>
        <source>Discard</source>
        <translation>Verwerpen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Saved ✓</source>
        <translation>Opgeslagen ✓</translation>
    </message>
    <message numerus="yes">
        <source>%n fields to correct</source>
        <translation>
            <numerusform>%n veld te corrigeren</numerusform>
            <numerusform>%n velden te corrigeren</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of the profile</source>
        <translation>Onderdelen van het profiel</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Gesloten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPageText</name>
    <message>
        <source>Merchants</source>
        <translation>Handelaars</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profielen</translation>
    </message>
    <message>
        <source>Points of sale</source>
        <translation>Verkooppunten</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API-sleutels</translation>
    </message>
    <message>
        <source>Signing keys</source>
        <translation>Ondertekensleutels</translation>
    </message>
    <message>
        <source>Simulation and clock</source>
        <translation>Simulatie en klok</translation>
    </message>
    <message>
        <source>Existing clients</source>
        <translation>Bestaande clients</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Adres van de dienst</translation>
    </message>
    <message>
        <source>companies that take payments</source>
        <translation>bedrijven die betalingen ontvangen</translation>
    </message>
    <message>
        <source>account (IBAN), channel, refunds, callback addresses</source>
        <translation>rekening (IBAN), kanaal, terugbetalingen, callbackadressen</translation>
    </message>
    <message>
        <source>tills, shops, stickers with a QR code</source>
        <translation>kassa’s, winkels, stickers met een QR-code</translation>
    </message>
    <message>
        <source>access for the software of a shop</source>
        <translation>toegang voor de software van een winkel</translation>
    </message>
    <message>
        <source>keys that sign callbacks and responses</source>
        <translation>sleutels die callbacks en antwoorden ondertekenen</translation>
    </message>
    <message>
        <source>address, port, network, certificate (TLS)</source>
        <translation>adres, poort, netwerk, certificaat (TLS)</translation>
    </message>
    <message>
        <source>names and rules for clients that exist</source>
        <translation>namen en regels voor bestaande clients</translation>
    </message>
    <message>
        <source>test customers, faults, time and date</source>
        <translation>testklanten, fouten, tijd en datum</translation>
    </message>
    <message>
        <source>language, light and dark</source>
        <translation>taal, licht en donker</translation>
    </message>
    <message>
        <source>Safe keeping</source>
        <translation>Veilig bewaren</translation>
    </message>
    <message>
        <source>backups, passphrase, rehearsal, restored shop</source>
        <translation>back-ups, wachtwoordzin, proefherstel, herstelde winkel</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personeel</translation>
    </message>
    <message>
        <source>people, PINs, roles, limits of refunds</source>
        <translation>mensen, pincodes, rollen, limieten voor terugbetalingen</translation>
    </message>
    <message>
        <source>Bookkeeping</source>
        <translation>Boekhouding</translation>
    </message>
    <message>
        <source>chart of accounts, journal, VAT rates, fees</source>
        <translation>rekeningstelsel, dagboek, btw-tarieven, kosten</translation>
    </message>
    <message>
        <source>Tills</source>
        <translation>Kassa’s</translation>
    </message>
    <message>
        <source>other computers of the shop, pairing</source>
        <translation>andere computers van de zaak, koppelen</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Deze computer</translation>
    </message>
    <message>
        <source>where the shop is, connection, server</source>
        <translation>waar de winkel is, verbinding, server</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbinding</translation>
    </message>
    <message>
        <source>environment, provider, API key, signing key, check</source>
        <translation>omgeving, aanbieder, API-sleutel, ondertekensleutel, controle</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Rekening</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPointOfSaleForm</name>
    <message>
        <source>At most %1 letters A to Z and digits.</source>
        <translation>Hoogstens %1 letters van A tot en met Z en cijfers.</translation>
    </message>
    <message>
        <source>This profile already has a point of sale with this ID.</source>
        <translation>Dit profiel heeft al een verkooppunt met dit ID.</translation>
    </message>
    <message>
        <source>This ID is taken, or the profile already has the maximum of 1000 points of sale.</source>
        <translation>Dit ID is al in gebruik, of het profiel heeft al het maximum van 1000 verkooppunten.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsProfileForm</name>
    <message>
        <source>New profile</source>
        <translation>Nieuw profiel</translation>
    </message>
    <message>
        <source>Same length as your other profiles ✓</source>
        <translation>Even lang als bij uw andere profielen ✓</translation>
    </message>
    <message>
        <source>Your other profiles use %1 characters</source>
        <translation>Uw andere profielen gebruiken %1 tekens</translation>
    </message>
    <message>
        <source>Combines payments in one payout; empty: no batch</source>
        <translation>Voegt betalingen samen in één uitbetaling; leeg: geen bundel</translation>
    </message>
    <message>
        <source>Combines payments in one payout</source>
        <translation>Voegt betalingen samen in één uitbetaling</translation>
    </message>
    <message>
        <source>Without an account the profile takes no payments</source>
        <translation>Zonder rekening ontvangt het profiel geen betalingen</translation>
    </message>
    <message>
        <source>The check digits are correct ✓</source>
        <translation>Controlegetal klopt ✓</translation>
    </message>
    <message>
        <source>The profile needs a name.</source>
        <translation>Het profiel heeft een naam nodig.</translation>
    </message>
    <message>
        <source>Type the name that customers see.</source>
        <translation>Typ de naam die klanten te zien krijgen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSafekeeping</name>
    <message>
        <source>Made</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Gecontroleerd</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Mislukt</translation>
    </message>
    <message>
        <source>A backup is being made</source>
        <translation>Er wordt een back-up gemaakt</translation>
    </message>
    <message>
        <source>A restore is being rehearsed</source>
        <translation>Er wordt een proefherstel gedaan</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>begint</translation>
    </message>
    <message>
        <source>The shop goes on · %1</source>
        <translation>De winkel draait door · %1</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was kept of it.</source>
        <translation>Geannuleerd. Er is niets van bewaard.</translation>
    </message>
    <message>
        <source>The last backup could not be restored: its file is missing or damaged, or it was made with another passphrase. Make a backup now, then rehearse again.</source>
        <translation>De laatste back-up kon niet worden hersteld: het bestand ontbreekt of is beschadigd, of hij is met een andere wachtwoordzin gemaakt. Maak nu een back-up en probeer het daarna opnieuw.</translation>
    </message>
    <message>
        <source>The restored copy did not pass its checks. Make a backup now, and ask for help if the next rehearsal fails too.</source>
        <translation>De herstelde kopie doorstond de controles niet. Maak nu een back-up en vraag hulp als het volgende proefherstel ook mislukt.</translation>
    </message>
    <message>
        <source>Choose and save a folder first</source>
        <translation>Kies eerst een map en sla op</translation>
    </message>
    <message>
        <source>There is no backup to restore yet</source>
        <translation>Er is nog geen back-up om te herstellen</translation>
    </message>
    <message>
        <source>The folder is not there. Connect its disk, or choose another folder.</source>
        <translation>De map ontbreekt. Sluit de schijf aan of kies een andere map.</translation>
    </message>
    <message>
        <source>Tilldesk may not write to this folder.</source>
        <translation>Tilldesk mag niet naar deze map schrijven.</translation>
    </message>
    <message>
        <source>The folder is on the disk of the shop itself: if that disk breaks, the backups are lost too. Choose a folder on another disk.</source>
        <translation>De map staat op de schijf van de winkel zelf: als die schijf stukgaat, zijn ook de back-ups weg. Kies een map op een andere schijf.</translation>
    </message>
    <message>
        <source>enough for all backups that are kept</source>
        <translation>genoeg voor alle back-ups die worden bewaard</translation>
    </message>
    <message>
        <source>not enough for the next backup</source>
        <translation>niet genoeg voor de volgende back-up</translation>
    </message>
    <message numerus="yes">
        <source>enough for %1 more backups</source>
        <translation>
            <numerusform>genoeg voor nog %1 back-up</numerusform>
            <numerusform>genoeg voor nog %1 back-ups</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup is being restored</source>
        <translation>Er wordt een back-up teruggezet</translation>
    </message>
    <message>
        <source>Nothing was restored; the shop is as it was. %1</source>
        <translation>Er is niets teruggezet; de winkel is zoals hij was. %1</translation>
    </message>
    <message>
        <source>A backup, a rehearsal or a restore is running</source>
        <translation>Er loopt een back-up, een oefening of een terugzetting</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSafekeepingForm</name>
    <message>
        <source>Choose the folder, or type its whole path from / on</source>
        <translation>Kies de map of typ het volledige pad vanaf /</translation>
    </message>
    <message>
        <source>A time of day, for example 12:00</source>
        <translation>Een tijdstip, bijvoorbeeld 12:00</translation>
    </message>
    <message>
        <source>A whole number from 1 to %1</source>
        <translation>Een geheel getal van 1 tot %1</translation>
    </message>
    <message>
        <source>Backups cannot be written to this folder. Does it exist, is its disk connected, and may you write to it?</source>
        <translation>Naar deze map kunnen geen back-ups worden geschreven. Bestaat ze, is de schijf aangesloten en mag u erin schrijven?</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsServiceKeys</name>
    <message>
        <source>Key</source>
        <translation>Sleutel</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algoritme</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Toestand</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Gepubliceerd</translation>
    </message>
    <message>
        <source>Signs from</source>
        <translation>Ondertekent vanaf</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wacht</translation>
    </message>
    <message>
        <source>Signing</source>
        <translation>Ondertekent</translation>
    </message>
    <message>
        <source>New keys are being made</source>
        <translation>Er worden nieuwe sleutels gemaakt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Verwijderd op</translation>
    </message>
    <message>
        <source>Being retired</source>
        <translation>Loopt af</translation>
    </message>
    <message>
        <source>New keys are already waiting; they will sign soon</source>
        <translation>Er wachten al nieuwe sleutels; ze ondertekenen binnenkort</translation>
    </message>
    <message>
        <source>A new key of each algorithm is published now and signs after 24 hours. The old keys stay in the key set for another 24 hours. Shops that read the key set at its address need to do nothing.</source>
        <translation>Van elk algoritme wordt nu een nieuwe sleutel gepubliceerd, die na 24 uur begint te ondertekenen. De oude sleutels blijven daarna nog 24 uur in de sleutelset. Winkels die de sleutelset op het adres ophalen, hoeven niets te doen.</translation>
    </message>
    <message>
        <source>New keys are already waiting. They can be replaced as soon as they sign.</source>
        <translation>Er wachten al nieuwe sleutels. Ze kunnen worden vervangen zodra ze ondertekenen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSimulation</name>
    <message>
        <source>This is a production database. Customers and time are real here, so the simulation can never be switched on.</source>
        <translation>Dit is een productiedatabank. Klanten en tijd zijn hier echt; de simulatie kan dus nooit worden aangezet.</translation>
    </message>
    <message>
        <source>The clock stands still</source>
        <translation>De klok staat stil</translation>
    </message>
    <message numerus="yes">
        <source>%1 d</source>
        <translation>
            <numerusform>%1 d</numerusform>
            <numerusform>%1 d</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 u</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>The clock shows the computer&apos;s time</source>
        <translation>De klok geeft de tijd van de computer aan</translation>
    </message>
    <message>
        <source>The clock differs by less than a minute from the computer&apos;s</source>
        <translation>De klok wijkt minder dan een minuut af van die van de computer</translation>
    </message>
    <message>
        <source>The clock is %1 behind the computer&apos;s</source>
        <translation>De klok loopt %1 achter op die van de computer</translation>
    </message>
    <message>
        <source>The clock is %1 ahead of the computer&apos;s</source>
        <translation>De klok loopt %1 voor op die van de computer</translation>
    </message>
    <message>
        <source>The clock can be moved forward by at most 400 days.</source>
        <translation>De klok kan hoogstens 400 dagen vooruit worden gezet.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsStaff</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Laatst gezien</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>Pincode</translation>
    </message>
    <message>
        <source>What a role may do</source>
        <translation>Wat een rol mag</translation>
    </message>
    <message>
        <source>Left on %1</source>
        <translation>Weg sinds %1</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Sinds %1</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Geen toegang</translation>
    </message>
    <message>
        <source>Blocked until %1</source>
        <translation>Geblokkeerd tot %1</translation>
    </message>
    <message>
        <source>No PIN</source>
        <translation>Geen pincode</translation>
    </message>
    <message>
        <source>PIN set</source>
        <translation>Pincode ingesteld</translation>
    </message>
    <message>
        <source>Temporary until sign-in</source>
        <translation>Tijdelijk</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>toegestaan</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>niet toegestaan</translation>
    </message>
    <message>
        <source>Take payments, cancel a running one</source>
        <translation>Ontvangen, lopende betaling annuleren</translation>
    </message>
    <message>
        <source>Look up payments, print receipts</source>
        <translation>Opzoeken, bewijzen afdrukken</translation>
    </message>
    <message>
        <source>Close the day of a till</source>
        <translation>De dag van een kassa afsluiten</translation>
    </message>
    <message>
        <source>Refund, up to the own limit</source>
        <translation>Terugbetalen, tot de eigen limiet</translation>
    </message>
    <message>
        <source>Payouts and reports</source>
        <translation>Uitbetalingen en rapporten</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exports</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activiteit</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Approve refunds, up to the own limit</source>
        <translation>Terugbetalingen goedkeuren, tot de eigen limiet</translation>
    </message>
    <message>
        <source>See whole account numbers</source>
        <translation>Volledige rekeningnummers zien</translation>
    </message>
    <message>
        <source>Simulation and its clock</source>
        <translation>Simulatie en haar klok</translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <translation>
            <numerusform>%1 persoon</numerusform>
            <numerusform>%1 personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 have left</source>
        <translation>
            <numerusform>%1, %2 is weg</numerusform>
            <numerusform>%1, %2 zijn weg</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a PIN: everybody at this computer may do everything. Add the owner first, then the others; each person gets a PIN.</source>
        <translation>Niemand heeft een pincode: iedereen aan deze computer mag alles. Voeg eerst de eigenaar toe, dan de anderen; ieder krijgt een pincode.</translation>
    </message>
    <message>
        <source>You are alone here. Add someone and they get their own PIN.</source>
        <translation>U bent hier alleen. Voeg iemand toe; die persoon krijgt een eigen pincode.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bewerken…</translation>
    </message>
    <message>
        <source>Settings, staff, tills, keys and backups</source>
        <translation>Instellingen, personeel, kassa’s, sleutels en back-ups</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsTillForm</name>
    <message>
        <source>Chosen at the till</source>
        <translation>Gekozen aan de kassa</translation>
    </message>
    <message>
        <source>What its user may do</source>
        <translation>Wat de gebruiker mag</translation>
    </message>
    <message>
        <source>At most what a manager may do</source>
        <translation>Hoogstens wat een manager mag</translation>
    </message>
    <message>
        <source>At most what a cashier may do</source>
        <translation>Hoogstens wat een kassier mag</translation>
    </message>
    <message numerus="yes">
        <source>The name has at most %n characters</source>
        <translation>
            <numerusform>De naam heeft hoogstens %n teken</numerusform>
            <numerusform>De naam heeft hoogstens %n tekens</numerusform>
        </translation>
    </message>
    <message>
        <source>Another till has this name</source>
        <translation>Een andere kassa heeft deze naam</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsTills</name>
    <message>
        <source>Till</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Toestand</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Aangemeld</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Laatst gezien</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versie</translation>
    </message>
    <message>
        <source>Added on %1</source>
        <translation>Toegevoegd op %1</translation>
    </message>
    <message>
        <source>Added on %1 by %2</source>
        <translation>Toegevoegd op %1 door %2</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Ingetrokken</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, door %2</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbonden</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Niet verbonden</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Vergrendeld</translation>
    </message>
    <message>
        <source>%1 of %2 connected</source>
        <translation>%1 van %2 verbonden</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 revoked</source>
        <translation>
            <numerusform>%1, %2 ingetrokken</numerusform>
            <numerusform>%1, %2 ingetrokken</numerusform>
        </translation>
    </message>
    <message>
        <source>Other computers cannot connect: the shop’s computer cannot open the port for tills. Another program may be using it.</source>
        <translation>Andere computers kunnen niet verbinden: de computer van de zaak kan de poort voor kassa’s niet openen. Misschien gebruikt een ander programma die poort.</translation>
    </message>
    <message>
        <source>All tills lose their connection at once. They stay on the list and connect again when you allow it.</source>
        <translation>Alle kassa’s verliezen meteen hun verbinding. Ze blijven in de lijst en verbinden opnieuw zodra u dat toelaat.</translation>
    </message>
    <message>
        <source>The tills are not known yet</source>
        <translation>De kassa’s zijn nog niet bekend</translation>
    </message>
    <message>
        <source>Only this computer may connect. Let other computers connect first</source>
        <translation>Alleen deze computer mag verbinden. Laat eerst andere computers verbinden</translation>
    </message>
    <message>
        <source>The shop’s computer has no network</source>
        <translation>De computer van de zaak heeft geen netwerk</translation>
    </message>
    <message>
        <source>Choose a till first</source>
        <translation>Kies eerst een kassa</translation>
    </message>
    <message>
        <source>This till is revoked</source>
        <translation>Deze kassa is ingetrokken</translation>
    </message>
    <message>
        <source>“%1” loses its connection at once and for ever. What was sold there stays in the books. To use that computer again, add it as a new till.</source>
        <translation>“%1” verliest meteen en voorgoed de verbinding. Wat daar verkocht is, blijft in de boeken. Wilt u die computer opnieuw gebruiken, voeg hem dan toe als nieuwe kassa.</translation>
    </message>
    <message>
        <source>this computer, the shop’s server</source>
        <translation>deze computer, de server van de winkel</translation>
    </message>
    <message>
        <source>the shop’s server</source>
        <translation>de server van de winkel</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Kantoor</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>older, still works</source>
        <translation>ouder, werkt nog</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkooppunt</translation>
    </message>
    <message>
        <source>at most manager</source>
        <translation>hoogstens manager</translation>
    </message>
    <message>
        <source>at most cashier</source>
        <translation>hoogstens kassier</translation>
    </message>
    <message>
        <source>Too old</source>
        <translation>Te oud</translation>
    </message>
    <message>
        <source>Install the version of the shop’s computer on this till</source>
        <translation>Installeer op deze kassa de versie van de computer van de winkel</translation>
    </message>
    <message>
        <source>“%1” disappears from this list. What was sold there stays in the books, and its entries stay in Activity.</source>
        <translation>“%1” verdwijnt uit deze lijst. Wat daar verkocht is, blijft in de boeken, en de gebeurtenissen blijven in Activiteit.</translation>
    </message>
    <message>
        <source>“%1” asks to be added as a till.</source>
        <translation>“%1” vraagt om als kassa te worden toegevoegd.</translation>
    </message>
    <message>
        <source>The shop’s computer cannot be revoked</source>
        <translation>De toegang van de computer van de zaak kan niet worden ingetrokken</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsView</name>
    <message>
        <source>Discard the changes?</source>
        <translation>De wijzigingen verwerpen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerpen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Verder bewerken</translation>
    </message>
    <message>
        <source>There are unsaved changes. They are lost if you continue.</source>
        <translation>Er zijn niet-opgeslagen wijzigingen. Ze gaan verloren als u verdergaat.</translation>
    </message>
    <message>
        <source>There are unsaved changes</source>
        <translation>Er zijn niet-opgeslagen wijzigingen</translation>
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
        <translation>Factuur</translation>
    </message>
    <message>
        <source>As specified (4 critical names)</source>
        <translation>Zoals beschreven (4 kritieke namen)</translation>
    </message>
    <message>
        <source>Extended (5 critical names, whole address)</source>
        <translation>Uitgebreid (5 kritieke namen, volledig adres)</translation>
    </message>
    <message>
        <source>Too long: %1 of at most %2 characters.</source>
        <translation>Te lang: %1 van hoogstens %2 tekens.</translation>
    </message>
    <message>
        <source>An IBAN has only letters and digits.</source>
        <translation>Een IBAN bestaat alleen uit letters en cijfers.</translation>
    </message>
    <message>
        <source>In store</source>
        <translation>In de winkel</translation>
    </message>
    <message>
        <source>The text contains a character that cannot be displayed.</source>
        <translation>De tekst bevat een teken dat niet kan worden weergegeven.</translation>
    </message>
    <message>
        <source>This address is on this computer: switch on “Allow this computer” to use it.</source>
        <translation>Dit adres is op deze computer: zet “Deze computer toelaten” aan om het te gebruiken.</translation>
    </message>
    <message>
        <source>This address is on a private network: switch on “Allow private networks” to use it.</source>
        <translation>Dit adres is op een privénetwerk: zet “Privénetwerken toelaten” aan om het te gebruiken.</translation>
    </message>
    <message>
        <source>Type an https address with a full host name, for example https://shop.example/notify.</source>
        <translation>Typ een https-adres met een volledige hostnaam, bijvoorbeeld https://shop.example/notify.</translation>
    </message>
    <message>
        <source>This is not a valid IBAN: its country, length or check digits are wrong.</source>
        <translation>Dit is geen geldig IBAN: het land, de lengte of het controlegetal klopt niet.</translation>
    </message>
    <message>
        <source>At most %1 lines of %2 characters.</source>
        <translation>Hoogstens %1 regels van %2 tekens.</translation>
    </message>
    <message>
        <source>A Belgian VAT number has 10 digits after BE: the first is 0 or 1, and the last two are check digits.</source>
        <translation>Een Belgisch btw-nummer heeft 10 cijfers na BE: het eerste is 0 of 1, en de laatste twee zijn controlecijfers.</translation>
    </message>
    <message>
        <source>A VAT number begins with the two letters of its country, for example BE0403019261.</source>
        <translation>Een btw-nummer begint met de twee letters van het land, bijvoorbeeld BE0403019261.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupPresenter</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>The bank cuts it here.</source>
        <translation>Hier kapt de bank de naam af.</translation>
    </message>
    <message>
        <source>Customers read it on their phone and their bank statement.</source>
        <translation>Klanten lezen hem op hun telefoon en hun rekeninguittreksel.</translation>
    </message>
    <message>
        <source>This country&apos;s accounts cannot be paid out to.</source>
        <translation>Naar rekeningen in dit land kan niet worden uitbetaald.</translation>
    </message>
    <message>
        <source>This account number is too long for its country.</source>
        <translation>Dit rekeningnummer is te lang voor zijn land.</translation>
    </message>
    <message>
        <source>These check digits do not fit. Compare it with your bank card.</source>
        <translation>Deze controlecijfers kloppen niet. Vergelijk met uw bankkaart.</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Beide zijn gelijk.</translation>
    </message>
    <message>
        <source>The two PINs differ.</source>
        <translation>De twee pincodes verschillen.</translation>
    </message>
    <message>
        <source>Type the name of your shop.</source>
        <translation>Typ de naam van uw winkel.</translation>
    </message>
    <message>
        <source>Type the whole account number (IBAN).</source>
        <translation>Typ het volledige rekeningnummer (IBAN).</translation>
    </message>
    <message>
        <source>Type the name of the account.</source>
        <translation>Typ de naam van de rekening.</translation>
    </message>
    <message>
        <source>Type a name for the till.</source>
        <translation>Typ een naam voor de kassa.</translation>
    </message>
    <message>
        <source>Type your name.</source>
        <translation>Typ uw naam.</translation>
    </message>
    <message>
        <source>Type the same PIN twice, or skip it.</source>
        <translation>Typ twee keer dezelfde pincode, of sla ze over.</translation>
    </message>
    <message>
        <source>The shop is being opened…</source>
        <translation>De winkel wordt geopend…</translation>
    </message>
    <message>
        <source>The demo shop is being filled…</source>
        <translation>De demowinkel wordt gevuld…</translation>
    </message>
    <message>
        <source>The backup is being restored and checked…</source>
        <translation>De back-up wordt teruggezet en gecontroleerd…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupPreview</name>
    <message>
        <source>What your customers see</source>
        <translation>Wat uw klanten zien</translation>
    </message>
    <message>
        <source>On your own bank statement</source>
        <translation>Op uw eigen rekeninguittreksel</translation>
    </message>
    <message>
        <source>The sticker on your counter</source>
        <translation>De sticker op uw toonbank</translation>
    </message>
    <message>
        <source>How you unlock the till</source>
        <translation>Zo ontgrendelt u de kassa</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Betalen</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>Te betalen</translation>
    </message>
    <message>
        <source>Flour mill</source>
        <translation>Maalderij</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Elektriciteit</translation>
    </message>
    <message>
        <source>Scan to pay</source>
        <translation>Scan om te betalen</translation>
    </message>
    <message>
        <source>Payout, %1</source>
        <translation>Uitbetaling, %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupWindow</name>
    <message>
        <source>Welcome. Let’s open your shop.</source>
        <translation>Welkom. We openen uw winkel.</translation>
    </message>
    <message>
        <source>Four short questions. You can change every answer later.</source>
        <translation>Vier korte vragen. U kunt elk antwoord later wijzigen.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Name of your shop</source>
        <translation>Naam van uw winkel</translation>
    </message>
    <message>
        <source>Where does the money go?</source>
        <translation>Waar gaat het geld naartoe?</translation>
    </message>
    <message>
        <source>The day’s takings are paid out to this account every night.</source>
        <translation>De dagontvangsten worden elke nacht op deze rekening uitbetaald.</translation>
    </message>
    <message>
        <source>Account number (IBAN)</source>
        <translation>Rekeningnummer (IBAN)</translation>
    </message>
    <message>
        <source>Name of the account</source>
        <translation>Naam van de rekening</translation>
    </message>
    <message>
        <source>As your bank writes it.</source>
        <translation>Zoals uw bank hem schrijft.</translation>
    </message>
    <message>
        <source>Name your first till</source>
        <translation>Geef uw eerste kassa een naam</translation>
    </message>
    <message>
        <source>A till is one place where customers pay. Add more at any time.</source>
        <translation>Een kassa is één plaats waar klanten betalen. U kunt er altijd meer toevoegen.</translation>
    </message>
    <message>
        <source>Name of the till</source>
        <translation>Naam van de kassa</translation>
    </message>
    <message>
        <source>Make a QR sticker for the counter</source>
        <translation>Een QR-sticker voor de toonbank maken</translation>
    </message>
    <message>
        <source>Customers scan it and pay what the till asks. Print it afterwards, A6 or A4.</source>
        <translation>Klanten scannen hem en betalen wat de kassa vraagt. Druk hem daarna af, A6 of A4.</translation>
    </message>
    <message>
        <source>And who are you?</source>
        <translation>En wie bent u?</translation>
    </message>
    <message>
        <source>The owner may do everything. Your PIN unlocks the till.</source>
        <translation>De eigenaar mag alles. Uw pincode ontgrendelt de kassa.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Uw naam</translation>
    </message>
    <message>
        <source>PIN, 4 to 8 digits</source>
        <translation>Pincode, 4 tot 8 cijfers</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>Nogmaals dezelfde pincode</translation>
    </message>
    <message>
        <source>Without a PIN, everybody at this computer is the owner. You can set one later in Settings, Staff.</source>
        <translation>Zonder pincode is iedereen aan deze computer de eigenaar. U kunt er later een instellen bij Instellingen, Personeel.</translation>
    </message>
    <message>
        <source>Open the shop</source>
        <translation>De winkel openen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Look around with a demo shop instead</source>
        <translation>Eerst rondkijken in een demowinkel</translation>
    </message>
    <message>
        <source>Restore from a backup…</source>
        <translation>Een back-up terugzetten…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Skip the PIN</source>
        <translation>Pincode overslaan</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Leave the setup?</source>
        <translation>De installatie verlaten?</translation>
    </message>
    <message>
        <source>Your answers are kept.</source>
        <translation>Uw antwoorden blijven bewaard.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Blijven</translation>
    </message>
    <message>
        <source>Connect to a shop on another computer…</source>
        <translation>Verbinden met een zaak op een andere computer…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupWords</name>
    <message>
        <source>A Belgian account number, and its check digits are right.</source>
        <translation>Een Belgisch rekeningnummer, en de controlecijfers kloppen.</translation>
    </message>
    <message>
        <source>An account in %1, check digits are right.</source>
        <translation>Een rekening in %1, de controlecijfers kloppen.</translation>
    </message>
    <message>
        <source>Till 1</source>
        <translation>Kassa 1</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Toonbank</translation>
    </message>
    <message>
        <source>Terrace</source>
        <translation>Terras</translation>
    </message>
    <message>
        <source>Market stall</source>
        <translation>Marktkraam</translation>
    </message>
    <message>
        <source>Backup of %1</source>
        <translation>Back-up van %1</translation>
    </message>
    <message numerus="yes">
        <source>%n payments since then would be lost</source>
        <translation>
            <numerusform>%n betaling sindsdien zou verloren gaan</numerusform>
            <numerusform>%n betalingen sindsdien zouden verloren gaan</numerusform>
        </translation>
    </message>
    <message>
        <source>No payment since then would be lost</source>
        <translation>Er zou geen betaling van daarna verloren gaan</translation>
    </message>
    <message>
        <source>The shop could not be saved. %1 (trace %2)</source>
        <translation>De winkel kon niet worden opgeslagen. %1 (trace %2)</translation>
    </message>
    <message>
        <source>This backup is sealed: type its passphrase.</source>
        <translation>Deze back-up is verzegeld: typ de wachtwoordzin.</translation>
    </message>
    <message>
        <source>This is not the passphrase of this backup.</source>
        <translation>Dit is niet de wachtwoordzin van deze back-up.</translation>
    </message>
    <message>
        <source>This file is no backup of Tilldesk, or it is damaged.</source>
        <translation>Dit bestand is geen back-up van Tilldesk, of het is beschadigd.</translation>
    </message>
    <message>
        <source>Demo shop, no real money</source>
        <translation>Demowinkel, geen echt geld</translation>
    </message>
    <message>
        <source>Start my own shop</source>
        <translation>Mijn eigen winkel beginnen</translation>
    </message>
    <message>
        <source>The QR sticker of your till is ready to print.</source>
        <translation>De QR-sticker van uw kassa is klaar om af te drukken.</translation>
    </message>
    <message>
        <source>Print the sticker</source>
        <translation>De sticker afdrukken</translation>
    </message>
    <message>
        <source>A payment of %1 was being created when this window was closed. The payment was made. Its state is: %2.</source>
        <translation>Er werd een betaling van %1 aangemaakt toen dit venster gesloten werd. De betaling is aangemaakt. De status is: %2.</translation>
    </message>
    <message>
        <source>A payment of %1 was being created when this window was closed. The payment was not made, so nobody can have paid.</source>
        <translation>Er werd een betaling van %1 aangemaakt toen dit venster gesloten werd. De betaling is niet aangemaakt, dus niemand kan betaald hebben.</translation>
    </message>
    <message>
        <source>Show payment</source>
        <translation>Betaling tonen</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Begrepen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SigningKeysPage</name>
    <message>
        <source>The service&apos;s keys</source>
        <translation>De sleutels van de dienst</translation>
    </message>
    <message>
        <source>Rotate keys…</source>
        <translation>Sleutels vernieuwen…</translation>
    </message>
    <message>
        <source>Published key set</source>
        <translation>Gepubliceerde sleutelset</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>At an address</source>
        <translation>Op een adres</translation>
    </message>
    <message>
        <source>Pasted here</source>
        <translation>Hier geplakt</translation>
    </message>
    <message>
        <source>The merchant&apos;s keys</source>
        <translation>De sleutels van de handelaar</translation>
    </message>
    <message>
        <source>Public keys</source>
        <translation>Publieke sleutels</translation>
    </message>
    <message>
        <source>Address of the key set</source>
        <translation>Adres van de sleutelset</translation>
    </message>
    <message>
        <source>Fetched when needed, kept for 12 hours</source>
        <translation>Wordt opgehaald als het nodig is en 12 uur bewaard</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Sleutelset</translation>
    </message>
    <message>
        <source>A JWKS (RFC 7517)</source>
        <translation>Een JWKS (RFC 7517)</translation>
    </message>
    <message>
        <source>Shops find the key set at</source>
        <translation>Winkels vinden de sleutelset op</translation>
    </message>
    <message>
        <source>Signing keys</source>
        <translation>Ondertekensleutels</translation>
    </message>
    <message>
        <source>Rotate the keys?</source>
        <translation>De sleutels vernieuwen?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Niet nu</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Vernieuwen</translation>
    </message>
    <message>
        <source>Used to check the signed requests of this profile</source>
        <translation>Hiermee worden ondertekende verzoeken van dit profiel gecontroleerd</translation>
    </message>
    <message>
        <source>The service signs callbacks and answers with these keys. They are the same for all profiles.</source>
        <translation>De dienst ondertekent callbacks en antwoorden met deze sleutels. Ze zijn dezelfde voor alle profielen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SimulationPage</name>
    <message>
        <source>Back to the computer&apos;s time</source>
        <translation>Terug naar de tijd van de computer</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Instellen</translation>
    </message>
    <message>
        <source>Simulation and clock</source>
        <translation>Simulatie en klok</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulatie</translation>
    </message>
    <message>
        <source>Simulated customers</source>
        <translation>Gesimuleerde klanten</translation>
    </message>
    <message>
        <source>They scan and confirm in place of phones and banks. No money moves.</source>
        <translation>Ze scannen en bevestigen in plaats van telefoons en banken. Er wordt geen geld overgemaakt.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Klok</translation>
    </message>
    <message>
        <source>Expiry, payouts and repeats follow this clock</source>
        <translation>Uitbetalingen, nieuwe pogingen en het verlopen van betalingen volgen deze klok</translation>
    </message>
    <message>
        <source>20 min: open payments expire</source>
        <translation>20 min: open betalingen verlopen</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Instellen op</translation>
    </message>
    <message>
        <source>A date and time in Brussels</source>
        <translation>Datum en tijd in Brussel</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>20 min</source>
        <translation>20 min</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 dag</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 dagen</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Eenheid</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuten</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>uren</translation>
    </message>
    <message>
        <source>days</source>
        <translation>dagen</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Datum en tijd</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>Laten lopen</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>De klok stilzetten</translation>
    </message>
    <message>
        <source>Switch the simulation on first</source>
        <translation>Zet eerst de simulatie aan</translation>
    </message>
    <message>
        <source>Type a whole number</source>
        <translation>Typ een geheel getal</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Refunds and payouts</source>
        <translation>Terugbetalingen en uitbetalingen</translation>
    </message>
    <message>
        <source>Refunds fail</source>
        <translation>Terugbetalingen mislukken</translation>
    </message>
    <message>
        <source>Payouts fail</source>
        <translation>Uitbetalingen mislukken</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Vooruitzetten</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Lopen of stilstaan</translation>
    </message>
    <message>
        <source>Move forward by</source>
        <translation>Vooruitzetten met</translation>
    </message>
    <message>
        <source>Another duration</source>
        <translation>Andere duur</translation>
    </message>
    <message>
        <source>Simulated fault of callbacks</source>
        <translation>Gesimuleerde fout van callbacks</translation>
    </message>
    <message>
        <source>Refunds that are processed from now on; no money moves</source>
        <translation>Terugbetalingen die vanaf nu worden verwerkt; er wordt geen geld overgemaakt</translation>
    </message>
    <message>
        <source>Payouts that are made from now on; they can be paid out again</source>
        <translation>Uitbetalingen die vanaf nu worden uitgevoerd; ze kunnen opnieuw worden uitbetaald</translation>
    </message>
    <message>
        <source>The clock already shows the computer&apos;s time</source>
        <translation>De klok geeft al de tijd van de computer aan</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Inbox</translation>
    </message>
    <message>
        <source>Receives callbacks as a shop&apos;s server would, checks them and lists them under Callbacks</source>
        <translation>Ontvangt callbacks zoals de server van een winkel, controleert ze en toont ze onder Callbacks</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StaffMemberDialog</name>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Give a temporary PIN</source>
        <translation>Tijdelijke pincode geven</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Deblokkeren</translation>
    </message>
    <message>
        <source>Has left…</source>
        <translation>Uit dienst…</translation>
    </message>
    <message>
        <source>Temporary PIN</source>
        <translation>Tijdelijke pincode</translation>
    </message>
    <message>
        <source>Add someone</source>
        <translation>Iemand toevoegen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>First name and surname, as colleagues know them</source>
        <translation>Voornaam en naam, zoals collega’s die kennen</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>What the person may do</source>
        <translation>Wat de persoon mag</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Has %1 left?</source>
        <translation>Is %1 weg?</translation>
    </message>
    <message>
        <source>Has left</source>
        <translation>Uit dienst</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Instellen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Password for another computer</source>
        <translation>Wachtwoord voor een andere computer</translation>
    </message>
    <message>
        <source>To sign in from a window elsewhere, 10 characters or more</source>
        <translation>Om zich elders aan te melden, minstens 10 tekens</translation>
    </message>
    <message>
        <source>Set the password</source>
        <translation>Wachtwoord instellen</translation>
    </message>
    <message>
        <source>Remove the password</source>
        <translation>Wachtwoord verwijderen</translation>
    </message>
    <message>
        <source>A password is set</source>
        <translation>Er is een wachtwoord ingesteld</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Niet ingesteld</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StaffPage</name>
    <message>
        <source>Staff</source>
        <translation>Personeel</translation>
    </message>
    <message>
        <source>What a role may do</source>
        <translation>Wat een rol mag</translation>
    </message>
    <message>
        <source>Add someone…</source>
        <translation>Iemand toevoegen…</translation>
    </message>
    <message>
        <source>Refund limits</source>
        <translation>Limieten voor terugbetalingen</translation>
    </message>
    <message>
        <source>Above them, somebody with a higher limit approves with their own PIN. The owner has no limit, a bookkeeper makes no refunds.</source>
        <translation>Daarboven keurt iemand met een hogere limiet goed met de eigen pincode. De eigenaar heeft geen limiet, een boekhouder doet geen terugbetalingen.</translation>
    </message>
    <message>
        <source>One refund, at most. Empty: no limit; 0: every refund needs approval</source>
        <translation>Eén terugbetaling, hoogstens. Leeg: geen limiet; 0: elke terugbetaling vraagt goedkeuring</translation>
    </message>
    <message>
        <source>All refunds of a person in a day, at most</source>
        <translation>Alle terugbetalingen van een persoon op een dag, hoogstens</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StaffWords</name>
    <message>
        <source>Owner</source>
        <translation>Eigenaar</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Manager</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Kassier</translation>
    </message>
    <message>
        <source>Bookkeeper</source>
        <translation>Boekhouder</translation>
    </message>
    <message>
        <source>Nobody signed in</source>
        <translation>Niemand aangemeld</translation>
    </message>
    <message numerus="yes">
        <source>That is not the PIN of %1. %n tries left.</source>
        <translation>
            <numerusform>Dat is niet de pincode van %1. Nog %n poging.</numerusform>
            <numerusform>Dat is niet de pincode van %1. Nog %n pogingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocked until %1</source>
        <translation>Geblokkeerd tot %1</translation>
    </message>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>Een pincode heeft 4 tot 8 cijfers.</translation>
    </message>
    <message>
        <source>Too easy: 1234, 0000, 1111 are tried first.</source>
        <translation>Te gemakkelijk: 1234, 0000 en 1111 worden het eerst geprobeerd.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits entered</source>
        <translation>
            <numerusform>%n cijfer ingevoerd</numerusform>
            <numerusform>%n cijfers ingevoerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>payments</comment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StatusBar</name>
    <message>
        <source>The ledger is wrong</source>
        <translation>Het grootboek klopt niet</translation>
    </message>
    <message>
        <source>Service address %1</source>
        <translation>Adres van de dienst: %1</translation>
    </message>
    <message>
        <source>Service not reachable: shops&apos; software cannot connect</source>
        <translation>Dienst niet bereikbaar: winkelsoftware kan geen verbinding maken</translation>
    </message>
    <message>
        <source>Shop at %1</source>
        <translation>Zaak op %1</translation>
    </message>
    <message>
        <source>Shop at %1: no connection</source>
        <translation>Zaak op %1: geen verbinding</translation>
    </message>
    <message>
        <source>last word %1</source>
        <translation>laatste bericht %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StepsRow</name>
    <message>
        <source>Done: %1</source>
        <translation>Klaar: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StickerBox</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als PDF…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Opslaan als SVG…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>This point of sale</source>
        <translation>Dit verkooppunt</translation>
    </message>
    <message>
        <source>All of this profile</source>
        <translation>Alle van dit profiel</translation>
    </message>
    <message>
        <source>Stickers of</source>
        <translation>Stickers van</translation>
    </message>
    <message>
        <source>A6, one on a page</source>
        <translation>A6, één per pagina</translation>
    </message>
    <message>
        <source>A4, eight on a page</source>
        <translation>A4, acht per pagina</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>The sticker that is shown, A6, for a printing house</source>
        <translation>De getoonde sticker, A6, voor een drukkerij</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Saved as %1 ✓</source>
        <translation>Opgeslagen als %1 ✓</translation>
    </message>
    <message>
        <source>Save the stickers as PDF</source>
        <translation>De stickers opslaan als PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-documenten (*.pdf)</translation>
    </message>
    <message>
        <source>Save the sticker as SVG</source>
        <translation>De sticker opslaan als SVG</translation>
    </message>
    <message>
        <source>SVG pictures (*.svg)</source>
        <translation>SVG-afbeeldingen (*.svg)</translation>
    </message>
    <message>
        <source>Customers scan the same sticker each time; it shows the payment that is open at this point of sale. It contains this link:</source>
        <translation>Klanten scannen telkens dezelfde sticker; hij toont de betaling die aan dit verkooppunt openstaat. Hij bevat deze link:</translation>
    </message>
    <message>
        <source>%1 could not be saved. Choose another place.</source>
        <translation>%1 kon niet worden opgeslagen. Kies een andere plaats.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StickerMaker</name>
    <message>
        <source>Scan to pay</source>
        <translation>Scan om te betalen</translation>
    </message>
    <message>
        <source>With the camera or your payment app</source>
        <translation>Met de camera of uw betaalapp</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StickerPreview</name>
    <message>
        <source>Preview of the sticker</source>
        <translation>Voorbeeld van de sticker</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SumWords</name>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Terugbetaling</translation>
    </message>
    <message>
        <source>Refunded amount of %1</source>
        <translation>Terugbetaald bedrag van %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SupportDialog</name>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Collect again</source>
        <translation>Opnieuw verzamelen</translation>
    </message>
    <message>
        <source>Text of the support file</source>
        <translation>Tekst van het supportbestand</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The text is not complete yet</source>
        <translation>De tekst is nog niet volledig</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SupportFile</name>
    <message>
        <source>Support file</source>
        <translation>Supportbestand</translation>
    </message>
    <message>
        <source>Versions, settings, the number of rows of each table, the checks of the books and the end of the log. Names, account numbers, references and secrets are replaced. Nothing is sent: you decide who gets the file.</source>
        <translation>Versies, instellingen, het aantal rijen van elke tabel, de controles van de boekhouding en het einde van het logboek. Namen, rekeningnummers, referenties en geheimen zijn vervangen. Er wordt niets verzonden: u beslist wie het bestand krijgt.</translation>
    </message>
    <message>
        <source>Collecting, and checking the books. This can take a minute…</source>
        <translation>Verzamelen en de boekhouding controleren. Dit kan een minuut duren…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Opgeslagen: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TabStrip</name>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>More tabs</source>
        <translation>Meer tabbladen</translation>
    </message>
    <message>
        <source>Show the tabs that do not fit</source>
        <translation>De tabbladen tonen die niet passen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TakingsPage</name>
    <message>
        <source>Takings</source>
        <translation>Ontvangsten</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>The figures may be out of date. %1</source>
        <translation>De cijfers zijn mogelijk verouderd. %1</translation>
    </message>
    <message>
        <source>The takings cannot be shown</source>
        <translation>De ontvangsten kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Nothing was taken this month</source>
        <translation>Deze maand werd niets ontvangen</translation>
    </message>
    <message>
        <source>Payments that customers have paid are counted here.</source>
        <translation>Hier tellen de betalingen mee die klanten betaald hebben.</translation>
    </message>
    <message>
        <source>Nothing was taken in this period</source>
        <translation>In deze periode werd niets ontvangen</translation>
    </message>
    <message>
        <source>Show this month</source>
        <translation>Deze maand tonen</translation>
    </message>
    <message>
        <source>This report as PDF…</source>
        <translation>Dit rapport als PDF…</translation>
    </message>
    <message>
        <source>These rows as CSV…</source>
        <translation>Deze rijen als CSV…</translation>
    </message>
    <message>
        <source>The payments of this period…</source>
        <translation>De betalingen van deze periode…</translation>
    </message>
    <message>
        <source>Month&apos;s pack…</source>
        <translation>Maandmap…</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Opgeslagen als %1</translation>
    </message>
    <message>
        <source>Period and rows</source>
        <translation>Periode en rijen</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>Rijen: %1</translation>
    </message>
    <message>
        <source>The VAT book of this period…</source>
        <translation>Het dagontvangstenboek van deze periode…</translation>
    </message>
    <message>
        <source>Sales of each day by till and VAT rate</source>
        <translation>Verkopen van elke dag per kassa en btw-tarief</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TestCallbackDialog</name>
    <message>
        <source>Send</source>
        <translation>Verzenden</translation>
    </message>
    <message>
        <source>Send a test callback</source>
        <translation>Een testcallback verzenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profiel</translation>
    </message>
    <message>
        <source>In whose name</source>
        <translation>In naam van welk profiel</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>To see what the receiver does</source>
        <translation>Om te zien wat de ontvanger doet</translation>
    </message>
    <message>
        <source>The test callback is signed and sent like any callback. It belongs to no payment, so nothing changes in the shop.</source>
        <translation>De testcallback wordt ondertekend en verzonden zoals elke callback. Hij hoort bij geen enkele betaling; in de winkel verandert er dus niets.</translation>
    </message>
    <message>
        <source>The status that the callback reports</source>
        <translation>De status die de callback meldt</translation>
    </message>
    <message>
        <source>Where the callback is sent</source>
        <translation>Waar de callback naartoe gaat</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Text</name>
    <message>
        <source>Pending</source>
        <translation>In afwachting</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>Gescand</translation>
    </message>
    <message>
        <source>Authorized</source>
        <translation>Goedgekeurd</translation>
    </message>
    <message>
        <source>Refused by bank</source>
        <translation>Geweigerd door bank</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Mislukt</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Geannuleerd</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Verlopen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Lopend</translation>
    </message>
    <message>
        <source>Needs action</source>
        <translation>Te doen</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Alle datums</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gisteren</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Deze week</translation>
    </message>
    <message>
        <source>Last week</source>
        <translation>Vorige week</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Deze maand</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Eigen periode…</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot en met %2</translation>
    </message>
    <message>
        <source>Nothing was sent. Fill in the form and try again.</source>
        <translation>Er is niets verzonden. Vul het formulier in en probeer opnieuw.</translation>
    </message>
    <message>
        <source>You are not signed in. Sign in and try again.</source>
        <translation>U bent niet aangemeld. Meld u aan en probeer opnieuw.</translation>
    </message>
    <message>
        <source>You may not do this. Ask someone with more rights.</source>
        <translation>U mag dit niet doen. Vraag het iemand met meer rechten.</translation>
    </message>
    <message>
        <source>Only the merchant who created this payment can cancel it.</source>
        <translation>Alleen de handelaar die deze betaling heeft aangemaakt, kan ze annuleren.</translation>
    </message>
    <message>
        <source>There is no such payment.</source>
        <translation>Deze betaling bestaat niet.</translation>
    </message>
    <message>
        <source>There is no such merchant.</source>
        <translation>Deze handelaar bestaat niet.</translation>
    </message>
    <message>
        <source>This profile does not exist any more. Choose another one.</source>
        <translation>Dit profiel bestaat niet meer. Kies een ander.</translation>
    </message>
    <message>
        <source>This API key does not exist any more.</source>
        <translation>Deze API-sleutel bestaat niet meer.</translation>
    </message>
    <message>
        <source>This profile takes no payments: it is closed or has no bank account yet.</source>
        <translation>Dit profiel ontvangt geen betalingen: het is gesloten of heeft nog geen bankrekening.</translation>
    </message>
    <message>
        <source>The payment does not wait for an acknowledgement. Nothing was changed.</source>
        <translation>De betaling wacht niet op een ontvangstbevestiging. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>Only a paid payment can be refunded.</source>
        <translation>Alleen een geslaagde betaling kan worden terugbetaald.</translation>
    </message>
    <message>
        <source>This payment cannot be refunded.</source>
        <translation>Deze betaling kan niet worden terugbetaald.</translation>
    </message>
    <message>
        <source>This point of sale does not exist any more.</source>
        <translation>Dit verkooppunt bestaat niet meer.</translation>
    </message>
    <message>
        <source>The simulation is off. Switch it on in Settings, Simulation.</source>
        <translation>De simulatie staat uit. Zet ze aan bij Instellingen, Simulatie.</translation>
    </message>
    <message>
        <source>The service took too long. Try again.</source>
        <translation>De dienst deed er te lang over. Probeer opnieuw.</translation>
    </message>
    <message>
        <source>Too many requests in a short time. Wait a moment and try again.</source>
        <translation>Te veel verzoeken in korte tijd. Wacht even en probeer opnieuw.</translation>
    </message>
    <message>
        <source>The service is busy or closing. Nothing was done; try again in a moment.</source>
        <translation>De dienst is bezet of sluit af. Er is niets gebeurd; probeer het zo meteen opnieuw.</translation>
    </message>
    <message>
        <source>The data could not be read or written. Nothing was done. Check the free space on the disk, then try again.</source>
        <translation>De gegevens konden niet worden gelezen of geschreven. Er is niets gebeurd. Controleer de vrije ruimte op de schijf en probeer opnieuw.</translation>
    </message>
    <message>
        <source>The customer is confirming this payment right now, or it has ended. It was not cancelled.</source>
        <translation>De klant is deze betaling aan het bevestigen, of ze is afgelopen. Ze is niet geannuleerd.</translation>
    </message>
    <message>
        <source>Too long: %1 of at most %2 characters.</source>
        <translation>Te lang: %1 van hoogstens %2 tekens.</translation>
    </message>
    <message>
        <source>Banks do not accept the character “%1”.</source>
        <translation>Banken aanvaarden het teken “%1” niet.</translation>
    </message>
    <message>
        <source>Scan to pay</source>
        <translation>Scan om te betalen</translation>
    </message>
    <message>
        <source>Check your phone</source>
        <translation>Kijk op uw telefoon</translation>
    </message>
    <message>
        <source>The bank refused the payment</source>
        <translation>De bank heeft de betaling geweigerd</translation>
    </message>
    <message>
        <source>The payment failed</source>
        <translation>De betaling is mislukt</translation>
    </message>
    <message>
        <source>The payment was cancelled</source>
        <translation>De betaling is geannuleerd</translation>
    </message>
    <message>
        <source>The time to pay has passed</source>
        <translation>De tijd om te betalen is voorbij</translation>
    </message>
    <message numerus="yes">
        <source>%1 payments</source>
        <translation>
            <numerusform>%1 betaling</numerusform>
            <numerusform>%1 betalingen</numerusform>
        </translation>
    </message>
    <message>
        <source>Expires in %1</source>
        <translation>Verloopt over %1</translation>
    </message>
    <message>
        <source>Created through API key “%1”</source>
        <translation>Gemaakt met sleutel “%1”</translation>
    </message>
    <message>
        <source>Created by a request signed with key “%1”</source>
        <translation>Aangemaakt door een verzoek ondertekend met sleutel “%1”</translation>
    </message>
    <message>
        <source>Created by the service</source>
        <translation>Aangemaakt door de dienst</translation>
    </message>
    <message>
        <source>Cancelled through API key “%1”</source>
        <translation>Geannuleerd met API-sleutel “%1”</translation>
    </message>
    <message>
        <source>Cancelled by a request signed with key “%1”</source>
        <translation>Geannuleerd door een verzoek ondertekend met sleutel “%1”</translation>
    </message>
    <message>
        <source>Cancelled by the merchant</source>
        <translation>Geannuleerd door de handelaar</translation>
    </message>
    <message>
        <source>Acknowledged through API key “%1”</source>
        <translation>Ontvangst bevestigd met API-sleutel “%1”</translation>
    </message>
    <message>
        <source>Acknowledged by a request signed with key “%1”</source>
        <translation>Ontvangst bevestigd door een verzoek ondertekend met sleutel “%1”</translation>
    </message>
    <message>
        <source>Acknowledged by the merchant</source>
        <translation>Ontvangst bevestigd door de handelaar</translation>
    </message>
    <message>
        <source>Scanned by %1</source>
        <translation>Gescand door %1</translation>
    </message>
    <message>
        <source>Replaced by a new payment at the point of sale</source>
        <translation>Vervangen door een nieuwe betaling aan het verkooppunt</translation>
    </message>
    <message>
        <source>Cancelled by %1</source>
        <translation>Geannuleerd door %1</translation>
    </message>
    <message>
        <source>Cancelled by the customer</source>
        <translation>Geannuleerd door de klant</translation>
    </message>
    <message>
        <source>Authorized by bank</source>
        <translation>Goedgekeurd door de bank</translation>
    </message>
    <message>
        <source>Failed for a technical reason</source>
        <translation>Mislukt om een technische reden</translation>
    </message>
    <message>
        <source>Paid, waiting for the merchant&apos;s acknowledgement</source>
        <translation>Betaald, wacht op ontvangst van de handelaar</translation>
    </message>
    <message>
        <source>Waiting for the shop&apos;s acknowledgement</source>
        <translation>Wacht op de ontvangstbevestiging van de winkel</translation>
    </message>
    <message>
        <source>This callback is not in the log any more.</source>
        <translation>Deze callback staat niet meer in het logboek.</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>There is no such refund.</source>
        <translation>Deze terugbetaling bestaat niet.</translation>
    </message>
    <message>
        <source>The money for this refund has not come in yet. Try again after more payments.</source>
        <translation>Het geld voor deze terugbetaling is nog niet beschikbaar. Probeer het na nieuwe betalingen opnieuw.</translation>
    </message>
    <message>
        <source>There is no such payout.</source>
        <translation>Deze uitbetaling bestaat niet.</translation>
    </message>
    <message>
        <source>This quarter</source>
        <translation>Dit kwartaal</translation>
    </message>
    <message>
        <source>Last quarter</source>
        <translation>Vorig kwartaal</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dit jaar</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Vorig jaar</translation>
    </message>
    <message>
        <source>Created by scanning a transfer code</source>
        <translation>Aangemaakt door een overschrijvingscode te scannen</translation>
    </message>
    <message>
        <source>Waiting for the shop</source>
        <translation>Wacht op de winkel</translation>
    </message>
    <message>
        <source>Not confirmed by shop</source>
        <translation>Ongedaan gemaakt</translation>
    </message>
    <message>
        <source>A required field is empty. Fill it in and try again.</source>
        <translation>Een verplicht veld is leeg. Vul het in en probeer opnieuw.</translation>
    </message>
    <message>
        <source>A field is not filled in correctly. Correct it and try again.</source>
        <translation>Een veld is niet correct ingevuld. Verbeter het en probeer opnieuw.</translation>
    </message>
    <message>
        <source>The payment&apos;s status has changed in the meantime. Nothing was done.</source>
        <translation>De status van de betaling is intussen veranderd. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The amount differs from the amount of the payment.</source>
        <translation>Het bedrag wijkt af van dat van de betaling.</translation>
    </message>
    <message>
        <source>This is more than the amount left of the payment.</source>
        <translation>Dit is meer dan wat er van de betaling nog over is.</translation>
    </message>
    <message>
        <source>This profile does not allow refunds. You can change this in Settings.</source>
        <translation>Dit profiel staat geen terugbetalingen toe. U kunt dat wijzigen in Instellingen.</translation>
    </message>
    <message>
        <source>This request number was already used for another refund. Check the refunds of this payment.</source>
        <translation>Met hetzelfde verzoeknummer is al een andere terugbetaling gevraagd. Bekijk de terugbetalingen van deze betaling.</translation>
    </message>
    <message>
        <source>This payout has already been paid out.</source>
        <translation>Deze uitbetaling is al uitgevoerd.</translation>
    </message>
    <message>
        <source>The request is too large. Shorten the texts and try again.</source>
        <translation>Het verzoek is te groot. Maak de teksten korter en probeer opnieuw.</translation>
    </message>
    <message>
        <source>The file could not be saved. Choose another folder, or close the program that has it open.</source>
        <translation>Het bestand kon niet worden opgeslagen. Kies een andere map, of sluit het programma dat het open heeft.</translation>
    </message>
    <message>
        <source>There is not enough space on the disk for this file. Nothing was saved.</source>
        <translation>Er is niet genoeg schijfruimte voor dit bestand. Er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was saved.</source>
        <translation>Gestopt. Er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>An unexpected error occurred. Try again; if the error stays, restart Tilldesk.</source>
        <translation>Er is een onverwachte fout opgetreden. Probeer opnieuw; blijft de fout, herstart dan Tilldesk.</translation>
    </message>
    <message>
        <source>The shop did not confirm the payment</source>
        <translation>De winkel heeft de betaling niet bevestigd</translation>
    </message>
    <message>
        <source>Created at this till</source>
        <translation>Aangemaakt aan deze kassa</translation>
    </message>
    <message>
        <source>Cancelled at this till</source>
        <translation>Geannuleerd aan deze kassa</translation>
    </message>
    <message>
        <source>Not confirmed by the shop in time</source>
        <translation>Ongedaan gemaakt: niet op tijd bevestigd</translation>
    </message>
    <message>
        <source>Created by %1 at this till</source>
        <translation>Aangemaakt door %1 aan deze kassa</translation>
    </message>
    <message>
        <source>Cancelled by %1 at this till</source>
        <translation>Geannuleerd door %1 aan deze kassa</translation>
    </message>
    <message>
        <source>Acknowledged by %1 at this till</source>
        <translation>Ontvangst bevestigd door %1 aan deze kassa</translation>
    </message>
    <message>
        <source>The payment provider cannot be reached. Nothing was done. Try again.</source>
        <translation>De betaalprovider is niet bereikbaar. Er is niets gedaan. Probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The payment provider has refused this. Check the connection in Settings.</source>
        <translation>De betaalprovider heeft dit geweigerd. Controleer de verbinding in Instellingen.</translation>
    </message>
    <message>
        <source>The payment provider has not answered. It is not known yet whether this was done.</source>
        <translation>De betaalprovider heeft niet geantwoord. Het is nog niet bekend of dit is gebeurd.</translation>
    </message>
    <message>
        <source>The owner has not allowed this with real money yet. Allow it in Settings.</source>
        <translation>De eigenaar heeft dit nog niet toegestaan met echt geld. Sta het toe in Instellingen.</translation>
    </message>
    <message>
        <source>Created by another system of the shop at the payment provider</source>
        <translation>Aangemaakt door een ander systeem van de winkel bij de betaalprovider</translation>
    </message>
    <message>
        <source>Cancelled, as the payment provider reports</source>
        <translation>Geannuleerd, meldt de betaalprovider</translation>
    </message>
    <message>
        <source>The shop’s service is older than this window and cannot do this. Update the service.</source>
        <translation>De dienst van de zaak is ouder dan dit venster en kan dit niet. Werk de dienst bij.</translation>
    </message>
    <message>
        <source>The shop’s service is newer than this window, which does not understand its answer. Update this window.</source>
        <translation>De dienst van de zaak is nieuwer dan dit venster, dat het antwoord niet begrijpt. Werk dit venster bij.</translation>
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
        <translation>Deze computer</translation>
    </message>
    <message>
        <source>The shop is on this computer.</source>
        <translation>De winkel staat op deze computer.</translation>
    </message>
    <message>
        <source>Its payments are stored here. Other computers of the shop connect to this one as tills.</source>
        <translation>De betalingen worden hier bewaard. Andere computers van de winkel maken als kassa verbinding met deze computer.</translation>
    </message>
    <message>
        <source>Tills…</source>
        <translation>Kassa’s…</translation>
    </message>
    <message>
        <source>To use this computer as a till of another shop, too, start Tilldesk with another data folder and the link of that shop:</source>
        <translation>Om deze computer ook als kassa van een andere winkel te gebruiken, start u Tilldesk met een andere gegevensmap en de link van die winkel:</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>Pair again…</source>
        <translation>Opnieuw koppelen…</translation>
    </message>
    <message>
        <source>Leave the shop…</source>
        <translation>Winkel verlaten…</translation>
    </message>
    <message>
        <source>The shop is on the computer at %1.</source>
        <translation>De winkel staat op de computer met adres %1.</translation>
    </message>
    <message>
        <source>This computer is a till of that shop. The connection is encrypted and leads to the computer that was paired.</source>
        <translation>Deze computer is een kassa van die winkel. De verbinding is versleuteld en leidt naar de gekoppelde computer.</translation>
    </message>
    <message>
        <source>This computer is a till of that shop. There is no connection now.</source>
        <translation>Deze computer is een kassa van die winkel. Er is nu geen verbinding.</translation>
    </message>
    <message>
        <source>Leave the shop?</source>
        <translation>De winkel verlaten?</translation>
    </message>
    <message>
        <source>This computer forgets how to reach the shop, and Tilldesk closes. The shop keeps all payments. Revoke the till there, too, under Settings &gt; Tills.</source>
        <translation>Deze computer vergeet hoe hij de winkel bereikt, en Tilldesk sluit. De winkel houdt alle betalingen. Trek de kassa ook daar in, onder Instellingen &gt; Kassa’s.</translation>
    </message>
    <message>
        <source>Leave and close</source>
        <translation>Verlaten en sluiten</translation>
    </message>
    <message>
        <source>Stay a till</source>
        <translation>Kassa blijven</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillCounters</name>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>The profiles could not be read</source>
        <translation>De profielen kunnen niet worden getoond</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>This profile takes no payments</source>
        <translation>Dit profiel ontvangt geen betalingen</translation>
    </message>
    <message>
        <source>No profile can take payments yet</source>
        <translation>Geen enkel profiel kan al betalingen ontvangen</translation>
    </message>
    <message>
        <source>Open Settings</source>
        <translation>Instellingen openen</translation>
    </message>
    <message>
        <source>A profile takes payments when it is open and has a bank account. You set both in Settings.</source>
        <translation>Een profiel ontvangt betalingen zodra het open is en een bankrekening heeft. Beide stelt u in bij Instellingen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillCustomer</name>
    <message>
        <source>Scans the code</source>
        <translation>Scant de code</translation>
    </message>
    <message>
        <source>Confirms</source>
        <translation>Bevestigt</translation>
    </message>
    <message>
        <source>Is refused by the bank</source>
        <translation>Wordt door de bank geweigerd</translation>
    </message>
    <message>
        <source>Backs out</source>
        <translation>Haakt af</translation>
    </message>
    <message>
        <source>Walks away</source>
        <translation>Loopt weg</translation>
    </message>
    <message>
        <source>This payment has ended.</source>
        <translation>Deze betaling is afgelopen.</translation>
    </message>
    <message>
        <source>The customer has already confirmed.</source>
        <translation>De klant heeft de betaling al bevestigd.</translation>
    </message>
    <message>
        <source>The customer has already scanned the code.</source>
        <translation>De klant heeft de code al gescand.</translation>
    </message>
    <message>
        <source>The customer has left. Nothing more happens: the payment expires at %1.</source>
        <translation>De klant is weg. Er gebeurt niets meer: de betaling verloopt om %1.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillDialog</name>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Change the till</source>
        <translation>Kassa wijzigen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>As the staff calls the till</source>
        <translation>Zoals het personeel de kassa noemt</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkooppunt</translation>
    </message>
    <message>
        <source>Where its till view begins</source>
        <translation>Waar het kassascherm begint</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Wat hier mag</translation>
    </message>
    <message>
        <source>Whoever signs in there, and without staff, too</source>
        <translation>Voor iedereen die zich daar aanmeldt, ook zonder personeel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillForm</name>
    <message>
        <source>Reference</source>
        <translation>Referentie</translation>
    </message>
    <message>
        <source>optional · %1 characters</source>
        <translation>optioneel · %1 tekens</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Omschrijving</translation>
    </message>
    <message>
        <source>shown to the customer</source>
        <translation>zichtbaar voor de klant</translation>
    </message>
    <message>
        <source>Show QR code</source>
        <translation>QR-code tonen</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkooppunt</translation>
    </message>
    <message>
        <source>Show the QR code (Enter)</source>
        <translation>De QR-code tonen (Enter)</translation>
    </message>
    <message>
        <source>Charge %1 again</source>
        <translation>%1 opnieuw aanrekenen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillInvite</name>
    <message>
        <source>This code was withdrawn or replaced. Make a new one.</source>
        <translation>Deze code is ingetrokken of vervangen. Maak een nieuwe.</translation>
    </message>
    <message>
        <source>A code is being made</source>
        <translation>Er wordt een code gemaakt</translation>
    </message>
    <message>
        <source>Waiting for the till</source>
        <translation>Wacht op de kassa</translation>
    </message>
    <message>
        <source>“%1” was added. Its window is connected.</source>
        <translation>“%1” is toegevoegd. Het venster is verbonden.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Make a new one.</source>
        <translation>Te veel verkeerde codes. Maak een nieuwe.</translation>
    </message>
    <message>
        <source>The ten minutes are over. Make a new code.</source>
        <translation>De tien minuten zijn voorbij. Maak een nieuwe code.</translation>
    </message>
    <message>
        <source>Ends in %1</source>
        <translation>Eindigt over %1</translation>
    </message>
    <message>
        <source>“%1” asks to be added. Does its screen show the same fingerprint?</source>
        <translation>“%1” wil worden toegevoegd. Toont het scherm daar dezelfde vingerafdruk?</translation>
    </message>
    <message>
        <source>“%1” no longer asks.</source>
        <translation>“%1” vraagt er niet meer om.</translation>
    </message>
    <message>
        <source>“%1” was turned away, and its code has ended.</source>
        <translation>“%1” is geweigerd en de code is vervallen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillKeypad</name>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Clear the amount (C)</source>
        <translation>Het bedrag wissen (C)</translation>
    </message>
    <message>
        <source>Double zero</source>
        <translation>Dubbele nul</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Het laatste cijfer wissen</translation>
    </message>
    <message>
        <source>Delete the last digit (Backspace)</source>
        <translation>Het laatste cijfer wissen (Backspace)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillOutcome</name>
    <message>
        <source>Not created</source>
        <translation>Niet aangemaakt</translation>
    </message>
    <message>
        <source>We do not know if this payment was created</source>
        <translation>Het is niet bekend of deze betaling is aangemaakt</translation>
    </message>
    <message>
        <source>Not created. You can charge again.</source>
        <translation>Niet aangemaakt. U kunt opnieuw aanrekenen.</translation>
    </message>
    <message>
        <source>The provider has refused this payment. Nobody was charged.</source>
        <translation>De aanbieder heeft deze betaling geweigerd. Er is niets aangerekend.</translation>
    </message>
    <message>
        <source>The provider does not know this payment. Nobody was charged.</source>
        <translation>De aanbieder kent deze betaling niet. Er is niets aangerekend.</translation>
    </message>
    <message>
        <source>Set as not created by a person: %1</source>
        <translation>Door een persoon als niet aangemaakt ingesteld: %1</translation>
    </message>
    <message>
        <source>Still not known: the provider has not answered since %1.</source>
        <translation>Nog altijd niet bekend: de aanbieder heeft sinds %1 niet geantwoord.</translation>
    </message>
    <message>
        <source>The connection broke before the provider answered. No code was shown, so nobody can have paid.</source>
        <translation>De verbinding brak af voor de aanbieder antwoordde. Er is geen code getoond, dus niemand kan betaald hebben.</translation>
    </message>
    <message>
        <source>The connection broke before the provider answered. The customer may be able to pay it from the QR sticker at %1, or it may not exist.</source>
        <translation>De verbinding brak af voor de aanbieder antwoordde. De klant kan de betaling misschien doen met de QR-sticker bij %1, of ze bestaat niet.</translation>
    </message>
    <message>
        <source>If the customer’s phone asks to pay %1, they may confirm: it counts.</source>
        <translation>Vraagt de telefoon van de klant om %1 te betalen, dan mag de klant bevestigen: het telt.</translation>
    </message>
    <message>
        <source>Take no other payment for this sale, no cash either, until it is certain.</source>
        <translation>Neem geen andere betaling voor deze verkoop aan, ook geen contant geld, tot het zeker is.</translation>
    </message>
    <message>
        <source>It ends by itself: “Paid”, or “Not created, charge again”.</source>
        <translation>Het eindigt vanzelf: “Betaald”, of “Niet aangemaakt, opnieuw aanrekenen”.</translation>
    </message>
    <message>
        <source>The provider is asked for it by its reference.</source>
        <translation>De aanbieder wordt ernaar gevraagd met de referentie.</translation>
    </message>
    <message>
        <source>Last asked %1.</source>
        <translation>Laatst gevraagd: %1.</translation>
    </message>
    <message>
        <source>Asked for the reference %1. It has not answered yet.</source>
        <translation>Gevraagd naar de referentie %1. Er is nog geen antwoord.</translation>
    </message>
    <message>
        <source>Asked for the reference %1. It answers: no such payment yet.</source>
        <translation>Gevraagd naar de referentie %1. Het antwoord: nog geen zulke betaling.</translation>
    </message>
    <message>
        <source>Sent to the provider</source>
        <translation>Naar de aanbieder verstuurd</translation>
    </message>
    <message>
        <source>The connection broke, no answer came</source>
        <translation>De verbinding brak af, er kwam geen antwoord</translation>
    </message>
    <message>
        <source>Asking for it by its reference: not there yet</source>
        <translation>Gevraagd met de referentie: nog niet gevonden</translation>
    </message>
    <message>
        <source>Asking for it by its reference</source>
        <translation>Wordt gevraagd met de referentie</translation>
    </message>
    <message>
        <source>After that, nobody can pay it from the sticker any more</source>
        <translation>Daarna kan niemand nog met de sticker betalen</translation>
    </message>
    <message>
        <source>After that, an answer without it is certain</source>
        <translation>Daarna is een antwoord zonder de betaling zeker</translation>
    </message>
    <message>
        <source>until it is certain,
at %1</source>
        <translation>tot het zeker is,
om %1</translation>
    </message>
    <message>
        <source>It is known what became of the payment.</source>
        <translation>Het is bekend wat er met de betaling gebeurd is.</translation>
    </message>
    <message>
        <source>The provider was asked just now.</source>
        <translation>De aanbieder is net gevraagd.</translation>
    </message>
    <message>
        <source>Possible from %1, when nobody can pay it any more.</source>
        <translation>Mogelijk vanaf %1, wanneer niemand de betaling nog kan doen.</translation>
    </message>
    <message>
        <source>Closed until it is certain, so that nobody is charged twice. To serve the next customer now, put this payment aside.</source>
        <translation>Gesloten tot het zeker is, zodat niemand twee keer betaalt. Leg deze betaling opzij om nu de volgende klant te helpen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillOutcomeView</name>
    <message>
        <source>A payment whose outcome is not known</source>
        <translation>Een betaling waarvan de afloop niet bekend is</translation>
    </message>
    <message>
        <source>Do not charge again yet</source>
        <translation>Reken nog niet opnieuw aan</translation>
    </message>
    <message>
        <source>Asking the provider…</source>
        <translation>De aanbieder wordt gevraagd…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillPresenter</name>
    <message>
        <source>The last payment is not on screen yet. Look at it, or put it aside with Esc.</source>
        <translation>De laatste betaling staat nog niet op het scherm. Bekijk ze, of leg ze opzij met Esc.</translation>
    </message>
    <message>
        <source>The payment of %1 is still open. Cancel it, or wait until it has ended.</source>
        <translation>De betaling van %1 is nog open. Annuleer ze, of wacht tot ze afgelopen is.</translation>
    </message>
    <message>
        <source>The payment of %1 is still under way. Esc puts it aside.</source>
        <translation>De betaling van %1 loopt nog. Met Esc legt u ze opzij.</translation>
    </message>
    <message>
        <source>Enter shows a new code for the same amount.</source>
        <translation>Met Enter toont u een nieuwe code voor hetzelfde bedrag.</translation>
    </message>
    <message>
        <source>Type digits, a comma or a point.</source>
        <translation>Toets cijfers, een komma of een punt in.</translation>
    </message>
    <message>
        <source>The amount already has a comma or a point.</source>
        <translation>Het bedrag heeft al een komma of een punt.</translation>
    </message>
    <message>
        <source>At most two digits after the comma or point. C clears the amount.</source>
        <translation>Hoogstens twee cijfers na de komma. C wist alles.</translation>
    </message>
    <message>
        <source>The amount must be at most %1.</source>
        <translation>Het bedrag mag hoogstens %1 zijn.</translation>
    </message>
    <message>
        <source>The pasted text is not an amount.</source>
        <translation>De geplakte tekst is geen bedrag.</translation>
    </message>
    <message>
        <source>The amount is 0. Type the amount to pay.</source>
        <translation>Het bedrag is 0. Toets het te betalen bedrag in.</translation>
    </message>
    <message>
        <source>Type the amount first, then press the QR code of the point of sale.</source>
        <translation>Toets eerst het bedrag in en druk dan op de QR-code van het verkooppunt.</translation>
    </message>
    <message>
        <source>The service cannot be reached, so phones cannot open the codes.</source>
        <translation>De dienst is niet bereikbaar: telefoons kunnen de codes niet openen.</translation>
    </message>
    <message>
        <source>We will see it when the connection is back.</source>
        <translation>We zien het zodra de verbinding terug is.</translation>
    </message>
    <message>
        <source>It may have been paid before it ended. Look at the customer’s phone.</source>
        <translation>Misschien is ze nog op tijd betaald. Kijk op de telefoon van de klant.</translation>
    </message>
    <message>
        <source>No connection to the shop. Take cash or use another till.</source>
        <translation>Geen verbinding met de winkel. Laat contant betalen of gebruik een andere kassa.</translation>
    </message>
    <message>
        <source>It was created after all.</source>
        <translation>Ze is toch aangemaakt.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillStage</name>
    <message>
        <source>Open Settings</source>
        <translation>Instellingen openen</translation>
    </message>
    <message>
        <source>Customer display</source>
        <translation>Klantenscherm</translation>
    </message>
    <message>
        <source>Simulate customer</source>
        <translation>Klant simuleren</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>Volgende klant</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Nieuwe code</translation>
    </message>
    <message>
        <source>Cancel payment</source>
        <translation>Betaling annuleren</translation>
    </message>
    <message>
        <source>Show the payment on a second screen (Ctrl+D)</source>
        <translation>De betaling op een tweede scherm tonen (Ctrl+D)</translation>
    </message>
    <message>
        <source>Put this payment aside and go on (Esc)</source>
        <translation>Deze betaling opzijleggen en verdergaan (Esc)</translation>
    </message>
    <message>
        <source>Ask for the same amount again (Enter)</source>
        <translation>Hetzelfde bedrag opnieuw vragen (Enter)</translation>
    </message>
    <message>
        <source>The payment cannot be shown</source>
        <translation>De betaling kan niet worden getoond</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Een ogenblik…</translation>
    </message>
    <message>
        <source>The QR code is being made.</source>
        <translation>De QR-code wordt gemaakt.</translation>
    </message>
    <message>
        <source>Ready for the next customer</source>
        <translation>Klaar voor de volgende klant</translation>
    </message>
    <message>
        <source>Cancel the payment (Esc)</source>
        <translation>De betaling annuleren (Esc)</translation>
    </message>
    <message>
        <source>Act as the customer of this payment</source>
        <translation>De klant van deze betaling nabootsen</translation>
    </message>
    <message>
        <source>Type the amount and press Enter. The QR code appears here for the customer to scan.</source>
        <translation>Toets het bedrag in en druk op Enter. De QR-code verschijnt hier en de klant scant hem.</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Betaalbewijs</translation>
    </message>
    <message>
        <source>Printed codes</source>
        <translation>Gedrukte codes</translation>
    </message>
    <message>
        <source>Print or save the receipt</source>
        <translation>Het betaalbewijs afdrukken of opslaan</translation>
    </message>
    <message>
        <source>Put the amount on a printed QR code of the counter</source>
        <translation>Het bedrag op een gedrukte QR-code van de toonbank zetten</translation>
    </message>
    <message>
        <source>%1 left (Ctrl+Enter)</source>
        <translation>Nog %1 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>No connection to the shop</source>
        <translation>Geen verbinding met de winkel</translation>
    </message>
    <message>
        <source>Take cash or use another till. This till goes on by itself when the connection is back.</source>
        <translation>Laat contant betalen of gebruik een andere kassa. Deze kassa gaat vanzelf verder zodra de verbinding terug is.</translation>
    </message>
    <message>
        <source>Ask now</source>
        <translation>Nu vragen</translation>
    </message>
    <message>
        <source>Set as not created…</source>
        <translation>Instellen als niet aangemaakt…</translation>
    </message>
    <message>
        <source>Put aside, next customer</source>
        <translation>Opzij, volgende klant</translation>
    </message>
    <message>
        <source>Ask the provider now (F5)</source>
        <translation>Nu de aanbieder vragen (F5)</translation>
    </message>
    <message>
        <source>End it, although the provider has not answered</source>
        <translation>Beëindigen, hoewel de aanbieder niet heeft geantwoord</translation>
    </message>
    <message>
        <source>There is no payment ID to cancel yet</source>
        <translation>Er is nog geen betalings-ID om te annuleren</translation>
    </message>
    <message>
        <source>Why was it not created?</source>
        <translation>Waarom is ze niet aangemaakt?</translation>
    </message>
    <message>
        <source>Write the reason: it is kept in Activity.</source>
        <translation>Schrijf de reden: ze wordt in Activiteit bewaard.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Set as not created</source>
        <translation>Instellen als niet aangemaakt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTileButton</name>
    <message>
        <source>QR code at %1: %2</source>
        <translation>QR-code bij %1: %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTiles</name>
    <message>
        <source>At %1 a customer is confirming %2 right now. Cancel that payment and ask for %3 instead?</source>
        <translation>Bij %1 is een klant nu %2 aan het bevestigen. Die betaling annuleren en in de plaats %3 vragen?</translation>
    </message>
    <message>
        <source>At %1 a payment of %2 is still open. Cancel it and ask for %3 instead?</source>
        <translation>Bij %1 staat nog een betaling van %2 open. Die annuleren en in de plaats %3 vragen?</translation>
    </message>
    <message>
        <source>Ask %1 here</source>
        <translation>Hier %1 vragen</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Vrij</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTilesRow</name>
    <message>
        <source>Open Settings</source>
        <translation>Instellingen openen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>No points of sale yet. A point of sale can have a printed QR code on the counter.</source>
        <translation>Nog geen verkooppunten. Een verkooppunt kan een gedrukte QR-code op de toonbank hebben.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillView</name>
    <message>
        <source>Replace the payment</source>
        <translation>Betaling vervangen</translation>
    </message>
    <message>
        <source>Keep the payment</source>
        <translation>Betaling behouden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillWords</name>
    <message>
        <source>The customer scans the code with their payment app.</source>
        <translation>De klant scant de code met zijn betaalapp.</translation>
    </message>
    <message>
        <source>The customer scans this code or the one at %1.</source>
        <translation>De klant scant deze code of die bij %1.</translation>
    </message>
    <message>
        <source>No money was paid.</source>
        <translation>Er is niet betaald.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Welkom</translation>
    </message>
    <message>
        <source>The amount to pay will be shown here</source>
        <translation>Hier ziet u het te betalen bedrag</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>Te betalen</translation>
    </message>
    <message>
        <source>Please ask at the counter</source>
        <translation>Vraag het aan de kassa</translation>
    </message>
    <message>
        <source>Open your payment app and point it at the code</source>
        <translation>Open uw betaalapp en scan de code</translation>
    </message>
    <message>
        <source>Confirm the payment in your payment app</source>
        <translation>Bevestig de betaling in uw betaalapp</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Bedankt</translation>
    </message>
    <message>
        <source>The customer has scanned the code and is confirming the payment.</source>
        <translation>De klant heeft de code gescand en is de betaling aan het bevestigen.</translation>
    </message>
    <message>
        <source>The bank has authorized the payment; the money is on its way. Esc puts the payment aside.</source>
        <translation>De bank heeft de betaling goedgekeurd; het geld is onderweg. Met Esc legt u de betaling opzij.</translation>
    </message>
    <message>
        <source>Type the next amount.</source>
        <translation>Toets het volgende bedrag in.</translation>
    </message>
    <message>
        <source>The customer has paid. Acknowledge the payment (Ctrl+Enter) once the goods are handed over, or put it aside with Esc.</source>
        <translation>De klant heeft betaald. Bevestig de ontvangst (Ctrl+Enter) zodra de goederen overhandigd zijn, of leg de betaling opzij met Esc.</translation>
    </message>
    <message>
        <source>Pay it as a simulated customer</source>
        <translation>Betalen als gesimuleerde klant</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Een ogenblik, alstublieft</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillsPage</name>
    <message>
        <source>Add a till…</source>
        <translation>Kassa toevoegen…</translation>
    </message>
    <message>
        <source>Tills</source>
        <translation>Kassa’s</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Intrekken…</translation>
    </message>
    <message>
        <source>A revoked till loses its connection at once and keeps no payments. What it sold stays in the books.</source>
        <translation>Een ingetrokken kassa verliest meteen de verbinding en bewaart geen betalingen. Wat ze verkocht heeft, blijft in de boeken.</translation>
    </message>
    <message>
        <source>Close to other computers…</source>
        <translation>Afsluiten voor andere computers…</translation>
    </message>
    <message>
        <source>Let other computers connect</source>
        <translation>Andere computers laten verbinden</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Laden…</translation>
    </message>
    <message>
        <source>The tills could not be read</source>
        <translation>De kassa’s konden niet worden gelezen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>No till yet</source>
        <translation>Nog geen kassa</translation>
    </message>
    <message>
        <source>Other computers of the shop can be tills.</source>
        <translation>Andere computers van de zaak kunnen kassa’s zijn.</translation>
    </message>
    <message>
        <source>Only this computer may connect</source>
        <translation>Alleen deze computer mag verbinden</translation>
    </message>
    <message>
        <source>Other computers of the shop can be tills. They reach this computer through the shop’s network.</source>
        <translation>Andere computers van de zaak kunnen kassa’s zijn. Ze bereiken deze computer via het netwerk van de zaak.</translation>
    </message>
    <message>
        <source>Revoke “%1”?</source>
        <translation>“%1” intrekken?</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Intrekken</translation>
    </message>
    <message>
        <source>Keep the till</source>
        <translation>Kassa behouden</translation>
    </message>
    <message>
        <source>Close to other computers?</source>
        <translation>Afsluiten voor andere computers?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Open laten</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Wijzigen…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Verwijderen…</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>Logboek tonen</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>“%1” verwijderen?</translation>
    </message>
    <message>
        <source>Keep in the list</source>
        <translation>In de lijst laten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergelijken…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Verloop</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TodayPresenter</name>
    <message>
        <source>Taken today</source>
        <translation>Vandaag ontvangen</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Betalingen</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>nog geen</translation>
    </message>
    <message numerus="yes">
        <source>%1 paid · %2</source>
        <translation>
            <numerusform>%1 betaald · %2</numerusform>
            <numerusform>%1 betaald · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
    <message>
        <source>%1 · %2 on its way</source>
        <translation>%1 · %2 onderweg</translation>
    </message>
    <message>
        <source>Next payout</source>
        <translation>Volgende uitbetaling</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks have failed in the last 24 hours</source>
        <translation>
            <numerusform>%1 callback is mislukt in de laatste 24 uur</numerusform>
            <numerusform>%1 callbacks zijn mislukt in de laatste 24 uur</numerusform>
        </translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Ontvangst</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Uitbetaling</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts have failed and can be paid out again</source>
        <translation>
            <numerusform>%1 uitbetaling is mislukt en kan opnieuw worden uitbetaald</numerusform>
            <numerusform>%1 uitbetalingen zijn mislukt en kunnen opnieuw worden uitbetaald</numerusform>
        </translation>
    </message>
    <message>
        <source>A profile with the bank account that the money goes to</source>
        <translation>Een profiel met de bankrekening waar het geld naartoe gaat</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Instellingen openen</translation>
    </message>
    <message>
        <source>Your first payment</source>
        <translation>Uw eerste betaling</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nieuwe betaling</translation>
    </message>
    <message>
        <source>Some figures may be missing or out of date. %1</source>
        <translation>Sommige cijfers ontbreken of zijn verouderd. %1</translation>
    </message>
    <message>
        <source>%1 vs. last %2</source>
        <translation>%1 t.o.v. vorige %2</translation>
    </message>
    <message>
        <source>The payment %1 waits for your acknowledgement</source>
        <translation>De betaling %1 wacht op uw ontvangstbevestiging</translation>
    </message>
    <message numerus="yes">
        <source>%1 payments wait for your acknowledgement</source>
        <translation>
            <numerusform>%1 betaling wacht op uw ontvangstbevestiging</numerusform>
            <numerusform>%1 betalingen wachten op uw ontvangstbevestiging</numerusform>
        </translation>
    </message>
    <message>
        <source>A service address that phones and web shops can reach</source>
        <translation>Een adres van de dienst dat telefoons en webshops kunnen bereiken</translation>
    </message>
    <message>
        <source>Next payout, all profiles</source>
        <translation>Volgende uitbetaling, alle profielen</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Hersteld</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Back-up</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>Pincode</translation>
    </message>
    <message>
        <source>%1 is blocked until %2: the PIN was wrong %3 times</source>
        <translation>%1 is geblokkeerd tot %2: de pincode was %3 keer fout</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts on the bank’s statements need your decision; the oldest for %2</source>
        <translation>
            <numerusform>%1 uitbetaling op de rekeninguittreksels vraagt uw beslissing; de oudste al %2</numerusform>
            <numerusform>%1 uitbetalingen op de rekeninguittreksels vragen uw beslissing; de oudste al %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Accountant</source>
        <translation>Boekhouder</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>kon niet gelezen worden</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>stand om %1</translation>
    </message>
    <message>
        <source>Next payout, expected</source>
        <translation>Volgende uitbetaling, verwacht</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Niet bekend</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TodayTile</name>
    <message>
        <source>Show the rows behind this figure</source>
        <translation>De rijen achter dit cijfer tonen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TodayView</name>
    <message>
        <source>Takings by hour</source>
        <translation>Ontvangsten per uur</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Vraagt aandacht</translation>
    </message>
    <message>
        <source>All payments</source>
        <translation>Alle betalingen</translation>
    </message>
    <message>
        <source>Latest payments</source>
        <translation>Laatste betalingen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>The payments cannot be shown</source>
        <translation>De betalingen kunnen niet worden getoond</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TopBar</name>
    <message>
        <source>New payment</source>
        <translation>Nieuwe betaling</translation>
    </message>
    <message>
        <source>New payment (Ctrl+N)</source>
        <translation>Nieuwe betaling (Ctrl+N)</translation>
    </message>
    <message>
        <source>All profiles</source>
        <translation>Alle profielen</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>Profiel: %1</translation>
    </message>
    <message>
        <source>Environment: %1</source>
        <translation>Omgeving: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::VatField</name>
    <message>
        <source>Mixed</source>
        <translation>Gemengd</translation>
    </message>
    <message>
        <source>Shares of the sales with VAT, in percent: 75 % at 12 % and 25 % at 21 % is 12:75,21:25</source>
        <translation>Aandelen van de verkopen met btw, in procent: 75 % aan 12 % en 25 % aan 21 % is 12:75,21:25</translation>
    </message>
    <message>
        <source>Shares of the rates</source>
        <translation>Aandelen van de tarieven</translation>
    </message>
    <message>
        <source>As the profile</source>
        <translation>Zoals het profiel</translation>
    </message>
    <message>
        <source>No rate yet</source>
        <translation>Nog geen tarief</translation>
    </message>
</context>
</TS>
