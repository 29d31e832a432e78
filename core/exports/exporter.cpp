#include "core/exports/exporter.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

Result<ExportReport> write(storage::Database &, const payouts::ClosingTime &, const ExportRequest &,
                           const QString &, ExportControl &)
{
    return fail(ErrorCode::Internal, u"in the making"_s);
}

} // namespace tilldesk::exports
