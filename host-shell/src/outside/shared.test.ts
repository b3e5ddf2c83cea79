/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KERNEL_FACES } from '@comptoir/remote-sdk/build';

test('a foreign host provides every face that a remote may use', () => {
  const files = ['shared.ts', '../shared-on-demand.ts'];
  const source = files.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join('\n');
  const imported = [...source.matchAll(/import\('(@comptoir\/[^']+)'\)/g)].map(([, name]) => name);
  expect(new Set(imported)).toEqual(new Set(KERNEL_FACES));
});
