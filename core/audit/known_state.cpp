#include "core/audit/known_state.h"

namespace tilldesk::audit {
namespace {

thread_local const KnownState *innermostState = nullptr;

} // namespace

KnownState::KnownState(AuditGuard guard, QString id, QByteArray digest)
    : m_guard(guard),
      m_id(std::move(id)),
      m_digest(std::move(digest)),
      m_outer(innermostState)
{
    innermostState = this;
}

KnownState::~KnownState()
{
    innermostState = m_outer;
}

QByteArray KnownState::of(AuditGuard guard, const QString &id)
{
    const KnownState *known = innermostState;
    while (known != nullptr && (known->m_guard != guard || known->m_id != id))
        known = known->m_outer;
    return known == nullptr ? QByteArray() : known->m_digest;
}

} // namespace tilldesk::audit
