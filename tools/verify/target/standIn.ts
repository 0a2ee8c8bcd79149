import {newToken, type Project} from '../../../tests/verification-server/project';
import {packageNumber} from '../../../tests/verification-server/rulePackage';
import {startServer, type VerificationServer} from '../../../tests/verification-server/server';
import {NotTried, type Level} from './level';
import {Api} from './api';
import {Http} from './http';
import type {ProjectSettings, TriedProject} from './projects';
import {makeTarget, type Target} from '.';

/** What the stand-in can set, by the names of the fields in the interface. */
const known: Readonly<Record<string, (value: string | null) => Partial<Project>>> = {
  silentModeEnabled: (value) => ({silentMode: value !== null}),
  metadataAllowed: (value) => ({metadataAllowed: value !== null}),
  metadataReturned: (value) => ({metadataReturned: value !== null}),
  minimumTimeActive: () => ({}),
  minimumTimeSeconds: (value) => ({minimumTimeSeconds: Number(value)}),
};

function projectOf({advanced, security, words, packageType}: ProjectSettings): Partial<Project> {
  const given = Object.entries({...advanced, ...security}).map(([name, value]) => {
    const set = known[name];
    if (!set) throw new NotTried(`the stand-in has no setting ${name}`);
    return set(value);
  });
  const [spamWord] = Object.keys(words ?? {});
  return Object.assign({}, ...given, {
    ...(spamWord ? {spamWord} : {}),
    packageType: packageType === 'manuallyViaCli' ? 'MANUALLY_VIA_CLI' : 'MANUALLY_VIA_API',
  }) as Partial<Project>;
}

/** The server of the tests as a target of claims. */
export async function standIn(
  levels: readonly Level[],
): Promise<{readonly target: Target; close(): Promise<void>}> {
  const servers: VerificationServer[] = [];
  const made = new Map<string, Promise<TriedProject>>();
  async function make(settings: ProjectSettings): Promise<TriedProject> {
    const keys = {
      uuid: '2f6f5c3f-0b6a-4f0e-8a59-9d217b634c53',
      publicKey: newToken(),
      privateKey: newToken(),
    };
    const server = await startServer({...keys, ...projectOf(settings)});
    servers.push(server);
    return {...keys, id: 1, packageId: packageNumber, api: new Api(new Http(server.url), keys)};
  }
  const projects = {
    with(settings: ProjectSettings) {
      const key = JSON.stringify(settings);
      const project = made.get(key) ?? make(settings);
      made.set(key, project);
      return project;
    },
  };
  const {api} = await projects.with({});
  return {
    target: makeTarget({http: api.http, api, projects}, levels),
    async close() {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
