/** Every answer of mosparo but a clear yes. */
public final class NotVerified extends Exception {
    private static final long serialVersionUID = 1L;

    public NotVerified(String message) {
        super(message);
    }
}
