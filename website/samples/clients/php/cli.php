<?php

declare(strict_types=1);

require __DIR__ . '/mosparo.php';

function clientOf(array $given): Mosparo
{
    return new Mosparo($given['host'], $given['publicKey'], $given['privateKey']);
}

function sign(array $given): string
{
    // Let PHP read the form the way it reads a posted one.
    $pairs = [];
    foreach ($given['form'] as $field => $values) {
        foreach ((array) $values as $value) {
            $pairs[] = urlencode($field) . '=' . urlencode($value);
        }
    }
    parse_str(implode('&', $pairs), $post);
    $signed = clientOf($given)->sign(
        Mosparo::prepare($post, $given['fields']),
        $post['_mosparo_submitToken'],
        $post['_mosparo_validationToken'],
        $given['metadata'] ?? null,
    );
    // For PHP an empty map is an empty list.
    return preg_replace('/("(?:preparedF|f)ormData":)\[\]/', '$1{}', json_encode($signed));
}

function verify(array $given): string
{
    parse_str($given['body'], $post);
    try {
        clientOf($given)->verify($post, $given['fields']);
        return 'accepted';
    } catch (NotVerified $problem) {
        return 'refused: ' . $problem->getMessage();
    }
}

// A task in each line of the standard input, its result in a line of the standard output, both JSON.
while (($line = fgets(STDIN)) !== false) {
    $given = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
    echo match ($given['task']) {
        'sign' => sign($given),
        'verify' => json_encode(verify($given), JSON_THROW_ON_ERROR),
    }, "\n";
}
