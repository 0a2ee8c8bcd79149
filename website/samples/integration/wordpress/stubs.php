<?php
/* The functions of WordPress and the classes of the plugin that the sample uses, as plugin 1.17.0 declares them. */

namespace MosparoIntegration\Helper {
    class ConfigHelper
    {
        public static function getInstance(): self
        {
            return new self();
        }

        public function getConnectionFor($key, $fallbackToGeneral = true)
        {
            return getenv('CONNECTION') === 'none' ? false : new \stdClass();
        }
    }

    class FrontendHelper
    {
        public static function getInstance(): self
        {
            return new self();
        }

        public function generateField($connection, $options = [], $field = null, $moduleKey = null)
        {
            return '<div id="mosparo-box-1"></div>';
        }
    }

    class VerificationHelper
    {
        public static function getInstance(): self
        {
            return new self();
        }

        public function verifySubmission($connection, $submitToken, $validationToken, $formData)
        {
            if ($submitToken === '' || $validationToken === '') {
                return null;
            }
            fwrite(STDERR, json_encode($formData));
            return new class {
                public function isSubmittable(): bool
                {
                    return getenv('ANSWER') !== 'invalid';
                }

                public function getVerifiedFields(): array
                {
                    return array_fill_keys(explode(',', getenv('VERIFIED')), 'valid');
                }
            };
        }
    }
}

namespace {
    function add_shortcode($name, $render): void
    {
        if (getenv('RENDER')) {
            echo $render();
        }
    }

    function add_action($hook, $action): void
    {
        if ($hook === 'admin_post_nopriv_contact_form' && !getenv('RENDER')) {
            $action();
        }
    }

    function wp_unslash($value)
    {
        return is_array($value) ? array_map('wp_unslash', $value) : stripslashes($value);
    }

    function wp_die($message, $title, $options): void
    {
        echo "refused {$options['response']}";
        exit;
    }

    function wp_mail($to, $subject, $text): void
    {
        echo "sent {$text}";
    }

    function wp_nonce_field($action, $name, $referer, $echo): string
    {
        return '<input type="hidden" name="_wpnonce" value="1">';
    }

    function check_admin_referer($action): void {}

    function wp_safe_redirect($address): void {}

    function esc_url($address): string
    {
        return $address;
    }

    function admin_url($path): string
    {
        return "/wp-admin/{$path}";
    }

    function home_url($path): string
    {
        return $path;
    }

    function get_option($name): string
    {
        return 'office@example.org';
    }

    function sanitize_textarea_field($text): string
    {
        return trim($text);
    }

    // WordPress adds slashes to everything that was posted.
    parse_str(stream_get_contents(STDIN), $posted);
    $_POST = array_map('addslashes', $posted);
}
