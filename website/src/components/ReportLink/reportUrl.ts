/** Where in the documentation a problem was seen. */
export interface Place {
  /** Address of the page. */
  readonly page: string;
  readonly language: string;
  /** Documented version of the product. */
  readonly version: string;
}

/** Address of the issue form (.github/ISSUE_TEMPLATE/problem.yml) with the place filled in. */
export function reportUrl(repository: string, place: Place): string {
  return `${repository}/issues/new?${new URLSearchParams({template: 'problem.yml', ...place})}`;
}
