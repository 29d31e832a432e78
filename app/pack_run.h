#pragma once

#include "core/audit/trail.h"
#include "core/domain/pack_sending.h"
#include "core/exports/words.h"

#include <QJsonObject>

namespace tilldesk::app {

/// Returns a run in the form that the database stores.
[[nodiscard]] QJsonObject packRunJson(const PackRun &run);
/// Reads what packRunJson() returned; missing members stay empty.
[[nodiscard]] PackRun packRunFrom(const QJsonObject &json);

/// Returns the facts of a pack for the audit trail: month, names and SHA-256 of its files.
[[nodiscard]] QJsonObject packRunFacts(const PackRun &run);
/// Returns the event of the last try to send a pack: MonthPackMailed or MonthPackNotMailed.
[[nodiscard]] audit::Event packMailEvent(const PackRun &run);

/// Returns the text of the e-mail, in the language of the words.
[[nodiscard]] QString packMailText(const PackRun &run, const exports::Words &words);

} // namespace tilldesk::app
