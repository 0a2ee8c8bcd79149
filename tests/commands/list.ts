/** How a documented command is proved to work. */
export type Proof =
  /** Name of the step of `npm test` that runs the command. If the command names folders, the step includes their tests. */
  | {readonly step: string}
  /** Path of a test that runs the command. */
  | {readonly test: string}
  /** documented.spec.ts runs the command in a copy of the project; `as` has values instead of <placeholders>. */
  | {readonly run: Expectation}
  /** Why no test runs it. */
  | {readonly exception: string};

export interface Expectation {
  readonly as?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** @default 0 */
  readonly exitCode?: number;
  readonly prints: RegExp;
  /** The run needs `build/`. */
  readonly onBuild?: true;
}

const unit = {step: 'Unit tests, samples and configuration errors'};
const browser = {step: 'Browser tests'};
const outside = {test: 'tests/outside/outside.spec.ts'};
const assistants = {test: 'tests/outside/docsMcp.spec.ts'};
const longMeasurement = {exception: 'needs a quiet machine and up to an hour and a half'};
const root = {
  exception: 'needs root and nginx as a service; tests/delivery/release.spec.ts runs the scripts',
};
const certificate = {exception: 'needs a public name, the network and root'};
const docker = {exception: 'needs Docker'};
const cluster = {exception: 'needs a Kubernetes cluster'};
const bucket = {exception: 'needs a cloud account and the network'};
const accepted = {
  run: {
    as: 'npm run translation:accept -- website/i18n/de/docusaurus-plugin-content-docs/current/usage/rules.mdx',
    prints: /usage\/rules\.mdx/,
  },
};
const product = {run: {as: 'npm run product -- 1.99.0', prints: /1\.99\.0/}};

/** Every command that a document names. The tests fail if a command is missing here, or if no document names it any more. */
export const commands: Readonly<Record<string, Proof>> = {
  'npm start': {
    exception:
      'builds the site once more; the build is a step of npm test, the server that of the browser tests',
  },
  'PORT=3001 npm start': {test: 'scripts/lib/setUp.test.mts'},
  'npm test': {exception: 'is what runs'},
  'npm run dev': {test: 'tests/commands/dev.spec.ts'},
  'npm run dev -- --locale de': {test: 'tests/commands/dev.spec.ts'},

  'npm run check': {step: 'Content checks'},
  'npm run types': {step: 'Types'},
  'npm run lint': {step: 'Lint'},
  'npm run spelling': {step: 'Spelling'},
  'npm run build': {step: 'Build English and German'},
  'npm run build:kitchen-sink': {step: 'Build the kitchen sink'},
  'npm run check:build': {step: 'Pages of the build'},
  'npm run reproduce': {step: 'Build again: the same bytes'},
  'npm run unit -- website/checks': unit,
  'npm run unit -- website/data/searchWords': unit,
  'npm run unit -- delivery': unit,
  'npm run unit -- packages/<name>': unit,
  'npm run unit -- website/samples/<folder>': unit,
  'npm run unit -- website/src/content/errors': unit,
  'npm run unit -- website/src/content/changes': unit,
  'npm run unit -- website/src/labs': unit,
  'npm run unit -- website/src packages/static-pages': unit,
  'npm run e2e': browser,
  'npm run e2e -- tests/copied': browser,
  'npm run e2e -- tests/delivery': browser,
  'npm run e2e -- tests/e2e/allPages': browser,
  'npm run e2e -- tests/e2e/labs': browser,
  'npm run e2e -- tests/e2e/features/feed': browser,
  'npm run e2e -- tests/e2e/layout/navbar': browser,
  'npm run e2e -- tests/e2e/search': browser,

  'npm run pack': outside,
  'npm run build && npm run pack': assistants,
  'npm install ./build.packages/mosparo-docs-mcp-1.5.4.tgz': assistants,
  'npx mosparo-docs-mcp --version': assistants,
  'npm run offline': {test: 'tests/delivery/offline.spec.ts'},
  'npm install docusaurus-theme-static-pages': outside,
  'npm install docusaurus-theme-section-search': outside,
  'npm install docusaurus-plugin-markdown-copies': outside,

  'npm run format': {run: {prints: /Finished/}},
  'npm run translation:accept -- <file>': accepted,
  'npm run translation:accept -- <German page>': accepted,
  'npm run translation:accept -- <that file>': accepted,
  'npm run product -- 1.6.0': product,
  'npm run product -- <version>': product,
  // All generated files are up to date, so it writes and prints nothing.
  'npm run delivery': {run: {prints: /^$/}},
  'npm run audit': {
    run: {
      // No server listens on this port, as if there were no network.
      env: {npm_config_registry: 'http://127.0.0.1:9/'},
      exitCode: 2,
      prints: /^The registry could not be asked: .*ECONNREFUSED.*\n$/,
    },
  },
  'npm run delivery:pages': {
    run: {prints: /build\.pages is ready for GitHub Pages/, onBuild: true},
  },
  'npx tsx tests/relevance/run.mts': {run: {prints: /@1 [01]\.\d\d/, onBuild: true}},
  'npx tsx tests/relevance/run.mts --held-out': {run: {prints: /@1 [01]\.\d\d/, onBuild: true}},
  'npx tsx tests/relevance/landing.mts --misses': {run: {prints: /^en tuning/, onBuild: true}},

  'MOSPARO_FRONTEND_SCRIPT=/path/to/mosparo-frontend.js npm run e2e -- tests/copied/browser': {
    exception: 'needs a file of mosparo that is not part of this repository',
  },
  'docker compose -f tools/verify/compose.yaml --profile sqlite up --detach --wait': docker,
  'npm run verify -- --disposable --url http://localhost:8080 --setup sqlite --admin admin@example.com:a-long-password --database SQLite':
    {exception: 'needs a running mosparo; tools/verify/standIn.test.ts tries the same claims'},
  'npm run verify': {exception: 'needs a running mosparo'},
  'npm run verify -- --help': {run: {prints: /--disposable/}},
  'npm run screens': {exception: 'needs a running mosparo'},
  "npm run screens -- --disposable --url http://localhost:8080 --setup sqlite --admin admin@example.com:a-long-password --console 'docker compose -f tools/verify/compose.yaml exec -T --user www-data sqlite env {env} php /mosparo/bin/console'":
    {exception: 'needs a running mosparo, its console and cwebp'},
  'npm run check:external': {exception: 'needs the network'},
  'npm run bench': longMeasurement,
  'npm run bench -- search': longMeasurement,
  'npm run bench -- visit clicks': longMeasurement,
  'npm run load': longMeasurement,
  'npm sbom': {exception: 'a step of the build, mentioned by its name'},

  'sudo sh delivery/release/release.sh build': root,
  'sudo sh delivery/release/switch.sh /srv/docs/releases/20261118T120000.000000000': root,
  'ls /srv/docs/releases': root,
  'readlink /srv/docs/current': root,
  'npm ci': {exception: 'needs the network'},
  'DOCS_SITE_URL=https://documentation.example.com npm run build': {
    exception:
      'builds the site once more; scripts/lib/languageState.test.mts tests that another URL rebuilds everything',
  },
  'sudo cp delivery/nginx/http.conf /etc/nginx/conf.d/docs.conf': root,
  'sudo cp delivery/nginx/server.conf /etc/nginx/docs-server.conf': root,
  'sudo ln -s ../sites-available/docs /etc/nginx/sites-enabled/docs': root,
  'sudo nginx -t': root,
  'sudo systemctl reload-or-restart nginx': root,
  'sudo apt-get install certbot': certificate,
  'sudo certbot certonly --webroot -w /var/www/html -d documentation.example.com --deploy-hook "systemctl reload nginx"':
    certificate,
  'sudo certbot delete --cert-name documentation.example.com': certificate,
  'sudo rm /etc/nginx/sites-enabled/docs /etc/nginx/sites-available/docs': root,
  'sudo rm /etc/nginx/conf.d/docs.conf /etc/nginx/docs-server.conf': root,
  'sudo rm -r /srv/docs': root,
  'docker compose -f delivery/container/compose.yaml up --build': docker,
  'docker compose config': docker,
  '(cd delivery && kustomize edit set image documentation=registry.example.com/documentation:1.0)':
    cluster,
  'kubectl apply -k delivery': cluster,
  'kubectl rollout undo': cluster,
  'sh delivery/object-store/upload.sh build s3://BUCKET': bucket,
  'sh delivery/object-store/upload.sh build s3://BUCKET POLICY-ID DISTRIBUTION-ID': bucket,
  'aws cloudfront create-response-headers-policy --response-headers-policy-config file://build.delivery/response-headers-policy.json':
    bucket,
};
