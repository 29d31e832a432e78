#include "ui/models/new_payment/new_payment_presenter.h"

#include "core/base/when_ready.h"
#include "core/domain/sepa_text.h"
#include "core/domain/typed_amount.h"
#include "core/gateway/payment_id.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

NewPaymentPresenter::NewPaymentPresenter(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
}

NewPaymentPresenter::Problems NewPaymentPresenter::problemsOf(const Form &form)
{
    Problems problems;
    const auto amount = readTypedAmount(form.amount, decimalMark());
    if (form.amount.trimmed().isEmpty())
        problems.amount = tr("Type the amount to pay.");
    else if (!amount)
        problems.amount = tr("This is not an amount. Type it like 24.50 or 24,50.");
    else if (amount->cents() < 1)
        problems.amount = tr("The amount must be at least %1.").arg(money(Amount::fromCents(1)));
    else if (!amount->isPayable())
        problems.amount =
            tr("The amount must be at most %1.").arg(money(Amount::fromCents(Amount::kMaxCents)));
    problems.reference = Text::textProblem(form.reference, kReferenceLength);
    problems.description = Text::textProblem(form.description, kDescriptionLength);
    if (form.profile.isEmpty())
        problems.profile = tr("No open profile can take the payment.");
    return problems;
}

void NewPaymentPresenter::loadRates()
{
    whenReady(m_gateways.bookkeeping.vatPlaces({}), this,
              [this](const Result<QList<VatPlace>> &places) {
                  if (!places)
                      return; // the field stays away: the payment has the rates of its profile
                  m_places = *places;
                  Q_EMIT ratesChanged();
              });
}

QList<int> NewPaymentPresenter::rates(const ProfileId &profile) const
{
    const auto own = std::ranges::find(m_places, profile, &VatPlace::profile);
    const QDate today = inShopZone(m_gateways.clock.now()).date();
    std::set<int> rates;
    for (const VatPlace &place : m_places) {
        if (own == m_places.end() || place.merchant != own->merchant)
            continue;
        for (const VatPart &part : place.at(today))
            rates.insert(part.rate);
    }
    return {rates.begin(), rates.end()};
}

void NewPaymentPresenter::create(const Form &form)
{
    const auto amount = readTypedAmount(form.amount, decimalMark());
    const auto question = amount ? LargeAmounts::ofPayment(m_gateways, *amount) : std::nullopt;
    if (m_isBusy || !question || problemsOf(form) != Problems{})
        createConfirmed(form);
    else
        Q_EMIT asked(*question);
}

void NewPaymentPresenter::createConfirmed(const Form &form)
{
    if (m_isBusy)
        return;
    m_problems = problemsOf(form);
    if (m_problems != Problems{}) {
        Q_EMIT changed();
        return;
    }
    m_isBusy = true;
    Q_EMIT changed();
    const NewPayment payment{.amount = *readTypedAmount(form.amount, decimalMark()),
                             .reference = form.reference,
                             .description = form.description,
                             .id = gateway::newPaymentId(m_gateways.clock.now())};
    whenReady(m_gateways.payments.create(form.profile, payment, form.vat), this,
              [this](const Result<Payment> &result) {
                  m_isBusy = false;
                  if (!result)
                      takeError(result.error());
                  Q_EMIT changed();
                  if (result)
                      Q_EMIT created(result->id);
              });
}

void NewPaymentPresenter::takeError(const Error &error)
{
    const QString sentence = Text::sentence(error);
    if (error.field == "amount"_L1)
        m_problems.amount = sentence;
    else if (error.field == "reference"_L1)
        m_problems.reference = sentence;
    else if (error.field == "description"_L1)
        m_problems.description = sentence;
    else if (error.code == ErrorCode::ProfileNotFound
             || error.code == ErrorCode::UnableToPayCreditor)
        m_problems.profile = sentence;
    else
        m_problems.general = sentence;
}

void NewPaymentPresenter::clearProblems()
{
    if (m_problems == Problems{})
        return;
    m_problems = {};
    Q_EMIT changed();
}

QString NewPaymentPresenter::lengthHint(const QString &text, int maxLength)
{
    return tr("%1 of %2").arg(characterCount(text)).arg(maxLength);
}

} // namespace tilldesk::ui
