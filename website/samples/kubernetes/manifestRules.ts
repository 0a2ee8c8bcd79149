import * as z from 'zod';

const name = z.string().regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/);
const labels = z.record(z.string(), z.string());
const image = z.string().regex(/^[a-z0-9./-]+:(?!latest$)[\w.-]+$/, 'is not pinned to a version');

const container = z.looseObject({
  name,
  image,
  volumeMounts: z.array(z.looseObject({name, mountPath: z.string().startsWith('/')})).optional(),
});
const podTemplate = z.looseObject({
  metadata: z.looseObject({labels}),
  spec: z.looseObject({
    containers: z.array(container).min(1),
    volumes: z
      .array(
        z.looseObject({
          name,
          persistentVolumeClaim: z.strictObject({claimName: name}).optional(),
        }),
      )
      .optional(),
  }),
});

const metadata = z.strictObject({name, labels});
const objects = z.discriminatedUnion('kind', [
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('PersistentVolumeClaim'),
    metadata,
    spec: z.strictObject({
      accessModes: z.array(z.enum(['ReadWriteOnce', 'ReadWriteMany'])).length(1),
      resources: z.strictObject({
        requests: z.strictObject({storage: z.string().regex(/^\d+[MGT]i$/)}),
      }),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('apps/v1'),
    kind: z.literal('Deployment'),
    metadata,
    spec: z.strictObject({
      replicas: z.number().int(),
      strategy: z.strictObject({type: z.literal('Recreate')}),
      selector: z.strictObject({matchLabels: labels}),
      template: podTemplate,
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('Service'),
    metadata,
    spec: z.strictObject({
      selector: labels,
      ports: z.array(z.strictObject({name, port: z.number(), targetPort: z.string()})),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('networking.k8s.io/v1'),
    kind: z.literal('Ingress'),
    metadata,
    spec: z.looseObject({
      rules: z.array(
        z.strictObject({
          host: z.string(),
          http: z.strictObject({
            paths: z.array(
              z.strictObject({
                path: z.string(),
                pathType: z.enum(['Prefix', 'Exact', 'ImplementationSpecific']),
                backend: z.strictObject({
                  service: z.strictObject({name, port: z.strictObject({name: z.string()})}),
                }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('batch/v1'),
    kind: z.literal('CronJob'),
    metadata,
    spec: z.looseObject({
      schedule: z.string().regex(/^\S+ \S+ \S+ \S+ \S+$/),
      jobTemplate: z.looseObject({spec: z.looseObject({template: podTemplate})}),
    }),
  }),
]);

export type KubernetesObject = z.infer<typeof objects>;

const contains = (all: Record<string, string>, wanted: Record<string, string>): boolean =>
  Object.entries(wanted).every(([key, value]) => all[key] === value);

function deploymentProblems(all: readonly KubernetesObject[]): string[] {
  const claims = all
    .filter(({kind}) => kind === 'PersistentVolumeClaim')
    .map((o) => o.metadata.name);
  return all.flatMap((object) => {
    if (object.kind !== 'Deployment') return [];
    const {selector, template} = object.spec;
    const volumes = template.spec.volumes ?? [];
    const mounts = template.spec.containers.flatMap(({volumeMounts = []}) => volumeMounts);
    return [
      ...(contains(template.metadata.labels, selector.matchLabels)
        ? []
        : ['the selector does not match the labels of the pods']),
      ...mounts
        .filter((mount) => !volumes.some((volume) => volume.name === mount.name))
        .map((mount) => `${mount.mountPath} uses the unknown volume ${mount.name}`),
      ...volumes
        .map((volume) => volume.persistentVolumeClaim?.claimName)
        .filter((claim) => claim !== undefined && !claims.includes(claim))
        .map((claim) => `the claim ${claim} does not exist`),
    ];
  });
}

function networkProblems(all: readonly KubernetesObject[]): string[] {
  const pods = all.flatMap((o) => (o.kind === 'Deployment' ? [o.spec.template] : []));
  const services = all.flatMap((o) => (o.kind === 'Service' ? [o] : []));
  const lonely = services.filter(
    ({spec}) => !pods.some((pod) => contains(pod.metadata.labels, spec.selector)),
  );
  const backends = all.flatMap((o) =>
    o.kind === 'Ingress'
      ? o.spec.rules.flatMap(({http}) => http.paths.map(({backend}) => backend.service))
      : [],
  );
  return [
    ...lonely.map((o) => `service ${o.metadata.name} selects no pod`),
    ...backends
      .filter(
        (backend) =>
          !services.some(
            (o) =>
              o.metadata.name === backend.name &&
              o.spec.ports.some((port) => port.name === backend.port.name),
          ),
      )
      .map(
        (backend) => `the ingress leads to ${backend.name}:${backend.port.name}, which is nowhere`,
      ),
  ];
}

/** What is wrong with the parsed documents of one manifest; empty when the cluster can use them. */
export function manifestProblems(documents: readonly unknown[]): string[] {
  const result = z.array(objects).min(1).safeParse(documents);
  return result.success
    ? [...deploymentProblems(result.data), ...networkProblems(result.data)]
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
