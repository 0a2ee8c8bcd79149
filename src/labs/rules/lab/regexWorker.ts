import type {RegexJob} from '../core/matchers/regex';

/** Tries patterns away from the page, because some of them never come to an end. */
self.addEventListener('message', ({data}: MessageEvent<RegexJob>) => {
  self.postMessage(new RegExp(data.source, 'u').test(data.subject));
});

self.postMessage('ready');
