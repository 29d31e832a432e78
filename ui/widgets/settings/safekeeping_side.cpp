#include "ui/widgets/settings/safekeeping_side.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/settings/disk_bar.h"
#include "ui/widgets/theme/theme.h"

#include <QDesktopServices>
#include <QPushButton>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr Space kInside{.spacing = 6, .margins = {18, 16, 18, 16}};

} // namespace

SafekeepingSide::SafekeepingSide(const Theme &theme, SettingsSafekeeping &model, bool isHere,
                                 QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_isHere(isHere),
      m_rehearsal(named(makeText({}, u"strong"_s), u"lastRehearsal"_s)),
      m_rehearsalDetails(makeText({}, u"muted"_s)),
      m_nextRehearsal(makeLabel({}, u"small"_s)),
      m_diskName(makeSectionLabel({})),
      m_backups(makeLabel({}, u"plain"_s)),
      m_others(makeLabel({}, u"plain"_s)),
      m_free(named(makeText({}, u"plain"_s), u"freeSpace"_s)),
      m_none(makeText(tr("No backup has been made yet."), u"muted"_s)),
      m_open(named(makeButton(tr("Open folder"), u"link"_s), u"openBackups"_s))
{
    setFixedWidth(kWidth);
    m_disk = makeDisk(theme);
    fill(this, {makeRehearsal(), m_disk, makeLatest(theme), LayoutItem::stretch()},
         {.spacing = metrics::kGap});
    connect(&model, &SettingsSafekeeping::changed, this, [this] {
        if (const auto &state = m_model.state())
            show(*state);
    });
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const auto &state = m_model.state())
            QDesktopServices::openUrl(QUrl::fromLocalFile(state->settings.folder));
    });
    m_disk->hide();
    m_open->hide(); // until the folder is known to be there
}

QWidget *SafekeepingSide::makeRehearsal()
{
    return card(
        {makeSectionLabel(tr("Last rehearsal")), m_rehearsal, m_rehearsalDetails, m_nextRehearsal},
        kInside);
}

QWidget *SafekeepingSide::makeDisk(const Theme &theme)
{
    m_bar = new DiskBar(theme);
    return card({m_diskName, m_bar, m_backups, m_others, m_free}, kInside);
}

QWidget *SafekeepingSide::makeLatest(const Theme &theme)
{
    m_latest = new TextTableView(theme, m_model.latest(), tr("Latest backups"));
    m_latest->setWidths({0, 80, 124});
    return card({row({makeSectionLabel(tr("Latest backups")), LayoutItem::stretch(), m_open}),
                 m_latest, m_none},
                kInside);
}

void SafekeepingSide::show(const SafekeepingState &state)
{
    m_rehearsal->setText(SafekeepingWords::rehearsal(state));
    m_rehearsalDetails->setText(SafekeepingWords::rehearsalDetails(state));
    showText(m_nextRehearsal, SafekeepingWords::nextRehearsal(state));
    const BackupDisk &disk = state.disk;
    m_disk->setVisible(disk.totalBytes > 0);
    const QString diskName = tr("Disk %1").arg(disk.name);
    m_diskName->setText(diskName.toUpper());
    m_diskName->setAccessibleName(diskName);
    m_bar->setDisk(disk);
    m_backups->setText(
        tr("%1 backups: %2", nullptr, disk.backups)
            .arg(QString::number(disk.backups), SafekeepingWords::size(disk.backupBytes)));
    m_others->setText(tr("Other files: %1")
                          .arg(SafekeepingWords::size(std::max<qint64>(
                              0, disk.totalBytes - disk.freeBytes - disk.backupBytes))));
    const QString free = SafekeepingWords::size(disk.freeBytes);
    const QString enough = m_model.enoughFor();
    m_free->setText(enough.isEmpty() ? tr("Free: %1").arg(free)
                                     : tr("Free: %1, %2").arg(free, enough));
    m_none->setVisible(state.latest.isEmpty());
    m_latest->setVisible(!state.latest.isEmpty());
    m_open->setVisible(m_isHere && disk.isFolderThere);
}

} // namespace tilldesk::ui
