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
        case SettingsPageId::PointsOfSale: return tr("Points of sale");
        case SettingsPageId::ApiKeys: return tr("API keys");
        case SettingsPageId::SigningKeys: return tr("Signing keys");
        case SettingsPageId::Endpoint: return tr("Service address");
        case SettingsPageId::Compatible: return tr("Existing clients");
        case SettingsPageId::Simulation: return tr("Simulation and clock");
        case SettingsPageId::Appearance: return tr("Appearance");
        }
        Q_UNREACHABLE();
    }
};

} // namespace

QString titleOf(SettingsPageId page)
{
    return SettingsPageText::title(page);
}

} // namespace tilldesk::ui
