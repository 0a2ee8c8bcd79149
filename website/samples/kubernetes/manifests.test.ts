import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse, parseAllDocuments} from 'yaml';
import {product} from '../../config/product';
import {cronJobs} from '../../data/cronJobs';
import {run, shellProblems} from '../install/shell';
import {manifestProblems} from './manifestRules';

const folder = import.meta.dirname;
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const documents = (text: string): unknown[] =>
  parseAllDocuments(text).map((document) => {
    if ('errors' in document && document.errors[0]) throw document.errors[0];
    return document.toJS() as unknown;
  });

describe.each(['unprivileged.yaml', 'web-cron.yaml', 'cron.yaml'])('%s', (name) => {
  it('holds together', () => {
    expect(manifestProblems(documents(read(name)))).toEqual([]);
  });
});

it('every image of mosparo is the documented version', () => {
  const text = ['unprivileged.yaml', 'values.yaml', 'cron.yaml'].map(read).join('\n');
  const tags = [...text.matchAll(/(?:mosparo-unprivileged:|tag: )(\S+)/g)].map((match) => match[1]);
  expect(tags).toHaveLength(5);
  expect(new Set(tags)).toEqual(new Set([`v${product.version}`]));
});

describe('cron.yaml', () => {
  interface CronJob {
    readonly spec: {
      readonly schedule: string;
      readonly jobTemplate: {
        readonly spec: {
          readonly template: {
            readonly metadata: {readonly labels: Record<string, string>};
            readonly spec: {
              readonly containers: readonly {
                readonly command: readonly string[];
                readonly volumeMounts: readonly {readonly name: string}[];
              }[];
              readonly volumes: readonly {readonly name: string}[];
            };
          };
        };
      };
    };
  }
  const jobs = documents(read('cron.yaml')) as CronJob[];
  const templates = jobs.map(({spec}) => spec.jobTemplate.spec.template);

  it('runs every regular job at its recommended time', () => {
    const planned = jobs.map(({spec}, index) => [
      spec.schedule,
      templates[index]?.spec.containers[0]?.command.at(-1),
    ]);
    expect(planned).toEqual(cronJobs.map(({schedule, command}) => [schedule, command]));
  });

  it('mounts only volumes that it has', () => {
    for (const {spec} of templates) {
      const volumes = spec.volumes.map(({name}) => name);
      const mounts = spec.containers.flatMap(({volumeMounts}) => volumeMounts);
      expect(volumes).toEqual(expect.arrayContaining(mounts.map(({name}) => name)));
    }
  });

  it('stays out of the service of the chart', () => {
    for (const {metadata} of templates) {
      expect(metadata.labels).not.toHaveProperty(['katenary.v3/component']);
    }
  });
});

it('the values only name keys that the chart knows', () => {
  const {mosparoweb, ...rest} = parse(read('values.yaml')) as Record<
    string,
    Record<string, object>
  >;
  expect(rest).toEqual({});
  expect(Object.keys(mosparoweb ?? {})).toEqual([
    'repository',
    'imagePullPolicy',
    'persistence',
    'expose',
  ]);
  expect(mosparoweb?.expose).toMatchObject({type: 'ingress', ingress: {class: 'nginx'}});
});

it('the probe patch changes the container of the chart and nothing else', () => {
  const patch = parse(read('probes.yaml')) as {
    spec: {template: {spec: {containers: Record<string, unknown>[]}}};
  };
  const [container = {}] = patch.spec.template.spec.containers;
  expect(Object.keys(container)).toEqual(['name', 'startupProbe', 'readinessProbe']);
  expect(container.name).toBe('mosparoweb');
});

it('secrets.sh writes a values file that only its owner can read', () => {
  expect(shellProblems(path.join(folder, 'secrets.sh'))).toBe('');
  const home = mkdtempSync(path.join(os.tmpdir(), 'helm-'));
  try {
    run('bash', [path.join(folder, 'secrets.sh')], {cwd: home});
    const file = path.join(home, 'mosparo-secrets.yaml');
    const {db} = parse(readFileSync(file, 'utf8')) as {db: {environment: Record<string, string>}};
    expect(Object.keys(db.environment)).toEqual(['MYSQL_PASSWORD', 'MYSQL_ROOT_PASSWORD']);
    expect(String(db.environment.MYSQL_PASSWORD)).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(home, {recursive: true});
  }
});

describe('manifestProblems', () => {
  const good = read('unprivileged.yaml');
  it.each([
    [
      'a selector that misses its pods',
      'matchLabels:\n      app.kubernetes.io/name: mosparo',
      'matchLabels:\n      app.kubernetes.io/name: other',
      'selector does not match',
    ],
    ['an unknown claim', 'claimName: mosparo', 'claimName: lost', 'claim lost'],
    [
      'an unknown volume',
      '- name: data\n              mountPath: /mosparo-config',
      '- name: lost\n              mountPath: /mosparo-config',
      'unknown volume lost',
    ],
    ['a moving tag', 'mosparo-unprivileged:v1.5.4', 'mosparo-unprivileged:latest', 'not pinned'],
    [
      'an ingress to nowhere',
      'name: mosparo\n                port:',
      'name: lost\n                port:',
      'lost:http',
    ],
    ['a wrong API version', 'apiVersion: apps/v1', 'apiVersion: v1', 'apiVersion'],
  ])('refuses %s', (_, from, to, expected) => {
    expect(good).toContain(from);
    expect(manifestProblems(documents(good.replace(from, to))).join('\n')).toContain(expected);
  });
});
