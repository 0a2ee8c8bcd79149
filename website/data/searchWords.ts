import {wordsOf} from '../texts/lists';

const english: Readonly<Record<string, string>> = {
  'docs/about/data_processing': `gdpr ccpa dsgvo privacy policy compliance legal lawyer dpo retention period long kept keep store stored collect
      personal data cookie cookies banner consent tracking anonymize pseudonymize encrypted erase forgotten
      subject access request agreement dpa processor notice location third party transfer delete ip addresses
      server leaves sent outside external sees visible hash audit eu logs visitor fingerprint anonymization
      anonymous logging recorded saved retain retained dates days schrems usa america transferred
      legitimate interest lawful basis art right breach incident officer pii sensitive records processing
      activities organizational measures controller children cookieless local storage device plaintext readable
      decrypt masked truncated schedule disclose template wording boilerplate sample imprint phones home
      telemetry concept minimization dpia assessment artikel register purpose saves consultant spying snoop
      hipaa compliant jurisdiction opt-out withdraw residency metadata harvest sooner earlier typed asks people
      tables content eavesdrop intercept cipher authority confidential surveillance illegal liability leakage
      theft lifespan underage contract`,
  'docs/about/features': `feature list overview capabilities functions advantages benefits pros cons compare versus recaptcha hcaptcha
      turnstile friendly altcha akismet cleantalk bots stop protect limits roadmap missing support changelog
      strengths difference choose good enough effective reliable competitor
      competitors competition vs cloudflare puzzle images ai machine learning catch accuracy detection marketing
      boss convince evaluate evaluation suitable limitations drawbacks weaknesses disadvantages attachments virus
      multilingual enterprise better worse tour product hosted spammers introduced since alternatives comparison
      humans google highlights selling edge superior worth scan artificial intelligence suspicious quarantine
      recognise phishing defend shield fight`,
  'docs/about/glossary': `dictionary lexicon definition definitions define explain explained abbreviation abbreviations vocabulary
      terminology jargon wording translate validation token`,
  'docs/about/how_it_works': `explanation concept architecture principle flow sequence diagram behind scenes technology algorithm lifecycle
      process definition meaning technically detect decide token validity expire seconds silent inactive invisible
      steps internals mechanism hood explained theory background difference calculated calculation calculates computed
      formula sum timeline phases stages workflow roundtrip schema understand works logic basics fundamentals click
      added ticks open leave together ticked protections wait validation`,
  'docs/about/introduction': `overview purpose start captcha alternative replacement free price pricing cost costs paid commercial license mit
      open source self hosted company author developer blind accessible wcag disability vulnerability disclosure
      bug bounty visitor website contact creator maintained switzerland service saas cloud bird icon checkbox
      tick robot human end complain trustworthy legit virus malware scam audience sponsor donate funding help
      community forum discord cve hackerone pgp screenreader voiceover jaws nvda impaired elderly history origin
      pronounce fork gpl freeware subscription plan trial responsible licence met makes behind rejected refused
      captchas puzzles donation creators made ceo gratis fee fees annoying swiss charge deaf senior tickbox
      spacebar tab accepted blocked puzzle pays letters expensive affordable billing invoice charity club hobby
      wheelchair handicapped colorblind dyslexia nuisance profit premises onsite standalone usability month
      grandmother shop send`,
  'docs/about/known_issues': `bug bugs bugfix defect defects broken malfunction fault glitch quirk limitation limitations errata erratum
      regression unexpected pitfall gotcha fixed patch`,
  'docs/account/change_password': `forgot forgotten reset recover lost credentials login cannot sign new passphrase account link expired email
      received strength rules length stronger longer safe minimum characters hacked compromised changed pw pwd
      remember locked token url weak complexity special uppercase old current confirmation mismatch repeat retype
      update rotate leaked pwned sole expiry anymore short unable passcode forgotton reset-link regain details
      arrives wrong set`,
  'docs/account/two_factor_authentication': `2fa mfa totp otp authenticator google microsoft authy 1password bitwarden app phone smartphone qr one time pin
      second factor recovery backup codes lost stolen enable disable security key yubikey passkey login scan turn
      new change device two step 2-step duo freeotp aegis keepass lastpass barcode camera enrol enroll register
      pairing secret seed six digits wrong clock drift sync reinstalled broken replaced locked sms remove
      deactivate reset enforce mandatory force required everyone fido webauthn hardware token rejected refused
      onetime tan passcode generator iphone android defect safer print emergency paper encrypted theft
      verification code valid`,
  'docs/account/user_settings': `profile preferences personal account options language locale timezone clock date time format dark light theme
      display rows pagination avatar ui interface wrong hours summer slow list appearance tz utc gmt offset pm
      daylight saving german english french switch night black background username name customize timestamps
      timestamp menu entries dates weekday darkmode winter view lines page address email american
      bright ten shows`,
  'docs/administration/cleanup_statistic': `purge purging tidy garbage old expired data removal history runs last run executed deleted database growing big
      size grace maintenance clean ran never empty incomplete disk full housekeeping retention success skipped
      nightly deletion deleting removed rows table bloat storage shrink prune duration automatic proof evidence
      happened aborted partial stuck really bigger larger finishes auto entries submissions automatically trash
      junk dispose overflow check exist nothing leftover clogged backlog`,
  'docs/administration/cron_jobs': `web cron url trigger external service uptimerobot easycron secret key call http schedule enable webcron ui
      interface hosting without shell 425 429 curl wget token leaked regenerate early many cooldown waiting ping
      scheduler cloud ionos strato cheap panel activate link execute endpoint remotely ssh hoster regularly
      visit open`,
  'docs/administration/geoip': `country countries geolocation location maxmind geolite asn number provider isp database download license key
      nation region lookup visitors come continent state filter flag update monthly proxy tor vpn geo geography
      city russia china germany europe eu abroad foreign origin map mmdb licence expired unauthorized automatic
      refresh autonomous datacenter detect locate unknown detection organization owner operator geoblocking
      geofencing blocking telecom carrier ip2location nationality recognised recognized foreigners territory`,
  'docs/administration/security_settings': `brute force login throttling attempts locked lockout restrict limit access admin area backend whitelist vpn
      office network session timeout logged logout proxy trust hardening firewall allow list protect cidr subnet
      allowed addresses api block page home ip changed bruteforce fail2ban failed many wait ban lock panel
      reachable internal intranet company lan homeoffice static dynamic allowlist forbidden proxies stay signed
      remember idle expire lifetime ssh tunnel ipv6 netmask hostname dyndns hide corporate restriction thrown
      kicked ends early intruder signout netblock lockdown passwords servers guess guessing`,
  'docs/administration/system': `version installed running php info phpinfo status diagnostics log logs logfile error file debug slow
      performance down offline crash outage monitor unblock visitors throughput load backup sizes disk memory uptime
      find location back connection internet page red warning cpu diagnostic software environment stacktrace exception
      tail journal sluggish bottleneck tuning optimise optimize speed faster capacity reachable restart recovery plan
      snapshot disaster nightly unban banned unlock release free white screen blank sysinfo overloaded hiccup errorlog
      incident dead diagnose hang everything again requests second workload slowdown reboot shutdown`,
  'docs/administration/system_settings': `smtp mail server sendgrid mailgun gmail outlook sender address email delivery test send default language
      timezone installation name title branding global instance wide ui interface tls ssl starttls port outgoing
      arriving rename logo sent relay office365 exchange ses postmark brevo mailjet mailhog sendmail username 587 465
      noreply reply spoof spf dkim bounced undelivered notification caption product locale everybody dark theme mails
      delivered deliver mailbox yahoo sendername deliverability junk credentials nowhere standard`,
  'docs/administration/updates': `new version release upgrade button channel stable beta develop nightly automatic auto check available browser
      click patch ui interface turn disable stay notify notification changelog security fix self updater minor
      major badge banner prerelease candidate rc alpha dev unstable edge hide greyed schema checksum permission
      denied spinner timeout hotfix cve search searching newest looking genuine verify forever spins stop
      postpone urgent aborted halfway`,
  'docs/administration/users': `account accounts member team colleague staff employee invite add create remove delete disable deactivate
      permissions rights roles role admin administrator promote allowed owner editor viewer access control acl
      freeze suspend ban last change transfer guest read customer login agency see list person people supervisor
      superuser sysadmin leaves left company offboarding onboarding join management already taken exists resend
      invitation privilege privileges grant revoke restrict elevate demote deputy vacation tenant groups
      department external contractor freelancer nothing orphan ownership hand takeover sso ldap saml single
      sign-on directory active oauth openid azure entra okta scim identity intern trainee resigned fired
      readonly read-only writer superadmin coworker self-registration register client connect look offer
      assistant webmaster reassign delegate partner technician`,
  'docs/api/api_debug_mode': `debug debugging reason failed verification detail details verbose diagnose hint explain wrong signature developer
      trace extra information insight root cause rejection turn enable production leak expected compare
      invalid reveal introspection false return verify`,
  'docs/api/frontend': `client browser javascript js endpoint rest request submit token cors mobile app ios android native headless
      widget without script reimplement check form data xhr swift kotlin flutter electron raw parameters payload
      preflight origin options nonce difficulty worker compute stylesheet reference swagger openapi postman sdk
      spec endpoints client-side bespoke react-native build order checks algorithm`,
  'docs/api/health': `healthcheck monitoring uptime kuma nagios zabbix prometheus alive ping status probe liveness readiness
      availability endpoint load balancer healthy unhealthy alert 503 degraded json response heartbeat watchdog
      icinga checkmk datadog statuscake pingdom healthz down target consul returns k8s url reachability database
      test`,
  'docs/api/rule_package': `push upload rules automatically programmatically script import endpoint sync synchronize publish remote json sign
      webhook send third party incremental large thousands automation ci feed threat intelligence blocklist
      pipeline python bash curl delta diff partial add remove token hmac dynamic central management populate few
      entries content type`,
  'docs/api/signing': `hmac sha256 signature hash hashing header basic auth curl php python java node ruby go algorithm example order
      raw trim line breaks wrong mismatch c# csharp dotnet rust perl coldfusion elixir sort ksort encode unicode
      escaping slashes whitespace crlf utf8 base64 hex digest secret username pseudocode reference implementation
      vector array nested empty compute match matching snippet calculate calculation trimming`,
  'docs/api/statistic': `stats statistics numbers figures counts fetch query retrieve grafana prometheus report reporting export
      external dashboard per day spam amount endpoint traffic json csv metrics influxdb zabbix datadog powerbi excel
      widget pull start date today yesterday week month year history daily totals machine readable monitoring range
      valid extract blocked messages number 7`,
  'docs/api/troubleshooting': `error errors message fails failing fail broken working doesn work wrong problem fix solve console exception
      forbidden 400 401 403 404 405 413 500 invisible disappears missing spinner stuck sometimes visitors undefined
      defined null timeout blank nothing happens button click submit faq help support known issues checklist loading
      endless grey unstyled design css language intermittent random occasionally sporadic iphone safari firefox edge
      adblocker ublock brave extension blocked mixed unavailable code text exact explanation network devtools f12
      inspect jquery insecure secure context unable cors csp rejected refused users stylesheet faulty unresponsive
      loops frozen hangs vanish press send tick ugly away stays checkbox green white complain glitch malfunction buggy
      flaky inaccessible misbehave misconfigured inconsistent erratic circle container referenceerror uncaught`,
  'docs/api/verification': `verify server side backend validate validation authentication authorization post metadata postman check
      expired token twice confirm isvalid boolean tampered altered extra checkbox replay reuse double lifetime api
      apikey invalid different`,
  'docs/cli': `console terminal shell bash ssh commands command symfony bin script automate options arguments exit code cmd
      powershell list create user cleanup run manually help docker exec artisan sudo batch cronjob flags parameter
      parameters syntax reference cache clear warmup migrate doctrine reset admin return value commandline cmdline
      invocations server browser self-update`,
  'docs/installation/backup': `dump save copy snapshot disaster recovery recover rescue lost data mysqldump pg_dump sqlite3 tar archive
      transfer relocate migrate migration another host provider domain change machine clone whole nightly encrypt
      encryption key offsite vps switch dockerize`,
  'docs/installation/configure/apache': `httpd vhost virtual host htaccess mod_rewrite rewrite web server webserver xampp lamp document root config
      configuration 404 403 blank page redirect index.php apache2 a2enmod a2ensite directory allowoverride
      followsymlinks debian ubuntu centos wamp mamp fcgi stripped documentroot pretty urls rewriteengine hoster
      code downloaded certbot letsencrypt conf start except example`,
  'docs/installation/configure/configuration_file': `config env.mosparo.php settings file php array location stored password database changed credentials secret
      sqlite path edit manually hand two places layers difference dotenv`,
  'docs/installation/configure/containers': `dockerfile dockerhub tag latest arm64 raspberry architecture rootless openshift bind mount persist persistent
      anonymous volume lost environment env unhealthy healthcheck starting restart loop podman portainer coolify dokku
      unraid synology truenas casaos dockge caprover stack mysql postgres mariadb external host.docker.internal upload
      large 413 timezone clock logs shell exec console uid gid chown`,
  'docs/installation/configure/cron_jobs': `crontab scheduler scheduled task nightly daily hourly interval often periodic systemd timer background
      automate recurring cleanup run maintenance running user www-data minutes scheduling timers job tasks regularly
      hour syntax asterisk anacron windows root flock overlap output mailto verify proof necessary optional automatic
      units unit periodically cadence entry check ran need prove`,
  'docs/installation/configure/environment_variables': `env config configuration file location stored settings parameters dotenv path secrets database url dsn redis
      memcached cache app_secret server override options production debug mode change variable export precedence
      priority configmap clear_env fpm pool setenv adapter apcu session prefix level telemetry reference default
      values credentials port edit longer mysql ssl encrypted tls backend password connect app disable check`,
  'docs/installation/configure/microsoft_iis': `windows server microsoft iis web.config webconfig rewrite module fastcgi asp application pool 2019 2022 cgi
      nts task scheduler iusr ntfs permission activity timeout handler mapping`,
  'docs/installation/configure/nginx': `web server webserver php-fpm fastcgi block vhost location try_files config configuration bad gateway 502 413
      gzip openresty upload large timeout sites enabled root fastcgi_pass socket unix openlitespeed
      client_max_body_size expires hsts http2 ssl listen query snippet sample ispconfig cloudpanel conf php
      downloaded files cache headers assets`,
  'docs/installation/configure/proxy_headers': `x-forwarded-for x-forwarded-proto x-forwarded-host x-forwarded-port x-real-ip forwarded rfc 7239
      cf-connecting-ip http instead https wrong scheme mixed content port missing secure custom tls ssl`,
  'docs/installation/configure/reverse_proxy': `real client ip x-forwarded-for forwarded header wrong address visitors every traefik caddy haproxy cloudflare
      cdn tunnel https ssl tls termination certificate path redirect loop mixed content load balancer country http
      instead insecure npm envoy kong istio fastly akamai varnish squid ngrok tailscale cloudflared waf gateway 172
      127.0.0.1 x-real-ip strip redirects offloading url same identical internal upstream trusted proxies`,
  'docs/installation/configure/sub_path': `subpath subfolder subdirectory folder directory path prefix x-forwarded-prefix base url strip same domain
      subdomain`,
  'docs/installation/install/docker': `container image dockerhub podman portainer coolify unraid synology nas stack volume yaml yml swarm dokku
      truenas database host service name enter port password mariadb env restart data lost pull network hostname
      localhost refused exec labels watchtower proxmox lxc qnap casaos dockge hetzner caprover upgrade raspberry
      dataloss allocated bind`,
  'docs/installation/install/kubernetes': `k8s helm chart cluster pod deployment ingress manifest openshift rancher k3s kubectl argo namespace yaml cloud
      scale secret storage class values artifacthub pvc persistentvolume statefulset hpa autoscale cert-manager
      letsencrypt eks aks gke minikube microk8s flux gitops configmap liveness rollout crashloopbackoff root
      replicas password`,
  'docs/installation/install/multi_node_setup': `ha high availability failover redundancy redundant cluster scaling scale horizontal several multiple servers load
      balancer replicas shared session storage redis memcached sticky galera share nodes synchronize multinode
      instances webservers three active passive nfs glusterfs filesystem central balanced balancing haproxy
      keepalived distribute distributed rolling replication instance scalable twin two order`,
  'docs/installation/install/normal': `zip download manual webspace shared hosting ftp sftp upload unzip lamp bare metal vps without docker setup
      wizard first install installing uninstall remove deinstall permissions chmod chown plesk cpanel database change
      password later lost admin tar archive extract filezilla hoster strato ionos hetzner document root writable 755
      777 selinux denied unknown production classic completely rid reinstall html php folder webserver webhost
      installation-guide phpmyadmin dreamhost bluehost siteground godaddy namecheap files owner access need`,
  'docs/installation/install/source': `git clone github repository composer yarn npm node webpack build compile development developer contribute fork
      local dev assets encore checkout branch main master patch ide ddev lando modify hacking sodium requires
      pull update version`,
  'docs/installation/install/wizard': `setup installer assistant configuration first run initial account admin administrator connection refused
      sqlstate pdo 2002 1045 access denied credentials unattended silent automate headless language port socket tables
      exist again`,
  'docs/installation/requirements': `system server hardware ram cpu memory disk minimum supported php version mysql mariadb postgresql sqlite
      database extension prerequisites compatible compatibility hosting firewall outgoing internet offline air gapped
      utf8mb4 needed missing module php-xml intl gd curl big laptop raspberry arm windows specification specs sizing
      resources size gb cores bandwidth 8.1 8.2 8.3 8.4 zip dom mbstring openssl sodium 5.7 oracle mssql innodb
      collation charset privileges grant outbound ports urls os operating linux ubuntu debian alpine centos freebsd
      memory_limit software much runnable powerful vps webspace addresses`,
  'docs/installation/update': `upgrade new version migrate migration downgrade rollback revert release maintenance patch order skip versions
      long time custom files keep upgrading updating patching old outdated breaking changes notes compatible downtime
      zero finalize schema pull customization overwritten difference latest installation bump roll obsolete`,
  'docs/installation/upgrade_path': `first skip jump intermediate order route planner changelog breaking release notes history list dates
      compatibility matrix outdated old 1.0 1.1 1.2 1.3 1.4 bad broken security fix`,
  'docs/installation/update_problems': `failed failure stuck hangs hanging broke broken unchanged old corrupted white screen blank crash rollback revert
      recover rescue repair internal server error sqlstate column table hash checksum permission denied timeout
      spinner spins forever endless loop redirect halfway aborted interrupted empty missing greyed cached stale
      javascript f5 hard refresh`,
  'docs/integration/bypass_protection': `hacker attacker attack circumvent trick skip avoid cheat manipulate forged tamper secure safe loophole
      pentest prove check protected curl direct post required fields javascript disabled without replay copy key
      stolen public abuse hole postman handler endpoint removing deleting devtools edit hidden spoof fake reuse
      foreign frontend enough mandatory penetration audit proof really directly bot bots prevent removes security
      crack weakness outsmart fool defeat exploit exploitable compare strip spammers around tampering
      inputs evade sneak thwart hijack impostor malicious vulnerable`,
  'docs/integration/csp': `content-security-policy header directive nonce hash unsafe-inline unsafe-eval strict-dynamic blocked refused
      console violates helmet trusted types coep corp sri integrity self-host builder allow domain whitelist img
      connect style csp`,
  'docs/integration/custom': `embed add integrate form website html script tag snippet js php laravel symfony python django flask ruby java
      node express go asp.net down offline unreachable fallback outage submit programmatically several forms start
      error page dynamic two one iframe double button include implement implementing paste sample div place template
      plain nodejs typescript gatsby blazor webflow wix squarespace jimdo hugo jekyll static async await promise
      reload render lazy load defer bundle cdn initialize constructor locale switch open graceful enable programmatic
      abort server-side backend multiple migrate force google instead rid options homemade handcrafted programmer bind
      reachable trimming recaptcha workaround twice same`,
  'docs/integration/fix_verification': `debug debugging failed fails refused rejected wrong invalid mismatch hash trim whitespace umlaut quotes
      newline crlf zero postal code empty genuine legitimate visitors sometimes symptom problem broken nothing happens
      spinner loading stuck tor onion browser translation cache update tick checkbox disappears`,
  'docs/integration/ignored_fields': `skip exclude omit field checkbox radio select hidden password file upload attachment checked sent transmitted
      sensitive data attribute credit card csrf token captcha gdpr consent ignore exempt opt mark class input
      type textarea multiple dropdown readonly disabled iban otp editor wysiwyg tinymce conditional autofill
      array leave private posted verified terms passwords value values missing send inputs`,
  'docs/integration/javascript_forms': `ajax fetch xhr axios jquery spa react vue angular svelte next.js nuxt remix astro turbo htmx livewire alpine
      modal popup dialog lightbox accordion tab typescript types component hook promise async double click twice
      expired renew refresh session timeout overnight invisible button several reset retry programmatically submit
      single page app application error initialize`,
  'docs/integration/multi_step': `wizard multi page steps multipage several pages survey checkout booking next back previous progress partial session
      token hand share split long form questionnaire`,
  'docs/integration/script_reference': `api options callbacks events methods constructor parameters arguments javascript frontend.js css variables
      stylesheet url hash theme dark colors override custom class hook listener typescript reference list
      customize look appearance cdn version cache`,
  'docs/integration/with_plugins': `wordpress wp cms drupal joomla typo3 contao craft neos statamic shopware magento prestashop woocommerce matomo
      moodle contact form 7 gravity forms wpforms elementor ninja formidable laravel symfony extension module
      addon shop store package library sdk php python java node website builder page divi forum flarum phpbb
      mautic newsletter support supported comments login registration checkout plug-in marketplace available cf7
      avada bricks fluent forminator everest buddypress bbpress powermail webform nextcloud kirby grav october
      concrete silverstripe processwire modx pimcore oxid gambio odoo shopify xenforo discourse mediawiki rails
      nuget maven gem pypi packagist existing ready webshop connectors pip offered blog guestbook`,
  'docs/integration/wordpress': `wp plugin contact form 7 cf7 gravity wpforms elementor divi ninja formidable forminator everest
      jetformbuilder memberpress ultimate member woocommerce ws comments login registration lost password shortcode
      hook filter multisite network wp-config functions.php aios wordfence cache autoptimize rocket popup logged
      xmlrpc`,
  'docs/integration/wordpress_problems': `wp plugin broken bug changelog outdated refused rejected spam folder locked lockout admin rescue gravity forminator
      ninja contact form 7 cf7 comments ultimate member update`,
  'docs/quickstart': `getting started tutorial guide beginner first steps begin begins try walkthrough minutes hello world demo learn
      newbie next installing newsletter form protect spam quick fast basic minimal complete newcomer
      intro trial poc proof initial onboarding easy overview ten simplest setup introduction kickoff computer
      novice handbook guidance`,
  'docs/testing': `ci pipeline github actions gitlab automated e2e cypress playwright selenium unit phpunit staging localhost mock
      stub disable development go live launch checklist qa pr pull request local machine bot always pass suite cd
      jest vitest puppeteer webdriver fixture behat codeception headless dummy fake sandbox smoke dev prod
      rollout acceptance nightly preview unreleased automatic tests without rehearsal trial automatically form
      switch release prototype check network`,
  'docs/translating': `localization l10n i18n internationalization weblate crowdin xliff yaml contribute language missing french
      spanish italian wording translator help box typo mistake wrong translation report translate localize portuguese
      dutch polish turkish russian japanese chinese arabic hebrew czech swedish greek percent complete strings po
      gettext correction proofreading volunteer override sentence phrase add languages multilingualism exist spelling
      new`,
  'docs/usage/box_texts': `wording text language label translate words rename multilingual english german french message visitor
      sees caption change languages localize locale lang privacy consent sentence customize gdpr fourteen error
      shown meaning`,
  'docs/usage/dashboard': `chart charts graph graphs statistics analytics overview home numbers metrics kpi trend report pie period week
      month much spam blocked count counts counted today yesterday differ increase sudden peak attack landing
      screen summary visualise plot curve line bars timeline last 30 days trends rate ratio percentage many
      difference totals spike wave suddenly drop zero nothing compare differs deviate projects figure quota
      another weekend frequent green`,
  'docs/usage/design': `color colour font size css branding customize look hide invisible position rounded border radius shadow dark
      background logo badge checkbox width contrast typeface layout tiny style appearance corporate accessibility wcag
      mobile narrow ugly pretty overlay spinner remove`,
  'docs/usage/guidelines': `exception office country countries geofence geoblocking range single form login looser relaxed
      stricter different limits custom per page origin policy order priority wins override asn datacenter vpn
      intranet employees staff exempt ignore`,
  'docs/usage/projects': `website site domain add create new project key keys public private uuid credentials connect folder group
      organize archive remove delete client customer agency host subdomain many one per separate search find sort
      folders several websites workspace tenant multisite staging adding setup rename description hierarchy category
      tidy overview list restore deactivate pause domains second keypair apikey sitekey lost another enter`,
  'docs/usage/rating': `score points weight threshold scoring calculate calculation formula sum total factor multiply multiplier
      weighting limit plus minus negative penalty deduct subtract equal twice counted range maximum minimum`,
  'docs/usage/rule_package_format': `schema json zip file structure keys fields checksum hash sha256 sha256sum publish create make build generate
      generator rpg publisher uuid lastupdatedat refreshinterval rfiles rifiles s3 gist raw invalid failed message bom
      distribute sharing validate verification`,
  'docs/usage/rule_packages': `ruleset shared blocklist subscribe subscription community ready made list spam words import url github maintain
      refresh update automatically badwords official good refreshed curated prebuilt predefined pack preset
      external stopforumspam spamhaus maintained sharing distribute publish s3 gist raw interval stale outdated
      fetch wordlists foreign collection dictionary`,
  'docs/usage/rule_types': `regex wildcard pattern bad words swear profanity blacklist block ban ip range subnet cidr email address domain
      link url country asn user agent ua browser language russian cyrillic chinese arabic script characters emoji
      alphabet disposable phone number free mail gmail links shortener kinds criteria condition patterns
      expressions flags insensitive preg pcre lookahead escape sentence begins ends substring viagra casino
      crypto seo pharma porn bitcoin tld .ru burner temp mailinator throwaway digits emojis latin hebrew curl
      datacenter vpn tor ranges forbid prevent stop messages curse insult advertising ads backlinks korean
      vulgar filter phishing fraud pills loan racist obscene offensive adult adverts unsolicited gibberish toxic
      trolls fishy spammy`,
  'docs/usage/rules': `filter block words keywords blacklist spam score points rating weight threshold create add edit delete allow
      trusted whitelist sender csv bulk many list exception import export rate whole submission instead field versus
      matching match compare first start recommended order negative write define banned stop badwords scoring plus
      weighting limit paste upload multiple disable temporarily activate evaluate effect immediately retroactively
      existing catches overblocking known always vip friend safe safelist terms length subject mass fire fires trigger
      triggered apply wordlist spamfilter stricter slipped filtering excel spreadsheet subtract customers links
      overzealous lenient penalty deduct short pass items`,
  'docs/usage/security': `honeypot trap hidden bots delay rate limit flood repeated equal duplicate lockout unblock ip allow whitelist
      minimum seconds fast pow identical twice annoying slow wait countdown speed throttle limiting dos ddos person
      again repeatedly constantly banned blocked unlock temporary lift unban shared network nat school duplicates
      difficulty bits battery cooldown hammering cap puzzle minute same filled bombarded allowlist ineffective works
      nothing happens crawler robot autofill requests office`,
  'docs/usage/settings': `configure options member invite teammate role share regenerate renew reissue rotate key threshold owner
      change switch strict stricter adjust tweak site project collaborator co-worker permission handover leave
      compromised secret invalidate silent monitor log passive longer keep different idn umlaut toggle lenient silence
      cors origin domain subdomain wildcard localhost port credentials sitekey apikey leaked pause dry run observe www
      protocol hosts allowed keys keypair`,
  'docs/usage/submission_rules': `random characters gibberish nonsense letters garbage keyboard mash strings values whole submission instead
      versus field textarea uppercase lowercase`,
  'docs/usage/submissions': `messages message inbox entries entry received sent incoming list moderation review log history blocked genuine
      real customers people visitors false positive wrongly rejected refused legitimate quarantine spam folder
      reason delete export search filter find field marks red lost missing came mails inquiries view read detail
      date archive accepted declined explanation breakdown flagged marked classified rated ham unspam mistake
      release approve resend forward complained never arrived nothing listed print share link colleague browse
      again slipped swallowed consecutive download one single remove misclassified investigate innocent unfair
      victim old look`,
  'docs/usage/tools': `copy clone duplicate transfer move migrate project rules try simulate evaluate check text rule tester import
      export json download backup template decide staging production utility utilities dry sample score merge
      overwrite file installation instance mass snapshot another new against playground carry transferring live
      same sentence`,
  'docs/whats_new': `news changelog recent rss atom subscribe follow`,
};

/**
 * Words that readers use for the tasks of a page and that the page itself does not say, or only in
 * passing: everyday words, tasks as verbs, names of other products, abbreviations, symptoms.
 * The order does not matter; forms of a word need no entry. CONTRIBUTING.md tells when to add one.
 */
export const searchWords = wordsOf(english, 'search/words.json');
