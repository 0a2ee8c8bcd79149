import {afterEach, describe, expect, it} from 'vitest';
import {urlVariable} from './urlVariable';

const variable = 'DOCS_TEST_URL';
const standard = 'https://docs.example.com';

afterEach(() => {
  delete process.env[variable];
});

describe('urlVariable', () => {
  it.each([
    [undefined, standard],
    ['', standard],
    ['https://fork.example.org/', 'https://fork.example.org'],
    ['http://localhost:3000//', 'http://localhost:3000'],
  ])('the value %j gives %s', (value, expected) => {
    if (value !== undefined) process.env[variable] = value;
    expect(urlVariable(variable, standard)).toBe(expected);
  });

  it.each(['fork.example.org', '/docs', 'javascript:alert(1)'])('refuses %s', (value) => {
    process.env[variable] = value;
    expect(() => urlVariable(variable, standard)).toThrow(
      `The environment variable DOCS_TEST_URL is "${value}". Remedy:`,
    );
  });
});
