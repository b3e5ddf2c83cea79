import { searchOptions } from './search-options';

const options = ['Amel Cherif', 'Lynda Aït Ouali', 'Yacine Khelifi'].map((label) => ({ value: label, label }));
const found = (typed: string) => searchOptions(options, typed).map(({ label }) => label);

test('an empty text finds everything', () => {
  expect(found('  ')).toHaveLength(3);
});

test('labels that start with the text come before those with such a word', () => {
  expect(found('a')).toEqual(['Amel Cherif', 'Lynda Aït Ouali']);
  expect(found('ait ou')).toEqual(['Lynda Aït Ouali']);
});

test('words match in any order', () => {
  expect(found('ouali lyn')).toEqual(['Lynda Aït Ouali']);
  expect(found('ouali yac')).toEqual([]);
});

test('a detail is found, the middle of a word is not', () => {
  expect(searchOptions([{ value: 'DZD', label: 'DZD', detail: 'Dinar' }], 'dinar')).toHaveLength(1);
  expect(found('acine')).toEqual([]);
});
