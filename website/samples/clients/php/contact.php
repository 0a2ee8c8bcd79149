<?php

require __DIR__ . '/mosparo.php';

/** Status and text of the answer. */
function handleContact(array $post): array
{
    $mosparo = new Mosparo(getenv('MOSPARO_HOST'), getenv('MOSPARO_PUBLIC_KEY'), getenv('MOSPARO_PRIVATE_KEY'));
    try {
        // 1. Verify the raw values, once.
        $mosparo->verify($post, ['name', 'emailAddress', 'message']);
    } catch (NotVerified $problem) {
        error_log($problem->getMessage());
        return [403, 'Your message could not be verified. Please send it again.'];
    }

    // 2. Only now clean and validate them.
    $name = trim($post['name'] ?? '');
    $email = trim($post['emailAddress'] ?? '');
    if ($name === '' || filter_var($email, FILTER_VALIDATE_EMAIL) === false) {
        return [422, 'Please enter your name and your email address.'];
    }

    // 3. Process the message: send it, store it.
    return [200, 'Thank you for your message.'];
}

[$status, $text] = handleContact($_POST);
http_response_code($status);
header('Content-Type: text/plain; charset=utf-8');
echo $text;
