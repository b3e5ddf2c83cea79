import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { liveDecisions } from './remote-decisions';

const demoted = {
  remote: 'finance',
  version: '2.0.0',
  decision: 'demoted',
  at: '2026-11-22T10:00:00.000Z',
  reason: '3 people in a minute',
};

describe('decisions on remotes', () => {
  let keptIn = '';
  const opened: FastifyInstance[] = [];
  beforeEach(async () => {
    keptIn = await mkdtemp(path.join(tmpdir(), 'comptoir-decisions-'));
  });
  afterEach(async () => {
    for (const server of opened.splice(0)) await server.close();
    await rm(keptIn, { recursive: true });
  });

  let heard = 0;
  beforeEach(() => {
    heard = 0;
  });

  async function decisionsAfter(answer: (headers: Readonly<Record<string, string>>) => Promise<unknown>, served = 7) {
    const server = Fastify();
    opened.push(server);
    let onRequest = () => {};
    // The first answer has been processed when the next request arrives.
    const askedAgain = new Promise<void>((resolve) => {
      onRequest = () => (onRequest = resolve);
    });
    const ask = (headers: Readonly<Record<string, string>>) => {
      onRequest();
      return answer(headers);
    };
    const decisions = await liveDecisions(server, {
      ask,
      revision: async () => served,
      keptIn,
      onAnswer: () => heard++,
      period: 1,
    });
    await server.ready();
    await askedAgain;
    return decisions();
  }

  it('are known after the first answer of the API, and after a restart while the API is away', async () => {
    await expect(decisionsAfter(async () => [demoted])).resolves.toEqual([demoted]);
    await expect(decisionsAfter(() => Promise.reject(new Error('away')))).resolves.toEqual([demoted]);
  });

  it('stay as they were when the answer is invalid', async () => {
    await decisionsAfter(async () => [demoted]);
    await expect(decisionsAfter(async () => ({ message: 'not found' }))).resolves.toEqual([demoted]);
  });

  it('report only valid answers, so that the metrics show a server that receives none', async () => {
    await decisionsAfter(async () => ({ message: 'not found' }));
    expect(heard).toBe(0);
    await decisionsAfter(async () => [demoted]);
    expect(heard).toBeGreaterThan(0);
  });

  it('are requested with the served revision of the registry, which notifies open pages of a new one', async () => {
    const ask = jest.fn(async () => []);
    await decisionsAfter(ask, 42);
    expect(ask).toHaveBeenLastCalledWith({ 'comptoir-registry': '42' });
  });

  it('are empty before the first answer', async () => {
    await expect(decisionsAfter(() => Promise.reject(new Error('away')))).resolves.toEqual([]);
  });
});
