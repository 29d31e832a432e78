#include "core/exports/month_pack.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

Result<ExportReport> writePack(storage::Database &, const payouts::ClosingTime &,
                               const PackRequest &, const QString &, ExportControl &)
{
    return fail(ErrorCode::Internal, u"in the making"_s);
}

} // namespace tilldesk::exports
