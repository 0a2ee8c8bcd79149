import java.util.List;
import java.util.Map;

final class Contact {
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
}
