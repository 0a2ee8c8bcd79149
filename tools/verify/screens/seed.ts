import type {Admin, OwnProject} from '../target/admin';
import {Api, hashed, verifyPath, type Field} from '../target/api';
import type {Console} from '../target/console';
import {addPackage} from '../target/projects';
import {demoPackage, demoRules, demoSubmissions, type DemoData, type DemoRule} from './demo';
import {fillPast} from './past';

/** What pictures need to know about the data that they show. */
export interface Demo {
  readonly project: number;
  /** Of the project whose box is shown. */
  readonly keys: OwnProject;
  /** Numbers of what has a page of its own. */
  readonly rule: number;
  readonly rulePackage: number;
  readonly guideline: number;
  readonly spam: number;
  readonly valid: number;
}

const editor = 'editor@example.com';
const honeypot = 'referral-note';

/** The highest number in links of a list: what was created last. */
async function lastIn(admin: Admin, list: string, link: RegExp): Promise<number> {
  const text = JSON.stringify(await admin.table(list)).replaceAll('\\/', '/');
  const ids = [...text.matchAll(new RegExp(link, 'g'))].map((one) => Number(one[1]));
  if (ids.length === 0) throw new Error(`${list} shows nothing that matches ${link}.`);
  return Math.max(...ids);
}

/** Rules are saved by a script of the page, in a form of its own. */
async function addRule(admin: Admin, project: number, rule: DemoRule): Promise<number> {
  const {name, type, description, items} = rule;
  const base = `/project/${project}/rules/field-rules`;
  const page = await admin.submit(`${base}/create/${type}`, {name});
  const id = Number(/field-rules\/(\d+)/.exec(page.path)?.[1]);
  const [, token = ''] = /token: '([^']+)'/.exec(page.html) ?? [];
  const body = new URLSearchParams({token});
  body.append('changes[d][type]', 'field');
  body.append('changes[d][data][name]', 'description');
  body.append('changes[d][data][value]', description);
  for (const [index, [kind, value, rating]] of items.entries()) {
    const item = {uuid: crypto.randomUUID(), type: kind, value, spamRatingFactor: String(rating)};
    body.append(`changes[${index}][type]`, 'item');
    for (const [key, one] of Object.entries(item)) {
      body.append(`changes[${index}][data][${key}]`, one);
    }
  }
  const saved = await admin.session.open(`${base}/${id}/save-changes`, body.toString());
  if (!id || saved.status !== 200) throw new Error(`The rule "${name}" was not saved.`);
  return id;
}

/** Rules look at the kind of a field. */
const formFields = (values: Readonly<Record<string, string>>): Field[] =>
  Object.entries(values).map(([name, value]) => {
    const kinds: Record<string, string> = {message: 'textarea', emailAddress: 'input[email]'};
    return {name, value, fieldPath: `${kinds[name] ?? 'input[text]'}.${name}`};
  });

/** Longer than the minimum time of the security settings. */
const typing = 4_500;

async function addSubmissions(api: Api, data: DemoData): Promise<void> {
  const page = {
    pageTitle: data.pageTitle,
    pageUrl: 'https://www.example.com/contact',
    formActionUrl: 'https://www.example.com/send',
    formId: 'contact',
  };
  const opened = [];
  for (const one of demoSubmissions(data)) {
    const headers = {'X-Forwarded-For': one.address, 'User-Agent': one.userAgent};
    const answer = await api.requestToken(page, headers);
    const {submitToken = ''} = (answer.json ?? {}) as {submitToken?: string};
    opened.push({...one, headers, submitToken});
  }
  await new Promise((go) => setTimeout(go, typing));
  for (const {fields, headers, submitToken} of opened) {
    // The field of the honeypot stays empty.
    const form = formFields({...fields, [honeypot]: ''});
    const answer = await api.check(submitToken, form, {}, headers);
    const {validationToken} = (answer.json ?? {}) as {validationToken?: string};
    if (!validationToken) continue;
    const body = api.verifyRequest(submitToken, validationToken, hashed(form));
    await api.signed(verifyPath, {body});
  }
}

async function addGuideline(admin: Admin, project: number, name: string): Promise<number> {
  const list = `/project/${project}/settings/security`;
  await admin.submit(`${list}/guideline/add`, {
    name,
    priority: '10',
    'security_guideline_form[subnets][0]': '198.51.100.0/28',
  });
  return lastIn(admin, list, /guideline\/(\d+)\/edit/);
}

async function addRulePackage(
  admin: Admin,
  api: Api,
  {project, data}: {project: number; data: DemoData},
): Promise<number> {
  const id = await addPackage(admin, project, 'manuallyViaApi');
  await admin.submit(`/project/${project}/rule-packages/${id}/edit`, {name: data.packageName});
  const body = {rulePackageId: id, rulePackageContent: demoPackage(data)};
  await api.signed('/api/v1/rule-package/import', {body});
  return id;
}

async function configure(admin: Admin, project: number, data: DemoData): Promise<void> {
  const settings = `/project/${project}/settings`;
  await admin.submit(`${settings}/security/edit-general`, {
    minimumTimeActive: '1',
    minimumTimeSeconds: '4',
    honeypotFieldActive: '1',
    honeypotFieldName: honeypot,
    delayActive: '1',
    lockoutActive: '1',
    equalSubmissionsActive: '1',
  });
  await admin.submit(`${settings}/members/add`, {email: editor, role: 'editor'});
  for (const [locale, text] of data.box) {
    await admin.submit(`${settings}/translations/add`, {locale, text});
  }
  const rule = `/project/${project}/rules/submission-rules/configure/random-values`;
  await admin.submit(rule, {enabled: '1'});
}

/** What the script of the page makes of green and red for a white background. */
const colors = {colorSuccess: 'rgb(0, 102, 0)', colorFailure: 'rgb(179, 0, 0)'};

/** A box has the colors of its mode once the design is saved. */
export async function saveDesign(admin: Admin, project: number, mode: string): Promise<void> {
  const design = `/project/${project}/settings/design`;
  await admin.open(`${design}/switch-mode?mode=${mode}`);
  await admin.submit(design, colors);
}

async function addUser(admin: Admin): Promise<void> {
  const password = 'a-Long-password-1';
  await admin.submit('/administration/users/add', {
    email: editor,
    'form[password][plainPassword][first]': password,
    'form[password][plainPassword][second]': password,
    sendPasswordResetEmail: null,
  });
}

/** Fills an installation with what the pictures show. Without the console, nothing is older than the run. */
export async function seed(
  admin: Admin,
  console: Console | undefined,
  data: DemoData,
): Promise<Demo> {
  // The interface has the language of the installation, so that the user's own settings stay as they are.
  await admin.submit('/administration/settings/', {defaultLocale: data.locale});
  await admin.submit('/account/settings', {colorMode: 'light'});
  await addUser(admin);
  const made: OwnProject[] = [];
  for (const [name, description] of data.projects) {
    // The second one protects the form of the pictures of the box, which is on this computer.
    const hosts = [made.length === 0 ? 'www.example.com' : '*'];
    made.push(await admin.createProject({name, description, hosts}));
  }
  const [first, keys] = made as [OwnProject, OwnProject];
  const {id: project} = first;
  const api = new Api(admin.session.http, first);
  await configure(admin, project, data);
  const rules = [];
  for (const rule of demoRules(data)) rules.push(await addRule(admin, project, rule));
  await addRule(admin, keys.id, demoRules(data)[0]!);
  await saveDesign(admin, keys.id, 'simple');
  const guideline = await addGuideline(admin, project, data.guideline);
  const rulePackage = await addRulePackage(admin, api, {project, data});
  await addSubmissions(api, data);
  const valid = await lastIn(admin, `/project/${project}/submissions/`, /submissions\/(\d+)\/view/);
  const spam = valid - demoSubmissions(data).length + 2;
  const past = {
    projects: made.map(({id}) => id),
    rulePackage,
    submissions: [spam - 1, valid] as const,
  };
  if (console) await fillPast(console, past);
  return {project, keys, rule: rules[0]!, rulePackage, guideline, valid, spam};
}

/** Removes everything again. */
export async function remove(admin: Admin): Promise<void> {
  await admin.submit('/administration/settings/', {defaultLocale: 'en'});
  for (const {id} of await admin.projects()) await admin.deleteProject(id);
  for (const row of await admin.table('/administration/users/')) {
    const text = JSON.stringify(row).replaceAll('\\/', '/');
    const [link] = /\/administration\/users\/\d+\/delete/.exec(text) ?? [];
    if (link && text.includes(editor)) await admin.submit(link);
  }
}
