#include "ui/widgets/settings/disk_bar.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace tilldesk::ui {
namespace {

constexpr int kHeight = 8;

} // namespace

DiskBar::DiskBar(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setFixedHeight(kHeight);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void DiskBar::setDisk(const BackupDisk &disk)
{
    m_disk = disk;
    update();
}

void DiskBar::paintEvent(QPaintEvent * /*event*/)
{
    constexpr double kRadius = 3;
    const Colours &colours = m_theme.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(rect(), kRadius, kRadius);
    painter.setClipPath(shape);
    painter.fillRect(rect(), colours.inset);
    if (m_disk.totalBytes <= 0)
        return;
    const auto place = [this](qint64 bytes) {
        return double(width()) * double(bytes) / double(m_disk.totalBytes);
    };
    painter.fillRect(QRectF(0, 0, place(m_disk.totalBytes - m_disk.freeBytes), height()),
                     colours.control);
    painter.fillRect(QRectF(0, 0, place(m_disk.backupBytes), height()), colours.accent);
}

} // namespace tilldesk::ui
