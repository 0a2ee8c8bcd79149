<?php

const HOST = 'http://127.0.0.1:8080';
const PUBLIC_KEY = 'YOUR_PUBLIC_KEY';
const PRIVATE_KEY = 'YOUR_PRIVATE_KEY';
const ENDPOINT = '/api/v1/verification/verify';

$hmac = fn (string $text): string => hash_hmac('sha256', $text, PRIVATE_KEY);
$posted = fn (string $name): string => is_string($_POST[$name] ?? null) ? $_POST[$name] : '';

// The fields of the form exactly as they were typed, sorted by name. Only their hashes leave this server.
$formData = [];
foreach (['emailAddress', 'message', 'name'] as $name) {
    $formData[$name] = hash('sha256', str_replace("\r\n", "\n", $posted($name)));
}

$validationSignature = $hmac($posted('_mosparo_validationToken'));
$formSignature = $hmac(json_encode($formData));
$body = json_encode([
    'submitToken' => $posted('_mosparo_submitToken'),
    'validationSignature' => $validationSignature,
    'formSignature' => $formSignature,
    'formData' => $formData,
]);

$context = stream_context_create(['http' => [
    'method' => 'POST',
    'timeout' => 5,
    'ignore_errors' => true,
    'header' => [
        'Content-Type: application/json',
        'Accept: application/json',
        'Authorization: Basic ' . base64_encode(PUBLIC_KEY . ':' . $hmac(ENDPOINT . $body)),
    ],
    'content' => $body,
]]);
$answer = json_decode((string) @file_get_contents(HOST . ENDPOINT, false, $context), true);

// Genuine only if mosparo says so, knows the secret, and has checked every field that we are going to use.
$genuine = ($answer['valid'] ?? false) === true
    && hash_equals($hmac($validationSignature . $formSignature), $answer['verificationSignature'] ?? '');
foreach (array_keys($formData) as $name) {
    $genuine = $genuine && ($answer['verifiedFields'][$name] ?? '') === 'valid';
}

if (!$genuine) {
    http_response_code(422);
    exit('Not accepted. ' . ($answer['errorMessage'] ?? 'The form data could not be verified.'));
}

// From here on the data is safe to use: send an email, store it, …
echo 'Thank you, your message has arrived.';
