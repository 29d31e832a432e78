<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
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
            <numerusform>%1 d %2 h</numerusform>
            <numerusform>%1 d %2 h</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityPresenter</name>
    <message numerus="yes">
        <source>Not checked for %1 days</source>
        <translation>
            <numerusform>Not checked for %1 day</numerusform>
            <numerusform>Not checked for %1 days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 entries are newer than the last check</source>
        <translation>
            <numerusform>%1 entry is newer than the last check</numerusform>
            <numerusform>%1 entries are newer than the last check</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityWords</name>
    <message numerus="yes">
        <source>%1 was blocked for %2 minutes after wrong PINs</source>
        <translation>
            <numerusform>%1 was blocked for %2 minute after wrong PINs</numerusform>
            <numerusform>%1 was blocked for %2 minutes after wrong PINs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 read a bank statement with %2 new lines</source>
        <translation>
            <numerusform>%1 read a bank statement with %2 new line</numerusform>
            <numerusform>%1 read a bank statement with %2 new lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sent %2 failed callbacks again</source>
        <translation>
            <numerusform>%1 sent %2 failed callback again</numerusform>
            <numerusform>%1 sent %2 failed callbacks again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 exported %2 rows (%3) as %4</source>
        <translation>
            <numerusform>%1 exported %2 row (%3) as %4</numerusform>
            <numerusform>%1 exported %2 rows (%3) as %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 entries</source>
        <translation>
            <numerusform>%1 entry</numerusform>
            <numerusform>%1 entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AppearancePage</name>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>After %n minute</numerusform>
            <numerusform>After %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankFileCard</name>
    <message numerus="yes">
        <source>✓ as the bank says · %1 lines</source>
        <translation>
            <numerusform>✓ as the bank says · %1 line</numerusform>
            <numerusform>✓ as the bank says · %1 lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankImportJob</name>
    <message numerus="yes">
        <source>%1 new lines.</source>
        <translation>
            <numerusform>%1 new line.</numerusform>
            <numerusform>%1 new lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts are certain.</source>
        <translation>
            <numerusform>%1 payout is certain.</numerusform>
            <numerusform>%1 payouts are certain.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankLineWords</name>
    <message numerus="yes">
        <source>Banks do not accept the characters %1.</source>
        <translation>
            <numerusform>Banks do not accept the character %1.</numerusform>
            <numerusform>Banks do not accept the characters %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankPresenter</name>
    <message numerus="yes">
        <source>%1 statements to number %2, %3</source>
        <translation>
            <numerusform>%1 statement to number %2, %3</numerusform>
            <numerusform>%1 statements to number %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 payouts certain</source>
        <translation>
            <numerusform>%1 of %2 payout certain</numerusform>
            <numerusform>%1 of %2 payouts certain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %1 payouts are on the statement</source>
        <translation>
            <numerusform>The %1 payout is on the statement</numerusform>
            <numerusform>All %1 payouts are on the statement</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankWords</name>
    <message numerus="yes">
        <source>%1 possible</source>
        <translation>
            <numerusform>%1 possible</numerusform>
            <numerusform>%1 possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut by the bank: begins %1 payouts</source>
        <translation>
            <numerusform>Cut by the bank: begins %1 payout</numerusform>
            <numerusform>Cut by the bank: begins %1 payouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing of a payout in it; the amount is that of %1 payouts</source>
        <translation>
            <numerusform>Nothing of a payout in it; the amount is that of %1 payout</numerusform>
            <numerusform>Nothing of a payout in it; the amount is that of %1 payouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bank cut the text. Only %1 characters of the ID are left, and several payouts of that day begin with them.</source>
        <translation>
            <numerusform>The bank cut the text. Only %1 character of the ID is left, and several payouts of that day begin with it.</numerusform>
            <numerusform>The bank cut the text. Only %1 characters of the ID are left, and several payouts of that day begin with them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line has the IDs of %1 payouts</source>
        <translation>
            <numerusform>The line has the ID of %1 payout</numerusform>
            <numerusform>The line has the IDs of %1 payouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 days</source>
        <translation>
            <numerusform>%1 day</numerusform>
            <numerusform>%1 days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Amount of %1 payouts</source>
        <translation>
            <numerusform>Amount of %1 payout</numerusform>
            <numerusform>Amount of %1 payouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>IDs of %1 payouts</source>
        <translation>
            <numerusform>ID of %1 payout</numerusform>
            <numerusform>IDs of %1 payouts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackFigures</name>
    <message numerus="yes">
        <source>%1 callbacks</source>
        <translation>
            <numerusform>%1 callback</numerusform>
            <numerusform>%1 callbacks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksPresenter</name>
    <message numerus="yes">
        <source>%1 failed callbacks of this period are sent once more, now. A receiver may get a callback that it already has.</source>
        <translation>
            <numerusform>%1 failed callback of this period is sent once more, now. A receiver may get a callback that it already has.</numerusform>
            <numerusform>%1 failed callbacks of this period are sent once more, now. A receiver may get a callback that it already has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks are sent again.</source>
        <translation>
            <numerusform>%1 callback is sent again.</numerusform>
            <numerusform>%1 callbacks are sent again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckWords</name>
    <message numerus="yes">
        <source>%1 addresses</source>
        <translation>
            <numerusform>%1 address</numerusform>
            <numerusform>%1 addresses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keys: %2</source>
        <translation>
            <numerusform>%1 key: %2</numerusform>
            <numerusform>%1 keys: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts today</source>
        <translation>
            <numerusform>%1 payout today</numerusform>
            <numerusform>%1 payouts today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Closing</name>
    <message numerus="yes">
        <source>%1 payments are still open: customers cannot pay them until Tilldesk runs again.</source>
        <translation>
            <numerusform>%1 payment is still open: the customer cannot pay it until Tilldesk runs again.</numerusform>
            <numerusform>%1 payments are still open: customers cannot pay them until Tilldesk runs again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks wait and are sent when Tilldesk runs again.</source>
        <translation>
            <numerusform>%1 callback waits and is sent when Tilldesk runs again.</numerusform>
            <numerusform>%1 callbacks wait and are sent when Tilldesk runs again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionCheckSteps</name>
    <message numerus="yes">
        <source>%1 steps fail</source>
        <translation>
            <numerusform>%1 step fails</numerusform>
            <numerusform>%1 steps fail</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionStatus</name>
    <message numerus="yes">
        <source>Connected again. %n payment(s) have changed.</source>
        <translation>
            <numerusform>Connected again. %n payment has changed.</numerusform>
            <numerusform>Connected again. %n payments have changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trying again in %n s</source>
        <translation>
            <numerusform>Trying again in %n s</numerusform>
            <numerusform>Trying again in %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s), %1</source>
        <translation>
            <numerusform>%n attempt, %1</numerusform>
            <numerusform>%n attempts, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EnvironmentWords</name>
    <message numerus="yes">
        <source>and %1 local profiles</source>
        <translation>
            <numerusform>and %1 local profile</numerusform>
            <numerusform>and %1 local profiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %1 profiles in pre-production</source>
        <translation>
            <numerusform>and %1 profile in pre-production</numerusform>
            <numerusform>and %1 profiles in pre-production</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ExportWords</name>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows</source>
        <translation>
            <numerusform>%1 of %2 row</numerusform>
            <numerusform>%1 of %2 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved: %1 rows, %2 in total</source>
        <translation>
            <numerusform>Saved: %1 row, %2 in total</numerusform>
            <numerusform>Saved: %1 rows, %2 in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved: %1 rows</source>
        <translation>
            <numerusform>Saved: %1 row</numerusform>
            <numerusform>Saved: %1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 file</numerusform>
            <numerusform>%1 files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterWords</name>
    <message numerus="yes">
        <source>%1 payments</source>
        <translation>
            <numerusform>%1 payment</numerusform>
            <numerusform>%1 payments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindWords</name>
    <message numerus="yes">
        <source>%1 of its payments match</source>
        <translation>
            <numerusform>%1 of its payments matches</numerusform>
            <numerusform>%1 of its payments match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 older payments were not searched</source>
        <translation>
            <numerusform>%1 older payment was not searched</numerusform>
            <numerusform>%1 older payments were not searched</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LargeAmounts</name>
    <message numerus="yes">
        <source>%1 euros</source>
        <comment>a whole number of millions</comment>
        <translation>
            <numerusform>%1 euro</numerusform>
            <numerusform>%1 euros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 euros</source>
        <translation>
            <numerusform>%1 euro</numerusform>
            <numerusform>%1 euros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cents</source>
        <translation>
            <numerusform>%1 cent</numerusform>
            <numerusform>%1 cents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerExplanationModel</name>
    <message numerus="yes">
        <source>%1 rows so far, %2 left to explain. Scroll down for more.</source>
        <translation>
            <numerusform>%1 row so far, %2 left to explain. Scroll down for more.</numerusform>
            <numerusform>%1 rows so far, %2 left to explain. Scroll down for more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows, and nothing is left: the sum is explained.</source>
        <translation>
            <numerusform>%1 row, and nothing is left: the sum is explained.</numerusform>
            <numerusform>%1 rows, and nothing is left: the sum is explained.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListPage</name>
    <message numerus="yes">
        <source>Copy %1 rows as text</source>
        <translation>
            <numerusform>Copy %1 row as text</numerusform>
            <numerusform>Copy %1 rows as text</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MonthSummary</name>
    <message numerus="yes">
        <source>%1 payouts are not on a bank statement yet</source>
        <translation>
            <numerusform>%1 payout is not on a bank statement yet</numerusform>
            <numerusform>%1 payouts are not on a bank statement yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 accounts are missing</source>
        <translation>
            <numerusform>%1 account is missing</numerusform>
            <numerusform>%1 accounts are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sales, refunds and payouts by day, %1 lines</source>
        <translation>
            <numerusform>Sales, refunds and payouts by day, %1 line</numerusform>
            <numerusform>Sales, refunds and payouts by day, %1 lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenBalance</name>
    <message numerus="yes">
        <source>%n items explain it, nothing is left</source>
        <translation>
            <numerusform>%n item explains it, nothing is left</numerusform>
            <numerusform>%n items explain it, nothing is left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payments</source>
        <translation>
            <numerusform>%n payment</numerusform>
            <numerusform>%n payments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refunds</source>
        <translation>
            <numerusform>%n refund</numerusform>
            <numerusform>%n refunds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sums are equal, but %n items differ</source>
        <translation>
            <numerusform>The sums are equal, but %n item differs</numerusform>
            <numerusform>The sums are equal, but %n items differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemsPage</name>
    <message numerus="yes">
        <source>%n payments and refunds</source>
        <translation>
            <numerusform>%n payment or refund</numerusform>
            <numerusform>%n payments and refunds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OutcomeStrip</name>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>and %1 more</numerusform>
            <numerusform>and %1 more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackForm</name>
    <message numerus="yes">
        <source>%1 files · about %2</source>
        <translation>
            <numerusform>%1 file · about %2</numerusform>
            <numerusform>%1 files · about %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Patterns</name>
    <message numerus="yes">
        <source>mean takings per hour, %1 weeks</source>
        <translation>
            <numerusform>mean takings per hour, %1 week</numerusform>
            <numerusform>mean takings per hour, %1 weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mean of %1 weeks: %2</source>
        <translation>
            <numerusform>mean of %1 week: %2</numerusform>
            <numerusform>mean of %1 weeks: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payers</source>
        <translation>
            <numerusform>%1 payer</numerusform>
            <numerusform>%1 payers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PatternsPresenter</name>
    <message numerus="yes">
        <source>Needs two weeks of payments; there are %1 days.</source>
        <translation>
            <numerusform>Needs two weeks of payments; there is %1 day.</numerusform>
            <numerusform>Needs two weeks of payments; there are %1 days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %1 weeks</source>
        <translation>
            <numerusform>Last %1 week</numerusform>
            <numerusform>Last %1 weeks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentCallbacks</name>
    <message numerus="yes">
        <source>%1 attempts</source>
        <translation>
            <numerusform>%1 attempt</numerusform>
            <numerusform>%1 attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentSelection</name>
    <message numerus="yes">
        <source>%1 selected · %2</source>
        <translation>
            <numerusform>%1 selected · %2</numerusform>
            <numerusform>%1 selected · %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acknowledge %1 payments, %2? They become part of the next payout. This cannot be undone.</source>
        <translation>
            <numerusform>Acknowledge %1 payment, %2? It becomes part of the next payout. This cannot be undone.</numerusform>
            <numerusform>Acknowledge %1 payments, %2? They become part of the next payout. This cannot be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payments acknowledged · %2</source>
        <translation>
            <numerusform>%1 payment acknowledged · %2</numerusform>
            <numerusform>%1 payments acknowledged · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentSelectionView</name>
    <message numerus="yes">
        <source>%1 payments selected</source>
        <translation>
            <numerusform>%1 payment selected</numerusform>
            <numerusform>%1 payments selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>and %1 more</numerusform>
            <numerusform>and %1 more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutNext</name>
    <message numerus="yes">
        <source>%1 waiting for more payments</source>
        <translation>
            <numerusform>%1 waiting for more payments</numerusform>
            <numerusform>%1 waiting for more payments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts were made.</source>
        <translation>
            <numerusform>%1 payout was made.</numerusform>
            <numerusform>%1 payouts were made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts failed.</source>
        <translation>
            <numerusform>%1 payout failed.</numerusform>
            <numerusform>%1 payouts failed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutWords</name>
    <message numerus="yes">
        <source>%1 payouts</source>
        <translation>
            <numerusform>%1 payout</numerusform>
            <numerusform>%1 payouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 line</numerusform>
            <numerusform>%1 lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RecoverySteps</name>
    <message numerus="yes">
        <source>Last backup when this page was printed: %1, %n payment(s).</source>
        <translation>
            <numerusform>Last backup when this page was printed: %1, %n payment.</numerusform>
            <numerusform>Last backup when this page was printed: %1, %n payments.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundWords</name>
    <message numerus="yes">
        <source>%1 refunds</source>
        <translation>
            <numerusform>%1 refund</numerusform>
            <numerusform>%1 refunds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportBars</name>
    <message numerus="yes">
        <source>shows the %1 payments</source>
        <translation>
            <numerusform>shows the %1 payment</numerusform>
            <numerusform>shows the %1 payments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SafekeepingPage</name>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n year</numerusform>
            <numerusform>%n years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SafekeepingSide</name>
    <message numerus="yes">
        <source>%1 backups: %2</source>
        <translation>
            <numerusform>%1 backup: %2</numerusform>
            <numerusform>%1 backups: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SafekeepingWords</name>
    <message numerus="yes">
        <source>%1 payments came back, and every check of the books passed.</source>
        <translation>
            <numerusform>%1 payment came back, and every check of the books passed.</numerusform>
            <numerusform>%1 payments came back, and every check of the books passed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SelectionBar</name>
    <message numerus="yes">
        <source>Select all %1 by the filter</source>
        <translation>
            <numerusform>Select the %1 by the filter</numerusform>
            <numerusform>Select all %1 by the filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMerchantKeysForm</name>
    <message numerus="yes">
        <source>%1 usable: %2</source>
        <translation>
            <numerusform>%1 usable: %2</numerusform>
            <numerusform>%1 usable: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 not usable</source>
        <translation>
            <numerusform>%1 not usable</numerusform>
            <numerusform>%1 not usable</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPage</name>
    <message numerus="yes">
        <source>%n fields to correct</source>
        <translation>
            <numerusform>%n field to correct</numerusform>
            <numerusform>%n fields to correct</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSafekeeping</name>
    <message numerus="yes">
        <source>enough for %1 more backups</source>
        <translation>
            <numerusform>enough for %1 more backup</numerusform>
            <numerusform>enough for %1 more backups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSimulation</name>
    <message numerus="yes">
        <source>%1 d</source>
        <translation>
            <numerusform>%1 d</numerusform>
            <numerusform>%1 d</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsStaff</name>
    <message numerus="yes">
        <source>%1 people</source>
        <translation>
            <numerusform>%1 person</numerusform>
            <numerusform>%1 people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 have left</source>
        <translation>
            <numerusform>%1, %2 has left</numerusform>
            <numerusform>%1, %2 have left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsTillForm</name>
    <message numerus="yes">
        <source>The name has at most %n characters</source>
        <translation>
            <numerusform>The name has at most %n character</numerusform>
            <numerusform>The name has at most %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsTills</name>
    <message numerus="yes">
        <source>%1, %2 revoked</source>
        <translation>
            <numerusform>%1, %2 revoked</numerusform>
            <numerusform>%1, %2 revoked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupWords</name>
    <message numerus="yes">
        <source>%n payments since then would be lost</source>
        <translation>
            <numerusform>%n payment since then would be lost</numerusform>
            <numerusform>%n payments since then would be lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StaffWords</name>
    <message numerus="yes">
        <source>That is not the PIN of %1. %n tries left.</source>
        <translation>
            <numerusform>That is not the PIN of %1. %n try left.</numerusform>
            <numerusform>That is not the PIN of %1. %n tries left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digits entered</source>
        <translation>
            <numerusform>%n digit entered</numerusform>
            <numerusform>%n digits entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>payments</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Text</name>
    <message numerus="yes">
        <source>%1 payments</source>
        <translation>
            <numerusform>%1 payment</numerusform>
            <numerusform>%1 payments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TodayPresenter</name>
    <message numerus="yes">
        <source>%1 paid · %2</source>
        <translation>
            <numerusform>%1 paid · %2</numerusform>
            <numerusform>%1 paid · %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks have failed in the last 24 hours</source>
        <translation>
            <numerusform>%1 callback has failed in the last 24 hours</numerusform>
            <numerusform>%1 callbacks have failed in the last 24 hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payments wait for your acknowledgement</source>
        <translation>
            <numerusform>%1 payment waits for your acknowledgement</numerusform>
            <numerusform>%1 payments wait for your acknowledgement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts have failed and can be paid out again</source>
        <translation>
            <numerusform>%1 payout has failed and can be paid out again</numerusform>
            <numerusform>%1 payouts have failed and can be paid out again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts on the bank’s statements need your decision; the oldest for %2</source>
        <translation>
            <numerusform>%1 payout on the bank’s statements needs your decision; the oldest for %2</numerusform>
            <numerusform>%1 payouts on the bank’s statements need your decision; the oldest for %2</numerusform>
        </translation>
    </message>
</context>
</TS>
