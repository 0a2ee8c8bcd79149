/** Where in the documentation a problem was seen. */
export interface Place {
  /** Address of the page. */
  readonly page: string;
  readonly language: string;
  /** Documented version of the product. */
  readonly version: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
}

/** Address of the issue form (.github/ISSUE_TEMPLATE/problem.yml) with the place filled in. */
export function reportUrl(repository: string, place: Place): string {
  return `${repository}/issues/new?${new URLSearchParams({template: 'problem.yml', ...place})}`;
}

/** The same form for a section of the page, or for the whole page again. */
export function withSection(url: string, section: Section | undefined): string {
  const form = new URL(url);
  const page = new URL(form.searchParams.get('page') ?? '');
  page.hash = section?.id ?? '';
  form.searchParams.set('page', page.href);
  form.searchParams.delete('section');
  if (section) form.searchParams.set('section', section.title);
  return form.href;
}
