#pragma once

#include "core/base/clock.h"
#include "core/gateway/search.h"
#include "core/runtime/gate.h"

#include <atomic>

namespace tilldesk::runtime {

/// Implements gateway::Search with the read threads of this process.
class LocalSearch final : public gateway::Search
{
    Q_OBJECT

public:
    /// @param zone  time zone in which days begin  @pre the references outlive this object
    LocalSearch(Gate &gate, const Clock &clock, const QTimeZone &zone, QObject *parent = nullptr)
        : Search(parent),
          m_gate(gate),
          m_clock(clock),
          m_zone(zone)
    {
    }

    QFuture<Result<SearchHits>> find(const QString &text, const SearchScope &scope) override;
    QFuture<Result<QList<SuggestedValue>>> suggest(FilterWord word, const QString &begun,
                                                   const QList<ProfileId> &profiles,
                                                   int count) override;

private:
    Gate &m_gate;
    const Clock &m_clock;
    QTimeZone m_zone;
    /// Number of the last find(). Shared with the read thread, which may outlive this object.
    std::shared_ptr<std::atomic<quint64>> m_newest = std::make_shared<std::atomic<quint64>>(0);
};

} // namespace tilldesk::runtime
