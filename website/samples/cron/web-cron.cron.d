MAILTO=admin@example.com

*/15 * * * *  www-data  /usr/local/bin/mosparo-web-cron https://mosparo.example.com /etc/mosparo/web-cron-key
