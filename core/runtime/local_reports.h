#pragma once

#include "core/gateway/reports.h"
#include "core/reports/day_close_service.h"
#include "core/runtime/gate.h"

namespace tilldesk::runtime {

/// Implements gateway::Reports with the core thread and the read threads of this process.
class LocalReports final : public gateway::Reports
{
    Q_OBJECT

public:
    /// @pre `service` is used on `core` only; all references must outlive this object
    LocalReports(Gate &gate, reports::DayCloseService &service, const Clock &clock,
                 QObject *parent = nullptr)
        : Reports(parent),
          m_gate(gate),
          m_service(service),
          m_clock(clock)
    {
    }

    QFuture<Result<QList<PointOfSaleTakings>>> byPointOfSale(const QList<ProfileId> &profiles,
                                                             Timestamp from, Timestamp to) override;
    QFuture<Result<QList<PersonTakings>>> byPerson(const QList<ProfileId> &profiles, Timestamp from,
                                                   Timestamp to) override;
    QFuture<Result<QList<PayoutSum>>> refunds(const QList<ProfileId> &profiles,
                                              const QList<Timestamp> &bounds,
                                              const QString &pointOfSale = {}) override;
    QFuture<Result<QList<Amount>>> fees(const QList<ProfileId> &profiles,
                                        const QList<Timestamp> &bounds) override;
    QFuture<Result<ReturningPayers>> payers(const QList<ProfileId> &profiles, Timestamp from,
                                            Timestamp to, const QString &pointOfSale = {}) override;
    QFuture<Result<DayClose>> preview(const DayCloseScope &scope) override;
    QFuture<Result<DayClose>> close(const DayCloseScope &scope, DayCloseKind kind) override;
    QFuture<Result<DayClosePage>> closes(const DayCloseFilter &filter, std::optional<qint64> before,
                                         int count) override;

    /// Notifies the windows. Thread-safe; the signal is emitted on the thread of this object.
    void notify(const Events &events);

private:
    Gate &m_gate;
    reports::DayCloseService &m_service;
    const Clock &m_clock;
};

} // namespace tilldesk::runtime
