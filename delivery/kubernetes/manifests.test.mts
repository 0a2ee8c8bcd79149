import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {manifestProblems, type Manifest} from './manifestProblems.mts';

const folder = path.resolve(import.meta.dirname, '..');
const read = (name: string) => parse(readFileSync(path.join(folder, name), 'utf8')) as Manifest;
const kustomization = parse(readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8')) as {
  resources: string[];
  configMapGenerator: {name: string; files: string[]}[];
};
const manifests = () => kustomization.resources.map(read);

/** A copy with one value changed: `change(manifest.spec…)`. */
function broken(kind: string, change: (manifest: never) => void): Manifest[] {
  return manifests().map((manifest) => {
    if (manifest.kind === kind) change(manifest as never);
    return manifest;
  });
}

it('the manifests are consistent', () => {
  expect(manifestProblems(manifests())).toEqual([]);
});

it('the ConfigMap has the generated nginx files and is mounted file by file', () => {
  const [{name, files} = {name: '', files: []}] = kustomization.configMapGenerator;
  const deployment = JSON.stringify(read('kubernetes/deployment.yaml'));
  expect(deployment).toContain(`"configMap":{"name":"${name}"}`);
  for (const file of files) {
    expect(readFileSync(path.join(folder, file), 'utf8').length).toBeGreaterThan(100);
    expect(deployment).toContain(`"mountPath":"/etc/nginx/${path.basename(file)}"`);
  }
});

interface Deployment {
  spec: {
    template: {
      spec: {
        securityContext: {runAsNonRoot: boolean};
        containers: {
          securityContext: {readOnlyRootFilesystem: boolean};
          readinessProbe?: object;
          ports: {containerPort: number}[];
        }[];
      };
    };
  };
}

describe('manifestProblems finds', () => {
  it.each<[string, Manifest[], RegExp]>([
    [
      'root',
      broken('Deployment', ({spec}: Deployment) => {
        spec.template.spec.securityContext.runAsNonRoot = false;
      }),
      /non-root/,
    ],
    [
      'a writable root',
      broken('Deployment', ({spec}: Deployment) => {
        for (const each of spec.template.spec.containers)
          each.securityContext.readOnlyRootFilesystem = false;
      }),
      /read-only/,
    ],
    [
      'no probe',
      broken('Deployment', ({spec}: Deployment) => {
        for (const each of spec.template.spec.containers) delete each.readinessProbe;
      }),
      /readinessProbe/,
    ],
    [
      'a budget that blocks every drain',
      broken('PodDisruptionBudget', ({spec}: {spec: {minAvailable: number}}) => {
        spec.minAvailable = 3;
      }),
      /disruption/,
    ],
    [
      'a port that nobody listens on',
      broken('Service', ({spec}: {spec: {ports: {targetPort: string}[]}}) => {
        for (const port of spec.ports) port.targetPort = 'web';
      }),
      /targetPort/,
    ],
    [
      'an ingress to nowhere',
      broken(
        'Ingress',
        (manifest: {spec: {rules: {http: {paths: {backend: {service: {name: string}}}[]}}[]}}) => {
          for (const rule of manifest.spec.rules) {
            for (const each of rule.http.paths) each.backend.service.name = 'gone';
          }
        },
      ),
      /ingress/,
    ],
    [
      'a service for other pods',
      broken('Service', ({spec}: {spec: {selector: Record<string, string>}}) => {
        spec.selector = {app: 'other'};
      }),
      /Service: selects other pods/,
    ],
    ['a missing policy', manifests().filter(({kind}) => kind !== 'NetworkPolicy'), /NetworkPolicy/],
  ])('%s', (_name, changed, problem) => {
    expect(manifestProblems(changed).join('\n')).toMatch(problem);
  });
});
