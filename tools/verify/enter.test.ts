import {afterEach, describe, expect, it, vi} from 'vitest';
import {cleanUp} from './enter';

afterEach(() => vi.restoreAllMocks());

describe('the clean-up at the end of a run', () => {
  it('names what the product refuses to delete, and goes on', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const later = vi.fn(async () => {});
    const refused = new Error('mosparo answered the deletion of project 3 with status 500.');
    await cleanUp(() => Promise.reject(refused), later);
    expect(later).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]![0]).toMatch(
      /project 3 with status 500\. Delete it in the interface/,
    );
  });
});
