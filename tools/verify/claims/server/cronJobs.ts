import {cronJobs, webCronAnswers} from '../../../../website/data/cronJobs';
import {contains, same, type Claim, type PageClaims} from '../../claim';
import {NotTried} from '../../target/level';
import type {Target} from '../../target';

const settings = '/administration/cron-jobs/';
const key = 'documentation-check-key-of-the-web-cron-job';

/** Switches the web cron job on or off, for one call. */
async function call(target: Target, {isOn = true, query = `?key=${key}`} = {}) {
  await target.admin.submit(settings, {
    webCronJobActive: isOn ? '1' : null,
    webCronJobSecretKey: key,
  });
  try {
    const {status, text} = await target.http.call(`/cron-jobs/execute${query}`);
    return {status, body: text};
  } finally {
    await target.admin.submit(settings, {webCronJobActive: null});
  }
}

/** How each status comes about; the others would need a server that fails or another caller. */
const ways: Readonly<Record<string, (target: Target) => Promise<unknown>>> = {
  '400 Bad Request': (target) => call(target, {query: ''}),
  '403 Forbidden': (target) => call(target, {isOn: false}),
  '401 Unauthorized': (target) => call(target, {query: '?key=wrong'}),
  '200 OK': (target) =>
    target.once('first web cron job', async () => {
      const seen = await call(target);
      if (seen.status === 425) throw new NotTried('the web cron job ran a few minutes ago');
      return seen;
    }),
  async '425 Too Early'(target) {
    await ways['200 OK']!(target).catch(() => {});
    return call(target);
  },
};

const answers = webCronAnswers
  .filter(({body}) => body in ways)
  .map(({status, body}): Claim => ({
    id: `web cron job: ${body}`,
    at: 'status-codes',
    says: {status, body},
    needs: ['admin'],
    async holds(target) {
      same(await ways[body]!(target), {status, body});
    },
  }));

const commands = cronJobs.map(({command}): Claim => ({
  id: command,
  at: 'jobs',
  says: command,
  needs: ['console'],
  async holds({console}) {
    const {code, output} = await console.run(['help', command]);
    same(code, 0, output);
    contains(output, command);
  },
}));

export const cronJobClaims: readonly PageClaims[] = [
  {page: 'administration/cron_jobs', claims: answers},
  {page: 'installation/configure/cron_jobs', claims: commands},
];
