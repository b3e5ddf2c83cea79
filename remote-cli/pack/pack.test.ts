import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { list } from 'tar';
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

test('kernel, contract and command have one version, and nothing in them is known to this workspace alone', async () => {
  expect(packed.map(({ manifest }) => manifest.name)).toEqual([
    '@comptoir/api-contract',
    '@comptoir/shared-kernel',
    '@comptoir/remote',
  ]);
  expect(new Set(packed.map(({ manifest }) => manifest.version)).size).toBe(1);
  expect(JSON.stringify(packed)).not.toMatch(/workspace:|catalog:/);
  const template = execFileSync(
    'tar',
    ['xzOf', path.join(folder, packed[2]?.file ?? ''), 'package/template/outside/package.json.txt'],
    { encoding: 'utf8' },
  );
  expect(template).not.toMatch(/workspace:|catalog:/);
});

test('each face of the kernel is there, with its declarations, a report of it and what changed', () => {
  const kernel = packed[1];
  if (!kernel) throw new Error('The kernel is missing');
  const files = filesOf(kernel);
  const { exports = {} } = kernel.manifest;
  expect(Object.keys(exports)).toEqual(
    expect.arrayContaining(Object.keys(readManifest('shared-kernel').exports ?? {})),
  );
  const named = Object.values(exports).flatMap((entry) => Object.values(entry));
  expect(files).toEqual(expect.arrayContaining(named.map((file) => file.slice('./'.length))));
  expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'reports/ui.api.md']));
  expect(files.filter((file) => /\.test\.|\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
});
