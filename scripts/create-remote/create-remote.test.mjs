import { createRemote, fillIn } from './create-remote.mjs';

test.each([undefined, '', 'Vehicles', '../vehicles', 'a', '1st', 'v_1'])('%j is not taken as a name', async (name) => {
  await expect(createRemote(name, () => undefined)).rejects.toThrow('Say a name of small letters');
});

test('a remote that is there already is left as it is', async () => {
  await expect(createRemote('finance', () => undefined)).rejects.toThrow('mfe-finance is there already');
});

test('each placeholder of the template becomes its word, and what is none stays', () => {
  const words = new Map([
    ['name', 'spare-parts'],
    ['Name', 'SpareParts'],
  ]);
  expect(fillIn('src/__name__/__name__.area.tsx', words)).toBe('src/spare-parts/spare-parts.area.tsx');
  expect(fillIn('export function __Name__ListPage() { __dirname }', words)).toBe(
    'export function SparePartsListPage() { __dirname }',
  );
});
