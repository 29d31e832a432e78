#include "ui/widgets/common/bank_line_label.h"

#include "ui/models/common/bank_line_words.h"
#include "ui/widgets/common/labels.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

BankLineLabel::BankLineLabel(QWidget *parent) : QLabel(parent)
{
    setObjectName(u"bankLine"_s);
    setProperty("role", u"small"_s);
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    hide();
}

void BankLineLabel::setNote(const BankLineNote &note)
{
    setStyleProperty(this, "role", note.isProblem ? u"problem"_s : u"small"_s);
    setText(note.html);
    setAccessibleName(note.text);
    setHidden(note.text.isEmpty());
}

} // namespace tilldesk::ui
