#pragma once

#include "core/exports/table_writer.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>

namespace tilldesk::exports {

/// Draws a list on A4: whose it is and of when, what it comes to by status, then its rows, with the
/// columns' headings and the page's number on each page. Long texts are cut with an ellipsis. It
/// needs the setting's sums, and memory that hardly grows with the rows.
/// @pre canDraw()
class PdfWriter final : public TableWriter
{
public:
    /// @pre both outlive it
    PdfWriter(QFile &file, TableSetting &setting);

    [[nodiscard]] bool begin() override;
    [[nodiscard]] bool row(std::span<const Cell> cells) override;
    [[nodiscard]] bool end(const TableSums &sums) override;

private:
    enum class Align { Left, Right };
    /// A font with what is asked of it for every cell.
    struct Face {
        QFont font;
        QFontMetricsF metrics;
        double widest; ///< of a letter; shorter texts need not be measured
    };
    /// A column that is on paper.
    struct Place {
        std::size_t column;
        double left;
        double width;
    };

    [[nodiscard]] Face face(double points, int weight);
    void placeColumns(int shares);
    /// A column's heading in the lines that it needs.
    [[nodiscard]] QStringList headingOf(const Place &place) const;
    [[nodiscard]] double headingHeight() const;
    void drawHead();
    void drawSums();
    void drawHeadings();
    void drawFoot();
    void drawGroup(const QString &name, qint64 count, qint64 cents, const Face &face);
    void drawIn(const Face &face, double left, double width, Align align, const QString &text);
    [[nodiscard]] QString textOf(const Column &column, const Cell &cell);
    [[nodiscard]] QString amount(qint64 cents) const;
    [[nodiscard]] QString dateTime(Timestamp at);
    [[nodiscard]] QString date(Timestamp at);
    /// @return what is left for rows below m_top
    [[nodiscard]] qint64 rowsThatFit() const;

    QFile &m_file;
    TableSetting &m_setting;
    QPdfWriter m_pdf;
    QPainter m_painter;
    double m_millimetre;
    Face m_title;
    Face m_text;
    Face m_bold;
    std::vector<Place> m_places;
    qsizetype m_headingLines = 1;
    double m_top = 0; ///< of what is drawn next
    qint64 m_page = 1;
    qint64 m_pages = 1;
};

} // namespace tilldesk::exports
