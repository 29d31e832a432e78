#pragma once

#include "core/gateway/setup.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// The first run: four pages of questions, checked while the person types. Stores nothing before
/// open().
class SetupPresenter : public QObject
{
    Q_OBJECT

public:
    enum class Page { Shop, Account, Till, Owner };
    static constexpr int kPages = 4;
    /// How a field is marked, and the words below it.
    struct Mark {
        enum class Kind { None, Good, Amber, Wrong };
        Kind kind = Kind::None;
        QString text; ///< may be a neutral hint if `kind` is None

        friend bool operator==(const Mark &, const Mark &) = default;
    };

    /// @pre `setup` must outlive this object
    /// @param language  of the program: `en`, `nl`, `fr` or `de`
    SetupPresenter(gateway::Setup &setup, const QString &language, QObject *parent = nullptr);

    [[nodiscard]] const NewShop &answers() const { return m_answers; }
    [[nodiscard]] const QString &pinAgain() const { return m_pinAgain; }
    [[nodiscard]] Page page() const { return m_page; }
    /// `1 of 4`
    [[nodiscard]] QString position() const;
    void setLanguage(const QString &language); ///< emits languageChosen()
    void setName(const QString &name);
    void setIban(const QString &iban); ///< as typed: blanks and small letters are allowed
    void setAccountName(const QString &name);
    void setTill(const QString &name);
    void setSticker(bool isWanted);
    void setOwner(const QString &name);
    void setPin(const QString &pin);
    void setPinAgain(const QString &pin);

    [[nodiscard]] Mark nameMark() const;
    /// Returns the length of the shop's name against its limit, `17 of 23`.
    [[nodiscard]] QString nameCount() const;
    [[nodiscard]] Mark ibanMark() const;
    [[nodiscard]] Mark pinMark() const;
    /// Returns the reason why the page cannot be left forwards; empty if it can.
    [[nodiscard]] QString whyNot() const;
    /// Returns the reason why the PIN cannot be skipped; empty if it can.
    [[nodiscard]] QString whyNotSkip() const;

    void next(); ///< no-op while whyNot() is not empty; on the last page open()
    void back();
    /// Opens the shop. No-op while a request runs.
    void open();
    void openWithoutPin();
    void openDemo();
    void restore(const QString &path, const QString &passphrase);
    /// Keeps the answers for the next start, without the PIN.
    void keep() { m_setup.keepAnswers(m_answers); }
    /// Returns whether anything was answered.
    [[nodiscard]] bool isStarted() const;

    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Returns what runs at the moment; empty if nothing runs.
    [[nodiscard]] const QString &doing() const { return m_doing; }
    /// Returns the sentence about the last failure; empty if there was none.
    [[nodiscard]] const QString &failure() const { return m_failure; }
    [[nodiscard]] const OpenedShop &opened() const { return m_opened; }
    [[nodiscard]] gateway::Setup &gateway() const { return m_setup; }

Q_SIGNALS:
    void changed();
    void pageChanged();
    void languageChosen(const QString &language);
    void finished(); ///< a shop is open

private:
    void change();
    void run(const QString &doing, const QFuture<Result<OpenedShop>> &future);

    gateway::Setup &m_setup;
    NewShop m_answers;
    QString m_pinAgain;
    QString m_accountBefore; ///< the account name follows the shop's name until it is edited
    Page m_page = Page::Shop;
    bool m_isBusy = false;
    QString m_doing;
    QString m_failure;
    OpenedShop m_opened;
};

} // namespace tilldesk::ui
