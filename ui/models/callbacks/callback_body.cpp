#include "ui/models/callbacks/callback_words.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Indents valid JSON and keeps the order of its members: QJsonDocument would sort them.
class Indenter
{
public:
    QString indented(const QByteArray &json)
    {
        bool isInText = false;
        for (qsizetype at = 0; at < json.size(); ++at) {
            const char c = json[at];
            if (isInText) {
                m_out += c;
                if (c == '\\')
                    m_out += json[++at];
                isInText = c != '"';
            } else if (c == '"') {
                m_out += c;
                isInText = true;
            } else {
                addSign(c);
            }
        }
        return QString::fromUtf8(m_out);
    }

private:
    void addSign(char c)
    {
        switch (c) {
        case ' ':
        case '\t':
        case '\r':
        case '\n': return;
        case '{':
        case '[':
            m_out += c;
            ++m_depth;
            newLine();
            return;
        case '}':
        case ']':
            --m_depth;
            if (m_out.trimmed().endsWith(c == '}' ? '{' : '['))
                m_out = m_out.trimmed(); // an empty object or array stays on one line
            else
                newLine();
            m_out += c;
            return;
        case ',':
            m_out += c;
            newLine();
            return;
        case ':': m_out += ": "; return;
        default: m_out += c;
        }
    }
    void newLine() { m_out += '\n' + QByteArray(2 * m_depth, ' '); }

    QByteArray m_out;
    qsizetype m_depth = 0;
};

} // namespace

QString bodyText(const QByteArray &body)
{
    QJsonParseError error;
    (void)QJsonDocument::fromJson(body, &error);
    if (error.error != QJsonParseError::NoError)
        return QString::fromUtf8(body);
    return Indenter().indented(body);
}

} // namespace tilldesk::ui
