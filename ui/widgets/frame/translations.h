#pragma once

#include <QString>
#include <QStringList>

class QApplication;

namespace tilldesk::ui {

/// `en`, `nl`, `fr`, `de`.
[[nodiscard]] QStringList languages();

/// Makes the program speak `language`, and write numbers and dates accordingly.
/// @param language  one of languages(); anything else: the system's, or English
/// @return the language that it speaks
QString installTranslations(QApplication &application, const QString &language);

} // namespace tilldesk::ui
