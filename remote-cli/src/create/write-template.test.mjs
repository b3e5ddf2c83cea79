import { fillIn } from './write-template.mjs';

test('fills placeholders and keeps everything else', () => {
  const words = new Map([
    ['name', 'spare-parts'],
    ['Name', 'SpareParts'],
  ]);
  expect(fillIn('src/__name__/__name__.area.tsx', words)).toBe('src/spare-parts/spare-parts.area.tsx');
  expect(fillIn('export function __Name__ListPage() { __dirname }', words)).toBe(
    'export function SparePartsListPage() { __dirname }',
  );
});
