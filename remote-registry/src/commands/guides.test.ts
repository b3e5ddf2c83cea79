import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { builtFolder, emptyFolder, shell } from '../testing/built-folder';
import { runCommand } from './commands';

const docs = path.resolve(import.meta.dirname, '../../../docs');
const runbooks = readdirSync(path.join(docs, 'runbooks')).map((file) => `runbooks/${file}`);

const inGuides = ['operate.md', 'roll-out.md', ...runbooks].flatMap((file) => {
  const text = readFileSync(path.join(docs, file), 'utf8');
  const named = [...text.matchAll(/(?<=^|`)comptoir-remotes ([a-z][^`\n]*)/gm)].map(([, command = '']) => command);
  // Rows of the table of commands have them without the program.
  const rows = [...text.matchAll(/^\| (`[a-z][^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command),
  );
  return [...named, ...(file === 'operate.md' ? rows : [])].map((command) => command.replace(/ +#.*/, '').trim());
});
const COMMANDS = /^(list|verify|prune)$|^(?!remote |shell )[a-z-]+ /;
/** Without commands that only have a name in the text, whose arguments other places give. */
const commands = [...new Set(inGuides)].filter((command) => COMMANDS.test(command));

const FLEET = {
  name: 'fleet',
  schema: 2 as const,
  areas: [{ path: '/fleet', module: './agencies', title: { en: 'Vehicles' }, needs: 'office' as const }],
  services: [{ name: 'fleet', why: 'Vehicles of an office' }],
};
const FINANCE = {
  name: 'finance',
  areas: [{ path: '/exchange', module: './agencies', title: { en: 'Exchange' }, needs: 'office' as const }],
};

/** Commands after which the one of the guide makes sense. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  promote: ['publish BUILT --share 10%'],
  halt: ['publish BUILT --share 10%'],
  'pin finance --off': ['pin finance --reason audit'],
  restore: ['retire finance --reason audit'],
  'withdraw-consent': ['consent fleet --reason audit'],
};

describe('commands of the guides', () => {
  let deployment: Server;
  let address: string;
  let places: { built: string; lower: string; shell: string; teams: string };

  beforeAll(async () => {
    const [built, lower] = await Promise.all(
      ['1.2.0', '0.9.0'].map((version) => builtFolder(version, { changes: FINANCE })),
    );
    const folder = await emptyFolder();
    await mkdir(path.join(folder, 'shell'));
    await writeFile(path.join(folder, 'shell/shell.json'), JSON.stringify({ ...shell, descriptors: [1, 2] }));
    places = {
      built: built ?? '',
      lower: lower ?? '',
      shell: path.join(folder, 'shell'),
      teams: path.join(folder, 'teams.json'),
    };
    deployment = createServer((request, response) => {
      response.end(JSON.stringify(request.url?.startsWith('/api/') ? [] : shell));
    }).listen(0, '127.0.0.1');
    await once(deployment, 'listening');
    const listened = deployment.address();
    address = `http://127.0.0.1:${typeof listened === 'object' ? listened?.port : 0}`;
  });
  afterAll(() => deployment.close());

  /** Values in place of those that a reader replaces. */
  const filledIn = (command: string) =>
    command
      .replace('publish …', `publish ${command.includes('--force') ? places.lower : 'BUILT'}`)
      .replaceAll(/mfe-finance\/dist|BUILT/g, places.built)
      .replaceAll('host-shell/dist', places.shell)
      .replaceAll('/etc/comptoir/teams.json', places.teams)
      .replaceAll(/https:\/\/comptoir\.example|<address>/g, address)
      .replaceAll('<service>', 'fleet')
      .replaceAll('<remote>', command.startsWith('withdraw') ? 'fleet' : 'finance')
      .replaceAll('<id>', '01890000-0000-7000-8000-000000000001')
      .replaceAll('1.3.2', '1.0.0')
      .replaceAll(/ --to (\/srv\/remotes|…)/g, '')
      .replaceAll(/"?…"?/g, 'audit');

  test('are found', () => {
    expect(commands.length).toBeGreaterThan(25);
  });

  test.each(commands)('%s', async (command) => {
    const registry = await emptyFolder();
    const run = (line: string) => {
      const args = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
        ([, one, two, three]) => one ?? two ?? three ?? '',
      );
      return runCommand([...args, '--to', registry, ...(args.includes('--by') ? [] : ['--by', 'operations'])], {
        environment: {},
        print: () => undefined,
      });
    };
    for (const version of ['1.0.0', '1.1.0']) await run(`publish ${await builtFolder(version, { changes: FINANCE })}`);
    await run(`publish ${await builtFolder('1.0.0', { changes: FLEET })}`);
    const before = Object.entries(BEFORE).find(([start]) => command.startsWith(start))?.[1] ?? [];
    for (const line of before) await run(filledIn(line));
    await expect(run(filledIn(command))).resolves.toBeUndefined();
  });
});
