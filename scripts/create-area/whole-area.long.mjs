import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run, runTool } from '../machine/program.mjs';
import { root } from '../machine/root.mjs';

/** Downloaded or generated files. */
const LEFT_OUT = new Set(['.git', '.comptoir', 'data', 'remotes', 'node_modules/.pnpm', 'node_modules/.cache']);
const isSource = /** @param {string} path */ (path) => !/(^|\/)(dist|results|\.cache)$/.test(path);

/** @type {string} */
let copy;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'comptoir-area-'));
  const filter = /** @param {string} file */ (file) => isSource(file) && !LEFT_OUT.has(relative(root, file));
  // Links point to packages of the copy and to libraries of this checkout.
  await cp(root, copy, { recursive: true, verbatimSymlinks: true, filter });
  await symlink(join(root, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'));
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test('a generated resource has the right types, and passes its tests', async () => {
  const said = ['probe', 'probes', '--remote', 'operations', '--fr', 'sonde,sondes', '--ar', 'مسبار,مسابر'];
  expect(await run(process.execPath, ['scripts/create-area.mjs', ...said], { cwd: copy })).toMatchObject({ code: 0 });

  const created = ['api-server/src/probes', 'api-server/test/access', 'mfe-operations/src/probes'];
  const include = [
    'api-contract/src',
    'shared-kernel/remote-sdk/src/*.d.ts',
    'shared-kernel/ui/src/components/*.d.ts',
    ...created,
  ];
  await writeFile(join(copy, 'tsconfig.area.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const types = await runTool('tsc', ['--noEmit', '-p', 'tsconfig.area.json'], { cwd: copy });
  expect(types).toEqual({ code: 0, output: '' });

  const kept = ['--cacheDirectory', join(root, '.comptoir/jest')];
  const { code, output } = await runTool('jest', ['--testPathPatterns', 'probes', ...kept], { cwd: copy });
  expect(output).toContain('Test Suites: 2 passed, 2 total');
  expect(code).toBe(0);
}, 300_000);
