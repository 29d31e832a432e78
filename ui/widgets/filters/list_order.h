#pragma once

#include <QString>

namespace tilldesk::ui {

class FilteredPresenter;
class Preferences;
class TableView;

/// Lets the user sort a list: a click on a header, or the menu of a row. Sorts the list as the user
/// has left it.
/// @param key  key of the preference that keeps the order
/// @pre `presenter` and `preferences` outlive `table`
void letSort(TableView &table, FilteredPresenter &presenter, Preferences &preferences,
             const QString &key);

} // namespace tilldesk::ui
