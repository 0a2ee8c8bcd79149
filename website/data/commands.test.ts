import {describe, expect, it} from 'vitest';
import {commandNames, commands} from './commands';

describe('commands', () => {
  it('have unique names and anchors and are sorted', () => {
    const names = commands.map(({name}) => name);
    expect(new Set(commandNames).size).toBe(commandNames.length);
    expect(new Set(commands.map(({anchor}) => anchor)).size).toBe(names.length);
    expect(names).toEqual([...names].sort());
  });

  it.each(commands.map((command) => [command.name, command] as const))(
    '%s is complete in both languages',
    (name, {anchor, since, summary, parameters, outcomes}) => {
      expect(name).toMatch(/^mosparo:[a-z0-9-]+(:[a-z-]+)?$/);
      expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(since).toMatch(/^\d+\.\d+(\.\d+)?$/);
      for (const text of [summary, ...[...parameters, ...outcomes].map(({meaning}) => meaning)]) {
        expect(text.en).not.toBe('');
        expect(text.de).not.toBe('');
        expect(text.de).not.toBe(text.en);
      }
    },
  );

  it.each(commands.map((command) => [command.name, command] as const))(
    '%s says when it succeeds, and names nothing twice',
    (_, {parameters, outcomes}) => {
      expect(outcomes.some(({exitCode}) => exitCode === 0)).toBe(true);
      const outputs = outcomes.map(({output, described}) => output ?? described?.en ?? '');
      expect(new Set(outputs).size).toBe(outputs.length);
      const names = parameters.flatMap(({name, short}) => (short ? [name, short] : [name]));
      expect(new Set(names).size).toBe(names.length);
    },
  );
});
