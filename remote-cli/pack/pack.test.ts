import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extract, list } from 'tar';
import { readManifest } from './manifest';
import { packAll } from './pack';

interface Packed {
  manifest: { name: string; version: string; exports?: Readonly<Record<string, Readonly<Record<string, string>>>> };
  file: string;
}

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-pack-'));
const command = mkdtempSync(path.join(tmpdir(), 'comptoir-command-'));
let packed: Packed[] = [];

beforeAll(async () => {
  writeFileSync(path.join(command, 'comptoir-remote.js'), '');
  await packAll(command, folder);
  packed = JSON.parse(await readFile(path.join(folder, 'packages.json'), 'utf8'));
}, 120_000);

function filesOf({ file }: Packed): string[] {
  const found: string[] = [];
  list({
    sync: true,
    file: path.join(folder, file),
    onReadEntry: (entry) => void found.push(entry.path.slice('package/'.length)),
  });
  return found;
}

test('packages for remotes and hosts share one version and contain nothing specific to this workspace', async () => {
  expect(packed.map(({ manifest }) => manifest.name)).toEqual([
    '@comptoir/api-contract',
    '@comptoir/kernel',
    '@comptoir/ui',
    '@comptoir/maps',
    '@comptoir/remote-sdk',
    '@comptoir/remote-registry',
    '@comptoir/host-shell',
    '@comptoir/remote',
  ]);
  expect(new Set(packed.map(({ manifest }) => manifest.version)).size).toBe(1);
  expect(JSON.stringify(packed)).not.toMatch(/workspace:|catalog:/);
  const template = execFileSync(
    'tar',
    ['xzOf', path.join(folder, packed.at(-1)?.file ?? ''), 'package/template/outside/package.json.txt'],
    { encoding: 'utf8' },
  );
  expect(template).not.toMatch(/workspace:|catalog:/);
});

test.each([
  ['@comptoir/kernel', ['docs/README.md', 'docs/ui.md', 'reports/session.api.md']],
  ['@comptoir/ui', ['reports/ui.api.md']],
  ['@comptoir/maps', ['reports/maps.api.md', 'assets/basemap.json']],
  ['@comptoir/remote-sdk', []],
])('each face of %s has declarations, a reference, a report and a changelog', (name, others) => {
  const each = packed.find(({ manifest }) => manifest.name === name);
  if (!each) throw new Error(`${name} is missing`);
  const files = filesOf(each);
  const { exports = {} } = each.manifest;
  expect(Object.keys(exports)).toEqual(
    expect.arrayContaining(Object.keys(readManifest(name.replace('@comptoir', 'shared-kernel')).exports ?? {})),
  );
  const named = Object.values(exports).flatMap((entry) => Object.values(entry));
  expect(files).toEqual(expect.arrayContaining(named.map((file) => file.slice('./'.length))));
  expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', ...others]));
  expect(files.filter((file) => /\.test\.|\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
});

test('modules import each other by file name, including dynamic imports', () => {
  for (const each of packed.filter(({ manifest }) => manifest.exports)) {
    const to = mkdtempSync(path.join(tmpdir(), 'comptoir-unpacked-'));
    extract({ sync: true, file: path.join(folder, each.file), cwd: to });
    const lost = filesOf(each)
      .filter((file) => /(\.js|\.d\.ts)$/.test(file))
      .flatMap((file) => {
        const place = path.join(to, 'package', file);
        const said = readFileSync(place, 'utf8').matchAll(
          /\b(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?["'](\.[^"']*)["']/g,
        );
        return (
          [...said]
            .map(([, name = '']) => path.resolve(path.dirname(place), name))
            // The command is one file; its declarations name each other.
            .map((name) => (file.endsWith('.d.ts') ? name.replace(/\.js$/, '.d.ts') : name))
            .filter((name) => !existsSync(name) || statSync(name).isDirectory())
            .filter((name) => !/\.(css|svg)$/.test(name))
        );
      });
    rmSync(to, { recursive: true });
    expect(lost).toEqual([]);
  }
});

test('tests in a browser need Playwright, and only they do', () => {
  const command = packed.find(({ manifest }) => manifest.name === '@comptoir/remote');
  expect(command?.manifest).toMatchObject({
    exports: { './e2e': { types: './dist/e2e/index.d.ts', default: './dist/e2e.js' } },
    peerDependenciesMeta: { '@playwright/test': { optional: true } },
  });
  expect(command && filesOf(command)).toContain('dist/e2e/index.d.ts');
});

test('the package of the shell contains only what third-party hosts need', () => {
  const shell = packed.find(({ manifest }) => manifest.name === '@comptoir/host-shell');
  if (!shell) throw new Error('The shell is missing');
  expect(Object.keys(shell.manifest.exports ?? {})).toEqual(['.']);
  const files = filesOf(shell);
  expect(files).toEqual(expect.arrayContaining(['dist/outside/index.js', 'dist/outside/index.d.ts']));
  expect(files.filter((file) => /server|dashboard|auth\//.test(file))).toEqual([]);
});
