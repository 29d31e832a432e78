#include "ui/widgets/setup/restore_dialog.h"

#include "core/base/when_ready.h"
#include "ui/models/setup/setup_words.h"
#include "ui/widgets/common/growing.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/settings/file_field.h"

#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

RestoreDialog::RestoreDialog(Kind kind, const QString &path, Examine examine, QWidget *parent)
    : QDialog(parent),
      m_kind(kind),
      m_examine(std::move(examine)),
      m_file(new FileField(tr("Choose the backup"), FileField::Of::Backup)),
      m_passphrase(named(new QLineEdit, u"restorePassphrase"_s)),
      m_contents(named(makeText({}, u"done"_s), u"restoreContents"_s)),
      m_loss(named(makeText({}, u"warning"_s), u"restoreLoss"_s)),
      m_confirmWords(makeText({}, u"plain"_s)),
      m_confirm(named(new QLineEdit, u"restoreConfirm"_s)),
      m_failure(named(makeText({}, u"problem"_s), u"restoreFailure"_s)),
      m_cancel(named(new QPushButton(tr("Cancel")), u"restoreCancel"_s)),
      m_go(named(makeButton(QString(), kind == Kind::InPlace ? u"danger"_s : u"primary"_s),
                 u"restoreGo"_s))
{
    constexpr int kWidth = 560;
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Restore from a backup"));
    setMinimumWidth(kWidth);
    m_passphrase->setEchoMode(QLineEdit::Password);
    m_passphrase->setAccessibleName(tr("Passphrase"));
    m_file->line().setText(path);
    m_file->line().setObjectName(u"restoreFile"_s);
    m_file->line().setAccessibleName(tr("Backup file"));
    m_cancel->setAutoDefault(false);
    m_go->setDefault(true);
    fill(this,
         {makeLabel(windowTitle(), u"heading"_s),
          makeText(kind == Kind::InPlace
                       ? tr("The shop of the backup takes the place of this one. A backup of the "
                            "present state is made first, and the folder of the present shop is "
                            "kept under another name.")
                       : tr("The file that Tilldesk wrote to your backup disk. Nothing in it is "
                            "changed."),
                   u"muted"_s),
          makeLabel(tr("Backup file"), u"plain"_s), m_file, makeLabel(tr("Passphrase"), u"plain"_s),
          m_passphrase, m_contents, m_loss, m_confirmWords, m_confirm, m_failure,
          LayoutItem::gap(6), row({LayoutItem::stretch(), m_cancel, m_go})},
         {.spacing = 8, .margins = {28, 24, 28, 24}});
    const auto changed = [this] {
        m_isExamined = false;
        m_confirm->clear();
        showText(m_contents, {});
        showText(m_loss, {});
        showText(m_failure, {});
        showState();
    };
    connect(m_file, &FileField::edited, this, changed);
    connect(m_passphrase, &QLineEdit::textEdited, this, changed);
    connect(m_confirm, &QLineEdit::textEdited, this, &RestoreDialog::showState);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_go, &QPushButton::clicked, this, &RestoreDialog::press);
    changed();
}

void RestoreDialog::press()
{
    if (!whyNot().isEmpty())
        return;
    if (!m_isExamined)
        return examine();
    Q_EMIT chosen(m_file->line().text(), m_passphrase->text());
    accept();
}

void RestoreDialog::examine()
{
    m_isBusy = true;
    showState();
    whenReady(
        m_examine(m_file->line().text(), m_passphrase->text()), this,
        [this](const Result<BackupSummary> &found) {
            m_isBusy = false;
            m_isExamined = found.has_value();
            m_shop = found ? found->contents.merchants.value(0) : QString();
            showText(m_contents, found ? SetupWords::contents(*found).join(u'\n') : QString());
            setStyleProperty(m_loss, "role",
                             found && found->newer.value_or(0) > 0 ? u"warning"_s : u"done"_s);
            showText(m_loss, found ? SetupWords::loss(*found) : QString());
            showText(m_failure, found ? QString() : SetupWords::unreadable(found.error()));
            showState();
        });
}

QString RestoreDialog::whyNot() const
{
    if (m_isBusy)
        return tr("The backup is being read…");
    if (m_file->line().text().isEmpty())
        return tr("Choose the backup");
    if (m_isExamined && m_kind == Kind::InPlace
        && m_confirm->text().trimmed().compare(m_shop, Qt::CaseInsensitive) != 0)
        return tr("Type the name of the shop");
    return {};
}

void RestoreDialog::showState()
{
    m_file->setEnabled(!m_isBusy);
    m_passphrase->setEnabled(!m_isBusy);
    const bool isAsked = m_isExamined && m_kind == Kind::InPlace;
    const QString asked =
        tr("To put this backup in the place of the shop, type its name: %1").arg(m_shop);
    showText(m_confirmWords, isAsked ? asked : QString());
    m_confirm->setAccessibleName(asked);
    m_confirm->setVisible(isAsked);
    m_go->setText(m_isExamined ? tr("Restore") : tr("Show what is in it"));
    setWhyNot(m_go, whyNot());
    growToContent(*this);
}

} // namespace tilldesk::ui
