#pragma once

#include "ui/models/exports/pack_form.h"

#include <QDialog>

namespace tilldesk::ui {

class Preferences;
class Theme;

/// Writes a month's pack: of which month, where, how far it is, and what became of it. Not modal:
/// the window stays usable. Closing it stops what is under way.
class PackDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre all outlive it
    /// @param merchants  empty: of every merchant
    PackDialog(const Gateways &gateways, const Theme &theme, Preferences &preferences,
               const QList<MerchantId> &merchants, QWidget *parent = nullptr);

    /// Asks before an earlier pack in a folder is replaced, then writes.
    void saveTo(const QString &folder);

private:
    void chooseFolder();
    void save(const QString &folder);

    Preferences &m_preferences;
    PackForm m_form;
};

/// Shows a PackDialog over a view.
void makePack(const Gateways &gateways, const Theme &theme, Preferences &preferences,
              const QList<MerchantId> &merchants, QWidget *view);

} // namespace tilldesk::ui
