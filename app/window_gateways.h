#pragma once

#include "app/core_signals.h"
#include "core/runtime/local_activity.h"
#include "core/runtime/local_bank.h"
#include "core/runtime/local_bookkeeping.h"
#include "core/runtime/local_callbacks.h"
#include "core/runtime/local_endpoint.h"
#include "core/runtime/local_exports.h"
#include "core/runtime/local_hosted.h"
#include "core/runtime/local_ledger.h"
#include "core/runtime/local_merchants.h"
#include "core/runtime/local_payments.h"
#include "core/runtime/local_payouts.h"
#include "core/runtime/local_refunds.h"
#include "core/runtime/local_reports.h"
#include "core/runtime/local_safekeeping.h"
#include "core/runtime/local_search.h"
#include "core/runtime/local_service_keys.h"
#include "core/runtime/local_simulation.h"
#include "core/runtime/local_staff.h"
#include "core/runtime/local_tills.h"

namespace tilldesk::app {

/// The gateways of one window to the service of this process, and who is signed in at that window.
/// Used on the main thread.
///
/// Work that was submitted to the service's threads uses this object: it is destroyed only after
/// the assembly has stopped.
class WindowGateways : public QObject
{
    Q_OBJECT

public:
    /// @param place    till or computer, for the audit trail
    /// @param control  see TillDoor::control()
    /// @pre all references outlive this object
    WindowGateways(Assembly &assembly, CoreSignals &signals,
                   const storage::DataDirectory &directory, const QString &place,
                   runtime::LocalTills::Control control);

    staff::Session session;
    runtime::Gate gate;
    runtime::LocalPayments payments;
    runtime::LocalMerchants merchants;
    runtime::LocalSimulation simulation;
    runtime::LocalServiceKeys serviceKeys;
    runtime::LocalCallbacks callbacks;
    runtime::LocalRefunds refunds;
    runtime::LocalPayouts payouts;
    runtime::LocalLedger ledger;
    runtime::LocalExports exports;
    runtime::LocalReports reports;
    runtime::LocalSearch search;
    runtime::LocalSafekeeping safekeeping;
    runtime::LocalEndpoint endpoint;
    runtime::LocalStaff staff;
    runtime::LocalActivity activity;
    runtime::LocalBank bank;
    runtime::LocalBookkeeping bookkeeping;
    runtime::LocalTills tills;
    runtime::LocalHosted hosted;

private:
    void notify(const Events &events);
    template <auto changed, typename Gateway>
    void share(Gateway &gateway, CoreSignals &signals, void (CoreSignals::*toAll)());

    Assembly &m_assembly;
    bool m_isSharing = false; ///< passes on a signal of this window, or of another one
};

} // namespace tilldesk::app
