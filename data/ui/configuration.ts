import type {UiArea} from './types';

export const configurationUi = {
  labels: [
    ['Administration', 'Administration'],
    ['Backend access', 'Backend-Zugriff'],
    [
      'Include REMOTE_ADDR in trusted proxies',
      'REMOTE_ADDR in die Liste der vertrauenswürdigen Proxies einfügen',
    ],
    ['IP address', 'IP-Adresse'],
    ['List of trusted proxies', 'Liste der vertrauenswürdigen Proxies'],
    ['Name of the custom protocol header', 'Name der benutzerdefinierten Protokoll-Kopfzeile'],
    ['Name of the custom remote address header', 'Name der benutzerdefinierten Adress-Kopfzeile'],
    ['Provider presets', 'Provider-Vorlagen'],
    ['Reverse proxy', 'Reverse Proxy'],
    ['Security settings', 'Sicherheits-Einstellungen'],
    ['Submissions', 'Einsendungen'],
    ['System Information', 'System-Informationen'],
  ],
  messages: [
    [
      '.env file not found! Have you forgot to copy it?',
      '.env file not found! Have you forgot to copy it?',
    ],
    ['No access', 'Kein Zugriff'],
    ['No authorization header found.', 'No authorization header found.'],
    ['Request invalid.', 'Request invalid.'],
    ['Required parameters missing.', 'Required parameters missing.'],
    [
      'These settings are overwritten in the environment file of mosparo. You cannot change any settings here.',
      'Diese Einstellungen werden in den Umgebungseinstellungen von mosparo überschrieben. Sie können die Einstellungen hier nicht ändern.',
    ],
  ],
} satisfies UiArea;
