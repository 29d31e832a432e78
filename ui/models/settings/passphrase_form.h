#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/settings/settings_form.h"

namespace tilldesk::ui {

/// The values of the fields of PassphraseForm, as typed.
struct PassphraseDraft {
    QString passphrase;
    QString again;

    friend bool operator==(const PassphraseDraft &, const PassphraseDraft &) = default;
};

/// Form of the passphrase of the backups: sets a new one, typed twice, or asks whether the user
/// still knows it.
class PassphraseForm final : public DraftForm<PassphraseDraft>
{
    Q_OBJECT

public:
    enum class Kind { Set, Ask };

    PassphraseForm(const Gateways &gateways, Kind kind, QObject *parent = nullptr);

    [[nodiscard]] QString title() const;
    /// Returns what to do with the passphrase: to keep a new one safe, or to type the present one.
    [[nodiscard]] QString advice() const;
    /// Returns how hard the typed passphrase is to guess; empty: nothing typed, or not asked.
    [[nodiscard]] QString strength() const;
    /// Returns the sentence after a success.
    [[nodiscard]] QString success() const;

    [[nodiscard]] bool isChanged() const override { return m_draft != Draft(); }
    void save() override;
    void discard() override;

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] QString refusal(const Error &error) const override;
    [[nodiscard]] QStringList fields() const override;

private:
    const Gateways m_gateways;
    const Kind m_kind;
};

} // namespace tilldesk::ui
