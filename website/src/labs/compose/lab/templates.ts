import cleanupTimer from '@site/samples/cron/mosparo-cleanup.timer?raw';
import geoip2Timer from '@site/samples/cron/mosparo-geoip2.timer?raw';
import rulePackagesTimer from '@site/samples/cron/mosparo-rule-packages.timer?raw';
import webCron from '@site/samples/cron/web-cron.sh?raw';
import caddy from '@site/samples/proxy/Caddyfile?raw';
import apache from '@site/samples/proxy/apache.conf?raw';
import cloudflare from '@site/samples/proxy/nginx-cloudflare.conf?raw';
import nginx from '@site/samples/proxy/nginx.conf?raw';
import type {Templates} from '../core/templates';

/** The tested samples of the site, so that the lab and the pages agree. */
export const templates: Templates = {
  nginx,
  apache,
  caddy,
  cloudflare,
  webCron,
  cleanupTimer,
  rulePackagesTimer,
  geoip2Timer,
};
