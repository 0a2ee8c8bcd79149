export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {readonly name: string};
  readonly spec?: Record<string, unknown>;
}

/** Required kinds and their API versions. */
const kinds: Record<string, string> = {
  Namespace: 'v1',
  Deployment: 'apps/v1',
  Service: 'v1',
  Ingress: 'networking.k8s.io/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  PodDisruptionBudget: 'policy/v1',
  NetworkPolicy: 'networking.k8s.io/v1',
};

interface Container {
  readonly securityContext?: {
    readonly readOnlyRootFilesystem?: boolean;
    readonly allowPrivilegeEscalation?: boolean;
  };
  readonly ports?: readonly {readonly name: string; readonly containerPort: number}[];
  readonly [probe: string]: unknown;
}
interface PodSpec {
  readonly securityContext?: {readonly runAsNonRoot?: boolean};
  readonly containers: readonly Container[];
}

function podProblems({securityContext, containers}: PodSpec): string[] {
  return [
    ...(securityContext?.runAsNonRoot ? [] : ['Deployment: pods must be non-root']),
    ...containers.flatMap((container) => [
      ...(container.securityContext?.readOnlyRootFilesystem
        ? []
        : ['Deployment: root must be read-only']),
      ...(container.securityContext?.allowPrivilegeEscalation === false
        ? []
        : ['Deployment: privileges must not grow']),
      ...['startupProbe', 'readinessProbe', 'livenessProbe']
        .filter((probe) => !(probe in container))
        .map((probe) => `Deployment: ${probe} is missing`),
    ]),
  ];
}

/** The value at a path below `spec`, or undefined. */
function at(manifest: Manifest | undefined, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | undefined)?.[key],
    manifest?.spec,
  );
}

/** Contradictions within and between the manifests that can be found without a cluster. */
export function manifestProblems(manifests: readonly Manifest[]): string[] {
  const of = (kind: string) => manifests.find((manifest) => manifest.kind === kind);
  const labels = JSON.stringify(at(of('Deployment'), 'template', 'metadata', 'labels'));
  const selectors = [
    ['Deployment', 'selector', 'matchLabels'],
    ['Service', 'selector'],
    ['PodDisruptionBudget', 'selector', 'matchLabels'],
    ['NetworkPolicy', 'podSelector', 'matchLabels'],
  ].filter(([kind = '', ...keys]) => JSON.stringify(at(of(kind), ...keys)) !== labels);
  const missing = Object.entries(kinds)
    .filter(([kind, version]) => of(kind)?.apiVersion !== version)
    .map(([kind, version]) => `${kind} (${version}) is missing`);
  const pod = at(of('Deployment'), 'template', 'spec') as PodSpec | undefined;
  const ports = pod?.containers.flatMap((container) => container.ports ?? []) ?? [];
  const replicas = Number(at(of('HorizontalPodAutoscaler'), 'minReplicas'));
  const service = of('Service');
  const backend = at(of('Ingress'), 'rules', 0, 'http', 'paths', 0, 'backend', 'service', 'name');
  const allowed = at(of('NetworkPolicy'), 'ingress', 0, 'ports', 0, 'port');
  return [
    ...missing,
    ...selectors.map(([kind]) => `${kind}: selects other pods than those of the Deployment`),
    ...(pod ? podProblems(pod) : []),
    ...(replicas >= 2 ? [] : ['HorizontalPodAutoscaler: several pods are needed']),
    ...(Number(at(of('PodDisruptionBudget'), 'minAvailable')) < replicas
      ? []
      : ['PodDisruptionBudget: leaves no room for a disruption']),
    ...(at(of('HorizontalPodAutoscaler'), 'scaleTargetRef', 'name') ===
    of('Deployment')?.metadata.name
      ? []
      : ['HorizontalPodAutoscaler: scales something else']),
    ...(ports.some(({name}) => name === at(service, 'ports', 0, 'targetPort'))
      ? []
      : ['Service: targetPort names no port of the pod']),
    ...(backend === service?.metadata.name ? [] : ['Ingress: the ingress leads to no service']),
    ...(ports.some(({containerPort}) => containerPort === allowed)
      ? []
      : ['NetworkPolicy: closes the port of the pod']),
  ];
}
