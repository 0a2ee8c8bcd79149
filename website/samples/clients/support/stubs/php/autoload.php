<?php

/** What the sample uses of the official client: every field is valid, unless a token is missing. */
namespace Mosparo\ApiClient;

class Exception extends \Exception
{
}

class VerificationResult
{
    public const FIELD_VALID = 'valid';

    public function __construct(private array $fields)
    {
    }

    public function getVerifiedField(string $name): string
    {
        return in_array($name, $this->fields, true) ? self::FIELD_VALID : 'not-verified';
    }

    public function isSubmittable(): bool
    {
        return true;
    }
}

class Client
{
    public function __construct(string $host, string $publicKey, string $privateKey, array $args = [])
    {
    }

    public function verifySubmission(array $formData, ?string $submitToken = null, ?string $validationToken = null): VerificationResult
    {
        if (!$submitToken || !$validationToken) {
            throw new Exception('Submit or validation token not available.');
        }
        return new VerificationResult(array_keys($formData));
    }
}
