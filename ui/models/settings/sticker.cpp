#include "ui/models/settings/sticker.h"

#include "ui/models/common/text.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

StickerMaker::StickerMaker(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
}

void StickerMaker::make(const Profile &profile, const QList<PointOfSale> &pointsOfSale)
{
    m_codes.drop();
    m_profile = profile;
    m_waiting = pointsOfSale;
    m_done.clear();
    ask();
}

void StickerMaker::ask()
{
    if (m_waiting.isEmpty()) {
        Q_EMIT made(m_done);
        return;
    }
    const PointOfSale place = m_waiting.takeFirst();
    m_codes.await(m_gateways.merchants.locationCode(m_profile.id, place.id), this,
                  [this, place](const Result<QrMatrix> &code) {
                      if (!code) {
                          Q_EMIT failed(Text::sentence(code.error()));
                          return;
                      }
                      m_done << Sticker{tr("Scan to pay"),
                                        tr("With the camera or your payment app"),
                                        place.shopName.isEmpty() ? m_profile.creditorName
                                                                 : place.shopName,
                                        place.name.isEmpty() ? place.id : place.name,
                                        m_gateways.merchants.locationLink(m_profile.id, place.id),
                                        *code};
                      ask();
                  });
}

QString StickerMaker::fileName(const Profile &profile, const QString &posId)
{
    QString name = profile.name;
    if (!posId.isEmpty())
        name += u"-"_s + posId;
    for (QChar &c : name)
        c = c.isLetterOrNumber() || c == u'-' ? c : QChar(u'-');
    return name;
}

} // namespace tilldesk::ui
