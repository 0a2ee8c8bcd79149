// Made by `npm run delivery` from delivery/core/description.mjs; do not edit.
var moved = {
  "/docs": "/docs/about/introduction",
  "/docs/installation/cron_jobs": "/docs/installation/configure/cron_jobs",
  "/docs/installation/reverse_proxy": "/docs/installation/configure/reverse_proxy",
  "/de/docs": "/de/docs/about/introduction",
  "/de/docs/installation/cron_jobs": "/de/docs/installation/configure/cron_jobs",
  "/de/docs/installation/reverse_proxy": "/de/docs/installation/configure/reverse_proxy"
};
var starts = {
  "/": "/index",
  "/de/": "/de/index"
};
var notFound = {"/404":true,"/de/404":true};
var weights = {
  "markdown": [
    [
      "(?:^|,)\\s*text/markdown\\s*(?:;[^,]*)?;\\s*q=([01](?:\\.\\d*)?)\\s*(?:[,;]|$)",
      "$1"
    ],
    [
      "(?:^|,)\\s*text/markdown\\s*(?:;[^,]*)?(?:,|$)",
      "1"
    ]
  ],
  "html": [
    [
      "(?:^|,)\\s*text/html\\s*(?:;[^,]*)?;\\s*q=([01](?:\\.\\d*)?)\\s*(?:[,;]|$)",
      "$1"
    ],
    [
      "(?:^|,)\\s*text/html\\s*(?:;[^,]*)?(?:,|$)",
      "1"
    ],
    [
      "(?:^|,)\\s*text/\\*\\s*(?:;[^,]*)?;\\s*q=([01](?:\\.\\d*)?)\\s*(?:[,;]|$)",
      "$1"
    ],
    [
      "(?:^|,)\\s*text/\\*\\s*(?:;[^,]*)?(?:,|$)",
      "1"
    ],
    [
      "(?:^|,)\\s*\\*/\\*\\s*(?:;[^,]*)?;\\s*q=([01](?:\\.\\d*)?)\\s*(?:[,;]|$)",
      "$1"
    ],
    [
      "(?:^|,)\\s*\\*/\\*\\s*(?:;[^,]*)?(?:,|$)",
      "1"
    ]
  ]
};
var preferred = [
  [
    "^0[.0]* ",
    false
  ],
  [
    "^([\\d.]*)(?:1[\\d.]* \\1[0-0]|2[\\d.]* \\1[0-1]|3[\\d.]* \\1[0-2]|4[\\d.]* \\1[0-3]|5[\\d.]* \\1[0-4]|6[\\d.]* \\1[0-5]|7[\\d.]* \\1[0-6]|8[\\d.]* \\1[0-7]|9[\\d.]* \\1[0-8]|[\\d.]*[1-9][\\d.]* \\1 )",
    true
  ],
  [
    "^([\\d.]*?)[.0]* \\1[.0]* (?:(?!text/html).)*text/markdown",
    true
  ]
];

function weigh(rows, accept) {
  for (var i = 0; i < rows.length; i++) {
    var match = new RegExp(rows[i][0], 'i').exec(accept);
    if (match) return rows[i][1] === '$1' ? match[1] : rows[i][1];
  }
  return '0';
}

function prefersMarkdown(headers) {
  var accept = headers.accept ? headers.accept.value : '';
  if (!/text\/markdown/i.test(accept)) return false;
  var text = weigh(weights.markdown, accept) + ' ' + weigh(weights.html, accept) + ' ' + accept;
  for (var i = 0; i < preferred.length; i++) {
    if (new RegExp(preferred[i][0], 'i').test(text)) return preferred[i][1];
  }
  return false;
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
  var bare = uri.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  if (starts[bare]) return redirect(bare, request.querystring);
  bare = bare.replace(/\/+$/, '');
  if (starts[bare + '/']) return redirect(bare + '/', request.querystring);
  if (notFound[bare]) {
    // A name that is not there, so that the status is 404.
    request.uri = bare + '.missing';
    return request;
  }
  if (moved[bare]) return redirect(moved[bare], request.querystring);
  if (bare !== uri) return redirect(bare, request.querystring);
  if (!/\.[a-z0-9]+$/.test(bare)) request.uri = bare + extension;
  return request;
}
