import {describe, expect, it} from 'vitest';
import {wordPressProblems, type WordPressProblem} from './wordPressProblems';

const isOpen = ({version}: WordPressProblem) => 'openIn' in version;
const numberOf = ({version}: WordPressProblem) =>
  ('fixedIn' in version ? version.fixedIn : version.openIn)
    .split('.')
    .reduce((sum, part) => sum * 1000 + Number(part), 0);

describe('problems of the WordPress plugin', () => {
  it('starts with the open ones, then the newest fix', () => {
    const sorted = [...wordPressProblems].sort(
      (one, other) =>
        Number(isOpen(other)) - Number(isOpen(one)) || numberOf(other) - numberOf(one),
    );
    expect(wordPressProblems).toEqual(sorted);
  });

  it('says what to do where no update helps', () => {
    const helpless = wordPressProblems.filter((problem) => isOpen(problem) && !problem.untilThen);
    expect(helpless).toEqual([]);
  });
});
