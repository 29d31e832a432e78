#include "ui/models/settings/till_invite.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

TillInvite::TillInvite(const ShopGateways &gateways, const Ticker &ticker, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    connect(&gateways.tills, &gateway::Tills::changed, this, &TillInvite::read);
    connect(&ticker, &Ticker::ticked, this, &TillInvite::tick);
}

TillInvite::~TillInvite()
{
    disconnect(&m_gateways.tills, nullptr, this, nullptr);
    stop();
}

void TillInvite::stop()
{
    if (!isOpen() && m_state != State::Making)
        return;
    end(State::Ended, withdrawn());
    std::ignore = m_gateways.tills.stopInviting();
}

bool TillInvite::isOpen() const
{
    return m_state == State::Waiting || m_state == State::Asking;
}

QString TillInvite::withdrawn()
{
    return tr("This code was withdrawn or replaced. Make a new one.");
}

QString TillInvite::stateText() const
{
    switch (m_state) {
    case State::Making: return tr("A code is being made");
    case State::Waiting: return tr("Waiting for the till");
    case State::Asking:
        return tr("“%1” asks to be added. Does its screen show the same fingerprint?")
            .arg(m_request.name);
    case State::Added: return tr("“%1” was added. Its window is connected.").arg(m_added);
    case State::Ended:
    case State::Failed: break;
    }
    return {};
}

void TillInvite::begin(const QString &host)
{
    end(State::Making, {});
    whenReady(m_gateways.tills.invite(host), this, [this](const Result<TillInvitation> &made) {
        if (m_state != State::Making)
            return; // stopped meanwhile
        if (!made)
            return end(State::Failed, Text::sentence(made.error()));
        m_invitation = *made;
        m_state = State::Waiting;
        Q_EMIT changed();
        read(); // the till may have been faster than the answer
    });
}

void TillInvite::read()
{
    if (!isOpen())
        return;
    whenReady(m_gateways.tills.tills(), this, [this](const Result<TillList> &now) {
        if (now && isOpen())
            take(*now);
    });
}

void TillInvite::take(const TillList &now)
{
    const TillPairing &pairing = now.pairing;
    if (pairing.until != m_invitation.until)
        return end(State::Ended, withdrawn());
    switch (pairing.state) {
    case TillPairing::State::Waiting:
        m_request = pairing.asking.value_or(TillRequest());
        m_state = pairing.asking ? State::Asking : State::Waiting;
        Q_EMIT changed();
        return;
    case TillPairing::State::None: return end(State::Ended, withdrawn());
    case TillPairing::State::TooManyTries:
        return end(State::Ended, tr("Too many wrong codes. Make a new one."));
    case TillPairing::State::Added: {
        const auto till = std::ranges::find(now.tills, pairing.added, &Till::id);
        m_added = till == now.tills.end() ? QString() : till->name;
        return end(State::Added, {});
    }
    }
}

void TillInvite::follow(const TillPairing &pairing)
{
    m_invitation = {.code = {},
                    .until = pairing.until,
                    .link = {},
                    .qr = {},
                    .fingerprint = m_gateways.tills.access().fingerprint};
    m_request = *pairing.asking;
    m_state = State::Asking;
    Q_EMIT changed();
}

void TillInvite::answer(bool isYes)
{
    if (m_state != State::Asking)
        return;
    if (isYes) {
        whenReady(m_gateways.tills.accept(m_request.id), this, [this](const Result<Till> &added) {
            if (added || !isOpen())
                return;
            m_problem = added.error().code == ErrorCode::FieldInvalid
                ? tr("“%1” no longer asks.").arg(m_request.name)
                : Text::sentence(added.error());
            Q_EMIT changed();
            read();
        });
        return;
    }
    std::ignore = m_gateways.tills.refuse(m_request.id);
    end(State::Ended, tr("“%1” was turned away, and its code has ended.").arg(m_request.name));
}

void TillInvite::tick()
{
    if (!isOpen())
        return;
    if (m_gateways.clock.now() >= m_invitation.until)
        end(State::Ended, tr("The ten minutes are over. Make a new code."));
    else
        Q_EMIT ticked();
}

void TillInvite::end(State state, const QString &problem)
{
    m_state = state;
    m_problem = problem;
    m_invitation = {};
    Q_EMIT changed();
}

QString TillInvite::code() const
{
    const QString &code = m_invitation.code;
    return code.isEmpty() ? QString() : QString(code.first(3) + u' ' + code.sliced(3));
}

QString TillInvite::timeLeft() const
{
    return tr("Ends in %1").arg(countdown(m_invitation.until - m_gateways.clock.now()));
}

double TillInvite::shareLeft() const
{
    const std::chrono::milliseconds left = m_invitation.until - m_gateways.clock.now();
    const std::chrono::milliseconds all = kPairingLife;
    return std::clamp(double(left.count()) / double(all.count()), 0.0, 1.0);
}

} // namespace tilldesk::ui
