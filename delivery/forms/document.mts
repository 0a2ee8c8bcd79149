import {readFileSync} from 'node:fs';
import {storedKeys} from '../../website/config/storedKeys';
import {securityHeaders} from '../core/description.mjs';
import {headerTable} from './sets.mts';

function stored(): string {
  return [
    '| Key | Purpose |',
    '| --- | --- |',
    ...storedKeys.map(({name, purpose}) => `| \`${name}\` | ${purpose} |`),
  ].join('\n');
}

const reasons = () => securityHeaders.map(({name, why}) => `- **${name}**: ${why}`).join('\n');

/** DELIVERY.md with its generated tables up to date. */
export function deliveryDocument(): string {
  const sections = {headers: headerTable(), reasons: reasons(), stored: stored()};
  return Object.entries(sections).reduce(
    (text, [name, content]) =>
      text.replace(
        new RegExp(`(<!-- generated:${name} -->\\n)[\\s\\S]*?(<!-- /generated:${name} -->)`),
        (_all, start: string, end: string) => `${start}${content}\n${end}`,
      ),
    readFileSync('DELIVERY.md', 'utf8'),
  );
}
