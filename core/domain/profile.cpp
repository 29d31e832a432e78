#include "core/domain/profile.h"

using namespace Qt::StringLiterals;

namespace tilldesk {

QLatin1StringView toText(PaymentChannel channel)
{
    switch (channel) {
    case PaymentChannel::Online: return "ONLINE"_L1;
    case PaymentChannel::InStore: return "INSTORE"_L1;
    case PaymentChannel::Invoice: return "INVOICE"_L1;
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk
