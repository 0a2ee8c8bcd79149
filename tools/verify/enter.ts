import {InputError, type Options} from './options';
import {checkProjects, checkVersion, demandSetup, findProduct} from './probe';
import {setUp} from './setUp';
import {Admin, Session, type Account} from './target/admin';
import type {Http} from './target/http';

async function logIn(http: Http, account: Account): Promise<Admin> {
  const session = new Session(http);
  if (!(await session.logIn(account))) {
    throw new InputError(
      `mosparo does not let ${account.email} in: wrong address or password in --admin, or a second factor is on.`,
    );
  }
  return new Admin(session, account);
}

export interface Entered {
  readonly admin: Admin;
  readonly version: string | undefined;
}

/** Checks that the installation may be used, and logs in; before this nothing is changed, except by --setup. */
export async function enter(
  http: Http,
  options: Options,
  beforeSetup: () => Promise<void> = async () => {},
): Promise<Entered> {
  if ((await findProduct(http)) === 'not set up') {
    if (!options.setupDatabase) demandSetup(http);
    await beforeSetup();
    await setUp(http, options.setupDatabase, options.admin);
  }
  const admin = await logIn(http, options.admin);
  const version = await admin.version();
  checkVersion(version, options.anyVersion);
  await checkProjects(admin);
  await admin.deleteUsers();
  return {admin, version};
}

/** A step that fails must not hide the result of the run, nor stop the next one. */
export async function cleanUp(
  ...steps: readonly (() => Promise<void> | undefined)[]
): Promise<void> {
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      console.error(
        `Left behind in the installation: ${(error as Error).message} Delete it in the interface, or throw the installation away before the next run.`,
      );
    }
  }
}
