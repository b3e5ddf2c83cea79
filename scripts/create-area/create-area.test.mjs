import { createArea } from './create-area.mjs';
import { inserted, insertionsFor } from './insertions.mjs';
import { capital, MESSAGES } from './messages.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/root.mjs';

const quiet = () => undefined;
const names = ['--fr', 'sonde,sondes', '--ar', 'مسبار,مسابر'];

test.each([
  [[]],
  [['probe']],
  [['Probe', 'Probes', '--remote', 'operations', ...names]],
  [['probe', 'probe', '--remote', 'operations', ...names]],
  [['probe', 'probes', '--remote', 'operations', '--fr', 'sonde']],
  [['probe', 'probes', '--remotes', 'operations']],
])('%j is answered with an explanation', async (given) => {
  await expect(createArea(given, quiet)).rejects.toThrow('pnpm create-area vehicle vehicles');
});

test('a missing remote is reported, and an existing resource is not changed', async () => {
  await expect(createArea(['probe', 'probes', '--remote', 'nowhere', ...names], quiet)).rejects.toThrow(
    'Missing remote',
  );
  await expect(createArea(['supplier', 'suppliers', '--remote', 'finance', ...names], quiet)).rejects.toThrow(
    'Suppliers already exist',
  );
});

test.each(insertionsFor('operations').map((insertion) => [insertion.file, insertion]))(
  '%s has a place for a resource',
  (file, { before, within, text }) => {
    const now = readFileSync(join(root, file), 'utf8');
    const next = inserted(now, { before, text, ...(within !== undefined && { within }) });
    expect(next).toContain(text);
  },
);

test('a missing place is an error', () => {
  expect(inserted('a\nb\n', { before: 'c', text: 'x' })).toBeUndefined();
  expect(inserted('a\nb\n', { before: '\nb', within: 'a', text: 'x\n' })).toBe('a\nx\nb\n');
  expect(inserted('a\nx\nb\n', { before: '\nb', text: 'x\n' })).toBe('a\nx\nb\n');
});

test('every language has the same texts of a resource', () => {
  const said = Object.values(MESSAGES).map((of) => of({ singular: 'x', plural: 'y' }));
  const keys = said.map(({ list }) => Object.keys(list).filter((key) => !key.startsWith('count_')));
  expect(new Set(keys.map((each) => each.join())).size).toBe(1);
  expect(capital('vehicle')).toBe('Vehicle');
});
