#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace tilldesk::ui {

/// A page of help. Its anchors are lines such as `<a id="cancel"></a>` above a heading: HTML that
/// Qt's Markdown reader would show as an empty paragraph.
struct HelpPage {
    QString markdown;    ///< without the anchors
    QStringList anchors; ///< of each heading, from the top; an empty text: no anchor

    /// Separates the anchors of a page from its Markdown.
    [[nodiscard]] static HelpPage from(const QString &text);
};

/// The texts around a page of help.
class HelpWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::HelpWords)

public:
    [[nodiscard]] static QString title();
    [[nodiscard]] static QString find();
    [[nodiscard]] static QString previous();
    [[nodiscard]] static QString next();
    /// Returns the sentence that says that the page is in English, in the language of the window.
    [[nodiscard]] static QString isEnglish();
    /// Returns which of the places found is shown.
    /// @param place   from 1
    /// @param places  0: the text was not found
    [[nodiscard]] static QString found(qsizetype place, qsizetype places);
};

} // namespace tilldesk::ui
