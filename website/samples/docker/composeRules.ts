import * as z from 'zod';

const duration = z.string().regex(/^\d+(ms|s|m|h)$/);
const port = z.string().regex(/^(127\.0\.0\.1:)?\d{2,5}:\d{2,5}$/);
const pinnedImage = z
  .string()
  .regex(/^[a-z0-9./-]+:[\w.-]+$/, 'has no tag')
  .refine((image) => !image.endsWith(':latest'), 'has a tag that changes its meaning');

const service = z.strictObject({
  image: pinnedImage,
  restart: z.enum(['always', 'unless-stopped']),
  depends_on: z
    .record(z.string(), z.strictObject({condition: z.enum(['service_healthy', 'service_started'])}))
    .optional(),
  environment: z.record(z.string(), z.string()).optional(),
  command: z.array(z.string()).optional(),
  ports: z.array(port).optional(),
  extra_hosts: z.array(z.string().regex(/^[a-z.]+:[a-z0-9.-]+$/)).optional(),
  volumes: z.array(z.string().regex(/^[^:]+:\/[^:]+(:ro)?$/)).default([]),
  tmpfs: z.array(z.string().startsWith('/')).default([]),
  networks: z.array(z.string()).default([]),
  labels: z.array(z.string().regex(/^[a-z.]+=./)).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()).min(2),
      interval: duration,
      timeout: duration,
      retries: z.number().int().positive(),
    })
    .optional(),
});

const network = z.strictObject({
  name: z.string().optional(),
  ipam: z.strictObject({
    config: z.array(z.strictObject({subnet: z.string().regex(/^[\d.]+\/\d+$/)})),
  }),
});

const composeFile = z.strictObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), network).default({}),
  volumes: z.record(z.string(), z.null()),
});

type ComposeFile = z.infer<typeof composeFile>;

/** Where each image keeps what has to survive. */
const dataPaths: readonly {readonly image: RegExp; readonly paths: readonly string[]}[] = [
  {image: /^mosparo\/mosparo:/, paths: ['/mosparo-data']},
  {
    image: /^mosparo\/mosparo-unprivileged:/,
    paths: ['/mosparo-config', '/mosparo/public/resources', '/mosparo/var'],
  },
  {image: /^(mariadb|mysql):/, paths: ['/var/lib/mysql']},
  {image: /^postgres:1[0-7]$/, paths: ['/var/lib/postgresql/data']},
  {image: /^traefik:/, paths: ['/letsencrypt']},
  // A cache may be lost, but Redis must not leave anonymous volumes behind.
  {image: /^redis:/, paths: ['/data']},
  {image: /^memcached:/, paths: []},
];

/** The only service that strangers may reach. */
const publicImage = /^traefik:/;

function openPorts({services}: ComposeFile): string[] {
  return Object.entries(services)
    .filter(([, {image}]) => !publicImage.test(image))
    .flatMap(([name, {ports = []}]) =>
      ports
        .filter((published) => !published.startsWith('127.0.0.1:'))
        .map((published) => `${name} publishes port ${published} to more than this machine`),
    );
}

function dependencyProblems({services}: ComposeFile): string[] {
  return Object.entries(services).flatMap(([name, {depends_on: targets = {}}]) =>
    Object.keys(targets)
      .filter((target) => !(target in services))
      .map((target) => `${name} depends on ${target}, which is no service`),
  );
}

function volumeProblems({services, volumes}: ComposeFile): string[] {
  const used = Object.values(services)
    .flatMap((entry) => entry.volumes.map((volume) => volume.split(':')[0] ?? ''))
    .filter((source) => !/^[./]/.test(source));
  return [
    ...used.filter((name) => !(name in volumes)).map((name) => `volume ${name} is not declared`),
    ...Object.keys(volumes)
      .filter((name) => !used.includes(name))
      .map((name) => `volume ${name} is not used`),
  ];
}

function networkProblems({services, networks}: ComposeFile): string[] {
  const used = Object.values(services).flatMap((entry) => entry.networks);
  return [
    ...used
      .filter((name) => name !== 'default' && !(name in networks))
      .map((name) => `network ${name} is not declared`),
    ...Object.keys(networks)
      .filter((name) => !used.includes(name))
      .map((name) => `network ${name} is not used`),
  ];
}

function lostData({services}: ComposeFile): string[] {
  return Object.entries(services).flatMap(([name, {image, volumes, tmpfs}]) => {
    const rule = dataPaths.find((candidate) => candidate.image.test(image));
    if (!rule) return [`${name} uses ${image}, whose data path is not known`];
    const mounted = [...volumes.map((volume) => volume.split(':')[1]), ...tmpfs];
    return rule.paths
      .filter((target) => !mounted.includes(target))
      .map((target) => `${name} keeps ${target} in no named volume`);
  });
}

/** What is wrong with a parsed Compose file; empty when readers can use it as it is. */
export function composeProblems(parsed: unknown): string[] {
  const result = composeFile.safeParse(parsed);
  if (!result.success) {
    return result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  }
  return [
    ...dependencyProblems(result.data),
    ...volumeProblems(result.data),
    ...networkProblems(result.data),
    ...openPorts(result.data),
    ...lostData(result.data),
  ];
}
