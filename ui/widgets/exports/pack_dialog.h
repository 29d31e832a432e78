#pragma once

#include "ui/models/exports/month_summary.h"
#include "ui/models/exports/pack_form.h"
#include "ui/models/exports/pack_schedule.h"
#include "ui/widgets/common/forward.h"

#include <QDialog>

class QCheckBox;

namespace tilldesk::ui {

class ComboBox;
class FileField;
class JobView;
class MonthView;

/// Writes the pack of a month: choice of month and folder, progress and outcome; and sets up the
/// pack that is made automatically. Not modal: the window stays usable. Closing the dialog stops a
/// running export.
class PackDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    /// @param chosen  merchants chosen at first; empty: all merchants
    PackDialog(const Gateways &gateways, const Theme &theme, Preferences &preferences,
               const QList<MerchantId> &chosen, QWidget *parent = nullptr);

    /// Asks before it replaces an earlier pack in `folder`, then starts writing. Sends the pack
    /// afterwards if the user has chosen that.
    void saveTo(const QString &folder);

Q_SIGNALS:
    /// The user follows a link to another part of the window.
    void linkChosen(tilldesk::ui::MonthLink link);

private:
    [[nodiscard]] QWidget *makeMerchants();
    void addPreview();
    void showPreview();
    /// Gives the dialog the size of its contents.
    void fit();
    void followLink(const MonthLink &link);
    [[nodiscard]] QWidget *makeDestination();
    /// Shows whether and how the pack can be saved and sent.
    void showSaving();
    /// Returns whether the pack is sent once it is saved.
    [[nodiscard]] bool isToSend() const;
    void sendSaved();
    /// Shows the figures of the chosen month and merchant.
    void showFigures();
    void save(const QString &folder);

    Preferences &m_preferences;
    PackForm m_form;
    MonthSummary m_summary;
    PackSchedule m_schedule;
    ComboBox *m_months;
    ComboBox *m_merchants;
    JobView *m_job;
    MonthView *m_figures;
    QPushButton *m_preview;
    FileField *m_folder;
    QLabel *m_earlier;
    QCheckBox *m_send;
    QWidget *m_content = nullptr; ///< all above the buttons; scrolls on a small screen
    QWidget *m_beside = nullptr;  ///< figures and schedule, to the right of the choices
    bool m_sendsSaved = false;    ///< the pack that is being written is sent afterwards
};

/// Opens a PackDialog over `view`, and returns it.
PackDialog *makePack(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                     const QList<MerchantId> &merchants, QWidget *view);

} // namespace tilldesk::ui
