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

function contact(array $given): string
{
    parse_str($given['body'], $_POST);
    return implode(' ', handleContact());
}

// A task in each line of the standard input, its result in a line of the standard output, both JSON.
while (($line = fgets(STDIN)) !== false) {
    $given = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
    echo match ($given['task']) {
        'sign' => sign($given),
        'verify' => json_encode(verify($given), JSON_THROW_ON_ERROR),
        'contact' => json_encode(contact($given), JSON_THROW_ON_ERROR),
    }, "\n";
}
