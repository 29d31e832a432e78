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

/// How everything looks: the only place that knows colours, fonts and icons. One for the program;
/// it outlives every window.
class Theme : public QObject
{
    Q_OBJECT

public:
    /// Loads the fonts, and dresses `application` from now on.
    Theme(QApplication &application, ThemeChoice choice);

    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);
    [[nodiscard]] bool isDark() const { return m_isDark; }
    [[nodiscard]] const Colours &colours() const { return m_colours; }

    [[nodiscard]] QFont font(int pixels, QFont::Weight weight = QFont::Normal) const;
    /// For ids and JSON.
    [[nodiscard]] QFont codeFont(int pixels) const;

    /// An icon of resources/icons, drawn when it is shown and following the theme.
    /// @param name    without folder and ending, for example "search"
    /// @param colour  for example `&Colours::muted`
    [[nodiscard]] QIcon icon(const QString &name, QColor Colours::*colour) const;
    /// Draws an icon at once.
    void drawIcon(QPainter &painter, const QRect &rect, const QString &name,
                  const QColor &colour) const;
    /// A rounded ground with a dot and a word.
    void drawPill(QPainter &painter, const QRect &rect, const QString &word, Tone tone) const;
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

/// The light or dark look of a system whose windows have these two colours.
struct SystemLook {
    bool isDark = false;
    bool hasHighContrast = false; ///< pure black and white

    friend bool operator==(const SystemLook &, const SystemLook &) = default;
};
[[nodiscard]] SystemLook lookOf(const QColor &window, const QColor &windowText);

} // namespace tilldesk::ui
