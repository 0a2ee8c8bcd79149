/**
 * Short or former paths → pages, without the language prefix. Plain JavaScript, because the server of `npm start` imports
 * it too.
 */
export const redirects = [
  {from: '/docs', to: '/docs/about/introduction'},
  // Files of mosparo itself link to these two former paths.
  {from: '/docs/installation/cron_jobs', to: '/docs/installation/configure/cron_jobs'},
  {from: '/docs/installation/reverse_proxy', to: '/docs/installation/configure/reverse_proxy'},
];
