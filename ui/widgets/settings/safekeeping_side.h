#pragma once

#include "ui/models/settings/settings_safekeeping.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class DiskBar;
class TextTableView;

/// The cards beside the settings of the backups: the last rehearsal, the disk, the latest backups.
class SafekeepingSide : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kWidth = 360; ///< beside the settings

    /// @param isHere  the shop is on this computer, which can open the folder of the backups
    /// @pre both references must outlive this object
    SafekeepingSide(const Theme &theme, SettingsSafekeeping &model, bool isHere,
                    QWidget *parent = nullptr);

private:
    [[nodiscard]] QWidget *makeRehearsal();
    [[nodiscard]] QWidget *makeDisk(const Theme &theme);
    [[nodiscard]] QWidget *makeLatest(const Theme &theme);
    void show(const SafekeepingState &state);

    SettingsSafekeeping &m_model;
    const bool m_isHere;
    QLabel *m_rehearsal;
    QLabel *m_rehearsalDetails;
    QLabel *m_nextRehearsal;
    QWidget *m_disk = nullptr;
    QLabel *m_diskName;
    DiskBar *m_bar = nullptr;
    QLabel *m_backups;
    QLabel *m_others;
    QLabel *m_free;
    TextTableView *m_latest = nullptr;
    QLabel *m_none;
    QPushButton *m_open;
};

} // namespace tilldesk::ui
