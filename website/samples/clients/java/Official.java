import io.mosparo.client.MosparoClient;
import io.mosparo.client.MosparoDefaultClient;
import io.mosparo.client.MosparoException;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

final class Official {
    private static final MosparoClient CLIENT = new MosparoDefaultClient(
        System.getenv("MOSPARO_HOST"), System.getenv("MOSPARO_PUBLIC_KEY"), System.getenv("MOSPARO_PRIVATE_KEY"));

    /** True for a clear yes only. */
    static boolean isGenuine(Map<String, String> form, Set<String> fields) {
        var formData = new HashMap<String, Object>();
        formData.put("_mosparo_submitToken", form.getOrDefault("_mosparo_submitToken", ""));
        formData.put("_mosparo_validationToken", form.getOrDefault("_mosparo_validationToken", ""));
        fields.forEach(field -> formData.put(field, form.getOrDefault(field, "")));
        try {
            return CLIENT.verifySubmission(formData, fields).isValid();
        } catch (IOException | MosparoException problem) {
            System.err.println(problem.getMessage());
            return false;
        }
    }
}
