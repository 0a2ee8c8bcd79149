/** What a chosen result passes to its page: state of the history entry, so the URL stays clean. */
export interface ArrivalState {
  readonly searchTerms?: readonly string[];
  readonly searchType?: string | undefined;
  /** Name of the row of a table that answers. */
  readonly searchRow?: string | undefined;
}

export type Arrival = ArrivalState & Required<Pick<ArrivalState, 'searchTerms'>>;

/** More and longer terms than any query has. */
const maxTerms = 100;
const maxLength = 100;

const isTerm = (term: unknown): term is string =>
  typeof term === 'string' && term !== '' && term.length <= maxLength;

/** Reads the state of a history entry, which other scripts and extensions may have written as well. */
export function readArrival(state: unknown): Arrival {
  const {searchTerms, searchType, searchRow} = Object(state) as Record<keyof ArrivalState, unknown>;
  return {
    searchTerms: Array.isArray(searchTerms) ? searchTerms.slice(0, maxTerms).filter(isTerm) : [],
    searchType: typeof searchType === 'string' ? searchType : undefined,
    searchRow: typeof searchRow === 'string' ? searchRow : undefined,
  };
}
