#pragma once

#include "core/domain/callback_check.h"

#include <QString>

namespace tilldesk::ui {

/// One line in a list of checks.
struct CheckRow {
    QString words;
    CallbackFinding::Verdict verdict = CallbackFinding::Verdict::Undecided;
    QString verdictWord;
    QString reason; ///< English, as reported by the check
    QString value;  ///< the checked value; empty: nothing to show

    friend bool operator==(const CheckRow &, const CheckRow &) = default;
};

/// Returns one row for each finding, titled with the name of its check.
[[nodiscard]] QList<CheckRow> checkRows(const QList<CallbackFinding> &findings);

/// Returns the findings about a logged callback's signature, grouped into seven steps; empty if
/// there are no findings. Leaves out the checks of age and replay: only the receiver can decide
/// these.
[[nodiscard]] QList<CheckRow> signatureSteps(const QList<CallbackFinding> &findings);

/// Returns `All checks passed`, or the first check that fails and the reason; empty if there are no
/// findings.
[[nodiscard]] QString verdictSentence(const QList<CallbackFinding> &findings);
/// Returns a hint for a callback that fails no check, but that many strict receivers reject. Names
/// the setting to change; empty if such receivers accept the callback.
[[nodiscard]] QString strictReceiverHint(const QList<CallbackFinding> &findings);
/// Returns whether no check fails. An undecided check is not a failure.
[[nodiscard]] bool allHold(const QList<CallbackFinding> &findings);
/// Returns the description of a check, by its name in an inbox message; the name itself if it is
/// unknown.
[[nodiscard]] QString checkNamed(const QString &name);

} // namespace tilldesk::ui
