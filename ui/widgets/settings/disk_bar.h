#pragma once

#include "core/gateway/safekeeping.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

/// How full a disk is: backups, other files, free space. The lines below the bar say the same in
/// words.
class DiskBar : public QWidget
{
    Q_OBJECT

public:
    explicit DiskBar(const Theme &theme, QWidget *parent = nullptr);

    void setDisk(const BackupDisk &disk);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    BackupDisk m_disk;
};

} // namespace tilldesk::ui
