import {afterEach, describe, expect, it, vi} from 'vitest';
import {ownHost} from './ownHost';

afterEach(() => vi.unstubAllGlobals());

describe('ownHost', () => {
  it.each([
    [null, 'mosparo.example.com'],
    ['{"host":"forms.acme.org"}', 'forms.acme.org'],
    ['{"site":"www.acme.org"}', 'mosparo.example.com'],
    ['{"host":""}', 'mosparo.example.com'],
    [`{"host":"x'; exit; '"}`, 'mosparo.example.com'],
    ['{"host":5}', 'mosparo.example.com'],
    ['{broken', 'mosparo.example.com'],
  ])('%j is %s', (stored, expected) => {
    vi.stubGlobal('localStorage', {getItem: () => stored});
    expect(ownHost()).toBe(expected);
  });
});
