<?php
/* Plugin Name: Contact form with mosparo */

use MosparoIntegration\Helper\ConfigHelper;
use MosparoIntegration\Helper\FrontendHelper;
use MosparoIntegration\Helper\VerificationHelper;

// Every text-like field of the form, the optional ones too.
const CONTACT_FIELDS = ['senderName', 'emailAddress', 'message'];

// The form, for a page with [contact_form].
add_shortcode('contact_form', function (): string {
    $connection = ConfigHelper::getInstance()->getConnectionFor('general');
    if ($connection === false) {
        return '';
    }
    return '<form method="post" action="' . esc_url(admin_url('admin-post.php')) . '">'
        . '<input type="hidden" name="action" value="contact_form">'
        . wp_nonce_field('contact_form', '_wpnonce', true, false)
        . '<p><label>Name <input type="text" name="senderName" required></label></p>'
        . '<p><label>Email <input type="email" name="emailAddress" required></label></p>'
        . '<p><label>Message <textarea name="message" required></textarea></label></p>'
        . FrontendHelper::getInstance()->generateField($connection)
        . '<p><button type="submit">Send</button></p></form>';
});

function contact_form_is_genuine(array $posted): bool
{
    $connection = ConfigHelper::getInstance()->getConnectionFor('general');
    if ($connection === false) {
        return false;
    }
    $formData = [];
    foreach (CONTACT_FIELDS as $field) {
        $formData[$field] = $posted[$field] ?? '';
    }
    $result = VerificationHelper::getInstance()->verifySubmission(
        $connection,
        $posted['_mosparo_submitToken'] ?? '',
        $posted['_mosparo_validationToken'] ?? '',
        $formData
    );
    if ($result === null || !$result->isSubmittable()) {
        return false;
    }
    $verified = $result->getVerifiedFields();
    foreach (CONTACT_FIELDS as $field) {
        if (($verified[$field] ?? '') !== 'valid') {
            return false;
        }
    }
    return true;
}

function handle_contact_form(): void
{
    check_admin_referer('contact_form');
    // WordPress adds slashes to $_POST. Remove them, and change nothing else before the verification.
    $posted = wp_unslash($_POST);
    if (!contact_form_is_genuine($posted)) {
        wp_die('Your message could not be verified. Please reload the form and send it again.', '', ['response' => 403]);
    }
    // Only now clean the values and process them.
    wp_mail(get_option('admin_email'), 'Contact form', sanitize_textarea_field($posted['message']));
    wp_safe_redirect(home_url('/'));
    exit;
}
add_action('admin_post_contact_form', 'handle_contact_form');
add_action('admin_post_nopriv_contact_form', 'handle_contact_form');
