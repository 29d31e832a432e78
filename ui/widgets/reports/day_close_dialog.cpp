#include "ui/widgets/reports/day_close_dialog.h"

#include "ui/models/common/text.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/metrics.h"

#include <QDir>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

DayCloseDialog::DayCloseDialog(const DayCloseDocument &document, QWidget *parent)
    : QDialog(parent),
      m_outcome(makeText({}, u"done"_s))
{
    constexpr int kWidth = 520;
    constexpr int kSide = 20;
    setWindowTitle(document.title);
    QLabel *paper = makeLabel(document.body, u"plain"_s);
    paper->setTextFormat(Qt::RichText);
    paper->setWordWrap(true);
    paper->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    paper->setObjectName(u"dayClosePaper"_s);
    paper->setAccessibleName(document.title);
    QFrame *frame = makeFrame(u"inset"_s);
    fill(frame, {paper}, {.spacing = -1, .margins = {kSide, 16, kSide, 16}});
    frame->setFixedWidth(kWidth);
    paper->setFixedWidth(kWidth - 2 * kSide);
    paper->ensurePolished();
    paper->setFixedHeight(paper->heightForWidth(kWidth - 2 * kSide));
    m_outcome->hide();

    QHBoxLayout *buttons = row({});
    const auto add = [this, buttons](const QString &words, const QString &name, auto does) {
        auto *button = new QPushButton(words);
        button->setObjectName(name);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, does);
        buttons->addWidget(button);
    };
    const auto onPaper = [document](Paper paper_) -> PrintedDocument {
        return {document.title, document.body, paper_};
    };
    const auto printed = [this](const PrintOutcome &outcome) {
        if (!outcome)
            tell(outcome);
    };
    add(tr("Print on 80 mm…"), u"printRoll"_s,
        [this, onPaper, printed] { askPrinter(this, onPaper(Paper::Roll80), printed); });
    add(tr("Print on A4…"), u"printA4"_s,
        [this, onPaper, printed] { askPrinter(this, onPaper(Paper::A4), printed); });
    add(tr("Save as PDF…"), u"savePdf"_s, [this, onPaper, document] {
        askPdf(this, onPaper(Paper::A4), document.title,
               [this](const PrintOutcome &outcome) { tell(outcome); });
    });
    buttons->addStretch();
    auto *done = new QPushButton(tr("Close"));
    done->setDefault(true);
    done->setObjectName(u"closeDayCloseDialog"_s);
    connect(done, &QPushButton::clicked, this, &QDialog::accept);
    buttons->addWidget(done);

    fill(this, {{frame, 0, Qt::AlignHCenter}, m_outcome, buttons},
         {.spacing = metrics::kGap, .margins = {24, 24, 24, 24}})
        ->setSizeConstraint(QLayout::SetFixedSize);
    done->setFocus();
}

void DayCloseDialog::tell(const PrintOutcome &outcome)
{
    setStyleProperty(m_outcome, "role", outcome ? u"done"_s : u"problem"_s);
    m_outcome->setText(outcome ? tr("Saved as %1").arg(QDir::toNativeSeparators(*outcome))
                               : Text::sentence(outcome.error()));
    m_outcome->show();
}

} // namespace tilldesk::ui
