import type { CDPSession } from '@playwright/test';
import type { SeenRequest } from './request-depth';

interface StackTrace {
  callFrames: readonly { url: string }[];
  parent?: StackTrace | undefined;
}

/** Depth of the call stacks that the browser records. */
const REMEMBERED_CALLS = 64;

/** Collects requests from now on; the returned function lists them in order. */
export async function watchRequests(session: CDPSession): Promise<() => readonly SeenRequest[]> {
  const requests = new Map<string, { -readonly [Key in keyof SeenRequest]: SeenRequest[Key] }>();
  const headerBytes = new Map<string, number>();

  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const waitsFor = [...(initiator.url ? [initiator.url] : []), ...scriptsOf(initiator.stack)];
    requests.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0, at: timestamp * 1000, waitsFor });
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const request = requests.get(requestId);
    if (request) request.type = type;
    headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = Math.max(0, encodedDataLength - (headerBytes.get(requestId) ?? 0));
  });
  await session.send('Debugger.enable');
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: REMEMBERED_CALLS });
  return () => [...requests.values()];
}

function scriptsOf(stack: StackTrace | undefined): string[] {
  if (!stack) return [];
  const urls = stack.callFrames.map(({ url }) => url).filter((url) => url.startsWith('http'));
  return [...new Set([...urls, ...scriptsOf(stack.parent)])];
}
