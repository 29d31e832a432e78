#include "ui/widgets/theme/style_sheet.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QHash<QString, QColor> byName(const Colours &c)
{
    return {{u"text"_s, c.text},
            {u"title"_s, c.title},
            {u"muted"_s, c.muted},
            {u"page"_s, c.page},
            {u"card"_s, c.card},
            {u"inset"_s, c.inset},
            {u"line"_s, c.line},
            {u"control"_s, c.control},
            {u"field"_s, c.field},
            {u"accent"_s, c.accent},
            {u"accentHover"_s, c.accentHover},
            {u"onAccent"_s, c.onAccent},
            {u"accentText"_s, c.accentText},
            {u"accentSoft"_s, c.accentSoft},
            {u"selection"_s, c.selection},
            {u"hover"_s, c.hover},
            {u"focus"_s, c.focus},
            {u"danger"_s, c.danger},
            {u"dangerLine"_s, c.dangerLine},
            {u"amberText"_s, c.amber.text},
            {u"amberGround"_s, c.amber.ground},
            {u"greenText"_s, c.green.text},
            {u"greenGround"_s, c.green.ground},
            {u"blueText"_s, c.blue.text},
            {u"blueGround"_s, c.blue.ground},
            {u"redText"_s, c.red.text},
            {u"redGround"_s, c.red.ground}};
}

} // namespace

QString styleSheet(const Colours &colours)
{
    static const QString pattern = [] {
        QFile file(u":/theme/theme.qss"_s);
        const bool isThere = file.open(QIODevice::ReadOnly);
        Q_ASSERT_X(isThere, "styleSheet", "theme.qss is not in the program");
        return QString::fromUtf8(file.readAll());
    }();
    static const QRegularExpression name(u"@(\\w+)"_s);
    const QHash<QString, QColor> table = byName(colours);
    QString sheet;
    qsizetype done = 0;
    for (auto matches = name.globalMatch(pattern); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        sheet += QStringView(pattern).mid(done, match.capturedStart() - done);
        sheet += table.value(match.captured(1)).name();
        done = match.capturedEnd();
    }
    sheet += QStringView(pattern).mid(done);
    return sheet;
}

} // namespace tilldesk::ui
