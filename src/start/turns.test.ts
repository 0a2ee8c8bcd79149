import {expect, it} from 'vitest';
import {allTurns, createTurn, endTurns, type Turn} from './turns';

/** As Suspense does: asks again when what it waits for has come. */
async function take(turn: Turn, then: () => void): Promise<void> {
  try {
    turn.wait();
  } catch (coming) {
    await coming;
    turn.wait();
  }
  then();
}

it('gives every part a task of its own, in the order of asking', async () => {
  const log: string[] = [];
  const [bar, end, half] = [createTurn(), createTurn(), createTurn()];
  void take(bar, () => {
    log.push('bar');
    // A part inside of another asks when that one is there.
    void take(half, () => log.push('half'));
    setTimeout(() => log.push('painted'));
  });
  void take(end, () => log.push('end'));
  expect(log).toEqual([]);
  await allTurns();
  expect(log.filter((entry) => entry !== 'painted')).toEqual(['bar', 'end', 'half']);
});

it('lets a part pass whose turn has come', async () => {
  const turn = createTurn();
  expect(() => turn.wait()).toThrow();
  await allTurns();
  expect(() => turn.wait()).not.toThrow();
});

// The last one: it ends the turns of this file.
it('lets everybody pass who asks after the start', () => {
  const turn = createTurn();
  endTurns();
  expect(() => turn.wait()).not.toThrow();
});
