import type {RegexJob} from '../core/matchers/regex';

/** Tests patterns outside the main thread, because catastrophic backtracking would block the page. */
self.addEventListener('message', ({data}: MessageEvent<RegexJob>) => {
  self.postMessage(new RegExp(data.source, 'u').test(data.subject));
});

self.postMessage('ready');
