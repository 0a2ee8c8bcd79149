import type {Choices} from './choices';
import {cronInImage} from './problems';

/** Network that Traefik and mosparo share; mosparo trusts it and nothing else. */
export const PROXY_SUBNET = '172.30.0.0/24';

/** Variables of mosparo for the chosen cache and way of running jobs. */
function applicationVariables({cache, cron}: Choices): Record<string, string> {
  return {
    // A cron job cleans up: form requests delay their own cleanup, so that the job runs first.
    ...(cron !== 'container' && {MOSPARO_CLEANUP_GRACE_PERIOD_ENABLED: '1'}),
    ...(cache === 'redis' && {MOSPARO_CACHE_ADAPTER: 'redis', REDIS_URL: 'redis://redis:6379'}),
    ...(cache === 'memcached' && {
      MOSPARO_CACHE_ADAPTER: 'memcached',
      MEMCACHED_URL: 'memcached://memcached:11211',
    }),
    // The temporary directory is not shared between two containers, the volume is.
    ...(cache === 'filesystem' &&
      cron === 'separate' && {FILESYSTEM_CACHE_PATH: '/mosparo-data/cache'}),
  };
}

/**
 * Cron inside the image does not see the variables of the container, but reads a mounted
 * `.env.local`. All other jobs go through the container and see its variables.
 */
export const needsEnvFile = (choices: Choices) =>
  cronInImage(choices) && Object.keys(applicationVariables(choices)).length > 0;

/** Undefined if the default of the image (trust any client that connects) is right. */
function trustedProxies({proxy}: Choices): string | undefined {
  if (proxy === 'traefik') return `127.0.0.1,${PROXY_SUBNET}`;
  return proxy === 'none' ? '127.0.0.1' : undefined;
}

/** Variables of the container `mosparo`. */
export function containerVariables(choices: Choices): Record<string, string> {
  const trusted = trustedProxies(choices);
  return {
    ...(choices.image === 'unprivileged' && {
      MOSPARO_CONFIG_FILE_PATH: '/mosparo-config/env.mosparo.php',
    }),
    ...(choices.image === 'standard' && choices.cron !== 'container' && {MOSPARO_ENABLE_CRON: '0'}),
    ...(trusted && {TRUSTED_PROXIES: trusted}),
    ...(!needsEnvFile(choices) && applicationVariables(choices)),
  };
}

export function envFile(choices: Choices): string {
  const lines = Object.entries(applicationVariables(choices)).map(
    ([name, value]) => `${name}=${value}\n`,
  );
  return lines.join('');
}
