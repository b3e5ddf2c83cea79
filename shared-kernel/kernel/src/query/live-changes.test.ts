/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query';
import { ApiError, ConnectionError } from '../http/api-error';
import type { CallOptions } from '../http/http-client';
import { createSessionStore, TOKEN_KEY } from '../session/session.store';
import { memoryStorage } from '@comptoir/remote-sdk/testing/memory-storage';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import { followChanges } from './live-changes';

const CHANGE = 'id: 7\nevent: change\ndata: {"list":"collections","officeId":null}\n\n';

// Avoids a pending timer.
const kept = { gcTime: Infinity };

function following(
  answers: (() => Response)[],
  { signedIn = true, onLife }: { signedIn?: boolean; onLife?: () => void } = {},
) {
  const session = createSessionStore({
    storage: memoryStorage(signedIn ? { [TOKEN_KEY]: tokenFor() } : {}),
    now: () => 0,
  });
  const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
  });
  const attempts: CallOptions[] = [];
  const waits: number[] = [];
  const client = new QueryClient({ defaultOptions: { queries: kept, mutations: kept } });
  client.setQueryData(['collections', 'listCollections', {}], []);
  client.setQueryData(['collections', 'getCollection', { params: { id: '7' } }], {});
  client.setQueryData(['collections', 'getCollection', { params: { id: '8' } }, 'record'], {});
  client.setQueryData(['agencies', 'listAgencies', {}], []);
  const renewed = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey[1]);
  const stop = followChanges({
    session,
    page,
    http: {
      respond: async (_name, _args, options = {}) => {
        attempts.push(options);
        return (answers[attempts.length - 1] ?? open)();
      },
    },
    client,
    onLife,
    pause: async (duration) => void waits.push(duration),
  });
  return { session, page, attempts, waits, client, renewed, stop };
}

const open = () => new Response(new ReadableStream());
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const fail = (error: Error) => () => {
  throw error;
};

describe('a page that follows changes', () => {
  test('refetches what the server reports as changed', async () => {
    const { renewed, stop } = following([() => new Response(`retry: 2000\n\n${CHANGE}`)]);
    await settle();
    expect(renewed()).toEqual(['listCollections', 'getCollection']);
    stop();
  });

  test('reports each heartbeat of the server', async () => {
    const onLife = jest.fn();
    const { stop } = following([() => new Response(`retry: 2000\n\n${CHANGE}:\nid: 8\n\n`)], { onLife });
    await settle();
    expect(onLife.mock.calls.length).toBeGreaterThanOrEqual(2);
    stop();
  });

  test('refetches nothing that this page is deleting', async () => {
    const { client, renewed, stop } = following([() => new Response(CHANGE)]);
    const deletion = { mutationKey: ['deleteCollection'], mutationFn: () => new Promise(() => undefined) };
    void client
      .getMutationCache()
      .build(client, deletion)
      .execute({ params: { id: '7' } });
    await settle();
    expect(renewed()).toEqual(['listCollections']);
    stop();
  });

  test('resumes a broken stream where it broke', async () => {
    const { attempts, stop } = following([() => new Response(CHANGE)]);
    await settle();
    expect(attempts.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '7']);
    stop();
  });

  test('retries an unreachable server with increasing delays', async () => {
    const away = fail(new ConnectionError(undefined));
    const { waits, stop } = following([away, away, away]);
    await settle();
    expect(waits).toHaveLength(3);
    expect(waits[2]).toBeGreaterThan((waits[0] ?? 0) * 2);
    stop();
  });

  test('rarely retries a server that does not know the call', async () => {
    const { waits, stop } = following([fail(new ApiError(404, 'There is nothing'))]);
    await settle();
    expect(waits[0]).toBeGreaterThan(30_000);
    stop();
  });

  test('listens only while a user is signed in', async () => {
    const { session, attempts, stop } = following([], { signedIn: false });
    expect(attempts).toHaveLength(0);
    session.signIn(tokenFor());
    expect(attempts).toHaveLength(1);
    session.signOut('signed-out');
    expect(attempts[0]?.signal?.aborted).toBe(true);
    stop();
  });

  test('listens only while the page is visible', () => {
    const { page, attempts, stop } = following([]);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(attempts[0]?.signal?.aborted).toBe(true);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(attempts).toHaveLength(2);
    stop();
  });
});
