#include "ui/models/exports/pack_form.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/exports/export_words.h"
#include "ui/models/settings/safekeeping_words.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr std::chrono::milliseconds kDelay{150}; // after the last choice

} // namespace

PackForm::PackForm(const Gateways &gateways, QList<MerchantId> merchants, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_chosen(std::move(merchants)),
      m_month(months().at(months().first() < runningMonth() ? 0 : 1)),
      m_askSizeSoon(kDelay, [this] { askSize(); })
{
    whenReady(gateways.merchants.merchants(), this, [this](const Result<QList<Merchant>> &all) {
        m_merchants = all.value_or(QList<Merchant>());
        Q_EMIT merchantsChanged();
    });
    askSize();
}

MerchantId PackForm::merchant() const
{
    return m_chosen.size() == 1 ? m_chosen.first() : MerchantId();
}

void PackForm::chooseMerchant(const MerchantId &merchant)
{
    const QList<MerchantId> wanted =
        merchant.isEmpty() ? QList<MerchantId>() : QList<MerchantId>{merchant};
    if (wanted == m_chosen || m_job.isWriting())
        return;
    m_chosen = wanted;
    m_job.reset();
    m_askSizeSoon.request();
}

QDate PackForm::runningMonth() const
{
    const QDate today = inShopZone(m_gateways.clock.now()).date();
    return {today.year(), today.month(), 1};
}

bool PackForm::isRunning() const
{
    return m_month == runningMonth();
}

void PackForm::setParts(const PackParts &parts)
{
    if (parts == m_parts || m_job.isWriting())
        return;
    m_parts = parts;
    m_job.reset();
    m_askSizeSoon.request();
}

QList<QDate> PackForm::months() const
{
    constexpr int kMonths = 36;
    const QDate running = runningMonth();
    QList<QDate> months;
    if (inShopZone(m_gateways.clock.now()).date() != running)
        months << running;
    for (int i = 1; i <= kMonths; ++i)
        months << running.addMonths(-i);
    return months;
}

void PackForm::choose(QDate month)
{
    if (m_month == month || m_job.isWriting())
        return;
    m_month = month;
    m_job.reset();
    m_askSizeSoon.request();
}

PackRequest PackForm::request(bool isBeside) const
{
    return {m_month, m_chosen, exportLanguage(), isBeside, m_parts, isRunning()};
}

void PackForm::askSize()
{
    m_sizes.ask(
        m_gateways.exports.packSize(request(false)), this, [this](const Result<PackSize> &size) {
            m_size = size ? tr("%1 files · about %2", nullptr, int(size->files))
                                .arg(wholeNumber(size->files), SafekeepingWords::size(size->bytes))
                          : QString();
            Q_EMIT sizeChanged();
        });
}

QString PackForm::folderName() const
{
    return u"tilldesk-"_s + m_month.toString(u"yyyy-MM"_s);
}

QStringList PackForm::packsIn(const QString &folder) const
{
    QStringList packs = QDir(folder).entryList({folderName() + u"*"_s}, QDir::Dirs);
    packs.removeIf(
        [this](const QString &pack) { return pack.contains(u"-so-far"_s) != isRunning(); });
    return packs;
}

QString PackForm::question(const QString &folder) const
{
    const QStringList packs = packsIn(folder);
    if (packs.isEmpty())
        return {};
    return tr("The folder %1 already contains an earlier pack of this month. It will be replaced.")
        .arg(packs.join(u", "_s));
}

QString PackForm::earlier(const QString &folder) const
{
    QDateTime latest;
    for (const QString &pack : packsIn(folder))
        latest = std::max(latest, QFileInfo(QDir(folder).filePath(pack)).lastModified());
    return latest.isValid()
        ? tr("This folder has a pack of %1, saved on %2.")
              .arg(ExportWords::month(m_month), dayText(latest.toTimeZone(shopZone()).date()))
        : QString();
}

QString PackForm::whyNot(const QString &folder) const
{
    return folder.isEmpty() || !QFileInfo(folder).isDir() ? tr("Choose a folder that exists")
                                                          : QString();
}

QString PackForm::whyNotSend() const
{
    if (isRunning())
        return tr("A month that is not over is not sent");
    if (!m_chosen.isEmpty() && m_merchants.size() > 1)
        return tr("Packs are sent for all merchants together");
    return m_parts == PackParts() ? QString() : tr("Packs are sent with all parts and formats");
}

void PackForm::save(const QString &folder)
{
    m_folder = folder;
    write(false);
}

void PackForm::saveBeside()
{
    write(true);
}

void PackForm::preview()
{
    // Beside an earlier preview, which a program may show.
    writeTo(m_previewJob, m_previews.path(), true);
}

QString PackForm::previewedGuide() const
{
    if (m_previewJob.state() != ExportJob::State::Done)
        return {};
    return m_previewJob.report().folders.value(0) + u"/reading-guide.pdf"_s;
}

void PackForm::write(bool isBeside)
{
    writeTo(m_job, m_folder, isBeside);
}

void PackForm::writeTo(ExportJob &job, const QString &path, bool isBeside)
{
    job.begin([&exports = m_gateways.exports, request = request(isBeside),
               folder = path](const ExportJob::Control &control) {
        return exports.writePack(request, folder, control);
    });
}

} // namespace tilldesk::ui
