import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Asks mosparo whether a submitted form is genuine. Every answer but a clear yes throws NotVerified. */
public final class Mosparo {
    private static final String PATH = "/api/v1/verification/verify";
    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    private final String host;
    private final String publicKey;
    private final String privateKey;
    private final HttpClient http = HttpClient.newBuilder().connectTimeout(TIMEOUT).build();

    public Mosparo(String host, String publicKey, String privateKey) {
        this.host = host;
        this.publicKey = publicKey;
        this.privateKey = privateKey;
    }

    /** fields: name attributes of all fields that mosparo checks; metadata may be null. */
    public void verify(Map<String, String[]> form, List<String> fields, String metadata) throws NotVerified {
        String submitToken = first(form, "_mosparo_submitToken");
        String validationToken = first(form, "_mosparo_validationToken");
        if (submitToken.isEmpty() || validationToken.isEmpty()) {
            throw new NotVerified("The tokens of mosparo are missing.");
        }
        Map<String, Object> data = prepare(form, fields);
        Map<String, Object> signed = sign(data, submitToken, validationToken, metadata);
        Map<?, ?> answer = send(Json.write(signed.get("requestData")), (String) signed.get("authorizationHeader"));
        if (Boolean.TRUE.equals(answer.get("error"))) {
            throw new NotVerified("mosparo: " + answer.get("errorMessage"));
        }
        if (!Boolean.TRUE.equals(answer.get("valid"))) {
            throw new NotVerified("Not valid: " + answer.get("issues"));
        }
        byte[] own = bytes((String) signed.get("verificationSignature"));
        if (!MessageDigest.isEqual(own, bytes(String.valueOf(answer.get("verificationSignature"))))) {
            throw new NotVerified("The answer has a wrong signature.");
        }
        Map<?, ?> verified = answer.get("verifiedFields") instanceof Map<?, ?> map ? map : Map.of();
        for (String name : data.keySet()) {
            if (!"valid".equals(verified.get(name))) {
                throw new NotVerified("The field " + name + " was not verified.");
            }
        }
    }

    /** The fields by name: texts as the visitor typed them, lists for names that end in []. */
    static Map<String, Object> prepare(Map<String, String[]> form, List<String> fields) {
        var data = new TreeMap<String, Object>();
        for (String field : fields) {
            // Browsers post line breaks as CR LF, but the box has checked LF. Nothing else may change.
            List<String> values = Arrays.stream(form.getOrDefault(field, new String[0]))
                .map(value -> value.replace("\r\n", "\n")).toList();
            if (field.endsWith("[]")) {
                data.put(field.substring(0, field.length() - 2), values);
            } else {
                data.put(field, values.size() > 1 ? values : String.join("", values));
            }
        }
        return data;
    }

    /** Every intermediate value of a signed request. */
    Map<String, Object> sign(Map<String, Object> data, String submitToken, String validationToken, String metadata) {
        var formData = new TreeMap<String, Object>();
        data.forEach((name, value) -> formData.put(name, value instanceof List<?> list
            ? list.stream().map(item -> sha256((String) item)).toList()
            : sha256((String) value)));
        String formDataJson = Json.canonical(formData);
        String formSignature = hmac(formDataJson);
        String validationSignature = hmac(validationToken);
        var requestData = new LinkedHashMap<String, Object>();
        requestData.put("submitToken", submitToken);
        requestData.put("validationSignature", validationSignature);
        requestData.put("formSignature", formSignature);
        requestData.put("formData", formData);
        if (metadata != null) {
            requestData.put("metadata", metadata);
        }
        String requestJson = Json.canonical(requestData);
        String requestSignature = hmac(PATH + requestJson);
        String credentials = Base64.getEncoder().encodeToString(bytes(publicKey + ":" + requestSignature));
        return Map.ofEntries(
            Map.entry("preparedFormData", data),
            Map.entry("formData", formData),
            Map.entry("formDataJson", formDataJson),
            Map.entry("formSignature", formSignature),
            Map.entry("validationSignature", validationSignature),
            Map.entry("verificationSignature", hmac(validationSignature + formSignature)),
            Map.entry("requestData", requestData),
            Map.entry("requestJson", requestJson),
            Map.entry("signedString", PATH + requestJson),
            Map.entry("requestSignature", requestSignature),
            Map.entry("authorizationHeader", "Basic " + credentials));
    }

    private Map<?, ?> send(String body, String authorization) throws NotVerified {
        HttpRequest request = HttpRequest.newBuilder(URI.create(host + PATH))
            .timeout(TIMEOUT)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json")
            .header("Authorization", authorization)
            .POST(BodyPublishers.ofString(body))
            .build();
        try {
            HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw new NotVerified("mosparo answered " + response.statusCode() + ": " + response.body());
            }
            return (Map<?, ?>) Json.read(response.body());
        } catch (IOException | IllegalArgumentException | ClassCastException problem) {
            throw new NotVerified("mosparo cannot be reached: " + problem.getMessage());
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new NotVerified("The verification was interrupted.");
        }
    }

    private static String first(Map<String, String[]> form, String name) {
        String[] values = form.getOrDefault(name, new String[0]);
        return values.length > 0 ? values[0] : "";
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String sha256(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes(text)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private String hmac(String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(bytes(privateKey), "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal(bytes(text)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}

/** Every answer of mosparo but a clear yes. */
final class NotVerified extends Exception {
    private static final long serialVersionUID = 1L;

    NotVerified(String message) {
        super(message);
    }
}
