#pragma once

#include "core/wire/gateways.h"
#include "core/wire/method.h"
#include "core/wire/values/books.h"
#include "core/wire/values/callbacks.h"
#include "core/wire/values/keeping.h"
#include "core/wire/values/money.h"
#include "core/wire/values/payments.h"
#include "core/wire/values/search.h"
#include "core/wire/values/shop.h"

namespace tilldesk::wire {

/// Every request of a window, except requests that name a file: such a path belongs to the window's
/// computer; see Files. The names are part of the protocol: a released name keeps its meaning, and
/// a method with other arguments gets another name.
inline constexpr std::tuple kCalls{
    Named<&gateway::Payments::page>{"payments.page"},
    Named<&gateway::Payments::totals>{"payments.totals"},
    Named<&gateway::Payments::takings>{"payments.takings"},
    Named<&gateway::Payments::details>{"payments.details"},
    Named<&gateway::Payments::create>{"payments.create"},
    Named<&gateway::Payments::createStaticQr>{"payments.createStaticQr"},
    Named<&gateway::Payments::activeAt>{"payments.activeAt"},
    Named<&gateway::Payments::cancel>{"payments.cancel"},
    Named<&gateway::Payments::acknowledge>{"payments.acknowledge"},
    Named<&gateway::Refunds::page>{"refunds.page"},
    Named<&gateway::Refunds::totals>{"refunds.totals"},
    Named<&gateway::Refunds::refundable>{"refunds.refundable"},
    Named<&gateway::Refunds::create>{"refunds.create"},
    Named<&gateway::Refunds::revealIban>{"refunds.revealIban"},
    Named<&gateway::Payouts::page>{"payouts.page"},
    Named<&gateway::Payouts::details>{"payouts.details"},
    Named<&gateway::Payouts::parts>{"payouts.parts"},
    Named<&gateway::Payouts::items>{"payouts.items"},
    Named<&gateway::Payouts::newestLines>{"payouts.newestLines"},
    Named<&gateway::Payouts::running>{"payouts.running"},
    Named<&gateway::Payouts::failed>{"payouts.failed"},
    Named<&gateway::Payouts::runNow>{"payouts.runNow"},
    Named<&gateway::Payouts::payAgain>{"payouts.payAgain"},
    Named<&gateway::Ledger::entries>{"ledger.entries"},
    Named<&gateway::Ledger::balances>{"ledger.balances"},
    Named<&gateway::Merchants::merchants>{"merchants.merchants"},
    Named<&gateway::Merchants::profiles>{"merchants.profiles"},
    Named<&gateway::Merchants::addMerchant>{"merchants.addMerchant"},
    Named<&gateway::Merchants::changeMerchant>{"merchants.changeMerchant"},
    Named<&gateway::Merchants::addProfile>{"merchants.addProfile"},
    Named<&gateway::Merchants::changeProfile>{"merchants.changeProfile"},
    Named<&gateway::Merchants::addPointOfSale>{"merchants.addPointOfSale"},
    Named<&gateway::Merchants::changePointOfSale>{"merchants.changePointOfSale"},
    Named<&gateway::Merchants::locationCode>{"merchants.locationCode"},
    Named<&gateway::Merchants::checkKeySet>{"merchants.checkKeySet"},
    Named<&gateway::Merchants::apiKeys>{"merchants.apiKeys"},
    Named<&gateway::Merchants::createApiKey>{"merchants.createApiKey"},
    Named<&gateway::Merchants::revokeApiKey>{"merchants.revokeApiKey"},
    Named<&gateway::Callbacks::page>{"callbacks.page"},
    Named<&gateway::Callbacks::counts>{"callbacks.counts"},
    Named<&gateway::Callbacks::times>{"callbacks.times"},
    Named<&gateway::Callbacks::details>{"callbacks.details"},
    Named<&gateway::Callbacks::sendAgain>{"callbacks.sendAgain"},
    Named<&gateway::Callbacks::sendFailedAgain>{"callbacks.sendFailedAgain"},
    Named<&gateway::Callbacks::sendTest>{"callbacks.sendTest"},
    Named<&gateway::Callbacks::inspect>{"callbacks.inspect"},
    Named<&gateway::Callbacks::setInbox>{"callbacks.setInbox"},
    Named<&gateway::Callbacks::inbox>{"callbacks.inbox"},
    Named<&gateway::Callbacks::clearInbox>{"callbacks.clearInbox"},
    Named<&gateway::Endpoint::apply>{"endpoint.apply"},
    Named<&gateway::Endpoint::confirmClock>{"endpoint.confirmClock"},
    Named<&gateway::Endpoint::setNames>{"endpoint.setNames"},
    Named<&gateway::Endpoint::setAskAbove>{"endpoint.setAskAbove"},
    Named<&gateway::Simulation::switchOn>{"simulation.switchOn"},
    Named<&gateway::Simulation::act>{"simulation.act"},
    Named<&gateway::Simulation::freezeClock>{"simulation.freezeClock"},
    Named<&gateway::Simulation::advanceClock>{"simulation.advanceClock"},
    Named<&gateway::Simulation::setClock>{"simulation.setClock"},
    Named<&gateway::Simulation::runClock>{"simulation.runClock"},
    Named<&gateway::Simulation::setCallbackFault>{"simulation.setCallbackFault"},
    Named<&gateway::Simulation::setRefundsFail>{"simulation.setRefundsFail"},
    Named<&gateway::Simulation::setPayoutsFail>{"simulation.setPayoutsFail"},
    Named<&gateway::Simulation::resetClock>{"simulation.resetClock"},
    Named<&gateway::ServiceKeys::keys>{"serviceKeys.keys"},
    Named<&gateway::ServiceKeys::rotate>{"serviceKeys.rotate"},
    Named<&gateway::Reports::byPointOfSale>{"reports.byPointOfSale"},
    Named<&gateway::Reports::byPerson>{"reports.byPerson"},
    Named<&gateway::Reports::refunds>{"reports.refunds"},
    Named<&gateway::Reports::payers>{"reports.payers"},
    Named<&gateway::Reports::preview>{"reports.preview"},
    Named<&gateway::Reports::close>{"reports.close"},
    Named<&gateway::Reports::closes>{"reports.closes"},
    Named<&gateway::Exports::packState>{"exports.packState"},
    Named<&gateway::Exports::setPackSettings>{"exports.setPackSettings"},
    Named<&gateway::Exports::setMailPassword>{"exports.setMailPassword"},
    Named<&gateway::Exports::makePackNow>{"exports.makePackNow"},
    Named<&gateway::Search::find>{"search.find"},
    Named<&gateway::Search::suggest>{"search.suggest"},
    Named<&gateway::Safekeeping::state>{"safekeeping.state"},
    Named<&gateway::Safekeeping::backUp>{"safekeeping.backUp"},
    Named<&gateway::Safekeeping::rehearse>{"safekeeping.rehearse"},
    Named<&gateway::Safekeeping::apply>{"safekeeping.apply"},
    Named<&gateway::Safekeeping::setPassphrase>{"safekeeping.setPassphrase"},
    Named<&gateway::Safekeeping::checkPassphrase>{"safekeeping.checkPassphrase"},
    Named<&gateway::Safekeeping::acceptRestore>{"safekeeping.acceptRestore"},
    Named<&gateway::Safekeeping::supportText>{"safekeeping.supportText"},
    Named<&gateway::Safekeeping::recordSupport>{"safekeeping.recordSupport"},
    Named<&gateway::Staff::signIn>{"staff.signIn"},
    Named<&gateway::Staff::choosePin>{"staff.choosePin"},
    Named<&gateway::Staff::lock>{"staff.lock"},
    Named<&gateway::Staff::add>{"staff.add"},
    Named<&gateway::Staff::change>{"staff.change"},
    Named<&gateway::Staff::leave>{"staff.leave"},
    Named<&gateway::Staff::givePin>{"staff.givePin"},
    Named<&gateway::Staff::setPassword>{"staff.setPassword"},
    Named<&gateway::Staff::unblock>{"staff.unblock"},
    Named<&gateway::Staff::setLimits>{"staff.setLimits"},
    Named<&gateway::Staff::allowance>{"staff.allowance"},
    Named<&gateway::Staff::approve>{"staff.approve"},
    Named<&gateway::Staff::takeBack>{"staff.takeBack"},
    Named<&gateway::Activity::entries>{"activity.entries"},
    Named<&gateway::Activity::count>{"activity.count"},
    Named<&gateway::Activity::check>{"activity.check"},
    Named<&gateway::Bank::files>{"bank.files"},
    Named<&gateway::Bank::items>{"bank.items"},
    Named<&gateway::Bank::match>{"bank.match"},
    Named<&gateway::Bank::unmatch>{"bank.unmatch"},
    Named<&gateway::Bookkeeping::books>{"bookkeeping.books"},
    Named<&gateway::Bookkeeping::change>{"bookkeeping.change"},
    Named<&gateway::Bookkeeping::vatPlaces>{"bookkeeping.vatPlaces"},
    Named<&gateway::Bookkeeping::setVat>{"bookkeeping.setVat"},
    Named<&gateway::Bookkeeping::days>{"bookkeeping.days"},
    Named<&gateway::Bookkeeping::journalOf>{"bookkeeping.journalOf"},
    Named<&gateway::Bookkeeping::month>{"bookkeeping.month"},
    Named<&gateway::Bookkeeping::fees>{"bookkeeping.fees"},
    Named<&gateway::Bookkeeping::setFeeRule>{"bookkeeping.setFeeRule"},
    Named<&gateway::Bookkeeping::bookFeeInvoice>{"bookkeeping.bookFeeInvoice"},
    Named<&Files::make>{"files.make"},
    Named<&Files::makePack>{"files.makePack"},
    Named<&Files::read>{"files.read"},
    Named<&Files::begin>{"files.begin"},
    Named<&Files::append>{"files.append"},
    Named<&Files::importBank>{"files.importBank"},
    Named<&Files::drop>{"files.drop"},
};

/// Returns the limits of every role.
[[nodiscard]] QMap<StaffRole, RefundLimits> limitsByRole(const gateway::Staff &staff);
/// Returns the link of a static QR code with the placeholders kProfilePlace and kPosPlace.
[[nodiscard]] QString locationPattern(const gateway::Merchants &merchants);
inline const QString kProfilePlace = QStringLiteral("{profile}");
inline const QString kPosPlace = QStringLiteral("{pos}");

/// The state that a window always has: sent when it connects, and after each change.
inline constexpr std::tuple kStates{
    Named<&gateway::Ledger::health>{"ledger.health"},
    Named<&gateway::Callbacks::inboxAddress>{"callbacks.inboxAddress"},
    Named<&gateway::Endpoint::state>{"endpoint.state"},
    Named<&gateway::Endpoint::settings>{"endpoint.settings"},
    Named<&gateway::Endpoint::clockJump>{"endpoint.clockJump"},
    Named<&gateway::Endpoint::names>{"endpoint.names"},
    Named<&gateway::Endpoint::askAbove>{"endpoint.askAbove"},
    Named<&gateway::Simulation::state>{"simulation.state"},
    Named<&gateway::ServiceKeys::keySetAddresses>{"serviceKeys.keySetAddresses"},
    Named<&gateway::ServiceKeys::keySet>{"serviceKeys.keySet"},
    Named<&gateway::Staff::session>{"staff.session"},
    Named<&gateway::Staff::members>{"staff.members"},
    Named<&limitsByRole>{"staff.limits"},
    Named<&locationPattern>{"merchants.locationPattern"},
};

/// The changes that a window is told of without the changes of a transaction, which are Events.
inline constexpr std::tuple kSignals{
    Named<&gateway::Ledger::healthChanged>{"ledger.healthChanged"},
    Named<&gateway::Endpoint::changed>{"endpoint.changed"},
    Named<&gateway::Endpoint::clockJumpChanged>{"endpoint.clockJumpChanged"},
    Named<&gateway::Safekeeping::changed>{"safekeeping.changed"},
    Named<&gateway::Exports::packChanged>{"exports.packChanged"},
    Named<&gateway::Staff::changed>{"staff.changed"},
    Named<&gateway::Bank::changed>{"bank.changed"},
    Named<&gateway::Bookkeeping::changed>{"bookkeeping.changed"},
};

} // namespace tilldesk::wire
