import {describe, expect, it} from 'vitest';
import {runSample} from './runSample';
import {withAnswers} from './scriptedServer';

const health = (databaseStatus: string, error: string | null = null) => ({
  service: 'mosparo',
  healthy: databaseStatus !== 'connection-failed',
  databaseStatus,
  error,
});

/** It needs no keys. */
const check = (host: string) =>
  runSample('bash', ['check_health.sh', host], {host, publicKey: '', privateKey: ''});

describe('check_health.sh', () => {
  it.each([
    [200, health('connected'), 0, 'OK: connected'],
    [
      200,
      health('test-skipped__update-not-finished'),
      1,
      'WARNING: test-skipped__update-not-finished',
    ],
    [200, health('bypassed', ''), 1, 'WARNING: bypassed'],
    [500, health('connection-failed', 'Connection refused'), 2, 'CRITICAL: Connection refused'],
    [404, '<html>', 2, 'CRITICAL: no health answer'],
  ])('status %i with %j', async (status, body, code, text) => {
    const {result} = await withAnswers(() => ({status, body}), check);
    expect(result.code).toBe(code);
    expect(result.stdout).toContain(text);
  });

  it('is critical when nothing answers', async () => {
    const result = await check('http://127.0.0.1:9');
    expect(result.code).toBe(2);
  });
});
