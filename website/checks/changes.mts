import {execFileSync} from 'node:child_process';
import {parseLog} from '../config/history.ts';
import {defaultLocale, locales} from '../config/locales.ts';
import {changes, type SiteChange} from '../data/changes.ts';
import {problem, type Problem} from './problem.mts';
import {docsFolder, type Site} from './site.mts';

const list = 'data/changes.ts';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/**
 * When each file below the folder was last changed since a day; now, if the change is not committed yet. Undefined
 * without a usable history: an archive has none, and in a shallow clone every file seems to be changed by its first
 * commit. The very first commit is ignored for the same reason.
 */
export function changedSince(folder: string, day: string): Map<string, number> | undefined {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined;
    const prefix = git(folder, 'rev-parse', '--show-prefix').trim();
    const log = git(
      folder,
      ...['log', `--since=${day}T00:00:00Z`, '--min-parents=1', '--format=%x00%at'],
      ...['--name-status', '--find-renames'],
    );
    const files = [...parseLog(log)].filter(([file]) => file.startsWith(prefix));
    const changed = new Map(files.map(([file, time]) => [file.slice(prefix.length), time]));
    const uncommitted = [
      git(folder, 'diff', '--name-only', '--relative', 'HEAD'),
      git(folder, 'ls-files', '--others', '--exclude-standard'),
    ];
    for (const file of uncommitted.join('').split('\n').filter(Boolean))
      changed.set(file, Date.now());
    return changed;
  } catch {
    return undefined;
  }
}

const covers = ({pages}: SiteChange, id: string) => pages === 'all' || pages.includes(id);

/** In the list of changes ids are unique, the newest entry comes first, and pages exist. */
export function checkChangeList(site: Site, all: readonly SiteChange[] = changes): Problem[] {
  const ids = new Set(site.pages.map(({id}) => id));
  const report = (message: string, remedy: string) => [problem(list, 1, message, remedy)];
  return all.flatMap((change, index) => {
    const {id, text, date, pages} = change;
    const name = id ?? `entry ${index + 1}`;
    const next = all[index + 1]?.date ?? '';
    return [
      ...(!/^20\d\d-[01]\d-[0-3]\d$/.test(date) || date < next
        ? report(`The date of ${name} is ${date}.`, 'write 2026-11-18, the newest entry first.')
        : []),
      ...((id === undefined) !== (text === undefined)
        ? report(`${name} has only one of id and text.`, 'write both, or neither if it is minor.')
        : []),
      ...(id !== undefined && all.findIndex((other) => other.id === id) !== index
        ? report(`The id ${id} appears twice.`, 'choose another id for the newer entry.')
        : []),
      ...(pages === 'all' ? [] : pages)
        .filter((page) => !ids.has(page))
        .flatMap((page) => report(`${name}: there is no page ${page}.`, 'correct its path.')),
    ];
  });
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Pages that were changed on a later day than the date of the newest entry about them. */
export function checkNews(
  site: Site,
  history: ReadonlyMap<string, number>,
  all: readonly SiteChange[] = changes,
): Problem[] {
  return site.pages
    .filter(({locale}) => locale === defaultLocale)
    .flatMap(({file, id}) => {
      const files = locales.map((locale) => `${docsFolder(locale)}/${id}.mdx`);
      const day = dayOf(Math.max(0, ...files.map((each) => history.get(each) ?? 0)));
      const entry = all.find((change) => covers(change, id));
      if (day <= (entry?.date ?? '1970-01-01')) return [];
      const message = `The page was changed on ${day}, after its newest entry in ${list}${entry ? ` (${entry.date})` : ''}.`;
      return [
        problem(
          file,
          1,
          message,
          `add an entry for readers to ${list}, or for small corrections {date: '${day}', pages: ['${id}']}.`,
        ),
      ];
    });
}

/** The list of changes is valid and complete. */
export function checkChanges(site: Site, folder: string): Problem[] {
  const oldest = changes.find(({pages}) => pages === 'all')?.date ?? '2026-01-01';
  const history = changedSince(folder, oldest);
  if (!history)
    console.log('     no history here (archive or shallow clone): changed pages are not compared');
  return [...checkChangeList(site), ...(history ? checkNews(site, history) : [])];
}
