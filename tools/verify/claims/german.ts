import {Session} from '../target/admin';
import type {Target} from '../target';

/** A second administrator, who has the interface in German. */
export const germanOf = (target: Target): Promise<Session> =>
  target.once('German administrator', async () => {
    const account = await target.admin.createUser('german', {isAdminUser: '1'});
    const session = new Session(target.http, 'de');
    if (!(await session.logIn(account))) throw new Error('The German administrator cannot log in.');
    await session.submit('/account/settings', {locale: 'de'});
    return session;
  });
