<?php
// Imports the content of a rule package file. Needs PHP 8 without further extensions.
$host = getenv('MOSPARO_HOST') ?: 'https://mosparo.example.com';
$publicKey = getenv('MOSPARO_PUBLIC_KEY') ?: 'YOUR_PUBLIC_KEY';
$privateKey = getenv('MOSPARO_PRIVATE_KEY') ?: 'YOUR_PRIVATE_KEY';

$path = '/api/v1/rule-package/import';
$content = file_get_contents($argv[2]);
$data = [
    'rulePackageId' => (int) $argv[1],
    'rulePackageContent' => $content,
    'rulePackageHash' => hash('sha256', $content),
];

// The text that the server signs has {} for every [], also inside of strings.
$signed = $path . str_replace('[]', '{}', json_encode($data));
$signature = hash_hmac('sha256', $signed, $privateKey);

$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: Basic ' . base64_encode($publicKey . ':' . $signature),
        'Content-Type: application/json',
        'Accept: application/json',
    ],
    'content' => json_encode($data),
    'timeout' => 120,
    'ignore_errors' => true, // gives the body also when the status is not 200
]]);
$answer = json_decode((string) file_get_contents($host . $path, false, $context), true);

if (($answer['successful'] ?? false) !== true) {
    fwrite(STDERR, ($answer['errorMessage'] ?? 'No answer from mosparo.') . PHP_EOL);
    exit(1);
}
echo $answer['verifiedHash'] ? 'imported, hash verified' : 'imported', PHP_EOL;
