import type {BrowserField} from './fieldCheck';
import {checkFormData, newToken, type Project, type Visit} from './project';
import {failure, type Answer} from './signedRequest';

const folder = '/api/v1/frontend/';

export interface Frontend {
  readonly project: Project;
  readonly visits: Map<string, Visit>;
  open(submitToken: string): Visit;
}

function fieldsIn(form: URLSearchParams): readonly BrowserField[] {
  return (JSON.parse(form.get('formData') ?? '{"fields":[]}') as {fields: BrowserField[]}).fields;
}

/** A later value of a field counts. */
function merged(stored: readonly BrowserField[], later: readonly BrowserField[]): BrowserField[] {
  return [...new Map([...stored, ...later].map((field) => [field.name, field])).values()];
}

function requestToken(form: URLSearchParams, {project, visits, open}: Frontend): Answer {
  const given = form.get('submitToken');
  const visit = given ? visits.get(given) : open(newToken());
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

/** The endpoints that the script in the browser calls; undefined for other paths. */
export function answerBrowser(
  path: string,
  form: URLSearchParams,
  frontend: Frontend,
): Answer | undefined {
  if (!path.startsWith(folder)) return undefined;
  const endpoint = path.slice(folder.length);
  if (endpoint === 'request-submit-token') return requestToken(form, frontend);
  const visit = frontend.visits.get(form.get('submitToken') ?? '');
  if (!visit || visit.verified) return failure('Submit token not valid.');
  if (endpoint === 'store-form-data') {
    visit.stored = merged(visit.stored ?? [], fieldsIn(form));
    return {status: 200, body: {result: true}};
  }
  const fields = merged(visit.stored ?? [], fieldsIn(form));
  return {status: 200, body: checkFormData(frontend.project, visit, fields)};
}
