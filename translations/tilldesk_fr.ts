<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_BE" sourcelanguage="en_GB">
<context>
    <name>tilldesk::app::DesktopWords</name>
    <message>
        <source>Tilldesk cannot start: %1</source>
        <translation>Tilldesk ne peut pas démarrer&#xa0;: %1</translation>
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
    <name>tilldesk::ui::Chip</name>
    <message>
        <source>Click to change, Delete to clear</source>
        <translation>Cliquez pour modifier, Suppr pour effacer</translation>
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
    <name>tilldesk::ui::FilterBar</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Effacer tous les filtres</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Date&#xa0;: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Statut&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Find: %1</source>
        <translation>Recherche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>%1 statuses</source>
        <translation>%1 statuts</translation>
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
    <message>
        <source>On the bank line: “%1”</source>
        <translation>Sur la ligne bancaire&#xa0;: «&#xa0;%1&#xa0;»</translation>
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
        <source>Loading…</source>
        <translation>Chargement…</translation>
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
        <source>Amount: %1</source>
        <translation>Montant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
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
    <name>tilldesk::ui::PaymentWindow</name>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Payment %1 · %2</source>
        <translation>Paiement %1 · %2</translation>
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
</context>
<context>
    <name>tilldesk::ui::PaymentsPresenter</name>
    <message>
        <source>These rows may be out of date. %1</source>
        <translation>Ces lignes ne sont peut-être plus à jour. %1</translation>
    </message>
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
</context>
<context>
    <name>tilldesk::ui::PaymentsTable</name>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::PaymentsView</name>
    <message>
        <source>Choose columns</source>
        <translation>Choisir les colonnes</translation>
    </message>
    <message>
        <source>The payments cannot be shown</source>
        <translation>Les paiements ne peuvent pas être affichés</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
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
        <source>Your day at a glance</source>
        <translation>Votre journée en un coup d’œil</translation>
    </message>
    <message>
        <source>What was taken today, the takings by hour and whatever needs your attention will be shown here.</source>
        <translation>Vous verrez ici les encaissements du jour, heure par heure, et tout ce qui demande votre attention.</translation>
    </message>
    <message>
        <source>Till</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>A keypad for the counter</source>
        <translation>Un clavier pour le comptoir</translation>
    </message>
    <message>
        <source>Amounts will be keyed in here as on a terminal, with the QR code beside them. Until then, a new payment does the same.</source>
        <translation>Vous saisirez ici les montants comme sur un terminal, avec le code QR à côté. En attendant, un nouveau paiement fait la même chose.</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>Nouveau paiement</translation>
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
        <source>Money given back</source>
        <translation>Argent rendu</translation>
    </message>
    <message>
        <source>Refunds of payments will be listed here: how much went back, for which payment, and whether it has arrived.</source>
        <translation>Les remboursements seront listés ici&#xa0;: combien a été rendu, pour quel paiement, et si l’argent est arrivé.</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Versements</translation>
    </message>
    <message>
        <source>Money on its way to your account</source>
        <translation>L’argent en route vers votre compte</translation>
    </message>
    <message>
        <source>Payouts will be listed here by day, each with the payments and refunds that it is made of.</source>
        <translation>Les versements seront listés ici par jour, chacun avec les paiements et remboursements qui le composent.</translation>
    </message>
    <message>
        <source>Callbacks</source>
        <translation>Callbacks</translation>
    </message>
    <message>
        <source>What your web shop was told</source>
        <translation>Ce que votre boutique a appris</translation>
    </message>
    <message>
        <source>Every message to your web shop will be listed here, with its attempts and the answers.</source>
        <translation>Chaque message à votre boutique en ligne sera listé ici, avec ses tentatives et les réponses.</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Rapports</translation>
    </message>
    <message>
        <source>Totals for the books</source>
        <translation>Des totaux pour la comptabilité</translation>
    </message>
    <message>
        <source>Day closes and takings by day, week, month and point of sale will be made here.</source>
        <translation>Vous ferez ici les clôtures de caisse et les encaissements par jour, semaine, mois et point de vente.</translation>
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
    <name>tilldesk::ui::ProfileChoice</name>
    <message>
        <source>All profiles</source>
        <translation>Tous les profils</translation>
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
    <name>tilldesk::ui::SettingsView</name>
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
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>Cette fenêtre</translation>
    </message>
    <message>
        <source>Profiles, points of sale, API keys and the endpoint will be set up here as well.</source>
        <translation>Les profils, points de vente, clés d’API et le point d’accès se régleront également ici.</translation>
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
</context>
<context>
    <name>tilldesk::ui::StepsRow</name>
    <message>
        <source>Done: %1</source>
        <translation>Fait&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tilldesk::ui::TabStrip</name>
    <message>
        <source>Groups of payments</source>
        <translation>Groupes de paiements</translation>
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
</context>
<context>
    <name>tilldesk::ui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
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
