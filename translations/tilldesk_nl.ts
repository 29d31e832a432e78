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
        <source>Tilldesk has stopped to protect the books: %1. Nothing that was answered is lost. Close the other program and start Tilldesk again.</source>
        <translation>Tilldesk is gestopt om de boeken te beschermen: %1. Niets van wat bevestigd is, is verloren. Sluit het andere programma en start Tilldesk opnieuw.</translation>
    </message>
</context>
<context>
    <name>tilldesk::exports</name>
    <message>
        <source>Created</source>
        <translation>Aangemaakt</translation>
    </message>
    <message>
        <source>Payment id</source>
        <translation>Betalings-id</translation>
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
        <source>Bulk id</source>
        <translation>Bulk-id</translation>
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
        <source>Payout id</source>
        <translation>Uitbetalings-id</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemaakt</translation>
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
        <source>Bank line</source>
        <translation>Bankmededeling</translation>
    </message>
    <message>
        <source>Again of</source>
        <translation>Opnieuw van</translation>
    </message>
    <message>
        <source>Paid again by</source>
        <translation>Opnieuw betaald door</translation>
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
        <source>Refund id</source>
        <translation>Terugbetalings-id</translation>
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
        <source>Content of a payout</source>
        <translation>Inhoud van uitbetaling</translation>
    </message>
    <message>
        <source>Bank statements (CAMT.053): each payout as it arrived on the account</source>
        <translation>Rekeninguittreksels (CAMT.053): elke uitbetaling zoals ze op de rekening is gekomen</translation>
    </message>
    <message>
        <source>The bank import of your bookkeeping package; version 08 is the newer one, take 02 when it is not read</source>
        <translation>De bankimport van uw boekhoudpakket; versie 08 is de nieuwere, neem 02 als die niet wordt ingelezen</translation>
    </message>
    <message>
        <source>The same as CODA</source>
        <translation>Hetzelfde als CODA</translation>
    </message>
    <message>
        <source>The bank import of Belgian packages</source>
        <translation>De bankimport van Belgische pakketten</translation>
    </message>
    <message>
        <source>The same as MT940</source>
        <translation>Hetzelfde als MT940</translation>
    </message>
    <message>
        <source>The bank import of older packages</source>
        <translation>De bankimport van oudere pakketten</translation>
    </message>
    <message>
        <source>The payments and refunds in one payout (CAMT.054)</source>
        <translation>De betalingen en terugbetalingen in één uitbetaling (CAMT.054)</translation>
    </message>
    <message>
        <source>Packages that settle single invoices from a payout</source>
        <translation>Pakketten die losse facturen uit een uitbetaling afpunten</translation>
    </message>
    <message>
        <source>The same as tables and for reading</source>
        <translation>Hetzelfde als tabel en om te lezen</translation>
    </message>
    <message>
        <source>Spreadsheets; people</source>
        <translation>Rekenbladen; mensen</translation>
    </message>
    <message>
        <source>All payments, refunds and payouts of the month</source>
        <translation>Alle betalingen, terugbetalingen en uitbetalingen van de maand</translation>
    </message>
    <message>
        <source>Spreadsheets with a decimal comma; the CSV import of your package</source>
        <translation>Rekenbladen met decimale komma; de CSV-import van uw pakket</translation>
    </message>
    <message>
        <source>The same with a decimal point</source>
        <translation>Hetzelfde met decimale punt</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programma’s</translation>
    </message>
    <message>
        <source>The same on paper</source>
        <translation>Hetzelfde op papier</translation>
    </message>
    <message>
        <source>People; to be kept</source>
        <translation>Mensen; om te bewaren</translation>
    </message>
    <message>
        <source>Payments and payouts of %1</source>
        <translation>Betalingen en uitbetalingen van %1</translation>
    </message>
    <message>
        <source>This folder has the month in every form that bookkeeping reads. All forms say the same: one for the bank and, if you like, one table are enough.</source>
        <translation>Deze map bevat de maand in elke vorm die een boekhouding kan inlezen. Alle vormen zeggen hetzelfde: één voor de bank en desgewenst één tabel volstaan.</translation>
    </message>
    <message>
        <source>Which file is what</source>
        <translation>Welk bestand is wat</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Wat het is</translation>
    </message>
    <message>
        <source>What reads it</source>
        <translation>Wat het inleest</translation>
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
        <translation>Uitbetalingen die zijn aangekomen</translation>
    </message>
    <message>
        <source>Each payout is the sum of its payments less its refunds; its lines are in payout-contents. A payment of the last days may be in a payout of the next month, so the list of payments has another sum.</source>
        <translation>Elke uitbetaling is de som van haar betalingen min haar terugbetalingen; de regels staan in payout-contents. Een betaling van de laatste dagen kan in een uitbetaling van de volgende maand zitten, dus de lijst met betalingen heeft een andere som.</translation>
    </message>
    <message>
        <source>What the bank statements say</source>
        <translation>Wat de rekeninguittreksels zeggen</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Rekening</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Beginsaldo</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Aangekomen</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Eindsaldo</translation>
    </message>
    <message>
        <source>The balance counts what payouts have brought to the account, not what is on it. Statements are numbered within the year and continue each other. Exported again they are the same with the same numbers, so a package notices what it has read before.</source>
        <translation>Het saldo telt wat uitbetalingen op de rekening hebben gebracht, niet wat erop staat. Uittreksels zijn per jaar genummerd en sluiten op elkaar aan. Opnieuw geëxporteerd zijn ze dezelfde met dezelfde nummers, dus een pakket merkt wat het al heeft ingelezen.</translation>
    </message>
    <message>
        <source>Whether nothing is missing or changed</source>
        <translation>Of niets ontbreekt of veranderd is</translation>
    </message>
    <message>
        <source>In a terminal, in this folder, the following command says OK for each file:</source>
        <translation>In een terminal, in deze map, zegt het volgende commando OK bij elk bestand:</translation>
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
        <source>To be acknowledged</source>
        <translation>Te bevestigen</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>Ongeldig</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Teruggegeven</translation>
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
        <source>Payouts that failed: %1 (%2). They reached no account and are on no bank statement.</source>
        <translation>Mislukte uitbetalingen: %1 (%2). Ze bereikten geen rekening en staan op geen uittreksel.</translation>
    </message>
    <message>
        <source>Further accounts: %1</source>
        <translation>Andere rekeningen: %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>ledger-heads.json has the service&apos;s signatures of the ledger, day by day. Keep the file outside the shop: it shows whether the ledger was rewritten afterwards.</source>
        <translation>ledger-heads.json bevat per dag de handtekening van de dienst onder het grootboek. Bewaar het bestand buiten de winkel: zo blijkt of het grootboek later is herschreven.</translation>
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
        <source>This key is revoked already</source>
        <translation>Deze sleutel is al ingetrokken</translation>
    </message>
    <message>
        <source>Keys belong to a profile. Add one first</source>
        <translation>Sleutels horen bij een profiel. Voeg er eerst een toe</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Laden…</translation>
    </message>
    <message>
        <source>The keys could not be read</source>
        <translation>De sleutels konden niet worden gelezen</translation>
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
        <source>The software of a shop shows its key with each request. It says for which profile it asks, and what it may do.</source>
        <translation>De software van een winkel toont haar sleutel bij elk verzoek. Die zegt voor welk profiel ze vraagt en wat ze mag.</translation>
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
        <source>Keep it</source>
        <translation>Behouden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
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
        <source>Look</source>
        <translation>Weergave</translation>
    </message>
    <message>
        <source>Light, dark, or what the system has chosen</source>
        <translation>Licht, donker of wat het systeem kiest</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>From the next start on</source>
        <translation>Vanaf de volgende start</translation>
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
        <source>Nothing. All is well.</source>
        <translation>Niets. Alles gaat goed.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankLineWords</name>
    <message>
        <source>Banks do not accept the character %1.</source>
        <translation>Banken aanvaarden het teken %1 niet.</translation>
    </message>
    <message>
        <source>Banks do not accept the characters %1.</source>
        <translation>Banken aanvaarden de tekens %1 niet.</translation>
    </message>
    <message>
        <source>On the bank line: “%1”</source>
        <translation>Op de bankregel: “%1”</translation>
    </message>
    <message>
        <source>%1, cut off: “%2”</source>
        <translation>%1, afgekapt: “%2”</translation>
    </message>
    <message>
        <source>%1 characters reach the bank line</source>
        <translation>%1 tekens komen op de bankregel</translation>
    </message>
    <message>
        <source>Payouts will read on your statement, x being the payout&apos;s id: %1</source>
        <translation>Uitbetalingen staan zo op uw rekeninguittreksel, x is het nummer van de uitbetaling: %1</translation>
    </message>
    <message>
        <source>These are %1 characters; banks carry %2, so its end may be missing.</source>
        <translation>Dat zijn %1 tekens; banken nemen er %2 mee, dus het einde kan ontbreken.</translation>
    </message>
    <message>
        <source>The bulk ids of this merchant&apos;s profiles have from %1 to %2 characters. Rules that read payouts from bank statements need one length: give all of them the same.</source>
        <translation>De bulk-id’s van de profielen van deze handelaar hebben %1 tot %2 tekens. Regels die uitbetalingen uit rekeninguittreksels lezen, vragen één lengte: maak ze allemaal even lang.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
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
        <translation>Opnieuw sturen</translation>
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
        <translation>Handtekening, stap voor stap</translation>
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
        <source>None yet.</source>
        <translation>Nog geen.</translation>
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
        <translation>Headers van de aanvraag</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Aanvraag</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackInbox</name>
    <message>
        <source>Write “inbox = on” into the settings file and start the program again. The inbox then receives callbacks as a shop&apos;s server would, checks them and lists them here.</source>
        <translation>Schrijf “inbox = on” in het instellingenbestand en start het programma opnieuw. De inbox ontvangt dan callbacks zoals de server van een winkel, controleert ze en zet ze hier in een lijst.</translation>
    </message>
    <message>
        <source>The inbox cannot be shown</source>
        <translation>De inbox kan niet worden getoond</translation>
    </message>
    <message>
        <source>Nothing has come yet</source>
        <translation>Er is nog niets gekomen</translation>
    </message>
    <message>
        <source>Give this address to a profile as its callback address, or send a test callback to it.</source>
        <translation>Geef dit adres aan een profiel als callbackadres, of stuur er een testcallback naartoe.</translation>
    </message>
    <message>
        <source>The inbox is off</source>
        <translation>De inbox staat uit</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackInspector</name>
    <message>
        <source>It is being checked.</source>
        <translation>Het wordt gecontroleerd.</translation>
    </message>
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
        <source>There is no key set to be had there: %1</source>
        <translation>Daar is geen sleutelset te krijgen: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackLog</name>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Tijd: %1</translation>
    </message>
    <message>
        <source>Callback</source>
        <translation>Callback</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackPresenter</name>
    <message>
        <source>Callback to %1</source>
        <translation>Callback naar %1</translation>
    </message>
    <message>
        <source>Sent with a fault on purpose: %1</source>
        <translation>Met opzet met een fout gestuurd: %1</translation>
    </message>
    <message>
        <source>The callback is not here yet.</source>
        <translation>De callback is er nog niet.</translation>
    </message>
    <message>
        <source>It waits to be sent already.</source>
        <translation>Hij wacht al om gestuurd te worden.</translation>
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
        <source>No answer</source>
        <translation>Geen antwoord</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>van %1</translation>
    </message>
    <message>
        <source>Only its beginning is kept: %1 of %2 bytes.</source>
        <translation>Alleen het begin is bewaard: %1 van %2 bytes.</translation>
    </message>
    <message>
        <source>It is signed when it is sent.</source>
        <translation>Hij wordt ondertekend wanneer hij wordt gestuurd.</translation>
    </message>
    <message>
        <source>Nothing was sent in this attempt.</source>
        <translation>In deze poging is niets gestuurd.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackTestForm</name>
    <message>
        <source>Only while the simulation is on: see the settings.</source>
        <translation>Alleen zolang de simulatie aan staat: zie de instellingen.</translation>
    </message>
    <message>
        <source>The service does not send to this address.</source>
        <translation>De dienst stuurt niet naar dit adres.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackWords</name>
    <message>
        <source>Last 24 hours</source>
        <translation>Laatste 24 uur</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Laatste 7 dagen</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Laatste 30 dagen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wachten</translation>
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
        <source>timed out after %1</source>
        <translation>geen antwoord binnen %1</translation>
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
        <translation>adres niet toegestaan, niets gestuurd</translation>
    </message>
    <message>
        <source>lost on purpose, nothing sent</source>
        <translation>met opzet verloren, niets gestuurd</translation>
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
        <source>Unknown key id</source>
        <translation>Onbekende sleutel-id</translation>
    </message>
    <message>
        <source>Another profile</source>
        <translation>Ander profiel</translation>
    </message>
    <message>
        <source>Old time</source>
        <translation>Oude tijd</translation>
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
        <source>Callbacks are sent as they should be.</source>
        <translation>Callbacks worden gestuurd zoals het hoort.</translation>
    </message>
    <message>
        <source>Nothing is sent. A good receiver asks for the payment by itself.</source>
        <translation>Er wordt niets gestuurd. Een goede ontvanger vraagt de betaling zelf op.</translation>
    </message>
    <message>
        <source>Each is sent twice. A good receiver takes it in once.</source>
        <translation>Elke wordt twee keer gestuurd. Een goede ontvanger verwerkt hem één keer.</translation>
    </message>
    <message>
        <source>Each is sent a minute late.</source>
        <translation>Elke wordt een minuut te laat gestuurd.</translation>
    </message>
    <message>
        <source>Each is sent after the payment&apos;s next one, or a minute late. A good receiver does not go back to an older status.</source>
        <translation>Elke wordt na de volgende van de betaling gestuurd, of een minuut te laat. Een goede ontvanger keert niet terug naar een oudere status.</translation>
    </message>
    <message>
        <source>Signed with a key that is not the one it names. A good receiver refuses it.</source>
        <translation>Ondertekend met een andere sleutel dan de genoemde. Een goede ontvanger weigert hem.</translation>
    </message>
    <message>
        <source>Names a key that is not in the key set. A good receiver refuses it.</source>
        <translation>Noemt een sleutel die niet in de sleutelset staat. Een goede ontvanger weigert hem.</translation>
    </message>
    <message>
        <source>Names a profile that is not the receiver&apos;s. A good receiver refuses it.</source>
        <translation>Noemt een profiel dat niet van de ontvanger is. Een goede ontvanger weigert hem.</translation>
    </message>
    <message>
        <source>Says that it is ten minutes old. A good receiver refuses it.</source>
        <translation>Zegt dat hij tien minuten oud is. Een goede ontvanger weigert hem.</translation>
    </message>
    <message>
        <source>Its signature is DER instead of 64 bytes. A good receiver refuses it.</source>
        <translation>De handtekening is DER in plaats van 64 bytes. Een goede ontvanger weigert hem.</translation>
    </message>
    <message>
        <source>Has the four critical names of the specified header, whatever the profile asks for.</source>
        <translation>Heeft de vier kritieke namen van de gespecificeerde header, wat het profiel ook vraagt.</translation>
    </message>
    <message>
        <source>Has the five critical names of the extended header, whatever the profile asks for.</source>
        <translation>Heeft de vijf kritieke namen van de uitgebreide header, wat het profiel ook vraagt.</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
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
        <translation>Gestuurde status</translation>
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
</context>
<context>
    <name>tilldesk::ui::CallbacksPresenter</name>
    <message>
        <source>They are being sent again.</source>
        <translation>Ze worden opnieuw gestuurd.</translation>
    </message>
    <message>
        <source>None has failed in this time.</source>
        <translation>In deze periode is er geen mislukt.</translation>
    </message>
    <message>
        <source>Send all failed again</source>
        <translation>Alle mislukte opnieuw sturen</translation>
    </message>
    <message>
        <source>Send all failed again (%1)</source>
        <translation>Alle mislukte opnieuw sturen (%1)</translation>
    </message>
    <message>
        <source>The failed callback of this time is sent once more, now.</source>
        <translation>De mislukte callback van deze periode wordt nu nog een keer gestuurd.</translation>
    </message>
    <message>
        <source>The %1 failed callbacks of this time are sent once more, now. A receiver may get one that it has already.</source>
        <translation>De %1 mislukte callbacks van deze periode worden nu nog een keer gestuurd. Een ontvanger kan er een krijgen die hij al heeft.</translation>
    </message>
    <message>
        <source>1 callback is sent again.</source>
        <translation>1 callback wordt opnieuw gestuurd.</translation>
    </message>
    <message>
        <source>%1 callbacks are sent again.</source>
        <translation>%1 callbacks worden opnieuw gestuurd.</translation>
    </message>
    <message>
        <source>No callback matches</source>
        <translation>Geen callback voldoet</translation>
    </message>
    <message>
        <source>No callback fits the time and the state chosen above.</source>
        <translation>Geen callback past bij de tijd en de toestand die hierboven gekozen zijn.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle tonen</translation>
    </message>
    <message>
        <source>No callbacks yet</source>
        <translation>Nog geen callbacks</translation>
    </message>
    <message>
        <source>Whenever a payment changes, its shop is told at its callback address. Each message is listed here.</source>
        <translation>Telkens als een betaling verandert, krijgt de winkel dat te horen op het callbackadres. Elk bericht staat hier in de lijst.</translation>
    </message>
    <message>
        <source>Send a test callback…</source>
        <translation>Een testcallback sturen…</translation>
    </message>
    <message>
        <source>Callbacks are sent with a fault on purpose: %1</source>
        <translation>Callbacks worden met opzet met een fout gestuurd: %1</translation>
    </message>
    <message>
        <source>The callbacks cannot be shown</source>
        <translation>De callbacks kunnen niet worden getoond</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksView</name>
    <message>
        <source>Send test callback…</source>
        <translation>Testcallback sturen…</translation>
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
        <translation>Alle mislukte opnieuw sturen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Opnieuw sturen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CancelDialog</name>
    <message>
        <source>Cancel payment</source>
        <translation>Betaling annuleren</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behouden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckList</name>
    <message>
        <source>What was looked at</source>
        <translation>Wat er bekeken is</translation>
    </message>
    <message>
        <source>What was looked at: %1</source>
        <translation>Wat er bekeken is: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckWords</name>
    <message>
        <source>Holds</source>
        <translation>Klopt</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Faalt</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Niet gecontroleerd</translation>
    </message>
    <message>
        <source>Three parts, the middle one empty</source>
        <translation>Drie delen, het middelste leeg</translation>
    </message>
    <message>
        <source>Header and signature are strict base64url</source>
        <translation>Header en handtekening zijn strikt base64url</translation>
    </message>
    <message>
        <source>The header is a JSON object, no member twice</source>
        <translation>De header is een JSON-object, geen lid dubbel</translation>
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
        <source>The thumbprint is that of the key&apos;s certificate</source>
        <translation>De vingerafdruk is die van het certificaat van de sleutel</translation>
    </message>
    <message>
        <source>What is signed: header, point, body</source>
        <translation>Wat ondertekend is: header, punt, inhoud</translation>
    </message>
    <message>
        <source>The signature of 64 bytes holds over it</source>
        <translation>De handtekening van 64 bytes klopt daarvoor</translation>
    </message>
    <message>
        <source>The critical names are the four or the five</source>
        <translation>De kritieke namen zijn de vier of de vijf</translation>
    </message>
    <message>
        <source>The issuer is the service</source>
        <translation>De uitgever is de dienst</translation>
    </message>
    <message>
        <source>The profile is one of ours</source>
        <translation>Het profiel is een van ons</translation>
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
        <source>It was not seen before</source>
        <translation>Hij is niet eerder gezien</translation>
    </message>
    <message>
        <source>The body is a callback and fits the payment</source>
        <translation>De inhoud is een callback en past bij de betaling</translation>
    </message>
    <message>
        <source>All checks hold</source>
        <translation>Alle controles kloppen</translation>
    </message>
    <message>
        <source>Nothing fails, but not everything could be checked</source>
        <translation>Niets faalt, maar niet alles kon worden gecontroleerd</translation>
    </message>
    <message>
        <source>Fails at: %1 — %2</source>
        <translation>Faalt bij: %1 — %2</translation>
    </message>
    <message>
        <source>Header is a detached JWS, ES256</source>
        <translation>Header is een losse JWS, ES256</translation>
    </message>
    <message>
        <source>Header is no detached JWS with ES256</source>
        <translation>Header is geen losse JWS met ES256</translation>
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
        <source>crit has not the names that it must have</source>
        <translation>crit heeft niet de namen die het moet hebben</translation>
    </message>
    <message>
        <source>Issuer, profile or path is not right</source>
        <translation>Uitgever, profiel of pad klopt niet</translation>
    </message>
    <message>
        <source>path is %1, sub is this profile</source>
        <translation>path is %1, sub is dit profiel</translation>
    </message>
    <message>
        <source>Signature over header.body holds</source>
        <translation>Handtekening over header.body klopt</translation>
    </message>
    <message>
        <source>Signature over header.body does not hold</source>
        <translation>Handtekening over header.body klopt niet</translation>
    </message>
    <message>
        <source>Body is a callback of this payment</source>
        <translation>Inhoud is een callback van deze betaling</translation>
    </message>
    <message>
        <source>Body is no callback of this payment</source>
        <translation>Inhoud is geen callback van deze betaling</translation>
    </message>
    <message>
        <source>crit names %1</source>
        <translation>crit noemt %1</translation>
    </message>
    <message>
        <source>Many receivers refuse it all the same: they ask for five critical names and for the whole callback address as path. Set the profile’s “Callback header” to “Extended” for them.</source>
        <translation>Veel ontvangers weigeren deze callback toch: ze verwachten vijf kritieke namen en het volledige callbackadres als pad. Zet “Callback-header” van het profiel daarvoor op “Uitgebreid”.</translation>
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
        <source>This computer&apos;s clock has jumped to %1; it should be %2. No payments are taken until it is right again.</source>
        <translation>De klok van deze computer is versprongen naar %1; het zou %2 moeten zijn. Er worden geen betalingen aangenomen tot ze weer juist staat.</translation>
    </message>
    <message>
        <source>The clock is right</source>
        <translation>De klok staat juist</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ClosePaper</name>
    <message>
        <source>the beginning</source>
        <translation>het begin</translation>
    </message>
    <message>
        <source>What came after this counts in the next day close.</source>
        <translation>Wat hierna kwam, telt mee in de volgende dagafsluiting.</translation>
    </message>
    <message>
        <source>A look at the day that runs. It closes nothing.</source>
        <translation>Een blik op de lopende dag. Er wordt niets afgesloten.</translation>
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
        <source>Total before</source>
        <translation>Totaal vooraf</translation>
    </message>
    <message>
        <source>Total after</source>
        <translation>Totaal nadien</translation>
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
        <translation>Ondertekeningssleutel</translation>
    </message>
    <message>
        <source>Hash of the ledger up to this entry</source>
        <translation>Hash van het grootboek tot en met deze boeking</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CompatiblePage</name>
    <message>
        <source>Fill in what most clients expect</source>
        <translation>Invullen wat de meeste clients verwachten</translation>
    </message>
    <message>
        <source>Software that was made for another service of this interface checks whose callbacks it accepts. Its manual says which names it expects. What you save holds at once.</source>
        <translation>Software die voor een andere dienst met deze interface is gemaakt, controleert van wie ze callbacks aanvaardt. In haar handleiding staat welke namen ze verwacht. Wat u opslaat, geldt meteen.</translation>
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
        <translation>Callback-header</translation>
    </message>
    <message>
        <source>Most clients expect the extended one</source>
        <translation>De meeste clients verwachten de uitgebreide</translation>
    </message>
    <message>
        <source>Refunds by API key</source>
        <translation>Terugbetalen met API-sleutel</translation>
    </message>
    <message>
        <source>Not only with a signature</source>
        <translation>Niet alleen met een handtekening</translation>
    </message>
    <message>
        <source>Existing clients</source>
        <translation>Bestaande clients</translation>
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
        <source>Records what was taken so far under a number of its own, and closes nothing</source>
        <translation>Legt onder een eigen nummer vast wat tot nu toe ontvangen werd, en sluit niets af</translation>
    </message>
    <message>
        <source>Ends this stretch and begins the next one</source>
        <translation>Beëindigt deze periode en begint de volgende</translation>
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
        <source>Total ever</source>
        <translation>Totaal ooit</translation>
    </message>
    <message>
        <source>taken less refunded</source>
        <translation>ontvangen min terugbetaald</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>%1 vooraf</translation>
    </message>
    <message>
        <source>Close the day of %1?</source>
        <translation>De dag van %1 afsluiten?</translation>
    </message>
    <message>
        <source>%1 is recorded for good, with %2 of %3 and %4 of %5 as it stands now. What is taken or given back afterwards counts in the next day close. This cannot be undone.</source>
        <translation>%1 wordt voorgoed vastgelegd, zoals het er nu voor staat met %2 voor %3 en %4 voor %5. Wat daarna wordt ontvangen of terugbetaald, telt mee in de volgende dagafsluiting. Dit kan niet ongedaan worden gemaakt.</translation>
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
        <source>Close the day when the till is counted. Each close keeps its number and its sums for good.</source>
        <translation>Sluit de dag af wanneer de kassa geteld is. Elke afsluiting behoudt voorgoed haar nummer en haar bedragen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayClosesModel</name>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
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
        <source>Total ever</source>
        <translation>Totaal ooit</translation>
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
        <source>File to trust</source>
        <translation>Te vertrouwen bestand</translation>
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
        <source>Endpoint</source>
        <translation>Eindpunt</translation>
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
        <source>Other programs must not use it</source>
        <translation>Andere programma’s mogen hem niet gebruiken</translation>
    </message>
    <message>
        <source>https on this computer</source>
        <translation>https op deze computer</translation>
    </message>
    <message>
        <source>Otherwise http; the network always has https</source>
        <translation>Anders http; het netwerk heeft altijd https</translation>
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
        <source>Phones and other computers near you reach this service</source>
        <translation>Telefoons en andere computers in de buurt bereiken deze dienst</translation>
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
        <source>In links and QR codes, when this service stands behind a proxy</source>
        <translation>In links en QR-codes, als deze dienst achter een proxy staat</translation>
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
        <source>PEM, with its chain; empty: one is made here</source>
        <translation>PEM, met zijn keten; leeg: er wordt er hier een gemaakt</translation>
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
        <source>None while it is closed</source>
        <translation>Geen zolang het gesloten is</translation>
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
        <translation>Deze som verklaren</translation>
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
        <translation>De som kan nu niet worden verklaard</translation>
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
        <source>Bank statement CAMT.053, version 02</source>
        <translation>Uittreksel CAMT.053, versie 02</translation>
    </message>
    <message>
        <source>Bank statement CAMT.053, version 08</source>
        <translation>Uittreksel CAMT.053, versie 08</translation>
    </message>
    <message>
        <source>Notification CAMT.054, version 02</source>
        <translation>Melding CAMT.054, versie 02</translation>
    </message>
    <message>
        <source>Notification CAMT.054, version 08</source>
        <translation>Melding CAMT.054, versie 08</translation>
    </message>
    <message>
        <source>Bank statement MT940</source>
        <translation>Rekeninguittreksel MT940</translation>
    </message>
    <message>
        <source>Bank statement CODA</source>
        <translation>Rekeninguittreksel CODA</translation>
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
        <source>To look at and calculate with</source>
        <translation>Om te bekijken en mee te rekenen</translation>
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
        <source>What most bookkeeping reads</source>
        <translation>Voor de meeste boekhoudingen</translation>
    </message>
    <message>
        <source>For newer bookkeeping</source>
        <translation>Voor nieuwere boekhoudsoftware</translation>
    </message>
    <message>
        <source>Each line of the payout</source>
        <translation>Elke regel van de uitbetaling</translation>
    </message>
    <message>
        <source>Each line, for newer bookkeeping</source>
        <translation>Elke regel, voor nieuwere boekhouding</translation>
    </message>
    <message>
        <source>For older bookkeeping</source>
        <translation>Voor oudere boekhoudsoftware</translation>
    </message>
    <message>
        <source>For Belgian bookkeeping</source>
        <translation>Voor Belgische boekhoudsoftware</translation>
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
    <message>
        <source>%1 rows</source>
        <translation>%1 rijen</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 van %2 rijen</translation>
    </message>
    <message>
        <source>Saved: 1 row, %1 moved</source>
        <translation>Opgeslagen: 1 rij, %1 verplaatst</translation>
    </message>
    <message>
        <source>Saved: %1 rows, %2 moved</source>
        <translation>Opgeslagen: %1 rijen, %2 verplaatst</translation>
    </message>
    <message>
        <source>Saved: %1 files, %2 rows, %3 paid out</source>
        <translation>Opgeslagen: %1 bestanden, %2 rijen, %3 uitbetaald</translation>
    </message>
    <message>
        <source>This list cannot be written in this format. Choose another one.</source>
        <translation>Deze lijst kan niet in dit formaat worden weggeschreven. Kies een ander.</translation>
    </message>
    <message>
        <source>This month is not over yet. Choose another one.</source>
        <translation>Deze maand is nog niet voorbij. Kies een andere.</translation>
    </message>
    <message>
        <source>A bank statement is made when a day is over, and no payout has arrived on such a day here. Choose another period, or try again tomorrow.</source>
        <translation>Een rekeninguittreksel wordt gemaakt als een dag voorbij is, en op zo’n dag is hier geen uitbetaling aangekomen. Kies een andere periode, of probeer het morgen opnieuw.</translation>
    </message>
    <message>
        <source>A bank statement has every payout of its days. Clear the filters of bulk and status first.</source>
        <translation>Een rekeninguittreksel bevat elke uitbetaling van zijn dagen. Wis eerst de filters op bulk en status.</translation>
    </message>
    <message>
        <source>This payout has failed and reached no account, so there is no notification of it.</source>
        <translation>Deze uitbetaling is mislukt en kwam op geen rekening aan, dus is er geen melding van.</translation>
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
        <source>Debtor</source>
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
        <source>Bulk ID</source>
        <translation>Bulk-ID</translation>
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
        <source>The bank line ends at the mark, after %1 characters.</source>
        <translation>De bankregel eindigt bij het streepje, na %1 tekens.</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Terugbetaald</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FactsView</name>
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
</context>
<context>
    <name>tilldesk::ui::FilterChips</name>
    <message>
        <source>Period: %1</source>
        <translation>Periode: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Datum: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Find: %1</source>
        <translation>Zoeken: %1</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filters</translation>
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
    <name>tilldesk::ui::FindBox</name>
    <message>
        <source>Ctrl K</source>
        <translation>Ctrl K</translation>
    </message>
    <message>
        <source>Find a payment</source>
        <translation>Een betaling zoeken</translation>
    </message>
    <message>
        <source>A payment ID or a part of a reference; Enter finds it</source>
        <translation>Een betalings-ID of een deel van een referentie; Enter zoekt</translation>
    </message>
    <message>
        <source>Find a payment ID or a reference</source>
        <translation>Zoek een betalings-ID of referentie</translation>
    </message>
    <message>
        <source>Enter finds %1…</source>
        <translation>Enter zoekt %1…</translation>
    </message>
    <message>
        <source>Press Enter to find %1 from the clipboard</source>
        <translation>Druk op Enter om %1 uit het klembord te zoeken</translation>
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
        <translation>De cijfers van de dag verschijnen hier bij de eerste betaling. Tot dan:</translation>
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
        <source>Sound</source>
        <translation>In orde</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Fout</translation>
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
        <source>Good</source>
        <translation>Goed</translation>
    </message>
    <message>
        <source>Fails: %1</source>
        <translation>Faalt: %1</translation>
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
        <source>Received %1 at %2</source>
        <translation>Ontvangen %1 op %2</translation>
    </message>
    <message>
        <source>It came without a signature</source>
        <translation>Het kwam zonder handtekening</translation>
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
        <source>Where it was received; empty: not compared</source>
        <translation>Waar hij ontvangen is; leeg: niet vergeleken</translation>
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
        <translation>Een callback van waar dan ook</translation>
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
        <source>Paste a header and a body, or open a callback of the log or the inbox in the inspector. Each of the 16 checks is then listed with what it looked at.</source>
        <translation>Plak een header en een inhoud, of open een callback van het logboek of de inbox in de inspecteur. Elk van de 16 controles staat dan in de lijst, met wat er bekeken is.</translation>
    </message>
    <message>
        <source>The checks</source>
        <translation>De controles</translation>
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
        <source>No program on this computer opens it.</source>
        <translation>Geen programma op deze computer kan het openen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Find a payment</source>
        <translation>Een betaling zoeken</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nieuwe betaling</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Vernieuwen</translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+8</source>
        <translation>Ctrl+1 tot Ctrl+8</translation>
    </message>
    <message>
        <source>Go to a view</source>
        <translation>Naar een scherm gaan</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open the payment in a window of its own</source>
        <translation>De betaling in een eigen venster openen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back; clear the find box; close a window</source>
        <translation>Terug; zoekveld wissen; venster sluiten</translation>
    </message>
    <message>
        <source>? or F1</source>
        <translation>? of F1</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Deze lijst</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Customer display on a second screen</source>
        <translation>Klantenscherm op een tweede scherm</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Refund the chosen payment</source>
        <translation>De gekozen betaling terugbetalen</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>Exporteren wat getoond wordt</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Receipt of the chosen payment; print a report</source>
        <translation>Kasticket van de gekozen betaling; een rapport afdrukken</translation>
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
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welke</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>Left to explain</source>
        <translation>Nog te verklaren</translation>
    </message>
    <message>
        <source>%1 rows so far, %2 left to explain. Scroll down for more.</source>
        <translation>%1 rijen tot nu toe, nog %2 te verklaren. Scrol omlaag voor meer.</translation>
    </message>
    <message>
        <source>These rows are off by %1.</source>
        <translation>Deze rijen wijken %1 af.</translation>
    </message>
    <message>
        <source>1 row, and nothing is left: the sum is explained.</source>
        <translation>1 rij, en er blijft niets over: de som is verklaard.</translation>
    </message>
    <message>
        <source>%1 rows, and nothing is left: the sum is explained.</source>
        <translation>%1 rijen, en er blijft niets over: de som is verklaard.</translation>
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
        <translation>Wat er gebeurde</translation>
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
        <translation>Verklaren</translation>
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
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Explain this balance</source>
        <translation>Dit saldo verklaren</translation>
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
        <translation>Er is nog geen geld bewogen</translation>
    </message>
    <message>
        <source>Every payment, refund and payout leaves its entry here, and none is ever changed or removed.</source>
        <translation>Elke betaling, terugbetaling en uitbetaling laat hier een boeking achter, en geen enkele wordt ooit gewijzigd of verwijderd.</translation>
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
        <translation>Terugbetaling opzijgezet</translation>
    </message>
    <message>
        <source>Refund paid back</source>
        <translation>Terugbetaling uitgevoerd</translation>
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
        <source>The ledger was checked at the start: every entry follows from the one before, and all balances hold.</source>
        <translation>Het grootboek is bij de start gecontroleerd: elke boeking volgt op de vorige en alle saldi kloppen.</translation>
    </message>
    <message>
        <source>The ledger is wrong: %1</source>
        <translation>Het grootboek klopt niet: %1</translation>
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
    <name>tilldesk::ui::ListPage</name>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Write what the filters show to a file (Ctrl+E)</source>
        <translation>Wat de filters tonen naar een bestand schrijven (Ctrl+E)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListPresenter</name>
    <message>
        <source>These rows may be out of date. %1</source>
        <translation>Deze rijen zijn mogelijk verouderd. %1</translation>
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
        <source>Merchant id</source>
        <translation>Handelaars-id</translation>
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
        <source>A new merchant</source>
        <translation>Een nieuwe handelaar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>The company that takes the payments</source>
        <translation>Het bedrijf dat de betalingen ontvangt</translation>
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
        <source>There is no merchant yet. Add the company that takes the payments, then a profile for each way in which it does.</source>
        <translation>Er is nog geen handelaar. Voeg het bedrijf toe dat de betalingen ontvangt, en daarna een profiel voor elke manier waarop het dat doet.</translation>
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
        <source>Line for a terminal</source>
        <translation>Regel voor een terminal</translation>
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
        <source>Who will use it</source>
        <translation>Wie hem zal gebruiken</translation>
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
        <source>Integrator id</source>
        <translation>Integrator-id</translation>
    </message>
    <message>
        <source>Empty: the merchant itself uses it</source>
        <translation>Leeg: de handelaar gebruikt hem zelf</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>This is the only time that the key is shown. Copy it now, to where only its user can read it; here, only a fingerprint is kept.</source>
        <translation>De sleutel wordt alleen deze keer getoond. Kopieer hem nu naar waar alleen zijn gebruiker hem kan lezen; hier wordt alleen een vingerafdruk bewaard.</translation>
    </message>
    <message>
        <source>Try it in a terminal</source>
        <translation>Probeer hem in een terminal</translation>
    </message>
    <message>
        <source>Give the key a name first</source>
        <translation>Geef de sleutel eerst een naam</translation>
    </message>
    <message>
        <source>The key “%1” is made</source>
        <translation>De sleutel “%1” is gemaakt</translation>
    </message>
    <message>
        <source>Close without copying the key?</source>
        <translation>Sluiten zonder de sleutel te kopiëren?</translation>
    </message>
    <message>
        <source>It is never shown again. Without it, the key is of no use and another one has to be made.</source>
        <translation>Hij wordt nooit meer getoond. Zonder kopie is de sleutel nutteloos en moet er een andere worden gemaakt.</translation>
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
        <source>From then on the key is refused</source>
        <translation>Vanaf dan wordt de sleutel geweigerd</translation>
    </message>
    <message>
        <source>Only from addresses</source>
        <translation>Alleen vanaf adressen</translation>
    </message>
    <message>
        <source>Such as 192.168.1.0/24; empty: from anywhere</source>
        <translation>Zoals 192.168.1.0/24; leeg: vanaf elk adres</translation>
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
</context>
<context>
    <name>tilldesk::ui::NewPaymentPresenter</name>
    <message>
        <source>Type the amount to pay.</source>
        <translation>Typ het te betalen bedrag.</translation>
    </message>
    <message>
        <source>This is not an amount. Type it like 24.50 or 24,50.</source>
        <translation>Dit is geen bedrag. Typ het als 24,50 of 24.50.</translation>
    </message>
    <message>
        <source>The amount must be at least %1.</source>
        <translation>Het bedrag moet minstens %1 zijn.</translation>
    </message>
    <message>
        <source>The most is %1.</source>
        <translation>Het maximum is %1.</translation>
    </message>
    <message>
        <source>There is no open profile to take the payment.</source>
        <translation>Er is geen open profiel om de betaling te ontvangen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NextPayoutStrip</name>
    <message>
        <source>Explain</source>
        <translation>Verklaren</translation>
    </message>
    <message>
        <source>Pay out now</source>
        <translation>Nu uitbetalen</translation>
    </message>
    <message>
        <source>Explain the next payout</source>
        <translation>De volgende uitbetaling verklaren</translation>
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
</context>
<context>
    <name>tilldesk::ui::PackDialog</name>
    <message>
        <source>The month for the accountant</source>
        <translation>De maand voor de boekhouder</translation>
    </message>
    <message>
        <source>A folder with all payments, refunds and payouts of a month: workbook, CSV, PDF, bank statements, and a page that explains them.</source>
        <translation>Een map met alle betalingen, terugbetalingen en uitbetalingen van een maand: werkmap, CSV, PDF, rekeninguittreksels en een blad dat ze uitlegt.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Where the folder shall be made</source>
        <translation>Waar de map moet komen</translation>
    </message>
    <message>
        <source>Replace the earlier pack?</source>
        <translation>Het eerdere pakket vervangen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackForm</name>
    <message>
        <source>The folder %1 is there already, with an earlier pack. It will be replaced.</source>
        <translation>De map %1 bestaat al, met een eerder pakket. Ze wordt vervangen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PageList</name>
    <message>
        <source>Pages of the settings</source>
        <translation>Pagina’s van de instellingen</translation>
    </message>
    <message>
        <source>Changes are not saved yet</source>
        <translation>Wijzigingen zijn nog niet opgeslagen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentCallbacks</name>
    <message>
        <source>%1 attempts</source>
        <translation>%1 pogingen</translation>
    </message>
    <message>
        <source>None was sent.</source>
        <translation>Er is er geen gestuurd.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentDetailsView</name>
    <message>
        <source>Cancel payment</source>
        <translation>Betaling annuleren</translation>
    </message>
    <message>
        <source>What the interface answers</source>
        <translation>Wat de interface antwoordt</translation>
    </message>
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
        <source>Choose a payment to see all about it.</source>
        <translation>Kies een betaling om er alles over te zien.</translation>
    </message>
    <message>
        <source>The payment cannot be shown</source>
        <translation>De betaling kan niet worden getoond</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Bedrag: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Refund…</source>
        <translation>Terugbetalen…</translation>
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
        <source>Give money back (Ctrl+R)</source>
        <translation>Geld terugbetalen (Ctrl+R)</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Kasticket</translation>
    </message>
    <message>
        <source>Print or save the receipt (Ctrl+P)</source>
        <translation>Het kasticket afdrukken of opslaan (Ctrl+P)</translation>
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
</context>
<context>
    <name>tilldesk::ui::PaymentLedgerView</name>
    <message>
        <source>No money has moved.</source>
        <translation>Er is geen geld bewogen.</translation>
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
        <translation>Verklaren</translation>
    </message>
    <message>
        <source>Explain what was given back</source>
        <translation>Verklaren wat werd terugbetaald</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentPresenter</name>
    <message>
        <source>The payment is not here yet.</source>
        <translation>De betaling is er nog niet.</translation>
    </message>
    <message>
        <source>The payment is being cancelled.</source>
        <translation>De betaling wordt geannuleerd.</translation>
    </message>
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
</context>
<context>
    <name>tilldesk::ui::PaymentRefunds</name>
    <message>
        <source>None.</source>
        <translation>Geen.</translation>
    </message>
    <message>
        <source>Up to %1 can be refunded.</source>
        <translation>Er kan tot %1 worden terugbetaald.</translation>
    </message>
    <message>
        <source>Only a paid payment can be refunded.</source>
        <translation>Alleen een betaalde betaling kan worden terugbetaald.</translation>
    </message>
    <message>
        <source>What can be refunded is not known yet.</source>
        <translation>Wat kan worden terugbetaald, is nog niet bekend.</translation>
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
        <source>Debtor</source>
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
        <source>Nothing needs you</source>
        <translation>Niets heeft u nodig</translation>
    </message>
    <message>
        <source>Payments that wait for your acknowledgement will be listed here.</source>
        <translation>Betalingen die op uw bevestiging wachten, verschijnen hier.</translation>
    </message>
    <message>
        <source>Show all payments</source>
        <translation>Alle betalingen tonen</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Niets te zien</translation>
    </message>
    <message>
        <source>No payment is in this state now.</source>
        <translation>Geen enkele betaling heeft nu deze status.</translation>
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
        <source>No money given back</source>
        <translation>Niets terugbetaald</translation>
    </message>
    <message>
        <source>Payments of which you refund something will be listed here.</source>
        <translation>Betalingen waarvan u iets terugbetaalt, komen hier te staan.</translation>
    </message>
    <message>
        <source>The payments cannot be shown</source>
        <translation>De betalingen kunnen niet worden getoond</translation>
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
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>%1 statuses</source>
        <translation>%1 statussen</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutDetailsView</name>
    <message>
        <source>Explain</source>
        <translation>Verklaren</translation>
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
        <translation>Deze uitbetaling verklaren</translation>
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
        <translation>Kies een uitbetaling om haar betalingen en terugbetalingen te zien.</translation>
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
        <source>Paid out again by</source>
        <translation>Opnieuw uitbetaald door</translation>
    </message>
    <message>
        <source>Pays out again</source>
        <translation>Betaalt opnieuw uit</translation>
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
        <source>None in this payout</source>
        <translation>Geen in deze uitbetaling</translation>
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
        <source>Write the payments and refunds of this payout to a file</source>
        <translation>De betalingen en terugbetalingen van deze uitbetaling naar een bestand schrijven</translation>
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
</context>
<context>
    <name>tilldesk::ui::PayoutNext</name>
    <message>
        <source>%1 payouts</source>
        <translation>%1 uitbetalingen</translation>
    </message>
    <message>
        <source>%1 waiting for more</source>
        <translation>%1 wachten op meer</translation>
    </message>
    <message>
        <source>%1 set aside for refunds under way</source>
        <translation>%1 opzijgezet voor lopende terugbetalingen</translation>
    </message>
    <message>
        <source>What there is to pay out is not known yet.</source>
        <translation>Wat er uit te betalen valt, is nog niet bekend.</translation>
    </message>
    <message>
        <source>It is being paid out.</source>
        <translation>Het wordt uitbetaald.</translation>
    </message>
    <message>
        <source>There is nothing to pay out.</source>
        <translation>Er valt niets uit te betalen.</translation>
    </message>
    <message>
        <source>%1 is paid out now instead of %2.</source>
        <translation>%1 wordt nu uitbetaald in plaats van %2.</translation>
    </message>
    <message>
        <source>What waits for other merchants is paid out too.</source>
        <translation>Wat voor andere handelaars klaarstaat, wordt ook uitbetaald.</translation>
    </message>
    <message>
        <source>There was nothing to pay out.</source>
        <translation>Er viel niets uit te betalen.</translation>
    </message>
    <message>
        <source>1 payout was made.</source>
        <translation>Er is 1 uitbetaling gedaan.</translation>
    </message>
    <message>
        <source>%1 payouts were made.</source>
        <translation>Er zijn %1 uitbetalingen gedaan.</translation>
    </message>
    <message>
        <source>%1 payouts were made, %2 failed.</source>
        <translation>Er zijn %1 uitbetalingen gedaan, %2 zijn mislukt.</translation>
    </message>
    <message>
        <source>Nothing was paid or refunded since the last payout.</source>
        <translation>Sinds de laatste uitbetaling is niets betaald of terugbetaald.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutPresenter</name>
    <message>
        <source>proved from the ledger</source>
        <translation>bewezen uit het grootboek</translation>
    </message>
    <message>
        <source>off by %1</source>
        <translation>wijkt %1 af</translation>
    </message>
    <message>
        <source>not proved: its lines are not those it was made of</source>
        <translation>niet bewezen: de regels zijn niet die waaruit ze bestond</translation>
    </message>
    <message>
        <source>%1 is paid out to %2 now, with the same payments and refunds as before.</source>
        <translation>%1 wordt nu uitbetaald op %2, met dezelfde betalingen en terugbetalingen als voordien.</translation>
    </message>
    <message>
        <source>It failed again. The new payout can be paid out once more.</source>
        <translation>Het is opnieuw mislukt. De nieuwe uitbetaling kan nog eens worden uitbetaald.</translation>
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
        <source>Set aside for refunds under way: still in the sum</source>
        <translation>Opzijgezet voor lopende terugbetalingen: nog in de som</translation>
    </message>
    <message>
        <source>Set aside already when the last payout was made</source>
        <translation>Al opzijgezet bij de vorige uitbetaling</translation>
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
        <source>Paid again</source>
        <translation>Opnieuw betaald</translation>
    </message>
    <message>
        <source>No bulk</source>
        <translation>Geen bulk</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>Nog geen rekening</translation>
    </message>
    <message>
        <source>no bulk</source>
        <translation>geen bulk</translation>
    </message>
    <message>
        <source>bulk “%1”</source>
        <translation>bulk “%1”</translation>
    </message>
    <message>
        <source>1 refund</source>
        <translation>1 terugbetaling</translation>
    </message>
    <message>
        <source>%1 refunds</source>
        <translation>%1 terugbetalingen</translation>
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
    <message>
        <source>today %1</source>
        <translation>vandaag %1</translation>
    </message>
    <message>
        <source>tomorrow %1</source>
        <translation>morgen %1</translation>
    </message>
    <message>
        <source>1 payout</source>
        <translation>1 uitbetaling</translation>
    </message>
    <message>
        <source>%1 payouts</source>
        <translation>%1 uitbetalingen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsModel</name>
    <message>
        <source>Failed, and paid out again by %1</source>
        <translation>Mislukt, en opnieuw uitbetaald door %1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Uitbetaling</translation>
    </message>
    <message>
        <source>Bulk</source>
        <translation>Bulk</translation>
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
        <source>Paid in</source>
        <translation>Ontvangen</translation>
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
        <source>Write payouts to a file, or a month for the accountant (Ctrl+E)</source>
        <translation>Uitbetalingen naar een bestand schrijven, of een maand voor de boekhouder (Ctrl+E)</translation>
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
        <source>Bulk</source>
        <translation>Bulk</translation>
    </message>
    <message>
        <source>Bulk: %1</source>
        <translation>Bulk: %1</translation>
    </message>
    <message>
        <source>All bulks</source>
        <translation>Alle bulks</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Elke status</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsPresenter</name>
    <message>
        <source>No payout matches</source>
        <translation>Geen passende uitbetaling</translation>
    </message>
    <message>
        <source>No payout fits the time, the bulk and the status chosen above.</source>
        <translation>Geen enkele uitbetaling past bij de tijd, de bulk en de status hierboven.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles tonen</translation>
    </message>
    <message>
        <source>No payouts yet</source>
        <translation>Nog geen uitbetalingen</translation>
    </message>
    <message>
        <source>Once a day, what was paid less what was refunded goes to the account. Each payout is listed here with its payments and refunds.</source>
        <translation>Eén keer per dag gaat wat werd betaald min wat werd terugbetaald naar de rekening. Elke uitbetaling staat hier met haar betalingen en terugbetalingen.</translation>
    </message>
    <message>
        <source>The payouts cannot be shown</source>
        <translation>De uitbetalingen kunnen niet worden getoond</translation>
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
        <source>Keep the counter to yourself</source>
        <translation>Houd de kassa voor uzelf</translation>
    </message>
    <message>
        <source>Staff will sign in and out here, so that nobody else uses the till while you are away.</source>
        <translation>Hier meldt personeel zich aan en af, zodat niemand anders de kassa gebruikt terwijl u weg bent.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PointsOfSalePage</name>
    <message>
        <source>Point of sale</source>
        <translation>Verkooppunt</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Shop id</source>
        <translation>Winkel-id</translation>
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
        <source>Letters and digits; stays as it is</source>
        <translation>Letters en cijfers; blijft zoals het is</translation>
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
        <translation>De verkooppunten konden niet worden gelezen</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>Nog geen profiel</translation>
    </message>
    <message>
        <source>Points of sale belong to a profile. Add one first.</source>
        <translation>Verkooppunten horen bij een profiel. Voeg er eerst een toe.</translation>
    </message>
    <message>
        <source>No point of sale yet</source>
        <translation>Nog geen verkooppunt</translation>
    </message>
    <message>
        <source>A point of sale is a till, a table or a counter. Each can have a sticker with a QR code of its own.</source>
        <translation>Een verkooppunt is een kassa, een tafel of een toog. Elk kan een sticker met een eigen QR-code hebben.</translation>
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
        <source>Profile id</source>
        <translation>Profiel-id</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Rekening</translation>
    </message>
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
        <translation>Naam die klanten zien</translation>
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
        <source>Bulk id</source>
        <translation>Bulk-id</translation>
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
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>Callback-adres</translation>
    </message>
    <message>
        <source>Told when a payment has ended</source>
        <translation>Verwittigd als een betaling afgelopen is</translation>
    </message>
    <message>
        <source>Identify address</source>
        <translation>Identificatie-adres</translation>
    </message>
    <message>
        <source>Told when the customer has scanned</source>
        <translation>Verwittigd als de klant gescand heeft</translation>
    </message>
    <message>
        <source>Callback header</source>
        <translation>Callback-header</translation>
    </message>
    <message>
        <source>Allow this computer</source>
        <translation>Deze computer toelaten</translation>
    </message>
    <message>
        <source>http and loopback, for testing</source>
        <translation>http en loopback, om te testen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Terugbetalingen</translation>
    </message>
    <message>
        <source>Paid money may be given back</source>
        <translation>Betaald geld mag worden teruggegeven</translation>
    </message>
    <message>
        <source>Refunds by API key</source>
        <translation>Terugbetalen met API-sleutel</translation>
    </message>
    <message>
        <source>Not only with a signature</source>
        <translation>Niet alleen met een handtekening</translation>
    </message>
    <message>
        <source>Ask for acknowledgement</source>
        <translation>Bevestiging vragen</translation>
    </message>
    <message>
        <source>Payments wait up to 7 days for your server</source>
        <translation>Betalingen wachten tot 7 dagen op uw server</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profielen</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Gesloten</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Laden…</translation>
    </message>
    <message>
        <source>The profiles could not be read</source>
        <translation>De profielen konden niet worden gelezen</translation>
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
        <source>Profiles belong to a merchant: the company that takes the payments. Add it first.</source>
        <translation>Profielen horen bij een handelaar: het bedrijf dat de betalingen ontvangt. Voeg dat eerst toe.</translation>
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
        <translation>Een profiel is één manier waarop een handelaar betalingen ontvangt: een webshop, een toog, facturen.</translation>
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
        <translation>Vragen vóór afronding</translation>
    </message>
    <message>
        <source>Your server decides whether an authorized payment is paid</source>
        <translation>Uw server beslist of een goedgekeurde betaling wordt uitgevoerd</translation>
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
        <translation>Uw webshop moet deze betaling nog bevestigen.</translation>
    </message>
    <message>
        <source>The customer has scanned the code and is confirming.</source>
        <translation>De klant heeft de code gescand en is aan het bevestigen.</translation>
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
        <translation>Naar de printer %1 gestuurd ✓</translation>
    </message>
    <message>
        <source>The printer took nothing. Is it on and connected?</source>
        <translation>De printer nam niets aan. Staat hij aan en is hij verbonden?</translation>
    </message>
    <message>
        <source>Saved as %1 ✓</source>
        <translation>Opgeslagen als %1 ✓</translation>
    </message>
    <message>
        <source>What will be printed</source>
        <translation>Wat wordt afgedrukt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReceiptWords</name>
    <message>
        <source>Receipt</source>
        <translation>Kasticket</translation>
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
        <source>Given back</source>
        <translation>Teruggegeven</translation>
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
        <source>There is a receipt only of a paid payment.</source>
        <translation>Er is alleen een kasticket van een betaalde betaling.</translation>
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
        <source>Choose a refund to see what became of it.</source>
        <translation>Kies een terugbetaling om te zien wat ervan geworden is.</translation>
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
</context>
<context>
    <name>tilldesk::ui::RefundDialog</name>
    <message>
        <source>All that is left</source>
        <translation>Alles wat overblijft</translation>
    </message>
    <message>
        <source>Part of it</source>
        <translation>Een deel ervan</translation>
    </message>
    <message>
        <source>Transfer it yourself…</source>
        <translation>Zelf overschrijven…</translation>
    </message>
    <message>
        <source>Description (optional)</source>
        <translation>Omschrijving (niet verplicht)</translation>
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
        <source>Amount to give back</source>
        <translation>Terug te betalen bedrag</translation>
    </message>
    <message>
        <source>Not known yet whether the refund was made; checking. The same request is asked again, so it is never made twice.</source>
        <translation>Nog niet bekend of de terugbetaling gelukt is; wordt nagegaan. Hetzelfde verzoek wordt herhaald, dus ze gebeurt nooit twee keer.</translation>
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
        <source>Shows the customer&apos;s whole account number. That it was shown is recorded.</source>
        <translation>Toont het volledige rekeningnummer van de klant. Dat het getoond is, wordt vastgelegd.</translation>
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
        <translation>Bezig met terugbetalen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>If it was made, it stands among the refunds of the payment.</source>
        <translation>Als ze gelukt is, staat ze bij de terugbetalingen van de betaling.</translation>
    </message>
    <message>
        <source>That it was shown is recorded. A transfer of your own is not counted as a refund.</source>
        <translation>Dat het getoond is, is vastgelegd. Een eigen overschrijving telt niet als terugbetaling.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundForm</name>
    <message>
        <source>Type the amount to give back.</source>
        <translation>Typ het terug te betalen bedrag.</translation>
    </message>
    <message>
        <source>This is not an amount. Type it like 24.50 or 24,50.</source>
        <translation>Dit is geen bedrag. Typ het als 24,50 of 24.50.</translation>
    </message>
    <message>
        <source>The amount must be at least %1.</source>
        <translation>Het bedrag moet minstens %1 zijn.</translation>
    </message>
    <message>
        <source>Only %1 is left of this payment.</source>
        <translation>Van deze betaling is maar %1 over.</translation>
    </message>
    <message>
        <source>The next payout holds only %1, and no refund can be higher. Refund a part, or try again after more payments.</source>
        <translation>De volgende uitbetaling bevat maar %1 en een terugbetaling kan niet hoger zijn. Betaal een deel terug of probeer het na meer betalingen opnieuw.</translation>
    </message>
    <message>
        <source>What is left of the payment is not known yet.</source>
        <translation>Wat er van de betaling over is, is nog niet bekend.</translation>
    </message>
    <message>
        <source>The refund has been asked for.</source>
        <translation>De terugbetaling is aangevraagd.</translation>
    </message>
    <message>
        <source>The refund has been made.</source>
        <translation>De terugbetaling is gebeurd.</translation>
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
        <source>refunded so far %1</source>
        <translation>tot nu toe %1 terugbetaald</translation>
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
        <source>The customer</source>
        <translation>De klant</translation>
    </message>
    <message>
        <source>%1 gets %2 back.</source>
        <translation>%1 krijgt %2 terug.</translation>
    </message>
    <message>
        <source>%1 gets %2 back on %3.</source>
        <translation>%1 krijgt %2 terug op %3.</translation>
    </message>
    <message>
        <source>It is taken from the next payout to %1.</source>
        <translation>Het gaat af van de volgende uitbetaling aan %1.</translation>
    </message>
    <message>
        <source>tonight&apos;s payout</source>
        <translation>de uitbetaling van vannacht</translation>
    </message>
    <message>
        <source>the payout of %1</source>
        <translation>de uitbetaling van %1</translation>
    </message>
    <message>
        <source>%1 of bulk “%2”</source>
        <translation>%1 van bulk “%2”</translation>
    </message>
    <message>
        <source>It is taken from %1 to %2.</source>
        <translation>Het gaat af van %1 aan %2.</translation>
    </message>
    <message>
        <source>It is taken from %1 to %2, which then is %3.</source>
        <translation>Het gaat af van %1 aan %2, die dan %3 bedraagt.</translation>
    </message>
    <message>
        <source>%1 is on its way back</source>
        <translation>%1 is onderweg terug</translation>
    </message>
    <message>
        <source>%1 is refunded</source>
        <translation>%1 is terugbetaald</translation>
    </message>
    <message>
        <source>The refund of %1 has failed</source>
        <translation>De terugbetaling van %1 is mislukt</translation>
    </message>
    <message>
        <source>The refund is made and is being processed. You can close this window.</source>
        <translation>De terugbetaling is aangemaakt en wordt verwerkt. U kunt dit venster sluiten.</translation>
    </message>
    <message>
        <source>The money has gone back to the customer.</source>
        <translation>Het geld is terug bij de klant.</translation>
    </message>
    <message>
        <source>No money has moved. The amount can be refunded again.</source>
        <translation>Er is geen geld verplaatst. Het bedrag kan opnieuw worden terugbetaald.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundPresenter</name>
    <message>
        <source>Refund of %1</source>
        <translation>Terugbetaling van %1</translation>
    </message>
    <message>
        <source>The money is set aside and goes back in a moment.</source>
        <translation>Het geld is opzijgezet en gaat zo dadelijk terug.</translation>
    </message>
    <message>
        <source>The money has gone back to the customer.</source>
        <translation>Het geld is terug bij de klant.</translation>
    </message>
    <message>
        <source>No money has moved. The amount can be refunded again.</source>
        <translation>Er is geen geld verplaatst. Het bedrag kan opnieuw worden terugbetaald.</translation>
    </message>
    <message>
        <source>Refund ID</source>
        <translation>ID</translation>
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
        <source>Asked by</source>
        <translation>Gevraagd door</translation>
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
        <source>Debtor</source>
        <translation>Betaler</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Gaat naar</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profiel</translation>
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
    <message>
        <source>1 refund</source>
        <translation>1 terugbetaling</translation>
    </message>
    <message>
        <source>%1 refunds</source>
        <translation>%1 terugbetalingen</translation>
    </message>
    <message>
        <source>At this desk</source>
        <translation>Aan deze kassa</translation>
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
        <source>tonight %1</source>
        <translation>vannacht %1</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>vandaag %1</translation>
    </message>
    <message>
        <source>All of it is being refunded.</source>
        <translation>Alles wordt al terugbetaald.</translation>
    </message>
    <message>
        <source>All of it has been refunded.</source>
        <translation>Alles is terugbetaald.</translation>
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
        <source>Nothing here</source>
        <translation>Niets te zien</translation>
    </message>
    <message>
        <source>No refund is in this state now.</source>
        <translation>Geen enkele terugbetaling heeft nu deze status.</translation>
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
        <source>To give money back, choose a paid payment and press Refund. Every refund is listed here with its state.</source>
        <translation>Kies een betaalde betaling en druk op Terugbetalen om geld terug te geven. Elke terugbetaling staat hier met haar status.</translation>
    </message>
    <message>
        <source>Go to payments</source>
        <translation>Naar betalingen</translation>
    </message>
    <message>
        <source>The refunds cannot be shown</source>
        <translation>De terugbetalingen kunnen niet worden getoond</translation>
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
        <source>Refunds stand with the point of sale of their payment, also when they were made after this period.</source>
        <translation>Terugbetalingen staan bij het verkooppunt van hun betaling, ook als ze na deze periode gebeurden.</translation>
    </message>
    <message>
        <source>Payments count in the stretch in which they were created, refunds in the one in which they were done.</source>
        <translation>Betalingen tellen mee in de rij waarin ze aangemaakt werden, terugbetalingen in die waarin ze uitgevoerd werden.</translation>
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
        <source>By hour, choose a period of three days at most.</source>
        <translation>Kies voor uren een periode van hoogstens drie dagen.</translation>
    </message>
    <message>
        <source>By day, choose a period of three months at most.</source>
        <translation>Kies voor dagen een periode van hoogstens drie maanden.</translation>
    </message>
    <message>
        <source>By week, choose a period of two years at most.</source>
        <translation>Kies voor weken een periode van hoogstens twee jaar.</translation>
    </message>
    <message>
        <source>By month, choose a period of twenty years at most.</source>
        <translation>Kies voor maanden een periode van hoogstens twintig jaar.</translation>
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
        <source>%1 on a week before</source>
        <translation>%1 t.o.v. een week eerder</translation>
    </message>
    <message>
        <source>%1 on the week before</source>
        <translation>%1 t.o.v. de week ervoor</translation>
    </message>
    <message>
        <source>%1 on the month before</source>
        <translation>%1 t.o.v. de maand ervoor</translation>
    </message>
    <message>
        <source>%1 on the quarter before</source>
        <translation>%1 t.o.v. het kwartaal ervoor</translation>
    </message>
    <message>
        <source>%1 on the year before</source>
        <translation>%1 t.o.v. het jaar ervoor</translation>
    </message>
    <message>
        <source>%1 on the days before</source>
        <translation>%1 t.o.v. de dagen ervoor</translation>
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
</context>
<context>
    <name>tilldesk::ui::SettingsApiKeyForm</name>
    <message>
        <source>At most 64 letters, digits, points, dashes and underscores.</source>
        <translation>Hoogstens 64 letters, cijfers, punten, streepjes en liggende streepjes.</translation>
    </message>
    <message>
        <source>Without a right a key is of no use.</source>
        <translation>Zonder recht is een sleutel nutteloos.</translation>
    </message>
    <message>
        <source>At most 16 addresses or networks such as 192.168.1.0/24, with commas between them.</source>
        <translation>Hoogstens 16 adressen of netwerken zoals 192.168.1.0/24, met komma’s ertussen.</translation>
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
        <source>Made for</source>
        <translation>Gemaakt voor</translation>
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
        <source>In force</source>
        <translation>Geldig</translation>
    </message>
    <message>
        <source>Whoever uses the key “%1” is refused from now on. This cannot be taken back; a new key can be made at any time.</source>
        <translation>Wie de sleutel “%1” gebruikt, wordt voortaan geweigerd. Dit kan niet ongedaan worden gemaakt; een nieuwe sleutel maken kan altijd.</translation>
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
</context>
<context>
    <name>tilldesk::ui::SettingsCompatibleForm</name>
    <message>
        <source>At most %1 characters.</source>
        <translation>Hoogstens %1 tekens.</translation>
    </message>
    <message>
        <source>Type an address like https://claims.example, without a slash at its end.</source>
        <translation>Typ een adres zoals https://claims.example, zonder schuine streep op het einde.</translation>
    </message>
    <message>
        <source>This name cannot be used: it must be one line.</source>
        <translation>Deze naam is niet bruikbaar: het moet één regel zijn.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsEndpointForm</name>
    <message>
        <source>This computer is served, but the network is not: port %1 is taken there, or this computer is on no network. Choose another port, or connect it.</source>
        <translation>Deze computer wordt bediend, maar het netwerk niet: poort %1 is daar bezet, of deze computer hangt aan geen netwerk. Kies een andere poort of verbind hem.</translation>
    </message>
    <message>
        <source>The endpoint is closed: port %1 is taken by another program, or this user may not use it. Choose another port.</source>
        <translation>Het eindpunt is gesloten: poort %1 is bezet door een ander programma, of deze gebruiker mag ze niet gebruiken. Kies een andere poort.</translation>
    </message>
    <message>
        <source>Its certificate was made here, so phones and other computers do not trust it yet. Install this file on each of them as a trusted authority, or choose a certificate of your own below.</source>
        <translation>Het certificaat is hier gemaakt, dus telefoons en andere computers vertrouwen het nog niet. Installeer dit bestand op elk ervan als vertrouwde autoriteit, of kies hieronder een eigen certificaat.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Een poort is een getal van 1 tot 65535.</translation>
    </message>
    <message>
        <source>The network needs another port than this computer.</source>
        <translation>Het netwerk heeft een andere poort nodig dan deze computer.</translation>
    </message>
    <message>
        <source>Type an address like https://pay.example.com, without a slash at its end.</source>
        <translation>Typ een adres zoals https://pay.example.com, zonder schuine streep op het einde.</translation>
    </message>
    <message>
        <source>Choose the certificate of this key as well.</source>
        <translation>Kies ook het certificaat van deze sleutel.</translation>
    </message>
    <message>
        <source>Choose the key of this certificate as well.</source>
        <translation>Kies ook de sleutel van dit certificaat.</translation>
    </message>
    <message>
        <source>These files cannot be used. They must be PEM, readable, valid today, belong together, and the key must have no passphrase and be its owner&apos;s alone.</source>
        <translation>Deze bestanden zijn niet bruikbaar. Ze moeten PEM zijn, leesbaar, vandaag geldig en bij elkaar horen, en de sleutel mag geen wachtwoordzin hebben en alleen voor de eigenaar leesbaar zijn.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsForm</name>
    <message>
        <source>It is being saved</source>
        <translation>Het wordt opgeslagen</translation>
    </message>
    <message>
        <source>Correct what is marked first</source>
        <translation>Verbeter eerst wat gemarkeerd is</translation>
    </message>
    <message>
        <source>Nothing has been changed</source>
        <translation>Er is niets gewijzigd</translation>
    </message>
    <message>
        <source>Fill in what is still empty first</source>
        <translation>Vul eerst in wat nog leeg is</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMerchantKeysForm</name>
    <message>
        <source>%1 usable: %2</source>
        <translation>%1 bruikbaar: %2</translation>
    </message>
    <message>
        <source>%1 not usable</source>
        <translation>%1 niet bruikbaar</translation>
    </message>
    <message>
        <source>This is not a JSON object. Paste the whole key set, from { to }.</source>
        <translation>Dit is geen JSON-object. Plak de hele sleutelset, van { tot }.</translation>
    </message>
    <message>
        <source>A key set has a list named “keys”. This has none.</source>
        <translation>Een sleutelset heeft een lijst “keys”. Hier is er geen.</translation>
    </message>
    <message>
        <source>There is no key in this key set.</source>
        <translation>Er zit geen sleutel in deze sleutelset.</translation>
    </message>
    <message>
        <source>There is a private key in it. Paste public keys only, and stop using that one.</source>
        <translation>Er zit een private sleutel in. Plak alleen publieke sleutels, en gebruik die niet meer.</translation>
    </message>
    <message>
        <source>No key in it can check signatures. A key needs a “kid” of its own and must be P-256, or RSA from 2048 bit.</source>
        <translation>Geen enkele sleutel erin kan handtekeningen controleren. Een sleutel heeft een eigen “kid” nodig en moet P-256 zijn, of RSA vanaf 2048 bit.</translation>
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
        <source>Endpoint</source>
        <translation>Eindpunt</translation>
    </message>
    <message>
        <source>Simulation and clock</source>
        <translation>Simulatie en klok</translation>
    </message>
    <message>
        <source>Existing clients</source>
        <translation>Bestaande clients</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPointOfSaleForm</name>
    <message>
        <source>At most %1 of the letters A to Z and digits.</source>
        <translation>Hoogstens %1 letters van A tot Z en cijfers.</translation>
    </message>
    <message>
        <source>This profile has a point of sale with this id already.</source>
        <translation>Dit profiel heeft al een verkooppunt met deze id.</translation>
    </message>
    <message>
        <source>This id is taken, or the profile has 1000 points of sale, the most there can be.</source>
        <translation>Deze id is al bezet, of het profiel heeft 1000 verkooppunten, het hoogste aantal.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsProfileForm</name>
    <message>
        <source>New profile</source>
        <translation>Nieuw profiel</translation>
    </message>
    <message>
        <source>Puts payments together in one payout; empty: none</source>
        <translation>Voegt betalingen samen in één uitbetaling; leeg: geen</translation>
    </message>
    <message>
        <source>Puts payments together in one payout</source>
        <translation>Voegt betalingen samen in één uitbetaling</translation>
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
        <source>Without one the profile takes no payments</source>
        <translation>Zonder rekening ontvangt het profiel geen betalingen</translation>
    </message>
    <message>
        <source>Check digits fit ✓</source>
        <translation>Controlegetal klopt ✓</translation>
    </message>
    <message>
        <source>A profile needs a name.</source>
        <translation>Een profiel heeft een naam nodig.</translation>
    </message>
    <message>
        <source>Customers must see whom they pay.</source>
        <translation>Klanten moeten zien wie ze betalen.</translation>
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
        <source>Leaves</source>
        <translation>Verdwijnt</translation>
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
        <source>Leaving</source>
        <translation>Vertrekt</translation>
    </message>
    <message>
        <source>New keys are being made</source>
        <translation>Er worden nieuwe sleutels gemaakt</translation>
    </message>
    <message>
        <source>New keys wait already; they sign soon</source>
        <translation>Er wachten al nieuwe sleutels; ze ondertekenen binnenkort</translation>
    </message>
    <message>
        <source>A new key of each algorithm is published now and signs from 24 hours later on. The old ones stay in the key set for another 24 hours. Shops that read the key set at its address notice nothing.</source>
        <translation>Van elk algoritme wordt nu een nieuwe sleutel gepubliceerd, die 24 uur later begint te ondertekenen. De oude blijven daarna nog 24 uur in de sleutelset. Winkels die de sleutelset op haar adres lezen, merken er niets van.</translation>
    </message>
    <message>
        <source>New keys wait already. They can be replaced once they sign.</source>
        <translation>Er wachten al nieuwe sleutels. Ze kunnen vervangen worden zodra ze ondertekenen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSimulation</name>
    <message>
        <source>This is a production database. Customers and time are real here, so the simulation can never be switched on.</source>
        <translation>Dit is een productiedatabank. Klanten en tijd zijn hier echt, dus kan de simulatie nooit aan.</translation>
    </message>
    <message>
        <source>The clock stands still</source>
        <translation>De klok staat stil</translation>
    </message>
    <message>
        <source>The clock is the computer&apos;s</source>
        <translation>De klok is die van de computer</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
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
        <source>The clock runs less than a minute beside the computer&apos;s</source>
        <translation>De klok wijkt minder dan een minuut af van die van de computer</translation>
    </message>
    <message>
        <source>The clock runs %1 behind the computer&apos;s</source>
        <translation>De klok loopt %1 achter op die van de computer</translation>
    </message>
    <message>
        <source>The clock runs %1 ahead of the computer&apos;s</source>
        <translation>De klok loopt %1 voor op die van de computer</translation>
    </message>
    <message>
        <source>The clock can go on by 400 days at most.</source>
        <translation>De klok kan hoogstens 400 dagen vooruit.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsView</name>
    <message>
        <source>Discard the changes?</source>
        <translation>De wijzigingen verwerpen?</translation>
    </message>
    <message>
        <source>Something was filled in and not saved. It is lost when you go on.</source>
        <translation>Er is iets ingevuld en niet opgeslagen. Het gaat verloren als u verdergaat.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerpen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Verder bewerken</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsWords</name>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>In the shop</source>
        <translation>In de winkel</translation>
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
        <source>There is a character in it that cannot be shown.</source>
        <translation>Er zit een teken in dat niet getoond kan worden.</translation>
    </message>
    <message>
        <source>Type an https address with the whole name of a host, for example https://shop.example/notify.</source>
        <translation>Typ een https-adres met de volledige naam van een host, bijvoorbeeld https://shop.example/notify.</translation>
    </message>
    <message>
        <source>This address is on this computer: switch on “Allow this computer” for it.</source>
        <translation>Dit adres is op deze computer: zet daarvoor “Deze computer toelaten” aan.</translation>
    </message>
    <message>
        <source>Not an IBAN yet: its country, length or check digits do not fit.</source>
        <translation>Nog geen IBAN: het land, de lengte of het controlegetal klopt niet.</translation>
    </message>
    <message>
        <source>An IBAN has only letters and digits.</source>
        <translation>Een IBAN bevat alleen letters en cijfers.</translation>
    </message>
    <message>
        <source>This address is on a private network: switch on “Allow private networks” for it.</source>
        <translation>Dit adres is op een privénetwerk: zet daarvoor “Privénetwerken toelaten” aan.</translation>
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
        <source>With them, signed requests of this profile are checked</source>
        <translation>Hiermee worden ondertekende verzoeken van dit profiel gecontroleerd</translation>
    </message>
    <message>
        <source>Address of the key set</source>
        <translation>Adres van de sleutelset</translation>
    </message>
    <message>
        <source>Fetched when needed, kept for 12 hours</source>
        <translation>Opgehaald wanneer nodig, 12 uur bewaard</translation>
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
        <source>With them the service signs callbacks and answers. They are the same for all profiles.</source>
        <translation>Hiermee ondertekent de dienst callbacks en antwoorden. Ze zijn dezelfde voor alle profielen.</translation>
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
</context>
<context>
    <name>tilldesk::ui::SimulationPage</name>
    <message>
        <source>Back to the computer&apos;s time</source>
        <translation>Terug naar de tijd van de computer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Vooruit</translation>
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
        <translation>Ze scannen en bevestigen in plaats van telefoons en banken. Er gaat geen geld om.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Klok</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Expiry, payouts and repeats follow this clock</source>
        <translation>Verval, uitbetalingen en herhalingen volgen deze klok</translation>
    </message>
    <message>
        <source>Go on by</source>
        <translation>Vooruit met</translation>
    </message>
    <message>
        <source>20 min: open payments expire</source>
        <translation>20 min: open betalingen vervallen</translation>
    </message>
    <message>
        <source>Another time</source>
        <translation>Andere duur</translation>
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
        <translation>Hoeveel</translation>
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
        <source>It is the computer&apos;s time</source>
        <translation>Het is de tijd van de computer</translation>
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
        <source>Fault of callbacks</source>
        <translation>Fout van callbacks</translation>
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
        <source>Those that are processed from now on; no money moves</source>
        <translation>Wat vanaf nu wordt verwerkt; er gaat geen geld om</translation>
    </message>
    <message>
        <source>Payouts fail</source>
        <translation>Uitbetalingen mislukken</translation>
    </message>
    <message>
        <source>Those that are made from now on; they can be paid out again</source>
        <translation>Wat vanaf nu gebeurt; ze kunnen opnieuw worden uitbetaald</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StatusBar</name>
    <message>
        <source>Endpoint %1</source>
        <translation>Eindpunt %1</translation>
    </message>
    <message>
        <source>Endpoint closed: shops&apos; software cannot reach this service</source>
        <translation>Eindpunt gesloten: winkelsoftware kan deze dienst niet bereiken</translation>
    </message>
    <message>
        <source>The ledger is wrong</source>
        <translation>Het grootboek klopt niet</translation>
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
        <source>Customers scan the same sticker each time; it shows the payment that is open at this point of sale. It holds this link:</source>
        <translation>Klanten scannen telkens dezelfde sticker; hij toont de betaling die aan dit verkooppunt openstaat. Hij bevat deze link:</translation>
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
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 kon niet worden geschreven. Kies een andere plaats.</translation>
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
        <source>Refunded of %1</source>
        <translation>Terugbetaald van %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Betaling</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Terugbetaling</translation>
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
        <translation>De cijfers zijn misschien niet meer actueel. %1</translation>
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
        <translation>Maandpakket…</translation>
    </message>
    <message>
        <source>Save the rows as CSV</source>
        <translation>De rijen opslaan als CSV</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagescheiden waarden (*.csv)</translation>
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
</context>
<context>
    <name>tilldesk::ui::TestCallbackDialog</name>
    <message>
        <source>Send</source>
        <translation>Sturen</translation>
    </message>
    <message>
        <source>Send a test callback</source>
        <translation>Een testcallback sturen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>It is signed and sent as any callback is. It is of no payment, so nothing in the shop changes by it.</source>
        <translation>Hij wordt ondertekend en gestuurd zoals elke callback. Hij hoort bij geen betaling, dus er verandert niets in de winkel.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profiel</translation>
    </message>
    <message>
        <source>In whose name</source>
        <translation>In wiens naam</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>What it tells</source>
        <translation>Wat hij meldt</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Where it is sent</source>
        <translation>Waar hij heen gaat</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>To see what the receiver does</source>
        <translation>Om te zien wat de ontvanger doet</translation>
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
        <source>Acknowledgement due</source>
        <translation>Bevestiging nodig</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>Ongeldig</translation>
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
        <translation>Altijd</translation>
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
        <translation>Aangepast…</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot %2</translation>
    </message>
    <message>
        <source>Nothing was sent. Fill in the form and try again.</source>
        <translation>Er is niets verzonden. Vul het formulier in en probeer opnieuw.</translation>
    </message>
    <message>
        <source>Something is missing. Fill it in and try again.</source>
        <translation>Er ontbreekt iets. Vul het in en probeer opnieuw.</translation>
    </message>
    <message>
        <source>Something is not filled in correctly. Correct it and try again.</source>
        <translation>Er is iets niet correct ingevuld. Verbeter het en probeer opnieuw.</translation>
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
        <source>The payment has moved on in the meantime. Nothing was changed.</source>
        <translation>De betaling is intussen verder verlopen. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The payment does not wait for an acknowledgement. Nothing was changed.</source>
        <translation>De betaling wacht niet op een bevestiging. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>The amount is not that of the payment.</source>
        <translation>Het bedrag is niet dat van de betaling.</translation>
    </message>
    <message>
        <source>Only a paid payment can be refunded.</source>
        <translation>Alleen een betaalde betaling kan worden terugbetaald.</translation>
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
        <source>The service does not know this request. Is it the same version?</source>
        <translation>De dienst kent deze vraag niet. Is het dezelfde versie?</translation>
    </message>
    <message>
        <source>This is too much at once. Shorten it.</source>
        <translation>Dit is te veel in één keer. Maak het korter.</translation>
    </message>
    <message>
        <source>The service took too long. Try again.</source>
        <translation>De dienst deed er te lang over. Probeer opnieuw.</translation>
    </message>
    <message>
        <source>Too many requests in a short time. Wait a moment and try again.</source>
        <translation>Te veel vragen in korte tijd. Wacht even en probeer opnieuw.</translation>
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
        <source>Something went wrong that should not. Try again; if it stays, restart Tilldesk.</source>
        <translation>Er ging iets mis dat niet zou mogen. Probeer opnieuw; herstart Tilldesk als het blijft.</translation>
    </message>
    <message>
        <source>The customer is confirming this payment right now, or it has ended. It was not cancelled.</source>
        <translation>De klant bevestigt deze betaling op dit moment, of ze is afgelopen. Ze is niet geannuleerd.</translation>
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
    <message>
        <source>The payment was voided</source>
        <translation>De betaling is ongeldig gemaakt</translation>
    </message>
    <message>
        <source>1 payment</source>
        <translation>1 betaling</translation>
    </message>
    <message>
        <source>%1 payments</source>
        <translation>%1 betalingen</translation>
    </message>
    <message>
        <source>Expires in %1</source>
        <translation>Verloopt over %1</translation>
    </message>
    <message>
        <source>Created at this desk</source>
        <translation>Aangemaakt aan deze kassa</translation>
    </message>
    <message>
        <source>Created through API key “%1”</source>
        <translation>Aangemaakt via API-sleutel “%1”</translation>
    </message>
    <message>
        <source>Created by a request signed with key “%1”</source>
        <translation>Aangemaakt via een verzoek ondertekend met sleutel “%1”</translation>
    </message>
    <message>
        <source>Created by the service</source>
        <translation>Aangemaakt door de dienst</translation>
    </message>
    <message>
        <source>Cancelled at this desk</source>
        <translation>Geannuleerd aan deze kassa</translation>
    </message>
    <message>
        <source>Cancelled through API key “%1”</source>
        <translation>Geannuleerd via API-sleutel “%1”</translation>
    </message>
    <message>
        <source>Cancelled by a request signed with key “%1”</source>
        <translation>Geannuleerd via een verzoek ondertekend met sleutel “%1”</translation>
    </message>
    <message>
        <source>Cancelled by the merchant</source>
        <translation>Geannuleerd door de handelaar</translation>
    </message>
    <message>
        <source>Acknowledged through API key “%1”</source>
        <translation>Bevestigd via API-sleutel “%1”</translation>
    </message>
    <message>
        <source>Acknowledged by a request signed with key “%1”</source>
        <translation>Bevestigd via een verzoek ondertekend met sleutel “%1”</translation>
    </message>
    <message>
        <source>Acknowledged by the merchant</source>
        <translation>Bevestigd door de handelaar</translation>
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
        <translation>Goedgekeurd door bank</translation>
    </message>
    <message>
        <source>Failed for a technical reason</source>
        <translation>Mislukt om een technische reden</translation>
    </message>
    <message>
        <source>Paid, waiting for the merchant&apos;s acknowledgement</source>
        <translation>Betaald, wacht op bevestiging van de handelaar</translation>
    </message>
    <message>
        <source>Voided: it was not acknowledged in time</source>
        <translation>Ongeldig: niet op tijd bevestigd</translation>
    </message>
    <message>
        <source>Waiting for the shop&apos;s acknowledgement</source>
        <translation>Wacht op bevestiging van de winkel</translation>
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
        <source>This is more than what is left of the payment.</source>
        <translation>Dit is meer dan wat er van de betaling over is.</translation>
    </message>
    <message>
        <source>This profile does not allow refunds. Settings can change that.</source>
        <translation>Dit profiel staat geen terugbetalingen toe. Dat kan in Instellingen worden gewijzigd.</translation>
    </message>
    <message>
        <source>The money for this refund has not come in yet. Try again after more payments.</source>
        <translation>Het geld voor deze terugbetaling is nog niet binnen. Probeer het na meer betalingen opnieuw.</translation>
    </message>
    <message>
        <source>Another refund was asked for with the same key. Look at the payment&apos;s refunds.</source>
        <translation>Met dezelfde sleutel is een andere terugbetaling gevraagd. Bekijk de terugbetalingen van de betaling.</translation>
    </message>
    <message>
        <source>There is no such payout.</source>
        <translation>Deze uitbetaling bestaat niet.</translation>
    </message>
    <message>
        <source>This payout has been paid out already.</source>
        <translation>Deze uitbetaling is al uitbetaald.</translation>
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
        <source>The file could not be written. Choose another folder, or close the program that has it open.</source>
        <translation>Het bestand kon niet worden geschreven. Kies een andere map, of sluit het programma dat het open heeft.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for this file. Nothing was written.</source>
        <translation>Er is niet genoeg plaats op de schijf voor dit bestand. Er is niets geschreven.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Gestopt. Er is niets geschreven.</translation>
    </message>
    <message>
        <source>Created by scanning a transfer code</source>
        <translation>Aangemaakt door een overschrijvingscode te scannen</translation>
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
        <translation>De profielen konden niet worden gelezen</translation>
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
        <translation>Nog geen profiel kan betalingen ontvangen</translation>
    </message>
    <message>
        <source>A profile takes payments once it is open and has a bank account. Both are set under Settings.</source>
        <translation>Een profiel ontvangt betalingen zodra het open is en een bankrekening heeft. Beide stelt u in bij Instellingen.</translation>
    </message>
    <message>
        <source>Open Settings</source>
        <translation>Instellingen openen</translation>
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
        <translation>De klant heeft al bevestigd.</translation>
    </message>
    <message>
        <source>The customer has already scanned the code.</source>
        <translation>De klant heeft de code al gescand.</translation>
    </message>
    <message>
        <source>The customer has gone. Nothing more happens: the payment expires at %1.</source>
        <translation>De klant is weg. Er gebeurt niets meer: de betaling verloopt om %1.</translation>
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
    <name>tilldesk::ui::TillPresenter</name>
    <message>
        <source>Key in digits, a comma or a point.</source>
        <translation>Toets cijfers, een komma of een punt in.</translation>
    </message>
    <message>
        <source>There is a comma or a point already.</source>
        <translation>Er staat al een komma of een punt.</translation>
    </message>
    <message>
        <source>Cents have two digits. C begins again.</source>
        <translation>Centen hebben twee cijfers. Met C begint u opnieuw.</translation>
    </message>
    <message>
        <source>The most is %1.</source>
        <translation>Het maximum is %1.</translation>
    </message>
    <message>
        <source>What was pasted is not an amount.</source>
        <translation>Wat u hebt geplakt, is geen bedrag.</translation>
    </message>
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
        <source>The amount is 0. Key in what is to be paid.</source>
        <translation>Het bedrag is 0. Toets in wat er te betalen is.</translation>
    </message>
    <message>
        <source>Key in the amount first, then press the QR code that is to ask for it.</source>
        <translation>Toets eerst het bedrag in en druk dan op de QR-code die het moet vragen.</translation>
    </message>
    <message>
        <source>Enter shows a new code for the same amount.</source>
        <translation>Met Enter toont u een nieuwe code voor hetzelfde bedrag.</translation>
    </message>
    <message>
        <source>The endpoint is closed, so phones cannot open the codes.</source>
        <translation>Het eindpunt is gesloten: telefoons kunnen de codes niet openen.</translation>
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
        <source>Have the customer of this payment do something</source>
        <translation>De klant van deze betaling iets laten doen</translation>
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
        <source>Key in the amount and press Enter. The QR code appears here for the customer to scan.</source>
        <translation>Toets het bedrag in en druk op Enter. De QR-code verschijnt hier en de klant scant hem.</translation>
    </message>
    <message>
        <source>Cancel the payment (Esc)</source>
        <translation>De betaling annuleren (Esc)</translation>
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
        <source>No points of sale yet. With one, a printed QR code can stand on the counter.</source>
        <translation>Nog geen verkooppunten. Met een verkooppunt kan er een gedrukte QR-code op de toonbank staan.</translation>
    </message>
    <message>
        <source>Open Settings</source>
        <translation>Instellingen openen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillView</name>
    <message>
        <source>Replace the payment</source>
        <translation>De betaling vervangen</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behouden</translation>
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
        <source>The customer has scanned the code and is confirming.</source>
        <translation>De klant heeft de code gescand en is aan het bevestigen.</translation>
    </message>
    <message>
        <source>The bank agrees; the money is on its way. Esc puts the payment aside.</source>
        <translation>De bank is akkoord; het geld is onderweg. Met Esc legt u de betaling opzij.</translation>
    </message>
    <message>
        <source>Your shop&apos;s software still has to acknowledge it. Esc puts the payment aside.</source>
        <translation>Uw winkelsoftware moet ze nog bevestigen. Met Esc legt u de betaling opzij.</translation>
    </message>
    <message>
        <source>Key in the next amount.</source>
        <translation>Toets het volgende bedrag in.</translation>
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
        <translation>Open uw betaalapp en richt hem op de code</translation>
    </message>
    <message>
        <source>Confirm the payment in your payment app</source>
        <translation>Bevestig de betaling in uw betaalapp</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Bedankt</translation>
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
        <source>%1 on last %2</source>
        <translation>%1 t.o.v. vorige %2</translation>
    </message>
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
    <message>
        <source>%1 paid · %2</source>
        <translation>%1 betaald · %2</translation>
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
        <source>%1 · %2 payouts</source>
        <translation>%1 · %2 uitbetalingen</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>1 callback has failed in the last 24 hours</source>
        <translation>1 callback is mislukt in de laatste 24 uur</translation>
    </message>
    <message>
        <source>%1 callbacks have failed in the last 24 hours</source>
        <translation>%1 callbacks zijn mislukt in de laatste 24 uur</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Bekijken</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Bevestigen</translation>
    </message>
    <message>
        <source>%1 waits for your acknowledgement</source>
        <translation>%1 wacht op uw bevestiging</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>%1 waiting for your acknowledgement</source>
        <translation>%1 in afwachting van uw bevestiging</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Uitbetaling</translation>
    </message>
    <message>
        <source>1 payout has failed and can be paid out again</source>
        <translation>1 uitbetaling is mislukt en kan opnieuw worden uitbetaald</translation>
    </message>
    <message>
        <source>%1 payouts have failed and can be paid out again</source>
        <translation>%1 uitbetalingen zijn mislukt en kunnen opnieuw worden uitbetaald</translation>
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
        <source>An endpoint that phones and web shops can reach</source>
        <translation>Een eindpunt dat telefoons en webshops kunnen bereiken</translation>
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
</context>
<context>
    <name>tilldesk::ui::TodayTile</name>
    <message>
        <source>Show what this sums</source>
        <translation>Tonen wat dit optelt</translation>
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
</context>
<context>
    <name>tilldesk::ui::TopBar</name>
    <message>
        <source>New payment</source>
        <translation>Nieuwe betaling</translation>
    </message>
    <message>
        <source>LOCAL</source>
        <translation>LOKAAL</translation>
    </message>
    <message>
        <source>This program is the service itself; no real money moves.</source>
        <translation>Dit programma is zelf de dienst; er wordt geen echt geld verplaatst.</translation>
    </message>
    <message>
        <source>Environment: local</source>
        <translation>Omgeving: lokaal</translation>
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
</context>
</TS>
