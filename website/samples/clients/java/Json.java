import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** JSON without a library. Writing follows PHP, because mosparo signs what PHP writes; reading is for the answers. */
final class Json {
    /** The text that mosparo signs: compact, pure ASCII, with \/ and with {} for an empty list. */
    static String canonical(Object value) {
        return write(value).replace("[]", "{}");
    }

    static String write(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                .map(entry -> quote((String) entry.getKey()) + ":" + write(entry.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof List<?> list) {
            return list.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
        }
        return value instanceof String text ? quote(text) : String.valueOf(value);
    }

    private static String quote(String text) {
        var quoted = new StringBuilder("\"");
        for (char unit : text.toCharArray()) {
            switch (unit) {
                case '"', '\\', '/' -> quoted.append('\\').append(unit);
                case '\b' -> quoted.append("\\b");
                case '\f' -> quoted.append("\\f");
                case '\n' -> quoted.append("\\n");
                case '\r' -> quoted.append("\\r");
                case '\t' -> quoted.append("\\t");
                default -> quoted.append(unit < 0x20 || unit > 0x7f ? String.format("\\u%04x", (int) unit) : unit);
            }
        }
        return quoted.append('"').toString();
    }

    private final String source;
    private int at;

    private Json(String source) {
        this.source = source;
    }

    static Object read(String source) {
        try {
            return new Json(source).value();
        } catch (IndexOutOfBoundsException end) {
            throw new IllegalArgumentException("JSON ends too early", end);
        }
    }

    private char next() {
        while (Character.isWhitespace(source.charAt(at))) {
            at++;
        }
        return source.charAt(at);
    }

    private boolean skip(char expected) {
        boolean found = next() == expected;
        at += found ? 1 : 0;
        return found;
    }

    private Object value() {
        return switch (next()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> text();
            default -> literal();
        };
    }

    private Map<String, Object> object() {
        var map = new LinkedHashMap<String, Object>();
        at++;
        while (!skip('}')) {
            next();
            String name = text();
            if (!skip(':')) {
                throw new IllegalArgumentException("no colon at " + at);
            }
            map.put(name, value());
            skip(',');
        }
        return map;
    }

    private List<Object> list() {
        var list = new ArrayList<>();
        at++;
        while (!skip(']')) {
            list.add(value());
            skip(',');
        }
        return list;
    }

    private String text() {
        var text = new StringBuilder();
        while (source.charAt(++at) != '"') {
            char unit = source.charAt(at);
            text.append(unit == '\\' ? escaped(source.charAt(++at)) : unit);
        }
        at++;
        return text.toString();
    }

    private char escaped(char unit) {
        return switch (unit) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                at += 4;
                yield (char) Integer.parseInt(source.substring(at - 3, at + 1), 16);
            }
            default -> unit;
        };
    }

    private Object literal() {
        int start = at;
        while (at < source.length() && "truefalsn0123456789+-.eE".indexOf(source.charAt(at)) >= 0) {
            at++;
        }
        String literal = source.substring(start, at);
        return switch (literal) {
            case "true" -> true;
            case "false" -> false;
            case "null" -> null;
            default -> Double.valueOf(literal);
        };
    }
}
