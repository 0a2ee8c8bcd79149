<?php

declare(strict_types=1);

require __DIR__ . '/mosparo.php';

/** @return array{int, string} */
function handleContact(): array
{
    // region:handler
    $mosparo = new Mosparo(getenv('MOSPARO_HOST'), getenv('MOSPARO_PUBLIC_KEY'), getenv('MOSPARO_PRIVATE_KEY'));
    try {
        // 1. Verify the raw values, once.
        $mosparo->verify($_POST, ['name', 'emailAddress', 'message']);
    } catch (NotVerified $problem) {
        error_log($problem->getMessage());
        return [403, 'Your message could not be verified. Please send it again.'];
    }

    // 2. Only now clean and validate them.
    $name = trim($_POST['name'] ?? '');
    $email = trim($_POST['emailAddress'] ?? '');
    if ($name === '' || filter_var($email, FILTER_VALIDATE_EMAIL) === false) {
        return [422, 'Please enter your name and your email address.'];
    }

    // 3. Process the message: send it, store it.
    return [200, 'Thank you for your message.'];
    // endregion:handler
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
    $client = new Mosparo('', $given['publicKey'], $given['privateKey']);
    $signed = $client->sign(
        Mosparo::prepare($post, $given['fields']),
        $post['_mosparo_submitToken'],
        $post['_mosparo_validationToken'],
        $given['metadata'] ?? null,
    );
    // For PHP an empty map is an empty list.
    return preg_replace('/("(?:preparedF|f)ormData":)\[\]/', '$1{}', json_encode($signed));
}

$command = $argv[1] ?? '';
$input = stream_get_contents(STDIN);

if ($command === 'sign') {
    foreach (explode("\n", trim($input)) as $line) {
        echo sign(json_decode($line, true, flags: JSON_THROW_ON_ERROR)), "\n";
    }
} elseif ($command === 'verify') {
    parse_str($input, $post);
    try {
        (new Mosparo(getenv('MOSPARO_HOST'), getenv('MOSPARO_PUBLIC_KEY'), getenv('MOSPARO_PRIVATE_KEY')))
            ->verify($post, array_slice($argv, 2));
        echo 'accepted';
    } catch (NotVerified $problem) {
        echo 'refused: ', $problem->getMessage();
        exit(1);
    }
} elseif ($command === 'contact') {
    parse_str($input, $_POST);
    echo implode(' ', handleContact());
} else {
    fwrite(STDERR, "usage: php cli.php sign | verify FIELD... | contact\n");
    exit(2);
}
