import type {PageClaims} from '../claim';
import {answers} from './api/answers';
import {apiSamples} from './api/samples';
import {signing} from './api/signing';
import {troubleshooting} from './api/troubleshooting';
import {ignored} from './box/ignored';
import {messages} from './box/messages';
import {script} from './box/script';
import {boxTexts} from './boxTexts';
import {cli} from './cli';
import {clients} from './clients';
import {css} from './css';
import {environment} from './environment';
import {permissionClaims} from './permissions';
import {ruleClaims} from './ruleTypes';
import {cronJobClaims} from './server/cronJobs';
import {extensionClaims} from './server/phpExtensions';
import {proxyHeaderClaims} from './server/proxyHeaders';
import {settingsClaims} from './settings';

/** Claims by page. */
function byPage(lists: readonly PageClaims[]): PageClaims[] {
  const pages = new Map<string, PageClaims['claims']>();
  for (const {page, claims} of lists) pages.set(page, [...(pages.get(page) ?? []), ...claims]);
  return [...pages].map(([page, claims]) => ({page, claims}));
}

export const allClaims: readonly PageClaims[] = byPage([
  signing,
  troubleshooting,
  ...answers,
  ...apiSamples,
  cli,
  environment,
  css,
  script,
  ignored,
  ...messages,
  clients,
  boxTexts,
  ...ruleClaims,
  ...permissionClaims,
  ...settingsClaims,
  ...cronJobClaims,
  extensionClaims,
  proxyHeaderClaims,
]);
