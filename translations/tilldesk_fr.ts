<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_BE" sourcelanguage="en_GB">
<context>
    <name>tilldesk::app::DesktopWords</name>
    <message>
        <source>Tilldesk cannot start: %1</source>
        <translation>Tilldesk ne peut pas démarrer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tilldesk has stopped to protect the books: %1. Nothing that was answered is lost. Close the other program and start Tilldesk again.</source>
        <translation>Tilldesk s’est arrêté pour protéger les comptes : %1. Rien de ce qui a été confirmé n’est perdu. Fermez l’autre programme et redémarrez Tilldesk.</translation>
    </message>
</context>
<context>
    <name>tilldesk::exports</name>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Payment id</source>
        <translation>Id du paiement</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Bulk id</source>
        <translation>Id du lot</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Point de vente</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Magasin</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Commerçant</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Payé par</translation>
    </message>
    <message>
        <source>Payer&apos;s IBAN</source>
        <translation>IBAN du payeur</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Payout id</source>
        <translation>Id du versement</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Effectué</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Versé</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Sum of payments</source>
        <translation>Total des paiements</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
    <message>
        <source>Sum of refunds</source>
        <translation>Total rembours.</translation>
    </message>
    <message>
        <source>Bank line</source>
        <translation>Libellé bancaire</translation>
    </message>
    <message>
        <source>Again of</source>
        <translation>Reprise de</translation>
    </message>
    <message>
        <source>Paid again by</source>
        <translation>Repris par</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Refund id</source>
        <translation>Id du remboursement</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Payments: %1, EUR %2. Refunds: %3, EUR %4</source>
        <translation>Paiements : %1, EUR %2. Remboursements : %3, EUR %4</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Versements</translation>
    </message>
    <message>
        <source>Content of a payout</source>
        <translation>Contenu du versement</translation>
    </message>
    <message>
        <source>Bank statements (CAMT.053): each payout as it arrived on the account</source>
        <translation>Extraits de compte (CAMT.053) : chaque versement tel qu’il est arrivé sur le compte</translation>
    </message>
    <message>
        <source>The bank import of your bookkeeping package; version 08 is the newer one, take 02 when it is not read</source>
        <translation>L’importation bancaire de votre logiciel comptable ; la version 08 est la plus récente, prenez 02 si elle n’est pas lue</translation>
    </message>
    <message>
        <source>The same as CODA</source>
        <translation>Les mêmes au format CODA</translation>
    </message>
    <message>
        <source>The bank import of Belgian packages</source>
        <translation>L’importation bancaire des logiciels belges</translation>
    </message>
    <message>
        <source>The same as MT940</source>
        <translation>Les mêmes au format MT940</translation>
    </message>
    <message>
        <source>The bank import of older packages</source>
        <translation>L’importation bancaire des logiciels plus anciens</translation>
    </message>
    <message>
        <source>The payments and refunds in one payout (CAMT.054)</source>
        <translation>Les paiements et remboursements d’un versement (CAMT.054)</translation>
    </message>
    <message>
        <source>Packages that settle single invoices from a payout</source>
        <translation>Les logiciels qui lettrent chaque facture à partir d’un versement</translation>
    </message>
    <message>
        <source>The same as tables and for reading</source>
        <translation>Les mêmes en tableaux et à lire</translation>
    </message>
    <message>
        <source>Spreadsheets; people</source>
        <translation>Les tableurs ; vous-même</translation>
    </message>
    <message>
        <source>All payments, refunds and payouts of the month</source>
        <translation>Tous les paiements, remboursements et versements du mois</translation>
    </message>
    <message>
        <source>Spreadsheets with a decimal comma; the CSV import of your package</source>
        <translation>Les tableurs à virgule décimale ; l’importation CSV de votre logiciel</translation>
    </message>
    <message>
        <source>The same with a decimal point</source>
        <translation>Les mêmes avec point décimal</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Les programmes</translation>
    </message>
    <message>
        <source>The same on paper</source>
        <translation>Les mêmes sur papier</translation>
    </message>
    <message>
        <source>People; to be kept</source>
        <translation>Vous-même ; à conserver</translation>
    </message>
    <message>
        <source>Payments and payouts of %1</source>
        <translation>Paiements et versements : %1</translation>
    </message>
    <message>
        <source>This folder has the month in every form that bookkeeping reads. All forms say the same: one for the bank and, if you like, one table are enough.</source>
        <translation>Ce dossier contient le mois sous toutes les formes que lit une comptabilité. Toutes disent la même chose : une pour la banque et, au besoin, un tableau suffisent.</translation>
    </message>
    <message>
        <source>Which file is what</source>
        <translation>Quel fichier contient quoi</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>What reads it</source>
        <translation>Ce qui le lit</translation>
    </message>
    <message>
        <source>How payouts are made up</source>
        <translation>Comment les versements sont composés</translation>
    </message>
    <message>
        <source>Payments in the month&apos;s payouts</source>
        <translation>Paiements dans les versements du mois</translation>
    </message>
    <message>
        <source>Refunds in the month&apos;s payouts</source>
        <translation>Remboursements dans les versements du mois</translation>
    </message>
    <message>
        <source>Payouts that arrived</source>
        <translation>Versements arrivés</translation>
    </message>
    <message>
        <source>Each payout is the sum of its payments less its refunds; its lines are in payout-contents. A payment of the last days may be in a payout of the next month, so the list of payments has another sum.</source>
        <translation>Chaque versement est la somme de ses paiements moins ses remboursements ; ses lignes se trouvent dans payout-contents. Un paiement des derniers jours peut faire partie d’un versement du mois suivant : la liste des paiements a donc une autre somme.</translation>
    </message>
    <message>
        <source>What the bank statements say</source>
        <translation>Ce que disent les extraits de compte</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Opening balance</source>
        <translation>Solde initial</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Arrivé</translation>
    </message>
    <message>
        <source>Closing balance</source>
        <translation>Solde final</translation>
    </message>
    <message>
        <source>The balance counts what payouts have brought to the account, not what is on it. Statements are numbered within the year and continue each other. Exported again they are the same with the same numbers, so a package notices what it has read before.</source>
        <translation>Le solde compte ce que les versements ont apporté au compte, pas ce qui s’y trouve. Les extraits sont numérotés par année et se suivent. Exportés à nouveau, ils sont identiques et portent les mêmes numéros : un logiciel remarque donc ce qu’il a déjà lu.</translation>
    </message>
    <message>
        <source>Whether nothing is missing or changed</source>
        <translation>Rien ne manque, rien n’a changé ?</translation>
    </message>
    <message>
        <source>In a terminal, in this folder, the following command says OK for each file:</source>
        <translation>Dans un terminal, dans ce dossier, la commande suivante dit OK pour chaque fichier :</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>Scanné</translation>
    </message>
    <message>
        <source>Authorized</source>
        <translation>Autorisé</translation>
    </message>
    <message>
        <source>Refused by bank</source>
        <translation>Refusé par la banque</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expiré</translation>
    </message>
    <message>
        <source>To be acknowledged</source>
        <translation>À confirmer</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>Invalidé</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Rendu</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Remboursement</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>Du %1 au %2</translation>
    </message>
    <message>
        <source>Total, EUR</source>
        <translation>Total, EUR</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Payouts that failed: %1 (%2). They reached no account and are on no bank statement.</source>
        <translation>Versements échoués : %1 (%2). Ils n’ont atteint aucun compte et ne figurent sur aucun extrait.</translation>
    </message>
    <message>
        <source>Further accounts: %1</source>
        <translation>Autres comptes : %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>ledger-heads.json has the service&apos;s signatures of the ledger, day by day. Keep the file outside the shop: it shows whether the ledger was rewritten afterwards.</source>
        <translation>ledger-heads.json contient, jour par jour, la signature du grand livre par le service. Conservez ce fichier hors du magasin : il permet de vérifier que le grand livre n’a pas été réécrit par la suite.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ApiKeysPage</name>
    <message>
        <source>API keys</source>
        <translation>Clés d’API</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nouvelle clé d’API</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Révoquer…</translation>
    </message>
    <message>
        <source>This key is revoked already</source>
        <translation>Cette clé est déjà révoquée</translation>
    </message>
    <message>
        <source>Keys belong to a profile. Add one first</source>
        <translation>Les clés appartiennent à un profil. Ajoutez-en un d’abord</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>The keys could not be read</source>
        <translation>Les clés n’ont pas pu être lues</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No API key yet</source>
        <translation>Pas encore de clé d’API</translation>
    </message>
    <message>
        <source>The software of a shop shows its key with each request. It says for which profile it asks, and what it may do.</source>
        <translation>Le logiciel d’un magasin montre sa clé à chaque demande. Elle dit pour quel profil il demande et ce qu’il peut faire.</translation>
    </message>
    <message>
        <source>Revoke the key?</source>
        <translation>Révoquer la clé&#xa0;?</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Révoquer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>Cette fenêtre</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Light, dark, or what the system has chosen</source>
        <translation>Clair, sombre, ou selon le système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>From the next start on</source>
        <translation>À partir du prochain démarrage</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AttemptsList</name>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AttentionList</name>
    <message>
        <source>Nothing. All is well.</source>
        <translation>Rien. Tout va bien.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankLineWords</name>
    <message>
        <source>Banks do not accept the character %1.</source>
        <translation>Les banques n’acceptent pas le caractère %1.</translation>
    </message>
    <message>
        <source>Banks do not accept the characters %1.</source>
        <translation>Les banques n’acceptent pas les caractères %1.</translation>
    </message>
    <message>
        <source>On the bank line: “%1”</source>
        <translation>Sur la ligne bancaire : « %1 »</translation>
    </message>
    <message>
        <source>%1, cut off: “%2”</source>
        <translation>%1, coupé : « %2 »</translation>
    </message>
    <message>
        <source>%1 characters reach the bank line</source>
        <translation>%1 caractères arrivent sur la ligne bancaire</translation>
    </message>
    <message>
        <source>Payouts will read on your statement, x being the payout&apos;s id: %1</source>
        <translation>Les versements apparaîtront ainsi sur votre extrait de compte, x étant l’ID du versement : %1</translation>
    </message>
    <message>
        <source>These are %1 characters; banks carry %2, so its end may be missing.</source>
        <translation>Cela fait %1 caractères ; les banques en transmettent %2, la fin peut donc manquer.</translation>
    </message>
    <message>
        <source>The bulk ids of this merchant&apos;s profiles have from %1 to %2 characters. Rules that read payouts from bank statements need one length: give all of them the same.</source>
        <translation>Les ID de lot des profils de ce commerçant ont de %1 à %2 caractères. Les règles qui lisent les versements dans les extraits de compte exigent une seule longueur : donnez la même à tous.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackAlerts</name>
    <message>
        <source>Callbacks: %1 waiting</source>
        <translation>Callbacks : %1 en attente</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackDetailsView</name>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Open in inspector</source>
        <translation>Ouvrir dans l’inspecteur</translation>
    </message>
    <message>
        <source>Callback details</source>
        <translation>Détails du callback</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Signature check, step by step</source>
        <translation>Signature, étape par étape</translation>
    </message>
    <message>
        <source>No callback chosen</source>
        <translation>Aucun callback choisi</translation>
    </message>
    <message>
        <source>Choose a callback to see its attempts and its answer.</source>
        <translation>Choisissez un callback pour voir ses tentatives et sa réponse.</translation>
    </message>
    <message>
        <source>The callback cannot be shown</source>
        <translation>Le callback ne peut pas être affiché</translation>
    </message>
    <message>
        <source>Payment %1</source>
        <translation>Paiement %1</translation>
    </message>
    <message>
        <source>Show the payment</source>
        <translation>Afficher le paiement</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Aucune pour l’instant.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackExchange</name>
    <message>
        <source>Headers of the answer</source>
        <translation>En-têtes de la réponse</translation>
    </message>
    <message>
        <source>Body of the answer</source>
        <translation>Corps de la réponse</translation>
    </message>
    <message>
        <source>Headers of the request</source>
        <translation>En-têtes de la requête</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackInbox</name>
    <message>
        <source>Write “inbox = on” into the settings file and start the program again. The inbox then receives callbacks as a shop&apos;s server would, checks them and lists them here.</source>
        <translation>Écrivez « inbox = on » dans le fichier de réglages et redémarrez le programme. La boîte reçoit alors les callbacks comme le serveur d’un commerce, les vérifie et les liste ici.</translation>
    </message>
    <message>
        <source>The inbox cannot be shown</source>
        <translation>La boîte de réception ne peut pas être affichée</translation>
    </message>
    <message>
        <source>Nothing has come yet</source>
        <translation>Rien n’est encore arrivé</translation>
    </message>
    <message>
        <source>Give this address to a profile as its callback address, or send a test callback to it.</source>
        <translation>Donnez cette adresse à un profil comme adresse de callback, ou envoyez-y un callback de test.</translation>
    </message>
    <message>
        <source>The inbox is off</source>
        <translation>La boîte de réception est désactivée</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackInspector</name>
    <message>
        <source>It is being checked.</source>
        <translation>Vérification en cours.</translation>
    </message>
    <message>
        <source>Paste the value of the header Signature first.</source>
        <translation>Collez d’abord la valeur de l’en-tête Signature.</translation>
    </message>
    <message>
        <source>Type the address of the key set first.</source>
        <translation>Saisissez d’abord l’adresse du jeu de clés.</translation>
    </message>
    <message>
        <source>Paste the key set first.</source>
        <translation>Collez d’abord le jeu de clés.</translation>
    </message>
    <message>
        <source>There is no key set to be had there: %1</source>
        <translation>Aucun jeu de clés n’y est disponible : %1</translation>
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
        <translation>Période : %1</translation>
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
        <translation>Callback vers %1</translation>
    </message>
    <message>
        <source>Sent with a fault on purpose: %1</source>
        <translation>Envoyé exprès avec un défaut : %1</translation>
    </message>
    <message>
        <source>The callback is not here yet.</source>
        <translation>Le callback n’est pas encore là.</translation>
    </message>
    <message>
        <source>It waits to be sent already.</source>
        <translation>Il attend déjà d’être envoyé.</translation>
    </message>
    <message>
        <source>%1 · planned</source>
        <translation>%1 · prévue</translation>
    </message>
    <message>
        <source>HTTP %1</source>
        <translation>HTTP %1</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Only its beginning is kept: %1 of %2 bytes.</source>
        <translation>Seul le début est conservé : %1 octets sur %2.</translation>
    </message>
    <message>
        <source>It is signed when it is sent.</source>
        <translation>Il est signé au moment de l’envoi.</translation>
    </message>
    <message>
        <source>Nothing was sent in this attempt.</source>
        <translation>Rien n’a été envoyé lors de cette tentative.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackTestForm</name>
    <message>
        <source>Only while the simulation is on: see the settings.</source>
        <translation>Seulement quand la simulation est activée : voir les réglages.</translation>
    </message>
    <message>
        <source>The service does not send to this address.</source>
        <translation>Le service n’envoie pas à cette adresse.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackWords</name>
    <message>
        <source>Last 24 hours</source>
        <translation>Dernières 24 heures</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échoués</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>non autorisé</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>received, HTTP %1</source>
        <translation>reçu, HTTP %1</translation>
    </message>
    <message>
        <source>refused with HTTP %1</source>
        <translation>refusé avec HTTP %1</translation>
    </message>
    <message>
        <source>HTTP %1</source>
        <translation>HTTP %1</translation>
    </message>
    <message>
        <source>timed out after %1</source>
        <translation>délai dépassé après %1</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>pas de connexion</translation>
    </message>
    <message>
        <source>certificate not trusted</source>
        <translation>certificat non fiable</translation>
    </message>
    <message>
        <source>host not found</source>
        <translation>serveur introuvable</translation>
    </message>
    <message>
        <source>address not allowed, nothing sent</source>
        <translation>adresse non autorisée, rien envoyé</translation>
    </message>
    <message>
        <source>lost on purpose, nothing sent</source>
        <translation>perdu exprès, rien envoyé</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>En double</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Dans le désordre</translation>
    </message>
    <message>
        <source>Wrong key</source>
        <translation>Mauvaise clé</translation>
    </message>
    <message>
        <source>Unknown key id</source>
        <translation>Identifiant de clé inconnu</translation>
    </message>
    <message>
        <source>Another profile</source>
        <translation>Autre profil</translation>
    </message>
    <message>
        <source>Old time</source>
        <translation>Heure ancienne</translation>
    </message>
    <message>
        <source>DER signature</source>
        <translation>Signature DER</translation>
    </message>
    <message>
        <source>Four critical names</source>
        <translation>Quatre noms critiques</translation>
    </message>
    <message>
        <source>Five critical names</source>
        <translation>Cinq noms critiques</translation>
    </message>
    <message>
        <source>Callbacks are sent as they should be.</source>
        <translation>Les callbacks sont envoyés comme il se doit.</translation>
    </message>
    <message>
        <source>Nothing is sent. A good receiver asks for the payment by itself.</source>
        <translation>Rien n’est envoyé. Un bon destinataire demande lui-même le paiement.</translation>
    </message>
    <message>
        <source>Each is sent twice. A good receiver takes it in once.</source>
        <translation>Chacun est envoyé deux fois. Un bon destinataire ne le traite qu’une fois.</translation>
    </message>
    <message>
        <source>Each is sent a minute late.</source>
        <translation>Chacun est envoyé avec une minute de retard.</translation>
    </message>
    <message>
        <source>Each is sent after the payment&apos;s next one, or a minute late. A good receiver does not go back to an older status.</source>
        <translation>Chacun est envoyé après le suivant du paiement, ou avec une minute de retard. Un bon destinataire ne revient pas à un état plus ancien.</translation>
    </message>
    <message>
        <source>Signed with a key that is not the one it names. A good receiver refuses it.</source>
        <translation>Signé avec une autre clé que celle qu’il nomme. Un bon destinataire le refuse.</translation>
    </message>
    <message>
        <source>Names a key that is not in the key set. A good receiver refuses it.</source>
        <translation>Nomme une clé absente du jeu de clés. Un bon destinataire le refuse.</translation>
    </message>
    <message>
        <source>Names a profile that is not the receiver&apos;s. A good receiver refuses it.</source>
        <translation>Nomme un profil qui n’est pas celui du destinataire. Un bon destinataire le refuse.</translation>
    </message>
    <message>
        <source>Says that it is ten minutes old. A good receiver refuses it.</source>
        <translation>Se dit vieux de dix minutes. Un bon destinataire le refuse.</translation>
    </message>
    <message>
        <source>Its signature is DER instead of 64 bytes. A good receiver refuses it.</source>
        <translation>Sa signature est en DER au lieu de 64 octets. Un bon destinataire le refuse.</translation>
    </message>
    <message>
        <source>Has the four critical names of the specified header, whatever the profile asks for.</source>
        <translation>Porte les quatre noms critiques de l’en-tête spécifié, quoi que demande le profil.</translation>
    </message>
    <message>
        <source>Has the five critical names of the extended header, whatever the profile asks for.</source>
        <translation>Porte les cinq noms critiques de l’en-tête étendu, quoi que demande le profil.</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksModel</name>
    <message>
        <source>Planned: %1</source>
        <translation>Prévu : %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Status sent</source>
        <translation>État envoyé</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksPresenter</name>
    <message>
        <source>They are being sent again.</source>
        <translation>Ils sont en cours de renvoi.</translation>
    </message>
    <message>
        <source>None has failed in this time.</source>
        <translation>Aucun n’a échoué pendant cette période.</translation>
    </message>
    <message>
        <source>Send all failed again</source>
        <translation>Renvoyer tous les échoués</translation>
    </message>
    <message>
        <source>Send all failed again (%1)</source>
        <translation>Renvoyer tous les échoués (%1)</translation>
    </message>
    <message>
        <source>The failed callback of this time is sent once more, now.</source>
        <translation>Le callback échoué de cette période est renvoyé une fois, maintenant.</translation>
    </message>
    <message>
        <source>The %1 failed callbacks of this time are sent once more, now. A receiver may get one that it has already.</source>
        <translation>Les %1 callbacks échoués de cette période sont renvoyés une fois, maintenant. Un destinataire peut en recevoir un qu’il a déjà.</translation>
    </message>
    <message>
        <source>1 callback is sent again.</source>
        <translation>1 callback est renvoyé.</translation>
    </message>
    <message>
        <source>%1 callbacks are sent again.</source>
        <translation>%1 callbacks sont renvoyés.</translation>
    </message>
    <message>
        <source>No callback matches</source>
        <translation>Aucun callback ne correspond</translation>
    </message>
    <message>
        <source>No callback fits the time and the state chosen above.</source>
        <translation>Aucun callback ne correspond à la période et à l’état choisis ci-dessus.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>No callbacks yet</source>
        <translation>Pas encore de callbacks</translation>
    </message>
    <message>
        <source>Whenever a payment changes, its shop is told at its callback address. Each message is listed here.</source>
        <translation>À chaque changement d’un paiement, le commerce en est informé à son adresse de callback. Chaque message est listé ici.</translation>
    </message>
    <message>
        <source>Send a test callback…</source>
        <translation>Envoyer un callback de test…</translation>
    </message>
    <message>
        <source>Callbacks are sent with a fault on purpose: %1</source>
        <translation>Les callbacks sont envoyés exprès avec un défaut : %1</translation>
    </message>
    <message>
        <source>The callbacks cannot be shown</source>
        <translation>Les callbacks ne peuvent pas être affichés</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksView</name>
    <message>
        <source>Send test callback…</source>
        <translation>Envoyer un callback de test…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Boîte de réception</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop the fault</source>
        <translation>Arrêter le défaut</translation>
    </message>
    <message>
        <source>Send all failed again?</source>
        <translation>Renvoyer tous les échoués ?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CancelDialog</name>
    <message>
        <source>Cancel payment</source>
        <translation>Annuler le paiement</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckList</name>
    <message>
        <source>What was looked at</source>
        <translation>Ce qui a été examiné</translation>
    </message>
    <message>
        <source>What was looked at: %1</source>
        <translation>Ce qui a été examiné : %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckWords</name>
    <message>
        <source>Holds</source>
        <translation>Valable</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Échoue</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Three parts, the middle one empty</source>
        <translation>Trois parties, celle du milieu vide</translation>
    </message>
    <message>
        <source>Header and signature are strict base64url</source>
        <translation>En-tête et signature sont en base64url strict</translation>
    </message>
    <message>
        <source>The header is a JSON object, no member twice</source>
        <translation>L’en-tête est un objet JSON, aucun membre en double</translation>
    </message>
    <message>
        <source>The type is jose+json</source>
        <translation>Le type est jose+json</translation>
    </message>
    <message>
        <source>The algorithm is ES256</source>
        <translation>L’algorithme est ES256</translation>
    </message>
    <message>
        <source>The key is in the key set</source>
        <translation>La clé est dans le jeu de clés</translation>
    </message>
    <message>
        <source>The thumbprint is that of the key&apos;s certificate</source>
        <translation>L’empreinte est celle du certificat de la clé</translation>
    </message>
    <message>
        <source>What is signed: header, point, body</source>
        <translation>Ce qui est signé : en-tête, point, corps</translation>
    </message>
    <message>
        <source>The signature of 64 bytes holds over it</source>
        <translation>La signature de 64 octets est valable pour cela</translation>
    </message>
    <message>
        <source>The critical names are the four or the five</source>
        <translation>Les noms critiques sont les quatre ou les cinq</translation>
    </message>
    <message>
        <source>The issuer is the service</source>
        <translation>L’émetteur est le service</translation>
    </message>
    <message>
        <source>The profile is one of ours</source>
        <translation>Le profil est l’un des nôtres</translation>
    </message>
    <message>
        <source>The path is that of the receiver</source>
        <translation>Le chemin est celui du destinataire</translation>
    </message>
    <message>
        <source>The time is within five minutes of the clock</source>
        <translation>L’heure est à cinq minutes au plus de l’horloge</translation>
    </message>
    <message>
        <source>It was not seen before</source>
        <translation>Il n’a pas déjà été vu</translation>
    </message>
    <message>
        <source>The body is a callback and fits the payment</source>
        <translation>Le corps est un callback et correspond au paiement</translation>
    </message>
    <message>
        <source>All checks hold</source>
        <translation>Toutes les vérifications sont bonnes</translation>
    </message>
    <message>
        <source>Nothing fails, but not everything could be checked</source>
        <translation>Rien n’échoue, mais tout n’a pas pu être vérifié</translation>
    </message>
    <message>
        <source>Fails at: %1 — %2</source>
        <translation>Échoue à : %1 — %2</translation>
    </message>
    <message>
        <source>Header is a detached JWS, ES256</source>
        <translation>L’en-tête est une JWS détachée, ES256</translation>
    </message>
    <message>
        <source>Header is no detached JWS with ES256</source>
        <translation>L’en-tête n’est pas une JWS détachée en ES256</translation>
    </message>
    <message>
        <source>Key %1 found in the key set</source>
        <translation>Clé %1 trouvée dans le jeu de clés</translation>
    </message>
    <message>
        <source>Key %1 is not in the key set</source>
        <translation>La clé %1 n’est pas dans le jeu de clés</translation>
    </message>
    <message>
        <source>x5t#S256 matches the certificate</source>
        <translation>x5t#S256 correspond au certificat</translation>
    </message>
    <message>
        <source>x5t#S256 does not match the certificate</source>
        <translation>x5t#S256 ne correspond pas au certificat</translation>
    </message>
    <message>
        <source>crit has not the names that it must have</source>
        <translation>crit n’a pas les noms qu’il doit avoir</translation>
    </message>
    <message>
        <source>Issuer, profile or path is not right</source>
        <translation>Émetteur, profil ou chemin incorrect</translation>
    </message>
    <message>
        <source>path is %1, sub is this profile</source>
        <translation>path est %1, sub est ce profil</translation>
    </message>
    <message>
        <source>Signature over header.body holds</source>
        <translation>La signature de header.body est valable</translation>
    </message>
    <message>
        <source>Signature over header.body does not hold</source>
        <translation>La signature de header.body n’est pas valable</translation>
    </message>
    <message>
        <source>Body is a callback of this payment</source>
        <translation>Le corps est un callback de ce paiement</translation>
    </message>
    <message>
        <source>Body is no callback of this payment</source>
        <translation>Le corps n’est pas un callback de ce paiement</translation>
    </message>
    <message>
        <source>crit names %1</source>
        <translation>crit nomme %1</translation>
    </message>
    <message>
        <source>Many receivers refuse it all the same: they ask for five critical names and for the whole callback address as path. Set the profile’s “Callback header” to “Extended” for them.</source>
        <translation>Beaucoup de récepteurs refusent tout de même ce callback&#xa0;: ils attendent cinq noms critiques et l’adresse de callback entière comme chemin. Réglez pour cela «&#xa0;En-tête de callback&#xa0;» du profil sur «&#xa0;Étendu&#xa0;».</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Chip</name>
    <message>
        <source>Click to change, Delete to clear</source>
        <translation>Cliquez pour modifier, Suppr pour effacer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ClockWords</name>
    <message>
        <source>This computer&apos;s clock has jumped to %1; it should be %2. No payments are taken until it is right again.</source>
        <translation>L’horloge de cet ordinateur a sauté à %1 ; elle devrait indiquer %2. Aucun paiement n’est accepté tant qu’elle n’est pas juste.</translation>
    </message>
    <message>
        <source>The clock is right</source>
        <translation>L’horloge est juste</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ClosePaper</name>
    <message>
        <source>the beginning</source>
        <translation>le début</translation>
    </message>
    <message>
        <source>What came after this counts in the next day close.</source>
        <translation>Ce qui a suivi compte dans la prochaine clôture de caisse.</translation>
    </message>
    <message>
        <source>A look at the day that runs. It closes nothing.</source>
        <translation>Un aperçu de la journée en cours. Rien n’est clôturé.</translation>
    </message>
    <message>
        <source>COPY, printed %1</source>
        <translation>COPIE, imprimée le %1</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Au</translation>
    </message>
    <message>
        <source>Payments (%1)</source>
        <translation>Paiements (%1)</translation>
    </message>
    <message>
        <source>Refunds (%1)</source>
        <translation>Remboursements (%1)</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>Total before</source>
        <translation>Total précédent</translation>
    </message>
    <message>
        <source>Total after</source>
        <translation>Nouveau total</translation>
    </message>
    <message>
        <source>Made by Tilldesk</source>
        <translation>Établi par Tilldesk</translation>
    </message>
    <message>
        <source>Ledger entry</source>
        <translation>Écriture du grand livre</translation>
    </message>
    <message>
        <source>Signing key</source>
        <translation>Clé de signature</translation>
    </message>
    <message>
        <source>Hash of the ledger up to this entry</source>
        <translation>Empreinte du grand livre jusqu’à cette écriture</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CompatiblePage</name>
    <message>
        <source>Fill in what most clients expect</source>
        <translation>Remplir selon l’attente de la plupart des clients</translation>
    </message>
    <message>
        <source>Software that was made for another service of this interface checks whose callbacks it accepts. Its manual says which names it expects. What you save holds at once.</source>
        <translation>Un logiciel conçu pour un autre service de cette interface vérifie de qui il accepte les callbacks. Son manuel indique les noms qu’il attend. Ce que vous enregistrez s’applique aussitôt.</translation>
    </message>
    <message>
        <source>The service, for all profiles</source>
        <translation>Le service, pour tous les profils</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>Émetteur</translation>
    </message>
    <message>
        <source>The claim “iss” of every signature</source>
        <translation>Le champ « iss » de chaque signature</translation>
    </message>
    <message>
        <source>Claim namespace</source>
        <translation>Espace de noms des champs</translation>
    </message>
    <message>
        <source>The address in front of the claims&apos; names</source>
        <translation>L’adresse placée devant les noms des champs</translation>
    </message>
    <message>
        <source>This profile</source>
        <translation>Ce profil</translation>
    </message>
    <message>
        <source>Callback header</source>
        <translation>En-tête de callback</translation>
    </message>
    <message>
        <source>Most clients expect the extended one</source>
        <translation>La plupart des clients attendent l’en-tête étendu</translation>
    </message>
    <message>
        <source>Refunds by API key</source>
        <translation>Remboursements par clé d’API</translation>
    </message>
    <message>
        <source>Not only with a signature</source>
        <translation>Pas seulement avec une signature</translation>
    </message>
    <message>
        <source>Existing clients</source>
        <translation>Clients existants</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CustomerDisplay</name>
    <message>
        <source>Customer display</source>
        <translation>Écran client</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayCloseDialog</name>
    <message>
        <source>Print on 80 mm…</source>
        <translation>Imprimer sur 80 mm…</translation>
    </message>
    <message>
        <source>Print on A4…</source>
        <translation>Imprimer sur A4…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayClosePage</name>
    <message>
        <source>X reading</source>
        <translation>Lecture X</translation>
    </message>
    <message>
        <source>Close the day (Z)…</source>
        <translation>Clôturer la journée (Z)…</translation>
    </message>
    <message>
        <source>Print again…</source>
        <translation>Réimprimer…</translation>
    </message>
    <message>
        <source>Day closes</source>
        <translation>Clôtures de caisse</translation>
    </message>
    <message>
        <source>Till</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>Records what was taken so far under a number of its own, and closes nothing</source>
        <translation>Enregistre sous son propre numéro ce qui a été encaissé jusqu’ici, sans rien clôturer</translation>
    </message>
    <message>
        <source>Ends this stretch and begins the next one</source>
        <translation>Termine cette période et commence la suivante</translation>
    </message>
    <message>
        <source>Only this till</source>
        <translation>Cette caisse seulement</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Earlier closes</source>
        <translation>Clôtures précédentes</translation>
    </message>
    <message>
        <source>X and Z</source>
        <translation>X et Z</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>Type : %1</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Close the day</source>
        <translation>Clôturer la journée</translation>
    </message>
    <message>
        <source>Day closes (Z)</source>
        <translation>Clôtures de caisse (Z)</translation>
    </message>
    <message>
        <source>X readings</source>
        <translation>Lectures X</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayClosePresenter</name>
    <message>
        <source>Nothing was recorded. %1</source>
        <translation>Rien n’a été enregistré. %1</translation>
    </message>
    <message>
        <source>Since the beginning: this till has not been closed yet.</source>
        <translation>Depuis le début : cette caisse n’a pas encore été clôturée.</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Depuis le %1</translation>
    </message>
    <message>
        <source>Since %1 of %2</source>
        <translation>Depuis %1 du %2</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Encaissé</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>Total ever</source>
        <translation>Total cumulé</translation>
    </message>
    <message>
        <source>taken less refunded</source>
        <translation>encaissé moins remboursé</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>%1 auparavant</translation>
    </message>
    <message>
        <source>Close the day of %1?</source>
        <translation>Clôturer la journée de %1 ?</translation>
    </message>
    <message>
        <source>%1 is recorded for good, with %2 of %3 and %4 of %5 as it stands now. What is taken or given back afterwards counts in the next day close. This cannot be undone.</source>
        <translation>%1 est enregistrée définitivement, avec %2 pour %3 et %4 pour %5 à cet instant. Ce qui sera encaissé ou remboursé ensuite comptera dans la prochaine clôture. Cette opération est irréversible.</translation>
    </message>
    <message>
        <source>The day closes cannot be shown</source>
        <translation>Impossible d’afficher les clôtures de caisse</translation>
    </message>
    <message>
        <source>No day was closed yet</source>
        <translation>Aucune journée n’a encore été clôturée</translation>
    </message>
    <message>
        <source>Close the day when the till is counted. Each close keeps its number and its sums for good.</source>
        <translation>Clôturez la journée une fois la caisse comptée. Chaque clôture garde définitivement son numéro et ses montants.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayClosesModel</name>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Clôture</translation>
    </message>
    <message>
        <source>Till</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Encaissé</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>Total ever</source>
        <translation>Total cumulé</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DetailsFrame</name>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EndpointPage</name>
    <message>
        <source>Address on this computer</source>
        <translation>Adresse sur cet ordinateur</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>Sur le réseau</translation>
    </message>
    <message>
        <source>Address on the network</source>
        <translation>Adresse sur le réseau</translation>
    </message>
    <message>
        <source>File to trust</source>
        <translation>Fichier de confiance</translation>
    </message>
    <message>
        <source>Choose the certificate</source>
        <translation>Choisir le certificat</translation>
    </message>
    <message>
        <source>Choose the key</source>
        <translation>Choisir la clé</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Point d’accès</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adresses</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Other programs must not use it</source>
        <translation>D’autres programmes ne doivent pas l’utiliser</translation>
    </message>
    <message>
        <source>https on this computer</source>
        <translation>https sur cet ordinateur</translation>
    </message>
    <message>
        <source>Otherwise http; the network always has https</source>
        <translation>Sinon http&#xa0;; le réseau a toujours https</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Open to the network</source>
        <translation>Ouvert au réseau</translation>
    </message>
    <message>
        <source>Phones and other computers near you reach this service</source>
        <translation>Les téléphones et ordinateurs proches atteignent ce service</translation>
    </message>
    <message>
        <source>Port on the network</source>
        <translation>Port sur le réseau</translation>
    </message>
    <message>
        <source>Public address</source>
        <translation>Adresse publique</translation>
    </message>
    <message>
        <source>In links and QR codes, when this service stands behind a proxy</source>
        <translation>Dans les liens et codes QR, si ce service est derrière un proxy</translation>
    </message>
    <message>
        <source>Certificate of your own</source>
        <translation>Votre propre certificat</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>PEM, with its chain; empty: one is made here</source>
        <translation>PEM, avec sa chaîne&#xa0;; vide&#xa0;: il est créé ici</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>PEM, without a passphrase</source>
        <translation>PEM, sans phrase secrète</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermé</translation>
    </message>
    <message>
        <source>None while it is closed</source>
        <translation>Aucune tant qu’il est fermé</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ExplainDialog</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Parts of the sum</source>
        <translation>Éléments de la somme</translation>
    </message>
    <message>
        <source>Calculate again</source>
        <translation>Recalculer</translation>
    </message>
    <message>
        <source>Explain this sum</source>
        <translation>Expliquer cette somme</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Somme&#xa0;: %1</translation>
    </message>
    <message>
        <source>The sum cannot be explained now</source>
        <translation>La somme ne peut pas être expliquée pour l’instant</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ExportWords</name>
    <message>
        <source>CSV, international</source>
        <translation>CSV international</translation>
    </message>
    <message>
        <source>CSV for Excel in Europe</source>
        <translation>CSV pour Excel en Europe</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Classeur Excel</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Lignes JSON</translation>
    </message>
    <message>
        <source>PDF statement</source>
        <translation>Relevé PDF</translation>
    </message>
    <message>
        <source>Bank statement CAMT.053, version 02</source>
        <translation>Extrait CAMT.053, version 02</translation>
    </message>
    <message>
        <source>Bank statement CAMT.053, version 08</source>
        <translation>Extrait CAMT.053, version 08</translation>
    </message>
    <message>
        <source>Notification CAMT.054, version 02</source>
        <translation>Avis CAMT.054, version 02</translation>
    </message>
    <message>
        <source>Notification CAMT.054, version 08</source>
        <translation>Avis CAMT.054, version 08</translation>
    </message>
    <message>
        <source>Bank statement MT940</source>
        <translation>Extrait de compte MT940</translation>
    </message>
    <message>
        <source>Bank statement CODA</source>
        <translation>Extrait de compte CODA</translation>
    </message>
    <message>
        <source>Comma and decimal point, for other programs</source>
        <translation>Virgule et point décimal, pour d’autres logiciels</translation>
    </message>
    <message>
        <source>Semicolon and decimal comma</source>
        <translation>Point-virgule et virgule décimale</translation>
    </message>
    <message>
        <source>To look at and calculate with</source>
        <translation>À consulter et pour calculer</translation>
    </message>
    <message>
        <source>For programmers</source>
        <translation>Pour les développeurs</translation>
    </message>
    <message>
        <source>To print or file</source>
        <translation>À imprimer ou à classer</translation>
    </message>
    <message>
        <source>What most bookkeeping reads</source>
        <translation>Lu par la plupart des comptabilités</translation>
    </message>
    <message>
        <source>For newer bookkeeping</source>
        <translation>Pour les comptabilités récentes</translation>
    </message>
    <message>
        <source>Each line of the payout</source>
        <translation>Chaque ligne du versement</translation>
    </message>
    <message>
        <source>Each line, for newer bookkeeping</source>
        <translation>Chaque ligne, comptabilités récentes</translation>
    </message>
    <message>
        <source>For older bookkeeping</source>
        <translation>Pour les comptabilités anciennes</translation>
    </message>
    <message>
        <source>For Belgian bookkeeping</source>
        <translation>Pour la comptabilité belge</translation>
    </message>
    <message>
        <source>Export payments</source>
        <translation>Exporter les paiements</translation>
    </message>
    <message>
        <source>Export refunds</source>
        <translation>Exporter les remboursements</translation>
    </message>
    <message>
        <source>Export payouts</source>
        <translation>Exporter les versements</translation>
    </message>
    <message>
        <source>Export the lines of a payout</source>
        <translation>Exporter les lignes d’un versement</translation>
    </message>
    <message>
        <source>payments</source>
        <translation>paiements</translation>
    </message>
    <message>
        <source>refunds</source>
        <translation>remboursements</translation>
    </message>
    <message>
        <source>payouts</source>
        <translation>versements</translation>
    </message>
    <message>
        <source>payout</source>
        <translation>versement</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 lignes sur %2</translation>
    </message>
    <message>
        <source>Saved: 1 row, %1 moved</source>
        <translation>Enregistré : 1 ligne, %1 transférés</translation>
    </message>
    <message>
        <source>Saved: %1 rows, %2 moved</source>
        <translation>Enregistré : %1 lignes, %2 transférés</translation>
    </message>
    <message>
        <source>Saved: %1 files, %2 rows, %3 paid out</source>
        <translation>Enregistré : %1 fichiers, %2 lignes, %3 versés</translation>
    </message>
    <message>
        <source>This list cannot be written in this format. Choose another one.</source>
        <translation>Cette liste ne peut pas être écrite dans ce format. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This month is not over yet. Choose another one.</source>
        <translation>Ce mois n’est pas encore terminé. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>A bank statement is made when a day is over, and no payout has arrived on such a day here. Choose another period, or try again tomorrow.</source>
        <translation>Un extrait de compte se fait quand une journée est finie, et aucun versement n’est arrivé ici un tel jour. Choisissez une autre période, ou réessayez demain.</translation>
    </message>
    <message>
        <source>A bank statement has every payout of its days. Clear the filters of bulk and status first.</source>
        <translation>Un extrait de compte contient tous les versements de ses jours. Effacez d’abord les filtres de lot et de statut.</translation>
    </message>
    <message>
        <source>This payout has failed and reached no account, so there is no notification of it.</source>
        <translation>Ce versement a échoué et n’est arrivé sur aucun compte, il n’y en a donc pas d’avis.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FactWords</name>
    <message>
        <source>Payment ID</source>
        <translation>ID du paiement</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Debtor</source>
        <translation>Payeur</translation>
    </message>
    <message>
        <source>Creditor</source>
        <translation>Bénéficiaire</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Point de vente</translation>
    </message>
    <message>
        <source>Bulk ID</source>
        <translation>ID de lot</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Expire</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>The bank line ends at the mark, after %1 characters.</source>
        <translation>La ligne bancaire s’arrête au trait, après %1 caractères.</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FactsView</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FileField</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.key)</source>
        <translation>Fichiers PEM (*.pem *.crt *.key)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterChips</name>
    <message>
        <source>Period: %1</source>
        <translation>Période : %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Date&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>Find: %1</source>
        <translation>Recherche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Effacer tous les filtres</translation>
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
        <translation>Chercher un paiement</translation>
    </message>
    <message>
        <source>A payment ID or a part of a reference; Enter finds it</source>
        <translation>Un ID de paiement ou une partie de référence&#xa0;; Entrée lance la recherche</translation>
    </message>
    <message>
        <source>Find a payment ID or a reference</source>
        <translation>Chercher un ID ou une référence</translation>
    </message>
    <message>
        <source>Enter finds %1…</source>
        <translation>Entrée cherche %1…</translation>
    </message>
    <message>
        <source>Press Enter to find %1 from the clipboard</source>
        <translation>Appuyez sur Entrée pour chercher %1 depuis le presse-papiers</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FirstSteps</name>
    <message>
        <source>No payments yet</source>
        <translation>Pas encore de paiements</translation>
    </message>
    <message>
        <source>The day&apos;s figures appear here with the first payment. Until then:</source>
        <translation>Les chiffres du jour apparaîtront ici dès le premier paiement. D’ici là&#xa0;:</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>À faire</translation>
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
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>En ordre</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Erroné</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::HoursChart</name>
    <message>
        <source>Takings by hour</source>
        <translation>Recettes par heure</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::InboxModel</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Vérifié</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Fails: %1</source>
        <translation>Échoue : %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::InboxPage</name>
    <message>
        <source>Address of the inbox</source>
        <translation>Adresse de la boîte de réception</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Boîte de réception</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>En-têtes</translation>
    </message>
    <message>
        <source>Open in inspector</source>
        <translation>Ouvrir dans l’inspecteur</translation>
    </message>
    <message>
        <source>No message chosen</source>
        <translation>Aucun message choisi</translation>
    </message>
    <message>
        <source>Choose a message to see its checks, its headers and its body.</source>
        <translation>Choisissez un message pour voir ses vérifications, ses en-têtes et son corps.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>There is nothing to clear</source>
        <translation>Il n’y a rien à effacer</translation>
    </message>
    <message>
        <source>Received %1 at %2</source>
        <translation>Reçu %1 à %2</translation>
    </message>
    <message>
        <source>It came without a signature</source>
        <translation>Il est arrivé sans signature</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::InspectorPage</name>
    <message>
        <source>Header Signature</source>
        <translation>En-tête Signature</translation>
    </message>
    <message>
        <source>Signature: eyJ0eXAi…</source>
        <translation>Signature: eyJ0eXAi…</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Jeu de clés</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Where it was received; empty: not compared</source>
        <translation>Où il a été reçu ; vide : non comparé</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>This service&apos;s own keys</source>
        <translation>Les clés de ce service</translation>
    </message>
    <message>
        <source>The key set at an address</source>
        <translation>Le jeu de clés à une adresse</translation>
    </message>
    <message>
        <source>A key set pasted here</source>
        <translation>Un jeu de clés collé ici</translation>
    </message>
    <message>
        <source>Address of the key set</source>
        <translation>Adresse du jeu de clés</translation>
    </message>
    <message>
        <source>A callback from anywhere</source>
        <translation>Un callback d’où qu’il vienne</translation>
    </message>
    <message>
        <source>Value of the header Signature</source>
        <translation>Valeur de l’en-tête Signature</translation>
    </message>
    <message>
        <source>Body, byte for byte</source>
        <translation>Corps, octet pour octet</translation>
    </message>
    <message>
        <source>Address of the receiver</source>
        <translation>Adresse du destinataire</translation>
    </message>
    <message>
        <source>Keys to check with</source>
        <translation>Clés pour vérifier</translation>
    </message>
    <message>
        <source>Ctrl+Return checks</source>
        <translation>Ctrl+Entrée vérifie</translation>
    </message>
    <message>
        <source>Paste a header and a body, or open a callback of the log or the inbox in the inspector. Each of the 16 checks is then listed with what it looked at.</source>
        <translation>Collez un en-tête et un corps, ou ouvrez un callback du journal ou de la boîte dans l’inspecteur. Chacune des 16 vérifications est alors listée avec ce qui a été examiné.</translation>
    </message>
    <message>
        <source>The checks</source>
        <translation>Les vérifications</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::JobView</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
    <message>
        <source>No program on this computer opens it.</source>
        <translation>Aucun programme de cet ordinateur ne l’ouvre.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Find a payment</source>
        <translation>Chercher un paiement</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nouveau paiement</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+8</source>
        <translation>Ctrl+1 à Ctrl+8</translation>
    </message>
    <message>
        <source>Go to a view</source>
        <translation>Aller à une vue</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Open the payment in a window of its own</source>
        <translation>Ouvrir le paiement dans sa propre fenêtre</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Back; clear the find box; close a window</source>
        <translation>Retour&#xa0;; vider la recherche&#xa0;; fermer une fenêtre</translation>
    </message>
    <message>
        <source>? or F1</source>
        <translation>? ou F1</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Cette liste</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Customer display on a second screen</source>
        <translation>Écran client sur un second écran</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Refund the chosen payment</source>
        <translation>Rembourser le paiement choisi</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>Exporter ce qui est affiché</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Receipt of the chosen payment; print a report</source>
        <translation>Reçu du paiement choisi ; imprimer un rapport</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LatestPayments</name>
    <message>
        <source>Latest payments</source>
        <translation>Derniers paiements</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerExplanationModel</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Lequel</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Left to explain</source>
        <translation>Reste à expliquer</translation>
    </message>
    <message>
        <source>%1 rows so far, %2 left to explain. Scroll down for more.</source>
        <translation>%1 lignes jusqu’ici, %2 restent à expliquer. Faites défiler pour la suite.</translation>
    </message>
    <message>
        <source>These rows are off by %1.</source>
        <translation>Ces lignes s’écartent de %1.</translation>
    </message>
    <message>
        <source>1 row, and nothing is left: the sum is explained.</source>
        <translation>1 ligne, et il ne reste rien&#xa0;: la somme est expliquée.</translation>
    </message>
    <message>
        <source>%1 rows, and nothing is left: the sum is explained.</source>
        <translation>%1 lignes, et il ne reste rien&#xa0;: la somme est expliquée.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerModel</name>
    <message>
        <source>Row %1, with the hash %2</source>
        <translation>Ligne %1, avec le hachage %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>From → to</source>
        <translation>De → vers</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hachage</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Objet</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerOverview</name>
    <message>
        <source>Accounts of the ledger</source>
        <translation>Comptes du grand livre</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Copy hash</source>
        <translation>Copier le hachage</translation>
    </message>
    <message>
        <source>Entries of the ledger</source>
        <translation>Écritures du grand livre</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Explain this balance</source>
        <translation>Expliquer ce solde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>All entries, the newest first</source>
        <translation>Toutes les écritures, la plus récente d’abord</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerPresenter</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Tous les comptes</translation>
    </message>
    <message>
        <source>The ledger cannot be shown</source>
        <translation>Le grand livre ne peut pas être affiché</translation>
    </message>
    <message>
        <source>No money has moved yet</source>
        <translation>Aucun mouvement d’argent pour l’instant</translation>
    </message>
    <message>
        <source>Every payment, refund and payout leaves its entry here, and none is ever changed or removed.</source>
        <translation>Chaque paiement, remboursement et versement laisse ici son écriture, et aucune n’est jamais modifiée ni supprimée.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerWords</name>
    <message>
        <source>Payment received</source>
        <translation>Paiement reçu</translation>
    </message>
    <message>
        <source>Refund set aside</source>
        <translation>Remboursement réservé</translation>
    </message>
    <message>
        <source>Refund paid back</source>
        <translation>Remboursement effectué</translation>
    </message>
    <message>
        <source>Refund failed</source>
        <translation>Remboursement échoué</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Versé</translation>
    </message>
    <message>
        <source>Payout failed</source>
        <translation>Versement échoué</translation>
    </message>
    <message>
        <source>Paid out again</source>
        <translation>Versé à nouveau</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Owed to the merchant</source>
        <translation>Dû au marchand</translation>
    </message>
    <message>
        <source>Refunds under way</source>
        <translation>Remboursements en cours</translation>
    </message>
    <message>
        <source>Failed payouts</source>
        <translation>Versements échoués</translation>
    </message>
    <message>
        <source>The ledger has not been checked yet.</source>
        <translation>Le grand livre n’a pas encore été vérifié.</translation>
    </message>
    <message>
        <source>The ledger is being checked…</source>
        <translation>Le grand livre est en cours de vérification…</translation>
    </message>
    <message>
        <source>The ledger was checked at the start: every entry follows from the one before, and all balances hold.</source>
        <translation>Le grand livre a été vérifié au démarrage&#xa0;: chaque écriture découle de la précédente et tous les soldes sont justes.</translation>
    </message>
    <message>
        <source>The ledger is wrong: %1</source>
        <translation>Le grand livre est erroné&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListCard</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListPage</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Write what the filters show to a file (Ctrl+E)</source>
        <translation>Écrire dans un fichier ce que montrent les filtres (Ctrl+E)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListPresenter</name>
    <message>
        <source>These rows may be out of date. %1</source>
        <translation>Ces lignes ne sont peut-être plus à jour. %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MerchantsPage</name>
    <message>
        <source>Merchant</source>
        <translation>Commerçant</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Merchant id</source>
        <translation>ID du commerçant</translation>
    </message>
    <message>
        <source>Merchants</source>
        <translation>Commerçants</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>A new profile of the chosen merchant</source>
        <translation>Un nouveau profil du commerçant choisi</translation>
    </message>
    <message>
        <source>A new merchant</source>
        <translation>Un nouveau commerçant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The company that takes the payments</source>
        <translation>L’entreprise qui reçoit les paiements</translation>
    </message>
    <message>
        <source>Add merchant</source>
        <translation>Ajouter le commerçant</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>There is no merchant yet. Add the company that takes the payments, then a profile for each way in which it does.</source>
        <translation>Il n’y a pas encore de commerçant. Ajoutez l’entreprise qui reçoit les paiements, puis un profil pour chaque façon de les recevoir.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NewApiKeyDialog</name>
    <message>
        <source>Make the key</source>
        <translation>Créer la clé</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé d’API</translation>
    </message>
    <message>
        <source>Line for a terminal</source>
        <translation>Ligne pour un terminal</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nouvelle clé d’API</translation>
    </message>
    <message>
        <source>For example: web shop</source>
        <translation>Par exemple&#xa0;: boutique en ligne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Who will use it</source>
        <translation>Qui l’utilisera</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Create, read, search, cancel</source>
        <translation>Créer, lire, chercher, annuler</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
    <message>
        <source>Also read the payer&apos;s account</source>
        <translation>Lire aussi le compte du payeur</translation>
    </message>
    <message>
        <source>Integrator id</source>
        <translation>ID de l’intégrateur</translation>
    </message>
    <message>
        <source>Empty: the merchant itself uses it</source>
        <translation>Vide&#xa0;: le commerçant l’utilise lui-même</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This is the only time that the key is shown. Copy it now, to where only its user can read it; here, only a fingerprint is kept.</source>
        <translation>C’est la seule fois que la clé est montrée. Copiez-la maintenant là où seul son utilisateur peut la lire&#xa0;; ici, seule une empreinte est gardée.</translation>
    </message>
    <message>
        <source>Try it in a terminal</source>
        <translation>Essayez-la dans un terminal</translation>
    </message>
    <message>
        <source>Give the key a name first</source>
        <translation>Donnez d’abord un nom à la clé</translation>
    </message>
    <message>
        <source>The key “%1” is made</source>
        <translation>La clé «&#xa0;%1&#xa0;» est créée</translation>
    </message>
    <message>
        <source>Close without copying the key?</source>
        <translation>Fermer sans copier la clé&#xa0;?</translation>
    </message>
    <message>
        <source>It is never shown again. Without it, the key is of no use and another one has to be made.</source>
        <translation>Elle ne sera plus jamais montrée. Sans copie, la clé est inutile et il faudra en créer une autre.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to the key</source>
        <translation>Retour à la clé</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>After 30 days</source>
        <translation>Après 30 jours</translation>
    </message>
    <message>
        <source>After 90 days</source>
        <translation>Après 90 jours</translation>
    </message>
    <message>
        <source>After a year</source>
        <translation>Après un an</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Expire</translation>
    </message>
    <message>
        <source>From then on the key is refused</source>
        <translation>La clé est refusée à partir de ce moment</translation>
    </message>
    <message>
        <source>Only from addresses</source>
        <translation>Seulement depuis les adresses</translation>
    </message>
    <message>
        <source>Such as 192.168.1.0/24; empty: from anywhere</source>
        <translation>Par exemple 192.168.1.0/24&#xa0;; vide&#xa0;: depuis toute adresse</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NewPaymentDialog</name>
    <message>
        <source>New payment</source>
        <translation>Nouveau paiement</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NewPaymentForm</name>
    <message>
        <source>Show QR code</source>
        <translation>Afficher le code QR</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Optional, for example an order number</source>
        <translation>Facultatif, par exemple un numéro de commande</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Optional, shown to the customer</source>
        <translation>Facultatif, visible pour le client</translation>
    </message>
    <message>
        <source>Show the QR code (Enter)</source>
        <translation>Afficher le code QR (Entrée)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NewPaymentPresenter</name>
    <message>
        <source>Type the amount to pay.</source>
        <translation>Saisissez le montant à payer.</translation>
    </message>
    <message>
        <source>This is not an amount. Type it like 24.50 or 24,50.</source>
        <translation>Ce n’est pas un montant. Saisissez-le comme 24,50 ou 24.50.</translation>
    </message>
    <message>
        <source>The amount must be at least %1.</source>
        <translation>Le montant doit être d’au moins %1.</translation>
    </message>
    <message>
        <source>The most is %1.</source>
        <translation>Le maximum est de %1.</translation>
    </message>
    <message>
        <source>There is no open profile to take the payment.</source>
        <translation>Aucun profil ouvert ne peut encaisser ce paiement.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NextPayoutStrip</name>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Pay out now</source>
        <translation>Verser maintenant</translation>
    </message>
    <message>
        <source>Explain the next payout</source>
        <translation>Expliquer le prochain versement</translation>
    </message>
    <message>
        <source>Next payout</source>
        <translation>Prochain versement</translation>
    </message>
    <message>
        <source>Next payout: %1</source>
        <translation>Prochain versement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pay out now?</source>
        <translation>Verser maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>Verser</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackDialog</name>
    <message>
        <source>The month for the accountant</source>
        <translation>Le mois pour le comptable</translation>
    </message>
    <message>
        <source>A folder with all payments, refunds and payouts of a month: workbook, CSV, PDF, bank statements, and a page that explains them.</source>
        <translation>Un dossier avec tous les paiements, remboursements et versements d’un mois : classeur, CSV, PDF, extraits de compte et une page qui les explique.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Where the folder shall be made</source>
        <translation>Où créer le dossier</translation>
    </message>
    <message>
        <source>Replace the earlier pack?</source>
        <translation>Remplacer le dossier précédent ?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackForm</name>
    <message>
        <source>The folder %1 is there already, with an earlier pack. It will be replaced.</source>
        <translation>Le dossier %1 existe déjà, avec un envoi précédent. Il sera remplacé.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PageList</name>
    <message>
        <source>Pages of the settings</source>
        <translation>Pages des paramètres</translation>
    </message>
    <message>
        <source>Changes are not saved yet</source>
        <translation>Les modifications ne sont pas encore enregistrées</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentCallbacks</name>
    <message>
        <source>%1 attempts</source>
        <translation>%1 tentatives</translation>
    </message>
    <message>
        <source>None was sent.</source>
        <translation>Aucun n’a été envoyé.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentDetailsView</name>
    <message>
        <source>Cancel payment</source>
        <translation>Annuler le paiement</translation>
    </message>
    <message>
        <source>What the interface answers</source>
        <translation>Ce que répond l’interface</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>Copier l’ID</translation>
    </message>
    <message>
        <source>Payment details</source>
        <translation>Détails du paiement</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>JSON of the payment</source>
        <translation>JSON du paiement</translation>
    </message>
    <message>
        <source>No payment chosen</source>
        <translation>Aucun paiement choisi</translation>
    </message>
    <message>
        <source>Choose a payment to see all about it.</source>
        <translation>Choisissez un paiement pour tout savoir à son sujet.</translation>
    </message>
    <message>
        <source>The payment cannot be shown</source>
        <translation>Le paiement ne peut pas être affiché</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Montant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Refund…</source>
        <translation>Rembourser…</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Grand livre</translation>
    </message>
    <message>
        <source>Give money back (Ctrl+R)</source>
        <translation>Rembourser de l’argent (Ctrl+R)</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Print or save the receipt (Ctrl+P)</source>
        <translation>Imprimer ou enregistrer le reçu (Ctrl+P)</translation>
    </message>
    <message>
        <source>Payment %1 · %2</source>
        <translation>Paiement %1 · %2</translation>
    </message>
    <message>
        <source>Show the refund</source>
        <translation>Afficher le remboursement</translation>
    </message>
    <message>
        <source>Refund of %1: %2, %3</source>
        <translation>Remboursement de %1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Callback to %1: %2, %3</source>
        <translation>Callback vers %1 : %2, %3</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentLedgerView</name>
    <message>
        <source>No money has moved.</source>
        <translation>Aucun mouvement d’argent.</translation>
    </message>
    <message>
        <source>Waiting for the next payout</source>
        <translation>En attente du prochain versement</translation>
    </message>
    <message>
        <source>In payout</source>
        <translation>Dans le versement</translation>
    </message>
    <message>
        <source>Show the payout %1</source>
        <translation>Afficher le versement %1</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Explain what was given back</source>
        <translation>Expliquer ce qui a été remboursé</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentPresenter</name>
    <message>
        <source>The payment is not here yet.</source>
        <translation>Le paiement n’est pas encore là.</translation>
    </message>
    <message>
        <source>The payment is being cancelled.</source>
        <translation>Le paiement est en cours d’annulation.</translation>
    </message>
    <message>
        <source>The bank has authorized this payment; it can no longer be cancelled.</source>
        <translation>La banque a autorisé ce paiement&#xa0;; il ne peut plus être annulé.</translation>
    </message>
    <message>
        <source>This payment has ended: %1.</source>
        <translation>Ce paiement est terminé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cancel this payment of %1? The customer can no longer pay it.</source>
        <translation>Annuler ce paiement de %1&#xa0;? Le client ne pourra plus le payer.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentRefunds</name>
    <message>
        <source>None.</source>
        <translation>Aucun.</translation>
    </message>
    <message>
        <source>Up to %1 can be refunded.</source>
        <translation>Il est possible de rembourser jusqu’à %1.</translation>
    </message>
    <message>
        <source>Only a paid payment can be refunded.</source>
        <translation>Seul un paiement payé peut être remboursé.</translation>
    </message>
    <message>
        <source>What can be refunded is not known yet.</source>
        <translation>Ce qui peut être remboursé n’est pas encore connu.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentsModel</name>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Point de vente</translation>
    </message>
    <message>
        <source>Debtor</source>
        <translation>Payeur</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentsPresenter</name>
    <message>
        <source>No payment matches</source>
        <translation>Aucun paiement trouvé</translation>
    </message>
    <message>
        <source>No payment fits all of the filters above.</source>
        <translation>Aucun paiement ne répond à tous les filtres ci-dessus.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>Nothing needs you</source>
        <translation>Rien ne vous attend</translation>
    </message>
    <message>
        <source>Payments that wait for your acknowledgement will be listed here.</source>
        <translation>Les paiements qui attendent votre confirmation apparaîtront ici.</translation>
    </message>
    <message>
        <source>Show all payments</source>
        <translation>Afficher tous les paiements</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Rien ici</translation>
    </message>
    <message>
        <source>No payment is in this state now.</source>
        <translation>Aucun paiement n’est dans cet état actuellement.</translation>
    </message>
    <message>
        <source>No payments yet</source>
        <translation>Pas encore de paiements</translation>
    </message>
    <message>
        <source>Payments appear here as soon as you or your web shop create them.</source>
        <translation>Les paiements apparaissent ici dès que vous ou votre boutique en ligne les créez.</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nouveau paiement</translation>
    </message>
    <message>
        <source>No money given back</source>
        <translation>Rien n’a été remboursé</translation>
    </message>
    <message>
        <source>Payments of which you refund something will be listed here.</source>
        <translation>Les paiements dont vous remboursez une partie figureront ici.</translation>
    </message>
    <message>
        <source>The payments cannot be shown</source>
        <translation>Les paiements ne peuvent pas être affichés</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentsView</name>
    <message>
        <source>Choose columns</source>
        <translation>Choisir les colonnes</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Groups of payments</source>
        <translation>Groupes de paiements</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>%1 statuses</source>
        <translation>%1 statuts</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Statut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutDetailsView</name>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Pay out again</source>
        <translation>Verser à nouveau</translation>
    </message>
    <message>
        <source>Lines of the payout</source>
        <translation>Lignes du versement</translation>
    </message>
    <message>
        <source>Payout details</source>
        <translation>Détails du versement</translation>
    </message>
    <message>
        <source>Explain this payout</source>
        <translation>Expliquer ce versement</translation>
    </message>
    <message>
        <source>Payout ID</source>
        <translation>ID du versement</translation>
    </message>
    <message>
        <source>Remittance text</source>
        <translation>Communication</translation>
    </message>
    <message>
        <source>No payout chosen</source>
        <translation>Aucun versement choisi</translation>
    </message>
    <message>
        <source>Choose a payout to see its payments and refunds.</source>
        <translation>Choisissez un versement pour voir ses paiements et remboursements.</translation>
    </message>
    <message>
        <source>The payout cannot be shown</source>
        <translation>Le versement ne peut pas être affiché</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Paid out again by</source>
        <translation>Versé à nouveau par</translation>
    </message>
    <message>
        <source>Pays out again</source>
        <translation>Verse à nouveau</translation>
    </message>
    <message>
        <source>Show the payout %1</source>
        <translation>Afficher le versement %1</translation>
    </message>
    <message>
        <source>Payments %1</source>
        <translation>Paiements %1</translation>
    </message>
    <message>
        <source>Refunds %1</source>
        <translation>Remboursements %1</translation>
    </message>
    <message>
        <source>The lines cannot be shown</source>
        <translation>Les lignes ne peuvent pas être affichées</translation>
    </message>
    <message>
        <source>None in this payout</source>
        <translation>Aucun dans ce versement</translation>
    </message>
    <message>
        <source>Pay out again?</source>
        <translation>Verser à nouveau&#xa0;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Write the payments and refunds of this payout to a file</source>
        <translation>Écrire dans un fichier les paiements et remboursements de ce versement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutLines</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Refund %1</source>
        <translation>Remboursement %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutNext</name>
    <message>
        <source>%1 payouts</source>
        <translation>%1 versements</translation>
    </message>
    <message>
        <source>%1 waiting for more</source>
        <translation>%1 en attente de plus</translation>
    </message>
    <message>
        <source>%1 set aside for refunds under way</source>
        <translation>%1 mis de côté pour des remboursements en cours</translation>
    </message>
    <message>
        <source>What there is to pay out is not known yet.</source>
        <translation>Ce qui est à verser n’est pas encore connu.</translation>
    </message>
    <message>
        <source>It is being paid out.</source>
        <translation>Le versement est en cours.</translation>
    </message>
    <message>
        <source>There is nothing to pay out.</source>
        <translation>Il n’y a rien à verser.</translation>
    </message>
    <message>
        <source>%1 is paid out now instead of %2.</source>
        <translation>%1 est versé maintenant au lieu de %2.</translation>
    </message>
    <message>
        <source>What waits for other merchants is paid out too.</source>
        <translation>Ce qui attend d’autres marchands est versé aussi.</translation>
    </message>
    <message>
        <source>There was nothing to pay out.</source>
        <translation>Il n’y avait rien à verser.</translation>
    </message>
    <message>
        <source>1 payout was made.</source>
        <translation>1 versement a été fait.</translation>
    </message>
    <message>
        <source>%1 payouts were made.</source>
        <translation>%1 versements ont été faits.</translation>
    </message>
    <message>
        <source>%1 payouts were made, %2 failed.</source>
        <translation>%1 versements ont été faits, %2 ont échoué.</translation>
    </message>
    <message>
        <source>Nothing was paid or refunded since the last payout.</source>
        <translation>Rien n’a été payé ni remboursé depuis le dernier versement.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutPresenter</name>
    <message>
        <source>proved from the ledger</source>
        <translation>prouvé par le grand livre</translation>
    </message>
    <message>
        <source>off by %1</source>
        <translation>écart de %1</translation>
    </message>
    <message>
        <source>not proved: its lines are not those it was made of</source>
        <translation>non prouvé&#xa0;: ses lignes ne sont pas celles dont il a été fait</translation>
    </message>
    <message>
        <source>%1 is paid out to %2 now, with the same payments and refunds as before.</source>
        <translation>%1 est versé maintenant sur %2, avec les mêmes paiements et remboursements qu’auparavant.</translation>
    </message>
    <message>
        <source>It failed again. The new payout can be paid out once more.</source>
        <translation>Nouvel échec. Le nouveau versement peut être versé encore une fois.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutSumWords</name>
    <message>
        <source>Payout %1</source>
        <translation>Versement %1</translation>
    </message>
    <message>
        <source>Next payout</source>
        <translation>Prochain versement</translation>
    </message>
    <message>
        <source>Next payout to %1</source>
        <translation>Prochain versement sur %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Remboursement</translation>
    </message>
    <message>
        <source>Set aside for refunds under way: still in the sum</source>
        <translation>Mis de côté pour des remboursements en cours&#xa0;: encore dans la somme</translation>
    </message>
    <message>
        <source>Set aside already when the last payout was made</source>
        <translation>Déjà mis de côté lors du dernier versement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutWords</name>
    <message>
        <source>Succeeded</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>Paid again</source>
        <translation>Versé depuis</translation>
    </message>
    <message>
        <source>No bulk</source>
        <translation>Sans lot</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>Pas encore de compte</translation>
    </message>
    <message>
        <source>no bulk</source>
        <translation>sans lot</translation>
    </message>
    <message>
        <source>bulk “%1”</source>
        <translation>lot «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>1 refund</source>
        <translation>1 remboursement</translation>
    </message>
    <message>
        <source>%1 refunds</source>
        <translation>%1 remboursements</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>En ligne</translation>
    </message>
    <message>
        <source>In store</source>
        <translation>En magasin</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>aujourd’hui %1</translation>
    </message>
    <message>
        <source>tomorrow %1</source>
        <translation>demain %1</translation>
    </message>
    <message>
        <source>1 payout</source>
        <translation>1 versement</translation>
    </message>
    <message>
        <source>%1 payouts</source>
        <translation>%1 versements</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsModel</name>
    <message>
        <source>Failed, and paid out again by %1</source>
        <translation>Échoué, puis versé à nouveau par %1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Versement</translation>
    </message>
    <message>
        <source>Bulk</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Versé</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsPage</name>
    <message>
        <source>Payouts</source>
        <translation>Versements</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Write payouts to a file, or a month for the accountant (Ctrl+E)</source>
        <translation>Écrire les versements dans un fichier, ou un mois pour le comptable (Ctrl+E)</translation>
    </message>
    <message>
        <source>These payouts…</source>
        <translation>Ces versements…</translation>
    </message>
    <message>
        <source>The lines of the chosen payout…</source>
        <translation>Les lignes du versement choisi…</translation>
    </message>
    <message>
        <source>A month for the accountant…</source>
        <translation>Un mois pour le comptable…</translation>
    </message>
    <message>
        <source>Bulk</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Bulk: %1</source>
        <translation>Lot&#xa0;: %1</translation>
    </message>
    <message>
        <source>All bulks</source>
        <translation>Tous les lots</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Statut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Tous les statuts</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsPresenter</name>
    <message>
        <source>No payout matches</source>
        <translation>Aucun versement ne correspond</translation>
    </message>
    <message>
        <source>No payout fits the time, the bulk and the status chosen above.</source>
        <translation>Aucun versement ne correspond à la période, au lot et au statut choisis ci-dessus.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>No payouts yet</source>
        <translation>Pas encore de versements</translation>
    </message>
    <message>
        <source>Once a day, what was paid less what was refunded goes to the account. Each payout is listed here with its payments and refunds.</source>
        <translation>Une fois par jour, ce qui a été payé moins ce qui a été remboursé va sur le compte. Chaque versement est listé ici avec ses paiements et remboursements.</translation>
    </message>
    <message>
        <source>The payouts cannot be shown</source>
        <translation>Les versements ne peuvent pas être affichés</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsView</name>
    <message>
        <source>Payouts</source>
        <translation>Versements</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Grand livre</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PeriodDialog</name>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Show payments</source>
        <translation>Afficher les paiements</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Show a period</source>
        <translation>Afficher une période</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PlaceText</name>
    <message>
        <source>Go to payments</source>
        <translation>Aller aux paiements</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Till</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Versements</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Rapports</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Lock till</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Keep the counter to yourself</source>
        <translation>Gardez la caisse pour vous</translation>
    </message>
    <message>
        <source>Staff will sign in and out here, so that nobody else uses the till while you are away.</source>
        <translation>Le personnel se connectera et se déconnectera ici, pour que personne d’autre n’utilise la caisse en votre absence.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PointsOfSalePage</name>
    <message>
        <source>Point of sale</source>
        <translation>Point de vente</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Magasin</translation>
    </message>
    <message>
        <source>Shop id</source>
        <translation>ID du magasin</translation>
    </message>
    <message>
        <source>Points of sale</source>
        <translation>Points de vente</translation>
    </message>
    <message>
        <source>Add point of sale</source>
        <translation>Ajouter un point de vente</translation>
    </message>
    <message>
        <source>Sticker</source>
        <translation>Autocollant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>For you and your staff</source>
        <translation>Pour vous et votre personnel</translation>
    </message>
    <message>
        <source>Letters and digits; stays as it is</source>
        <translation>Lettres et chiffres&#xa0;; ne change plus</translation>
    </message>
    <message>
        <source>Shop name</source>
        <translation>Nom du magasin</translation>
    </message>
    <message>
        <source>Your own number of the shop</source>
        <translation>Votre propre numéro du magasin</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>The points of sale could not be read</source>
        <translation>Les points de vente n’ont pas pu être lus</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>Pas encore de profil</translation>
    </message>
    <message>
        <source>Points of sale belong to a profile. Add one first.</source>
        <translation>Les points de vente appartiennent à un profil. Ajoutez-en un d’abord.</translation>
    </message>
    <message>
        <source>No point of sale yet</source>
        <translation>Pas encore de point de vente</translation>
    </message>
    <message>
        <source>A point of sale is a till, a table or a counter. Each can have a sticker with a QR code of its own.</source>
        <translation>Un point de vente est une caisse, une table ou un comptoir. Chacun peut avoir un autocollant avec son propre code QR.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PrintText</name>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProfileChoice</name>
    <message>
        <source>All profiles</source>
        <translation>Tous les profils</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProfileSwitcher</name>
    <message>
        <source>Choose another profile</source>
        <translation>Choisir un autre profil</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>Profil&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (closed)</source>
        <translation>%1 (fermé)</translation>
    </message>
    <message>
        <source>New profile of %1…</source>
        <translation>Nouveau profil de %1…</translation>
    </message>
    <message>
        <source>No profile</source>
        <translation>Aucun profil</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProfilesPage</name>
    <message>
        <source>Profile id</source>
        <translation>ID du profil</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Profile name</source>
        <translation>Nom du profil</translation>
    </message>
    <message>
        <source>For you and your staff</source>
        <translation>Pour vous et votre personnel</translation>
    </message>
    <message>
        <source>Name shown to customers</source>
        <translation>Nom montré aux clients</translation>
    </message>
    <message>
        <source>Payout account</source>
        <translation>Compte de versement</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Bulk id</source>
        <translation>ID de lot</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>A closed profile takes no payments</source>
        <translation>Un profil fermé ne reçoit pas de paiements</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>Adresse de callback</translation>
    </message>
    <message>
        <source>Told when a payment has ended</source>
        <translation>Avertie quand un paiement est terminé</translation>
    </message>
    <message>
        <source>Identify address</source>
        <translation>Adresse d’identification</translation>
    </message>
    <message>
        <source>Told when the customer has scanned</source>
        <translation>Avertie quand le client a scanné</translation>
    </message>
    <message>
        <source>Callback header</source>
        <translation>En-tête de callback</translation>
    </message>
    <message>
        <source>Allow this computer</source>
        <translation>Autoriser cet ordinateur</translation>
    </message>
    <message>
        <source>http and loopback, for testing</source>
        <translation>http et loopback, pour tester</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
    <message>
        <source>Paid money may be given back</source>
        <translation>L’argent payé peut être rendu</translation>
    </message>
    <message>
        <source>Refunds by API key</source>
        <translation>Remboursements par clé d’API</translation>
    </message>
    <message>
        <source>Not only with a signature</source>
        <translation>Pas seulement avec une signature</translation>
    </message>
    <message>
        <source>Ask for acknowledgement</source>
        <translation>Demander une confirmation</translation>
    </message>
    <message>
        <source>Payments wait up to 7 days for your server</source>
        <translation>Les paiements attendent votre serveur jusqu’à 7 jours</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermé</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>The profiles could not be read</source>
        <translation>Les profils n’ont pas pu être lus</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No merchant yet</source>
        <translation>Pas encore de commerçant</translation>
    </message>
    <message>
        <source>Profiles belong to a merchant: the company that takes the payments. Add it first.</source>
        <translation>Les profils appartiennent à un commerçant&#xa0;: l’entreprise qui reçoit les paiements. Ajoutez-la d’abord.</translation>
    </message>
    <message>
        <source>Go to merchants</source>
        <translation>Aller aux commerçants</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>Pas encore de profil</translation>
    </message>
    <message>
        <source>A profile is one way in which a merchant takes payments: a web shop, a counter, invoices.</source>
        <translation>Un profil est une façon pour un commerçant de recevoir des paiements&#xa0;: une boutique en ligne, un comptoir, des factures.</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>Allow private networks</source>
        <translation>Autoriser les réseaux privés</translation>
    </message>
    <message>
        <source>Servers of your own network, such as 192.168.1.20</source>
        <translation>Serveurs de votre propre réseau, par exemple 192.168.1.20</translation>
    </message>
    <message>
        <source>Ask before settling</source>
        <translation>Demander avant de régler</translation>
    </message>
    <message>
        <source>Your server decides whether an authorized payment is paid</source>
        <translation>Votre serveur décide si un paiement autorisé est exécuté</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ProgressWords</name>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>Scanné</translation>
    </message>
    <message>
        <source>Authorized</source>
        <translation>Autorisé</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::QrCode</name>
    <message>
        <source>QR code of the payment</source>
        <translation>Code QR du paiement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::QrPresenter</name>
    <message>
        <source>Your web shop still has to acknowledge this payment.</source>
        <translation>Votre boutique en ligne doit encore confirmer ce paiement.</translation>
    </message>
    <message>
        <source>The customer has scanned the code and is confirming.</source>
        <translation>Le client a scanné le code et confirme.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::QrView</name>
    <message>
        <source>Cancel payment</source>
        <translation>Annuler le paiement</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nouveau paiement</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Rail</name>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Show the names of the views</source>
        <translation>Afficher le nom des vues</translation>
    </message>
    <message>
        <source>Show only the icons of the views</source>
        <translation>N’afficher que les icônes</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RailButton</name>
    <message>
        <source>Needs attention: %1</source>
        <translation>Demande votre attention&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReceiptDialog</name>
    <message>
        <source>Till roll</source>
        <translation>Rouleau de caisse</translation>
    </message>
    <message>
        <source>80 mm wide</source>
        <translation>80 mm de large</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
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
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Sent to the printer %1 ✓</source>
        <translation>Envoyé à l’imprimante %1 ✓</translation>
    </message>
    <message>
        <source>The printer took nothing. Is it on and connected?</source>
        <translation>L’imprimante n’a rien accepté. Est-elle allumée et connectée ?</translation>
    </message>
    <message>
        <source>Saved as %1 ✓</source>
        <translation>Enregistré sous %1 ✓</translation>
    </message>
    <message>
        <source>What will be printed</source>
        <translation>Ce qui sera imprimé</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReceiptWords</name>
    <message>
        <source>Receipt</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Point de vente</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Payé par</translation>
    </message>
    <message>
        <source>account ending in %1</source>
        <translation>compte se terminant par %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>on its way</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Paid after refunds</source>
        <translation>Payé après remboursements</translation>
    </message>
    <message>
        <source>There is a receipt only of a paid payment.</source>
        <translation>Il n’y a de reçu que d’un paiement payé.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundDetailsView</name>
    <message>
        <source>Show the payment</source>
        <translation>Afficher le paiement</translation>
    </message>
    <message>
        <source>Refund details</source>
        <translation>Détails du remboursement</translation>
    </message>
    <message>
        <source>No refund chosen</source>
        <translation>Aucun remboursement choisi</translation>
    </message>
    <message>
        <source>Choose a refund to see what became of it.</source>
        <translation>Choisissez un remboursement pour voir ce qu’il est devenu.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Montant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Payment %1</source>
        <translation>Paiement %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundDialog</name>
    <message>
        <source>All that is left</source>
        <translation>Tout ce qui reste</translation>
    </message>
    <message>
        <source>Part of it</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Transfer it yourself…</source>
        <translation>Virer vous-même…</translation>
    </message>
    <message>
        <source>Description (optional)</source>
        <translation>Description (facultative)</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>For example: returned tart</source>
        <translation>Par exemple&#xa0;: tarte rapportée</translation>
    </message>
    <message>
        <source>Amount to give back</source>
        <translation>Montant à rembourser</translation>
    </message>
    <message>
        <source>Not known yet whether the refund was made; checking. The same request is asked again, so it is never made twice.</source>
        <translation>On ne sait pas encore si le remboursement a été fait&#xa0;; vérification en cours. La même demande est répétée, il n’est donc jamais fait deux fois.</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Vérifier maintenant</translation>
    </message>
    <message>
        <source>Account of the customer</source>
        <translation>Compte du client</translation>
    </message>
    <message>
        <source>Shows the customer&apos;s whole account number. That it was shown is recorded.</source>
        <translation>Affiche le numéro de compte complet du client. Cet affichage est enregistré.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Refunding…</source>
        <translation>Remboursement…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>If it was made, it stands among the refunds of the payment.</source>
        <translation>S’il a été fait, il figure parmi les remboursements du paiement.</translation>
    </message>
    <message>
        <source>That it was shown is recorded. A transfer of your own is not counted as a refund.</source>
        <translation>Cet affichage est enregistré. Votre propre virement ne compte pas comme un remboursement.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundForm</name>
    <message>
        <source>Type the amount to give back.</source>
        <translation>Saisissez le montant à rembourser.</translation>
    </message>
    <message>
        <source>This is not an amount. Type it like 24.50 or 24,50.</source>
        <translation>Ce n’est pas un montant. Saisissez-le comme 24,50 ou 24.50.</translation>
    </message>
    <message>
        <source>The amount must be at least %1.</source>
        <translation>Le montant doit être d’au moins %1.</translation>
    </message>
    <message>
        <source>Only %1 is left of this payment.</source>
        <translation>Il ne reste que %1 de ce paiement.</translation>
    </message>
    <message>
        <source>The next payout holds only %1, and no refund can be higher. Refund a part, or try again after more payments.</source>
        <translation>Le prochain versement ne contient que %1, et aucun remboursement ne peut être plus élevé. Remboursez une partie ou réessayez après d’autres paiements.</translation>
    </message>
    <message>
        <source>What is left of the payment is not known yet.</source>
        <translation>Ce qui reste du paiement n’est pas encore connu.</translation>
    </message>
    <message>
        <source>The refund has been asked for.</source>
        <translation>Le remboursement a été demandé.</translation>
    </message>
    <message>
        <source>The refund has been made.</source>
        <translation>Le remboursement a été fait.</translation>
    </message>
    <message>
        <source>Refund payment</source>
        <translation>Rembourser le paiement</translation>
    </message>
    <message>
        <source>Refund %1</source>
        <translation>Rembourser %1</translation>
    </message>
    <message>
        <source>Paid %1 on %2</source>
        <translation>%1 payés le %2</translation>
    </message>
    <message>
        <source>Paid %1 by %2 on %3</source>
        <translation>%1 payés par %2 le %3</translation>
    </message>
    <message>
        <source>refunded so far %1</source>
        <translation>%1 remboursés jusqu’ici</translation>
    </message>
    <message>
        <source>%1 on its way</source>
        <translation>%1 en cours</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Rembourser</translation>
    </message>
    <message>
        <source>The customer</source>
        <translation>Le client</translation>
    </message>
    <message>
        <source>%1 gets %2 back.</source>
        <translation>%1 récupère %2.</translation>
    </message>
    <message>
        <source>%1 gets %2 back on %3.</source>
        <translation>%1 récupère %2 sur %3.</translation>
    </message>
    <message>
        <source>It is taken from the next payout to %1.</source>
        <translation>La somme est prélevée sur le prochain versement à %1.</translation>
    </message>
    <message>
        <source>tonight&apos;s payout</source>
        <translation>le versement de cette nuit</translation>
    </message>
    <message>
        <source>the payout of %1</source>
        <translation>le versement du %1</translation>
    </message>
    <message>
        <source>%1 of bulk “%2”</source>
        <translation>%1 du bulk «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>It is taken from %1 to %2.</source>
        <translation>La somme est prélevée sur %1 à %2.</translation>
    </message>
    <message>
        <source>It is taken from %1 to %2, which then is %3.</source>
        <translation>La somme est prélevée sur %1 à %2, qui sera alors de %3.</translation>
    </message>
    <message>
        <source>%1 is on its way back</source>
        <translation>%1 sont en cours de remboursement</translation>
    </message>
    <message>
        <source>%1 is refunded</source>
        <translation>%1 ont été remboursés</translation>
    </message>
    <message>
        <source>The refund of %1 has failed</source>
        <translation>Le remboursement de %1 a échoué</translation>
    </message>
    <message>
        <source>The refund is made and is being processed. You can close this window.</source>
        <translation>Le remboursement est créé et en cours de traitement. Vous pouvez fermer cette fenêtre.</translation>
    </message>
    <message>
        <source>The money has gone back to the customer.</source>
        <translation>L’argent est retourné au client.</translation>
    </message>
    <message>
        <source>No money has moved. The amount can be refunded again.</source>
        <translation>Aucun argent n’a bougé. Le montant peut être remboursé à nouveau.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundPresenter</name>
    <message>
        <source>Refund of %1</source>
        <translation>Remboursement de %1</translation>
    </message>
    <message>
        <source>The money is set aside and goes back in a moment.</source>
        <translation>L’argent est mis de côté et repart dans un instant.</translation>
    </message>
    <message>
        <source>The money has gone back to the customer.</source>
        <translation>L’argent est retourné au client.</translation>
    </message>
    <message>
        <source>No money has moved. The amount can be refunded again.</source>
        <translation>Aucun argent n’a bougé. Le montant peut être remboursé à nouveau.</translation>
    </message>
    <message>
        <source>Refund ID</source>
        <translation>ID du remboursement</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Demandé par</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Debtor</source>
        <translation>Payeur</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Va vers</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
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
        <translation>En attente</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>1 refund</source>
        <translation>1 remboursement</translation>
    </message>
    <message>
        <source>%1 refunds</source>
        <translation>%1 remboursements</translation>
    </message>
    <message>
        <source>At this desk</source>
        <translation>À cette caisse</translation>
    </message>
    <message>
        <source>API key “%1”</source>
        <translation>Clé d’API «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>A request signed with key “%1”</source>
        <translation>Une demande signée avec la clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>Le service</translation>
    </message>
    <message>
        <source>tonight %1</source>
        <translation>cette nuit %1</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>aujourd’hui %1</translation>
    </message>
    <message>
        <source>All of it is being refunded.</source>
        <translation>Tout est en cours de remboursement.</translation>
    </message>
    <message>
        <source>All of it has been refunded.</source>
        <translation>Tout a été remboursé.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundsModel</name>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundsPresenter</name>
    <message>
        <source>No refund matches</source>
        <translation>Aucun remboursement trouvé</translation>
    </message>
    <message>
        <source>No refund fits all of the filters above.</source>
        <translation>Aucun remboursement ne répond à tous les filtres ci-dessus.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Rien ici</translation>
    </message>
    <message>
        <source>No refund is in this state now.</source>
        <translation>Aucun remboursement n’est dans cet état actuellement.</translation>
    </message>
    <message>
        <source>Show all refunds</source>
        <translation>Afficher tous les remboursements</translation>
    </message>
    <message>
        <source>No refunds yet</source>
        <translation>Pas encore de remboursements</translation>
    </message>
    <message>
        <source>To give money back, choose a paid payment and press Refund. Every refund is listed here with its state.</source>
        <translation>Pour rembourser, choisissez un paiement payé et appuyez sur Rembourser. Chaque remboursement figure ici avec son état.</translation>
    </message>
    <message>
        <source>Go to payments</source>
        <translation>Aller aux paiements</translation>
    </message>
    <message>
        <source>The refunds cannot be shown</source>
        <translation>Les remboursements ne peuvent pas être affichés</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundsView</name>
    <message>
        <source>Groups of refunds</source>
        <translation>Groupes de remboursements</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportPaper</name>
    <message>
        <source>Made by Tilldesk on %1</source>
        <translation>Établi par Tilldesk le %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportPresenter</name>
    <message>
        <source>Taken</source>
        <translation>Encaissé</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Average payment</source>
        <translation>Paiement moyen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>taken less refunded</source>
        <translation>encaissé moins remboursé</translation>
    </message>
    <message>
        <source>Refunds stand with the point of sale of their payment, also when they were made after this period.</source>
        <translation>Les remboursements figurent au point de vente de leur paiement, même s’ils ont eu lieu après cette période.</translation>
    </message>
    <message>
        <source>Payments count in the stretch in which they were created, refunds in the one in which they were done.</source>
        <translation>Les paiements comptent dans la ligne de leur création, les remboursements dans celle de leur exécution.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportTable</name>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Encaissé</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportWords</name>
    <message>
        <source>Hour</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Point de vente</translation>
    </message>
    <message>
        <source>Takings by hour</source>
        <translation>Recettes par heure</translation>
    </message>
    <message>
        <source>Takings by day</source>
        <translation>Recettes par jour</translation>
    </message>
    <message>
        <source>Takings by week</source>
        <translation>Recettes par semaine</translation>
    </message>
    <message>
        <source>Takings by month</source>
        <translation>Recettes par mois</translation>
    </message>
    <message>
        <source>Takings by point of sale</source>
        <translation>Recettes par point de vente</translation>
    </message>
    <message>
        <source>By hour, choose a period of three days at most.</source>
        <translation>Par heure, choisissez une période de trois jours au plus.</translation>
    </message>
    <message>
        <source>By day, choose a period of three months at most.</source>
        <translation>Par jour, choisissez une période de trois mois au plus.</translation>
    </message>
    <message>
        <source>By week, choose a period of two years at most.</source>
        <translation>Par semaine, choisissez une période de deux ans au plus.</translation>
    </message>
    <message>
        <source>By month, choose a period of twenty years at most.</source>
        <translation>Par mois, choisissez une période de vingt ans au plus.</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Semaine %1</translation>
    </message>
    <message>
        <source>W%1</source>
        <comment>short for a week&apos;s number</comment>
        <translation>S%1</translation>
    </message>
    <message>
        <source>%1 on a week before</source>
        <translation>%1 par rapport à une semaine plus tôt</translation>
    </message>
    <message>
        <source>%1 on the week before</source>
        <translation>%1 par rapport à la semaine d’avant</translation>
    </message>
    <message>
        <source>%1 on the month before</source>
        <translation>%1 par rapport au mois d’avant</translation>
    </message>
    <message>
        <source>%1 on the quarter before</source>
        <translation>%1 par rapport au trimestre d’avant</translation>
    </message>
    <message>
        <source>%1 on the year before</source>
        <translation>%1 par rapport à l’année d’avant</translation>
    </message>
    <message>
        <source>%1 on the days before</source>
        <translation>%1 par rapport aux jours d’avant</translation>
    </message>
    <message>
        <source>No point of sale</source>
        <translation>Sans point de vente</translation>
    </message>
    <message>
        <source>whole profile</source>
        <translation>profil entier</translation>
    </message>
    <message>
        <source>Day close</source>
        <translation>Clôture de caisse</translation>
    </message>
    <message>
        <source>X reading</source>
        <translation>Lecture X</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportsView</name>
    <message>
        <source>Takings</source>
        <translation>Recettes</translation>
    </message>
    <message>
        <source>Day close</source>
        <translation>Clôture de caisse</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsApiKeyForm</name>
    <message>
        <source>At most 64 letters, digits, points, dashes and underscores.</source>
        <translation>Au plus 64 lettres, chiffres, points, tirets et tirets bas.</translation>
    </message>
    <message>
        <source>Without a right a key is of no use.</source>
        <translation>Sans droit, une clé est inutile.</translation>
    </message>
    <message>
        <source>At most 16 addresses or networks such as 192.168.1.0/24, with commas between them.</source>
        <translation>Au plus 16 adresses ou réseaux tels que 192.168.1.0/24, séparés par des virgules.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsApiKeys</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Créée pour</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Droits</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créée</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Dernier usage</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Integrator %1</source>
        <translation>Intégrateur %1</translation>
    </message>
    <message>
        <source>The merchant</source>
        <translation>Le commerçant</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Révoquée</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>En vigueur</translation>
    </message>
    <message>
        <source>Whoever uses the key “%1” is refused from now on. This cannot be taken back; a new key can be made at any time.</source>
        <translation>Qui utilise la clé «&#xa0;%1&#xa0;» sera refusé désormais. C’est irréversible&#xa0;; une nouvelle clé peut être créée à tout moment.</translation>
    </message>
    <message>
        <source>Payments, refunds</source>
        <translation>Paiements, remboursements</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expirée</translation>
    </message>
    <message>
        <source>Expires on %1</source>
        <translation>Expire le %1</translation>
    </message>
    <message>
        <source>Only from %1</source>
        <translation>Seulement depuis %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsCompatibleForm</name>
    <message>
        <source>At most %1 characters.</source>
        <translation>%1 caractères au plus.</translation>
    </message>
    <message>
        <source>Type an address like https://claims.example, without a slash at its end.</source>
        <translation>Tapez une adresse comme https://claims.example, sans barre oblique à la fin.</translation>
    </message>
    <message>
        <source>This name cannot be used: it must be one line.</source>
        <translation>Ce nom est inutilisable : il doit tenir sur une ligne.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsEndpointForm</name>
    <message>
        <source>This computer is served, but the network is not: port %1 is taken there, or this computer is on no network. Choose another port, or connect it.</source>
        <translation>Cet ordinateur est servi, mais pas le réseau&#xa0;: le port %1 y est pris, ou cet ordinateur n’est sur aucun réseau. Choisissez un autre port, ou connectez-le.</translation>
    </message>
    <message>
        <source>The endpoint is closed: port %1 is taken by another program, or this user may not use it. Choose another port.</source>
        <translation>Le point d’accès est fermé&#xa0;: le port %1 est pris par un autre programme, ou cet utilisateur ne peut pas l’utiliser. Choisissez un autre port.</translation>
    </message>
    <message>
        <source>Its certificate was made here, so phones and other computers do not trust it yet. Install this file on each of them as a trusted authority, or choose a certificate of your own below.</source>
        <translation>Son certificat a été créé ici&#xa0;: les téléphones et autres ordinateurs ne lui font pas encore confiance. Installez ce fichier sur chacun comme autorité de confiance, ou choisissez ci-dessous votre propre certificat.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Un port est un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>The network needs another port than this computer.</source>
        <translation>Le réseau a besoin d’un autre port que cet ordinateur.</translation>
    </message>
    <message>
        <source>Type an address like https://pay.example.com, without a slash at its end.</source>
        <translation>Tapez une adresse comme https://pay.example.com, sans barre oblique à la fin.</translation>
    </message>
    <message>
        <source>Choose the certificate of this key as well.</source>
        <translation>Choisissez aussi le certificat de cette clé.</translation>
    </message>
    <message>
        <source>Choose the key of this certificate as well.</source>
        <translation>Choisissez aussi la clé de ce certificat.</translation>
    </message>
    <message>
        <source>These files cannot be used. They must be PEM, readable, valid today, belong together, and the key must have no passphrase and be its owner&apos;s alone.</source>
        <translation>Ces fichiers sont inutilisables. Ils doivent être en PEM, lisibles, valables aujourd’hui et aller ensemble, et la clé doit être sans phrase secrète et lisible par son seul propriétaire.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsForm</name>
    <message>
        <source>It is being saved</source>
        <translation>Enregistrement en cours</translation>
    </message>
    <message>
        <source>Correct what is marked first</source>
        <translation>Corrigez d’abord ce qui est marqué</translation>
    </message>
    <message>
        <source>Nothing has been changed</source>
        <translation>Rien n’a été modifié</translation>
    </message>
    <message>
        <source>Fill in what is still empty first</source>
        <translation>Remplissez d’abord ce qui est encore vide</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMerchantKeysForm</name>
    <message>
        <source>%1 usable: %2</source>
        <translation>%1 utilisable(s)&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 not usable</source>
        <translation>%1 inutilisable(s)</translation>
    </message>
    <message>
        <source>This is not a JSON object. Paste the whole key set, from { to }.</source>
        <translation>Ce n’est pas un objet JSON. Collez tout le jeu de clés, de { à }.</translation>
    </message>
    <message>
        <source>A key set has a list named “keys”. This has none.</source>
        <translation>Un jeu de clés a une liste «&#xa0;keys&#xa0;». Celui-ci n’en a pas.</translation>
    </message>
    <message>
        <source>There is no key in this key set.</source>
        <translation>Il n’y a pas de clé dans ce jeu de clés.</translation>
    </message>
    <message>
        <source>There is a private key in it. Paste public keys only, and stop using that one.</source>
        <translation>Il contient une clé privée. Ne collez que des clés publiques, et n’utilisez plus celle-là.</translation>
    </message>
    <message>
        <source>No key in it can check signatures. A key needs a “kid” of its own and must be P-256, or RSA from 2048 bit.</source>
        <translation>Aucune clé ne peut vérifier des signatures. Une clé doit avoir son propre «&#xa0;kid&#xa0;» et être P-256, ou RSA à partir de 2048 bits.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPage</name>
    <message>
        <source>Discard</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Saved ✓</source>
        <translation>Enregistré ✓</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPageText</name>
    <message>
        <source>Merchants</source>
        <translation>Commerçants</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Points of sale</source>
        <translation>Points de vente</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>Clés d’API</translation>
    </message>
    <message>
        <source>Signing keys</source>
        <translation>Clés de signature</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Point d’accès</translation>
    </message>
    <message>
        <source>Simulation and clock</source>
        <translation>Simulation et horloge</translation>
    </message>
    <message>
        <source>Existing clients</source>
        <translation>Clients existants</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPointOfSaleForm</name>
    <message>
        <source>At most %1 of the letters A to Z and digits.</source>
        <translation>Au plus %1 lettres de A à Z et chiffres.</translation>
    </message>
    <message>
        <source>This profile has a point of sale with this id already.</source>
        <translation>Ce profil a déjà un point de vente avec cet ID.</translation>
    </message>
    <message>
        <source>This id is taken, or the profile has 1000 points of sale, the most there can be.</source>
        <translation>Cet identifiant est déjà pris, ou le profil a 1000 points de vente, le maximum.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsProfileForm</name>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>Puts payments together in one payout; empty: none</source>
        <translation>Regroupe des paiements dans un versement&#xa0;; vide&#xa0;: aucun</translation>
    </message>
    <message>
        <source>Puts payments together in one payout</source>
        <translation>Regroupe des paiements dans un versement</translation>
    </message>
    <message>
        <source>Same length as your other profiles ✓</source>
        <translation>Même longueur que vos autres profils ✓</translation>
    </message>
    <message>
        <source>Your other profiles use %1 characters</source>
        <translation>Vos autres profils utilisent %1 caractères</translation>
    </message>
    <message>
        <source>Without one the profile takes no payments</source>
        <translation>Sans compte, le profil ne reçoit pas de paiements</translation>
    </message>
    <message>
        <source>Check digits fit ✓</source>
        <translation>Chiffres de contrôle corrects ✓</translation>
    </message>
    <message>
        <source>A profile needs a name.</source>
        <translation>Un profil a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Customers must see whom they pay.</source>
        <translation>Les clients doivent voir qui ils paient.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsServiceKeys</name>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithme</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiée</translation>
    </message>
    <message>
        <source>Signs from</source>
        <translation>Signe dès le</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Disparaît</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Signing</source>
        <translation>Signe</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Sortante</translation>
    </message>
    <message>
        <source>New keys are being made</source>
        <translation>De nouvelles clés sont créées</translation>
    </message>
    <message>
        <source>New keys wait already; they sign soon</source>
        <translation>De nouvelles clés attendent déjà&#xa0;; elles signeront bientôt</translation>
    </message>
    <message>
        <source>A new key of each algorithm is published now and signs from 24 hours later on. The old ones stay in the key set for another 24 hours. Shops that read the key set at its address notice nothing.</source>
        <translation>Une nouvelle clé de chaque algorithme est publiée maintenant et signe 24 heures plus tard. Les anciennes restent encore 24 heures dans le jeu de clés. Les magasins qui lisent le jeu de clés à son adresse ne remarquent rien.</translation>
    </message>
    <message>
        <source>New keys wait already. They can be replaced once they sign.</source>
        <translation>De nouvelles clés attendent déjà. Elles pourront être remplacées quand elles signeront.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSimulation</name>
    <message>
        <source>This is a production database. Customers and time are real here, so the simulation can never be switched on.</source>
        <translation>C’est une base de données de production. Clients et heure y sont réels, la simulation ne peut donc jamais être activée.</translation>
    </message>
    <message>
        <source>The clock stands still</source>
        <translation>L’horloge est arrêtée</translation>
    </message>
    <message>
        <source>The clock is the computer&apos;s</source>
        <translation>L’horloge est celle de l’ordinateur</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 j</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>The clock runs less than a minute beside the computer&apos;s</source>
        <translation>L’horloge s’écarte de moins d’une minute de celle de l’ordinateur</translation>
    </message>
    <message>
        <source>The clock runs %1 behind the computer&apos;s</source>
        <translation>L’horloge retarde de %1 sur celle de l’ordinateur</translation>
    </message>
    <message>
        <source>The clock runs %1 ahead of the computer&apos;s</source>
        <translation>L’horloge avance de %1 sur celle de l’ordinateur</translation>
    </message>
    <message>
        <source>The clock can go on by 400 days at most.</source>
        <translation>L’horloge peut avancer de 400 jours au plus.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsView</name>
    <message>
        <source>Discard the changes?</source>
        <translation>Abandonner les modifications&#xa0;?</translation>
    </message>
    <message>
        <source>Something was filled in and not saved. It is lost when you go on.</source>
        <translation>Quelque chose a été rempli et pas enregistré. Ce sera perdu si vous continuez.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer à modifier</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsWords</name>
    <message>
        <source>Online</source>
        <translation>En ligne</translation>
    </message>
    <message>
        <source>In the shop</source>
        <translation>En magasin</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>As specified (4 critical names)</source>
        <translation>Comme spécifié (4 noms critiques)</translation>
    </message>
    <message>
        <source>Extended (5 critical names, whole address)</source>
        <translation>Étendu (5 noms critiques, adresse entière)</translation>
    </message>
    <message>
        <source>Too long: %1 of at most %2 characters.</source>
        <translation>Trop long&#xa0;: %1 caractères sur %2 au plus.</translation>
    </message>
    <message>
        <source>There is a character in it that cannot be shown.</source>
        <translation>Il contient un caractère qui ne peut pas être affiché.</translation>
    </message>
    <message>
        <source>Type an https address with the whole name of a host, for example https://shop.example/notify.</source>
        <translation>Tapez une adresse https avec le nom complet d’un hôte, par exemple https://shop.example/notify.</translation>
    </message>
    <message>
        <source>This address is on this computer: switch on “Allow this computer” for it.</source>
        <translation>Cette adresse est sur cet ordinateur&#xa0;: activez pour cela «&#xa0;Autoriser cet ordinateur&#xa0;».</translation>
    </message>
    <message>
        <source>Not an IBAN yet: its country, length or check digits do not fit.</source>
        <translation>Pas encore un IBAN&#xa0;: le pays, la longueur ou les chiffres de contrôle ne vont pas.</translation>
    </message>
    <message>
        <source>An IBAN has only letters and digits.</source>
        <translation>Un IBAN ne contient que des lettres et des chiffres.</translation>
    </message>
    <message>
        <source>This address is on a private network: switch on “Allow private networks” for it.</source>
        <translation>Cette adresse est sur un réseau privé&#xa0;: activez pour cela «&#xa0;Autoriser les réseaux privés&#xa0;».</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SigningKeysPage</name>
    <message>
        <source>The service&apos;s keys</source>
        <translation>Les clés du service</translation>
    </message>
    <message>
        <source>Rotate keys…</source>
        <translation>Renouveler les clés…</translation>
    </message>
    <message>
        <source>Published key set</source>
        <translation>Jeu de clés publié</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>At an address</source>
        <translation>À une adresse</translation>
    </message>
    <message>
        <source>Pasted here</source>
        <translation>Collées ici</translation>
    </message>
    <message>
        <source>The merchant&apos;s keys</source>
        <translation>Les clés du commerçant</translation>
    </message>
    <message>
        <source>Public keys</source>
        <translation>Clés publiques</translation>
    </message>
    <message>
        <source>With them, signed requests of this profile are checked</source>
        <translation>Avec elles, les demandes signées de ce profil sont vérifiées</translation>
    </message>
    <message>
        <source>Address of the key set</source>
        <translation>Adresse du jeu de clés</translation>
    </message>
    <message>
        <source>Fetched when needed, kept for 12 hours</source>
        <translation>Lu au besoin, gardé 12 heures</translation>
    </message>
    <message>
        <source>Key set</source>
        <translation>Jeu de clés</translation>
    </message>
    <message>
        <source>A JWKS (RFC 7517)</source>
        <translation>Un JWKS (RFC 7517)</translation>
    </message>
    <message>
        <source>With them the service signs callbacks and answers. They are the same for all profiles.</source>
        <translation>Avec elles, le service signe les callbacks et les réponses. Elles sont les mêmes pour tous les profils.</translation>
    </message>
    <message>
        <source>Shops find the key set at</source>
        <translation>Les magasins trouvent le jeu de clés à</translation>
    </message>
    <message>
        <source>Signing keys</source>
        <translation>Clés de signature</translation>
    </message>
    <message>
        <source>Rotate the keys?</source>
        <translation>Renouveler les clés&#xa0;?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Renouveler</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SimulationPage</name>
    <message>
        <source>Back to the computer&apos;s time</source>
        <translation>Revenir à l’heure de l’ordinateur</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Régler</translation>
    </message>
    <message>
        <source>Simulation and clock</source>
        <translation>Simulation et horloge</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Simulated customers</source>
        <translation>Clients simulés</translation>
    </message>
    <message>
        <source>They scan and confirm in place of phones and banks. No money moves.</source>
        <translation>Ils scannent et confirment à la place des téléphones et des banques. Aucun argent ne bouge.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Allure</translation>
    </message>
    <message>
        <source>Expiry, payouts and repeats follow this clock</source>
        <translation>Expiration, versements et répétitions suivent cette horloge</translation>
    </message>
    <message>
        <source>Go on by</source>
        <translation>Avancer de</translation>
    </message>
    <message>
        <source>20 min: open payments expire</source>
        <translation>20 min&#xa0;: les paiements ouverts expirent</translation>
    </message>
    <message>
        <source>Another time</source>
        <translation>Autre durée</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Régler sur</translation>
    </message>
    <message>
        <source>A date and time in Brussels</source>
        <translation>Date et heure à Bruxelles</translation>
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
        <translation>1 jour</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 jours</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Date et heure</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activée</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>Laisser tourner</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Arrêter l’horloge</translation>
    </message>
    <message>
        <source>Switch the simulation on first</source>
        <translation>Activez d’abord la simulation</translation>
    </message>
    <message>
        <source>It is the computer&apos;s time</source>
        <translation>C’est l’heure de l’ordinateur</translation>
    </message>
    <message>
        <source>Type a whole number</source>
        <translation>Tapez un nombre entier</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Fault of callbacks</source>
        <translation>Défaut des callbacks</translation>
    </message>
    <message>
        <source>Refunds and payouts</source>
        <translation>Remboursements et versements</translation>
    </message>
    <message>
        <source>Refunds fail</source>
        <translation>Les remboursements échouent</translation>
    </message>
    <message>
        <source>Those that are processed from now on; no money moves</source>
        <translation>Ceux traités dès maintenant&#xa0;; aucun argent ne bouge</translation>
    </message>
    <message>
        <source>Payouts fail</source>
        <translation>Les versements échouent</translation>
    </message>
    <message>
        <source>Those that are made from now on; they can be paid out again</source>
        <translation>Ceux faits dès maintenant&#xa0;; ils peuvent être versés à nouveau</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StatusBar</name>
    <message>
        <source>Endpoint %1</source>
        <translation>Point d’accès %1</translation>
    </message>
    <message>
        <source>Endpoint closed: shops&apos; software cannot reach this service</source>
        <translation>Point d’accès fermé&#xa0;: les logiciels des boutiques ne peuvent pas joindre ce service</translation>
    </message>
    <message>
        <source>The ledger is wrong</source>
        <translation>Le grand livre est erroné</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StepsRow</name>
    <message>
        <source>Done: %1</source>
        <translation>Fait&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StickerBox</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Enregistrer en SVG…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>This point of sale</source>
        <translation>Ce point de vente</translation>
    </message>
    <message>
        <source>All of this profile</source>
        <translation>Tous ceux de ce profil</translation>
    </message>
    <message>
        <source>Stickers of</source>
        <translation>Autocollants de</translation>
    </message>
    <message>
        <source>A6, one on a page</source>
        <translation>A6, un par page</translation>
    </message>
    <message>
        <source>A4, eight on a page</source>
        <translation>A4, huit par page</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>The sticker that is shown, A6, for a printing house</source>
        <translation>L’autocollant affiché, A6, pour une imprimerie</translation>
    </message>
    <message>
        <source>Customers scan the same sticker each time; it shows the payment that is open at this point of sale. It holds this link:</source>
        <translation>Les clients scannent chaque fois le même autocollant&#xa0;; il montre le paiement ouvert à ce point de vente. Il contient ce lien&#xa0;:</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Saved as %1 ✓</source>
        <translation>Enregistré sous %1 ✓</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 n’a pas pu être écrit. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>Save the stickers as PDF</source>
        <translation>Enregistrer les autocollants en PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save the sticker as SVG</source>
        <translation>Enregistrer l’autocollant en SVG</translation>
    </message>
    <message>
        <source>SVG pictures (*.svg)</source>
        <translation>Images SVG (*.svg)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StickerMaker</name>
    <message>
        <source>Scan to pay</source>
        <translation>Scannez pour payer</translation>
    </message>
    <message>
        <source>With the camera or your payment app</source>
        <translation>Avec l’appareil photo ou votre appli de paiement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StickerPreview</name>
    <message>
        <source>Preview of the sticker</source>
        <translation>Aperçu de l’autocollant</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SumWords</name>
    <message>
        <source>Refunded of %1</source>
        <translation>Remboursé de %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Remboursement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TakingsPage</name>
    <message>
        <source>Takings</source>
        <translation>Recettes</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
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
        <translation>Les chiffres ne sont peut-être plus à jour. %1</translation>
    </message>
    <message>
        <source>The takings cannot be shown</source>
        <translation>Impossible d’afficher les recettes</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Nothing was taken this month</source>
        <translation>Rien n’a été encaissé ce mois-ci</translation>
    </message>
    <message>
        <source>Payments that customers have paid are counted here.</source>
        <translation>Les paiements réglés par les clients sont comptés ici.</translation>
    </message>
    <message>
        <source>Nothing was taken in this period</source>
        <translation>Rien n’a été encaissé pendant cette période</translation>
    </message>
    <message>
        <source>Show this month</source>
        <translation>Afficher ce mois-ci</translation>
    </message>
    <message>
        <source>This report as PDF…</source>
        <translation>Ce rapport en PDF…</translation>
    </message>
    <message>
        <source>These rows as CSV…</source>
        <translation>Ces lignes en CSV…</translation>
    </message>
    <message>
        <source>The payments of this period…</source>
        <translation>Les paiements de cette période…</translation>
    </message>
    <message>
        <source>Month&apos;s pack…</source>
        <translation>Dossier du mois…</translation>
    </message>
    <message>
        <source>Save the rows as CSV</source>
        <translation>Enregistrer les lignes en CSV</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Period and rows</source>
        <translation>Période et lignes</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>Lignes : %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TestCallbackDialog</name>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Send a test callback</source>
        <translation>Envoyer un callback de test</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>It is signed and sent as any callback is. It is of no payment, so nothing in the shop changes by it.</source>
        <translation>Il est signé et envoyé comme tout callback. Il ne concerne aucun paiement : rien ne change dans le commerce.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>In whose name</source>
        <translation>Au nom de qui</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>What it tells</source>
        <translation>Ce qu’il annonce</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Where it is sent</source>
        <translation>Où il est envoyé</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>To see what the receiver does</source>
        <translation>Pour voir ce que fait le destinataire</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Text</name>
    <message>
        <source>Pending</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>Scanné</translation>
    </message>
    <message>
        <source>Authorized</source>
        <translation>Autorisé</translation>
    </message>
    <message>
        <source>Refused by bank</source>
        <translation>Refusé par la banque</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expiré</translation>
    </message>
    <message>
        <source>Acknowledgement due</source>
        <translation>À confirmer</translation>
    </message>
    <message>
        <source>Voided</source>
        <translation>Invalidé</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Needs action</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <source>Last week</source>
        <translation>La semaine dernière</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Le mois dernier</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Personnalisé…</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 au %2</translation>
    </message>
    <message>
        <source>Nothing was sent. Fill in the form and try again.</source>
        <translation>Rien n’a été envoyé. Remplissez le formulaire et réessayez.</translation>
    </message>
    <message>
        <source>Something is missing. Fill it in and try again.</source>
        <translation>Il manque quelque chose. Complétez et réessayez.</translation>
    </message>
    <message>
        <source>Something is not filled in correctly. Correct it and try again.</source>
        <translation>Quelque chose est mal rempli. Corrigez et réessayez.</translation>
    </message>
    <message>
        <source>You are not signed in. Sign in and try again.</source>
        <translation>Vous n’êtes pas connecté. Connectez-vous et réessayez.</translation>
    </message>
    <message>
        <source>You may not do this. Ask someone with more rights.</source>
        <translation>Vous n’êtes pas autorisé à faire cela. Demandez à une personne habilitée.</translation>
    </message>
    <message>
        <source>Only the merchant who created this payment can cancel it.</source>
        <translation>Seul le commerçant qui a créé ce paiement peut l’annuler.</translation>
    </message>
    <message>
        <source>There is no such payment.</source>
        <translation>Ce paiement n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such merchant.</source>
        <translation>Ce commerçant n’existe pas.</translation>
    </message>
    <message>
        <source>This profile does not exist any more. Choose another one.</source>
        <translation>Ce profil n’existe plus. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This API key does not exist any more.</source>
        <translation>Cette clé d’API n’existe plus.</translation>
    </message>
    <message>
        <source>This profile takes no payments: it is closed or has no bank account yet.</source>
        <translation>Ce profil n’encaisse pas de paiements&#xa0;: il est fermé ou n’a pas encore de compte bancaire.</translation>
    </message>
    <message>
        <source>The payment has moved on in the meantime. Nothing was changed.</source>
        <translation>Le paiement a évolué entre-temps. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The payment does not wait for an acknowledgement. Nothing was changed.</source>
        <translation>Le paiement n’attend pas de confirmation. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The amount is not that of the payment.</source>
        <translation>Le montant n’est pas celui du paiement.</translation>
    </message>
    <message>
        <source>Only a paid payment can be refunded.</source>
        <translation>Seul un paiement payé peut être remboursé.</translation>
    </message>
    <message>
        <source>This payment cannot be refunded.</source>
        <translation>Ce paiement ne peut pas être remboursé.</translation>
    </message>
    <message>
        <source>This point of sale does not exist any more.</source>
        <translation>Ce point de vente n’existe plus.</translation>
    </message>
    <message>
        <source>The simulation is off. Switch it on in Settings, Simulation.</source>
        <translation>La simulation est désactivée. Activez-la dans Paramètres, Simulation.</translation>
    </message>
    <message>
        <source>The service does not know this request. Is it the same version?</source>
        <translation>Le service ne connaît pas cette demande. Est-ce la même version&#xa0;?</translation>
    </message>
    <message>
        <source>This is too much at once. Shorten it.</source>
        <translation>C’est trop à la fois. Raccourcissez.</translation>
    </message>
    <message>
        <source>The service took too long. Try again.</source>
        <translation>Le service a mis trop de temps. Réessayez.</translation>
    </message>
    <message>
        <source>Too many requests in a short time. Wait a moment and try again.</source>
        <translation>Trop de demandes en peu de temps. Patientez un instant et réessayez.</translation>
    </message>
    <message>
        <source>The service is busy or closing. Nothing was done; try again in a moment.</source>
        <translation>Le service est occupé ou se ferme. Rien n’a été fait&#xa0;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The data could not be read or written. Nothing was done. Check the free space on the disk, then try again.</source>
        <translation>Les données n’ont pas pu être lues ou écrites. Rien n’a été fait. Vérifiez l’espace libre sur le disque, puis réessayez.</translation>
    </message>
    <message>
        <source>Something went wrong that should not. Try again; if it stays, restart Tilldesk.</source>
        <translation>Une erreur inattendue s’est produite. Réessayez&#xa0;; si elle persiste, redémarrez Tilldesk.</translation>
    </message>
    <message>
        <source>The customer is confirming this payment right now, or it has ended. It was not cancelled.</source>
        <translation>Le client est en train de confirmer ce paiement, ou celui-ci est terminé. Il n’a pas été annulé.</translation>
    </message>
    <message>
        <source>Too long: %1 of at most %2 characters.</source>
        <translation>Trop long&#xa0;: %1 caractères sur %2 au plus.</translation>
    </message>
    <message>
        <source>Banks do not accept the character “%1”.</source>
        <translation>Les banques n’acceptent pas le caractère «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Scan to pay</source>
        <translation>Scannez pour payer</translation>
    </message>
    <message>
        <source>Check your phone</source>
        <translation>Regardez votre téléphone</translation>
    </message>
    <message>
        <source>The bank refused the payment</source>
        <translation>La banque a refusé le paiement</translation>
    </message>
    <message>
        <source>The payment failed</source>
        <translation>Le paiement a échoué</translation>
    </message>
    <message>
        <source>The payment was cancelled</source>
        <translation>Le paiement a été annulé</translation>
    </message>
    <message>
        <source>The time to pay has passed</source>
        <translation>Le délai de paiement est écoulé</translation>
    </message>
    <message>
        <source>The payment was voided</source>
        <translation>Le paiement a été invalidé</translation>
    </message>
    <message>
        <source>1 payment</source>
        <translation>1 paiement</translation>
    </message>
    <message>
        <source>%1 payments</source>
        <translation>%1 paiements</translation>
    </message>
    <message>
        <source>Expires in %1</source>
        <translation>Expire dans %1</translation>
    </message>
    <message>
        <source>Created at this desk</source>
        <translation>Créé à cette caisse</translation>
    </message>
    <message>
        <source>Created through API key “%1”</source>
        <translation>Créé par la clé d’API «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Created by a request signed with key “%1”</source>
        <translation>Créé par une demande signée avec la clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Created by the service</source>
        <translation>Créé par le service</translation>
    </message>
    <message>
        <source>Cancelled at this desk</source>
        <translation>Annulé à cette caisse</translation>
    </message>
    <message>
        <source>Cancelled through API key “%1”</source>
        <translation>Annulé par la clé d’API «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Cancelled by a request signed with key “%1”</source>
        <translation>Annulé par une demande signée avec la clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Cancelled by the merchant</source>
        <translation>Annulé par le commerçant</translation>
    </message>
    <message>
        <source>Acknowledged through API key “%1”</source>
        <translation>Confirmé par la clé d’API «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Acknowledged by a request signed with key “%1”</source>
        <translation>Confirmé par une demande signée avec la clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Acknowledged by the merchant</source>
        <translation>Confirmé par le commerçant</translation>
    </message>
    <message>
        <source>Scanned by %1</source>
        <translation>Scanné par %1</translation>
    </message>
    <message>
        <source>Replaced by a new payment at the point of sale</source>
        <translation>Remplacé par un nouveau paiement au point de vente</translation>
    </message>
    <message>
        <source>Cancelled by %1</source>
        <translation>Annulé par %1</translation>
    </message>
    <message>
        <source>Cancelled by the customer</source>
        <translation>Annulé par le client</translation>
    </message>
    <message>
        <source>Authorized by bank</source>
        <translation>Autorisé par la banque</translation>
    </message>
    <message>
        <source>Failed for a technical reason</source>
        <translation>Échec pour une raison technique</translation>
    </message>
    <message>
        <source>Paid, waiting for the merchant&apos;s acknowledgement</source>
        <translation>Payé, en attente de la confirmation du commerçant</translation>
    </message>
    <message>
        <source>Voided: it was not acknowledged in time</source>
        <translation>Invalidé&#xa0;: pas confirmé à temps</translation>
    </message>
    <message>
        <source>Waiting for the shop&apos;s acknowledgement</source>
        <translation>En attente de l&apos;accusé de réception du magasin</translation>
    </message>
    <message>
        <source>This callback is not in the log any more.</source>
        <translation>Ce callback n’est plus dans le journal.</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>There is no such refund.</source>
        <translation>Ce remboursement n’existe pas.</translation>
    </message>
    <message>
        <source>This is more than what is left of the payment.</source>
        <translation>C’est plus que ce qui reste du paiement.</translation>
    </message>
    <message>
        <source>This profile does not allow refunds. Settings can change that.</source>
        <translation>Ce profil n’autorise pas les remboursements. Cela peut être changé dans les Paramètres.</translation>
    </message>
    <message>
        <source>The money for this refund has not come in yet. Try again after more payments.</source>
        <translation>L’argent de ce remboursement n’est pas encore arrivé. Réessayez après d’autres paiements.</translation>
    </message>
    <message>
        <source>Another refund was asked for with the same key. Look at the payment&apos;s refunds.</source>
        <translation>Un autre remboursement a été demandé avec la même clé. Consultez les remboursements du paiement.</translation>
    </message>
    <message>
        <source>There is no such payout.</source>
        <translation>Ce versement n’existe pas.</translation>
    </message>
    <message>
        <source>This payout has been paid out already.</source>
        <translation>Ce versement a déjà été versé.</translation>
    </message>
    <message>
        <source>This quarter</source>
        <translation>Ce trimestre</translation>
    </message>
    <message>
        <source>Last quarter</source>
        <translation>Le trimestre dernier</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>L’année dernière</translation>
    </message>
    <message>
        <source>The file could not be written. Choose another folder, or close the program that has it open.</source>
        <translation>Le fichier n’a pas pu être écrit. Choisissez un autre dossier, ou fermez le programme qui l’utilise.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for this file. Nothing was written.</source>
        <translation>Il n’y a pas assez de place sur le disque pour ce fichier. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Arrêté. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Created by scanning a transfer code</source>
        <translation>Créé en scannant un code de virement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillCounters</name>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>The profiles could not be read</source>
        <translation>Les profils n’ont pas pu être lus</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>This profile takes no payments</source>
        <translation>Ce profil n’encaisse pas de paiements</translation>
    </message>
    <message>
        <source>No profile can take payments yet</source>
        <translation>Aucun profil ne peut encore encaisser de paiements</translation>
    </message>
    <message>
        <source>A profile takes payments once it is open and has a bank account. Both are set under Settings.</source>
        <translation>Un profil encaisse des paiements dès qu’il est ouvert et qu’il a un compte bancaire. Les deux se règlent dans Paramètres.</translation>
    </message>
    <message>
        <source>Open Settings</source>
        <translation>Ouvrir Paramètres</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillCustomer</name>
    <message>
        <source>Scans the code</source>
        <translation>Scanne le code</translation>
    </message>
    <message>
        <source>Confirms</source>
        <translation>Confirme</translation>
    </message>
    <message>
        <source>Is refused by the bank</source>
        <translation>Est refusé par la banque</translation>
    </message>
    <message>
        <source>Backs out</source>
        <translation>Renonce</translation>
    </message>
    <message>
        <source>Walks away</source>
        <translation>S’en va</translation>
    </message>
    <message>
        <source>This payment has ended.</source>
        <translation>Ce paiement est terminé.</translation>
    </message>
    <message>
        <source>The customer has already confirmed.</source>
        <translation>Le client a déjà confirmé.</translation>
    </message>
    <message>
        <source>The customer has already scanned the code.</source>
        <translation>Le client a déjà scanné le code.</translation>
    </message>
    <message>
        <source>The customer has gone. Nothing more happens: the payment expires at %1.</source>
        <translation>Le client est parti. Plus rien ne se passe : le paiement expire à %1.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillForm</name>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>optional · %1 characters</source>
        <translation>facultatif · %1 caractères</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>shown to the customer</source>
        <translation>visible pour le client</translation>
    </message>
    <message>
        <source>Show QR code</source>
        <translation>Afficher le code QR</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Point de vente</translation>
    </message>
    <message>
        <source>Show the QR code (Enter)</source>
        <translation>Afficher le code QR (Entrée)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillKeypad</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Clear the amount (C)</source>
        <translation>Effacer le montant (C)</translation>
    </message>
    <message>
        <source>Double zero</source>
        <translation>Double zéro</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Effacer le dernier chiffre</translation>
    </message>
    <message>
        <source>Delete the last digit (Backspace)</source>
        <translation>Effacer le dernier chiffre (Retour arrière)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillPresenter</name>
    <message>
        <source>Key in digits, a comma or a point.</source>
        <translation>Tapez des chiffres, une virgule ou un point.</translation>
    </message>
    <message>
        <source>There is a comma or a point already.</source>
        <translation>Il y a déjà une virgule ou un point.</translation>
    </message>
    <message>
        <source>Cents have two digits. C begins again.</source>
        <translation>Les centimes ont deux chiffres. C recommence.</translation>
    </message>
    <message>
        <source>The most is %1.</source>
        <translation>Le maximum est de %1.</translation>
    </message>
    <message>
        <source>What was pasted is not an amount.</source>
        <translation>Ce qui a été collé n’est pas un montant.</translation>
    </message>
    <message>
        <source>The last payment is not on screen yet. Look at it, or put it aside with Esc.</source>
        <translation>Le dernier paiement n’est pas encore à l’écran. Regardez-le, ou mettez-le de côté avec Échap.</translation>
    </message>
    <message>
        <source>The payment of %1 is still open. Cancel it, or wait until it has ended.</source>
        <translation>Le paiement de %1 est encore ouvert. Annulez-le, ou attendez qu’il soit terminé.</translation>
    </message>
    <message>
        <source>The payment of %1 is still under way. Esc puts it aside.</source>
        <translation>Le paiement de %1 est encore en cours. Échap le met de côté.</translation>
    </message>
    <message>
        <source>The amount is 0. Key in what is to be paid.</source>
        <translation>Le montant est 0. Tapez ce qui est à payer.</translation>
    </message>
    <message>
        <source>Key in the amount first, then press the QR code that is to ask for it.</source>
        <translation>Tapez d’abord le montant, puis appuyez sur le code QR qui doit le demander.</translation>
    </message>
    <message>
        <source>Enter shows a new code for the same amount.</source>
        <translation>Entrée affiche un nouveau code pour le même montant.</translation>
    </message>
    <message>
        <source>The endpoint is closed, so phones cannot open the codes.</source>
        <translation>Le point d’accès est fermé : les téléphones ne peuvent pas ouvrir les codes.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillStage</name>
    <message>
        <source>Open Settings</source>
        <translation>Ouvrir Paramètres</translation>
    </message>
    <message>
        <source>Customer display</source>
        <translation>Écran client</translation>
    </message>
    <message>
        <source>Simulate customer</source>
        <translation>Simuler le client</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>Client suivant</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Nouveau code</translation>
    </message>
    <message>
        <source>Cancel payment</source>
        <translation>Annuler le paiement</translation>
    </message>
    <message>
        <source>Show the payment on a second screen (Ctrl+D)</source>
        <translation>Afficher le paiement sur un second écran (Ctrl+D)</translation>
    </message>
    <message>
        <source>Have the customer of this payment do something</source>
        <translation>Faire agir le client de ce paiement</translation>
    </message>
    <message>
        <source>Put this payment aside and go on (Esc)</source>
        <translation>Mettre ce paiement de côté et continuer (Échap)</translation>
    </message>
    <message>
        <source>Ask for the same amount again (Enter)</source>
        <translation>Demander à nouveau le même montant (Entrée)</translation>
    </message>
    <message>
        <source>The payment cannot be shown</source>
        <translation>Le paiement ne peut pas être affiché</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>The QR code is being made.</source>
        <translation>Le code QR est en préparation.</translation>
    </message>
    <message>
        <source>Ready for the next customer</source>
        <translation>Prêt pour le client suivant</translation>
    </message>
    <message>
        <source>Key in the amount and press Enter. The QR code appears here for the customer to scan.</source>
        <translation>Tapez le montant et appuyez sur Entrée. Le code QR s’affiche ici et le client le scanne.</translation>
    </message>
    <message>
        <source>Cancel the payment (Esc)</source>
        <translation>Annuler le paiement (Échap)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTileButton</name>
    <message>
        <source>QR code at %1: %2</source>
        <translation>Code QR à %1 : %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTiles</name>
    <message>
        <source>At %1 a customer is confirming %2 right now. Cancel that payment and ask for %3 instead?</source>
        <translation>À %1, un client confirme %2 en ce moment. Annuler ce paiement et demander %3 à la place ?</translation>
    </message>
    <message>
        <source>At %1 a payment of %2 is still open. Cancel it and ask for %3 instead?</source>
        <translation>À %1, un paiement de %2 est encore ouvert. L’annuler et demander %3 à la place ?</translation>
    </message>
    <message>
        <source>Ask %1 here</source>
        <translation>Demander %1 ici</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTilesRow</name>
    <message>
        <source>No points of sale yet. With one, a printed QR code can stand on the counter.</source>
        <translation>Pas encore de points de vente. Avec un point de vente, un code QR imprimé peut se trouver sur le comptoir.</translation>
    </message>
    <message>
        <source>Open Settings</source>
        <translation>Ouvrir Paramètres</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillView</name>
    <message>
        <source>Replace the payment</source>
        <translation>Remplacer le paiement</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillWords</name>
    <message>
        <source>The customer scans the code with their payment app.</source>
        <translation>Le client scanne le code avec son application de paiement.</translation>
    </message>
    <message>
        <source>The customer scans this code or the one at %1.</source>
        <translation>Le client scanne ce code ou celui de %1.</translation>
    </message>
    <message>
        <source>The customer has scanned the code and is confirming.</source>
        <translation>Le client a scanné le code et confirme.</translation>
    </message>
    <message>
        <source>The bank agrees; the money is on its way. Esc puts the payment aside.</source>
        <translation>La banque est d’accord ; l’argent est en route. Échap met le paiement de côté.</translation>
    </message>
    <message>
        <source>Your shop&apos;s software still has to acknowledge it. Esc puts the payment aside.</source>
        <translation>Le logiciel de votre boutique doit encore le confirmer. Échap met le paiement de côté.</translation>
    </message>
    <message>
        <source>Key in the next amount.</source>
        <translation>Tapez le montant suivant.</translation>
    </message>
    <message>
        <source>No money was paid.</source>
        <translation>Rien n’a été payé.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>The amount to pay will be shown here</source>
        <translation>Le montant à payer s’affichera ici</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>À payer</translation>
    </message>
    <message>
        <source>Please ask at the counter</source>
        <translation>Adressez-vous à la caisse</translation>
    </message>
    <message>
        <source>Open your payment app and point it at the code</source>
        <translation>Ouvrez votre application de paiement et visez le code</translation>
    </message>
    <message>
        <source>Confirm the payment in your payment app</source>
        <translation>Confirmez le paiement dans votre application</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Merci</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TodayPresenter</name>
    <message>
        <source>%1 on last %2</source>
        <translation>%1 par rapport à %2 dernier</translation>
    </message>
    <message>
        <source>Taken today</source>
        <translation>Encaissé aujourd’hui</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucun pour le moment</translation>
    </message>
    <message>
        <source>%1 paid · %2</source>
        <translation>%1 payés · %2</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>%1 · %2 on its way</source>
        <translation>%1 · %2 en cours</translation>
    </message>
    <message>
        <source>Next payout</source>
        <translation>Prochain versement</translation>
    </message>
    <message>
        <source>%1 · %2 payouts</source>
        <translation>%1 · %2 versements</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>1 callback has failed in the last 24 hours</source>
        <translation>1 callback a échoué au cours des dernières 24&#xa0;heures</translation>
    </message>
    <message>
        <source>%1 callbacks have failed in the last 24 hours</source>
        <translation>%1 callbacks ont échoué au cours des dernières 24&#xa0;heures</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>À confirmer</translation>
    </message>
    <message>
        <source>%1 waits for your acknowledgement</source>
        <translation>%1 attend votre confirmation</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>%1 waiting for your acknowledgement</source>
        <translation>%1 en attente de votre confirmation</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Versement</translation>
    </message>
    <message>
        <source>1 payout has failed and can be paid out again</source>
        <translation>1 versement a échoué et peut être versé à nouveau</translation>
    </message>
    <message>
        <source>%1 payouts have failed and can be paid out again</source>
        <translation>%1 versements ont échoué et peuvent être versés à nouveau</translation>
    </message>
    <message>
        <source>A profile with the bank account that the money goes to</source>
        <translation>Un profil avec le compte bancaire qui reçoit l’argent</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Ouvrir les paramètres</translation>
    </message>
    <message>
        <source>An endpoint that phones and web shops can reach</source>
        <translation>Un point d’accès que téléphones et boutiques peuvent joindre</translation>
    </message>
    <message>
        <source>Your first payment</source>
        <translation>Votre premier paiement</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nouveau paiement</translation>
    </message>
    <message>
        <source>Some figures may be missing or out of date. %1</source>
        <translation>Certains chiffres manquent ou ne sont plus à jour. %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TodayTile</name>
    <message>
        <source>Show what this sums</source>
        <translation>Afficher ce que cela additionne</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TodayView</name>
    <message>
        <source>Takings by hour</source>
        <translation>Recettes par heure</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Demande votre attention</translation>
    </message>
    <message>
        <source>All payments</source>
        <translation>Tous les paiements</translation>
    </message>
    <message>
        <source>Latest payments</source>
        <translation>Derniers paiements</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TopBar</name>
    <message>
        <source>New payment</source>
        <translation>Nouveau paiement</translation>
    </message>
    <message>
        <source>LOCAL</source>
        <translation>LOCAL</translation>
    </message>
    <message>
        <source>This program is the service itself; no real money moves.</source>
        <translation>Ce programme est le service lui-même&#xa0;; aucun argent réel ne circule.</translation>
    </message>
    <message>
        <source>Environment: local</source>
        <translation>Environnement&#xa0;: local</translation>
    </message>
    <message>
        <source>New payment (Ctrl+N)</source>
        <translation>Nouveau paiement (Ctrl+N)</translation>
    </message>
    <message>
        <source>All profiles</source>
        <translation>Tous les profils</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>Profil&#xa0;: %1</translation>
    </message>
</context>
</TS>
