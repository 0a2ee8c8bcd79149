<?php

declare(strict_types=1);

require __DIR__ . '/mosparo.php';

function verify(array $given): string
{
    parse_str($given['body'], $post);
    try {
        $client = new Mosparo($given['host'], $given['publicKey'], $given['privateKey']);
        $client->verify($post, $given['fields'], $given['metadata'] ?? null);
        return 'accepted';
    } catch (NotVerified $problem) {
        return 'refused: ' . $problem->getMessage();
    }
}

// A task in each line of the standard input, its result in a line of the standard output, both JSON.
while (($line = fgets(STDIN)) !== false) {
    $given = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
    echo json_encode(verify($given), JSON_THROW_ON_ERROR), "\n";
}
