package io.mosparo.client;

public class MosparoDefaultClient implements MosparoClient {
    public MosparoDefaultClient(String url, String publicKey, String privateKey) {
    }

    @Override
    public VerificationResult verifySubmission(java.util.Map<String, Object> formData, java.util.Set<String> fields) {
        return new VerificationResult();
    }
}
