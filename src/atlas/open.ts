let opened: Promise<unknown> | undefined;

/** Loads what is known about all pages: routes, texts, files. Resolves at once from the second time on. */
export async function openAtlas(): Promise<void> {
  opened ??= import(/* webpackChunkName: "atlas" */ '@atlas/late').catch((reason: unknown) => {
    // The next one who asks tries again.
    opened = undefined;
    throw reason;
  });
  await opened;
}
