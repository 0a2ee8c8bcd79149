package io.mosparo.client;

public class MosparoException extends Exception {
}
