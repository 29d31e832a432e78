#pragma once

#include "core/base/result.h"
#include "core/domain/backup.h"
#include "ui/widgets/common/forward.h"

#include <QDialog>
#include <QFuture>
#include <functional>

namespace tilldesk::ui {

class FileField;

/// Asks for a backup and its passphrase, shows what is in it, and offers to restore it. Deleted
/// when it closes.
class RestoreDialog : public QDialog
{
    Q_OBJECT

public:
    using Examine = std::function<QFuture<Result<BackupSummary>>(const QString &path,
                                                                 const QString &passphrase)>;
    /// Whether the backup becomes a new shop, or takes the place of the present one. InPlace shows
    /// what would be lost, and asks for the name of the shop.
    enum class Kind { NewShop, InPlace };

    /// @param path  of the backup that is offered; may be empty
    RestoreDialog(Kind kind, const QString &path, Examine examine, QWidget *parent);

Q_SIGNALS:
    /// The person has seen what is in the backup and wants it.
    void chosen(const QString &path, const QString &passphrase);

private:
    void press();
    void examine();
    void showState();

    [[nodiscard]] QString whyNot() const;

    const Kind m_kind;
    const Examine m_examine;
    FileField *m_file;
    QLineEdit *m_passphrase;
    QLabel *m_contents;
    QLabel *m_loss; ///< a warning if payments would be lost
    QLabel *m_confirmWords;
    QLineEdit *m_confirm; ///< the name of the shop
    QLabel *m_failure;
    QPushButton *m_cancel;
    QPushButton *m_go;
    bool m_isBusy = false;
    bool m_isExamined = false;
    QString m_shop; ///< name in the backup
};

} // namespace tilldesk::ui
