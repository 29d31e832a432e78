#pragma once

#include "ui/models/exports/month_link.h"
#include "ui/models/reports/report_presenter.h"
#include "ui/models/reports/report_table.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/print/print_dialogs.h"

#include <QWidget>

namespace tilldesk::ui {

class BarChart;
class FigureTile;

/// The takings of a period as sums, bars and rows, which the user can print and save.
class TakingsPage : public QWidget
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    TakingsPage(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                const ProfileChoice &profiles, Preferences &preferences, QWidget *parent = nullptr);

    void print();
    /// Opens the menu of the exports.
    void showExports();
    [[nodiscard]] ReportPresenter &presenter() { return m_presenter; }

Q_SIGNALS:
    /// Emitted when the user opens a bar: asks for the paid payments of its days.
    void paymentsRequested(const tilldesk::ui::Period &period);
    /// The user follows a link of the month's dialog.
    void monthLinkChosen(tilldesk::ui::MonthLink link);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] FilterChips *makeFilters();
    [[nodiscard]] QLayout *makeTiles();
    [[nodiscard]] QWidget *makeFigures();
    void showState();
    void showMessage();
    void act();
    void openBar(int bar);
    [[nodiscard]] PrintedDocument document() const;
    void exportPayments();
    void exportVatBook();
    void savePdf();
    void saveCsv();
    void tell(const PrintOutcome &outcome);

    const Gateways m_gateways;
    const Theme &m_theme;
    Preferences &m_preferences;
    ReportPresenter m_presenter;
    ReportTable m_rows;
    QList<FigureTile *> m_tiles;
    QLabel *m_heading;
    QLabel *m_note;
    QLabel *m_words; ///< an error, or the outcome of saving
    BarChart *m_chart;
    QWidget *m_bars = nullptr; ///< card of the chart
    TableView *m_table;
    MessagePage *m_message;
    QStackedWidget *m_stack;
    QPushButton *m_print;
    QPushButton *m_export;
};

} // namespace tilldesk::ui
