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
        <source>Tilldesk has stopped to protect the books: %1. Everything that was confirmed is stored. Close the other program and start Tilldesk again.</source>
        <translation>Tilldesk s’est arrêté pour protéger les comptes&#xa0;: %1. Tout ce qui a été confirmé est enregistré. Fermez l’autre programme et redémarrez Tilldesk.</translation>
    </message>
</context>
<context>
    <name>tilldesk::exports</name>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
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
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
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
        <source>The same as CODA</source>
        <translation>Les mêmes extraits en CODA</translation>
    </message>
    <message>
        <source>The same as MT940</source>
        <translation>Les mêmes extraits en MT940</translation>
    </message>
    <message>
        <source>The payments and refunds in one payout (CAMT.054)</source>
        <translation>Les paiements et remboursements d’un versement (CAMT.054)</translation>
    </message>
    <message>
        <source>The same with a decimal point</source>
        <translation>Les mêmes listes avec un point décimal</translation>
    </message>
    <message>
        <source>Payments and payouts of %1</source>
        <translation>Paiements et versements&#xa0;: %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>How payouts are made up</source>
        <translation>Composition des versements</translation>
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
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Payment ID</source>
        <translation>ID du paiement</translation>
    </message>
    <message>
        <source>Batch ID</source>
        <translation>ID de lot</translation>
    </message>
    <message>
        <source>Payout ID</source>
        <translation>ID du versement</translation>
    </message>
    <message>
        <source>Payout date</source>
        <translation>Date du versement</translation>
    </message>
    <message>
        <source>Remittance text</source>
        <translation>Communication</translation>
    </message>
    <message>
        <source>Repeats payout</source>
        <translation>Réémission de</translation>
    </message>
    <message>
        <source>Repeated as payout</source>
        <translation>Réémis sous</translation>
    </message>
    <message>
        <source>Refund ID</source>
        <translation>ID du remboursement</translation>
    </message>
    <message>
        <source>Waiting for the shop</source>
        <translation>En attente du magasin</translation>
    </message>
    <message>
        <source>Not confirmed by shop</source>
        <translation>Annulé d’office</translation>
    </message>
    <message>
        <source>The bank import of Belgian bookkeeping software</source>
        <translation>L’importation bancaire des logiciels comptables belges</translation>
    </message>
    <message>
        <source>The bank import of older bookkeeping software</source>
        <translation>L’importation bancaire des anciens logiciels comptables</translation>
    </message>
    <message>
        <source>The same as tables, and as a PDF to read</source>
        <translation>Les mêmes lignes en tableau et en PDF</translation>
    </message>
    <message>
        <source>Spreadsheets; reading on screen or paper</source>
        <translation>Les tableurs&#xa0;; à lire vous-même</translation>
    </message>
    <message>
        <source>Spreadsheets with a decimal comma; the CSV import of your bookkeeping software</source>
        <translation>Les tableurs à virgule décimale&#xa0;; l’importation CSV de votre logiciel comptable</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Les autres logiciels</translation>
    </message>
    <message>
        <source>The same lists to print</source>
        <translation>Les mêmes listes, à imprimer</translation>
    </message>
    <message>
        <source>Reading and filing</source>
        <translation>À lire et à classer</translation>
    </message>
    <message>
        <source>What each file is for</source>
        <translation>À quoi sert chaque fichier</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>À utiliser dans</translation>
    </message>
    <message>
        <source>Each payout is the sum of its payments less its refunds; its lines are in payout-contents. Payments of the last days may be paid out in the next month, so the list of payments has another total.</source>
        <translation>Chaque versement est la somme de ses paiements moins ses remboursements&#xa0;; ses lignes se trouvent dans payout-contents. Les paiements des derniers jours sont parfois versés le mois suivant&#xa0;: le total de la liste des paiements est donc différent.</translation>
    </message>
    <message>
        <source>Check that the files are complete and unchanged</source>
        <translation>Vérifier que les fichiers sont complets et inchangés</translation>
    </message>
    <message>
        <source>Run this command in a terminal, in this folder. It prints OK for each file:</source>
        <translation>Exécutez cette commande dans un terminal, dans ce dossier. Elle affiche OK pour chaque fichier&#xa0;:</translation>
    </message>
    <message>
        <source>ledger-heads.json contains the service&apos;s signature of the ledger for each day. Keep the file outside the shop: it shows whether the ledger was rewritten afterwards.</source>
        <translation>ledger-heads.json contient, jour par jour, la signature du grand livre par le service. Conservez ce fichier hors du magasin&#xa0;: il permet de vérifier que le grand livre n’a pas été réécrit par la suite.</translation>
    </message>
    <message>
        <source>Lines of a payout</source>
        <translation>Lignes d’un versement</translation>
    </message>
    <message>
        <source>Clearing account, Tilldesk</source>
        <translation>Compte de transit Tilldesk</translation>
    </message>
    <message>
        <source>PAYOUTS ONLY, not by the bank</source>
        <translation>VERSEMENTS SEULS, pas de la banque</translation>
    </message>
    <message>
        <source>Made by Tilldesk, not by the bank. Contains the payouts only. Do not import it beside the bank&apos;s own statement.</source>
        <translation>Établi par Tilldesk, pas par la banque. Contient uniquement les versements. Ne pas importer en plus de l’extrait de compte de la banque.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Clearing account</source>
        <translation>Compte de transit</translation>
    </message>
    <message>
        <source>Owed before</source>
        <translation>Dû avant</translation>
    </message>
    <message>
        <source>Owed after</source>
        <translation>Dû après</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Versement</translation>
    </message>
    <message>
        <source>Import this. Statements of the clearing account (CAMT.053): every payment, every refund, every payout</source>
        <translation>À importer. Extraits du compte de transit (CAMT.053)&#xa0;: chaque paiement, chaque remboursement, chaque versement</translation>
    </message>
    <message>
        <source>The bank import of your bookkeeping software, for a financial account of its own, beside your bank&apos;s statements. Version 02 if it cannot read the newer version 08</source>
        <translation>L’import bancaire de votre logiciel comptable, dans un journal financier à part, à côté des extraits de votre banque. La version 02 s’il ne lit pas la version 08, plus récente</translation>
    </message>
    <message>
        <source>Payouts only, as credits of your bank account (CAMT.053, MT940, CODA)</source>
        <translation>Versements seuls, comme crédits de votre compte bancaire (CAMT.053, MT940, CODA)</translation>
    </message>
    <message>
        <source>The clearing account day by day: how the month adds up</source>
        <translation>Le compte de transit jour par jour&#xa0;: le rapprochement du mois</translation>
    </message>
    <message>
        <source>Spreadsheets; entries by hand, per day</source>
        <translation>Tableurs&#xa0;; écritures à la main, par jour</translation>
    </message>
    <message>
        <source>All payments paid, refunds made and payouts of the month</source>
        <translation>Tous les paiements encaissés, remboursements effectués et versements du mois</translation>
    </message>
    <message>
        <source>How the month adds up</source>
        <translation>Rapprochement du mois</translation>
    </message>
    <message>
        <source>Owed to you at the beginning of the month</source>
        <translation>Montant qui vous est dû au début du mois</translation>
    </message>
    <message>
        <source>Payments paid in the month</source>
        <translation>Paiements encaissés dans le mois</translation>
    </message>
    <message>
        <source>Refunds made in the month</source>
        <translation>Remboursements effectués dans le mois</translation>
    </message>
    <message>
        <source>Paid out in the month</source>
        <translation>Versé dans le mois</translation>
    </message>
    <message>
        <source>Owed to you at the end of the month</source>
        <translation>Montant qui vous est dû à la fin du mois</translation>
    </message>
    <message>
        <source>A payment belongs to the month in which it was paid, whenever it was created. What is owed to you is the balance of the clearing account %1. A payout leaves the clearing account and arrives on your bank account: post both to the account for internal transfers, and it comes to zero.</source>
        <translation>Un paiement appartient au mois où il a été payé, quelle que soit sa date de création. Le montant qui vous est dû est le solde du compte de transit %1. Un versement quitte le compte de transit et arrive sur votre compte bancaire&#xa0;: comptabilisez les deux sur le compte de virements internes, qui revient à zéro.</translation>
    </message>
    <message>
        <source>Statements are numbered per year. A second export has the same numbers, so your software can skip what it has already imported.</source>
        <translation>Les extraits sont numérotés par année. Un deuxième export porte les mêmes numéros, si bien que votre logiciel ignore ce qu’il a déjà importé.</translation>
    </message>
    <message>
        <source>Payouts that failed: %1 (%2). They reached no account, are on no statement, and are still owed to you.</source>
        <translation>Versements échoués&#xa0;: %1 (%2). Ils ne sont arrivés sur aucun compte, ne figurent sur aucun extrait et vous restent dus.</translation>
    </message>
    <message>
        <source>VAT number %1</source>
        <translation>Numéro de TVA %1</translation>
    </message>
    <message>
        <source>Sales of %1</source>
        <translation>Ventes du %1</translation>
    </message>
    <message>
        <source>Refunds of %1</source>
        <translation>Remboursements du %1</translation>
    </message>
    <message>
        <source>Payouts of %1</source>
        <translation>Versements du %1</translation>
    </message>
    <message>
        <source>Payout %1</source>
        <translation>Versement %1</translation>
    </message>
    <message>
        <source>VAT of refunds %1</source>
        <translation>TVA sur remboursements %1</translation>
    </message>
    <message>
        <source>VAT %1</source>
        <translation>TVA %1</translation>
    </message>
    <message>
        <source>Sales %1</source>
        <translation>Ventes %1</translation>
    </message>
    <message>
        <source>Refunds %1</source>
        <translation>Remboursements %1</translation>
    </message>
    <message>
        <source>VAT rate not known</source>
        <translation>Taux de TVA inconnu</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>VAT book</source>
        <translation>Livre de TVA</translation>
    </message>
    <message>
        <source>VAT rate, %</source>
        <translation>Taux de TVA, %</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Ventes</translation>
    </message>
    <message>
        <source>Sales with VAT</source>
        <translation>Ventes TTC</translation>
    </message>
    <message>
        <source>Large sales</source>
        <translation>Grandes ventes</translation>
    </message>
    <message>
        <source>Large sales with VAT</source>
        <translation>Grandes ventes TTC</translation>
    </message>
    <message>
        <source>Refunds with VAT</source>
        <translation>Remboursements TTC</translation>
    </message>
    <message>
        <source>With VAT</source>
        <translation>TTC</translation>
    </message>
    <message>
        <source>Without VAT</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>TVA</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Done by</source>
        <translation>Fait par</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Approuvé par</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Encaissé par</translation>
    </message>
    <message>
        <source>Entries: %1</source>
        <translation>Entrées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Refunded by</source>
        <translation>Remboursé par</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Rapprochement</translation>
    </message>
    <message>
        <source>Days open</source>
        <translation>Jours ouverts</translation>
    </message>
    <message>
        <source>Text on the statement</source>
        <translation>Texte de l’extrait</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Rapproché</translation>
    </message>
    <message>
        <source>Amount differs</source>
        <translation>Autre montant</translation>
    </message>
    <message>
        <source>No reference</source>
        <translation>Sans référence</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Ambigu</translation>
    </message>
    <message>
        <source>Unexpected</source>
        <translation>Inattendu</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Awaited</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Other line</source>
        <translation>Autre ligne</translation>
    </message>
    <message>
        <source>Or import this, never beside the clearing account: the journal, which posts each day&apos;s sales by VAT rate, refunds and payouts on your accounts</source>
        <translation>Ou importez ceci, jamais avec le compte de transit : le journal, qui passe chaque jour les ventes par taux de TVA, les remboursements et les versements sur vos comptes</translation>
    </message>
    <message>
        <source>The VAT book: receipts of each day by till and VAT rate, days without receipts too, receipts above the limit apart</source>
        <translation>Le livre des recettes : recettes par jour, caisse et taux de TVA, jours sans recette compris, recettes au-dessus de la limite à part</translation>
    </message>
    <message>
        <source>The VAT return; not to be imported: the journal has the same sums</source>
        <translation>La déclaration de TVA ; ne pas importer : le journal a les mêmes totaux</translation>
    </message>
    <message>
        <source>Payouts and lines of your bank&apos;s statements that do not fit each other, and for how many days</source>
        <translation>Versements et lignes de vos extraits bancaires qui ne concordent pas, et depuis combien de jours</translation>
    </message>
    <message>
        <source>Questions to the bank or the provider</source>
        <translation>Questions à la banque ou au prestataire</translation>
    </message>
    <message>
        <source>This folder contains the month in the formats that bookkeeping software reads. All formats have the same content: import one format of the clearing account, or else the journal, beside the statements of your own bank. The other files are for reading and checking.</source>
        <translation>Ce dossier contient le mois dans les formats que lisent les logiciels de comptabilité. Tous les formats ont le même contenu : importez un seul format du compte de transit, ou bien le journal, à côté des extraits de votre propre banque. Les autres fichiers servent à lire et à contrôler.</translation>
    </message>
    <message>
        <source>There is no journal: accounts are missing for %1. Choose them in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Il n’y a pas de journal : des comptes manquent pour %1. Choisissez-les dans Tilldesk sous Paramètres, Comptabilité.</translation>
    </message>
    <message>
        <source>Attached is the bookkeeping of %1. Each file is a zipped folder; open the reading guide in it first. The checksums below are SHA-256.</source>
        <translation>Veuillez trouver ci-joint la comptabilité de %1. Chaque fichier est un dossier zippé ; ouvrez d’abord le guide de lecture qu’il contient. Les empreintes ci-dessous sont des SHA-256.</translation>
    </message>
    <message>
        <source>Fees: EUR %1</source>
        <translation>Frais : EUR %1</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Fees collected</source>
        <translation>Frais prélevés</translation>
    </message>
    <message>
        <source>Fees of %1</source>
        <translation>Frais du %1</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>Fees charged in the month</source>
        <translation>Frais facturés dans le mois</translation>
    </message>
    <message>
        <source>Fees that these payouts are reduced by</source>
        <translation>Frais retenus sur ces versements</translation>
    </message>
    <message>
        <source>Fees collected from the bank account</source>
        <translation>Frais prélevés sur le compte bancaire</translation>
    </message>
    <message>
        <source>Fees of the payment service</source>
        <translation>Frais du service de paiement</translation>
    </message>
    <message>
        <source>Fees are subtracted from these payouts, too: the fees of their payments, and what was charged for a month or its invoice.</source>
        <translation>Les frais sont également retenus sur ces versements : ceux de leurs paiements, et ce qui a été facturé pour un mois ou par facture.</translation>
    </message>
    <message>
        <source>The month was not over: this folder has its days up to %1.</source>
        <translation>Le mois n’était pas terminé : ce dossier contient les jours jusqu’au %1.</translation>
    </message>
    <message>
        <source>Fees are lines of the clearing account, and the journal books them on the account for fees: fees that a payout is reduced by on the day of the payout, the minimum of a month and fees that are collected apart on its last day, the difference to an invoice on the day on which it was entered. They are booked without VAT: take the VAT on fees from the provider&apos;s invoice.</source>
        <translation>Les frais sont des lignes du compte de transit, et le journal les comptabilise sur le compte de frais&#xa0;: les frais retenus sur un versement le jour du versement, le minimum d’un mois et les frais perçus à part le dernier jour de ce mois, la différence avec une facture le jour de sa saisie. Ils sont comptabilisés sans TVA&#xa0;: reprenez la TVA sur les frais de la facture du prestataire.</translation>
    </message>
    <message>
        <source>Minimum fee of a month</source>
        <translation>Frais minimum d’un mois</translation>
    </message>
    <message>
        <source>Invoice for fees</source>
        <translation>Facture de frais</translation>
    </message>
    <message>
        <source>Fees of another batch</source>
        <translation>Frais d’un autre lot</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>%1 is not over: the list has what happened so far</source>
        <translation>%1 n’est pas terminé&#xa0;: la liste contient ce qui s’est passé jusqu’ici</translation>
    </message>
    <message>
        <source>Only instead of the clearing account and the journal: software that splits a payout on your bank&apos;s statement into its payments</source>
        <translation>Uniquement à la place du compte de transit et du journal&#xa0;: logiciel qui ventile un versement de l’extrait bancaire en ses paiements</translation>
    </message>
    <message>
        <source>Only if you import neither your bank&apos;s statements, nor the clearing account, nor the journal: beside them every payout is booked twice</source>
        <translation>Uniquement si vous n’importez ni les extraits de votre banque, ni le compte de transit, ni le journal&#xa0;: sinon chaque versement est comptabilisé deux fois</translation>
    </message>
    <message>
        <source>The journal books payouts on account %1, which looks like the account of your bank. If you post your bank&apos;s statements too, each payout is booked twice: choose an account for internal transfers in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Le journal passe les versements sur le compte %1, qui semble être celui de votre banque. Si vous comptabilisez aussi les extraits de votre banque, chaque versement est comptabilisé deux fois&#xa0;: choisissez un compte de virements internes dans Tilldesk, sous Paramètres, Comptabilité.</translation>
    </message>
    <message>
        <source>The journal books payouts on account %1 for internal transfers. Post the payouts on your bank&apos;s statements to it too, and it comes to zero.</source>
        <translation>Le journal passe les versements sur le compte %1 de virements internes. Passez-y aussi les versements des extraits de votre banque&#xa0;: le compte est alors soldé.</translation>
    </message>
    <message>
        <source>Sales without a VAT rate (%1): %2, %3. The journal books them on account %4. Choose a rate in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Ventes sans taux de TVA (%1)&#xa0;: %2, %3. Le journal les passe sur le compte %4. Choisissez un taux dans Tilldesk, sous Paramètres, Comptabilité.</translation>
    </message>
    <message>
        <source>No journal for %1: the program does not take accounts of this length. Change them in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Pas de journal pour %1&#xa0;: le programme n’accepte pas de numéros de compte de cette longueur. Modifiez-les dans Tilldesk, sous Paramètres, Comptabilité.</translation>
    </message>
    <message>
        <source>No journal for %1: the first book year is not set in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Pas de journal pour %1&#xa0;: le premier exercice n’est pas indiqué dans Tilldesk, sous Paramètres, Comptabilité.</translation>
    </message>
    <message>
        <source>No journal for %1: the program does not take so long a code of the journal.</source>
        <translation>Pas de journal pour %1&#xa0;: le programme n’accepte pas un code de journal aussi long.</translation>
    </message>
    <message>
        <source>No journal for %1: the month is before the first book year.</source>
        <translation>Pas de journal pour %1&#xa0;: le mois précède le premier exercice.</translation>
    </message>
    <message>
        <source>No journal for %1: the numbers of the tax consultant and of the client are not set in Tilldesk under Settings, Bookkeeping.</source>
        <translation>Pas de journal pour %1&#xa0;: les numéros du conseiller fiscal et du client ne sont pas indiqués dans Tilldesk, sous Paramètres, Comptabilité.</translation>
    </message>
    <message>
        <source>Fees collected from your bank account</source>
        <translation>Frais prélevés sur votre compte bancaire</translation>
    </message>
    <message>
        <source>No CODA: a day has more than 9,999 movements, which CODA cannot number. Import CAMT.053.</source>
        <translation>Pas de CODA&#xa0;: un jour compte plus de 9&#x202f;999 mouvements, que CODA ne peut numéroter. Importez CAMT.053.</translation>
    </message>
    <message>
        <source>Open since</source>
        <translation>Ouvert depuis</translation>
    </message>
    <message>
        <source>Why it is open</source>
        <translation>Pourquoi ouvert</translation>
    </message>
    <message>
        <source>In the shop</source>
        <translation>Selon le magasin</translation>
    </message>
    <message>
        <source>By the provider</source>
        <translation>Selon le prestataire</translation>
    </message>
    <message>
        <source>Share of the difference</source>
        <translation>Part de l’écart</translation>
    </message>
    <message>
        <source>ID at the provider</source>
        <translation>ID chez le prestataire</translation>
    </message>
    <message>
        <source>Waits for payout</source>
        <translation>En attente de versement</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Payout not fetched</source>
        <translation>Versement non récupéré</translation>
    </message>
    <message>
        <source>Not known there</source>
        <translation>Inconnu là-bas</translation>
    </message>
    <message>
        <source>Not known here</source>
        <translation>Inconnu ici</translation>
    </message>
    <message>
        <source>Status differs</source>
        <translation>Statut différent</translation>
    </message>
    <message>
        <source>In two payouts</source>
        <translation>Dans deux versements</translation>
    </message>
    <message>
        <source>Sum differs</source>
        <translation>Somme différente</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Postes ouverts</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AccountField</name>
    <message>
        <source>from the chart</source>
        <translation>du plan comptable</translation>
    </message>
    <message>
        <source>yours; the chart has %1</source>
        <translation>le vôtre ; le plan a %1</translation>
    </message>
    <message>
        <source>Take the account %1 of the chart again</source>
        <translation>Reprendre le compte %1 du plan</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AcknowledgeText</name>
    <message numerus="yes">
        <source>%1 d</source>
        <translation>
            <numerusform>%1 j</numerusform>
            <numerusform>%1 j</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 d %2 h</source>
        <translation>
            <numerusform>%1 j %2 h</numerusform>
            <numerusform>%1 j %2 h</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
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
        <translation>Accuser réception : %1</translation>
    </message>
    <message>
        <source>The customer has paid. Acknowledge the payment once the goods are handed over. On %1 it is voided and no money moves.</source>
        <translation>Le client a payé. Accusez réception dès que la marchandise est remise. Le %1, le paiement est annulé d’office, sans aucun mouvement d’argent.</translation>
    </message>
    <message>
        <source>The customer has not paid yet.</source>
        <translation>Le client n’a pas encore payé.</translation>
    </message>
    <message>
        <source>This payment is already acknowledged.</source>
        <translation>La réception de ce paiement est déjà confirmée.</translation>
    </message>
    <message>
        <source>This payment needs no acknowledgement.</source>
        <translation>Ce paiement ne demande pas d’accusé de réception.</translation>
    </message>
    <message>
        <source>The time to acknowledge this payment has passed.</source>
        <translation>Le délai pour accuser réception de ce paiement est passé.</translation>
    </message>
    <message>
        <source>The deadline passed on %1. No money moves.</source>
        <translation>Le délai a expiré le %1. Aucun mouvement d’argent.</translation>
    </message>
    <message>
        <source>This payment has ended: %1.</source>
        <translation>Ce paiement est terminé : %1.</translation>
    </message>
    <message>
        <source>This payment no longer waits for an acknowledgement: %1.</source>
        <translation>Ce paiement n’attend plus d’accusé de réception : %1.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityDetails</name>
    <message>
        <source>No entry chosen</source>
        <translation>Aucune entrée choisie</translation>
    </message>
    <message>
        <source>Choose an entry to see what changed.</source>
        <translation>Choisissez une entrée pour voir ce qui a changé.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Open payment</source>
        <translation>Ouvrir le paiement</translation>
    </message>
    <message>
        <source>Copy entry</source>
        <translation>Copier l’entrée</translation>
    </message>
    <message>
        <source>Details of the entry</source>
        <translation>Détails de l’entrée</translation>
    </message>
    <message>
        <source>Who and where</source>
        <translation>Qui et où</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityModel</name>
    <message>
        <source>Today, %1</source>
        <translation>Aujourd’hui, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Hier, %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityPresenter</name>
    <message>
        <source>Checking the chain…</source>
        <translation>Vérification de la chaîne…</translation>
    </message>
    <message>
        <source>Chain not checked: %1</source>
        <translation>Chaîne non vérifiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Broken at entry %1</source>
        <translation>Chaîne rompue à l’entrée %1</translation>
    </message>
    <message>
        <source>Chain intact · %1 · checked %2</source>
        <translation>Chaîne intacte · %1 · vérifiée %2</translation>
    </message>
    <message>
        <source>The activity cannot be shown</source>
        <translation>L’activité ne peut pas être affichée</translation>
    </message>
    <message>
        <source>No entry fits these filters</source>
        <translation>Aucune entrée ne correspond à ces filtres</translation>
    </message>
    <message>
        <source>No entry fits all of the filters above.</source>
        <translation>Aucune entrée ne correspond à tous les filtres ci-dessus.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>Nothing in this period</source>
        <translation>Rien dans cette période</translation>
    </message>
    <message>
        <source>Nobody did anything that is recorded here.</source>
        <translation>Personne n’a rien fait qui soit enregistré ici.</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>No activity yet</source>
        <translation>Pas encore d’activité</translation>
    </message>
    <message>
        <source>Who signed in, refunded, exported or changed a setting is listed here.</source>
        <translation>Vous trouvez ici qui s’est connecté, a remboursé, exporté ou modifié un réglage.</translation>
    </message>
    <message>
        <source>Checking… %1</source>
        <translation>Vérification… %1</translation>
    </message>
    <message>
        <source>Chain not checked</source>
        <translation>Chaîne non vérifiée</translation>
    </message>
    <message numerus="yes">
        <source>Not checked for %1 days</source>
        <translation>
            <numerusform>Non vérifiée depuis %1 jour</numerusform>
            <numerusform>Non vérifiée depuis %1 jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 entries are newer than the last check</source>
        <translation>
            <numerusform>%1 entrée est plus récente que le dernier contrôle</numerusform>
            <numerusform>%1 entrées sont plus récentes que le dernier contrôle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityRecord</name>
    <message>
        <source>Done by</source>
        <translation>Fait par</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Approuvé par</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Its seal</source>
        <translation>Son sceau</translation>
    </message>
    <message>
        <source>Seal before</source>
        <translation>Sceau précédent</translation>
    </message>
    <message>
        <source>Does not fit the entry before it.</source>
        <translation>Ne correspond pas à l’entrée précédente.</translation>
    </message>
    <message>
        <source>Fits the entry before it, but not the one after it.</source>
        <translation>Correspond à l’entrée précédente, mais pas à la suivante.</translation>
    </message>
    <message>
        <source>Fits the entry before it and the one after it.</source>
        <translation>Correspond à l’entrée précédente et à la suivante.</translation>
    </message>
    <message>
        <source>Fits the entry before it; it is the last one.</source>
        <translation>Correspond à l’entrée précédente ; c’est la dernière.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 The last backup before it is of %2.</source>
        <translation>%1 La dernière sauvegarde antérieure est du %2.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityTable</name>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityView</name>
    <message>
        <source>Checks the seals of all entries again</source>
        <translation>Vérifie à nouveau les sceaux de toutes les entrées</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Person: %1</source>
        <translation>Personne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>Type&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy entry</source>
        <translation>Copier l’entrée</translation>
    </message>
    <message>
        <source>Cancel the check</source>
        <translation>Annuler la vérification</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ActivityWords</name>
    <message>
        <source>API key “%1”</source>
        <translation>Clé d’API «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Somebody at this computer</source>
        <translation>Quelqu’un à cet ordinateur</translation>
    </message>
    <message>
        <source>The customer</source>
        <translation>Le client</translation>
    </message>
    <message>
        <source>Customer %1</source>
        <translation>Client %1</translation>
    </message>
    <message>
        <source>Signing key “%1”</source>
        <translation>Clé de signature «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The command line</source>
        <translation>La ligne de commande</translation>
    </message>
    <message>
        <source>%1 on the command line</source>
        <translation>%1 en ligne de commande</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Private data</source>
        <translation>Données privées</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Refus</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>%1 signed in</source>
        <translation>%1 a ouvert une session</translation>
    </message>
    <message>
        <source>%1 locked the till</source>
        <translation>%1 a verrouillé la caisse</translation>
    </message>
    <message>
        <source>A wrong PIN was given for %1, %2 of 5 tries</source>
        <translation>Un PIN erroné a été saisi pour %1, essai %2 sur 5</translation>
    </message>
    <message numerus="yes">
        <source>%1 was blocked for %2 minutes after wrong PINs</source>
        <translation>
            <numerusform>Accès de %1 bloqué pendant %2 minute après des PIN erronés</numerusform>
            <numerusform>Accès de %1 bloqué pendant %2 minutes après des PIN erronés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ended the block of %2</source>
        <translation>%1 a débloqué %2</translation>
    </message>
    <message>
        <source>%1 chose a PIN</source>
        <translation>%1 a choisi un PIN</translation>
    </message>
    <message>
        <source>%1 gave %2 a temporary PIN</source>
        <translation>%1 a donné un PIN provisoire à %2</translation>
    </message>
    <message>
        <source>%1 added %2 to the staff</source>
        <translation>%1 a ajouté %2 au personnel</translation>
    </message>
    <message>
        <source>%1 changed the details of %2</source>
        <translation>%1 a modifié les données de %2</translation>
    </message>
    <message>
        <source>%1 noted that %2 has left</source>
        <translation>%1 a noté le départ de %2</translation>
    </message>
    <message>
        <source>%1 changed the refund limits of the role %2</source>
        <translation>%1 a modifié les plafonds de remboursement du rôle %2</translation>
    </message>
    <message>
        <source>signing in</source>
        <translation>l’ouverture de session</translation>
    </message>
    <message>
        <source>looking up payments</source>
        <translation>la consultation des paiements</translation>
    </message>
    <message>
        <source>taking a payment</source>
        <translation>l’encaissement d’un paiement</translation>
    </message>
    <message>
        <source>cancelling a payment</source>
        <translation>l’annulation d’un paiement</translation>
    </message>
    <message>
        <source>acknowledging a payment</source>
        <translation>la confirmation d’un paiement</translation>
    </message>
    <message>
        <source>a refund</source>
        <translation>un remboursement</translation>
    </message>
    <message>
        <source>approving a refund</source>
        <translation>l’approbation d’un remboursement</translation>
    </message>
    <message>
        <source>a whole account number</source>
        <translation>un numéro de compte complet</translation>
    </message>
    <message>
        <source>closing the day</source>
        <translation>la clôture de la journée</translation>
    </message>
    <message>
        <source>payouts, ledger and reports</source>
        <translation>les versements, le grand livre et les rapports</translation>
    </message>
    <message>
        <source>making a payout</source>
        <translation>l’exécution d’un versement</translation>
    </message>
    <message>
        <source>an export</source>
        <translation>un export</translation>
    </message>
    <message>
        <source>the activity</source>
        <translation>l’activité</translation>
    </message>
    <message>
        <source>callbacks</source>
        <translation>les callbacks</translation>
    </message>
    <message>
        <source>sending a callback</source>
        <translation>l’envoi d’un callback</translation>
    </message>
    <message>
        <source>the simulation</source>
        <translation>la simulation</translation>
    </message>
    <message>
        <source>a change of the settings</source>
        <translation>une modification des paramètres</translation>
    </message>
    <message>
        <source>the keys</source>
        <translation>les clés</translation>
    </message>
    <message>
        <source>the staff</source>
        <translation>le personnel</translation>
    </message>
    <message>
        <source>the backups</source>
        <translation>les sauvegardes</translation>
    </message>
    <message>
        <source>Not allowed for %1: %2</source>
        <translation>Non autorisé pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 approved a refund of %2 for %3</source>
        <translation>%1 a approuvé un remboursement de %2 pour %3</translation>
    </message>
    <message>
        <source>%1 cancelled the payment of %2, %3</source>
        <translation>%1 a annulé le paiement de %2, %3</translation>
    </message>
    <message>
        <source>%1 refunded %2 of %3</source>
        <translation>%1 a remboursé %2 de %3</translation>
    </message>
    <message>
        <source>%1 refunded %2 of %3, approved by %4</source>
        <translation>%1 a remboursé %2 de %3, approuvé par %4</translation>
    </message>
    <message>
        <source>%1 made the payouts</source>
        <translation>%1 a effectué les versements</translation>
    </message>
    <message>
        <source>%1 paid a failed payout again</source>
        <translation>%1 a refait un versement échoué</translation>
    </message>
    <message>
        <source>%1 made X reading %2</source>
        <translation>%1 a fait la lecture X %2</translation>
    </message>
    <message>
        <source>%1 closed the day, Z %2</source>
        <translation>%1 a clôturé la journée, Z %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 read a bank statement with %2 new lines</source>
        <translation>
            <numerusform>%1 a lu un extrait de compte avec %2 nouvelle ligne</numerusform>
            <numerusform>%1 a lu un extrait de compte avec %2 nouvelles lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 matched a payout with a line of the bank</source>
        <translation>%1 a rapproché un versement d’une ligne de la banque</translation>
    </message>
    <message>
        <source>%1 undid the match of a line of the bank</source>
        <translation>%1 a annulé le rapprochement d’une ligne de la banque</translation>
    </message>
    <message>
        <source>%1 added the merchant %2</source>
        <translation>%1 a ajouté le commerçant %2</translation>
    </message>
    <message>
        <source>%1 changed the merchant %2</source>
        <translation>%1 a modifié le commerçant %2</translation>
    </message>
    <message>
        <source>%1 added the profile %2</source>
        <translation>%1 a ajouté le profil %2</translation>
    </message>
    <message>
        <source>%1 changed the profile %2</source>
        <translation>%1 a modifié le profil %2</translation>
    </message>
    <message>
        <source>%1 added the point of sale %2</source>
        <translation>%1 a ajouté le point de vente %2</translation>
    </message>
    <message>
        <source>%1 changed the point of sale %2</source>
        <translation>%1 a modifié le point de vente %2</translation>
    </message>
    <message>
        <source>%1 changed the settings</source>
        <translation>%1 a modifié les paramètres</translation>
    </message>
    <message>
        <source>%1 changed the settings: %2</source>
        <translation>%1 a modifié les paramètres&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 made the API key “%2”</source>
        <translation>%1 a créé la clé d’API «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 revoked the API key “%2”</source>
        <translation>%1 a révoqué la clé d’API «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 made a signing key of the service</source>
        <translation>%1 a créé une clé de signature du service</translation>
    </message>
    <message>
        <source>%1 sent a callback again</source>
        <translation>%1 a renvoyé un callback</translation>
    </message>
    <message numerus="yes">
        <source>%1 sent %2 failed callbacks again</source>
        <translation>
            <numerusform>%1 a renvoyé %2 callback échoué</numerusform>
            <numerusform>%1 a renvoyé %2 callbacks échoués</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sent a test callback</source>
        <translation>%1 a envoyé un callback de test</translation>
    </message>
    <message>
        <source>%1 cleared the inbox of callbacks</source>
        <translation>%1 a vidé la boîte de réception des callbacks</translation>
    </message>
    <message>
        <source>%1 changed the simulation</source>
        <translation>%1 a modifié la simulation</translation>
    </message>
    <message>
        <source>%1 changed the clock of the simulation</source>
        <translation>%1 a modifié l’horloge de la simulation</translation>
    </message>
    <message>
        <source>%1 accepted a jump of the computer’s clock</source>
        <translation>%1 a accepté un saut de l’horloge de l’ordinateur</translation>
    </message>
    <message>
        <source>The record of activity begins here</source>
        <translation>L’enregistrement de l’activité commence ici</translation>
    </message>
    <message>
        <source>A record that existed before was added to the activity</source>
        <translation>Une donnée existante a été ajoutée à l’activité</translation>
    </message>
    <message numerus="yes">
        <source>%1 exported %2 rows (%3) as %4</source>
        <translation>
            <numerusform>%1 a exporté %2 ligne (%3) en %4</numerusform>
            <numerusform>%1 a exporté %2 lignes (%3) en %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made a backup and checked it</source>
        <translation>%1 a fait une sauvegarde et l’a vérifiée</translation>
    </message>
    <message>
        <source>A backup failed</source>
        <translation>Une sauvegarde a échoué</translation>
    </message>
    <message>
        <source>The shop was restored from a backup</source>
        <translation>Le magasin a été restauré à partir d’une sauvegarde</translation>
    </message>
    <message>
        <source>%1 rehearsed restoring a backup</source>
        <translation>%1 a répété la restauration d’une sauvegarde</translation>
    </message>
    <message>
        <source>%1 saved a snapshot</source>
        <translation>%1 a enregistré un instantané</translation>
    </message>
    <message>
        <source>%1 loaded a snapshot</source>
        <translation>%1 a chargé un instantané</translation>
    </message>
    <message>
        <source>%1 made a support file</source>
        <translation>%1 a créé un fichier d’assistance</translation>
    </message>
    <message>
        <source>%1 replaced old payers by pseudonyms</source>
        <translation>%1 a remplacé d’anciens payeurs par des pseudonymes</translation>
    </message>
    <message>
        <source>%1 accepted an older copy of the database</source>
        <translation>%1 a accepté une copie plus ancienne de la base de données</translation>
    </message>
    <message>
        <source>Left to refund</source>
        <translation>Reste à rembourser</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>One refund, at most</source>
        <translation>Un remboursement, au plus</translation>
    </message>
    <message>
        <source>All refunds in a day, at most</source>
        <translation>Tous les remboursements d’une journée, au plus</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Ask about sums above</source>
        <translation>Demander au-dessus de</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message numerus="yes">
        <source>%1 entries</source>
        <translation>
            <numerusform>%1 entrée</numerusform>
            <numerusform>%1 entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2, entry %3, seal %4)</source>
        <translation>%1 (%2, entrée %3, sceau %4)</translation>
    </message>
    <message>
        <source>Read by the approver</source>
        <translation>Lu par l’approbateur</translation>
    </message>
    <message>
        <source>the statements of the bank</source>
        <translation>les extraits de la banque</translation>
    </message>
    <message>
        <source>%1 made the month’s pack for the accountant</source>
        <translation>%1 a créé le dossier mensuel pour le comptable</translation>
    </message>
    <message>
        <source>The month’s pack for the accountant could not be made</source>
        <translation>Le dossier mensuel pour le comptable n’a pas pu être créé</translation>
    </message>
    <message>
        <source>%1 sent the month’s pack to the accountant</source>
        <translation>%1 a envoyé le dossier mensuel au comptable</translation>
    </message>
    <message>
        <source>The month’s pack could not be sent by e-mail</source>
        <translation>Le dossier mensuel n’a pas pu être envoyé par e-mail</translation>
    </message>
    <message>
        <source>%1 set the fees of payments</source>
        <translation>%1 a fixé les frais des paiements</translation>
    </message>
    <message>
        <source>%1 booked the provider’s invoice for fees</source>
        <translation>%1 a enregistré la facture de frais du prestataire</translation>
    </message>
    <message>
        <source>The right PIN of %1 was given after wrong ones</source>
        <translation>Le bon code PIN de %1 a été donné après de faux codes</translation>
    </message>
    <message>
        <source>From here on the activity proves more kinds of records</source>
        <translation>À partir d’ici, l’activité prouve plus de sortes de données</translation>
    </message>
    <message>
        <source>%1 looked at the whole account number of the payer of %2</source>
        <translation>%1 a consulté le numéro de compte complet du payeur de %2</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>Approuvé par</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
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
        <translation>Du</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Au</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Has access</source>
        <translation>A accès</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>Numéro de compte</translation>
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
        <source>paid payments</source>
        <translation>paiements reçus</translation>
    </message>
    <message>
        <source>done refunds</source>
        <translation>remboursements exécutés</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>activité</translation>
    </message>
    <message>
        <source>clearing account</source>
        <translation>compte de transit</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>journal</translation>
    </message>
    <message>
        <source>VAT book</source>
        <translation>livre de TVA</translation>
    </message>
    <message>
        <source>month&apos;s pack</source>
        <translation>dossier du mois</translation>
    </message>
    <message>
        <source>the tills</source>
        <translation>les caisses</translation>
    </message>
    <message>
        <source>%1 added the till %2</source>
        <translation>%1 a ajouté la caisse %2</translation>
    </message>
    <message>
        <source>%1 revoked the till %2</source>
        <translation>%1 a révoqué la caisse %2</translation>
    </message>
    <message>
        <source>Too many wrong codes for adding a till</source>
        <translation>Trop de codes erronés pour ajouter une caisse</translation>
    </message>
    <message>
        <source>lines of the bank</source>
        <translation>lignes de la banque</translation>
    </message>
    <message>
        <source>%1 changed the till %2</source>
        <translation>%1 a modifié la caisse %2</translation>
    </message>
    <message>
        <source>%1 took the till %2 off the list</source>
        <translation>%1 a retiré la caisse %2 de la liste</translation>
    </message>
    <message>
        <source>%1 changed the connection of the profile %2 with its provider</source>
        <translation>%1 a modifié la connexion du profil %2 avec son prestataire de paiement</translation>
    </message>
    <message>
        <source>%1 made a key that signs the requests of the profile %2</source>
        <translation>%1 a créé une clé qui signe les requêtes du profil %2</translation>
    </message>
    <message>
        <source>%1 changed what the profile %2 may do with real money</source>
        <translation>%1 a modifié ce que le profil %2 peut faire avec de l’argent réel</translation>
    </message>
    <message>
        <source>%1 set a payment of %2 as not created, %3</source>
        <translation>%1 a indiqué un paiement de %2 comme non créé, %3</translation>
    </message>
    <message>
        <source>%1 turned the till %2 away</source>
        <translation>%1 a refusé la caisse %2</translation>
    </message>
    <message>
        <source>Nobody answered the till %1, which asked to be added</source>
        <translation>Personne n’a répondu à la caisse %1, qui demandait à être ajoutée</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AddTillCard</name>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Nouveau code</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Add a till</source>
        <translation>Ajouter une caisse</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Code QR du lien</translation>
    </message>
    <message>
        <source>Address of this computer in the link</source>
        <translation>Adresse de cet ordinateur dans le lien</translation>
    </message>
    <message>
        <source>Address of the shop’s computer</source>
        <translation>Adresse de l’ordinateur du magasin</translation>
    </message>
    <message>
        <source>Open Tilldesk on the other computer, choose “Connect to a shop on another computer…”, and paste this link there.</source>
        <translation>Ouvrez Tilldesk sur l’autre ordinateur, choisissez «&#xa0;Se connecter à un magasin sur un autre ordinateur…&#xa0;» et collez-y ce lien.</translation>
    </message>
    <message>
        <source>Code in the link; works once, for one till only</source>
        <translation>Code du lien&#xa0;; valable une fois, pour une seule caisse</translation>
    </message>
    <message>
        <source>Both screens must show this fingerprint</source>
        <translation>Les deux écrans doivent afficher cette empreinte</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Yes, add it</source>
        <translation>Oui, l’ajouter</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Address %1, version %2</source>
        <translation>Adresse %1, version %2</translation>
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
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>The keys could not be read</source>
        <translation>Les clés ne peuvent pas être affichées</translation>
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
        <source>Revoke the key?</source>
        <translation>Révoquer la clé&#x202f;?</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Révoquer</translation>
    </message>
    <message>
        <source>This key is already revoked</source>
        <translation>Cette clé est déjà révoquée</translation>
    </message>
    <message>
        <source>Keys belong to a profile. Add a profile first</source>
        <translation>Les clés appartiennent à un profil. Ajoutez d’abord un profil</translation>
    </message>
    <message>
        <source>The shop&apos;s software sends its key with each request. The key determines the profile and the rights.</source>
        <translation>Le logiciel d’un magasin présente sa clé à chaque requête. La clé désigne le profil et les droits.</translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation>Conserver la clé</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
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
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light, dark, or as the system is set</source>
        <translation>Clair, sombre ou selon le réglage du système</translation>
    </message>
    <message>
        <source>Takes effect at the next start</source>
        <translation>À partir du prochain démarrage</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Après %n minute</numerusform>
            <numerusform>Après %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock till</source>
        <translation>Verrouiller la caisse</translation>
    </message>
    <message>
        <source>Without input</source>
        <translation>Sans saisie</translation>
    </message>
    <message>
        <source>Only in a shop with staff; running payments go on</source>
        <translation>Seulement dans un magasin avec du personnel ; les paiements en cours continuent</translation>
    </message>
    <message>
        <source>After each payment</source>
        <translation>Après chaque paiement</translation>
    </message>
    <message>
        <source>Locks 5 seconds after a payment at the till was paid</source>
        <translation>Verrouille 5 secondes après qu’un paiement à la caisse est payé</translation>
    </message>
    <message>
        <source>Large sums</source>
        <translation>Grands montants</translation>
    </message>
    <message>
        <source>Ask above</source>
        <translation>Demander au-delà de</translation>
    </message>
    <message>
        <source>A larger payment or refund is asked about, with the sum in words. Empty: never ask</source>
        <translation>Un paiement ou un remboursement plus élevé doit être confirmé, avec le montant en toutes lettres. Vide : ne jamais demander</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ApprovalBox</name>
    <message>
        <source>Approve</source>
        <translation>Approuver</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirer</translation>
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
        <source>Nothing needs your attention.</source>
        <translation>Rien ne demande votre attention.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Background</name>
    <message>
        <source>Tilldesk keeps serving</source>
        <translation>Tilldesk reste en service</translation>
    </message>
    <message>
        <source>Open Tilldesk</source>
        <translation>Ouvrir Tilldesk</translation>
    </message>
    <message>
        <source>Close Tilldesk</source>
        <translation>Fermer Tilldesk</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankCandidate</name>
    <message>
        <source>Not a payout of the provider</source>
        <translation>Pas un versement du prestataire</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankDetailsView</name>
    <message>
        <source>What the file says</source>
        <translation>Ce que dit le fichier</translation>
    </message>
    <message>
        <source>Match by hand</source>
        <translation>Rapprocher à la main</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Rapprocher</translation>
    </message>
    <message>
        <source>Unmatch</source>
        <translation>Dissocier</translation>
    </message>
    <message>
        <source>Leave open</source>
        <translation>Laisser ouvert</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Line of the bank</source>
        <translation>Ligne de la banque</translation>
    </message>
    <message>
        <source>No line chosen</source>
        <translation>Aucune ligne choisie</translation>
    </message>
    <message>
        <source>Choose a line to see what the bank wrote and which payout it is.</source>
        <translation>Choisissez une ligne pour voir ce que la banque a écrit et de quel versement il s’agit.</translation>
    </message>
    <message>
        <source>Go to the next one that needs you (N)</source>
        <translation>Aller à la prochaine qui demande votre avis (N)</translation>
    </message>
    <message>
        <source>Take back the last match (Ctrl+Z)</source>
        <translation>Annuler le dernier rapprochement (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Booked %1 · line %2 of %3</source>
        <translation>Inscrit le %1 · ligne %2 de %3</translation>
    </message>
    <message>
        <source>Payout %1 · %2 old</source>
        <translation>Versement %1 · depuis %2</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Versement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankFileCard</name>
    <message>
        <source>Show the days of an earlier file</source>
        <translation>Afficher les jours d’un fichier précédent</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>Read a file of the bank: CAMT.053, CODA or MT940 (Ctrl+O)</source>
        <translation>Lire un fichier de la banque : CAMT.053, CODA ou MT940 (Ctrl+O)</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>L’utiliser quand même</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Read by %1, %2</source>
        <translation>Lu par %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>✓ as the bank says · %1 lines</source>
        <translation>
            <numerusform>✓ comme le dit la banque · %1 ligne</numerusform>
            <numerusform>✓ comme le dit la banque · %1 lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are not explained by the lines</source>
        <translation>%1 restent inexpliqués par les lignes</translation>
    </message>
    <message>
        <source>Choose a file of the bank</source>
        <translation>Choisissez un fichier de la banque</translation>
    </message>
    <message>
        <source>Statements of a bank (*.xml *.cod *.sta *.mt940 *.940 *.txt)</source>
        <translation>Extraits d’une banque (*.xml *.cod *.sta *.mt940 *.940 *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankImportJob</name>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Statement %1: opening balance and lines make %2, but the closing balance is %3.</source>
        <translation>Relevé %1 : le solde initial et les lignes donnent %2, mais le solde final est %3.</translation>
    </message>
    <message>
        <source>Statement %1 opens with %2, but statement %3 closed with %4: one may be missing.</source>
        <translation>L’extrait %1 commence à %2, mais l’extrait %3 finissait à %4 : il en manque peut-être un.</translation>
    </message>
    <message>
        <source>Nothing was matched yet.</source>
        <translation>Rien n’est encore rapproché.</translation>
    </message>
    <message>
        <source>Already read on %1; nothing was added.</source>
        <translation>Déjà lu le %1 ; rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>All lines of the file were known already; nothing was added.</source>
        <translation>Toutes les lignes du fichier étaient déjà connues ; rien n’a été ajouté.</translation>
    </message>
    <message numerus="yes">
        <source>%1 new lines.</source>
        <translation>
            <numerusform>%1 nouvelle ligne.</numerusform>
            <numerusform>%1 nouvelles lignes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts are certain.</source>
        <translation>
            <numerusform>%1 versement est certain.</numerusform>
            <numerusform>%1 versements sont certains.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>Arrêté. Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>This is no CAMT, CODA or MT940 file. It begins with “%1”.</source>
        <translation>Ce n’est pas un fichier CAMT, CODA ou MT940. Il commence par « %1 ».</translation>
    </message>
    <message>
        <source>The statement is of an account to which no payouts go.</source>
        <translation>L’extrait est celui d’un compte qui ne reçoit pas de versements.</translation>
    </message>
    <message>
        <source>The file cannot be read. %1: %2</source>
        <translation>Le fichier ne peut pas être lu. %1 : %2</translation>
    </message>
    <message>
        <source>Statement %1 follows statement %2: one may be missing.</source>
        <translation>L’extrait %1 suit l’extrait %2&#xa0;: il en manque peut-être un.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankLineWords</name>
    <message numerus="yes">
        <source>Banks do not accept the characters %1.</source>
        <translation>
            <numerusform>Les banques n’acceptent pas le caractère %1.</numerusform>
            <numerusform>Les banques n’acceptent pas les caractères %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Remittance text on the statement: “%1”</source>
        <translation>Communication sur l’extrait&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Remittance text on the statement: “%1”; the bank cuts off “%2”</source>
        <translation>Communication sur l’extrait&#xa0;: «&#xa0;%1&#xa0;»&#x202f;; la banque coupe «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 characters fit into the remittance text</source>
        <translation>%1 caractères tiennent dans la communication</translation>
    </message>
    <message>
        <source>Payouts will look like this on your bank statement (x stands for the payout ID): %1</source>
        <translation>Les versements apparaîtront ainsi sur votre extrait de compte (x représente l’ID du versement)&#xa0;: %1</translation>
    </message>
    <message>
        <source>The text has %1 characters, but banks transmit %2, so the end may be missing.</source>
        <translation>Le texte compte %1 caractères, mais les banques n’en transmettent que %2&#xa0;: la fin peut manquer.</translation>
    </message>
    <message>
        <source>The batch IDs of this merchant&apos;s profiles have from %1 to %2 characters. Rules that recognise payouts on bank statements need one length: use the same length for all profiles.</source>
        <translation>Les ID de lot des profils de ce commerçant comptent de %1 à %2 caractères. Les règles qui reconnaissent les versements sur les extraits de compte exigent une longueur unique&#xa0;: donnez la même longueur à tous les profils.</translation>
    </message>
    <message>
        <source>Remittance text on the statement: “%1”; at banks that know basic letters only: “%2”</source>
        <translation>Communication sur l’extrait : « %1 » ; auprès des banques qui ne connaissent que les lettres de base : « %2 »</translation>
    </message>
    <message>
        <source>The name that staff and customers read</source>
        <translation>Le nom que lisent le personnel et les clients</translation>
    </message>
    <message>
        <source>Banks write “%1”</source>
        <translation>Les banques écrivent « %1 »</translation>
    </message>
    <message>
        <source>Banks write “%1”, or in basic letters “%2”</source>
        <translation>Les banques écrivent « %1 », ou en lettres de base « %2 »</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankModel</name>
    <message>
        <source>Booked</source>
        <translation>Inscrit le</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Rapprochement</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Versement</translation>
    </message>
    <message>
        <source>Text on the statement</source>
        <translation>Texte de l’extrait</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankPage</name>
    <message>
        <source>Lines of the bank</source>
        <translation>Lignes de la banque</translation>
    </message>
    <message>
        <source>is a payout’s ID</source>
        <translation>est l’ID d’un versement</translation>
    </message>
    <message>
        <source>fits more than one</source>
        <translation>convient à plusieurs</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankPresenter</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 au %2</translation>
    </message>
    <message>
        <source>statement %1, %2</source>
        <translation>extrait %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 statements to number %2, %3</source>
        <translation>
            <numerusform>%1 extrait, numéro %2, %3</numerusform>
            <numerusform>%1 extraits jusqu’au numéro %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at start + %2 from the provider %3 %4 others = %5 at end</source>
        <translation>%1 au début + %2 du prestataire %3 %4 autres = %5 à la fin</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 payouts certain</source>
        <translation>
            <numerusform>%1 versement certain sur %2</numerusform>
            <numerusform>%1 versements certains sur %2</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Other lines</source>
        <translation>Autres lignes</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Versé</translation>
    </message>
    <message>
        <source>On statements</source>
        <translation>Sur extraits</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>The statements of the bank cannot be shown</source>
        <translation>Les extraits de la banque ne peuvent pas être affichés</translation>
    </message>
    <message>
        <source>CAMT.053, CODA or MT940, as your bank offers it for download. Each payout is then found on the statement, and what is missing is shown here.</source>
        <translation>CAMT.053, CODA ou MT940, comme votre banque le propose au téléchargement. Chaque versement est alors cherché sur l’extrait, et ce qui manque est affiché ici.</translation>
    </message>
    <message>
        <source>Drop the bank’s file here</source>
        <translation>Déposez ici le fichier de la banque</translation>
    </message>
    <message>
        <source>The last payout, of %1, is on no statement yet.</source>
        <translation>Le dernier versement, du %1, n’est encore sur aucun extrait.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message numerus="yes">
        <source>All %1 payouts are on the statement</source>
        <translation>
            <numerusform>Le versement est sur l’extrait (%1)</numerusform>
            <numerusform>Les %1 versements sont sur l’extrait</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here needs you.</source>
        <translation>Rien ici ne demande votre avis.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Nothing in this group</source>
        <translation>Rien dans ce groupe</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Rapprocher</translation>
    </message>
    <message>
        <source>Match anyway</source>
        <translation>Rapprocher quand même</translation>
    </message>
    <message>
        <source>Match the line with the chosen payout (Enter)</source>
        <translation>Rapprocher la ligne du versement choisi (Entrée)</translation>
    </message>
    <message>
        <source>A statement may be missing between number %1 of %2 and number %3 of %4.</source>
        <translation>Il manque peut-être un extrait entre le numéro %1 du %2 et le numéro %3 du %4.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BankWords</name>
    <message>
        <source>Matched</source>
        <translation>Rapproché</translation>
    </message>
    <message>
        <source>Amount differs</source>
        <translation>Autre montant</translation>
    </message>
    <message>
        <source>No reference</source>
        <translation>Sans référence</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Ambigu</translation>
    </message>
    <message>
        <source>Unexpected</source>
        <translation>Inattendu</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Awaited</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Other line</source>
        <translation>Autre ligne</translation>
    </message>
    <message numerus="yes">
        <source>%1 possible</source>
        <translation>
            <numerusform>%1 possible</numerusform>
            <numerusform>%1 possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>no text</source>
        <translation>pas de texte</translation>
    </message>
    <message>
        <source>on no statement</source>
        <translation>sur aucun extrait</translation>
    </message>
    <message>
        <source>on no statement yet</source>
        <translation>pas encore sur un extrait</translation>
    </message>
    <message>
        <source>Another amount than the payout’s</source>
        <translation>Un autre montant que celui du versement</translation>
    </message>
    <message numerus="yes">
        <source>Cut by the bank: begins %1 payouts</source>
        <translation>
            <numerusform>Coupé : début de %1 versement</numerusform>
            <numerusform>Coupé : début de %1 versements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The line has the payout’s ID and its amount. The text stood in two records and was joined.</source>
        <translation>La ligne porte l’identifiant et le montant du versement. Le texte était sur deux enregistrements et a été réuni.</translation>
    </message>
    <message>
        <source>The line has the payout’s ID and its amount.</source>
        <translation>La ligne porte l’identifiant et le montant du versement.</translation>
    </message>
    <message>
        <source>Matched by hand: %1</source>
        <translation>Rapproché à la main : %1</translation>
    </message>
    <message>
        <source>The payout is %1, the bank booked %2 less</source>
        <translation>Le versement est de %1, la banque a inscrit %2 de moins</translation>
    </message>
    <message>
        <source>The payout is %1, the bank booked %2 more</source>
        <translation>Le versement est de %1, la banque a inscrit %2 de plus</translation>
    </message>
    <message>
        <source>Nothing of a payout in it; the amount is that of %1, %2</source>
        <translation>Rien d’un versement ; le montant est celui de %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Nothing of a payout in it; the amount is that of %1 payouts</source>
        <translation>
            <numerusform>Rien d’un versement ; le montant est celui de %1 versement</numerusform>
            <numerusform>Rien d’un versement ; le montant est celui de %1 versements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bank cut the text. Only %1 characters of the ID are left, and several payouts of that day begin with them.</source>
        <translation>
            <numerusform>La banque a coupé le texte. Il ne reste que %1 caractère de l’identifiant, et plusieurs versements de ce jour commencent ainsi.</numerusform>
            <numerusform>La banque a coupé le texte. Il ne reste que %1 caractères de l’identifiant, et plusieurs versements de ce jour commencent ainsi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line has the IDs of %1 payouts</source>
        <translation>
            <numerusform>La ligne porte l’identifiant de %1 versement</numerusform>
            <numerusform>La ligne porte les identifiants de %1 versements</numerusform>
        </translation>
    </message>
    <message>
        <source>No payout to this account has this ID</source>
        <translation>Aucun versement sur ce compte ne porte cet identifiant</translation>
    </message>
    <message>
        <source>A debit with the payout’s ID: the payout was sent back</source>
        <translation>Un débit avec l’ID du versement&#xa0;: il a été renvoyé</translation>
    </message>
    <message>
        <source>The payout has failed: no money was sent for it</source>
        <translation>Le versement a échoué : aucun argent n’a été envoyé</translation>
    </message>
    <message>
        <source>The payout is matched with another line</source>
        <translation>Le versement est rapproché d’une autre ligne</translation>
    </message>
    <message>
        <source>Booked before the payout was made</source>
        <translation>Inscrit avant que le versement soit fait</translation>
    </message>
    <message>
        <source>A match with this payout was undone by hand</source>
        <translation>Un rapprochement avec ce versement a été annulé à la main</translation>
    </message>
    <message>
        <source>Paid out %1; expected on a statement by %2</source>
        <translation>Versé le %1 ; attendu sur un extrait le %2 au plus tard</translation>
    </message>
    <message>
        <source>Paid out %1; awaited on a statement by %2</source>
        <translation>Versé le %1 ; attendu sur un extrait jusqu’au %2</translation>
    </message>
    <message>
        <source>The line has nothing to do with a payout</source>
        <translation>La ligne n’a rien à voir avec un versement</translation>
    </message>
    <message>
        <source>Said to be no payout: %1</source>
        <translation>Déclaré ne pas être un versement : %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>octets %1</translation>
    </message>
    <message>
        <source>The provider says that no money was sent.</source>
        <translation>Le prestataire dit qu’aucun argent n’a été envoyé.</translation>
    </message>
    <message>
        <source>Its ID is on the line; the amount is another one.</source>
        <translation>Son identifiant est sur la ligne ; le montant est autre.</translation>
    </message>
    <message>
        <source>Likely: of the possible payouts only this one succeeded.</source>
        <translation>Probable : parmi les versements possibles, seul celui-ci a réussi.</translation>
    </message>
    <message>
        <source>Likely: no other payout has this amount.</source>
        <translation>Probable : aucun autre versement n’a ce montant.</translation>
    </message>
    <message numerus="yes">
        <source>%1 days</source>
        <translation>
            <numerusform>%1 jour</numerusform>
            <numerusform>%1 jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Joined from two records</source>
        <translation>Réuni de deux enregistrements</translation>
    </message>
    <message numerus="yes">
        <source>Amount of %1 payouts</source>
        <translation>
            <numerusform>Montant de %1 versement</numerusform>
            <numerusform>Montant de %1 versements</numerusform>
        </translation>
    </message>
    <message>
        <source>No payout has this ID</source>
        <translation>Aucun versement n’a cet ID</translation>
    </message>
    <message>
        <source>The payout was sent back</source>
        <translation>Le versement a été renvoyé</translation>
    </message>
    <message>
        <source>The payout has failed</source>
        <translation>Le versement a échoué</translation>
    </message>
    <message>
        <source>Matched with another line</source>
        <translation>Rapproché d’une autre ligne</translation>
    </message>
    <message>
        <source>Expected by %1</source>
        <translation>Attendu pour le %1</translation>
    </message>
    <message numerus="yes">
        <source>IDs of %1 payouts</source>
        <translation>
            <numerusform>ID de %1 versement</numerusform>
            <numerusform>ID de %1 versements</numerusform>
        </translation>
    </message>
    <message>
        <source>Booked before the payout</source>
        <translation>Inscrit avant le versement</translation>
    </message>
    <message>
        <source>Match undone by hand</source>
        <translation>Rapprochement annulé à la main</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BarChartData</name>
    <message>
        <source>axis starts at %1</source>
        <translation>l’axe commence à %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::BookkeepingPage</name>
    <message>
        <source>What a day becomes</source>
        <translation>Ce que devient un jour</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Commerçant</translation>
    </message>
    <message>
        <source>Chart of accounts</source>
        <translation>Plan comptable</translation>
    </message>
    <message>
        <source>Fills all accounts that are not yours</source>
        <translation>Remplit tous les comptes qui ne sont pas les vôtres</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Logiciel</translation>
    </message>
    <message>
        <source>Checks the accounts while you type</source>
        <translation>Vérifie les comptes pendant la saisie</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Code of the journal in the program</source>
        <translation>Code du journal dans le logiciel</translation>
    </message>
    <message>
        <source>First book year</source>
        <translation>Premier exercice</translation>
    </message>
    <message>
        <source>Calendar year that is book year 1, for WinBooks and Octopus</source>
        <translation>Année civile de l’exercice 1, pour WinBooks et Octopus</translation>
    </message>
    <message>
        <source>Consultant</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Number of the tax consultant, for DATEV</source>
        <translation>Numéro du conseil fiscal, pour DATEV</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Number of the client, for DATEV</source>
        <translation>Numéro du client, pour DATEV</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>All accounts back to the chart’s</source>
        <translation>Tous les comptes selon le plan</translation>
    </message>
    <message>
        <source>VAT by point of sale</source>
        <translation>TVA par point de vente</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>all sales of the profile</source>
        <translation>toutes les ventes du profil</translation>
    </message>
    <message>
        <source>Changes count from</source>
        <translation>Changements valables dès</translation>
    </message>
    <message>
        <source>Never back in time</source>
        <translation>Jamais dans le passé</translation>
    </message>
    <message>
        <source>Fees of the payment service</source>
        <translation>Frais du service de paiement</translation>
    </message>
    <message>
        <source>For each payment</source>
        <translation>Par paiement</translation>
    </message>
    <message>
        <source>Euros; empty: none</source>
        <translation>Euros ; vide : aucun</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Of the payment’s amount</source>
        <translation>Du montant du paiement</translation>
    </message>
    <message>
        <source>Minimum of a month</source>
        <translation>Minimum par mois</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Versements</translation>
    </message>
    <message>
        <source>A change counts from today; earlier payments keep their fee</source>
        <translation>Une modification vaut dès aujourd’hui ; les paiements antérieurs gardent leurs frais</translation>
    </message>
    <message>
        <source>Invoice of the month</source>
        <translation>Facture du mois</translation>
    </message>
    <message>
        <source>Of the provider: replaces the fees by rule</source>
        <translation>Du prestataire : remplace les frais calculés</translation>
    </message>
    <message>
        <source>Number of the invoice</source>
        <translation>Numéro de la facture</translation>
    </message>
    <message>
        <source>Amount of the invoice</source>
        <translation>Montant de la facture</translation>
    </message>
    <message>
        <source>Euros, for the whole month</source>
        <translation>Euros, pour le mois entier</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackAlerts</name>
    <message>
        <source>Callbacks: %1 waiting</source>
        <translation>Callbacks&#xa0;: %1 en attente</translation>
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
        <translation>Vérification de la signature, étape par étape</translation>
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
        <source>No attempts yet.</source>
        <translation>Aucune tentative pour l’instant.</translation>
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
    <name>tilldesk::ui::CallbackFigures</name>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>under %1 ms</source>
        <translation>moins de %1 ms</translation>
    </message>
    <message>
        <source>%1 s and more</source>
        <translation>%1 s et plus</translation>
    </message>
    <message>
        <source>%1 to %2 s</source>
        <translation>de %1 à %2 s</translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation>de %1 à %2 ms</translation>
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
        <translation>Vitesse de réponse des hôtes</translation>
    </message>
    <message>
        <source>Answer time</source>
        <translation>Temps de réponse</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lent</translation>
    </message>
    <message>
        <source>shows them</source>
        <translation>les affiche</translation>
    </message>
    <message>
        <source>half within %1</source>
        <translation>la moitié en moins de %1</translation>
    </message>
    <message>
        <source>95 % within %1</source>
        <translation>95 % en %1</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyés</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Réussite</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Moitié</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Last failure</source>
        <translation>Dernier échec</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>All hosts</source>
        <translation>Tous les hôtes</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackFiguresView</name>
    <message>
        <source>in time</source>
        <translation>à temps</translation>
    </message>
    <message>
        <source>slow, from 0.8 s</source>
        <translation>lent, dès 0,8 s</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>Success by host</source>
        <translation>Réussite par hôte</translation>
    </message>
    <message>
        <source>answered with 2xx, in the end</source>
        <translation>réponse 2xx à la fin</translation>
    </message>
    <message>
        <source>None in this period.</source>
        <translation>Aucun dans cette période.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackInbox</name>
    <message>
        <source>The inbox cannot be shown</source>
        <translation>La boîte de réception ne peut pas être affichée</translation>
    </message>
    <message>
        <source>The inbox is off</source>
        <translation>La boîte de réception est désactivée</translation>
    </message>
    <message>
        <source>No message received yet</source>
        <translation>Aucun message reçu pour l’instant</translation>
    </message>
    <message>
        <source>Enter this address as the callback address of a profile, or send a test callback to it.</source>
        <translation>Saisissez cette adresse comme adresse de callback d’un profil, ou envoyez-y un callback de test.</translation>
    </message>
    <message>
        <source>The inbox receives callbacks as a shop&apos;s server would, checks them and lists them here.</source>
        <translation>La boîte de réception reçoit les callbacks comme le ferait le serveur d’un magasin, les contrôle et les affiche ici.</translation>
    </message>
    <message>
        <source>Switch the inbox on</source>
        <translation>Activer la boîte de réception</translation>
    </message>
    <message>
        <source>Send a test callback…</source>
        <translation>Envoyer un callback de test…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackInspector</name>
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
        <source>The callback is being checked.</source>
        <translation>Le callback est en cours de vérification.</translation>
    </message>
    <message>
        <source>No key set could be fetched from that address: %1</source>
        <translation>Aucun jeu de clés n’a pu être obtenu à cette adresse&#xa0;: %1</translation>
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
        <translation>Afficher les chiffres</translation>
    </message>
    <message>
        <source>Hide figures</source>
        <translation>Masquer les chiffres</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Show the payment</source>
        <translation>Afficher le paiement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackPresenter</name>
    <message>
        <source>Callback to %1</source>
        <translation>Callback vers %1</translation>
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
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Nothing was sent in this attempt.</source>
        <translation>Rien n’a été envoyé lors de cette tentative.</translation>
    </message>
    <message>
        <source>Sent with a simulated fault: %1</source>
        <translation>Envoyé avec une erreur simulée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The callback is still loading.</source>
        <translation>Le callback est en cours de chargement.</translation>
    </message>
    <message>
        <source>The callback is already waiting to be sent.</source>
        <translation>Le callback attend déjà d’être envoyé.</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 bytes are stored.</source>
        <translation>Seuls les %1 premiers octets sur %2 sont conservés.</translation>
    </message>
    <message>
        <source>The callback is signed when it is sent.</source>
        <translation>Le callback est signé au moment de l’envoi.</translation>
    </message>
    <message>
        <source>Technical cause, in English: %1</source>
        <translation>Cause technique, en anglais&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackTestForm</name>
    <message>
        <source>Faults need the simulation: switch it on in Settings.</source>
        <translation>Les erreurs nécessitent la simulation&#xa0;: activez-la dans les paramètres.</translation>
    </message>
    <message>
        <source>The service does not send callbacks to this address.</source>
        <translation>Le service n’envoie pas de callbacks à cette adresse.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbackWords</name>
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
        <source>Another profile</source>
        <translation>Autre profil</translation>
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
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>no answer within %1</source>
        <translation>pas de réponse après %1</translation>
    </message>
    <message>
        <source>lost (simulated), nothing sent</source>
        <translation>perdu (simulation), rien envoyé</translation>
    </message>
    <message>
        <source>Unknown key ID</source>
        <translation>ID de clé inconnu</translation>
    </message>
    <message>
        <source>Old timestamp</source>
        <translation>Horodatage ancien</translation>
    </message>
    <message>
        <source>Callbacks are sent normally.</source>
        <translation>Les callbacks sont envoyés normalement.</translation>
    </message>
    <message>
        <source>Callbacks are not sent. A good receiver asks for the payment itself.</source>
        <translation>Les callbacks ne sont pas envoyés. Un bon destinataire interroge lui-même le service.</translation>
    </message>
    <message>
        <source>Each callback is sent twice. A good receiver processes it once.</source>
        <translation>Chaque callback est envoyé deux fois. Un bon destinataire ne le traite qu’une fois.</translation>
    </message>
    <message>
        <source>Each callback is sent one minute late.</source>
        <translation>Chaque callback est envoyé avec une minute de retard.</translation>
    </message>
    <message>
        <source>Each callback is sent after the next callback of its payment, or one minute late. A good receiver does not return to an older status.</source>
        <translation>Chaque callback est envoyé après le callback suivant du même paiement, ou avec une minute de retard. Un bon destinataire ne revient pas à un statut plus ancien.</translation>
    </message>
    <message>
        <source>The callback is signed with another key than the one that it names. A good receiver refuses it.</source>
        <translation>Le callback est signé avec une autre clé que celle qu’il indique. Un bon destinataire le refuse.</translation>
    </message>
    <message>
        <source>The callback names a key that is not in the key set. A good receiver refuses it.</source>
        <translation>Le callback indique une clé absente du jeu de clés. Un bon destinataire le refuse.</translation>
    </message>
    <message>
        <source>The callback names another profile than the receiver&apos;s. A good receiver refuses it.</source>
        <translation>Le callback indique un autre profil que celui du destinataire. Un bon destinataire le refuse.</translation>
    </message>
    <message>
        <source>The callback claims to be ten minutes old. A good receiver refuses it.</source>
        <translation>Le callback se présente comme vieux de dix minutes. Un bon destinataire le refuse.</translation>
    </message>
    <message>
        <source>The signature has the DER format instead of 64 bytes. A good receiver refuses the callback.</source>
        <translation>La signature est au format DER au lieu de 64&#xa0;octets. Un bon destinataire refuse le callback.</translation>
    </message>
    <message>
        <source>The callback has the four critical names of the specified header, whatever the setting of the profile.</source>
        <translation>Le callback porte les quatre noms critiques de l’en-tête spécifié, quel que soit le réglage du profil.</translation>
    </message>
    <message>
        <source>The callback has the five critical names of the extended header, whatever the setting of the profile.</source>
        <translation>Le callback porte les cinq noms critiques de l’en-tête étendu, quel que soit le réglage du profil.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksModel</name>
    <message>
        <source>Planned: %1</source>
        <translation>Prévu&#xa0;: %1</translation>
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
        <translation>Statut envoyé</translation>
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
    <message>
        <source>Answer time</source>
        <translation>Temps de réponse</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CallbacksPresenter</name>
    <message>
        <source>Send all failed again</source>
        <translation>Renvoyer tous les échecs</translation>
    </message>
    <message>
        <source>Send all failed again (%1)</source>
        <translation>Renvoyer tous les échecs (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks are sent again.</source>
        <translation>
            <numerusform>%1 callback est renvoyé.</numerusform>
            <numerusform>%1 callbacks sont renvoyés.</numerusform>
        </translation>
    </message>
    <message>
        <source>No callback matches</source>
        <translation>Aucun callback trouvé</translation>
    </message>
    <message>
        <source>No callbacks yet</source>
        <translation>Pas encore de callbacks</translation>
    </message>
    <message>
        <source>Send a test callback…</source>
        <translation>Envoyer un callback de test…</translation>
    </message>
    <message>
        <source>The callbacks cannot be shown</source>
        <translation>Les callbacks ne peuvent pas être affichés</translation>
    </message>
    <message>
        <source>The failed callbacks are being sent again.</source>
        <translation>Les callbacks échoués sont en cours de renvoi.</translation>
    </message>
    <message>
        <source>No callback failed in this period.</source>
        <translation>Aucun callback n’a échoué pendant cette période.</translation>
    </message>
    <message numerus="yes">
        <source>%1 failed callbacks of this period are sent once more, now. A receiver may get a callback that it already has.</source>
        <translation>
            <numerusform>%1 callback échoué de cette période est renvoyé une fois, maintenant. Un destinataire peut recevoir un callback qu’il a déjà.</numerusform>
            <numerusform>%1 callbacks échoués de cette période sont renvoyés une fois, maintenant. Un destinataire peut recevoir un callback qu’il a déjà.</numerusform>
        </translation>
    </message>
    <message>
        <source>When a payment changes, the service notifies the shop at its callback address. Each of these messages is listed here.</source>
        <translation>Quand un paiement change, le service en informe le magasin à son adresse de callback. Chacun de ces messages est listé ici.</translation>
    </message>
    <message>
        <source>Callbacks are sent with a simulated fault: %1</source>
        <translation>Les callbacks sont envoyés avec une erreur simulée&#xa0;: %1</translation>
    </message>
    <message>
        <source>No callback fits all of the filters above.</source>
        <translation>Aucun callback ne répond à tous les filtres ci-dessus.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
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
        <translation>Arrêter l’erreur</translation>
    </message>
    <message>
        <source>Send all failed again?</source>
        <translation>Renvoyer tous les échecs&#x202f;?</translation>
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
        <source>Keep the payment</source>
        <translation>Conserver le paiement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ChangesView</name>
    <message>
        <source>Nothing changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>%1: before %2, after %3</source>
        <translation>%1&#xa0;: avant %2, après %3</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Chart</name>
    <message>
        <source>The arrow keys move over the parts. The context menu shows the figures as a table.</source>
        <translation>Les flèches parcourent les parties. Le menu contextuel montre les chiffres sous forme de tableau.</translation>
    </message>
    <message>
        <source>Show as a table…</source>
        <translation>Afficher sous forme de tableau…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ChartTableDialog</name>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Save the rows as CSV</source>
        <translation>Enregistrer les lignes en CSV</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ChartTip</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckAllBox</name>
    <message>
        <source>Select all loaded rows (Ctrl+A)</source>
        <translation>Sélectionner toutes les lignes chargées (Ctrl+A)</translation>
    </message>
    <message>
        <source>Select all loaded rows</source>
        <translation>Sélectionner toutes les lignes chargées</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckList</name>
    <message>
        <source>What was checked</source>
        <translation>Ce qui a été vérifié</translation>
    </message>
    <message>
        <source>What was checked: %1</source>
        <translation>Ce qui a été vérifié&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CheckWords</name>
    <message>
        <source>Not checked</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Header and signature are strict base64url</source>
        <translation>L’en-tête et la signature sont en base64url strict</translation>
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
        <translation>La clé figure dans le jeu de clés</translation>
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
        <translation>L’heure s’écarte de cinq minutes au plus de l’horloge</translation>
    </message>
    <message>
        <source>Header is a detached JWS, ES256</source>
        <translation>L’en-tête est une JWS détachée en ES256</translation>
    </message>
    <message>
        <source>Key %1 found in the key set</source>
        <translation>Clé %1 trouvée dans le jeu de clés</translation>
    </message>
    <message>
        <source>Key %1 is not in the key set</source>
        <translation>La clé %1 ne figure pas dans le jeu de clés</translation>
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
        <source>path is %1, sub is this profile</source>
        <translation>path est %1, sub est ce profil</translation>
    </message>
    <message>
        <source>Body is a callback of this payment</source>
        <translation>Le corps est un callback de ce paiement</translation>
    </message>
    <message>
        <source>crit names %1</source>
        <translation>crit nomme %1</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Conforme</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Non conforme</translation>
    </message>
    <message>
        <source>Three parts, of which the middle one is empty</source>
        <translation>Trois parties, dont celle du milieu est vide</translation>
    </message>
    <message>
        <source>The header is a JSON object without duplicate members</source>
        <translation>L’en-tête est un objet JSON sans membre en double</translation>
    </message>
    <message>
        <source>The thumbprint matches the certificate of the key</source>
        <translation>L’empreinte correspond au certificat de la clé</translation>
    </message>
    <message>
        <source>The signed text: header, dot, body</source>
        <translation>Le texte signé&#xa0;: en-tête, point, corps</translation>
    </message>
    <message>
        <source>The signature of 64 bytes is valid for this text</source>
        <translation>La signature de 64&#xa0;octets est valable pour ce texte</translation>
    </message>
    <message>
        <source>The critical names are the four or five expected ones</source>
        <translation>Les noms critiques sont les quatre ou cinq attendus</translation>
    </message>
    <message>
        <source>The callback was not received before</source>
        <translation>Le callback n’a encore jamais été reçu</translation>
    </message>
    <message>
        <source>The body is a callback and matches the payment</source>
        <translation>Le corps est un callback et correspond au paiement</translation>
    </message>
    <message>
        <source>Many receivers would still refuse this callback: they expect five critical names and the whole callback address as path. Set the profile’s “Callback header” to “Extended” for them.</source>
        <translation>Beaucoup de destinataires refuseraient tout de même ce callback&#xa0;: ils attendent cinq noms critiques et l’adresse de callback entière comme chemin. Pour eux, réglez «&#xa0;En-tête de callback&#xa0;» du profil sur «&#xa0;Étendu&#xa0;».</translation>
    </message>
    <message>
        <source>All checks passed</source>
        <translation>Tout est conforme</translation>
    </message>
    <message>
        <source>No check failed, but not everything could be checked</source>
        <translation>Aucune erreur trouvée, mais tout n’a pas pu être vérifié</translation>
    </message>
    <message>
        <source>First failure: %1 — %2</source>
        <translation>Premier échec&#xa0;: %1 — %2</translation>
    </message>
    <message>
        <source>Header is not a detached JWS with ES256</source>
        <translation>L’en-tête n’est pas une JWS détachée en ES256</translation>
    </message>
    <message>
        <source>crit does not have the expected names</source>
        <translation>crit n’a pas les noms attendus</translation>
    </message>
    <message>
        <source>Issuer, profile or path is wrong</source>
        <translation>Émetteur, profil ou chemin incorrect</translation>
    </message>
    <message>
        <source>Signature over header.body is valid</source>
        <translation>La signature de header.body est valable</translation>
    </message>
    <message>
        <source>Signature over header.body is not valid</source>
        <translation>La signature de header.body n’est pas valable</translation>
    </message>
    <message>
        <source>Body is not a callback of this payment</source>
        <translation>Le corps n’est pas un callback de ce paiement</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>The address is not found</source>
        <translation>L’adresse est introuvable</translation>
    </message>
    <message>
        <source>The address is found</source>
        <translation>L’adresse est trouvée</translation>
    </message>
    <message>
        <source>The connection is not safe</source>
        <translation>La connexion n’est pas sûre</translation>
    </message>
    <message>
        <source>The connection is encrypted</source>
        <translation>La connexion est chiffrée</translation>
    </message>
    <message>
        <source>The clocks differ</source>
        <translation>Les horloges diffèrent</translation>
    </message>
    <message>
        <source>The clocks agree</source>
        <translation>Les horloges concordent</translation>
    </message>
    <message>
        <source>The provider’s keys cannot be read</source>
        <translation>Les clés du prestataire sont illisibles</translation>
    </message>
    <message>
        <source>The provider’s keys are read</source>
        <translation>Les clés du prestataire sont lues</translation>
    </message>
    <message>
        <source>The API key is refused</source>
        <translation>La clé API est refusée</translation>
    </message>
    <message>
        <source>The API key is accepted</source>
        <translation>La clé API est acceptée</translation>
    </message>
    <message>
        <source>Signed requests are refused</source>
        <translation>Les requêtes signées sont refusées</translation>
    </message>
    <message>
        <source>Signed requests are accepted</source>
        <translation>Les requêtes signées sont acceptées</translation>
    </message>
    <message>
        <source>Refunds are refused</source>
        <translation>Les remboursements sont refusés</translation>
    </message>
    <message>
        <source>Refunds may be requested</source>
        <translation>Les remboursements sont permis</translation>
    </message>
    <message>
        <source>Payout lists cannot be read</source>
        <translation>Les listes de versements sont illisibles</translation>
    </message>
    <message>
        <source>Payout lists can be read</source>
        <translation>Les listes de versements sont lisibles</translation>
    </message>
    <message>
        <source>The provider answered %1.</source>
        <translation>Le prestataire a répondu %1.</translation>
    </message>
    <message>
        <source>The provider answered %1 (%2).</source>
        <translation>Le prestataire a répondu %1 (%2).</translation>
    </message>
    <message>
        <source>They show the same second.</source>
        <translation>Elles affichent la même seconde.</translation>
    </message>
    <message>
        <source>This computer is %1 s ahead.</source>
        <translation>Cet ordinateur avance de %1 s.</translation>
    </message>
    <message>
        <source>This computer is %1 s behind.</source>
        <translation>Cet ordinateur retarde de %1 s.</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>Not tried: it needs a step that fails.</source>
        <translation>Pas essayé&#xa0;: dépend d’une étape qui échoue.</translation>
    </message>
    <message>
        <source>Not tried: the check was stopped.</source>
        <translation>Pas essayé&#xa0;: la vérification a été arrêtée.</translation>
    </message>
    <message>
        <source>No answer came.</source>
        <translation>Aucune réponse n’est venue.</translation>
    </message>
    <message numerus="yes">
        <source>%1 addresses</source>
        <translation>
            <numerusform>%1 adresse</numerusform>
            <numerusform>%1 adresses</numerusform>
        </translation>
    </message>
    <message>
        <source>The name has no address.</source>
        <translation>Le nom n’a pas d’adresse.</translation>
    </message>
    <message>
        <source>The name leads to this computer or into a private network.</source>
        <translation>Le nom mène à cet ordinateur ou à un réseau privé.</translation>
    </message>
    <message>
        <source>%1, certificate valid until %2</source>
        <translation>%1, certificat valable jusqu’au %2</translation>
    </message>
    <message>
        <source>Plain http to this computer</source>
        <translation>Http simple vers cet ordinateur</translation>
    </message>
    <message>
        <source>The certificate is not trusted.</source>
        <translation>Le certificat n’est pas digne de confiance.</translation>
    </message>
    <message>
        <source>No connection was made.</source>
        <translation>Aucune connexion n’a été établie.</translation>
    </message>
    <message>
        <source>The answer has no time.</source>
        <translation>La réponse n’indique pas l’heure.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keys: %2</source>
        <translation>
            <numerusform>%1 clé&#xa0;: %2</numerusform>
            <numerusform>%1 clés&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>An unknown payment gives 404, as it must.</source>
        <translation>Un paiement inconnu donne 404, comme il se doit.</translation>
    </message>
    <message>
        <source>There is no API key.</source>
        <translation>Il n’y a pas de clé API.</translation>
    </message>
    <message>
        <source>The answer is 404, but not one of the interface.</source>
        <translation>La réponse est 404, mais pas celle de l’interface.</translation>
    </message>
    <message>
        <source>An unknown refund gives 404, as it must, signed with the key %1.</source>
        <translation>Un remboursement inconnu donne 404, comme il se doit, signé avec la clé %1.</translation>
    </message>
    <message>
        <source>They are, but the answer proves nothing.</source>
        <translation>C’est le cas, mais la réponse ne prouve rien.</translation>
    </message>
    <message>
        <source>%1 It may not know the key %2.</source>
        <translation>%1 Il ne connaît peut-être pas la clé %2.</translation>
    </message>
    <message>
        <source>The signature of the answer does not hold.</source>
        <translation>La signature de la réponse n’est pas valable.</translation>
    </message>
    <message>
        <source>There is no key to sign with.</source>
        <translation>Il n’y a pas de clé pour signer.</translation>
    </message>
    <message>
        <source>A refund of an unknown payment is refused for that reason alone.</source>
        <translation>Le remboursement d’un paiement inconnu n’est refusé que pour cette raison.</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts today</source>
        <translation>
            <numerusform>%1 versement aujourd’hui</numerusform>
            <numerusform>%1 versements aujourd’hui</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tried: the merchant’s ID at the provider is not filled in.</source>
        <translation>Pas essayé&#xa0;: l’ID du commerçant chez le prestataire n’est pas indiqué.</translation>
    </message>
    <message>
        <source>Nothing reaches the provider.</source>
        <translation>Rien n’atteint le prestataire.</translation>
    </message>
    <message>
        <source>Payments can work; refunds and payout lists do not.</source>
        <translation>Les paiements peuvent fonctionner&#xa0;; pas les remboursements ni les listes de versements.</translation>
    </message>
    <message>
        <source>The outcome of requests can stay unknown.</source>
        <translation>L’issue des requêtes peut rester inconnue.</translation>
    </message>
    <message>
        <source>Too many requests at this time.</source>
        <translation>Trop de requêtes en ce moment.</translation>
    </message>
    <message>
        <source>The provider has a fault.</source>
        <translation>Le prestataire a une panne.</translation>
    </message>
    <message>
        <source>The provider answers differently than agreed.</source>
        <translation>Le prestataire répond autrement que convenu.</translation>
    </message>
    <message>
        <source>Nothing is sent there.</source>
        <translation>Rien n’y est envoyé.</translation>
    </message>
    <message>
        <source>The provider has to renew its certificate soon.</source>
        <translation>Le prestataire doit bientôt renouveler son certificat.</translation>
    </message>
    <message>
        <source>Somebody else may answer in the provider’s place. Nothing was sent.</source>
        <translation>Quelqu’un d’autre répond peut-être à la place du prestataire. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Above 60 s nothing is signed any more.</source>
        <translation>Au-delà de 60 s, plus rien n’est signé.</translation>
    </message>
    <message>
        <source>A wrong clock would not be noticed.</source>
        <translation>Une horloge fausse ne serait pas remarquée.</translation>
    </message>
    <message>
        <source>Signatures of the provider cannot be checked, so refunds stay unknown.</source>
        <translation>Les signatures du prestataire ne sont pas vérifiables&#xa0;: les remboursements restent inconnus.</translation>
    </message>
    <message>
        <source>No payment can be made with this API key.</source>
        <translation>Aucun paiement n’est possible avec cette clé API.</translation>
    </message>
    <message>
        <source>The API key may not read payments of this profile.</source>
        <translation>La clé API ne peut pas lire les paiements de ce profil.</translation>
    </message>
    <message>
        <source>Nothing can be asked for.</source>
        <translation>Rien ne peut être demandé.</translation>
    </message>
    <message>
        <source>This address is not that of the interface.</source>
        <translation>Cette adresse n’est pas celle de l’interface.</translation>
    </message>
    <message>
        <source>Refunds may stay unknown: their answers must be signed.</source>
        <translation>Des remboursements peuvent rester inconnus&#xa0;: leurs réponses doivent être signées.</translation>
    </message>
    <message>
        <source>Refunds and payout lists would not be believed.</source>
        <translation>Les remboursements et les listes de versements ne seraient pas crus.</translation>
    </message>
    <message>
        <source>Refunds of this profile are refused.</source>
        <translation>Les remboursements de ce profil sont refusés.</translation>
    </message>
    <message>
        <source>Payouts cannot be compared.</source>
        <translation>Les versements ne peuvent pas être comparés.</translation>
    </message>
    <message>
        <source>Check again later; if it stays so, tell the provider the trace ID.</source>
        <translation>Vérifiez plus tard&#xa0;; si cela persiste, donnez l’ID de trace au prestataire.</translation>
    </message>
    <message>
        <source>Check again in a minute.</source>
        <translation>Vérifiez dans une minute.</translation>
    </message>
    <message>
        <source>Tell the provider the trace ID.</source>
        <translation>Donnez l’ID de trace au prestataire.</translation>
    </message>
    <message>
        <source>Compare the address with your contract, with its path.</source>
        <translation>Comparez l’adresse avec votre contrat, chemin compris.</translation>
    </message>
    <message>
        <source>Check the internet connection and the port of the address.</source>
        <translation>Vérifiez la connexion internet et le port de l’adresse.</translation>
    </message>
    <message>
        <source>Ask the provider whether it will be renewed in time.</source>
        <translation>Demandez au prestataire s’il sera renouvelé à temps.</translation>
    </message>
    <message>
        <source>Compare the address with your contract. If it is right, tell the provider.</source>
        <translation>Comparez l’adresse avec votre contrat. Si elle est juste, prévenez le prestataire.</translation>
    </message>
    <message>
        <source>Set the clock of this computer by a time server.</source>
        <translation>Réglez l’horloge de cet ordinateur sur un serveur de temps.</translation>
    </message>
    <message>
        <source>Tell the provider.</source>
        <translation>Prévenez le prestataire.</translation>
    </message>
    <message>
        <source>Compare the address of the public keys with your contract.</source>
        <translation>Comparez l’adresse des clés publiques avec votre contrat.</translation>
    </message>
    <message>
        <source>Enter the API key again, or ask the provider for a new one.</source>
        <translation>Saisissez la clé API à nouveau ou demandez-en une nouvelle au prestataire.</translation>
    </message>
    <message>
        <source>Ask the provider for an API key of this profile with the right to payments.</source>
        <translation>Demandez au prestataire une clé API de ce profil avec le droit aux paiements.</translation>
    </message>
    <message>
        <source>Enter the API key of your contract.</source>
        <translation>Saisissez la clé API de votre contrat.</translation>
    </message>
    <message>
        <source>Send the provider your public key or the address of your keys, then check again. They may take up to 12 hours to read it.</source>
        <translation>Envoyez au prestataire votre clé publique ou l’adresse de vos clés, puis vérifiez à nouveau. Il peut mettre jusqu’à 12 heures à la lire.</translation>
    </message>
    <message>
        <source>Ask the provider whether this profile may sign requests.</source>
        <translation>Demandez au prestataire si ce profil peut signer des requêtes.</translation>
    </message>
    <message>
        <source>Compare the public keys, the issuer and the claim namespace with your contract.</source>
        <translation>Comparez les clés publiques, l’émetteur et l’espace de noms des champs avec votre contrat.</translation>
    </message>
    <message>
        <source>Make a signing key and send its public part to the provider.</source>
        <translation>Créez une clé de signature et envoyez sa partie publique au prestataire.</translation>
    </message>
    <message>
        <source>Ask the provider to allow refunds for this profile.</source>
        <translation>Demandez au prestataire d’autoriser les remboursements pour ce profil.</translation>
    </message>
    <message>
        <source>Compare the merchant’s ID with your contract.</source>
        <translation>Comparez l’ID du commerçant avec votre contrat.</translation>
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
        <source>The clock is right</source>
        <translation>L’horloge est juste</translation>
    </message>
    <message>
        <source>This computer&apos;s clock has jumped to %1; it should be %2. No payments are accepted until the clock is right again.</source>
        <translation>L’horloge de cet ordinateur a sauté à %1&#x202f;; elle devrait indiquer %2. Aucun paiement n’est accepté tant qu’elle n’est pas remise à l’heure.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ClosePaper</name>
    <message>
        <source>the beginning</source>
        <translation>le début</translation>
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
        <translation>Empreinte du grand livre jusqu’à cette écriture incluse</translation>
    </message>
    <message>
        <source>Later payments and refunds count in the next day close.</source>
        <translation>Les paiements et remboursements suivants comptent dans la prochaine clôture de caisse.</translation>
    </message>
    <message>
        <source>A reading of the current day. It does not close the day.</source>
        <translation>Un relevé de la journée en cours. La journée n’est pas clôturée.</translation>
    </message>
    <message>
        <source>Running total before</source>
        <translation>Total perpétuel avant</translation>
    </message>
    <message>
        <source>Running total after</source>
        <translation>Total perpétuel après</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Clôturé par</translation>
    </message>
    <message>
        <source>Entry of the activity</source>
        <translation>Entrée de l’activité</translation>
    </message>
    <message>
        <source>Hash of the activity up to this entry</source>
        <translation>Hash de l’activité jusqu’à cette entrée</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Closing</name>
    <message numerus="yes">
        <source>%1 payments are still open: customers cannot pay them until Tilldesk runs again.</source>
        <translation>
            <numerusform>%1 paiement est encore ouvert : le client ne pourra le payer que lorsque Tilldesk fonctionnera de nouveau.</numerusform>
            <numerusform>%1 paiements sont encore ouverts : les clients ne pourront les payer que lorsque Tilldesk fonctionnera de nouveau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks wait and are sent when Tilldesk runs again.</source>
        <translation>
            <numerusform>%1 callback attend et sera envoyé dès que Tilldesk fonctionnera de nouveau.</numerusform>
            <numerusform>%1 callbacks attendent et seront envoyés dès que Tilldesk fonctionnera de nouveau.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CommandText</name>
    <message>
        <source>New payment</source>
        <translation>Nouveau paiement</translation>
    </message>
    <message>
        <source>opens the form</source>
        <translation>ouvre le formulaire</translation>
    </message>
    <message>
        <source>Customer display</source>
        <translation>Écran client</translation>
    </message>
    <message>
        <source>opens or closes it on a second screen</source>
        <translation>l’ouvre ou le ferme sur un deuxième écran</translation>
    </message>
    <message>
        <source>Day close</source>
        <translation>Clôture de caisse</translation>
    </message>
    <message>
        <source>the X and Z reports of the tills</source>
        <translation>les lectures X et clôtures Z des caisses</translation>
    </message>
    <message>
        <source>Export payments…</source>
        <translation>Exporter les paiements…</translation>
    </message>
    <message>
        <source>saves the list to a file</source>
        <translation>enregistre la liste dans un fichier</translation>
    </message>
    <message>
        <source>Export refunds…</source>
        <translation>Exporter les remboursements…</translation>
    </message>
    <message>
        <source>Export payouts…</source>
        <translation>Exporter les versements…</translation>
    </message>
    <message>
        <source>A month for the accountant…</source>
        <translation>Un mois pour le comptable…</translation>
    </message>
    <message>
        <source>saves all files of a month</source>
        <translation>enregistre tous les fichiers d’un mois</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Grand livre</translation>
    </message>
    <message>
        <source>accounts and entries behind the payouts</source>
        <translation>comptes et écritures derrière les versements</translation>
    </message>
    <message>
        <source>Send test callback…</source>
        <translation>Envoyer un callback de test…</translation>
    </message>
    <message>
        <source>tests the receiver of a shop</source>
        <translation>teste le récepteur d’un magasin</translation>
    </message>
    <message>
        <source>Inspect a callback</source>
        <translation>Vérifier un callback</translation>
    </message>
    <message>
        <source>checks a callback that a shop has received</source>
        <translation>vérifie un callback reçu par un magasin</translation>
    </message>
    <message>
        <source>Inbox of callbacks</source>
        <translation>Boîte de réception des callbacks</translation>
    </message>
    <message>
        <source>shows what this computer has received</source>
        <translation>affiche ce que cet ordinateur a reçu</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>reads all lists again</source>
        <translation>relit toutes les listes</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>lists all shortcuts</source>
        <translation>affiche tous les raccourcis</translation>
    </message>
    <message>
        <source>Rules of the service</source>
        <translation>Règles du service</translation>
    </message>
    <message>
        <source>the manual for the makers of shop software</source>
        <translation>le manuel pour les auteurs de logiciels de magasin</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>a key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>a key</comment>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Support file…</source>
        <translation>Fichier d’assistance…</translation>
    </message>
    <message>
        <source>shows what helps to find a fault, then saves it</source>
        <translation>affiche ce qui aide à trouver une erreur, puis l’enregistre</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::CompatiblePage</name>
    <message>
        <source>Fill in what most clients expect</source>
        <translation>Remplir avec ce qu’attendent la plupart des logiciels</translation>
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
        <translation>Le champ «&#xa0;iss&#xa0;» de chaque signature</translation>
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
        <source>Refunds by API key</source>
        <translation>Remboursements par clé d’API</translation>
    </message>
    <message>
        <source>Existing clients</source>
        <translation>Logiciels existants</translation>
    </message>
    <message>
        <source>Software that was made for another service of this interface checks whose callbacks it accepts. Its manual says which names it expects. Saved changes take effect at once.</source>
        <translation>Un logiciel conçu pour un autre service de cette interface vérifie de qui il accepte les callbacks. Son manuel indique les noms qu’il attend. Les modifications enregistrées s’appliquent aussitôt.</translation>
    </message>
    <message>
        <source>Most clients expect the extended header</source>
        <translation>La plupart des logiciels attendent l’en-tête étendu</translation>
    </message>
    <message>
        <source>An API key is enough; no signature is needed</source>
        <translation>Une clé d’API suffit, sans signature</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectDialog</name>
    <message>
        <source>The service&apos;s screen must show the same fingerprint:</source>
        <translation>L’écran du service doit montrer la même empreinte&#xa0;:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connecter</translation>
    </message>
    <message>
        <source>Connect to a shop</source>
        <translation>Se connecter à un magasin</translation>
    </message>
    <message>
        <source>This computer becomes a till of a shop whose service runs on another computer.</source>
        <translation>Cet ordinateur devient une caisse d’un magasin dont le service tourne sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Name of this till</source>
        <translation>Nom de cette caisse</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectForm</name>
    <message>
        <source>The owner finds it under Settings &gt; Tills &gt; Add a till.</source>
        <translation>Le propriétaire le trouve sous Paramètres &gt; Caisses &gt; Ajouter une caisse.</translation>
    </message>
    <message>
        <source>This is not a whole link. It begins with tilldesk:// and ends with a code of six digits.</source>
        <translation>Ce lien n’est pas complet. Il commence par tilldesk:// et se termine par un code de six chiffres.</translation>
    </message>
    <message>
        <source>Leads to the service at %1, port %2.</source>
        <translation>Mène au service à l’adresse %1, port %2.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Paste the link, or scan its QR code</source>
        <translation>Collez le lien, ou scannez son code QR</translation>
    </message>
    <message>
        <source>Name this till</source>
        <translation>Donnez un nom à cette caisse</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Le nom est trop long</translation>
    </message>
    <message>
        <source>The shop is asked</source>
        <translation>Le magasin décide</translation>
    </message>
    <message>
        <source>The shop is asked until %1 whether this till may be added. Compare the fingerprint with the one on the shop’s screen, and choose “Yes, add it” there.</source>
        <translation>Jusqu’à %1, le magasin peut décider d’ajouter cette caisse. Comparez l’empreinte avec celle affichée sur l’écran du magasin et choisissez-y «&#xa0;Oui, l’ajouter&#xa0;».</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionBar</name>
    <message>
        <source>Try now</source>
        <translation>Essayer maintenant</translation>
    </message>
    <message>
        <source>Pair again…</source>
        <translation>Associer à nouveau…</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Que puis-je faire&#xa0;?</translation>
    </message>
    <message>
        <source>What you can do now</source>
        <translation>Ce que vous pouvez faire maintenant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Pause before the next attempt</source>
        <translation>Pause avant la prochaine tentative</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionCheckSteps</name>
    <message>
        <source>Not checked yet</source>
        <translation>Pas encore vérifié</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message numerus="yes">
        <source>%1 steps fail</source>
        <translation>
            <numerusform>%1 étape échoue</numerusform>
            <numerusform>%1 étapes échouent</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 steps hold</source>
        <translation>Les %1 étapes sont bonnes</translation>
    </message>
    <message>
        <source>Not all steps were tried</source>
        <translation>Toutes les étapes n’ont pas été essayées</translation>
    </message>
    <message>
        <source>%1 of %2 hold · checked %3, in %4 s</source>
        <translation>%1 sur %2 bonnes · vérifié %3, en %4 s</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionCheckView</name>
    <message>
        <source>Check connection</source>
        <translation>Vérifier la connexion</translation>
    </message>
    <message>
        <source>The check creates nothing and moves no money.</source>
        <translation>La vérification ne crée rien. Aucun mouvement d’argent.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier à nouveau</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Stop the check (Esc)</source>
        <translation>Arrêter la vérification (Échap)</translation>
    </message>
    <message>
        <source>Ask the provider, step by step</source>
        <translation>Interroger le prestataire, étape par étape</translation>
    </message>
    <message>
        <source>Do this: %1</source>
        <translation>À faire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>Trace ID</source>
        <translation>ID de trace</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionPage</name>
    <message>
        <source>Key set address</source>
        <translation>Adresse du jeu de clés</translation>
    </message>
    <message>
        <source>Public keys</source>
        <translation>Clés publiques</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Allow payments…</source>
        <translation>Autoriser les paiements…</translation>
    </message>
    <message>
        <source>Allow refunds…</source>
        <translation>Autoriser les remboursements…</translation>
    </message>
    <message>
        <source>Allow nothing</source>
        <translation>Ne rien autoriser</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Prestataire</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Environnement</translation>
    </message>
    <message>
        <source>Fixed once the profile has a payment</source>
        <translation>Fixé dès que le profil a un paiement</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>From your contract, with https</source>
        <translation>De votre contrat, avec https</translation>
    </message>
    <message>
        <source>Its public keys</source>
        <translation>Clés publiques du prestataire</translation>
    </message>
    <message>
        <source>Empty: below the address</source>
        <translation>Vide&#xa0;: sous l’adresse</translation>
    </message>
    <message>
        <source>Profile ID</source>
        <translation>ID du profil</translation>
    </message>
    <message>
        <source>From your contract</source>
        <translation>De votre contrat</translation>
    </message>
    <message>
        <source>Merchant ID</source>
        <translation>ID du commerçant</translation>
    </message>
    <message>
        <source>For payout lists; may be empty</source>
        <translation>Pour les listes de versements&#xa0;; peut rester vide</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>Émetteur</translation>
    </message>
    <message>
        <source>Who signs the requests; empty: Tilldesk</source>
        <translation>Qui signe les requêtes&#xa0;; vide&#xa0;: Tilldesk</translation>
    </message>
    <message>
        <source>Claim namespace</source>
        <translation>Espace de noms des champs</translation>
    </message>
    <message>
        <source>From your contract; may be empty</source>
        <translation>De votre contrat&#xa0;; peut rester vide</translation>
    </message>
    <message>
        <source>Send callbacks from here</source>
        <translation>Envoyer les callbacks d’ici</translation>
    </message>
    <message>
        <source>With this shop’s signature; otherwise the provider sends them</source>
        <translation>Avec la signature de ce magasin&#xa0;; sinon le prestataire les envoie</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>Collez la clé API</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nouvelle clé API</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Kept sealed; never shown again</source>
        <translation>Conservée scellée&#xa0;; plus jamais affichée</translation>
    </message>
    <message>
        <source>Your signing key</source>
        <translation>Votre clé de signature</translation>
    </message>
    <message>
        <source>Refunds and payout lists are signed with it. The private half never leaves this service.</source>
        <translation>Les remboursements et les listes de versements sont signés avec elle. La moitié privée ne quitte jamais ce service.</translation>
    </message>
    <message>
        <source>Key set address for the provider</source>
        <translation>Adresse du jeu de clés pour le prestataire</translation>
    </message>
    <message>
        <source>Public keys for the provider</source>
        <translation>Clés publiques pour le prestataire</translation>
    </message>
    <message>
        <source>Real money</source>
        <translation>Argent réel</translation>
    </message>
    <message>
        <source>Save or discard the changes first</source>
        <translation>Enregistrez ou abandonnez d’abord les modifications</translation>
    </message>
    <message>
        <source>A profile of production stays one for ever. Make a new profile.</source>
        <translation>Un profil de production le reste pour toujours. Créez un nouveau profil.</translation>
    </message>
    <message>
        <source>API key: %1</source>
        <translation>Clé API&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep the old one</source>
        <translation>Garder l’ancienne</translation>
    </message>
    <message>
        <source>Enter…</source>
        <translation>Saisir…</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Remplacer…</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Nouvelle clé…</translation>
    </message>
    <message>
        <source>Make a key</source>
        <translation>Créer une clé</translation>
    </message>
    <message>
        <source>Real money for ever: type the name of the profile, “%1”</source>
        <translation>De l’argent réel pour toujours&#xa0;: saisissez le nom du profil, «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The name of the profile is “%1”.</source>
        <translation>Le nom du profil est «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <translation>Nom du profil</translation>
    </message>
    <message>
        <source>Connect with production</source>
        <translation>Connecter à la production</translation>
    </message>
    <message>
        <source>Make a new key?</source>
        <translation>Créer une nouvelle clé&#xa0;?</translation>
    </message>
    <message>
        <source>It signs from tomorrow on, so that the provider has read its public half by then.</source>
        <translation>Elle signe à partir de demain, pour que le prestataire ait lu sa moitié publique d’ici là.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Allow real money?</source>
        <translation>Autoriser l’argent réel&#xa0;?</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Save the public keys</source>
        <translation>Enregistrer les clés publiques</translation>
    </message>
    <message>
        <source>Key sets (*.json)</source>
        <translation>Jeux de clés (*.json)</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Le fichier n’a pas pu être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>E-mail…</source>
        <translation>E-mail…</translation>
    </message>
    <message>
        <source>QR code of the public keys</source>
        <translation>Code QR des clés publiques</translation>
    </message>
    <message>
        <source>The same as a QR code</source>
        <translation>La même chose en code QR</translation>
    </message>
    <message>
        <source>Public keys of %1</source>
        <translation>Clés publiques de %1</translation>
    </message>
    <message>
        <source>Profile ID: %1
Key set address: %2

%3</source>
        <translation>ID du profil&#xa0;: %1
Adresse des clés&#xa0;: %2

%3</translation>
    </message>
    <message>
        <source>No mail program was found. Save the keys as a file instead.</source>
        <translation>Aucun programme de messagerie n’a été trouvé. Enregistrez plutôt les clés dans un fichier.</translation>
    </message>
    <message>
        <source>Older payments from</source>
        <translation>Paiements antérieurs depuis</translation>
    </message>
    <message>
        <source>The check of the connection has failed</source>
        <translation>La vérification de la connexion a échoué</translation>
    </message>
    <message>
        <source>First day. They count in reports and books on the day they are found.</source>
        <translation>Premier jour. Ils comptent dans les rapports et les livres le jour où ils sont trouvés.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ConnectionStatus</name>
    <message>
        <source>No connection to the shop.</source>
        <translation>Pas de connexion au magasin.</translation>
    </message>
    <message>
        <source>No connection to the shop since %1. You see what was last known.</source>
        <translation>Pas de connexion au magasin depuis %1. Vous voyez ce qui était connu en dernier.</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Connexion rétablie.</translation>
    </message>
    <message numerus="yes">
        <source>Connected again. %n payment(s) have changed.</source>
        <translation>
            <numerusform>Connexion rétablie. %n paiement a changé.</numerusform>
            <numerusform>Connexion rétablie. %n paiements ont changé.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the service that this till was paired with: its certificate is another one. Pair the till again only if you know why.</source>
        <translation>Ce n’est pas le service auquel cette caisse est associée&#xa0;: son certificat est différent. N’associez la caisse à nouveau que si vous savez pourquoi.</translation>
    </message>
    <message>
        <source>This till and the service have versions that do not fit together: %1.</source>
        <translation>Les versions de cette caisse et du service ne sont pas compatibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This till was revoked. Ask the owner to pair it again.</source>
        <translation>L’accès de cette caisse a été retiré. Demandez au propriétaire de l’associer à nouveau.</translation>
    </message>
    <message>
        <source>This till is connected in another window.</source>
        <translation>Cette caisse est connectée dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>The service does not know this till. Ask the owner to pair it again.</source>
        <translation>Le service ne connaît pas cette caisse. Demandez au propriétaire de l’associer à nouveau.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message numerus="yes">
        <source>Trying again in %n s</source>
        <translation>
            <numerusform>Nouvel essai dans %n&#xa0;s</numerusform>
            <numerusform>Nouvel essai dans %n&#xa0;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s), %1</source>
        <translation>
            <numerusform>%n essai, %1</numerusform>
            <numerusform>%n essais, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This till was revoked on %1. Ask the owner to pair it again.</source>
        <translation>L’accès de cette caisse a été révoqué le %1. Demandez au propriétaire de l’associer à nouveau.</translation>
    </message>
    <message>
        <source>This till was revoked by %1 on %2. Ask the owner to pair it again.</source>
        <translation>L’accès de cette caisse a été révoqué par %1 le %2. Demandez au propriétaire de l’associer à nouveau.</translation>
    </message>
    <message>
        <source>Take cash, or use another till that is connected.</source>
        <translation>Encaissez en espèces, ou utilisez une autre caisse qui est connectée.</translation>
    </message>
    <message>
        <source>A code that a customer has seen can still be paid. Look at the customer’s phone before you charge again.</source>
        <translation>Un code que le client a vu peut encore être payé. Regardez sur le téléphone du client avant d’encaisser à nouveau.</translation>
    </message>
    <message>
        <source>Check that the shop’s computer (%1) is on, and that this computer has its network. This till connects again by itself.</source>
        <translation>Vérifiez que l’ordinateur du magasin (%1) est allumé et que cet ordinateur a accès au réseau. Cette caisse se reconnecte d’elle-même.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ContentList</name>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
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
        <translation>Imprimer sur 80&#xa0;mm…</translation>
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
        <translation>Type&#xa0;: %1</translation>
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
    <message>
        <source>Records the takings so far under a number of their own, without closing the day</source>
        <translation>Enregistre les recettes jusqu’ici sous un numéro propre, sans clôturer la journée</translation>
    </message>
    <message>
        <source>Closes this period and starts the next one</source>
        <translation>Clôture cette période et commence la suivante</translation>
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
        <translation>Depuis le début&#xa0;: cette caisse n’a pas encore été clôturée.</translation>
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
        <source>taken less refunded</source>
        <translation>encaissé moins remboursé</translation>
    </message>
    <message>
        <source>Close the day of %1?</source>
        <translation>Clôturer la journée&#xa0;: %1&#x202f;?</translation>
    </message>
    <message>
        <source>The day closes cannot be shown</source>
        <translation>Les clôtures de caisse ne peuvent pas être affichées</translation>
    </message>
    <message>
        <source>No day was closed yet</source>
        <translation>Aucune journée n’a encore été clôturée</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Total perpétuel</translation>
    </message>
    <message>
        <source>%1 before this period</source>
        <translation>%1 avant cette période</translation>
    </message>
    <message>
        <source>%1 will be recorded permanently, with %2 (%3) and %4 (%5) at this moment. Later payments and refunds count in the next day close. This cannot be undone.</source>
        <translation>%1 sera enregistrée définitivement, avec en ce moment %2 (%3) et %4 (%5). Les paiements et remboursements suivants compteront dans la prochaine clôture de caisse. Cette opération est irréversible.</translation>
    </message>
    <message>
        <source>Close the day when the till is counted. Each day close keeps its number and its sums permanently.</source>
        <translation>Clôturez la journée une fois la caisse comptée. Chaque clôture garde définitivement son numéro et ses montants.</translation>
    </message>
    <message>
        <source>No close matches</source>
        <translation>Aucune clôture trouvée</translation>
    </message>
    <message>
        <source>No close fits all of the filters above.</source>
        <translation>Aucune clôture ne correspond à tous les filtres ci-dessus.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>Close the day (Z)…</source>
        <translation>Clôturer la journée (Z)…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DayClosesModel</name>
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
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Total perpétuel</translation>
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
    <name>tilldesk::ui::DetailsSheet</name>
    <message>
        <source>Close the details (Esc)</source>
        <translation>Fermer les détails (Échap)</translation>
    </message>
    <message>
        <source>Row above (Up)</source>
        <translation>Ligne du dessus (Haut)</translation>
    </message>
    <message>
        <source>Row below (Down)</source>
        <translation>Ligne du dessous (Bas)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::DropEdge</name>
    <message>
        <source>Drop the bank’s file</source>
        <translation>Déposez le fichier de la banque</translation>
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
        <source>Choose the certificate</source>
        <translation>Choisir le certificat</translation>
    </message>
    <message>
        <source>Choose the key</source>
        <translation>Choisir la clé</translation>
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
        <source>https on this computer</source>
        <translation>https sur cet ordinateur</translation>
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
        <source>Port on the network</source>
        <translation>Port sur le réseau</translation>
    </message>
    <message>
        <source>Public address</source>
        <translation>Adresse publique</translation>
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
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>PEM, without a passphrase</source>
        <translation>PEM, sans phrase de passe</translation>
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
        <source>Certificate to install on phones</source>
        <translation>Certificat à installer</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Adresse du service</translation>
    </message>
    <message>
        <source>A port that no other program uses</source>
        <translation>Un port qu’aucun autre programme n’utilise</translation>
    </message>
    <message>
        <source>Off: http. The network always uses https</source>
        <translation>Désactivé&#xa0;: http. Le réseau utilise toujours https</translation>
    </message>
    <message>
        <source>Phones and other computers on your network can reach this service</source>
        <translation>Les téléphones et autres ordinateurs de votre réseau peuvent joindre ce service</translation>
    </message>
    <message>
        <source>Used in links and QR codes if this service is behind a proxy</source>
        <translation>Pour les liens et codes QR, si ce service est derrière un proxy</translation>
    </message>
    <message>
        <source>PEM with its chain; empty: Tilldesk makes a certificate</source>
        <translation>PEM avec sa chaîne&#x202f;; vide&#xa0;: Tilldesk crée un certificat</translation>
    </message>
    <message>
        <source>No address while the service is closed</source>
        <translation>Pas d’adresse tant que le service est fermé</translation>
    </message>
    <message>
        <source>On the shop’s computer</source>
        <translation>Sur l’ordinateur du magasin</translation>
    </message>
    <message>
        <source>The shop’s computer</source>
        <translation>L’ordinateur du magasin</translation>
    </message>
    <message>
        <source>https on the shop’s computer</source>
        <translation>https sur l’ordinateur du magasin</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EnvironmentBar</name>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EnvironmentWords</name>
    <message>
        <source>LOCAL</source>
        <translation>LOCAL</translation>
    </message>
    <message>
        <source>PRE-PRODUCTION</source>
        <translation>PRÉPRODUCTION</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation>PRODUCTION</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Pre-production</source>
        <translation>Préproduction</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Production</translation>
    </message>
    <message>
        <source>Simulated on this computer. No provider and no bank are involved.</source>
        <translation>Simulé sur cet ordinateur. Ni prestataire ni banque n’interviennent.</translation>
    </message>
    <message>
        <source>The provider’s test system. Payments look real; no money moves.</source>
        <translation>Le système de test du prestataire. Les paiements semblent réels. Aucun mouvement d’argent.</translation>
    </message>
    <message>
        <source>Real money. Every payment here is charged to a customer’s bank account.</source>
        <translation>Argent réel. Chaque paiement est débité du compte bancaire d’un client.</translation>
    </message>
    <message numerus="yes">
        <source>and %1 local profiles</source>
        <translation>
            <numerusform>et %1 profil local</numerusform>
            <numerusform>et %1 profils locaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %1 profiles in pre-production</source>
        <translation>
            <numerusform>et %1 profil en préproduction</numerusform>
            <numerusform>et %1 profils en préproduction</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::EquationView</name>
    <message>
        <source>fees</source>
        <translation>frais</translation>
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
        <translation>Détail de la somme</translation>
    </message>
    <message>
        <source>Calculate again</source>
        <translation>Recalculer</translation>
    </message>
    <message>
        <source>Explain this sum</source>
        <translation>Détailler cette somme</translation>
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
        <translation>Le détail de la somme ne peut pas être affiché pour l’instant</translation>
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
        <source>Notification CAMT.054, version 02</source>
        <translation>Avis d’opération CAMT.054, version 02</translation>
    </message>
    <message>
        <source>Notification CAMT.054, version 08</source>
        <translation>Avis d’opération CAMT.054, version 08</translation>
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
        <source>For programmers</source>
        <translation>Pour les développeurs</translation>
    </message>
    <message>
        <source>To print or file</source>
        <translation>Pour imprimer ou classer</translation>
    </message>
    <message>
        <source>Each line of the payout</source>
        <translation>Chaque ligne du versement</translation>
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
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 ligne</numerusform>
            <numerusform>%1 lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows</source>
        <translation>
            <numerusform>%1 ligne sur %2</numerusform>
            <numerusform>%1 lignes sur %2</numerusform>
        </translation>
    </message>
    <message>
        <source>To view and calculate</source>
        <translation>Pour consulter et calculer</translation>
    </message>
    <message>
        <source>For most bookkeeping software</source>
        <translation>Pour la plupart des logiciels</translation>
    </message>
    <message>
        <source>For newer bookkeeping software</source>
        <translation>Pour les logiciels comptables récents</translation>
    </message>
    <message>
        <source>Each line, for newer bookkeeping software</source>
        <translation>Chaque ligne, logiciels récents</translation>
    </message>
    <message>
        <source>For older bookkeeping software</source>
        <translation>Pour les logiciels comptables anciens</translation>
    </message>
    <message>
        <source>For Belgian bookkeeping software</source>
        <translation>Pour les logiciels comptables belges</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %1 rows, %2 in total</source>
        <translation>
            <numerusform>Enregistré&#xa0;: %1 ligne, %2 au total</numerusform>
            <numerusform>Enregistré&#xa0;: %1 lignes, %2 au total</numerusform>
        </translation>
    </message>
    <message>
        <source>This month is not over yet. Choose another month.</source>
        <translation>Ce mois n’est pas encore terminé. Choisissez un autre mois.</translation>
    </message>
    <message>
        <source>A bank statement contains every payout of a day. Clear the filters for batch and status first.</source>
        <translation>Un extrait de compte contient tous les versements d’un jour. Effacez d’abord les filtres de lot et de statut.</translation>
    </message>
    <message>
        <source>This payout failed and reached no account, so there is no notification of it.</source>
        <translation>Ce versement a échoué et n’est arrivé sur aucun compte. Il n’y a donc pas d’avis d’opération.</translation>
    </message>
    <message>
        <source>This list cannot be saved in this format. Choose another format.</source>
        <translation>Cette liste ne peut pas être enregistrée dans ce format. Choisissez un autre format.</translation>
    </message>
    <message>
        <source>CSV for programs</source>
        <translation>CSV pour programmes</translation>
    </message>
    <message>
        <source>Every text unaltered: do not open it in a spreadsheet</source>
        <translation>Textes inchangés, pas pour un tableur</translation>
    </message>
    <message>
        <source>CAMT.053, version 02</source>
        <translation>CAMT.053, version 02</translation>
    </message>
    <message>
        <source>CAMT.053, version 08</source>
        <translation>CAMT.053, version 08</translation>
    </message>
    <message>
        <source>The payouts of this list</source>
        <translation>Les versements de cette liste</translation>
    </message>
    <message>
        <source>Statements of the clearing account</source>
        <translation>Extraits du compte de transit</translation>
    </message>
    <message>
        <source>Payouts only, on my bank account</source>
        <translation>Versements seuls, compte bancaire</translation>
    </message>
    <message>
        <source>To view and print</source>
        <translation>Pour consulter et imprimer</translation>
    </message>
    <message>
        <source>For bookkeeping: every movement</source>
        <translation>Pour la comptabilité&#xa0;: tous les mouvements</translation>
    </message>
    <message>
        <source>Never beside the bank&apos;s statements</source>
        <translation>Jamais avec ceux de la banque</translation>
    </message>
    <message>
        <source>clearing-account</source>
        <translation>compte-de-transit</translation>
    </message>
    <message>
        <source>payouts-only</source>
        <translation>versements-seuls</translation>
    </message>
    <message>
        <source>Nothing was booked in this period on a day that is over, so there is no statement yet. Choose another period, or try again tomorrow.</source>
        <translation>Rien n’a été comptabilisé pendant cette période un jour déjà terminé, il n’y a donc pas encore d’extrait. Choisissez une autre période ou réessayez demain.</translation>
    </message>
    <message>
        <source>The shop did not exist in this month yet. Choose a later month.</source>
        <translation>Le magasin n’existait pas encore ce mois-là. Choisissez un mois plus récent.</translation>
    </message>
    <message>
        <source>The file %1 of the earlier pack was changed or added later. Nothing was replaced.</source>
        <translation>Le fichier %1 du dossier précédent a été modifié ou ajouté par la suite. Rien n’a été remplacé.</translation>
    </message>
    <message>
        <source>This period begins in the future. Choose another period.</source>
        <translation>Cette période commence dans le futur. Choisissez une autre période.</translation>
    </message>
    <message>
        <source>CSV of financial entries</source>
        <translation>CSV d’écritures financières</translation>
    </message>
    <message>
        <source>The file ACT.txt</source>
        <translation>Le fichier ACT.txt</translation>
    </message>
    <message>
        <source>CSV of a general journal</source>
        <translation>CSV d’un journal d’opérations diverses</translation>
    </message>
    <message>
        <source>CSV of miscellaneous bookings</source>
        <translation>CSV d’opérations diverses</translation>
    </message>
    <message>
        <source>Batch of bookings, EXTF</source>
        <translation>Lot d’écritures, EXTF</translation>
    </message>
    <message>
        <source>CSV of journal entries</source>
        <translation>CSV d’écritures comptables</translation>
    </message>
    <message>
        <source>Journal in plain text</source>
        <translation>Journal en texte brut</translation>
    </message>
    <message>
        <source>Export the VAT book</source>
        <translation>Exporter le livre de TVA</translation>
    </message>
    <message>
        <source>Journal of my bookkeeping program</source>
        <translation>Journal de mon logiciel comptable</translation>
    </message>
    <message>
        <source>VAT book</source>
        <translation>Livre de TVA</translation>
    </message>
    <message>
        <source>Balanced entries of each day</source>
        <translation>Écritures équilibrées de chaque jour</translation>
    </message>
    <message>
        <source>Sales by day, till and rate</source>
        <translation>Ventes par jour, caisse et taux</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>journal</translation>
    </message>
    <message>
        <source>vat-book</source>
        <translation>livre-tva</translation>
    </message>
    <message>
        <source>The books of this merchant have nothing for &quot;%1&quot;. Set it with tilldeskd accounts set.</source>
        <translation>La comptabilité de ce commerçant n’a rien pour « %1 ». Réglez-le avec tilldeskd accounts set.</translation>
    </message>
    <message>
        <source>An account of this merchant&apos;s books does not fit this program: %1.</source>
        <translation>Un compte de ce commerçant ne convient pas à ce logiciel : %1.</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>Exporter l’activité</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>activite</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %1 rows</source>
        <translation>
            <numerusform>Enregistré&#xa0;: %1 ligne</numerusform>
            <numerusform>Enregistré&#xa0;: %1 lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Of today, and not in the file yet: %1. The file has only days that are over.</source>
        <translation>D’aujourd’hui, pas encore dans le fichier : %1. Le fichier ne contient que des jours terminés.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 fichier</numerusform>
            <numerusform>%1 fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved: %1, %2, %3 paid out</source>
        <translation>Enregistré : %1, %2, %3 versés</translation>
    </message>
    <message>
        <source>Export the bank’s lines</source>
        <translation>Exporter les lignes de la banque</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>banque</translation>
    </message>
    <message>
        <source>%1 is not over: the file has what happened so far.</source>
        <translation>%1 n’est pas terminé&#xa0;: le fichier contient ce qui s’est passé jusqu’ici.</translation>
    </message>
    <message>
        <source>Export open items</source>
        <translation>Exporter les postes ouverts</translation>
    </message>
    <message>
        <source>open-items</source>
        <translation>postes-ouverts</translation>
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
        <source>Payer</source>
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
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Batch ID</source>
        <translation>ID de lot</translation>
    </message>
    <message>
        <source>The bank cuts the remittance text here, after %1 characters.</source>
        <translation>La banque coupe la communication ici, après %1 caractères.</translation>
    </message>
    <message>
        <source>Acknowledge by</source>
        <translation>À confirmer avant</translation>
    </message>
    <message>
        <source>VAT rate</source>
        <translation>Taux de TVA</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Net of the fee</source>
        <translation>Net de frais</translation>
    </message>
    <message>
        <source>Not known since %1</source>
        <translation>Inconnu depuis %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>The steps since then come with the connection.</source>
        <translation>Les étapes suivantes viendront avec la connexion.</translation>
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
    <message>
        <source>Backups (*.backup)</source>
        <translation>Sauvegardes (*.backup)</translation>
    </message>
    <message>
        <source>A path on the shop’s computer</source>
        <translation>Un chemin sur l’ordinateur du magasin</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterChips</name>
    <message>
        <source>Period: %1</source>
        <translation>Période&#xa0;: %1</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Date&#xa0;: %1</translation>
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
    <name>tilldesk::ui::FilterPopup</name>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>reprend ceci</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivant</translation>
    </message>
    <message>
        <source>closes</source>
        <translation>ferme</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterToken</name>
    <message>
        <source>Enter edits the filter, Delete removes it</source>
        <translation>Entrée modifie le filtre, Suppr le retire</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FilterWords</name>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Filter: a reference, a name, or status:paid …</source>
        <translation>Filtre&#xa0;: une référence, un nom ou statut:payé …</translation>
    </message>
    <message>
        <source>All filters</source>
        <translation>Tous les filtres</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Effacer tous les filtres</translation>
    </message>
    <message>
        <source>Choose days …</source>
        <translation>Choisir des jours …</translation>
    </message>
    <message>
        <source>how far the payment is</source>
        <translation>où en est le paiement</translation>
    </message>
    <message>
        <source>amount, or from and to</source>
        <translation>montant, ou de … à</translation>
    </message>
    <message>
        <source>day or days of the payment</source>
        <translation>jour ou jours du paiement</translation>
    </message>
    <message>
        <source>name of the customer</source>
        <translation>nom du client</translation>
    </message>
    <message>
        <source>id of the payout</source>
        <translation>ID du versement</translation>
    </message>
    <message>
        <source>point of sale</source>
        <translation>point de vente</translation>
    </message>
    <message>
        <source>part of the reference</source>
        <translation>partie de la référence</translation>
    </message>
    <message>
        <source>where the shop sells</source>
        <translation>où le magasin vend</translation>
    </message>
    <message>
        <source>whether it was refunded</source>
        <translation>s’il y a eu remboursement</translation>
    </message>
    <message>
        <source>name of the profile</source>
        <translation>nom du profil</translation>
    </message>
    <message>
        <source>kind of QR code</source>
        <translation>type de code QR</translation>
    </message>
    <message>
        <source>exactly this amount</source>
        <translation>exactement ce montant</translation>
    </message>
    <message>
        <source>this amount or more</source>
        <translation>ce montant ou plus</translation>
    </message>
    <message>
        <source>this amount or less</source>
        <translation>ce montant ou moins</translation>
    </message>
    <message>
        <source>from and to</source>
        <translation>de … à</translation>
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
            <numerusform>%1 paiement</numerusform>
            <numerusform>%1 paiements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>examples</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>day of the week</source>
        <translation>jour de la semaine</translation>
    </message>
    <message>
        <source>hour of the day</source>
        <translation>heure de la journée</translation>
    </message>
    <message>
        <source>who took the payment</source>
        <translation>qui a encaissé le paiement</translation>
    </message>
    <message>
        <source>Filter: a reference, a name, or amount:&gt;=20 …</source>
        <translation>Filtre&#xa0;: une référence, un nom ou montant:&gt;=20 …</translation>
    </message>
    <message>
        <source>Filter: an amount, an ID, or status:failed …</source>
        <translation>Filtre&#xa0;: un montant, un ID ou statut:échoué …</translation>
    </message>
    <message>
        <source>Filter: a reference, a host, or status:failed …</source>
        <translation>Filtre&#xa0;: une référence, un hôte ou statut:échoué …</translation>
    </message>
    <message>
        <source>Filter: an amount, a day, or kind:refund …</source>
        <translation>Filtre&#xa0;: un montant, un jour ou genre:remboursement …</translation>
    </message>
    <message>
        <source>status</source>
        <translation>statut</translation>
    </message>
    <message>
        <source>day, or from and to</source>
        <translation>jour, ou de et à</translation>
    </message>
    <message>
        <source>payment, refund or payout</source>
        <translation>paiement, remboursement ou versement</translation>
    </message>
    <message>
        <source>receiver of the callback</source>
        <translation>destinataire du callback</translation>
    </message>
    <message>
        <source>how fast the receiver answered</source>
        <translation>rapidité de la réponse</translation>
    </message>
    <message>
        <source>batch of the payout</source>
        <translation>lot du versement</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>this day on</comment>
        <translation>dès %1</translation>
    </message>
    <message>
        <source>Filter: a name, an amount, or kind:refund …</source>
        <translation>Filtre&#xa0;: un nom, un montant ou genre:remboursement …</translation>
    </message>
    <message>
        <source>who refunded</source>
        <translation>qui a remboursé</translation>
    </message>
    <message>
        <source>who did or approved it</source>
        <translation>qui l’a fait ou approuvé</translation>
    </message>
    <message>
        <source>what was done</source>
        <translation>ce qui a été fait</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd&apos;hui</translation>
    </message>
    <message>
        <source>status</source>
        <comment>typed before the colon of a filter</comment>
        <translation>statut</translation>
    </message>
    <message>
        <source>amount</source>
        <comment>typed before the colon of a filter</comment>
        <translation>montant</translation>
    </message>
    <message>
        <source>day</source>
        <comment>typed before the colon of a filter</comment>
        <translation>jour</translation>
    </message>
    <message>
        <source>payer</source>
        <comment>typed before the colon of a filter</comment>
        <translation>payeur</translation>
    </message>
    <message>
        <source>payout</source>
        <comment>typed before the colon of a filter</comment>
        <translation>versement</translation>
    </message>
    <message>
        <source>pos</source>
        <comment>typed before the colon of a filter</comment>
        <translation>point-de-vente</translation>
    </message>
    <message>
        <source>ref</source>
        <comment>typed before the colon of a filter</comment>
        <translation>réf</translation>
    </message>
    <message>
        <source>channel</source>
        <comment>typed before the colon of a filter</comment>
        <translation>canal</translation>
    </message>
    <message>
        <source>refund</source>
        <comment>typed before the colon of a filter</comment>
        <translation>remboursement</translation>
    </message>
    <message>
        <source>profile</source>
        <comment>typed before the colon of a filter</comment>
        <translation>profil</translation>
    </message>
    <message>
        <source>type</source>
        <comment>typed before the colon of a filter</comment>
        <translation>type</translation>
    </message>
    <message>
        <source>weekday</source>
        <comment>typed before the colon of a filter</comment>
        <translation>jour-de-semaine</translation>
    </message>
    <message>
        <source>hour</source>
        <comment>typed before the colon of a filter</comment>
        <translation>heure</translation>
    </message>
    <message>
        <source>person</source>
        <comment>typed before the colon of a filter</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>kind</source>
        <comment>typed before the colon of a filter</comment>
        <translation>genre</translation>
    </message>
    <message>
        <source>host</source>
        <comment>typed before the colon of a filter</comment>
        <translation>hôte</translation>
    </message>
    <message>
        <source>answer</source>
        <comment>typed before the colon of a filter</comment>
        <translation>réponse</translation>
    </message>
    <message>
        <source>batch</source>
        <comment>typed before the colon of a filter</comment>
        <translation>lot</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>week</source>
        <translation>semaine</translation>
    </message>
    <message>
        <source>last-week</source>
        <translation>semaine-dernière</translation>
    </message>
    <message>
        <source>month</source>
        <translation>mois</translation>
    </message>
    <message>
        <source>last-month</source>
        <translation>mois-dernier</translation>
    </message>
    <message>
        <source>quarter</source>
        <translation>trimestre</translation>
    </message>
    <message>
        <source>last-quarter</source>
        <translation>trimestre-dernier</translation>
    </message>
    <message>
        <source>year</source>
        <translation>année</translation>
    </message>
    <message>
        <source>last-year</source>
        <translation>année-dernière</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>payé</translation>
    </message>
    <message>
        <source>open</source>
        <translation>en-cours</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>expiré</translation>
    </message>
    <message>
        <source>refunded</source>
        <translation>remboursé</translation>
    </message>
    <message>
        <source>scanned</source>
        <translation>scanné</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>en-attente</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>succeeded</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>livré</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>part</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>online</source>
        <translation>online</translation>
    </message>
    <message>
        <source>instore</source>
        <translation>magasin</translation>
    </message>
    <message>
        <source>invoice</source>
        <translation>facture</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamique</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statique</translation>
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
        <translation>paiement</translation>
    </message>
    <message>
        <source>refund</source>
        <translation>remboursement</translation>
    </message>
    <message>
        <source>payout</source>
        <translation>versement</translation>
    </message>
    <message>
        <source>money</source>
        <translation>argent</translation>
    </message>
    <message>
        <source>approval</source>
        <translation>approbation</translation>
    </message>
    <message>
        <source>sign-in</source>
        <translation>connexion</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>personnel</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>clés</translation>
    </message>
    <message>
        <source>private-data</source>
        <translation>données-privées</translation>
    </message>
    <message>
        <source>export</source>
        <translation>export</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>sauvegardes</translation>
    </message>
    <message>
        <source>callbacks</source>
        <translation>callbacks</translation>
    </message>
    <message>
        <source>refusals</source>
        <translation>refus</translation>
    </message>
    <message>
        <source>service</source>
        <translation>service</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>this day, inclusive</comment>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>frais</translation>
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
        <translation>Résultats</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindPalette</name>
    <message>
        <source>choose</source>
        <translation>choisir</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvrir</translation>
    </message>
    <message>
        <source>own window</source>
        <translation>propre fenêtre</translation>
    </message>
    <message>
        <source>copy the ID</source>
        <translation>copier l’ID</translation>
    </message>
    <message>
        <source>close</source>
        <translation>fermer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Recherche en cours</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindTabs</name>
    <message>
        <source>next group</source>
        <translation>groupe suivant</translation>
    </message>
    <message>
        <source>Groups of results</source>
        <translation>Groupes de résultats</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::FindWords</name>
    <message>
        <source>read as the amount %1</source>
        <translation>lu comme le montant %1</translation>
    </message>
    <message>
        <source>read as the day %1</source>
        <translation>lu comme le jour %1</translation>
    </message>
    <message>
        <source>read as the days %1</source>
        <translation>lu comme les jours %1</translation>
    </message>
    <message>
        <source>Refund of %1</source>
        <translation>Remboursement de %1</translation>
    </message>
    <message>
        <source>Payout of %1</source>
        <translation>Versement du %1</translation>
    </message>
    <message>
        <source>Payout %1</source>
        <translation>Versement %1</translation>
    </message>
    <message>
        <source>Payout of batch %1</source>
        <translation>Versement du lot %1</translation>
    </message>
    <message>
        <source>Test callback</source>
        <translation>Callback de test</translation>
    </message>
    <message>
        <source>Callback about %1</source>
        <translation>Callback sur %1</translation>
    </message>
    <message>
        <source>amount is %1</source>
        <translation>le montant est %1</translation>
    </message>
    <message>
        <source>%1 of it was refunded</source>
        <translation>%1 en a été remboursé</translation>
    </message>
    <message>
        <source>a part of it was refunded</source>
        <translation>une partie en a été remboursée</translation>
    </message>
    <message>
        <source>part of the reference</source>
        <translation>partie de la référence</translation>
    </message>
    <message>
        <source>reference %1</source>
        <translation>référence %1</translation>
    </message>
    <message>
        <source>payer %1</source>
        <translation>payeur %1</translation>
    </message>
    <message>
        <source>ID %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>shop %1</source>
        <translation>magasin %1</translation>
    </message>
    <message>
        <source>name of the point of sale</source>
        <translation>nom du point de vente</translation>
    </message>
    <message>
        <source>point of sale %1</source>
        <translation>point de vente %1</translation>
    </message>
    <message>
        <source>end of the payer&apos;s account number</source>
        <translation>fin du numéro de compte du payeur</translation>
    </message>
    <message>
        <source>made on that day</source>
        <translation>créé ce jour-là</translation>
    </message>
    <message numerus="yes">
        <source>%1 of its payments match</source>
        <translation>
            <numerusform>%1 de ses paiements correspond</numerusform>
            <numerusform>%1 de ses paiements correspondent</numerusform>
        </translation>
    </message>
    <message>
        <source>its payment matches</source>
        <translation>son paiement correspond</translation>
    </message>
    <message>
        <source>sent to %1</source>
        <translation>envoyé à %1</translation>
    </message>
    <message>
        <source>name of its batch</source>
        <translation>nom de son lot</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>lot %1</translation>
    </message>
    <message>
        <source>fits the filters</source>
        <translation>correspond aux filtres</translation>
    </message>
    <message>
        <source>Partly refunded</source>
        <translation>Remboursé en partie</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>aujourd’hui %1</translation>
    </message>
    <message>
        <source>Open %1… from the clipboard</source>
        <translation>Ouvrir %1… du presse-papiers</translation>
    </message>
    <message>
        <source>New payment of %1</source>
        <translation>Nouveau paiement de %1</translation>
    </message>
    <message>
        <source>opens the form with the amount</source>
        <translation>ouvre le formulaire avec le montant</translation>
    </message>
    <message>
        <source>Filter the payments: %1</source>
        <translation>Filtrer les paiements&#xa0;: %1</translation>
    </message>
    <message>
        <source>shows the list of payments</source>
        <translation>affiche la liste des paiements</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Tout rechercher</translation>
    </message>
    <message>
        <source>An amount, a reference, a name, a day, a setting …</source>
        <translation>Un montant, une référence, un nom, un jour, un réglage…</translation>
    </message>
    <message>
        <source>Find a payment, reference, amount</source>
        <translation>Paiement, référence, montant</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>All</source>
        <comment>results of every kind</comment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Last opened</source>
        <translation>Derniers ouverts</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>at least so many</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Show the first %1</source>
        <translation>Afficher les %1 premiers</translation>
    </message>
    <message>
        <source>Show both</source>
        <translation>Afficher les deux</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Afficher les %1</translation>
    </message>
    <message>
        <source>%1 found · %2</source>
        <translation>%1 résultats · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 older payments were not searched</source>
        <translation>
            <numerusform>%1 paiement plus ancien n’a pas été parcouru</numerusform>
            <numerusform>%1 paiements plus anciens n’ont pas été parcourus</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no filter.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un filtre.</translation>
    </message>
    <message>
        <source>“%1” is no filter. Did you mean %2?</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un filtre. Vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>“%1:” needs a value.</source>
        <translation>«&#xa0;%1:&#xa0;» attend une valeur.</translation>
    </message>
    <message>
        <source>“%1” is not an amount.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un montant.</translation>
    </message>
    <message>
        <source>“%1” is not a day.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un jour.</translation>
    </message>
    <message>
        <source>“%1” is not a value of %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur de %2.</translation>
    </message>
    <message>
        <source>“%1” is not a value of %2. Did you mean %3?</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur de %2. Vouliez-vous dire «&#xa0;%3&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>The text is too long: at most %1 characters.</source>
        <translation>Le texte est trop long&#xa0;: %1 caractères au plus.</translation>
    </message>
    <message>
        <source>At most %1 words can be searched for.</source>
        <translation>La recherche accepte %1 mots au plus.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Aucun résultat pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Try an amount, a reference, a name, or status:failed.</source>
        <translation>Essayez un montant, une référence, un nom ou statut:échoué.</translation>
    </message>
    <message>
        <source>The search did not work</source>
        <translation>La recherche n’a pas fonctionné</translation>
    </message>
    <message>
        <source>%1 (trace %2)</source>
        <translation>%1 (trace %2)</translation>
    </message>
    <message>
        <source>Only payments that this till has seen. The others come with the connection.</source>
        <translation>Uniquement les paiements que cette caisse a vus. Les autres reviendront avec la connexion.</translation>
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
        <source>Wrong</source>
        <translation>Erroné</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Conforme</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::HelpWords</name>
    <message>
        <source>Rules of the service</source>
        <translation>Règles du service</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Rechercher sur cette page</translation>
    </message>
    <message>
        <source>Previous place (Shift+Enter)</source>
        <translation>Résultat précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Next place (Enter)</source>
        <translation>Résultat suivant (Entrée)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The rules of the service are written in English.</source>
        <translation>Les règles du service sont rédigées en anglais.</translation>
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
        <source>Passed</source>
        <translation>Conforme</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Non conforme&#xa0;: %1</translation>
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
        <source>Received on %1 at the address %2</source>
        <translation>Reçu le %1 à l’adresse %2</translation>
    </message>
    <message>
        <source>The message has no signature</source>
        <translation>Le message n’a pas de signature</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Désactiver</translation>
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
        <translation>Un callback de n’importe quel service</translation>
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
        <source>The checks</source>
        <translation>Les vérifications</translation>
    </message>
    <message>
        <source>Where the callback was received; empty: not compared</source>
        <translation>Où le callback a été reçu&#x202f;; vide&#xa0;: non comparé</translation>
    </message>
    <message>
        <source>Paste a header and a body, or open a callback of the log or the inbox in the inspector. Each of the 16 checks is then listed here with what was checked.</source>
        <translation>Collez un en-tête et un corps, ou ouvrez un callback du journal ou de la boîte de réception dans l’inspecteur. Chacune des 16&#xa0;vérifications est alors listée ici avec ce qui a été vérifié.</translation>
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
        <source>No program on this computer can open this file.</source>
        <translation>Aucun programme de cet ordinateur ne peut ouvrir ce fichier.</translation>
    </message>
    <message>
        <source>Save beside it</source>
        <translation>Enregistrer à côté</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::KeysDialog</name>
    <message>
        <source>Go to a view</source>
        <translation>Aller à une vue</translation>
    </message>
    <message>
        <source>Open the payment in a window of its own</source>
        <translation>Ouvrir le paiement dans une fenêtre séparée</translation>
    </message>
    <message>
        <source>? or F1</source>
        <translation>? ou F1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Refund the chosen payment</source>
        <translation>Rembourser le paiement choisi</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>Exporter ce qui est affiché</translation>
    </message>
    <message>
        <source>Receipt of the chosen payment; print a report</source>
        <translation>Reçu du paiement choisi&#x202f;; imprimer un rapport</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>This list of shortcuts</source>
        <translation>Cette liste de raccourcis</translation>
    </message>
    <message>
        <source>Back; empty or close the search box; close a window</source>
        <translation>Retour&#xa0;; vider ou fermer la recherche&#xa0;; fermer une fenêtre</translation>
    </message>
    <message>
        <source>Acknowledge the chosen payment</source>
        <translation>Accuser réception du paiement choisi</translation>
    </message>
    <message>
        <source>Space, Shift+↑, Shift+↓</source>
        <translation>Espace, Maj+↑, Maj+↓</translation>
    </message>
    <message>
        <source>Select several payments</source>
        <translation>Sélectionner plusieurs paiements</translation>
    </message>
    <message>
        <source>Lock the till, in a shop with staff</source>
        <translation>Verrouiller la caisse, dans un magasin avec du personnel</translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+9</source>
        <translation>Ctrl+1 à Ctrl+9</translation>
    </message>
    <message>
        <source>Filter the list</source>
        <translation>Filtrer la liste</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LargeAmountWords</name>
    <message>
        <source>Change the amount</source>
        <translation>Modifier le montant</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LargeAmounts</name>
    <message>
        <source>Ask for %1?</source>
        <translation>Demander %1 ?</translation>
    </message>
    <message>
        <source>Ask for %1</source>
        <translation>Demander %1</translation>
    </message>
    <message>
        <source>Refund %1?</source>
        <translation>Rembourser %1 ?</translation>
    </message>
    <message>
        <source>Refund %1</source>
        <translation>Rembourser %1</translation>
    </message>
    <message>
        <source>In words: %1. Sums above %2 are asked about; the limit is in the settings, under Appearance.</source>
        <translation>En toutes lettres : %1. Au-delà de %2, une confirmation est demandée ; la limite se trouve dans les paramètres, sous Apparence.</translation>
    </message>
    <message numerus="yes">
        <source>%1 euros</source>
        <comment>a whole number of millions</comment>
        <translation>
            <numerusform>%1 d’euros</numerusform>
            <numerusform>%1 d’euros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 euros</source>
        <translation>
            <numerusform>%1 euro</numerusform>
            <numerusform>%1 euros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>euros and cents</comment>
        <translation>%1 et %2</translation>
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
        <translation>Événement</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Left to explain</source>
        <translation>Reste à détailler</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows so far, %2 left to explain. Scroll down for more.</source>
        <translation>
            <numerusform>%1 ligne jusqu’ici, reste à détailler&#xa0;: %2. Faites défiler pour voir la suite.</numerusform>
            <numerusform>%1 lignes jusqu’ici, reste à détailler&#xa0;: %2. Faites défiler pour voir la suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows, and nothing is left: the sum is explained.</source>
        <translation>
            <numerusform>%1 ligne&#x202f;; elle explique toute la somme.</numerusform>
            <numerusform>%1 lignes&#x202f;; ensemble, elles forment toute la somme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Transaction</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>These rows differ from the sum by %1.</source>
        <translation>Ces lignes s’écartent de la somme de %1.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerModel</name>
    <message>
        <source>Row %1, with the hash %2</source>
        <translation>Ligne %1, avec l’empreinte %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Événement</translation>
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
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Concerne</translation>
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
        <translation>Détailler</translation>
    </message>
    <message>
        <source>Copy hash</source>
        <translation>Copier l’empreinte</translation>
    </message>
    <message>
        <source>Entries of the ledger</source>
        <translation>Écritures du grand livre</translation>
    </message>
    <message>
        <source>Explain this balance</source>
        <translation>Détailler ce solde</translation>
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
        <source>Every payment, refund and payout is recorded here as an entry. Entries are never changed or removed.</source>
        <translation>Chaque paiement, remboursement et versement est inscrit ici. Les écritures ne sont jamais modifiées ni supprimées.</translation>
    </message>
    <message>
        <source>No entry matches</source>
        <translation>Aucune écriture trouvée</translation>
    </message>
    <message>
        <source>No entry fits all of the filters above.</source>
        <translation>Aucune écriture ne répond à tous les filtres ci-dessus.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nouveau paiement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LedgerWords</name>
    <message>
        <source>Payment received</source>
        <translation>Paiement encaissé</translation>
    </message>
    <message>
        <source>Refund set aside</source>
        <translation>Remboursement réservé</translation>
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
        <translation>Dû au commerçant</translation>
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
        <source>Refund carried out</source>
        <translation>Remboursement effectué</translation>
    </message>
    <message>
        <source>The ledger was checked at the start: the chain of entries is complete and all balances are right.</source>
        <translation>Le grand livre a été vérifié au démarrage&#xa0;: la chaîne des écritures est complète et tous les soldes sont justes.</translation>
    </message>
    <message>
        <source>Fee charged</source>
        <translation>Frais facturés</translation>
    </message>
    <message>
        <source>Fee taken back</source>
        <translation>Frais annulés</translation>
    </message>
    <message>
        <source>Fee collected</source>
        <translation>Frais prélevés</translation>
    </message>
    <message>
        <source>Fee paid back</source>
        <translation>Frais remboursés</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>The ledger is wrong: refunds and payouts are stopped. The command “tilldeskd verify” says what does not fit.</source>
        <translation>Le grand livre est erroné&#xa0;: les remboursements et les versements sont suspendus. La commande «&#xa0;tilldeskd verify&#xa0;» indique ce qui ne concorde pas.</translation>
    </message>
    <message>
        <source>Fee moved to another batch</source>
        <translation>Frais vers un autre lot</translation>
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
    <name>tilldesk::ui::ListModel</name>
    <message>
        <source>%1, sorted, ascending</source>
        <translation>%1, trié, croissant</translation>
    </message>
    <message>
        <source>%1, sorted, descending</source>
        <translation>%1, trié, décroissant</translation>
    </message>
    <message>
        <source>Click to sort the list by this column</source>
        <translation>Cliquez pour trier la liste selon cette colonne</translation>
    </message>
    <message>
        <source>The list cannot be sorted by this column</source>
        <translation>La liste ne peut pas être triée selon cette colonne</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListPage</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Save the filtered rows to a file (Ctrl+E)</source>
        <translation>Enregistrer les lignes filtrées dans un fichier (Ctrl+E)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>Copier l’ID</translation>
    </message>
    <message numerus="yes">
        <source>Copy %1 rows as text</source>
        <translation>
            <numerusform>Copier %1 ligne en texte</numerusform>
            <numerusform>Copier %1 lignes en texte</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy row as text</source>
        <translation>Copier la ligne en texte</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ListPresenter</name>
    <message>
        <source>These rows may be out of date. %1</source>
        <translation>Ces lignes ne sont peut-être plus à jour. %1</translation>
    </message>
    <message>
        <source>Nothing is known yet. The list comes with the connection.</source>
        <translation>Rien n’est encore connu. La liste viendra avec la connexion.</translation>
    </message>
    <message>
        <source>As of %1. Newer and older rows come with the connection.</source>
        <translation>État à %1. Les lignes plus récentes et plus anciennes viendront avec la connexion.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LockPage</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Forgotten your PIN?</source>
        <translation>PIN oublié ?</translation>
    </message>
    <message>
        <source>The till is locked</source>
        <translation>La caisse est verrouillée</translation>
    </message>
    <message>
        <source>Payments go on while the till is locked</source>
        <translation>Les paiements continuent pendant que la caisse est verrouillée</translation>
    </message>
    <message>
        <source>Nobody signed in</source>
        <translation>Personne n’est connecté</translation>
    </message>
    <message>
        <source>Who is at the till?</source>
        <translation>Qui est à la caisse ?</translation>
    </message>
    <message>
        <source>The till is locked. Choose your name, then your PIN.</source>
        <translation>La caisse est verrouillée. Choisissez votre nom, puis votre PIN.</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Effacer le dernier chiffre</translation>
    </message>
    <message>
        <source>Keyboard: the first letter %1 of your name, your PIN, then %2</source>
        <translation>Clavier : la première lettre %1 de votre nom, votre PIN, puis %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::LockPresenter</name>
    <message>
        <source>Locked it at %1</source>
        <translation>A verrouillé à %1</translation>
    </message>
    <message>
        <source>The two PINs differ.</source>
        <translation>Les deux PIN diffèrent.</translation>
    </message>
    <message>
        <source>Choose your own PIN</source>
        <translation>Choisissez votre propre PIN</translation>
    </message>
    <message>
        <source>Choose your own PIN: once more</source>
        <translation>Choisissez votre propre PIN : encore une fois</translation>
    </message>
    <message>
        <source>Choose your name</source>
        <translation>Choisissez votre nom</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN de %1</translation>
    </message>
    <message>
        <source>%1 (%2 left)</source>
        <translation>%1 (encore %2)</translation>
    </message>
    <message>
        <source>Nobody else is an owner: set a new PIN on this computer with “tilldeskd staff pin”.</source>
        <translation>Il n’y a pas d’autre propriétaire : définissez un nouveau PIN sur cet ordinateur avec «&#xa0;tilldeskd staff pin&#xa0;».</translation>
    </message>
    <message>
        <source>A new PIN is given in Settings, Staff. Ask %1.</source>
        <translation>Un nouveau PIN se donne dans Paramètres, Personnel. Demandez à %1.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MainWindow</name>
    <message>
        <source>Close Tilldesk?</source>
        <translation>Fermer Tilldesk ?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep serving in the tray</source>
        <translation>Rester en service dans la zone de notification</translation>
    </message>
    <message>
        <source>Keep serving, minimised</source>
        <translation>Rester en service, fenêtre réduite</translation>
    </message>
    <message>
        <source>What was sold here stays in the shop’s books. Nothing of the shop is kept on this computer.</source>
        <translation>Ce qui a été vendu ici reste dans les livres du magasin. Rien du magasin n’est gardé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Pair again…</source>
        <translation>Associer à nouveau…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MerchantWords</name>
    <message>
        <source>VAT number %1</source>
        <translation>Numéro de TVA %1</translation>
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
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Add merchant</source>
        <translation>Ajouter un commerçant</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Merchant ID</source>
        <translation>ID du commerçant</translation>
    </message>
    <message>
        <source>There is no merchant yet. Add the company that takes the payments, then a profile for each way of taking payments.</source>
        <translation>Il n’y a pas encore de commerçant. Ajoutez l’entreprise qui encaisse les paiements, puis un profil pour chaque mode d’encaissement.</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Société</translation>
    </message>
    <message>
        <source>Registered name, if it is another one; on receipts and exports</source>
        <translation>Nom officiel, s’il est différent ; sur les reçus et les exports</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>On receipts and exports, at most 4 lines</source>
        <translation>Sur les reçus et les exports, 4 lignes au plus</translation>
    </message>
    <message>
        <source>VAT number</source>
        <translation>Numéro de TVA</translation>
    </message>
    <message>
        <source>On receipts and exports</source>
        <translation>Sur les reçus et les exports</translation>
    </message>
    <message>
        <source>Save the new merchant first</source>
        <translation>Enregistrez d’abord le nouveau commerçant</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MonthContentsView</name>
    <message>
        <source>What goes in</source>
        <translation>Ce qu’il contient</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MonthSummary</name>
    <message>
        <source>VAT</source>
        <translation>TVA</translation>
    </message>
    <message>
        <source>Without VAT</source>
        <translation>Hors TVA</translation>
    </message>
    <message>
        <source>VAT amount</source>
        <translation>Montant TVA</translation>
    </message>
    <message>
        <source>With VAT</source>
        <translation>TVA comprise</translation>
    </message>
    <message>
        <source>Owed at start</source>
        <translation>Dû au début</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
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
        <source>Owed at end</source>
        <translation>Dû à la fin</translation>
    </message>
    <message>
        <source>Proved from the ledger</source>
        <translation>Prouvé par le grand livre</translation>
    </message>
    <message>
        <source>Off by %1</source>
        <translation>Écart de %1</translation>
    </message>
    <message>
        <source>The movements do not add up to what the ledger says</source>
        <translation>Les mouvements ne donnent pas ce que dit le grand livre</translation>
    </message>
    <message>
        <source>No rate yet</source>
        <translation>Pas encore de taux</translation>
    </message>
    <message>
        <source>Paid − refunded</source>
        <translation>Payé − remboursé</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts are not on a bank statement yet</source>
        <translation>
            <numerusform>%1 versement n’est pas encore sur un extrait bancaire</numerusform>
            <numerusform>%1 versements ne sont pas encore sur un extrait bancaire</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no VAT rate</source>
        <translation>%1 n’a pas de taux de TVA</translation>
    </message>
    <message numerus="yes">
        <source>%1 accounts are missing</source>
        <translation>
            <numerusform>%1 compte manque</numerusform>
            <numerusform>%1 comptes manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is booked as on its way.</source>
        <translation>%1 est comptabilisé comme étant en route.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>%1, %2: without a rate until you choose one.</source>
        <translation>%1, %2 : sans taux tant que vous n’en choisissez pas.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>There is no journal without: %1.</source>
        <translation>Pas de journal sans : %1.</translation>
    </message>
    <message>
        <source>Statements of the clearing account</source>
        <translation>Extraits du compte de transit</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Left out: accounts are missing</source>
        <translation>Omis : des comptes manquent</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>VAT book</source>
        <translation>Livre des recettes</translation>
    </message>
    <message>
        <source>Left out: no VAT rates are set</source>
        <translation>Omis : aucun taux de TVA n’est défini</translation>
    </message>
    <message>
        <source>%1, by day and point of sale</source>
        <translation>%1, par jour et point de vente</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Payments, refunds and payouts</source>
        <translation>Paiements, remboursements et versements</translation>
    </message>
    <message>
        <source>Workbook, CSV and PDF</source>
        <translation>Classeur, CSV et PDF</translation>
    </message>
    <message>
        <source>Open items of the bank</source>
        <translation>Postes ouverts de la banque</translation>
    </message>
    <message>
        <source>Payouts and lines without a match</source>
        <translation>Versements et lignes sans rapprochement</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Fees collected from the bank account</source>
        <translation>Frais prélevés sur le compte bancaire</translation>
    </message>
    <message>
        <source>%1 is not over</source>
        <translation>%1 n’est pas terminé</translation>
    </message>
    <message>
        <source>The pack has its days up to %1, and its name ends in “-so-far”.</source>
        <translation>Le dossier contient les jours jusqu’au %1, et son nom se termine par «&#xa0;-so-far&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing was paid in %1</source>
        <translation>Rien n’a été payé en %1</translation>
    </message>
    <message>
        <source>The pack says what was owed and paid out.</source>
        <translation>Le dossier indique ce qui vous était dû et ce qui a été versé.</translation>
    </message>
    <message>
        <source>The balance is what is owed</source>
        <translation>Le solde est le montant dû</translation>
    </message>
    <message numerus="yes">
        <source>Sales, refunds and payouts by day, %1 lines</source>
        <translation>
            <numerusform>Ventes, remboursements et versements par jour, %1 ligne</numerusform>
            <numerusform>Ventes, remboursements et versements par jour, %1 lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>No VAT rate is chosen</source>
        <translation>Aucun taux de TVA n’est choisi</translation>
    </message>
    <message>
        <source>The journal books all sales on the account for “%1”.</source>
        <translation>Le journal passe toutes les ventes sur le compte de «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::MonthView</name>
    <message>
        <source>VAT of the month</source>
        <translation>TVA du mois</translation>
    </message>
    <message>
        <source>How the month adds up</source>
        <translation>Comment le mois s’équilibre</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Détailler</translation>
    </message>
    <message>
        <source>Shows the entries of the ledger</source>
        <translation>Affiche les écritures du grand livre</translation>
    </message>
    <message>
        <source>The figures are being read</source>
        <translation>Lecture des chiffres en cours</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NameDialog</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
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
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Give the key a name first</source>
        <translation>Donnez d’abord un nom à la clé</translation>
    </message>
    <message>
        <source>Close without copying the key?</source>
        <translation>Fermer sans copier la clé&#x202f;?</translation>
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
        <translation>Après 30&#xa0;jours</translation>
    </message>
    <message>
        <source>After 90 days</source>
        <translation>Après 90&#xa0;jours</translation>
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
        <source>Only from addresses</source>
        <translation>Seulement depuis les adresses</translation>
    </message>
    <message>
        <source>Command to try the key</source>
        <translation>Commande d’essai (curl)</translation>
    </message>
    <message>
        <source>Who will use the key</source>
        <translation>Qui utilisera la clé</translation>
    </message>
    <message>
        <source>Integrator ID</source>
        <translation>ID de l’intégrateur</translation>
    </message>
    <message>
        <source>Empty: the merchant uses the key</source>
        <translation>Vide&#xa0;: le commerçant utilise lui-même la clé</translation>
    </message>
    <message>
        <source>The key is refused after this time</source>
        <translation>Ensuite, la clé est refusée</translation>
    </message>
    <message>
        <source>For example 192.168.1.0/24; empty: from any address</source>
        <translation>Par exemple 192.168.1.0/24&#x202f;; vide&#xa0;: depuis toute adresse</translation>
    </message>
    <message>
        <source>The key is shown only once. Copy it now to a place that only its user can read. Tilldesk keeps only a fingerprint of the key.</source>
        <translation>La clé n’est affichée qu’une seule fois. Copiez-la maintenant à un endroit que seul son utilisateur peut lire. Tilldesk ne conserve qu’une empreinte de la clé.</translation>
    </message>
    <message>
        <source>Try the key on the command line</source>
        <translation>Essayez-la en ligne de commande</translation>
    </message>
    <message>
        <source>The key “%1” has been made</source>
        <translation>La clé «&#xa0;%1&#xa0;» a été créée</translation>
    </message>
    <message>
        <source>The key is never shown again. Without a copy it is useless, and you have to make another key.</source>
        <translation>La clé ne sera plus jamais affichée. Sans copie, elle est inutile et vous devrez en créer une autre.</translation>
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
    <message>
        <source>VAT rate</source>
        <translation>Taux de TVA</translation>
    </message>
    <message>
        <source>as the profile</source>
        <translation>comme le profil</translation>
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
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The amount must be at most %1.</source>
        <translation>Le montant doit être d’au plus %1.</translation>
    </message>
    <message>
        <source>No open profile can take the payment.</source>
        <translation>Aucun profil ouvert ne peut encaisser ce paiement.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::NextPayoutStrip</name>
    <message>
        <source>Explain</source>
        <translation>Détailler</translation>
    </message>
    <message>
        <source>Pay out now</source>
        <translation>Verser maintenant</translation>
    </message>
    <message>
        <source>Explain the next payout</source>
        <translation>Détailler le prochain versement</translation>
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
        <translation>Verser maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>Verser</translation>
    </message>
    <message>
        <source>Next payout, expected</source>
        <translation>Prochain versement, attendu</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OfferBar</name>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenBalance</name>
    <message>
        <source>The provider says the same</source>
        <translation>Le prestataire dit la même chose</translation>
    </message>
    <message numerus="yes">
        <source>%n items explain it, nothing is left</source>
        <translation>
            <numerusform>%n poste l’explique, il ne reste rien</numerusform>
            <numerusform>%n postes l’expliquent, il ne reste rien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are not explained</source>
        <translation>%1 restent inexpliqués</translation>
    </message>
    <message>
        <source>%1 %2 − %3 %4 · compared %5</source>
        <translation>%1 %2 − %3 %4 · comparé à %5</translation>
    </message>
    <message numerus="yes">
        <source>%n payments</source>
        <translation>
            <numerusform>%n paiement</numerusform>
            <numerusform>%n paiements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refunds</source>
        <translation>
            <numerusform>%n remboursement</numerusform>
            <numerusform>%n remboursements</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference from the provider</source>
        <translation>Écart avec le prestataire</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>Pas encore comparé</translation>
    </message>
    <message numerus="yes">
        <source>The sums are equal, but %n items differ</source>
        <translation>
            <numerusform>Les sommes sont égales, mais %n poste diffère</numerusform>
            <numerusform>Les sommes sont égales, mais %n postes diffèrent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenBalanceBand</name>
    <message>
        <source>Explain</source>
        <translation>Détailler</translation>
    </message>
    <message>
        <source>Explain the difference</source>
        <translation>Détailler l’écart</translation>
    </message>
    <message>
        <source>The provider says</source>
        <translation>Le prestataire dit</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>We say you are owed</source>
        <translation>Dû selon nous</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemDetails</name>
    <message>
        <source>Fetch the payouts</source>
        <translation>Récupérer les versements</translation>
    </message>
    <message>
        <source>Open payment</source>
        <translation>Ouvrir le paiement</translation>
    </message>
    <message>
        <source>Copy for the provider</source>
        <translation>Copier pour le prestataire</translation>
    </message>
    <message>
        <source>Open item</source>
        <translation>Poste ouvert</translation>
    </message>
    <message>
        <source>No item chosen</source>
        <translation>Aucun poste choisi</translation>
    </message>
    <message>
        <source>Choose an item to see what the provider says, and what to do.</source>
        <translation>Choisissez un poste pour voir ce que dit le prestataire et ce qu’il faut faire.</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Prestataire</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Versement</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemWords</name>
    <message>
        <source>Waits for payout</source>
        <translation>En attente de versement</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Payout not fetched</source>
        <translation>Versement non récupéré</translation>
    </message>
    <message>
        <source>Not known there</source>
        <translation>Inconnu là-bas</translation>
    </message>
    <message>
        <source>Not known here</source>
        <translation>Inconnu ici</translation>
    </message>
    <message>
        <source>Amount differs</source>
        <translation>Montant différent</translation>
    </message>
    <message>
        <source>Status differs</source>
        <translation>Statut différent</translation>
    </message>
    <message>
        <source>In two payouts</source>
        <translation>Dans deux versements</translation>
    </message>
    <message>
        <source>Sum differs</source>
        <translation>Somme différente</translation>
    </message>
    <message>
        <source>The provider has not paid this out yet. It usually does so with its next payout.</source>
        <translation>Le prestataire n’a pas encore versé ceci. Il le fait d’ordinaire avec son prochain versement.</translation>
    </message>
    <message>
        <source>The provider’s payouts were fetched, and none of them has this. Ask the provider when it is paid out.</source>
        <translation>Les versements du prestataire ont été récupérés, et aucun ne contient ceci. Demandez au prestataire quand il le versera.</translation>
    </message>
    <message>
        <source>The provider’s newest payouts were not fetched, so this may be paid out already. Fetch them.</source>
        <translation>Les derniers versements du prestataire n’ont pas été récupérés&#xa0;; ceci est peut-être déjà versé. Récupérez-les.</translation>
    </message>
    <message>
        <source>The provider’s list of that day does not have this. Send the facts to the provider.</source>
        <translation>La liste du prestataire pour ce jour ne contient pas ceci. Envoyez les données au prestataire.</translation>
    </message>
    <message>
        <source>The provider lists this, and this shop does not have it. Another system of the shop may have made it; if none did, ask the provider.</source>
        <translation>Le prestataire mentionne ceci, et ce magasin ne l’a pas. Un autre système du magasin l’a peut-être créé&#xa0;; sinon, demandez au prestataire.</translation>
    </message>
    <message>
        <source>This shop and the provider name different amounts. The books keep this shop’s amount. Send the facts to the provider.</source>
        <translation>Ce magasin et le prestataire indiquent des montants différents. La comptabilité garde le montant de ce magasin. Envoyez les données au prestataire.</translation>
    </message>
    <message>
        <source>The provider lists money for this, and here it has not succeeded. Send the facts to the provider.</source>
        <translation>Le prestataire mentionne de l’argent pour ceci, et ici ce n’est pas réussi. Envoyez les données au prestataire.</translation>
    </message>
    <message>
        <source>The provider lists this in more than one payout. Send the facts to the provider.</source>
        <translation>Le prestataire mentionne ceci dans plusieurs versements. Envoyez les données au prestataire.</translation>
    </message>
    <message>
        <source>The numbers of this payout are not the sums of what is in it. Send the facts to the provider.</source>
        <translation>Les chiffres de ce versement ne sont pas la somme de son contenu. Envoyez les données au prestataire.</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Versement</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Remboursement</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 j</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>1 to 3 days</source>
        <translation>1 à 3 jours</translation>
    </message>
    <message>
        <source>4 to 7 days</source>
        <translation>4 à 7 jours</translation>
    </message>
    <message>
        <source>Over 7 days</source>
        <translation>Plus de 7 jours</translation>
    </message>
    <message>
        <source>Provider: %1</source>
        <translation>Prestataire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shop: %1</source>
        <translation>Magasin&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemsModel</name>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>The provider says</source>
        <translation>Le prestataire dit</translation>
    </message>
    <message>
        <source>We say</source>
        <translation>Nous disons</translation>
    </message>
    <message>
        <source>Why it is open</source>
        <translation>Pourquoi ouvert</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemsPage</name>
    <message>
        <source>Compare now</source>
        <translation>Comparer maintenant</translation>
    </message>
    <message>
        <source>Ask the provider for the payouts that were not fetched yet, and compare again (F5)</source>
        <translation>Demander au prestataire les versements pas encore récupérés, et comparer à nouveau (F5)</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Postes ouverts</translation>
    </message>
    <message numerus="yes">
        <source>%n payments and refunds</source>
        <translation>
            <numerusform>%n paiement ou remboursement</numerusform>
            <numerusform>%n paiements et remboursements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OpenItemsPresenter</name>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Diffère</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>%1 differ · %2 late · %3 wait for a payout</source>
        <translation>%1 diffèrent · %2 en retard · %3 en attente de versement</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>The open items cannot be shown</source>
        <translation>Les postes ouverts ne peuvent pas être affichés</translation>
    </message>
    <message>
        <source>Everything paid is in a payout</source>
        <translation>Tout ce qui est payé figure dans un versement</translation>
    </message>
    <message>
        <source>The provider says the same as this shop.</source>
        <translation>Le prestataire dit la même chose que ce magasin.</translation>
    </message>
    <message>
        <source>Nothing in this group</source>
        <translation>Rien dans ce groupe</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OutcomeStrip</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>et %1 autre</numerusform>
            <numerusform>et %1 autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::OutcomeWords</name>
    <message>
        <source>Outcome not known</source>
        <translation>Issue inconnue</translation>
    </message>
    <message>
        <source>%1 s ago</source>
        <translation>il y a %1 s</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>il y a %1 min</translation>
    </message>
    <message>
        <source>%1, %2: asking the provider</source>
        <translation>%1, %2&#xa0;: le prestataire est interrogé</translation>
    </message>
    <message>
        <source>%1, %2: asking the provider, last asked %3</source>
        <translation>%1, %2&#xa0;: le prestataire est interrogé, la dernière fois %3</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackDialog</name>
    <message>
        <source>The month for the accountant</source>
        <translation>Le mois pour le comptable</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Replace the earlier pack?</source>
        <translation>Remplacer le dossier précédent&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Where to create the folder</source>
        <translation>Où créer le dossier</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Commerçant</translation>
    </message>
    <message>
        <source>All merchants</source>
        <translation>Tous les commerçants</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>All that an accountant needs to book the month, in one folder with a page that explains it.</source>
        <translation>Tout ce qu’il faut à un comptable pour comptabiliser le mois, dans un dossier avec un guide de lecture.</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>The pack is written to look at it</source>
        <translation>Le dossier est créé pour l’aperçu</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>Send it by e-mail to %1</source>
        <translation>Envoyer par e-mail à %1</translation>
    </message>
    <message>
        <source>A zipped pack with all parts is made in the folder of the schedule, and sent</source>
        <translation>Un dossier zippé avec toutes les parties est créé dans le dossier de la planification, puis envoyé</translation>
    </message>
    <message>
        <source>Save and send</source>
        <translation>Enregistrer et envoyer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackForm</name>
    <message>
        <source>The folder %1 already contains an earlier pack of this month. It will be replaced.</source>
        <translation>Le dossier %1 contient déjà les fichiers de ce mois. Il sera remplacé.</translation>
    </message>
    <message>
        <source>This folder has a pack of %1, saved on %2.</source>
        <translation>Ce dossier contient les fichiers de %1, enregistrés le %2.</translation>
    </message>
    <message>
        <source>Choose a folder that exists</source>
        <translation>Choisissez un dossier existant</translation>
    </message>
    <message>
        <source>A month that is not over is not sent</source>
        <translation>Un mois qui n’est pas terminé n’est pas envoyé</translation>
    </message>
    <message>
        <source>Packs are sent for all merchants together</source>
        <translation>Les dossiers sont envoyés pour tous les commerçants ensemble</translation>
    </message>
    <message>
        <source>Packs are sent with all parts and formats</source>
        <translation>Les dossiers sont envoyés avec toutes les parties et tous les formats</translation>
    </message>
    <message numerus="yes">
        <source>%1 files · about %2</source>
        <translation>
            <numerusform>%1 fichier · environ %2</numerusform>
            <numerusform>%1 fichiers · environ %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackSchedule</name>
    <message>
        <source>Tilldesk can make the zipped pack of the last month automatically, and send it by e-mail.</source>
        <translation>Tilldesk peut créer automatiquement le dossier zippé du mois dernier et l’envoyer par e-mail.</translation>
    </message>
    <message>
        <source>On day %1 of each month, at %2, in %3.</source>
        <translation>Le %1 de chaque mois, à %2, dans %3.</translation>
    </message>
    <message>
        <source>It is sent to %1.</source>
        <translation>Il est envoyé à %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Prochain : %1.</translation>
    </message>
    <message>
        <source>The pack of %1 could not be made. Is its folder there, is its disk connected, and has it room?</source>
        <translation>Le dossier du mois (%1) n’a pas pu être créé. Le dossier de destination existe-t-il, le disque est-il connecté et a-t-il de la place ?</translation>
    </message>
    <message>
        <source>The pack of %1 was made, but not sent. Check the mail server, the user and the password.</source>
        <translation>Le dossier du mois (%1) a été créé, mais pas envoyé. Vérifiez le serveur de messagerie, l’utilisateur et le mot de passe.</translation>
    </message>
    <message>
        <source>Tilldesk tries again on %1.</source>
        <translation>Tilldesk réessaie le %1.</translation>
    </message>
    <message>
        <source>%1 was made on %2.</source>
        <translation>%1 a été créé le %2.</translation>
    </message>
    <message>
        <source>%1 was made on %2 and sent to %3.</source>
        <translation>%1 a été créé le %2 et envoyé à %3.</translation>
    </message>
    <message>
        <source>Choose a folder first</source>
        <translation>Choisissez d’abord un dossier</translation>
    </message>
    <message>
        <source>A pack is being made</source>
        <translation>Un dossier est en cours de création</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PackScheduleForm</name>
    <message>
        <source>Choose the folder, or type its whole path from / on</source>
        <translation>Choisissez le dossier, ou saisissez son chemin complet à partir de /</translation>
    </message>
    <message>
        <source>A day from 1 to %1</source>
        <translation>Un jour de 1 à %1</translation>
    </message>
    <message>
        <source>A time of day, for example 06:00</source>
        <translation>Une heure, par exemple 06:00</translation>
    </message>
    <message>
        <source>%1 is no e-mail address</source>
        <translation>%1 n’est pas une adresse e-mail</translation>
    </message>
    <message>
        <source>Without a mail server, nothing is sent</source>
        <translation>Sans serveur de messagerie, rien n’est envoyé</translation>
    </message>
    <message>
        <source>A whole number from 1 to %1</source>
        <translation>Un nombre entier de 1 à %1</translation>
    </message>
    <message>
        <source>The address that the e-mail comes from</source>
        <translation>L’adresse d’où vient l’e-mail</translation>
    </message>
    <message>
        <source>The password of this user</source>
        <translation>Le mot de passe de cet utilisateur</translation>
    </message>
    <message>
        <source>The user of this password</source>
        <translation>L’utilisateur de ce mot de passe</translation>
    </message>
    <message>
        <source>The packs cannot be written to this folder. Does it exist, is its disk connected, and may you write to it?</source>
        <translation>Les dossiers ne peuvent pas être écrits à cet endroit. Existe-t-il, son disque est-il connecté et pouvez-vous y écrire ?</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>Ce fichier ne peut pas être lu</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PageList</name>
    <message>
        <source>Pages of the settings</source>
        <translation>Pages des paramètres</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PairingWords</name>
    <message>
        <source>Nothing answers at this address. Is the service&apos;s computer on, and in the same network?</source>
        <translation>Rien ne répond à cette adresse. L’ordinateur du service est-il allumé et dans le même réseau&#xa0;?</translation>
    </message>
    <message>
        <source>Another service answers at this address: its certificate is not that of the link. Do not go on.</source>
        <translation>Un autre service répond à cette adresse&#xa0;: son certificat n’est pas celui du lien. N’allez pas plus loin.</translation>
    </message>
    <message>
        <source>This till and the service have versions that do not fit together: %1.</source>
        <translation>Les versions de cette caisse et du service ne sont pas compatibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The service refuses the code: it is wrong, used already, or older than ten minutes. Make a new one.</source>
        <translation>Le service refuse le code&#xa0;: il est faux, déjà utilisé ou vieux de plus de dix minutes. Créez-en un nouveau.</translation>
    </message>
    <message>
        <source>The shop has said no to this till, or has withdrawn the code.</source>
        <translation>Le magasin a refusé cette caisse ou a retiré le code.</translation>
    </message>
    <message>
        <source>Nobody in the shop has answered within ten minutes. Make a new code.</source>
        <translation>Personne au magasin n’a répondu dans les dix minutes. Créez un nouveau code.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PassphraseDialog</name>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase de passe</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>La même à nouveau</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PassphraseForm</name>
    <message>
        <source>Passphrase of the backups</source>
        <translation>Phrase de passe des sauvegardes</translation>
    </message>
    <message>
        <source>Do you still know it?</source>
        <translation>La connaissez-vous encore ?</translation>
    </message>
    <message>
        <source>Nobody can open a backup without it, and nobody can give you a new one. Write it down, and keep it away from this computer. Earlier backups keep the passphrase that they were made with.</source>
        <translation>Sans elle, personne ne peut ouvrir une sauvegarde, et personne ne peut vous en donner une nouvelle. Notez-la et gardez-la loin de cet ordinateur. Les sauvegardes précédentes gardent la phrase de passe avec laquelle elles ont été faites.</translation>
    </message>
    <message>
        <source>Type the passphrase of the backups. Only you see whether it is right.</source>
        <translation>Saisissez la phrase de passe des sauvegardes. Vous seul voyez si elle est correcte.</translation>
    </message>
    <message>
        <source>The following backups have the new passphrase.</source>
        <translation>Les sauvegardes suivantes auront la nouvelle phrase de passe.</translation>
    </message>
    <message>
        <source>That is the passphrase of the backups.</source>
        <translation>C’est la phrase de passe des sauvegardes.</translation>
    </message>
    <message>
        <source>At least %1 characters</source>
        <translation>Au moins %1 caractères</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Les deux phrases de passe sont différentes.</translation>
    </message>
    <message>
        <source>That is not the passphrase of the backups.</source>
        <translation>Ce n’est pas la phrase de passe des sauvegardes.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::Patterns</name>
    <message numerus="yes">
        <source>mean takings per hour, %1 weeks</source>
        <translation>
            <numerusform>recette moyenne par heure, %1 semaine</numerusform>
            <numerusform>recette moyenne par heure, %1 semaines</numerusform>
        </translation>
    </message>
    <message>
        <source>When customers pay</source>
        <translation>Quand les clients paient</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moy.</translation>
    </message>
    <message>
        <source>Weekday</source>
        <translation>Jour de la semaine</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Mean takings</source>
        <translation>Recette moyenne</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 au total</translation>
    </message>
    <message>
        <source>no payment in any week</source>
        <translation>aucun paiement, quelle que soit la semaine</translation>
    </message>
    <message>
        <source>Today against the same weekday (%1)</source>
        <translation>Aujourd’hui par rapport au même jour (%1)</translation>
    </message>
    <message>
        <source>%1 at this hour</source>
        <translation>%1 à cette heure</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>aujourd’hui %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant %1</translation>
    </message>
    <message numerus="yes">
        <source>mean of %1 weeks: %2</source>
        <translation>
            <numerusform>moyenne de %1 semaine : %2</numerusform>
            <numerusform>moyenne de %1 semaines : %2</numerusform>
        </translation>
    </message>
    <message>
        <source>best %1, worst %2</source>
        <translation>meilleur %1, moins bon %2</translation>
    </message>
    <message>
        <source>Refund share</source>
        <translation>Part des remboursements</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
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
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>shows the refunds</source>
        <translation>affiche les remboursements</translation>
    </message>
    <message>
        <source>%1 points on the days before</source>
        <translation>%1 point par rapport aux jours d’avant</translation>
    </message>
    <message>
        <source>once</source>
        <translation>une fois</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>deux fois</translation>
    </message>
    <message>
        <source>3 or 4 times</source>
        <translation>3 ou 4 fois</translation>
    </message>
    <message>
        <source>5 times or more</source>
        <translation>5 fois ou plus</translation>
    </message>
    <message>
        <source>Payers who come back</source>
        <translation>Payeurs qui reviennent</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Payers</source>
        <translation>Payeurs</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message numerus="yes">
        <source>%1 payers</source>
        <translation>
            <numerusform>%1 payeur</numerusform>
            <numerusform>%1 payeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 payers paid more than once</source>
        <translation>%1 payeurs sur %2 ont payé plus d’une fois</translation>
    </message>
    <message>
        <source>shows the payments</source>
        <translation>montre les paiements</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PatternsPage</name>
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
        <source>Period: %1</source>
        <translation>Période&#xa0;: %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>mean of 4 weeks</source>
        <translation>moyenne de 4 semaines</translation>
    </message>
    <message>
        <source>best and worst</source>
        <translation>meilleur et moins bon</translation>
    </message>
    <message>
        <source>Refund share</source>
        <translation>Part des remboursements</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>above 4 %</source>
        <translation>au-dessus de 4 %</translation>
    </message>
    <message>
        <source>refunded of what was taken, per day</source>
        <translation>remboursé sur l’encaissé, par jour</translation>
    </message>
    <message>
        <source>Payers who come back</source>
        <translation>Payeurs qui reviennent</translation>
    </message>
    <message>
        <source>by their account, which is never shown</source>
        <translation>selon leur compte, jamais affiché</translation>
    </message>
    <message>
        <source>Not enough payments yet</source>
        <translation>Pas encore assez de paiements</translation>
    </message>
    <message>
        <source>The patterns cannot be shown</source>
        <translation>Impossible d’afficher les tendances</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>%1 as CSV…</source>
        <translation>%1 en CSV…</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Point of sale: %1</source>
        <translation>Point de vente : %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PatternsPresenter</name>
    <message numerus="yes">
        <source>Needs two weeks of payments; there are %1 days.</source>
        <translation>
            <numerusform>Il faut deux semaines de paiements ; il y a %1 jour.</numerusform>
            <numerusform>Il faut deux semaines de paiements ; il y a %1 jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %1 weeks</source>
        <translation>
            <numerusform>%1 dernière semaine</numerusform>
            <numerusform>%1 dernières semaines</numerusform>
        </translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Tendances</translation>
    </message>
    <message>
        <source>All points of sale</source>
        <translation>Tous les points de vente</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentCallbacks</name>
    <message numerus="yes">
        <source>%1 attempts</source>
        <translation>
            <numerusform>%1 tentative</numerusform>
            <numerusform>%1 tentatives</numerusform>
        </translation>
    </message>
    <message>
        <source>No callback was sent.</source>
        <translation>Aucun callback n’a été envoyé.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentDetailsView</name>
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
        <source>The payment cannot be shown</source>
        <translation>Le paiement ne peut pas être affiché</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
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
        <translation>Callback vers %1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Choose a payment to see its details.</source>
        <translation>Choisissez un paiement pour en voir les détails.</translation>
    </message>
    <message>
        <source>The payment as the interface returns it</source>
        <translation>Le paiement tel que le renvoie l’interface</translation>
    </message>
    <message>
        <source>Refund…</source>
        <translation>Rembourser…</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Cancel payment</source>
        <translation>Annuler le paiement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentHead</name>
    <message>
        <source>Refund…</source>
        <translation>Rembourser…</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel payment</source>
        <translation>Annuler le paiement</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Montant : %1</translation>
    </message>
    <message>
        <source>Acknowledge this payment (Ctrl+Enter)</source>
        <translation>Accuser réception de ce paiement (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Refund this payment (Ctrl+R)</source>
        <translation>Rembourser ce paiement (Ctrl+R)</translation>
    </message>
    <message>
        <source>Print or save the receipt (Ctrl+P)</source>
        <translation>Imprimer ou enregistrer le reçu (Ctrl+P)</translation>
    </message>
    <message>
        <source>%1 left.</source>
        <translation>Encore %1.</translation>
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
        <translation>Détailler</translation>
    </message>
    <message>
        <source>Explain the refunded amount</source>
        <translation>Détailler le montant remboursé</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentPresenter</name>
    <message>
        <source>The bank has authorized this payment; it can no longer be cancelled.</source>
        <translation>La banque a autorisé ce paiement&#x202f;; il ne peut plus être annulé.</translation>
    </message>
    <message>
        <source>This payment has ended: %1.</source>
        <translation>Ce paiement est terminé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cancel this payment of %1? The customer can no longer pay it.</source>
        <translation>Annuler ce paiement de %1&#x202f;? Le client ne pourra plus le payer.</translation>
    </message>
    <message>
        <source>The payment is still loading.</source>
        <translation>Le paiement est en cours de chargement.</translation>
    </message>
    <message>
        <source>One moment: the payment is being changed.</source>
        <translation>Un instant : le paiement est en cours de modification.</translation>
    </message>
    <message>
        <source>The customer has already paid. Without an acknowledgement, the payment is voided on %1.</source>
        <translation>Le client a déjà payé. Sans accusé de réception, le paiement est annulé d’office le %1.</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>It may have changed since.</source>
        <translation>Il peut avoir changé depuis.</translation>
    </message>
    <message>
        <source>Look at another till before you charge again.</source>
        <translation>Regardez sur une autre caisse avant d’encaisser à nouveau.</translation>
    </message>
    <message>
        <source>It may have been paid since.</source>
        <translation>Il peut avoir été payé depuis.</translation>
    </message>
    <message>
        <source>The customer can pay it until %1. Look at the customer’s phone, or at another till, before you charge again.</source>
        <translation>Le client peut payer jusqu’à %1. Regardez sur son téléphone ou sur une autre caisse avant d’encaisser à nouveau.</translation>
    </message>
    <message>
        <source>The customer could pay it until %1. Look at the customer’s phone, or at another till, before you charge again.</source>
        <translation>Le client pouvait payer jusqu’à %1. Regardez sur son téléphone ou sur une autre caisse avant d’encaisser à nouveau.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentQr</name>
    <message>
        <source>Open Settings</source>
        <translation>Ouvrir les paramètres</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentRefunds</name>
    <message>
        <source>Up to %1 can be refunded.</source>
        <translation>Vous pouvez rembourser jusqu’à %1.</translation>
    </message>
    <message>
        <source>Only a paid payment can be refunded.</source>
        <translation>Seul un paiement réussi peut être remboursé.</translation>
    </message>
    <message>
        <source>No refunds.</source>
        <translation>Aucun remboursement.</translation>
    </message>
    <message>
        <source>It is not known yet how much can be refunded.</source>
        <translation>Le montant remboursable n’est pas encore connu.</translation>
    </message>
    <message>
        <source>Acknowledge the payment first.</source>
        <translation>Accusez d’abord réception du paiement.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentSelection</name>
    <message>
        <source>%1 of %2 acknowledged</source>
        <translation>%1 sur %2 confirmés</translation>
    </message>
    <message>
        <source>%1 acknowledged, %2 not</source>
        <translation>%1 confirmés, %2 non</translation>
    </message>
    <message numerus="yes">
        <source>%1 selected · %2</source>
        <translation>
            <numerusform>%1 sélectionné · %2</numerusform>
            <numerusform>%1 sélectionnés · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>first deadline in %1</source>
        <translation>premier délai dans %1</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Average payment</source>
        <translation>Paiement moyen</translation>
    </message>
    <message>
        <source>To acknowledge</source>
        <translation>À confirmer</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Acknowledge %1 · %2</source>
        <translation>Accuser réception : %1 · %2</translation>
    </message>
    <message>
        <source>The payments are being acknowledged.</source>
        <translation>L’accusé de réception des paiements est en cours.</translation>
    </message>
    <message>
        <source>None of these payments waits for an acknowledgement.</source>
        <translation>Aucun de ces paiements n’attend d’accusé de réception.</translation>
    </message>
    <message numerus="yes">
        <source>Acknowledge %1 payments, %2? They become part of the next payout. This cannot be undone.</source>
        <translation>
            <numerusform>Accuser réception de %1 paiement, %2 ? Il fera partie du prochain versement. Cette action est irréversible.</numerusform>
            <numerusform>Accuser réception de %1 paiements, %2 ? Ils feront partie du prochain versement. Cette action est irréversible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 payments acknowledged · %2</source>
        <translation>
            <numerusform>%1 paiement confirmé · %2</numerusform>
            <numerusform>%1 paiements confirmés · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentSelectionBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Leave the rest as it is</source>
        <translation>Laisser le reste tel quel</translation>
    </message>
    <message>
        <source>Acknowledge payments</source>
        <translation>Accuser réception des paiements</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentSelectionView</name>
    <message>
        <source>By payout</source>
        <translation>Par versement</translation>
    </message>
    <message>
        <source>Selected payments</source>
        <translation>Paiements sélectionnés</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Sommes</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>adds or removes</source>
        <translation>ajoute ou retire</translation>
    </message>
    <message>
        <source>Shift ↓</source>
        <translation>Maj ↓</translation>
    </message>
    <message>
        <source>extends</source>
        <translation>étend</translation>
    </message>
    <message numerus="yes">
        <source>%1 payments selected</source>
        <translation>
            <numerusform>%1 paiement sélectionné</numerusform>
            <numerusform>%1 paiements sélectionnés</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the payout</source>
        <translation>Afficher le versement</translation>
    </message>
    <message>
        <source>Payout %1: %2</source>
        <translation>Versement %1 : %2</translation>
    </message>
    <message>
        <source>Show the payment</source>
        <translation>Afficher le paiement</translation>
    </message>
    <message>
        <source>Payment %1: %2, %3</source>
        <translation>Paiement %1 : %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %1 more</source>
        <translation>
            <numerusform>et %1 autre</numerusform>
            <numerusform>et %1 autres</numerusform>
        </translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Par personne</translation>
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
        <source>Payer</source>
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
    <message>
        <source>Acknowledge within</source>
        <translation>À confirmer dans</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Net of the fee</source>
        <translation>Net de frais</translation>
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
        <source>Show all payments</source>
        <translation>Afficher tous les paiements</translation>
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
        <source>The payments cannot be shown</source>
        <translation>Les paiements ne peuvent pas être affichés</translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Rien à faire</translation>
    </message>
    <message>
        <source>Payments that wait for the shop&apos;s acknowledgement are listed here.</source>
        <translation>Les paiements dont le magasin doit encore accuser réception apparaissent ici.</translation>
    </message>
    <message>
        <source>No refunds</source>
        <translation>Aucun remboursement</translation>
    </message>
    <message>
        <source>Payments with a refund are listed here.</source>
        <translation>Les paiements avec un remboursement apparaissent ici.</translation>
    </message>
    <message>
        <source>No payments here</source>
        <translation>Aucun paiement</translation>
    </message>
    <message>
        <source>No payment has this status now.</source>
        <translation>Aucun paiement n’a actuellement ce statut.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>Non payé</translation>
    </message>
    <message>
        <source>To acknowledge</source>
        <translation>À confirmer</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
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
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>At most %1 payments can be selected. Export writes the whole list.</source>
        <translation>%1 paiements au plus peuvent être sélectionnés. L’export écrit toute la liste.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutDetailsView</name>
    <message>
        <source>Explain</source>
        <translation>Détailler</translation>
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
        <translation>Détailler ce versement</translation>
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
        <source>Pay out again?</source>
        <translation>Verser à nouveau&#x202f;?</translation>
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
        <source>Repeated as payout</source>
        <translation>Réémis sous</translation>
    </message>
    <message>
        <source>Save the payments and refunds of this payout to a file</source>
        <translation>Enregistrer dans un fichier les paiements et remboursements de ce versement</translation>
    </message>
    <message>
        <source>Repeats payout</source>
        <translation>Réémission de</translation>
    </message>
    <message>
        <source>No lines in this payout</source>
        <translation>Aucune ligne dans ce versement</translation>
    </message>
    <message>
        <source>From what was taken to what was paid out</source>
        <translation>De l’encaissé au versé</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Tout %1</translation>
    </message>
    <message>
        <source>Fees %1</source>
        <translation>Frais %1</translation>
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
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Remboursement</translation>
    </message>
    <message>
        <source>Sum so far</source>
        <translation>Somme cumulée</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Up to the minimum of %1</source>
        <translation>Jusqu’au minimum de %1</translation>
    </message>
    <message>
        <source>Difference to the invoice of %1</source>
        <translation>Différence avec la facture de %1</translation>
    </message>
    <message>
        <source>Moved to another batch</source>
        <translation>Reporté sur un autre lot</translation>
    </message>
    <message>
        <source>Moved from another batch</source>
        <translation>Reporté d’un autre lot</translation>
    </message>
    <message>
        <source>Net of the fee</source>
        <translation>Net de frais</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutNext</name>
    <message>
        <source>%1 set aside for refunds under way</source>
        <translation>%1 réservés pour des remboursements en cours</translation>
    </message>
    <message>
        <source>There is nothing to pay out.</source>
        <translation>Il n’y a rien à verser.</translation>
    </message>
    <message>
        <source>There was nothing to pay out.</source>
        <translation>Il n’y avait rien à verser.</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts were made.</source>
        <translation>
            <numerusform>%1 versement a été effectué.</numerusform>
            <numerusform>%1 versements ont été effectués.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was paid or refunded since the last payout.</source>
        <translation>Rien n’a été payé ni remboursé depuis le dernier versement.</translation>
    </message>
    <message numerus="yes">
        <source>%1 waiting for more payments</source>
        <translation>
            <numerusform>%1 en attente d’autres paiements</numerusform>
            <numerusform>%1 en attente d’autres paiements</numerusform>
        </translation>
    </message>
    <message>
        <source>The amount to pay out is not known yet.</source>
        <translation>Le montant à verser n’est pas encore connu.</translation>
    </message>
    <message>
        <source>The payout is being made.</source>
        <translation>Le versement est en cours.</translation>
    </message>
    <message>
        <source>The amounts due to other merchants are paid out too.</source>
        <translation>Les montants dus aux autres commerçants sont versés aussi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts failed.</source>
        <translation>
            <numerusform>%1 versement a échoué.</numerusform>
            <numerusform>%1 versements ont échoué.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is paid out now (planned: %2).</source>
        <translation>%1 seront versés maintenant (prévu&#xa0;: %2).</translation>
    </message>
    <message>
        <source>%1 fees</source>
        <translation>%1 de frais</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutPresenter</name>
    <message>
        <source>matches the ledger</source>
        <translation>conforme au grand livre</translation>
    </message>
    <message>
        <source>differs by %1</source>
        <translation>écart de %1</translation>
    </message>
    <message>
        <source>does not match: its lines have changed since it was paid out</source>
        <translation>non conforme&#xa0;: les lignes ont changé depuis le versement</translation>
    </message>
    <message>
        <source>%1 will be paid out to %2 now, with the same payments and refunds as before.</source>
        <translation>%1 seront versés maintenant sur %2, avec les mêmes paiements et remboursements qu’auparavant.</translation>
    </message>
    <message>
        <source>The payout failed again. The new payout can be paid out once more.</source>
        <translation>Le versement a de nouveau échoué. Le nouveau versement peut être effectué encore une fois.</translation>
    </message>
    <message>
        <source>The payout is still loading.</source>
        <translation>Le versement est encore en cours de chargement.</translation>
    </message>
    <message>
        <source>The payout is being made.</source>
        <translation>Le versement est en cours.</translation>
    </message>
    <message>
        <source>This payout has already been repeated.</source>
        <translation>Ce versement a déjà été répété.</translation>
    </message>
    <message>
        <source>Only a failed payout can be paid out again.</source>
        <translation>Seul un versement échoué peut être refait.</translation>
    </message>
    <message>
        <source>The provider makes this payout.</source>
        <translation>C’est le prestataire qui effectue ce versement.</translation>
    </message>
    <message>
        <source>The provider made this payout. Its lines are the provider’s word; only the entry in the ledger is this shop’s own.</source>
        <translation>Le prestataire a effectué ce versement. Ses lignes sont celles qu’il indique&#xa0;; seule l’écriture au grand livre est celle de ce magasin.</translation>
    </message>
    <message>
        <source>%1 of it is not this shop’s.</source>
        <translation>Dont %1 ne concernent pas ce magasin.</translation>
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
        <source>Set aside for refunds under way: still part of the sum</source>
        <translation>Réservé pour des remboursements en cours&#xa0;: encore compris dans la somme</translation>
    </message>
    <message>
        <source>Already set aside at the last payout</source>
        <translation>Déjà réservé lors du dernier versement</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Fees that this payout will be reduced by</source>
        <translation>Frais qui seront retenus sur ce versement</translation>
    </message>
    <message>
        <source>Fees that other payouts will be reduced by</source>
        <translation>Frais qui seront retenus sur d’autres versements</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutWaterfall</name>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>From what was taken to what was paid out</source>
        <translation>De l’encaissé au versé</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>shows the lines</source>
        <translation>affiche les lignes</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Versé</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Refunds</source>
        <comment>short word below a narrow bar</comment>
        <translation>Remb.</translation>
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
        <source>No account yet</source>
        <translation>Pas encore de compte</translation>
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
    <message numerus="yes">
        <source>%1 payouts</source>
        <translation>
            <numerusform>%1 versement</numerusform>
            <numerusform>%1 versements</numerusform>
        </translation>
    </message>
    <message>
        <source>Paid out again</source>
        <translation>Versé à nouveau</translation>
    </message>
    <message>
        <source>No batch</source>
        <translation>Sans lot</translation>
    </message>
    <message>
        <source>no batch</source>
        <translation>sans lot</translation>
    </message>
    <message>
        <source>batch “%1”</source>
        <translation>lot «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>tonight %1</source>
        <translation>cette nuit à %1</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>aujourd’hui à %1</translation>
    </message>
    <message>
        <source>tomorrow %1</source>
        <translation>demain à %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 ligne</numerusform>
            <numerusform>%1 lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>sum of all lines</source>
        <translation>somme de toutes les lignes</translation>
    </message>
    <message>
        <source>sum of the payments</source>
        <translation>somme des paiements</translation>
    </message>
    <message>
        <source>sum of the refunds</source>
        <translation>somme des remboursements</translation>
    </message>
    <message>
        <source>equals the payout</source>
        <translation>égale au versement</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 d’écart</translation>
    </message>
    <message>
        <source>sum of all lines, less %1 fees</source>
        <translation>somme de toutes les lignes, moins %1 de frais</translation>
    </message>
    <message>
        <source>sum of these fees</source>
        <translation>somme de ces frais</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsModel</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Versement</translation>
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
    <message>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Sum of payments</source>
        <translation>Total paiements</translation>
    </message>
    <message>
        <source>Failed, and repeated as payout %1</source>
        <translation>Échoué, puis réémis sous %1</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>%1, made by the provider</source>
        <translation>%1, effectué par le prestataire</translation>
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
        <source>Save payouts to a file, or a month for the accountant (Ctrl+E)</source>
        <translation>Enregistrer les versements dans un fichier, ou un mois pour le comptable (Ctrl+E)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PayoutsPresenter</name>
    <message>
        <source>No payout matches</source>
        <translation>Aucun versement trouvé</translation>
    </message>
    <message>
        <source>No payouts yet</source>
        <translation>Pas encore de versements</translation>
    </message>
    <message>
        <source>The payouts cannot be shown</source>
        <translation>Les versements ne peuvent pas être affichés</translation>
    </message>
    <message>
        <source>Once a day, payments less refunds are paid out to the account. Each payout is listed here with its payments and refunds.</source>
        <translation>Une fois par jour, les paiements moins les remboursements sont versés sur le compte. Chaque versement figure ici avec ses paiements et remboursements.</translation>
    </message>
    <message>
        <source>No payout fits all of the filters above.</source>
        <translation>Aucun versement ne répond à tous les filtres ci-dessus.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nouveau paiement</translation>
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
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Postes ouverts</translation>
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
    <name>tilldesk::ui::PermittedText</name>
    <message>
        <source>Only a manager or the owner can acknowledge payments.</source>
        <translation>Seul un gérant ou le propriétaire peut accuser réception de paiements.</translation>
    </message>
    <message>
        <source>Your role does not allow this.</source>
        <translation>Votre rôle ne le permet pas.</translation>
    </message>
    <message>
        <source>Needs the shop. Possible when the connection is back.</source>
        <translation>Nécessite le magasin. Possible dès que la connexion est rétablie.</translation>
    </message>
    <message>
        <source>This till does not allow this. The owner decides that in Settings &gt; Tills.</source>
        <translation>Cette caisse ne le permet pas. Le propriétaire en décide dans Paramètres &gt; Caisses.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PillWords</name>
    <message>
        <source>Partly refunded</source>
        <translation>Remboursé en partie</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>%1, %2 of %3 refunded</source>
        <translation>%1, %2 sur %3 remboursés</translation>
    </message>
    <message>
        <source>Was scanned</source>
        <translation>Était scanné</translation>
    </message>
    <message>
        <source>Was authorized</source>
        <translation>Était autorisé</translation>
    </message>
    <message>
        <source>Was waiting for you</source>
        <translation>Attendait votre réponse</translation>
    </message>
    <message>
        <source>Was pending</source>
        <translation>Était en attente</translation>
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
        <source>Lock the till when you step away</source>
        <translation>Verrouillez la caisse en votre absence</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>Nobody has a PIN yet. Add the people who work here in Settings, Staff. Then this button locks the till, and each person opens it with their own PIN.</source>
        <translation>Personne n’a encore de PIN. Ajoutez les personnes qui travaillent ici dans Paramètres, Personnel. Ce bouton verrouille alors la caisse, et chacun l’ouvre avec son propre PIN.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PointsOfSalePage</name>
    <message>
        <source>Point of sale</source>
        <translation>Point de vente</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Magasin</translation>
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
        <translation>Les points de vente ne peuvent pas être affichés</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>Pas encore de profil</translation>
    </message>
    <message>
        <source>No point of sale yet</source>
        <translation>Pas encore de point de vente</translation>
    </message>
    <message>
        <source>A point of sale is a till, a table or a counter. Each can have a sticker with a QR code of its own.</source>
        <translation>Un point de vente est une caisse, une table ou un comptoir. Chacun peut avoir un autocollant avec son propre code QR.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Shop ID</source>
        <translation>ID du magasin</translation>
    </message>
    <message>
        <source>Letters and digits; cannot be changed later</source>
        <translation>Lettres et chiffres&#x202f;; non modifiable ensuite</translation>
    </message>
    <message>
        <source>Points of sale belong to a profile. Add a profile first.</source>
        <translation>Les points de vente appartiennent à un profil. Ajoutez d’abord un profil.</translation>
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
    <message>
        <source>%1 · All profiles</source>
        <translation>%1 · Tous les profils</translation>
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
        <source>Profile name</source>
        <translation>Nom du profil</translation>
    </message>
    <message>
        <source>For you and your staff</source>
        <translation>Pour vous et votre personnel</translation>
    </message>
    <message>
        <source>Name shown to customers</source>
        <translation>Nom affiché aux clients</translation>
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
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>A closed profile takes no payments</source>
        <translation>Un profil fermé n’encaisse pas de paiements</translation>
    </message>
    <message>
        <source>Callback address</source>
        <translation>Adresse de callback</translation>
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
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
    <message>
        <source>Refunds by API key</source>
        <translation>Remboursements par clé d’API</translation>
    </message>
    <message>
        <source>Ask for acknowledgement</source>
        <translation>Demander un accusé de réception</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>The profiles could not be read</source>
        <translation>Les profils ne peuvent pas être affichés</translation>
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
        <source>Go to merchants</source>
        <translation>Aller aux commerçants</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>Pas encore de profil</translation>
    </message>
    <message>
        <source>A profile is one way in which a merchant takes payments: a web shop, a counter, invoices.</source>
        <translation>Un profil est une façon pour un commerçant d’encaisser des paiements&#xa0;: une boutique en ligne, un comptoir, des factures.</translation>
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
        <translation>Demander avant de finaliser</translation>
    </message>
    <message>
        <source>Your server decides whether an authorized payment is paid</source>
        <translation>Votre serveur décide si un paiement autorisé est exécuté</translation>
    </message>
    <message>
        <source>Profile ID</source>
        <translation>ID du profil</translation>
    </message>
    <message>
        <source>Batch ID</source>
        <translation>ID de lot</translation>
    </message>
    <message>
        <source>Notified when a payment has ended</source>
        <translation>Reçoit un callback à la fin d’un paiement</translation>
    </message>
    <message>
        <source>Callback address for scans</source>
        <translation>Adresse de callback au scan</translation>
    </message>
    <message>
        <source>Notified when the customer has scanned</source>
        <translation>Reçoit un callback quand le client a scanné</translation>
    </message>
    <message>
        <source>http and loopback addresses, for testing</source>
        <translation>http et adresses loopback, pour tester</translation>
    </message>
    <message>
        <source>Payments may be refunded</source>
        <translation>Les remboursements sont autorisés</translation>
    </message>
    <message>
        <source>An API key is enough; no signature is needed</source>
        <translation>Une clé d’API suffit, sans signature</translation>
    </message>
    <message>
        <source>Payments wait up to 7 days for your server&apos;s acknowledgement</source>
        <translation>Les paiements attendent l’accusé de votre serveur jusqu’à 7&#xa0;jours</translation>
    </message>
    <message>
        <source>Profiles belong to a merchant: the company that takes the payments. Add the merchant first.</source>
        <translation>Les profils appartiennent à un commerçant&#xa0;: l’entreprise qui encaisse les paiements. Ajoutez d’abord le commerçant.</translation>
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
    <name>tilldesk::ui::ProviderWords</name>
    <message>
        <source>Provider does not answer; it last did %1</source>
        <translation>Le prestataire ne répond pas&#xa0;; dernière réponse %1</translation>
    </message>
    <message>
        <source>Provider does not answer</source>
        <translation>Le prestataire ne répond pas</translation>
    </message>
    <message>
        <source>Provider refuses access (%1): check the connection</source>
        <translation>Le prestataire refuse l’accès (%1)&#xa0;: vérifiez la connexion</translation>
    </message>
    <message>
        <source>This computer’s clock is %1 s ahead of the provider’s</source>
        <translation>L’horloge de cet ordinateur avance de %1 s sur celle du prestataire</translation>
    </message>
    <message>
        <source>This computer’s clock is %1 s behind the provider’s</source>
        <translation>L’horloge de cet ordinateur retarde de %1 s sur celle du prestataire</translation>
    </message>
    <message>
        <source>Provider answered %1</source>
        <translation>Le prestataire a répondu %1</translation>
    </message>
    <message>
        <source>Requests in the last minute: %1. The latest answer took %2 ms.</source>
        <translation>Requêtes de la dernière minute&#xa0;: %1. La dernière réponse a pris %2 ms.</translation>
    </message>
    <message>
        <source>Reading payments: %1 so far, up to %2</source>
        <translation>Paiements lus&#xa0;: %1, jusqu’au %2</translation>
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
        <translation>Votre boutique en ligne doit encore accuser réception de ce paiement.</translation>
    </message>
    <message>
        <source>The customer has scanned the code and is confirming the payment.</source>
        <translation>Le client a scanné le code et confirme le paiement.</translation>
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
    <message>
        <source>QR code of the payment</source>
        <translation>Code QR du paiement</translation>
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
    <name>tilldesk::ui::ReachWords</name>
    <message>
        <source>Phones cannot open this link: its address works on this computer only. Open the service to the network in Settings.</source>
        <translation>Les téléphones ne peuvent pas ouvrir ce lien : son adresse ne fonctionne que sur cet ordinateur. Ouvrez le service au réseau dans les paramètres.</translation>
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
        <translation>80&#xa0;mm de large</translation>
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
        <source>Saved as %1 ✓</source>
        <translation>Enregistré sous %1 ✓</translation>
    </message>
    <message>
        <source>What will be printed</source>
        <translation>Aperçu avant impression</translation>
    </message>
    <message>
        <source>The printer did not accept the job. Is the printer on and connected?</source>
        <translation>L’imprimante n’a pas accepté le travail. Est-elle allumée et connectée&#x202f;?</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation>Ajuster à la largeur</translation>
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
        <source>on its way</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Paid after refunds</source>
        <translation>Payé, remboursements déduits</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>A receipt exists only for a paid payment.</source>
        <translation>Un reçu n’existe que pour un paiement réussi.</translation>
    </message>
    <message>
        <source>The receipt exists as soon as the payment is acknowledged.</source>
        <translation>Le reçu existe dès que la réception du paiement est confirmée.</translation>
    </message>
    <message>
        <source>of which VAT %1</source>
        <translation>dont TVA %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RecoverySteps</name>
    <message>
        <source>If the computer of the shop breaks</source>
        <translation>Si l’ordinateur du magasin tombe en panne</translation>
    </message>
    <message>
        <source>%1 (disk %2)</source>
        <translation>%1 (disque %2)</translation>
    </message>
    <message>
        <source>Install Tilldesk on another computer.</source>
        <translation>Installez Tilldesk sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Connect the disk with the backups, or copy the newest backup.</source>
        <translation>Branchez le disque des sauvegardes, ou copiez la sauvegarde la plus récente.</translation>
    </message>
    <message>
        <source>Connect the disk with the backups, or copy the newest backup. They are in the folder %1.</source>
        <translation>Branchez le disque des sauvegardes, ou copiez la sauvegarde la plus récente. Elles se trouvent dans le dossier %1.</translation>
    </message>
    <message>
        <source>Start Tilldesk. On the first page choose “Restore from a backup…”, then the file with the latest date in its name.</source>
        <translation>Démarrez Tilldesk. Sur la première page, choisissez «&#xa0;Restaurer une sauvegarde…&#xa0;», puis le fichier dont le nom porte la date la plus récente.</translation>
    </message>
    <message>
        <source>These backups have no passphrase.</source>
        <translation>Ces sauvegardes n’ont pas de phrase de passe.</translation>
    </message>
    <message>
        <source>Type the passphrase of the backups. Nobody can open a backup without it.</source>
        <translation>Saisissez la phrase de passe des sauvegardes. Sans elle, personne ne peut ouvrir une sauvegarde.</translation>
    </message>
    <message>
        <source>Compare the date and the number of payments with what you expect, and press Restore.</source>
        <translation>Comparez la date et le nombre de paiements avec ce que vous attendez, puis cliquez sur Restaurer.</translation>
    </message>
    <message>
        <source>Payouts, refunds and callbacks wait. Look up what was paid out and refunded after the backup, then choose “Let them go on…” in Settings, Safe keeping.</source>
        <translation>Les versements, les remboursements et les callbacks attendent. Vérifiez ce qui a été versé et remboursé après la sauvegarde, puis choisissez «&#xa0;Les laisser continuer…&#xa0;» dans Paramètres, Sauvegarde et restauration.</translation>
    </message>
    <message numerus="yes">
        <source>Last backup when this page was printed: %1, %n payment(s).</source>
        <translation>
            <numerusform>Dernière sauvegarde à l’impression de cette page : %1, %n paiement.</numerusform>
            <numerusform>Dernière sauvegarde à l’impression de cette page : %1, %n paiements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Printed on %1. Keep this page and the passphrase apart from the backups.</source>
        <translation>Imprimé le %1. Gardez cette page et la phrase de passe à part des sauvegardes.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundApproval</name>
    <message>
        <source>The approval of %1 has run out. Ask again.</source>
        <translation>L’approbation de %1 a expiré. Demandez-la à nouveau.</translation>
    </message>
    <message>
        <source>Approved by %1</source>
        <translation>Approuvé par %1</translation>
    </message>
    <message>
        <source>Above %1’s limit of %2 a refund</source>
        <translation>Au-dessus du plafond de %1&#xa0;: %2 par remboursement</translation>
    </message>
    <message>
        <source>Above %1’s %2 of refunds a day</source>
        <translation>Au-dessus du plafond de %1&#xa0;: %2 de remboursements par jour</translation>
    </message>
    <message>
        <source>For this refund only, until %1. Changing the amount takes it back.</source>
        <translation>Pour ce remboursement seulement, jusqu’à %1. Modifier le montant annule l’approbation.</translation>
    </message>
    <message>
        <source>A manager or the owner has to approve it here.</source>
        <translation>Un gérant ou le propriétaire doit l’approuver ici.</translation>
    </message>
    <message>
        <source>Nobody here may approve %1. Ask %2.</source>
        <translation>Personne ici ne peut approuver %1. Demandez à %2.</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN de %1</translation>
    </message>
    <message>
        <source>PIN of %1 was right, %2</source>
        <translation>Le PIN de %1 était correct, %2</translation>
    </message>
    <message>
        <source>It is not known yet whether this refund needs an approval.</source>
        <translation>On ne sait pas encore si ce remboursement demande une approbation.</translation>
    </message>
    <message>
        <source>Needs an approval</source>
        <translation>Approbation nécessaire</translation>
    </message>
    <message>
        <source>Signed in: %1</source>
        <translation>Connecté&#xa0;: %1</translation>
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
    <message>
        <source>Choose a refund to see its status.</source>
        <translation>Choisissez un remboursement pour en voir le statut.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundDialog</name>
    <message>
        <source>Transfer it yourself…</source>
        <translation>Effectuer le virement vous-même…</translation>
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
        <source>Check now</source>
        <translation>Vérifier maintenant</translation>
    </message>
    <message>
        <source>Account of the customer</source>
        <translation>Compte du client</translation>
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
        <translation>Remboursement en cours…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The whole amount left</source>
        <translation>Tout le montant restant</translation>
    </message>
    <message>
        <source>A part of it</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Amount to refund</source>
        <translation>Montant à rembourser</translation>
    </message>
    <message>
        <source>It is not known yet whether the refund was made. Tilldesk repeats the same request; the refund is never made twice.</source>
        <translation>On ne sait pas encore si le remboursement a été effectué. Tilldesk répète la même demande&#x202f;; le remboursement n’est jamais effectué deux fois.</translation>
    </message>
    <message>
        <source>Shows the customer&apos;s full account number. This is recorded.</source>
        <translation>Affiche le numéro de compte complet du client. Cette consultation est enregistrée.</translation>
    </message>
    <message>
        <source>If the refund was made, it is listed with the refunds of the payment.</source>
        <translation>Si le remboursement a été effectué, il figure parmi les remboursements du paiement.</translation>
    </message>
    <message>
        <source>It was recorded that the number was shown. A transfer of your own does not count as a refund.</source>
        <translation>L’affichage du numéro a été enregistré. Un virement que vous effectuez vous-même ne compte pas comme un remboursement.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundForm</name>
    <message>
        <source>This is not an amount. Type it like 24.50 or 24,50.</source>
        <translation>Ce n’est pas un montant. Saisissez-le comme 24,50 ou 24.50.</translation>
    </message>
    <message>
        <source>The amount must be at least %1.</source>
        <translation>Le montant doit être d’au moins %1.</translation>
    </message>
    <message>
        <source>The refund has been made.</source>
        <translation>Le remboursement a été effectué.</translation>
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
        <source>%1 on its way</source>
        <translation>%1 en cours</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Rembourser</translation>
    </message>
    <message>
        <source>%1 gets %2 back.</source>
        <translation>Remboursement de %2 à %1.</translation>
    </message>
    <message>
        <source>%1 gets %2 back on %3.</source>
        <translation>Remboursement de %2 à %1, compte %3.</translation>
    </message>
    <message>
        <source>The refund of %1 has failed</source>
        <translation>Le remboursement de %1 a échoué</translation>
    </message>
    <message>
        <source>The money has gone back to the customer.</source>
        <translation>L’argent a été remboursé au client.</translation>
    </message>
    <message>
        <source>No money has moved. The amount can be refunded again.</source>
        <translation>Aucun mouvement d’argent. Le montant peut être remboursé à nouveau.</translation>
    </message>
    <message>
        <source>Type the amount to refund.</source>
        <translation>Saisissez le montant à rembourser.</translation>
    </message>
    <message>
        <source>Only %1 of this payment is left to refund.</source>
        <translation>Il ne reste que %1 à rembourser sur ce paiement.</translation>
    </message>
    <message>
        <source>The next payout is only %1, and a refund cannot be higher. Refund a part, or try again after more payments.</source>
        <translation>Le prochain versement n’est que de %1, et un remboursement ne peut pas être plus élevé. Remboursez une partie ou réessayez après de nouveaux paiements.</translation>
    </message>
    <message>
        <source>The amount left to refund is not known yet.</source>
        <translation>Le montant restant à rembourser n’est pas encore connu.</translation>
    </message>
    <message>
        <source>The refund has been requested.</source>
        <translation>Le remboursement a été demandé.</translation>
    </message>
    <message>
        <source>%1 refunded so far</source>
        <translation>%1 remboursés jusqu’ici</translation>
    </message>
    <message>
        <source>The customer gets %1 back.</source>
        <translation>Remboursement de %1 au client.</translation>
    </message>
    <message>
        <source>The customer gets %1 back on %2.</source>
        <translation>Remboursement de %1 au client, compte %2.</translation>
    </message>
    <message>
        <source>The amount is deducted from the next payout (%1).</source>
        <translation>Le montant sera retenu sur le prochain versement (%1).</translation>
    </message>
    <message>
        <source>%1 is being refunded</source>
        <translation>%1 en cours de remboursement</translation>
    </message>
    <message>
        <source>%1 has been refunded</source>
        <translation>%1 ont été remboursés</translation>
    </message>
    <message>
        <source>The refund has been requested and is being processed. You can close this window.</source>
        <translation>Le remboursement a été demandé et est en cours de traitement. Vous pouvez fermer cette fenêtre.</translation>
    </message>
    <message>
        <source>batch “%1”</source>
        <translation>lot «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the customer</source>
        <translation>le client</translation>
    </message>
    <message>
        <source>%1 gets %2 back for %3, as %4 asks.</source>
        <translation>%1 récupère %2 pour %3, à la demande de %4.</translation>
    </message>
    <message>
        <source>%1 gets %2 back on %3 for %4, as %5 asks.</source>
        <translation>%1 récupère %2 sur %3 pour %4, à la demande de %5.</translation>
    </message>
    <message>
        <source>%1 has approved: %2</source>
        <translation>%1 a approuvé : %2</translation>
    </message>
    <message>
        <source>%1 approves: %2</source>
        <translation>%1 approuve : %2</translation>
    </message>
    <message>
        <source>The amount is deducted from the next payout (%1), which then is %2.</source>
        <translation>Le montant sera retenu sur le prochain versement (%1), qui s’élèvera alors à %2.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RefundPresenter</name>
    <message>
        <source>Refund of %1</source>
        <translation>Remboursement de %1</translation>
    </message>
    <message>
        <source>The money has gone back to the customer.</source>
        <translation>L’argent a été remboursé au client.</translation>
    </message>
    <message>
        <source>No money has moved. The amount can be refunded again.</source>
        <translation>Aucun mouvement d’argent. Le montant peut être remboursé à nouveau.</translation>
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
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Payeur</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>The money is set aside and will be refunded in a moment.</source>
        <translation>L’argent est réservé et sera remboursé dans un instant.</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Demandé par</translation>
    </message>
    <message>
        <source>Refunded to</source>
        <translation>Remboursé à</translation>
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
    <message numerus="yes">
        <source>%1 refunds</source>
        <translation>
            <numerusform>%1 remboursement</numerusform>
            <numerusform>%1 remboursements</numerusform>
        </translation>
    </message>
    <message>
        <source>API key “%1”</source>
        <translation>Clé d’API «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>A request signed with key “%1”</source>
        <translation>Une requête signée avec la clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>Le service</translation>
    </message>
    <message>
        <source>At this till</source>
        <translation>Cette caisse</translation>
    </message>
    <message>
        <source>The whole amount is being refunded.</source>
        <translation>Le montant total est en cours de remboursement.</translation>
    </message>
    <message>
        <source>The whole amount has been refunded.</source>
        <translation>Le montant total a été remboursé.</translation>
    </message>
    <message>
        <source>%1, at this till</source>
        <translation>%1, à cette caisse</translation>
    </message>
    <message>
        <source>The payment provider</source>
        <translation>Le prestataire de paiement</translation>
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
        <translation>Statut</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
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
        <source>Show all refunds</source>
        <translation>Afficher tous les remboursements</translation>
    </message>
    <message>
        <source>No refunds yet</source>
        <translation>Pas encore de remboursements</translation>
    </message>
    <message>
        <source>Go to payments</source>
        <translation>Aller aux paiements</translation>
    </message>
    <message>
        <source>The refunds cannot be shown</source>
        <translation>Les remboursements ne peuvent pas être affichés</translation>
    </message>
    <message>
        <source>No refunds here</source>
        <translation>Aucun remboursement</translation>
    </message>
    <message>
        <source>No refund has this status now.</source>
        <translation>Aucun remboursement n’a actuellement ce statut.</translation>
    </message>
    <message>
        <source>To refund a payment, choose a paid payment and press Refund. Every refund is listed here with its status.</source>
        <translation>Pour rembourser, choisissez un paiement réussi et appuyez sur Rembourser. Chaque remboursement figure ici avec son statut.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Not refunded</source>
        <translation>Non remboursé</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Remboursé</translation>
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
    <message>
        <source>Show the payment</source>
        <translation>Afficher le paiement</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ReportBars</name>
    <message>
        <source>%1, %2 each</source>
        <translation>%1, %2 en moyenne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>shows the %1 payments</source>
        <translation>
            <numerusform>affiche %1 paiement</numerusform>
            <numerusform>affiche les %1 paiements</numerusform>
        </translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>pas encore terminé</translation>
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
        <source>A refund counts in the row of its payment&apos;s point of sale, even if it was made after this period.</source>
        <translation>Un remboursement compte au point de vente de son paiement, même s’il a été effectué après cette période.</translation>
    </message>
    <message>
        <source>A payment counts in the row of the time it was created, a refund in the row of the time it was carried out.</source>
        <translation>Un paiement compte dans la ligne du moment de sa création, un remboursement dans celle du moment de son exécution.</translation>
    </message>
    <message>
        <source>Web shops, and before the staff</source>
        <translation>Boutiques en ligne, et avant le personnel</translation>
    </message>
    <message>
        <source>A payment counts for who took it, a refund for who requested it, in the period of the request and for all profiles.</source>
        <translation>Un paiement compte pour qui l’a encaissé, un remboursement pour qui l’a demandé, dans la période de la demande et pour tous les profils.</translation>
    </message>
    <message>
        <source>taken less refunded and %1 fees</source>
        <translation>encaissé moins remboursé et %1 de frais</translation>
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
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
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
        <source>Week %1</source>
        <translation>Semaine %1</translation>
    </message>
    <message>
        <source>W%1</source>
        <comment>short for a week&apos;s number</comment>
        <translation>S%1</translation>
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
    <message>
        <source>For rows by hour, choose a period of at most three days.</source>
        <translation>Pour des lignes par heure, choisissez une période de trois jours au plus.</translation>
    </message>
    <message>
        <source>For rows by day, choose a period of at most three months.</source>
        <translation>Pour des lignes par jour, choisissez une période de trois mois au plus.</translation>
    </message>
    <message>
        <source>For rows by week, choose a period of at most two years.</source>
        <translation>Pour des lignes par semaine, choisissez une période de deux ans au plus.</translation>
    </message>
    <message>
        <source>For rows by month, choose a period of at most twenty years.</source>
        <translation>Pour des lignes par mois, choisissez une période de vingt ans au plus.</translation>
    </message>
    <message>
        <source>%1 vs. a week earlier</source>
        <translation>%1 par rapport à une semaine plus tôt</translation>
    </message>
    <message>
        <source>%1 vs. the week before</source>
        <translation>%1 par rapport à la semaine précédente</translation>
    </message>
    <message>
        <source>%1 vs. the month before</source>
        <translation>%1 par rapport au mois précédent</translation>
    </message>
    <message>
        <source>%1 vs. the quarter before</source>
        <translation>%1 par rapport au trimestre précédent</translation>
    </message>
    <message>
        <source>%1 vs. the year before</source>
        <translation>%1 par rapport à l’année précédente</translation>
    </message>
    <message>
        <source>%1 vs. the days before</source>
        <translation>%1 par rapport aux jours précédents</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Takings by person</source>
        <translation>Recettes par personne</translation>
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
    <message>
        <source>Patterns</source>
        <translation>Tendances</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::RestoreDialog</name>
    <message>
        <source>Choose the backup</source>
        <translation>Choisissez la sauvegarde</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restore from a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase de passe</translation>
    </message>
    <message>
        <source>Backup file</source>
        <translation>Fichier de sauvegarde</translation>
    </message>
    <message>
        <source>The shop of the backup takes the place of this one. A backup of the present state is made first, and the folder of the present shop is kept under another name.</source>
        <translation>Le magasin de la sauvegarde prend la place de celui-ci. Une sauvegarde de l’état actuel est d’abord faite, et le dossier du magasin actuel est conservé sous un autre nom.</translation>
    </message>
    <message>
        <source>The file that Tilldesk wrote to your backup disk. Nothing in it is changed.</source>
        <translation>Le fichier que Tilldesk a écrit sur votre disque de sauvegarde. Rien n’y est modifié.</translation>
    </message>
    <message>
        <source>The backup is being read…</source>
        <translation>Lecture de la sauvegarde…</translation>
    </message>
    <message>
        <source>Type the name of the shop</source>
        <translation>Saisissez le nom du magasin</translation>
    </message>
    <message>
        <source>To put this backup in the place of the shop, type its name: %1</source>
        <translation>Pour mettre cette sauvegarde à la place du magasin, saisissez son nom : %1</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Show what is in it</source>
        <translation>Afficher le contenu</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SafekeepingPage</name>
    <message>
        <source>Support file…</source>
        <translation>Fichier d’assistance…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Choose the folder of the backups</source>
        <translation>Choisir le dossier des sauvegardes</translation>
    </message>
    <message>
        <source>Ask me now…</source>
        <translation>Vérifier maintenant…</translation>
    </message>
    <message>
        <source>Rehearse now</source>
        <translation>Essayer maintenant</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Let them go on…</source>
        <translation>Les laisser continuer…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Best on another disk. Empty: no daily backups</source>
        <translation>De préférence sur un autre disque. Vide : pas de sauvegardes quotidiennes</translation>
    </message>
    <message>
        <source>Every day at</source>
        <translation>Chaque jour à</translation>
    </message>
    <message>
        <source>A time at which the computer is on</source>
        <translation>Une heure à laquelle l’ordinateur est allumé</translation>
    </message>
    <message>
        <source>Keep the last</source>
        <translation>Garder les dernières</translation>
    </message>
    <message>
        <source>Older daily backups are deleted</source>
        <translation>Les sauvegardes quotidiennes plus anciennes sont supprimées</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase de passe</translation>
    </message>
    <message>
        <source>Nobody can open a backup without it</source>
        <translation>Sans elle, personne ne peut ouvrir une sauvegarde</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Essai de restauration</translation>
    </message>
    <message>
        <source>Try a restore</source>
        <translation>Essayer une restauration</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définie</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non définie</translation>
    </message>
    <message>
        <source>Anyone who has a backup can read it</source>
        <translation>Quiconque a une sauvegarde peut la lire</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Set…</source>
        <translation>Définir…</translation>
    </message>
    <message>
        <source>Let payouts, refunds and callbacks go on?</source>
        <translation>Laisser continuer les versements, remboursements et callbacks ?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Let them go on</source>
        <translation>Les laisser continuer</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>And every day at</source>
        <translation>Et chaque jour à</translation>
    </message>
    <message>
        <source>Empty: once a day</source>
        <translation>Vide : une fois par jour</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n an</numerusform>
            <numerusform>%n ans</numerusform>
        </translation>
    </message>
    <message>
        <source>The first of each month</source>
        <translation>La première de chaque mois</translation>
    </message>
    <message>
        <source>Kept longer than the others</source>
        <translation>Conservée plus longtemps que les autres</translation>
    </message>
    <message>
        <source>Not kept longer</source>
        <translation>Pas plus longtemps</translation>
    </message>
    <message>
        <source>When you quit Tilldesk</source>
        <translation>En quittant Tilldesk</translation>
    </message>
    <message>
        <source>Also makes a backup then</source>
        <translation>Fait alors aussi une sauvegarde</translation>
    </message>
    <message>
        <source>Still known?</source>
        <translation>Toujours connue ?</translation>
    </message>
    <message>
        <source>Ask twice a year</source>
        <translation>À demander deux fois par an</translation>
    </message>
    <message>
        <source>If this computer breaks: install Tilldesk on another one, choose “Restore from a backup…” at its first start, then the newest backup, and type the passphrase.</source>
        <translation>Si cet ordinateur tombe en panne : installez Tilldesk sur un autre, choisissez « Restaurer une sauvegarde… » au premier démarrage, puis la sauvegarde la plus récente, et saisissez la phrase de passe.</translation>
    </message>
    <message>
        <source>Print these steps…</source>
        <translation>Imprimer ces étapes…</translation>
    </message>
    <message>
        <source>The printer did not accept the job. Is the printer on and connected?</source>
        <translation>L’imprimante n’a pas accepté le travail. Est-elle allumée et connectée&#x202f;?</translation>
    </message>
    <message>
        <source>In a copy; nothing of the shop is changed</source>
        <translation>Dans une copie ; rien ne change dans le magasin</translation>
    </message>
    <message>
        <source>Every 30 days</source>
        <translation>Tous les 30 jours</translation>
    </message>
    <message>
        <source>Never automatically</source>
        <translation>Jamais d’elle-même</translation>
    </message>
    <message>
        <source>Try it now</source>
        <translation>Essayer maintenant</translation>
    </message>
    <message>
        <source>With the newest backup</source>
        <translation>Avec la sauvegarde la plus récente</translation>
    </message>
    <message>
        <source>A backup is restored at the shop’s computer</source>
        <translation>Une sauvegarde se restaure sur l’ordinateur du magasin</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SafekeepingSide</name>
    <message>
        <source>No backup has been made yet.</source>
        <translation>Aucune sauvegarde n’a encore été faite.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Last rehearsal</source>
        <translation>Dernier essai de restauration</translation>
    </message>
    <message>
        <source>Latest backups</source>
        <translation>Dernières sauvegardes</translation>
    </message>
    <message>
        <source>Disk %1</source>
        <translation>Disque %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 backups: %2</source>
        <translation>
            <numerusform>%1 sauvegarde : %2</numerusform>
            <numerusform>%1 sauvegardes : %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files: %1</source>
        <translation>Autres fichiers : %1</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Libre : %1</translation>
    </message>
    <message>
        <source>Free: %1, %2</source>
        <translation>Libre : %1, %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SafekeepingWords</name>
    <message>
        <source>tonight at %1</source>
        <translation>cette nuit à %1</translation>
    </message>
    <message>
        <source>today at %1</source>
        <translation>aujourd’hui à %1</translation>
    </message>
    <message>
        <source>tomorrow at %1</source>
        <translation>demain à %1</translation>
    </message>
    <message>
        <source>yesterday at %1</source>
        <translation>hier à %1</translation>
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
        <translation>Ce magasin a été restauré à partir d’une sauvegarde : %1. Son dernier paiement : %2 ; tout ce qui suit manque ici. Les versements, remboursements et callbacks attendent, car ils ont peut-être déjà été faits.</translation>
    </message>
    <message>
        <source>This shop was restored from the backup of %1, which has no payments. Payouts, refunds and callbacks wait, because they may have been made already.</source>
        <translation>Ce magasin a été restauré à partir d’une sauvegarde sans paiements : %1. Les versements, remboursements et callbacks attendent, car ils ont peut-être déjà été faits.</translation>
    </message>
    <message>
        <source>Check first which refunds and payouts were made after %1: compare the bank&apos;s statements and the shop&apos;s own software. When you continue, everything that was open in the backup is carried out. A refund or payout that was made after the backup is then made a second time. This cannot be undone.</source>
        <translation>Vérifiez d’abord quels remboursements et versements ont été faits après ce moment : %1. Comparez les extraits de compte et le logiciel du magasin. Si vous continuez, tout ce qui était ouvert dans la sauvegarde est exécuté. Un remboursement ou versement fait après la sauvegarde est alors fait une seconde fois. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>The last backup failed. The last good backup was made %1.</source>
        <translation>La dernière sauvegarde a échoué. La dernière bonne sauvegarde : %1.</translation>
    </message>
    <message>
        <source>The last backup failed, and there is no good one.</source>
        <translation>La dernière sauvegarde a échoué, et il n’y en a pas de bonne.</translation>
    </message>
    <message>
        <source>There is no backup of this shop yet.</source>
        <translation>Il n’y a pas encore de sauvegarde de ce magasin.</translation>
    </message>
    <message>
        <source>The last good backup is older than a day: %1.</source>
        <translation>La dernière bonne sauvegarde date de plus d’un jour : %1.</translation>
    </message>
    <message>
        <source>The rehearsal of a restore failed: the backup could not be restored.</source>
        <translation>L’essai de restauration a échoué : la sauvegarde n’a pas pu être restaurée.</translation>
    </message>
    <message>
        <source>The disk of the backups is nearly full: %1 are free.</source>
        <translation>Le disque des sauvegardes est presque plein : %1 libres.</translation>
    </message>
    <message>
        <source>The last %1 backups failed</source>
        <translation>Les %1 dernières sauvegardes ont échoué</translation>
    </message>
    <message>
        <source>The last backup failed</source>
        <translation>La dernière sauvegarde a échoué</translation>
    </message>
    <message>
        <source>Last backup %1</source>
        <translation>Dernière sauvegarde %1</translation>
    </message>
    <message>
        <source>No backup yet</source>
        <translation>Pas encore de sauvegarde</translation>
    </message>
    <message>
        <source>The folder is not there: is its disk connected?</source>
        <translation>Le dossier est introuvable : son disque est-il connecté ?</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Raison : %1</translation>
    </message>
    <message>
        <source>Complete and verified</source>
        <translation>Complète et vérifiée</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Choose a folder below: then Tilldesk makes a backup every day</source>
        <translation>Choisissez un dossier ci-dessous : Tilldesk fait alors une sauvegarde chaque jour</translation>
    </message>
    <message>
        <source>a daily backup is being made</source>
        <translation>la sauvegarde quotidienne est en cours</translation>
    </message>
    <message>
        <source>next one now</source>
        <translation>prochaine maintenant</translation>
    </message>
    <message>
        <source>next one %1</source>
        <translation>prochaine : %1</translation>
    </message>
    <message>
        <source>Backup %1</source>
        <translation>Sauvegarde %1</translation>
    </message>
    <message>
        <source>No rehearsal yet</source>
        <translation>Pas encore d’essai</translation>
    </message>
    <message>
        <source>Restored and verified %1, %2</source>
        <translation>Restaurée et vérifiée : %1, %2</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>Échec : %1</translation>
    </message>
    <message>
        <source>A rehearsal restores the last backup into a temporary folder and checks it.</source>
        <translation>Un essai restaure la dernière sauvegarde dans un dossier temporaire et la vérifie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 payments came back, and every check of the books passed.</source>
        <translation>
            <numerusform>%1 paiement est revenu, et toutes les vérifications des comptes ont réussi.</numerusform>
            <numerusform>%1 paiements sont revenus, et toutes les vérifications des comptes ont réussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next rehearsal %1</source>
        <translation>Prochain essai %1</translation>
    </message>
    <message>
        <source>Too short: at least %1 characters</source>
        <translation>Trop courte : au moins %1 caractères</translation>
    </message>
    <message>
        <source>Weak: a few more words make it hard to guess</source>
        <translation>Faible : quelques mots de plus la rendent difficile à deviner</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Correcte</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <translation>Pas encore demandée</translation>
    </message>
    <message>
        <source>Known on %1</source>
        <translation>Connue le %1</translation>
    </message>
    <message>
        <source>%1 knew it on %2</source>
        <translation>%1 la connaissait le %2</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis le %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SavedViewTabs</name>
    <message>
        <source>Save view</source>
        <translation>Enregistrer la vue</translation>
    </message>
    <message>
        <source>More saved views</source>
        <translation>Autres vues enregistrées</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Choose a filter, a tab or an order first</source>
        <translation>Choisissez d’abord un filtre, un onglet ou un ordre</translation>
    </message>
    <message>
        <source>Keep these filters and this order under a name</source>
        <translation>Garder ces filtres et cet ordre sous un nom</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Renommer …</translation>
    </message>
    <message>
        <source>Update to these filters</source>
        <translation>Mettre à jour avec ces filtres</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Vers la gauche</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Vers la droite</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>The view “%1” is deleted.</source>
        <translation>La vue «&#xa0;%1&#xa0;» est supprimée.</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>Enregistrer cette vue</translation>
    </message>
    <message>
        <source>Rename the view</source>
        <translation>Renommer la vue</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SavedViews</name>
    <message>
        <source>A view needs a name.</source>
        <translation>Une vue a besoin d’un nom.</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>Un nom a au plus %1 caractères.</translation>
    </message>
    <message>
        <source>Another view has this name.</source>
        <translation>Une autre vue porte ce nom.</translation>
    </message>
    <message>
        <source>There are %1 views already. Delete one first.</source>
        <translation>Il y a déjà %1 vues. Supprimez-en d’abord une.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ScheduleDialog</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Automatic monthly pack</source>
        <translation>Dossier automatique du mois</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Every month</source>
        <translation>Chaque mois</translation>
    </message>
    <message>
        <source>Choose the folder of the packs</source>
        <translation>Choisissez l’emplacement des dossiers</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>One zipped pack for each merchant. Empty: none is made automatically</source>
        <translation>Un dossier zippé par commerçant. Vide : aucun n’est créé automatiquement</translation>
    </message>
    <message>
        <source>On day</source>
        <translation>Le jour</translation>
    </message>
    <message>
        <source>Of the following month, 1 to 28</source>
        <translation>Du mois suivant, 1 à 28</translation>
    </message>
    <message>
        <source>At</source>
        <translation>À</translation>
    </message>
    <message>
        <source>If the computer is off then: at the next start</source>
        <translation>Si l’ordinateur est éteint : au prochain démarrage</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Of the guide and of the e-mail</source>
        <translation>Du guide et de l’e-mail</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Send it to</source>
        <translation>Envoyer à</translation>
    </message>
    <message>
        <source>Addresses with commas between them</source>
        <translation>Adresses séparées par des virgules</translation>
    </message>
    <message>
        <source>Mail server</source>
        <translation>Serveur de messagerie</translation>
    </message>
    <message>
        <source>SMTP, for example mail.example.com</source>
        <translation>SMTP, par exemple mail.example.com</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Chiffrement</translation>
    </message>
    <message>
        <source>Nothing is sent without it</source>
        <translation>Sans lui, rien n’est envoyé</translation>
    </message>
    <message>
        <source>TLS, usually port 465</source>
        <translation>TLS, en général port 465</translation>
    </message>
    <message>
        <source>STARTTLS, usually port 587</source>
        <translation>STARTTLS, en général port 587</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Address of the sender</source>
        <translation>Adresse de l’expéditeur</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Empty: the server asks for no name</source>
        <translation>Vide : le serveur ne demande pas de nom</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>A password is set</source>
        <translation>Un mot de passe est défini</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>Choose the file of certificates</source>
        <translation>Choisissez le fichier de certificats</translation>
    </message>
    <message>
        <source>Own certificates</source>
        <translation>Certificats propres</translation>
    </message>
    <message>
        <source>PEM file, only for a mail server of your own</source>
        <translation>Fichier PEM, seulement pour votre propre serveur</translation>
    </message>
    <message>
        <source>Stored encrypted</source>
        <translation>Enregistré chiffré</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ScheduleView</name>
    <message>
        <source>Make now</source>
        <translation>Créer maintenant</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Automatically, every month</source>
        <translation>Automatique, chaque mois</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Configurer…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SelectionBar</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Lignes sélectionnées</translation>
    </message>
    <message>
        <source>Copy the selected rows as text (Ctrl+C)</source>
        <translation>Copier les lignes sélectionnées comme texte (Ctrl+C)</translation>
    </message>
    <message>
        <source>Clear the selection (Esc)</source>
        <translation>Annuler la sélection (Échap)</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Annuler la sélection</translation>
    </message>
    <message numerus="yes">
        <source>Select all %1 by the filter</source>
        <translation>
            <numerusform>Sélectionner le seul du filtre (%1)</numerusform>
            <numerusform>Sélectionner les %1 du filtre</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Tous %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Save the selected rows to a file (Ctrl+E)</source>
        <translation>Enregistrer les lignes sélectionnées dans un fichier (Ctrl+E)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsApiKeyForm</name>
    <message>
        <source>At most 64 letters, digits, dots, hyphens and underscores.</source>
        <translation>Au plus 64&#xa0;lettres, chiffres, points, tirets et tirets bas.</translation>
    </message>
    <message>
        <source>Choose at least one right for the key.</source>
        <translation>Choisissez au moins un droit pour la clé.</translation>
    </message>
    <message>
        <source>At most 16 addresses or networks such as 192.168.1.0/24, separated by commas.</source>
        <translation>Au plus 16&#xa0;adresses ou réseaux tels que 192.168.1.0/24, séparés par des virgules.</translation>
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
    <message>
        <source>Used by</source>
        <translation>Utilisée par</translation>
    </message>
    <message>
        <source>Requests with the key “%1” are refused from now on. This cannot be undone, but you can make a new key at any time.</source>
        <translation>Les requêtes avec la clé «&#xa0;%1&#xa0;» seront désormais refusées. Cette opération est irréversible, mais vous pouvez créer une nouvelle clé à tout moment.</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Valable</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsBooksForm</name>
    <message>
        <source>VAT is not booked apart: the program splits it off.</source>
        <translation>La TVA n’est pas comptabilisée à part : le logiciel la sépare.</translation>
    </message>
    <message>
        <source>Without this account no journal can be written.</source>
        <translation>Sans ce compte, pas de journal.</translation>
    </message>
    <message>
        <source>The same account as “%1”.</source>
        <translation>Le même compte que « %1 ».</translation>
    </message>
    <message>
        <source>A number from 1001 to 9999999.</source>
        <translation>Un nombre de 1001 à 9999999.</translation>
    </message>
    <message>
        <source>A number from 1 to 99999.</source>
        <translation>Un nombre de 1 à 99999.</translation>
    </message>
    <message>
        <source>A year such as 2024.</source>
        <translation>Une année comme 2024.</translation>
    </message>
    <message>
        <source>A rate such as 6, or shares that are 100 % together: 12:75,21:25</source>
        <translation>Un taux comme 6, ou des parts qui font 100 % : 12:75,21:25</translation>
    </message>
    <message>
        <source>Rates are never changed back in time.</source>
        <translation>Les taux ne changent jamais dans le passé.</translation>
    </message>
    <message>
        <source>1 to 6 letters and digits.</source>
        <translation>1 à 6 lettres et chiffres.</translation>
    </message>
    <message>
        <source>The journal of the day does not balance.</source>
        <translation>Le journal du jour n’est pas équilibré.</translation>
    </message>
    <message>
        <source>Your bank’s account? Clearing needs an account of its own.</source>
        <translation>Le compte de votre banque&#xa0;? Le compte de transit doit en être un autre.</translation>
    </message>
    <message>
        <source>Your bank’s account? If its statements are posted too, payouts are booked twice.</source>
        <translation>Le compte de votre banque&#xa0;? Si ses extraits sont aussi comptabilisés, les versements le sont deux fois.</translation>
    </message>
    <message>
        <source>Taken already: clearing and VAT need accounts of their own.</source>
        <translation>Déjà utilisé&#xa0;: le compte de transit et la TVA exigent leur propre compte.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsBooksWords</name>
    <message>
        <source>Belgium · PCMN / MAR</source>
        <translation>Belgique · PCMN</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Pays-Bas</translation>
    </message>
    <message>
        <source>France · PCG</source>
        <translation>France · PCG</translation>
    </message>
    <message>
        <source>Germany · SKR03</source>
        <translation>Allemagne · SKR03</translation>
    </message>
    <message>
        <source>Germany · SKR04</source>
        <translation>Allemagne · SKR04</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Le vôtre</translation>
    </message>
    <message>
        <source>Clearing</source>
        <translation>Compte de transit</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Ventes</translation>
    </message>
    <message>
        <source>VAT to pay</source>
        <translation>TVA à payer</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Remboursements</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Frais</translation>
    </message>
    <message>
        <source>Not yet known</source>
        <translation>Pas encore connu</translation>
    </message>
    <message>
        <source>owed by the provider, money on its way</source>
        <translation>dû par le prestataire, argent en route</translation>
    </message>
    <message>
        <source>sales without VAT</source>
        <translation>ventes hors TVA</translation>
    </message>
    <message>
        <source>VAT of the sales</source>
        <translation>TVA des ventes</translation>
    </message>
    <message>
        <source>refunds granted, without VAT</source>
        <translation>remboursements accordés, hors TVA</translation>
    </message>
    <message>
        <source>costs of the provider</source>
        <translation>frais du prestataire</translation>
    </message>
    <message>
        <source>sales without a VAT rate</source>
        <translation>ventes sans taux de TVA</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>pas de taux</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>1 to 20 letters, digits, dots and hyphens.</source>
        <translation>1 à 20 lettres, chiffres, points et tirets.</translation>
    </message>
    <message>
        <source>%1 takes %2 to %3 digits.</source>
        <translation>%1 accepte %2 à %3 chiffres.</translation>
    </message>
    <message>
        <source>Internal transfers</source>
        <translation>Virements internes</translation>
    </message>
    <message>
        <source>payouts, until your bank has booked them</source>
        <translation>versements, jusqu’à ce que votre banque les ait comptabilisés</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsCompatibleForm</name>
    <message>
        <source>At most %1 characters.</source>
        <translation>%1 caractères au plus.</translation>
    </message>
    <message>
        <source>Type an address like https://claims.example, without a slash at the end.</source>
        <translation>Saisissez une adresse comme https://claims.example, sans barre oblique à la fin.</translation>
    </message>
    <message>
        <source>The name must be on one line.</source>
        <translation>Le nom doit tenir sur une ligne.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsConnectionForm</name>
    <message>
        <source>A profile of production stays one for ever. Make a new profile.</source>
        <translation>Un profil de production le reste pour toujours. Créez un nouveau profil.</translation>
    </message>
    <message>
        <source>No API key yet</source>
        <translation>Pas encore de clé API</translation>
    </message>
    <message>
        <source>No key yet. Refunds and payout lists are signed with it.</source>
        <translation>Pas encore de clé. Les remboursements et les listes de versements sont signés avec elle.</translation>
    </message>
    <message>
        <source>ES256, made %1</source>
        <translation>ES256, créée %1</translation>
    </message>
    <message>
        <source>Payments are followed and listed. No payment and no refund is made from here.</source>
        <translation>Les paiements sont suivis et affichés. Ni paiement ni remboursement n’est fait d’ici.</translation>
    </message>
    <message>
        <source>Payments are allowed. No refund is made from here.</source>
        <translation>Les paiements sont autorisés. Aucun remboursement n’est fait d’ici.</translation>
    </message>
    <message>
        <source>Payments and refunds are allowed.</source>
        <translation>Les paiements et les remboursements sont autorisés.</translation>
    </message>
    <message>
        <source>From now on each payment of %1 is charged to a customer’s bank account.</source>
        <translation>Désormais, chaque paiement de %1 est débité du compte bancaire d’un client.</translation>
    </message>
    <message>
        <source>From now on refunds of %1 pay real money back to customers.</source>
        <translation>Désormais, les remboursements de %1 rendent de l’argent réel aux clients.</translation>
    </message>
    <message>
        <source>Needs https.</source>
        <translation>Https est nécessaire.</translation>
    </message>
    <message>
        <source>Fill in this field.</source>
        <translation>Remplissez ce champ.</translation>
    </message>
    <message>
        <source>An ID has 24 digits of 0–9 and a–f.</source>
        <translation>Un ID compte 24 chiffres de 0–9 et a–f.</translation>
    </message>
    <message>
        <source>This is no API key. Paste it whole, without spaces.</source>
        <translation>Ce n’est pas une clé API. Collez-la en entier, sans espaces.</translation>
    </message>
    <message>
        <source>Not possible: the profile has payments, or the shop is for another environment. Make a new profile.</source>
        <translation>Impossible&#xa0;: le profil a des paiements, ou le magasin est pour un autre environnement. Créez un nouveau profil.</translation>
    </message>
    <message>
        <source>Enter a day such as %1.</source>
        <translation>Saisissez un jour, par exemple %1.</translation>
    </message>
    <message>
        <source>Enter a day of the last %1 years.</source>
        <translation>Saisissez un jour des %1 dernières années.</translation>
    </message>
    <message>
        <source>Enter a later day: payouts before it were stored without this profile.</source>
        <translation>Indiquez un jour plus récent&#xa0;: les versements antérieurs ont été enregistrés sans ce profil.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsEndpointForm</name>
    <message>
        <source>The service runs on this computer, but not on the network: port %1 is taken there, or this computer has no network. Choose another port or connect the computer.</source>
        <translation>Le service répond sur cet ordinateur, mais pas sur le réseau&#xa0;: le port %1 y est occupé, ou cet ordinateur n’est relié à aucun réseau. Choisissez un autre port ou connectez l’ordinateur.</translation>
    </message>
    <message>
        <source>The service cannot be reached: port %1 is used by another program, or this user may not use the port. Choose another port.</source>
        <translation>Le service est injoignable&#xa0;: le port %1 est occupé par un autre programme, ou cet utilisateur ne peut pas l’utiliser. Choisissez un autre port.</translation>
    </message>
    <message>
        <source>Tilldesk made this certificate itself, so phones and other computers do not trust it yet. Install this file on each of them as a trusted authority, or choose a certificate of your own below.</source>
        <translation>Tilldesk a créé ce certificat&#xa0;: les téléphones et autres ordinateurs ne lui font pas encore confiance. Installez ce fichier sur chaque appareil comme autorité de confiance, ou choisissez ci-dessous votre propre certificat.</translation>
    </message>
    <message>
        <source>A port must be a number from 1 to 65535.</source>
        <translation>Un port doit être un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>Choose different ports for the network and for this computer.</source>
        <translation>Choisissez des ports différents pour le réseau et pour cet ordinateur.</translation>
    </message>
    <message>
        <source>Type an address like https://pay.example.com, without a slash at the end.</source>
        <translation>Saisissez une adresse comme https://pay.example.com, sans barre oblique à la fin.</translation>
    </message>
    <message>
        <source>Choose the certificate of this key too.</source>
        <translation>Choisissez aussi le certificat de cette clé.</translation>
    </message>
    <message>
        <source>Choose the key of this certificate too.</source>
        <translation>Choisissez aussi la clé de ce certificat.</translation>
    </message>
    <message>
        <source>These files cannot be used. They must be readable PEM files that belong together. The certificate must be valid today. The key must have no passphrase and be readable only by its owner.</source>
        <translation>Ces fichiers sont inutilisables. Ce doivent être des fichiers PEM lisibles qui vont ensemble. Le certificat doit être valable aujourd’hui. La clé doit être sans phrase de passe et lisible par son seul propriétaire.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsFees</name>
    <message>
        <source>Euros with up to two decimals, such as 0.25.</source>
        <translation>Euros avec deux décimales au plus, par exemple 0,25.</translation>
    </message>
    <message>
        <source>A percentage from 0 to 100, such as 1.4.</source>
        <translation>Un pourcentage de 0 à 100, par exemple 1,4.</translation>
    </message>
    <message>
        <source>The amount of the invoice, such as 123.45.</source>
        <translation>Le montant de la facture, par exemple 123,45.</translation>
    </message>
    <message>
        <source>The number of the invoice, up to 35 characters. No other month has it.</source>
        <translation>Le numéro de la facture, 35 caractères au plus. Aucun autre mois ne l’a.</translation>
    </message>
    <message>
        <source>Net: less the fees</source>
        <translation>Net : moins les frais</translation>
    </message>
    <message>
        <source>Gross: fees apart</source>
        <translation>Brut : frais à part</translation>
    </message>
    <message>
        <source>A month that has ended.</source>
        <translation>Un mois terminé.</translation>
    </message>
    <message>
        <source>%1: invoice %2 of %3 instead of %4</source>
        <translation>%1&#xa0;: facture %2 de %3 au lieu de %4</translation>
    </message>
    <message>
        <source>The new invoice replaces invoice %1 of %2: the difference is booked.</source>
        <translation>La nouvelle facture remplace la facture %1 de %2&#xa0;: la différence est comptabilisée.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsForm</name>
    <message>
        <source>Nothing has been changed</source>
        <translation>Rien n’a été modifié</translation>
    </message>
    <message>
        <source>The changes are being saved</source>
        <translation>Enregistrement en cours</translation>
    </message>
    <message>
        <source>Correct the marked fields first</source>
        <translation>Corrigez d’abord les champs marqués</translation>
    </message>
    <message>
        <source>Fill in the empty fields first</source>
        <translation>Remplissez d’abord les champs vides</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsJournalDay</name>
    <message>
        <source>VAT of refunds</source>
        <translation>TVA des remboursements</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Debit</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Crédit</translation>
    </message>
    <message>
        <source>No journal: “%1” has no account.</source>
        <translation>Pas de journal : « %1 » n’a pas de compte.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Debit and credit differ by %1.</source>
        <translation>Débit et crédit diffèrent de %1.</translation>
    </message>
    <message>
        <source>✓ Debit equals credit. Example: no day has payments yet.</source>
        <translation>✓ Le débit égale le crédit. Exemple : aucun jour n’a encore de paiements.</translation>
    </message>
    <message>
        <source>✓ Debit equals credit.</source>
        <translation>✓ Le débit égale le crédit.</translation>
    </message>
    <message>
        <source>Account %1 ends at %2, but you are owed %3.</source>
        <translation>Le compte %1 se termine à %2, mais il vous est dû %3.</translation>
    </message>
    <message>
        <source>✓ Account %1 ends at %2 once paid out.</source>
        <translation>✓ Le compte %1 se termine à %2 une fois versé.</translation>
    </message>
    <message>
        <source>✓ Account %1 ends at %2: what you are owed.</source>
        <translation>✓ Le compte %1 se termine à %2&#xa0;: ce qui vous est dû.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsLimitsForm</name>
    <message>
        <source>An amount such as 50.00; empty: no limit</source>
        <translation>Un montant tel que 50,00&#x202f;; vide&#xa0;: pas de plafond</translation>
    </message>
    <message>
        <source>Less than one refund.</source>
        <translation>Moins qu’un remboursement.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMemberForm</name>
    <message>
        <source>Give this PIN to %1. It is shown only now, and must be replaced at the first sign-in.</source>
        <translation>Donnez ce PIN à %1. Il n’est affiché que maintenant et doit être remplacé à la première connexion.</translation>
    </message>
    <message>
        <source>%1 can no longer sign in or approve. The name stays in this list and in Activity.</source>
        <translation>%1 ne peut plus se connecter ni approuver. Le nom reste dans cette liste et dans Activité.</translation>
    </message>
    <message>
        <source>The shop needs an owner.</source>
        <translation>Le magasin a besoin d’un propriétaire.</translation>
    </message>
    <message>
        <source>An owner needs a PIN first.</source>
        <translation>Un propriétaire doit d’abord avoir un PIN.</translation>
    </message>
    <message>
        <source>There is a %1 already; add a letter.</source>
        <translation>Il y a déjà un %1&#x202f;; ajoutez une lettre.</translation>
    </message>
    <message>
        <source>A password has 10 to 128 characters.</source>
        <translation>Un mot de passe a de 10 à 128 caractères.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMerchantForm</name>
    <message>
        <source>A new merchant</source>
        <translation>Un nouveau commerçant</translation>
    </message>
    <message>
        <source>The merchant needs a name.</source>
        <translation>Le commerçant doit avoir un nom.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsMerchantKeysForm</name>
    <message numerus="yes">
        <source>%1 usable: %2</source>
        <translation>
            <numerusform>%1 utilisable&#xa0;: %2</numerusform>
            <numerusform>%1 utilisables&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 not usable</source>
        <translation>
            <numerusform>%1 inutilisable</numerusform>
            <numerusform>%1 inutilisables</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a JSON object. Paste the whole key set, from { to }.</source>
        <translation>Ce n’est pas un objet JSON. Collez tout le jeu de clés, de { à }.</translation>
    </message>
    <message>
        <source>A key set must have a list named “keys”.</source>
        <translation>Un jeu de clés doit avoir une liste «&#xa0;keys&#xa0;».</translation>
    </message>
    <message>
        <source>The key set must have at least one key.</source>
        <translation>Le jeu de clés doit contenir au moins une clé.</translation>
    </message>
    <message>
        <source>The key set contains a private key. Paste public keys only, and stop using that private key.</source>
        <translation>Le jeu de clés contient une clé privée. Ne collez que des clés publiques, et n’utilisez plus cette clé privée.</translation>
    </message>
    <message>
        <source>No key of the key set can check signatures. A key needs its own “kid” and must be P-256, or RSA with at least 2048 bits.</source>
        <translation>Aucune clé du jeu de clés ne peut vérifier de signatures. Une clé doit avoir son propre «&#xa0;kid&#xa0;» et être de type P-256, ou RSA d’au moins 2048&#xa0;bits.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPage</name>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
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
    <message numerus="yes">
        <source>%n fields to correct</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of the profile</source>
        <translation>Parties du profil</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermé</translation>
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
        <source>Simulation and clock</source>
        <translation>Simulation et horloge</translation>
    </message>
    <message>
        <source>Existing clients</source>
        <translation>Logiciels existants</translation>
    </message>
    <message>
        <source>Service address</source>
        <translation>Adresse du service</translation>
    </message>
    <message>
        <source>companies that take payments</source>
        <translation>entreprises qui encaissent des paiements</translation>
    </message>
    <message>
        <source>account (IBAN), channel, refunds, callback addresses</source>
        <translation>compte (IBAN), canal, remboursements, adresses de callback</translation>
    </message>
    <message>
        <source>tills, shops, stickers with a QR code</source>
        <translation>caisses, magasins, autocollants avec un code QR</translation>
    </message>
    <message>
        <source>access for the software of a shop</source>
        <translation>accès pour le logiciel d’un magasin</translation>
    </message>
    <message>
        <source>keys that sign callbacks and responses</source>
        <translation>clés qui signent les callbacks et les réponses</translation>
    </message>
    <message>
        <source>address, port, network, certificate (TLS)</source>
        <translation>adresse, port, réseau, certificat (TLS)</translation>
    </message>
    <message>
        <source>names and rules for clients that exist</source>
        <translation>noms et règles pour les clients existants</translation>
    </message>
    <message>
        <source>test customers, faults, time and date</source>
        <translation>clients de test, erreurs, heure et date</translation>
    </message>
    <message>
        <source>language, light and dark</source>
        <translation>langue, clair et sombre</translation>
    </message>
    <message>
        <source>Safe keeping</source>
        <translation>Sauvegarde et restauration</translation>
    </message>
    <message>
        <source>backups, passphrase, rehearsal, restored shop</source>
        <translation>sauvegardes, phrase de passe, essai, magasin restauré</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>people, PINs, roles, limits of refunds</source>
        <translation>personnes, PIN, rôles, plafonds de remboursement</translation>
    </message>
    <message>
        <source>Bookkeeping</source>
        <translation>Comptabilité</translation>
    </message>
    <message>
        <source>chart of accounts, journal, VAT rates, fees</source>
        <translation>plan comptable, journal, taux de TVA, frais</translation>
    </message>
    <message>
        <source>Tills</source>
        <translation>Caisses</translation>
    </message>
    <message>
        <source>other computers of the shop, pairing</source>
        <translation>autres ordinateurs du magasin, association</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>where the shop is, connection, server</source>
        <translation>où est le magasin, connexion, serveur</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>environment, provider, API key, signing key, check</source>
        <translation>environnement, prestataire, clé API, clé de signature, vérification</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsPointOfSaleForm</name>
    <message>
        <source>At most %1 letters A to Z and digits.</source>
        <translation>Au plus %1 lettres de A à Z et chiffres.</translation>
    </message>
    <message>
        <source>This profile already has a point of sale with this ID.</source>
        <translation>Ce profil a déjà un point de vente avec cet ID.</translation>
    </message>
    <message>
        <source>This ID is taken, or the profile already has the maximum of 1000 points of sale.</source>
        <translation>Cet ID est déjà pris, ou le profil a atteint le maximum de 1000&#xa0;points de vente.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsProfileForm</name>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>Same length as your other profiles ✓</source>
        <translation>Même longueur que pour vos autres profils ✓</translation>
    </message>
    <message>
        <source>Your other profiles use %1 characters</source>
        <translation>Vos autres profils utilisent %1 caractères</translation>
    </message>
    <message>
        <source>Combines payments in one payout; empty: no batch</source>
        <translation>Regroupe des paiements en un versement&#x202f;; vide&#xa0;: aucun lot</translation>
    </message>
    <message>
        <source>Combines payments in one payout</source>
        <translation>Regroupe des paiements en un versement</translation>
    </message>
    <message>
        <source>Without an account the profile takes no payments</source>
        <translation>Sans compte, le profil n’encaisse pas de paiements</translation>
    </message>
    <message>
        <source>The check digits are correct ✓</source>
        <translation>Chiffres de contrôle corrects ✓</translation>
    </message>
    <message>
        <source>The profile needs a name.</source>
        <translation>Le profil doit avoir un nom.</translation>
    </message>
    <message>
        <source>Type the name that customers see.</source>
        <translation>Saisissez le nom affiché aux clients.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSafekeeping</name>
    <message>
        <source>Made</source>
        <translation>Faite</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifiée</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>A backup is being made</source>
        <translation>Une sauvegarde est en cours</translation>
    </message>
    <message>
        <source>A restore is being rehearsed</source>
        <translation>Un essai de restauration est en cours</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>démarrage</translation>
    </message>
    <message>
        <source>The shop goes on · %1</source>
        <translation>Le magasin continue · %1</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was kept of it.</source>
        <translation>Annulé. Rien n’en a été gardé.</translation>
    </message>
    <message>
        <source>The last backup could not be restored: its file is missing or damaged, or it was made with another passphrase. Make a backup now, then rehearse again.</source>
        <translation>La dernière sauvegarde n’a pas pu être restaurée : son fichier manque ou est endommagé, ou elle a été faite avec une autre phrase de passe. Faites une sauvegarde maintenant, puis réessayez.</translation>
    </message>
    <message>
        <source>The restored copy did not pass its checks. Make a backup now, and ask for help if the next rehearsal fails too.</source>
        <translation>La copie restaurée n’a pas réussi ses vérifications. Faites une sauvegarde maintenant, et demandez de l’aide si le prochain essai échoue aussi.</translation>
    </message>
    <message>
        <source>Choose and save a folder first</source>
        <translation>Choisissez et enregistrez d’abord un dossier</translation>
    </message>
    <message>
        <source>There is no backup to restore yet</source>
        <translation>Il n’y a pas encore de sauvegarde à restaurer</translation>
    </message>
    <message>
        <source>The folder is not there. Connect its disk, or choose another folder.</source>
        <translation>Le dossier est introuvable. Connectez son disque ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Tilldesk may not write to this folder.</source>
        <translation>Tilldesk n’a pas le droit d’écrire dans ce dossier.</translation>
    </message>
    <message>
        <source>The folder is on the disk of the shop itself: if that disk breaks, the backups are lost too. Choose a folder on another disk.</source>
        <translation>Le dossier est sur le disque du magasin lui-même : si ce disque tombe en panne, les sauvegardes sont perdues aussi. Choisissez un dossier sur un autre disque.</translation>
    </message>
    <message>
        <source>enough for all backups that are kept</source>
        <translation>assez pour toutes les sauvegardes gardées</translation>
    </message>
    <message>
        <source>not enough for the next backup</source>
        <translation>pas assez pour la prochaine sauvegarde</translation>
    </message>
    <message numerus="yes">
        <source>enough for %1 more backups</source>
        <translation>
            <numerusform>assez pour encore %1 sauvegarde</numerusform>
            <numerusform>assez pour encore %1 sauvegardes</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup is being restored</source>
        <translation>Une sauvegarde est en cours de restauration</translation>
    </message>
    <message>
        <source>Nothing was restored; the shop is as it was. %1</source>
        <translation>Rien n’a été restauré ; le magasin est inchangé. %1</translation>
    </message>
    <message>
        <source>A backup, a rehearsal or a restore is running</source>
        <translation>Une sauvegarde, un essai ou une restauration est en cours</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSafekeepingForm</name>
    <message>
        <source>Choose the folder, or type its whole path from / on</source>
        <translation>Choisissez le dossier ou saisissez son chemin complet à partir de /</translation>
    </message>
    <message>
        <source>A time of day, for example 12:00</source>
        <translation>Une heure, par exemple 12:00</translation>
    </message>
    <message>
        <source>A whole number from 1 to %1</source>
        <translation>Un nombre entier de 1 à %1</translation>
    </message>
    <message>
        <source>Backups cannot be written to this folder. Does it exist, is its disk connected, and may you write to it?</source>
        <translation>Les sauvegardes ne peuvent pas être écrites dans ce dossier. Existe-t-il, son disque est-il connecté et avez-vous le droit d’y écrire ?</translation>
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
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Signing</source>
        <translation>En service</translation>
    </message>
    <message>
        <source>New keys are being made</source>
        <translation>De nouvelles clés sont créées</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retirée le</translation>
    </message>
    <message>
        <source>Being retired</source>
        <translation>En fin de service</translation>
    </message>
    <message>
        <source>New keys are already waiting; they will sign soon</source>
        <translation>De nouvelles clés attendent déjà&#x202f;; elles signeront bientôt</translation>
    </message>
    <message>
        <source>A new key of each algorithm is published now and signs after 24 hours. The old keys stay in the key set for another 24 hours. Shops that read the key set at its address need to do nothing.</source>
        <translation>Une nouvelle clé de chaque algorithme est publiée maintenant et signera dans 24&#xa0;heures. Les anciennes clés restent ensuite encore 24&#xa0;heures dans le jeu de clés. Les magasins qui lisent le jeu de clés à son adresse n’ont rien à faire.</translation>
    </message>
    <message>
        <source>New keys are already waiting. They can be replaced as soon as they sign.</source>
        <translation>De nouvelles clés attendent déjà. Elles pourront être remplacées dès qu’elles signeront.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsSimulation</name>
    <message>
        <source>This is a production database. Customers and time are real here, so the simulation can never be switched on.</source>
        <translation>Ceci est une base de données de production. Les clients et l’heure y sont réels&#xa0;: la simulation ne peut donc jamais être activée.</translation>
    </message>
    <message>
        <source>The clock stands still</source>
        <translation>L’horloge est arrêtée</translation>
    </message>
    <message numerus="yes">
        <source>%1 d</source>
        <translation>
            <numerusform>%1 j</numerusform>
            <numerusform>%1 j</numerusform>
        </translation>
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
        <source>The clock shows the computer&apos;s time</source>
        <translation>L’horloge indique l’heure de l’ordinateur</translation>
    </message>
    <message>
        <source>The clock differs by less than a minute from the computer&apos;s</source>
        <translation>L’horloge s’écarte de moins d’une minute de celle de l’ordinateur</translation>
    </message>
    <message>
        <source>The clock is %1 behind the computer&apos;s</source>
        <translation>L’horloge retarde de %1 sur celle de l’ordinateur</translation>
    </message>
    <message>
        <source>The clock is %1 ahead of the computer&apos;s</source>
        <translation>L’horloge avance de %1 sur celle de l’ordinateur</translation>
    </message>
    <message>
        <source>The clock can be moved forward by at most 400 days.</source>
        <translation>L’horloge peut être avancée de 400&#xa0;jours au plus.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsStaff</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Dernière connexion</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>What a role may do</source>
        <translation>Ce qu’un rôle peut faire</translation>
    </message>
    <message>
        <source>Left on %1</source>
        <translation>Parti le %1</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Depuis le %1</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Pas d’accès</translation>
    </message>
    <message>
        <source>Blocked until %1</source>
        <translation>Bloqué jusqu’à %1</translation>
    </message>
    <message>
        <source>No PIN</source>
        <translation>Pas de PIN</translation>
    </message>
    <message>
        <source>PIN set</source>
        <translation>PIN défini</translation>
    </message>
    <message>
        <source>Temporary until sign-in</source>
        <translation>Provisoire</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>non autorisé</translation>
    </message>
    <message>
        <source>Take payments, cancel a running one</source>
        <translation>Encaisser, annuler un paiement en cours</translation>
    </message>
    <message>
        <source>Look up payments, print receipts</source>
        <translation>Consulter, imprimer des reçus</translation>
    </message>
    <message>
        <source>Close the day of a till</source>
        <translation>Clôturer la journée d’une caisse</translation>
    </message>
    <message>
        <source>Refund, up to the own limit</source>
        <translation>Rembourser, jusqu’à son plafond</translation>
    </message>
    <message>
        <source>Payouts and reports</source>
        <translation>Versements et rapports</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportations</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>Approve refunds, up to the own limit</source>
        <translation>Approuver des remboursements, jusqu’à son plafond</translation>
    </message>
    <message>
        <source>See whole account numbers</source>
        <translation>Voir les numéros de compte complets</translation>
    </message>
    <message>
        <source>Simulation and its clock</source>
        <translation>Simulation et son horloge</translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <translation>
            <numerusform>%1 personne</numerusform>
            <numerusform>%1 personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 have left</source>
        <translation>
            <numerusform>%1, %2 est partie</numerusform>
            <numerusform>%1, %2 sont parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a PIN: everybody at this computer may do everything. Add the owner first, then the others; each person gets a PIN.</source>
        <translation>Personne n’a de PIN&#xa0;: chacun à cet ordinateur peut tout faire. Ajoutez d’abord le propriétaire, puis les autres&#x202f;; chaque personne reçoit un PIN.</translation>
    </message>
    <message>
        <source>You are alone here. Add someone and they get their own PIN.</source>
        <translation>Il n’y a encore que vous ici. Ajoutez quelqu’un, qui recevra son propre PIN.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Settings, staff, tills, keys and backups</source>
        <translation>Paramètres, personnel, caisses, clés et sauvegardes</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsTillForm</name>
    <message>
        <source>Chosen at the till</source>
        <translation>Choisi à la caisse</translation>
    </message>
    <message>
        <source>What its user may do</source>
        <translation>Ce que l’utilisateur peut faire</translation>
    </message>
    <message>
        <source>At most what a manager may do</source>
        <translation>Au plus ce qu’un gérant peut faire</translation>
    </message>
    <message>
        <source>At most what a cashier may do</source>
        <translation>Au plus ce qu’un caissier peut faire</translation>
    </message>
    <message numerus="yes">
        <source>The name has at most %n characters</source>
        <translation>
            <numerusform>Le nom a au plus %n caractère</numerusform>
            <numerusform>Le nom a au plus %n caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>Another till has this name</source>
        <translation>Une autre caisse porte ce nom</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsTills</name>
    <message>
        <source>Till</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Vu pour la dernière fois</translation>
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
        <translation>Ajoutée le %1</translation>
    </message>
    <message>
        <source>Added on %1 by %2</source>
        <translation>Ajoutée le %1 par %2</translation>
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
        <source>%1, by %2</source>
        <translation>%1, par %2</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connectée</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non connectée</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillée</translation>
    </message>
    <message>
        <source>%1 of %2 connected</source>
        <translation>%1 sur %2 connectées</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 revoked</source>
        <translation>
            <numerusform>%1, %2 révoquée</numerusform>
            <numerusform>%1, %2 révoquées</numerusform>
        </translation>
    </message>
    <message>
        <source>Other computers cannot connect: the shop’s computer cannot open the port for tills. Another program may be using it.</source>
        <translation>Les autres ordinateurs ne peuvent pas se connecter&#xa0;: l’ordinateur du magasin ne peut pas ouvrir le port des caisses. Un autre programme l’utilise peut-être.</translation>
    </message>
    <message>
        <source>All tills lose their connection at once. They stay on the list and connect again when you allow it.</source>
        <translation>Toutes les caisses perdent aussitôt leur connexion. Elles restent dans la liste et se reconnectent dès que vous l’autorisez.</translation>
    </message>
    <message>
        <source>The tills are not known yet</source>
        <translation>Les caisses ne sont pas encore connues</translation>
    </message>
    <message>
        <source>Only this computer may connect. Let other computers connect first</source>
        <translation>Seul cet ordinateur peut se connecter. Autorisez d’abord les autres ordinateurs</translation>
    </message>
    <message>
        <source>The shop’s computer has no network</source>
        <translation>L’ordinateur du magasin n’a pas de réseau</translation>
    </message>
    <message>
        <source>Choose a till first</source>
        <translation>Choisissez d’abord une caisse</translation>
    </message>
    <message>
        <source>This till is revoked</source>
        <translation>Cette caisse est révoquée</translation>
    </message>
    <message>
        <source>“%1” loses its connection at once and for ever. What was sold there stays in the books. To use that computer again, add it as a new till.</source>
        <translation>«&#xa0;%1&#xa0;» perd aussitôt et définitivement sa connexion. Ce qui y a été vendu reste dans les comptes. Pour réutiliser cet ordinateur, ajoutez-le comme nouvelle caisse.</translation>
    </message>
    <message>
        <source>this computer, the shop’s server</source>
        <translation>cet ordinateur, le serveur du magasin</translation>
    </message>
    <message>
        <source>the shop’s server</source>
        <translation>le serveur du magasin</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>older, still works</source>
        <translation>plus ancienne, fonctionne encore</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Point de vente</translation>
    </message>
    <message>
        <source>at most manager</source>
        <translation>au plus gérant</translation>
    </message>
    <message>
        <source>at most cashier</source>
        <translation>au plus caissier</translation>
    </message>
    <message>
        <source>Too old</source>
        <translation>Trop ancienne</translation>
    </message>
    <message>
        <source>Install the version of the shop’s computer on this till</source>
        <translation>Installez sur cette caisse la version de l’ordinateur du magasin</translation>
    </message>
    <message>
        <source>“%1” disappears from this list. What was sold there stays in the books, and its entries stay in Activity.</source>
        <translation>«&#xa0;%1&#xa0;» disparaît de cette liste. Ce qui y a été vendu reste dans les livres, et ses événements restent dans Activité.</translation>
    </message>
    <message>
        <source>“%1” asks to be added as a till.</source>
        <translation>«&#xa0;%1&#xa0;» demande à être ajoutée comme caisse.</translation>
    </message>
    <message>
        <source>The shop’s computer cannot be revoked</source>
        <translation>L’accès de l’ordinateur du magasin ne peut pas être révoqué</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsView</name>
    <message>
        <source>Discard the changes?</source>
        <translation>Abandonner les modifications&#x202f;?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer à modifier</translation>
    </message>
    <message>
        <source>There are unsaved changes. They are lost if you continue.</source>
        <translation>Des modifications ne sont pas enregistrées. Elles seront perdues si vous continuez.</translation>
    </message>
    <message>
        <source>There are unsaved changes</source>
        <translation>Des modifications ne sont pas enregistrées</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SettingsWords</name>
    <message>
        <source>Online</source>
        <translation>En ligne</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>As specified (4 critical names)</source>
        <translation>Comme spécifié (4&#xa0;noms critiques)</translation>
    </message>
    <message>
        <source>Extended (5 critical names, whole address)</source>
        <translation>Étendu (5&#xa0;noms critiques, adresse entière)</translation>
    </message>
    <message>
        <source>Too long: %1 of at most %2 characters.</source>
        <translation>Trop long&#xa0;: %1 caractères sur %2 au plus.</translation>
    </message>
    <message>
        <source>An IBAN has only letters and digits.</source>
        <translation>Un IBAN ne contient que des lettres et des chiffres.</translation>
    </message>
    <message>
        <source>In store</source>
        <translation>En magasin</translation>
    </message>
    <message>
        <source>The text contains a character that cannot be displayed.</source>
        <translation>Le texte contient un caractère qui ne peut pas être affiché.</translation>
    </message>
    <message>
        <source>This address is on this computer: switch on “Allow this computer” to use it.</source>
        <translation>Cette adresse est sur cet ordinateur&#xa0;: activez «&#xa0;Autoriser cet ordinateur&#xa0;» pour l’utiliser.</translation>
    </message>
    <message>
        <source>This address is on a private network: switch on “Allow private networks” to use it.</source>
        <translation>Cette adresse est sur un réseau privé&#xa0;: activez «&#xa0;Autoriser les réseaux privés&#xa0;» pour l’utiliser.</translation>
    </message>
    <message>
        <source>Type an https address with a full host name, for example https://shop.example/notify.</source>
        <translation>Saisissez une adresse https avec un nom d’hôte complet, par exemple https://shop.example/notify.</translation>
    </message>
    <message>
        <source>This is not a valid IBAN: its country, length or check digits are wrong.</source>
        <translation>Cet IBAN n’est pas valable&#xa0;: le pays, la longueur ou les chiffres de contrôle sont incorrects.</translation>
    </message>
    <message>
        <source>At most %1 lines of %2 characters.</source>
        <translation>Au plus %1 lignes de %2 caractères.</translation>
    </message>
    <message>
        <source>A Belgian VAT number has 10 digits after BE: the first is 0 or 1, and the last two are check digits.</source>
        <translation>Un numéro de TVA belge a 10 chiffres après BE : le premier est 0 ou 1, et les deux derniers sont des chiffres de contrôle.</translation>
    </message>
    <message>
        <source>A VAT number begins with the two letters of its country, for example BE0403019261.</source>
        <translation>Un numéro de TVA commence par les deux lettres de son pays, par exemple BE0403019261.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupPresenter</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The bank cuts it here.</source>
        <translation>La banque coupe le nom ici.</translation>
    </message>
    <message>
        <source>Customers read it on their phone and their bank statement.</source>
        <translation>Les clients le lisent sur leur téléphone et leur extrait de compte.</translation>
    </message>
    <message>
        <source>This country&apos;s accounts cannot be paid out to.</source>
        <translation>Aucun versement n’est possible vers un compte de ce pays.</translation>
    </message>
    <message>
        <source>This account number is too long for its country.</source>
        <translation>Ce numéro de compte est trop long pour son pays.</translation>
    </message>
    <message>
        <source>These check digits do not fit. Compare it with your bank card.</source>
        <translation>Ces chiffres de contrôle ne correspondent pas. Comparez avec votre carte bancaire.</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Les deux sont identiques.</translation>
    </message>
    <message>
        <source>The two PINs differ.</source>
        <translation>Les deux codes PIN sont différents.</translation>
    </message>
    <message>
        <source>Type the name of your shop.</source>
        <translation>Saisissez le nom de votre magasin.</translation>
    </message>
    <message>
        <source>Type the whole account number (IBAN).</source>
        <translation>Saisissez le numéro de compte complet (IBAN).</translation>
    </message>
    <message>
        <source>Type the name of the account.</source>
        <translation>Saisissez le nom du compte.</translation>
    </message>
    <message>
        <source>Type a name for the till.</source>
        <translation>Saisissez un nom pour la caisse.</translation>
    </message>
    <message>
        <source>Type your name.</source>
        <translation>Saisissez votre nom.</translation>
    </message>
    <message>
        <source>Type the same PIN twice, or skip it.</source>
        <translation>Saisissez deux fois le même code PIN, ou passez cette étape.</translation>
    </message>
    <message>
        <source>The shop is being opened…</source>
        <translation>Ouverture du magasin…</translation>
    </message>
    <message>
        <source>The demo shop is being filled…</source>
        <translation>Préparation du magasin de démonstration…</translation>
    </message>
    <message>
        <source>The backup is being restored and checked…</source>
        <translation>Restauration et contrôle de la sauvegarde…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupPreview</name>
    <message>
        <source>What your customers see</source>
        <translation>Ce que voient vos clients</translation>
    </message>
    <message>
        <source>On your own bank statement</source>
        <translation>Sur votre propre extrait de compte</translation>
    </message>
    <message>
        <source>The sticker on your counter</source>
        <translation>L’autocollant sur votre comptoir</translation>
    </message>
    <message>
        <source>How you unlock the till</source>
        <translation>Comment déverrouiller la caisse</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>À payer</translation>
    </message>
    <message>
        <source>Flour mill</source>
        <translation>Moulin</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Électricité</translation>
    </message>
    <message>
        <source>Scan to pay</source>
        <translation>Scannez pour payer</translation>
    </message>
    <message>
        <source>Payout, %1</source>
        <translation>Versement, %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupWindow</name>
    <message>
        <source>Welcome. Let’s open your shop.</source>
        <translation>Bienvenue. Ouvrons votre magasin.</translation>
    </message>
    <message>
        <source>Four short questions. You can change every answer later.</source>
        <translation>Quatre questions courtes. Vous pourrez modifier chaque réponse plus tard.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Name of your shop</source>
        <translation>Nom de votre magasin</translation>
    </message>
    <message>
        <source>Where does the money go?</source>
        <translation>Où va l’argent ?</translation>
    </message>
    <message>
        <source>The day’s takings are paid out to this account every night.</source>
        <translation>Les recettes du jour sont versées chaque nuit sur ce compte.</translation>
    </message>
    <message>
        <source>Account number (IBAN)</source>
        <translation>Numéro de compte (IBAN)</translation>
    </message>
    <message>
        <source>Name of the account</source>
        <translation>Nom du compte</translation>
    </message>
    <message>
        <source>As your bank writes it.</source>
        <translation>Comme votre banque l’écrit.</translation>
    </message>
    <message>
        <source>Name your first till</source>
        <translation>Nommez votre première caisse</translation>
    </message>
    <message>
        <source>A till is one place where customers pay. Add more at any time.</source>
        <translation>Une caisse est un endroit où les clients paient. Vous pouvez en ajouter à tout moment.</translation>
    </message>
    <message>
        <source>Name of the till</source>
        <translation>Nom de la caisse</translation>
    </message>
    <message>
        <source>Make a QR sticker for the counter</source>
        <translation>Créer un autocollant QR pour le comptoir</translation>
    </message>
    <message>
        <source>Customers scan it and pay what the till asks. Print it afterwards, A6 or A4.</source>
        <translation>Les clients le scannent et paient ce que demande la caisse. Imprimez-le ensuite, A6 ou A4.</translation>
    </message>
    <message>
        <source>And who are you?</source>
        <translation>Et qui êtes-vous ?</translation>
    </message>
    <message>
        <source>The owner may do everything. Your PIN unlocks the till.</source>
        <translation>Le propriétaire peut tout faire. Votre code PIN déverrouille la caisse.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>PIN, 4 to 8 digits</source>
        <translation>Code PIN, 4 à 8 chiffres</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>Le même code PIN</translation>
    </message>
    <message>
        <source>Without a PIN, everybody at this computer is the owner. You can set one later in Settings, Staff.</source>
        <translation>Sans code PIN, toute personne à cet ordinateur est propriétaire. Vous pourrez en définir un plus tard dans Paramètres, Personnel.</translation>
    </message>
    <message>
        <source>Open the shop</source>
        <translation>Ouvrir le magasin</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Look around with a demo shop instead</source>
        <translation>Découvrir avec un magasin de démonstration</translation>
    </message>
    <message>
        <source>Restore from a backup…</source>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Skip the PIN</source>
        <translation>Continuer sans code PIN</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Leave the setup?</source>
        <translation>Quitter l’installation ?</translation>
    </message>
    <message>
        <source>Your answers are kept.</source>
        <translation>Vos réponses sont conservées.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Connect to a shop on another computer…</source>
        <translation>Se connecter à un magasin sur un autre ordinateur…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SetupWords</name>
    <message>
        <source>A Belgian account number, and its check digits are right.</source>
        <translation>Un numéro de compte belge, et ses chiffres de contrôle sont corrects.</translation>
    </message>
    <message>
        <source>An account in %1, check digits are right.</source>
        <translation>Un compte (%1), les chiffres de contrôle sont corrects.</translation>
    </message>
    <message>
        <source>Till 1</source>
        <translation>Caisse 1</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Comptoir</translation>
    </message>
    <message>
        <source>Terrace</source>
        <translation>Terrasse</translation>
    </message>
    <message>
        <source>Market stall</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Backup of %1</source>
        <translation>Sauvegarde du %1</translation>
    </message>
    <message numerus="yes">
        <source>%n payments since then would be lost</source>
        <translation>
            <numerusform>%n paiement effectué depuis serait perdu</numerusform>
            <numerusform>%n paiements effectués depuis seraient perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>No payment since then would be lost</source>
        <translation>Aucun paiement effectué depuis ne serait perdu</translation>
    </message>
    <message>
        <source>The shop could not be saved. %1 (trace %2)</source>
        <translation>Le magasin n’a pas pu être enregistré. %1 (trace %2)</translation>
    </message>
    <message>
        <source>This backup is sealed: type its passphrase.</source>
        <translation>Cette sauvegarde est chiffrée : saisissez sa phrase de passe.</translation>
    </message>
    <message>
        <source>This is not the passphrase of this backup.</source>
        <translation>Ce n’est pas la phrase de passe de cette sauvegarde.</translation>
    </message>
    <message>
        <source>This file is no backup of Tilldesk, or it is damaged.</source>
        <translation>Ce fichier n’est pas une sauvegarde de Tilldesk, ou il est endommagé.</translation>
    </message>
    <message>
        <source>Demo shop, no real money</source>
        <translation>Magasin de démonstration, pas d’argent réel</translation>
    </message>
    <message>
        <source>Start my own shop</source>
        <translation>Créer mon propre magasin</translation>
    </message>
    <message>
        <source>The QR sticker of your till is ready to print.</source>
        <translation>L’autocollant QR de votre caisse est prêt à être imprimé.</translation>
    </message>
    <message>
        <source>Print the sticker</source>
        <translation>Imprimer l’autocollant</translation>
    </message>
    <message>
        <source>A payment of %1 was being created when this window was closed. The payment was made. Its state is: %2.</source>
        <translation>Un paiement de %1 était en cours de création à la fermeture de cette fenêtre. Le paiement a été créé. Son état&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A payment of %1 was being created when this window was closed. The payment was not made, so nobody can have paid.</source>
        <translation>Un paiement de %1 était en cours de création à la fermeture de cette fenêtre. Le paiement n’a pas été créé, donc personne n’a pu payer.</translation>
    </message>
    <message>
        <source>Show payment</source>
        <translation>Afficher le paiement</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
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
        <translation>Aucune</translation>
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
        <source>Address of the key set</source>
        <translation>Adresse du jeu de clés</translation>
    </message>
    <message>
        <source>Fetched when needed, kept for 12 hours</source>
        <translation>Lu au besoin, conservé 12&#xa0;heures</translation>
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
        <source>Shops find the key set at</source>
        <translation>Les magasins trouvent le jeu de clés à l’adresse</translation>
    </message>
    <message>
        <source>Signing keys</source>
        <translation>Clés de signature</translation>
    </message>
    <message>
        <source>Rotate the keys?</source>
        <translation>Renouveler les clés&#x202f;?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Renouveler</translation>
    </message>
    <message>
        <source>Used to check the signed requests of this profile</source>
        <translation>Pour vérifier les requêtes signées de ce profil</translation>
    </message>
    <message>
        <source>The service signs callbacks and answers with these keys. They are the same for all profiles.</source>
        <translation>Le service signe les callbacks et les réponses avec ces clés. Elles sont les mêmes pour tous les profils.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SimulationPage</name>
    <message>
        <source>Back to the computer&apos;s time</source>
        <translation>Revenir à l’heure de l’ordinateur</translation>
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
        <translation>Ils scannent et confirment à la place des téléphones et des banques. Aucun mouvement d’argent.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>Expiry, payouts and repeats follow this clock</source>
        <translation>Expirations, versements et nouvelles tentatives suivent cette horloge</translation>
    </message>
    <message>
        <source>20 min: open payments expire</source>
        <translation>20&#xa0;min&#xa0;: les paiements ouverts expirent</translation>
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
        <translation>1&#xa0;min</translation>
    </message>
    <message>
        <source>20 min</source>
        <translation>20&#xa0;min</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 jour</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7&#xa0;jours</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Nombre</translation>
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
        <source>Type a whole number</source>
        <translation>Saisissez un nombre entier</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
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
        <source>Payouts fail</source>
        <translation>Les versements échouent</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Marche ou arrêt</translation>
    </message>
    <message>
        <source>Move forward by</source>
        <translation>Avancer de</translation>
    </message>
    <message>
        <source>Another duration</source>
        <translation>Autre durée</translation>
    </message>
    <message>
        <source>Simulated fault of callbacks</source>
        <translation>Erreur simulée des callbacks</translation>
    </message>
    <message>
        <source>Refunds that are processed from now on; no money moves</source>
        <translation>Les remboursements traités à partir de maintenant&#x202f;; aucun mouvement d’argent</translation>
    </message>
    <message>
        <source>Payouts that are made from now on; they can be paid out again</source>
        <translation>Les versements effectués à partir de maintenant&#x202f;; ils peuvent être versés à nouveau</translation>
    </message>
    <message>
        <source>The clock already shows the computer&apos;s time</source>
        <translation>L’horloge indique déjà l’heure de l’ordinateur</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Boîte de réception</translation>
    </message>
    <message>
        <source>Receives callbacks as a shop&apos;s server would, checks them and lists them under Callbacks</source>
        <translation>Reçoit les callbacks comme le ferait le serveur d’un magasin, les contrôle et les affiche sous Callbacks</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StaffMemberDialog</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Give a temporary PIN</source>
        <translation>Donner un PIN provisoire</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Débloquer</translation>
    </message>
    <message>
        <source>Has left…</source>
        <translation>Ne travaille plus ici…</translation>
    </message>
    <message>
        <source>Temporary PIN</source>
        <translation>PIN provisoire</translation>
    </message>
    <message>
        <source>Add someone</source>
        <translation>Ajouter quelqu’un</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>First name and surname, as colleagues know them</source>
        <translation>Prénom et nom, tels que les collègues les connaissent</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>What the person may do</source>
        <translation>Ce que la personne peut faire</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Has %1 left?</source>
        <translation>Départ de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Has left</source>
        <translation>Ne travaille plus ici</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Password for another computer</source>
        <translation>Mot de passe pour un autre ordinateur</translation>
    </message>
    <message>
        <source>To sign in from a window elsewhere, 10 characters or more</source>
        <translation>Pour se connecter ailleurs, 10 caractères au moins</translation>
    </message>
    <message>
        <source>Set the password</source>
        <translation>Définir le mot de passe</translation>
    </message>
    <message>
        <source>Remove the password</source>
        <translation>Supprimer le mot de passe</translation>
    </message>
    <message>
        <source>A password is set</source>
        <translation>Un mot de passe est défini</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StaffPage</name>
    <message>
        <source>Staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>What a role may do</source>
        <translation>Ce qu’un rôle peut faire</translation>
    </message>
    <message>
        <source>Add someone…</source>
        <translation>Ajouter quelqu’un…</translation>
    </message>
    <message>
        <source>Refund limits</source>
        <translation>Plafonds de remboursement</translation>
    </message>
    <message>
        <source>Above them, somebody with a higher limit approves with their own PIN. The owner has no limit, a bookkeeper makes no refunds.</source>
        <translation>Au-delà, une personne au plafond plus élevé approuve avec son propre PIN. Le propriétaire n’a pas de plafond, un comptable ne fait pas de remboursements.</translation>
    </message>
    <message>
        <source>One refund, at most. Empty: no limit; 0: every refund needs approval</source>
        <translation>Un remboursement, au plus. Vide&#xa0;: pas de plafond&#x202f;; 0&#xa0;: chaque remboursement demande une approbation</translation>
    </message>
    <message>
        <source>All refunds of a person in a day, at most</source>
        <translation>Tous les remboursements d’une personne en un jour, au plus</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StaffWords</name>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Gérant</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Caissier</translation>
    </message>
    <message>
        <source>Bookkeeper</source>
        <translation>Comptable</translation>
    </message>
    <message>
        <source>Nobody signed in</source>
        <translation>Personne n’est connecté</translation>
    </message>
    <message numerus="yes">
        <source>That is not the PIN of %1. %n tries left.</source>
        <translation>
            <numerusform>Ce n’est pas le PIN de %1. Il reste %n essai.</numerusform>
            <numerusform>Ce n’est pas le PIN de %1. Il reste %n essais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocked until %1</source>
        <translation>Bloqué jusqu’à %1</translation>
    </message>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>Un PIN a 4 à 8 chiffres.</translation>
    </message>
    <message>
        <source>Too easy: 1234, 0000, 1111 are tried first.</source>
        <translation>Trop facile : 1234, 0000 et 1111 sont essayés en premier.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits entered</source>
        <translation>
            <numerusform>%n chiffre saisi</numerusform>
            <numerusform>%n chiffres saisis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>payments</comment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::StatusBar</name>
    <message>
        <source>The ledger is wrong</source>
        <translation>Le grand livre est erroné</translation>
    </message>
    <message>
        <source>Service address %1</source>
        <translation>Adresse du service&#xa0;: %1</translation>
    </message>
    <message>
        <source>Service not reachable: shops&apos; software cannot connect</source>
        <translation>Service injoignable&#xa0;: les logiciels des magasins ne peuvent pas s’y connecter</translation>
    </message>
    <message>
        <source>Shop at %1</source>
        <translation>Magasin à %1</translation>
    </message>
    <message>
        <source>Shop at %1: no connection</source>
        <translation>Magasin à %1&#xa0;: pas de connexion</translation>
    </message>
    <message>
        <source>last word %1</source>
        <translation>dernier signe %1</translation>
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
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Saved as %1 ✓</source>
        <translation>Enregistré sous %1 ✓</translation>
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
    <message>
        <source>Customers scan the same sticker each time; it shows the payment that is open at this point of sale. It contains this link:</source>
        <translation>Les clients scannent chaque fois le même autocollant&#x202f;; il affiche le paiement ouvert à ce point de vente. Il contient ce lien&#xa0;:</translation>
    </message>
    <message>
        <source>%1 could not be saved. Choose another place.</source>
        <translation>%1 n’a pas pu être enregistré. Choisissez un autre emplacement.</translation>
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
        <translation>Avec l’appareil photo ou votre application de paiement</translation>
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
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Remboursement</translation>
    </message>
    <message>
        <source>Refunded amount of %1</source>
        <translation>Montant remboursé de %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SupportDialog</name>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Collect again</source>
        <translation>Recueillir à nouveau</translation>
    </message>
    <message>
        <source>Text of the support file</source>
        <translation>Texte du fichier d’assistance</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The text is not complete yet</source>
        <translation>Le texte n’est pas encore complet</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::SupportFile</name>
    <message>
        <source>Support file</source>
        <translation>Fichier d’assistance</translation>
    </message>
    <message>
        <source>Versions, settings, the number of rows of each table, the checks of the books and the end of the log. Names, account numbers, references and secrets are replaced. Nothing is sent: you decide who gets the file.</source>
        <translation>Versions, paramètres, nombre de lignes de chaque table, vérifications des comptes et fin du journal. Les noms, numéros de compte, références et secrets sont remplacés. Rien n’est envoyé : vous décidez qui reçoit le fichier.</translation>
    </message>
    <message>
        <source>Collecting, and checking the books. This can take a minute…</source>
        <translation>Collecte et vérification des comptes. Cela peut prendre une minute…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TabStrip</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More tabs</source>
        <translation>Plus d’onglets</translation>
    </message>
    <message>
        <source>Show the tabs that do not fit</source>
        <translation>Afficher les onglets qui ne tiennent pas</translation>
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
        <translation>Les recettes ne peuvent pas être affichées</translation>
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
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Period and rows</source>
        <translation>Période et lignes</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>Lignes&#xa0;: %1</translation>
    </message>
    <message>
        <source>The VAT book of this period…</source>
        <translation>Le livre des recettes de cette période…</translation>
    </message>
    <message>
        <source>Sales of each day by till and VAT rate</source>
        <translation>Ventes de chaque jour par caisse et taux de TVA</translation>
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
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>In whose name</source>
        <translation>Au nom de quel profil</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>To see what the receiver does</source>
        <translation>Pour voir ce que fait le destinataire</translation>
    </message>
    <message>
        <source>The test callback is signed and sent like any callback. It belongs to no payment, so nothing changes in the shop.</source>
        <translation>Le callback de test est signé et envoyé comme tout callback. Il ne concerne aucun paiement&#xa0;: rien ne change dans le magasin.</translation>
    </message>
    <message>
        <source>The status that the callback reports</source>
        <translation>Le statut annoncé par le callback</translation>
    </message>
    <message>
        <source>Where the callback is sent</source>
        <translation>Où le callback est envoyé</translation>
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
        <translation>Période au choix…</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>du %1 au %2</translation>
    </message>
    <message>
        <source>Nothing was sent. Fill in the form and try again.</source>
        <translation>Rien n’a été envoyé. Remplissez le formulaire et réessayez.</translation>
    </message>
    <message>
        <source>You are not signed in. Sign in and try again.</source>
        <translation>Aucune session n’est ouverte. Ouvrez une session et réessayez.</translation>
    </message>
    <message>
        <source>You may not do this. Ask someone with more rights.</source>
        <translation>Vous n’avez pas les droits nécessaires. Adressez-vous à une personne qui a plus de droits.</translation>
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
        <source>The payment does not wait for an acknowledgement. Nothing was changed.</source>
        <translation>Le paiement n’attend pas d’accusé de réception. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Only a paid payment can be refunded.</source>
        <translation>Seul un paiement réussi peut être remboursé.</translation>
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
        <source>The service took too long. Try again.</source>
        <translation>Le service a mis trop de temps. Réessayez.</translation>
    </message>
    <message>
        <source>Too many requests in a short time. Wait a moment and try again.</source>
        <translation>Trop de requêtes en peu de temps. Patientez un instant et réessayez.</translation>
    </message>
    <message>
        <source>The service is busy or closing. Nothing was done; try again in a moment.</source>
        <translation>Le service est occupé ou se ferme. Rien n’a été fait&#x202f;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The data could not be read or written. Nothing was done. Check the free space on the disk, then try again.</source>
        <translation>Les données n’ont pas pu être lues ou écrites. Rien n’a été fait. Vérifiez l’espace libre sur le disque, puis réessayez.</translation>
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
    <message numerus="yes">
        <source>%1 payments</source>
        <translation>
            <numerusform>%1 paiement</numerusform>
            <numerusform>%1 paiements</numerusform>
        </translation>
    </message>
    <message>
        <source>Expires in %1</source>
        <translation>Expire dans %1</translation>
    </message>
    <message>
        <source>Created through API key “%1”</source>
        <translation>Créé avec la clé d’API «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Created by a request signed with key “%1”</source>
        <translation>Créé par une requête signée avec la clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Created by the service</source>
        <translation>Créé par le service</translation>
    </message>
    <message>
        <source>Cancelled through API key “%1”</source>
        <translation>Annulé avec la clé d’API «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Cancelled by a request signed with key “%1”</source>
        <translation>Annulé par une requête signée avec la clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Cancelled by the merchant</source>
        <translation>Annulé par le commerçant</translation>
    </message>
    <message>
        <source>Acknowledged through API key “%1”</source>
        <translation>Accusé de réception avec la clé d’API «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Acknowledged by a request signed with key “%1”</source>
        <translation>Accusé de réception par une requête signée avec la clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Acknowledged by the merchant</source>
        <translation>Réception confirmée par le commerçant</translation>
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
        <translation>Payé, accusé de réception attendu</translation>
    </message>
    <message>
        <source>Waiting for the shop&apos;s acknowledgement</source>
        <translation>En attente de l’accusé de réception du magasin</translation>
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
        <source>The money for this refund has not come in yet. Try again after more payments.</source>
        <translation>Les fonds pour ce remboursement ne sont pas encore disponibles. Réessayez après de nouveaux paiements.</translation>
    </message>
    <message>
        <source>There is no such payout.</source>
        <translation>Ce versement n’existe pas.</translation>
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
        <source>Created by scanning a transfer code</source>
        <translation>Créé en scannant un code de virement</translation>
    </message>
    <message>
        <source>Waiting for the shop</source>
        <translation>En attente du magasin</translation>
    </message>
    <message>
        <source>Not confirmed by shop</source>
        <translation>Annulé d’office</translation>
    </message>
    <message>
        <source>A required field is empty. Fill it in and try again.</source>
        <translation>Un champ obligatoire est vide. Remplissez-le et réessayez.</translation>
    </message>
    <message>
        <source>A field is not filled in correctly. Correct it and try again.</source>
        <translation>Un champ est mal rempli. Corrigez-le et réessayez.</translation>
    </message>
    <message>
        <source>The payment&apos;s status has changed in the meantime. Nothing was done.</source>
        <translation>Le statut du paiement a changé entre-temps. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The amount differs from the amount of the payment.</source>
        <translation>Le montant diffère de celui du paiement.</translation>
    </message>
    <message>
        <source>This is more than the amount left of the payment.</source>
        <translation>C’est plus que le montant restant du paiement.</translation>
    </message>
    <message>
        <source>This profile does not allow refunds. You can change this in Settings.</source>
        <translation>Ce profil n’autorise pas les remboursements. Vous pouvez le modifier dans les paramètres.</translation>
    </message>
    <message>
        <source>This request number was already used for another refund. Check the refunds of this payment.</source>
        <translation>Le même numéro de demande a déjà servi à un autre remboursement. Consultez les remboursements de ce paiement.</translation>
    </message>
    <message>
        <source>This payout has already been paid out.</source>
        <translation>Ce versement a déjà été effectué.</translation>
    </message>
    <message>
        <source>The request is too large. Shorten the texts and try again.</source>
        <translation>La requête est trop longue. Raccourcissez les textes et réessayez.</translation>
    </message>
    <message>
        <source>The file could not be saved. Choose another folder, or close the program that has it open.</source>
        <translation>Le fichier n’a pas pu être enregistré. Choisissez un autre dossier, ou fermez le programme qui l’utilise.</translation>
    </message>
    <message>
        <source>There is not enough space on the disk for this file. Nothing was saved.</source>
        <translation>Il n’y a pas assez de place sur le disque pour ce fichier. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was saved.</source>
        <translation>Arrêté. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>An unexpected error occurred. Try again; if the error stays, restart Tilldesk.</source>
        <translation>Une erreur inattendue s’est produite. Réessayez&#x202f;; si elle persiste, redémarrez Tilldesk.</translation>
    </message>
    <message>
        <source>The shop did not confirm the payment</source>
        <translation>Le magasin n’a pas confirmé le paiement</translation>
    </message>
    <message>
        <source>Created at this till</source>
        <translation>Créé à cette caisse</translation>
    </message>
    <message>
        <source>Cancelled at this till</source>
        <translation>Annulé à cette caisse</translation>
    </message>
    <message>
        <source>Not confirmed by the shop in time</source>
        <translation>Annulé d’office&#xa0;: pas confirmé à temps</translation>
    </message>
    <message>
        <source>Created by %1 at this till</source>
        <translation>Créé par %1 à cette caisse</translation>
    </message>
    <message>
        <source>Cancelled by %1 at this till</source>
        <translation>Annulé par %1 à cette caisse</translation>
    </message>
    <message>
        <source>Acknowledged by %1 at this till</source>
        <translation>Réception accusée par %1 à cette caisse</translation>
    </message>
    <message>
        <source>The payment provider cannot be reached. Nothing was done. Try again.</source>
        <translation>Le prestataire de paiement est injoignable. Rien n’a été fait. Réessayez.</translation>
    </message>
    <message>
        <source>The payment provider has refused this. Check the connection in Settings.</source>
        <translation>Le prestataire de paiement a refusé. Vérifiez la connexion dans Paramètres.</translation>
    </message>
    <message>
        <source>The payment provider has not answered. It is not known yet whether this was done.</source>
        <translation>Le prestataire de paiement n’a pas répondu. On ne sait pas encore si cela a été fait.</translation>
    </message>
    <message>
        <source>The owner has not allowed this with real money yet. Allow it in Settings.</source>
        <translation>Le propriétaire ne l’a pas encore autorisé avec de l’argent réel. Autorisez-le dans Paramètres.</translation>
    </message>
    <message>
        <source>Created by another system of the shop at the payment provider</source>
        <translation>Créé par un autre système du magasin chez le prestataire de paiement</translation>
    </message>
    <message>
        <source>Cancelled, as the payment provider reports</source>
        <translation>Annulé, selon le prestataire de paiement</translation>
    </message>
    <message>
        <source>The shop’s service is older than this window and cannot do this. Update the service.</source>
        <translation>Le service du magasin est plus ancien que cette fenêtre et ne peut pas faire cela. Mettez le service à jour.</translation>
    </message>
    <message>
        <source>The shop’s service is newer than this window, which does not understand its answer. Update this window.</source>
        <translation>Le service du magasin est plus récent que cette fenêtre, qui ne comprend pas sa réponse. Mettez cette fenêtre à jour.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TextTableView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::ThisComputerPage</name>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>The shop is on this computer.</source>
        <translation>Le magasin est sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Its payments are stored here. Other computers of the shop connect to this one as tills.</source>
        <translation>Ses paiements sont enregistrés ici. Les autres ordinateurs du magasin se connectent à celui-ci comme caisses.</translation>
    </message>
    <message>
        <source>Tills…</source>
        <translation>Caisses…</translation>
    </message>
    <message>
        <source>To use this computer as a till of another shop, too, start Tilldesk with another data folder and the link of that shop:</source>
        <translation>Pour utiliser cet ordinateur aussi comme caisse d’un autre magasin, lancez Tilldesk avec un autre dossier de données et le lien de ce magasin&#xa0;:</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Pair again…</source>
        <translation>Associer à nouveau…</translation>
    </message>
    <message>
        <source>Leave the shop…</source>
        <translation>Quitter le magasin…</translation>
    </message>
    <message>
        <source>The shop is on the computer at %1.</source>
        <translation>Le magasin est sur l’ordinateur à l’adresse %1.</translation>
    </message>
    <message>
        <source>This computer is a till of that shop. The connection is encrypted and leads to the computer that was paired.</source>
        <translation>Cet ordinateur est une caisse de ce magasin. La connexion est chiffrée et mène à l’ordinateur associé.</translation>
    </message>
    <message>
        <source>This computer is a till of that shop. There is no connection now.</source>
        <translation>Cet ordinateur est une caisse de ce magasin. Il n’y a pas de connexion en ce moment.</translation>
    </message>
    <message>
        <source>Leave the shop?</source>
        <translation>Quitter le magasin&#xa0;?</translation>
    </message>
    <message>
        <source>This computer forgets how to reach the shop, and Tilldesk closes. The shop keeps all payments. Revoke the till there, too, under Settings &gt; Tills.</source>
        <translation>Cet ordinateur oublie comment joindre le magasin, et Tilldesk se ferme. Le magasin garde tous les paiements. Révoquez aussi la caisse là-bas, sous Paramètres &gt; Caisses.</translation>
    </message>
    <message>
        <source>Leave and close</source>
        <translation>Quitter et fermer</translation>
    </message>
    <message>
        <source>Stay a till</source>
        <translation>Rester une caisse</translation>
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
        <translation>Les profils ne peuvent pas être affichés</translation>
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
        <source>Open Settings</source>
        <translation>Ouvrir les paramètres</translation>
    </message>
    <message>
        <source>A profile takes payments when it is open and has a bank account. You set both in Settings.</source>
        <translation>Un profil encaisse des paiements dès qu’il est ouvert et qu’il a un compte bancaire. Les deux se règlent dans les paramètres.</translation>
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
        <translation>Le client a déjà confirmé le paiement.</translation>
    </message>
    <message>
        <source>The customer has already scanned the code.</source>
        <translation>Le client a déjà scanné le code.</translation>
    </message>
    <message>
        <source>The customer has left. Nothing more happens: the payment expires at %1.</source>
        <translation>Le client est parti. Plus rien ne se passe&#xa0;: le paiement expire à %1.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillDialog</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Change the till</source>
        <translation>Modifier la caisse</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>As the staff calls the till</source>
        <translation>Comme le personnel appelle la caisse</translation>
    </message>
    <message>
        <source>Point of sale</source>
        <translation>Point de vente</translation>
    </message>
    <message>
        <source>Where its till view begins</source>
        <translation>Où commence l’écran de caisse</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Ce qui est permis</translation>
    </message>
    <message>
        <source>Whoever signs in there, and without staff, too</source>
        <translation>Pour quiconque s’y connecte, et sans personnel aussi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
    <message>
        <source>Charge %1 again</source>
        <translation>Encaisser %1 à nouveau</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillInvite</name>
    <message>
        <source>This code was withdrawn or replaced. Make a new one.</source>
        <translation>Ce code a été retiré ou remplacé. Créez-en un nouveau.</translation>
    </message>
    <message>
        <source>A code is being made</source>
        <translation>Un code est en cours de création</translation>
    </message>
    <message>
        <source>Waiting for the till</source>
        <translation>En attente de la caisse</translation>
    </message>
    <message>
        <source>“%1” was added. Its window is connected.</source>
        <translation>«&#xa0;%1&#xa0;» a été ajoutée. Sa fenêtre est connectée.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Make a new one.</source>
        <translation>Trop de codes erronés. Créez-en un nouveau.</translation>
    </message>
    <message>
        <source>The ten minutes are over. Make a new code.</source>
        <translation>Les dix minutes sont écoulées. Créez un nouveau code.</translation>
    </message>
    <message>
        <source>Ends in %1</source>
        <translation>Expire dans %1</translation>
    </message>
    <message>
        <source>“%1” asks to be added. Does its screen show the same fingerprint?</source>
        <translation>«&#xa0;%1&#xa0;» demande à être ajoutée. Son écran affiche-t-il la même empreinte&#xa0;?</translation>
    </message>
    <message>
        <source>“%1” no longer asks.</source>
        <translation>«&#xa0;%1&#xa0;» ne demande plus à être ajoutée.</translation>
    </message>
    <message>
        <source>“%1” was turned away, and its code has ended.</source>
        <translation>«&#xa0;%1&#xa0;» a été refusée et son code n’est plus valable.</translation>
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
    <name>tilldesk::ui::TillOutcome</name>
    <message>
        <source>Not created</source>
        <translation>Non créé</translation>
    </message>
    <message>
        <source>We do not know if this payment was created</source>
        <translation>Nous ne savons pas si ce paiement a été créé</translation>
    </message>
    <message>
        <source>Not created. You can charge again.</source>
        <translation>Non créé. Vous pouvez encaisser à nouveau.</translation>
    </message>
    <message>
        <source>The provider has refused this payment. Nobody was charged.</source>
        <translation>Le prestataire a refusé ce paiement. Personne n’a été débité.</translation>
    </message>
    <message>
        <source>The provider does not know this payment. Nobody was charged.</source>
        <translation>Le prestataire ne connaît pas ce paiement. Personne n’a été débité.</translation>
    </message>
    <message>
        <source>Set as not created by a person: %1</source>
        <translation>Marqué comme non créé par une personne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Still not known: the provider has not answered since %1.</source>
        <translation>Toujours inconnu&#xa0;: le prestataire n’a pas répondu depuis %1.</translation>
    </message>
    <message>
        <source>The connection broke before the provider answered. No code was shown, so nobody can have paid.</source>
        <translation>La connexion s’est rompue avant la réponse du prestataire. Aucun code n’a été affiché, donc personne n’a pu payer.</translation>
    </message>
    <message>
        <source>The connection broke before the provider answered. The customer may be able to pay it from the QR sticker at %1, or it may not exist.</source>
        <translation>La connexion s’est rompue avant la réponse du prestataire. Le client peut peut-être le payer avec l’autocollant QR de %1, ou il n’existe pas.</translation>
    </message>
    <message>
        <source>If the customer’s phone asks to pay %1, they may confirm: it counts.</source>
        <translation>Si le téléphone du client demande de payer %1, le client peut confirmer&#xa0;: cela compte.</translation>
    </message>
    <message>
        <source>Take no other payment for this sale, no cash either, until it is certain.</source>
        <translation>N’acceptez aucun autre paiement pour cette vente, ni espèces, jusqu’à ce que ce soit certain.</translation>
    </message>
    <message>
        <source>It ends by itself: “Paid”, or “Not created, charge again”.</source>
        <translation>Cela se termine tout seul&#xa0;: «&#xa0;Payé&#xa0;», ou «&#xa0;Non créé, encaissez à nouveau&#xa0;».</translation>
    </message>
    <message>
        <source>The provider is asked for it by its reference.</source>
        <translation>Le prestataire est interrogé par la référence.</translation>
    </message>
    <message>
        <source>Last asked %1.</source>
        <translation>Dernière demande&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Asked for the reference %1. It has not answered yet.</source>
        <translation>Demande de la référence %1. Pas encore de réponse.</translation>
    </message>
    <message>
        <source>Asked for the reference %1. It answers: no such payment yet.</source>
        <translation>Demande de la référence %1. Réponse&#xa0;: pas encore de tel paiement.</translation>
    </message>
    <message>
        <source>Sent to the provider</source>
        <translation>Envoyé au prestataire</translation>
    </message>
    <message>
        <source>The connection broke, no answer came</source>
        <translation>La connexion s’est rompue, sans réponse</translation>
    </message>
    <message>
        <source>Asking for it by its reference: not there yet</source>
        <translation>Recherche par la référence&#xa0;: pas encore trouvé</translation>
    </message>
    <message>
        <source>Asking for it by its reference</source>
        <translation>Recherche par la référence</translation>
    </message>
    <message>
        <source>After that, nobody can pay it from the sticker any more</source>
        <translation>Ensuite, plus personne ne peut le payer avec l’autocollant</translation>
    </message>
    <message>
        <source>After that, an answer without it is certain</source>
        <translation>Ensuite, une réponse sans lui est certaine</translation>
    </message>
    <message>
        <source>until it is certain,
at %1</source>
        <translation>jusqu’à la certitude,
à %1</translation>
    </message>
    <message>
        <source>It is known what became of the payment.</source>
        <translation>On sait ce qu’est devenu le paiement.</translation>
    </message>
    <message>
        <source>The provider was asked just now.</source>
        <translation>Le prestataire vient d’être interrogé.</translation>
    </message>
    <message>
        <source>Possible from %1, when nobody can pay it any more.</source>
        <translation>Possible à partir de %1, quand plus personne ne peut le payer.</translation>
    </message>
    <message>
        <source>Closed until it is certain, so that nobody is charged twice. To serve the next customer now, put this payment aside.</source>
        <translation>Fermé jusqu’à la certitude, pour que personne ne paie deux fois. Pour servir le client suivant, mettez ce paiement de côté.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillOutcomeView</name>
    <message>
        <source>A payment whose outcome is not known</source>
        <translation>Un paiement dont l’issue est inconnue</translation>
    </message>
    <message>
        <source>Do not charge again yet</source>
        <translation>N’encaissez pas encore à nouveau</translation>
    </message>
    <message>
        <source>Asking the provider…</source>
        <translation>Le prestataire est interrogé…</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillPresenter</name>
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
        <source>Enter shows a new code for the same amount.</source>
        <translation>Entrée affiche un nouveau code pour le même montant.</translation>
    </message>
    <message>
        <source>Type digits, a comma or a point.</source>
        <translation>Saisissez des chiffres, une virgule ou un point.</translation>
    </message>
    <message>
        <source>The amount already has a comma or a point.</source>
        <translation>Le montant a déjà une virgule ou un point.</translation>
    </message>
    <message>
        <source>At most two digits after the comma or point. C clears the amount.</source>
        <translation>Deux chiffres au plus après la virgule. C efface tout.</translation>
    </message>
    <message>
        <source>The amount must be at most %1.</source>
        <translation>Le montant doit être d’au plus %1.</translation>
    </message>
    <message>
        <source>The pasted text is not an amount.</source>
        <translation>Le texte collé n’est pas un montant.</translation>
    </message>
    <message>
        <source>The amount is 0. Type the amount to pay.</source>
        <translation>Le montant est 0. Saisissez le montant à payer.</translation>
    </message>
    <message>
        <source>Type the amount first, then press the QR code of the point of sale.</source>
        <translation>Saisissez d’abord le montant, puis appuyez sur le code QR du point de vente.</translation>
    </message>
    <message>
        <source>The service cannot be reached, so phones cannot open the codes.</source>
        <translation>Le service est injoignable&#xa0;: les téléphones ne peuvent pas ouvrir les codes.</translation>
    </message>
    <message>
        <source>We will see it when the connection is back.</source>
        <translation>Nous le verrons quand la connexion sera rétablie.</translation>
    </message>
    <message>
        <source>It may have been paid before it ended. Look at the customer’s phone.</source>
        <translation>Il a peut-être été payé à temps. Regardez sur le téléphone du client.</translation>
    </message>
    <message>
        <source>No connection to the shop. Take cash or use another till.</source>
        <translation>Pas de connexion avec le magasin. Encaissez en espèces ou utilisez une autre caisse.</translation>
    </message>
    <message>
        <source>It was created after all.</source>
        <translation>Il a tout de même été créé.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillStage</name>
    <message>
        <source>Open Settings</source>
        <translation>Ouvrir les paramètres</translation>
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
        <source>Cancel the payment (Esc)</source>
        <translation>Annuler le paiement (Échap)</translation>
    </message>
    <message>
        <source>Act as the customer of this payment</source>
        <translation>Agir à la place du client de ce paiement</translation>
    </message>
    <message>
        <source>Type the amount and press Enter. The QR code appears here for the customer to scan.</source>
        <translation>Saisissez le montant et appuyez sur Entrée. Le code QR s’affiche ici et le client le scanne.</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Printed codes</source>
        <translation>Codes imprimés</translation>
    </message>
    <message>
        <source>Print or save the receipt</source>
        <translation>Imprimer ou enregistrer le reçu</translation>
    </message>
    <message>
        <source>Put the amount on a printed QR code of the counter</source>
        <translation>Mettre le montant sur un code QR imprimé du comptoir</translation>
    </message>
    <message>
        <source>%1 left (Ctrl+Enter)</source>
        <translation>Encore %1 (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>No connection to the shop</source>
        <translation>Pas de connexion avec le magasin</translation>
    </message>
    <message>
        <source>Take cash or use another till. This till goes on by itself when the connection is back.</source>
        <translation>Encaissez en espèces ou utilisez une autre caisse. Cette caisse reprendra d’elle-même quand la connexion sera rétablie.</translation>
    </message>
    <message>
        <source>Ask now</source>
        <translation>Demander maintenant</translation>
    </message>
    <message>
        <source>Set as not created…</source>
        <translation>Marquer comme non créé…</translation>
    </message>
    <message>
        <source>Put aside, next customer</source>
        <translation>De côté, client suivant</translation>
    </message>
    <message>
        <source>Ask the provider now (F5)</source>
        <translation>Interroger le prestataire maintenant (F5)</translation>
    </message>
    <message>
        <source>End it, although the provider has not answered</source>
        <translation>Y mettre fin, bien que le prestataire n’ait pas répondu</translation>
    </message>
    <message>
        <source>There is no payment ID to cancel yet</source>
        <translation>Il n’y a pas encore d’ID du paiement à annuler</translation>
    </message>
    <message>
        <source>Why was it not created?</source>
        <translation>Pourquoi n’a-t-il pas été créé&#xa0;?</translation>
    </message>
    <message>
        <source>Write the reason: it is kept in Activity.</source>
        <translation>Écrivez la raison&#xa0;: elle est conservée dans Activité.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Set as not created</source>
        <translation>Marquer comme non créé</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTileButton</name>
    <message>
        <source>QR code at %1: %2</source>
        <translation>Code QR à %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillTiles</name>
    <message>
        <source>At %1 a customer is confirming %2 right now. Cancel that payment and ask for %3 instead?</source>
        <translation>À %1, un client confirme %2 en ce moment. Annuler ce paiement et demander %3 à la place&#x202f;?</translation>
    </message>
    <message>
        <source>At %1 a payment of %2 is still open. Cancel it and ask for %3 instead?</source>
        <translation>À %1, un paiement de %2 est encore ouvert. L’annuler et demander %3 à la place&#x202f;?</translation>
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
        <source>Open Settings</source>
        <translation>Ouvrir les paramètres</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No points of sale yet. A point of sale can have a printed QR code on the counter.</source>
        <translation>Pas encore de points de vente. Un point de vente peut avoir un code QR imprimé sur le comptoir.</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillView</name>
    <message>
        <source>Replace the payment</source>
        <translation>Remplacer le paiement</translation>
    </message>
    <message>
        <source>Keep the payment</source>
        <translation>Conserver le paiement</translation>
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
        <translation>Ouvrez votre application de paiement et scannez le code</translation>
    </message>
    <message>
        <source>Confirm the payment in your payment app</source>
        <translation>Confirmez le paiement dans votre application de paiement</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Merci</translation>
    </message>
    <message>
        <source>The customer has scanned the code and is confirming the payment.</source>
        <translation>Le client a scanné le code et confirme le paiement.</translation>
    </message>
    <message>
        <source>The bank has authorized the payment; the money is on its way. Esc puts the payment aside.</source>
        <translation>La banque a autorisé le paiement&#x202f;; l’argent est en route. Échap met le paiement de côté.</translation>
    </message>
    <message>
        <source>Type the next amount.</source>
        <translation>Saisissez le montant suivant.</translation>
    </message>
    <message>
        <source>The customer has paid. Acknowledge the payment (Ctrl+Enter) once the goods are handed over, or put it aside with Esc.</source>
        <translation>Le client a payé. Accusez réception (Ctrl+Entrée) dès que la marchandise est remise, ou mettez le paiement de côté avec Échap.</translation>
    </message>
    <message>
        <source>Pay it as a simulated customer</source>
        <translation>Payer comme client simulé</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Un instant, s’il vous plaît</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TillsPage</name>
    <message>
        <source>Add a till…</source>
        <translation>Ajouter une caisse…</translation>
    </message>
    <message>
        <source>Tills</source>
        <translation>Caisses</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Révoquer…</translation>
    </message>
    <message>
        <source>A revoked till loses its connection at once and keeps no payments. What it sold stays in the books.</source>
        <translation>Une caisse révoquée perd aussitôt sa connexion et ne conserve aucun paiement. Ce qu’elle a vendu reste dans les comptes.</translation>
    </message>
    <message>
        <source>Close to other computers…</source>
        <translation>Fermer aux autres ordinateurs…</translation>
    </message>
    <message>
        <source>Let other computers connect</source>
        <translation>Autoriser les autres ordinateurs</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>The tills could not be read</source>
        <translation>Les caisses n’ont pas pu être lues</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No till yet</source>
        <translation>Pas encore de caisse</translation>
    </message>
    <message>
        <source>Other computers of the shop can be tills.</source>
        <translation>D’autres ordinateurs du magasin peuvent servir de caisses.</translation>
    </message>
    <message>
        <source>Only this computer may connect</source>
        <translation>Seul cet ordinateur peut se connecter</translation>
    </message>
    <message>
        <source>Other computers of the shop can be tills. They reach this computer through the shop’s network.</source>
        <translation>D’autres ordinateurs du magasin peuvent servir de caisses. Ils joignent cet ordinateur par le réseau du magasin.</translation>
    </message>
    <message>
        <source>Revoke “%1”?</source>
        <translation>Révoquer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Révoquer</translation>
    </message>
    <message>
        <source>Keep the till</source>
        <translation>Conserver la caisse</translation>
    </message>
    <message>
        <source>Close to other computers?</source>
        <translation>Fermer aux autres ordinateurs&#xa0;?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Rester ouvert</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>Afficher le journal</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>Retirer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Keep in the list</source>
        <translation>Garder dans la liste</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
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
    <message numerus="yes">
        <source>%1 paid · %2</source>
        <translation>
            <numerusform>%1 payé · %2</numerusform>
            <numerusform>%1 payés · %2</numerusform>
        </translation>
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
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message numerus="yes">
        <source>%1 callbacks have failed in the last 24 hours</source>
        <translation>
            <numerusform>%1 callback a échoué au cours des dernières 24&#xa0;heures</numerusform>
            <numerusform>%1 callbacks ont échoué au cours des dernières 24&#xa0;heures</numerusform>
        </translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Réception</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Versement</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts have failed and can be paid out again</source>
        <translation>
            <numerusform>%1 versement a échoué et peut être versé à nouveau</numerusform>
            <numerusform>%1 versements ont échoué et peuvent être versés à nouveau</numerusform>
        </translation>
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
    <message>
        <source>%1 vs. last %2</source>
        <translation>%1 par rapport à %2 dernier</translation>
    </message>
    <message>
        <source>The payment %1 waits for your acknowledgement</source>
        <translation>Le paiement %1 attend votre accusé de réception</translation>
    </message>
    <message numerus="yes">
        <source>%1 payments wait for your acknowledgement</source>
        <translation>
            <numerusform>%1 paiement attend votre accusé de réception</numerusform>
            <numerusform>%1 paiements attendent votre accusé de réception</numerusform>
        </translation>
    </message>
    <message>
        <source>A service address that phones and web shops can reach</source>
        <translation>Une adresse du service que téléphones et boutiques en ligne peuvent joindre</translation>
    </message>
    <message>
        <source>Next payout, all profiles</source>
        <translation>Prochain versement, tous les profils</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Restauré</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>%1 is blocked until %2: the PIN was wrong %3 times</source>
        <translation>Accès de %1 bloqué jusqu’à %2&#xa0;: le PIN était erroné %3 fois</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message numerus="yes">
        <source>%1 payouts on the bank’s statements need your decision; the oldest for %2</source>
        <translation>
            <numerusform>%1 versement des extraits bancaires demande votre avis ; le plus ancien depuis %2</numerusform>
            <numerusform>%1 versements des extraits bancaires demandent votre avis ; le plus ancien depuis %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Accountant</source>
        <translation>Comptable</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>n’a pas pu être lu</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>Next payout, expected</source>
        <translation>Prochain versement, attendu</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TodayTile</name>
    <message>
        <source>Show the rows behind this figure</source>
        <translation>Afficher les lignes derrière ce chiffre</translation>
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
    <message>
        <source>The payments cannot be shown</source>
        <translation>Les paiements ne peuvent pas être affichés</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TopBar</name>
    <message>
        <source>New payment</source>
        <translation>Nouveau paiement</translation>
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
    <message>
        <source>Environment: %1</source>
        <translation>Environnement&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::VatField</name>
    <message>
        <source>Mixed</source>
        <translation>Mixte</translation>
    </message>
    <message>
        <source>Shares of the sales with VAT, in percent: 75 % at 12 % and 25 % at 21 % is 12:75,21:25</source>
        <translation>Parts des ventes TVA comprise, en pour cent : 75 % à 12 % et 25 % à 21 % s’écrit 12:75,21:25</translation>
    </message>
    <message>
        <source>Shares of the rates</source>
        <translation>Parts des taux</translation>
    </message>
    <message>
        <source>As the profile</source>
        <translation>Comme le profil</translation>
    </message>
    <message>
        <source>No rate yet</source>
        <translation>Pas encore de taux</translation>
    </message>
</context>
</TS>
