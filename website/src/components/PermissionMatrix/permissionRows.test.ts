import {describe, expect, it} from 'vitest';
import {permissionRows} from './permissionRows';

const scopes = ['account', 'project'] as const;

describe.each(scopes)('permissions of scope %s', (scope) => {
  it.each(['en', 'de'] as const)('gives every role an answer to every right (%s)', (locale) => {
    const {roles, rows} = permissionRows(scope, locale);
    for (const {cells} of rows) {
      expect(cells).toHaveLength(roles.length);
    }
  });

  it('never takes a right away from a higher role', () => {
    for (const {id, cells} of permissionRows(scope, 'en').rows) {
      const granted = cells.map((cell) => (cell === false ? 0 : 1));
      expect([id, ...granted]).toEqual([id, ...[...granted].sort()]);
    }
  });

  it('gives administrators everything', () => {
    for (const {cells} of permissionRows(scope, 'en').rows) {
      expect(cells.at(-1)).not.toBe(false);
    }
  });
});
