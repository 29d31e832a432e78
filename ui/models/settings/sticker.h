#pragma once

#include "core/domain/qr_matrix.h"
#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"

namespace tilldesk::ui {

/// The contents of a sticker with the static QR code of a point of sale.
struct Sticker {
    QString heading; ///< tells the customer to scan
    QString note;    ///< tells the customer which app to scan with
    QString shop;    ///< name of the shop or creditor that is paid
    QString place;   ///< name of the point of sale
    QString link;    ///< URL that the QR code encodes
    QrMatrix code;

    friend bool operator==(const Sticker &, const Sticker &) = default;
};

/// Makes stickers for points of sale. Reads the QR codes from the service.
class StickerMaker : public QObject
{
    Q_OBJECT

public:
    explicit StickerMaker(const Gateways &gateways, QObject *parent = nullptr);

    /// Makes a sticker for each point of sale, in this order. Drops an unfinished earlier request.
    /// Does not block: made() or failed() follows.
    void make(const Profile &profile, const QList<PointOfSale> &pointsOfSale);
    /// Returns a file name without its extension, for example `Webshop-TILL1`.
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
    Latest m_codes; ///< drops codes for an earlier request
};

} // namespace tilldesk::ui
