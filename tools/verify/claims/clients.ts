import {cases, contactFields, type Case} from '../../../website/samples/clients/support/cases';
import {
  languages,
  prepareClient,
  type Client,
  type LanguageName,
} from '../../../website/samples/clients/support/languages';
import {encodeForm} from '../../../website/samples/clients/support/vectors';
import {holds, type Claim, type PageClaims} from '../claim';
import {NotTried} from '../target/level';
import type {Field} from '../target/api';
import {withSpamWord} from '../target/projects';
import type {Target} from '../target';

/** The client of a language, built and started once. It ends with the run. */
const clientOf = (target: Target, name: LanguageName): Promise<Client> =>
  target.once(`client ${name}`, async () => {
    try {
      const client = await prepareClient(name);
      target.atEnd(() => client.dispose());
      return client;
    } catch (error) {
      throw new NotTried((error as Error).message);
    }
  });

async function verdictOf(target: Target, name: LanguageName, one: Case): Promise<string> {
  const {api} = await target.projects.with({
    ...withSpamWord,
    ...(one.settings?.silentMode ? {advanced: {silentModeEnabled: '1'}} : {}),
    ...(one.settings?.minimumTimeSeconds
      ? {security: {minimumTimeActive: '1', minimumTimeSeconds: '600'}}
      : {}),
  });
  const fields: Field[] = one.checked.map((field) => ({
    ...field,
    fieldPath: `input[text].${field.name}`,
  }));
  const {submitToken, validationToken} = await api.checked(fields);
  const body = encodeForm({
    ...one.posted,
    _mosparo_submitToken: one.tokens?.submitToken ?? submitToken,
    _mosparo_validationToken: one.tokens?.validationToken ?? validationToken,
  });
  const {publicKey, privateKey} = api.keys;
  const keys = {publicKey, privateKey: one.privateKey ?? privateKey};
  const client = await clientOf(target, name);
  const task = {task: 'verify', ...keys, host: api.http.base, fields: contactFields, body} as const;
  return String(await client.run(task));
}

/** What the product does is the same for all: one client tries every case, the others one of each kind. */
const casesOf = (name: LanguageName) =>
  name === 'node'
    ? cases
    : cases.filter((one) => ['untouched data', 'an edited field'].includes(one.name));

const claims: readonly Claim[] = (Object.keys(languages) as LanguageName[]).flatMap((name) =>
  casesOf(name).map((one) => ({
    id: `${name} ${one.refusal ? 'refuses' : 'accepts'} ${one.name}`,
    at: 'client',
    says: {...one, refusal: one.refusal?.source},
    needs: ['keys', 'settings'] as const,
    notOnStandIn: 'the tests of samples/clients do it',
    async holds(target: Target) {
      const verdict = await verdictOf(target, name, one);
      const isRight = one.refusal
        ? verdict.startsWith('refused: ') && one.refusal.test(verdict)
        : verdict === 'accepted';
      holds(isRight, one.refusal ? `refused: ${one.refusal.source}` : 'accepted', verdict);
    },
  })),
);

export const clients: PageClaims = {page: 'integration/custom', claims};
