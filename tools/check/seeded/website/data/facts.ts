import {t} from '../texts';

export const facts = [
  t('Nobody has translated this.'),
  t('Save {name}'),
  t('See [the rules](/docs/missing#rules).'),
  t(`${facts} is computed`),
];
