#pragma once

class QAbstractItemModel;

namespace tilldesk::ui {

class Theme;

/// Returns the width in which the title of a column fits.
[[nodiscard]] int widthOfTitle(const QAbstractItemModel &model, const Theme &theme, int column);

} // namespace tilldesk::ui
