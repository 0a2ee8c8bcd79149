import {localeBases, markdownFirst, redirects} from '../core/description.mjs';
import {notice} from './notice.mts';

/**
 * A CloudFront function for viewer requests: redirects to canonical URLs and maps them to files. Written in the old
 * JavaScript (ES5) that CloudFront functions run.
 */
export function viewerRequestFunction(): string {
  const table = Object.fromEntries(
    localeBases.flatMap((base) =>
      redirects.map(({from, to}) => [`${base}${from}`, `${base}${to}`]),
    ),
  );
  const starts = Object.fromEntries(localeBases.map((base) => [`${base}/`, `${base}/index`]));
  return `${notice.replace(/^#/, '//')}
var moved = ${JSON.stringify(table, null, 2)};
var starts = ${JSON.stringify(starts, null, 2)};
var notFound = ${JSON.stringify(Object.fromEntries(localeBases.map((base) => [`${base}/404`, true])))};

function prefersMarkdown(headers) {
  return new RegExp(${JSON.stringify(markdownFirst)}, 'i').test(headers.accept ? headers.accept.value : '');
}

function redirect(to, query) {
  var parts = Object.keys(query).map(function (name) {
    return query[name].value === '' ? name : name + '=' + query[name].value;
  });
  var location = parts.length === 0 ? to : to + '?' + parts.join('&');
  return {statusCode: 301, statusDescription: 'Moved', headers: {location: {value: location}}};
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var extension = prefersMarkdown(request.headers) ? '.md' : '.html';
  if (starts[uri]) {
    request.uri = starts[uri] + extension;
    return request;
  }
  var bare = uri.replace(/\\/{2,}/g, '/').replace(/\\/index\\.html$/, '/').replace(/\\.html$/, '');
  if (starts[bare]) return redirect(bare, request.querystring);
  bare = bare.replace(/\\/+$/, '');
  if (starts[bare + '/']) return redirect(bare + '/', request.querystring);
  if (notFound[bare]) {
    // A file that does not exist, so that the status is 404.
    request.uri = bare + '.missing';
    return request;
  }
  if (moved[bare]) return redirect(moved[bare], request.querystring);
  if (bare !== uri) return redirect(bare, request.querystring);
  if (!/\\.[a-z0-9]+$/.test(bare)) request.uri = bare + extension;
  return request;
}
`;
}
