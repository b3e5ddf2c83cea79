import { createHash } from 'node:crypto';
import { mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { RemoteSettings } from '@comptoir/api-contract/remote-settings';
import { folderStore } from '@comptoir/remote-registry';
import { builtFolder, emptyFolder } from '@comptoir/remote-registry/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { create, Header } from 'tar';
import { servePublications } from './publications';

const TOKEN = 'of-the-operations-team';
let remotes: string;
let settings: RemoteSettings[] = [];
let server: FastifyInstance;

beforeEach(async () => {
  remotes = await emptyFolder();
  server = await serverWith(
    await teamsFile([{ team: 'operations-team', sha256: sha256(TOKEN), remotes: ['operations'] }]),
  );
});
afterEach(() => server.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function teamsFile(teams: unknown): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'comptoir-teams-')), 'teams.json');
  await writeFile(file, JSON.stringify(teams));
  return file;
}

async function serverWith(tokens: string | undefined): Promise<FastifyInstance> {
  const taking = Fastify();
  await servePublications(taking, { store: folderStore(remotes), tokens, settings: () => settings });
  return taking;
}

async function archiveOf(folder: string): Promise<Buffer> {
  return buffer(create({ cwd: folder, gzip: true, portable: true }, await readdir(folder)));
}

function archiveWith(entry: string): Buffer {
  const header = Buffer.alloc(512);
  new Header({ path: entry, size: 0, type: 'File', mode: 0o644, mtime: new Date(0) }).encode(header);
  return gzipSync(Buffer.concat([header, Buffer.alloc(1024)]));
}

function send(payload: Buffer, { token = TOKEN, query = '' } = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' };
  return server.inject({ method: 'POST', url: `/publish${query}`, headers, payload });
}

test('a team publishes its remote, and the history says who, for which team, and why', async () => {
  const answer = await send(await archiveOf(await builtFolder('1.0.0')), { query: '?by=amina&reason=first' });
  expect(answer.json()).toMatchObject({ message: 'Published operations 1.0.0.' });
  const { remotes: published, history } = await folderStore(remotes).read();
  expect(published['operations']?.live).toBe('1.0.0');
  expect(history).toMatchObject([{ action: 'publish', by: 'operations-team: amina', reason: 'first' }]);
});

test('a team shows its version to some people first, and another team cannot take its name', async () => {
  const answers = [
    await send(await archiveOf(await builtFolder('1.0.0'))),
    await send(await archiveOf(await builtFolder('1.1.0')), { query: '?share=10%25&roles=ADMIN' }),
    await send(await archiveOf(await builtFolder('1.2.0')), { query: '?share=many' }),
    await send(await archiveOf(await builtFolder('1.0.5'))),
    await send(await archiveOf(await builtFolder('1.0.5')), { query: '?force=yes&reason=back' }),
  ];
  expect(answers.map((answer) => answer.json<{ message: string }>().message)).toEqual([
    'Published operations 1.0.0.',
    'Published operations 1.1.0 for 10 % of people with role ADMIN; everybody else has 1.0.0.',
    '--share takes a percentage such as 10%, not many',
    'operations 1.0.5 is lower than 1.1.0, which is published already; use --force --reason <why> to publish it anyway',
    'Published operations 1.0.5.',
  ]);
  server = await serverWith(await teamsFile([{ team: 'other-team', sha256: sha256(TOKEN), remotes: ['*'] }]));
  const foreign = await send(await archiveOf(await builtFolder('2.0.0')));
  expect(foreign.statusCode).toBe(422);
  expect(foreign.json<{ message: string }>().message).toContain(
    'operations belongs to operations-team, and the token is of other-team',
  );
  const { history } = await folderStore(remotes).read();
  expect(history[0]).toMatchObject({ team: 'operations-team', key: sha256(TOKEN).slice(0, 12) });
});

test('the gate is that of the command: a version is immutable', async () => {
  await send(await archiveOf(await builtFolder('1.0.0')));
  const again = await send(await archiveOf(await builtFolder('1.0.0')));
  expect(again.statusCode).toBe(422);
  expect(again.json()).toEqual({
    message: 'operations 1.0.0 is published already; a version never changes, so raise it',
  });
});

test('errors of a build contain no path of the server', async () => {
  const answer = await send(await archiveOf(await builtFolder('1.0.0', { changes: { kernel: 'newest' } })));
  expect(answer.json<{ message: string }>().message).toMatch(/^remote\.json: .*A contract version like 1\.0/s);
});

test('the remote of another team is refused', async () => {
  const foreign = await builtFolder('1.0.0', { changes: { name: 'finance' } });
  const answer = await send(await archiveOf(foreign));
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({ message: 'The token of operations-team may publish operations, and not finance.' });
  await expect(folderStore(remotes).read()).resolves.toMatchObject({ remotes: {} });
});

test('a star matches every name with that prefix', async () => {
  server = await serverWith(await teamsFile([{ team: 'many', sha256: sha256(TOKEN), remotes: ['oper*'] }]));
  expect((await send(await archiveOf(await builtFolder('1.0.0')))).statusCode).toBe(200);
});

test.each(['../outside.js', '/etc/outside.js', 'a/../../outside.js', String.raw`..\outside.js`])(
  'an archive with %s is refused',
  async (entry) => {
    const answer = await send(archiveWith(entry));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ message: string }>().message).toContain('leads out of its folder');
  },
);

test('a link in an archive is refused', async () => {
  const folder = await builtFolder('1.0.0');
  await symlink('/etc/hostname', path.join(folder, 'host.json'));
  const answer = await send(await archiveOf(folder));
  expect(answer.json()).toEqual({ message: 'The archive is refused: host.json is neither a file nor a folder' });
});

test('an archive that unpacks to a very large size is refused', async () => {
  const answer = await send(gzipSync(Buffer.alloc(101 * 1024 * 1024)));
  expect(answer.json<{ message: string }>().message).toContain('becomes larger than');
});

test('a file that is not an archive is refused', async () => {
  expect((await send(Buffer.from('no archive'))).statusCode).toBe(422);
  expect((await send(gzipSync('no archive'))).statusCode).toBe(422);
});

test('an unknown token is refused before the archive is read', async () => {
  const answer = await send(Buffer.alloc(1), { token: 'guessed' });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ message: 'The token is missing, or this deployment does not know it.' });
});

test('without teams publications are refused with a reason', async () => {
  server = await serverWith(undefined);
  const answer = await send(await archiveOf(await builtFolder('1.0.0')));
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({ message: 'This deployment takes nothing over HTTP: it has no PUBLISH_TOKENS.' });
});

test('an unreadable file of teams rejects everything', async () => {
  server = await serverWith('/nowhere/teams.json');
  expect((await send(Buffer.alloc(1))).statusCode).toBe(503);
});

test('a version that refuses stored settings is stopped, and one that accepts them is not', async () => {
  settings = [
    { remote: 'operations', values: { rows: 50 } },
    { remote: 'operations', countryCode: 'DZ', values: { rows: 500, former: 'x' } },
    { remote: 'finance', values: { rows: 'many' } },
  ];
  const build = (maximum: number) =>
    builtFolder('1.0.0', { changes: { schema: 2, settings: { rows: { type: 'integer', default: 20, maximum } } } });
  const answers = [await send(await archiveOf(await build(100))), await send(await archiveOf(await build(1000)))];
  settings = [];
  expect(answers.map((answer) => answer.json<{ message: string }>().message)).toEqual([
    'operations 1.0.0 refuses the stored setting rows of DZ (500): not a whole number up to 100. Accept it, or change it on the page Platform',
    'Published operations 1.0.0.',
  ]);
});
