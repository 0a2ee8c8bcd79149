import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Contact {
    // region:handler
    private static final Mosparo MOSPARO = new Mosparo(
        System.getenv("MOSPARO_HOST"), System.getenv("MOSPARO_PUBLIC_KEY"), System.getenv("MOSPARO_PRIVATE_KEY"));

    record Answer(int status, String text) {}

    // In a servlet or a Spring controller: pass request.getParameterMap().
    static Answer handleContact(Map<String, String[]> form) {
        try {
            // 1. Verify the raw values, once.
            MOSPARO.verify(form, List.of("name", "emailAddress", "message"), null);
        } catch (NotVerified problem) {
            System.err.println(problem.getMessage());
            return new Answer(403, "Your message could not be verified. Please send it again.");
        }

        // 2. Only now clean and validate them.
        String name = String.join("", form.getOrDefault("name", new String[0])).strip();
        String email = String.join("", form.getOrDefault("emailAddress", new String[0])).strip();
        if (name.isEmpty() || !email.contains("@")) {
            return new Answer(422, "Please enter your name and your email address.");
        }

        // 3. Process the message: send it, store it.
        return new Answer(200, "Thank you for your message.");
    }
    // endregion:handler

    private static Map<String, String[]> readForm(String body) {
        var form = new LinkedHashMap<String, String[]>();
        for (String pair : body.split("&")) {
            String[] parts = pair.split("=", 2);
            add(form, decode(parts[0]), decode(parts.length > 1 ? parts[1] : ""));
        }
        return form;
    }

    private static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    private static void add(Map<String, String[]> form, String name, String value) {
        String[] values = form.getOrDefault(name, new String[0]);
        values = Arrays.copyOf(values, values.length + 1);
        values[values.length - 1] = value;
        form.put(name, values);
    }

    private static String sign(Map<?, ?> given) {
        var form = new LinkedHashMap<String, String[]>();
        ((Map<?, ?>) given.get("form")).forEach((name, value) -> {
            for (Object item : value instanceof List<?> list ? list : List.of(value)) {
                add(form, (String) name, (String) item);
            }
        });
        var client = new Mosparo("", (String) given.get("publicKey"), (String) given.get("privateKey"));
        List<String> fields = ((List<?>) given.get("fields")).stream().map(String.class::cast).toList();
        return Json.write(client.sign(
            Mosparo.prepare(form, fields),
            form.get("_mosparo_submitToken")[0],
            form.get("_mosparo_validationToken")[0],
            (String) given.get("metadata")));
    }

    public static void main(String[] arguments) throws IOException {
        String command = arguments.length > 0 ? arguments[0] : "";
        String input = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        switch (command) {
            case "sign" -> input.lines().forEach(line -> System.out.println(sign((Map<?, ?>) Json.read(line))));
            case "verify" -> verify(readForm(input), List.of(arguments).subList(1, arguments.length));
            case "contact" -> {
                Answer answer = handleContact(readForm(input));
                System.out.print(answer.status() + " " + answer.text());
            }
            default -> throw new IllegalArgumentException("usage: Contact sign | verify FIELD... | contact");
        }
    }

    private static void verify(Map<String, String[]> form, List<String> fields) {
        try {
            MOSPARO.verify(form, fields, null);
            System.out.print("accepted");
        } catch (NotVerified problem) {
            System.out.print("refused: " + problem.getMessage());
            System.exit(1);
        }
    }
}
