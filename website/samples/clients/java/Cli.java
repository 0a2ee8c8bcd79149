import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Cli {
    private static Map<String, String[]> readForm(String body) {
        var form = new LinkedHashMap<String, String[]>();
        for (String pair : body.split("&")) {
            String[] parts = pair.split("=", 2);
            String name = decode(parts[0]);
            String[] before = form.getOrDefault(name, new String[0]);
            String[] values = Arrays.copyOf(before, before.length + 1);
            values[values.length - 1] = decode(parts.length > 1 ? parts[1] : "");
            form.put(name, values);
        }
        return form;
    }

    private static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    private static String verify(Map<?, ?> given) {
        try {
            var client = new Mosparo(
                (String) given.get("host"), (String) given.get("publicKey"), (String) given.get("privateKey"));
            List<String> fields = ((List<?>) given.get("fields")).stream().map(String.class::cast).toList();
            client.verify(readForm((String) given.get("body")), fields, (String) given.get("metadata"));
            return "accepted";
        } catch (NotVerified problem) {
            return "refused: " + problem.getMessage();
        }
    }

    private static String contact(Map<?, ?> given) {
        Contact.Answer answer = Contact.handleContact(readForm((String) given.get("body")));
        return answer.status() + " " + answer.text();
    }

    /** A task in each line of the standard input, its result in a line of the standard output, both JSON. */
    public static void main(String[] arguments) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            var given = (Map<?, ?>) Json.read(line);
            System.out.println(Json.write(switch ((String) given.get("task")) {
                case "verify" -> verify(given);
                case "contact" -> contact(given);
                default -> throw new IllegalArgumentException(line);
            }));
        }
    }
}
