#pragma once

#include "ui/models/exports/export_form.h"

#include <QDialog>

namespace tilldesk::ui {

class Preferences;

/// Writes a list to a file: in which format, where, how far it is, and what became of it. Not
/// modal: the window stays usable. Closing it stops what is under way.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre the gateways and the preferences outlive it
    /// @param what  is exported, for example `1 284 payments · € 38 912.40`
    ExportDialog(const Gateways &gateways, Preferences &preferences, const ExportList &list,
                 const QString &what, QWidget *parent = nullptr);

    /// Writes to a file that the person has chosen.
    void saveTo(const QString &path);

private:
    void choosePath();
    void fit();

    Preferences &m_preferences;
    ExportForm m_form;
};

/// Shows an ExportDialog over a view.
void exportList(const Gateways &gateways, Preferences &preferences, const ExportList &list,
                const QString &what, QWidget *view);

} // namespace tilldesk::ui
