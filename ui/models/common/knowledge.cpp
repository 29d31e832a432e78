#include "ui/models/common/knowledge.h"

#include "ui/models/common/format.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

Knowledge knowledgeOf(const Gateways &gateways)
{
    return {gateways.clock.now(), gateways.staff.session().isCutOff};
}

Payment asKnown(const Payment &payment, const Knowledge &knowledge)
{
    return knowledge.isCutOff ? payment : asOf(payment, knowledge.now);
}

QString lastWordTime(const Gateways &gateways)
{
    if (gateways.connection == nullptr || !gateways.staff.session().isCutOff)
        return {};
    const auto lost = gateways.connection->lostAt();
    return lost ? timeWithSeconds(*lost) : QString();
}

} // namespace tilldesk::ui
