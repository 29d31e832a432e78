#include "ui/models/callbacks/callback_words.h"

#include "core/domain/callback_times.h"

#include <QLocale>
#include <QUrl>
#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

bool hasAnswer(const Callback &callback)
{
    return callback.attempts > 0 && isAnswer(callback.lastOutcome);
}

} // namespace

QString CallbackWords::state(CallbackState state)
{
    switch (state) {
    case CallbackState::Waiting: return tr("Waiting");
    case CallbackState::Delivered: return tr("Delivered");
    case CallbackState::Failed: return tr("Failed");
    }
    Q_UNREACHABLE();
}

QString CallbackWords::payment(const Callback &callback)
{
    constexpr int kEnd = 8;
    if (callback.kind == CallbackKind::Test)
        return tr("Test");
    if (!callback.reference.isEmpty())
        return callback.reference;
    return u"…"_s + callback.paymentId.text().last(qMin(kEnd, callback.paymentId.text().size()));
}

QString CallbackWords::target(const QString &url)
{
    const QString path = QUrl(url).path();
    return path == "/"_L1 ? host(url) : QString(host(url) + path);
}

QString CallbackWords::host(const QString &url)
{
    const QUrl parsed(url);
    const QString port = parsed.port() < 0 ? QString() : u":%1"_s.arg(parsed.port());
    return parsed.host() + port;
}

QString CallbackWords::attempts(const Callback &callback)
{
    if (callback.state != CallbackState::Waiting)
        return QString::number(callback.attempts);
    return tr("%1 of %2").arg(callback.attempts).arg(callback.attempts + 1 + callback.retriesLeft);
}

QString CallbackWords::answer(const Callback &callback)
{
    const bool isReceipt = callback.lastOutcome == CallbackOutcome::Receipt;
    const bool isBeforeIt = callback.attempts == 0 || isReceipt;
    if (callback.state == CallbackState::Waiting && isBeforeIt)
        return tr("waiting");
    if (callback.lastOutcome == CallbackOutcome::LostOnPurpose)
        return tr("lost");
    if (callback.lastOutcome == CallbackOutcome::NotAllowed)
        return tr("not allowed");
    if (callback.lastStatus == 0)
        return tr("no answer");
    return u"%1 · %2"_s.arg(callback.lastStatus).arg(durationText(callback.lastDuration));
}

QString CallbackWords::answerTime(const Callback &callback)
{
    return hasAnswer(callback) ? durationText(callback.lastDuration) : QString();
}

double answerShare(const Callback &callback)
{
    constexpr double kShortest = 25; // in milliseconds
    constexpr double kLongest = 10'000;
    if (!hasAnswer(callback))
        return 0;
    const double time = std::clamp(double(callback.lastDuration.count()), kShortest, kLongest);
    return std::log(time / kShortest) / std::log(kLongest / kShortest);
}

Tone CallbackWords::answerTone(const Callback &callback)
{
    switch (callback.state) {
    case CallbackState::Delivered:
        return hasAnswer(callback) && callback.lastDuration >= kSlowAnswer ? Tone::Amber
                                                                           : Tone::Green;
    case CallbackState::Failed: return Tone::Red;
    case CallbackState::Waiting:
        return callback.attempts > 0 && callback.lastOutcome != CallbackOutcome::Receipt
            ? Tone::Red
            : Tone::Amber;
    }
    Q_UNREACHABLE();
}

QString CallbackWords::outcome(const CallbackAttempt &attempt)
{
    switch (attempt.outcome) {
    case CallbackOutcome::Receipt: return tr("received, HTTP %1").arg(attempt.status);
    case CallbackOutcome::Refused: return tr("refused with HTTP %1").arg(attempt.status);
    case CallbackOutcome::TryLater: return tr("HTTP %1").arg(attempt.status);
    case CallbackOutcome::TimedOut:
        return tr("no answer within %1").arg(durationText(attempt.duration));
    case CallbackOutcome::ConnectionBroken: return tr("no connection");
    case CallbackOutcome::TlsFailed: return tr("certificate not trusted");
    case CallbackOutcome::NameUnknown: return tr("host not found");
    case CallbackOutcome::NotAllowed: return tr("address not allowed, nothing sent");
    case CallbackOutcome::LostOnPurpose: return tr("lost (simulated), nothing sent");
    }
    Q_UNREACHABLE();
}

QString CallbackWords::fault(CallbackFault fault)
{
    switch (fault) {
    case CallbackFault::None: return tr("None");
    case CallbackFault::Lost: return tr("Lost");
    case CallbackFault::Doubled: return tr("Twice");
    case CallbackFault::Late: return tr("Late");
    case CallbackFault::Reordered: return tr("Out of order");
    case CallbackFault::WrongKey: return tr("Wrong key");
    case CallbackFault::UnknownKid: return tr("Unknown key ID");
    case CallbackFault::ForeignSub: return tr("Another profile");
    case CallbackFault::StaleIat: return tr("Old timestamp");
    case CallbackFault::DerSignature: return tr("DER signature");
    case CallbackFault::FourCriticalNames: return tr("Four critical names");
    case CallbackFault::FiveCriticalNames: return tr("Five critical names");
    }
    Q_UNREACHABLE();
}

QString CallbackWords::faultSentence(CallbackFault fault)
{
    switch (fault) {
    case CallbackFault::None: return tr("Callbacks are sent normally.");
    case CallbackFault::Lost:
        return tr("Callbacks are not sent. A good receiver asks for the payment itself.");
    case CallbackFault::Doubled:
        return tr("Each callback is sent twice. A good receiver processes it once.");
    case CallbackFault::Late: return tr("Each callback is sent one minute late.");
    case CallbackFault::Reordered:
        return tr("Each callback is sent after the next callback of its payment, or one minute "
                  "late. A good receiver does not return to an older status.");
    case CallbackFault::WrongKey:
        return tr("The callback is signed with another key than the one that it names. A good "
                  "receiver refuses it.");
    case CallbackFault::UnknownKid:
        return tr(
            "The callback names a key that is not in the key set. A good receiver refuses it.");
    case CallbackFault::ForeignSub:
        return tr(
            "The callback names another profile than the receiver's. A good receiver refuses it.");
    case CallbackFault::StaleIat:
        return tr("The callback claims to be ten minutes old. A good receiver refuses it.");
    case CallbackFault::DerSignature:
        return tr("The signature has the DER format instead of 64 bytes. A good receiver refuses "
                  "the callback.");
    case CallbackFault::FourCriticalNames:
        return tr("The callback has the four critical names of the specified header, whatever the "
                  "setting of the profile.");
    case CallbackFault::FiveCriticalNames:
        return tr("The callback has the five critical names of the extended header, whatever the "
                  "setting of the profile.");
    }
    Q_UNREACHABLE();
}

QString durationText(std::chrono::milliseconds duration)
{
    constexpr std::chrono::milliseconds kSecond(1000);
    if (duration < kSecond)
        return u"%1 ms"_s.arg(duration.count());
    const bool isWhole = duration % kSecond == std::chrono::milliseconds(0);
    return QLocale().toString(double(duration.count()) / 1000, 'f', isWhole ? 0 : 1) + u" s"_s;
}

QString headerValue(const QString &headers, QLatin1StringView name)
{
    for (const QStringView line : QStringView(headers).split(u'\n')) {
        const qsizetype colon = line.indexOf(u':');
        if (colon > 0 && line.first(colon).trimmed().compare(name, Qt::CaseInsensitive) == 0)
            return line.sliced(colon + 1).trimmed().toString();
    }
    return {};
}

} // namespace tilldesk::ui
