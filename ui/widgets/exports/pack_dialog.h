#pragma once

#include "ui/models/exports/month_summary.h"
#include "ui/models/exports/pack_form.h"
#include "ui/widgets/common/forward.h"

#include <QDialog>

namespace tilldesk::ui {

/// Writes the pack of a month: choice of month and folder, progress and outcome. Not modal: the
/// window stays usable. Closing the dialog stops a running export.
class PackDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    /// @param chosen  merchants chosen at first; empty: all merchants
    PackDialog(const Gateways &gateways, const Theme &theme, Preferences &preferences,
               const QList<MerchantId> &chosen, QWidget *parent = nullptr);

    /// Asks before it replaces an earlier pack in `folder`, then starts writing.
    void saveTo(const QString &folder);

private:
    void chooseFolder();
    /// Shows the figures of the chosen month and merchant.
    void showFigures();
    void save(const QString &folder);

    Preferences &m_preferences;
    PackForm m_form;
    MonthSummary m_summary;
};

/// Opens a PackDialog over `view`.
void makePack(const Gateways &gateways, const Theme &theme, Preferences &preferences,
              const QList<MerchantId> &merchants, QWidget *view);

} // namespace tilldesk::ui
