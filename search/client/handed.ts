interface Coming {
  readonly response: Promise<Response>;
  arrive(response: Response): void;
}

/** Files that the page has asked for already and hands over. */
export interface Handed {
  /** The answer for an address, once; who asks again has to fetch it. */
  take(url: string): Promise<Response> | undefined;
  /** None if the file could not be had. */
  arrive(url: string, body: ArrayBuffer | null): void;
}

export function handedFiles(urls: readonly string[]): Handed {
  const files = new Map(
    urls.map((url): [string, Coming] => {
      let arrive: Coming['arrive'] = () => {};
      const response = new Promise<Response>((resolve) => (arrive = resolve));
      return [url, {response, arrive}];
    }),
  );
  const wanted = new Set(urls);
  return {
    take: (url) => (wanted.delete(url) ? files.get(url)?.response : undefined),
    arrive: (url, body) => files.get(url)?.arrive(body ? new Response(body) : Response.error()),
  };
}
