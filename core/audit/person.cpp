#include "core/audit/person.h"

namespace tilldesk::audit {

bool isPerson(AuditActorKind kind)
{
    switch (kind) {
    case AuditActorKind::Window:
    case AuditActorKind::Staff:
    case AuditActorKind::CommandLine: return true;
    case AuditActorKind::Service:
    case AuditActorKind::ApiKey:
    case AuditActorKind::Customer:
    case AuditActorKind::Signature: return false;
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::audit
