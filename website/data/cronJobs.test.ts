import {describe, expect, it} from 'vitest';
import {commandNames} from './commands';
import {cronJobs, webCronAnswers} from './cronJobs';

describe('cron jobs', () => {
  it.each(cronJobs.map((job) => [job.command, job] as const))(
    '%s is a command with a valid schedule',
    (command, {schedule}) => {
      expect(commandNames).toContain(command);
      expect(schedule.split(' ')).toHaveLength(5);
      for (const field of schedule.split(' ')) expect(field).toMatch(/^(\*(\/\d+)?|\d+)$/);
    },
  );
});

describe('answers of the web cron job', () => {
  it('start with their own status where the body is plain text', () => {
    for (const {status, body} of webCronAnswers) {
      if (/^\d/.test(body)) expect(body).toMatch(new RegExp(`^${status} `));
    }
  });

  it('are told apart by status and body', () => {
    const keys = webCronAnswers.map(({status, body}) => `${status} ${body}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
