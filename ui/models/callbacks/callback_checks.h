#pragma once

#include "core/domain/callback_check.h"

#include <QString>

namespace tilldesk::ui {

/// One line of a check step by step.
struct CheckRow {
    QString words;
    CallbackFinding::Verdict verdict = CallbackFinding::Verdict::Undecided;
    QString verdictWord;
    QString reason; ///< English, as the check says it
    QString value;  ///< what was looked at; empty: nothing to show

    friend bool operator==(const CheckRow &, const CheckRow &) = default;
};

/// Every check by itself, under its name.
[[nodiscard]] QList<CheckRow> checkRows(const QList<CallbackFinding> &findings);

/// The checks of a logged callback's signature in a few steps. How old it is and whether it came
/// before is for its receiver to see, and is left out.
[[nodiscard]] QList<CheckRow> signatureSteps(const QList<CallbackFinding> &findings);

/// `All checks hold`, or at which one it fails first and why. Empty for no findings.
[[nodiscard]] QString verdictSentence(const QList<CallbackFinding> &findings);
/// Returns that many receivers refuse a callback in which no check fails, and the setting that
/// changes it; empty if they do not.
[[nodiscard]] QString strictReceiverHint(const QList<CallbackFinding> &findings);
/// @return whether no check fails
[[nodiscard]] bool allHold(const QList<CallbackFinding> &findings);
/// What a check looks at, by its name in an inbox message; the name itself when it is unknown.
[[nodiscard]] QString checkNamed(const QString &name);

} // namespace tilldesk::ui
