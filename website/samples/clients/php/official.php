<?php
use Mosparo\ApiClient\Client;
use Mosparo\ApiClient\Exception;
use Mosparo\ApiClient\VerificationResult;

require __DIR__ . '/vendor/autoload.php';

/** True for a clear yes only. */
function isGenuine(array $post, array $fields): bool
{
    $client = new Client(
        getenv('MOSPARO_HOST'),
        getenv('MOSPARO_PUBLIC_KEY'),
        getenv('MOSPARO_PRIVATE_KEY'),
        ['timeout' => 5],
    );
    try {
        $result = $client->verifySubmission(
            array_intersect_key($post, array_flip($fields)),
            $post['_mosparo_submitToken'] ?? '',
            $post['_mosparo_validationToken'] ?? '',
        );
    } catch (Exception $problem) {
        error_log($problem->getMessage());
        return false;
    }
    foreach ($fields as $field) {
        if ($result->getVerifiedField($field) !== VerificationResult::FIELD_VALID) {
            return false;
        }
    }
    return $result->isSubmittable();
}

if (!isGenuine($_POST, ['name', 'emailAddress', 'message'])) {
    http_response_code(403);
    exit('Your message could not be verified. Please send it again.');
}
// Only now clean, validate and process the values.
echo 'Thank you for your message.';
