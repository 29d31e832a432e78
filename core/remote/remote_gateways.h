#pragma once

#include "core/remote/remote_files.h"
#include "core/remote/remote_hosted.h"
#include "core/remote/remote_payments.h"
#include "core/remote/remote_service.h"
#include "core/remote/remote_shop.h"

namespace tilldesk::remote {

/// All gateways of a window over one connection. Emits their signals for the changes that the
/// service tells, and all of them after changes were missed. Used on the window's thread.
class RemoteGateways final : public QObject
{
    Q_OBJECT

public:
    /// @pre `line` outlives this object
    explicit RemoteGateways(Line &line, QObject *parent = nullptr);

    RemotePayments payments;
    RemoteRefunds refunds;
    RemotePayouts payouts;
    RemoteLedger ledger;
    RemoteMerchants merchants;
    RemoteCallbacks callbacks;
    RemoteEndpoint endpoint;
    RemoteSimulation simulation;
    RemoteServiceKeys serviceKeys;
    RemoteReports reports;
    RemoteExports exports;
    RemoteSearch search;
    RemoteSafekeeping safekeeping;
    RemoteStaff staff;
    RemoteActivity activity;
    RemoteBank bank;
    RemoteBookkeeping bookkeeping;
    RemoteTills tills;
    RemoteHosted hosted;

private:
    void tell(const Events &events);
    void tellSignal(const QString &name);
    void tellAll();
};

} // namespace tilldesk::remote
