#include "ui/models/setup/setup_presenter.h"

#include "core/base/when_ready.h"
#include "core/domain/iban.h"
#include "core/domain/staff.h"
#include "ui/models/settings/settings_words.h"
#include "ui/models/setup/setup_words.h"
#include "ui/models/staff/staff_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Fewest characters of an IBAN, that of Norway: a shorter text is unfinished, not wrong.
constexpr qsizetype kShortestIban = 15;

} // namespace

SetupPresenter::SetupPresenter(gateway::Setup &setup, const QString &language, QObject *parent)
    : QObject(parent),
      m_setup(setup),
      m_answers(setup.keptAnswers())
{
    if (m_answers.language.isEmpty())
        m_answers.language = language;
    if (m_answers.till.isEmpty())
        m_answers.till = SetupWords::tills().first();
    m_accountBefore = m_answers.name;
}

QString SetupPresenter::position() const
{
    return tr("%1 of %2").arg(int(m_page) + 1).arg(kPages);
}

void SetupPresenter::setLanguage(const QString &language)
{
    if (language == m_answers.language)
        return;
    const bool isSuggested = SetupWords::tills().first() == m_answers.till;
    m_answers.language = language;
    Q_EMIT languageChosen(language);
    if (isSuggested) // the suggestion is a text of the program
        m_answers.till = SetupWords::tills().first();
    Q_EMIT changed();
}

void SetupPresenter::setName(const QString &name)
{
    if (name == m_answers.name)
        return;
    if (m_answers.accountName == m_accountBefore)
        m_answers.accountName = name;
    m_answers.name = m_accountBefore = name;
    change();
}

void SetupPresenter::setIban(const QString &iban)
{
    m_answers.iban = electronicIban(iban);
    change();
}

void SetupPresenter::setAccountName(const QString &name)
{
    m_answers.accountName = name;
    change();
}

void SetupPresenter::setTill(const QString &name)
{
    m_answers.till = name;
    change();
}

void SetupPresenter::setSticker(bool isWanted)
{
    m_answers.hasSticker = isWanted;
    change();
}

void SetupPresenter::setOwner(const QString &name)
{
    m_answers.owner = name;
    change();
}

void SetupPresenter::setPin(const QString &pin)
{
    m_answers.pin = pin;
    change();
}

void SetupPresenter::setPinAgain(const QString &pin)
{
    m_pinAgain = pin;
    change();
}

void SetupPresenter::change()
{
    m_failure.clear();
    Q_EMIT changed();
}

SetupPresenter::Mark SetupPresenter::nameMark() const
{
    if (m_answers.name.size() >= kShopNameLength)
        return {Mark::Kind::Amber, tr("The bank cuts it here.")};
    return {Mark::Kind::None, tr("Customers read it on their phone and their bank statement.")};
}

QString SetupPresenter::nameCount() const
{
    return tr("%1 of %2").arg(m_answers.name.size()).arg(kShopNameLength);
}

SetupPresenter::Mark SetupPresenter::ibanMark() const
{
    const QString &iban = m_answers.iban;
    if (isValidIban(iban))
        return {Mark::Kind::Good, SetupWords::goodIban(iban)};
    // A longer country's IBAN is still unfinished at this length: Malta's has 31 characters.
    const qsizetype expected = ibanLength(iban.first(qMin<qsizetype>(2, iban.size())));
    if (iban.size() < 2 || (expected > 0 && iban.size() < expected)
        || (expected == 0 && iban.size() < kShortestIban))
        return {};
    if (expected == 0)
        return {Mark::Kind::Wrong, tr("This country's accounts cannot be paid out to.")};
    if (iban.size() > expected)
        return {Mark::Kind::Wrong, tr("This account number is too long for its country.")};
    return {Mark::Kind::Wrong,
            tr("These check digits do not fit. Compare it with your bank card.")};
}

SetupPresenter::Mark SetupPresenter::pinMark() const
{
    constexpr qsizetype kShortestPin = 4;
    if (m_answers.pin.size() < kShortestPin && m_pinAgain.isEmpty())
        return {};
    if (const QString problem = StaffWords::pinProblem(m_answers.pin); !problem.isEmpty())
        return {Mark::Kind::Wrong, problem};
    if (m_pinAgain == m_answers.pin)
        return {Mark::Kind::Good, tr("Both are the same.")};
    if (m_answers.pin.startsWith(m_pinAgain))
        return {}; // still being typed
    return {Mark::Kind::Wrong, tr("The two PINs differ.")};
}

QString SetupPresenter::whyNot() const
{
    switch (m_page) {
    case Page::Shop:
        return m_answers.name.trimmed().isEmpty() ? tr("Type the name of your shop.") : QString();
    case Page::Account:
        if (!isValidIban(m_answers.iban))
            return tr("Type the whole account number (IBAN).");
        return m_answers.accountName.trimmed().isEmpty() ? tr("Type the name of the account.")
                                                         : QString();
    case Page::Till:
        return m_answers.till.trimmed().isEmpty() ? tr("Type a name for the till.") : QString();
    case Page::Owner:
        if (m_answers.owner.trimmed().isEmpty())
            return tr("Type your name.");
        return pinMark().kind == Mark::Kind::Good ? QString()
                                                  : tr("Type the same PIN twice, or skip it.");
    }
    Q_UNREACHABLE();
}

QString SetupPresenter::whyNotSkip() const
{
    return m_answers.owner.trimmed().isEmpty() ? tr("Type your name.") : QString();
}

void SetupPresenter::next()
{
    if (m_isBusy || !whyNot().isEmpty())
        return;
    if (m_page == Page::Owner)
        return open();
    m_page = Page(int(m_page) + 1);
    Q_EMIT pageChanged();
}

void SetupPresenter::back()
{
    if (m_isBusy || m_page == Page::Shop)
        return;
    m_page = Page(int(m_page) - 1);
    Q_EMIT pageChanged();
}

bool SetupPresenter::isStarted() const
{
    return !m_answers.name.isEmpty() || !m_answers.iban.isEmpty() || !m_answers.owner.isEmpty();
}

void SetupPresenter::open()
{
    run(tr("The shop is being opened…"),
        m_isBusy ? QFuture<Result<OpenedShop>>() : m_setup.open(m_answers));
}

void SetupPresenter::openWithoutPin()
{
    if (m_isBusy || !whyNotSkip().isEmpty())
        return;
    m_answers.pin.clear();
    m_pinAgain.clear();
    open();
}

void SetupPresenter::openDemo()
{
    if (!m_isBusy)
        run(tr("The demo shop is being filled…"), m_setup.openDemo());
}

void SetupPresenter::restore(const QString &path, const QString &passphrase)
{
    if (!m_isBusy)
        run(tr("The backup is being restored and checked…"), m_setup.restore(path, passphrase));
}

void SetupPresenter::run(const QString &doing, const QFuture<Result<OpenedShop>> &future)
{
    if (m_isBusy)
        return;
    m_isBusy = true;
    m_doing = doing;
    m_failure.clear();
    Q_EMIT changed();
    whenReady(future, this, [this](const Result<OpenedShop> &opened) {
        m_isBusy = false;
        m_doing.clear();
        if (!opened)
            m_failure = SetupWords::notSaved(opened.error(), m_setup.logged(opened.error()));
        Q_EMIT changed();
        if (opened) {
            m_opened = *opened;
            Q_EMIT finished();
        }
    });
}

} // namespace tilldesk::ui
