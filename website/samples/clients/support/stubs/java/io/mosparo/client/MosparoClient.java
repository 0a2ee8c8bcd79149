package io.mosparo.client;

/** Signatures of the official client that the sample uses. */
public interface MosparoClient {
    VerificationResult verifySubmission(java.util.Map<String, Object> formData, java.util.Set<String> requiredFields)
        throws java.io.IOException, MosparoException;
}
