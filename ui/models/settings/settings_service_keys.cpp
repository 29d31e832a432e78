#include "ui/models/settings/settings_service_keys.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

using Phase = ServiceKeyEntry::Phase;

Tone toneOf(Phase phase)
{
    switch (phase) {
    case Phase::Waiting: return Tone::Amber;
    case Phase::Signing: return Tone::Green;
    case Phase::Leaving: return Tone::Grey;
    }
    Q_UNREACHABLE();
}

} // namespace

SettingsServiceKeys::SettingsServiceKeys(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_table({tr("Key"), tr("Algorithm"), tr("State"), tr("Published"), tr("Signs from"),
               tr("Removed")})
{
    connect(&gateways.serviceKeys, &gateway::ServiceKeys::changed, this,
            &SettingsServiceKeys::load);
}

void SettingsServiceKeys::load()
{
    whenReady(m_gateways.serviceKeys.keys(), this,
              [this](const Result<QList<ServiceKeyEntry>> &keys) {
                  if (m_isUnreadable || !keys)
                      m_failure = keys ? QString() : Text::sentence(keys.error());
                  m_isUnreadable = !keys;
                  if (keys)
                      return take(*keys);
                  Q_EMIT changed();
              });
}

void SettingsServiceKeys::take(const QList<ServiceKeyEntry> &keys)
{
    const auto word = [](Phase phase) {
        switch (phase) {
        case Phase::Waiting: return tr("Waiting");
        case Phase::Signing: return tr("Signing");
        case Phase::Leaving: return tr("Being retired");
        }
        Q_UNREACHABLE();
    };
    const Timestamp now = m_gateways.clock.now();
    const auto moment = [now](Timestamp time) {
        return TextCell{.text = shortMoment(time, now), .hint = fullMoment(time), .isQuiet = true};
    };
    QList<TextRow> rows;
    m_hasWaiting = false;
    for (const ServiceKeyEntry &key : keys) {
        m_hasWaiting = m_hasWaiting || key.phase == Phase::Waiting;
        rows << TextRow{
            key.kid,
            {{.text = key.kid,
              .hint = u"x5t#S256 "_s + QString::fromLatin1(key.thumbprint),
              .isCode = true},
             {key.algorithm},
             {.text = word(key.phase), .tone = toneOf(key.phase)},
             moment(key.publishedAt),
             moment(key.signsFrom),
             key.retiredAt ? moment(*key.retiredAt) : TextCell{.text = u"–"_s, .isQuiet = true}}};
    }
    m_table.setRows(rows);
    Q_EMIT changed();
}

QString SettingsServiceKeys::whyNotRotate() const
{
    if (m_isBusy)
        return tr("New keys are being made");
    return m_hasWaiting ? tr("New keys are already waiting; they will sign soon") : QString();
}

QString SettingsServiceKeys::rotateQuestion()
{
    return tr("A new key of each algorithm is published now and signs after 24 hours. The old keys "
              "stay in the key set for another 24 hours. Shops that read the key set at its "
              "address need to do nothing.");
}

void SettingsServiceKeys::rotate()
{
    m_isBusy = true;
    m_failure.clear();
    Q_EMIT changed();
    whenReady(m_gateways.serviceKeys.rotate(), this, [this](const Result<void> &result) {
        m_isBusy = false;
        if (!result)
            m_failure = result.error().code == ErrorCode::FieldInvalid
                ? tr("New keys are already waiting. They can be replaced as soon as they sign.")
                : Text::sentence(result.error());
        else
            load();
        Q_EMIT changed();
    });
}

QString SettingsServiceKeys::keySet() const
{
    return QString::fromUtf8(m_gateways.serviceKeys.keySet()).trimmed();
}

} // namespace tilldesk::ui
