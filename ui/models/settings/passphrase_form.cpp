#include "ui/models/settings/passphrase_form.h"

#include "core/base/when_ready.h"
#include "ui/models/settings/safekeeping_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kPassphrase = u"passphrase"_s;
const QString kAgain = u"again"_s;

} // namespace

PassphraseForm::PassphraseForm(const Gateways &gateways, Kind kind, QObject *parent)
    : DraftForm(parent),
      m_gateways(gateways),
      m_kind(kind)
{
}

QString PassphraseForm::title() const
{
    return m_kind == Kind::Set ? tr("Passphrase of the backups") : tr("Do you still know it?");
}

QString PassphraseForm::advice() const
{
    return m_kind == Kind::Set
        ? tr("Nobody can open a backup without it, and nobody can give you a new one. Write it "
             "down, and keep it away from this computer. Earlier backups keep the passphrase that "
             "they were made with.")
        : tr("Type the passphrase of the backups. Only you see whether it is right.");
}

QString PassphraseForm::strength() const
{
    return m_kind == Kind::Set && !m_draft.passphrase.isEmpty()
        ? SafekeepingWords::strength(m_draft.passphrase)
        : QString();
}

QString PassphraseForm::success() const
{
    return m_kind == Kind::Set ? tr("The following backups have the new passphrase.")
                               : tr("That is the passphrase of the backups.");
}

void PassphraseForm::save()
{
    if (!canSave())
        return;
    begin();
    const auto answer = m_kind == Kind::Set
        ? m_gateways.safekeeping.setPassphrase(m_draft.passphrase)
        : m_gateways.safekeeping.checkPassphrase(m_draft.passphrase);
    whenReady(answer, this, [this](const Result<void> &result) {
        if (!result)
            return fail(result.error());
        m_draft = {}; // a passphrase is not kept longer than needed
        succeed();
    });
}

void PassphraseForm::discard()
{
    m_draft = {};
    edited();
}

QHash<QString, QString> PassphraseForm::findProblems() const
{
    QHash<QString, QString> problems;
    if (m_kind == Kind::Ask)
        return problems;
    const qsizetype bytes = m_draft.passphrase.toUtf8().size();
    // Not while the second field is empty: the user is still typing the first.
    if (!m_draft.again.isEmpty() && bytes < kMinPassphraseBytes)
        problems.insert(kPassphrase, tr("At least %1 characters").arg(kMinPassphraseBytes));
    else if (!m_draft.again.isEmpty() && !m_draft.passphrase.startsWith(m_draft.again))
        problems.insert(kAgain, tr("The two passphrases differ."));
    return problems;
}

bool PassphraseForm::isComplete() const
{
    return m_kind == Kind::Ask ? !m_draft.passphrase.isEmpty()
                               : m_draft.passphrase == m_draft.again
            && m_draft.passphrase.toUtf8().size() >= kMinPassphraseBytes;
}

QString PassphraseForm::refusal(const Error &error) const
{
    if (m_kind == Kind::Ask && error.code == ErrorCode::FieldInvalid)
        return tr("That is not the passphrase of the backups.");
    return SettingsForm::refusal(error);
}

QStringList PassphraseForm::fields() const
{
    return {kPassphrase, kAgain};
}

} // namespace tilldesk::ui
