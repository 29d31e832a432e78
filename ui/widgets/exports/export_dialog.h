#pragma once

#include "ui/models/exports/export_form.h"

#include <QDialog>
#include <QMap>

namespace tilldesk::ui {

class FormatList;
class Preferences;

/// Exports a list to a file: choice of format and file, progress and outcome. Not modal: the window
/// stays usable. Closing the dialog stops a running export.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre `gateways` and `preferences` must outlive this object.
    /// @param what  what is exported, for example `1 284 payments · € 38 912.40`
    ExportDialog(const Gateways &gateways, Preferences &preferences, const ExportList &list,
                 const QString &what, QWidget *parent = nullptr);

    /// Starts writing to `path`, which the user has chosen.
    void saveTo(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *makeFormats();
    void choose(ExportContent content);
    void choosePath();
    void fit();

    Preferences &m_preferences;
    ExportForm m_form;
    QMap<ExportContent, FormatList *> m_formats;
};

/// Opens an ExportDialog over `view`.
void exportList(const Gateways &gateways, Preferences &preferences, const ExportList &list,
                const QString &what, QWidget *view);

} // namespace tilldesk::ui
