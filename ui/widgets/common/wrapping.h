#pragma once

#include <QLabel>

namespace tilldesk::ui {

/// Shows a text that may contain keys, addresses or digests. Long words wrap too, so that they do
/// not widen the panel.
/// @param longWord  number of characters after which a word may wrap
void setWrapped(QLabel *label, const QString &text, int longWord = 24);

} // namespace tilldesk::ui
