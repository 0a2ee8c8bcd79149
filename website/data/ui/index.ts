import {aboutUi} from './about';
import {accountUi} from './account';
import {administrationUi} from './administration';
import {apiUi} from './api';
import {configurationUi} from './configuration';
import {installationUi} from './installation';
import {integrationUi} from './integration';
import {operationUi} from './operation';
import {rulesUi} from './rules';
import {screensUi} from './screens';
import {usageUi} from './usage';
import type {UiArea} from './types';

/** Every quoted interface text; the content checks hold the pages against it. */
export const uiAreas: readonly UiArea[] = [
  aboutUi,
  accountUi,
  administrationUi,
  apiUi,
  configurationUi,
  installationUi,
  integrationUi,
  operationUi,
  rulesUi,
  screensUi,
  usageUi,
];
