#include "ui/widgets/settings/vat_field.h"

#include "core/domain/vat.h"
#include "ui/models/settings/settings_books_words.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/tab_button.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QSignalBlocker>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kMixed = u"mixed"_s; ///< data of the choice that opens the field for shares
constexpr const char *kShares = "vatShares";

} // namespace

VatField::VatField(const Theme &theme, const QList<int> &rates, bool isTill, QWidget *parent)
    : QWidget(parent),
      m_choices(new QButtonGroup(this)),
      m_mixed(named(new QLineEdit, u"vatShares"_s))
{
    auto *row = new QWidget;
    auto *segments = new FlowLayout(0, row);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    row->setSizePolicy(policy);
    const auto add = [&](const QString &text, const QString &shares) {
        auto *segment = named(new TabButton(theme, text, TabButton::Look::Filled), u"vatChoice"_s);
        segment->setProperty(kShares, shares);
        m_choices->addButton(segment);
        segments->addWidget(segment);
    };
    add(isTill ? tr("As the profile") : tr("No rate yet"), QString());
    for (const int rate : rates)
        add(SettingsBooksWords::rate(rate), vatRateText(rate));
    add(tr("Mixed"), kMixed);
    m_mixed->setPlaceholderText(u"12:75,21:25"_s);
    m_mixed->setToolTip(tr("Shares of the sales with VAT, in percent: 75 % at 12 % and 25 % at "
                           "21 % is 12:75,21:25"));
    m_mixed->setAccessibleName(tr("Shares of the rates"));
    m_mixed->hide();
    m_choices->buttons().first()->setChecked(true);
    setFocusProxy(m_choices->buttons().first());
    fill(this, {row, m_mixed}, {.spacing = 4});
    connect(m_choices, &QButtonGroup::buttonClicked, this, [this] {
        m_mixed->setVisible(chosen() == kMixed);
        setFocusProxy(m_choices->checkedButton());
        Q_EMIT changed();
    });
    connect(m_mixed, &QLineEdit::textChanged, this, &VatField::changed);
}

QString VatField::chosen() const
{
    return m_choices->checkedButton()->property(kShares).toString();
}

void VatField::setShares(const QString &shares)
{
    if (shares == this->shares())
        return;
    const QSignalBlocker mixedBlocker(m_mixed);
    const QList<QAbstractButton *> all = m_choices->buttons();
    const auto known = std::ranges::find_if(all, [&shares](const QAbstractButton *segment) {
        return segment->property(kShares).toString() == shares;
    });
    const bool isKnown = known != all.end();
    (isKnown ? *known : all.last())->setChecked(true);
    setFocusProxy(m_choices->checkedButton());
    m_mixed->setText(isKnown ? QString() : shares);
    m_mixed->setVisible(!isKnown);
}

QString VatField::shares() const
{
    // Shares that are not typed yet must not count as "no rate".
    return chosen() != kMixed ? chosen() : m_mixed->text().isEmpty() ? u":"_s : m_mixed->text();
}

} // namespace tilldesk::ui
