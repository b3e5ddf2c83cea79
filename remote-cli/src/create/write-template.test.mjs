import { fillIn } from './write-template.mjs';

test('each placeholder of the template becomes its word, and anything else stays', () => {
  const words = new Map([
    ['name', 'spare-parts'],
    ['Name', 'SpareParts'],
  ]);
  expect(fillIn('src/__name__/__name__.area.tsx', words)).toBe('src/spare-parts/spare-parts.area.tsx');
  expect(fillIn('export function __Name__ListPage() { __dirname }', words)).toBe(
    'export function SparePartsListPage() { __dirname }',
  );
});
