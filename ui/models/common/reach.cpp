#include "ui/models/common/reach.h"

#include <QCoreApplication>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

class ReachWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ReachWords)

public:
    static QString warning()
    {
        return tr("Phones cannot open this link: its address works on this computer only. Open the "
                  "service to the network in Settings.");
    }
};

} // namespace

bool isOnlyForThisComputer(const QString &link)
{
    const QString host = QUrl(link).host().toLower();
    return host == "localhost"_L1 || host.endsWith(".localhost"_L1) || host == "::1"_L1
        || host.startsWith("127."_L1);
}

bool canPhonesReach(const EndpointState &state, const EndpointSettings &settings)
{
    if (!state.isListening)
        return false;
    if (!settings.publicBaseUrl.isEmpty())
        return !isOnlyForThisComputer(settings.publicBaseUrl);
    return !state.lanAddress.isEmpty();
}

QString reachWarning(const QString &link)
{
    return isOnlyForThisComputer(link) ? ReachWords::warning() : QString();
}

} // namespace tilldesk::ui
