#include "core/exports/pdf_writer.h"

#include "core/exports/drawing.h"
#include "core/exports/pdf_time.h"
#include "core/exports/words.h"

#include <QCoreApplication>
#include <QDate>
#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr int kResolution = 600;
constexpr double kMargin = 14; ///< lengths are in millimetres, font sizes in points
constexpr double kRow = 4.4;
constexpr double kHeadingLine = 3.2;
constexpr double kFoot = 8;
constexpr double kGap = 2; ///< between columns
constexpr double kTitlePoints = 17;
constexpr double kTextPoints = 7.5;
constexpr int kSharesUpright = 120; ///< sum of Column::paper that fits portrait; else landscape

QString onOneLine(QString text)
{
    for (QChar &c : text) {
        if (c < u' ')
            c = u' ';
    }
    return text;
}

bool isNumber(const Column &column)
{
    return column.kind == ColumnKind::Amount || column.kind == ColumnKind::Count;
}

} // namespace

PdfWriter::PdfWriter(QFile &file, TableSetting &setting)
    : m_file(file),
      m_setting(setting),
      m_pdf(&file),
      m_millimetre(kResolution / 25.4),
      m_title((m_pdf.setResolution(kResolution), face(kTitlePoints, QFont::DemiBold))),
      m_text(face(kTextPoints, QFont::Normal)),
      m_bold(face(kTextPoints, QFont::DemiBold)),
      m_heading(m_bold)
{
}

PdfWriter::Face PdfWriter::face(double points, int weight)
{
    QFont font(drawingFont());
    font.setPointSizeF(points);
    font.setWeight(QFont::Weight(weight));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setKerning(false); // amounts are placed by the widths of their single characters
    const QFont drawn(font, &m_pdf);
    const QFontMetricsF metrics(drawn, &m_pdf);
    return {.font = drawn, .metrics = metrics, .widest = metrics.horizontalAdvance(u'W')};
}

bool PdfWriter::begin()
{
    m_pdf.setPageSize(QPageSize(QPageSize::A4));
    m_pdf.setPageMargins({kMargin, kMargin, kMargin, kMargin}, QPageLayout::Millimeter);
    m_pdf.setTitle(m_setting.words(m_setting.head.title));
    m_pdf.setCreator(u"Tilldesk"_s);
    int shares = 0;
    for (const Column &column : m_setting.columns)
        shares += column.paper;
    if (shares > kSharesUpright)
        m_pdf.setPageOrientation(QPageLayout::Landscape);
    if (!m_painter.begin(&m_pdf))
        return false;
    placeColumns(shares);
    drawHead();
    drawSums();
    const qint64 first = rowsThatFit();
    const double top = std::exchange(m_top, 0);
    const qint64 others = rowsThatFit();
    m_top = top;
    if (m_setting.total > first)
        m_pages = 1 + (m_setting.total - first + others - 1) / others;
    drawHeadings();
    return m_file.error() == QFileDevice::NoError;
}

double PdfWriter::headingHeight() const
{
    return (double(m_headingLines - 1) * kHeadingLine + kRow * 1.5) * m_millimetre;
}

qint64 PdfWriter::rowsThatFit() const
{
    const double room = m_pdf.height() - m_top - headingHeight() - kFoot * m_millimetre;
    return qint64(std::floor(room / (kRow * m_millimetre)));
}

void PdfWriter::placeColumns(int shares)
{
    // Numbers are placed at the right, whatever their order in other formats.
    double left = 0;
    for (const bool wantsNumbers : {false, true}) {
        for (std::size_t i = 0; i < m_setting.columns.size(); ++i) {
            const Column &column = m_setting.columns[i];
            if (column.paper == 0 || isNumber(column) != wantsNumbers)
                continue;
            const double width = m_pdf.width() * double(column.paper) / shares;
            m_places.push_back({i, left, width - kGap * m_millimetre});
            left += width;
        }
    }
    m_places.back().width += kGap * m_millimetre;
    fitHeadings();
    for (const Place &place : m_places)
        m_headingLines = std::max(m_headingLines, headingOf(place).size());
}

/// Makes the headings so small that no word is cut off.
void PdfWriter::fitHeadings()
{
    constexpr double kSpare = 0.97; // sizes of fonts are rounded
    double share = 1;
    for (const Place &place : m_places) {
        const QString heading = m_setting.words(m_setting.columns[place.column].heading);
        for (const QString &word : heading.split(u' '))
            share = std::min(share, place.width / m_bold.metrics.horizontalAdvance(word));
    }
    m_heading = share < 1 ? face(kTextPoints * kSpare * share, QFont::DemiBold) : m_bold;
}

QStringList PdfWriter::headingOf(const Place &place) const
{
    QStringList lines;
    for (const QString &word :
         m_setting.words(m_setting.columns[place.column].heading).split(u' ')) {
        const QString longer = lines.isEmpty() ? word : QString(lines.last() + u' ' + word);
        if (!lines.isEmpty() && m_heading.metrics.horizontalAdvance(longer) <= place.width)
            lines.last() = longer;
        else
            lines << word;
    }
    return lines;
}

void PdfWriter::drawHead()
{
    const Words &words = m_setting.words;
    const TableHead &head = m_setting.head;
    const double width = m_pdf.width();
    const auto line = [&](const Face &face, const QString &text) {
        drawIn(face, 0, width, Align::Left, text);
        m_top += face.metrics.height() * 1.25;
    };
    QString title = words(head.title);
    if (!head.subject.isEmpty())
        title += u' ' + head.subject;
    line(m_title, title);
    m_top += 2 * m_millimetre;
    const bool hasDetails = std::ranges::any_of(head.merchants, [&words](const Merchant &merchant) {
        return !detailsOf(merchant, words).isEmpty();
    });
    if (!hasDetails)
        line(m_bold, merchantNames(head));
    for (const Merchant &merchant : hasDetails ? head.merchants : QList<Merchant>()) {
        line(m_bold, merchant.name);
        for (const QString &detail : detailsOf(merchant, words))
            line(m_text, detail);
    }
    if (!head.iban.isEmpty())
        line(m_text, head.iban);
    if (!head.bankLine.isEmpty())
        line(m_text, head.bankLine);
    const auto from = head.from ? head.from : m_setting.sums.first;
    const auto to = head.to ? head.to : m_setting.sums.last;
    if (from && to)
        line(m_text,
             words(QT_TRANSLATE_NOOP("tilldesk::exports", "%1 to %2")).arg(date(*from), date(*to)));
    if (m_setting.openDay.isValid())
        line(m_text,
             words(QT_TRANSLATE_NOOP("tilldesk::exports",
                                     "%1 is not over: the list has what happened so far"))
                 .arg(dateText(m_setting.openDay)));
    m_top += 3 * m_millimetre;
}

void PdfWriter::drawPaperSums()
{
    // A part of the page for each amount, two for the name.
    const PaperSums &sums = m_setting.paperSums;
    const double part = m_pdf.width() / double(sums.headings.size() + 2);
    const auto cells = [&](const Face &face, const QString &name, const auto &textAt) {
        drawIn(face, 0, 2 * part, Align::Left, name);
        for (std::size_t i = 0; i < sums.headings.size(); ++i)
            drawIn(face, double(i + 2) * part, part, Align::Right, textAt(i));
        m_top += kRow * m_millimetre;
    };
    cells(m_bold, {}, [&](std::size_t i) { return m_setting.words(sums.headings[i]); });
    for (const PaperSums::Line &line : sums.lines)
        cells(line.isTotal ? m_bold : m_text, line.name,
              [&](std::size_t i) { return amount(line.cents[i]); });
    m_top += 4 * m_millimetre;
}

void PdfWriter::drawSums()
{
    const Words &words = m_setting.words;
    if (!m_setting.paperSums.lines.empty())
        return drawPaperSums();
    if (!m_setting.hasAmounts) {
        drawIn(m_bold, 0, m_pdf.width(), Align::Left,
               words(QT_TRANSLATE_NOOP("tilldesk::exports", "Entries: %1"))
                   .arg(words.locale().toString(m_setting.total)));
        m_top += (kRow + 4) * m_millimetre;
        return;
    }
    const QByteArrayView counted(m_setting.summedStatus);
    for (const auto &[name, sum] : m_setting.sums.groups) {
        const QByteArrayView status(name.data(), qsizetype(name.size()));
        if (status != counted)
            drawGroup(statusInWords(words, status), sum.count, sum.sum.cents(), m_text);
    }
    // The total includes only rows whose money has moved.
    const QString total = counted.isEmpty()
        ? words(QT_TRANSLATE_NOOP("tilldesk::exports", "Total, EUR"))
        : QString(statusInWords(words, counted) + u", EUR"_s);
    drawGroup(total, m_setting.sums.counted.count, m_setting.sums.counted.sum.cents(), m_bold);
    m_top += 4 * m_millimetre;
}

void PdfWriter::drawGroup(const QString &name, qint64 count, qint64 cents, const Face &face)
{
    // A sixth of the page: the name takes two of them, the count and the amount one each.
    const double sixth = m_pdf.width() / 6.0;
    drawIn(face, 0, 2 * sixth, Align::Left, name);
    drawIn(face, 2 * sixth, sixth, Align::Right, m_setting.words.locale().toString(count));
    drawIn(face, 3 * sixth, sixth, Align::Right, amount(cents));
    m_top += kRow * m_millimetre;
}

void PdfWriter::drawHeadings()
{
    const double top = m_top;
    for (const Place &place : m_places) {
        const QStringList lines = headingOf(place);
        const bool isRight = isNumber(m_setting.columns[place.column]);
        m_top = top + double(m_headingLines - lines.size()) * kHeadingLine * m_millimetre;
        for (const QString &line : lines) {
            drawIn(m_heading, place.left, place.width, isRight ? Align::Right : Align::Left, line);
            m_top += kHeadingLine * m_millimetre;
        }
    }
    m_top = top + headingHeight();
    const double line = m_top - kRow * 0.3 * m_millimetre;
    m_painter.setPen(QPen(Qt::black, 0.15 * m_millimetre));
    m_painter.drawLine(QPointF(0, line), QPointF(m_pdf.width(), line));
}

void PdfWriter::drawFoot()
{
    m_top = m_pdf.height() - m_text.metrics.height();
    drawIn(m_text, 0, m_pdf.width() * 0.7, Align::Left, merchantNames(m_setting.head));
    drawIn(m_text, m_pdf.width() * 0.7, m_pdf.width() * 0.3, Align::Right,
           m_setting.words(QT_TRANSLATE_NOOP("tilldesk::exports", "Page %1 of %2"))
               .arg(m_page)
               .arg(m_pages));
}

bool PdfWriter::row(std::span<const Cell> cells)
{
    if (m_top + (kRow + kFoot) * m_millimetre > m_pdf.height()) {
        drawFoot();
        if (!m_pdf.newPage() || m_file.error() != QFileDevice::NoError)
            return false;
        ++m_page;
        m_top = 0;
        drawHeadings();
    }
    for (const Place &place : m_places) {
        const Column &column = m_setting.columns[place.column];
        drawIn(m_text, place.left, place.width, isNumber(column) ? Align::Right : Align::Left,
               textOf(column, cells[place.column]));
    }
    m_top += kRow * m_millimetre;
    return true;
}

bool PdfWriter::end(const TableSums &sums)
{
    drawFoot();
    const LocalMoment last =
        m_setting.time.at(sums.last.value_or(m_setting.head.to.value_or(Timestamp())));
    const QDate day(last.year, int(last.month), int(last.day));
    return m_painter.end() && m_file.flush() && setPdfTime(m_file, day) && m_file.flush()
        && m_file.error() == QFileDevice::NoError;
}

void PdfWriter::drawIn(const Face &face, double left, double width, Align align,
                       const QString &text)
{
    if (text.isEmpty())
        return;
    m_painter.setFont(face.font);
    const double baseline = m_top + face.metrics.ascent();
    if (align == Align::Right) {
        // An amount is never truncated.
        double own = 0;
        for (const QChar c : text)
            own += face.metrics.horizontalAdvance(c);
        m_painter.drawText(QPointF(left + width - own, baseline), text);
        return;
    }
    const bool fits = double(text.size()) * face.widest <= width;
    m_painter.drawText(QPointF(left, baseline),
                       fits ? text : face.metrics.elidedText(text, Qt::ElideRight, width));
}

QString PdfWriter::textOf(const Column &column, const Cell &cell)
{
    if (cell.isEmpty)
        return {};
    switch (column.kind) {
    case ColumnKind::Text: return onOneLine(QString::fromUtf8(cell.text));
    case ColumnKind::Word:
    case ColumnKind::Status: return statusInWords(m_setting.words, cell.text);
    case ColumnKind::Amount: return amount(cell.number);
    case ColumnKind::Count: return m_setting.words.locale().toString(cell.number);
    case ColumnKind::DateTime: return dateTime(fromMillis(cell.number));
    case ColumnKind::Day: return date(fromMillis(cell.number));
    }
    Q_UNREACHABLE();
}

QString PdfWriter::amount(qint64 cents) const
{
    return eurosInWords(m_setting.words, cents);
}

QString PdfWriter::date(Timestamp at)
{
    const LocalMoment moment = m_setting.time.at(at);
    return dateText(QDate(moment.year, int(moment.month), int(moment.day)));
}

QString PdfWriter::dateText(const QDate &day) const
{
    const bool isGerman = m_setting.words.locale().language() == QLocale::German;
    return day.toString(isGerman ? u"dd.MM.yyyy"_s : u"dd/MM/yyyy"_s);
}

QString PdfWriter::dateTime(Timestamp at)
{
    const LocalMoment moment = m_setting.time.at(at);
    return date(at) + u" %1:%2"_s.arg(moment.hour, 2, 10, '0'_L1).arg(moment.minute, 2, 10, '0'_L1);
}

} // namespace tilldesk::exports
