#pragma once

#include "core/exports/month_pack_plan.h"

namespace tilldesk::exports {

/// What a month's pack holds, what reads it, and how its figures fit together: the body of one
/// page, in Qt's subset of HTML. @param language  en, nl, fr or de
[[nodiscard]] QString readingGuide(const PackPlan &plan, const QString &language);

/// The same as PDF, one A4 page. Errors: `FileNotWritten`, `NoSpace`.
/// @return its size in bytes
/// @pre the application is one that can draw
[[nodiscard]] Result<qint64> writeReadingGuide(const PackPlan &plan, const QString &language,
                                               const QString &path);

} // namespace tilldesk::exports
