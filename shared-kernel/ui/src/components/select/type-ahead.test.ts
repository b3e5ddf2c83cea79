import { createTypeAhead } from './type-ahead';

const COUNTRIES = ['Algeria', 'France', 'United Kingdom', 'Tunisia', 'United States'];

/** Types `text` with a tenth of a second per key, starting at the first option. */
function type(labels: readonly string[], text: string, from = 0): number {
  const typeAhead = createTypeAhead();
  let active = from;
  for (const [index, key] of Array.from(text).entries())
    active = typeAhead.find(labels, key, active, index * 100) ?? active;
  return active;
}

test.each([
  ['Tun', 'Tunisia'],
  ['united s', 'United States'],
  ['f', 'France'],
])('the word "%s" finds %s', (word, country) => {
  expect(COUNTRIES[type(COUNTRIES, word)]).toBe(country);
});

test('a word matches the whole prefix, not only its letters', () => {
  expect(type(['Amel Cherif', 'Lynda Ait Ouali', 'Yacine Khelifi'], 'Ly')).toBe(1);
});

test('accents and case are ignored', () => {
  expect(type(['Audin', 'Aïn Benian', 'Été'], 'ain')).toBe(1);
  expect(type(['Audin', 'Aïn Benian', 'Été'], 'ETE')).toBe(2);
});

test('a single letter moves to the next label that starts with it, wrapping around', () => {
  const labels = ['Alger', 'Oran', 'Annaba'];
  expect(type(labels, 'a')).toBe(2);
  expect(type(labels, 'aa')).toBe(0);
  expect(type(labels, 'A', 2)).toBe(0);
  expect(type(labels, 'x')).toBe(0);
});

test('a repeated letter is a word if a label starts with it', () => {
  expect(type(['Alger', 'Anis', 'Aaron', 'Amel'], 'aa')).toBe(2);
});

test('a pause starts a new word', () => {
  const typeAhead = createTypeAhead();
  expect(typeAhead.find(COUNTRIES, 't', 0, 0)).toBe(3);
  expect(typeAhead.isTyping(700)).toBe(true);
  expect(typeAhead.isTyping(701)).toBe(false);
  expect(typeAhead.find(COUNTRIES, 'u', 3, 1500)).toBe(4);
});

test('a word without a match does nothing', () => {
  const typeAhead = createTypeAhead();
  expect(typeAhead.find(COUNTRIES, 't', 0, 0)).toBe(3);
  expect(typeAhead.find(COUNTRIES, 'x', 3, 100)).toBeUndefined();
  expect(typeAhead.find([], 'x', 0, 1500)).toBeUndefined();
});
