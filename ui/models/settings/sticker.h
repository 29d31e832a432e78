#pragma once

#include "core/domain/qr_matrix.h"
#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// What a sticker with the static QR code of a point of sale says.
struct Sticker {
    QString heading; ///< what to do
    QString note;    ///< how
    QString shop;    ///< who is paid
    QString place;   ///< the point of sale
    QString link;    ///< what the code holds
    QrMatrix code;

    friend bool operator==(const Sticker &, const Sticker &) = default;
};

/// Makes the stickers of points of sale: words of its own, codes from the service.
class StickerMaker : public QObject
{
    Q_OBJECT

public:
    explicit StickerMaker(const Gateways &gateways, QObject *parent = nullptr);

    /// Makes one for each, in this order; what was asked for before is forgotten.
    void make(const Profile &profile, const QList<PointOfSale> &pointsOfSale);
    /// A name for a file, without its ending: `Webshop-TILL1`.
    [[nodiscard]] static QString fileName(const Profile &profile, const QString &posId);

Q_SIGNALS:
    void made(const QList<tilldesk::ui::Sticker> &stickers);
    void failed(const QString &sentence);

private:
    void ask();

    const Gateways m_gateways;
    Profile m_profile;
    QList<PointOfSale> m_waiting;
    QList<Sticker> m_done;
    int m_round = 0;
};

} // namespace tilldesk::ui
