import type {PageClaims} from '../../../claim';
import {frontend} from './frontend';
import {rulePackage, statistic} from './other';
import {signed, statusCodes} from './signed';
import {verification} from './verification';

export const troubleshooting: PageClaims = {
  page: 'api/troubleshooting',
  claims: [...signed, ...statusCodes, ...verification, ...frontend, ...statistic, ...rulePackage],
};
