import type {BrowserField} from './fieldCheck';
import {checkFormData, newToken, type Project, type Visit} from './project';
import {failure, type Answer} from './signedRequest';
import type {Counters} from './store';

const folder = '/api/v1/frontend/';

export interface Frontend {
  readonly project: Project;
  readonly visits: Map<string, Visit>;
  readonly counters: Counters;
  open(submitToken: string): Visit;
}

interface FormData {
  readonly fields: readonly BrowserField[];
  readonly ignoredFields?: readonly string[];
}

/** Parses form data that the browser sent as JSON; undefined if it is not valid. */
function parsed(text: string): FormData | undefined {
  try {
    const data = JSON.parse(text) as Partial<FormData> | null;
    return data?.fields ? {fields: data.fields, ignoredFields: data.ignoredFields} : undefined;
  } catch {
    return undefined;
  }
}

/** Merges the fields of two steps; later values replace earlier ones. */
function merged(stored: readonly BrowserField[], later: readonly BrowserField[]): BrowserField[] {
  return [...new Map([...stored, ...later].map((field) => [field.name, field])).values()];
}

function requestToken(form: URLSearchParams, frontend: Frontend): Answer {
  const {project, visits} = frontend;
  if (!form.has('pageTitle') || !form.has('pageUrl'))
    return failure('Required parameters missing.');
  const given = form.get('submitToken');
  const visit = given ? visits.get(given) : frontend.open(newToken());
  if (!visit || visit.verified) {
    return failure('The given submit token does not exist or has already been used.');
  }
  const body = {
    submitToken: visit.submitToken,
    messages: {locale: 'en', label: 'Check my data for spam.'},
    invisible: project.invisible,
    showLogo: true,
  };
  return {status: 200, body};
}

/** Stores or checks the fields of a form. Errors are checked in the same order as in the product. */
function formCall(endpoint: string, form: URLSearchParams, frontend: Frontend): Answer {
  const {project, visits, counters} = frontend;
  const isCheck = endpoint === 'check-form-data';
  const token = form.get('submitToken');
  if (!token) return failure('Submit token not set.');
  const visit = visits.get(token);
  if (!visit || visit.verified) return failure('Submit token not valid.');
  const sent = form.get('formData');
  if (!sent) {
    return failure(isCheck ? 'Form data not set.' : 'Form data and metadata not set.');
  }
  const data = parsed(sent);
  if (!data) return failure('Form data not valid.');
  if (!data.ignoredFields) return {status: 500, body: {}};
  const fields = merged(visit.stored ?? [], data.fields);
  if (isCheck) {
    const body = checkFormData(project, visit, fields);
    if (!body.valid) counters.spam += 1;
    return {status: 200, body};
  }
  visit.stored = fields;
  return {status: 200, body: {result: true}};
}

/** Responds to calls of the script in the browser; undefined for other paths. */
export function answerBrowser(
  path: string,
  form: URLSearchParams,
  frontend: Frontend,
): Answer | undefined {
  if (!path.startsWith(folder)) return undefined;
  const publicKey = form.get('publicKey');
  if (!publicKey) return failure('No public key sent.', 400);
  if (publicKey !== frontend.project.publicKey) {
    return failure('No project available for the sent public key.', 403);
  }
  const endpoint = path.slice(folder.length);
  if (endpoint === 'request-submit-token') return requestToken(form, frontend);
  return formCall(endpoint, form, frontend);
}
