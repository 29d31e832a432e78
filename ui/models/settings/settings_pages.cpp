#include "ui/models/settings/settings_pages.h"

#include <QCoreApplication>

namespace tilldesk::ui {
namespace {

class SettingsPageText
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::SettingsPageText)

public:
    static QString title(SettingsPageId page)
    {
        switch (page) {
        case SettingsPageId::Merchants: return tr("Merchants");
        case SettingsPageId::Profiles: return tr("Profiles");
        case SettingsPageId::Connection: return tr("Connection");
        case SettingsPageId::PointsOfSale: return tr("Points of sale");
        case SettingsPageId::ApiKeys: return tr("API keys");
        case SettingsPageId::SigningKeys: return tr("Signing keys");
        case SettingsPageId::Tills: return tr("Tills");
        case SettingsPageId::Bookkeeping: return tr("Bookkeeping");
        case SettingsPageId::Endpoint: return tr("Service address");
        case SettingsPageId::Compatible: return tr("Existing clients");
        case SettingsPageId::Simulation: return tr("Simulation and clock");
        case SettingsPageId::Staff: return tr("Staff");
        case SettingsPageId::Safekeeping: return tr("Safe keeping");
        case SettingsPageId::Appearance: return tr("Appearance");
        case SettingsPageId::ThisComputer: return tr("This computer");
        }
        Q_UNREACHABLE();
    }

    static QString title(ProfileTab tab)
    {
        switch (tab) {
        case ProfileTab::Account: return tr("Account");
        case ProfileTab::Callbacks: return tr("Callbacks");
        case ProfileTab::Rules: return tr("Rules");
        case ProfileTab::Connection: return title(SettingsPageId::Connection);
        }
        Q_UNREACHABLE();
    }

    static QString content(SettingsPageId page)
    {
        switch (page) {
        case SettingsPageId::Merchants: return tr("companies that take payments");
        case SettingsPageId::Profiles:
            return tr("account (IBAN), channel, refunds, callback addresses");
        case SettingsPageId::Connection:
            return tr("environment, provider, API key, signing key, check");
        case SettingsPageId::PointsOfSale: return tr("tills, shops, stickers with a QR code");
        case SettingsPageId::ApiKeys: return tr("access for the software of a shop");
        case SettingsPageId::SigningKeys: return tr("keys that sign callbacks and responses");
        case SettingsPageId::Tills: return tr("other computers of the shop, pairing");
        case SettingsPageId::Bookkeeping: return tr("chart of accounts, journal, VAT rates, fees");
        case SettingsPageId::Endpoint: return tr("address, port, network, certificate (TLS)");
        case SettingsPageId::Compatible: return tr("names and rules for clients that exist");
        case SettingsPageId::Simulation: return tr("test customers, faults, time and date");
        case SettingsPageId::Staff: return tr("people, PINs, roles, limits of refunds");
        case SettingsPageId::Safekeeping:
            return tr("backups, passphrase, rehearsal, restored shop");
        case SettingsPageId::Appearance: return tr("language, light and dark");
        case SettingsPageId::ThisComputer: return tr("where the shop is, connection, server");
        }
        Q_UNREACHABLE();
    }
};

} // namespace

QString titleOf(SettingsPageId page)
{
    return SettingsPageText::title(page);
}

QString titleOf(ProfileTab tab)
{
    return SettingsPageText::title(tab);
}

SettingsPageId pageOf(ProfileTab tab)
{
    return tab == ProfileTab::Connection ? SettingsPageId::Connection : SettingsPageId::Profiles;
}

SettingsPageId listedPage(SettingsPageId page)
{
    return page == SettingsPageId::Connection ? SettingsPageId::Profiles : page;
}

QString contentOf(SettingsPageId page)
{
    return SettingsPageText::content(page);
}

bool isOffered(SettingsPageId page, Environment strictest)
{
    return page != SettingsPageId::Simulation || strictest != Environment::Production;
}

} // namespace tilldesk::ui
