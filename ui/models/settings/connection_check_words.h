#pragma once

#include "core/domain/connection_check.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts of the steps of a check of a connection, in the language of the window.
class CheckWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::CheckWords)

public:
    /// `The API key is accepted`, or what fails instead.
    [[nodiscard]] static QString title(const CheckedStep &step);
    /// Returns what was answered; empty before the step.
    [[nodiscard]] static QString seen(const CheckedStep &step);
    /// Returns what a finding means for the shop; empty: nothing to say.
    [[nodiscard]] static QString meaning(CheckFinding finding);
    /// Returns one thing to do; empty: nothing.
    [[nodiscard]] static QString toDo(CheckFinding finding);
    /// `12 ms`
    [[nodiscard]] static QString milliseconds(std::chrono::milliseconds time);

private:
    [[nodiscard]] static QString answer(const CheckedStep &step);
    [[nodiscard]] static QString apart(const CheckedStep &step);
};

} // namespace tilldesk::ui
