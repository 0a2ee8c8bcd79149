import {aboutIssues} from './about';
import {accountIssues} from './account';
import {administrationIssues} from './administration';
import {apiIssues} from './api';
import {configurationIssues} from './configuration';
import {installationIssues} from './installation';
import {integrationIssues} from './integration';
import {operationIssues} from './operation';
import {rulesIssues} from './rules';
import {usageIssues} from './usage';

/** Every known issue of the documented version, once. */
export const knownIssues = {
  ...aboutIssues,
  ...accountIssues,
  ...administrationIssues,
  ...apiIssues,
  ...configurationIssues,
  ...installationIssues,
  ...integrationIssues,
  ...operationIssues,
  ...rulesIssues,
  ...usageIssues,
};
