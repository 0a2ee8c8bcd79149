import type {BrowserContext, CDPSession, Page} from '@playwright/test';

/** Heap of a worker in megabytes, queried through the DevTools session of its page. */
function queryHeap(session: CDPSession, sessionId: string): Promise<number> {
  return new Promise((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({message}) => {
      const {id, result} = JSON.parse(message) as {id: number; result: {usedSize: number}};
      if (id === 2) resolve(result.usedSize / 1e6);
    });
    for (const [id, method] of [
      [1, 'HeapProfiler.collectGarbage'],
      [2, 'Runtime.getHeapUsage'],
    ] as const) {
      void session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({id, method}),
      });
    }
  });
}

/** Heap of a page's worker after a garbage collection, in megabytes. */
export async function workerMemory(context: BrowserContext, page: Page): Promise<number> {
  const session = await context.newCDPSession(page);
  const attached = new Promise<string>((resolve) =>
    session.on('Target.attachedToTarget', ({sessionId}) => resolve(sessionId)),
  );
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return queryHeap(session, await attached);
}
