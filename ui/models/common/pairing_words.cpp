#include "ui/models/common/pairing_words.h"

namespace tilldesk::ui {

using State = gateway::Connection::State;

QString PairingWords::failure(const Error &error, State state)
{
    if (state == State::Waiting)
        return tr("Nothing answers at this address. Is the service's computer on, and in the same "
                  "network?");
    if (state == State::Wrong)
        return tr("Another service answers at this address: its certificate is not that of the "
                  "link. Do not go on.");
    if (error.code == ErrorCode::AccessDenied)
        return tr("The shop has said no to this till, or has withdrawn the code.");
    if (error.code == ErrorCode::RequestTimeout)
        return tr("Nobody in the shop has answered within ten minutes. Make a new code.");
    if (error.field == u"protocol")
        return tr("This till and the service have versions that do not fit together: %1.")
            .arg(error.detail);
    return tr("The service refuses the code: it is wrong, used already, or older than ten minutes. "
              "Make a new one.");
}

} // namespace tilldesk::ui
