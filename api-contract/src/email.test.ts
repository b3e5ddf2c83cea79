import { Email } from './values';

test.each([
  ['Jean@Société.fr', 'jean@xn--socit-esab.fr'],
  ['jean@xn--socit-esab.fr', 'jean@xn--socit-esab.fr'],
  ['info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
  ['a&b@example.com', 'a&b@example.com'],
  ['a/b=c@example.com', 'a/b=c@example.com'],
  ["o'brien+bank@example.co.uk", "o'brien+bank@example.co.uk"],
  [' \u200flina@example.com ', 'lina@example.com'],
  ['lina@mail-1.example.photography', 'lina@mail-1.example.photography'],
])('%s is an address', (typed, kept) => {
  expect(Email.parse(typed)).toBe(kept);
});

test.each([
  '',
  'lina',
  'lina@',
  '@example.com',
  'lina@example',
  'lina@@example.com',
  'li na@example.com',
  '.lina@example.com',
  'lina.@example.com',
  'li..na@example.com',
  'lina@.example.com',
  'lina@example..com',
  'lina@-example.com',
  'lina@127.0.0.1',
  'lina@exa_mple.com',
  'lina@société.fr/x',
  'лина@example.com',
  'lina@example.com, ali@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%s is invalid', (typed) => {
  expect(Email.safeParse(typed).error?.issues.map(({ message }) => message)).toContain('Invalid email address');
});

test('a long text is refused quickly', () => {
  const began = performance.now();
  for (const text of ['a@'.repeat(50_000), `a@${'a.'.repeat(50_000)}`, 'é'.repeat(100_000), '.'.repeat(100_000)]) {
    expect(Email.safeParse(text).success).toBe(false);
  }
  expect(performance.now() - began).toBeLessThan(500);
});
