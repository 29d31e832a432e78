#pragma once

#include "core/exports/table_writer.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>

namespace tilldesk::exports {

/// Draws a list on A4: merchant and period, sums by status, then the rows. Each page has the column
/// headings and a page number. Long texts are truncated with an ellipsis. Requires the setting's
/// sums. Memory hardly grows with the number of rows.
/// @pre canDraw()
class PdfWriter final : public TableWriter
{
public:
    /// @pre both references outlive this object
    PdfWriter(QFile &file, TableSetting &setting);

    [[nodiscard]] bool begin() override;
    [[nodiscard]] bool row(std::span<const Cell> cells) override;
    [[nodiscard]] bool end(const TableSums &sums) override;

private:
    enum class Align { Left, Right };
    /// A font with its metrics, cached for all cells.
    struct Face {
        QFont font;
        QFontMetricsF metrics;
        double
            widest; ///< width of the widest letter; a text that fits at this width is not measured
    };
    /// Position of a column on the page.
    struct Place {
        std::size_t column;
        double left;
        double width;
    };

    [[nodiscard]] Face face(double points, int weight);
    void placeColumns(int shares);
    void fitHeadings();
    /// Returns a column's heading, wrapped into lines.
    [[nodiscard]] QStringList headingOf(const Place &place) const;
    [[nodiscard]] double headingHeight() const;
    void drawHead();
    void drawSums();
    void drawPaperSums();
    void drawHeadings();
    void drawFoot();
    void drawGroup(const QString &name, qint64 count, qint64 cents, const Face &face);
    void drawIn(const Face &face, double left, double width, Align align, const QString &text);
    [[nodiscard]] QString textOf(const Column &column, const Cell &cell);
    [[nodiscard]] QString amount(qint64 cents) const;
    [[nodiscard]] QString dateTime(Timestamp at);
    [[nodiscard]] QString date(Timestamp at);
    [[nodiscard]] QString dateText(const QDate &day) const;
    /// Returns how many rows fit below m_top.
    [[nodiscard]] qint64 rowsThatFit() const;

    QFile &m_file;
    TableSetting &m_setting;
    QPdfWriter m_pdf;
    QPainter m_painter;
    double m_millimetre;
    Face m_title;
    Face m_text;
    Face m_bold;
    Face m_heading; ///< of the columns
    std::vector<Place> m_places;
    qsizetype m_headingLines = 1;
    double m_top = 0; ///< vertical position of the next item
    qint64 m_page = 1;
    qint64 m_pages = 1;
};

} // namespace tilldesk::exports
