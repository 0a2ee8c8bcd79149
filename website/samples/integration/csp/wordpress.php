<?php
// wp-content/mu-plugins/content-security-policy.php
add_action('send_headers', function (): void {
    $mosparo = 'https://mosparo.example.com';
    header('Content-Security-Policy: ' . implode('; ', [
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' $mosparo",
        "style-src 'self' 'unsafe-inline' $mosparo",
        "img-src 'self' data: $mosparo",
        "connect-src 'self' $mosparo",
    ]));
});
