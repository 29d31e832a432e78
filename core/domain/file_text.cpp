#include "core/domain/file_text.h"

#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {

void FileText::append(QChar c, ByteSpan span)
{
    const qsizetype at = m_text.size();
    m_text += c;
    if (!m_runs.isEmpty()) {
        const Run &last = m_runs.last();
        if (last.bytes == span.length && last.offset + (at - last.at) * last.bytes == span.offset)
            return;
    }
    m_runs.append({at, span.offset, span.length});
}

void FileText::append(const FileText &more)
{
    const qsizetype at = m_text.size();
    m_text += more.m_text;
    for (const Run &run : more.m_runs)
        m_runs.append({at + run.at, run.offset, run.bytes});
}

void FileText::trimEnd()
{
    qsizetype size = m_text.size();
    while (size > 0 && m_text.at(size - 1).isSpace())
        --size;
    m_text.truncate(size);
    while (!m_runs.isEmpty() && m_runs.last().at >= size)
        m_runs.removeLast();
}

FileText FileText::mid(qsizetype from, qsizetype count) const
{
    FileText part;
    const qsizetype begin = std::clamp<qsizetype>(from, 0, m_text.size());
    const qsizetype end =
        count < 0 ? m_text.size() : std::min<qsizetype>(m_text.size(), begin + count);
    if (begin >= end)
        return part;
    part.m_text = m_text.mid(begin, end - begin);
    for (qsizetype i = 0; i < m_runs.size(); ++i) {
        const Run &run = m_runs.at(i);
        const qsizetype runEnd = i + 1 < m_runs.size() ? m_runs.at(i + 1).at : m_text.size();
        if (runEnd <= begin || run.at >= end)
            continue;
        const qsizetype first = std::max(run.at, begin);
        part.m_runs.append({first - begin, run.offset + (first - run.at) * run.bytes, run.bytes});
    }
    return part;
}

ByteSpan FileText::spanOf(qsizetype index) const
{
    const auto after = std::ranges::upper_bound(m_runs, index, {}, &Run::at);
    if (after == m_runs.begin())
        return {};
    const Run &run = *(after - 1);
    return {run.offset + (index - run.at) * run.bytes, run.bytes};
}

QList<ByteSpan> FileText::spans(qsizetype from, qsizetype count) const
{
    QList<ByteSpan> all;
    const qsizetype end = std::min(from + count, m_text.size());
    for (qsizetype i = std::max<qsizetype>(0, from); i < end; ++i) {
        const ByteSpan span = spanOf(i);
        if (span.length == 0)
            continue;
        if (!all.isEmpty() && all.last().offset + all.last().length == span.offset)
            all.last().length += span.length;
        else if (all.isEmpty() || all.last() != span)
            all.append(span);
    }
    return all;
}

QString FileText::places() const
{
    QStringList all;
    for (const Run &run : m_runs)
        all << u"%1:%2:%3"_s.arg(run.at).arg(run.offset).arg(run.bytes);
    return all.join(u' ');
}

FileText FileText::fromStored(const QString &text, const QString &places)
{
    FileText whole;
    whole.m_text = text;
    for (const QStringView run : QStringView(places).split(u' ', Qt::SkipEmptyParts)) {
        const auto parts = run.split(u':');
        if (parts.size() == 3)
            whole.m_runs.append(
                {parts[0].toLongLong(), parts[1].toLongLong(), parts[2].toLongLong()});
    }
    return whole;
}

} // namespace tilldesk
