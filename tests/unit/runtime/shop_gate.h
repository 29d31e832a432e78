#pragma once

#include "core/runtime/gate.h"
#include "core/staff/staff_service.h"
#include "tests/support/core_threads.h"

namespace tilldesk::test {

/// A gate over the core of a test. The shop has no staff until the test adds members.
class ShopGate
{
public:
    explicit ShopGate(CoreThreads &core)
        : gate(core.core, core.readers, session, core.services->db, core.clock),
          m_core(core)
    {
        const auto made = core.onCore([this]() -> Result<int> {
            service = std::make_unique<staff::StaffService>(
                m_core.services->db, m_core.clock, published, QTimeZone("Europe/Brussels"));
            return 0;
        });
        if (!made)
            qFatal("the staff could not be read");
    }

    staff::PublishedStaff published;
    staff::Session session{published, QStringLiteral("Till 1")};
    runtime::Gate gate;
    std::unique_ptr<staff::StaffService> service; ///< used on the core thread only

private:
    CoreThreads &m_core;
};

} // namespace tilldesk::test
