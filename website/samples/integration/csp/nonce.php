<?php
$nonce = base64_encode(random_bytes(16));
$mosparo = 'https://mosparo.example.com';
header('Content-Security-Policy: ' . implode('; ', [
    "default-src 'self'",
    "script-src 'self' 'nonce-$nonce' $mosparo",
    "style-src 'self' $mosparo",
    "img-src 'self' $mosparo",
    "connect-src 'self' $mosparo",
]));
?>
<script src="<?= $mosparo ?>/build/mosparo-frontend.js" defer></script>
<script nonce="<?= $nonce ?>">
  window.addEventListener('DOMContentLoaded', () => {
    new mosparo('mosparo-box', '<?= $mosparo ?>', 'YOUR_PROJECT_UUID', 'YOUR_PUBLIC_KEY', {loadCssResource: true});
  });
</script>
