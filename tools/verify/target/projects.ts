import {randomUUID} from 'node:crypto';
import {ownPrefix, type Admin, type OwnProject} from './admin';
import {Api} from './api';

/** Values of the settings forms of a project, by the name of their field; `null` unticks a box. */
export interface ProjectSettings {
  readonly advanced?: Readonly<Record<string, string | null>>;
  readonly security?: Readonly<Record<string, string | null>>;
  readonly hosts?: readonly string[];
  /** Words with their rating, in a rule package that the API filled. */
  readonly words?: Readonly<Record<string, number>>;
  /** An empty rule package of this type. */
  readonly packageType?: 'manuallyViaApi' | 'manuallyViaCli' | 'automaticallyFromFile';
  /** Keeps projects with the same settings apart. */
  readonly purpose?: string;
}

export interface TriedProject extends OwnProject {
  readonly api: Api;
  /** Number of the rule package, if the settings asked for one. */
  readonly packageId: number;
}

export interface Projects {
  /** The project with these settings; made once. */
  with(settings: ProjectSettings): Promise<TriedProject>;
}

export const spamWord = 'casino';
export const withSpamWord: ProjectSettings = {words: {[spamWord]: 10}};

/** Content of a rule package with one word rule. */
export function wordPackage(words: Readonly<Record<string, number>>): string {
  const items = Object.entries(words).map(([value, rating]) => ({
    uuid: randomUUID(),
    type: 'text',
    value,
    rating,
  }));
  const rule = {
    uuid: randomUUID(),
    name: 'Words',
    description: '',
    type: 'word',
    spamRatingFactor: 1,
    items,
  };
  return JSON.stringify({
    lastUpdatedAt: '2026-03-01T08:00:00+00:00',
    refreshInterval: 86400,
    rules: [rule],
  });
}

/** Adds an empty rule package and returns its number. */
export async function addPackage(
  admin: Admin,
  project: number,
  type: NonNullable<ProjectSettings['packageType']>,
  source?: string,
): Promise<number> {
  const page = await admin.submit(`/project/${project}/rule-packages/add/with-type/${type}`, {
    name: `Package ${type}`,
    ...(source ? {source} : {}),
  });
  const id = /\/rule-packages\/(\d+)/.exec(page.path)?.[1];
  if (id) return Number(id);
  const listed = await admin.table(`/project/${project}/rule-packages/`);
  const ids = [...JSON.stringify(listed).matchAll(/rule-packages\\?\/(\d+)/g)].map((one) =>
    Number(one[1]),
  );
  if (ids.length === 0) {
    throw new Error(`The package was not added (${page.path}): ${page.alerts.join(' ')}`);
  }
  return Math.max(...ids);
}

/** Projects of this run in a real installation. */
export class RealProjects implements Projects {
  private readonly made = new Map<string, Promise<TriedProject>>();

  constructor(private readonly admin: Admin) {}

  with(settings: ProjectSettings): Promise<TriedProject> {
    const key = JSON.stringify(settings);
    const made = this.made.get(key) ?? this.make(settings);
    this.made.set(key, made);
    return made;
  }

  private async make(settings: ProjectSettings): Promise<TriedProject> {
    const {admin} = this;
    const name = settings.purpose ?? `settings ${this.made.size + 1}`;
    const project = await admin.createProject({
      name: `${ownPrefix}: ${name}`,
      hosts: settings.hosts,
    });
    const {id} = project;
    if (settings.advanced) {
      await admin.submit(`/project/${id}/settings/advanced`, settings.advanced);
    }
    if (settings.security) {
      await admin.submit(`/project/${id}/settings/security/edit-general`, settings.security);
    }
    const api = new Api(admin.session.http, project);
    const type = settings.packageType ?? (settings.words && 'manuallyViaApi');
    const packageId = type ? await addPackage(admin, id, type) : 0;
    if (settings.words) {
      const body = {rulePackageId: packageId, rulePackageContent: wordPackage(settings.words)};
      const answer = await api.signed('/api/v1/rule-package/import', {body});
      if ((answer.json as {successful?: boolean} | undefined)?.successful !== true) {
        throw new Error(`The words were not imported: ${answer.status} ${answer.text}`);
      }
    }
    return {...project, api, packageId};
  }

  /** Tries all of them, even if the product refuses one. */
  async remove(): Promise<void> {
    const refused: string[] = [];
    for (const {id, name} of await this.admin.projects()) {
      if (!name.startsWith(ownPrefix)) continue;
      await this.admin.deleteProject(id).catch((error: Error) => refused.push(error.message));
    }
    this.made.clear();
    if (refused.length > 0) throw new Error(refused.join(' '));
  }
}
