import {formerIssues, formerTerms} from './formerAnchors';
import {glossary} from './glossary';
import {knownIssues} from './knownIssues';

type Moves = Readonly<Record<`/docs/${string}#${string}`, `/docs/${string}`>>;

const sections: Moves = {
  '/docs/about/data_processing#cleanup': '/docs/administration/cleanup_statistic#when',
  '/docs/about/how_it_works#glossary': '/docs/about/glossary#glossary',
  '/docs/about/how_it_works#messages': '/docs/usage/box_texts#texts',
  '/docs/administration/updates#after-update': '/docs/installation/update_problems#error-500',
  '/docs/administration/updates#keeps': '/docs/installation/update#files',
  '/docs/administration/updates#never-ends': '/docs/installation/update_problems#never-ends',
  '/docs/administration/updates#no-button': '/docs/installation/update_problems#no-button',
  '/docs/administration/updates#same-version':
    '/docs/installation/update_problems#version-unchanged',
  '/docs/administration/updates#words': '/docs/installation/update#update-upgrade',
  '/docs/api/frontend#troubleshooting': '/docs/api/troubleshooting#frontend-api',
  '/docs/api/rule_package#two-ways': '/docs/api/rule_package#import',
  '/docs/api/troubleshooting#always-invalid': '/docs/integration/fix_verification#always-invalid',
  '/docs/api/troubleshooting#box-loads-forever':
    '/docs/integration/fix_verification#box-loads-forever',
  '/docs/api/troubleshooting#box-missing': '/docs/integration/fix_verification#box-missing',
  '/docs/api/troubleshooting#box-without-style':
    '/docs/integration/fix_verification#box-without-style',
  '/docs/api/troubleshooting#equal-never-triggers':
    '/docs/integration/fix_verification#equal-never-triggers',
  '/docs/api/troubleshooting#field-issues': '/docs/api/troubleshooting#verification-api',
  '/docs/api/troubleshooting#find-the-cause': '/docs/integration/fix_verification#find-the-cause',
  '/docs/api/troubleshooting#guideline-criterion': '/docs/usage/guidelines#guidelines',
  '/docs/api/troubleshooting#honeypot-name': '/docs/usage/security#honeypot',
  '/docs/api/troubleshooting#host-characters': '/docs/usage/settings#hosts',
  '/docs/api/troubleshooting#host-protocol': '/docs/usage/settings#hosts',
  '/docs/api/troubleshooting#list-empty': '/docs/integration/fix_verification#list-empty',
  '/docs/api/troubleshooting#list-item': '/docs/administration/security_settings#invalid-line',
  '/docs/api/troubleshooting#locale-format': '/docs/usage/box_texts#translations',
  '/docs/api/troubleshooting#next-steps': '/docs/integration/fix_verification#find-the-cause',
  '/docs/api/troubleshooting#no-token-after-update':
    '/docs/integration/fix_verification#no-token-after-update',
  '/docs/api/troubleshooting#overlay-stays': '/docs/integration/fix_verification#overlay-stays',
  '/docs/api/troubleshooting#project-settings': '/docs/usage/settings#hosts',
  '/docs/api/troubleshooting#some-submissions-fail':
    '/docs/integration/fix_verification#some-submissions-fail',
  '/docs/api/troubleshooting#symptoms': '/docs/integration/fix_verification#symptoms',
  '/docs/api/troubleshooting#tick-disappears': '/docs/integration/fix_verification#tick-disappears',
  '/docs/api/troubleshooting#wordpress-contains-spam':
    '/docs/integration/wordpress_problems#wordpress-contains-spam',
  '/docs/api/troubleshooting#wordpress-general-error':
    '/docs/integration/wordpress_problems#wordpress-general-error',
  '/docs/api/troubleshooting#wordpress-no-connection':
    '/docs/integration/wordpress_problems#wordpress-no-connection',
  '/docs/api/troubleshooting#wordpress-no-field':
    '/docs/integration/wordpress_problems#wordpress-no-field',
  '/docs/api/troubleshooting#wordpress-plugin':
    '/docs/integration/wordpress_problems#wordpress-plugin',
  '/docs/api/troubleshooting#wordpress-token-empty':
    '/docs/integration/wordpress_problems#wordpress-token-empty',
  '/docs/api/troubleshooting#works-in-tests': '/docs/integration/fix_verification#works-in-tests',
  '/docs/api/troubleshooting#wrong-language': '/docs/integration/fix_verification#wrong-language',
  '/docs/api/verification#canonical-json': '/docs/api/signing#canonical-json',
  '/docs/api/verification#mistakes': '/docs/api/signing#mistakes',
  '/docs/api/verification#other-requests': '/docs/api/signing#other-requests',
  '/docs/api/verification#path-prefix': '/docs/api/signing#path-prefix',
  '/docs/api/verification#signature-lab': '/docs/api/signing#signature-lab',
  '/docs/api/verification#signing': '/docs/api/signing#signing',
  '/docs/api/verification#step-answer': '/docs/api/signing#step-answer',
  '/docs/api/verification#step-form-signature': '/docs/api/signing#step-form-signature',
  '/docs/api/verification#step-hash': '/docs/api/signing#step-hash',
  '/docs/api/verification#step-prepare': '/docs/api/signing#step-prepare',
  '/docs/api/verification#step-request-data': '/docs/api/signing#step-request-data',
  '/docs/api/verification#step-request-signature': '/docs/api/signing#step-request-signature',
  '/docs/api/verification#step-send': '/docs/api/signing#step-send',
  '/docs/api/verification#step-tokens': '/docs/api/signing#step-tokens',
  '/docs/api/verification#step-validation-signature': '/docs/api/signing#step-validation-signature',
  '/docs/api/verification#step-verification-signature':
    '/docs/api/signing#step-verification-signature',
  '/docs/api/verification#test-vectors': '/docs/api/signing#test-vectors',
  '/docs/installation/configure/cron_jobs#before':
    '/docs/installation/configure/cron_jobs#first-cleanup',
  '/docs/installation/configure/environment_variables#builder':
    '/docs/installation/install/docker#builder',
  '/docs/installation/configure/environment_variables#configuration-file':
    '/docs/installation/configure/configuration_file#configuration-keys',
  '/docs/installation/configure/environment_variables#two-layers':
    '/docs/installation/configure/configuration_file#configuration-layers',
  '/docs/installation/configure/reverse_proxy#apache':
    '/docs/installation/configure/reverse_proxy#recipes',
  '/docs/installation/configure/reverse_proxy#caddy':
    '/docs/installation/configure/reverse_proxy#recipes',
  '/docs/installation/configure/reverse_proxy#custom-headers':
    '/docs/installation/configure/proxy_headers#custom-headers',
  '/docs/installation/configure/reverse_proxy#headers':
    '/docs/installation/configure/proxy_headers#headers',
  '/docs/installation/configure/reverse_proxy#https':
    '/docs/installation/configure/proxy_headers#https',
  '/docs/installation/configure/reverse_proxy#nginx':
    '/docs/installation/configure/reverse_proxy#recipes',
  '/docs/installation/configure/reverse_proxy#sub-path':
    '/docs/installation/configure/sub_path#sub-path',
  '/docs/installation/configure/reverse_proxy#traefik':
    '/docs/installation/configure/reverse_proxy#recipes',
  '/docs/installation/install/docker#backup': '/docs/installation/backup#docker',
  '/docs/installation/install/docker#console': '/docs/installation/configure/containers#console',
  '/docs/installation/install/docker#cron': '/docs/installation/configure/cron_jobs#containers',
  '/docs/installation/install/docker#cron-container':
    '/docs/installation/configure/containers#cron-container',
  '/docs/installation/install/docker#database': '/docs/installation/configure/containers#database',
  '/docs/installation/install/docker#docker-run':
    '/docs/installation/configure/containers#docker-run',
  '/docs/installation/install/docker#environment':
    '/docs/installation/configure/containers#environment',
  '/docs/installation/install/docker#health': '/docs/installation/configure/containers#health',
  '/docs/installation/install/docker#host-cron':
    '/docs/installation/configure/cron_jobs#containers',
  '/docs/installation/install/docker#images': '/docs/installation/configure/containers#images',
  '/docs/installation/install/docker#move-in': '/docs/installation/backup#move-in',
  '/docs/installation/install/docker#panels': '/docs/installation/configure/containers#panels',
  '/docs/installation/install/docker#security': '/docs/installation/configure/containers#security',
  '/docs/installation/install/docker#time-zone':
    '/docs/installation/configure/containers#time-zone',
  '/docs/installation/install/docker#traefik': '/docs/installation/configure/containers#traefik',
  '/docs/installation/install/docker#volumes': '/docs/installation/configure/containers#volumes',
  '/docs/installation/install/kubernetes#backup': '/docs/installation/backup#kubernetes',
  '/docs/installation/install/normal#before': '/docs/installation/install/normal#install',
  '/docs/installation/install/normal#configuration-keys':
    '/docs/installation/configure/configuration_file#configuration-keys',
  '/docs/installation/install/normal#configuration-layers':
    '/docs/installation/configure/configuration_file#configuration-layers',
  '/docs/installation/install/normal#env-file-not-found':
    '/docs/installation/install/normal#troubleshooting',
  '/docs/installation/install/normal#environment-variables':
    '/docs/installation/configure/environment_variables#general-variables',
  '/docs/installation/install/normal#no-design':
    '/docs/installation/install/normal#troubleshooting',
  '/docs/installation/install/normal#not-found':
    '/docs/installation/install/normal#troubleshooting',
  '/docs/installation/install/normal#runtime-missing':
    '/docs/installation/install/normal#troubleshooting',
  '/docs/installation/install/normal#stuck-at-requirements':
    '/docs/installation/install/normal#troubleshooting',
  '/docs/installation/install/normal#wizard': '/docs/installation/install/wizard#wizard',
  '/docs/installation/install/normal#wizard-completed':
    '/docs/installation/install/wizard#wizard-completed',
  '/docs/installation/install/normal#wizard-database':
    '/docs/installation/install/wizard#wizard-database',
  '/docs/installation/install/normal#wizard-other':
    '/docs/installation/install/wizard#wizard-other',
  '/docs/installation/install/normal#wizard-requirements':
    '/docs/installation/install/wizard#wizard-requirements',
  '/docs/installation/install/normal#wizard-start': '/docs/installation/install/wizard#wizard',
  '/docs/installation/update#backup': '/docs/installation/backup#backup',
  '/docs/installation/update#error-500': '/docs/installation/update_problems#error-500',
  '/docs/installation/update#finalize-loop': '/docs/installation/update_problems#finalize-loop',
  '/docs/installation/update#messages': '/docs/installation/update_problems#messages',
  '/docs/installation/update#move': '/docs/installation/backup#move',
  '/docs/installation/update#never-ends': '/docs/installation/update_problems#never-ends',
  '/docs/installation/update#next-steps': '/docs/installation/update#after',
  '/docs/installation/update#no-button': '/docs/installation/update_problems#no-button',
  '/docs/installation/update#no-submit-token': '/docs/installation/update_problems#no-submit-token',
  '/docs/installation/update#restore': '/docs/installation/backup#restore',
  '/docs/installation/update#timeout': '/docs/installation/update_problems#timeout',
  '/docs/installation/update#troubleshooting': '/docs/installation/update_problems#troubleshooting',
  '/docs/installation/update#version-unchanged':
    '/docs/installation/update_problems#version-unchanged',
  '/docs/integration/custom#ajax': '/docs/integration/javascript_forms#ajax',
  '/docs/integration/custom#answer': '/docs/integration/bypass_protection#answer',
  '/docs/integration/custom#arguments': '/docs/integration/script_reference#arguments',
  '/docs/integration/custom#behavior': '/docs/integration/script_reference#behavior',
  '/docs/integration/custom#callbacks': '/docs/integration/script_reference#callbacks',
  '/docs/integration/custom#csp': '/docs/integration/csp#csp',
  '/docs/integration/custom#csp-builder': '/docs/integration/csp#csp-builder',
  '/docs/integration/custom#design': '/docs/integration/script_reference#stylesheet',
  '/docs/integration/custom#events': '/docs/integration/script_reference#events',
  '/docs/integration/custom#handler': '/docs/integration/custom#client',
  '/docs/integration/custom#hosts': '/docs/usage/settings#hosts',
  '/docs/integration/custom#invisible': '/docs/integration/javascript_forms#invisible',
  '/docs/integration/custom#methods': '/docs/integration/script_reference#methods',
  '/docs/integration/custom#multi-step': '/docs/integration/multi_step#multi-step',
  '/docs/integration/custom#options': '/docs/integration/script_reference#options',
  '/docs/integration/custom#own-design': '/docs/integration/script_reference#own-design',
  '/docs/integration/custom#path-prefix': '/docs/api/signing#path-prefix',
  '/docs/integration/custom#raw-values': '/docs/integration/fix_verification#raw-values',
  '/docs/integration/custom#reset': '/docs/integration/javascript_forms#reset',
  '/docs/integration/custom#script-reference':
    '/docs/integration/script_reference#script-reference',
  '/docs/integration/custom#spa': '/docs/integration/javascript_forms#spa',
  '/docs/integration/custom#stylesheet': '/docs/integration/script_reference#stylesheet',
  '/docs/integration/custom#texts': '/docs/usage/box_texts#texts',
  '/docs/integration/with_plugins#clients': '/docs/integration/custom#official-clients',
  '/docs/integration/with_plugins#wordpress': '/docs/integration/wordpress#wordpress',
  '/docs/integration/wordpress#wordpress-plugin':
    '/docs/integration/wordpress_problems#wordpress-plugin',
  '/docs/integration/wordpress#wordpress-contains-spam':
    '/docs/integration/wordpress_problems#wordpress-contains-spam',
  '/docs/integration/wordpress#wordpress-token-empty':
    '/docs/integration/wordpress_problems#wordpress-token-empty',
  '/docs/integration/wordpress#wordpress-general-error':
    '/docs/integration/wordpress_problems#wordpress-general-error',
  '/docs/integration/wordpress#wordpress-no-connection':
    '/docs/integration/wordpress_problems#wordpress-no-connection',
  '/docs/integration/wordpress#wordpress-no-field':
    '/docs/integration/wordpress_problems#wordpress-no-field',
  '/docs/quickstart#box-error': '/docs/quickstart#troubleshooting',
  '/docs/quickstart#empty-list': '/docs/quickstart#troubleshooting',
  '/docs/quickstart#not-accepted': '/docs/quickstart#troubleshooting',
  '/docs/testing#failed-verification': '/docs/integration/fix_verification#failed-verification',
  '/docs/usage/projects#host-missing': '/docs/usage/settings#host-missing',
  '/docs/usage/projects#hosts': '/docs/usage/settings#hosts',
  '/docs/usage/projects#hosts-are-not': '/docs/usage/settings#hosts-are-not',
  '/docs/usage/projects#keys': '/docs/usage/settings#connection',
  '/docs/usage/rule_packages#checksum': '/docs/usage/rule_package_format#checksum',
  '/docs/usage/rule_packages#errors': '/docs/usage/rule_package_format#errors',
  '/docs/usage/rule_packages#errors-zip-cli': '/docs/usage/rule_package_format#errors-zip-cli',
  '/docs/usage/rule_packages#format': '/docs/usage/rule_package_format#format',
  '/docs/usage/rule_packages#json': '/docs/usage/rule_package_format#json',
  '/docs/usage/rule_packages#publish': '/docs/usage/rule_package_format#publish',
  '/docs/usage/rule_packages#schema': '/docs/usage/rule_package_format#schema',
  '/docs/usage/rule_packages#zip': '/docs/usage/rule_package_format#zip',
  '/docs/usage/rules#rating': '/docs/usage/rating#rating',
  '/docs/usage/rules#submission-rules': '/docs/usage/submission_rules#submission-rules',
  '/docs/usage/settings#box-designer': '/docs/usage/design#box-designer',
  '/docs/usage/settings#contrast': '/docs/usage/design#contrast',
  '/docs/usage/settings#design-advanced': '/docs/usage/design#design-advanced',
  '/docs/usage/settings#design-invisible': '/docs/usage/design#design-invisible',
  '/docs/usage/settings#design-simple': '/docs/usage/design#design-simple',
  '/docs/usage/settings#equal-submissions': '/docs/usage/security#equal-submissions',
  '/docs/usage/settings#guideline-example': '/docs/usage/guidelines#guideline-example',
  '/docs/usage/settings#guidelines': '/docs/usage/guidelines#guidelines',
  '/docs/usage/settings#honeypot': '/docs/usage/security#honeypot',
  '/docs/usage/settings#ip-allow-list': '/docs/usage/security#ip-allow-list',
  '/docs/usage/settings#ip-lockout': '/docs/usage/security#ip-lockout',
  '/docs/usage/settings#language': '/docs/usage/box_texts#language',
  '/docs/usage/settings#minimum-time': '/docs/usage/security#minimum-time',
  '/docs/usage/settings#proof-of-work': '/docs/usage/security#proof-of-work',
  '/docs/usage/settings#release': '/docs/usage/security#release',
  '/docs/usage/settings#request-delay': '/docs/usage/security#request-delay',
  '/docs/usage/settings#stylesheet': '/docs/integration/script_reference#stylesheet',
  '/docs/usage/submissions#debug': '/docs/integration/fix_verification#debug',
  '/docs/usage/submissions#usual-causes': '/docs/integration/fix_verification#usual-causes',
  '/docs/usage/tools#cli': '/docs/cli#import',
};

/**
 * Terms and known issues had their texts on other pages once, under ids with a prefix. What has been removed
 * since leads to the page that had it.
 */
const terms: Moves = Object.fromEntries(
  formerTerms.map((id) => [
    `/docs/about/how_it_works#glossary-${id}`,
    id in glossary ? `/docs/about/glossary#glossary-${id}` : '/docs/about/glossary',
  ]),
);

const issues: Moves = Object.fromEntries(
  Object.entries(formerIssues).flatMap(([page, ids]) =>
    ids.map((id) => [
      `${page}#known-issue-${id}`,
      id in knownIssues ? `/docs/about/known_issues#${id}` : '/docs/about/known_issues',
    ]),
  ),
);

/**
 * Sections that moved to another page or became part of another section: old address → new one. Links
 * of readers, of search engines and of mosparo itself lead to the old ones. A heading that keeps its
 * id on its page needs no entry.
 */
export const movedSections: Moves = {...sections, ...terms, ...issues};
