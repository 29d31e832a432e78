#include "ui/widgets/settings/account_field.h"

#include "ui/models/settings/settings_books_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

AccountField::AccountField(const BookUse &use, QWidget *parent)
    : QWidget(parent),
      m_use(use),
      m_line(named(new QLineEdit, u"account "_s + toText(use))),
      m_origin(makeLabel({}, u"small"_s)),
      m_reset(named(makeButton(QString(), u"link"_s), u"reset "_s + toText(use))),
      m_advice(makeText({}, u"amber"_s))
{
    constexpr int kWidth = 120;
    m_line->setFixedWidth(kWidth);
    m_line->setAccessibleName(SettingsBooksWords::use(use));
    setFocusProxy(m_line);
    fill(this, {row({m_line, m_origin, m_reset, LayoutItem::stretch()}), m_advice}, {.spacing = 2});
    connect(m_reset, &QPushButton::clicked, this, &AccountField::resetRequested);
}

void AccountField::setOrigin(bool isOwn, const QString &ofChart, const QString &advice)
{
    m_origin->setHidden(isOwn);
    m_origin->setText(ofChart.isEmpty() ? QString() : tr("from the chart"));
    m_reset->setVisible(isOwn && !ofChart.isEmpty());
    m_reset->setText(tr("yours; the chart has %1").arg(ofChart) + u" ↩"_s);
    m_reset->setAccessibleName(tr("Take the account %1 of the chart again").arg(ofChart));
    const bool isMissing = m_use.kind != BookAccountKind::Vat && m_line->text().trimmed().isEmpty();
    setStyleProperty(m_advice, "role", isMissing ? u"problem"_s : u"amber"_s);
    showText(m_advice, advice);
}

} // namespace tilldesk::ui
