import * as z from 'zod';

const duration = z.string().regex(/^\d+(ms|s|m|h)$/);
const loopbackPort = z
  .string()
  .regex(/^127\.0\.0\.1:\d{2,5}:\d{2,5}$/, 'publishes a port to more than this machine');
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
  ports: z.array(loopbackPort).optional(),
  volumes: z.array(z.string().regex(/^[^:]+:\/[^:]+(:ro)?$/)),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()).min(2),
      interval: duration,
      timeout: duration,
      retries: z.number().int().positive(),
    })
    .optional(),
});

const composeFile = z.strictObject({
  services: z.record(z.string(), service),
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
  {image: /^mariadb:/, paths: ['/var/lib/mysql']},
  {image: /^postgres:1[0-7]$/, paths: ['/var/lib/postgresql/data']},
];

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
    .filter((source) => !source.startsWith('.'));
  return [
    ...used.filter((name) => !(name in volumes)).map((name) => `volume ${name} is not declared`),
    ...Object.keys(volumes)
      .filter((name) => !used.includes(name))
      .map((name) => `volume ${name} is not used`),
  ];
}

function lostData({services}: ComposeFile): string[] {
  return Object.entries(services).flatMap(([name, {image, volumes}]) => {
    const rule = dataPaths.find((candidate) => candidate.image.test(image));
    if (!rule) return [`${name} uses ${image}, whose data path is not known`];
    const mounted = volumes.map((volume) => volume.split(':')[1]);
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
    ...lostData(result.data),
  ];
}
