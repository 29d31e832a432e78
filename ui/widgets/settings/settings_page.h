#pragma once

#include "ui/models/settings/settings_pages.h"
#include "ui/models/settings/settings_profiles.h"
#include "ui/widgets/common/forward.h"

#include <QPointer>
#include <QWidget>
#include <functional>

namespace tilldesk::ui {

class ProfileSwitcher;
class SettingsForm;

/// Base of the settings pages: a card with a heading, buttons and scrolling content.
class SettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPage(QWidget *parent = nullptr);

    /// Loads the values of the page. Called each time the user goes to the page.
    virtual void load() {}
    /// Returns whether the page holds unsaved changes.
    [[nodiscard]] virtual bool isChanged() const;
    /// Drops the unsaved changes.
    virtual void discard();
    /// Returns why the user should look at the page, in a sentence; empty: no reason.
    [[nodiscard]] virtual QString warning() const { return {}; }
    /// Marks a tab of this page as current. @pre addTabs() was called.
    virtual void setTab(ProfileTab tab);
    /// Moves the keyboard focus to the current tab. @pre addTabs() was called.
    void focusTab();

Q_SIGNALS:
    /// The result of isChanged() may have changed.
    void edited();
    void chooseRequested(const tilldesk::ProfileId &profile);
    /// The user wants a new profile.
    void newRequested(const tilldesk::MerchantId &merchant);
    void merchantsRequested();
    /// The user chose a tab, of this page or of another one.
    void tabRequested(tilldesk::ui::ProfileTab tab);
    /// The receiver calls `then`, unless the user chooses to keep the unsaved changes.
    void leaveRequested(const std::function<void()> &then);

protected:
    /// The row with the heading. Derived pages append their buttons to it.
    [[nodiscard]] QHBoxLayout &header() { return *m_header; }
    [[nodiscard]] QVBoxLayout &content() { return *m_content; }
    void setHeading(const QString &heading);
    [[nodiscard]] QLabel &heading() { return *m_heading; }
    /// Adds the buttons Discard and Save for `form`, and shows the outcome of saving.
    /// @param form  must outlive this page
    void follow(SettingsForm &form, const QString &saveWords = {});
    /// Adds the name of the chosen profile to the header, with a menu of all profiles.
    /// @param offersNew  the menu also creates profiles
    ProfileSwitcher *addSwitcher(const Theme &theme, SettingsProfiles &profiles, bool offersNew);
    /// Adds to the heading whether the profile is open, and the profile's tabs below the header.
    /// @param current  the first tab of this page
    /// @pre addSwitcher() was called
    void addTabs(const Theme &theme, ProfileTab current);
    /// @param profile  null: no stored profile is shown; hides the tabs. @pre addTabs() was called.
    void showTabs(const Profile *profile);
    [[nodiscard]] QScrollArea &scrollArea() { return *m_scroll; }
    /// Shows or hides the buttons Discard and Save. @pre follow() was called.
    void setButtonsVisible(bool isVisible);
    /// Shows the profile's name and the buttons, or `heading` if there is no profile.
    /// @param rows  hidden if there is no profile
    /// @pre addSwitcher() and follow() were called
    void showProfile(bool isThere, const QString &heading, QWidget &rows);
    /// Shows an error above the content. Empty: hides the error.
    void setFailure(const QString &sentence);
    /// Places a widget above the card. Call once.
    /// @return the row of the card, to which widgets beside it can be added
    QHBoxLayout *placeAbove(QWidget *above);
    /// Places a widget below the card.
    void placeBelow(QWidget *below);

    void showEvent(QShowEvent *event) override;

private:
    void showForm();
    void showProblem();

    QWidget *m_card;
    QHBoxLayout *m_header;
    QVBoxLayout *m_content;
    QVBoxLayout *m_top; ///< stays above the content that scrolls
    QScrollArea *m_scroll;
    QLabel *m_heading;
    QLabel *m_done;
    QWidget *m_failureFrame;
    QLabel *m_failure;
    SettingsForm *m_form = nullptr;
    QPushButton *m_problems = nullptr; ///< leads to the first wrong field
    QPushButton *m_discard = nullptr;
    QPushButton *m_save = nullptr;
    ProfileSwitcher *m_switcher = nullptr;
    Pill *m_pill = nullptr;
    TabStrip *m_tabs = nullptr;
    ProfileTab m_tab = ProfileTab::Account;
    QPointer<QWidget> m_field; ///< had the focus before the button that saves or discards
};

} // namespace tilldesk::ui
