import {same} from '../localized';
import type {UiArea} from './types';

export const configurationUi = {
  labels: [
    same('Administration'),
    {en: 'Backend access', de: 'Backend-Zugriff'},
    {
      en: 'Include REMOTE_ADDR in trusted proxies',
      de: 'REMOTE_ADDR in die Liste der vertrauenswürdigen Proxies einfügen',
    },
    {en: 'IP address', de: 'IP-Adresse'},
    {en: 'List of trusted proxies', de: 'Liste der vertrauenswürdigen Proxies'},
    {
      en: 'Name of the custom protocol header',
      de: 'Name der benutzerdefinierten Protokoll-Kopfzeile',
    },
    {
      en: 'Name of the custom remote address header',
      de: 'Name der benutzerdefinierten Adress-Kopfzeile',
    },
    {en: 'Provider presets', de: 'Provider-Vorlagen'},
    {en: 'Reverse proxy', de: 'Reverse Proxy'},
    {en: 'Security settings', de: 'Sicherheits-Einstellungen'},
    {en: 'Submissions', de: 'Einsendungen'},
    {en: 'System Information', de: 'System-Informationen'},
  ],
  messages: [
    same('.env file not found! Have you forgot to copy it?'),
    {en: 'No access', de: 'Kein Zugriff'},
    same('No authorization header found.'),
    same('Request invalid.'),
    same('Required parameters missing.'),
    {
      en: 'These settings are overwritten in the environment file of mosparo. You cannot change any settings here.',
      de: 'Diese Einstellungen werden in den Umgebungseinstellungen von mosparo überschrieben. Sie können die Einstellungen hier nicht ändern.',
    },
  ],
} satisfies UiArea;
