<?php
// Looks up an IP address in the GeoIP2 databases of mosparo.
// Usage: php geoip-lookup.php /var/www/mosparo 203.0.113.7

use GeoIp2\Database\Reader;

[, $mosparo, $address] = $argv + [null, null, null];
if (!$mosparo || !filter_var($address, FILTER_VALIDATE_IP)) {
    fwrite(STDERR, "Usage: php geoip-lookup.php DIRECTORY_OF_MOSPARO IP_ADDRESS\n");
    exit(2);
}

require $mosparo . '/vendor/autoload.php';
$databases = $mosparo . '/var/data/geoip2';

try {
    $country = (new Reader($databases . '/GeoLite2-Country/GeoLite2-Country.mmdb'))->country($address);
    echo 'Country:  ', $country->country->isoCode ?? '-', PHP_EOL;

    $provider = (new Reader($databases . '/GeoLite2-ASN/GeoLite2-ASN.mmdb'))->asn($address);
    echo 'Provider: AS', $provider->autonomousSystemNumber, ' ', $provider->autonomousSystemOrganization, PHP_EOL;
} catch (Exception $exception) {
    fwrite(STDERR, $exception->getMessage() . PHP_EOL);
    exit(1);
}
