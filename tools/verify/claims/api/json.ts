import type {Answer} from '../../target/http';

/** What an answer contains; nothing of it is sure. */
export const json = <T>(answer: Answer) => (answer.json ?? {}) as Partial<T>;

/** Keys and tokens of mosparo. */
export const token = /^[\w-]{43}$/;
