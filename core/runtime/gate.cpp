#include "core/runtime/gate.h"

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {

void Gate::record(const AuditActor &actor, const audit::Event &event)
{
    m_core.submit(
        [this, actor, event]() -> Result<qint64> {
            const audit::Acting acting(actor);
            return audit::Trail(m_database, m_clock).record(event);
        },
        [](const Result<qint64> & /*best effort*/) {});
}

void Gate::recordRefusal(StaffCommand command, const Error &error)
{
    // A locked till, and a role that does not see everything, refuse each refresh of the window.
    const QLatin1StringView name = toText(command);
    if (error.code != ErrorCode::AccessDenied || name.startsWith("read-"_L1)
        || command == StaffCommand::Find)
        return;
    record(actor(), {.kind = AuditKind::Refused, .facts = {{u"command"_s, QString(name)}}});
}

} // namespace tilldesk::runtime
