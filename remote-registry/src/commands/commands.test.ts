import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { builtFolder, descriptor, emptyFolder, shell } from '../testing/built-folder';
import { runCommand } from './commands';

async function terminal() {
  const registry = await emptyFolder();
  const lines: string[] = [];
  return {
    lines,
    run: (...args: string[]) =>
      runCommand([...args, '--to', registry, '--by', 'a team'], { environment: {}, print: (line) => lines.push(line) }),
  };
}

test('a team publishes, lists, rolls back and reads the reason', async () => {
  const { run, lines } = await terminal();
  await run('publish', await builtFolder('1.0.0'), await builtFolder('1.1.0'));
  await run('rollback', 'operations', '--reason', 'amounts are wrong');
  await run('list', 'operations');
  await run('verify');
  expect(
    lines
      .join('\n')
      .replaceAll(/\d{4}-\d\d-\d\dT\S+Z/g, 'T')
      .replaceAll(/in \/\S+/g, 'in PLACE'),
  ).toBe(
    `Published operations 1.0.0.
Published operations 1.1.0.
operations 1.0.0 is live.
operations
  1.1.0  withdrawn (amounts are wrong)  published T by a team
  1.0.0  live  published T by a team
history
  T  publish  1.0.0  by a team
  T  publish  1.0.0 → 1.1.0  by a team
  T  rollback  1.1.0 → 1.0.0  by a team: amounts are wrong
2 versions in PLACE are as they were published.`,
  );
});

test('run-time decisions of a deployment are listed with the versions, if its URL is given', async () => {
  const { run, lines } = await terminal();
  await run('publish', await builtFolder('1.0.0'), await builtFolder('1.1.0'));
  await run('publish', await builtFolder('1.2.0'), '--share', '10%');
  const at = '2026-11-23T02:00:00.000Z';
  const decided = (version: string, decision: string, reason: string, share?: number) => ({
    remote: 'operations',
    version,
    decision,
    at,
    reason,
    ...(share !== undefined && { share }),
  });
  const answer = [
    decided('1.2.0', 'share', 'all is well', 25),
    decided('1.1.0', 'demoted', '3 people in a minute: render-crashed'),
    decided('1.0.0', 'kept', 'it is the network'),
  ];
  const api = createServer((request, response) => {
    response.writeHead(request.url === '/api/remote-decisions' ? 200 : 404).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : 0;
  lines.length = 0;
  await run('list', '--at', `http://127.0.0.1:${port}`);
  await run('list', '--at', `http://127.0.0.1:${port}`, '--json');
  // All offered versions have the same decision.
  answer.splice(2, 1, decided('1.0.0', 'demoted', 'amounts are wrong'));
  await run('list', '--at', `http://127.0.0.1:${port}`);
  api.close();
  expect(lines.splice(-1).map((line) => line.replace(/  published .*/, ''))).toEqual([
    `  1.0.0  before, demoted since ${at} (amounts are wrong) and still shown, because there is no other version`,
  ]);
  lines.splice(-3);
  expect(lines.slice(0, -1).map((line) => line.replace(/  published .*/, ''))).toEqual([
    'operations',
    `  1.2.0  for 10 % of people, shown to 25 % of people since ${at} (all is well)`,
    `  1.1.0  live, out of use for everybody since ${at} (3 people in a minute: render-crashed)`,
    `  1.0.0  before, never demoted automatically since ${at} (it is the network)`,
  ]);
  expect(JSON.parse(lines.at(-1) ?? '').decisions[2]).toEqual(decided('1.0.0', 'kept', 'it is the network'));
  await expect(run('list', '--at', `http://127.0.0.1:${port}`)).rejects.toThrow(
    `The decisions of http://127.0.0.1:${port} cannot be read: nobody answers there`,
  );
});

test('a shell that serves all live remotes gets a line for each', async () => {
  const { run, lines } = await terminal();
  await run('publish', await builtFolder('1.0.0'));
  await run('publish', await builtFolder('2.0.0', { changes: { name: 'fleet', areas: [] } }));
  const folder = await emptyFolder();
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify({ ...shell, version: '1.1.0' }));
  const before = lines.length;
  await run('check-shell', folder);
  expect(lines.slice(before)).toEqual([
    'fleet 2.0.0 (contract 1.0): served',
    'operations 1.0.0 (contract 1.0): served',
    'The shell 1.1.0 serves every live remote.',
  ]);
});

test('publishing an existing version is an error unless allowed', async () => {
  const { run, lines } = await terminal();
  const folder = await builtFolder('1.0.0');
  await run('publish', folder);
  await expect(run('publish', folder)).rejects.toThrow('published already');
  await run('publish', folder, '--if-new');
  expect(lines).toEqual(['Published operations 1.0.0.']);
});

test('other files under an existing version are never ignored silently', async () => {
  const { run, lines } = await terminal();
  await run('publish', await builtFolder('1.0.0', { files: { 'mf-stats.json': '{}' } }));
  await run('publish', await builtFolder('1.0.0', { files: { 'mf-stats.json': '{"order":2}' } }), '--if-new');
  for (const [file, content] of [
    ['remoteEntry.js', 'other'],
    ['chunk.js', 'one more'],
  ] as const) {
    const changed = await builtFolder('1.0.0', { files: { 'mf-stats.json': '{}', [file]: content } });
    await expect(run('publish', changed, '--if-new')).rejects.toThrow(
      `operations 1.0.0 is published already with another ${file}; a version never changes, so raise it`,
    );
  }
  expect(lines).toEqual(['Published operations 1.0.0.']);
});

test('a republished version before the live one stays inactive, with a message', async () => {
  const { run, lines } = await terminal();
  const before = await builtFolder('1.0.0');
  await run('publish', before, await builtFolder('1.1.0'));
  await run('publish', before, '--if-new');
  expect(lines.at(-1)).toBe('operations 1.0.0 is published already; 1.1.0 stays live.');
});

test('a pinned version stays live', async () => {
  const { run, lines } = await terminal();
  await run('publish', await builtFolder('1.0.0'));
  await run('pin', 'operations', '--reason', 'the end of the year');
  await run('publish', await builtFolder('1.1.0'));
  await run('pin', 'operations', '--off');
  expect(lines.slice(2)).toEqual([
    'Published operations 1.1.0; 1.0.0 stays live, it is pinned.',
    'operations 1.1.0 is live.',
  ]);
});

test('the list shows roll-outs, flags and retirement, with all marks of a version', async () => {
  const { run, lines } = await terminal();
  await run('publish', await builtFolder('1.0.0'));
  await run('publish', await builtFolder('1.1.0'), '--share', '10%', '--countries', 'MA,FR', '--people', 'p1');
  await run('flag', 'operations', '/agencies', '--roles', 'ADMIN');
  await run('list', 'operations');
  await run('promote', 'operations');
  await run('flag', 'operations', '/agencies', '--off');
  await run('hand-over', 'operations', 'field-team', '--reason', 'a new team');
  await run('rollback', 'operations', '--reason', 'one');
  await expect(run('rollback', 'operations', '--reason', 'two')).rejects.toThrow(
    'operations has no version before 1.0.0: use --retire to remove the remote',
  );
  await run('rollback', 'operations', '--reason', 'two', '--retire');
  await run('list', 'operations');
  expect(lines.map((line) => line.replaceAll(/\d{4}-\d\d-\d\dT\S+Z/g, 'T'))).toEqual([
    'Published operations 1.0.0.',
    'Published operations 1.1.0 for 10 % of people with country MA, FR and 1 named person; everybody else has 1.0.0.',
    'Only role ADMIN has /agencies of operations.',
    'operations (/agencies only for role ADMIN)',
    '  1.1.0  for 10 % of people with country MA, FR and 1 named person  published T by a team',
    '  1.0.0  live  published T by a team',
    'history',
    '  T  publish  1.0.0  by a team',
    '  T  publish  1.0.0 → 1.1.0 for 10 % of people with country MA, FR and 1 named person  by a team',
    '  T  flag  /agencies for role ADMIN  by a team',
    'operations 1.1.0 is live for everybody.',
    'Everybody has /agencies of operations.',
    'operations belongs to field-team.',
    'operations 1.0.0 is live.',
    'operations is out of the product: it has no version before.',
    'operations of field-team (retired by a team: two)',
    '  1.1.0  withdrawn (one)  published T by a team',
    '  1.0.0  live, withdrawn (two)  published T by a team',
    'history',
    '  T  publish  1.0.0  by a team',
    '  T  publish  1.0.0 → 1.1.0 for 10 % of people with country MA, FR and 1 named person  by a team',
    '  T  flag  /agencies for role ADMIN  by a team',
    '  T  promote  1.0.0 → 1.1.0  by a team',
    '  T  flag  /agencies for everybody  by a team',
    '  T  hand-over  nobody → field-team  by a team: a new team',
    '  T  rollback  1.1.0 → 1.0.0  by a team: one',
    '  T  rollback  1.0.0  by a team: two',
  ]);
});

test('starting with an older build or a retired remote succeeds with a message', async () => {
  const { run, lines } = await terminal();
  await run('publish', await builtFolder('1.1.0'));
  await run('publish', await builtFolder('1.0.0-local-a'), '--if-new');
  await run('retire', 'operations', '--reason', 'the team is gone');
  await run('publish', await builtFolder('1.2.0'), '--if-new');
  await run('restore', 'operations');
  expect(lines.slice(1)).toEqual([
    'operations 1.0.0-local-a is not published: 1.1.0 is published already.',
    'operations is out of the product; "restore operations" brings it back.',
    'operations 1.2.0 is not published: operations is retired.',
    'operations 1.1.0 is live.',
  ]);
});

test.each([
  [['rollback', 'operations'], "required option '--reason <reason>' not specified"],
  [['rollback', 'operations', '--reason', ' '], 'It is empty.'],
  [['retire', 'operations'], "required option '--reason <reason>' not specified"],
  [['publish', '/nowhere'], '/nowhere contains no built remote: there is no remote.json'],
  [['publish', '/nowhere', '--force'], '--force requires --reason'],
  [['publish', '/nowhere', '--share', 'many'], '--share takes a percentage such as 10%, not many'],
  [['publish', '/nowhere', '--share', '101%'], /^The audience is not valid: .*share/s],
  [['publish', '/nowhere', '--roles', 'KING'], /^The audience is not valid: .*roles/s],
  [['publish', '/nowhere', '--share', '5%', '--stage'], '--stage cannot be combined with --share'],
  [['flag', 'operations', '/agencies'], 'Missing audience (--share 10% …), or --off'],
  [['check-shell', '/nowhere'], '/nowhere/shell.json: there is no such file or folder'],
  [['rollback', '--reason', 'one'], "missing required argument 'remote'"],
  [['publish'], "missing required argument 'folders'"],
  [['check-shell', '/nowhere'], '/nowhere contains no description of a shell'],
  [['unpublish'], "unknown command 'unpublish'"],
  [['list', '--loud'], "unknown option '--loud'"],
])('%j explains the mistake', async (args, sentence) => {
  const { run } = await terminal();
  await expect(run(...args)).rejects.toThrow(sentence);
});

test('a published remote gives up a path before a new one takes it, in any order of the folders', async () => {
  const { run, lines } = await terminal();
  const area = { path: '/my-day', module: './agencies', title: { en: 'My day' }, needs: 'nothing' } as const;
  const [agencies] = descriptor('1.0.0').areas;
  if (!agencies) throw new Error('The sample has no area');
  await run('publish', await builtFolder('1.0.0', { changes: { areas: [agencies, area] } }));
  const field = await builtFolder('1.0.0', { changes: { name: 'field', areas: [area] } });
  await expect(run('publish', field)).rejects.toThrow('/my-day cannot belong to both operations and field');
  await run('publish', field, await builtFolder('1.1.0'));
  expect(lines.slice(1)).toEqual(['Published operations 1.1.0.', 'Published field 1.0.0.']);
  await expect(run('rollback', 'operations', '--reason', 'amounts are wrong')).rejects.toThrow('/my-day');
  await run('retire', 'field', '--reason', 'back to the old page');
  await run('rollback', 'operations', '--reason', 'back to the old page');
});

test('a rotation of PUBLISH_TOKENS replaces the token of a team', async () => {
  const { run, lines } = await terminal();
  const into = path.join(await emptyFolder(), 'teams.json');
  for (const _ of ['former', 'new']) await run('token', 'fleet-team', 'fleet', '--into', into);
  const hashes = lines.map((line) =>
    createHash('sha256')
      .update(line.split(' ').at(-1) ?? '')
      .digest('hex'),
  );
  expect(JSON.parse(await readFile(into, 'utf8'))).toEqual([
    { team: 'fleet-team', remotes: ['fleet'], sha256: hashes[1] },
  ]);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('a new token of a team keeps its limits, unless others are given', async () => {
  const { run } = await terminal();
  const into = path.join(await emptyFolder(), 'teams.json');
  const teams = async () => JSON.parse(await readFile(into, 'utf8'));
  await run('token', 'fleet-team', 'fleet', '--into', into, '--may', 'halt,rollback');
  await run('token', 'fleet-team', 'fleet', '--into', into);
  expect(await teams()).toMatchObject([{ team: 'fleet-team', may: ['halt', 'rollback'] }]);
  await run('token', 'fleet-team', 'fleet', '--into', into, '--may', 'nothing');
  expect(await teams()).toMatchObject([{ may: [] }]);
  await expect(run('token', 'fleet-team', 'fleet', '--into', into, '--may', 'retire')).rejects.toThrow('Not one of');
});
