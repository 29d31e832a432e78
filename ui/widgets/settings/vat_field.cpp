#include "ui/widgets/settings/vat_field.h"

#include "core/domain/vat.h"
#include "ui/models/settings/settings_books_words.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QLineEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kMixed = u"mixed"_s; ///< data of the choice that opens the field for shares

} // namespace

VatField::VatField(const Theme &theme, const QList<int> &rates, bool isTill, QWidget *parent)
    : QWidget(parent),
      m_choice(named(new ComboBox(theme), u"vatChoice"_s)),
      m_mixed(named(new QLineEdit, u"vatShares"_s))
{
    m_choice->addItem(isTill ? tr("as the profile") : tr("no rate yet"), QString());
    for (const int rate : rates)
        m_choice->addItem(SettingsBooksWords::rate(rate), vatRateText(rate));
    m_choice->addItem(tr("Mixed"), kMixed);
    m_mixed->setPlaceholderText(u"12:75,21:25"_s);
    m_mixed->setToolTip(tr("Shares of the sales with VAT, in percent: 75 % at 12 % and 25 % at "
                           "21 % is 12:75,21:25"));
    m_mixed->setAccessibleName(tr("Shares of the rates"));
    m_mixed->hide();
    setFocusProxy(m_choice);
    fill(this, {m_choice, m_mixed}, {.spacing = 4});
    connect(m_choice, &QComboBox::activated, this, [this] {
        m_mixed->setVisible(m_choice->currentData() == kMixed);
        Q_EMIT changed();
    });
    connect(m_mixed, &QLineEdit::textChanged, this, &VatField::changed);
}

void VatField::setShares(const QString &shares)
{
    if (shares == this->shares())
        return;
    const QSignalBlocker mixedBlocker(m_mixed);
    const int known = m_choice->findData(shares);
    m_choice->setCurrentIndex(known >= 0 ? known : m_choice->findData(kMixed));
    m_mixed->setText(known >= 0 ? QString() : shares);
    m_mixed->setVisible(known < 0);
}

QString VatField::shares() const
{
    const QString chosen = m_choice->currentData().toString();
    // Shares that are not typed yet must not count as "no rate".
    return chosen != kMixed ? chosen : m_mixed->text().isEmpty() ? u":"_s : m_mixed->text();
}

} // namespace tilldesk::ui
