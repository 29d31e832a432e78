#pragma once

#include "ui/widgets/theme/colours.h"
#include "ui/widgets/theme/metrics.h"

#include <QFont>
#include <QIcon>
#include <QObject>

class QApplication;
class QPainter;

namespace tilldesk::ui {

enum class ThemeChoice { System, Light, Dark };

/// The look of the program: the only class that knows colours, fonts and icons. The program has one
/// Theme, which must outlive every window.
class Theme : public QObject
{
    Q_OBJECT

public:
    /// Loads the fonts and styles `application`.
    Theme(QApplication &application, ThemeChoice choice);

    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);
    [[nodiscard]] bool isDark() const { return m_isDark; }
    [[nodiscard]] const Colours &colours() const { return m_colours; }

    [[nodiscard]] QFont font(int pixels, QFont::Weight weight = QFont::Normal) const;
    /// Returns the fixed-width font for IDs and JSON.
    [[nodiscard]] QFont codeFont(int pixels) const;

    /// Returns an icon of resources/icons. It is drawn when it is shown and follows the theme.
    /// @param name    file name without folder and suffix, for example "search"
    /// @param colour  for example `&Colours::muted`
    [[nodiscard]] QIcon icon(const QString &name, QColor Colours::*colour) const;
    /// Draws an icon at once, in a fixed colour.
    void drawIcon(QPainter &painter, const QRect &rect, const QString &name,
                  const QColor &colour) const;
    /// Draws a pill: a rounded background with its mark and a word.
    void drawPill(QPainter &painter, const QRect &rect, const QString &word, Tone tone,
                  PillMark mark = PillMark::Dot) const;
    [[nodiscard]] QSize pillSize(const QString &word) const;

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void changed();

private:
    void apply();

    QApplication &m_application;
    ThemeChoice m_choice;
    Colours m_colours;
    bool m_isDark = false;
};

/// The look of the system, derived from the colours of its windows.
struct SystemLook {
    bool isDark = false;
    bool hasHighContrast = false; ///< the colours are pure black and white

    friend bool operator==(const SystemLook &, const SystemLook &) = default;
};
[[nodiscard]] SystemLook lookOf(const QColor &window, const QColor &windowText);

} // namespace tilldesk::ui
