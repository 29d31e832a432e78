#include "core/base/amount.h"

using namespace Qt::StringLiterals;

namespace tilldesk {

Result<Amount> Amount::add(Amount a, Amount b)
{
    qint64 sum = 0;
    if (__builtin_add_overflow(a.m_cents, b.m_cents, &sum))
        return fail(ErrorCode::Internal, u"the sum does not fit 64 bits"_s);
    return Amount(sum);
}

} // namespace tilldesk
