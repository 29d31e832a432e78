#pragma once

#include <QList>
#include <QWidget>

class QButtonGroup;
class QLineEdit;

namespace tilldesk::ui {

class Theme;

/// A field for the VAT rates of a place, in segments: one rate, shares of several rates, or none.
class VatField : public QWidget
{
    Q_OBJECT

public:
    /// @param rates  to choose from, in hundredths of a percent
    /// @param isTill  without rates of its own, those of its profile count
    VatField(const Theme &theme, const QList<int> &rates, bool isTill, QWidget *parent = nullptr);

    /// @param shares  in the form of vatSharesFrom(); empty: none
    void setShares(const QString &shares);
    [[nodiscard]] QString shares() const;

Q_SIGNALS:
    void changed();

private:
    /// Returns the shares of the chosen segment.
    [[nodiscard]] QString chosen() const;

    QButtonGroup *m_choices;
    QLineEdit *m_mixed;
};

} // namespace tilldesk::ui
