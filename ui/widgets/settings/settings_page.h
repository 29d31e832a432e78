#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tilldesk::ui {

class SettingsForm;

/// One page of the settings: a card with a heading, buttons, and content that scrolls.
class SettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPage(QWidget *parent = nullptr);

    /// Asks for what it shows; called each time the page is gone to.
    virtual void load() {}
    /// There is something that was filled in and not saved.
    [[nodiscard]] virtual bool isChanged() const;
    /// Forgets what was filled in and not saved.
    virtual void discard();

Q_SIGNALS:
    /// isChanged() may have changed.
    void edited();

protected:
    /// The row of the heading, before its buttons.
    [[nodiscard]] QHBoxLayout &header() { return *m_header; }
    [[nodiscard]] QVBoxLayout &content() { return *m_content; }
    void setHeading(const QString &heading);
    [[nodiscard]] QLabel &heading() { return *m_heading; }
    /// Adds Discard and Save for `form`, and says how the saving went.
    /// @param form  outlives the page's life
    void follow(SettingsForm &form, const QString &saveWords = {});
    [[nodiscard]] QPushButton *saveButton() const { return m_save; }
    [[nodiscard]] QPushButton *discardButton() const { return m_discard; }
    /// A sentence over the content; empty hides it.
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
