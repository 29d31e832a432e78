#pragma once

#include "core/exports/month_pack_plan.h"

namespace tilldesk::exports {

/// Returns the reading guide of a month's pack, one page in Qt's subset of HTML: what each file
/// contains, what reads it, and how the figures fit together. @param language  en, nl, fr or de
[[nodiscard]] QString readingGuide(const PackPlan &plan, const QString &language);

/// Writes the reading guide as PDF, one A4 page. Errors: `FileNotWritten`, `NoSpace`.
/// @return the file's size in bytes
/// @pre canDraw()
[[nodiscard]] Result<qint64> writeReadingGuide(const PackPlan &plan, const QString &language,
                                               const QString &path);

} // namespace tilldesk::exports
