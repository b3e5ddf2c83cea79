import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import { folderStore, pin, publish, rollback, type RegistryStore } from '@comptoir/remote-registry';
import { builtFolder, emptyFolder } from '@comptoir/remote-registry/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { takeTeamChanges } from './team-changes';

const TOKEN = 'of-the-operations-team';
const OTHER = 'of-another-team';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const platform = { by: 'the platform', reason: 'amounts are wrong' };

let store: RegistryStore;
let tokens: string;
let decisions: RemoteDecision[];
let server: FastifyInstance;

beforeEach(async () => {
  store = folderStore(await emptyFolder());
  tokens = path.join(await emptyFolder(), 'teams.json');
  decisions = [];
  await writeTeams([
    { team: 'operations-team', sha256: sha256(TOKEN), remotes: ['operations'] },
    { team: 'other-team', sha256: sha256(OTHER), remotes: ['*'] },
  ]);
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publishVersion(version);
  server = Fastify();
  await takeTeamChanges(server, { store, tokens, decisions: () => decisions });
});
afterEach(() => server.close());

const writeTeams = (teams: object[]) => writeFile(tokens, JSON.stringify(teams));

async function publishVersion(version: string, share?: number): Promise<void> {
  const team = { name: 'operations-team', key: 'a1' };
  await publish(store, await builtFolder(version), { by: 'a team', team, ...(share && { audience: { share } }) });
}

async function look(token = TOKEN) {
  const answer = await server.inject({ url: '/publish/operations', headers: { authorization: `Bearer ${token}` } });
  return answer.json<{ revision: number; message?: string; back: string[] }>();
}

async function send(action: string, payload: object = {}, token = TOKEN) {
  const { revision } = await look();
  const answer = await server.inject({
    method: 'POST',
    url: `/publish/operations/${action}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { reason: 'totals are wrong', revision, ...payload },
  });
  return [answer.statusCode, answer.json<{ message: string }>().message];
}

const live = async () => (await store.read()).remotes['operations']?.live;

test('a team rolls its remote back, and the history has its token', async () => {
  expect(await send('rollback', { by: 'amina' })).toEqual([200, 'operations 1.2.0 is live.']);
  expect((await store.read()).history.at(-1)).toMatchObject({
    action: 'rollback',
    from: '1.3.0',
    to: '1.2.0',
    by: 'operations-team: amina',
    team: 'operations-team',
    key: sha256(TOKEN).slice(0, 12),
    reason: 'totals are wrong',
  });
});

test('a team goes back to versions that pages fall back to, and never lower', async () => {
  expect((await look()).back).toEqual(['1.2.0', '1.1.0']);
  expect(await send('rollback', { to: '1.0.0' })).toEqual([
    422,
    'A team may not make operations 1.0.0 live. It may go back to: 1.2.0, 1.1.0',
  ]);
  expect(await live()).toBe('1.3.0');
});

test('a team skips a demoted version, and cannot choose it', async () => {
  decisions.push({ remote: 'operations', version: '1.2.0', decision: 'demoted', at: '', reason: '' });
  expect(await send('rollback', { to: '1.2.0' })).toMatchObject([422, expect.stringContaining('may not make')]);
  expect(await send('rollback')).toEqual([200, 'operations 1.1.0 is live.']);
});

test('a version that the platform team took back stays out of reach', async () => {
  await rollback(store, 'operations', platform);
  expect(await send('rollback', { to: '1.3.0' })).toMatchObject([422, expect.stringContaining('may not make')]);
});

test('a team halts and promotes its own roll-out', async () => {
  await publishVersion('1.4.0', 10);
  expect(await send('halt')).toEqual([200, 'operations 1.4.0 is taken back; everybody has 1.3.0.']);
  await publishVersion('1.5.0', 10);
  expect(await send('promote')).toEqual([200, 'operations 1.5.0 is live for everybody.']);
});

test.each([
  ['limited', { decision: 'share' as const, share: 5 }],
  ['stopped', { decision: 'share' as const, share: 0 }],
  ['demoted', { decision: 'demoted' as const }],
])('a team does not promote a version that was %s on Platform', async (_case, decided) => {
  await publishVersion('1.4.0', 10);
  decisions.push({ remote: 'operations', version: '1.4.0', at: '', reason: '', ...decided });
  expect(await send('promote')).toMatchObject([422, expect.stringContaining('only the platform team promotes it')]);
  expect(await live()).toBe('1.3.0');
});

test.each(['rollback', 'halt', 'promote'])('%s of a pinned remote is refused', async (action) => {
  await pin(store, 'operations', platform);
  expect(await send(action, { revision: 5 })).toEqual([
    422,
    'operations is pinned by the platform (amounts are wrong): only the platform team changes it',
  ]);
});

test('a remote with one version stays, unless the team asks for its end', async () => {
  store = folderStore(await emptyFolder());
  await publishVersion('1.0.0');
  server = Fastify();
  await takeTeamChanges(server, { store, tokens, decisions: () => decisions });
  const { revision } = await look();
  expect(await send('rollback', { revision })).toMatchObject([422, expect.stringContaining('use --retire')]);
  expect(await send('rollback', { revision, retire: true })).toMatchObject([
    200,
    'operations is out of the product: it has no version before.',
  ]);
});

test('the token of another team, also one for every name, changes nothing', async () => {
  expect(await send('rollback', {}, OTHER)).toMatchObject([
    422,
    expect.stringContaining('operations belongs to operations-team, and the token is of other-team'),
  ]);
  await writeTeams([{ team: 'other-team', sha256: sha256(OTHER), remotes: ['fleet'] }]);
  expect(await send('rollback', {}, OTHER)).toEqual([403, 'The token of other-team is not for operations.']);
  expect(await live()).toBe('1.3.0');
});

test('a revoked token is refused at once', async () => {
  await writeTeams([]);
  expect(await send('rollback')).toMatchObject([401, expect.any(String)]);
});

test('a token may be limited to some changes', async () => {
  await writeTeams([{ team: 'operations-team', sha256: sha256(TOKEN), remotes: ['operations'], may: ['halt'] }]);
  expect(await send('rollback')).toEqual([403, 'The token of operations-team may not rollback.']);
});

test('a repeated request changes nothing', async () => {
  const { revision } = await look();
  expect(await send('rollback', { revision })).toMatchObject([200, expect.any(String)]);
  expect(await send('rollback', { revision })).toEqual([
    409,
    'operations changed meanwhile: 1.2.0 is live. Look at it, and decide again',
  ]);
  expect(await live()).toBe('1.2.0');
});

test('a rollback at the same moment as a publication takes back either the one or the other version', async () => {
  const { revision } = await look();
  const [[status]] = await Promise.all([send('rollback', { revision }), publishVersion('1.4.0')]);
  expect(await live()).toBe('1.4.0');
  const { versions = [] } = (await store.read()).remotes['operations'] ?? {};
  const withdrawn = versions.filter((each) => each.withdrawn).map(({ version }) => version);
  expect(withdrawn).toEqual(status === 200 ? ['1.3.0'] : []);
});

test.each([
  ['an unknown action', 'retire', {}, 404],
  ['no reason', 'rollback', { reason: ' ' }, 400],
  ['no revision', 'rollback', { revision: undefined }, 400],
])('%s is refused', async (_case, action, payload, status) => {
  expect((await send(action, payload))[0]).toBe(status);
});
