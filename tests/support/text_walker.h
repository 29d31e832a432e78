#pragma once

#include <QStringList>

class QWidget;

namespace tilldesk::test {

/// Returns a sentence for each text in `window` that a person cannot read in full; empty if all
/// fit. Repaints every visible widget on a device that records where texts are painted, so it also
/// sees cells, tiles, charts and other texts that have no widget of their own.
///
/// - A text must be painted inside its widget, and no two texts of a widget may overlap.
/// - A label or button must not reach beyond any widget that contains it. A scroll area may cut its
///   content at the top and bottom only.
/// - A text may be elided only if its tooltip has the whole text. A text with an amount, an account
///   number, a time or a count must never be elided.
/// - A table must show all of its columns without scrolling sideways, and its chosen row.
/// - What scrolls up and down must not stand in something else that does: two scroll bars would
///   compete. A box of one line must not scroll up and down.
///
/// Skips what a person types or scrolls: the content of editors.
[[nodiscard]] QStringList unreadableTexts(QWidget &window);

} // namespace tilldesk::test
