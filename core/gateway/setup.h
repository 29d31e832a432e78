#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/backup.h"
#include "core/domain/qr_matrix.h"

#include <QFuture>
#include <QObject>

namespace tilldesk {

/// The answers of the first run.
struct NewShop {
    QString language;       ///< `en`, `nl`, `fr` or `de`
    QString name;           ///< of the shop, 1 to kShopNameLength characters
    QString iban;           ///< electronic form
    QString accountName;    ///< as the bank writes it
    QString till;           ///< name of the first till
    bool hasSticker = true; ///< Today offers to print the QR code of the till
    QString owner;          ///< name of the owner
    QString pin;            ///< empty: no PIN; never stored with the kept answers

    friend bool operator==(const NewShop &, const NewShop &) = default;
};

/// Longest name of a shop in the first run: bank statements cut longer names.
inline constexpr int kShopNameLength = 23;

/// Result of a setup that has opened a shop.
struct OpenedShop {
    PaymentId firstPayment; ///< waits in the till for a simulated customer; empty: none

    friend bool operator==(const OpenedShop &, const OpenedShop &) = default;
};

} // namespace tilldesk

namespace tilldesk::gateway {

/// Requests of the window of the first run, in which no shop is open yet. Used on the window's
/// thread; see Payments. Only one request runs at a time.
class Setup : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Makes merchant, profile, till and owner in one transaction, and a first payment. Nothing is
    /// left after an error.
    /// Errors: `FieldInvalid` naming the member of NewShop; `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<OpenedShop>> open(const NewShop &shop) = 0;
    /// Opens the demo shop, which has a data folder of its own; makes it if it does not exist.
    /// Errors: `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<OpenedShop>> openDemo() = 0;
    /// Reads what a backup contains: checks the whole file and the passphrase, restores nothing.
    /// Errors: `FieldInvalid` or `FieldRequired` with the field `input` or `passphrase-file`.
    [[nodiscard]] virtual QFuture<Result<BackupSummary>> examine(const QString &path,
                                                                 const QString &passphrase) = 0;
    /// Restores a backup into the data folder and opens its shop.
    /// Errors: as examine(); `NoSpace`, `FileNotWritten`, `Storage`, `Busy`. Nothing is left then.
    /// @pre canRestore()
    [[nodiscard]] virtual QFuture<Result<OpenedShop>> restore(const QString &path,
                                                              const QString &passphrase) = 0;
    /// Returns whether the data folder is new, so that a backup can be restored into it.
    [[nodiscard]] virtual bool canRestore() const = 0;
    /// Returns the answers that keepAnswers() stored; default values if there are none.
    [[nodiscard]] virtual NewShop keptAnswers() const = 0;
    /// Stores the answers, without the PIN, until a shop is open. Best effort.
    virtual void keepAnswers(const NewShop &shop) = 0;
    /// Writes the error of a request to the log, and returns the trace id of that line.
    [[nodiscard]] virtual QString logged(const Error &error) = 0;
    /// Returns a QR code for the preview of the sticker.
    [[nodiscard]] virtual QrMatrix sampleCode() const = 0;
};

} // namespace tilldesk::gateway
