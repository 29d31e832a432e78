#include "ui/models/help/help_page.h"

#include <QRegularExpression>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

HelpPage HelpPage::from(const QString &text)
{
    static const QRegularExpression anchorLine(uR"re(^<a id="([a-z0-9-]+)"></a>$)re"_s);
    static const QRegularExpression heading(u"^#{1,6} "_s);
    HelpPage page;
    QStringList lines;
    QString anchor;
    bool isCode = false;
    for (const QString &line : text.split(u'\n')) {
        if (line.startsWith("```"_L1))
            isCode = !isCode;
        const auto found = anchorLine.match(line);
        if (!isCode && found.hasMatch()) {
            anchor = found.captured(1);
            continue;
        }
        if (!isCode && heading.match(line).hasMatch())
            page.anchors.append(std::exchange(anchor, {}));
        lines.append(line);
    }
    page.markdown = lines.join(u'\n');
    return page;
}

QString HelpWords::title()
{
    return tr("Rules of the service");
}

QString HelpWords::find()
{
    return tr("Find on this page");
}

QString HelpWords::previous()
{
    return tr("Previous place (Shift+Enter)");
}

QString HelpWords::isEnglish()
{
    return tr("The rules of the service are written in English.");
}

QString HelpWords::next()
{
    return tr("Next place (Enter)");
}

QString HelpWords::found(qsizetype place, qsizetype places)
{
    return places == 0 ? tr("Not found") : tr("%1 of %2").arg(place).arg(places);
}

} // namespace tilldesk::ui
