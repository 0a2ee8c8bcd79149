import {randomUUID} from 'node:crypto';
import {ratingExamples} from '../../../website/data/ratingExamples';
import {ruleCases, type RuleCase} from '../../../website/data/ruleCases';
import {ruleTypes, type RuleTypeKey, type Source} from '../../../website/data/ruleTypes';
import {holds, same, type Claim, type PageClaims} from '../claim';
import {NotTried} from '../target/level';
import {hashed, textFields, verifyPath, type Field} from '../target/api';
import type {TriedProject} from '../target/projects';
import type {Target} from '../target';

interface Rule {
  readonly type: string;
  readonly factor: number;
  readonly items: readonly {
    readonly type: string;
    readonly value: string;
    readonly rating: number;
  }[];
}

let day = 0;

/** Content of a rule package; every one has another date, or it would not be imported. */
function content(rules: readonly Rule[]): string {
  day += 1;
  return JSON.stringify({
    lastUpdatedAt: new Date(Date.UTC(2026, 0, 1) + day * 3_600_000)
      .toISOString()
      .replace('.000Z', '+00:00'),
    refreshInterval: 86400,
    rules: rules.map(({type, factor, items}, index) => ({
      uuid: randomUUID(),
      name: `Rule ${index + 1}`,
      description: '',
      type,
      spamRatingFactor: factor,
      items: items.map((item) => ({uuid: randomUUID(), ...item})),
    })),
  });
}

/** Silent, so that every form is accepted, and with the rating in the answer. */
const rated = {
  advanced: {silentModeEnabled: '1', spamDataReturned: '1'},
  packageType: 'manuallyViaApi',
} as const;

async function load({api, packageId}: TriedProject, rules: readonly Rule[]): Promise<void> {
  const body = {rulePackageId: packageId, rulePackageContent: content(rules)};
  const answer = await api.signed('/api/v1/rule-package/import', {body});
  const {successful} = (answer.json ?? {}) as {successful?: boolean};
  if (!successful) throw new Error(`The rules were not imported: ${answer.text}`);
}

async function ratingOf(
  {api}: TriedProject,
  fields: readonly Field[],
  headers: Record<string, string> = {},
): Promise<number> {
  const {submitToken, validationToken} = await api.checked(fields, headers);
  const body = api.verifyRequest(submitToken, validationToken, hashed(fields));
  const answer = await api.signed(verifyPath, {body});
  const {spamData} = (answer.json ?? {}) as {spamData?: {spamRating: number | null}};
  if (!spamData) throw new Error(`No spam data: ${answer.status} ${answer.text}`);
  return spamData.spamRating ?? 0;
}

const paths: Readonly<Partial<Record<Source, string>>> = {
  text: 'input[text].field',
  textarea: 'textarea.field',
  email: 'input[email].field',
  url: 'input[url].field',
  other: 'select.field',
};

/** The form of a case: the value in a field, or in what mosparo knows of the visitor. */
function formOf({source, value}: RuleCase): {fields: Field[]; headers: Record<string, string>} {
  const fieldPath = paths[source];
  if (fieldPath) return {fields: [{name: 'field', value, fieldPath}], headers: {}};
  const fields = textFields({name: 'Anna'});
  if (source === 'userAgent') return {fields, headers: {'User-Agent': value}};
  if (source === 'ipAddress') return {fields, headers: {'X-Forwarded-For': value}};
  throw new NotTried('needs GeoIP2, which needs an account of MaxMind');
}

const anchors: Readonly<Record<RuleTypeKey, string>> = {
  word: 'word',
  email: 'email',
  domain: 'domain',
  website: 'website',
  ipAddress: 'ip-address',
  provider: 'provider',
  'user-agent': 'user-agent',
  unicodeBlock: 'unicode-block',
};

const cases: readonly Claim[] = (Object.keys(ruleTypes) as RuleTypeKey[]).flatMap((type) =>
  ruleCases[type].map((one) => ({
    id: `${one.itemType} ${one.item} on ${one.source} ${JSON.stringify(one.value)}`,
    at: anchors[type],
    says: one,
    needs: ['settings', 'admin'] as const,
    async holds({projects}: Target) {
      const {fields, headers} = formOf(one);
      const project = await projects.with(rated);
      const item = {type: one.itemType, value: one.item, rating: 3};
      await load(project, [{type, factor: 1, items: [item]}]);
      const rating = await ratingOf(project, fields, headers);
      holds(rating > 0 === one.matches, one.matches ? 'it matches' : 'no match', {rating});
    },
  })),
);

const examples: readonly Claim[] = ratingExamples
  .filter(({submissionRules}) => !submissionRules)
  .map(({story, matches}, index) => ({
    id: `example ${index + 1}`,
    at: 'rating-examples',
    says: {story: story.en, matches},
    needs: ['settings', 'admin'],
    async holds({projects, admin}) {
      const project = await projects.with({...rated, purpose: 'rating'});
      const words = ['alpha', 'bravo', 'charlie'];
      // The factor of a package is its own setting; one for all matches is enough for the examples.
      const factor = matches.find((one) => one.package !== undefined)?.package ?? 1;
      await admin.submit(`/project/${project.id}/rule-packages/${project.packageId}/edit`, {
        spamRatingFactor: String(factor),
      });
      const rules = matches.map(({item, rule = 1}, at) => ({
        type: 'word',
        factor: rule,
        items: [{type: 'text', value: words[at]!, rating: item}],
      }));
      await load(project, rules);
      const text = words.slice(0, matches.length).join(' ');
      const sum = matches.reduce(
        (total, {item, rule = 1, package: own = 1}) => total + item * rule * own,
        0,
      );
      same(await ratingOf(project, textFields({message: text})), sum);
    },
  }));

export const ruleClaims: readonly PageClaims[] = [
  {page: 'usage/rule_types', claims: cases},
  {page: 'usage/rating', claims: examples},
];
