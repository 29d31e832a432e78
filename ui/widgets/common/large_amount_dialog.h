#pragma once

#include <functional>

class QWidget;

namespace tilldesk::ui {

struct LargeAmountQuestion;

/// Asks about a large sum. Does not block: calls `then` when the user confirms. The default button
/// goes back, so that a second Enter confirms nothing.
void askAboutLargeAmount(const LargeAmountQuestion &question, QWidget *parent,
                         std::function<void()> then);

} // namespace tilldesk::ui
