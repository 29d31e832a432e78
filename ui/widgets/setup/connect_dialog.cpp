#include "ui/widgets/setup/connect_dialog.h"

#include "core/domain/till.h"
#include "ui/widgets/common/growing.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QFontDatabase>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ConnectDialog::ConnectDialog(gateway::Joining &connection, const QString &link, const QString &name,
                             QWidget *parent)
    : QDialog(parent),
      m_form(connection, name),
      m_link(named(new QLineEdit(link), u"connectLink"_s)),
      m_name(named(new QLineEdit(name), u"connectName"_s)),
      m_words(named(makeText({}, u"small"_s), u"connectWords"_s)),
      m_fingerprintWords(
          makeText(tr("The service's screen must show the same fingerprint:"), u"small"_s)),
      m_fingerprint(named(makeText({}, u"muted"_s), u"connectFingerprint"_s)),
      m_asked(named(makeText({}, u"plain"_s), u"connectAsked"_s)),
      m_failure(named(makeText({}, u"problem"_s), u"connectFailure"_s)),
      m_cancel(named(new QPushButton(tr("Cancel")), u"connectCancel"_s)),
      m_go(named(makeButton(tr("Connect"), u"primary"_s), u"connectGo"_s))
{
    constexpr int kWidth = 560;
    setWindowTitle(tr("Connect to a shop"));
    setMinimumWidth(kWidth);
    m_link->setPlaceholderText(u"tilldesk://"_s);
    m_fingerprint->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_name->setMaxLength(int(kLongestTillName));
    m_cancel->setAutoDefault(false);
    m_go->setDefault(true);
    const auto labelled = [](const QString &text, QLineEdit *field) {
        QLabel *words = makeLabel(text, u"plain"_s);
        words->setBuddy(field);
        field->setAccessibleName(text);
        return words;
    };
    fill(this,
         {makeLabel(windowTitle(), u"heading"_s),
          makeText(tr("This computer becomes a till of a shop whose service runs on another "
                      "computer."),
                   u"muted"_s),
          labelled(tr("Link"), m_link), m_link, m_words, m_fingerprintWords, m_fingerprint,
          labelled(tr("Name of this till"), m_name), m_name, m_asked, m_failure, LayoutItem::gap(6),
          row({LayoutItem::stretch(), m_cancel, m_go})},
         {.spacing = 8, .margins = {28, 24, 28, 24}});
    connect(m_link, &QLineEdit::textChanged, &m_form, &ConnectForm::setLink);
    connect(m_name, &QLineEdit::textChanged, &m_form, &ConnectForm::setName);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_go, &QPushButton::clicked, &m_form, &ConnectForm::join);
    connect(&m_form, &ConnectForm::changed, this, &ConnectDialog::showState);
    connect(&m_form, &ConnectForm::joined, this, &QDialog::accept);
    m_form.setLink(link);
}

void ConnectDialog::showState()
{
    m_words->setText(m_form.linkWords());
    m_fingerprint->setText(m_form.fingerprint());
    m_fingerprintWords->setVisible(m_form.isLinkGood());
    m_fingerprint->setVisible(m_form.isLinkGood());
    m_link->setEnabled(!m_form.isBusy());
    m_name->setEnabled(!m_form.isBusy());
    showText(m_asked, m_form.askedWords());
    showText(m_failure, m_form.failure());
    setWhyNot(m_go, m_form.whyNot());
    growToContent(*this);
}

} // namespace tilldesk::ui
