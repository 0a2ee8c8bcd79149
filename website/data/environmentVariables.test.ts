import {describe, expect, it} from 'vitest';
import {
  variableAnchor,
  variableGroups,
  type EnvironmentVariable,
  type VariableGroup,
} from './environmentVariables';

const groups: readonly VariableGroup[] = variableGroups;
const variables: readonly EnvironmentVariable[] = groups.flatMap((group) => group.variables);

describe('environment variables', () => {
  it('have unique names and anchors', () => {
    const names = variables.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(names.map(variableAnchor)).size).toBe(names.length);
  });

  it.each(groups.map(({id, variables: members}) => [id, members.map(({name}) => name)] as const))(
    '%s is sorted by name',
    (_, names) => {
      expect(names).toEqual([...names].sort());
    },
  );

  it.each(variables.map((variable) => [variable.name, variable] as const))(
    '%s is complete in both languages',
    (name, {meaning, defaultNote, since}) => {
      expect(name).toMatch(/^[A-Z][A-Z_]+[A-Z]$/);
      for (const text of [meaning, defaultNote ?? meaning]) {
        expect(text.en.trim()).not.toBe('');
        expect(text.de.trim()).not.toBe('');
        expect(text.de).not.toBe(text.en);
      }
      if (since) expect(since).toMatch(/^\d+\.\d+(\.\d+)?$/);
    },
  );

  it.each(variables.map((variable) => [variable.name, variable] as const))(
    '%s has a default that its own values allow',
    (_, {values, default: value}) => {
      if (values.kind === 'switch') expect(['0', '1']).toContain(value);
      if (values.kind === 'choice' && value) expect(values.options).toContain(value);
      if (values.kind === 'number') {
        expect(Number(value)).toBeGreaterThanOrEqual(values.min ?? 0);
        expect(Number(value)).toBeLessThanOrEqual(values.max ?? Infinity);
      }
    },
  );
});
