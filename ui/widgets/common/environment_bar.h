#pragma once

#include "core/domain/profile.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

/// Says above everything else whether the payments of the window are real money. Cannot be closed.
class EnvironmentBar : public QFrame
{
    Q_OBJECT

public:
    /// @pre `theme` and `profiles` outlive this object
    EnvironmentBar(const Theme &theme, const ProfileChoice &profiles, QWidget *parent = nullptr);

    /// Returns a bar for a further window of the shop that shows the same as the bar of the window
    /// of `origin`, without the link to the settings. Null if that window has no bar, and without
    /// an `origin`.
    [[nodiscard]] static EnvironmentBar *like(const QWidget *origin);

    /// Offers the settings of the connection. Never in a local environment.
    void offerConnection(bool isOffered);

Q_SIGNALS:
    void connectionRequested(const tilldesk::ProfileId &profile);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showState();
    void fitSentence();

    const Theme &m_theme;
    const ProfileChoice &m_profiles;
    QLabel *m_word;
    QLabel *m_sentence;
    QLabel *m_others;
    QPushButton *m_connection;
    bool m_offersConnection = true;
};

} // namespace tilldesk::ui
