#include "ui/models/settings/settings_tills.h"

#include "core/base/version.h"
#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/staff/staff_words.h"

#include <QVersionNumber>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kOffice = u"office"_s; ///< id of the row of the service's computer

} // namespace

SettingsTills::SettingsTills(const ShopGateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_counters(gateways),
      m_table({tr("Till"), tr("Point of sale"), tr("State"), tr("Signed in"), tr("Last seen"),
               tr("Address"), tr("Version")})
{
    connect(&m_counters, &TillCounters::changed, this, [this] {
        if (m_state == State::Ready)
            showRows();
    });
    connect(&gateways.tills, &gateway::Tills::changed, this, &SettingsTills::load);
}

void SettingsTills::load()
{
    m_access = m_gateways.tills.access();
    m_counters.load();
    whenReady(m_gateways.tills.tills(), this, [this](const Result<TillList> &list) {
        if (m_state == State::Failed || !list)
            m_failure = list ? QString() : Text::sentence(list.error());
        m_state = list ? State::Ready : State::Failed;
        if (list) {
            m_tills = list->tills;
            m_pairing = list->pairing;
        }
        showRows();
    });
}

template <typename T>
void SettingsTills::take(const Result<T> &result)
{
    m_failure = result ? QString() : Text::sentence(result.error());
    load();
}

void SettingsTills::showRows()
{
    const Timestamp now = m_gateways.clock.now();
    QList<Till> tills = m_tills;
    std::ranges::stable_partition(tills, [](const Till &till) { return !till.revokedAt; });
    QList<TextRow> rows;
    if (!tills.isEmpty())
        rows << officeRow();
    for (const Till &till : std::as_const(tills)) {
        const bool isOld = till.revokedAt.has_value();
        const QString day = dayText(inShopZone(till.addedAt).date());
        const QString added = tr("Added on %1").arg(day);
        const QString by =
            till.addedBy.isEmpty() ? added : tr("Added on %1 by %2").arg(day, till.addedBy);
        rows << TextRow{
            till.id.text(),
            {{.text = till.name, .hint = till.name + u'\n' + by, .isQuiet = isOld, .second = added},
             placeOf(till),
             stateOf(till),
             signedInAt(till),
             {.text = till.lastSeenAt ? shortMoment(*till.lastSeenAt, now) : tr("Never"),
              .hint = till.lastSeenAt ? fullMoment(*till.lastSeenAt) : QString(),
              .isQuiet = true},
             {.text = till.lastAddress.isEmpty() ? u"–"_s : till.lastAddress, .isQuiet = true},
             versionOf(till)}};
    }
    m_table.setRows(rows);
    Q_EMIT changed();
}

/// The computer of the service, which is no till.
TextRow SettingsTills::officeRow() const
{
    const bool isHere = m_gateways.connection == nullptr;
    const StaffSession session = m_gateways.staff.session();
    const bool knowsWho = isHere && session.isOn && !session.isLocked && session.member;
    const QString words = isHere ? tr("this computer, the shop’s server") : tr("the shop’s server");
    return {kOffice,
            {{.text = tr("Office"), .hint = words, .second = words},
             {.text = u"–"_s, .isQuiet = true},
             {.text = tr("Connected"), .tone = Tone::Green},
             {.text = knowsWho ? session.member->name : u"–"_s, .isQuiet = !knowsWho},
             {.text = tr("now"), .isQuiet = true},
             {.text = m_access.addresses.value(0, u"–"_s), .isQuiet = true},
             {.text = isHere ? QString::fromUtf8(version()) : u"–"_s, .isQuiet = true}}};
}

/// Returns where the till view begins, and what anybody may do there if that is limited.
TextCell SettingsTills::placeOf(const Till &till) const
{
    const TillCounter *place = m_counters.find(till.profileId, till.posId);
    TextCell cell{.text = place              ? place->label()
                      : till.posId.isEmpty() ? u"–"_s
                                             : till.posId,
                  .isQuiet = till.posId.isEmpty() || till.revokedAt.has_value()};
    switch (till.atMost) {
    case StaffRole::Manager: cell.second = tr("at most manager"); break;
    case StaffRole::Cashier: cell.second = tr("at most cashier"); break;
    case StaffRole::Owner:
    case StaffRole::Bookkeeper: break;
    }
    cell.hint = cell.second.isEmpty() ? cell.text : cell.text + u'\n' + cell.second;
    return cell;
}

/// Returns the version of a till's program. A till of another version works as long as the service
/// admits it.
TextCell SettingsTills::versionOf(const Till &till) const
{
    TextCell cell{.text = till.version.isEmpty() ? u"–"_s : till.version, .isQuiet = true};
    const auto own = QVersionNumber::fromString(QString::fromUtf8(version()));
    if (!till.version.isEmpty() && !till.revokedAt && !m_access.tooOld.contains(till.id)
        && QVersionNumber::fromString(till.version) < own)
        cell.second = tr("older, still works");
    return cell;
}

const ConnectedTill *SettingsTills::connection(const Till &till) const
{
    const auto found = std::ranges::find(m_access.connected, till.id, &ConnectedTill::till);
    return found == m_access.connected.end() ? nullptr : &*found;
}

TextCell SettingsTills::stateOf(const Till &till) const
{
    if (till.revokedAt) {
        const QString at = fullMoment(*till.revokedAt);
        return {.text = tr("Revoked"),
                .hint = till.revokedBy.isEmpty() ? at : tr("%1, by %2").arg(at, till.revokedBy),
                .tone = Tone::Grey};
    }
    if (m_access.tooOld.contains(till.id))
        return {.text = tr("Too old"),
                .hint = tr("Install the version of the shop’s computer on this till"),
                .tone = Tone::Red};
    return connection(till) != nullptr ? TextCell{.text = tr("Connected"), .tone = Tone::Green}
                                       : TextCell{.text = tr("Not connected"), .tone = Tone::Amber};
}

TextCell SettingsTills::signedInAt(const Till &till) const
{
    const ConnectedTill *at = connection(till);
    if (at == nullptr || !at->session.isOn)
        return {.text = u"–"_s, .isQuiet = true};
    if (at->session.isLocked || !at->session.member)
        return {.text = tr("Locked"), .isQuiet = true};
    return {.text = at->session.member->name};
}

QString SettingsTills::summary() const
{
    const auto revoked =
        std::ranges::count_if(m_tills, [](const Till &till) { return till.revokedAt.has_value(); });
    const auto connected = std::ranges::count_if(
        m_tills, [this](const Till &till) { return connection(till) != nullptr; });
    const QString here =
        tr("%1 of %2 connected").arg(wholeNumber(connected), wholeNumber(m_tills.size() - revoked));
    return revoked == 0
        ? here
        : tr("%1, %2 revoked", nullptr, int(revoked)).arg(here, wholeNumber(revoked));
}

QString SettingsTills::problem() const
{
    return m_access.isOn && m_access.port == 0
        ? tr("Other computers cannot connect: the shop’s computer cannot open the port for tills. "
             "Another program may be using it.")
        : QString();
}

void SettingsTills::setOn(bool isOn)
{
    whenReady(m_gateways.tills.setOn(isOn), this,
              [this](const Result<void> &result) { take(result); });
}

QString SettingsTills::closeQuestion()
{
    return tr("All tills lose their connection at once. They stay on the list and connect again "
              "when you allow it.");
}

QString SettingsTills::askingWords() const
{
    return m_pairing.asking ? tr("“%1” asks to be added as a till.").arg(m_pairing.asking->name)
                            : QString();
}

QString SettingsTills::whyNotAdd() const
{
    if (m_state != State::Ready)
        return tr("The tills are not known yet");
    if (!m_access.isOn)
        return tr("Only this computer may connect. Let other computers connect first");
    if (m_access.port == 0)
        return problem();
    return m_access.addresses.isEmpty() ? tr("The shop’s computer has no network") : QString();
}

QString SettingsTills::whyNotChange(const QString &id) const
{
    if (id == kOffice)
        return tr("The shop’s computer cannot be revoked");
    const Till *till = find(id);
    if (till == nullptr)
        return tr("Choose a till first");
    return till->revokedAt ? tr("This till is revoked") : QString();
}

QString SettingsTills::nameOf(const QString &id) const
{
    const Till *till = find(id);
    return till == nullptr ? QString() : till->name;
}

bool SettingsTills::isRevoked(const QString &id) const
{
    const Till *till = find(id);
    return till != nullptr && till->revokedAt;
}

SettingsTillForm *SettingsTills::makeForm(const QString &id) const
{
    QList<Till> others = m_tills;
    others.removeIf(
        [&id](const Till &till) { return till.id.text() == id || till.revokedAt.has_value(); });
    return new SettingsTillForm(m_gateways, *find(id), others, m_counters.counters());
}

QString SettingsTills::revokeQuestion(const QString &id) const
{
    return tr("“%1” loses its connection at once and for ever. What was sold there stays in the "
              "books. To use that computer again, add it as a new till.")
        .arg(nameOf(id));
}

void SettingsTills::revoke(const QString &id)
{
    whenReady(m_gateways.tills.revoke(TillId(id)), this,
              [this](const Result<Till> &till) { take(till); });
}

QString SettingsTills::removeQuestion(const QString &id) const
{
    return tr("“%1” disappears from this list. What was sold there stays in the books, and its "
              "entries stay in Activity.")
        .arg(nameOf(id));
}

void SettingsTills::remove(const QString &id)
{
    whenReady(m_gateways.tills.remove(TillId(id)), this,
              [this](const Result<void> &result) { take(result); });
}

const Till *SettingsTills::find(const QString &id) const
{
    const auto found =
        std::ranges::find(m_tills, id, [](const Till &till) { return till.id.text(); });
    return found == m_tills.end() ? nullptr : &*found;
}

} // namespace tilldesk::ui
