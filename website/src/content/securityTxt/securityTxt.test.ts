import {describe, expect, it} from 'vitest';
import {securityTxt} from './securityTxt';

const facts = {
  contact: 'https://git.example.com/docs/security',
  policy: 'https://git.example.com/docs/SECURITY.md',
  canonical: 'https://docs.example.com/.well-known/security.txt',
  languages: ['en', 'de'],
};

describe('securityTxt', () => {
  it.each([
    ['2026-01-01', '2026-12-31T23:59:59Z'],
    ['2026-06-30', '2026-12-31T23:59:59Z'],
    ['2026-07-01', '2027-06-30T23:59:59Z'],
    ['2026-12-31', '2027-06-30T23:59:59Z'],
  ])('built on %s it expires on %s', (day, expires) => {
    expect(securityTxt({...facts, builtAt: new Date(day)})).toBe(
      [
        'Contact: https://git.example.com/docs/security',
        `Expires: ${expires}`,
        'Preferred-Languages: en, de',
        'Canonical: https://docs.example.com/.well-known/security.txt',
        'Policy: https://git.example.com/docs/SECURITY.md',
        '',
      ].join('\n'),
    );
  });
});
