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
  "/": "/index.html",
  "/de/": "/de/index.html"
};

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
  if (starts[uri]) {
    request.uri = starts[uri];
    return request;
  }
  var bare = uri.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  if (starts[bare]) return redirect(bare, request.querystring);
  bare = bare.replace(/\/+$/, '');
  if (starts[bare + '/']) return redirect(bare + '/', request.querystring);
  if (moved[bare]) return redirect(moved[bare], request.querystring);
  if (bare !== uri) return redirect(bare, request.querystring);
  if (!/\.[a-z0-9]+$/.test(bare)) request.uri = bare + '.html';
  return request;
}
