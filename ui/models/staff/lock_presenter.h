#pragma once

#include "core/base/clock.h"
#include "core/gateway/staff.h"
#include "ui/models/common/ticker.h"

namespace tilldesk::ui {

/// The locked till: who may open it, the PIN that is being typed, and what came of it. A temporary
/// PIN is replaced in the same place: the person types a new PIN twice.
class LockPresenter : public QObject
{
    Q_OBJECT

public:
    /// A person who may open the till.
    struct Tile {
        StaffId id;
        QString name; ///< first name
        QString initials;
        QString role;
        QString note; ///< who locked the till, and when; or until when the person is blocked
        bool isChosen = false;
        bool isBlocked = false;

        friend bool operator==(const Tile &, const Tile &) = default;
    };
    static constexpr int kShortestPin = 4;
    static constexpr int kLongestPin = 8;

    /// @pre all objects passed by reference must outlive this object
    LockPresenter(gateway::Staff &staff, const Clock &clock, const Ticker &ticker,
                  QObject *parent = nullptr);

    /// Returns whether the window must show the lock: somebody has to sign in, or to replace a
    /// temporary PIN.
    [[nodiscard]] bool isNeeded() const;
    /// Starts anew with the person who locked the till. Called when the lock appears.
    void begin();
    /// Locks the till, if the shop has staff. Does not block.
    void lock();

    /// Returns the people in the order in which they were added.
    [[nodiscard]] const QList<Tile> &tiles() const { return m_tiles; }
    /// Chooses a person, and forgets the digits typed for another one.
    void choose(const StaffId &id);
    /// Chooses the next person whose name begins with the letter. Returns whether there is one.
    bool chooseByLetter(QChar letter);
    /// Chooses the person that many tiles further; stops at the ends.
    void chooseNext(int steps);

    /// Adds digits; ignores other characters, and all keys while nothing can be typed.
    void type(QStringView digits);
    void chop();
    void clear();
    /// Tries the PIN, or takes it as the new one. Does not block.
    void open();

    /// `PIN of Anna`; what to type while a new PIN is chosen.
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString problem() const;
    /// Returns what happens after "Forgotten your PIN?".
    [[nodiscard]] QString forgottenWords() const;
    [[nodiscard]] int digits() const { return int(m_pin.size()); }
    [[nodiscard]] bool canOpen() const;
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Returns the time for the large clock, `14:34`, and the day below it.
    [[nodiscard]] QString time() const;
    [[nodiscard]] QString day() const;

Q_SIGNALS:
    void changed();
    void ticked(); ///< time() may have changed

private:
    void tick();
    void fill();
    void fail(const QString &problem);
    void takeSignIn(const Result<PinResult> &result);
    void takeNewPin();
    [[nodiscard]] bool isChoosingPin() const;
    [[nodiscard]] bool isBlocked() const;
    [[nodiscard]] const StaffMember *chosen() const;
    [[nodiscard]] QString note(const StaffMember &member) const;

    gateway::Staff &m_staff;
    const Clock &m_clock;
    QList<StaffMember> m_people; ///< those who may sign in
    QList<Tile> m_tiles;
    StaffId m_chosen;
    StaffId m_lockedBy;
    Timestamp m_lockedAt;
    QString m_pin;
    QString m_firstPin; ///< the new PIN as typed first; empty: not yet
    QString m_problem;
    Timestamp m_typedAt;
    bool m_isBusy = false;
};

} // namespace tilldesk::ui
