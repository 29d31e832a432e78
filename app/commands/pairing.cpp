#include "app/commands/pairing.h"

#include "app/commands/table.h"
#include "app/network_addresses.h"
#include "core/domain/till_link.h"
#include "core/qr/qr_text.h"
#include "core/runtime/till_invitation.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

const QString kAsking = u"till asking"_s;
const QString kAccept = u"till accept"_s;
const QString kRefuse = u"till refuse"_s;

QString textOf(TillPairing::State state)
{
    switch (state) {
    case TillPairing::State::None: return u"none"_s;
    case TillPairing::State::Waiting: return u"waiting"_s;
    case TillPairing::State::Added: return u"added"_s;
    case TillPairing::State::TooManyTries: return u"too-many-codes"_s;
    }
    return {};
}

CommandResult pairTill(const CommandValues &values, Assembly &assembly)
{
    const auto place = assembly.tillPlace().current();
    if (!place)
        return CommandResult::failure(place.error());
    auto made = onCore(assembly, [&] {
        return runtime::makeInvitation(assembly.services().tills(), *place, values[u"name"_s],
                                       networkAddresses());
    });
    if (!made) {
        if (made.error().field == "host"_L1)
            made.error().field = u"name"_s;
        return CommandResult::failure(made.error());
    }
    const QString text = qrText(made->qr)
        + u"Link: %1\nCode: %2, works once, until %3\nFingerprint: %4\n"
          "The till is added once you say yes to it here, with \"till accept\", or in the window.\n"_s
              .arg(made->link, made->code, QString::fromLatin1(toIsoUtc(made->until)),
                   fingerprintForPeople(made->fingerprint));
    return {CommandResult::kFine, text.toUtf8(), {}};
}

/// What became of the newest code, by the service clock.
QJsonObject pairingJson(const TillPairing &pairing, Timestamp now)
{
    const bool hasEnded = pairing.state == TillPairing::State::Waiting && now >= pairing.until;
    QJsonObject json{{u"state"_s, hasEnded ? u"none"_s : textOf(pairing.state)}};
    if (pairing.asking && !hasEnded)
        json[u"asking"_s] = QJsonObject{{u"id"_s, pairing.asking->id.text()},
                                        {u"name"_s, pairing.asking->name},
                                        {u"address"_s, pairing.asking->address},
                                        {u"version"_s, pairing.asking->version}};
    return json;
}

CommandResult showAsking(const CommandValues &values, Assembly &assembly)
{
    const QJsonObject json =
        pairingJson(assembly.tills().current()->pairing(), assembly.clock().now());
    if (values.contains(u"json"_s))
        return {CommandResult::kFine, QJsonDocument(json).toJson(), {}};
    const QJsonObject asking = json[u"asking"_s].toObject();
    if (asking.isEmpty())
        return {CommandResult::kFine, "No computer asks to be added as a till.\n", {}};
    return {CommandResult::kFine,
            table({{u"ID"_s, u"NAME"_s, u"ADDRESS"_s, u"VERSION"_s},
                   {asking[u"id"_s].toString(), asking[u"name"_s].toString(),
                    asking[u"address"_s].toString(), asking[u"version"_s].toString()}}),
            {}};
}

CommandResult acceptTill(const CommandValues &values, Assembly &assembly)
{
    const auto added = onCore(
        assembly, [&] { return assembly.services().tills().accept(TillId(values[u"id"_s])); });
    if (!added)
        return CommandResult::failure(added.error());
    return {CommandResult::kFine, (added->id.text() + u' ' + added->name + u'\n').toUtf8(), {}};
}

CommandResult refuseTill(const CommandValues &values, Assembly &assembly)
{
    const auto refused = onCore(
        assembly, [&] { return assembly.services().tills().refuse(TillId(values[u"id"_s])); });
    return refused ? CommandResult{} : CommandResult::failure(refused.error());
}

/// Asks until the answer is yes or no.
bool saysYes(const Terminal &terminal, const QJsonObject &asking)
{
    terminal.write(u"\"%1\" at %2 asks to be added. Does its screen show the fingerprint above?\n"_s
                       .arg(asking[u"name"_s].toString(), asking[u"address"_s].toString())
                       .toUtf8());
    while (true) {
        terminal.write("Add it? Type yes or no: ");
        const auto line = terminal.readLine();
        const QByteArray answer = line ? line->trimmed().toLower() : QByteArray("no");
        if (answer == "yes" || answer == "no")
            return answer == "yes";
    }
}

} // namespace

CommandResult answerTill(const Terminal &terminal, const AskHolder &ask)
{
    terminal.write("Waiting for the till…\n");
    while (true) {
        const auto seen = ask(kAsking, {{u"json"_s, u"1"_s}});
        if (!seen)
            return CommandResult::failure(seen.error());
        if (seen->exitCode != CommandResult::kFine)
            return *seen;
        const QJsonObject pairing = QJsonDocument::fromJson(seen->out).object();
        const QString state = pairing[u"state"_s].toString();
        if (state == textOf(TillPairing::State::Added))
            return {CommandResult::kFine, "The till was added.\n", {}};
        if (state == textOf(TillPairing::State::TooManyTries))
            return {CommandResult::kFailed, {}, "too many wrong codes; make a new one\n"};
        if (state != textOf(TillPairing::State::Waiting))
            return {CommandResult::kFailed, {}, "the code has ended, and no till was added\n"};
        const QJsonObject asking = pairing[u"asking"_s].toObject();
        if (asking.isEmpty()) {
            terminal.pause();
            continue;
        }
        const bool isYes = saysYes(terminal, asking);
        const auto answered =
            ask(isYes ? kAccept : kRefuse, {{u"id"_s, asking[u"id"_s].toString()}});
        if (!answered)
            return CommandResult::failure(answered.error());
        if (answered->exitCode != CommandResult::kFine)
            terminal.write(answered->err); // the till has gone meanwhile, and may come back
    }
}

std::vector<Command> pairingCommands()
{
    const CommandOption id{u"id"_s, u"id"_s, u"id of the till that asks"_s, true};
    return {{.words = u"pair"_s,
             .summary = u"Shows a link, a QR code and a code that add another computer of the shop"
                        " as a till; on a terminal, asks before it adds the till"_s,
             .options = {{u"name"_s, u"address"_s,
                          u"name or address of this computer in the link; default its address in"
                          " the network"_s}},
             .change = pairTill,
             .talk = answerTill},
            {.words = kAsking,
             .summary = u"Shows the computer that has used the code of pair and asks to be added"_s,
             .options = {{u"json"_s, {}, u"as JSON, with the state of the code"_s}},
             .change = showAsking},
            {.words = kAccept,
             .summary = u"Adds the computer that asks as a till: its screen must show the"
                        " fingerprint that pair has shown"_s,
             .options = {id},
             .change = acceptTill},
            {.words = kRefuse,
             .summary = u"Turns the computer that asks away and ends the code"_s,
             .options = {id},
             .change = refuseTill}};
}

} // namespace tilldesk::app
