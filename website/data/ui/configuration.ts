import {same, t} from '../../texts';
import type {UiArea} from './types';

export const configurationUi = {
  labels: [
    same('Administration'),
    t('Backend access'),
    t('Include REMOTE_ADDR in trusted proxies'),
    t('IP address'),
    t('List of trusted proxies'),
    t('Name of the custom protocol header'),
    t('Name of the custom remote address header'),
    t('Provider presets'),
    t('Reverse proxy'),
    t('Security settings'),
    t('Submissions'),
    t('System Information'),
  ],
  messages: [
    same('.env file not found! Have you forgot to copy it?'),
    t('No access'),
    same('No authorization header found.'),
    same('Request invalid.'),
    same('Required parameters missing.'),
    t(
      'These settings are overwritten in the environment file of mosparo. You cannot change any settings here.',
    ),
  ],
} satisfies UiArea;
