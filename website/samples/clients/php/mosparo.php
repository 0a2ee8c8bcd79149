<?php
declare(strict_types=1);

final class NotVerified extends RuntimeException
{
}

/** Asks mosparo whether a submitted form is genuine. Every answer but a clear yes throws NotVerified. */
final class Mosparo
{
    private const PATH = '/api/v1/verification/verify';

    public function __construct(
        private string $host,
        private string $publicKey,
        #[SensitiveParameter] private string $privateKey,
        private float $timeout = 5.0,
    ) {
    }

    /**
     * @param array    $post   $_POST, unchanged (in WordPress: wp_unslash($_POST))
     * @param string[] $fields name attributes of all fields that mosparo checks
     */
    public function verify(array $post, array $fields, ?string $metadata = null): void
    {
        $submitToken = self::text($post['_mosparo_submitToken'] ?? '');
        $validationToken = self::text($post['_mosparo_validationToken'] ?? '');
        if ($submitToken === '' || $validationToken === '') {
            throw new NotVerified('The tokens of mosparo are missing.');
        }
        $data = self::prepare($post, $fields);
        $signed = $this->sign($data, $submitToken, $validationToken, $metadata);
        $answer = $this->send($signed['requestData'], $signed['authorizationHeader']);
        if (!empty($answer['error'])) {
            throw new NotVerified('mosparo: ' . self::text($answer['errorMessage'] ?? ''));
        }
        if (($answer['valid'] ?? false) !== true) {
            throw new NotVerified('Not valid: ' . json_encode($answer['issues'] ?? []));
        }
        if (!hash_equals($signed['verificationSignature'], self::text($answer['verificationSignature'] ?? ''))) {
            throw new NotVerified('The answer has a wrong signature.');
        }
        foreach (array_keys($data) as $name) {
            if (($answer['verifiedFields'][$name] ?? 'not-verified') !== 'valid') {
                throw new NotVerified("The field $name was not verified.");
            }
        }
    }

    /** The fields by name: texts as the visitor typed them, lists for names that end in []. */
    public static function prepare(array $post, array $fields): array
    {
        $data = [];
        foreach ($fields as $field) {
            $isList = str_ends_with($field, '[]');
            $name = $isList ? substr($field, 0, -2) : $field;
            $value = self::value($post, $name);
            $data[$name] = $isList
                ? array_map(self::text(...), array_values((array) $value))
                : self::text($value);
        }
        ksort($data, SORT_STRING);
        return $data;
    }

    /** Every intermediate value of a signed request. */
    public function sign(array $data, string $submitToken, string $validationToken, ?string $metadata): array
    {
        $sha = fn (string $text): string => hash('sha256', $text);
        $formData = array_map(fn ($value) => is_array($value) ? array_map($sha, $value) : $sha($value), $data);
        $formSignature = $this->hmac(self::json($formData));
        $validationSignature = $this->hmac($validationToken);
        $requestData = compact('submitToken', 'validationSignature', 'formSignature', 'formData');
        if ($metadata !== null) {
            $requestData['metadata'] = $metadata;
        }
        $requestSignature = $this->hmac(self::PATH . self::json($requestData));
        return [
            'preparedFormData' => $data,
            'formData' => $formData,
            'formDataJson' => self::json($formData),
            'formSignature' => $formSignature,
            'validationSignature' => $validationSignature,
            'verificationSignature' => $this->hmac($validationSignature . $formSignature),
            'requestData' => $requestData,
            'requestJson' => self::json($requestData),
            'signedString' => self::PATH . self::json($requestData),
            'requestSignature' => $requestSignature,
            'authorizationHeader' => 'Basic ' . base64_encode($this->publicKey . ':' . $requestSignature),
        ];
    }

    /** The text that mosparo signs: an empty list and an empty object are both written {}. */
    private static function json(array $data): string
    {
        return str_replace('[]', '{}', json_encode($data, JSON_THROW_ON_ERROR));
    }

    private function hmac(string $text): string
    {
        return hash_hmac('sha256', $text, $this->privateKey);
    }

    /** Browsers post line breaks as CR LF, but the box has checked LF. Nothing else may change. */
    private static function text(mixed $value): string
    {
        return is_string($value) ? str_replace("\r\n", "\n", $value) : '';
    }

    /** Finds address[street] in $_POST['address']['street']. */
    private static function value(mixed $post, string $name): mixed
    {
        $keys = explode('[', str_replace(']', '', $name));
        // PHP itself turns dots and spaces in the first part of a name into underscores.
        $keys[0] = strtr($keys[0], '. ', '__');
        foreach ($keys as $key) {
            $post = is_array($post) ? $post[$key] ?? null : null;
        }
        return $post;
    }

    private function send(array $requestData, string $authorization): array
    {
        $headers = ['Content-Type: application/json', 'Accept: application/json', "Authorization: $authorization"];
        $stream = @fopen($this->host . self::PATH, 'r', false, stream_context_create(['http' => [
            'method' => 'POST',
            'header' => $headers,
            'content' => json_encode($requestData, JSON_THROW_ON_ERROR),
            'timeout' => $this->timeout,
            'ignore_errors' => true,
            'follow_location' => 0,
        ]]));
        if ($stream === false) {
            throw new NotVerified('mosparo cannot be reached.');
        }
        $status = stream_get_meta_data($stream)['wrapper_data'][0] ?? '';
        $body = (string) stream_get_contents($stream);
        $answer = json_decode($body, true);
        if (!str_contains($status, ' 200') || !is_array($answer)) {
            throw new NotVerified("mosparo answered $status: $body");
        }
        return $answer;
    }
}
