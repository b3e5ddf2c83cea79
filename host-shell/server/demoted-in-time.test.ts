import { folderStore, publish } from '@comptoir/remote-registry';
import { builtFolder, emptyFolder } from '@comptoir/remote-registry/testing';
import Fastify from 'fastify';
import { DEFAULT_CONFIG } from '../src/runtime-config';
import { pageServerPlugin } from './page-server.plugin';
import { builtShell } from './testing/built-shell';

const NOTIFIED_WITHIN_MS = 10_000;
/** Timeout of the API on a page server. */
const TIMEOUT_MS = 2_000;

const demoted = {
  remote: 'operations',
  version: '1.1.0',
  decision: 'demoted',
  at: '2026-11-23T02:00:00.000Z',
  reason: '3 people in a minute',
};

afterEach(() => {
  jest.useRealTimers();
});

test('a page server stops offering a demoted version within ten seconds, even when the API answers late once', async () => {
  const [remotes, shell] = [await emptyFolder(), await builtShell()];
  for (const version of ['1.0.0', '1.1.0']) {
    await publish(folderStore(remotes), await builtFolder(version), { by: 'a team' });
  }

  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime', 'Date'] });
  const answers: (() => Promise<unknown>)[] = [async () => []];
  const late = () => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('late')), TIMEOUT_MS));
  const server = Fastify();
  await server.register(pageServerPlugin, {
    shell,
    remotes: folderStore(remotes),
    config: DEFAULT_CONFIG,
    readDecisions: () => (answers.shift() ?? (async () => [demoted]))(),
  });
  await server.ready();
  const offered = async () => {
    const { operations } = (await server.inject({ url: '/registry.json' })).json().remotes;
    const versions = operations.versions.map(({ version }: { version: string }) => version);
    return { live: operations.live, versions };
  };
  await jest.advanceTimersByTimeAsync(0);
  expect(await offered()).toEqual({ live: '1.1.0', versions: ['1.1.0', '1.0.0'] });

  // Demoted just after the page server asked.
  answers.push(late);
  await jest.advanceTimersByTimeAsync(NOTIFIED_WITHIN_MS);
  expect(answers).toEqual([]);
  expect(await offered()).toEqual({ live: '1.0.0', versions: ['1.0.0'] });
  const page = await server.inject({ url: '/agencies' });
  expect(page.body).not.toContain('/remotes/operations/1.1.0/');
  await server.close();
});
