interface PendingFile {
  readonly response: Promise<Response>;
  resolve(response: Response): void;
}

/** Files that the page is fetching and transfers to the worker. */
export interface TransferredFiles {
  /** The response for a URL, the first time only: a retry has to fetch the file. */
  take(url: string): Promise<Response> | undefined;
  /** The body is null if the page could not load the file, or if there is none. */
  receive(url: string, body: ArrayBuffer | null, isMissing: boolean): void;
}

export function transferredFiles(urls: readonly string[]): TransferredFiles {
  const files = new Map(
    urls.map((url): [string, PendingFile] => {
      let resolve: PendingFile['resolve'] = () => {};
      const response = new Promise<Response>((resolver) => (resolve = resolver));
      return [url, {response, resolve}];
    }),
  );
  const untaken = new Set(urls);
  return {
    take: (url) => (untaken.delete(url) ? files.get(url)?.response : undefined),
    receive(url, body, isMissing) {
      const failure = isMissing ? new Response(null, {status: 404}) : Response.error();
      files.get(url)?.resolve(body ? new Response(body) : failure);
    },
  };
}
