import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const dockerfile = readFileSync('delivery/container/Dockerfile', 'utf8');
const instructions = dockerfile
  .replace(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const of = (name: string, lines = instructions) =>
  lines.filter((line) => line.startsWith(`${name} `));
const last = instructions.slice(instructions.lastIndexOf(of('FROM').at(-1) ?? ''));

describe('Dockerfile', () => {
  it('uses only images with a version, or its own stages', () => {
    const stages = of('FROM').map((line) => / AS (\S+)$/.exec(line)?.[1]);
    for (const line of of('FROM')) {
      const image = line.split(' ')[1] ?? '';
      const isKnown =
        stages.includes(image) || image === '${PREVIOUS}' || /:\d[\w.-]*$/.test(image);
      expect(isKnown, line).toBe(true);
    }
    for (const [, stage] of dockerfile.matchAll(/--from=(\S+)/g)) expect(stages).toContain(stage);
    expect(stages).toContain(/^ARG PREVIOUS=(\S+)$/m.exec(dockerfile)?.[1]);
  });

  it('copies files that exist', () => {
    const sources = of('COPY')
      .filter((line) => !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) expect(existsSync(source), source).toBe(true);
  });

  it('runs as an unprivileged user, with a health check on the port and path that nginx serves', () => {
    expect(of('USER', last)).toEqual(['USER 101']);
    const check = of('HEALTHCHECK', last)[0] ?? '';
    const [, port, path] = /127\.0\.0\.1:(\d+)(\/\w+)/.exec(check) ?? [];
    const nginx = readFileSync('delivery/nginx/nginx.conf', 'utf8');
    expect(nginx).toContain(`listen ${port} `);
    expect(nginx).toContain(`location = ${path} {`);
    expect(of('EXPOSE', last)).toEqual([`EXPOSE ${port}`]);
  });

  it('writes only below /tmp', () => {
    const nginx = readFileSync('delivery/nginx/nginx.conf', 'utf8');
    const written = [...nginx.matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);$/gm)].map(
      (match) => match[1],
    );
    expect(written).toHaveLength(6);
    for (const place of written) expect(place).toMatch(/^\/tmp\//);
  });
});

describe('compose.yaml', () => {
  const file = 'delivery/container/compose.yaml';
  const {services} = parse(readFileSync(file, 'utf8')) as {
    services: Record<string, Record<string, unknown>>;
  };

  it('gives the container no more rights than it needs', () => {
    expect(services.documentation).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: [expect.stringMatching(/^\/tmp:/)],
      build: {dockerfile: 'delivery/container/Dockerfile'},
    });
  });

  const client = [['docker', 'compose'], ['docker-compose']].find(
    ([program = '', ...args]) => spawnSync(program, [...args, 'version']).status === 0,
  );
  it.runIf(client)('is accepted by Docker Compose', () => {
    const [program = '', ...args] = client ?? [];
    const result = spawnSync(program, [...args, '-f', file, 'config', '--quiet'], {
      encoding: 'utf8',
    });
    expect(result.stderr).toBe('');
    expect(result.status).toBe(0);
  });
});
