<?php

// Shows whether this PHP can run mosparo. Command line: php check-requirements.php

$minimumVersion = '8.1.10';
$required = [
    'ctype', 'dom', 'filter', 'gd', 'iconv', 'intl', 'json', 'libxml', 'openssl', 'pcre',
    'pdo', 'simplexml', 'tokenizer', 'xml', 'zip',
];
$drivers = ['pdo_mysql', 'pdo_pgsql', 'pdo_sqlite'];
$recommended = ['curl', 'fileinfo', 'phar', 'posix', 'sodium', 'Zend OPcache'];

$missing = array_filter($required, fn ($name) => !extension_loaded($name));
$loadedDrivers = array_filter($drivers, 'extension_loaded');
$withoutRecommended = array_filter($recommended, fn ($name) => !extension_loaded($name));

$ok = version_compare(PHP_VERSION, $minimumVersion, '>=') && !$missing && $loadedDrivers;

$list = fn (array $names) => $names ? implode(', ', $names) : 'none';
$lines = [
    'PHP version' => PHP_VERSION . " (at least $minimumVersion)",
    'php.ini' => php_ini_loaded_file() ?: 'none',
    'Missing, required' => $list($missing),
    'Missing, recommended' => $list($withoutRecommended),
    'Database drivers' => $list($loadedDrivers),
    'SQLite library' => class_exists('SQLite3') ? SQLite3::version()['versionString'] : 'none',
    'allow_url_fopen' => ini_get('allow_url_fopen') ? 'on' : 'off',
    'curl functions' => function_exists('curl_exec') && function_exists('curl_multi_exec') ? 'usable' : 'not usable',
    'max_execution_time' => ini_get('max_execution_time') . ' s',
    'Result' => $ok ? 'mosparo can run' : 'mosparo cannot run yet',
];

foreach ($lines as $name => $value) {
    printf("%-22s %s\n", $name, $value);
}

exit($ok ? 0 : 1);
