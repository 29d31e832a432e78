#include "core/domain/connection_check.h"

#include "core/base/enum_texts.h"

#include <QLocale>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr EnumTexts<CheckStep> kStepNames{
    {CheckStep::Name, "name"},       {CheckStep::Encryption, "encryption"},
    {CheckStep::Clock, "clock"},     {CheckStep::Keys, "keys"},
    {CheckStep::ApiKey, "api-key"},  {CheckStep::Signature, "signature"},
    {CheckStep::Refunds, "refunds"}, {CheckStep::Payouts, "payouts"},
};

constexpr EnumTexts<CheckState> kStateNames{
    {CheckState::NotTried, "not-tried"}, {CheckState::Running, "running"},
    {CheckState::Holds, "holds"},        {CheckState::Warns, "warns"},
    {CheckState::Fails, "fails"},
};

/// English texts of a finding. Placeholders: {answer} status and code, {count}, {text}, {apart},
/// {until}.
struct FindingTexts {
    CheckFinding finding;
    const char16_t *seen;
    const char16_t *meaning = u"";
    const char16_t *toDo = u"";
};

constexpr auto kNothingArrives = u"Nothing reaches the provider.";
constexpr auto kPaymentsOnly = u"Payments can work; refunds and payout lists do not.";
constexpr auto kSetTheClock = u"Set the clock of this computer by a time server.";
constexpr auto kCompareAddress = u"Compare the address with your contract, with its path.";

constexpr std::array kFindings{
    FindingTexts{CheckFinding::None, u""},
    FindingTexts{CheckFinding::NeedsEarlierStep, u"Not tried: it needs a step that fails."},
    FindingTexts{CheckFinding::Stopped, u"Not tried: the check was stopped."},
    FindingTexts{CheckFinding::NoAnswer, u"No answer: {text}.",
                 u"The outcome of requests can stay unknown.",
                 u"Check again; if it stays so, tell the provider the trace id."},
    FindingTexts{CheckFinding::LimitReached, u"{answer}", u"Too many requests at this time.",
                 u"Check again in a minute."},
    FindingTexts{CheckFinding::ServiceFailed, u"{answer}", u"The provider has a fault.",
                 u"Check again later; if it stays so, tell the provider the trace id."},
    FindingTexts{CheckFinding::UnexpectedAnswer, u"{answer} {text}",
                 u"The provider answers differently than agreed.",
                 u"Run the drift report, and tell the provider the trace id."},
    FindingTexts{CheckFinding::NameFound, u"Addresses: {count}."},
    FindingTexts{CheckFinding::NameUnknown, u"The name has no address.", kNothingArrives,
                 u"Compare the address with your contract, and check the internet connection."},
    FindingTexts{CheckFinding::AddressForbidden,
                 u"The name leads to this computer or into a private network.",
                 u"Nothing is sent there.",
                 u"Compare the address with your contract, and check the name servers."},
    FindingTexts{CheckFinding::Encrypted, u"{text}, certificate valid until {until}."},
    FindingTexts{CheckFinding::CertificateEnds, u"{text}, certificate valid until {until}.",
                 u"The provider has to renew its certificate soon.",
                 u"Ask the provider whether it will be renewed in time."},
    FindingTexts{CheckFinding::NotEncrypted, u"Plain http to this computer.", u"Only for tests."},
    FindingTexts{CheckFinding::NotTrusted, u"The connection is refused: {text}.",
                 u"Somebody else may answer in the provider's place. Nothing was sent.",
                 u"Compare the address with your contract. If it is right, tell the provider."},
    FindingTexts{CheckFinding::NoConnection, u"No connection: {text}.", kNothingArrives,
                 u"Check the internet connection and the port of the address."},
    FindingTexts{CheckFinding::ClocksAgree, u"{apart}"},
    FindingTexts{CheckFinding::ClockOff, u"{apart}", u"Above 60 s nothing is signed any more.",
                 kSetTheClock},
    FindingTexts{CheckFinding::ClockWrong, u"{apart}",
                 u"Nothing is signed. Payments can work; refunds and payout lists do not.",
                 kSetTheClock},
    FindingTexts{CheckFinding::NoTime, u"The response has no time.",
                 u"A wrong clock would not be noticed.", u"Tell the provider."},
    FindingTexts{CheckFinding::KeysRead, u"Keys: {count} ({text})."},
    FindingTexts{CheckFinding::KeysNotThere, u"{answer}",
                 u"Signatures of the provider cannot be checked, so refunds stay unknown.",
                 u"Compare the address of the public keys with your contract."},
    FindingTexts{CheckFinding::KeyAccepted, u"An unknown payment gives 404, as it must."},
    FindingTexts{CheckFinding::KeyRefused, u"{answer}",
                 u"No payment can be made with this API key.",
                 u"Enter the API key again, or ask the provider for a new one."},
    FindingTexts{CheckFinding::KeyWithoutRight, u"{answer}",
                 u"The API key may not read payments of this profile.",
                 u"Ask the provider for an API key of this profile with the right to payments."},
    FindingTexts{CheckFinding::NoApiKey, u"There is no API key.", u"Nothing can be asked for.",
                 u"Enter the API key of your contract."},
    FindingTexts{CheckFinding::NotTheInterface,
                 u"The answer is 404 without an error of the interface.",
                 u"This address is not that of the interface.", kCompareAddress},
    FindingTexts{CheckFinding::SignatureAccepted,
                 u"An unknown refund gives 404, as it must, signed with the key {text}."},
    FindingTexts{CheckFinding::AnswerNotSigned,
                 u"An unknown refund gives 404, as it must, but {text}.",
                 u"Refunds may stay unknown: their answers must be signed.",
                 u"Compare the address of the public keys with your contract."},
    FindingTexts{CheckFinding::SignatureRefused, u"{answer} It may not know the key {text}.",
                 kPaymentsOnly,
                 u"Send the provider your public key or the address of your keys, then check "
                 u"again. They may take up to 12 hours to read it."},
    FindingTexts{CheckFinding::SignatureWithoutRight, u"{answer}", kPaymentsOnly,
                 u"Ask the provider whether this profile may sign requests."},
    FindingTexts{CheckFinding::AnswerNotTrusted, u"{text}.",
                 u"Refunds and payout lists would not be believed.",
                 u"Compare the address of the public keys, the issuer and the claim namespace with "
                 u"your contract."},
    FindingTexts{CheckFinding::NoSigningKey, u"There is no key to sign with.", kPaymentsOnly,
                 u"Make a signing key and send its public part to the provider."},
    FindingTexts{CheckFinding::RefundsPossible,
                 u"A refund of an unknown payment is refused for that reason alone."},
    FindingTexts{CheckFinding::RefundsNotAllowed, u"{answer}",
                 u"Refunds of this profile are refused.",
                 u"Ask the provider to allow refunds for this profile."},
    FindingTexts{CheckFinding::PayoutsRead, u"Payouts today: {count}."},
    FindingTexts{CheckFinding::PayoutsRefused, u"{answer}", u"Payouts cannot be compared.",
                 u"Compare the merchant's id with your contract, and ask the provider whether it "
                 u"may read payout lists."},
    FindingTexts{CheckFinding::NoMerchantId,
                 u"Not tried: the merchant's id at the provider is not set.",
                 u"Payouts cannot be compared.", u"Enter the merchant's id of your contract."},
};

static_assert(std::ranges::is_sorted(kFindings, {}, &FindingTexts::finding)
                  && kFindings.size() == enumerators<CheckFinding>().size(),
              "one row for each finding, in their order");

QString answered(const CheckedStep &step)
{
    return step.code.isEmpty()
        ? u"The provider answered %1."_s.arg(step.status)
        : u"The provider answered %1 %2."_s.arg(QString::number(step.status), step.code);
}

QString apartOf(const CheckedStep &step)
{
    constexpr double kSecond = 1000;
    if (step.apart.count() == 0)
        return u"The clocks show the same second."_s;
    return u"This computer's clock is %1 s %2."_s.arg(
        QLocale::c().toString(double(std::abs(step.apart.count())) / kSecond, 'f', 1),
        step.apart.count() > 0 ? u"ahead"_s : u"behind"_s);
}

} // namespace

int ConnectionReport::count(CheckState state) const
{
    return int(std::ranges::count(steps, state, &CheckedStep::state));
}

bool ConnectionReport::holds() const
{
    return isOver && count(CheckState::Holds) + count(CheckState::Warns) == steps.size();
}

void ConnectionReport::stop()
{
    for (CheckedStep &step : steps) {
        if (step.finding == CheckFinding::None)
            step = {.step = step.step, .finding = CheckFinding::Stopped};
    }
    isOver = true;
}

QLatin1StringView toText(CheckStep step)
{
    return kStepNames.textOf(step);
}

QLatin1StringView toText(CheckState state)
{
    return kStateNames.textOf(state);
}

CheckTexts textsOf(const CheckedStep &step)
{
    constexpr qsizetype kDate = 10;
    const FindingTexts &texts = kFindings[std::size_t(step.finding)];
    QString seen = QString::fromUtf16(texts.seen);
    // The text comes last: it may have anything in it.
    seen.replace("{answer}"_L1, answered(step));
    seen.replace("{count}"_L1, QString::number(step.count));
    seen.replace("{apart}"_L1, apartOf(step));
    seen.replace("{until}"_L1,
                 step.until ? QString::fromLatin1(toIsoUtc(*step.until).first(kDate)) : u"?"_s);
    seen.replace("{text}"_L1, step.text);
    return {seen.trimmed(), QString::fromUtf16(texts.meaning), QString::fromUtf16(texts.toDo)};
}

} // namespace tilldesk
