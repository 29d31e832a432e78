#pragma once

#include "core/domain/bank.h"

#include <QFrame>

class QRadioButton;

namespace tilldesk::ui {

class Theme;

/// A payout that a line of the statement may belong to, as an option. A click anywhere chooses the
/// payout.
class BankCandidate : public QFrame
{
    Q_OBJECT

public:
    /// @param number  key that chooses the option, from 1
    BankCandidate(const Theme &theme, const BankItem &item, const Payout &payout, int number);
    /// The option that the line is no payout.
    explicit BankCandidate(int number);

    [[nodiscard]] QRadioButton &button() { return *m_button; }
    /// Returns the payout; empty: the line is no payout.
    [[nodiscard]] const PayoutId &payout() const { return m_payout; }

protected:
    void mousePressEvent(QMouseEvent *event) override;

private:
    BankCandidate();

    QRadioButton *m_button;
    PayoutId m_payout;
};

/// Returns a text as rich text with its marked parts highlighted. Long words may break anywhere.
[[nodiscard]] QString markedText(const Theme &theme, const QString &text, qsizetype from,
                                 qsizetype length, bool isCertain);

} // namespace tilldesk::ui
