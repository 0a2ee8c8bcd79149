import {afterEach, expect, it} from 'vitest';
import {Session, type Task} from './session';

/** Gives each task back, but crashes at a task that says so. */
const echo = `
  require('node:readline').createInterface({input: process.stdin}).on('line', (line) => {
    if (line.includes('crash')) throw new Error('crashed on purpose');
    console.log(line);
  });
`;
const session = new Session([process.execPath, '-e', echo], process.env);
const task = (body: string): Task => ({task: 'verify', body});

afterEach(() => session.end());

it('does one task after the other in one process', async () => {
  expect(await session.run(task('one'))).toEqual(task('one'));
  expect(await session.run(task('two'))).toEqual(task('two'));
});

it('a crash is an error of its task only', async () => {
  await expect(session.run(task('crash'))).rejects.toThrow('crashed on purpose');
  expect(await session.run(task('next'))).toEqual(task('next'));
});

it('a missing program is an error with its code', async () => {
  const missing = new Session(['/no-such-program'], process.env);
  await expect(missing.start()).rejects.toMatchObject({code: 'ENOENT'});
});
