#pragma once

#include <QString>
#include <QStringList>

class QApplication;

namespace tilldesk::ui {

/// Returns the languages of the window: `en`, `nl`, `fr` and `de`.
[[nodiscard]] QStringList languages();

/// Sets the language of the program and its format of numbers and dates. Returns the language set.
/// @param language  one of languages(). Any other value: the language of the system, or English if
///                  that is not available.
QString installTranslations(QApplication &application, const QString &language);

} // namespace tilldesk::ui
