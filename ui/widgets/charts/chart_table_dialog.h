#pragma once

#include "ui/models/charts/chart_table.h"
#include "ui/models/lists/text_table.h"
#include "ui/widgets/print/print_dialogs.h"

#include <QDialog>

class QLabel;

namespace tilldesk::ui {

class Theme;

/// The figures of a chart as a table, which can be saved as CSV.
class ChartTableDialog : public QDialog
{
    Q_OBJECT

public:
    ChartTableDialog(const Theme &theme, const ChartTable &table, QWidget *parent = nullptr);

private:
    void tell(const PrintOutcome &outcome);

    TextTable m_model;
    QLabel *m_outcome;
};

/// Asks for a file and writes the table to it as CSV. `told` gets the outcome; it is not called if
/// the user cancels. Errors: `FileNotWritten`.
/// @param parent  parent of the dialog; `told` is not called after its destruction
void saveTable(QWidget *parent, const ChartTable &table,
               const std::function<void(const PrintOutcome &)> &told);

} // namespace tilldesk::ui
