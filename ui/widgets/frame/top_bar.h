#pragma once

#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class FindBox;

/// The bar above the views: the title of the view, the chosen profile, the find box and the button
/// for a new payment.
class TopBar : public QWidget
{
    Q_OBJECT

public:
    TopBar(const Theme &theme, ProfileChoice &profiles, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    [[nodiscard]] FindBox &findBox() { return *m_find; }
    /// @param whyNot  reason why no payment can be made; empty: a payment can be made
    void setWhyNoPayment(const QString &whyNot);

Q_SIGNALS:
    void newPaymentRequested();

private:
    void fillProfiles();
    void showProfile();

    ProfileChoice &m_profiles;
    QLabel *m_title;
    QLabel *m_environment;
    QToolButton *m_profile;
    FindBox *m_find;
    QPushButton *m_newPayment;
};

} // namespace tilldesk::ui
