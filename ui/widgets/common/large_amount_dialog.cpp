#include "ui/widgets/common/large_amount_dialog.h"

#include "ui/models/common/large_amounts.h"
#include "ui/widgets/common/question_dialog.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

class LargeAmountWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::LargeAmountWords)

public:
    static QString back() { return tr("Change the amount"); }
};

} // namespace

void askAboutLargeAmount(const LargeAmountQuestion &question, QWidget *parent,
                         std::function<void()> then)
{
    const QString name = u"largeAmount"_s;
    for (const auto *other : parent->findChildren<QuestionDialog *>(name)) {
        if (other->property("isAsking").toBool())
            return; // Enter was pressed twice
    }
    auto *dialog = new QuestionDialog(question.heading, question.sentence, parent);
    dialog->setObjectName(name);
    dialog->setProperty("isAsking", true);
    dialog->addChoice(question.confirm, QDialog::Accepted, {}, u"confirmLargeAmount"_s);
    dialog->addChoice(LargeAmountWords::back(), QDialog::Rejected, u"primary"_s,
                      u"changeLargeAmount"_s);
    QObject::connect(dialog, &QDialog::accepted, parent, std::move(then));
    QObject::connect(dialog, &QDialog::finished, dialog,
                     [dialog] { dialog->setProperty("isAsking", false); });
    // Queued: an Enter that opens the question then goes on to the dialog around `parent`, which
    // would press the default button of a visible question.
    QMetaObject::invokeMethod(dialog, &QDialog::open, Qt::QueuedConnection);
}

} // namespace tilldesk::ui
