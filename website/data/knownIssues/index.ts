import {administrationIssues} from './administration';
import {apiIssues} from './api';
import {configurationIssues} from './configuration';
import {installationIssues} from './installation';
import {integrationIssues} from './integration';
import {operationIssues} from './operation';
import {rulesIssues} from './rules';
import {usageIssues} from './usage';

/** Known issues by area; the register has a section for each. */
export const issueAreas = {
  installation: installationIssues,
  configuration: configurationIssues,
  operation: operationIssues,
  usage: usageIssues,
  rules: rulesIssues,
  integration: integrationIssues,
  api: apiIssues,
  administration: administrationIssues,
};

/** Every known issue of the documented version, once. */
export const knownIssues = {
  ...installationIssues,
  ...configurationIssues,
  ...operationIssues,
  ...usageIssues,
  ...rulesIssues,
  ...integrationIssues,
  ...apiIssues,
  ...administrationIssues,
};
