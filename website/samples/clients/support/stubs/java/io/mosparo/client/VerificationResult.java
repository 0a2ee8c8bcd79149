package io.mosparo.client;

public class VerificationResult {
    public boolean isValid() {
        return false;
    }
}
