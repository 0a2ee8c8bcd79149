using System.Collections.Generic;
using System.Linq;
using System.Runtime.Serialization.Json;
using System.Text;
using System.Xml;
using System.Xml.Linq;

/// <summary>JSON as PHP writes it, because mosparo signs what PHP writes; and a reader for the answers.</summary>
static class Json
{
    /// <summary>The text that mosparo signs: compact, pure ASCII, with \/ and with {} for an empty list.</summary>
    public static string Canonical(object value)
    {
        return Write(value).Replace("[]", "{}");
    }

    public static string Write(object value)
    {
        if (value is string text)
        {
            return "\"" + string.Concat(text.Select(Escape)) + "\"";
        }
        if (value is IEnumerable<KeyValuePair<string, object>> map)
        {
            return "{" + string.Join(",", map.Select(entry => Write(entry.Key) + ":" + Write(entry.Value))) + "}";
        }
        return "[" + string.Join(",", ((IEnumerable<string>)value).Select(Write)) + "]";
    }

    private static string Escape(char unit)
    {
        switch (unit)
        {
            case '"': case '\\': case '/': return "\\" + unit;
            case '\b': return "\\b";
            case '\f': return "\\f";
            case '\n': return "\\n";
            case '\r': return "\\r";
            case '\t': return "\\t";
            default: return unit < 0x20 || unit > 0x7f ? "\\u" + ((int)unit).ToString("x4") : unit.ToString();
        }
    }

    /// <summary>Reads JSON with what every .NET has on board; each value becomes an element.</summary>
    public static XElement Read(string json)
    {
        var bytes = Encoding.UTF8.GetBytes(json);
        using (var reader = JsonReaderWriterFactory.CreateJsonReader(bytes, XmlDictionaryReaderQuotas.Max))
        {
            return XElement.Load(reader);
        }
    }

    /// <summary>The name of a value inside an object, also when XML would not allow it.</summary>
    public static string Name(XElement element)
    {
        return (string)element.Attribute("item") ?? element.Name.LocalName;
    }
}
