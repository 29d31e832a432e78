#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tilldesk::ui {

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

Q_SIGNALS:
    /// The result of isChanged() may have changed.
    void edited();

protected:
    /// The row with the heading. Derived pages append their buttons to it.
    [[nodiscard]] QHBoxLayout &header() { return *m_header; }
    [[nodiscard]] QVBoxLayout &content() { return *m_content; }
    void setHeading(const QString &heading);
    [[nodiscard]] QLabel &heading() { return *m_heading; }
    /// Adds the buttons Discard and Save for `form`, and shows the outcome of saving.
    /// @param form  must outlive this page
    void follow(SettingsForm &form, const QString &saveWords = {});
    [[nodiscard]] QPushButton *saveButton() const { return m_save; }
    [[nodiscard]] QPushButton *discardButton() const { return m_discard; }
    /// Shows an error above the content. Empty: hides the error.
    void setFailure(const QString &sentence);

private:
    void showForm();

    QHBoxLayout *m_header;
    QVBoxLayout *m_content;
    QLabel *m_heading;
    QLabel *m_done;
    QWidget *m_failureFrame;
    QLabel *m_failure;
    SettingsForm *m_form = nullptr;
    QPushButton *m_discard = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace tilldesk::ui
