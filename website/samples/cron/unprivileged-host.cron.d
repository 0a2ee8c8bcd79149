MAILTO=admin@example.com

23 * * * * root docker compose --file /opt/mosparo/compose.yaml exec -T mosparo php /mosparo/bin/console mosparo:cleanup-database
41 */2 * * * root docker compose --file /opt/mosparo/compose.yaml exec -T mosparo php /mosparo/bin/console mosparo:rule-package:refresh
17 4 * * 3 root docker compose --file /opt/mosparo/compose.yaml exec -T mosparo php /mosparo/bin/console mosparo:geoip2:download-database
