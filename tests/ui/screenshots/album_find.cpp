#include "tests/support/some_hits.h"
#include "tests/ui/screenshots/album.h"
#include "ui/widgets/find/find_palette.h"

#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

void Album::takeFind()
{
    m_search.now = m_clock.now();
    m_search.groups = someHits();
    ui::FindPalette &finder = m_window.finder();
    const auto show = [this, &finder](const QString &text) {
        finder.openWith(text);
        m_search.flush();
        settle();
    };
    const auto take = [this, &finder](const QString &name) {
        finder.findChild<QLineEdit *>()->deselect();
        save(m_window, name);
    };
    show(u"24,50"_s);
    take(u"find"_s);
    QTest::keyClick(finder.findChild<QLineEdit *>(), Qt::Key_Tab);
    take(u"find-payments"_s);
    m_window.resize(1024, 680);
    show(u"24,50"_s);
    take(u"find-small"_s);
    m_window.resize(1360, 850);
    m_search.groups.clear();
    show(u"export"_s);
    take(u"find-commands"_s);
    show(u"xyz"_s);
    take(u"find-nothing"_s);
    show(u"stat:paid"_s);
    take(u"find-mistake"_s);
    m_search.error = Error{ErrorCode::Storage, u"for the picture"_s};
    show(u"24,50"_s);
    take(u"find-failed"_s);
    m_search.error.reset();
    finder.openWith(u"24,5"_s); // the failure is over
    QTest::qWait(300);          // a slow search
    take(u"find-slow"_s);
    m_search.flush();
    finder.openWith({});
    take(u"find-start"_s);
    finder.dismiss();
}

} // namespace tilldesk::test
