MAILTO=admin@example.com

23 * * * *   www-data  /usr/bin/php /var/www/mosparo/bin/console mosparo:cleanup-database
41 */2 * * * www-data  /usr/bin/php /var/www/mosparo/bin/console mosparo:rule-package:refresh
17 4 * * 3   www-data  /usr/bin/php /var/www/mosparo/bin/console mosparo:geoip2:download-database
