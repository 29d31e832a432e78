#include "ui/models/staff/lock_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/staff/staff_words.h"

#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::ui {
namespace {

/// A PIN typed in part is forgotten after this time.
constexpr auto kForgetAfter = 30s;

QString clockText(Timestamp time)
{
    return QLocale().toString(inShopZone(time).time(), u"HH:mm"_s);
}

} // namespace

LockPresenter::LockPresenter(gateway::Staff &staff, const Clock &clock, const Ticker &ticker,
                             QObject *parent)
    : QObject(parent),
      m_staff(staff),
      m_clock(clock)
{
    connect(&staff, &gateway::Staff::changed, this, &LockPresenter::fill);
    connect(&ticker, &Ticker::ticked, this, &LockPresenter::tick);
    fill();
}

bool LockPresenter::isNeeded() const
{
    const StaffSession session = m_staff.session();
    return session.isOn
        && (session.isLocked || (session.member && session.member->pin == PinState::Temporary));
}

bool LockPresenter::isChoosingPin() const
{
    return isNeeded() && !m_staff.session().isLocked;
}

void LockPresenter::begin()
{
    const StaffSession session = m_staff.session();
    m_lockedBy = session.member ? session.member->id : StaffId();
    m_lockedAt = m_clock.now();
    m_chosen = m_lockedBy;
    m_pin.clear();
    m_firstPin.clear();
    m_problem.clear();
    fill();
    if (m_chosen.isEmpty() && m_people.size() == 1)
        choose(m_people.first().id);
}

void LockPresenter::lock()
{
    if (!m_staff.session().isOn)
        return;
    // A failure to store the entry does not keep the till open.
    std::ignore = m_staff.lock();
}

void LockPresenter::fill()
{
    m_people = m_staff.members();
    m_people.removeIf([](const StaffMember &member) {
        return !member.isEmployed() || member.pin == PinState::None;
    });
    if (!m_chosen.isEmpty() && chosen() == nullptr)
        m_chosen = {};
    m_tiles.clear();
    for (const StaffMember &member : std::as_const(m_people)) {
        const bool isBlocked = member.blockedUntil && *member.blockedUntil > m_clock.now();
        m_tiles << Tile{.id = member.id,
                        .name = StaffWords::firstName(member.name),
                        .initials = StaffWords::initials(member.name),
                        .role = StaffWords::role(member.role),
                        .note = note(member),
                        .isChosen = member.id == m_chosen,
                        .isBlocked = isBlocked};
    }
    Q_EMIT changed();
}

QString LockPresenter::note(const StaffMember &member) const
{
    if (member.blockedUntil && *member.blockedUntil > m_clock.now())
        return StaffWords::result(
            {.outcome = PinTry::Outcome::Blocked, .blockedUntil = member.blockedUntil},
            member.name);
    return member.id == m_lockedBy ? tr("Locked it at %1").arg(clockText(m_lockedAt)) : QString();
}

const StaffMember *LockPresenter::chosen() const
{
    const auto found = std::ranges::find(m_people, m_chosen, &StaffMember::id);
    return found == m_people.end() ? nullptr : &*found;
}

bool LockPresenter::isBlocked() const
{
    const StaffMember *member = chosen();
    return member != nullptr && member->blockedUntil && *member->blockedUntil > m_clock.now();
}

void LockPresenter::choose(const StaffId &id)
{
    if (id == m_chosen || m_isBusy || isChoosingPin())
        return;
    m_chosen = id;
    m_pin.clear();
    m_problem.clear();
    fill();
}

bool LockPresenter::chooseByLetter(QChar letter)
{
    const auto at = std::ranges::find(m_people, m_chosen, &StaffMember::id) - m_people.begin();
    for (qsizetype i = 1; i <= m_people.size(); ++i) {
        const StaffMember &member = m_people[(at + i) % m_people.size()];
        if (member.name.startsWith(letter, Qt::CaseInsensitive)) {
            choose(member.id);
            return true;
        }
    }
    return false;
}

void LockPresenter::chooseNext(int steps)
{
    if (m_people.isEmpty())
        return;
    const auto at = std::ranges::find(m_people, m_chosen, &StaffMember::id) - m_people.begin();
    const qsizetype last = m_people.size() - 1;
    choose(m_people[std::clamp<qsizetype>(at > last ? 0 : at + steps, 0, last)].id);
}

void LockPresenter::type(QStringView digits)
{
    if (m_isBusy || chosen() == nullptr || isBlocked())
        return;
    for (const QChar digit : digits) {
        if (digit >= u'0' && digit <= u'9' && m_pin.size() < kLongestPin)
            m_pin += digit;
    }
    m_typedAt = m_clock.now();
    m_problem.clear();
    Q_EMIT changed();
}

void LockPresenter::chop()
{
    m_pin.chop(1);
    m_typedAt = m_clock.now();
    Q_EMIT changed();
}

void LockPresenter::clear()
{
    m_pin.clear();
    m_firstPin.clear();
    m_problem.clear();
    if (isChoosingPin())
        return lock(); // a till must not stay open with a temporary PIN
    Q_EMIT changed();
}

bool LockPresenter::canOpen() const
{
    return !m_isBusy && chosen() != nullptr && !isBlocked() && m_pin.size() >= kShortestPin;
}

void LockPresenter::open()
{
    if (!canOpen())
        return;
    if (isChoosingPin())
        return takeNewPin();
    m_isBusy = true;
    Q_EMIT changed();
    whenReady(m_staff.signIn(m_chosen, std::exchange(m_pin, {})), this,
              [this](const Result<PinResult> &result) { takeSignIn(result); });
}

void LockPresenter::takeSignIn(const Result<PinResult> &result)
{
    m_isBusy = false;
    if (!result)
        return fail(Text::sentence(result.error()));
    const StaffMember *member = chosen();
    if (result->tried.outcome == PinTry::Outcome::Wrong && member != nullptr)
        return fail(StaffWords::result(result->tried, member->name));
    fill();
}

void LockPresenter::takeNewPin()
{
    const QString pin = std::exchange(m_pin, {});
    if (m_firstPin.isEmpty()) {
        if (const QString problem = StaffWords::pinProblem(pin); !problem.isEmpty())
            return fail(problem);
        m_firstPin = pin;
        Q_EMIT changed();
        return;
    }
    if (pin != std::exchange(m_firstPin, {}))
        return fail(tr("The two PINs differ."));
    m_isBusy = true;
    Q_EMIT changed();
    whenReady(m_staff.choosePin(pin), this, [this](const Result<void> &chosen) {
        m_isBusy = false;
        if (!chosen)
            return fail(Text::sentence(chosen.error()));
        fill();
    });
}

void LockPresenter::fail(const QString &problem)
{
    m_problem = problem;
    fill();
}

QString LockPresenter::problem() const
{
    const StaffMember *member = chosen();
    if (!isBlocked())
        return m_problem;
    return tr("%1 (%2 left)").arg(note(*member), countdown(*member->blockedUntil - m_clock.now()));
}

QString LockPresenter::heading() const
{
    if (isChoosingPin())
        return m_firstPin.isEmpty() ? tr("Choose your own PIN")
                                    : tr("Choose your own PIN: once more");
    const StaffMember *member = chosen();
    return member == nullptr ? tr("Choose your name")
                             : tr("PIN of %1").arg(StaffWords::firstName(member->name));
}

QString LockPresenter::forgottenWords() const
{
    QStringList owners;
    for (const StaffMember &member : m_people) {
        if (member.role == StaffRole::Owner && member.id != m_chosen)
            owners << StaffWords::firstName(member.name);
    }
    if (owners.isEmpty())
        return tr("Nobody else is an owner: set a new PIN on this computer with “tilldeskd staff "
                  "pin”.");
    return tr("A new PIN is given in Settings, Staff. Ask %1.")
        .arg(QLocale().createSeparatedList(owners));
}

void LockPresenter::tick()
{
    if (!isNeeded())
        return;
    if (!m_pin.isEmpty() && !m_isBusy && m_clock.now() - m_typedAt >= kForgetAfter) {
        m_pin.clear();
        Q_EMIT changed();
    }
    const auto isOver = [this](const Tile &tile) {
        const auto member = std::ranges::find(m_people, tile.id, &StaffMember::id);
        return tile.isBlocked && member->blockedUntil && *member->blockedUntil <= m_clock.now();
    };
    if (std::ranges::any_of(m_tiles, isOver))
        fill();
    else if (isBlocked())
        Q_EMIT changed(); // the time left
    Q_EMIT ticked();
}

QString LockPresenter::time() const
{
    return clockText(m_clock.now());
}

QString LockPresenter::day() const
{
    return dateWords(inShopZone(m_clock.now()).date(), weekdayPattern() + u" yyyy"_s);
}

} // namespace tilldesk::ui
