import { builtFolder, emptyFolder } from '../testing/built-folder';
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

test('a day of a team: publish, look, go back, and see why', async () => {
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

test('publishing what is published is an error unless it is allowed', async () => {
  const { run, lines } = await terminal();
  const folder = await builtFolder('1.0.0');
  await run('publish', folder);
  await expect(run('publish', folder)).rejects.toThrow('published already');
  await run('publish', folder, '--if-new');
  expect(lines).toEqual(['Published operations 1.0.0.']);
});

test('of one number with other files nothing is published silently', async () => {
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

test('a version from before the live one is not made live by publishing it again, and that is said', async () => {
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

test.each([
  [['rollback', 'operations'], '--reason is missing'],
  [['rollback'], 'The name of the remote is missing'],
  [['publish'], 'The folder of a built remote is missing'],
  [['check-shell', '/nowhere'], '/nowhere holds no description of a shell'],
  [['unpublish'], 'comptoir-remotes <command>'],
  [['list', '--loud'], "Unknown option '--loud'"],
])('%j says what is wrong', async (args, sentence) => {
  const { run } = await terminal();
  await expect(run(...args)).rejects.toThrow(sentence);
});
