<?php
// Prints the statistic since a day. Needs PHP 8 without further extensions.
$host = getenv('MOSPARO_HOST') ?: 'https://mosparo.example.com';
$publicKey = getenv('MOSPARO_PUBLIC_KEY') ?: 'YOUR_PUBLIC_KEY';
$privateKey = getenv('MOSPARO_PRIVATE_KEY') ?: 'YOUR_PRIVATE_KEY';

$path = '/api/v1/statistic/by-date';
$query = ['startDate' => $argv[1] ?? '2026-03-01'];

$signature = hash_hmac('sha256', $path . json_encode($query), $privateKey);

$context = stream_context_create(['http' => [
    'header' => [
        'Authorization: Basic ' . base64_encode($publicKey . ':' . $signature),
        'Accept: application/json',
    ],
    'timeout' => 10,
    'ignore_errors' => true, // gives the body also when the status is not 200
]]);
$body = file_get_contents($host . $path . '?' . http_build_query($query), false, $context);
$answer = json_decode((string) $body, true);

// An error can come with status 200.
if (($answer['result'] ?? false) !== true) {
    fwrite(STDERR, ($answer['errorMessage'] ?? 'No answer from mosparo.') . PHP_EOL);
    exit(1);
}

foreach ($answer['data']['numbersByDate'] as $day => $numbers) {
    echo $day, ' ', $numbers['numberOfValidSubmissions'], ' ', $numbers['numberOfSpamSubmissions'], PHP_EOL;
}
