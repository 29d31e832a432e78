#pragma once

#include "ui/models/settings/settings_profiles.h"
#include "ui/models/settings/sticker.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>
#include <functional>
#include <memory>

class QPrinter;

namespace tilldesk::ui {

class StickerPreview;
enum class StickerPaper;

/// The printable sticker of a point of sale: a preview, and buttons that save or print it.
class StickerBox : public QWidget
{
    Q_OBJECT

public:
    StickerBox(const Gateways &gateways, const Theme &theme, QWidget *parent = nullptr);
    ~StickerBox() override;

    /// @param posId  the point of sale whose sticker is shown
    void setPlace(const ProfileEntry &entry, const QString &posId);

private:
    enum class Target { Preview, Pdf, Printer };

    void layOut(const Theme &theme);
    void choosePdf();
    void chooseSvg();
    void choosePrinter();
    void askFile(const QString &title, const QString &ending, const QString &filter,
                 const std::function<void(const QString &)> &then);
    void make(Target target);
    void take(const QList<Sticker> &stickers);
    void tell(const Result<void> &written, const QString &file);
    [[nodiscard]] StickerPaper paper() const;
    /// Returns the points of sale to make stickers of. One point of sale fills a whole A4 sheet.
    [[nodiscard]] QList<PointOfSale> wanted() const;

    StickerMaker m_maker;
    ProfileEntry m_entry;
    QString m_posId;
    Target m_target = Target::Preview;
    QString m_file;
    Sticker m_shown;
    std::unique_ptr<QPrinter> m_printer;
    StickerPreview *m_preview;
    QLabel *m_link;
    QLabel *m_reach; ///< warns of a link that phones cannot open
    ComboBox *m_which;
    ComboBox *m_paper;
    QPushButton *m_pdf;
    QPushButton *m_svg;
    QPushButton *m_print;
    QLabel *m_outcome;
};

} // namespace tilldesk::ui
