#pragma once

#include "ui/models/common/ticker.h"
#include "ui/models/common/timing.h"
#include "ui/models/till/till_counters.h"

namespace tilldesk::ui {

/// A printed QR code of a point of sale, and the payment it stands for at the moment.
struct TillTile {
    TillCounter counter;
    std::optional<Payment> payment; ///< open, under way, or ended a moment ago
    std::optional<Timestamp> endSeenAt;
};

/// The static QR codes of the counters, live. A payment that has ended stays for 5 s.
class TillTiles : public QObject
{
    Q_OBJECT

public:
    /// @pre all three outlive it
    TillTiles(const Gateways &gateways, const Ticker &ticker, const TillCounters &counters,
              QObject *parent = nullptr);

    [[nodiscard]] const QList<TillTile> &tiles() const { return m_tiles; }
    /// The payment of a tile as of now; empty when its code is free.
    [[nodiscard]] std::optional<Payment> paymentAt(int index) const;
    [[nodiscard]] std::chrono::milliseconds timeLeft(int index) const;
    /// What to ask before the code gets another payment; empty when it is free.
    [[nodiscard]] QString replaceQuestion(int index, Amount amount) const;
    /// What a tile says below its name. @param keyed  the amount that could be put there
    [[nodiscard]] QString line(int index, Amount keyed) const;
    /// Why not all is known; empty when all is.
    [[nodiscard]] const QString &problem() const { return m_problem; }

    void load();
    /// Puts a payment on the code. Nothing while one is being put somewhere.
    /// @param payment  its point of sale is that of the tile
    void put(int index, NewPayment payment);
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

Q_SIGNALS:
    void changed();
    void placed();
    void refused(const tilldesk::Error &error);

private:
    void build();
    void tick();
    void follow(const QList<PaymentChange> &changes);
    void take(const TillCounter &counter, const Result<Payment> &active);
    [[nodiscard]] TillTile *tileOf(const TillCounter &counter);

    const Gateways m_gateways;
    const TillCounters &m_counters;
    QList<TillTile> m_tiles;
    Throttled m_loadSoon;
    QString m_problem;
    bool m_isBusy = false;
};

} // namespace tilldesk::ui
