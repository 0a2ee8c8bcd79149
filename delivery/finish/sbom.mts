import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DeliveryStep} from './step.mts';

interface Component {
  readonly 'bom-ref': string;
  readonly properties?: readonly {readonly name: string}[];
  readonly [key: string]: unknown;
}
export interface Bill {
  serialNumber?: string;
  metadata: {timestamp?: string; component: {name: string}};
  components: Component[];
  dependencies: {readonly ref: string; readonly dependsOn?: readonly string[]}[];
}

/** Development tools, and private workspaces, which only tests use. */
const isForDevelopment = ({properties}: Component) =>
  properties?.some(({name}) => /^cdx:npm:package:(?:development|private)$/.test(name));

/**
 * Reduces the bill of materials to what the pages are made with. Development tools are removed here, because npm's
 * `--omit=dev` would also drop packages that the pages share with them. Timestamp and serial number are removed, so
 * that equal builds have equal lists.
 */
export function trim(bill: Bill, name: string): Bill {
  const dropped = new Set(bill.components.filter(isForDevelopment).map((part) => part['bom-ref']));
  const {timestamp: _timestamp, ...metadata} = bill.metadata;
  const {serialNumber: _serialNumber, ...rest} = bill;
  return {
    ...rest,
    metadata: {...metadata, component: {...metadata.component, name}},
    components: bill.components.filter((part) => !dropped.has(part['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ref}) => !dropped.has(ref))
      .map(({ref, dependsOn}) => ({
        ref,
        dependsOn: (dependsOn ?? []).filter((other) => !dropped.has(other)),
      })),
  };
}

/** The font: its file was made from an npm package that is not installed. */
function fontComponent(): Component {
  const {name, version, license} = JSON.parse(
    readFileSync('website/src/features/font/source.json', 'utf8'),
  ) as Record<'name' | 'version' | 'license', string>;
  return {
    'bom-ref': `${name}@${version}`,
    type: 'file',
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    licenses: [{license: {id: license}}],
  };
}

/** The bill of materials in CycloneDX format. */
function billText(): string {
  const {status, stdout, stderr} = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
    {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
  const {name} = JSON.parse(readFileSync('package.json', 'utf8')) as {name: string};
  const bill = trim(JSON.parse(stdout) as Bill, name);
  return `${JSON.stringify({...bill, components: [...bill.components, fontComponent()]}, null, 2)}\n`;
}

export const billOfMaterials: DeliveryStep = {
  name: 'bill of materials',
  run({beside}) {
    writeFileSync(path.join(beside, 'sbom.cdx.json'), billText());
  },
};
