#include "ui/models/settings/connection_check_words.h"

#include "ui/models/common/format.h"

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString CheckWords::milliseconds(std::chrono::milliseconds time)
{
    return tr("%1 ms").arg(wholeNumber(time.count()));
}

QString CheckWords::title(const CheckedStep &step)
{
    const bool fails = step.state == CheckState::Fails;
    switch (step.step) {
    case CheckStep::Name:
        return fails ? tr("The address is not found") : tr("The address is found");
    case CheckStep::Encryption:
        return fails ? tr("The connection is not safe") : tr("The connection is encrypted");
    case CheckStep::Clock: return fails ? tr("The clocks differ") : tr("The clocks agree");
    case CheckStep::Keys:
        return fails ? tr("The provider’s keys cannot be read")
                     : tr("The provider’s keys are read");
    case CheckStep::ApiKey:
        return fails ? tr("The API key is refused") : tr("The API key is accepted");
    case CheckStep::Signature:
        return fails ? tr("Signed requests are refused") : tr("Signed requests are accepted");
    case CheckStep::Refunds:
        return fails ? tr("Refunds are refused") : tr("Refunds may be requested");
    case CheckStep::Payouts:
        return fails ? tr("Payout lists cannot be read") : tr("Payout lists can be read");
    }
    Q_UNREACHABLE();
}

QString CheckWords::answer(const CheckedStep &step)
{
    return step.code.isEmpty()
        ? tr("The provider answered %1.").arg(step.status)
        : tr("The provider answered %1 (%2).").arg(QString::number(step.status), step.code);
}

QString CheckWords::apart(const CheckedStep &step)
{
    constexpr double kSecond = 1000;
    const QString seconds =
        QLocale().toString(double(std::abs(step.apart.count())) / kSecond, 'f', 1);
    if (step.apart.count() == 0)
        return tr("They show the same second.");
    return step.apart.count() > 0 ? tr("This computer is %1 s ahead.").arg(seconds)
                                  : tr("This computer is %1 s behind.").arg(seconds);
}

QString CheckWords::seen(const CheckedStep &step)
{
    const QString until = step.until ? dayText(inShopZone(*step.until).date()) : QString();
    const int count = int(step.count);
    switch (step.finding) {
    case CheckFinding::None: return step.state == CheckState::Running ? tr("Running…") : QString();
    case CheckFinding::NeedsEarlierStep: return tr("Not tried: it needs a step that fails.");
    case CheckFinding::Stopped: return tr("Not tried: the check was stopped.");
    case CheckFinding::NoAnswer: return tr("No answer came.");
    case CheckFinding::LimitReached:
    case CheckFinding::ServiceFailed:
    case CheckFinding::UnexpectedAnswer:
    case CheckFinding::KeysNotThere:
    case CheckFinding::KeyRefused:
    case CheckFinding::KeyWithoutRight:
    case CheckFinding::SignatureWithoutRight:
    case CheckFinding::RefundsNotAllowed:
    case CheckFinding::PayoutsRefused: return answer(step);
    case CheckFinding::NameFound: return tr("%1 addresses", nullptr, count).arg(wholeNumber(count));
    case CheckFinding::NameUnknown: return tr("The name has no address.");
    case CheckFinding::AddressForbidden:
        return tr("The name leads to this computer or into a private network.");
    case CheckFinding::Encrypted:
    case CheckFinding::CertificateEnds:
        return tr("%1, certificate valid until %2").arg(step.text, until);
    case CheckFinding::NotEncrypted: return tr("Plain http to this computer");
    case CheckFinding::NotTrusted: return tr("The certificate is not trusted.");
    case CheckFinding::NoConnection: return tr("No connection was made.");
    case CheckFinding::ClocksAgree:
    case CheckFinding::ClockOff:
    case CheckFinding::ClockWrong: return apart(step);
    case CheckFinding::NoTime: return tr("The answer has no time.");
    case CheckFinding::KeysRead:
        return tr("%1 keys: %2", nullptr, count).arg(wholeNumber(count), step.text);
    case CheckFinding::KeyAccepted: return tr("An unknown payment gives 404, as it must.");
    case CheckFinding::NoApiKey: return tr("There is no API key.");
    case CheckFinding::NotTheInterface:
        return tr("The answer is 404, but not one of the interface.");
    case CheckFinding::SignatureAccepted:
        return tr("An unknown refund gives 404, as it must, signed with the key %1.")
            .arg(step.text);
    case CheckFinding::AnswerNotSigned: return tr("They are, but the answer proves nothing.");
    case CheckFinding::SignatureRefused:
        return tr("%1 It may not know the key %2.").arg(answer(step), step.text);
    case CheckFinding::AnswerNotTrusted: return tr("The signature of the answer does not hold.");
    case CheckFinding::NoSigningKey: return tr("There is no key to sign with.");
    case CheckFinding::RefundsPossible:
        return tr("A refund of an unknown payment is refused for that reason alone.");
    case CheckFinding::PayoutsRead:
        return tr("%1 payouts today", nullptr, count).arg(wholeNumber(count));
    case CheckFinding::NoMerchantId:
        return tr("Not tried: the merchant’s ID at the provider is not filled in.");
    }
    Q_UNREACHABLE();
}

QString CheckWords::meaning(CheckFinding finding)
{
    const auto nothingArrives = [] { return tr("Nothing reaches the provider."); };
    const auto paymentsOnly = [] {
        return tr("Payments can work; refunds and payout lists do not.");
    };
    switch (finding) {
    case CheckFinding::NoAnswer: return tr("The outcome of requests can stay unknown.");
    case CheckFinding::LimitReached: return tr("Too many requests at this time.");
    case CheckFinding::ServiceFailed: return tr("The provider has a fault.");
    case CheckFinding::UnexpectedAnswer: return tr("The provider answers differently than agreed.");
    case CheckFinding::NameUnknown:
    case CheckFinding::NoConnection: return nothingArrives();
    case CheckFinding::AddressForbidden: return tr("Nothing is sent there.");
    case CheckFinding::CertificateEnds:
        return tr("The provider has to renew its certificate soon.");
    case CheckFinding::NotTrusted:
        return tr("Somebody else may answer in the provider’s place. Nothing was sent.");
    case CheckFinding::ClockOff: return tr("Above 60 s nothing is signed any more.");
    case CheckFinding::NoTime: return tr("A wrong clock would not be noticed.");
    case CheckFinding::KeysNotThere:
        return tr("Signatures of the provider cannot be checked, so refunds stay unknown.");
    case CheckFinding::KeyRefused: return tr("No payment can be made with this API key.");
    case CheckFinding::KeyWithoutRight:
        return tr("The API key may not read payments of this profile.");
    case CheckFinding::NoApiKey: return tr("Nothing can be asked for.");
    case CheckFinding::NotTheInterface: return tr("This address is not that of the interface.");
    case CheckFinding::AnswerNotSigned:
        return tr("Refunds may stay unknown: their answers must be signed.");
    case CheckFinding::ClockWrong:
    case CheckFinding::SignatureRefused:
    case CheckFinding::SignatureWithoutRight:
    case CheckFinding::NoSigningKey: return paymentsOnly();
    case CheckFinding::AnswerNotTrusted:
        return tr("Refunds and payout lists would not be believed.");
    case CheckFinding::RefundsNotAllowed: return tr("Refunds of this profile are refused.");
    case CheckFinding::PayoutsRefused:
    case CheckFinding::NoMerchantId: return tr("Payouts cannot be compared.");
    case CheckFinding::None:
    case CheckFinding::NeedsEarlierStep:
    case CheckFinding::Stopped:
    case CheckFinding::NameFound:
    case CheckFinding::Encrypted:
    case CheckFinding::NotEncrypted:
    case CheckFinding::ClocksAgree:
    case CheckFinding::KeysRead:
    case CheckFinding::KeyAccepted:
    case CheckFinding::SignatureAccepted:
    case CheckFinding::RefundsPossible:
    case CheckFinding::PayoutsRead: return {};
    }
    Q_UNREACHABLE();
}

QString CheckWords::toDo(CheckFinding finding)
{
    switch (finding) {
    case CheckFinding::NoAnswer:
    case CheckFinding::ServiceFailed:
        return tr("Check again later; if it stays so, tell the provider the trace ID.");
    case CheckFinding::LimitReached: return tr("Check again in a minute.");
    case CheckFinding::UnexpectedAnswer: return tr("Tell the provider the trace ID.");
    case CheckFinding::NameUnknown:
    case CheckFinding::AddressForbidden:
    case CheckFinding::NotTheInterface:
        return tr("Compare the address with your contract, with its path.");
    case CheckFinding::NoConnection:
        return tr("Check the internet connection and the port of the address.");
    case CheckFinding::CertificateEnds:
        return tr("Ask the provider whether it will be renewed in time.");
    case CheckFinding::NotTrusted:
        return tr("Compare the address with your contract. If it is right, tell the provider.");
    case CheckFinding::ClockOff:
    case CheckFinding::ClockWrong: return tr("Set the clock of this computer by a time server.");
    case CheckFinding::NoTime: return tr("Tell the provider.");
    case CheckFinding::KeysNotThere:
    case CheckFinding::AnswerNotSigned:
        return tr("Compare the address of the public keys with your contract.");
    case CheckFinding::KeyRefused:
        return tr("Enter the API key again, or ask the provider for a new one.");
    case CheckFinding::KeyWithoutRight:
        return tr("Ask the provider for an API key of this profile with the right to payments.");
    case CheckFinding::NoApiKey: return tr("Enter the API key of your contract.");
    case CheckFinding::SignatureRefused:
        return tr("Send the provider your public key or the address of your keys, then check "
                  "again. They may take up to 12 hours to read it.");
    case CheckFinding::SignatureWithoutRight:
        return tr("Ask the provider whether this profile may sign requests.");
    case CheckFinding::AnswerNotTrusted:
        return tr("Compare the public keys, the issuer and the claim namespace with your "
                  "contract.");
    case CheckFinding::NoSigningKey:
        return tr("Make a signing key and send its public part to the provider.");
    case CheckFinding::RefundsNotAllowed:
        return tr("Ask the provider to allow refunds for this profile.");
    case CheckFinding::PayoutsRefused:
    case CheckFinding::NoMerchantId: return tr("Compare the merchant’s ID with your contract.");
    case CheckFinding::None:
    case CheckFinding::NeedsEarlierStep:
    case CheckFinding::Stopped:
    case CheckFinding::NameFound:
    case CheckFinding::Encrypted:
    case CheckFinding::NotEncrypted:
    case CheckFinding::ClocksAgree:
    case CheckFinding::KeysRead:
    case CheckFinding::KeyAccepted:
    case CheckFinding::SignatureAccepted:
    case CheckFinding::RefundsPossible:
    case CheckFinding::PayoutsRead: return {};
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::ui
