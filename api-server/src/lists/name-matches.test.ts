import { matchesByName } from './name-matches';

const found = ['Café', 'CAFE', 'cafe', 'Bazar'].map((name) => ({ name }));
const names = (name: string) => matchesByName(found, [name])[0]?.map((one) => one.name);

test.each([
  ['café', ['Café']],
  ['Cafe', ['CAFE', 'cafe']],
  ['Cafè', ['Café', 'CAFE', 'cafe']],
  ['  BÀZAR', ['Bazar']],
  ['Baza', []],
  ['', []],
])('finds "%s" as %j', (name, alike) => {
  expect(names(name)).toEqual(alike);
});
