import {wordsOf} from '../texts/lists';

const english: Readonly<Record<string, string>> = {
  'docs/about/data_processing#access':
    'reader read team wrote staff colleagues decrypted plaintext visible employees admin hoster inquiries employer',
  'docs/about/data_processing#counting-data': 'counters hash delay table',
  'docs/about/data_processing#deletion':
    'erased removed automatically privacy notice days disappear vanish',
  'docs/about/data_processing#encryption':
    'encrypted decrypt cipher algorithm libsodium key database plain stolen leaked dump breach hacked',
  'docs/about/data_processing#ip-hash':
    'anonymized anonymous pseudonymous salted whirlpool stored hashed visitor reversible reconstruct',
  'docs/about/data_processing#privacy-notice':
    'privacy policy template wording sample paragraph boilerplate statement clause phrase',
  'docs/about/data_processing#questions':
    'dpo officer lawyer legal basis legitimate interest processor agreement dpia gdpr compliant lawful',
  'docs/about/data_processing#requests':
    'subject access request right forgotten erasure person asks demands customer complaint',
  'docs/about/data_processing#shorten':
    'sooner earlier faster delete reduce shorter period days week weeks',
  'docs/about/data_processing#statistics-data': 'chart personal',
  'docs/about/data_processing#submission-data':
    'long kept saved stored form contents retention period message entries ip address',
  'docs/about/data_processing#summary':
    'third parties server sent manufacturer vendor phones home telemetry',
  'docs/about/data_processing#user-data': 'employee accounts admin login staff backend workers',
  'docs/about/data_processing#visitor-side':
    'cookie cookies consent banner local storage browser tracking fingerprint transmitted device computer typing',
  'docs/about/features#box': 'accessible accessibility screen reader puzzle images keyboard',
  'docs/about/features#comparison':
    'recaptcha hcaptcha turnstile akismet difference versus better alternative compare',
  'docs/about/features#connect': 'plugins cms',
  'docs/about/features#not':
    'limits drawbacks missing cannot ship rules included delivered virus attachments human notification notify email alert blocked javascript disabled noscript learning ai ddos',
  'docs/about/features#overview': 'stage',
  'docs/about/features#privacy': 'gdpr cookie tracking third parties',
  'docs/about/features#security': 'bots fast flood defense defend rate limiting',
  'docs/about/features#team': 'dashboard colleagues agency multi-tenant',
  'docs/about/how_it_works#check':
    'tick click checkbox visitor data sent rated happens edit changed ticking again',
  'docs/about/how_it_works#moments': 'flow diagram lifecycle sequence',
  'docs/about/how_it_works#protections': 'applied',
  'docs/about/how_it_works#rating': 'points score total sum calculated threshold',
  'docs/about/how_it_works#status-inactive': 'trial',
  'docs/about/how_it_works#token': 'page load form opened script loads unclickable',
  'docs/about/how_it_works#token-life':
    'expire expired expiry valid lifetime minutes hours difference submit validation token overnight',
  'docs/about/how_it_works#verification':
    'backend server side second check verify hash signature submit',
  'docs/about/introduction#accessibility': 'blind wcag keyboard tab disabled accessible',
  'docs/about/introduction#audience': 'suitable target group agency hosting developers',
  'docs/about/introduction#expectations':
    'rules included shipped new project catches nothing out-of-the-box percentage percent effective effectiveness success',
  'docs/about/introduction#for-visitors': 'strange operator',
  'docs/about/introduction#license':
    'cost price free charge commercial mit open source developer company maker funding',
  'docs/about/introduction#requirements': 'disk memory hardware',
  'docs/about/introduction#security-reports':
    'vulnerability disclosure cve pgp security hole report bug tracker',
  'docs/about/introduction#visitor-data':
    'visitor typed data website privacy receives strange checkbox spy spying snooping',
  'docs/about/introduction#visitor-refused':
    'visitor blocked message rejected spam contact form website spammer wrongly',
  'docs/about/introduction#what-is-the-box':
    'strange checkbox website unknown bird sparrow malware safe',
  'docs/about/introduction#what-it-is':
    'self hosted spam filter captcha replacement meaning abbreviation',
  'docs/about/known_issues#non-ascii-case': 'umlauts upper lower case capital',
  'docs/account/change_password#change': 'new password old account devices',
  'docs/account/change_password#email-failed': 'technical mail forgot',
  'docs/account/change_password#forgotten': 'reset recover lost password link email remember',
  'docs/account/change_password#limits':
    'minimum length characters password policy valid link hours',
  'docs/account/change_password#link-refused': 'reset link expired invalid used',
  'docs/account/change_password#login-refused': 'credentials',
  'docs/account/change_password#no-email': 'reset mail arrives spam folder missing inbox',
  'docs/account/change_password#no-way-in':
    'database hash sql set password directly admin locked access lost',
  'docs/account/change_password#password-refused': 'six repeat compromised leak mismatch',
  'docs/account/change_password#wrong-address': '127.0.0.1 internal',
  'docs/account/two_factor_authentication#code-refused':
    'wrong code invalid clock time rejected one-time sync',
  'docs/account/two_factor_authentication#issuer': 'colon totp mfa error crash',
  'docs/account/two_factor_authentication#log-in': 'six digits code backup trust device recovery',
  'docs/account/two_factor_authentication#lost-device':
    'new phone broken stolen smartphone locked backup code recovery disable admin',
  'docs/account/two_factor_authentication#manage':
    'disable deactivate turn new backup codes regenerate switch phone moving transfer',
  'docs/account/two_factor_authentication#no-qr-code': 'blank camera scan',
  'docs/account/two_factor_authentication#set-up':
    'enable activate totp authenticator app qr google force enforce mandatory obligatory require everyone safer mfa otp',
  'docs/account/two_factor_authentication#storage': 'plain',
  'docs/account/user_settings#change': 'preferences personal',
  'docs/account/user_settings#english-texts': 'half mixed untranslated buttons',
  'docs/account/user_settings#fields': 'dark mode theme date format rows items per page',
  'docs/account/user_settings#language': 'backend german english switch interface language',
  'docs/account/user_settings#not-here': 'username',
  'docs/account/user_settings#slow-lists': 'sluggish',
  'docs/account/user_settings#wrong-time': 'clock hours timezone utc wrong time',
  'docs/administration/cleanup_statistic#always-incomplete': 'unfinished orange finishes',
  'docs/administration/cleanup_statistic#executors': 'triggered blue',
  'docs/administration/cleanup_statistic#grace-period': 'twice additional triggering',
  'docs/administration/cleanup_statistic#never-ran': 'empty nothing ran never',
  'docs/administration/cleanup_statistic#parallel': 'overlap simultaneous',
  'docs/administration/cleanup_statistic#read': 'executor',
  'docs/administration/cleanup_statistic#status': 'incomplete unknown complete meaning color',
  'docs/administration/cleanup_statistic#stays-unknown': 'crashed gray',
  'docs/administration/cleanup_statistic#too-old': 'ago stopped weeks month',
  'docs/administration/cleanup_statistic#too-old-submissions':
    'old submissions still remain deleted 14 days',
  'docs/administration/cleanup_statistic#what': 'deleted days hours old data',
  'docs/administration/cleanup_statistic#when':
    'automatically start interval often triggered purge',
  'docs/administration/cron_jobs#address': 'url call key secret link',
  'docs/administration/cron_jobs#every-second-call': '425 early often',
  'docs/administration/cron_jobs#forbidden': 'denied',
  'docs/administration/cron_jobs#not-found': 'rewrite',
  'docs/administration/cron_jobs#page': 'copying',
  'docs/administration/cron_jobs#settings':
    'enable web cron job secret key waiting time interval shortest',
  'docs/administration/cron_jobs#state': 'temporary',
  'docs/administration/cron_jobs#status-codes': '425 429 401 403 200 response code http',
  'docs/administration/geoip#download-error': 'exceeded quota',
  'docs/administration/geoip#files': 'mmdb city paid',
  'docs/administration/geoip#no-match': 'country rule ignored unknown match geoblocking russia',
  'docs/administration/geoip#not-available': 'maxmind unreachable firewall',
  'docs/administration/geoip#not-writable': 'geolite',
  'docs/administration/geoip#privacy':
    'visitor addresses sent maxmind third party lookup local gdpr',
  'docs/administration/geoip#refresh': 'update database weekly automatic download outdated',
  'docs/administration/geoip#refused': 'unauthorized',
  'docs/administration/geoip#set-up':
    'maxmind account license key activate country database geolite2 geolocation locate',
  'docs/administration/geoip#settings': 'license interval',
  'docs/administration/geoip#use': 'block country countries provider russia china asn',
  'docs/administration/security_settings#access-lists': 'everybody',
  'docs/administration/security_settings#api-access': 'restrict api server ip verification',
  'docs/administration/security_settings#backend-access':
    'restrict limit admin interface office vpn ip login',
  'docs/administration/security_settings#list-format': 'cidr subnet range ipv6 comma line syntax',
  'docs/administration/security_settings#logged-out':
    'session timeout logout automatically expires stay kicked',
  'docs/administration/security_settings#login-throttling':
    'brute force failed logins attempts limit lock guessing tries number allowed',
  'docs/administration/security_settings#own-address': 'vpn',
  'docs/administration/security_settings#reverse-proxy': 'balancer greyed',
  'docs/administration/security_settings#too-many-attempts': 'blocked login wait minutes unlock',
  'docs/administration/security_settings#way-back': 'locked access lost ip changed',
  'docs/administration/system#down': 'outage offline unavailable crash forms happen',
  'docs/administration/system#error-without-log': 'white blank',
  'docs/administration/system#general': 'installed version number php check',
  'docs/administration/system#health': 'query alive',
  'docs/administration/system#internet': 'online connection firewall download',
  'docs/administration/system#logs': 'log file location errors logging path',
  'docs/administration/system#monitor': 'monitoring alert uptime nagios zabbix',
  'docs/administration/system#no-log': 'empty log folder missing verbose loglevel',
  'docs/administration/system#other-cards':
    'license logo team contributors contributed credits authors',
  'docs/administration/system#read-log': 'critical stack trace understand',
  'docs/administration/system#reset': 'unblock unlock ip visitor release delay clear',
  'docs/administration/system#slow': 'performance speed faster sluggish optimize memory ages lag',
  'docs/administration/system#system-information': 'overview info',
  'docs/administration/system#throughput': 'total projects numbers overall sum',
  'docs/administration/system_settings#colon': 'forbidden',
  'docs/administration/system_settings#interface-settings': 'dark light everyone',
  'docs/administration/system_settings#locale-settings':
    'default language timezone date format users',
  'docs/administration/system_settings#mail-by-hand': 'mailer_dsn smtp',
  'docs/administration/system_settings#mail-encryption': 'tls ssl starttls 465 587 port',
  'docs/administration/system_settings#mail-fails':
    'email arrive connection refused timeout smtp error authentication office outlook junk',
  'docs/administration/system_settings#mail-gray': 'greyed smtp',
  'docs/administration/system_settings#mail-settings':
    'smtp host port gmail office365 sender user notifications notify',
  'docs/administration/system_settings#mail-test': 'test email smtp works check send testing',
  'docs/administration/system_settings#main-settings': 'rename installation title name logo',
  'docs/administration/system_settings#password-empty': 'smtp disappeared blank',
  'docs/administration/updates#channel': 'beta develop unstable prerelease stable nightly',
  'docs/administration/updates#check': 'newer version available notification look latest newest',
  'docs/administration/updates#disable': 'turn hide prevent web updater forbid notice banner',
  'docs/administration/updates#install': 'button browser click one-click installing area',
  'docs/administration/updates#upgrade': 'major',
  'docs/administration/updates#verification': 'signature tampered authentic gpg mirror',
  'docs/administration/users#account-rights': 'permission admin create projects role allowed',
  'docs/administration/users#change': 'rename email edit reset colleague password audit history',
  'docs/administration/users#create': 'add new colleague invite account register user',
  'docs/administration/users#deactivate':
    'suspend disable block employee leaves account temporarily fired',
  'docs/administration/users#delete': 'remove account employee left',
  'docs/administration/users#email-failed': 'invitation mail',
  'docs/administration/users#email-used': 'duplicate taken',
  'docs/administration/users#is-owner': 'cannot delete user owner',
  'docs/administration/users#no-access': 'employee login message',
  'docs/administration/users#no-administrator': 'admin rights lost last nobody sql anymore',
  'docs/administration/users#no-projects': 'colleague',
  'docs/administration/users#project-roles': 'reader editor read-only',
  'docs/api/api_debug_mode#example-field': 'trimmed differs',
  'docs/api/api_debug_mode#example-minimum-time': 'fast',
  'docs/api/api_debug_mode#example-signature': 'received hmac',
  'docs/api/api_debug_mode#reasons': 'hmac_hash_invalid reason codes meaning list',
  'docs/api/api_debug_mode#switch-off': 'dangerous production risk leak',
  'docs/api/api_debug_mode#switch-on': 'enable activate debugging verbose detailed',
  'docs/api/api_debug_mode#where': 'response debuginformation',
  'docs/api/frontend#common': 'method',
  'docs/api/frontend#cors': 'cross origin preflight options',
  'docs/api/frontend#own-client': 'mobile app native ios android widget',
  'docs/api/frontend#proof-of-work': 'sha-256 number calculate algorithm client',
  'docs/api/health#allow-list': 'call permitted addresses restrict',
  'docs/api/health#container-unhealthy': 'unhealthy loopback healthcheck',
  'docs/api/health#docker': 'healthcheck interval',
  'docs/api/health#healthy-but-failing': 'broken',
  'docs/api/health#kubernetes': 'liveness readiness startup probe',
  'docs/api/health#load-balancer': 'haproxy balancer',
  'docs/api/health#monitoring': 'uptime kuma nagios external service script',
  'docs/api/health#request': 'uptime alive',
  'docs/api/health#states': 'status json databasestatus 200 500 response meaning',
  'docs/api/health#status-404': '404 found denied forbidden',
  'docs/api/rule_package#import': 'upload push full package replace',
  'docs/api/rule_package#incremental': 'differences changes sync partial',
  'docs/api/rule_package#rpg': 'generator tool yaml',
  'docs/api/rule_package#set-up': 'rulepackageid',
  'docs/api/rule_package#sign-content': 'escaped quotes umlauts accents',
  'docs/api/signing#canonical-json': 'escape slash unicode encoding order serialize',
  'docs/api/signing#mistakes': 'signature wrong mismatch hmac invalid differs',
  'docs/api/signing#other-requests': 'query',
  'docs/api/signing#path-prefix': 'subfolder sub-path subdirectory',
  'docs/api/signing#signature-lab': 'paste calculator online',
  'docs/api/signing#signing': 'walkthrough hmac',
  'docs/api/signing#step-answer': 'constant timing-safe hash_equals',
  'docs/api/signing#step-form-signature': 'formsignature',
  'docs/api/signing#step-hash': 'sha256 empty field hash',
  'docs/api/signing#step-prepare':
    'line breaks newline crlf normalize sort array checkbox dots underscore',
  'docs/api/signing#step-request-signature': 'concatenated',
  'docs/api/signing#step-send': 'basic auth authorization header username password curl',
  'docs/api/signing#step-verification-signature': 'verificationsignature concatenate',
  'docs/api/signing#test-vectors': 'sample values example compare unit test known-good',
  'docs/api/statistic#answer': 'counters',
  'docs/api/statistic#errors': 'future',
  'docs/api/statistic#no-api': 'list submissions rest endpoint manage projects api missing',
  'docs/api/statistic#period': 'future',
  'docs/api/statistic#request': 'export numbers daily counts grafana fetch',
  'docs/api/troubleshooting#browser-console': 'mosparo defined undefined referenceerror javascript',
  'docs/api/troubleshooting#client-request-failed': '5000ms exception ssl',
  'docs/api/troubleshooting#client-response-invalid': 'html',
  'docs/api/troubleshooting#cors-blocked': 'access-control-allow-origin cross-origin',
  'docs/api/troubleshooting#http-404': 'route',
  'docs/api/troubleshooting#internal-error': 'box error occurred try again red message',
  'docs/api/troubleshooting#locked-out': 'visitor locked blocked ip wait',
  'docs/api/troubleshooting#messages-in-the-box': 'tools',
  'docs/api/troubleshooting#no-authorization-header': 'basic auth stripped',
  'docs/api/troubleshooting#request-invalid': 'signature mismatch 400 hmac wrong key',
  'docs/api/troubleshooting#spam-detected': 'caught',
  'docs/api/troubleshooting#statistic-api': 'future',
  'docs/api/troubleshooting#submit-token-not-found': 'token unknown expired already used',
  'docs/api/troubleshooting#too-many-equal-submissions': 'identical repeated',
  'docs/api/verification#allow-list': 'rate-limit throttled',
  'docs/api/verification#keys': 'public key private credentials',
  'docs/api/verification#metadata': 'extra custom data ticket attach information',
  'docs/api/verification#overview': 'minimal summary',
  'docs/api/verification#settings': 'reason',
  'docs/api/verification#store-metadata': 'ticket',
  'docs/api/verification#tokens': 'expire twice reuse second time valid',
  'docs/api/verification#verify-answer':
    'response json valid verificationsignature verified fields',
  'docs/api/verification#verify-fields': 'extra',
  'docs/cli#cache-not-writable': 'denied permissions',
  'docs/cli#cleanup-database': 'purge',
  'docs/cli#commands': 'list console overview available bin/console',
  'docs/cli#common-options': 'verbose quiet no-interaction help flags',
  'docs/cli#driver': 'pdo driver',
  'docs/cli#exit-codes': 'return value code script status',
  'docs/cli#export': 'file path writable',
  'docs/cli#framework': 'cache clear empty migrate doctrine symfony',
  'docs/cli#import': 'overwrite hangs',
  'docs/cli#no-command': 'create user reset password two-factor 2fa cli impossible missing',
  'docs/cli#numbers': 'project id package',
  'docs/cli#php': 'memory',
  'docs/cli#platform': 'composer',
  'docs/cli#regular': 'schedule',
  'docs/cli#rule-package-refresh': 'terminal',
  'docs/cli#run': 'execute terminal',
  'docs/cli#self-update': 'unattended automatic cron questions',
  'docs/cli#user': 'www-data sudo root run owned',
  'docs/installation/backup#backup':
    'script mysqldump dump automatic nightly save ftp phpmyadmin secure',
  'docs/installation/backup#docker': 'volume container dump save stack secure',
  'docs/installation/backup#kubernetes': 'cluster pod dump',
  'docs/installation/backup#move':
    'migrate new server host transfer domain relocation switch provider change database system sqlite mysql postgres convert vps',
  'docs/installation/backup#move-in':
    'migrate webspace release package docker kubernetes container switch convert dockerize containerize',
  'docs/installation/backup#offline':
    'offline edition documentation zip download internet down intranet air gapped usb print archive',
  'docs/installation/backup#restore':
    'backup import recover older newer version broken disaster roll rollback yesterday revert undo dump crashed',
  'docs/installation/backup#restore-docker': 'compose volume stack disk',
  'docs/installation/backup#restore-kubernetes': 'cluster rebuild pod',
  'docs/installation/backup#restore-server': 'crashed dump play disk',
  'docs/installation/backup#what':
    'files folders need save complete lost encryption_key consequences lose forget important',
  'docs/installation/configure/apache#authorization':
    'authorization header lost stripped cgi fastcgi swallowed bearer basic',
  'docs/installation/configure/apache#check':
    'publicly readable exposed .env reachable secure leak hardened',
  'docs/installation/configure/apache#env-missing': 'dotfile ftp forgot',
  'docs/installation/configure/apache#error-500': 'white blank crash',
  'docs/installation/configure/apache#htaccess': 'rewrite mod_rewrite allowoverride customize',
  'docs/installation/configure/apache#not-found': 'subpages rewrite homepage',
  'docs/installation/configure/apache#parts':
    'documentroot explanation directives fallbackresource cgipassauth explain',
  'docs/installation/configure/apache#set-up': 'vhost virtual host example config',
  'docs/installation/configure/apache#shared-hosting': 'webspace document fixed webroot impossible',
  'docs/installation/configure/apache#signatures': 'rewriterule',
  'docs/installation/configure/apache#source-code': 'executed plain raw interpreted',
  'docs/installation/configure/apache#time-out': 'aborts',
  'docs/installation/configure/apache#unavailable': 'php-fpm socket 503',
  'docs/installation/configure/apache#variants': 'variant htaccess better vhost necessary',
  'docs/installation/configure/configuration_file#by-hand':
    'edit manually env.mosparo.php change nano syntax mistake',
  'docs/installation/configure/configuration_file#configuration-layers':
    '.env wins difference survives',
  'docs/installation/configure/configuration_file#database-access':
    'changed database password credentials new host user connection',
  'docs/installation/configure/configuration_file#database-version':
    'mysql server_version dialect mysql5 syntax',
  'docs/installation/configure/configuration_file#encryption-key':
    'rotate renew replace exchange key leaked stolen compromised regenerate',
  'docs/installation/configure/configuration_file#no-access': 'locked admin login impossible',
  'docs/installation/configure/configuration_file#sqlite-path': 'sqlite elsewhere data.sqlite',
  'docs/installation/configure/containers#cannot-rename': 'denied tmp',
  'docs/installation/configure/containers#console': 'docker exec bin/console logs shell terminal',
  'docs/installation/configure/containers#cron-container': 'sidecar separate cron',
  'docs/installation/configure/containers#database':
    'postgres sqlite mariadb external database container gateway',
  'docs/installation/configure/containers#docker-run': 'plain podman one-liner',
  'docs/installation/configure/containers#environment': 'webserver process increase built-in',
  'docs/installation/configure/containers#health': 'healthcheck unhealthy ps sick',
  'docs/installation/configure/containers#images':
    'rootless unprivileged tag latest arm64 raspberry pi difference openshift nas podman uid variant',
  'docs/installation/configure/containers#panels':
    'portainer coolify synology unraid nas dokploy qnap stack',
  'docs/installation/configure/containers#security':
    'published port spoof fake ip exposed dangerous forge',
  'docs/installation/configure/containers#time-zone': 'tz clock wrong hours container',
  'docs/installation/configure/containers#traefik': 'gateway routing unhealthy startup',
  'docs/installation/configure/containers#volumes':
    'persistent data lost recreate mount folder encryption_key lose loses gone bind',
  'docs/installation/configure/cron_jobs#choose': 'method best better difference ssh',
  'docs/installation/configure/cron_jobs#cleanup-blocked': 'unfinished',
  'docs/installation/configure/cron_jobs#containers': 'docker image crontab built-in',
  'docs/installation/configure/cron_jobs#crontab': 'linux lines entry example plesk cpanel syntax',
  'docs/installation/configure/cron_jobs#first-cleanup': 'growing grows huge',
  'docs/installation/configure/cron_jobs#frontend-api-runs': 'executor',
  'docs/installation/configure/cron_jobs#jobs':
    'often interval hourly commands schedule frequency periodic',
  'docs/installation/configure/cron_jobs#nodes': 'cluster simultaneously',
  'docs/installation/configure/cron_jobs#permissions': 'broken chown',
  'docs/installation/configure/cron_jobs#prove': 'really ran works check test success',
  'docs/installation/configure/cron_jobs#some-packages-never':
    'broken package blocks others stop stuck outdated',
  'docs/installation/configure/cron_jobs#systemd': 'unit timer linux reboot journal',
  'docs/installation/configure/cron_jobs#web-cron':
    'shared hosting shell ssh webhosting url cron-job.org panel hoster offers provider wget trigger external ping easycron',
  'docs/installation/configure/cron_jobs#works-in-shell': 'cron silently fails manually',
  'docs/installation/configure/environment_variables#all-variables': 'overview',
  'docs/installation/configure/environment_variables#cache-variables':
    'redis memcached shared adapter socket sentinel tmp',
  'docs/installation/configure/environment_variables#cleanup-variables':
    'retention days period submission delete shorten sooner',
  'docs/installation/configure/environment_variables#general-variables':
    'app_env level suffix instances',
  'docs/installation/configure/environment_variables#health-variables':
    'uptime kuma nagios monitoring',
  'docs/installation/configure/environment_variables#mysql-cache': 'unencrypted',
  'docs/installation/configure/environment_variables#mysql-tls':
    'ssl encrypted database connection certificate managed rds azure ca',
  'docs/installation/configure/environment_variables#no-effect':
    'database_url mailer_dsn ignored variable smtp twelve-factor',
  'docs/installation/configure/environment_variables#no-effect-of-value': '.env.local dump-env',
  'docs/installation/configure/environment_variables#not-a-number': 'cast int integer',
  'docs/installation/configure/environment_variables#other-places': 'virtual pool systemd setenv',
  'docs/installation/configure/environment_variables#postgresql-tls':
    'postgres ssl sslmode traffic',
  'docs/installation/configure/environment_variables#rule-package-variables': 'intranet',
  'docs/installation/configure/environment_variables#set-a-variable':
    '.env.local write define dotenv',
  'docs/installation/configure/environment_variables#setup-again': 'reboot starts reinstall',
  'docs/installation/configure/environment_variables#update-variables':
    'hide notice notification forbid orange',
  'docs/installation/configure/environment_variables#values': 'boolean maximum',
  'docs/installation/configure/environment_variables#web-and-cli-differ': 'cli setenv',
  'docs/installation/configure/microsoft_iis#cron-jobs': 'scheduler schtasks',
  'docs/installation/configure/microsoft_iis#downloads': 'cacert.pem ssl unable ca bundle',
  'docs/installation/configure/microsoft_iis#error-500-19':
    '0x8007000d 0x80070021 rewrite module unlock',
  'docs/installation/configure/microsoft_iis#limits': 'unsupported',
  'docs/installation/configure/microsoft_iis#not-found': 'subpages',
  'docs/installation/configure/microsoft_iis#not-writable': 'pool identity',
  'docs/installation/configure/microsoft_iis#requirements':
    'rewrite fastcgi modules thread safe nts prerequisites',
  'docs/installation/configure/microsoft_iis#set-up': 'windows server web.config iis',
  'docs/installation/configure/microsoft_iis#update-500': 'fastcgi aborts',
  'docs/installation/configure/microsoft_iis#updates': 'slow powershell forever',
  'docs/installation/configure/nginx#bad-gateway': '502 php-fpm socket upstream',
  'docs/installation/configure/nginx#caching':
    'cache expires old script browser static files outdated',
  'docs/installation/configure/nginx#check': 'publicly readable exposed .env reachable secure leak',
  'docs/installation/configure/nginx#env-missing': 'dotfiles forgot',
  'docs/installation/configure/nginx#error-500': 'white blank crash',
  'docs/installation/configure/nginx#headers': 'security header hsts x-frame-options duplicate',
  'docs/installation/configure/nginx#no-design': 'unstyled ugly',
  'docs/installation/configure/nginx#not-found': 'subpages',
  'docs/installation/configure/nginx#parts': 'explanation directives explain',
  'docs/installation/configure/nginx#query': 'try_files q',
  'docs/installation/configure/nginx#script-unknown': 'primary blank',
  'docs/installation/configure/nginx#set-up': 'server block example config php-fpm',
  'docs/installation/configure/nginx#time-out': '504',
  'docs/installation/configure/nginx#too-large': 'upload import export file size big',
  'docs/installation/configure/proxy_headers#custom-headers':
    'true-client-ip cf-connecting-ip client-ip',
  'docs/installation/configure/proxy_headers#headers':
    'x-real-ip x-forwarded-for forwarded used supported',
  'docs/installation/configure/proxy_headers#https': 'tls terminated plain inside offloading',
  'docs/installation/configure/reverse_proxy#chain': 'cdn plus cascade stacked',
  'docs/installation/configure/reverse_proxy#check': 'spoof fake forge',
  'docs/installation/configure/reverse_proxy#cloudflare': 'cdn orange cloud real ip',
  'docs/installation/configure/reverse_proxy#cloudfront': 'aws amazon cdn',
  'docs/installation/configure/reverse_proxy#docker-address':
    '172.17.0.1 172.18.0.1 gateway bridge docker ip visitor',
  'docs/installation/configure/reverse_proxy#health': 'dead monitoring',
  'docs/installation/configure/reverse_proxy#mixed-content':
    'http https insecure css design missing unstyled',
  'docs/installation/configure/reverse_proxy#no-access': 'whitelist',
  'docs/installation/configure/reverse_proxy#other':
    'manager coolify npm synology hetzner aws alb elb haproxy front',
  'docs/installation/configure/reverse_proxy#recipes':
    'traefik caddy haproxy nginx apache example config proxy_pass caddyfile',
  'docs/installation/configure/reverse_proxy#redirects':
    'redirect loop err_too_many_redirects endless browser many',
  'docs/installation/configure/reverse_proxy#same-ip':
    'visitor ip always identical wrong proxy internal everyone',
  'docs/installation/configure/reverse_proxy#set-up': 'balancer front upstream',
  'docs/installation/configure/reverse_proxy#still-same-ip': 'despite',
  'docs/installation/configure/reverse_proxy#time-out': 'gateway middle aborts',
  'docs/installation/configure/reverse_proxy#trusted-proxies':
    'trust proxy ip range x-forwarded-for setting whitelist',
  'docs/installation/configure/sub_path#signing': 'prefix subfolder subdirectory',
  'docs/installation/configure/sub_path#sub-path':
    'subfolder subdirectory folder prefix /mosparo same domain subdomain example.com/mosparo',
  'docs/installation/configure/sub_path#updates': 'progress subfolder',
  'docs/installation/install/docker#builder': 'traefik postgres redis generate compose',
  'docs/installation/install/docker#compose':
    'compose.yaml docker-compose start container docker-compose.yml',
  'docs/installation/install/docker#troubleshooting': 'allocated occupied',
  'docs/installation/install/docker#update':
    'new image tag pull upgrade container watchtower diun newest',
  'docs/installation/install/kubernetes#cron': 'manifest',
  'docs/installation/install/kubernetes#environment': 'deployment gone extraenv',
  'docs/installation/install/kubernetes#expose': 'ingress https certificate cert-manager',
  'docs/installation/install/kubernetes#helm': 'chart values cluster deploy rollout',
  'docs/installation/install/kubernetes#manifest': 'openshift restricted non-root yaml plain',
  'docs/installation/install/kubernetes#names': 'hostname dns',
  'docs/installation/install/kubernetes#probes': 'liveness readiness startup',
  'docs/installation/install/kubernetes#replicas': 'scale pods horizontal autoscaling hpa',
  'docs/installation/install/kubernetes#storage':
    'persistent volume claim pvc pending uninstall nfs',
  'docs/installation/install/kubernetes#troubleshooting': 'multi-attach warning',
  'docs/installation/install/kubernetes#update': 'helm tag rolling',
  'docs/installation/install/kubernetes#values': 'values.yaml',
  'docs/installation/install/multi_node_setup#cache': 'redis several installations prefix speed',
  'docs/installation/install/multi_node_setup#containers': 'swarm replicas instances',
  'docs/installation/install/multi_node_setup#load-balancer': 'haproxy',
  'docs/installation/install/multi_node_setup#per-node': 'separate',
  'docs/installation/install/multi_node_setup#sessions': 'sticky affinity',
  'docs/installation/install/multi_node_setup#set-up':
    'high availability balancer failover redundancy ha cluster',
  'docs/installation/install/multi_node_setup#shared':
    'nodes share cluster files cache redis nfs rsync sync identical',
  'docs/installation/install/multi_node_setup#troubleshooting': 'sometimes flips alternating',
  'docs/installation/install/multi_node_setup#update': 'rolling downtime sequence',
  'docs/installation/install/normal#after': 'finished next installation done todo checklist',
  'docs/installation/install/normal#install':
    'download zip upload ftp unzip hosting manually classic lamp',
  'docs/installation/install/normal#internal-server-error': 'white blank',
  'docs/installation/install/normal#no-way-in': 'admin',
  'docs/installation/install/normal#permissions':
    'chmod chown rights owner writable folder selinux 755 775 semanage',
  'docs/installation/install/normal#remove': 'uninstall delete completely get-rid rid',
  'docs/installation/install/normal#shared-hosting':
    'cpanel plesk webspace subdomain document root ftp cheap strato ionos all-inkl hostinger',
  'docs/installation/install/normal#troubleshooting':
    'extension installed still missing restart php-fpm',
  'docs/installation/install/normal#wizard-returns':
    'setup again restart configuration lost reboot starts suddenly reinstall',
  'docs/installation/install/source#build': 'git clone composer npm compile branch main checkout',
  'docs/installation/install/source#development': 'profiler hot contribute toolbar contributor',
  'docs/installation/install/source#result': 'vendor',
  'docs/installation/install/source#tools': 'composer yarn nvm',
  'docs/installation/install/source#update': 'git pull tag checkout branch repository',
  'docs/installation/install/wizard#wizard':
    'installer anyone strangers public unprotected unattended automated ansible',
  'docs/installation/install/wizard#wizard-completed': 'success impossible',
  'docs/installation/install/wizard#wizard-database':
    'connection host user prefix sqlite mysql failed',
  'docs/installation/install/wizard#wizard-other': 'first user admin name email colon initial',
  'docs/installation/install/wizard#wizard-requirements':
    'red missing extension prerequisites stuck recheck',
  'docs/installation/requirements#access-to-the-internet':
    'firewall outgoing outbound connections internet required phone telemetry whitelist',
  'docs/installation/requirements#change-php': 'upgrade newer php switch',
  'docs/installation/requirements#check': 'suitable compatible phpinfo meets',
  'docs/installation/requirements#create-database': 'sql create user grant utf8mb4 privileges',
  'docs/installation/requirements#database':
    'mariadb mysql postgresql sqlite oldest minimum supported version production compatible',
  'docs/installation/requirements#downloads': 'allow_url_fopen curl_exec',
  'docs/installation/requirements#extensions':
    'module gd intl zip sodium install missing list mbstring',
  'docs/installation/requirements#incoming':
    'firewall ports public reachable intranet vpn visitors closed lan',
  'docs/installation/requirements#offline': 'air-gapped isolated intranet internet gapped dmz',
  'docs/installation/requirements#overview': 'ram disk specs hardware cpu',
  'docs/installation/requirements#packages': 'apt dnf debian ubuntu command install rocky alma',
  'docs/installation/requirements#php-ini':
    'memory_limit max_execution_time upload open_basedir memory',
  'docs/installation/requirements#php-version':
    'oldest minimum newest php 8.4 8.3 supported ubuntu debian',
  'docs/installation/requirements#writable-paths': 'folders permissions write chmod',
  'docs/installation/update#after': 'successful check version verify succeeded',
  'docs/installation/update#by-hand': 'ftp manually zip upload offline',
  'docs/installation/update#cli': 'ssh shell console terminal command self-update',
  'docs/installation/update#docker': 'pull tag',
  'docs/installation/update#files': 'overwrites files customized lost deleted modified',
  'docs/installation/update#finalize': 'finish migrations database open browser',
  'docs/installation/update#update-upgrade':
    'major version 1.6 jump skip versions downgrade previous back leap',
  'docs/installation/update#ways': 'way best method newest latest',
  'docs/installation/update#web':
    'button browser click interface downtime maintenance interruption visitors notice one-click admin',
  'docs/installation/update_problems#error-500':
    'white page crash internal server error broken update column',
  'docs/installation/update_problems#finalize-loop': 'endless migration loop constantly',
  'docs/installation/update_problems#messages': 'signature validation failed checksum error',
  'docs/installation/update_problems#never-ends': 'stuck hangs spinner frozen progress',
  'docs/installation/update_problems#no-button': 'missing button install update docker gray gone',
  'docs/installation/update_problems#repair-without-shell':
    'redo migrations again ssh manually database retry',
  'docs/installation/update_problems#timeout': 'aborts slow exceeded maximum',
  'docs/installation/update_problems#version-unchanged': 'still old version number finished shows',
  'docs/integration/bypass_protection#answer': 'conditions',
  'docs/integration/bypass_protection#attacks': 'circumvent trick bot curl without javascript',
  'docs/integration/bypass_protection#checks':
    'frontend alone enough server side javascript disabled direct post',
  'docs/integration/bypass_protection#no-lock': 'faked fake spoof',
  'docs/integration/bypass_protection#plugins': 'wordpress typo3 secure',
  'docs/integration/bypass_protection#prove': 'test integration secure really protects javascript',
  'docs/integration/bypass_protection#required-fields': 'attacker',
  'docs/integration/csp#csp': 'script-src connect-src style-src headers blocked refused',
  'docs/integration/csp#extend': 'generator generate builder merge existing',
  'docs/integration/csp#special-cases': 'nonce inline hash',
  'docs/integration/custom#client': 'plain implementation dependency golang',
  'docs/integration/custom#html': 'html javascript snippet embed script tag form include',
  'docs/integration/custom#metadata': 'extra ticket customer-number',
  'docs/integration/custom#migration': 'switch recaptcha hcaptcha turnstile replace',
  'docs/integration/custom#official-clients':
    'sdk library package php python node java ruby go npm pip nuget maven packagist',
  'docs/integration/custom#performing-verification': 'php server side code example handler',
  'docs/integration/custom#unreachable':
    'fail open closed timeout outage mosparo offline forms unavailable',
  'docs/integration/fix_verification#always-invalid': 'swapped issubmittable',
  'docs/integration/fix_verification#box-loads-forever': 'spinner endless loading hangs waiting',
  'docs/integration/fix_verification#box-missing':
    'checkbox shown invisible nothing appears empty container',
  'docs/integration/fix_verification#box-without-style': 'css unstyled ugly plain looks',
  'docs/integration/fix_verification#debug': 'reason mismatch',
  'docs/integration/fix_verification#find-the-cause': 'diagnose quick',
  'docs/integration/fix_verification#list-empty': 'submissions nothing appears list',
  'docs/integration/fix_verification#no-token-after-update': 'cdn upgrade',
  'docs/integration/fix_verification#overlay-stays': 'layer hangs gray grey frozen',
  'docs/integration/fix_verification#raw-values':
    'trim sanitize escape modify htmlspecialchars magic quotes',
  'docs/integration/fix_verification#some-submissions-fail':
    'sometimes occasionally sporadic random intermittent',
  'docs/integration/fix_verification#tick-disappears':
    'checkbox unchecks resets untick vanishes gone press jumps',
  'docs/integration/fix_verification#tor': 'onion anonymous supported storage access',
  'docs/integration/fix_verification#usual-causes':
    'apostrophe quotes umlauts breaks zero postal emoji',
  'docs/integration/fix_verification#works-in-tests':
    'apostrophe quotes accents emoji special-characters',
  'docs/integration/fix_verification#wrong-language': 'english german box translation',
  'docs/integration/ignored_fields#backend': 'csrf omit',
  'docs/integration/ignored_fields#example': 'sign-up signup terms',
  'docs/integration/ignored_fields#exclude': 'ignore skip field class sensitive iban',
  'docs/integration/ignored_fields#rules':
    'checkbox radio select hidden password file upload field types checked passwords sent transmitted',
  'docs/integration/ignored_fields#traps': 'unchecked dynamic conditional',
  'docs/integration/javascript_forms#ajax': 'fetch axios xhr jquery reload',
  'docs/integration/javascript_forms#invisible': 'hook overlay',
  'docs/integration/javascript_forms#reset':
    'second submit send again new token keep inputs entries lose retry',
  'docs/integration/javascript_forms#spa': 'react vue angular svelte next component',
  'docs/integration/javascript_forms#stay-open': 'expired token tab open hours long',
  'docs/integration/multi_step#multi-step': 'several pages steps wizard checkout',
  'docs/integration/multi_step#what-if':
    'back button returns step earlier resume interrupted abandoned',
  'docs/integration/script_reference#arguments': 'containerid',
  'docs/integration/script_reference#behavior': 'automatically novalidate',
  'docs/integration/script_reference#callbacks':
    'oncheckform hook event handler function ckeditor tinymce',
  'docs/integration/script_reference#events': 'addeventlistener custom event listen',
  'docs/integration/script_reference#methods': 'reset destroy programmatically uncheck',
  'docs/integration/script_reference#options': 'parameter configuration settings javascript',
  'docs/integration/script_reference#own-design': 'css variables custom style override dark theme',
  'docs/integration/script_reference#stylesheet':
    'cdn script address version include tag loadcssresource',
  'docs/integration/with_plugins#limitations': 'django typo3 bug unverified',
  'docs/integration/with_plugins#mautic-zip': 'upload bundle composer marketing automation',
  'docs/integration/with_plugins#not-listed':
    'joomla laravel shopware magento contao prestashop missing',
  'docs/integration/with_plugins#plugins':
    'typo3 drupal joomla contao extension available list cms supported systems',
  'docs/integration/with_plugins#reviewed':
    'official community trustworthy maintained author vendor',
  'docs/integration/with_plugins#smoke-test': 'smoke installed correctly',
  'docs/integration/wordpress#exclude-field': 'contact form 7 skip ignore cf7',
  'docs/integration/wordpress#exempt': 'editors comments',
  'docs/integration/wordpress#filters': 'hook apply_filters',
  'docs/integration/wordpress#good-to-know': 'caching plugin wp rocket',
  'docs/integration/wordpress_problems#known-problems':
    'bug version changelog gravity email confirmation forminator hidden ultimate member quotation apostrophe',
  'docs/integration/wordpress#late-forms': 'popup modal ajax elementor later',
  'docs/integration/wordpress_problems#locked-out':
    'lockout login wp-admin rescue disable deactivate plugin wp-cli ftp',
  'docs/integration/wordpress#modules':
    'contact form 7 wpforms elementor woocommerce gravity ninja supported login comments checkout',
  'docs/integration/wordpress#multisite':
    'network multisite several sites multiple projects connection',
  'docs/integration/wordpress#own-form': 'shortcode theme hook hand-coded self-made',
  'docs/integration/wordpress#popup-again': 'popup modal second twice reopen',
  'docs/integration/wordpress#reset-box': 'mosparoInstances resetState javascript second attempt',
  'docs/integration/wordpress#wordpress': 'install plugin wp setup connect',
  'docs/integration/wordpress_problems#wordpress-general-error': 'wp-admin',
  'docs/integration/wordpress_problems#wordpress-token-empty': 'ajax',
  'docs/quickstart#connect': 'html',
  'docs/quickstart#install': 'laptop locally computer try demo trial fastest',
  'docs/quickstart#production': 'live real server deploy pick',
  'docs/quickstart#remove': 'rid throw away discard cleanup stop containers',
  'docs/quickstart#rules': 'catch',
  'docs/testing#channels': 'beta preview nightly',
  'docs/testing#checklist': 'launch live',
  'docs/testing#ci': 'github actions cypress playwright pipeline e2e',
  'docs/testing#contributors': 'unit phpunit',
  'docs/testing#handler-tests': 'mock stub fake unit phpunit jest',
  'docs/testing#probe': 'uptime synthetic benchmark stress k6 nagios probe heartbeat',
  'docs/testing#signature-tests': 'vectors hmac',
  'docs/testing#switches': 'silent inactive disable staging test rules rejecting developing',
  'docs/testing#test-project':
    'automated test keys always pass selenium cypress playwright staging',
  'docs/translating#completeness': 'percent italian french spanish',
  'docs/translating#documentation': 'docs manual mistake',
  'docs/translating#files': 'yaml placeholders',
  'docs/translating#mosparo': 'weblate contribute new language help translation typo',
  'docs/translating#own-texts': 'wording',
  'docs/usage/box_texts#language': 'switch language german english browser page',
  'docs/usage/box_texts#order': 'precedence wins fallback',
  'docs/usage/box_texts#texts': 'label wording default messages list',
  'docs/usage/box_texts#translations': 'custom text label checkbox change wording sentence',
  'docs/usage/dashboard#all-projects': 'totals overall',
  'docs/usage/dashboard#charts': 'graph line red colors stacked far',
  'docs/usage/dashboard#counting': 'attempts',
  'docs/usage/dashboard#date-range': 'period month year graph',
  'docs/usage/dashboard#differences': 'numbers counts match different list inbox mailbox mismatch',
  'docs/usage/dashboard#last-cleanup': 'database cleanup date purge purged',
  'docs/usage/dashboard#patterns': 'sudden peak drop zero spike',
  'docs/usage/dashboard#statistic-only': 'dashed weeks',
  'docs/usage/dashboard#tasks': 'arrive at-all works overview',
  'docs/usage/design#box-designer': 'preview generator',
  'docs/usage/design#contrast': 'readable legible accessibility wcag ratio',
  'docs/usage/design#dark-mode': 'night theme black automatic',
  'docs/usage/design#design-advanced': 'border radius dimensions padding font corners rounded',
  'docs/usage/design#design-invisible':
    'hidden checkbox without visible invisible captcha background',
  'docs/usage/design#design-simple':
    'colors size small large change smaller bigger brand corporate',
  'docs/usage/design#modes': 'hide checkbox visible invisible captcha',
  'docs/usage/design#not-visible':
    'changed colors show update website cache old design same looks unchanged',
  'docs/usage/guidelines#exempt': 'whitelist allowlist bypass skip office exclude never block',
  'docs/usage/guidelines#fields': 'priority',
  'docs/usage/guidelines#guideline-example':
    'priority several overlap order wins applies combined merged',
  'docs/usage/guidelines#guidelines':
    'exception certain visitors country form page rule different settings stricter looser',
  'docs/usage/guidelines#matching': 'apply condition country url',
  'docs/usage/guidelines#troubleshooting': 'exception greyed',
  'docs/usage/projects#create': 'new website add set-up first',
  'docs/usage/projects#delete': 'remove project permanently obsolete discontinued',
  'docs/usage/projects#groups': 'folder organize sort many tidy',
  'docs/usage/projects#how-many':
    'multiple websites domains per project separate customer client shared one',
  'docs/usage/projects#navigation': 'logout log-out',
  'docs/usage/rating#rating':
    'points threshold calculate formula factor score spam exactly equal many reached twice repeated rejected',
  'docs/usage/rating#rating-examples': 'sums',
  'docs/usage/rating#rating-numbers': 'maximum minimum range default value limit smallest largest',
  'docs/usage/rule_package_format#checksum': 'sha256 hash file needed',
  'docs/usage/rule_package_format#format': 'zip mb megabyte bom',
  'docs/usage/rule_package_format#publish': 'share create package host blocklist blacklist',
  'docs/usage/rule_package_format#schema': 'validator linter',
  'docs/usage/rule_package_format#zip': 'big split',
  'docs/usage/rule_packages#add': 'subscribe list url install ready-made rules',
  'docs/usage/rule_packages#get':
    'download find catalog directory marketplace available official community blocklists prebuilt ready-made',
  'docs/usage/rule_packages#manage': 'disable remove deactivate look contents',
  'docs/usage/rule_packages#network': 'intranet internal private server localhost redirect refused',
  'docs/usage/rule_packages#refresh': 'update automatically often interval old never',
  'docs/usage/rule_packages#refresh-states': 'soon',
  'docs/usage/rule_types#choose': 'kind',
  'docs/usage/rule_types#domain':
    'block mail provider gmail mail.ru tld disposable throwaway trash',
  'docs/usage/rule_types#email': 'block sender address mail',
  'docs/usage/rule_types#ip-address': 'ban range subnet block ip cidr',
  'docs/usage/rule_types#playground': 'online',
  'docs/usage/rule_types#provider': 'block country russia china hosting asn',
  'docs/usage/rule_types#unicode-block': 'cyrillic chinese russian arabic letters characters emoji',
  'docs/usage/rule_types#unicode-patterns': 'cyrillic chinese russian arabic letters block emoji',
  'docs/usage/rule_types#user-agent': 'crawler',
  'docs/usage/rule_types#website': 'url link block http',
  'docs/usage/rule_types#word':
    'keyword phrase regex exact contains bad words swear umlauts upper lower case wildcard placeholder asterisk question mark regular expression pattern delimiter forbid forbidden ban',
  'docs/usage/rules#add-many': 'bulk import csv paste list many',
  'docs/usage/rules#allow':
    'whitelist customer trusted never blocked exception office negative always regular customers',
  'docs/usage/rules#autosave': 'automatically closing unsaved edits press',
  'docs/usage/rules#create': 'add new block word filter blacklist',
  'docs/usage/rules#delete-items': 'selected undo bulk',
  'docs/usage/rules#effect': 'immediately delay hour cache apply',
  'docs/usage/rules#export-items': 'csv spreadsheet excel',
  'docs/usage/rules#first-rules':
    'start seo offers typical spam beginner suggestions examples advertising promotion many links',
  'docs/usage/rules#items': 'sort',
  'docs/usage/rules#rule-settings': 'description disable pause',
  'docs/usage/rules#troubleshooting': 'rule ignored fires spam still passes',
  'docs/usage/security#does-nothing': 'bots still ineffective works triggers trigger',
  'docs/usage/security#equal-submissions': 'identical same message repeated duplicate twice',
  'docs/usage/security#honeypot': 'hidden trap field autofill fills',
  'docs/usage/security#ip-allow-list': 'exempt office whitelist company skip lockout',
  'docs/usage/security#ip-lockout': 'ban ip block temporarily many requests automatically',
  'docs/usage/security#minimum-time':
    'fast seconds bot speed password manager login rejected bots instantly',
  'docs/usage/security#proof-of-work': 'cpu computing puzzle slow phone complexity',
  'docs/usage/security#release': 'unblock unlock visitor ip lift',
  'docs/usage/security#request-delay': 'slow down wait throttle rate limit seconds countdown',
  'docs/usage/security#security-features': 'measures flooding',
  'docs/usage/settings#advanced-settings':
    'spam score threshold default change language source stricter lenient sensitive',
  'docs/usage/settings#connection': 'find uuid public private key copy',
  'docs/usage/settings#general-settings': 'description rename',
  'docs/usage/settings#hosts': 'domain allowed website add subdomain www wildcard',
  'docs/usage/settings#hosts-are-not': 'iframe',
  'docs/usage/settings#project-members':
    'invite colleague role reader editor owner rights team read-only viewer',
  'docs/usage/settings#recommended': 'best',
  'docs/usage/settings#reissue-keys':
    'key leaked published stolen git regenerate rotate new private',
  'docs/usage/settings#silent-mode':
    'spammer notice know hidden secretly silently unnoticed pretend reveal caught',
  'docs/usage/settings#status': 'dry run test rules without rejecting observe trial',
  'docs/usage/submission_rules#matches': 'random condition',
  'docs/usage/submission_rules#submission-rules':
    'gibberish random letters nonsense keyboard mash scrambled',
  'docs/usage/submissions#delete-export': 'csv download remove single export forward unmark',
  'docs/usage/submissions#empty-list': 'missing nothing shown appears submission list',
  'docs/usage/submissions#field-marks': 'cross symbol',
  'docs/usage/submissions#find': 'search email name message look filter',
  'docs/usage/submissions#read': 'open details message inspect entered',
  'docs/usage/submissions#red-boxes': 'fast warning',
  'docs/usage/submissions#results': 'status spam valid ignored meaning icon color column',
  'docs/usage/submissions#simulation': 'compute',
  'docs/usage/submissions#wrongly-refused':
    'false positive real customer blocked legitimate ham complaint mistakenly',
  'docs/usage/tools#copy': 'duplicate clone rules share reuse',
  'docs/usage/tools#export': 'save settings download json backup project',
  'docs/usage/tools#file': 'structure specification',
  'docs/usage/tools#import': 'upload json restore project',
  'docs/usage/tools#import-modes': 'overwrite append replace merge duplicates overwritten lose',
  'docs/usage/tools#large-projects': 'thousands memory blank huge',
  'docs/usage/tools#move': 'transfer migrate project server',
  'docs/usage/tools#not-exported': 'keys members included missing',
  'docs/usage/tools#rule-tester': 'try test word value match',
};

/**
 * Words that readers use for what one section answers, by its address; see searchWords.ts for those of
 * whole pages. A reader who asks with them lands on the section.
 */
export const sectionWords = wordsOf(english, 'search/sectionWords.json');
