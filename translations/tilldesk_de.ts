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
        <source>Tilldesk has stopped to protect the books: %1. Nothing that was answered is lost. Close the other program and start Tilldesk again.</source>
        <translation>Tilldesk hat angehalten, um die Bücher zu schützen: %1. Nichts, was bestätigt wurde, ist verloren. Schließen Sie das andere Programm und starten Sie Tilldesk neu.</translation>
    </message>
</context>
<context>
    <name>tilldesk::exports</name>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Payment id</source>
        <translation>Zahlungs-ID</translation>
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
        <source>Bulk id</source>
        <translation>Bulk-ID</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufsstelle</translation>
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
        <source>Payout id</source>
        <translation>Auszahlungs-ID</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Ausgeführt</translation>
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
        <source>Bank line</source>
        <translation>Verwendungszweck</translation>
    </message>
    <message>
        <source>Again of</source>
        <translation>Wiederholung von</translation>
    </message>
    <message>
        <source>Paid again by</source>
        <translation>Wiederholt durch</translation>
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
        <source>Refund id</source>
        <translation>Erstattungs-ID</translation>
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
        <source>Content of a payout</source>
        <translation>Inhalt der Auszahlung</translation>
    </message>
    <message>
        <source>Bank statements (CAMT.053): each payout as it arrived on the account</source>
        <translation>Kontoauszüge (CAMT.053): jede Auszahlung, wie sie auf dem Konto ankam</translation>
    </message>
    <message>
        <source>The bank import of your bookkeeping package; version 08 is the newer one, take 02 when it is not read</source>
        <translation>Der Bankimport Ihres Buchhaltungsprogramms; Version 08 ist die neuere, nehmen Sie 02, wenn sie nicht gelesen wird</translation>
    </message>
    <message>
        <source>The same as CODA</source>
        <translation>Dasselbe als CODA</translation>
    </message>
    <message>
        <source>The bank import of Belgian packages</source>
        <translation>Der Bankimport belgischer Programme</translation>
    </message>
    <message>
        <source>The same as MT940</source>
        <translation>Dasselbe als MT940</translation>
    </message>
    <message>
        <source>The bank import of older packages</source>
        <translation>Der Bankimport älterer Programme</translation>
    </message>
    <message>
        <source>The payments and refunds in one payout (CAMT.054)</source>
        <translation>Die Zahlungen und Erstattungen einer Auszahlung (CAMT.054)</translation>
    </message>
    <message>
        <source>Packages that settle single invoices from a payout</source>
        <translation>Programme, die einzelne Rechnungen aus einer Auszahlung ausgleichen</translation>
    </message>
    <message>
        <source>The same as tables and for reading</source>
        <translation>Dasselbe als Tabellen und zum Lesen</translation>
    </message>
    <message>
        <source>Spreadsheets; people</source>
        <translation>Tabellenprogramme; Menschen</translation>
    </message>
    <message>
        <source>All payments, refunds and payouts of the month</source>
        <translation>Alle Zahlungen, Erstattungen und Auszahlungen des Monats</translation>
    </message>
    <message>
        <source>Spreadsheets with a decimal comma; the CSV import of your package</source>
        <translation>Tabellenprogramme mit Dezimalkomma; der CSV-Import Ihres Programms</translation>
    </message>
    <message>
        <source>The same with a decimal point</source>
        <translation>Dasselbe mit Dezimalpunkt</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>The same on paper</source>
        <translation>Dasselbe auf Papier</translation>
    </message>
    <message>
        <source>People; to be kept</source>
        <translation>Menschen; zum Aufbewahren</translation>
    </message>
    <message>
        <source>Payments and payouts of %1</source>
        <translation>Zahlungen und Auszahlungen im %1</translation>
    </message>
    <message>
        <source>This folder has the month in every form that bookkeeping reads. All forms say the same: one for the bank and, if you like, one table are enough.</source>
        <translation>Dieser Ordner enthält den Monat in jeder Form, die eine Buchhaltung liest. Alle Formen sagen dasselbe: eine für die Bank und, wenn gewünscht, eine Tabelle genügen.</translation>
    </message>
    <message>
        <source>Which file is what</source>
        <translation>Welche Datei was ist</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was sie ist</translation>
    </message>
    <message>
        <source>What reads it</source>
        <translation>Was sie liest</translation>
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
        <translation>Angekommene Auszahlungen</translation>
    </message>
    <message>
        <source>Each payout is the sum of its payments less its refunds; its lines are in payout-contents. A payment of the last days may be in a payout of the next month, so the list of payments has another sum.</source>
        <translation>Jede Auszahlung ist die Summe ihrer Zahlungen abzüglich ihrer Erstattungen; ihre Zeilen stehen in payout-contents. Eine Zahlung der letzten Tage kann in einer Auszahlung des nächsten Monats sein, deshalb hat die Liste der Zahlungen eine andere Summe.</translation>
    </message>
    <message>
        <source>What the bank statements say</source>
        <translation>Was die Kontoauszüge sagen</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Anfangssaldo</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Angekommen</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Endsaldo</translation>
    </message>
    <message>
        <source>The balance counts what payouts have brought to the account, not what is on it. Statements are numbered within the year and continue each other. Exported again they are the same with the same numbers, so a package notices what it has read before.</source>
        <translation>Der Saldo zählt, was Auszahlungen auf das Konto gebracht haben, nicht was darauf ist. Kontoauszüge sind im Jahr durchnummeriert und schließen aneinander an. Erneut exportiert sind sie dieselben mit denselben Nummern, so dass ein Programm merkt, was es schon gelesen hat.</translation>
    </message>
    <message>
        <source>Whether nothing is missing or changed</source>
        <translation>Ob nichts fehlt oder verändert ist</translation>
    </message>
    <message>
        <source>In a terminal, in this folder, the following command says OK for each file:</source>
        <translation>In einem Terminal, in diesem Ordner, sagt der folgende Befehl bei jeder Datei OK:</translation>
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
        <translation>Storniert</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>To be acknowledged</source>
        <translation>Zu bestätigen</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Zurückgezahlt</translation>
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
        <source>Payouts that failed: %1 (%2). They reached no account and are on no bank statement.</source>
        <translation>Fehlgeschlagene Auszahlungen: %1 (%2). Sie erreichten kein Konto und stehen auf keinem Kontoauszug.</translation>
    </message>
    <message>
        <source>Further accounts: %1</source>
        <translation>Weitere Konten: %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>ledger-heads.json has the service&apos;s signatures of the ledger, day by day. Keep the file outside the shop: it shows whether the ledger was rewritten afterwards.</source>
        <translation>ledger-heads.json enthält für jeden Tag die Signatur des Dienstes unter dem Hauptbuch. Bewahren Sie die Datei außerhalb des Geschäfts auf: Sie zeigt, ob das Hauptbuch später umgeschrieben wurde.</translation>
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
        <source>This key is revoked already</source>
        <translation>Dieser Schlüssel ist schon widerrufen</translation>
    </message>
    <message>
        <source>Keys belong to a profile. Add one first</source>
        <translation>Schlüssel gehören zu einem Profil. Fügen Sie zuerst eines hinzu</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>The keys could not be read</source>
        <translation>Die Schlüssel konnten nicht gelesen werden</translation>
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
        <source>The software of a shop shows its key with each request. It says for which profile it asks, and what it may do.</source>
        <translation>Die Software eines Geschäfts zeigt ihren Schlüssel bei jeder Anfrage. Er sagt, für welches Profil sie fragt und was sie darf.</translation>
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
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
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
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Light, dark, or what the system has chosen</source>
        <translation>Hell, dunkel oder wie vom System gewählt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>From the next start on</source>
        <translation>Ab dem nächsten Start</translation>
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
        <source>Nothing. All is well.</source>
        <translation>Nichts. Alles ist gut.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankLineWords</name>
    <message>
        <source>Banks do not accept the character %1.</source>
        <translation>Banken akzeptieren das Zeichen %1 nicht.</translation>
    </message>
    <message>
        <source>Banks do not accept the characters %1.</source>
        <translation>Banken akzeptieren die Zeichen %1 nicht.</translation>
    </message>
    <message>
        <source>On the bank line: “%1”</source>
        <translation>In der Bankzeile: „%1“</translation>
    </message>
    <message>
        <source>%1, cut off: “%2”</source>
        <translation>%1, abgeschnitten: „%2“</translation>
    </message>
    <message>
        <source>%1 characters reach the bank line</source>
        <translation>%1 Zeichen erreichen die Bankzeile</translation>
    </message>
    <message>
        <source>Payouts will read on your statement, x being the payout&apos;s id: %1</source>
        <translation>So stehen Auszahlungen auf Ihrem Kontoauszug, x ist die ID der Auszahlung: %1</translation>
    </message>
    <message>
        <source>These are %1 characters; banks carry %2, so its end may be missing.</source>
        <translation>Das sind %1 Zeichen; Banken übertragen %2, das Ende kann also fehlen.</translation>
    </message>
    <message>
        <source>The bulk ids of this merchant&apos;s profiles have from %1 to %2 characters. Rules that read payouts from bank statements need one length: give all of them the same.</source>
        <translation>Die Sammel-IDs der Profile dieses Händlers haben %1 bis %2 Zeichen. Regeln, die Auszahlungen aus Kontoauszügen lesen, brauchen eine einzige Länge: Geben Sie allen dieselbe.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
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
        <translation>Einzelheiten des Callbacks</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Signature check, step by step</source>
        <translation>Signatur, Schritt für Schritt</translation>
    </message>
    <message>
        <source>No callback chosen</source>
        <translation>Kein Callback gewählt</translation>
    </message>
    <message>
        <source>Choose a callback to see its attempts and its answer.</source>
        <translation>Wählen Sie einen Callback, um seine Versuche und die Antwort zu sehen.</translation>
    </message>
    <message>
        <source>The callback cannot be shown</source>
        <translation>Der Callback kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Payment %1</source>
        <translation>Zahlung %1</translation>
    </message>
    <message>
        <source>Show the payment</source>
        <translation>Zahlung zeigen</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Noch keine.</translation>
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
    <name>tilldesk::ui::CallbackInbox</name>
    <message>
        <source>Write “inbox = on” into the settings file and start the program again. The inbox then receives callbacks as a shop&apos;s server would, checks them and lists them here.</source>
        <translation>Schreiben Sie „inbox = on“ in die Einstellungsdatei und starten Sie das Programm neu. Der Eingang empfängt dann Callbacks wie der Server eines Händlers, prüft sie und listet sie hier auf.</translation>
    </message>
    <message>
        <source>The inbox cannot be shown</source>
        <translation>Der Eingang kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Nothing has come yet</source>
        <translation>Noch ist nichts gekommen</translation>
    </message>
    <message>
        <source>Give this address to a profile as its callback address, or send a test callback to it.</source>
        <translation>Geben Sie diese Adresse einem Profil als Callback-Adresse, oder senden Sie einen Test-Callback dorthin.</translation>
    </message>
    <message>
        <source>The inbox is off</source>
        <translation>Der Eingang ist ausgeschaltet</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackInspector</name>
    <message>
        <source>It is being checked.</source>
        <translation>Es wird geprüft.</translation>
    </message>
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
        <source>There is no key set to be had there: %1</source>
        <translation>Dort ist kein Schlüsselsatz zu bekommen: %1</translation>
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
        <translation>Zeit: %1</translation>
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
        <translation>Callback an %1</translation>
    </message>
    <message>
        <source>Sent with a fault on purpose: %1</source>
        <translation>Absichtlich mit einem Fehler gesendet: %1</translation>
    </message>
    <message>
        <source>The callback is not here yet.</source>
        <translation>Der Callback ist noch nicht da.</translation>
    </message>
    <message>
        <source>It waits to be sent already.</source>
        <translation>Er wartet schon darauf, gesendet zu werden.</translation>
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
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Only its beginning is kept: %1 of %2 bytes.</source>
        <translation>Nur der Anfang ist aufgehoben: %1 von %2 Bytes.</translation>
    </message>
    <message>
        <source>It is signed when it is sent.</source>
        <translation>Er wird beim Senden signiert.</translation>
    </message>
    <message>
        <source>Nothing was sent in this attempt.</source>
        <translation>Bei diesem Versuch wurde nichts gesendet.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackTestForm</name>
    <message>
        <source>Only while the simulation is on: see the settings.</source>
        <translation>Nur solange die Simulation eingeschaltet ist: siehe Einstellungen.</translation>
    </message>
    <message>
        <source>The service does not send to this address.</source>
        <translation>Der Dienst sendet nicht an diese Adresse.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackWords</name>
    <message>
        <source>Last 24 hours</source>
        <translation>Letzte 24 Stunden</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
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
        <source>timed out after %1</source>
        <translation>Zeit abgelaufen nach %1</translation>
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
        <source>lost on purpose, nothing sent</source>
        <translation>absichtlich verloren, nichts gesendet</translation>
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
        <source>Unknown key id</source>
        <translation>Unbekannte Schlüssel-ID</translation>
    </message>
    <message>
        <source>Another profile</source>
        <translation>Anderes Profil</translation>
    </message>
    <message>
        <source>Old time</source>
        <translation>Alte Zeit</translation>
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
        <source>Callbacks are sent as they should be.</source>
        <translation>Callbacks werden gesendet, wie es sein soll.</translation>
    </message>
    <message>
        <source>Nothing is sent. A good receiver asks for the payment by itself.</source>
        <translation>Nichts wird gesendet. Ein guter Empfänger fragt von sich aus nach der Zahlung.</translation>
    </message>
    <message>
        <source>Each is sent twice. A good receiver takes it in once.</source>
        <translation>Jeder wird zweimal gesendet. Ein guter Empfänger verarbeitet ihn einmal.</translation>
    </message>
    <message>
        <source>Each is sent a minute late.</source>
        <translation>Jeder wird eine Minute zu spät gesendet.</translation>
    </message>
    <message>
        <source>Each is sent after the payment&apos;s next one, or a minute late. A good receiver does not go back to an older status.</source>
        <translation>Jeder wird nach dem nächsten der Zahlung gesendet, oder eine Minute zu spät. Ein guter Empfänger kehrt nicht zu einem älteren Status zurück.</translation>
    </message>
    <message>
        <source>Signed with a key that is not the one it names. A good receiver refuses it.</source>
        <translation>Mit einem anderen Schlüssel signiert als dem genannten. Ein guter Empfänger lehnt ihn ab.</translation>
    </message>
    <message>
        <source>Names a key that is not in the key set. A good receiver refuses it.</source>
        <translation>Nennt einen Schlüssel, der nicht im Schlüsselsatz ist. Ein guter Empfänger lehnt ihn ab.</translation>
    </message>
    <message>
        <source>Names a profile that is not the receiver&apos;s. A good receiver refuses it.</source>
        <translation>Nennt ein Profil, das nicht dem Empfänger gehört. Ein guter Empfänger lehnt ihn ab.</translation>
    </message>
    <message>
        <source>Says that it is ten minutes old. A good receiver refuses it.</source>
        <translation>Sagt, dass er zehn Minuten alt ist. Ein guter Empfänger lehnt ihn ab.</translation>
    </message>
    <message>
        <source>Its signature is DER instead of 64 bytes. A good receiver refuses it.</source>
        <translation>Die Signatur ist DER statt 64 Bytes. Ein guter Empfänger lehnt ihn ab.</translation>
    </message>
    <message>
        <source>Has the four critical names of the specified header, whatever the profile asks for.</source>
        <translation>Hat die vier kritischen Namen des spezifizierten Headers, was auch immer das Profil verlangt.</translation>
    </message>
    <message>
        <source>Has the five critical names of the extended header, whatever the profile asks for.</source>
        <translation>Hat die fünf kritischen Namen des erweiterten Headers, was auch immer das Profil verlangt.</translation>
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
</context>
<context>
    <name>tilldesk::ui::CallbacksPresenter</name>
    <message>
        <source>They are being sent again.</source>
        <translation>Sie werden erneut gesendet.</translation>
    </message>
    <message>
        <source>None has failed in this time.</source>
        <translation>In dieser Zeit ist keiner fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Send all failed again</source>
        <translation>Alle fehlgeschlagenen erneut senden</translation>
    </message>
    <message>
        <source>Send all failed again (%1)</source>
        <translation>Alle fehlgeschlagenen erneut senden (%1)</translation>
    </message>
    <message>
        <source>The failed callback of this time is sent once more, now.</source>
        <translation>Der fehlgeschlagene Callback dieser Zeit wird jetzt noch einmal gesendet.</translation>
    </message>
    <message>
        <source>The %1 failed callbacks of this time are sent once more, now. A receiver may get one that it has already.</source>
        <translation>Die %1 fehlgeschlagenen Callbacks dieser Zeit werden jetzt noch einmal gesendet. Ein Empfänger kann einen bekommen, den er schon hat.</translation>
    </message>
    <message>
        <source>1 callback is sent again.</source>
        <translation>1 Callback wird erneut gesendet.</translation>
    </message>
    <message>
        <source>%1 callbacks are sent again.</source>
        <translation>%1 Callbacks werden erneut gesendet.</translation>
    </message>
    <message>
        <source>No callback matches</source>
        <translation>Kein Callback passt</translation>
    </message>
    <message>
        <source>No callback fits the time and the state chosen above.</source>
        <translation>Kein Callback passt zu der oben gewählten Zeit und dem Zustand.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>No callbacks yet</source>
        <translation>Noch keine Callbacks</translation>
    </message>
    <message>
        <source>Whenever a payment changes, its shop is told at its callback address. Each message is listed here.</source>
        <translation>Immer wenn sich eine Zahlung ändert, erfährt es der Händler an seiner Callback-Adresse. Jede Nachricht steht hier.</translation>
    </message>
    <message>
        <source>Send a test callback…</source>
        <translation>Test-Callback senden…</translation>
    </message>
    <message>
        <source>Callbacks are sent with a fault on purpose: %1</source>
        <translation>Callbacks werden absichtlich mit einem Fehler gesendet: %1</translation>
    </message>
    <message>
        <source>The callbacks cannot be shown</source>
        <translation>Die Callbacks können nicht gezeigt werden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksView</name>
    <message>
        <source>Send test callback…</source>
        <translation>Test-Callback senden…</translation>
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
        <translation>Zahlung stornieren</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckList</name>
    <message>
        <source>What was looked at</source>
        <translation>Was angesehen wurde</translation>
    </message>
    <message>
        <source>What was looked at: %1</source>
        <translation>Was angesehen wurde: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckWords</name>
    <message>
        <source>Holds</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Scheitert</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Three parts, the middle one empty</source>
        <translation>Drei Teile, der mittlere leer</translation>
    </message>
    <message>
        <source>Header and signature are strict base64url</source>
        <translation>Header und Signatur sind strenges base64url</translation>
    </message>
    <message>
        <source>The header is a JSON object, no member twice</source>
        <translation>Der Header ist ein JSON-Objekt, kein Element doppelt</translation>
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
        <translation>Der Schlüssel ist im Schlüsselsatz</translation>
    </message>
    <message>
        <source>The thumbprint is that of the key&apos;s certificate</source>
        <translation>Der Fingerabdruck ist der des Zertifikats zum Schlüssel</translation>
    </message>
    <message>
        <source>What is signed: header, point, body</source>
        <translation>Was signiert ist: Header, Punkt, Inhalt</translation>
    </message>
    <message>
        <source>The signature of 64 bytes holds over it</source>
        <translation>Die Signatur von 64 Bytes gilt dafür</translation>
    </message>
    <message>
        <source>The critical names are the four or the five</source>
        <translation>Die kritischen Namen sind die vier oder die fünf</translation>
    </message>
    <message>
        <source>The issuer is the service</source>
        <translation>Der Aussteller ist der Dienst</translation>
    </message>
    <message>
        <source>The profile is one of ours</source>
        <translation>Das Profil ist eines von unseren</translation>
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
        <source>It was not seen before</source>
        <translation>Er wurde noch nicht gesehen</translation>
    </message>
    <message>
        <source>The body is a callback and fits the payment</source>
        <translation>Der Inhalt ist ein Callback und passt zur Zahlung</translation>
    </message>
    <message>
        <source>All checks hold</source>
        <translation>Alle Prüfungen gelten</translation>
    </message>
    <message>
        <source>Nothing fails, but not everything could be checked</source>
        <translation>Nichts scheitert, aber nicht alles konnte geprüft werden</translation>
    </message>
    <message>
        <source>Fails at: %1 — %2</source>
        <translation>Scheitert an: %1 — %2</translation>
    </message>
    <message>
        <source>Header is a detached JWS, ES256</source>
        <translation>Header ist eine abgetrennte JWS, ES256</translation>
    </message>
    <message>
        <source>Header is no detached JWS with ES256</source>
        <translation>Header ist keine abgetrennte JWS mit ES256</translation>
    </message>
    <message>
        <source>Key %1 found in the key set</source>
        <translation>Schlüssel %1 im Schlüsselsatz gefunden</translation>
    </message>
    <message>
        <source>Key %1 is not in the key set</source>
        <translation>Schlüssel %1 ist nicht im Schlüsselsatz</translation>
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
        <source>crit has not the names that it must have</source>
        <translation>crit hat nicht die Namen, die es haben muss</translation>
    </message>
    <message>
        <source>Issuer, profile or path is not right</source>
        <translation>Aussteller, Profil oder Pfad stimmt nicht</translation>
    </message>
    <message>
        <source>path is %1, sub is this profile</source>
        <translation>path ist %1, sub ist dieses Profil</translation>
    </message>
    <message>
        <source>Signature over header.body holds</source>
        <translation>Signatur über header.body gilt</translation>
    </message>
    <message>
        <source>Signature over header.body does not hold</source>
        <translation>Signatur über header.body gilt nicht</translation>
    </message>
    <message>
        <source>Body is a callback of this payment</source>
        <translation>Inhalt ist ein Callback dieser Zahlung</translation>
    </message>
    <message>
        <source>Body is no callback of this payment</source>
        <translation>Inhalt ist kein Callback dieser Zahlung</translation>
    </message>
    <message>
        <source>crit names %1</source>
        <translation>crit nennt %1</translation>
    </message>
    <message>
        <source>Many receivers refuse it all the same: they ask for five critical names and for the whole callback address as path. Set the profile’s “Callback header” to “Extended” for them.</source>
        <translation>Viele Empfänger lehnen diesen Callback trotzdem ab: Sie erwarten fünf kritische Namen und die ganze Callback-Adresse als Pfad. Stellen Sie dafür „Callback-Header“ des Profils auf „Erweitert“.</translation>
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
        <source>This computer&apos;s clock has jumped to %1; it should be %2. No payments are taken until it is right again.</source>
        <translation>Die Uhr dieses Computers ist auf %1 gesprungen; richtig wäre %2. Bis sie wieder stimmt, werden keine Zahlungen angenommen.</translation>
    </message>
    <message>
        <source>The clock is right</source>
        <translation>Die Uhr stimmt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ClosePaper</name>
    <message>
        <source>the beginning</source>
        <translation>dem Anfang</translation>
    </message>
    <message>
        <source>What came after this counts in the next day close.</source>
        <translation>Was danach kam, zählt im nächsten Tagesabschluss.</translation>
    </message>
    <message>
        <source>A look at the day that runs. It closes nothing.</source>
        <translation>Ein Blick auf den laufenden Tag. Es wird nichts abgeschlossen.</translation>
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
        <source>Total before</source>
        <translation>Summe davor</translation>
    </message>
    <message>
        <source>Total after</source>
        <translation>Summe danach</translation>
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
        <translation>Hash des Hauptbuchs bis zu dieser Buchung</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CompatiblePage</name>
    <message>
        <source>Fill in what most clients expect</source>
        <translation>Ausfüllen, was die meisten Clients erwarten</translation>
    </message>
    <message>
        <source>Software that was made for another service of this interface checks whose callbacks it accepts. Its manual says which names it expects. What you save holds at once.</source>
        <translation>Software, die für einen anderen Dienst mit dieser Schnittstelle gemacht wurde, prüft, wessen Callbacks sie annimmt. In ihrer Anleitung steht, welche Namen sie erwartet. Was Sie speichern, gilt sofort.</translation>
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
        <source>Most clients expect the extended one</source>
        <translation>Die meisten Clients erwarten den erweiterten</translation>
    </message>
    <message>
        <source>Refunds by API key</source>
        <translation>Erstattungen per API-Schlüssel</translation>
    </message>
    <message>
        <source>Not only with a signature</source>
        <translation>Nicht nur mit einer Signatur</translation>
    </message>
    <message>
        <source>Existing clients</source>
        <translation>Vorhandene Clients</translation>
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
        <translation>Auf 80 mm drucken …</translation>
    </message>
    <message>
        <source>Print on A4…</source>
        <translation>Auf A4 drucken …</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
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
        <translation>Tag abschließen (Z) …</translation>
    </message>
    <message>
        <source>Print again…</source>
        <translation>Erneut drucken …</translation>
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
        <source>Records what was taken so far under a number of its own, and closes nothing</source>
        <translation>Hält unter einer eigenen Nummer fest, was bisher eingenommen wurde, und schließt nichts ab</translation>
    </message>
    <message>
        <source>Ends this stretch and begins the next one</source>
        <translation>Beendet diesen Abschnitt und beginnt den nächsten</translation>
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
        <source>Total ever</source>
        <translation>Gesamtsumme</translation>
    </message>
    <message>
        <source>taken less refunded</source>
        <translation>nach Erstattungen</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>%1 davor</translation>
    </message>
    <message>
        <source>Close the day of %1?</source>
        <translation>Den Tag von %1 abschließen?</translation>
    </message>
    <message>
        <source>%1 is recorded for good, with %2 of %3 and %4 of %5 as it stands now. What is taken or given back afterwards counts in the next day close. This cannot be undone.</source>
        <translation>%1 wird endgültig festgehalten, mit %2 über %3 und %4 über %5 nach jetzigem Stand. Was danach eingenommen oder erstattet wird, zählt im nächsten Tagesabschluss. Das lässt sich nicht rückgängig machen.</translation>
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
        <source>Close the day when the till is counted. Each close keeps its number and its sums for good.</source>
        <translation>Schließen Sie den Tag ab, wenn die Kasse gezählt ist. Jeder Abschluss behält seine Nummer und seine Beträge für immer.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayClosesModel</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
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
        <source>Total ever</source>
        <translation>Gesamtsumme</translation>
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
        <source>File to trust</source>
        <translation>Datei, der zu vertrauen ist</translation>
    </message>
    <message>
        <source>Choose the certificate</source>
        <translation>Das Zertifikat wählen</translation>
    </message>
    <message>
        <source>Choose the key</source>
        <translation>Den Schlüssel wählen</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
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
        <source>Other programs must not use it</source>
        <translation>Andere Programme dürfen ihn nicht benutzen</translation>
    </message>
    <message>
        <source>https on this computer</source>
        <translation>https auf diesem Computer</translation>
    </message>
    <message>
        <source>Otherwise http; the network always has https</source>
        <translation>Sonst http; das Netzwerk hat immer https</translation>
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
        <source>Phones and other computers near you reach this service</source>
        <translation>Telefone und andere Computer in der Nähe erreichen diesen Dienst</translation>
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
        <source>In links and QR codes, when this service stands behind a proxy</source>
        <translation>In Links und QR-Codes, wenn dieser Dienst hinter einem Proxy steht</translation>
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
        <source>PEM, with its chain; empty: one is made here</source>
        <translation>PEM, mit seiner Kette; leer: es wird hier erstellt</translation>
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
        <source>None while it is closed</source>
        <translation>Keine, solange er geschlossen ist</translation>
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
        <translation>Diese Summe erklären</translation>
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
        <translation>Die Summe kann gerade nicht erklärt werden</translation>
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
        <source>Bank statement CAMT.053, version 02</source>
        <translation>Kontoauszug CAMT.053, Version 02</translation>
    </message>
    <message>
        <source>Bank statement CAMT.053, version 08</source>
        <translation>Kontoauszug CAMT.053, Version 08</translation>
    </message>
    <message>
        <source>Notification CAMT.054, version 02</source>
        <translation>Avis CAMT.054, Version 02</translation>
    </message>
    <message>
        <source>Notification CAMT.054, version 08</source>
        <translation>Avis CAMT.054, Version 08</translation>
    </message>
    <message>
        <source>Bank statement MT940</source>
        <translation>Kontoauszug MT940</translation>
    </message>
    <message>
        <source>Bank statement CODA</source>
        <translation>Kontoauszug CODA</translation>
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
        <source>To look at and calculate with</source>
        <translation>Zum Ansehen und Rechnen</translation>
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
        <source>What most bookkeeping reads</source>
        <translation>Für die meiste Buchhaltung</translation>
    </message>
    <message>
        <source>For newer bookkeeping</source>
        <translation>Für neuere Buchhaltung</translation>
    </message>
    <message>
        <source>Each line of the payout</source>
        <translation>Jede Zeile der Auszahlung</translation>
    </message>
    <message>
        <source>Each line, for newer bookkeeping</source>
        <translation>Jede Zeile, für neuere Buchhaltung</translation>
    </message>
    <message>
        <source>For older bookkeeping</source>
        <translation>Für ältere Buchhaltung</translation>
    </message>
    <message>
        <source>For Belgian bookkeeping</source>
        <translation>Für belgische Buchhaltung</translation>
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
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>Saved: 1 row, %1 moved</source>
        <translation>Gespeichert: 1 Zeile, %1 bewegt</translation>
    </message>
    <message>
        <source>Saved: %1 rows, %2 moved</source>
        <translation>Gespeichert: %1 Zeilen, %2 bewegt</translation>
    </message>
    <message>
        <source>Saved: %1 files, %2 rows, %3 paid out</source>
        <translation>Gespeichert: %1 Dateien, %2 Zeilen, %3 ausgezahlt</translation>
    </message>
    <message>
        <source>This list cannot be written in this format. Choose another one.</source>
        <translation>Diese Liste lässt sich in diesem Format nicht schreiben. Wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>This month is not over yet. Choose another one.</source>
        <translation>Dieser Monat ist noch nicht zu Ende. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>A bank statement is made when a day is over, and no payout has arrived on such a day here. Choose another period, or try again tomorrow.</source>
        <translation>Ein Kontoauszug entsteht, wenn ein Tag vorbei ist, und an einem solchen Tag ist hier keine Auszahlung eingegangen. Wählen Sie einen anderen Zeitraum, oder versuchen Sie es morgen erneut.</translation>
    </message>
    <message>
        <source>A bank statement has every payout of its days. Clear the filters of bulk and status first.</source>
        <translation>Ein Kontoauszug enthält jede Auszahlung seiner Tage. Löschen Sie zuerst die Filter für Sammel-ID und Status.</translation>
    </message>
    <message>
        <source>This payout has failed and reached no account, so there is no notification of it.</source>
        <translation>Diese Auszahlung ist fehlgeschlagen und erreichte kein Konto, daher gibt es kein Avis.</translation>
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
        <source>Debtor</source>
        <translation>Zahler</translation>
    </message>
    <message>
        <source>Creditor</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufsstelle</translation>
    </message>
    <message>
        <source>Bulk ID</source>
        <translation>Sammel-ID</translation>
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
        <source>The bank line ends at the mark, after %1 characters.</source>
        <translation>Die Bankzeile endet am Strich, nach %1 Zeichen.</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FactsView</name>
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
    <name>tilldesk::ui::FileField</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen&#xa0;…</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.key)</source>
        <translation>PEM-Dateien (*.pem *.crt *.key)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterChips</name>
    <message>
        <source>Period: %1</source>
        <translation>Zeitraum: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Datum: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Find: %1</source>
        <translation>Suche: %1</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Alle Filter löschen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindBox</name>
    <message>
        <source>Ctrl K</source>
        <translation>Strg K</translation>
    </message>
    <message>
        <source>Find a payment</source>
        <translation>Zahlung suchen</translation>
    </message>
    <message>
        <source>A payment ID or a part of a reference; Enter finds it</source>
        <translation>Eine Zahlungs-ID oder ein Teil einer Referenz; die Eingabetaste sucht</translation>
    </message>
    <message>
        <source>Find a payment ID or a reference</source>
        <translation>Zahlungs-ID oder Referenz suchen</translation>
    </message>
    <message>
        <source>Enter finds %1…</source>
        <translation>Eingabetaste sucht %1…</translation>
    </message>
    <message>
        <source>Press Enter to find %1 from the clipboard</source>
        <translation>Eingabetaste drücken, um %1 aus der Zwischenablage zu suchen</translation>
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
        <source>Sound</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Fehlerhaft</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::HoursChart</name>
    <message>
        <source>Takings by hour</source>
        <translation>Einnahmen nach Stunde</translation>
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
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Fails: %1</source>
        <translation>Fehler: %1</translation>
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
        <translation>Keine Nachricht gewählt</translation>
    </message>
    <message>
        <source>Choose a message to see its checks, its headers and its body.</source>
        <translation>Wählen Sie eine Nachricht, um ihre Prüfungen, Header und ihren Inhalt zu sehen.</translation>
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
        <source>Received %1 at %2</source>
        <translation>Empfangen %1 an %2</translation>
    </message>
    <message>
        <source>It came without a signature</source>
        <translation>Sie kam ohne Signatur</translation>
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
        <source>Where it was received; empty: not compared</source>
        <translation>Wo er empfangen wurde; leer: nicht verglichen</translation>
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
        <translation>Ein Callback von irgendwoher</translation>
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
        <source>Paste a header and a body, or open a callback of the log or the inbox in the inspector. Each of the 16 checks is then listed with what it looked at.</source>
        <translation>Fügen Sie Header und Inhalt ein, oder öffnen Sie einen Callback aus Protokoll oder Eingang im Inspektor. Dann steht hier jede der 16 Prüfungen mit dem, was angesehen wurde.</translation>
    </message>
    <message>
        <source>The checks</source>
        <translation>Die Prüfungen</translation>
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
        <translation>Im Ordner zeigen</translation>
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
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>No program on this computer opens it.</source>
        <translation>Kein Programm auf diesem Computer öffnet das.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
    <message>
        <source>Find a payment</source>
        <translation>Zahlung suchen</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Neue Zahlung</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+8</source>
        <translation>Strg+1 bis Strg+8</translation>
    </message>
    <message>
        <source>Go to a view</source>
        <translation>Zu einer Ansicht wechseln</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Open the payment in a window of its own</source>
        <translation>Die Zahlung in einem eigenen Fenster öffnen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back; clear the find box; close a window</source>
        <translation>Zurück; Suchfeld leeren; Fenster schließen</translation>
    </message>
    <message>
        <source>? or F1</source>
        <translation>? oder F1</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
    <message>
        <source>Customer display on a second screen</source>
        <translation>Kundenanzeige auf einem zweiten Bildschirm</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Strg+R</translation>
    </message>
    <message>
        <source>Refund the chosen payment</source>
        <translation>Die ausgewählte Zahlung erstatten</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Strg+E</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>Exportieren, was gezeigt wird</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>Receipt of the chosen payment; print a report</source>
        <translation>Beleg der gewählten Zahlung; einen Bericht drucken</translation>
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
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Left to explain</source>
        <translation>Noch zu erklären</translation>
    </message>
    <message>
        <source>%1 rows so far, %2 left to explain. Scroll down for more.</source>
        <translation>%1 Zeilen bisher, noch %2 zu erklären. Scrollen Sie für mehr nach unten.</translation>
    </message>
    <message>
        <source>These rows are off by %1.</source>
        <translation>Diese Zeilen weichen um %1 ab.</translation>
    </message>
    <message>
        <source>1 row, and nothing is left: the sum is explained.</source>
        <translation>1 Zeile, und es bleibt nichts übrig: Die Summe ist erklärt.</translation>
    </message>
    <message>
        <source>%1 rows, and nothing is left: the sum is explained.</source>
        <translation>%1 Zeilen, und es bleibt nichts übrig: Die Summe ist erklärt.</translation>
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
        <translation>Was geschah</translation>
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
        <translation>Erklären</translation>
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
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Explain this balance</source>
        <translation>Diesen Saldo erklären</translation>
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
        <translation>Es hat sich noch kein Geld bewegt</translation>
    </message>
    <message>
        <source>Every payment, refund and payout leaves its entry here, and none is ever changed or removed.</source>
        <translation>Jede Zahlung, Erstattung und Auszahlung hinterlässt hier ihre Buchung, und keine wird je geändert oder entfernt.</translation>
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
        <translation>Erstattung zurückgelegt</translation>
    </message>
    <message>
        <source>Refund paid back</source>
        <translation>Erstattung ausgeführt</translation>
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
        <translation>Das Hauptbuch wird geprüft…</translation>
    </message>
    <message>
        <source>The ledger was checked at the start: every entry follows from the one before, and all balances hold.</source>
        <translation>Das Hauptbuch wurde beim Start geprüft: Jede Buchung folgt aus der vorigen, und alle Salden stimmen.</translation>
    </message>
    <message>
        <source>The ledger is wrong: %1</source>
        <translation>Das Hauptbuch ist fehlerhaft: %1</translation>
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
    <name>tilldesk::ui::ListPage</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Write what the filters show to a file (Ctrl+E)</source>
        <translation>In eine Datei schreiben, was die Filter zeigen (Strg+E)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListPresenter</name>
    <message>
        <source>These rows may be out of date. %1</source>
        <translation>Diese Zeilen sind vielleicht veraltet. %1</translation>
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
        <source>Merchant id</source>
        <translation>Händler-ID</translation>
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
        <translation>Ein neues Profil des gewählten Händlers</translation>
    </message>
    <message>
        <source>A new merchant</source>
        <translation>Ein neuer Händler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The company that takes the payments</source>
        <translation>Das Unternehmen, das die Zahlungen annimmt</translation>
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
        <source>There is no merchant yet. Add the company that takes the payments, then a profile for each way in which it does.</source>
        <translation>Es gibt noch keinen Händler. Fügen Sie das Unternehmen hinzu, das die Zahlungen annimmt, danach ein Profil für jede Art, wie es das tut.</translation>
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
        <source>Line for a terminal</source>
        <translation>Zeile für ein Terminal</translation>
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
        <source>Who will use it</source>
        <translation>Wer ihn benutzen wird</translation>
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
        <source>Integrator id</source>
        <translation>Integrator-ID</translation>
    </message>
    <message>
        <source>Empty: the merchant itself uses it</source>
        <translation>Leer: der Händler nutzt ihn selbst</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This is the only time that the key is shown. Copy it now, to where only its user can read it; here, only a fingerprint is kept.</source>
        <translation>Der Schlüssel wird nur dieses eine Mal gezeigt. Kopieren Sie ihn jetzt dorthin, wo nur sein Benutzer ihn lesen kann; hier wird nur ein Fingerabdruck aufbewahrt.</translation>
    </message>
    <message>
        <source>Try it in a terminal</source>
        <translation>In einem Terminal ausprobieren</translation>
    </message>
    <message>
        <source>Give the key a name first</source>
        <translation>Geben Sie dem Schlüssel zuerst einen Namen</translation>
    </message>
    <message>
        <source>The key “%1” is made</source>
        <translation>Der Schlüssel „%1“ ist erstellt</translation>
    </message>
    <message>
        <source>Close without copying the key?</source>
        <translation>Schließen, ohne den Schlüssel zu kopieren?</translation>
    </message>
    <message>
        <source>It is never shown again. Without it, the key is of no use and another one has to be made.</source>
        <translation>Er wird nie wieder gezeigt. Ohne Kopie ist der Schlüssel nutzlos, und ein anderer muss erstellt werden.</translation>
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
        <source>From then on the key is refused</source>
        <translation>Ab dann wird der Schlüssel abgelehnt</translation>
    </message>
    <message>
        <source>Only from addresses</source>
        <translation>Nur von Adressen</translation>
    </message>
    <message>
        <source>Such as 192.168.1.0/24; empty: from anywhere</source>
        <translation>Etwa 192.168.1.0/24; leer: von überall</translation>
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
        <source>The most is %1.</source>
        <translation>Höchstens %1 sind möglich.</translation>
    </message>
    <message>
        <source>There is no open profile to take the payment.</source>
        <translation>Es gibt kein offenes Profil, das die Zahlung annehmen kann.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NextPayoutStrip</name>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Pay out now</source>
        <translation>Jetzt auszahlen</translation>
    </message>
    <message>
        <source>Explain the next payout</source>
        <translation>Die nächste Auszahlung erklären</translation>
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
</context>
<context>
    <name>tilldesk::ui::PackDialog</name>
    <message>
        <source>The month for the accountant</source>
        <translation>Der Monat für die Buchhaltung</translation>
    </message>
    <message>
        <source>A folder with all payments, refunds and payouts of a month: workbook, CSV, PDF, bank statements, and a page that explains them.</source>
        <translation>Ein Ordner mit allen Zahlungen, Erstattungen und Auszahlungen eines Monats: Arbeitsmappe, CSV, PDF, Kontoauszüge und eine Seite, die sie erklärt.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Where the folder shall be made</source>
        <translation>Wo der Ordner angelegt werden soll</translation>
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
</context>
<context>
    <name>tilldesk::ui::PackForm</name>
    <message>
        <source>The folder %1 is there already, with an earlier pack. It will be replaced.</source>
        <translation>Der Ordner %1 ist schon da, mit einem früheren Paket. Er wird ersetzt.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PageList</name>
    <message>
        <source>Pages of the settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Changes are not saved yet</source>
        <translation>Änderungen sind noch nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentCallbacks</name>
    <message>
        <source>%1 attempts</source>
        <translation>%1 Versuche</translation>
    </message>
    <message>
        <source>None was sent.</source>
        <translation>Keiner wurde gesendet.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentDetailsView</name>
    <message>
        <source>Cancel payment</source>
        <translation>Zahlung stornieren</translation>
    </message>
    <message>
        <source>What the interface answers</source>
        <translation>Was die Schnittstelle antwortet</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>ID kopieren</translation>
    </message>
    <message>
        <source>Payment details</source>
        <translation>Einzelheiten der Zahlung</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
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
        <source>Choose a payment to see all about it.</source>
        <translation>Wählen Sie eine Zahlung aus, um alles über sie zu sehen.</translation>
    </message>
    <message>
        <source>The payment cannot be shown</source>
        <translation>Die Zahlung kann nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Betrag: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Refund…</source>
        <translation>Erstatten…</translation>
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
        <source>Give money back (Ctrl+R)</source>
        <translation>Geld zurückgeben (Strg+R)</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>Print or save the receipt (Ctrl+P)</source>
        <translation>Den Beleg drucken oder speichern (Strg+P)</translation>
    </message>
    <message>
        <source>Payment %1 · %2</source>
        <translation>Zahlung %1 · %2</translation>
    </message>
    <message>
        <source>Show the refund</source>
        <translation>Erstattung zeigen</translation>
    </message>
    <message>
        <source>Refund of %1: %2, %3</source>
        <translation>Erstattung von %1: %2, %3</translation>
    </message>
    <message>
        <source>Callback to %1: %2, %3</source>
        <translation>Callback an %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentLedgerView</name>
    <message>
        <source>No money has moved.</source>
        <translation>Es hat sich kein Geld bewegt.</translation>
    </message>
    <message>
        <source>Waiting for the next payout</source>
        <translation>Wartet auf die nächste Auszahlung</translation>
    </message>
    <message>
        <source>In payout</source>
        <translation>In Auszahlung</translation>
    </message>
    <message>
        <source>Show the payout %1</source>
        <translation>Die Auszahlung %1 anzeigen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Explain what was given back</source>
        <translation>Erklären, was erstattet wurde</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentPresenter</name>
    <message>
        <source>The payment is not here yet.</source>
        <translation>Die Zahlung ist noch nicht da.</translation>
    </message>
    <message>
        <source>The payment is being cancelled.</source>
        <translation>Die Zahlung wird gerade storniert.</translation>
    </message>
    <message>
        <source>The bank has authorized this payment; it can no longer be cancelled.</source>
        <translation>Die Bank hat diese Zahlung autorisiert; sie kann nicht mehr storniert werden.</translation>
    </message>
    <message>
        <source>This payment has ended: %1.</source>
        <translation>Diese Zahlung ist beendet: %1.</translation>
    </message>
    <message>
        <source>Cancel this payment of %1? The customer can no longer pay it.</source>
        <translation>Diese Zahlung über %1 stornieren? Der Kunde kann sie dann nicht mehr bezahlen.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentRefunds</name>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>Up to %1 can be refunded.</source>
        <translation>Bis zu %1 können erstattet werden.</translation>
    </message>
    <message>
        <source>Only a paid payment can be refunded.</source>
        <translation>Nur eine bezahlte Zahlung kann erstattet werden.</translation>
    </message>
    <message>
        <source>What can be refunded is not known yet.</source>
        <translation>Was erstattet werden kann, ist noch nicht bekannt.</translation>
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
        <translation>Verkaufsstelle</translation>
    </message>
    <message>
        <source>Debtor</source>
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
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Nothing needs you</source>
        <translation>Nichts zu erledigen</translation>
    </message>
    <message>
        <source>Payments that wait for your acknowledgement will be listed here.</source>
        <translation>Zahlungen, die auf Ihre Bestätigung warten, erscheinen hier.</translation>
    </message>
    <message>
        <source>Show all payments</source>
        <translation>Alle Zahlungen anzeigen</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Nichts vorhanden</translation>
    </message>
    <message>
        <source>No payment is in this state now.</source>
        <translation>Keine Zahlung ist zurzeit in diesem Zustand.</translation>
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
        <source>No money given back</source>
        <translation>Nichts erstattet</translation>
    </message>
    <message>
        <source>Payments of which you refund something will be listed here.</source>
        <translation>Zahlungen, von denen Sie etwas erstatten, stehen dann hier.</translation>
    </message>
    <message>
        <source>The payments cannot be shown</source>
        <translation>Die Zahlungen können nicht angezeigt werden</translation>
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
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>%1 statuses</source>
        <translation>%1 Status</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutDetailsView</name>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
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
        <translation>Diese Auszahlung erklären</translation>
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
        <translation>Keine Auszahlung gewählt</translation>
    </message>
    <message>
        <source>Choose a payout to see its payments and refunds.</source>
        <translation>Wählen Sie eine Auszahlung, um ihre Zahlungen und Erstattungen zu sehen.</translation>
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
        <source>Paid out again by</source>
        <translation>Erneut ausgezahlt durch</translation>
    </message>
    <message>
        <source>Pays out again</source>
        <translation>Zahlt erneut aus</translation>
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
        <source>None in this payout</source>
        <translation>Keine in dieser Auszahlung</translation>
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
        <source>Write the payments and refunds of this payout to a file</source>
        <translation>Die Zahlungen und Erstattungen dieser Auszahlung in eine Datei schreiben</translation>
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
</context>
<context>
    <name>tilldesk::ui::PayoutNext</name>
    <message>
        <source>%1 payouts</source>
        <translation>%1 Auszahlungen</translation>
    </message>
    <message>
        <source>%1 waiting for more</source>
        <translation>%1 warten auf mehr</translation>
    </message>
    <message>
        <source>%1 set aside for refunds under way</source>
        <translation>%1 für laufende Erstattungen zurückgelegt</translation>
    </message>
    <message>
        <source>What there is to pay out is not known yet.</source>
        <translation>Was auszuzahlen ist, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>It is being paid out.</source>
        <translation>Es wird gerade ausgezahlt.</translation>
    </message>
    <message>
        <source>There is nothing to pay out.</source>
        <translation>Es gibt nichts auszuzahlen.</translation>
    </message>
    <message>
        <source>%1 is paid out now instead of %2.</source>
        <translation>%1 wird jetzt statt %2 ausgezahlt.</translation>
    </message>
    <message>
        <source>What waits for other merchants is paid out too.</source>
        <translation>Was für andere Händler bereitsteht, wird auch ausgezahlt.</translation>
    </message>
    <message>
        <source>There was nothing to pay out.</source>
        <translation>Es gab nichts auszuzahlen.</translation>
    </message>
    <message>
        <source>1 payout was made.</source>
        <translation>1 Auszahlung wurde ausgeführt.</translation>
    </message>
    <message>
        <source>%1 payouts were made.</source>
        <translation>%1 Auszahlungen wurden ausgeführt.</translation>
    </message>
    <message>
        <source>%1 payouts were made, %2 failed.</source>
        <translation>%1 Auszahlungen wurden ausgeführt, %2 sind fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Nothing was paid or refunded since the last payout.</source>
        <translation>Seit der letzten Auszahlung wurde nichts bezahlt oder erstattet.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutPresenter</name>
    <message>
        <source>proved from the ledger</source>
        <translation>durch das Hauptbuch bewiesen</translation>
    </message>
    <message>
        <source>off by %1</source>
        <translation>weicht um %1 ab</translation>
    </message>
    <message>
        <source>not proved: its lines are not those it was made of</source>
        <translation>nicht bewiesen: Die Zeilen sind nicht die, aus denen sie bestand</translation>
    </message>
    <message>
        <source>%1 is paid out to %2 now, with the same payments and refunds as before.</source>
        <translation>%1 wird jetzt auf %2 ausgezahlt, mit denselben Zahlungen und Erstattungen wie zuvor.</translation>
    </message>
    <message>
        <source>It failed again. The new payout can be paid out once more.</source>
        <translation>Es ist wieder fehlgeschlagen. Die neue Auszahlung kann noch einmal ausgezahlt werden.</translation>
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
        <source>Set aside for refunds under way: still in the sum</source>
        <translation>Für laufende Erstattungen zurückgelegt: noch in der Summe</translation>
    </message>
    <message>
        <source>Set aside already when the last payout was made</source>
        <translation>Bei der letzten Auszahlung schon zurückgelegt</translation>
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
        <source>Paid again</source>
        <translation>Erneut gezahlt</translation>
    </message>
    <message>
        <source>No bulk</source>
        <translation>Kein Sammler</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>Noch kein Konto</translation>
    </message>
    <message>
        <source>no bulk</source>
        <translation>kein Sammler</translation>
    </message>
    <message>
        <source>bulk “%1”</source>
        <translation>Sammler „%1“</translation>
    </message>
    <message>
        <source>1 refund</source>
        <translation>1 Erstattung</translation>
    </message>
    <message>
        <source>%1 refunds</source>
        <translation>%1 Erstattungen</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>In store</source>
        <translation>Im Laden</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>tomorrow %1</source>
        <translation>morgen %1</translation>
    </message>
    <message>
        <source>1 payout</source>
        <translation>1 Auszahlung</translation>
    </message>
    <message>
        <source>%1 payouts</source>
        <translation>%1 Auszahlungen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsModel</name>
    <message>
        <source>Failed, and paid out again by %1</source>
        <translation>Fehlgeschlagen und erneut ausgezahlt durch %1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>Bulk</source>
        <translation>Sammler</translation>
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
        <source>Paid in</source>
        <translation>Eingegangen</translation>
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
        <source>Write payouts to a file, or a month for the accountant (Ctrl+E)</source>
        <translation>Auszahlungen in eine Datei schreiben, oder einen Monat für die Buchhaltung (Strg+E)</translation>
    </message>
    <message>
        <source>These payouts…</source>
        <translation>Diese Auszahlungen…</translation>
    </message>
    <message>
        <source>The lines of the chosen payout…</source>
        <translation>Die Zeilen der gewählten Auszahlung…</translation>
    </message>
    <message>
        <source>A month for the accountant…</source>
        <translation>Ein Monat für die Buchhaltung…</translation>
    </message>
    <message>
        <source>Bulk</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Bulk: %1</source>
        <translation>Sammler: %1</translation>
    </message>
    <message>
        <source>All bulks</source>
        <translation>Alle Sammler</translation>
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
        <translation>Jeder Status</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsPresenter</name>
    <message>
        <source>No payout matches</source>
        <translation>Keine passende Auszahlung</translation>
    </message>
    <message>
        <source>No payout fits the time, the bulk and the status chosen above.</source>
        <translation>Keine Auszahlung passt zu Zeit, Sammler und Status oben.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>No payouts yet</source>
        <translation>Noch keine Auszahlungen</translation>
    </message>
    <message>
        <source>Once a day, what was paid less what was refunded goes to the account. Each payout is listed here with its payments and refunds.</source>
        <translation>Einmal am Tag geht das Bezahlte abzüglich des Erstatteten auf das Konto. Jede Auszahlung steht hier mit ihren Zahlungen und Erstattungen.</translation>
    </message>
    <message>
        <source>The payouts cannot be shown</source>
        <translation>Die Auszahlungen können nicht angezeigt werden</translation>
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
        <source>Keep the counter to yourself</source>
        <translation>Die Kasse bleibt bei Ihnen</translation>
    </message>
    <message>
        <source>Staff will sign in and out here, so that nobody else uses the till while you are away.</source>
        <translation>Hier meldet sich das Personal an und ab, damit niemand sonst die Kasse benutzt, während Sie weg sind.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PointsOfSalePage</name>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufsstelle</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Geschäft</translation>
    </message>
    <message>
        <source>Shop id</source>
        <translation>Geschäfts-ID</translation>
    </message>
    <message>
        <source>Points of sale</source>
        <translation>Verkaufsstellen</translation>
    </message>
    <message>
        <source>Add point of sale</source>
        <translation>Verkaufsstelle hinzufügen</translation>
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
        <source>Letters and digits; stays as it is</source>
        <translation>Buchstaben und Ziffern; bleibt, wie sie ist</translation>
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
        <translation>Die Verkaufsstellen konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>Noch kein Profil</translation>
    </message>
    <message>
        <source>Points of sale belong to a profile. Add one first.</source>
        <translation>Verkaufsstellen gehören zu einem Profil. Fügen Sie zuerst eines hinzu.</translation>
    </message>
    <message>
        <source>No point of sale yet</source>
        <translation>Noch keine Verkaufsstelle</translation>
    </message>
    <message>
        <source>A point of sale is a till, a table or a counter. Each can have a sticker with a QR code of its own.</source>
        <translation>Eine Verkaufsstelle ist eine Kasse, ein Tisch oder eine Theke. Jede kann einen Aufkleber mit eigenem QR-Code haben.</translation>
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
</context>
<context>
    <name>tilldesk::ui::ProfileSwitcher</name>
    <message>
        <source>Choose another profile</source>
        <translation>Ein anderes Profil wählen</translation>
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
        <source>Profile id</source>
        <translation>Profil-ID</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
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
        <source>Bulk id</source>
        <translation>Sammel-ID</translation>
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
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>Callback-Adresse</translation>
    </message>
    <message>
        <source>Told when a payment has ended</source>
        <translation>Erfährt, wenn eine Zahlung beendet ist</translation>
    </message>
    <message>
        <source>Identify address</source>
        <translation>Identifizierungsadresse</translation>
    </message>
    <message>
        <source>Told when the customer has scanned</source>
        <translation>Erfährt, wenn der Kunde gescannt hat</translation>
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
        <source>http and loopback, for testing</source>
        <translation>http und Loopback, zum Testen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Paid money may be given back</source>
        <translation>Bezahltes Geld darf zurückgegeben werden</translation>
    </message>
    <message>
        <source>Refunds by API key</source>
        <translation>Erstattungen per API-Schlüssel</translation>
    </message>
    <message>
        <source>Not only with a signature</source>
        <translation>Nicht nur mit einer Signatur</translation>
    </message>
    <message>
        <source>Ask for acknowledgement</source>
        <translation>Bestätigung verlangen</translation>
    </message>
    <message>
        <source>Payments wait up to 7 days for your server</source>
        <translation>Zahlungen warten bis zu 7 Tage auf Ihren Server</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>The profiles could not be read</source>
        <translation>Die Profile konnten nicht gelesen werden</translation>
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
        <source>Profiles belong to a merchant: the company that takes the payments. Add it first.</source>
        <translation>Profile gehören zu einem Händler: dem Unternehmen, das die Zahlungen annimmt. Fügen Sie es zuerst hinzu.</translation>
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
        <translation>Ein Profil ist eine Art, wie ein Händler Zahlungen annimmt: ein Webshop, eine Theke, Rechnungen.</translation>
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
        <translation>Ihr Webshop muss diese Zahlung noch bestätigen.</translation>
    </message>
    <message>
        <source>The customer has scanned the code and is confirming.</source>
        <translation>Der Kunde hat den Code gescannt und bestätigt gerade.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::QrView</name>
    <message>
        <source>Cancel payment</source>
        <translation>Zahlung stornieren</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Neue Zahlung</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
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
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Sent to the printer %1 ✓</source>
        <translation>An den Drucker %1 gesendet ✓</translation>
    </message>
    <message>
        <source>The printer took nothing. Is it on and connected?</source>
        <translation>Der Drucker hat nichts angenommen. Ist er an und verbunden?</translation>
    </message>
    <message>
        <source>Saved as %1 ✓</source>
        <translation>Gespeichert als %1 ✓</translation>
    </message>
    <message>
        <source>What will be printed</source>
        <translation>Was gedruckt wird</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReceiptWords</name>
    <message>
        <source>Receipt</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Verkaufsstelle</translation>
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
        <translation>Konto endet auf %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Erstattet</translation>
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
        <source>There is a receipt only of a paid payment.</source>
        <translation>Einen Beleg gibt es nur von einer bezahlten Zahlung.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundDetailsView</name>
    <message>
        <source>Show the payment</source>
        <translation>Zahlung zeigen</translation>
    </message>
    <message>
        <source>Refund details</source>
        <translation>Einzelheiten der Erstattung</translation>
    </message>
    <message>
        <source>No refund chosen</source>
        <translation>Keine Erstattung ausgewählt</translation>
    </message>
    <message>
        <source>Choose a refund to see what became of it.</source>
        <translation>Wählen Sie eine Erstattung aus, um zu sehen, was aus ihr geworden ist.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
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
</context>
<context>
    <name>tilldesk::ui::RefundDialog</name>
    <message>
        <source>All that is left</source>
        <translation>Alles, was übrig ist</translation>
    </message>
    <message>
        <source>Part of it</source>
        <translation>Einen Teil davon</translation>
    </message>
    <message>
        <source>Transfer it yourself…</source>
        <translation>Selbst überweisen…</translation>
    </message>
    <message>
        <source>Description (optional)</source>
        <translation>Beschreibung (freiwillig)</translation>
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
        <source>Amount to give back</source>
        <translation>Zurückzugebender Betrag</translation>
    </message>
    <message>
        <source>Not known yet whether the refund was made; checking. The same request is asked again, so it is never made twice.</source>
        <translation>Noch nicht bekannt, ob die Erstattung erfolgt ist; es wird geprüft. Dieselbe Anfrage wird wiederholt, sie erfolgt also nie zweimal.</translation>
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
        <source>Shows the customer&apos;s whole account number. That it was shown is recorded.</source>
        <translation>Zeigt die ganze Kontonummer des Kunden. Dass sie gezeigt wurde, wird festgehalten.</translation>
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
        <translation>Wird erstattet…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>If it was made, it stands among the refunds of the payment.</source>
        <translation>Falls sie erfolgt ist, steht sie bei den Erstattungen der Zahlung.</translation>
    </message>
    <message>
        <source>That it was shown is recorded. A transfer of your own is not counted as a refund.</source>
        <translation>Dass sie gezeigt wurde, ist festgehalten. Eine eigene Überweisung zählt nicht als Erstattung.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundForm</name>
    <message>
        <source>Type the amount to give back.</source>
        <translation>Geben Sie den zurückzugebenden Betrag ein.</translation>
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
        <source>Only %1 is left of this payment.</source>
        <translation>Von dieser Zahlung sind nur %1 übrig.</translation>
    </message>
    <message>
        <source>The next payout holds only %1, and no refund can be higher. Refund a part, or try again after more payments.</source>
        <translation>Die nächste Auszahlung enthält nur %1, und keine Erstattung kann höher sein. Erstatten Sie einen Teil, oder versuchen Sie es nach weiteren Zahlungen erneut.</translation>
    </message>
    <message>
        <source>What is left of the payment is not known yet.</source>
        <translation>Was von der Zahlung übrig ist, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The refund has been asked for.</source>
        <translation>Die Erstattung ist angefordert.</translation>
    </message>
    <message>
        <source>The refund has been made.</source>
        <translation>Die Erstattung ist erfolgt.</translation>
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
        <source>refunded so far %1</source>
        <translation>bisher %1 erstattet</translation>
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
        <source>The customer</source>
        <translation>Der Kunde</translation>
    </message>
    <message>
        <source>%1 gets %2 back.</source>
        <translation>%1 erhält %2 zurück.</translation>
    </message>
    <message>
        <source>%1 gets %2 back on %3.</source>
        <translation>%1 erhält %2 zurück auf %3.</translation>
    </message>
    <message>
        <source>It is taken from the next payout to %1.</source>
        <translation>Der Betrag geht von der nächsten Auszahlung an %1 ab.</translation>
    </message>
    <message>
        <source>tonight&apos;s payout</source>
        <translation>der Auszahlung von heute Nacht</translation>
    </message>
    <message>
        <source>the payout of %1</source>
        <translation>der Auszahlung vom %1</translation>
    </message>
    <message>
        <source>%1 of bulk “%2”</source>
        <translation>%1 mit Bulk „%2“</translation>
    </message>
    <message>
        <source>It is taken from %1 to %2.</source>
        <translation>Der Betrag geht von %1 an %2 ab.</translation>
    </message>
    <message>
        <source>It is taken from %1 to %2, which then is %3.</source>
        <translation>Der Betrag geht von %1 an %2 ab; sie beträgt dann %3.</translation>
    </message>
    <message>
        <source>%1 is on its way back</source>
        <translation>%1 sind auf dem Weg zurück</translation>
    </message>
    <message>
        <source>%1 is refunded</source>
        <translation>%1 sind erstattet</translation>
    </message>
    <message>
        <source>The refund of %1 has failed</source>
        <translation>Die Erstattung von %1 ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The refund is made and is being processed. You can close this window.</source>
        <translation>Die Erstattung ist angelegt und wird verarbeitet. Sie können dieses Fenster schließen.</translation>
    </message>
    <message>
        <source>The money has gone back to the customer.</source>
        <translation>Das Geld ist an den Kunden zurückgegangen.</translation>
    </message>
    <message>
        <source>No money has moved. The amount can be refunded again.</source>
        <translation>Es wurde kein Geld bewegt. Der Betrag kann erneut erstattet werden.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundPresenter</name>
    <message>
        <source>Refund of %1</source>
        <translation>Erstattung von %1</translation>
    </message>
    <message>
        <source>The money is set aside and goes back in a moment.</source>
        <translation>Das Geld ist zurückgelegt und geht gleich zurück.</translation>
    </message>
    <message>
        <source>The money has gone back to the customer.</source>
        <translation>Das Geld ist an den Kunden zurückgegangen.</translation>
    </message>
    <message>
        <source>No money has moved. The amount can be refunded again.</source>
        <translation>Es wurde kein Geld bewegt. Der Betrag kann erneut erstattet werden.</translation>
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
        <source>Asked by</source>
        <translation>Angefordert von</translation>
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
        <source>Debtor</source>
        <translation>Zahler</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Geht an</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
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
    <message>
        <source>1 refund</source>
        <translation>1 Erstattung</translation>
    </message>
    <message>
        <source>%1 refunds</source>
        <translation>%1 Erstattungen</translation>
    </message>
    <message>
        <source>At this desk</source>
        <translation>An dieser Kasse</translation>
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
        <source>tonight %1</source>
        <translation>heute Nacht %1</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>All of it is being refunded.</source>
        <translation>Alles wird bereits erstattet.</translation>
    </message>
    <message>
        <source>All of it has been refunded.</source>
        <translation>Alles ist erstattet.</translation>
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
        <translation>Filter löschen</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Nichts vorhanden</translation>
    </message>
    <message>
        <source>No refund is in this state now.</source>
        <translation>Keine Erstattung ist zurzeit in diesem Zustand.</translation>
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
        <source>To give money back, choose a paid payment and press Refund. Every refund is listed here with its state.</source>
        <translation>Um Geld zurückzugeben, wählen Sie eine bezahlte Zahlung aus und drücken Sie Erstatten. Jede Erstattung steht hier mit ihrem Zustand.</translation>
    </message>
    <message>
        <source>Go to payments</source>
        <translation>Zu den Zahlungen</translation>
    </message>
    <message>
        <source>The refunds cannot be shown</source>
        <translation>Die Erstattungen können nicht angezeigt werden</translation>
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
        <translation>Durchschnittliche Zahlung</translation>
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
        <translation>nach Erstattungen</translation>
    </message>
    <message>
        <source>Refunds stand with the point of sale of their payment, also when they were made after this period.</source>
        <translation>Erstattungen stehen bei der Verkaufsstelle ihrer Zahlung, auch wenn sie nach diesem Zeitraum erfolgt sind.</translation>
    </message>
    <message>
        <source>Payments count in the stretch in which they were created, refunds in the one in which they were done.</source>
        <translation>Zahlungen zählen in der Zeile, in der sie angelegt wurden, Erstattungen in der, in der sie ausgeführt wurden.</translation>
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
        <translation>Verkaufsstelle</translation>
    </message>
    <message>
        <source>Takings by hour</source>
        <translation>Einnahmen nach Stunde</translation>
    </message>
    <message>
        <source>Takings by day</source>
        <translation>Einnahmen nach Tag</translation>
    </message>
    <message>
        <source>Takings by week</source>
        <translation>Einnahmen nach Woche</translation>
    </message>
    <message>
        <source>Takings by month</source>
        <translation>Einnahmen nach Monat</translation>
    </message>
    <message>
        <source>Takings by point of sale</source>
        <translation>Einnahmen nach Verkaufsstelle</translation>
    </message>
    <message>
        <source>By hour, choose a period of three days at most.</source>
        <translation>Wählen Sie für Stunden einen Zeitraum von höchstens drei Tagen.</translation>
    </message>
    <message>
        <source>By day, choose a period of three months at most.</source>
        <translation>Wählen Sie für Tage einen Zeitraum von höchstens drei Monaten.</translation>
    </message>
    <message>
        <source>By week, choose a period of two years at most.</source>
        <translation>Wählen Sie für Wochen einen Zeitraum von höchstens zwei Jahren.</translation>
    </message>
    <message>
        <source>By month, choose a period of twenty years at most.</source>
        <translation>Wählen Sie für Monate einen Zeitraum von höchstens zwanzig Jahren.</translation>
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
        <source>%1 on a week before</source>
        <translation>%1 gegenüber der Vorwoche</translation>
    </message>
    <message>
        <source>%1 on the week before</source>
        <translation>%1 gegenüber der Vorwoche</translation>
    </message>
    <message>
        <source>%1 on the month before</source>
        <translation>%1 gegenüber dem Vormonat</translation>
    </message>
    <message>
        <source>%1 on the quarter before</source>
        <translation>%1 gegenüber dem Vorquartal</translation>
    </message>
    <message>
        <source>%1 on the year before</source>
        <translation>%1 gegenüber dem Vorjahr</translation>
    </message>
    <message>
        <source>%1 on the days before</source>
        <translation>%1 gegenüber den Tagen davor</translation>
    </message>
    <message>
        <source>No point of sale</source>
        <translation>Keine Verkaufsstelle</translation>
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
</context>
<context>
    <name>tilldesk::ui::SettingsApiKeyForm</name>
    <message>
        <source>At most 64 letters, digits, points, dashes and underscores.</source>
        <translation>Höchstens 64 Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.</translation>
    </message>
    <message>
        <source>Without a right a key is of no use.</source>
        <translation>Ohne ein Recht ist ein Schlüssel nutzlos.</translation>
    </message>
    <message>
        <source>At most 16 addresses or networks such as 192.168.1.0/24, with commas between them.</source>
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
        <source>Made for</source>
        <translation>Erstellt für</translation>
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
        <source>In force</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>Whoever uses the key “%1” is refused from now on. This cannot be taken back; a new key can be made at any time.</source>
        <translation>Wer den Schlüssel „%1“ benutzt, wird ab jetzt abgewiesen. Das lässt sich nicht zurücknehmen; ein neuer Schlüssel kann jederzeit erstellt werden.</translation>
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
</context>
<context>
    <name>tilldesk::ui::SettingsCompatibleForm</name>
    <message>
        <source>At most %1 characters.</source>
        <translation>Höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Type an address like https://claims.example, without a slash at its end.</source>
        <translation>Geben Sie eine Adresse wie https://claims.example ein, ohne Schrägstrich am Ende.</translation>
    </message>
    <message>
        <source>This name cannot be used: it must be one line.</source>
        <translation>Dieser Name ist nicht brauchbar: Er muss eine Zeile sein.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsEndpointForm</name>
    <message>
        <source>This computer is served, but the network is not: port %1 is taken there, or this computer is on no network. Choose another port, or connect it.</source>
        <translation>Dieser Computer wird bedient, das Netzwerk aber nicht: Port %1 ist dort belegt, oder dieser Computer ist in keinem Netzwerk. Wählen Sie einen anderen Port, oder verbinden Sie ihn.</translation>
    </message>
    <message>
        <source>The endpoint is closed: port %1 is taken by another program, or this user may not use it. Choose another port.</source>
        <translation>Der Endpunkt ist geschlossen: Port %1 ist von einem anderen Programm belegt, oder dieser Benutzer darf ihn nicht verwenden. Wählen Sie einen anderen Port.</translation>
    </message>
    <message>
        <source>Its certificate was made here, so phones and other computers do not trust it yet. Install this file on each of them as a trusted authority, or choose a certificate of your own below.</source>
        <translation>Das Zertifikat wurde hier erstellt; Telefone und andere Computer vertrauen ihm noch nicht. Installieren Sie diese Datei auf jedem als vertrauenswürdige Stelle, oder wählen Sie unten ein eigenes Zertifikat.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Ein Port ist eine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>The network needs another port than this computer.</source>
        <translation>Das Netzwerk braucht einen anderen Port als dieser Computer.</translation>
    </message>
    <message>
        <source>Type an address like https://pay.example.com, without a slash at its end.</source>
        <translation>Geben Sie eine Adresse wie https://pay.example.com ein, ohne Schrägstrich am Ende.</translation>
    </message>
    <message>
        <source>Choose the certificate of this key as well.</source>
        <translation>Wählen Sie auch das Zertifikat dieses Schlüssels.</translation>
    </message>
    <message>
        <source>Choose the key of this certificate as well.</source>
        <translation>Wählen Sie auch den Schlüssel dieses Zertifikats.</translation>
    </message>
    <message>
        <source>These files cannot be used. They must be PEM, readable, valid today, belong together, and the key must have no passphrase and be its owner&apos;s alone.</source>
        <translation>Diese Dateien sind nicht brauchbar. Sie müssen PEM, lesbar und heute gültig sein und zusammengehören, und der Schlüssel darf keine Passphrase haben und nur für seinen Besitzer lesbar sein.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsForm</name>
    <message>
        <source>It is being saved</source>
        <translation>Es wird gespeichert</translation>
    </message>
    <message>
        <source>Correct what is marked first</source>
        <translation>Korrigieren Sie zuerst, was markiert ist</translation>
    </message>
    <message>
        <source>Nothing has been changed</source>
        <translation>Es wurde nichts geändert</translation>
    </message>
    <message>
        <source>Fill in what is still empty first</source>
        <translation>Füllen Sie zuerst aus, was noch leer ist</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMerchantKeysForm</name>
    <message>
        <source>%1 usable: %2</source>
        <translation>%1 brauchbar: %2</translation>
    </message>
    <message>
        <source>%1 not usable</source>
        <translation>%1 nicht brauchbar</translation>
    </message>
    <message>
        <source>This is not a JSON object. Paste the whole key set, from { to }.</source>
        <translation>Das ist kein JSON-Objekt. Fügen Sie den ganzen Schlüsselsatz ein, von { bis }.</translation>
    </message>
    <message>
        <source>A key set has a list named “keys”. This has none.</source>
        <translation>Ein Schlüsselsatz hat eine Liste „keys“. Dieser hat keine.</translation>
    </message>
    <message>
        <source>There is no key in this key set.</source>
        <translation>In diesem Schlüsselsatz ist kein Schlüssel.</translation>
    </message>
    <message>
        <source>There is a private key in it. Paste public keys only, and stop using that one.</source>
        <translation>Darin ist ein privater Schlüssel. Fügen Sie nur öffentliche Schlüssel ein, und verwenden Sie jenen nicht mehr.</translation>
    </message>
    <message>
        <source>No key in it can check signatures. A key needs a “kid” of its own and must be P-256, or RSA from 2048 bit.</source>
        <translation>Kein Schlüssel darin kann Signaturen prüfen. Ein Schlüssel braucht eine eigene „kid“ und muss P-256 sein, oder RSA ab 2048 Bit.</translation>
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
        <translation>Verkaufsstellen</translation>
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
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Simulation and clock</source>
        <translation>Simulation und Uhr</translation>
    </message>
    <message>
        <source>Existing clients</source>
        <translation>Vorhandene Clients</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPointOfSaleForm</name>
    <message>
        <source>At most %1 of the letters A to Z and digits.</source>
        <translation>Höchstens %1 Buchstaben von A bis Z und Ziffern.</translation>
    </message>
    <message>
        <source>This profile has a point of sale with this id already.</source>
        <translation>Dieses Profil hat schon eine Verkaufsstelle mit dieser ID.</translation>
    </message>
    <message>
        <source>This id is taken, or the profile has 1000 points of sale, the most there can be.</source>
        <translation>Diese ID ist vergeben, oder das Profil hat 1000 Verkaufsstellen, die höchste Zahl.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsProfileForm</name>
    <message>
        <source>New profile</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <source>Puts payments together in one payout; empty: none</source>
        <translation>Fasst Zahlungen in einer Auszahlung zusammen; leer: keine</translation>
    </message>
    <message>
        <source>Puts payments together in one payout</source>
        <translation>Fasst Zahlungen in einer Auszahlung zusammen</translation>
    </message>
    <message>
        <source>Same length as your other profiles ✓</source>
        <translation>Gleich lang wie Ihre anderen Profile ✓</translation>
    </message>
    <message>
        <source>Your other profiles use %1 characters</source>
        <translation>Ihre anderen Profile verwenden %1 Zeichen</translation>
    </message>
    <message>
        <source>Without one the profile takes no payments</source>
        <translation>Ohne Konto nimmt das Profil keine Zahlungen an</translation>
    </message>
    <message>
        <source>Check digits fit ✓</source>
        <translation>Prüfziffern stimmen ✓</translation>
    </message>
    <message>
        <source>A profile needs a name.</source>
        <translation>Ein Profil braucht einen Namen.</translation>
    </message>
    <message>
        <source>Customers must see whom they pay.</source>
        <translation>Kunden müssen sehen, wen sie bezahlen.</translation>
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
        <source>Leaves</source>
        <translation>Verschwindet</translation>
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
        <source>Leaving</source>
        <translation>Scheidet aus</translation>
    </message>
    <message>
        <source>New keys are being made</source>
        <translation>Neue Schlüssel werden erstellt</translation>
    </message>
    <message>
        <source>New keys wait already; they sign soon</source>
        <translation>Neue Schlüssel warten schon; sie signieren bald</translation>
    </message>
    <message>
        <source>A new key of each algorithm is published now and signs from 24 hours later on. The old ones stay in the key set for another 24 hours. Shops that read the key set at its address notice nothing.</source>
        <translation>Von jedem Algorithmus wird jetzt ein neuer Schlüssel veröffentlicht, der 24 Stunden später zu signieren beginnt. Die alten bleiben danach noch 24 Stunden im Schlüsselsatz. Geschäfte, die den Schlüsselsatz an seiner Adresse lesen, merken nichts.</translation>
    </message>
    <message>
        <source>New keys wait already. They can be replaced once they sign.</source>
        <translation>Neue Schlüssel warten schon. Sie können ersetzt werden, sobald sie signieren.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSimulation</name>
    <message>
        <source>This is a production database. Customers and time are real here, so the simulation can never be switched on.</source>
        <translation>Dies ist eine Produktionsdatenbank. Kunden und Zeit sind hier echt, daher kann die Simulation nie eingeschaltet werden.</translation>
    </message>
    <message>
        <source>The clock stands still</source>
        <translation>Die Uhr steht still</translation>
    </message>
    <message>
        <source>The clock is the computer&apos;s</source>
        <translation>Die Uhr ist die des Computers</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 T</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 Std</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>The clock runs less than a minute beside the computer&apos;s</source>
        <translation>Die Uhr weicht weniger als eine Minute von der des Computers ab</translation>
    </message>
    <message>
        <source>The clock runs %1 behind the computer&apos;s</source>
        <translation>Die Uhr geht der des Computers %1 nach</translation>
    </message>
    <message>
        <source>The clock runs %1 ahead of the computer&apos;s</source>
        <translation>Die Uhr geht der des Computers %1 vor</translation>
    </message>
    <message>
        <source>The clock can go on by 400 days at most.</source>
        <translation>Die Uhr kann höchstens 400 Tage vorgestellt werden.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsView</name>
    <message>
        <source>Discard the changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Something was filled in and not saved. It is lost when you go on.</source>
        <translation>Etwas wurde ausgefüllt und nicht gespeichert. Es geht verloren, wenn Sie weitermachen.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
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
        <translation>Im Geschäft</translation>
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
        <source>There is a character in it that cannot be shown.</source>
        <translation>Darin ist ein Zeichen, das nicht dargestellt werden kann.</translation>
    </message>
    <message>
        <source>Type an https address with the whole name of a host, for example https://shop.example/notify.</source>
        <translation>Geben Sie eine https-Adresse mit dem ganzen Namen eines Hosts ein, zum Beispiel https://shop.example/notify.</translation>
    </message>
    <message>
        <source>This address is on this computer: switch on “Allow this computer” for it.</source>
        <translation>Diese Adresse ist auf diesem Computer: Schalten Sie dafür „Diesen Computer zulassen“ ein.</translation>
    </message>
    <message>
        <source>Not an IBAN yet: its country, length or check digits do not fit.</source>
        <translation>Noch keine IBAN: Land, Länge oder Prüfziffern stimmen nicht.</translation>
    </message>
    <message>
        <source>An IBAN has only letters and digits.</source>
        <translation>Eine IBAN hat nur Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>This address is on a private network: switch on “Allow private networks” for it.</source>
        <translation>Diese Adresse ist in einem privaten Netz: Schalten Sie dafür „Private Netze zulassen“ ein.</translation>
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
        <source>With them, signed requests of this profile are checked</source>
        <translation>Mit ihnen werden signierte Anfragen dieses Profils geprüft</translation>
    </message>
    <message>
        <source>Address of the key set</source>
        <translation>Adresse des Schlüsselsatzes</translation>
    </message>
    <message>
        <source>Fetched when needed, kept for 12 hours</source>
        <translation>Bei Bedarf geholt, 12 Stunden behalten</translation>
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
        <source>With them the service signs callbacks and answers. They are the same for all profiles.</source>
        <translation>Mit ihnen signiert der Dienst Callbacks und Antworten. Sie sind für alle Profile dieselben.</translation>
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
</context>
<context>
    <name>tilldesk::ui::SimulationPage</name>
    <message>
        <source>Back to the computer&apos;s time</source>
        <translation>Zurück zur Uhrzeit des Computers</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Vorstellen</translation>
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
        <source>Pace</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Expiry, payouts and repeats follow this clock</source>
        <translation>Ablauf, Auszahlungen und Wiederholungen folgen dieser Uhr</translation>
    </message>
    <message>
        <source>Go on by</source>
        <translation>Vorstellen um</translation>
    </message>
    <message>
        <source>20 min: open payments expire</source>
        <translation>20 min: offene Zahlungen laufen ab</translation>
    </message>
    <message>
        <source>Another time</source>
        <translation>Andere Dauer</translation>
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
        <translation>1 min</translation>
    </message>
    <message>
        <source>20 min</source>
        <translation>20 min</translation>
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
        <translation>Wie viel</translation>
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
        <source>It is the computer&apos;s time</source>
        <translation>Es ist die Uhrzeit des Computers</translation>
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
        <source>Fault of callbacks</source>
        <translation>Fehler der Callbacks</translation>
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
        <source>Those that are processed from now on; no money moves</source>
        <translation>Was ab jetzt verarbeitet wird; kein Geld bewegt sich</translation>
    </message>
    <message>
        <source>Payouts fail</source>
        <translation>Auszahlungen schlagen fehl</translation>
    </message>
    <message>
        <source>Those that are made from now on; they can be paid out again</source>
        <translation>Was ab jetzt erfolgt; sie können erneut ausgezahlt werden</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StatusBar</name>
    <message>
        <source>Endpoint %1</source>
        <translation>Endpunkt %1</translation>
    </message>
    <message>
        <source>Endpoint closed: shops&apos; software cannot reach this service</source>
        <translation>Endpunkt geschlossen: Shop-Software kann diesen Dienst nicht erreichen</translation>
    </message>
    <message>
        <source>The ledger is wrong</source>
        <translation>Das Hauptbuch ist fehlerhaft</translation>
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
        <translation>Diese Verkaufsstelle</translation>
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
        <translation>Der gezeigte Aufkleber, A6, für eine Druckerei</translation>
    </message>
    <message>
        <source>Customers scan the same sticker each time; it shows the payment that is open at this point of sale. It holds this link:</source>
        <translation>Kunden scannen jedes Mal denselben Aufkleber; er zeigt die Zahlung, die an dieser Verkaufsstelle offen ist. Er enthält diesen Link:</translation>
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
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 konnte nicht geschrieben werden. Wählen Sie einen anderen Ort.</translation>
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
        <source>Refunded of %1</source>
        <translation>Erstattet von %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Erstattung</translation>
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
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
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
        <translation>Diesen Bericht als PDF …</translation>
    </message>
    <message>
        <source>These rows as CSV…</source>
        <translation>Diese Zeilen als CSV …</translation>
    </message>
    <message>
        <source>The payments of this period…</source>
        <translation>Die Zahlungen dieses Zeitraums …</translation>
    </message>
    <message>
        <source>Month&apos;s pack…</source>
        <translation>Monatspaket …</translation>
    </message>
    <message>
        <source>Save the rows as CSV</source>
        <translation>Die Zeilen als CSV speichern</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
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
        <source>It is signed and sent as any callback is. It is of no payment, so nothing in the shop changes by it.</source>
        <translation>Er wird signiert und gesendet wie jeder Callback. Er gehört zu keiner Zahlung, also ändert sich im Geschäft nichts.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>In whose name</source>
        <translation>In wessen Namen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>What it tells</source>
        <translation>Was er meldet</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Where it is sent</source>
        <translation>Wohin er geht</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>To see what the receiver does</source>
        <translation>Um zu sehen, was der Empfänger tut</translation>
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
        <translation>Storniert</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Acknowledgement due</source>
        <translation>Bestätigung nötig</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>Ungültig</translation>
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
        <translation>Jederzeit</translation>
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
        <translation>Benutzerdefiniert&#xa0;…</translation>
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
        <source>Something is missing. Fill it in and try again.</source>
        <translation>Es fehlt etwas. Ergänzen Sie es und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Something is not filled in correctly. Correct it and try again.</source>
        <translation>Etwas ist nicht richtig ausgefüllt. Korrigieren Sie es und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>You are not signed in. Sign in and try again.</source>
        <translation>Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>You may not do this. Ask someone with more rights.</source>
        <translation>Sie dürfen das nicht. Fragen Sie jemanden mit mehr Rechten.</translation>
    </message>
    <message>
        <source>Only the merchant who created this payment can cancel it.</source>
        <translation>Nur der Händler, der diese Zahlung erstellt hat, kann sie stornieren.</translation>
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
        <source>The payment has moved on in the meantime. Nothing was changed.</source>
        <translation>Die Zahlung ist inzwischen weitergegangen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The payment does not wait for an acknowledgement. Nothing was changed.</source>
        <translation>Die Zahlung wartet auf keine Bestätigung. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The amount is not that of the payment.</source>
        <translation>Der Betrag ist nicht der der Zahlung.</translation>
    </message>
    <message>
        <source>Only a paid payment can be refunded.</source>
        <translation>Nur eine bezahlte Zahlung kann erstattet werden.</translation>
    </message>
    <message>
        <source>This payment cannot be refunded.</source>
        <translation>Diese Zahlung kann nicht erstattet werden.</translation>
    </message>
    <message>
        <source>This point of sale does not exist any more.</source>
        <translation>Diese Verkaufsstelle gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The simulation is off. Switch it on in Settings, Simulation.</source>
        <translation>Die Simulation ist aus. Schalten Sie sie unter Einstellungen, Simulation ein.</translation>
    </message>
    <message>
        <source>The service does not know this request. Is it the same version?</source>
        <translation>Der Dienst kennt diese Anfrage nicht. Ist es dieselbe Version?</translation>
    </message>
    <message>
        <source>This is too much at once. Shorten it.</source>
        <translation>Das ist zu viel auf einmal. Kürzen Sie es.</translation>
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
        <source>Something went wrong that should not. Try again; if it stays, restart Tilldesk.</source>
        <translation>Etwas ist unerwartet schiefgegangen. Versuchen Sie es erneut; bleibt es dabei, starten Sie Tilldesk neu.</translation>
    </message>
    <message>
        <source>The customer is confirming this payment right now, or it has ended. It was not cancelled.</source>
        <translation>Der Kunde bestätigt diese Zahlung gerade, oder sie ist beendet. Sie wurde nicht storniert.</translation>
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
        <translation>Bitte aufs Handy schauen</translation>
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
        <translation>Die Zahlung wurde storniert</translation>
    </message>
    <message>
        <source>The time to pay has passed</source>
        <translation>Die Zeit zum Bezahlen ist abgelaufen</translation>
    </message>
    <message>
        <source>The payment was voided</source>
        <translation>Die Zahlung wurde für ungültig erklärt</translation>
    </message>
    <message>
        <source>1 payment</source>
        <translation>1 Zahlung</translation>
    </message>
    <message>
        <source>%1 payments</source>
        <translation>%1 Zahlungen</translation>
    </message>
    <message>
        <source>Expires in %1</source>
        <translation>Läuft ab in %1</translation>
    </message>
    <message>
        <source>Created at this desk</source>
        <translation>An dieser Kasse erstellt</translation>
    </message>
    <message>
        <source>Created through API key “%1”</source>
        <translation>Über API-Schlüssel „%1“ erstellt</translation>
    </message>
    <message>
        <source>Created by a request signed with key “%1”</source>
        <translation>Über eine mit Schlüssel „%1“ signierte Anfrage erstellt</translation>
    </message>
    <message>
        <source>Created by the service</source>
        <translation>Vom Dienst erstellt</translation>
    </message>
    <message>
        <source>Cancelled at this desk</source>
        <translation>An dieser Kasse storniert</translation>
    </message>
    <message>
        <source>Cancelled through API key “%1”</source>
        <translation>Über API-Schlüssel „%1“ storniert</translation>
    </message>
    <message>
        <source>Cancelled by a request signed with key “%1”</source>
        <translation>Über eine mit Schlüssel „%1“ signierte Anfrage storniert</translation>
    </message>
    <message>
        <source>Cancelled by the merchant</source>
        <translation>Vom Händler storniert</translation>
    </message>
    <message>
        <source>Acknowledged through API key “%1”</source>
        <translation>Über API-Schlüssel „%1“ bestätigt</translation>
    </message>
    <message>
        <source>Acknowledged by a request signed with key “%1”</source>
        <translation>Über eine mit Schlüssel „%1“ signierte Anfrage bestätigt</translation>
    </message>
    <message>
        <source>Acknowledged by the merchant</source>
        <translation>Vom Händler bestätigt</translation>
    </message>
    <message>
        <source>Scanned by %1</source>
        <translation>Gescannt von %1</translation>
    </message>
    <message>
        <source>Replaced by a new payment at the point of sale</source>
        <translation>Durch eine neue Zahlung an der Verkaufsstelle ersetzt</translation>
    </message>
    <message>
        <source>Cancelled by %1</source>
        <translation>Storniert von %1</translation>
    </message>
    <message>
        <source>Cancelled by the customer</source>
        <translation>Vom Kunden storniert</translation>
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
        <translation>Bezahlt, wartet auf die Bestätigung des Händlers</translation>
    </message>
    <message>
        <source>Voided: it was not acknowledged in time</source>
        <translation>Ungültig: nicht rechtzeitig bestätigt</translation>
    </message>
    <message>
        <source>Waiting for the shop&apos;s acknowledgement</source>
        <translation>Wartet auf die Bestätigung des Geschäfts</translation>
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
        <source>This is more than what is left of the payment.</source>
        <translation>Das ist mehr, als von der Zahlung übrig ist.</translation>
    </message>
    <message>
        <source>This profile does not allow refunds. Settings can change that.</source>
        <translation>Dieses Profil erlaubt keine Erstattungen. Das lässt sich in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>The money for this refund has not come in yet. Try again after more payments.</source>
        <translation>Das Geld für diese Erstattung ist noch nicht eingegangen. Versuchen Sie es nach weiteren Zahlungen erneut.</translation>
    </message>
    <message>
        <source>Another refund was asked for with the same key. Look at the payment&apos;s refunds.</source>
        <translation>Mit demselben Schlüssel wurde eine andere Erstattung angefordert. Sehen Sie bei den Erstattungen der Zahlung nach.</translation>
    </message>
    <message>
        <source>There is no such payout.</source>
        <translation>Diese Auszahlung gibt es nicht.</translation>
    </message>
    <message>
        <source>This payout has been paid out already.</source>
        <translation>Diese Auszahlung ist bereits ausgezahlt.</translation>
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
        <source>The file could not be written. Choose another folder, or close the program that has it open.</source>
        <translation>Die Datei konnte nicht geschrieben werden. Wählen Sie einen anderen Ordner, oder schließen Sie das Programm, das sie geöffnet hat.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for this file. Nothing was written.</source>
        <translation>Auf dem Datenträger ist nicht genug Platz für diese Datei. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Angehalten. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Created by scanning a transfer code</source>
        <translation>Durch Scannen eines Überweisungscodes erstellt</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillCounters</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>The profiles could not be read</source>
        <translation>Die Profile konnten nicht gelesen werden</translation>
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
        <source>A profile takes payments once it is open and has a bank account. Both are set under Settings.</source>
        <translation>Ein Profil nimmt Zahlungen an, sobald es offen ist und ein Bankkonto hat. Beides legen Sie unter Einstellungen fest.</translation>
    </message>
    <message>
        <source>Open Settings</source>
        <translation>Einstellungen öffnen</translation>
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
        <translation>Der Kunde hat bereits bestätigt.</translation>
    </message>
    <message>
        <source>The customer has already scanned the code.</source>
        <translation>Der Kunde hat den Code bereits gescannt.</translation>
    </message>
    <message>
        <source>The customer has gone. Nothing more happens: the payment expires at %1.</source>
        <translation>Der Kunde ist weg. Es passiert nichts mehr: Die Zahlung läuft um %1 ab.</translation>
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
        <translation>Verkaufsstelle</translation>
    </message>
    <message>
        <source>Show the QR code (Enter)</source>
        <translation>QR-Code anzeigen (Eingabetaste)</translation>
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
    <name>tilldesk::ui::TillPresenter</name>
    <message>
        <source>Key in digits, a comma or a point.</source>
        <translation>Tippen Sie Ziffern, ein Komma oder einen Punkt.</translation>
    </message>
    <message>
        <source>There is a comma or a point already.</source>
        <translation>Es steht schon ein Komma oder ein Punkt da.</translation>
    </message>
    <message>
        <source>Cents have two digits. C begins again.</source>
        <translation>Cent haben zwei Ziffern. Mit C beginnen Sie neu.</translation>
    </message>
    <message>
        <source>The most is %1.</source>
        <translation>Höchstens %1 sind möglich.</translation>
    </message>
    <message>
        <source>What was pasted is not an amount.</source>
        <translation>Das Eingefügte ist kein Betrag.</translation>
    </message>
    <message>
        <source>The last payment is not on screen yet. Look at it, or put it aside with Esc.</source>
        <translation>Die letzte Zahlung ist noch nicht zu sehen. Sehen Sie sie an, oder legen Sie sie mit Esc beiseite.</translation>
    </message>
    <message>
        <source>The payment of %1 is still open. Cancel it, or wait until it has ended.</source>
        <translation>Die Zahlung über %1 ist noch offen. Stornieren Sie sie, oder warten Sie, bis sie beendet ist.</translation>
    </message>
    <message>
        <source>The payment of %1 is still under way. Esc puts it aside.</source>
        <translation>Die Zahlung über %1 läuft noch. Mit Esc legen Sie sie beiseite.</translation>
    </message>
    <message>
        <source>The amount is 0. Key in what is to be paid.</source>
        <translation>Der Betrag ist 0. Tippen Sie ein, was zu zahlen ist.</translation>
    </message>
    <message>
        <source>Key in the amount first, then press the QR code that is to ask for it.</source>
        <translation>Tippen Sie zuerst den Betrag ein und drücken Sie dann den QR-Code, der ihn anfordern soll.</translation>
    </message>
    <message>
        <source>Enter shows a new code for the same amount.</source>
        <translation>Die Eingabetaste zeigt einen neuen Code für denselben Betrag.</translation>
    </message>
    <message>
        <source>The endpoint is closed, so phones cannot open the codes.</source>
        <translation>Der Endpunkt ist geschlossen: Handys können die Codes nicht öffnen.</translation>
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
        <translation>Zahlung stornieren</translation>
    </message>
    <message>
        <source>Show the payment on a second screen (Ctrl+D)</source>
        <translation>Zahlung auf einem zweiten Bildschirm anzeigen (Strg+D)</translation>
    </message>
    <message>
        <source>Have the customer of this payment do something</source>
        <translation>Den Kunden dieser Zahlung etwas tun lassen</translation>
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
        <translation>Einen Moment…</translation>
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
        <source>Key in the amount and press Enter. The QR code appears here for the customer to scan.</source>
        <translation>Tippen Sie den Betrag ein und drücken Sie die Eingabetaste. Der QR-Code erscheint hier und der Kunde scannt ihn.</translation>
    </message>
    <message>
        <source>Cancel the payment (Esc)</source>
        <translation>Zahlung stornieren (Esc)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTileButton</name>
    <message>
        <source>QR code at %1: %2</source>
        <translation>QR-Code an %1: %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTiles</name>
    <message>
        <source>At %1 a customer is confirming %2 right now. Cancel that payment and ask for %3 instead?</source>
        <translation>An %1 bestätigt ein Kunde gerade %2. Diese Zahlung stornieren und stattdessen %3 anfordern?</translation>
    </message>
    <message>
        <source>At %1 a payment of %2 is still open. Cancel it and ask for %3 instead?</source>
        <translation>An %1 ist noch eine Zahlung über %2 offen. Sie stornieren und stattdessen %3 anfordern?</translation>
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
        <source>No points of sale yet. With one, a printed QR code can stand on the counter.</source>
        <translation>Noch keine Verkaufsstellen. Mit einer kann ein gedruckter QR-Code auf der Theke stehen.</translation>
    </message>
    <message>
        <source>Open Settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillView</name>
    <message>
        <source>Replace the payment</source>
        <translation>Zahlung ersetzen</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
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
        <translation>Der Kunde scannt diesen Code oder den an %1.</translation>
    </message>
    <message>
        <source>The customer has scanned the code and is confirming.</source>
        <translation>Der Kunde hat den Code gescannt und bestätigt gerade.</translation>
    </message>
    <message>
        <source>The bank agrees; the money is on its way. Esc puts the payment aside.</source>
        <translation>Die Bank stimmt zu; das Geld ist unterwegs. Mit Esc legen Sie die Zahlung beiseite.</translation>
    </message>
    <message>
        <source>Your shop&apos;s software still has to acknowledge it. Esc puts the payment aside.</source>
        <translation>Ihre Shop-Software muss sie noch bestätigen. Mit Esc legen Sie die Zahlung beiseite.</translation>
    </message>
    <message>
        <source>Key in the next amount.</source>
        <translation>Tippen Sie den nächsten Betrag ein.</translation>
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
        <translation>Öffnen Sie Ihre Bezahl-App und richten Sie sie auf den Code</translation>
    </message>
    <message>
        <source>Confirm the payment in your payment app</source>
        <translation>Bestätigen Sie die Zahlung in Ihrer Bezahl-App</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Vielen Dank</translation>
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
        <source>%1 on last %2</source>
        <translation>%1 gegenüber letztem %2</translation>
    </message>
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
    <message>
        <source>%1 paid · %2</source>
        <translation>%1 bezahlt · %2</translation>
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
        <source>%1 · %2 payouts</source>
        <translation>%1 · %2 Auszahlungen</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>1 callback has failed in the last 24 hours</source>
        <translation>1 Callback ist in den letzten 24 Stunden fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 callbacks have failed in the last 24 hours</source>
        <translation>%1 Callbacks sind in den letzten 24 Stunden fehlgeschlagen</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>%1 waits for your acknowledgement</source>
        <translation>%1 wartet auf Ihre Bestätigung</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 waiting for your acknowledgement</source>
        <translation>%1 in Erwartung Ihrer Bestätigung</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>1 payout has failed and can be paid out again</source>
        <translation>1 Auszahlung ist fehlgeschlagen und kann erneut ausgezahlt werden</translation>
    </message>
    <message>
        <source>%1 payouts have failed and can be paid out again</source>
        <translation>%1 Auszahlungen sind fehlgeschlagen und können erneut ausgezahlt werden</translation>
    </message>
    <message>
        <source>A profile with the bank account that the money goes to</source>
        <translation>Ein Profil mit dem Bankkonto, auf das das Geld geht</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
    <message>
        <source>An endpoint that phones and web shops can reach</source>
        <translation>Ein Endpunkt, den Telefone und Webshops erreichen</translation>
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
</context>
<context>
    <name>tilldesk::ui::TodayTile</name>
    <message>
        <source>Show what this sums</source>
        <translation>Zeigen, was dies summiert</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TodayView</name>
    <message>
        <source>Takings by hour</source>
        <translation>Einnahmen nach Stunde</translation>
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
</context>
<context>
    <name>tilldesk::ui::TopBar</name>
    <message>
        <source>New payment</source>
        <translation>Neue Zahlung</translation>
    </message>
    <message>
        <source>LOCAL</source>
        <translation>LOKAL</translation>
    </message>
    <message>
        <source>This program is the service itself; no real money moves.</source>
        <translation>Dieses Programm ist selbst der Dienst; es fließt kein echtes Geld.</translation>
    </message>
    <message>
        <source>Environment: local</source>
        <translation>Umgebung: lokal</translation>
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
</context>
</TS>
