/**
 * How every code block with a title is tried, page by page. A new block fails the tests until it is listed here.
 * Further blocks of a page with the same title have " #2", " #3" and so on, in the order of the page.
 */
export type How =
  /** A whole file of samples/, which this unit test runs unchanged. */
  | {readonly unit: string}
  /** This file in the folder copies the block from the page and runs it. */
  | {readonly spec: string}
  /** Part of a file; the title says so with "(excerpt)" or "(Auszug)". */
  | {readonly excerpt: true}
  /** Only to be read, for this reason; readers neither save nor run it. */
  | {readonly shown: string};

const unit = (test: string): How => ({unit: `samples/${test}`});
const spec = (file: string): How => ({spec: file});
const excerpt: How = {excerpt: true};
const all = (how: How, ...titles: readonly string[]) =>
  Object.fromEntries(titles.map((title) => [title, how]));

const install = unit('install/scripts.test.ts');
const docker = unit('docker/scripts.test.ts');
const compose = unit('docker/compose.test.ts');
const crontab = unit('cron/parseCrontab.test.ts');
const timer = unit('cron/systemd.test.ts');
const proxies = unit('proxy/proxies.test.ts');
const manifests = unit('kubernetes/manifests.test.ts');
const packages = unit('rule_packages/formats.test.ts');
const packageTools = unit('rule_packages/tools.test.ts');
const settings = spec('settings.spec.ts');
const backend = spec('backend.spec.ts');
const browser = spec('browser.spec.ts');

export const table: Readonly<Record<string, Readonly<Record<string, How>>>> = {
  'about/data_processing': {
    '.env.local': settings,
    'Privacy notice, English': unit('privacy/notice.test.ts'),
    'Privacy notice, German': unit('privacy/notice.test.ts'),
  },
  'administration/geoip': {'geoip-lookup.php': unit('cli/samples.test.ts')},
  'administration/security_settings': {'config/env.mosparo.php (excerpt)': excerpt},
  'administration/system_settings': {'config/env.mosparo.php (excerpt)': excerpt},
  'api/api_debug_mode': {
    'JSON of the answer': unit('api/debugAnswers.test.ts'),
    'Status 200': unit('api/debugAnswers.test.ts'),
    'Status 200 #2': unit('api/debugAnswers.test.ts'),
  },
  'api/frontend': {'frontend-client.mjs': unit('api/frontendClient.test.ts')},
  'api/health': {
    '.env.local': settings,
    'haproxy.cfg (excerpt)': excerpt,
    'check_health.sh': unit('api/health.test.ts'),
  },
  'api/rule_package': {
    'import_rule_package.php': unit('api/rulePackage.test.ts'),
    'import_rule_package.py': unit('api/rulePackage.test.ts'),
    'rule-package.json': unit('api/rulePackage.test.ts'),
    'sync_rule_package.py': unit('api/rulePackage.test.ts'),
    'Profile of mosparo RPG (excerpt)': excerpt,
  },
  'api/signing': {'verify.sh': unit('api/verify.test.ts')},
  'api/statistic': {
    'statistic.php': unit('api/statistic.test.ts'),
    'statistic.mjs': unit('api/statistic.test.ts'),
    'statistic.py': unit('api/statistic.test.ts'),
    'statistic.sh': unit('api/statistic.test.ts'),
  },
  cli: {'rule-package-import.sh': unit('cli/samples.test.ts')},
  'installation/backup': {
    'backup-mysql.sh': install,
    'backup-postgresql.sh': install,
    'backup-sqlite.sh': install,
    'restore-mysql.sh': install,
    'restore-postgresql.sh': install,
    'restore-sqlite.sh': install,
    '/opt/mosparo/backup-mysql.sh': docker,
    '/opt/mosparo/backup-postgresql.sh': docker,
    '/opt/mosparo/backup-sqlite.sh': docker,
    '/opt/mosparo/restore-mysql.sh': docker,
    '/opt/mosparo/restore-postgresql.sh': docker,
    '/opt/mosparo/restore-sqlite.sh': docker,
    'move-in.sh': docker,
  },
  'installation/configure/apache': {
    'mosparo.conf': unit('apache/mosparo.test.ts'),
    'mosparo.conf #2': unit('apache/mosparo.test.ts'),
  },
  'installation/configure/configuration_file': {'config/env.mosparo.php (excerpt)': excerpt},
  'installation/configure/containers': {
    'compose.yaml': compose,
    'compose.yaml #2': compose,
    'compose.yaml #3': compose,
    'compose.yaml (excerpt)': excerpt,
    'mosparo.env.local': settings,
    'run.sh': docker,
  },
  'installation/configure/cron_jobs': {
    'crontab of www-data': crontab,
    '/etc/cron.d/mosparo': crontab,
    '/etc/cron.d/mosparo #2': crontab,
    '/etc/cron.d/mosparo #3': crontab,
    '/etc/systemd/system/mosparo@.service': timer,
    '/etc/systemd/system/mosparo-cleanup.timer': timer,
    '/etc/systemd/system/mosparo-rule-packages.timer': timer,
    '/etc/systemd/system/mosparo-geoip2.timer': timer,
    '/usr/local/bin/mosparo-web-cron': unit('cron/web-cron.test.ts'),
  },
  'installation/configure/environment_variables': {
    '.env.local': settings,
    '.env.local #2': settings,
    'compose.yaml (excerpt)': excerpt,
    'compose.yaml (excerpt) #2': excerpt,
    'Virtual host (excerpt)': excerpt,
    'PHP-FPM pool (excerpt)': excerpt,
    'location that passes requests to PHP (excerpt)': excerpt,
  },
  'installation/configure/microsoft_iis': {
    'web.config': unit('iis/webConfig.test.ts'),
    'php.ini': unit('iis/webConfig.test.ts'),
    'timeouts.ps1': unit('iis/webConfig.test.ts'),
  },
  'installation/configure/nginx': {'mosparo.conf': unit('nginx/mosparo.test.ts')},
  'installation/configure/reverse_proxy': {
    '.env.local': unit('proxy/trustedProxies.test.ts'),
    '/etc/nginx/conf.d/mosparo-proxy.conf': proxies,
    'mosparo-proxy.conf': proxies,
    'compose.yaml': unit('proxy/traefik.test.ts'),
    'dynamic/mosparo.yaml': unit('proxy/traefik.test.ts'),
    Caddyfile: proxies,
    'compose.yaml (excerpt)': excerpt,
    '/etc/nginx/conf.d/mosparo-cloudflare.conf': proxies,
    'check.sh': unit('proxy/check.test.ts'),
  },
  'installation/configure/sub_path': {
    'mosparo-proxy.conf': proxies,
    'mosparo-proxy.conf #2': proxies,
    Caddyfile: proxies,
    'dynamic/mosparo.yaml': unit('proxy/traefik.test.ts'),
  },
  'installation/install/docker': {
    '/opt/mosparo/compose.yaml': compose,
    '/opt/mosparo/compose.yaml #2': compose,
    '/etc/cron.d/mosparo': crontab,
  },
  'installation/install/kubernetes': {
    'secrets.sh': manifests,
    'values.yaml': manifests,
    'probes.yaml': manifests,
    'cron.yaml': manifests,
    'web-cron.yaml': manifests,
    'mosparo.yaml': manifests,
  },
  'installation/install/multi_node_setup': {
    '.env.local': unit('multi_node/nodes.test.ts'),
    'sync.sh': unit('multi_node/nodes.test.ts'),
    'mosparo.conf': unit('multi_node/nodes.test.ts'),
  },
  'installation/install/normal': {'unpack.sh': install},
  'installation/install/source': {'build.sh': install, 'rebuild.sh': install},
  'installation/requirements': {
    'check-requirements.php': unit('install/check-requirements.test.ts'),
  },
  'installation/update': {'update-by-hand.sh': install},
  'installation/update_problems': {'config/env.mosparo.php (excerpt)': excerpt},
  'integration/bypass_protection': {
    'Console of the browser': browser,
    'Console of the browser #2': browser,
  },
  'integration/csp': {
    'Server block (excerpt)': excerpt,
    '.htaccess or virtual host, needs mod_headers': unit('integration/csp/csp.test.ts'),
    'wp-content/mu-plugins/content-security-policy.php': unit('integration/csp/csp.test.ts'),
    'contact.php (excerpt)': excerpt,
    Before: unit('integration/csp/csp.test.ts'),
    After: unit('integration/csp/csp.test.ts'),
  },
  'integration/custom': {
    'contact.html': browser,
    'contact.js': browser,
    'contact.php': backend,
    'contact.mjs': backend,
    'contact.py': backend,
    'Official.java': backend,
    'Official.cs': backend,
    'contact.php #2': backend,
    'mosparo.php': backend,
    'contact.mjs #2': backend,
    'mosparo.mjs': backend,
    'contact.py #2': backend,
    'mosparo.py': backend,
    'main.go': backend,
    'mosparo.go': backend,
    'Contact.java': backend,
    'Mosparo.java': backend,
    'Json.java': backend,
    'Contact.cs': backend,
    'Mosparo.cs': backend,
    'Json.cs': backend,
    'contact.rb': backend,
    'mosparo.rb': backend,
    'contact.sh': backend,
    'mosparo.sh': backend,
  },
  'integration/fix_verification': {'Test text': {shown: 'a text to type into a form'}},
  'integration/javascript_forms': {
    'contact.js': browser,
    'contact.js #2': browser,
    'ContactForm.tsx': browser,
    'ContactForm.vue': browser,
    'contact-form.component.ts': browser,
    'mosparo.d.ts': unit('integration/integration.test.ts'),
    'order.js': browser,
  },
  'integration/multi_step': {
    'step-1.js': browser,
    'step-2.js': browser,
    'last-step.js': browser,
    'wizard.html': browser,
    'wizard.js': browser,
  },
  'integration/script_reference': {'contact.js': browser, 'contact.html': browser},
  'integration/with_plugins': {'Console of the browser': browser},
  'integration/wordpress': {
    'wp-content/plugins/contact-form/contact-form.php': unit(
      'integration/wordpress/wordpress.test.ts',
    ),
    'functions.php (excerpt)': excerpt,
  },
  quickstart: {
    'compose.yaml': compose,
    'index.html': browser,
    'send.php': unit('install/quickstart/quickstart.test.ts'),
  },
  testing: all(backend, 'contact.mjs', 'contact.test.mjs', 'signature.test.mjs', 'probe.mjs'),
  'usage/box_texts': {'contact.js': browser},
  'usage/rule_package_format': {
    'rule-package.json': packages,
    'rule-package.json #2': packages,
    'rules-1.json': packageTools,
    'items-1.json': packageTools,
    'zip-package.sh': packageTools,
    'rule-package.json.sha256': packages,
    'rule-package.schema.json': packages,
    'parts.schema.json': packages,
    'make_package.py': packageTools,
    'checksum.sh': packageTools,
  },
  'usage/rules': {'items.txt': packages, 'items.csv': packages},
  'usage/tools': {
    'export-Website-forms-2026-03-01_08-00-00.json': unit('project_export/export.test.ts'),
  },
};

/** Numbers repeated titles as in the table: the second "contact.js" of a page is "contact.js #2". */
export function numbered(titles: readonly (string | undefined)[]): (string | undefined)[] {
  return titles.map((title, at) => {
    const before = titles.slice(0, at).filter((one) => one === title).length;
    return title && before > 0 ? `${title} #${before + 1}` : title;
  });
}

/** How the block with this title is tried; undefined if the table does not list it. */
export function howTried(page: string, title: string): How | undefined {
  return table[page]?.[title];
}
