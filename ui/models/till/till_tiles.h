#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/common/shop_gateways.h"
#include "ui/models/common/ticker.h"
#include "ui/models/common/timing.h"
#include "ui/models/till/till_counters.h"

namespace tilldesk::ui {

/// The static QR code of a point of sale, and the payment that a scan opens now.
struct TillTile {
    TillCounter counter;
    std::optional<Payment> payment; ///< open, in progress, or just ended; empty: the code is free
    std::optional<Timestamp> endSeenAt;
    /// The request whose outcome is not known: the code stays closed until it is.
    std::optional<HostedOutcome> outcome = {};
};

/// The static QR codes of the counters, kept up to date. A payment that has ended stays for 5 s.
class TillTiles : public QObject
{
    Q_OBJECT

public:
    /// @pre The gateways, `ticker` and `counters` outlive this object.
    TillTiles(const ShopGateways &gateways, const Ticker &ticker, const TillCounters &counters,
              QObject *parent = nullptr);

    [[nodiscard]] const QList<TillTile> &tiles() const { return m_tiles; }
    /// Returns the payment of a tile, with expiry applied as of now; empty if its code is free.
    [[nodiscard]] std::optional<Payment> paymentAt(int index) const;
    [[nodiscard]] std::chrono::milliseconds timeLeft(int index) const;
    /// Returns the question to confirm before another payment replaces the one on the code; empty
    /// unless that payment is open.
    [[nodiscard]] QString replaceQuestion(int index, Amount amount) const;
    /// Returns the text below the name of a tile: its payment, or else what a press would do.
    /// @param keyed  the amount that a press would request; 0: none keyed in
    [[nodiscard]] QString line(int index, Amount keyed) const;
    /// Returns why a tile could not be read; empty if all were read.
    [[nodiscard]] const QString &problem() const { return m_problem; }

    void load();
    /// Puts a payment on the code of a tile. No-op while another one is in flight. Does not block:
    /// placed() or refused() follows.
    /// @param payment  its point of sale and shop are overwritten with those of the tile
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
    void loadOutcomes();
    [[nodiscard]] TillTile *tileOf(const TillCounter &counter);

    const ShopGateways m_gateways;
    const TillCounters &m_counters;
    QList<TillTile> m_tiles;
    Throttled m_loadSoon;
    Latest m_outcomes;
    QString m_problem;
    bool m_isBusy = false;
};

} // namespace tilldesk::ui
