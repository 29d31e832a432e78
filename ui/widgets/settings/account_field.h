#pragma once

#include "core/domain/books.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tilldesk::ui {

/// A field for an account: the number, whether it is the chart's, and a button that takes the
/// chart's again.
class AccountField : public QWidget
{
    Q_OBJECT

public:
    explicit AccountField(const BookUse &use, QWidget *parent = nullptr);

    [[nodiscard]] const BookUse &use() const { return m_use; }
    [[nodiscard]] QLineEdit &line() { return *m_line; }
    /// @param isOwn  the account is not that of the chart  @param ofChart  empty: the chart has
    /// none
    void setOrigin(bool isOwn, const QString &ofChart, const QString &advice);

Q_SIGNALS:
    void resetRequested();

private:
    BookUse m_use;
    QLineEdit *m_line;
    QLabel *m_origin;
    QPushButton *m_reset;
    QLabel *m_advice;
};

} // namespace tilldesk::ui
