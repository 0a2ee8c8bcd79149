import type {KnownIssues} from './types';
import {t} from '../../texts';

export const integrationIssues = {
  'invisible-overlay-stays': {
    title: t('Invisible mode: the overlay stays after a failed check'),
    effect: 'changes-steps',
    page: '/docs/usage/design',
    text: t(
      'Possible reasons are an HTTP error of mosparo, no submit token yet, a proof of work or delay that is still running, or an earlier lockout. Nothing is sent.',
    ),
    remedy: t('Visitors must reload the page. Use a low proof-of-work complexity and no delay.'),
  },
  'one-letter-field-names': {
    title: t('Field names with one letter always fail'),
    effect: 'blocks',
    page: '/docs/integration/ignored_fields',
    text: t('A field such as `q` reaches mosparo as a list with an empty name.'),
    remedy: t(
      'Give fields names of at least two characters, or the class `mosparo__ignored-field`.',
    ),
  },
} satisfies KnownIssues;
