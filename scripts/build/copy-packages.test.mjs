import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../machine/root.mjs';
import { copyPackages } from './copy-packages.mjs';

const dockerfile = readFileSync(join(root, 'deploy/images/product.Dockerfile'), 'utf8');
const [, listed = ''] = /copy-packages\.mjs api-server \/runtime (.+?) *\\?$/m.exec(dockerfile) ?? [];
const names = listed.split(' ');

test("an image contains the externals of its program's bundle, without the embedded database", () => {
  const build = readFileSync(join(root, 'api-server/server-build.ts'), 'utf8');
  const [, outside = ''] = /const outside = \[(.+?)\];/s.exec(build) ?? [];
  const packages = [...outside.matchAll(/'(.+?)'/g)].map(([, name = '']) => name);
  expect(packages.filter((name) => !name.startsWith('@electric-sql/'))).toEqual(names);
});

test('copied packages run without the workspace', async () => {
  const place = mkdtempSync(join(tmpdir(), 'comptoir-runtime-'));
  await copyPackages(join(root, 'api-server'), names, place);
  const program = names.map((name) => `await import('${name}');`).join('') + `console.log('loaded');`;
  const args = ['--input-type=module', '--eval', program];
  expect(execFileSync(process.execPath, args, { cwd: place, encoding: 'utf8' })).toBe('loaded\n');
});
