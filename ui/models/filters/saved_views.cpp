#include "ui/models/filters/saved_views.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SavedViews::SavedViews(const QByteArray &saved, Store store, QObject *parent)
    : QObject(parent),
      m_store(std::move(store))
{
    const QJsonArray rows = QJsonDocument::fromJson(saved).array();
    for (const QJsonValue &row : rows) {
        const SavedView view{row[u"name"_s].toString(), row[u"tab"_s].toString(),
                             row[u"query"_s].toString(), row[u"order"_s].toString()};
        if (whyNot(view.name).isEmpty())
            m_views << view;
    }
}

QByteArray SavedViews::save() const
{
    QJsonArray rows;
    for (const SavedView &view : m_views)
        rows.append(QJsonObject{{u"name"_s, view.name},
                                {u"tab"_s, view.tab},
                                {u"query"_s, view.query},
                                {u"order"_s, view.order}});
    return QJsonDocument(rows).toJson(QJsonDocument::Compact);
}

void SavedViews::setOpen(int view)
{
    if (view == m_open || view >= m_views.size())
        return;
    m_open = view;
    Q_EMIT changed();
}

QString SavedViews::whyNot(const QString &name, int except) const
{
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty())
        return tr("A view needs a name.");
    if (trimmed.size() > kLongestName)
        return tr("A name has at most %1 characters.").arg(kLongestName);
    for (int view = 0; view < m_views.size(); ++view) {
        if (view != except && m_views[view].name.compare(trimmed, Qt::CaseInsensitive) == 0)
            return tr("Another view has this name.");
    }
    if (except < 0 && m_views.size() >= kMost)
        return tr("There are %1 views already. Delete one first.").arg(kMost);
    return {};
}

void SavedViews::add(const SavedView &view)
{
    if (!whyNot(view.name).isEmpty())
        return;
    m_views << view;
    m_views.last().name = view.name.trimmed();
    m_open = int(m_views.size()) - 1;
    tell();
}

void SavedViews::rename(int view, const QString &name)
{
    if (!whyNot(name, view).isEmpty())
        return;
    m_views[view].name = name.trimmed();
    tell();
}

void SavedViews::update(int view, const SavedView &now)
{
    const QString name = m_views[view].name;
    m_views[view] = now;
    m_views[view].name = name;
    tell();
}

void SavedViews::move(int view, int by)
{
    const int to = view + by;
    if (to < 0 || to >= m_views.size())
        return;
    m_views.swapItemsAt(view, to);
    if (m_open == view)
        m_open = to;
    else if (m_open == to)
        m_open = view;
    tell();
}

void SavedViews::remove(int view)
{
    m_removed = Removed{m_views.takeAt(view), view, m_open == view};
    if (m_open == view)
        m_open = -1;
    else if (m_open > view)
        --m_open;
    tell();
}

QString SavedViews::removedName() const
{
    return m_removed ? m_removed->view.name : QString();
}

void SavedViews::restore()
{
    const auto removed = std::exchange(m_removed, std::nullopt);
    if (!removed || !whyNot(removed->view.name).isEmpty())
        return;
    const int index = std::min(removed->index, int(m_views.size()));
    m_views.insert(index, removed->view);
    if (removed->wasOpen && m_open < 0)
        m_open = index;
    else if (m_open >= index)
        ++m_open;
    tell();
}

void SavedViews::tell()
{
    if (m_store)
        m_store(save());
    Q_EMIT changed();
}

} // namespace tilldesk::ui
