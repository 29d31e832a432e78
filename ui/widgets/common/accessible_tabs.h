#pragma once

namespace tilldesk::ui {

/// Gives TabStrip and TabButton the roles of a tab list and of its tabs for screen readers. Has an
/// effect at the first call only.
void installAccessibleTabs();

} // namespace tilldesk::ui
